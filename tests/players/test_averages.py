"""What came of moves on average: bare means, compared in the rounds in which both were tried."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev

import pytest

from hanafuda_desktop.cards.shuffle import fractions
from hanafuda_desktop.players.evaluation import Thought, mean_and_error, thoughts_of


def _luck(number: int, count: int) -> tuple[float, ...]:
    return tuple(fractions(10_000 * number + each)[0] - 0.5 for each in range(count))


def averages(outcomes: Sequence[Sequence[tuple[float, float]]], best: int) -> list[Thought]:
    return thoughts_of([""] * len(outcomes), outcomes, [0.0] * len(outcomes), best)


def test_errors_are_standard_errors() -> None:
    mean, error = mean_and_error([3.0 + luck for luck in _luck(1, 300)])
    assert mean == pytest.approx(3.0, abs=0.05)
    # An even chance from 0 to 1 has a standard deviation of the root of a twelfth.
    assert error == pytest.approx((1 / 12 / 300) ** 0.5, rel=0.1)
    assert mean_and_error([5.0]) == (5.0, inf)


def test_what_was_tried_to_the_end_has_its_own_average() -> None:
    values = [(2.0 * luck, luck) for luck in _luck(2, 60)]
    best, same = averages([values, values], 0)
    assert best == same
    assert best.expected == pytest.approx(fmean(worth for worth, _ in values))
    assert best.points == pytest.approx(best.expected / 2)
    assert best.error == pytest.approx(mean_and_error([worth for worth, _ in values])[1])


def test_the_luck_of_the_first_rounds_is_taken_from_what_was_tried_in_them_alone() -> None:
    """It seems better than the best by its own average, and was worse in every single round."""
    shared = sorted(_luck(3, 400), reverse=True)
    best = [(10 * luck, 5 * luck) for luck in shared]
    dropped = [(worth - 1.0, own - 0.5) for worth, own in best[:40]]
    assert fmean(worth for worth, _ in dropped) > fmean(worth for worth, _ in best) + 1
    told = averages([dropped, best], 1)
    assert told[0].expected == pytest.approx(told[1].expected - 1.0)
    assert told[0].points == pytest.approx(told[1].points - 0.5)


def test_its_error_is_how_far_it_scatters() -> None:
    found, errors = [], []
    for seed in range(300):
        shared, own = _luck(2 * seed + 10, 100), _luck(2 * seed + 11, 25)
        best = [(4 * luck, 0.0) for luck in shared]
        other = [(4 * luck + 2 * more, 0.0) for luck, more in zip(shared[:25], own, strict=True)]
        told = averages([best, other], 0)[1]
        found.append(told.expected)
        errors.append(told.error**2)
    assert stdev(found) == pytest.approx(sqrt(fmean(errors)), rel=0.15)


def test_of_what_was_tried_once_or_never_nothing_is_sure() -> None:
    best = [(luck, luck) for luck in _luck(4, 9)]
    once, never = averages([best, best[:1], []], 0)[1:]
    assert once.error == never.error == inf
    assert never.expected == 0.0
