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

__all__ = ["found_moves", "triples"]

_STOP_OR_GO = (STOP, GO)
_DRAW_ONLY = (DRAW,)
_PLAIN = tuple(plays[0] for plays in PLAYS)
_TRIPLE = 3


def found_moves(program: FishingProgram, state: FishingState) -> tuple[FishingMove, ...]:
    """The moves of the seat whose turn it is."""
    match state.phase:
        case Phase.PLAY:
            return _plays(program, state)
        case Phase.TAKE:
            mates = program.drawn_takes[state.turned] & state.field
            return tuple(TAKES[card] for card in members(mates))
        case Phase.CALL:
            return _STOP_OR_GO
        case Phase.NEXT:
            return (NEXT_ROUND,)
        case Phase.PICK:
            return tuple(PICKS[p] for p in range(PICK_FROM) if p not in state.facts.picks)
        case _:
            return ()


def _plays(program: FishingProgram, state: FishingState) -> tuple[FishingMove, ...]:
    hand = state.hands[state.seat]
    if not hand:
        return _DRAW_ONLY
    field = state.field
    takes = program.hand_takes
    moves: list[FishingMove] = []
    plain: list[FishingMove] = []
    while hand:
        low = hand & -hand
        hand ^= low
        card = low.bit_length() - 1
        mates = takes[card] & field
        if not mates:
            plain.append(_PLAIN[card])
        elif mates & (mates - 1) and not program.at_once(card, mates):
            for mate in members(mates):
                moves.append(PLAYS[card][mate + 1])
        else:
            moves.append(_PLAIN[card])
    if not moves or not program.must_match:
        moves += plain
    if program.has_triples and months_of_three(state.hands[state.seat]):
        moves += _with_triples(program, state)
    if state.facts.passes[state.seat]:
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
