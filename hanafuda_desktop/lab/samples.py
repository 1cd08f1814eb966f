"""What was measured once for each of many deals: its mean, and how far that may be wrong."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from statistics import fmean
from typing import Final

from hanafuda_desktop.lab.shares import NORMAL_95, share_of

__all__ = ["LEAST_FOR_INTERVAL", "Sample", "pooled", "sample_of"]

LEAST_FOR_INTERVAL: Final = 10
"""Fewer values say too little of how much they differ to tell how far their mean may be wrong."""
_ROUNDING: Final = 1e-12
"""By less than this share of them, values differ in the way they were added up alone."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Values that are independent of each other, without the values.

    Attributes:
        count: how many there are, at least one.
        mean: their mean.
        squares: the sum of their squared distances from the mean.
    """

    count: int
    mean: float
    squares: float

    @property
    def error(self) -> float | None:
        """The standard error of the mean; ``None`` where one value alone tells nothing of it."""
        if self.count < 2:
            return None
        if self.squares <= self.count * (_ROUNDING * self.mean) ** 2:
            return 0.0  # equal values, and what their sum was rounded by
        return sqrt(self.squares / (self.count - 1) / self.count)

    def interval(self) -> dict[str, float | None]:
        """The mean with its 95 % interval (Student 1908).

        There is none, and both ends are ``None``, for fewer than :data:`LEAST_FOR_INTERVAL` values,
        and where all are the same: that does not make their mean certain.
        """
        error = self.error
        if not error or self.count < LEAST_FOR_INTERVAL:
            return {"mean": self.mean, "low": None, "high": None}
        half = _student_95(self.count - 1) * error
        return {"mean": self.mean, "low": self.mean - half, "high": self.mean + half}

    def share(self) -> dict[str, float | None]:
        """The mean of values from 0 to 1 as a share with its 95 % interval.

        It is Wilson's, for as many trials as would make a share as certain as these values make
        it; so it never leaves 0 to 1. Where all values are the same, they are as many trials. For
        values that are 0, 1/2 or 1 it was tried out: from ten on it holds the truth in 94 of 100
        cases or more, unless nearly all values are the same one. With fewer than
        :data:`LEAST_FOR_INTERVAL` there is none, and both ends are ``None``.
        """
        if self.count < LEAST_FOR_INTERVAL:
            return {"share": self.mean, "low": None, "high": None}
        error = self.error
        trials: float = self.count
        if error:
            trials = self.mean * (1 - self.mean) / error**2
        return {**share_of(self.mean * trials, trials)}


def _student_95(freedom: int) -> float:
    """So many standard errors lie on either side of a mean in 19 of 20 cases where the error, too,
    is known by the values alone: Student's quantile of 97.5 %.

    It is Fisher's expansion, Abramowitz and Stegun 26.7.5, which from nine degrees of freedom on
    is right to three decimals.
    """
    normal, square = NORMAL_95, NORMAL_95**2
    parts = (
        (square + 1) / 4,
        (5 * square**2 + 16 * square + 3) / 96,
        (3 * square**3 + 19 * square**2 + 17 * square - 15) / 384,
    )
    return normal * (1 + fsum(part / freedom**power for power, part in enumerate(parts, start=1)))


def sample_of(values: Sequence[float]) -> Sample:
    """The sample that these values are.

    Raises:
        ValueError: there is none.
    """
    if not values:
        raise ValueError("nothing was measured")
    mean = fmean(values)
    return Sample(len(values), mean, fsum((value - mean) ** 2 for value in values))


def pooled(samples: Iterable[Sample]) -> Sample:
    """The sample of all their values together.

    Raises:
        ValueError: there is none.
    """
    each = list(samples)
    count = sum(sample.count for sample in each)
    if not count:
        raise ValueError("nothing was measured")
    mean = fsum(sample.count * sample.mean for sample in each) / count
    between = fsum(sample.count * (sample.mean - mean) ** 2 for sample in each)
    return Sample(count, mean, fsum(sample.squares for sample in each) + between)
