"""How fast computer players are: seeded, human-like, and of different levels really different."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import log
from statistics import median, stdev

import pytest

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import mind_of, new_game
from hanafuda_desktop.families.shedding.moves import Race
from hanafuda_desktop.families.shedding.view import turn_of
from hanafuda_desktop.play.race_clock import LIMIT_MS, race_times
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.players.levels import LEVELS, Level, new_player

UNTITLED = our_games().game("untitled")
STEPS = list(pairwise(each.id for each in LEVELS))
"""Each level with the next stronger one."""


def times_of(word: str, chances: range) -> list[int]:
    game = new_game(UNTITLED, seed=1, players=3)
    seating = Seating(("person", word, word))
    return [race_times(game, seating, (0, 1), chance)[1] for chance in chances]


@pytest.mark.rule("UN-13")
def test_times_come_from_the_chance_of_the_computers_alone() -> None:
    seating = Seating(("person", "greedy", "random"))
    games = [new_game(UNTITLED, seed=seed, players=3) for seed in (1, 2)]
    times = [race_times(game, seating, (1, 2), 77) for game in games]
    assert times[0] == times[1]
    assert times[0] != race_times(games[0], seating, (1, 2), 78)
    assert times[0] != race_times(games[0], seating, (1, 2), 77, attempt=1)
    games[0].push(games[0].legal_moves()[0])
    assert times[0] != race_times(games[0], seating, (1, 2), 77)


def test_only_computers_have_such_times() -> None:
    game = new_game(UNTITLED, seed=1, players=3)
    assert race_times(game, Seating(("greedy", "person", "person")), (1, 2), 3) == {}


def test_a_player_that_nobody_knows_is_as_fast_as_the_usual_one() -> None:
    assert times_of("stranger", range(20)) == times_of("casual", range(20))


@pytest.mark.rule("UN-13")
@pytest.mark.parametrize("kind", LEVELS, ids=lambda kind: kind.id)
def test_times_spread_as_those_of_people_do(kind: Level) -> None:
    reaction, times = kind.reaction, times_of(kind.id, range(2000))
    assert median(times) == pytest.approx(reaction.median_ms, rel=0.05)
    assert stdev(map(log, times)) == pytest.approx(reaction.spread, rel=0.1)
    assert min(times) >= 90
    assert max(times) < LIMIT_MS


@pytest.mark.rule("UN-13")
@pytest.mark.parametrize(("weak", "strong"), STEPS)
def test_a_stronger_level_is_faster(weak: str, strong: str) -> None:
    slow, fast = times_of(weak, range(1000)), times_of(strong, range(5000, 6000))
    won = sum(quick < late for late, quick in zip(slow, fast, strict=True))
    assert won > 700
    assert median(fast) < 0.85 * median(slow)


@pytest.mark.deep_but(1)
@pytest.mark.rule("UN-13")
@pytest.mark.parametrize(("weak", "strong"), STEPS)
def test_levels_differ_in_races(weak: str, strong: str) -> None:
    """Games in which all play alike but for the race: who is exempt where another has won."""
    words = (weak, strong, weak, strong)
    exempt: Counter[str] = Counter()
    raced: Counter[str] = Counter()
    for seed in range(30):
        game = new_game(UNTITLED, seed=seed, players=4)
        seating = Seating(words)
        players = [new_player("greedy", mind_of, 10 * seed + seat) for seat in range(len(words))]
        while (seat := game.to_move) is not None:
            view = game.view(seat)
            if turn_of(view).asked == "race":
                racers = turn_of(view).racers
                raced.update(words[racer] for racer in racers)
                times = race_times(game, seating, racers, seed)
                game.push(Race(tuple(times[racer] for racer in racers)))
            else:
                game.push(players[seat].choose(UNTITLED, view, game.legal_moves()))
        now = game.view().round
        assert now is not None
        races = [result.race for result in now.sheet if result.race is not None]
        exempt.update(words[race.exempt] for race in races if race.exempt is not None)
    assert exempt[strong] / raced[strong] > 1.5 * exempt[weak] / raced[weak]
