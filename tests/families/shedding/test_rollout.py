"""Rounds played out quickly are the rounds that ``legal_moves`` and ``apply`` play."""

from __future__ import annotations

import random
from bisect import bisect
from functools import partial

import pytest

from hanafuda_desktop.families.shedding.family import Shedding
from hanafuda_desktop.families.shedding.moves import BareMove, SheddingMove, Swap
from hanafuda_desktop.families.shedding.rollout import (
    Chance,
    RolloutPolicy,
    compile_playouts,
    expected_gains,
)
from hanafuda_desktop.families.shedding.state import SheddingPhase, SheddingState
from tests.engine.positions import dealt
from tests.families.shedding.tables import TABLES, every_table, family_of, table

DEALS = 12


def _weights(family: Shedding, seed: int) -> RolloutPolicy:
    chance = random.Random(seed)
    return RolloutPolicy(
        shed=tuple(chance.choice([1.0, 2.0, 5.0]) for _ in range(9)),
        cards=tuple(chance.choice([0.5, 1.0, 2.0]) for _ in range(48)),
        tops={
            each.id: tuple(chance.choice([1.0, 4.0]) for _ in range(49))
            for each in family.compiled.combinations
        },
        struggle=1.0,
        keep=0.3,
    )


def _by_weight(
    moves: tuple[SheddingMove, ...], weights: RolloutPolicy, chance: Chance
) -> SheddingMove:
    if len(moves) == 1:
        return moves[0]
    found = [weights.weight(move) for move in moves]
    sums = [sum(found[: upto + 1]) for upto in range(len(found))]
    return moves[bisect(sums, chance() * sums[-1], 0, len(sums) - 1)]


def _of_drawn(
    moves: tuple[SheddingMove, ...], weights: RolloutPolicy, chance: Chance
) -> SheddingMove:
    assert moves[-1] is BareMove.KEEP
    if len(moves) == 1:
        return BareMove.KEEP
    by = chance()
    if by < weights.keep:
        return BareMove.KEEP
    return moves[int((by - weights.keep) / (1 - weights.keep) * (len(moves) - 1))]


def _size_of_other(state: SheddingState, move: SheddingMove) -> tuple[int, int]:
    assert isinstance(move, Swap)
    return state.hands[move.seat].bit_count(), move.seat


def _through_the_engine(
    family: Shedding, state: SheddingState, weights: RolloutPolicy, chance: Chance
) -> SheddingState:
    """The same choices, each a move of ``legal_moves`` that ``apply`` plays."""
    while state.phase in (SheddingPhase.PLAY, SheddingPhase.DRAWN, SheddingPhase.SWAP):
        moves = family.legal_moves(state, state.seat)
        if state.phase == SheddingPhase.PLAY:
            move = _by_weight(moves, weights, chance)
        elif state.phase == SheddingPhase.DRAWN:
            move = _of_drawn(moves, weights, chance)
        else:
            move = min(moves, key=partial(_size_of_other, state))
        state = family.apply(state, move).state
    return state


@pytest.mark.deep_but(5)
@every_table
def test_a_round_played_out_is_the_round_that_the_engine_plays(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 2)
    playout = compile_playouts(family)
    for seed in range(DEALS):
        weights, chance = _weights(family, seed), random.Random(seed)
        state = dealt(family, seed)
        while state.phase != SheddingPhase.OVER:
            if state.phase not in (SheddingPhase.NEXT, SheddingPhase.RACE):
                quickly = playout(state, weights, random.Random(seed).random)
                slowly = _through_the_engine(family, state, weights, random.Random(seed).random)
                assert quickly == slowly
                assert quickly.phase in (SheddingPhase.RACE, SheddingPhase.NEXT, SheddingPhase.OVER)
            # Play on from a few turns further: those positions are unlike the deal.
            for _ in range(chance.randrange(1, 25)):
                if state.phase == SheddingPhase.OVER:
                    break
                moves = family.legal_moves(state, state.seat)
                state = family.apply(state, chance.choice(moves)).state


def test_they_are_thousands() -> None:
    assert len(TABLES) * DEALS * 3 > 1_500


def test_a_race_is_counted_as_if_everybody_were_as_fast() -> None:
    """Each of three racers is exempt in a third of all cases, and the winner gets the rest."""
    position = "asked: race 0\nh0:\nh1: 21 22\nh2: 32 33 34\nh3: 11"
    now = table("untitled", position, players=4)
    owed = [now.family.compiled.worth(hand) for hand in now.state.hands]
    assert owed == [0, 2, 3, 5]
    gains = expected_gains(now.family, now.state)
    assert gains == pytest.approx([20 / 3, -4 / 3, -6 / 3, -10 / 3])
    after = now.family.apply(now.state, BareMove.DRAW_LOTS).state
    assert expected_gains(now.family, after) == after.series.sheet[-1].gains
