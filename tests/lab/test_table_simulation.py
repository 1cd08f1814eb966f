"""Whole table games played through the engine, counted."""

from __future__ import annotations

import json
from functools import partial

import pytest

from hanafuda_desktop.cli import main
from hanafuda_desktop.engine import rounds
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import mind_of
from hanafuda_desktop.lab.simulation import GameEnding, TableWanted, simulate
from hanafuda_desktop.players.levels import level, new_player
from hanafuda_desktop.rules.schema.game import GameBase

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def koi_koi() -> GameBase:
    return our_games().game("koi-koi")


def test_every_round_is_counted(koi_koi: GameBase) -> None:
    found = simulate(koi_koi, games=6, seed=4)
    assert found.count(GameEnding.WON) == 6
    assert len(found.rounds) == 6 * 12
    facts = found.to_json()
    assert facts["players"] == 2
    assert sum(facts["rounds"]["endings"].values()) == 72
    assert facts["rounds"]["endings"]["counted"] == 0
    assert sum(seat["points"] for seat in facts["seats"]) == pytest.approx(0)  # zero-sum
    assert sum(facts["yaku_made"].values()) == sum(len(each.yaku) for each in found.rounds)
    for game in found.played:
        assert sum(each.moves for each in game.rounds) == game.moves
        assert max(game.scores) == game.scores[game.winners[0]]


def test_the_same_seed_plays_the_same_games(koi_koi: GameBase) -> None:
    first, again = (simulate(koi_koi, games=3, seed=9) for _ in range(2))
    assert first == again
    assert simulate(koi_koi, games=3, seed=10).played != first.played


def test_players_and_rounds_can_be_chosen() -> None:
    rules = our_games().game("higo-bana")
    found = simulate(rules, games=2, seed=1, table=TableWanted(players=5, rounds=3))
    assert found.seats == 5
    assert len(found.rounds) == 6
    assert {each.ending for each in found.rounds} == {rounds.RoundEnding.COUNTED}
    assert all(len(game.scores) == 5 for game in found.played)


def test_players_that_think(koi_koi: GameBase) -> None:
    table = TableWanted(
        choosers=tuple(
            lambda seed, kind=kind: new_player(kind, mind_of, seed)  # type: ignore[misc]
            for kind in ("greedy", "random")
        )
    )
    found = simulate(koi_koi, games=4, seed=1, table=table)
    assert sum(game.winners == (0,) for game in found.played) >= 3
    assert simulate(koi_koi, games=4, seed=1, table=table) == found


def test_as_many_players_as_seats_are_needed(koi_koi: GameBase) -> None:
    with pytest.raises(ValueError, match="2 players, but 1"):
        simulate(
            koi_koi,
            games=1,
            seed=1,
            table=TableWanted(
                players=2, choosers=(lambda seed: new_player("random", mind_of, seed),)
            ),
        )


def test_a_long_game_can_be_given_up(koi_koi: GameBase) -> None:
    found = simulate(koi_koi, games=2, seed=1, max_moves=20)
    assert found.count(GameEnding.STOPPED) == 2
    json.dumps(found.to_json())


# --- hanafuda simulate ---------------------------------------------------------------------------


def test_the_command_as_json(capsys: Capture) -> None:
    words = "simulate go-stop --games 2 --players 3 --rounds 2 --seats greedy,random,random --json"
    assert main(words.split()) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["players"], facts["rounds"]["count"]) == (3, 4)
    assert set(facts["yaku_made"]) >= {"godori", "chaff"}


def test_the_command_for_people(capsys: Capture) -> None:
    assert main(["simulate", "mushi", "--games", "2", "--seats", "greedy"]) == 0
    said = capsys.readouterr().out
    assert "rounds   24: 24 counted" in said
    assert "seat 2   won" in said
    assert "a round" in said


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("koi-koi --players 3", "not for 3 players"),
        ("koi-koi --seats greedy,random,random", "not for 3 players"),
        ("go-stop --players 3 --seats greedy,random", "2 are named, and 3 play"),
        ("koi-koi --seats clever", "'clever' is no player; there are random, greedy"),
        ("koi-koi --rounds 0", "--rounds: a whole number"),
        ("yatsuhashi --seats greedy", "only chance plays a patience"),
        ("hanapette --seats greedy", "only chance plays a real-time game"),
        ("yatsuhashi --players 2", "is for one player"),
    ],
)
def test_what_cannot_be_simulated_is_refused(words: str, says: str, capsys: Capture) -> None:
    assert main(["simulate", *words.split()]) == 2
    said = capsys.readouterr()
    assert says in said.err
    assert "Traceback" not in said.err


def test_a_game_without_yaku_is_simulated() -> None:
    """Of a shedding game there are no yaku to count, and its races are decided by lot."""
    rules = our_games().game("untitled")
    choosers = [partial(level(kind).make, mind_of) for kind in ("greedy", "random", "random")]
    table = TableWanted(players=3, rounds=2, choosers=tuple(choosers))
    found = simulate(rules, games=5, seed=1, table=table)
    assert "yaku_made" not in found.to_json()
    assert {each.ending for each in found.rounds} == {rounds.RoundEnding.SHED}
    assert all(sum(game.scores) == 0 for game in found.played)
