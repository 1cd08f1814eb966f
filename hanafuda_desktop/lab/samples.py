"""What was measured once for each of many deals: its mean, and how far that may be wrong."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from statistics import fmean

from hanafuda_desktop.lab.shares import NORMAL_95, share_of

__all__ = ["Sample", "pooled", "sample_of"]


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
        return sqrt(self.squares / (self.count - 1) / self.count)

    def interval(self) -> dict[str, float | None]:
        """The mean with its 95 % interval, which is sound from some thirty values on."""
        error = self.error
        if error is None:
            return {"mean": self.mean, "low": None, "high": None}
        half = NORMAL_95 * error
        return {"mean": self.mean, "low": self.mean - half, "high": self.mean + half}

    def share(self) -> dict[str, float]:
        """The mean of values from 0 to 1 as a share with its 95 % interval.

        It is Wilson's, for as many trials as would make a share as certain as these values make
        it; so it never leaves 0 to 1. Where all values are the same, they are as many trials.
        """
        error = self.error
        trials: float = self.count
        if error:
            trials = self.mean * (1 - self.mean) / error**2
        return share_of(self.mean * trials, trials)


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
