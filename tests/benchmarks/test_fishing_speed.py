"""How many random rounds and decisions a second the fishing engine plays, on one core.

Beside it, in the same run, stand two engines from PyPI that play card games by chance as well:
RLCard's UNO and OpenSpiel's crazy_eights. They are no dependency; an environment for this file
alone is made so::

    python -m venv bench
    bench/bin/pip install -e '.[test]' rlcard open_spiel
    bench/bin/pytest tests/benchmarks/test_fishing_speed.py -m benchmark -s

Everything is measured in processor time, the best of several tries, through the ordinary
``legal_moves`` and ``apply``. A decision is a player's choice of one of the legal moves, also where
there is but one; what chance does, and that the next round is dealt, is none, but its time counts.
Rounds played out for a search are measured too.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from hanafuda_desktop.cards.shuffle import fractions, shuffled
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.rollout import FishingPolicy, compile_playouts, preferences
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.state import FishingPhase, FishingState
from hanafuda_desktop.families.language import our_games
from tests.benchmarks.pace import pace

pytestmark = pytest.mark.benchmark

GOAL = 5_000
TRIES = 5
GAMES = [
    (entry.id, players)
    for entry in our_games().entries()
    if isinstance(entry.loaded.rules, FishingRules)
    for players in sorted({entry.loaded.rules.players.least, entry.loaded.rules.players.most})
]


class Speed(NamedTuple):
    """Rounds (or games of one round) and decisions a second."""

    rounds: float
    decisions: float


def _additions_a_second() -> float:
    """What this core does of something that never changes: a measure of how busy it is."""
    best = 0.0
    for _ in range(3):
        before = time.process_time()
        total = 0
        for number in range(1_000_000):
            total += number
        best = max(best, 1_000_000 / (time.process_time() - before))
    return best


Play = Callable[[int], tuple[int, int]]
"""Plays from a seed, and says how many rounds and decisions that were."""


def measured(play: Play) -> Speed:
    """The best of several tries; ``play`` plays from a seed, and says how much."""
    play(0)
    best = Speed(0, 0)
    for attempt in range(TRIES):
        before = time.process_time()
        rounds, decisions = play(1 + attempt)
        spent = time.process_time() - before
        best = max(best, Speed(rounds / spent, decisions / spent))
    return best


def _ours(game_id: str, players: int) -> Speed:
    rules = our_games().game(game_id)
    assert isinstance(rules, FishingRules)
    family = Fishing(rules, players)

    def play(seed: int) -> tuple[int, int]:
        chance = random.Random(seed).random
        rounds = decisions = 0
        for number in range(40):
            deal = 1000 * seed + number
            state = family.deal(shuffled(family.deck, deal), deal).state
            while (seat := family.to_move(state)) is not None:
                moves = family.legal_moves(state, seat)
                decisions += state.phase is not FishingPhase.NEXT
                state = family.apply(state, moves[int(chance() * len(moves))]).state
            rounds += len(state.series.sheet)
        return rounds, decisions

    return measured(play)


def rlcard_uno() -> Speed:
    """Through the environment, which is how RLCard is meant to be used."""
    return measured(uno_games(30))


def uno_games(games: int) -> Play:
    """What plays so many of RLCard's games of UNO, for two."""
    rlcard: Any = importlib.import_module("rlcard")
    env = rlcard.make("uno", config={"seed": 1})

    def play(seed: int) -> tuple[int, int]:
        env.seed(seed)
        chance = random.Random(seed).random
        decisions = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                moves = list(state["legal_actions"])
                state, _ = env.step(moves[int(chance() * len(moves))])
                decisions += 1
        return games, decisions

    return play


def _crazy_eights() -> Speed:
    pyspiel: Any = importlib.import_module("pyspiel")
    crazy_eights = pyspiel.load_game("crazy_eights", {"players": 2})

    def play(seed: int) -> tuple[int, int]:
        chance = random.Random(seed)
        decisions = 0
        for _ in range(60):
            state = crazy_eights.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    dealt, likely = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(dealt, likely)[0])
                    continue
                moves = state.legal_actions()
                state.apply_action(moves[int(chance.random() * len(moves))])
                decisions += 1
        return 60, decisions

    return measured(play)


OTHERS = {"RLCard, UNO": rlcard_uno, "OpenSpiel, crazy_eights": _crazy_eights}
IN_CPP = {"OpenSpiel, crazy_eights"}
"""Engines whose rules are not in Python: a round of theirs has several times as many decisions,
each cheaper than the call that makes it. Both figures are printed, and only rounds are a goal."""


def told(name: str, speed: Speed) -> None:
    print(f"{name:<34} {speed.rounds:>9,.0f} rounds  {speed.decisions:>9,.0f} decisions a second")


def test_every_game() -> None:
    print(f"\nthis core adds {_additions_a_second():,.0f} numbers a second in a loop")
    for game_id, players in GAMES:
        speed = _ours(game_id, players)
        told(f"{game_id}, {players} players", speed)
        assert speed.rounds > GOAL / 10


def test_koi_koi_reaches_the_goal() -> None:
    speed = _ours("koi-koi", 2)
    told(f"\nkoi-koi, {speed.rounds / GOAL:.2f} of {GOAL:,} rounds", speed)
    assert speed.rounds > GOAL


@pytest.mark.parametrize("name", OTHERS)
def test_koi_koi_is_ahead_of_other_engines(name: str) -> None:
    try:
        theirs = OTHERS[name]()
    except ModuleNotFoundError as error:
        pytest.skip(f"{name}: not measured, {error.name} is not installed (see this file's head)")
    ours = _ours("koi-koi", 2)
    told(f"\n{name}", theirs)
    told("koi-koi", ours)
    assert ours.rounds > theirs.rounds
    if name not in IN_CPP:
        assert ours.decisions > theirs.decisions


KOI_KOI_PLAYOUTS, PLAYOUTS = 20_000, 10_000
"""How many rounds a second a search wants to be played out, from the middle of the hands, on a
usual core (``pace.py``): of Koi-Koi, and of other games.
"""
NEARLY = 0.8
"""So much of that is asked of the games that are no variants: how two kinds of work compare is not
quite the same on every processor. A test that fails tells that something has become slower."""


def _in_the_middle(family: Fishing) -> list[FishingState]:
    """Positions of first rounds in which half of the hand cards are played, reached by chance."""
    chance = random.Random(1).random
    found = []
    for deal in range(200):
        state = family.deal(shuffled(family.deck, deal), deal).state
        cards = sum(map(len, state.held))
        while state.phase not in (FishingPhase.NEXT, FishingPhase.OVER):
            if state.phase is FishingPhase.PLAY and sum(map(len, state.held)) <= cards // 2:
                found.append(state)
                break
            moves = family.legal_moves(state, state.seat)
            state = family.apply(state, moves[int(chance() * len(moves))]).state
    return found


@pytest.mark.parametrize("game_id", dict(GAMES))
def test_rounds_played_out(game_id: str) -> None:
    """To capture is somewhat likelier than to lay, to make a yaku far likelier, to go on as likely
    as to stop.
    """
    rules = our_games().game(game_id)
    assert isinstance(rules, FishingRules)
    family = Fishing(rules, rules.player_counts[0])
    playout, positions = compile_playouts(family), _in_the_middle(family)
    weights = FishingPolicy((1.0,) * 48, (1.5,) * 48, 0.5, 20.0)
    liked = [preferences(fractions(seed)) for seed in range(10)]

    def play(seed: int) -> tuple[int, int]:
        chance = random.Random(seed).random
        for state in positions:
            for each in liked:
                playout(state, weights, each, chance)
        return 10 * len(positions), 0

    before = pace()
    rounds = measured(play).rounds
    usual = rounds / max(before, pace())
    goal = KOI_KOI_PLAYOUTS if game_id == "koi-koi" else PLAYOUTS
    print(
        f"\n{game_id:<22} {rounds:>9,.0f} playouts a second; on a usual core {usual:>7,.0f},"
        f" {usual / goal:.2f} of {goal:,}"
    )
    assert rules.variant_of is not None or usual > NEARLY * goal
