"""How many rounds a second a search imagines, and how long each level takes to decide.

Everything is measured in processor time on one core::

    pytest tests/benchmarks/test_playouts.py -m benchmark -s

The bare playouts of the fishing engine stand in ``test_fishing_speed.py``; here all that a search
does besides counts too: guessing hidden cards, chance, and what a round is worth.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.greedy import GreedyPlayer
from hanafuda_desktop.players.levels import LEVELS, Level
from hanafuda_desktop.players.search import SearchPlayer
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.schema.rulefile import GameRules

pytestmark = pytest.mark.benchmark

TABLES = [
    ("koi-koi", 2),
    ("mushi", 2),
    ("go-stop", 2),
    ("go-stop", 3),
    ("higo-bana", 2),
    ("higo-bana", 7),
    ("hana-awase", 3),
    ("untitled", 4),
]
MEAN_MS, SLOW_MS = 150, 400
"""How long the standard level may take, on average and in all but one of twenty decisions."""


def _decisions(rules: GameRules, players: int, games: int) -> Iterator[tuple[View, Any]]:
    """Moments in which there is something to decide, as they come in play."""
    for seed in range(games):
        game = Game(rules, seed=seed, players=players, rounds=1)
        seats = [GreedyPlayer(seat) for seat in range(players)]
        while (seat := game.to_move) is not None:
            view, moves = game.view(seat), game.legal_moves()
            if len(moves) > 1 and view.turn is not None and view.turn.asked != "race":
                yield view, moves
            game.push(seats[seat].choose(rules, view, moves))


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_rounds_imagined(game_id: str, players: int) -> None:
    rules = Catalogue.shipped().game(game_id)
    spent, playouts = 0.0, 0
    for view, moves in _decisions(rules, players, 2):
        player = SearchPlayer(1, 400)
        before = time.process_time()
        thoughts = player.weigh(rules, view, moves)
        spent += time.process_time() - before
        playouts += sum(thought.playouts for thought in thoughts.each)
    rate = playouts / spent
    print(f"\n{game_id + ',':<12} {players} players: {rate:>7,.0f} rounds a second")
    assert rate > 500


@pytest.mark.parametrize(("game_id", "players"), TABLES)
@pytest.mark.parametrize("kind", LEVELS, ids=lambda kind: kind.id)
def test_time_to_decide(kind: Level, game_id: str, players: int) -> None:
    rules = Catalogue.shipped().game(game_id)
    times: list[float] = []
    for view, moves in _decisions(rules, players, 2):
        player = kind.make(len(times))
        before = time.process_time()
        player.choose(rules, view, moves)
        times.append(1000 * (time.process_time() - before))
    times.sort()
    mean, slow, most = sum(times) / len(times), times[int(0.95 * len(times))], times[-1]
    print(
        f"\n{kind.name:<9} {game_id + ',':<12} {players} players: {mean:>7,.1f} ms,"
        f" 95 of 100 under {slow:>7,.1f}, all under {most:>7,.1f}"
    )
    assert most < kind.budget_ms
    if kind.id == "standard":
        assert mean < MEAN_MS
        assert slow < SLOW_MS
