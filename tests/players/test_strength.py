"""How strong players are, on duplicate deals: each is played from every seat.

The README's table, of every level against the one below, is measured by ``hanafuda arena``.
"""

from __future__ import annotations

import time
from itertools import pairwise

import pytest

from hanafuda_desktop.families.registry import mind_of, new_game
from hanafuda_desktop.players.levels import LEVELS, level, new_player
from tests.families.fishing.tables import rules_of
from tests.players.seatings import quicker


def _duels(
    game_id: str,
    players: int,
    deals: int,
    rounds: int | None = None,
    *,
    one: str = "greedy",
    others: str = "random",
    playouts: int | None = None,
) -> float:
    """The share of games that one player wins against others; shared wins in part."""
    rules = rules_of(game_id)
    won = 0.0
    for seed in range(deals):
        for me in range(players):
            game = new_game(rules, seed=seed, players=players, rounds=rounds)
            seats = [
                quicker(level(one if seat == me else others), playouts).make(
                    mind_of, 100 * seed + seat
                )
                for seat in range(players)
            ]
            while (seat := game.to_move) is not None:
                game.push(seats[seat].choose(rules, game.view(seat), game.legal_moves()))
            assert game.outcome is not None
            winners = game.outcome.winners
            won += (me in winners) / len(winners)
    return won / (deals * players)


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("game_id", ["koi-koi", "mushi", "go-stop"])
def test_greedy_beats_chance(game_id: str) -> None:
    # 20 games: were the true share 60 %, 16 wins would come once in twenty runs; it is above 85 %.
    assert _duels(game_id, 2, 10, rounds=4) >= 0.75


@pytest.mark.deep
@pytest.mark.parametrize(
    ("game_id", "players", "even"), [("higo-bana", 2, 1 / 2), ("hana-awase", 3, 1 / 3)]
)
def test_greedy_beats_chance_in_counted_games(game_id: str, players: int, even: float) -> None:
    # A round of these is worth little: it takes whole games to tell.
    assert _duels(game_id, players, 5) >= even + 0.25


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("game_id", ["koi-koi", "mushi", "go-stop"])
def test_searching_beats_chance_even_when_it_is_short(game_id: str) -> None:
    assert _duels(game_id, 2, 4, rounds=3, one="expert", playouts=40) >= 0.75


def test_searching_beats_the_weakest_level() -> None:
    # 12 games of one round, for which the true share is above 75 %.
    assert _duels("mushi", 2, 6, rounds=1, one="expert", others="beginner", playouts=150) >= 0.5


@pytest.mark.benchmark
@pytest.mark.parametrize("game_id", ["koi-koi", "mushi", "go-stop", "hana-awase", "higo-bana"])
@pytest.mark.parametrize(("weak", "strong"), list(pairwise(each.id for each in LEVELS)))
def test_every_level_beats_the_one_below(weak: str, strong: str, game_id: str) -> None:
    share = _duels(game_id, 2, 10, one=strong, others=weak)
    print(f"\n{game_id}: {strong} wins {share:.1%} against {weak}")  # noqa: T201
    assert share > 0.5


@pytest.mark.benchmark
@pytest.mark.parametrize(
    ("game_id", "players", "least"),
    [
        ("koi-koi", 2, 0.7),
        ("koi-koi-modern", 2, 0.7),
        ("mushi", 2, 0.7),
        ("go-stop", 2, 0.7),
        ("go-stop", 3, 0.6),
        ("go-stop-korean", 3, 0.5),
        ("hana-awase", 2, 0.8),
        ("hana-awase", 4, 0.6),
        ("higo-bana", 2, 0.8),
        ("higo-bana", 4, 0.4),
        ("higo-bana", 7, 0.2),
        ("higo-bana-hawaii", 3, 0.5),
        ("higo-bana-teams", 4, 0.35),
    ],
)
def test_greedy_beats_chance_for_certain(game_id: str, players: int, least: float) -> None:
    share = _duels(game_id, players, 200 // players)
    print(f"\n{game_id}, {players} players: wins {share:.1%} against chance")  # noqa: T201
    assert share > least


@pytest.mark.benchmark
@pytest.mark.parametrize(
    ("game_id", "players"),
    [("koi-koi", 2), ("mushi", 2), ("go-stop", 3), ("higo-bana", 7), ("hana-awase", 4)],
)
def test_greedy_is_quick(game_id: str, players: int) -> None:
    rules = rules_of(game_id)
    spent, choices = 0.0, 0
    for seed in range(3):
        game = new_game(rules, seed=seed, players=players)
        seats = [new_player("greedy", mind_of, seat) for seat in range(players)]
        while (seat := game.to_move) is not None:
            view, moves = game.view(seat), game.legal_moves()
            before = time.process_time()
            move = seats[seat].choose(rules, view, moves)
            spent += time.process_time() - before
            choices += len(moves) > 1
            game.push(move)
    print(f"\n{game_id}, {players} players: {1000 * spent / choices:.2f} ms a choice")  # noqa: T201
    assert spent / choices < 0.003
