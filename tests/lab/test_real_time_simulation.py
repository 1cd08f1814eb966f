"""Real-time games played through the engine by chance, without a clock."""

from __future__ import annotations

import json

import pytest

from hanafuda_desktop.cli import main
from hanafuda_desktop.engine import rounds
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import mind_of
from hanafuda_desktop.lab.simulation import GameEnding, Simulation, TableWanted, simulate
from hanafuda_desktop.players.levels import new_player
from hanafuda_desktop.rules.schema.game import GameBase

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def hanapette() -> GameBase:
    return our_games().game("hanapette")


@pytest.fixture(scope="module")
def found(hanapette: GameBase) -> Simulation:
    return simulate(hanapette, games=150, seed=1)


@pytest.mark.deep
def test_whole_games_are_played(found: Simulation) -> None:
    assert found.seats == 2
    assert found.count(GameEnding.WON) == 150
    for game in found.played:
        assert 0 < sum(each.moves for each in game.rounds) <= game.moves
    endings = {each.ending for each in found.rounds}
    assert endings == {rounds.RoundEnding.SHED, rounds.RoundEnding.COUNTED}
    assert 48 > max(each.gain for each in found.rounds) > 0


def test_neither_side_is_better_off(found: Simulation) -> None:
    for seat in found.to_json()["seats"]:
        assert seat["won_share"]["low"] < 0.5 < seat["won_share"]["high"]


def test_the_same_seed_plays_the_same_games(hanapette: GameBase) -> None:
    first, again = (simulate(hanapette, games=3, seed=9) for _ in range(2))
    assert first == again
    assert simulate(hanapette, games=3, seed=10).played != first.played


def test_what_a_round_brought_adds_up(hanapette: GameBase) -> None:
    """Of one round, whoever won it: 24 cards before, and 48 afterwards between the two."""
    found = simulate(hanapette, games=20, seed=2, table=TableWanted(rounds=1))
    assert {len(game.rounds) for game in found.played} == {1}
    assert all(-24 < each.gain < 24 for each in found.rounds)


def test_players_that_choose(hanapette: GameBase) -> None:
    choosers = (lambda seed: new_player("random", mind_of, seed),) * 2
    found = simulate(hanapette, games=2, seed=3, table=TableWanted(choosers=choosers))
    assert found.count(GameEnding.WON) == 2


def test_points_are_the_losers() -> None:
    rules = our_games().game("hanapette-speed-winner")
    found = simulate(rules, games=6, seed=3)
    for game in found.played:
        assert min(game.scores) == game.scores[game.winners[0]]
        assert max(game.scores) > 0


def test_on_the_command_line(capsys: Capture) -> None:
    assert main(["simulate", "hanapette", "--games", "5", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["players"] == 2
    assert facts["rounds"]["count"] >= 5
    assert main(["simulate", "hanapette", "--games", "3"]) == 0
    assert "3 games played" in capsys.readouterr().out


@pytest.mark.deep_but(3)
@pytest.mark.parametrize(
    ("game", "points", "yaku", "gain"),
    [
        ("hanapette", False, False, "its winner gets rid of"),
        ("hanapette-speed-winner", True, False, "its winner gets rid of"),
        ("untitled", True, False, "its winner gains"),
        ("koi-koi", True, True, "its winner gains"),
        ("yatsuhashi", False, True, None),
    ],
)
def test_only_what_there_is_is_told(
    game: str, points: bool, yaku: bool, gain: str | None, capsys: Capture
) -> None:
    asked = ["simulate", game, "--games", "1", "--max-moves", "300"]
    assert main(asked) == 0
    told = capsys.readouterr().out
    assert ("points" in told) is points
    assert ("gain" in told or "gets rid" in told) is (gain is not None)
    assert gain is None or gain in told
    assert main([*asked, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert ("points" in facts) is points
    assert all(("points" in seat) is points for seat in facts.get("seats", ()))
    assert ("yaku_made" in facts) is ("yaku_per_game" in facts) is yaku
