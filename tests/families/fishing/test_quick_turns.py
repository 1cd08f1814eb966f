"""The usual turn played at once is the very turn that is played step by step."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.moves import Draw, FishingMove, Play, Take
from hanafuda_desktop.families.fishing.play import Turn
from hanafuda_desktop.families.fishing.quick import compile_takes, compile_turns
from hanafuda_desktop.families.fishing.rounds import end_turn
from hanafuda_desktop.families.fishing.state import NO_CARD, FishingPhase, FishingState
from tests.families.fishing.tables import ALL_GAMES, rules_of


def _step_by_step(
    compiled: CompiledFishing, state: FishingState, move: Play | Draw | Take
) -> FishingState:
    turn = Turn(compiled, state, None)
    match move:
        case Play(card, take):
            turn.play(card, take)
        case Draw():
            turn.without_card()
        case Take(card):
            turn.take(state.running.turned, 1 << card)
    turned = turn.draw()
    if turned != NO_CARD:
        return turn.state(FishingPhase.TAKE, seat=state.seat, turned=turned)
    return end_turn(turn)


class _BothWays:
    """Plays every move of a state both ways, and counts the usual ones."""

    def __init__(self, family: Fishing) -> None:
        self.compiled = family.compiled
        self.turn = compile_turns(self.compiled)
        self.take = compile_takes(self.compiled)
        self.quick = self.turns = 0

    def compare(self, state: FishingState, move: FishingMove) -> None:
        if not isinstance(move, Play | Draw | Take):
            return
        at_once = self.take(state, move) if isinstance(move, Take) else self.turn(state, move)
        self.turns += 1
        if at_once is not None:
            self.quick += 1
            assert at_once == _step_by_step(self.compiled, state, move)


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_both_ways_lead_to_the_same_state(game_id: str) -> None:
    rules = rules_of(game_id)
    quick = turns = 0
    for players in sorted(map(int, rules.deal)):
        if not rules.players.least <= players <= rules.players.most:
            continue
        family = Fishing(rules, players, 2)
        both = _BothWays(family)
        for seed in range(12):
            chance = SplitMix64(seed)
            state = family.deal(shuffled(family.deck, seed), seed).state
            while state.phase != FishingPhase.OVER:
                moves = family.legal_moves(state, state.seat)
                for move in moves:
                    both.compare(state, move)
                state = family.apply(state, moves[chance.below(len(moves))]).state
        quick += both.quick
        turns += both.turns
    assert quick > turns / 8  # it is of use in every game
