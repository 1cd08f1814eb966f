"""Random play through the engine, counted."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.lab.simulation import GameEnding, simulate

QUICK: dict[str, Any] = {
    "family": "tableau",
    "id": "pairs",
    "name": "Pairs",
    "summary": "Take pairs of one month, and the Phoenix last.",
    "deck": {"id": "three", "name": "Three months", "cards": {"month": [1, 2, 12]}},
    "columns": [{"id": "rows", "name": "row", "sizes": [4, 4, 4], "build": {"month": "earlier"}}],
    "yaku": [
        {
            "id": "pair",
            "name": "Pair",
            "times": 5,
            "points": 3,
            "needs": [{"cards": {"without": "paulownia-phoenix"}, "count": 2, "same": "month"}],
        },
        {"id": "end", "name": "End", "after": 5, "needs": ["paulownia-phoenix"]},
    ],
    "win": {"yaku": "all"},
}


@pytest.fixture(scope="module")
def quick() -> TableauRules:
    return TableauRules.model_validate(QUICK)


def test_the_result_is_the_same_for_ever(quick: TableauRules) -> None:
    """Pins generator, derivation of deals and order of legal moves: a changed number here means
    that simulations of old can no longer be repeated.
    """
    found = simulate(quick, games=200, seed=7, max_moves=60).to_json()
    assert found["endings"] == {"won": 23, "lost": 14, "stopped": 163}
    assert found["won_deals"][:3] == [3868737664, 1943223142, 444786587]
    assert found["moves"] == {"mean": 51.46, "median": 60.0, "max": 60}
    assert found["yaku_per_game"] == {"0": 19, "1": 13, "2": 20, "3": 90, "4": 35, "6": 23}
    assert found["yaku_made"] == {"pair": 578, "end": 23}
    assert found["points"] == pytest.approx(8.67)
    assert found["legal_moves_per_position"] == pytest.approx(2.818208317139526)


def test_another_seed_is_another_simulation(quick: TableauRules) -> None:
    first, second = (simulate(quick, games=5, seed=seed) for seed in (1, 2))
    assert [game.seed for game in first.played] != [game.seed for game in second.played]


def test_more_games_begin_with_the_same_ones(quick: TableauRules) -> None:
    few, many = (simulate(quick, games=count, seed=3) for count in (5, 9))
    assert many.played[:5] == few.played


def test_the_figures_agree_with_one_another(quick: TableauRules) -> None:
    found = simulate(quick, games=60, seed=5, max_moves=40)
    assert found.games == 60
    assert sum(found.count(ending) for ending in GameEnding) == 60
    facts = found.to_json()
    assert sum(facts["yaku_per_game"].values()) == 60
    made = sum(int(count) * games for count, games in facts["yaku_per_game"].items())
    assert made == sum(facts["yaku_made"].values())
    assert all(game.moves <= 40 for game in found.played)
    for game in found.played:
        assert game.scores[0] == 3 * game.yaku.count("pair")
        assert (game.ending is GameEnding.WON) == (len(game.yaku) == 6)
        assert (game.ending is GameEnding.STOPPED) <= (game.moves == 40)


def test_a_deal_that_was_met_can_be_dealt_again(quick: TableauRules) -> None:
    played = simulate(quick, games=1, seed=11).played[0]
    game = new_game(quick, seed=played.seed)
    dealt = [card for pile in game.view().piles for card in pile.cards]
    assert dealt == list(shuffled(game.family.deck, played.seed))


def test_the_share_of_wins_comes_with_its_interval(quick: TableauRules) -> None:
    share = simulate(quick, games=200, seed=7, max_moves=60).to_json()["won_share"]
    assert share["share"] == pytest.approx(0.115)
    # Computed by hand from Wilson's formula for 23 of 200 at 95 %.
    assert share["low"] == pytest.approx(0.07786, abs=1e-5)
    assert share["high"] == pytest.approx(0.16665, abs=1e-5)


def test_the_interval_of_no_win_begins_at_nothing(quick: TableauRules) -> None:
    share = simulate(quick, games=3, seed=7, max_moves=1).to_json()["won_share"]
    assert share["share"] == share["low"] == 0.0
    assert 0.5 < share["high"] < 0.6


def test_the_measurements_are_plain_json(quick: TableauRules) -> None:
    found = simulate(quick, games=3, seed=7).to_json()
    assert json.loads(json.dumps(found)) == found


def test_progress_is_told_after_each_game(quick: TableauRules) -> None:
    told: list[tuple[int, int]] = []
    simulate(quick, games=3, seed=7, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_progress_can_stop_it(quick: TableauRules) -> None:
    def stop(done: int, games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(quick, games=10**9, seed=7, progress=stop)


@pytest.mark.parametrize(("games", "max_moves"), [(0, 10), (-1, 10), (10, 0)])
def test_nothing_to_play_is_refused(quick: TableauRules, games: int, max_moves: int) -> None:
    with pytest.raises(ValueError, match="at least one"):
        simulate(quick, games=games, seed=1, max_moves=max_moves)
