"""Everything that moves on the table moves through one :class:`Stage`.

One animation drives all tracks and stops when the last has ended, so nothing ticks while nothing
moves and nothing can be forgotten. A track sets one property of one thing from where it was to
where it goes; starting another for the same property replaces it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from enum import Enum, auto
from math import exp, hypot, pi, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.durations import LONGEST_FRAME
from hanafuda_desktop.table.layout import Rect, RestingCard

# What events ask for on the table: which card goes where, when, and in what manner.
#
# A family of games turns events into a :class:`Script`; the choreography performs it.


class Motion(Enum):
    """What kind of movement brings a card to its place."""

    SLIDE = auto()
    """Making room within a pile, or no event at all: straight and low."""
    MOVE = auto()
    TURN = auto()
    """From the stock, face up on the way."""
    OVER = auto()
    """A whole pile that is turned over."""
    DEAL = auto()
    GATHER = auto()
    """To the deck, before a new deal."""
    RISE = auto()
    """Up from where it lies, and no further."""
    THROW = auto()
    """In real time: fast from the beginning."""
    HOME = auto()
    """Back to where it was taken from, after a miss."""


class VisualEffect(NamedTuple):
    """Something to be seen beside the cards.

    Attributes:
        event: what happened.
        begin: milliseconds from the beginning of the script.
        time: milliseconds for which it is seen.
    """

    event: Event
    begin: float
    time: float


class Flight(NamedTuple):
    """How one item comes to a place.

    Attributes:
        way: the manner.
        delay: milliseconds from the beginning of the script.
        order: of several that fly together, who is on top.
        goal: where to; ``None`` for where the board has the card.
        time: milliseconds it takes; ``None`` for what the way and its length suggest.
    """

    way: Motion = Motion.SLIDE
    delay: float = 0.0
    order: int = 0
    goal: RestingCard | None = None
    time: float | None = None


@dataclass(slots=True)
class Script:
    """What the events ask for.

    Attributes:
        flights: how items fly, one flight after the other.
        waits: for piles, when cards that only make room in them begin to.
        captures: items that leave the table for the shelf, and
        yaku: for which of its places.
        dealt: the cards that are dealt, as pile and index, in the order of the deal; empty when
            nothing is.
        discarded: cards of a deal that did not count: they are shown before the deal that does.
        decks: for piles, from where their cards are dealt, where there are several decks.
        sights: what is to be seen beside the cards.
        ends: when all of it is over.
    """

    flights: dict[CardItem, list[Flight]] = field(default_factory=dict)
    waits: dict[str, float] = field(default_factory=dict)
    captures: list[CardItem] = field(default_factory=list)
    yaku: str = ""
    dealt: list[tuple[str, int]] = field(default_factory=list)
    discarded: tuple[RestingCard, ...] = ()
    decks: dict[str, RestingCard] = field(default_factory=dict)
    sights: list[VisualEffect] = field(default_factory=list)
    ends: float = 0.0

    def fly(self, item: CardItem, flight: Flight) -> None:
        """Add a flight after those the item already has."""
        self.flights.setdefault(item, []).append(flight)
        self.ends = max(self.ends, flight.delay + (flight.time or 0.0))

    @property
    def seen_until(self) -> float:
        """When the last thing has been seen that is to be seen beside the cards."""
        return max((sight.begin + sight.time for sight in self.sights), default=0.0)

    def show(self, sight: VisualEffect) -> None:
        """Add something that is seen."""
        self.sights.append(sight)
        self.ends = max(self.ends, sight.begin + sight.time)


Ease = Callable[[float], float]
_EPSILON: Final = 1e-9


_IN, _OUT = 0.16, 0.82
"""When what passes has come in, and when it begins to go, as parts of its time."""


def linear(part: float) -> float:
    """Steady."""
    return part


def ease_out(part: float) -> float:
    """Fast, then slowing down."""
    return 1 - (1 - part) ** 3


def ease_in_out(part: float) -> float:
    """Slow at both ends."""
    return 4 * part**3 if part < 0.5 else 1 - (2 - 2 * part) ** 3 / 2


def ease_back(part: float) -> float:
    """A little beyond the end, and back to it."""
    over = 1.1
    left = part - 1
    return 1 + (over + 1) * left**3 + over * left**2


def presence(part: float) -> float:
    """How much of what passes is there, at a part of its time: it comes quickly and fades."""
    if part < _IN:
        return sin(part / _IN * pi / 2)
    return 1.0 if part < _OUT else max(0.0, 1 - ((part - _OUT) / (1 - _OUT)) ** 2)


def breath(elapsed: float, period: float) -> float:
    """A slow rise and fall between 0 and 1, beginning at 1."""
    return 0.5 + 0.5 * sin(2 * pi * elapsed / period + pi / 2)


@dataclass(slots=True, eq=False)
class Track:
    """One property's way from 0 to 1 of its change.

    Attributes:
        apply: sets the property for a part of the way; the last call is always with exactly 1.
        duration: in milliseconds.
        delay: in milliseconds, before which the property stays as it is.
        ease: the course of the movement.
        then: called once when it has ended, also when it was landed early.
        elapsed: the milliseconds that have passed.
    """

    apply: Callable[[float], None]
    duration: float
    _: KW_ONLY
    delay: float = 0.0
    ease: Ease = ease_out
    then: Callable[[], object] | None = None
    elapsed: float = 0.0

    def step(self, milliseconds: float) -> bool:
        """Go on by so much time; returns whether the end is reached (and does not apply it)."""
        self.elapsed += milliseconds
        running = self.elapsed - self.delay
        if running >= self.duration:
            return True
        if running > 0:
            self.apply(self.ease(running / self.duration))
        return False


def wait(time: float, then: Callable[[], None]) -> Track:
    """A track by which nothing moves, but that calls something after its time."""
    return Track(lambda _: None, 0.0, delay=time, then=then)


class Spring:
    """A damped spring that follows a goal: a number that swings and comes to rest.

    It is stepped with the exact solution of a critically damped spring, so it is stable for any
    length of a frame.
    """

    def __init__(self, stiffness: float) -> None:
        self.value = 0.0
        self.velocity = 0.0
        self.goal = 0.0
        self.stiffness = stiffness
        """How fast it follows, in 1/s."""

    def step(self, milliseconds: float) -> float:
        """Go on by so much time; returns the value."""
        time = milliseconds / 1000
        away = self.value - self.goal
        push = self.velocity + self.stiffness * away
        fade = exp(-self.stiffness * time)
        self.value = self.goal + (away + push * time) * fade
        self.velocity = (self.velocity - self.stiffness * push * time) * fade
        return self.value

    @property
    def at_rest(self) -> bool:
        """Whether it is so near its goal that nobody sees a difference."""
        return abs(self.value - self.goal) < 0.02 and abs(self.velocity) < 0.2


class Stage(QAbstractAnimation):
    """The one animation of a table: runs tracks and loops, and only while there are any."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tracks: dict[Hashable, Track] = {}
        self._loops: dict[Hashable, Callable[[float], bool]] = {}
        self._last_time = 0

    @property
    def moving(self) -> bool:
        """Whether any track is on its way."""
        return bool(self._tracks)

    @property
    def busy(self) -> bool:
        """Whether anything at all runs, loops counted."""
        return bool(self._tracks or self._loops)

    def playing(self, key: Hashable) -> bool:
        """Whether a track or loop with this key is on its way."""
        return key in self._tracks or key in self._loops

    def play(self, key: Hashable, track: Track) -> None:
        """Start a track; one with the same key is dropped where it is.

        A track that takes no time is at its end at once.
        """
        self._tracks.pop(key, None)
        if track.duration + track.delay <= _EPSILON:
            self._end(track)
            return
        self._tracks[key] = track
        self._wake()

    def loop(self, key: Hashable, step: Callable[[float], bool]) -> None:
        """Call ``step`` with the passed milliseconds each frame until it returns false."""
        self._loops[key] = step
        self._wake()

    def drop(self, key: Hashable) -> None:
        """Forget a track or loop; its property stays as it is."""
        self._tracks.pop(key, None)
        self._loops.pop(key, None)
        self._rest()

    def finish(self, key: Hashable) -> None:
        """Bring one track to its end now, if it is on its way."""
        track = self._tracks.pop(key, None)
        if track is not None:
            self._end(track)

    def land(self) -> None:
        """Bring every track to its end now. Loops, which have none, go on."""
        while self._tracks:
            tracks = list(self._tracks.values())
            self._tracks.clear()
            for track in tracks:
                self._end(track)
        self._rest()

    def clear(self) -> None:
        """Forget everything."""
        self._tracks.clear()
        self._loops.clear()
        self._rest()

    def advance(self, milliseconds: float) -> None:
        """Let time pass."""
        ended = [
            (key, track) for key, track in list(self._tracks.items()) if track.step(milliseconds)
        ]
        for key, track in ended:
            if self._tracks.get(key) is track:
                del self._tracks[key]
                self._end(track)
        for key, step in list(self._loops.items()):
            if not step(milliseconds) and self._loops.get(key) is step:
                del self._loops[key]
        self._rest()

    def set_off(self, milliseconds: float) -> None:
        """Let what has just begun be under way already: else it would wait for the next frame."""
        for track in self._tracks.values():
            if track.elapsed == 0.0 and track.duration + track.delay > milliseconds:
                track.step(milliseconds)

    def _end(self, track: Track) -> None:
        track.apply(1.0)
        if track.then is not None:
            track.then()

    def _wake(self) -> None:
        if self.state() != QAbstractAnimation.State.Running:
            self._last_time = 0
            self.start()

    def _rest(self) -> None:
        if not self.busy and self.state() != QAbstractAnimation.State.Stopped:
            self.stop()

    def duration(self) -> int:
        """Without end: it is stopped when nothing is left to do."""
        return -1

    def updateCurrentTime(self, currentTime: int) -> None:
        """Called by Qt each frame."""
        passed = currentTime - self._last_time
        self._last_time = currentTime
        if passed > 0:
            self.advance(min(passed, LONGEST_FRAME))


# How a single card item gets from where it is to where a card lies, as functions of the time.

FLYING_Z: Final = 100_000
"""Cards on their way are over everything that lies."""
_FAR: Final = 4.0
_RISE: Final = 0.55
_FLAT: Final = frozenset({Motion.SLIDE, Motion.DEAL, Motion.GATHER})
"""Four dozen soft shadows at once would cost every frame."""
_EASES: Final[dict[Motion, Ease]] = {
    Motion.HOME: ease_back,
    Motion.SLIDE: ease_out,
    Motion.RISE: ease_out,
    Motion.THROW: ease_out,
}


class Travel:
    """One item's way from where and how it is when it sets off to where a card lies.

    Attributes:
        flight: the manner.
        duration: how long it takes, in milliseconds of an unhurried table.
    """

    def __init__(self, item: CardItem, goal: RestingCard, flight: Flight, middle: float) -> None:
        self._item = item
        self.flight = flight
        self._goal = goal
        self._middle = middle
        self._face = goal.card
        self._ease: Ease = ease_in_out
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
        match self.flight.way:
            case Motion.DEAL:
                return durations.DEAL_FLIGHT
            case Motion.HOME:
                return durations.SPRING_BACK
            case Motion.RISE:
                return durations.CAPTURE_GATHER
            case Motion.GATHER:
                return durations.GATHER
            case Motion.SLIDE | Motion.MOVE | Motion.TURN | Motion.OVER | Motion.THROW:
                if self._item.card != self._face:
                    return durations.FLIP
                return shortest + (longest - shortest) * min(1.0, self._far() / _FAR)

    def launch(self) -> None:
        """Set off: rise over what lies, and be seen."""
        self._launched = True
        item, flight = self._item, self.flight
        lifted = flight.way is Motion.MOVE and item.lift > 0
        self._ease = ease_out if lifted else _EASES.get(flight.way, ease_in_out)
        self._turning = item.card != self._face
        self._lift, self._tilt = item.lift, item.tilt
        self._rise = 0.0 if flight.way in _FLAT else _RISE * min(1.0, self._far())
        # On its way a card is painted at the larger of both sizes, so that it is never coarse.
        middle, broad = item.middle, item.broad
        if self._goal.width >= broad and flight.way is not Motion.RISE:
            item.dress(self._goal.width)
        self._from = broad / item.looks.width
        half = QPointF(item.looks.width / 2, item.looks.height / 2)
        stays = flight.way is Motion.RISE
        start, end = middle - half, (middle if stays else _middle_of(self._goal)) - half
        self._to = self._from if stays else self._goal.width / item.looks.width
        self._start, self._end = (start.x(), start.y()), (end.x(), end.y())
        held = self._turning or self._lift or self._rise or self._tilt or self._goal.tilt
        self._glides = not held and self._from == self._to == 1.0 and not stays
        item.setPos(start)
        item.pose(shrink=self._from)
        if flight.way is not Motion.GATHER:
            # What lay hidden under others comes to lie hidden under them again.
            item.setVisible(True)
        if flight.way not in (Motion.SLIDE, Motion.GATHER):
            order = -flight.order if flight.way is Motion.OVER else flight.order
            item.setZValue(FLYING_Z + order)
        elif self._turning:
            item.setZValue(self._goal.z)

    def __call__(self, part: float) -> None:
        """Be there after this part of the time."""
        if not self._launched:
            self.launch()
        item, part = self._item, self._ease(part)
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
        end = 0.0 if self.flight.way is Motion.RISE else self._goal.tilt
        return end + (self._tilt - end) * max(0.0, 1 - part)

    def _lift_at(self, part: float) -> float:
        if self.flight.way is Motion.RISE:
            return self._lift + (1 - self._lift) * part
        arc = sin(pi * min(1.0, max(0.0, part)))
        return self._lift * max(0.0, 1 - part) + self._rise * arc

    def arrive(self) -> None:
        """Be there, though it may go on."""
        self(1.0)
        self._item.pose(turn=0.0)
        if self.flight.way is not Motion.RISE:
            self._item.setZValue(self._goal.z)


class Journey:
    """Several travels of one item, one after the other, with rests between them.

    It is one function of the time, so that it is one track, and lands as one.

    Attributes:
        travels: those that have not ended.
        total: how long all of it takes.
    """

    def __init__(
        self, item: CardItem, lying: RestingCard, flights: Sequence[Flight], middle: float
    ) -> None:
        self.travels = [Travel(item, flight.goal or lying, flight, middle) for flight in flights]
        first, last = self.travels[0], self.travels[-1]
        self.total = last.flight.delay + last.duration
        if first.flight.way is not Motion.DEAL and first.flight.delay < durations.MOVE:
            # A run rises as one; a card that sets off much later lies still until then.
            first.launch()

    def __call__(self, part: float) -> None:
        """Be where it is at this part of the whole time."""
        now = self.total * part
        while self.travels:
            travel = self.travels[0]
            gone = now - travel.flight.delay
            if part < 1.0 and gone < travel.duration:
                if gone > 0:
                    travel(gone / travel.duration)
                return
            del self.travels[0]
            travel.arrive()


def _middle_of(lying: RestingCard) -> QPointF:
    return QPointF(lying.x + lying.width / 2, lying.y + lying.height / 2)


def lies(item: CardItem, lying: RestingCard) -> bool:
    """Whether an item is at rest just as a card lies."""
    return (
        item.card == lying.card
        and item.pos() == QPointF(lying.x, lying.y)
        and item.looks.width == lying.width
        and item.shrink == 1.0
        and item.lift == 0
        and item.tilt == lying.tilt
    )


def lay(item: CardItem, lying: RestingCard) -> None:
    """Lie at rest, exactly as the board says."""
    item.dress(lying.width)
    item.show_face(lying.card)
    item.rest(lying.tilt)
    item.setPos(lying.x, lying.y)
    item.setZValue(lying.z)
    item.setVisible(lying.seen)


# A card that came too late: it flies to where it was meant to go, and back, shaking its head.

_THERE: Final = 0.34
"""It is there after this part of the time,"""
_BACK: Final = 0.68
"""and back after this; then it shakes."""
_NEAR: Final = 0.78
"""How much of the way it gets."""
_SHAKE: Final = 0.05
"""In card widths."""


class Late:
    """One item's way from where it lies towards a rectangle, and back."""

    def __init__(self, item: CardItem, lying: RestingCard, goal: Rect) -> None:
        self._item = item
        self._begin = QPointF(lying.x, lying.y)
        self._end = self._begin + (QPointF(goal.x, goal.y) - self._begin) * _NEAR
        item.setZValue(FLYING_Z)

    @property
    def gone(self) -> float:
        """The part of the time after which it is where its item is now, on the way there."""
        way = self._end - self._begin
        length = hypot(way.x(), way.y())
        now = self._item.pos() - self._begin
        out = min(1.0, hypot(now.x(), now.y()) / length) if length else 0.0
        return _THERE * float(1 - (1 - out) ** (1 / 3))  # as ease_out has it

    def __call__(self, part: float) -> None:
        """Be so far on the way."""
        item, width = self._item, self._item.looks.width
        out, shaken = self._away(part), 0.0
        if part > _BACK:
            left = (part - _BACK) / (1 - _BACK)
            shaken = sin(left * 4 * pi) * (1 - left) * _SHAKE * width
        spot = self._begin + (self._end - self._begin) * out
        item.setPos(spot + QPointF(shaken, 0))
        item.pose(lift=0.5 * out, tilt=-7.0 * out)

    def _away(self, part: float) -> float:
        if part < _THERE:
            return ease_out(part / _THERE)
        if part < _BACK:
            return 1 - ease_in_out((part - _THERE) / (_BACK - _THERE))
        return 0.0
