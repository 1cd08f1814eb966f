"""The race for the winner's palm, on the table: who is ready, the signal, and how fast each was.

The item has no clock. Its owner says what has happened (:meth:`RaceItem.show_ready`,
:meth:`RaceItem.signal`, :meth:`RaceItem.landed`, :meth:`RaceItem.too_early`,
:meth:`RaceItem.finished`), and the item says who pressed (:attr:`RaceItem.pressed`), whether that
was in time or not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hanafuda_desktop.engine.race import RaceResult
from hanafuda_desktop.language import tr
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.key_places import Pressed, is_key
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.motion import Stage, Track, linear
from hanafuda_desktop.table.race_face import (
    NOTE_BREAK,
    Racer,
    paint_ground,
    paint_note,
    paint_racer,
    paint_tag,
    paint_winner,
    paint_word,
    paint_zone,
)
from hanafuda_desktop.table.race_zones import RaceZones, race_zones
from hanafuda_desktop.table.round_names import you
from hanafuda_desktop.table.shedding_block import exempt_words, forfeit_words

__all__ = ["RaceItem", "RaceState"]

_NATIVE = QKeySequence.SequenceFormat.NativeText
_Z = 900_000.0
_LOTS_APART = 0.16
"""In a race by lot, and in one that is shown again, hands land so far apart, as parts of it."""


class RaceState(Enum):
    """Where a race stands."""

    CLOSED = auto()
    READY = auto()
    """The palm lies there; whoever presses now is out."""
    SIGNALLED = auto()
    FINISHED = auto()


@dataclass(frozen=True, slots=True)
class _Landing:
    """When a hand lands that is only shown."""

    seat: int
    at: float


class _ShownRace(QGraphicsObject):
    """A race as its owner tells it, and how that looks.

    Attributes:
        winner: the seat whose palm it is.
        racers: those who race, by their seats.
        state: where it stands.
        replayed: whether it is only shown.
        by_lot: whether lots were drawn in it.
        names: what the seats are called, as far as that is known.
        pace: how fast hands come down.
    """

    shown_again = Signal()
    """A race is shown that was run without being seen."""
    over = Signal()
    """It is seen who was first."""

    def __init__(self, stage: Stage) -> None:
        """A closed race.

        Args:
            stage: what moves the hands.
        """
        super().__init__()
        self._stage = stage
        self._zones = race_zones(0.0, 0.0, ())
        self._keys: dict[int, Qt.Key] = {}
        self._anywhere = False
        self.winner = 0
        self.racers: dict[int, Racer] = {}
        self.state = RaceState.CLOSED
        self.replayed = False
        self.by_lot = False
        self.names: dict[int, str] = {}
        self.pace = Pace()
        self.setZValue(_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether a race is shown."""
        return self.state is not RaceState.CLOSED

    @property
    def is_live(self) -> bool:
        """Whether a race is being run, and not one that is only shown."""
        return self.is_open and not self.replayed

    @property
    def is_over(self) -> bool:
        """Whether it is shown how a race has ended."""
        return self.state is RaceState.FINISHED

    @property
    def said(self) -> str:
        """The word in the middle."""
        match self.state:
            case RaceState.READY:
                return tr("Get ready…")
            case RaceState.SIGNALLED if self.replayed:
                return tr("Lots are drawn") if self.by_lot else tr("The hands race")
            case RaceState.SIGNALLED:
                return tr("NOW!")
            case RaceState.FINISHED:
                return tr("The lot has decided") if self.by_lot else tr("The race is over")
            case RaceState.CLOSED:
                return ""

    def set_zones(self, zones: RaceZones) -> None:
        """Where everything is on the table."""
        self.prepareGeometryChange()
        self._zones = zones
        self.update()

    # --- what its owner tells --------------------------------------------------------------------

    def show_ready(
        self,
        racers: Sequence[int],
        keys: Mapping[int, Qt.Key],
        winner: int | None = None,
        *,
        anywhere: bool = False,
    ) -> None:
        """The winner's palm lies there, and nobody may press yet.

        Args:
            racers: the seats that race, in turn order from the winner's.
            keys: the keys of those who race at this keyboard; the others are computers.
            winner: whose palm it is; left out, the seat that does not race.
            anywhere: whether a click anywhere is a hand, as but one person plays at this screen;
                else each has a circle, in which a click is that one's hand.
        """
        seats = self._zones.seats
        others = [seat for seat in seats if seat not in racers]
        self.winner = winner if winner is not None else next(iter(others), 0)
        self._keys = dict(keys)
        self._anywhere = anywhere
        self.racers = {seat: Racer(seat) for seat in racers}
        self.replayed = self.by_lot = False
        self._enter(RaceState.READY)

    def signal(self) -> None:
        """Now."""
        self._enter(RaceState.SIGNALLED)

    def landed(self, seat: int, ms: int) -> None:
        """A racer's hand is on the palm, so many milliseconds after the signal."""
        racer = self.racers[seat]
        racer.ms, racer.said = ms, tr("{ms} ms", ms=ms)
        self._reach(racer)

    def too_early(self, seat: int) -> None:
        """A racer pressed before the signal and is out."""
        racer = self.racers[seat]
        racer.early, racer.said = True, tr("too early, out")
        self.update()

    def finished(self, result: RaceResult) -> None:
        """All is over: who was first, and who last."""
        for place, seat in enumerate(result.order):
            racer = self.racers.setdefault(seat, Racer(seat))
            racer.place = place
            notes = [racer.said] if racer.said else []
            if not racer.said and not result.by_lot:
                notes.append(tr("did not press"))
            notes += self._won(racer, result)
            racer.note = NOTE_BREAK.join(notes)
        self._enter(RaceState.FINISHED)
        self.over.emit()

    def _won(self, racer: Racer, result: RaceResult) -> list[str]:
        """What a racer got for being the first or the last."""
        is_you = self.names.get(racer.seat) == you()
        racer.exempt = racer.seat == result.exempt
        racer.forfeit = racer.seat == result.forfeit
        exempt = [exempt_words(you=is_you)] * racer.exempt
        return exempt + [forfeit_words(you=is_you)] * racer.forfeit

    def close(self) -> None:
        """Show nothing more."""
        for seat in self.racers:
            self._stage.drop((self, seat))
        self._stage.drop(self)
        self.racers = {}
        self._keys = {}
        self.state = RaceState.CLOSED
        self.replayed = False
        self.hide()

    def _enter(self, state: RaceState) -> None:
        self.prepareGeometryChange()
        self.state = state
        self.show()
        self.update()

    def _reach(self, racer: Racer) -> None:
        """Let a hand come down on the palm."""
        if not racer.reached:
            racer.landing = 1 + sum(other.landing > 0 for other in self.racers.values())

        def go(part: float) -> None:
            racer.reached = max(0.01, part)
            self.update()

        time = self.pace.time(durations.MOVE_SHORTEST)
        self._stage.play((self, racer.seat), Track(go, time))

    # --- how it looks ----------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return to_qrect(self._zones.table) if self.is_open else QRectF()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """The palm, the hands that wait and those that have come down, and the word."""
        if not self.is_open:
            return
        zones = self._zones
        signalled = self.state is RaceState.SIGNALLED
        paint_ground(painter, zones, signalled=signalled)
        for seat in self._keys if not self._anywhere else ():
            paint_zone(painter, zones.seats[seat], seat)
        paint_winner(painter, zones, self.winner, signalled=signalled)
        for racer in sorted(self.racers.values(), key=lambda each: each.landing):
            paint_racer(painter, zones, racer)
        for seat in zones.seats:
            key = self._keys.get(seat)
            cap = QKeySequence(key).toString(_NATIVE) if key is not None else ""
            paint_tag(painter, zones, seat, self.names.get(seat, ""), cap)
        for racer in self.racers.values():
            paint_note(painter, zones, racer)
        waits = self.state is RaceState.READY
        hint = tr("Whoever presses before the signal is out.")
        paint_word(painter, zones, self.said, hint, waits=waits)


class RaceItem(_ShownRace):
    """The race. While it is run it takes every click on the table, and its racers' keys."""

    pressed = Signal(int)
    """A racer pressed, whose seat this is: with a key, or with a click."""

    def replay(self, winner: int, result: RaceResult, time: float) -> None:
        """Show a race that was run without being seen, and close after so many milliseconds."""
        self.show_ready(result.order, {}, winner)
        self.replayed, self.by_lot = True, result.by_lot
        self._enter(RaceState.SIGNALLED)
        self.shown_again.emit()
        times = {each.seat: each for each in result.times}
        left = [
            _Landing(seat, _LOTS_APART * (number + 1) * 0.8)
            for number, seat in enumerate(result.order)
        ]

        end = left[-1].at + _LOTS_APART / 2 if left else 0.0

        def show(part: float) -> None:
            while left and part >= left[0].at:
                landing = left.pop(0)
                told = times.get(landing.seat)
                if told is None:
                    self._reach(self.racers[landing.seat])
                elif told.early:
                    self.too_early(landing.seat)
                elif told.ms is not None:
                    self.landed(landing.seat, told.ms)
            if self.state is RaceState.SIGNALLED and part >= end:
                self.finished(result)

        self._stage.play(self, Track(show, time, ease=linear, then=self.close))

    # --- who pressed -----------------------------------------------------------------------------

    @property
    def _is_run(self) -> bool:
        """Whether somebody may still press."""
        return self.state in (RaceState.READY, RaceState.SIGNALLED) and not self.replayed

    def _press(self, seat: int) -> None:
        racer = self.racers.get(seat)
        if racer is None or racer.early or racer.ms is not None:
            return
        self.pressed.emit(seat)

    def key(self, pressed: Pressed) -> bool:
        """A key went down; returns whether the race takes it, though it may be nobody's."""
        if not self._is_run:
            return False
        for seat, wanted in self._keys.items():
            if is_key(pressed, wanted):
                self._press(seat)
        return True

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click is somebody's hand: of who alone plays here, or of whose zone it hits."""
        if not self._is_run:
            # The table takes it, and what is only shown is over.
            event.ignore()
            return
        event.accept()
        at = event.scenePos()
        for seat in self._keys:
            if self._anywhere or self._zones.seats[seat].holds(at.x(), at.y()):
                self._press(seat)
                return

    def spot(self, seat: int) -> QPointF:
        """The middle of the zone in which a click is this racer's."""
        zone = self._zones.seats[seat]
        return QPointF(zone.x, zone.y)
