"""Seats around a table: the viewer below, the others above and at the sides. Free of Qt.

What the layouts of all games have in common in which several sit at the table: they try the ways to
share the window between the seats, and keep the one in which the cards come out best.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.lettering import roomier


@dataclass(frozen=True, slots=True)
class TableShape:
    """What has to be laid out.

    Attributes:
        players: how many play.
        seat: who looks.
        clockwise: whether the turn usually goes round that way.
        hand: how many cards a hand is dealt.
        places: how many places the field must have.
        sides: the seats of each side, where cards are captured.
    """

    players: int
    seat: int
    clockwise: bool
    hand: int
    places: int
    sides: tuple[tuple[int, ...], ...] = ()

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats around the table, from the viewer's right to the left."""
        turn = [(self.seat + step) % self.players for step in range(1, self.players)]
        return tuple(reversed(turn)) if self.clockwise else tuple(turn)

    def side_of(self, seat: int) -> int:
        """The number of a seat's side."""
        return next(number for number, seats in enumerate(self.sides) if seat in seats)

    @property
    def keepers(self) -> tuple[int, ...]:
        """At whose seat the cards of each side lie: the viewer's, or the nearest."""
        return tuple(
            min(seats, key=lambda seat: (seat - self.seat) % self.players) for seats in self.sides
        )


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One way to share the window."""

    shape: TableShape
    window: Rect
    aspect: float
    aside: int
    """How many sit at each side."""
    rows: int
    """Of the field."""

    @property
    def gap(self) -> float:
        """Between the parts of the table."""
        return max(8.0, 0.018 * min(self.window.width, self.window.height))

    @property
    def along_top(self) -> tuple[int, ...]:
        """Who sits along the top."""
        others = self.shape.others
        return others[self.aside : len(others) - self.aside]

    def plate_high(self, share: float, least: float) -> float:
        """The height of every plate: a share of the window's, and so many pixels at least."""
        return round(roomier(max(least, share * self.window.height), 0.7))

    def boxes(
        self, top: Rect, shares: Sequence[float], down: Sequence[float], side: float
    ) -> list[Rect]:
        """Where the others sit, from the viewer's right to the left.

        Args:
            top: the room along the top.
            shares: how much of it each has who sits there, counted in another's.
            down: where those begin who sit at the sides,
            side: and how wide they are.
        """
        high, left, along = top.height, self.window.x, []
        free, right = top.width - self.gap * (len(shares) - 1), top.right
        for share in shares:
            wide = free * share / sum(shares)
            along.append(Rect(right - wide, top.y, wide, high))
            right -= wide + self.gap
        rights = [Rect(self.window.right - side, y, side, high) for y in down]
        return [*reversed(rights), *along, *(Rect(left, y, side, high) for y in down)]

    def summary(self, width: float, height: float) -> Rect:
        """Where a round's result stands: over the middle of all that may be used."""
        window = self.window
        wide, high = min(window.width, 0.8 * width), min(window.height, 0.86 * height)
        left = window.x + (window.width - wide) / 2
        return Rect(round(left), round(window.y + (window.height - high) / 2), wide, high)
