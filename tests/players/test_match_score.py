"""What points are worth: points, or near the end of a game the chance to win it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanafuda_desktop.engine.rounds import RoundView
from hanafuda_desktop.families.registry import mind_of, new_game
from hanafuda_desktop.players.evaluation import match_score_of
from hanafuda_desktop.players.levels import GreedyPlayer
from tests.families.fishing.tables import rules_of


def _after_rounds(finished: int, totals: tuple[int, int], rounds: int = 12) -> RoundView:
    """A round of Koi-Koi after so many that were played."""
    rules = rules_of("koi-koi")
    game = new_game(rules, seed=4, rounds=12)
    player = GreedyPlayer(mind_of, 1)
    while len(game.state.series.sheet) < finished or game.view(0).turn.asked == "next":  # type: ignore[union-attr]
        seat = game.to_move
        assert seat is not None
        game.push(player.choose(rules, game.view(seat), game.legal_moves()))
    now = game.view(0).round
    assert now is not None
    return replace(now, totals=totals, rounds=rounds)


def test_early_on_points_are_points() -> None:
    match_score = match_score_of(_after_rounds(4, (10, 60)), 0)
    assert match_score.unit == "points"
    assert match_score.worth((7, 0)) == 7
    assert match_score.worth((-3, 5)) == match_score.expected((-3, 5)) == -8


def test_before_rounds_have_told_how_much_they_bring_points_are_points() -> None:
    assert match_score_of(_after_rounds(1, (0, 6), rounds=3), 0).unit == "points"


def test_in_the_last_round_only_the_winner_counts() -> None:
    match_score = match_score_of(_after_rounds(4, (10, 14), rounds=5), 0)
    assert match_score.unit == "chance"
    lost, drawn, won, far = (match_score.worth((gain, 0)) for gain in (3, 4, 5, 40))
    assert won - lost > 0.9
    assert drawn - lost == pytest.approx(won - drawn)
    # More points than enough are a little better still.
    assert won < far < won + 0.5
    # But the game is not won more often by them, and that is what people are told.
    told = [match_score.expected((gain, 0)) for gain in (3, 4, 5, 40)]
    assert told == [0.0, 0.5, 1.0, 1.0]


def test_so_it_is_in_a_game_of_few_rounds() -> None:
    match_score = match_score_of(_after_rounds(2, (10, 14), rounds=3), 0)
    assert match_score.unit == "chance"
    assert [match_score.expected((gain, 0)) for gain in (3, 4, 5)] == [0.0, 0.5, 1.0]


def test_near_the_end_who_is_behind_prefers_a_great_chance_to_a_small_gain() -> None:
    behind = match_score_of(_after_rounds(4, (0, 25), rounds=6), 0)
    ahead = match_score_of(_after_rounds(4, (25, 0), rounds=6), 0)
    small, great, loss = (5, 0), (12, 0), (0, 9)
    for match_score, gambles in ((behind, True), (ahead, False)):
        gamble = 0.4 * match_score.worth(great) + 0.6 * match_score.worth(loss)
        assert (gamble > match_score.worth(small)) is gambles


def test_of_several_opponents_all_must_be_beaten() -> None:
    now = replace(
        _after_rounds(4, (0, 0), rounds=5), totals=(5, 0, 8), sides=((0,), (1,), (2,)), sheet=()
    )
    assert match_score_of(now, 0).unit == "points"
    assert match_score_of(now, 0).worth((6, 0, 3)) == 4.5
