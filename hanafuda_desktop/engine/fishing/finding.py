"""Finds every legal move of a fishing game, in a fixed order."""

from __future__ import annotations

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members, months_of_three
from hanafuda_desktop.engine.fishing.dealing import PICK_FROM
from hanafuda_desktop.engine.fishing.moves import (
    BOMBS,
    DRAW,
    GO,
    NEXT_ROUND,
    PICKS,
    PLAYS,
    SHOWS,
    STOP,
    TAKES,
    FishingMove,
)
from hanafuda_desktop.engine.fishing.program import FishingProgram
from hanafuda_desktop.engine.fishing.state import FishingState, Phase

__all__ = ["found_moves", "found_plays", "triples"]

_DRAW_ONLY = (DRAW,)
_ALWAYS: dict[Phase, tuple[FishingMove, ...]] = {
    Phase.CALL: (STOP, GO),
    Phase.NEXT: (NEXT_ROUND,),
    Phase.OVER: (),
}
_TRIPLE = 3


def found_moves(program: FishingProgram, state: FishingState) -> tuple[FishingMove, ...]:
    """The moves of the seat whose turn it is."""
    always = _ALWAYS.get(state.phase)
    if always is not None:
        return always
    match state.phase:
        case Phase.PLAY:
            return found_plays(program, state)
        case Phase.TAKE:
            mates = program.drawn_takes[state.turned] & state.field
            return tuple([TAKES[card] for card in members(mates)])
        case _:
            return tuple(PICKS[p] for p in range(PICK_FROM) if p not in state.facts.picks)


def found_plays(program: FishingProgram, state: FishingState) -> tuple[FishingMove, ...]:
    """The moves of a seat that is to play a hand card: first the cards that capture."""
    seat = state.seat
    hand = state.hands[seat]
    if not hand:
        return _DRAW_ONLY
    field = state.field
    plays = program.plays
    moves: list[FishingMove] = []
    plain: list[FishingMove] = []
    while hand:
        low = hand & -hand
        hand ^= low
        takes, move = plays[low]
        mates = takes & field
        if not mates:
            plain.append(move)
        elif mates & (mates - 1) and not program.at_once(move.card, mates):
            choices = PLAYS[move.card]
            while mates:
                low = mates & -mates
                mates ^= low
                moves.append(choices[low.bit_length()])
        else:
            moves.append(move)
    if not moves or not program.must_match:
        moves += plain
    if program.has_triples and months_of_three(state.hands[seat]):
        moves += _with_triples(program, state)
    if state.facts.passes[seat]:
        moves.append(DRAW)
    return tuple(moves)


def triples(hand: int) -> list[tuple[int, int]]:
    """Months of which a hand holds three cards, each with those cards."""
    months: dict[int, int] = {}
    for card in members(hand):
        months[CARDS[card].month] = months.get(CARDS[card].month, 0) | 1 << card
    return [(month, cards) for month, cards in months.items() if cards.bit_count() == _TRIPLE]


def _with_triples(program: FishingProgram, state: FishingState) -> list[FishingMove]:
    """Bombs and shows (GS-3)."""
    rule = program.rules.bombs
    seat = state.seat
    shown = state.facts.shown[seat]
    may_show = rule.show == "any-turn" or (rule.show == "first-turn" and state.turns[seat] == 0)
    moves: list[FishingMove] = []
    for month, cards in triples(state.hands[seat]):
        if cards & shown:
            continue
        first = (cards & -cards).bit_length() - 1
        if rule.bomb and program.kin[first] & state.field:
            moves.append(BOMBS[month])
        if may_show:
            moves.append(SHOWS[month])
    return moves
