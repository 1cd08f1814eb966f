"""Means and how far they may be wrong."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean

import pytest
from level_results import pooled

from hanafuda_desktop.lab.statistics import sample_of, share_of


# Student's quantiles of 97.5 %, as any book has them.
@pytest.mark.parametrize(
    ("count", "quantile"), [(10, 2.262157), (16, 2.131450), (30, 2.045230), (1001, 1.962339)]
)
def test_a_mean_and_its_interval(count: int, quantile: float) -> None:
    found = sample_of(list(range(count)))
    mean, variance = (count - 1) / 2, count * (count + 1) / 12
    assert (found.count, found.mean) == (count, mean)
    assert found.squares == pytest.approx(variance * (count - 1))
    assert found.error == pytest.approx(sqrt(variance / count))
    half = quantile * sqrt(variance / count)
    low_and_high = {"low": mean - half, "high": mean + half}
    assert found.interval() == pytest.approx({"mean": mean} | low_and_high, rel=3e-4)


@pytest.mark.parametrize("values", [[4.0], [4.0, 8.0], [0.5, 1.0], [1.0] * 9])
def test_few_values_have_no_interval(values: list[float]) -> None:
    found, mean = sample_of(values), fmean(values)
    assert found.interval() == {"mean": mean, "low": None, "high": None}
    assert found.share() == {"share": mean, "low": None, "high": None}


def test_one_value_tells_nothing_of_its_error() -> None:
    assert sample_of([4.0]).error is None


@pytest.mark.parametrize("value", [6.0, 0.0, 1 / 9, 0.1, -1e9 / 7])
def test_equal_values_are_not_certain_for_that(value: float) -> None:
    for found in (sample_of([value] * 20), pooled([sample_of([value] * 7)] * 3)):
        assert found.error == 0.0
        assert found.interval() == {"mean": pytest.approx(value), "low": None, "high": None}


def test_what_differs_a_little_differs() -> None:
    assert sample_of([1e6, 1e6 + 1e-3] * 10).error == pytest.approx(1.147e-4, rel=1e-3)


def test_a_share_is_as_certain_as_its_values_make_it() -> None:
    # Their mean is off by 0.1066 as a rule: so is that of 22 coins, since 0.5 / sqrt(22) = 0.1066.
    found = sample_of([1, 0.5, 0.5, 0] * 3).share()
    assert found == pytest.approx(share_of(11, 22))
    assert (found["low"], found["high"]) == pytest.approx((0.3072, 0.6928), abs=1e-4)


@pytest.mark.parametrize("likely", [(1, 2, 1), (1, 8, 1), (0, 3, 2), (1, 1, 8)])
@pytest.mark.parametrize("count", [10, 30])
def test_the_interval_of_a_share_holds_the_truth(count: int, likely: tuple[int, ...]) -> None:
    chance = Random(1)
    truth = (likely[1] / 2 + likely[2]) / sum(likely)
    held = 0
    for _ in range(500):
        found = sample_of(chance.choices((0.0, 0.5, 1.0), likely, k=count)).share()
        assert found["low"] is not None
        assert found["high"] is not None
        held += found["low"] <= truth <= found["high"]
    assert held / 500 > 0.93


def test_wins_one_by_one_are_the_usual_interval() -> None:
    # n - 1 in the variance makes it that of one trial less.
    assert sample_of([1.0] * 70 + [0.0] * 30).share() == pytest.approx(share_of(0.7 * 99, 99))


@pytest.mark.parametrize("value", [0.0, 0.5, 1.0])
def test_the_same_every_time_is_not_certain_for_that(value: float) -> None:
    assert sample_of([value] * 12).share() == share_of(12 * value, 12)


def test_parts_make_the_whole() -> None:
    values = [0.0, 0.25, 1.0, 0.75, 0.5, 1.0, 1.0]
    parts = [sample_of(values[:1]), sample_of(values[1:5]), sample_of(values[5:])]
    found, whole = pooled(parts), sample_of(values)
    assert found.count == whole.count
    assert (found.mean, found.squares) == pytest.approx((whole.mean, whole.squares))


def test_nothing_has_no_mean() -> None:
    with pytest.raises(ValueError, match="nothing was measured"):
        sample_of([])
    with pytest.raises(ValueError, match="nothing was measured"):
        pooled([])
