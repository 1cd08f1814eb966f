"""The moves of a fishing game: which are legal, and why others are not."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from hanafuda_desktop.cards.card import CARDS_PER_MONTH
from hanafuda_desktop.cards.cardset import mask_of, members, month_cards, months_of_three
from hanafuda_desktop.engine.position_text import begun, spoken
from hanafuda_desktop.engine.rounds import NEXT_ROUND, NextRound
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.moves import (
    BOMBS,
    DRAW,
    GO,
    PICKS,
    PLAYS,
    SHOWS,
    STOP,
    TAKES,
    Bomb,
    Draw,
    FishingMove,
    Go,
    Pick,
    Play,
    Show,
    Stop,
    Take,
)
from hanafuda_desktop.families.fishing.rounds import PICK_FROM
from hanafuda_desktop.families.fishing.state import FishingPhase, FishingState
from hanafuda_desktop.text.language import tr, tr_noop

_PLAY: Final = FishingPhase.PLAY
_TRIPLE: Final = 3

# Every legal move, in a fixed order.

_DRAW_ONLY = (DRAW,)
_ALWAYS: dict[FishingPhase, tuple[FishingMove, ...]] = {
    FishingPhase.CALL: (STOP, GO),
    FishingPhase.NEXT: (NEXT_ROUND,),
    FishingPhase.OVER: (),
}
_MOST_KNOWN: Final = 50_000
"""So many captures of a card are remembered."""


def _captures(compiled: CompiledFishing, card: int, mates: int) -> tuple[Play, ...]:
    """The moves of a hand card that matches these field cards."""
    moves = PLAYS[card]
    if compiled.at_once(card, mates):
        return (moves[0],)
    return tuple([moves[mate + 1] for mate in members(mates)])


_Ways = list[tuple[int, Callable[[int], tuple[Play, ...]]]]
"""For each card what it takes from the hand, and what finds its captures."""


def compile_moves(
    compiled: CompiledFishing,
) -> Callable[[FishingState], tuple[FishingMove, ...]]:
    """What finds the moves of the seat whose turn it is, by these rules."""
    # Of its own month there are seven sets that a card matches; by other rules there may be many.
    known = lru_cache(maxsize=_MOST_KNOWN)
    ways: _Ways = [
        (takes, known(partial(_captures, compiled, card)))
        for card, takes in enumerate(compiled.hand_takes)
    ]
    # Where no hand card has a choice, there is nothing to find.
    mostly_plain = compiled.is_by_month and not compiled.must_match and not compiled.has_triples

    def moves_of(state: FishingState) -> tuple[FishingMove, ...]:
        if state.phase is not _PLAY:
            return _answers(compiled, state)
        hand = state.held[state.seat]
        if not hand:
            return _DRAW_ONLY
        if mostly_plain:
            pairs = state.pairs
            for move in hand if pairs else ():
                if pairs >> move.card & 1:
                    return _plays(compiled, ways, hand, state)
            return hand
        return _plays(compiled, ways, hand, state)

    return moves_of


def _answers(compiled: CompiledFishing, state: FishingState) -> tuple[FishingMove, ...]:
    """The moves of a seat that is asked something else than to play a hand card."""
    always = _ALWAYS.get(state.phase)
    if always is not None:
        return always
    if state.phase is FishingPhase.TAKE:
        mates = compiled.drawn_takes[state.running.turned] & state.field
        return tuple([TAKES[card] for card in members(mates)])
    return tuple(PICKS[p] for p in range(PICK_FROM) if p not in state.facts.picks)


def _plays(
    compiled: CompiledFishing, ways: _Ways, hand: tuple[Play, ...], state: FishingState
) -> tuple[FishingMove, ...]:
    """The moves of a seat that is to play a hand card, by the cards, the lowest first."""
    field = state.field
    must_match = compiled.must_match
    found: list[FishingMove] = []
    capturing: list[FishingMove] = []
    for move in hand:
        takes, captures = ways[move.card]
        mates = takes & field
        if not mates:
            found.append(move)
        else:
            found += captures(mates)
            if must_match:
                capturing += captures(mates)
    found = capturing or found
    if compiled.has_triples:
        found += _with_triples(compiled, state)
    if state.facts.passes[state.seat] and state.drawn < len(state.series.stock):
        found.append(DRAW)
    return tuple(found)


def triples(hand: int) -> list[tuple[int, int]]:
    """Months of which a hand holds three cards, each with those cards."""
    months = [card // CARDS_PER_MONTH + 1 for card in members(months_of_three(hand))]
    held = [(month, hand & month_cards(month)) for month in months]
    return [(month, cards) for month, cards in held if cards.bit_count() == _TRIPLE]


def _with_triples(compiled: CompiledFishing, state: FishingState) -> list[FishingMove]:
    """Bombs and shows (GS-3)."""
    rule = compiled.rules.bombs
    seat = state.seat
    shown = state.facts.shown[seat]
    may_show = rule.show == "any-turn" or (rule.show == "first-turn" and state.turns[seat] == 0)
    moves: list[FishingMove] = []
    for month, cards in triples(mask_of([play.card for play in state.held[seat]])):
        if cards & shown:
            continue
        first = (cards & -cards).bit_length() - 1
        if rule.bomb and compiled.kin[first] & state.field:
            moves.append(BOMBS[month])
        if may_show:
            moves.append(SHOWS[month])
    return moves


# Says in a sentence why a move of a fishing game is not legal.

_ASKED = {
    FishingPhase.PICK: tr_noop("First everybody picks a card."),
    FishingPhase.PLAY: tr_noop("Play a card of the hand now."),
    FishingPhase.TAKE: tr_noop("Say first which card the drawn card takes."),
    FishingPhase.CALL: tr_noop("Say first whether the round stops or goes on."),
    FishingPhase.NEXT: tr_noop("This round is over; the next one is to be dealt."),
}
_PHASE_OF = {
    Pick: FishingPhase.PICK,
    Play: FishingPhase.PLAY,
    Draw: FishingPhase.PLAY,
    Show: FishingPhase.PLAY,
    Bomb: FishingPhase.PLAY,
    Take: FishingPhase.TAKE,
    Stop: FishingPhase.CALL,
    Go: FishingPhase.CALL,
    NextRound: FishingPhase.NEXT,
}


def why_not(compiled: CompiledFishing, state: FishingState, move: FishingMove) -> str:
    """Why a move that is not legal is not."""
    phase = FishingPhase(state.phase)
    if type(move) not in _PHASE_OF:
        return tr("This is no move of this game.")
    if _PHASE_OF[type(move)] is not phase:
        return tr(_ASKED[phase])
    match move:
        case Play(card, take):
            return _play(compiled, state, card, take)
        case Take(card):
            return _takes_not(state.running.turned, card)
        case Draw():
            return _draw(state)
        case Show():
            return _show(compiled, state, move)
        case Bomb():
            return _bomb(compiled, state, move)
        case Pick():
            return tr("This card is already picked.")
        case _:
            return tr(_ASKED[phase])


def _play(compiled: CompiledFishing, state: FishingState, card: int, take: int | None) -> str:
    name = spoken(card)
    if not state.hands[state.seat] >> card & 1:
        return begun(tr("{card} is not in this hand.", card=name))
    mates = compiled.hand_takes[card] & state.field
    if take is None and mates and not compiled.at_once(card, mates):
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


def _show(compiled: CompiledFishing, state: FishingState, move: Show) -> str:
    if compiled.rules.bombs.show == "never":
        return tr("Three of a month are not shown in this game.")
    if compiled.rules.bombs.show == "first-turn" and state.turns[state.seat]:
        return tr("Three of a month are shown before the first card is played.")
    if state.facts.shown[state.seat] & month_cards(move.month):
        return tr("These cards are shown already.")
    return tr("There are not three cards of this month in the hand.")


def _bomb(compiled: CompiledFishing, state: FishingState, move: Bomb) -> str:
    if not compiled.rules.bombs.bomb:
        return tr("Three of a month are not played at once in this game.")
    if state.facts.shown[state.seat] & month_cards(move.month):
        return tr("Cards that were shown are played one by one.")
    if (state.hands[state.seat] & month_cards(move.month)).bit_count() != CARDS_PER_MONTH - 1:
        return tr("There are not three cards of this month in the hand.")
    return tr("The fourth card of this month is not on the field.")
