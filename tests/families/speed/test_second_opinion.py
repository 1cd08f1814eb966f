"""The engine agrees with a finder of moves written from the digest alone."""

from __future__ import annotations

from collections import Counter

import pytest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.families.speed.compiled import SEATS
from hanafuda_desktop.families.speed.moves import Join, Put, SpeedPhase, TurnUp
from hanafuda_desktop.families.speed.state import SpeedState
from tests.families.speed import by_hand
from tests.families.speed.tables import family_of, random_game

GAMES = 120


def _columns(state: SpeedState, seat: int) -> list[list[by_hand.Card]]:
    return [
        [by_hand.Card(CARDS[card].id, at >= down) for at, card in enumerate(cards)]
        for cards, down in state.layouts[seat]
    ]


def _deed(move: object) -> by_hand.Deed:
    match move:
        case Put(_, _, column, stack, 1):
            return "put", column, stack
        case Join(_, _, column, onto):
            return "join", column, onto
        case TurnUp(_, _, column):
            return "turn", column, -1
    raise AssertionError(move)


@pytest.mark.deep
@pytest.mark.rule("HP-3", "HP-4", "HP-5", "HP-6", "HP-7", "HP-8", "HP-9")
def test_the_same_moves_are_found() -> None:
    family = family_of("hanapette")
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        for state, _ in random_game(family, seed):
            tops = [CARDS[stack[-1]].id if stack else None for stack in state.stacks]
            wanted = [by_hand.deeds(_columns(state, seat), tops) for seat in range(SEATS)]
            if state.phase == SpeedPhase.PLAY:
                for seat in range(SEATS):
                    found = [_deed(move) for move in family.legal_moves(state, seat)]
                    assert len(set(found)) == len(found)
                    assert set(found) == wanted[seat]
                    met.update(deed[0] for deed in found)
            elif state.phase == SpeedPhase.COUNT and any(state.stacks):
                for seat in range(SEATS):
                    assert not by_hand.has_something_to_do(_columns(state, seat), tops)
                    met["join and no more"] += bool(wanted[seat])
    assert set(met) == {"put", "join", "turn", "join and no more"}


@pytest.mark.deep
@pytest.mark.rule("HP-8")
def test_it_stands_still_as_soon_as_nobody_has_anything_to_do() -> None:
    family = family_of("hanapette")
    for seed in range(GAMES):
        for state, _ in random_game(family, seed):
            if state.phase == SpeedPhase.PLAY:
                tops = [CARDS[stack[-1]].id if stack else None for stack in state.stacks]
                assert any(
                    by_hand.has_something_to_do(_columns(state, seat), tops)
                    for seat in range(SEATS)
                )
