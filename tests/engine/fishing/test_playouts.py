"""Rounds played out quickly are the rounds that ``legal_moves`` and ``apply`` play."""

from __future__ import annotations

import random

import pytest

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.fishing.family import Fishing
from hanafuda_desktop.engine.fishing.moves import GO, STOP, TAKES, FishingMove, Take
from hanafuda_desktop.engine.fishing.playout import (
    Chance,
    Weights,
    compile_playouts,
    drawn_by_weight,
    weighed,
)
from hanafuda_desktop.engine.fishing.state import FishingState, Phase
from tests.engine.fishing.tables import ALL_GAMES, rules_of

DEALS = 14


def _weights(seed: int) -> Weights:
    chance = random.Random(seed)
    lay = tuple(chance.choice([1.0, 2.0, 5.0]) for _ in range(48))
    take = tuple(chance.choice([1.0, 3.0, 8.0]) for _ in range(48))
    return Weights(lay, take, 0.5)


def _through_the_engine(
    family: Fishing, state: FishingState, weights: Weights, chance: Chance
) -> FishingState:
    """The same choices, each a move of ``legal_moves`` that ``apply`` plays."""
    move: FishingMove
    while state.phase in (Phase.PLAY, Phase.TAKE, Phase.CALL):
        moves = family.legal_moves(state, state.seat)
        if state.phase == Phase.PLAY:
            found = weighed(family, state, weights)
            move = found[drawn_by_weight([weight for _, weight in found], chance)][0]
        elif state.phase == Phase.TAKE:
            cards = [each.card for each in moves if isinstance(each, Take)]
            best = max(cards, key=weights.take.__getitem__)
            move = TAKES[best]
        else:
            move = GO if chance() < weights.go else STOP
        assert move in moves
        state = family.apply(state, move).state
    return state


@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_a_round_played_out_is_the_round_that_the_engine_plays(game_id: str) -> None:
    rules = rules_of(game_id)
    for players in sorted(map(int, rules.deal)):
        if not rules.players.least <= players <= rules.players.most:
            continue
        family = Fishing(rules, players, 3)
        playout = compile_playouts(family)
        for seed in range(DEALS):
            weights, chance = _weights(seed), random.Random(seed)
            state = family.deal(shuffled(family.deck, seed), seed).state
            while state.phase != Phase.OVER:
                if state.phase in (Phase.NEXT, Phase.PICK):
                    state = family.apply(state, family.legal_moves(state, state.seat)[0]).state
                    continue
                quickly = playout(state, weights, random.Random(seed).random)
                slowly = _through_the_engine(family, state, weights, random.Random(seed).random)
                assert quickly == slowly
                assert quickly.phase in (Phase.NEXT, Phase.OVER)
                # Play on from a few turns further: those positions are unlike the deal.
                for _ in range(chance.randrange(1, 12)):
                    if state.phase in (Phase.NEXT, Phase.OVER):
                        break
                    moves = family.legal_moves(state, state.seat)
                    state = family.apply(state, chance.choice(moves)).state


def test_they_are_thousands() -> None:
    assert len(ALL_GAMES) * DEALS * 3 > 1_500


def test_chance_follows_the_weights() -> None:
    assert drawn_by_weight([1.0, 0.0, 3.0], lambda: 0.0) == 0
    assert drawn_by_weight([1.0, 0.0, 3.0], lambda: 0.24) == 0
    assert drawn_by_weight([1.0, 0.0, 3.0], lambda: 0.25) == 2
    assert drawn_by_weight([1.0, 0.0, 3.0], lambda: 0.999) == 2
    # Where nothing has any weight, the last will do.
    assert drawn_by_weight([0.0, 0.0], lambda: 0.5) == 1
