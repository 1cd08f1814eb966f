"""Says in a sentence why a move of a fishing game is not legal."""

from __future__ import annotations

from hanafuda_desktop.cards.card import CARDS_PER_MONTH
from hanafuda_desktop.cards.cardset import month_cards
from hanafuda_desktop.engine.fishing.moves import (
    Bomb,
    Draw,
    FishingMove,
    Go,
    NextRound,
    Pick,
    Play,
    Show,
    Stop,
    Take,
)
from hanafuda_desktop.engine.fishing.program import FishingProgram
from hanafuda_desktop.engine.fishing.state import FishingState, Phase
from hanafuda_desktop.engine.naming import begun, spoken
from hanafuda_desktop.language import tr, tr_noop

__all__ = ["why_not"]

_ASKED = {
    Phase.PICK: tr_noop("First everybody picks a card."),
    Phase.PLAY: tr_noop("Play a card of the hand now."),
    Phase.TAKE: tr_noop("Say first which card the drawn card takes."),
    Phase.CALL: tr_noop("Say first whether the round stops or goes on."),
    Phase.NEXT: tr_noop("This round is over; the next one is to be dealt."),
}
_PHASE_OF = {
    Pick: Phase.PICK,
    Play: Phase.PLAY,
    Draw: Phase.PLAY,
    Show: Phase.PLAY,
    Bomb: Phase.PLAY,
    Take: Phase.TAKE,
    Stop: Phase.CALL,
    Go: Phase.CALL,
    NextRound: Phase.NEXT,
}


def why_not(program: FishingProgram, state: FishingState, move: FishingMove) -> str:
    """Why a move that is not legal is not."""
    phase = Phase(state.phase)
    if type(move) not in _PHASE_OF:
        return tr("This is no move of this game.")
    if _PHASE_OF[type(move)] is not phase:
        return tr(_ASKED[phase])
    match move:
        case Play(card, take):
            return _play(program, state, card, take)
        case Take(card):
            return _takes_not(state.running.turned, card)
        case Draw():
            return _draw(state)
        case Show():
            return _show(program, state, move)
        case Bomb():
            return _bomb(program, state, move)
        case Pick():
            return tr("This card is already picked.")
        case _:
            return tr(_ASKED[phase])


def _play(program: FishingProgram, state: FishingState, card: int, take: int | None) -> str:
    name = spoken(card)
    if not state.hands[state.seat] >> card & 1:
        return begun(tr("{card} is not in this hand.", card=name))
    mates = program.hand_takes[card] & state.field
    if take is None and mates and not program.at_once(card, mates):
        return tr("Say which card {card} takes.", card=name)
    if take is not None and not mates >> take & 1:
        return _takes_not(card, take)
    if take is not None:
        return tr("There is no choice: {card} takes all that it can.", card=name)
    return tr("A card that captures must be played, and this one does not.")


def _takes_not(card: int, other: int) -> str:
    words = tr("{card} does not take {other}.", card=spoken(card), other=spoken(other))
    return begun(words)


def _draw(state: FishingState) -> str:
    if state.drawn >= len(state.series.stock):
        return tr("There is nothing left to draw: play a card of the hand.")
    return tr("Play a card of the hand; only without one is a turn just a draw.")


def _show(program: FishingProgram, state: FishingState, move: Show) -> str:
    if program.rules.bombs.show == "never":
        return tr("Three of a month are not shown in this game.")
    if program.rules.bombs.show == "first-turn" and state.turns[state.seat]:
        return tr("Three of a month are shown before the first card is played.")
    if state.facts.shown[state.seat] & month_cards(move.month):
        return tr("These cards are shown already.")
    return tr("There are not three cards of this month in the hand.")


def _bomb(program: FishingProgram, state: FishingState, move: Bomb) -> str:
    if not program.rules.bombs.bomb:
        return tr("Three of a month are not played at once in this game.")
    if state.facts.shown[state.seat] & month_cards(move.month):
        return tr("Cards that were shown are played one by one.")
    if (state.hands[state.seat] & month_cards(move.month)).bit_count() != CARDS_PER_MONTH - 1:
        return tr("There are not three cards of this month in the hand.")
    return tr("The fourth card of this month is not on the field.")
