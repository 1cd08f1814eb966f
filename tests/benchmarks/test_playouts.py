"""How many rounds a second a search imagines, and how long each level takes to decide.

Everything is measured in processor time on one core::

    pytest tests/benchmarks/test_playouts.py -m benchmark -s

The bare playouts of the fishing engine stand in ``test_fishing_speed.py``; here all that a search
does besides counts too: guessing hidden cards, chance, and what a round is worth.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import mind_of, new_game
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.players.levels import LEVELS, GreedyPlayer, Level, level
from hanafuda_desktop.players.search import SearchPlayer
from hanafuda_desktop.rules.schema.game import GameBase
from tests.benchmarks.pace import pace
from tests.families.shedding.tables import CATALOGUE

pytestmark = pytest.mark.benchmark

GAMES = {
    entry.id: entry.loaded.rules
    for entry in our_games().entries()
    if isinstance(entry.loaded.rules, FishingRules | SheddingRules)
}
BASE = [
    (game_id, rules.player_counts[0])
    for game_id, rules in GAMES.items()
    if rules.variant_of is None
]
VARIANTS = [
    (game_id, rules.player_counts[0])
    for game_id, rules in GAMES.items()
    if rules.variant_of is not None
]
LARGER = [("go-stop", 3), ("hana-awase", 3), ("higo-bana", 7), ("kaze", 4), ("untitled", 4)]
SLOW = [("winds-of-three", 3), ("by-place", 4), ("three-drawn", 4)]
"""Made-up rule files whose rounds go on for long."""

STANDARD = level("standard")
MEAN_MS, SLOW_MS = 150, 400
"""How long the standard level may take on a usual core (``pace.py``), on average and in all but one
of twenty decisions.
"""
DECISIONS = 60
"""So many of a level are timed at the most, and no more than a round or two have."""
LEAST_IMAGINED = 500
"""So many rounds a second are imagined on such a core at the least, in shipped games."""


def _decisions(rules: GameBase, players: int, games: int) -> Iterator[tuple[View, Any]]:
    """Moments in which there is something to decide, as they come in play."""
    for seed in range(games):
        game = new_game(rules, seed=seed, players=players, rounds=1)
        seats = [GreedyPlayer(mind_of, seat) for seat in range(players)]
        while (seat := game.to_move) is not None:
            view, moves = game.view(seat), game.legal_moves()
            if len(moves) > 1 and view.turn is not None and view.turn.asked != "race":
                yield view, moves
            game.push(seats[seat].choose(rules, view, moves))


def test_rounds_imagined() -> None:
    print(f"\n{'rounds a second':<24}{'seats':>5}{'here':>9}{'on a usual core':>18}")
    for game_id, players in (*BASE, *VARIANTS, *LARGER):
        rules, speed = rules_of(game_id), pace()
        spent, playouts = 0.0, 0
        for view, moves in _decisions(rules, players, 1):
            player = SearchPlayer(mind_of, 1, 200)
            before = time.process_time()
            thoughts = player.weigh(rules, view, moves)
            spent += time.process_time() - before
            playouts += sum(thought.playouts for thought in thoughts.each)
        rate = playouts / spent
        usual = rate / max(speed, pace())
        print(f"{game_id:<24}{players:>5}{rate:>9,.0f}{usual:>18,.0f}")
        assert usual > LEAST_IMAGINED


def test_time_to_decide() -> None:
    """The standard level keeps to its time in every shipped game; how long the others think, and
    how long it does where rounds hardly end, is shown.
    """
    head = "".join(f"{each:>9}" for each in ("mean", "p95", "longest"))
    print(f"\n{'ms to decide':<18}{'seats':>5}  {'level':<10}{head}{'decisions':>11}")
    asked = [(*table, STANDARD) for table in (*BASE, *LARGER, *SLOW)]
    asked += [(*table, kind) for kind in LEVELS if kind != STANDARD for table in BASE]
    for game_id, players, kind in asked:
        speed = pace()
        times = _times(game_id, players, kind)
        speed = max(speed, pace())
        mean, slow = sum(times) / len(times), times[int(0.95 * len(times))]
        figures = "".join(f"{each:>9.2f}" for each in (mean, slow, times[-1]))
        print(f"{game_id:<18}{players:>5}  {kind.id:<10}{figures}{len(times):>11}", flush=True)
        if kind == STANDARD and game_id in GAMES:
            assert mean * speed < MEAN_MS
            assert slow * speed < SLOW_MS


def _times(game_id: str, players: int, kind: Level) -> list[float]:
    """How long decisions took, in milliseconds of this core, the shortest first."""
    rules = rules_of(game_id)
    times: list[float] = []
    rounds = 2 if kind == STANDARD else 1
    for view, moves in islice(_decisions(rules, players, rounds), DECISIONS):
        player = kind.make(mind_of, len(times))
        before = time.process_time()
        player.choose(rules, view, moves)
        times.append(1000 * (time.process_time() - before))
    return sorted(times)


def rules_of(game_id: str) -> GameBase:
    """The rules of a shipped game, or of a made-up one in which cards are shed."""
    return GAMES[game_id] if game_id in GAMES else CATALOGUE.game(game_id)
