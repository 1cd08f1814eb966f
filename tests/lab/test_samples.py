"""Means and how far they may be wrong."""

from __future__ import annotations

from math import sqrt

import pytest

from hanafuda_desktop.lab.samples import Sample, pooled, sample_of
from hanafuda_desktop.lab.shares import share_of


def test_a_mean_and_its_interval() -> None:
    found = sample_of([1, 2, 3, 4, 5])
    assert found == Sample(5, 3.0, 10.0)
    assert found.error == pytest.approx(sqrt(2.5 / 5))
    half = 1.959964 * sqrt(0.5)
    assert found.interval() == pytest.approx({"mean": 3.0, "low": 3 - half, "high": 3 + half})


def test_one_value_tells_nothing_of_its_error() -> None:
    found = sample_of([4.0])
    assert found.error is None
    assert found.interval() == {"mean": 4.0, "low": None, "high": None}
    assert sample_of([1.0]).share() == share_of(1, 1)


def test_a_share_is_as_certain_as_its_values_make_it() -> None:
    # Their mean is off by 0.2041 as a rule: so is that of 6 coins, since 0.5 / sqrt(6) = 0.2041.
    found = sample_of([1, 0.5, 0.5, 0]).share()
    assert found == pytest.approx(share_of(3, 6))
    assert (found["low"], found["high"]) == pytest.approx((0.1876, 0.8124), abs=1e-4)


def test_wins_one_by_one_are_the_usual_interval() -> None:
    # n - 1 in the variance makes it that of one trial less.
    assert sample_of([1.0] * 70 + [0.0] * 30).share() == pytest.approx(share_of(0.7 * 99, 99))


@pytest.mark.parametrize("value", [0.0, 0.5, 1.0])
def test_the_same_every_time_is_not_certain_for_that(value: float) -> None:
    assert sample_of([value] * 8).share() == share_of(8 * value, 8)


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
