"""What was measured once for each of many deals: its mean, and how far that may be wrong."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, fsum, sqrt
from statistics import fmean
from typing import Any, Final

# Shares of what was counted, with how far they may be wrong.

NORMAL_95: Final = 1.959964
"""So many standard errors lie on either side of a mean in 19 of 20 cases."""


def share_of(successes: float, trials: float) -> dict[str, float]:
    """A share with its 95 % interval (Wilson 1927), which is sound for few and rare successes."""
    share = successes / trials
    square = NORMAL_95**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    spread = sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    half = NORMAL_95 * spread / (1 + square / trials)
    return {"share": share, "low": max(0.0, middle - half), "high": min(1.0, middle + half)}


# What became of many deals of a patience that a solver was given, counted.
#
# Who solves, and on how many cores, is no matter of this module: it knows results only.

VERDICTS: Final = ("won", "lost", "unknown")
"""What a solver can say of a deal."""


@dataclass(frozen=True, slots=True)
class SolvedDeal:
    """A deal, and what the solver said of it.

    Attributes:
        deal: its number.
        verdict: one of :data:`VERDICTS`.
        moves: how many moves the won line has that was found; 0 if none was.
        nodes: how many positions were searched.
        seconds: how long that took one core.
    """

    deal: int
    verdict: str
    moves: int
    nodes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Survey:
    """Many deals of one game.

    Attributes:
        game: the rules' id.
        play_digest: the fingerprint of the rules, but for what people read.
        deals: the deals, at least one, in the order of their numbers.
    """

    game: str
    play_digest: str
    deals: tuple[SolvedDeal, ...]

    def winnable(self) -> dict[str, float]:
        """The share of deals that can be won, with its 95 % interval.

        The share itself counts the deals that were won. The interval makes room for each deal
        that was not decided: at its low end none of those can be won, at its high end all.
        """
        count = Counter(deal.verdict for deal in self.deals)
        least = share_of(count["won"], len(self.deals))
        most = share_of(count["won"] + count["unknown"], len(self.deals))
        return least | {"high": most["high"]}

    def to_json(self) -> dict[str, Any]:
        """All that was measured, as plain values."""
        count = Counter(deal.verdict for deal in self.deals)
        lines = [deal.moves for deal in self.deals if deal.verdict == "won"]
        return {
            "game": self.game,
            "play_digest": self.play_digest,
            "deals": {
                "count": len(self.deals),
                "first": self.deals[0].deal,
                "last": self.deals[-1].deal,
            },
            "verdicts": {verdict: count[verdict] for verdict in VERDICTS},
            "winnable": self.winnable(),
            "seconds": _spread([deal.seconds for deal in self.deals])
            | {"sum": sum(deal.seconds for deal in self.deals)},
            "nodes": _spread([deal.nodes for deal in self.deals]),
            "moves": _spread(lines) if lines else None,
        }


def _spread(values: Sequence[float]) -> dict[str, float]:
    """The value that half, and that 95 of 100, do not exceed, and the highest."""
    ordered = sorted(values)
    return {
        "median": ordered[ceil(0.5 * len(ordered)) - 1],
        "p95": ordered[ceil(0.95 * len(ordered)) - 1],
        "max": ordered[-1],
    }


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


_BAR = 40


def measured_text(facts: dict[str, Any]) -> str:
    """The facts of ``Simulation.to_json`` as lines for people."""
    moves = facts["moves"]
    endings = ", ".join(f"{count} {ending}" for ending, count in facts["endings"].items())
    if "won_share" in facts:
        endings += f"; won {_interval(facts['won_share'])}"
    lines = [
        f"{facts['game']}: {facts['games']} games played from seed {facts['seed']}",
        f"  ended    {endings}",
        f"  moves    mean {moves['mean']:.0f}, median {moves['median']:.0f}, max {moves['max']}",
        f"  choices  {facts['legal_moves_per_position']:.1f} legal moves in a position",
    ]
    for number, seat in enumerate(facts.get("seats", ()), start=1):
        shared = f", {seat['shared']} shared" if seat["shared"] else ""
        points = f"; {seat['points']:+.1f} points a game" if "points" in seat else ""
        lines.append(f"  seat {number}   won {_interval(seat['won_share'])}{shared}{points}")
    of, each = facts["games"], "a game"
    if "rounds" in facts:
        lines += _round_lines(facts["rounds"])
        of, each = facts["rounds"]["count"], "a round"
    for yaku, made in facts.get("yaku_made", {}).items():
        lines.append(f"  {yaku:<24} {made:>8}  {made / of:.3f} {each}")
    return "\n".join(lines)


def _interval(share: dict[str, float]) -> str:
    return f"{share['share']:.1%} (95 %: {share['low']:.1%} to {share['high']:.1%})"


def _round_lines(facts: dict[str, Any]) -> list[str]:
    moves = facts["moves"]
    endings = ", ".join(f"{count} {ending}" for ending, count in facts["endings"].items() if count)
    length = f"mean {moves['mean']:.1f} moves, max {moves['max']}"
    if "gain" in facts:
        gains = f"its winner gains {facts['gain']['mean']:.1f}, at most {facts['gain']['max']}"
    else:
        shed = facts["cards_shed"]
        gains = f"its winner gets rid of {shed['mean']:.1f} cards, at most {shed['max']}"
    return [f"  rounds   {facts['count']}: {endings}", f"  a round  {length}; {gains}"]


def is_watched() -> bool:
    """Whether somebody at a terminal waits."""
    return sys.stderr is not None and sys.stderr.isatty()


def progress_bar(done: int, games: int) -> None:
    """One line on the terminal, if there is one, that grows and is gone when it is full."""
    if (done % max(1, games // 200) and done != games) or not is_watched():
        return  # drawing must not take longer than playing
    full = _BAR * done // games
    end = "\r\x1b[K" if done >= games else ""
    bar = "#" * full + "." * (_BAR - full)
    sys.stderr.write(f"\r{bar} {done}/{games}{end}")
    sys.stderr.flush()


def clear_bar() -> None:
    """Take the line away that a bar was drawn on, also when it never became full."""
    if is_watched():
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
