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
from hanafuda_desktop.engine.naming import spoken

__all__ = ["why_not"]

_ASKED = {
    Phase.PICK: "First everybody picks a card.",
    Phase.PLAY: "Play a card of the hand now.",
    Phase.TAKE: "Say first which card the drawn card takes.",
    Phase.CALL: "Say first whether the round stops or goes on.",
    Phase.NEXT: "This round is over; the next one is to be dealt.",
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
        return "This is no move of this game."
    if _PHASE_OF[type(move)] is not phase:
        return _ASKED[phase]
    match move:
        case Play(card, take):
            return _play(program, state, card, take)
        case Take(card):
            return f"The {spoken(state.running.turned)} does not take the {spoken(card)}."
        case Draw():
            return _draw(state)
        case Show():
            return _show(program, state, move)
        case Bomb():
            return _bomb(program, state, move)
        case Pick():
            return "This card is already picked."
        case _:
            return _ASKED[phase]


def _play(program: FishingProgram, state: FishingState, card: int, take: int | None) -> str:
    name = spoken(card)
    if not state.hands[state.seat] >> card & 1:
        return f"The {name} is not in this hand."
    mates = program.hand_takes[card] & state.field
    if take is None and mates and not program.at_once(card, mates):
        return f"Say which card the {name} takes."
    if take is not None and not mates >> take & 1:
        return f"The {name} does not take the {spoken(take)}."
    if take is not None:
        return f"There is no choice: the {name} takes all that it can."
    return "A card that captures must be played, and this one does not."


def _draw(state: FishingState) -> str:
    if state.drawn >= len(state.series.stock):
        return "There is nothing left to draw: play a card of the hand."
    return "Play a card of the hand; only without one is a turn just a draw."


def _show(program: FishingProgram, state: FishingState, move: Show) -> str:
    if program.rules.bombs.show == "never":
        return "Three of a month are not shown in this game."
    if program.rules.bombs.show == "first-turn" and state.turns[state.seat]:
        return "Three of a month are shown before the first card is played."
    if state.facts.shown[state.seat] & month_cards(move.month):
        return "These cards are shown already."
    return "There are not three cards of this month in the hand."


def _bomb(program: FishingProgram, state: FishingState, move: Bomb) -> str:
    if not program.rules.bombs.bomb:
        return "Three of a month are not played at once in this game."
    if state.facts.shown[state.seat] & month_cards(move.month):
        return "Cards that were shown are played one by one."
    if (state.hands[state.seat] & month_cards(move.month)).bit_count() != CARDS_PER_MONTH - 1:
        return "There are not three cards of this month in the hand."
    return "The fourth card of this month is not on the field."
