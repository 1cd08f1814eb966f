"""What the points of a round are worth: points, or near the end the chance to win the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Final

from hanafuda_desktop.engine.rounds import RoundView
from hanafuda_desktop.players.evaluation import Unit

_NEAR: Final = 3
"""With so many rounds left after this one, or fewer, what counts is to win the game."""
_TOLD: Final = 3
"""From so many finished rounds on one can tell how far rounds set the players apart."""
_BESIDES: Final = 0.01
"""What the points of a usual round still count when the game's winner is all but certain."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a round's points are worth to a seat.

    Attributes:
        seat: the seat.
        others: a seat of each other side.
        leads: by how much the seat leads each of them before the round.
        spread: how far a round usually sets two players apart.
        rounds_left: how many rounds follow this one; ``None`` where points are all that counts.
    """

    seat: int
    others: tuple[int, ...]
    leads: tuple[int, ...]
    spread: float
    rounds_left: int | None

    @property
    def unit(self) -> Unit:
        """What worth is measured in."""
        return "points" if self.rounds_left is None else "chance"

    def worth(self, gains: Sequence[float]) -> float:
        """What it is worth that a round brings these points, a number for each seat: by this moves
        are compared.
        """
        ahead = self._ahead(gains)
        points = sum(ahead) / len(ahead)
        if self.rounds_left is None:
            return points
        return self._chance(ahead) + _BESIDES * points / self.spread

    def expected(self, gains: Sequence[float]) -> float:
        """The same as people are told it: without the points that decide between equal chances."""
        ahead = self._ahead(gains)
        return sum(ahead) / len(ahead) if self.rounds_left is None else self._chance(ahead)

    def _ahead(self, gains: Sequence[float]) -> list[float]:
        """By how much the round brings more than to each of the others."""
        mine = gains[self.seat]
        return [mine - gains[other] for other in self.others]

    def _chance(self, ahead: Sequence[float]) -> float:
        """How likely the game is won after a round that has set the seat so far ahead."""
        assert self.rounds_left is not None
        chance = 1.0
        for lead, more in zip(self.leads, ahead, strict=True):
            chance *= _ahead_at_the_end(lead + more, self.spread * sqrt(self.rounds_left))
        return chance


def _ahead_at_the_end(lead: float, spread: float) -> float:
    """How likely a lead is still one when rounds have changed it as they do."""
    if not spread:
        return 0.5 if not lead else float(lead > 0)
    return 0.5 * (1.0 + erf(lead / (spread * sqrt(2.0))))


def stakes_of(now: RoundView, seat: int) -> Stakes:
    """What this round's points are worth to a seat."""
    others = tuple(side[0] for side in now.sides if seat not in side)
    leads = tuple(now.totals[seat] - now.totals[other] for other in others)
    apart = [
        (result.gains[one[0]] - result.gains[two[0]]) ** 2
        for result in now.sheet
        for one in now.sides
        for two in now.sides
        if one < two
    ]
    left = now.rounds - now.number
    # In the last round it only matters for what is a little better still.
    told = len(now.sheet) >= (_TOLD if left else 1) and any(apart)
    spread = sqrt(sum(apart) / len(apart)) if told else 1.0
    near = left <= _NEAR and now.target is None
    return Stakes(seat, others, leads, spread, left if near and told else None)


def all_stakes(now: RoundView) -> tuple[Stakes, ...]:
    """What this round's points are worth to every seat."""
    return tuple(stakes_of(now, seat) for seat in range(len(now.totals)))
