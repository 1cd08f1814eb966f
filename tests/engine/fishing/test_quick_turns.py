"""The usual turn played at once is the very turn that is played step by step."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.fishing.moves import Play
from hanafuda_desktop.engine.fishing.playing import Turn
from hanafuda_desktop.engine.fishing.program import FishingProgram
from hanafuda_desktop.engine.fishing.quick import usual_turn
from hanafuda_desktop.engine.fishing.settling import end_turn
from hanafuda_desktop.engine.fishing.state import NO_CARD, FishingState, Phase
from tests.engine.fishing.tables import ALL_GAMES, family_of, rules_of


def _step_by_step(program: FishingProgram, state: FishingState, move: Play) -> FishingState:
    turn = Turn(program, state, None)
    turn.play(move.card, move.take)
    turned = turn.draw()
    if turned != NO_CARD:
        return turn.state(Phase.TAKE, seat=state.seat, turned=turned)
    return end_turn(turn)


@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_both_ways_lead_to_the_same_state(game_id: str) -> None:
    rules = rules_of(game_id)
    quick = turns = 0
    for players in sorted(map(int, rules.deal)):
        if not rules.players.least <= players <= rules.players.most:
            continue
        family = family_of(game_id, players, 2)
        for seed in range(12):
            chance = SplitMix64(seed)
            state = family.deal(shuffled(family.deck, seed), seed).state
            while state.phase != Phase.OVER:
                moves = family.legal_moves(state, state.seat)
                for move in moves:
                    if type(move) is Play:
                        turns += 1
                        at_once = usual_turn(family.program, state, move)
                        if at_once is not None:
                            quick += 1
                            assert at_once == _step_by_step(family.program, state, move)
                state = family.apply(state, moves[chance.below(len(moves))]).state
    assert quick > turns / 8  # it is of use in every game
