"""From what happened to how it looks: each event becomes flights and flips of card items.

A flight always ends exactly where the board says its card lies, so whatever is played here comes to
the same picture as putting everything in place at once; only the way there differs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum, auto
from math import hypot, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMoved,
    CardTurnedUp,
    Event,
    PileTurnedOver,
    YakuMade,
)
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.board import Board, Lying
from hanafuda_desktop.table.card_item import CardItem
from hanafuda_desktop.table.cast import Cast
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.motion import Stage, Track, ease_back, ease_in_out, ease_out, linear

__all__ = ["FLYING_Z", "Choreography", "Flight", "Script", "Way"]

FLYING_Z: Final = 100_000
"""Cards on their way are over everything that lies."""
_FAR: Final = 4.0
_RISE: Final = 0.55


class Way(Enum):
    """What kind of movement brings a card to its place."""

    SLIDE = auto()
    """Making room within a pile, or no event at all: straight and low."""
    MOVE = auto()
    TURN = auto()
    """From the stock, face up on the way."""
    OVER = auto()
    """A whole pile that is turned over."""
    DEAL = auto()
    HOME = auto()
    """Back to where it was taken from, after a miss."""


@dataclass(slots=True)
class Flight:
    """How one item comes to its place."""

    way: Way = Way.SLIDE
    delay: float = 0.0
    order: int = 0


@dataclass(slots=True)
class Script:
    """What the events ask for: how items fly, and which leave for the shelf, and for which yaku."""

    flights: dict[CardItem, Flight] = field(default_factory=dict)
    captures: list[CardItem] = field(default_factory=list)
    yaku: str = ""


class Choreography:
    """Moves the items of a cast across a stage."""

    def __init__(self, stage: Stage, cast: Cast) -> None:
        self._stage = stage
        self._cast = cast
        self.pace = Pace()
        self.middle = 0.0
        """Half the table's width, away from which shadows lean."""

    def settle(self, board: Board) -> None:
        """Put every item where the board has its card, now."""
        for pile in board.piles:
            items = self._cast.piles[pile.id]
            for item, lying in zip(items, board.lying(pile.id), strict=True):
                _lay(item, lying)

    def follow(self, events: Iterable[Event], board: Board) -> Script:
        """Let the cast follow the events, and note how each item it moved should travel."""
        kinds = {pile.id: pile.kind for pile in board.view.piles}
        script = Script()
        order = 0
        for event in events:
            moved = self._cast.follow(event)
            match event:
                case CardsMoved(_, _, target) if target not in kinds:
                    script.captures += moved
                case YakuMade(yaku=yaku):
                    script.yaku = yaku
                case CardsMoved(_, source, _):
                    way = Way.TURN if kinds[source] is PileKind.STOCK else Way.MOVE
                    for item in moved:
                        delay = order * durations.MOVE_STAGGER
                        script.flights[item] = Flight(way, delay, order)
                        order += 1
                case PileTurnedOver():
                    for number, item in enumerate(moved):
                        script.flights[item] = Flight(Way.OVER, 0.0, number)
                case CardTurnedUp(_, pile):
                    top = self._cast.item(pile, len(self._cast.piles.get(pile, [])) - 1)
                    if top is not None and top not in script.flights:
                        script.flights[top] = Flight(Way.SLIDE, durations.FLIP_AFTER)
                case _:
                    pass
        return script

    def perform(self, board: Board, flights: dict[CardItem, Flight]) -> None:
        """Send every item that is not in its place there."""
        for pile in board.piles:
            items = self._cast.piles[pile.id]
            for item, lying in zip(items, board.lying(pile.id), strict=True):
                if not _lies(item, lying):
                    self._send(item, lying, flights.get(item, Flight()))
                else:
                    _lay(item, lying)

    def home(self, items: Iterable[CardItem], lyings: Iterable[Lying]) -> None:
        """Let held cards spring back."""
        for order, (item, lying) in enumerate(zip(items, lyings, strict=True)):
            self._send(item, lying, Flight(Way.HOME, 0.0, order))

    def deal(self, board: Board, events: Iterable[Event], deck: QPointF) -> None:
        """Deal: cards fly from the deck one by one, across the piles and then up."""
        dealt = {event.pile for event in events if isinstance(event, CardsDealt)}
        queue: list[tuple[int, CardItem, Lying]] = []
        for pile in board.piles:
            for index, item in enumerate(self._cast.piles[pile.id]):
                lying = board.lying(pile.id)[index]
                _lay(item, lying)
                if pile.id in dealt and pile.kind is not PileKind.STOCK:
                    queue.append((index, item, lying))
        queue.sort(key=lambda entry: entry[0])
        step = (durations.DEAL - durations.DEAL_FLIGHT) / max(1, len(queue) - 1)
        if not self.pace.time(1):
            return
        for order, (_, item, lying) in enumerate(queue):
            item.setPos(deck)
            item.show_face(None)
            item.setVisible(False)
            self._send(item, lying, Flight(Way.DEAL, order * step, order))

    def capture(
        self,
        captures: list[CardItem],
        goal: QRectF,
        then: Callable[[], None],
    ) -> None:
        """Let the cards of a yaku rise together and fly to its place on the shelf."""
        pace = self.pace
        # From the top of the piles down, so that each card leaves uncovered.
        ordered = sorted(captures, key=lambda item: -item.zValue())
        left = len(ordered)

        def gone() -> None:
            nonlocal left
            left -= 1
            if not left:
                then()

        for order, item in enumerate(ordered):
            item.setVisible(True)
            item.cast(0.0)
            item.setZValue(FLYING_Z + 1000 - order)
            delay = durations.CAPTURE_GATHER + order * durations.CAPTURE_STAGGER
            gather = _Rise(item)
            self._stage.play(
                (item, "rise"), Track(gather, pace.time(durations.CAPTURE_GATHER), ease=ease_out)
            )
            self._stage.play(
                item,
                Track(
                    _Leave(item, goal),
                    pace.time(durations.CAPTURE),
                    delay=pace.time(delay),
                    ease=ease_in_out,
                    then=gone,
                ),
            )

    def nudge(self, items: Iterable[CardItem]) -> None:
        """Shake cards that can go nowhere."""
        for item in items:
            start = item.pos()
            width = item.looks.width * 0.045

            def shake(
                part: float, item: CardItem = item, start: QPointF = start, width: float = width
            ) -> None:
                offset = 0.0 if part == 1.0 else sin(part * 4 * pi) * (1 - part) * width
                item.setPos(start.x() + offset, start.y())

            self._stage.play(item, Track(shake, self.pace.time(durations.NUDGE), ease=linear))

    def _send(self, item: CardItem, lying: Lying, flight: Flight) -> None:
        pace = self.pace
        travel = _Travel(item, lying, flight, self.middle)
        ease = {Way.HOME: ease_back, Way.SLIDE: ease_out}.get(flight.way, ease_in_out)
        if flight.way is Way.MOVE and item.lift > 0:
            ease = ease_out
        track = Track(
            travel,
            pace.time(travel.duration),
            delay=pace.time(flight.delay),
            ease=ease,
            then=lambda: _lay(item, lying),
        )
        if flight.way is not Way.DEAL:
            travel.launch()
        self._stage.play(item, track)


class _Travel:
    """One item's way from where and how it is now to where a card lies."""

    __slots__ = (
        "_end",
        "_face",
        "_flight",
        "_item",
        "_launched",
        "_lift",
        "_middle",
        "_rise",
        "_start",
        "_tilt",
        "_turning",
        "_z",
        "duration",
    )

    def __init__(self, item: CardItem, lying: Lying, flight: Flight, middle: float) -> None:
        self._item = item
        self._flight = flight
        self._middle = middle
        self._start = (item.x(), item.y())
        self._end = (lying.x, lying.y)
        self._face = lying.card
        self._turning = item.card != lying.card
        self._lift, self._tilt = item.lift, item.tilt
        self._launched = False
        self._z = lying.z
        far = hypot(lying.x - item.x(), lying.y - item.y()) / item.looks.width
        # A dealt card stays flat: four dozen soft shadows at once would cost every frame.
        flat = flight.way in (Way.SLIDE, Way.DEAL)
        self._rise = 0.0 if flat else _RISE * min(1.0, far)
        self.duration = self._time(far)

    def _time(self, far: float) -> float:
        shortest, longest = durations.MOVE_SHORTEST, durations.MOVE
        match self._flight.way:
            case Way.DEAL:
                return durations.DEAL_FLIGHT
            case Way.HOME:
                return durations.SPRING_BACK
            case Way.SLIDE | Way.MOVE | Way.TURN | Way.OVER:
                if self._turning:
                    return durations.FLIP
                return shortest + (longest - shortest) * min(1.0, far / _FAR)

    def launch(self) -> None:
        """Rise over what lies, and be seen."""
        self._launched = True
        item, flight = self._item, self._flight
        item.setVisible(True)
        if flight.way is not Way.SLIDE:
            order = -flight.order if flight.way is Way.OVER else flight.order
            item.setZValue(FLYING_Z + order)
        elif self._turning:
            item.setZValue(self._z)

    def __call__(self, part: float) -> None:
        if not self._launched:
            self.launch()
        item = self._item
        (x0, y0), (x1, y1) = self._start, self._end
        item.setPos(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part)
        turn = None
        if self._turning:
            turn = min(1.0, max(0.0, part))
            if turn >= 0.5:
                item.show_face(self._face)
        arc = sin(pi * min(1.0, max(0.0, part)))
        rest = max(0.0, 1 - part)
        lift = self._lift * rest + self._rise * arc
        item.lean = (item.x() + item.looks.width / 2 - self._middle) / max(1.0, self._middle)
        item.pose(lift=lift, tilt=self._tilt * rest, turn=turn)


class _Rise:
    """A card of a yaku lifts off where it lies."""

    __slots__ = ("_item", "_lift", "_tilt")

    def __init__(self, item: CardItem) -> None:
        self._item = item
        self._lift, self._tilt = item.lift, item.tilt

    def __call__(self, part: float) -> None:
        lift = self._lift + (1 - self._lift) * part
        self._item.pose(lift=lift, tilt=self._tilt * (1 - part))


class _Leave:
    """A card of a yaku shrinks into its place on the shelf and is gone."""

    __slots__ = ("_goal", "_item", "_size", "_start")

    def __init__(self, item: CardItem, goal: QRectF) -> None:
        self._item = item
        self._start: QPointF | None = None
        looks = item.looks
        self._size = min(goal.height() / looks.height, goal.width() / looks.width) * 0.7
        self._goal = goal.center() - QPointF(looks.width / 2, looks.height / 2)

    def __call__(self, part: float) -> None:
        item = self._item
        if self._start is None:
            self._start = item.pos()
        item.setPos(self._start + (self._goal - self._start) * part)
        item.pose(lift=1 - part, shrink=1 + (self._size - 1) * part)
        if part > 0.75:
            item.setOpacity(max(0.0, (1 - part) * 4))


def _lies(item: CardItem, lying: Lying) -> bool:
    return (
        item.card == lying.card
        and item.pos() == QPointF(lying.x, lying.y)
        and item.lift == 0
        and item.tilt == 0
    )


def _lay(item: CardItem, lying: Lying) -> None:
    """Lie at rest, exactly as the board says."""
    item.show_face(lying.card)
    item.rest()
    item.setPos(lying.x, lying.y)
    item.setZValue(lying.z)
    item.setVisible(lying.seen)
