"""The race for a winner's palm on the table: how it looks, and what runs it.

:class:`RaceItem` has no clock: it shows what a :class:`RaceTimes` knows, and lets hands come down
(:meth:`RaceItem.land`). :class:`TableRace` asks who is ready, hears who presses, has the race
timed, and has it played.
"""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, cast

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.engine import reaction_race
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.reaction_race import EARLY, NEVER, RaceResult
from hanafuda_desktop.families.shedding.moves import BareMove, PalmLaid, Race
from hanafuda_desktop.families.shedding.rounds import first_fuse
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.view import SheddingTurn
from hanafuda_desktop.play.race_clock import RaceClock, RaceTimes, key_name, race_keys, race_times
from hanafuda_desktop.play.rounds_controller import RoundController
from hanafuda_desktop.play.words import seat_names
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.animation import Track, linear
from hanafuda_desktop.table.cloth import (
    GOLD,
    INK,
    NIGHT,
    PAPER,
    PAPER_SHADE,
    VERMILION,
    PaintedItem,
    faded,
    inks,
    seat_colour,
)
from hanafuda_desktop.table.keyboard import is_key
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.lettering import advance, fitted, letter_font
from hanafuda_desktop.table.narration import you
from hanafuda_desktop.table.panels.panel import PanelButton
from hanafuda_desktop.table.panels.round_summary import prize_words
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.signs.emblems import paint_hand, paint_slap
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import in_a_row

# Where a race for a palm is on the table.
#
# Nobody must be nearer to the palm than another, nor have more room to hit: all zones are circles
# of one size, at one distance from the palm, evenly around it, the viewer's at the foot. The word
# stands over all of them, where it covers no hand.

_WORD: Final = 0.052
"""The letters of the word, as a share of the table's height,"""
_WORD_LEAST: Final = 24.0
"""and in pixels at least."""
_SLIP: Final = 1.7
"""The slip of the word, and"""
_HINT: Final = 0.75
"""the line under it, counted in its letters."""
_EDGE: Final = 8.0
_ZONE: Final = 0.61
"""A zone's radius, counted in its distance from the palm, at most;"""
_APART: Final = 0.96
"""or so much of what would let it touch the next."""


class Circle(NamedTuple):
    """A circle on the table."""

    x: float
    y: float
    radius: float

    @property
    def middle(self) -> QPointF:
        """Its middle, as Qt has it."""
        return QPointF(self.x, self.y)

    def holds(self, point: QPointF) -> bool:
        """Whether a point lies in it."""
        return math.hypot(point.x() - self.x, point.y() - self.y) <= self.radius


@dataclass(frozen=True, slots=True)
class RaceZones:
    """Where everything is in a race.

    Attributes:
        table: the whole table.
        word: the slip of the word in the middle of its upper edge, as wide as the table.
        hint: the line under it.
        palm: where the winner's hand lies.
        seats: each seat's own zone.
    """

    table: Rect
    word: Rect
    hint: Rect
    palm: Circle
    seats: dict[int, Circle]

    def towards(self, seat: int) -> tuple[float, float]:
        """From the palm towards a seat, as a direction of length 1; to the foot if it has none."""
        zone = self.seats.get(seat)
        if zone is None:
            return 0.0, 1.0
        away = zone.x - self.palm.x, zone.y - self.palm.y
        length = math.hypot(*away)
        return away[0] / length, away[1] / length


def race_zones(width: float, height: float, seats: Sequence[int]) -> RaceZones:
    """Where a race is on a table of this size.

    Args:
        width: of the table.
        height: of the table.
        seats: all of the table, from the viewer on the way round to the viewer's right.
    """
    letters = round(max(_WORD_LEAST, _WORD * height))
    word = Rect(0, _EDGE, width, round(_SLIP * letters))
    hint = Rect(0, word.bottom + 3, width, round(_HINT * letters))
    count = len(seats)
    turns = [math.pi * (0.5 - 2 * number / count) for number in range(count)]
    ways = [(math.cos(turn), math.sin(turn)) for turn in turns]
    share = min(_ZONE, _APART * math.sin(math.pi / max(2, count)))
    top = max(0.0, *(-y for _, y in ways), 0.0)
    room = height - _EDGE - hint.bottom
    away = min(room / (1 + top + 2 * share), (width / 2 - _EDGE) / (1 + share))
    x, y = width / 2, hint.bottom + away * (top + share)
    return RaceZones(
        table=Rect(0, 0, width, height),
        word=word,
        hint=hint,
        palm=Circle(x, y, away * (1 - share)),
        seats={
            seat: Circle(x + away * across, y + away * down, away * share)
            for seat, (across, down) in zip(seats, ways, strict=True)
        },
    )


# How a race for the winner's palm looks: ground, palm, reaching hands, words, names and keys.

_PALM: Final = 1.9
"""The size of the winner's hand, counted in the radius of where it lies,"""
_HAND: Final = 1.15
"""and of a racer's, in the radius of its zone."""
_NEAR: Final = 0.6
"""Where a hand lies that has come down: so far from the middle, in the radius of the palm,"""
_HEAPED: Final = 0.07
"""and each by so much farther than the one before."""
_TAG: Final = 0.7
"""Under a zone's middle stands whose it is, in its radius,"""
_NOTE: Final = 0.1
"""and over it what is said of the hand."""


def paint_slip(
    painter: QPainter,
    middle: QPointF,
    said: str,
    pixels: int,
    room: tuple[float, float],
    corner: float,
    ink: QColor = INK,
) -> QRectF:
    """Words on a slip around this spot, whose edge and paper are the pen and the brush.

    Args:
        painter: with what.
        middle: the middle of the slip.
        said: the words; each line may have as many as it likes.
        pixels: the size of their letters.
        room: how much wider than its words the slip is, and how high, counted in letters.
        corner: how round it is.
        ink: the words' colour.
    """
    wide = max(advance(line, pixels, bold=True) for line in said.split("\n"))
    slip = QRectF(0, 0, wide + room[0] * pixels, room[1] * pixels)
    slip.moveCenter(middle)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawRoundedRect(slip, corner, corner)
    painter.setFont(letter_font(pixels, bold=True))
    painter.setPen(ink)
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, said)
    return slip


def _degrees(towards: tuple[float, float]) -> float:
    """Where a hand points that comes from there."""
    return math.degrees(math.atan2(towards[0], -towards[1])) + 180


def _paint_key(painter: QPainter, cap: QRectF, label: str, pixels: int) -> None:
    high = cap.height()
    inks(painter, PAPER_SHADE.darker(125), INK, 2)
    painter.drawRoundedRect(cap.translated(0, high * 0.09), high * 0.16, high * 0.16)
    painter.setBrush(PAPER)
    painter.drawRoundedRect(cap, high * 0.16, high * 0.16)
    painter.setPen(QPen(faded(INK, 0.25), 1))
    painter.drawRoundedRect(cap.adjusted(4, 2, -4, -6), high * 0.12, high * 0.12)
    painter.setFont(letter_font(round(pixels * 1.2), bold=True))
    painter.setPen(INK)
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, label)


_Z = 900_000.0
_LOTS_APART = 0.16
"""In a race by lot, and in one that is shown again, hands land so far apart, as parts of it."""


class RaceItem(PaintedItem):
    """A race as it is run, or shown again.

    Attributes:
        race: who races, and everybody's time so far.
        result: how it has ended, once that is shown.
        replayed: how the race ended that is only shown again, if it is.
        keys: the keys of those who race at this keyboard, by seats; the others are computers.
        anywhere: whether a click anywhere is a hand, as but one person plays at this screen; else
            each has a circle, in which a click is that one's hand.
        hands: the hands that have come down, in this order, and how far: 1 on the palm.
        names: what the seats are called, as far as that is known.
    """

    altered = Signal()
    """A race is shown that was run without being seen, or it is seen who was first."""

    def __init__(self, table: TableScene) -> None:
        """A closed race on this table."""
        super().__init__(_Z)
        self._table, self._stage = table, table.stage
        self.zones = race_zones(0.0, 0.0, ())
        self.race = RaceTimes((), 0.0, {})
        self.result: RaceResult | None = None
        self.replayed: RaceResult | None = None
        self.keys: Mapping[int, Qt.Key] = {}
        self.anywhere = False
        self.hands: dict[int, float] = {}
        self.names: dict[int, str] = {}
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether a race is shown."""
        return self.isVisible()

    @property
    def is_over(self) -> bool:
        """Whether it is shown how a race has ended."""
        return self.is_open and self.result is not None

    @property
    def by_lot(self) -> bool:
        """Whether lots were drawn in it, as is never seen but when it is shown again."""
        return self.replayed is not None and self.replayed.by_lot

    @property
    def winner(self) -> int:
        """The seat whose palm it is: the one that does not race."""
        return next((seat for seat in self.zones.seats if seat not in self.race.racers), 0)

    @property
    def said(self) -> str:
        """The word in the middle."""
        if self.result is not None:
            return tr("The lot has decided") if self.by_lot else tr("The race is over")
        if self.replayed is not None:
            return tr("Lots are drawn") if self.by_lot else tr("The hands race")
        return tr("NOW!") if self.race.is_signalled else tr("Get ready…")

    def note(self, seat: int) -> list[str]:
        """What is said of a hand, line by line: how long it took, and what came of it."""
        ms, result = self.race.times.get(seat, NEVER), self.result
        said = [] if ms < 0 else [tr("{ms} ms", ms=ms)]
        if ms == EARLY:
            said.append(tr("too early, out"))
        if result is not None:
            if ms == NEVER and not result.by_lot:
                said.append(tr("did not press"))
            exempt, forfeit = seat == result.exempt, seat == result.forfeit
            is_you = self.names.get(seat) == you()
            said += prize_words(exempt=exempt, forfeit=forfeit, you=is_you)
        return said

    def set_zones(self, zones: RaceZones) -> None:
        """Where everything is on the table."""
        self.prepareGeometryChange()
        self.zones = zones
        self.update()

    def hand_at(self, point: QPointF) -> int | None:
        """Whose hand a click is: of who alone plays here, or of whose zone it hits."""
        hit = (seat for seat in self.keys if self.anywhere or self.zones.seats[seat].holds(point))
        return next(hit, None)

    # --- what happens ----------------------------------------------------------------------------

    def open(self, race: RaceTimes, keys: Mapping[int, Qt.Key], *, anywhere: bool = False) -> None:
        """The palm of the one who does not race lies there; see the attributes."""
        self.race, self.keys, self.anywhere = race, keys, anywhere
        self.result = self.replayed = None
        self.hands = {}
        self.show()
        self.update()

    def land(self, seat: int) -> None:
        """A hand comes down on the palm."""
        self.hands[seat] = 0.0

        def go(part: float) -> None:
            self.hands[seat] = part
            self.update()

        time = self._table.pace.time(durations.MOVE_SHORTEST)
        self._stage.play((self, seat), Track(go, time))

    def finish(self, result: RaceResult) -> None:
        """All is over: who was first, and who last."""
        self.result = result
        self.update()
        self.altered.emit()

    def close(self) -> None:
        """Show nothing more."""
        for key in (self, *((self, seat) for seat in self.hands)):
            self._stage.drop(key)
        self.replayed = None
        self.hide()

    def replay(self, result: RaceResult, time: float) -> None:
        """Show a race that was run without being seen, and close after so many milliseconds."""
        race = RaceTimes(result.order, 0.0, {})
        race.give_signal(0.0)
        self.open(race, {})
        self.replayed = result
        self.altered.emit()
        times = {each.seat: EARLY if each.early else each.ms for each in result.times}
        due = [(_LOTS_APART * 0.8 * n, seat) for n, seat in enumerate(result.order, start=1)]
        end = due[-1][0] + _LOTS_APART / 2

        def show(part: float) -> None:
            while due and part >= due[0][0]:
                _, seat = due.pop(0)
                ms = times.get(seat)
                if ms is not None:
                    race.times[seat] = ms
                if result.by_lot or ms not in (None, EARLY):
                    self.land(seat)
                self.update()
            if self.result is None and part >= end:
                self.finish(result)

        self._stage.play(self, Track(show, time, ease=linear, then=self.close))

    # --- how it looks ----------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return QRectF(*self.zones.table)

    @property
    def _letters(self) -> int:
        return round(max(13, min(30, self.zones.table.height * 0.024)))

    def paint(self, painter: QPainter, *_: object) -> None:
        """The palm, the hands that wait and those that have come down, and the word."""
        racers = self.race.racers
        signalled = self.race.is_signalled and self.result is None
        self._paint_ground(painter, signalled=signalled)
        for seat in self.keys if not self.anywhere else ():
            zone = self.zones.seats[seat]
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            inks(painter, faded(PAPER, 0.16), seat_colour(seat).lighter(125), 3)
            painter.drawEllipse(zone.middle, zone.radius - 1.5, zone.radius - 1.5)
        self._paint_winner(painter, signalled=signalled)
        for seat in (seat for seat in racers if seat not in self.hands):
            self._paint_hand(painter, seat, 0)
        for landing, seat in enumerate(self.hands, start=1):
            self._paint_hand(painter, seat, landing)
        for seat in self.zones.seats:
            self._paint_tag(painter, seat)
        for seat in racers:
            self._paint_note(painter, seat)
        self._paint_word(painter)

    def _paint_ground(self, painter: QPainter, *, signalled: bool) -> None:
        """Darken the table around a lit middle."""
        painter.save()
        light = QRadialGradient(self.zones.palm.middle, self.zones.table.height * 0.6)
        if signalled:
            light.setColorAt(0, faded(GOLD, 0.62))
            light.setColorAt(0.55, faded(VERMILION, 0.5))
        else:
            light.setColorAt(0, faded(NIGHT, 0.55))
        light.setColorAt(1, faded(NIGHT, 0.78))
        inks(painter, light)
        painter.drawRect(self.boundingRect())
        painter.restore()

    def _paint_winner(self, painter: QPainter, *, signalled: bool) -> None:
        """The winner's palm in the middle; with the signal it slaps down."""
        palm, seat = self.zones.palm, self.winner
        middle, size = palm.middle, palm.radius * _PALM
        if signalled:
            paint_slap(painter, middle, size, 0.9)
        turn = _degrees(self.zones.towards(seat))
        paint_hand(painter, middle, size, seat_colour(seat), degrees=turn, lift=0.0)

    def _paint_hand(self, painter: QPainter, seat: int, landing: int) -> None:
        """A hand that waits in its zone, or lies on the palm as the one of this number, from 1."""
        zone, palm, towards = self.zones.seats[seat], self.zones.palm, self.zones.towards(seat)
        near = palm.middle + QPointF(*towards) * palm.radius * (_NEAR + _HEAPED * landing)
        reached = self.hands.get(seat, 0.0)
        painter.save()
        if seat in self.race.early:
            painter.setOpacity(0.55)
        paint_hand(
            painter,
            zone.middle + (near - zone.middle) * reached,
            zone.radius * _HAND,
            seat_colour(seat),
            degrees=_degrees(towards),
            lift=0.2 * (1 - reached),
            mirrored=seat % 2 == 1,
        )
        painter.restore()

    def _paint_tag(self, painter: QPainter, seat: int) -> None:
        """Whose zone it is, at its foot, and the cap of its key."""
        zone, pixels, name = self.zones.seats[seat], self._letters, self.names.get(seat, "")
        key = key_name(self.keys[seat]) if seat in self.keys else ""
        high = pixels * (2.1 if key else 1.6)
        cap = max(high, advance(key, round(pixels * 1.2), bold=True) + high * 0.6) if key else 0.0
        room = 2 * zone.radius - cap - pixels * 1.5
        letters, said = fitted(name, room, pixels, bold=True, least=10)
        wide = (advance(said, letters, bold=True) + pixels * 1.5 if said else 0.0) + cap
        slip = QRectF(zone.x - wide / 2, zone.y + _TAG * zone.radius - high / 2, wide, high)
        slip.moveBottom(min(slip.bottom(), self.zones.table.bottom - 4))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if said:
            inks(painter, faded(NIGHT, 0.85), seat_colour(seat), 2)
            painter.drawRoundedRect(slip, high * 0.22, high * 0.22)
            painter.setFont(letter_font(letters, bold=True))
            painter.setPen(PAPER)
            words = slip.adjusted(0, 0, -cap, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, said)
        if key:
            _paint_key(painter, QRectF(slip.right() - cap, slip.top(), cap, high), key, pixels)

    def _paint_note(self, painter: QPainter, seat: int) -> None:
        """How long it took and what came of it: gold for the first, red for who is out or last."""
        lines, result = self.note(seat), self.result
        if not lines:
            return
        zone, pixels = self.zones.seats[seat], self._letters
        good = result is not None and seat == result.exempt
        bad = seat in self.race.early or (result is not None and seat == result.forfeit)
        inks(painter, GOLD if good else VERMILION if bad else PAPER, INK, 1.6)
        ink = PAPER if bad and not good else INK
        middle, room = zone.middle - QPointF(0, _NOTE * zone.radius), (1.4, 0.6 + 1.3 * len(lines))
        paint_slip(painter, middle, "\n".join(lines), pixels, room, pixels * 0.7, ink)

    def _paint_word(self, painter: QPainter) -> None:
        """The word over all hands, on a slip of paper; with what to beware of while it waits."""
        room, waits = QRectF(*self.zones.word), not self.race.is_signalled
        pixels = round(room.height() / 1.7)
        inks(painter, PAPER if waits else GOLD, INK, 2)
        slip = paint_slip(painter, room.center(), self.said, pixels, (2, room.height() / pixels), 8)
        inks(painter, None, VERMILION, 1.6)
        painter.drawRoundedRect(slip.adjusted(5, 5, -5, -5), 5, 5)
        if waits:  # on a dark slip: there may be a sleeve behind it
            room, pixels = QRectF(*self.zones.hint), round(pixels * 0.46)
            high, hint = room.height(), tr("Whoever presses before the signal is out.")
            inks(painter, faded(NIGHT, 0.8))
            paint_slip(painter, room.center(), hint, pixels, (2, high / pixels), high / 2, PAPER)


_PRESSES = (QEvent.Type.GraphicsSceneMousePress, QEvent.Type.GraphicsSceneMouseDoubleClick)
_LEFT = (QEvent.Type.FocusOut, QEvent.Type.WindowDeactivate)


class TableRace:
    """The races of one table.

    A race that is broken off, because the window is left before the signal or the program ends, is
    run again, and never with the same fuse: who saw the beginning of it must not know when the
    signal comes. The fuse is in no record, so a record replays all the same. Leaving must help
    nobody: whoever was early stays out, and who leaves after the signal without having pressed
    never did.

    Args:
        table: the controller of that table.
        item: the race as the table shows it.

    Attributes:
        clock: measures.
    """

    def __init__(self, table: RoundController, item: RaceItem) -> None:
        self._table, self.item = table, item
        self._attempts: Counter[int] = Counter()
        self._is_fresh = False
        self._early: dict[int, int] = {}
        self.clock = RaceClock(table)
        self.clock.signalled.connect(self._signal)
        self.clock.landed.connect(item.land)
        self.clock.early.connect(self._too_early)
        self.clock.done.connect(lambda times: table.session.play(Race(times)))

    @property
    def _racers(self) -> tuple[int, ...]:
        return cast("SheddingTurn", self._table.session.view.turn).racers

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people who race."""
        seating = self._table.session.seating
        return tuple(seat for seat in self._racers if seating.is_person(seat))

    @property
    def _keys(self) -> dict[int, Qt.Key]:
        """The keys of people who race, by their seats."""
        keys = race_keys(self._table.session.seating.persons)
        return {seat: keys[seat] for seat in self.people}

    @property
    def _is_alone(self) -> bool:
        return len(self._table.session.seating.persons) == 1

    @property
    def draws_lots(self) -> bool:
        """Whether it is run by lot: people would rather, or the rules have it so."""
        only = self._table.session.game.legal_moves() == (BareMove.DRAW_LOTS,)
        return self._table.settings.races_by_lot or only

    # --- from the question to the move -----------------------------------------------------------

    def changed(self, events: tuple[Event, ...]) -> None:
        """Know whether anybody can have seen the race before that comes now, and who is who."""
        self.item.names = dict(enumerate(seat_names(self._table.session.seating)))
        self._is_fresh = any(isinstance(event, PalmLaid) for event in events)

    def ask(self) -> None:
        """Let the race be run, in the way in which it can be: by lot, by computers, by hand."""
        session = self._table.session
        if self.draws_lots:
            session.play(BareMove.DRAW_LOTS)
        elif not self.people:
            times = self.computers()
            session.play(Race(tuple(times[seat] for seat in self._racers)))
        else:
            self._ask_ready()

    def _ask_ready(self) -> None:
        """Ask whether everybody is ready, and say what to press."""
        session = self._table.session
        rule, names = cast("SheddingRules", session.rules).race, seat_names(session.seating)
        keys = {seat: key_name(key) for seat, key in self._keys.items()}
        lines = []
        if rule.first == "exempt":
            lines.append(tr("The first hand on it pays nothing."))
        if rule.last == "forfeit":
            lines.append(tr("The last hand on it plays a forfeit."))
        if self._is_alone:
            (key,) = keys.values()
            lines.append(tr("When the palm lights up, press {key}, or click anywhere.", key=key))
        else:
            each = [f"{names[seat]} {key}" for seat, key in keys.items()]
            lines.append(tr("When the palm lights up, press your key or click your circle."))
            lines.append(tr("{said}.", said=in_a_row(each)))
        lines.append(tr("Whoever presses before that, or too soon to have seen it, is out."))
        ready = PanelButton("race", tr("Ready"))
        lots = PanelButton("lots", tr("Draw lots instead"))
        title = tr("A race for {name}'s palm", name=names[session.view.to_move or 0])
        self._table.panels.question.ask(title, lines, (ready, lots))

    def start(self) -> None:
        """Everybody is ready: the palm lies there, and some time later it lights up."""
        race = RaceTimes(self._racers, self._fuse(), self.computers(), dict(self._early))
        self.item.open(race, self._keys, anywhere=self._is_alone)
        self.clock.start(race)
        self._attempts[len(self._table.session.game.moves)] += 1

    def _fuse(self) -> int:
        """The engine's for the first race at this point, another for one that is run again."""
        game = self._table.session.game
        if self._is_fresh and not self._attempts[len(game.moves)]:
            return first_fuse(game.state)
        return reaction_race.fuse(int.from_bytes(os.urandom(8), "big") >> 1)

    def computers(self) -> dict[int, int]:
        """How fast the computer players in the race are."""
        seated = self._table.session.seated
        attempt = self._attempts[len(seated.game.moves)]
        return race_times(seated.game, seated.seating, self._racers, seated.players_chance, attempt)

    def _signal(self) -> None:
        self.item.update()
        for view in self._table.scene.views():
            view.viewport().repaint()  # time is counted from what is seen

    def _too_early(self, seat: int) -> None:
        self.item.update()
        seating = self._table.session.seating
        if seating.is_you(seat):
            self._table.say_for_now(tr("Too early: your hand is out."))
        else:
            name = seating.name(seat)
            self._table.say_for_now(tr("Too early: {name}'s hand is out.", name=name))

    # --- hands -----------------------------------------------------------------------------------

    def takes(self, event: QEvent) -> bool | None:
        """See an event of the table before it does.

        Returns whether it goes no further; ``None`` where it has nothing to do with a race.
        """
        is_press = event.type() in _PRESSES
        if not self.clock.is_running:
            if isinstance(event, QKeyEvent | QGraphicsSceneMouseEvent):
                self.clock.learn(event.timestamp())
            # A hand that comes too late must not hurry on what it has not seen yet.
            hurries = is_press or event.type() == QEvent.Type.KeyPress
            return True if hurries and self.clock.has_just_ended else None
        if event.type() in _LEFT:
            self._break_off()
        elif isinstance(event, QGraphicsSceneMouseEvent):
            if is_press and event.button() == Qt.MouseButton.LeftButton:
                self._table.scene.keys.hide()
                self._press(self.item.hand_at(event.scenePos()), event.timestamp())
                event.accept()
                return True
        elif isinstance(event, QKeyEvent) and event.type() != QEvent.Type.KeyRelease:
            # Whatever else is held down: one hand on Ctrl must not hold up the others'. No key of
            # the menus does anything while hands race.
            event.accept()
            if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                hands = (seat for seat, key in self.item.keys.items() if is_key(event, key))
                self._press(next(hands, None), event.timestamp())
            return True
        return None

    def _press(self, seat: int | None, stamp: int) -> None:
        if seat is not None:
            self.clock.press(seat, stamp)

    def _break_off(self) -> None:
        """The window is left: before the signal the race is run again, after it times stand."""
        race, say = self.clock.race, self._table.say_for_now
        if race is None or not race.waits_for_people:
            return
        if race.is_signalled:
            say(tr("The window was left: who had not pressed by then has no time."))
            race.leave()
            self.clock.tick()
            return
        self.stop()
        self._early = race.early
        say(tr("The race was interrupted; it is run again."))
        self.ask()

    def stop(self) -> None:
        """The table changes, or somebody has left it: this race counts for nothing."""
        self._early = {}
        if self.clock.is_running:
            self.clock.stop()
            self.item.close()
