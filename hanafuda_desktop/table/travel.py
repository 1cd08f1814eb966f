"""How a single card item gets from where it is to where a card lies, as functions of the time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from hanafuda_desktop.table import durations
from hanafuda_desktop.table.card_item import CardItem
from hanafuda_desktop.table.layout import Lying
from hanafuda_desktop.table.motion import Ease, ease_back, ease_in_out, ease_out
from hanafuda_desktop.table.script import Flight, Way

__all__ = ["FLYING_Z", "Journey", "Leave", "Rise", "Travel", "ease_of", "lay", "lies"]

FLYING_Z: Final = 100_000
"""Cards on their way are over everything that lies."""
_FAR: Final = 4.0
_RISE: Final = 0.55
_FLAT: Final = frozenset({Way.SLIDE, Way.DEAL, Way.GATHER})
"""Four dozen soft shadows at once would cost every frame."""
_EASES: Final[dict[Way, Ease]] = {
    Way.HOME: ease_back,
    Way.SLIDE: ease_out,
    Way.RISE: ease_out,
    Way.THROW: ease_out,
}


def ease_of(item: CardItem, way: Way) -> Ease:
    """The course of a movement."""
    if way is Way.MOVE and item.lift > 0:
        return ease_out
    return _EASES.get(way, ease_in_out)


class Travel:
    """One item's way from where and how it is when it sets off to where a card lies."""

    __slots__ = (
        "_end",
        "_face",
        "_flight",
        "_from",
        "_glides",
        "_goal",
        "_item",
        "_launched",
        "_lift",
        "_middle",
        "_rise",
        "_start",
        "_tilt",
        "_to",
        "_turning",
        "duration",
    )

    def __init__(self, item: CardItem, goal: Lying, flight: Flight, middle: float) -> None:
        self._item = item
        self._flight = flight
        self._goal = goal
        self._middle = middle
        self._face = goal.card
        self._turning = False
        self._launched = self._glides = False
        self._start = self._end = (0.0, 0.0)
        self._from = self._to = 1.0
        self._lift = self._tilt = self._rise = 0.0
        self.duration = self._time() if flight.time is None else flight.time

    def _far(self) -> float:
        """The way's length, in card widths."""
        item, goal = self._item, self._goal
        start, end = item.middle, _middle_of(goal)
        wide = max(item.looks.width, goal.width)
        return hypot(end.x() - start.x(), end.y() - start.y()) / wide

    def _time(self) -> float:
        shortest, longest = durations.MOVE_SHORTEST, durations.MOVE
        match self._flight.way:
            case Way.DEAL:
                return durations.DEAL_FLIGHT
            case Way.HOME:
                return durations.SPRING_BACK
            case Way.RISE:
                return durations.CAPTURE_GATHER
            case Way.GATHER:
                return durations.GATHER
            case Way.SLIDE | Way.MOVE | Way.TURN | Way.OVER | Way.THROW:
                if self._item.card != self._face:
                    return durations.FLIP
                return shortest + (longest - shortest) * min(1.0, self._far() / _FAR)

    def launch(self) -> None:
        """Set off: rise over what lies, and be seen."""
        self._launched = True
        item, flight = self._item, self._flight
        self._turning = item.card != self._face
        self._lift, self._tilt = item.lift, item.tilt
        self._rise = 0.0 if flight.way in _FLAT else _RISE * min(1.0, self._far())
        # On its way a card is painted at the larger of both sizes, so that it is never coarse.
        middle, broad = item.middle, item.broad
        if self._goal.width >= broad and flight.way is not Way.RISE:
            item.dress(self._goal.width)
        self._from = broad / item.looks.width
        half = QPointF(item.looks.width / 2, item.looks.height / 2)
        stays = flight.way is Way.RISE
        start, end = middle - half, (middle if stays else _middle_of(self._goal)) - half
        self._to = self._from if stays else self._goal.width / item.looks.width
        self._start, self._end = (start.x(), start.y()), (end.x(), end.y())
        held = self._turning or self._lift or self._rise or self._tilt or self._goal.tilt
        self._glides = not held and self._from == self._to == 1.0 and not stays
        item.setPos(start)
        item.pose(shrink=self._from)
        if flight.way is not Way.GATHER:
            # What lay hidden under others comes to lie hidden under them again.
            item.setVisible(True)
        if flight.way not in (Way.SLIDE, Way.GATHER):
            order = -flight.order if flight.way is Way.OVER else flight.order
            item.setZValue(FLYING_Z + order)
        elif self._turning:
            item.setZValue(self._goal.z)

    def __call__(self, part: float) -> None:
        """Be so far on the way."""
        if not self._launched:
            self.launch()
        item = self._item
        (x0, y0), (x1, y1) = self._start, self._end
        item.setPos(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part)
        if self._glides:
            return  # four dozen cards do at once when they are dealt
        turn = None
        if self._turning:
            turn = min(1.0, max(0.0, part))
            if turn >= 0.5:
                item.show_face(self._face)
        item.lean = (item.x() + item.looks.width / 2 - self._middle) / max(1.0, self._middle)
        item.pose(
            lift=self._lift_at(part),
            tilt=self._tilted(part),
            turn=turn,
            shrink=self._from + (self._to - self._from) * min(1.0, max(0.0, part)),
        )

    def _tilted(self, part: float) -> float:
        """From how it was held to how it lies."""
        end = 0.0 if self._flight.way is Way.RISE else self._goal.tilt
        return end + (self._tilt - end) * max(0.0, 1 - part)

    def _lift_at(self, part: float) -> float:
        if self._flight.way is Way.RISE:
            return self._lift + (1 - self._lift) * part
        arc = sin(pi * min(1.0, max(0.0, part)))
        return self._lift * max(0.0, 1 - part) + self._rise * arc

    def arrive(self) -> None:
        """Be there, though it may go on."""
        self(1.0)
        self._item.pose(turn=0.0)
        if self._flight.way is not Way.RISE:
            self._item.setZValue(self._goal.z)


@dataclass(slots=True)
class _Leg:
    travel: Travel
    start: float
    way: Way
    arrived: bool = False


class Journey:
    """Several travels of one item, one after the other, with rests between them.

    It is one function of the time, so that it is one track, and lands as one.
    """

    __slots__ = ("_item", "_legs", "total")

    def __init__(
        self, item: CardItem, lying: Lying, flights: Sequence[Flight], middle: float
    ) -> None:
        self._item = item
        self._legs = [
            _Leg(Travel(item, flight.goal or lying, flight, middle), flight.delay, flight.way)
            for flight in flights
        ]
        last = self._legs[-1]
        self.total = last.start + last.travel.duration
        first = self._legs[0]
        if first.start == 0.0 and first.way is not Way.DEAL:
            first.travel.launch()

    def __call__(self, part: float) -> None:
        """Be where it is at this part of the whole time."""
        now = self.total * part
        for leg in self._legs:
            if now < leg.start:
                return
            if leg.arrived:
                continue
            gone = now - leg.start
            if gone < leg.travel.duration and part < 1.0:
                leg.travel(ease_of(self._item, leg.way)(gone / leg.travel.duration))
                return
            leg.arrived = True
            leg.travel.arrive()


class Rise:
    """A card of a yaku lifts off where it lies."""

    __slots__ = ("_item", "_lift", "_tilt")

    def __init__(self, item: CardItem) -> None:
        self._item = item
        self._lift, self._tilt = item.lift, item.tilt

    def __call__(self, part: float) -> None:
        """Be so high."""
        lift = self._lift + (1 - self._lift) * part
        self._item.pose(lift=lift, tilt=self._tilt * (1 - part))


class Leave:
    """A card of a yaku shrinks into its place on the shelf and is gone."""

    __slots__ = ("_goal", "_item", "_size", "_start")

    def __init__(self, item: CardItem, goal: QRectF) -> None:
        self._item = item
        self._start: QPointF | None = None
        looks = item.looks
        self._size = min(goal.height() / looks.height, goal.width() / looks.width) * 0.7
        self._goal = goal.center() - QPointF(looks.width / 2, looks.height / 2)

    def __call__(self, part: float) -> None:
        """Be so far on the way."""
        item = self._item
        if self._start is None:
            self._start = item.pos()
        item.setPos(self._start + (self._goal - self._start) * part)
        item.pose(lift=1 - part, shrink=1 + (self._size - 1) * part)
        if part > 0.75:
            item.setOpacity(max(0.0, (1 - part) * 4))


def _middle_of(lying: Lying) -> QPointF:
    return QPointF(lying.x + lying.width / 2, lying.y + lying.height / 2)


def lies(item: CardItem, lying: Lying) -> bool:
    """Whether an item is at rest just as a card lies."""
    return (
        item.card == lying.card
        and item.pos() == QPointF(lying.x, lying.y)
        and item.looks.width == lying.width
        and item.shrink == 1.0
        and item.lift == 0
        and item.tilt == lying.tilt
    )


def lay(item: CardItem, lying: Lying) -> None:
    """Lie at rest, exactly as the board says."""
    item.dress(lying.width)
    item.show_face(lying.card)
    item.rest(lying.tilt)
    item.setPos(lying.x, lying.y)
    item.setZValue(lying.z)
    item.setVisible(lying.seen)
