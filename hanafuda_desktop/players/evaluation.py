"""What a player considered before it chose: every move with what it was expected to bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import fsum, inf, sqrt
from typing import Any, Final, Literal

# What came of moves on average, as people are told it: the bare numbers, with nothing that was
# thought beforehand.
#
# A move that was given up early was tried in the first few of the rounds that were imagined.
# Beside one that was tried in all of them, its own average would tell mostly what luck those few
# brought to every move. So it is measured by how far it lay from the best in the rounds that both
# were tried in.


@dataclass(frozen=True, slots=True)
class Average:
    """What came of a move.

    Attributes:
        expected: what the rounds were worth with it.
        points: the seat's own points of the round.
        error: the standard error of what they were worth; infinite where it cannot be told.
    """

    expected: float
    points: float
    error: float


def averages(outcomes: Sequence[Sequence[tuple[float, float]]], best: int) -> tuple[Average, ...]:
    """What came of each move.

    Args:
        outcomes: for each move what the rounds were worth that were played out with it, and the
            points of the round; all moves were tried in the same rounds from the first on.
        best: the place of the one that was tried to the end.
    """
    return tuple([_beside(each, outcomes[best]) for each in outcomes])


def _beside(each: Sequence[tuple[float, float]], best: Sequence[tuple[float, float]]) -> Average:
    both = min(len(each), len(best))
    if not both:
        return Average(0.0, 0.0, inf)
    level, _ = mean_and_error([worth for worth, _ in best])
    points = fsum([own for _, own in best]) / len(best)
    apart, unsure = mean_and_error(
        [one - other for (one, _), (other, _) in zip(each, best, strict=False)]
    )
    behind = fsum([one - other for (_, one), (_, other) in zip(each, best, strict=False)]) / both
    _, error = mean_and_error([worth for worth, _ in each])
    # So much of the error is left as the rounds do not explain that only the best was tried in.
    share = both / len(best)
    left = sqrt(share * error**2 + (1.0 - share) * unsure**2) if both > 1 else inf
    return Average(level + apart, points + behind, left)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values, and its standard error: infinite with fewer than two of them."""
    mean = fsum(values) / len(values)
    if len(values) < 2:
        return mean, inf
    spread = fsum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return mean, sqrt(spread / len(values))


Unit = Literal["points", "chance"]
"""In what moves were compared: points more than the others get, or the chance to win the game."""
ERRORS_APART: Final = 1.96
"""So many standard errors what is thought may be off to either side, 95 times of 100."""
FEWEST_TOLD: Final = 20
"""In fewer imagined rounds than these, chance decides what seems to come of a move, and they do not
tell how far it does."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A move that was considered.

    Attributes:
        move: the move.
        points: how many points of the round the seat may expect with it.
        error: the standard error of what may be expected, in the unit of the thoughts it is one of.
        playouts: how many imagined rounds it was played in; 0 if it was not searched.
        worth: what it was compared by, to which what was thought beforehand has added, and what
            decides between moves that are equal otherwise.
        expected: what may be expected with it, by the imagined rounds alone: how many points more
            than the others get, or the chance to win the game. This is what people are told.
    """

    move: Any
    points: float
    error: float
    playouts: int
    worth: float
    expected: float


@dataclass(frozen=True, slots=True)
class Thoughts:
    """The moves that were considered for one decision, the best first.

    Where one may stop or go on, the two thoughts are what stopping and going on are worth.

    Attributes:
        best: the move to choose.
        each: what was thought of every legal move.
        unit: in what their worth is measured.
        certain: whether every way in which the round can go on was looked at.
        is_cut_short: whether there was no time for all the rounds that should have been imagined;
            then it is what was thought so far.
    """

    best: Any
    each: tuple[Thought, ...]
    unit: Unit
    certain: bool = False
    is_cut_short: bool = False

    def gave_up(self, thought: Thought) -> bool:
        """Whether a move was given up before one could say with numbers what would come of it."""
        return not self.certain and thought.playouts < min(FEWEST_TOLD, self.each[0].playouts)


# Says when a search has had the time that there is for it.
#
# Players know no clock: whoever asks one may hand it something that does. Without that, what is
# found depends on nothing but the question and the chance.

Deadline = Callable[[], bool]
"""Whether it is time to give the best answer that is known so far; once it is, it stays so."""

Limits = Callable[[float], Deadline]
"""Says for a share of the time that there is, counted from its beginning, when it is over."""


def never() -> bool:
    """There is all the time in the world."""
    return False


def unlimited(_share: float) -> Deadline:
    """It is never over."""
    return never
