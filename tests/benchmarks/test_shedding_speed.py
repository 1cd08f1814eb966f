"""How many random rounds and decisions a second the shedding engine plays, beside RLCard's UNO.

The environment for it is the one of :mod:`tests.benchmarks.test_fishing_speed`, and so are the ways
of measuring: processor time, the best of several tries, the ordinary ``legal_moves`` and ``apply``.
UNO is the game that "Untitled" was made from. Played by chance, a round of "Untitled" has half as
many decisions again (57 to 40): every struggle is two, since what was drawn must not show by being
asked. To be three times ahead in rounds, it takes 4.3 times as many decisions.

To be compared, both play as many rounds at a time and take turns, never from the same seed again,
and all the time that they take counts: nobody is ahead by luck, by a quieter moment or by knowing
the game already.

Rounds played out for a search are measured too.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.shedding.family import Shedding
from hanafuda_desktop.families.shedding.players import rollout_policy
from hanafuda_desktop.families.shedding.rollout import (
    Chance,
    RolloutPolicy,
    compile_playouts,
)
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.state import SheddingPhase, SheddingState
from tests.benchmarks.test_fishing_speed import Play, Speed, measured, told, uno_games

pytestmark = pytest.mark.benchmark

Playout = Callable[[SheddingState, RolloutPolicy, Chance], SheddingState]

GOAL = 3
"""So many times as many rounds a second as RLCard's UNO there are at the least, and decisions."""
LEAST_PLAYOUTS = 600
"""So many rounds a second are played out in any case."""
TURNS_PLAYED = 6
TURNS = 40
"""Both play so often, in turn, so that both see the machine as busy as it is."""
GAMES_EACH = 10
"""So many games of "Untitled" are played from a seed, and as many of UNO as those have rounds."""
GAMES = [
    (entry.id, players)
    for entry in our_games().entries()
    if isinstance(entry.loaded.rules, SheddingRules)
    for players in sorted({entry.loaded.rules.players.least, entry.loaded.rules.players.most})
]


def _random_games(game_id: str, players: int, games: int) -> Play:
    rules = our_games().game(game_id)
    assert isinstance(rules, SheddingRules)
    family = Shedding(rules, players)

    def play(seed: int) -> tuple[int, int]:
        chance = random.Random(seed).random
        rounds = decisions = 0
        for number in range(games):
            deal = 1000 * seed + number
            state = family.deal(shuffled(family.deck, deal), deal).state
            while (seat := family.to_move(state)) is not None:
                moves = family.legal_moves(state, seat)
                state = family.apply(state, moves[int(chance() * len(moves))]).state
                decisions += 1
            rounds += len(state.series.sheet)
        return rounds, decisions

    return play


def _compared(plays: tuple[Play, ...]) -> list[Speed]:
    """How quickly each plays, all of them in turn."""
    rounds, decisions, spent = ([0.0] * len(plays) for _ in range(3))
    for play in plays:
        play(0)
    for seed in range(1, 1 + TURNS):
        for at, play in enumerate(plays):
            before = time.process_time()
            played, decided = play(seed)
            spent[at] += time.process_time() - before
            rounds[at] += played
            decisions[at] += decided
    return [Speed(rounds[at] / spent[at], decisions[at] / spent[at]) for at in range(len(plays))]


def test_every_game() -> None:
    print()
    for game_id, players in GAMES:
        told(f"{game_id}, {players} players", measured(_random_games(game_id, players, 20)))


def test_untitled_is_ahead_of_uno() -> None:
    rules = our_games().game("untitled")
    assert isinstance(rules, SheddingRules)
    try:
        uno = uno_games(GAMES_EACH * rules.rounds)
    except ModuleNotFoundError as error:
        pytest.skip(f"not measured, {error.name} is not installed (see test_fishing_speed.py)")
    theirs, ours = _compared((uno, _random_games("untitled", 2, GAMES_EACH)))
    told("\nRLCard, UNO", theirs)
    told(f"untitled, {ours.rounds / theirs.rounds:.2f} times ahead", ours)
    assert ours.rounds > GOAL * theirs.rounds
    assert ours.decisions > GOAL * theirs.decisions


def test_rounds_played_out() -> None:
    """As players think of them, from positions in the middle of rounds."""
    print()
    for game_id, players in GAMES:
        rules = our_games().game(game_id)
        assert isinstance(rules, SheddingRules)
        family = Shedding(rules, players)
        playout, weights = compile_playouts(family), rollout_policy(family.compiled)
        positions = _in_the_middle(family)

        def play(
            seed: int,
            playout: Playout = playout,
            weights: RolloutPolicy = weights,
            positions: list[SheddingState] = positions,
        ) -> tuple[int, int]:
            chance = random.Random(seed).random
            for state in positions:
                for _ in range(4):
                    playout(state, weights, chance)
            return 4 * len(positions), 0

        rounds = measured(play).rounds
        print(f"{game_id}, {players} players: {rounds:>9,.0f} playouts a second")
        assert rounds > LEAST_PLAYOUTS


def _in_the_middle(family: Shedding) -> list[SheddingState]:
    """Positions of first rounds after six turns, reached by chance."""
    chance = random.Random(1).random
    found = []
    for deal in range(60):
        state = family.deal(shuffled(family.deck, deal), deal).state
        while state.phase in (SheddingPhase.PLAY, SheddingPhase.DRAWN, SheddingPhase.SWAP):
            if state.phase is SheddingPhase.PLAY and state.turns >= TURNS_PLAYED:
                found.append(state)
                break
            moves = family.legal_moves(state, state.seat)
            state = family.apply(state, moves[int(chance() * len(moves))]).state
    return found
