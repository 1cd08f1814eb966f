"""The plate of a seat: who sits there, whose deal and turn it is, and how that player stands."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent

from hanafuda_desktop.table.fishing_marks import (
    paint_bomb,
    paint_dealer,
    paint_triple,
    paint_turn,
)
from hanafuda_desktop.table.palette import GOLD, NIGHT, PAPER, VERMILION, faded
from hanafuda_desktop.table.sign_item import PressableSign
from hanafuda_desktop.table.typeset import LEAST, Sheet, advance, number_text

__all__ = ["PlateWords", "SeatPlate", "SeatPlateItem"]

_RIGHT = Qt.AlignmentFlag.AlignRight
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_TWO_LINES = 48.0
"""A plate that is lower has one line."""


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """What a seat's plate shows.

    Attributes:
        name: of the player.
        total: points so far.
        dealer: whether this seat deals the round (*oya*).
        to_move: whether it is this seat's turn.
        round_points: what its cards and yaku are worth now, where that is counted.
        calls: how often it called to go on.
        call_name: what people say for that.
        shown: triples that it showed.
        bombs: bombs that it played.
        partners: the names of its partners, where there are teams.
    """

    name: str
    total: int
    dealer: bool = False
    to_move: bool = False
    round_points: int | None = None
    calls: int = 0
    call_name: str = ""
    shown: int = 0
    bombs: int = 0
    partners: str = ""


@dataclass(frozen=True, slots=True)
class PlateWords:
    """What a plate says, in the language of the table."""

    now: str = "now {points}"
    total: str = "{points} in all"
    dealer: str = "dealer"
    turn: str = "to move"
    called: str = "called {name}"
    called_often: str = "called {name} {count} times"
    shown: str = "triples shown: {count}"
    bombs: str = "bombs: {count}"
    partners: str = "with {names}"


class SeatPlateItem(PressableSign):
    """One seat's plate, at a rectangle that may be as low as a line of small letters."""

    clicked = Signal(int)
    """It was clicked, or pressed with the keyboard: its seat."""
    hovered = Signal(int)
    """The pointer came to it: its seat, or -1 when it left."""

    def __init__(
        self, seat: int, words: PlateWords | None = None, parent: QGraphicsItem | None = None
    ) -> None:
        """An empty plate.

        Args:
            seat: whose it is.
            words: what it says.
            parent: the item it belongs to.
        """
        super().__init__(None, parent)
        self.seat = seat
        self._words = words if words is not None else PlateWords()
        self._plate = SeatPlate("", 0)

    def present(self, plate: SeatPlate) -> None:
        """Show this."""
        if plate != self._plate:
            self._plate = plate
            self.renew()

    @property
    def description(self) -> str:
        """All that it says: ``Aki: 12 in all, dealer, to move, called Koi-koi``."""
        plate, words = self._plate, self._words
        said = [words.total.format(points=number_text(plate.total))]
        if plate.partners:
            said.insert(0, words.partners.format(names=plate.partners))
        if plate.round_points is not None:
            said.append(words.now.format(points=number_text(plate.round_points)))
        if plate.dealer:
            said.append(words.dealer)
        if plate.to_move:
            said.append(words.turn)
        if plate.calls:
            called = words.called if plate.calls == 1 else words.called_often
            said.append(called.format(name=plate.call_name, count=plate.calls))
        if plate.shown:
            said.append(words.shown.format(count=plate.shown))
        if plate.bombs:
            said.append(words.bombs.format(count=plate.bombs))
        return f"{plate.name}: {', '.join(said)}"

    def press(self) -> None:
        """Say that it was clicked."""
        self.clicked.emit(self.seat)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Say that the pointer is here."""
        self.hovered.emit(self.seat)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Say that it left."""
        self.hovered.emit(-1)

    def _set(self, size: QSizeF) -> Sheet:
        sheet = Sheet()
        box = QRectF(QPointF(), size)
        turn = self._plate.to_move
        sheet.fill(
            box.adjusted(1, 1, -1, -1),
            faded(NIGHT, 0.72 if turn else 0.5),
            line=GOLD if turn else faded(PAPER, 0.28),
            thick=2.2 if turn else 1.0,
            corner=min(9.0, size.height() * 0.2),
        )
        low = size.height() < _TWO_LINES
        # a place is kept for the fan, so that no name moves when the turn goes on
        fan = min(size.height() * (0.62 if low else 0.46), size.width() * 0.15)
        room = box.adjusted(fan * 1.2, 2, -max(5.0, size.height() * 0.16), -2)
        if turn:
            spot = QRectF(0, 0, fan, fan)
            spot.moveCenter(QPointF(fan * 0.64, size.height() * (0.5 if low else 0.32)))
            sheet.draw(spot, paint_turn, "turn")
        if low:
            self._set_one_line(sheet, room)
        else:
            self._set_two_lines(sheet, room)
        return sheet

    def _set_two_lines(self, sheet: Sheet, room: QRectF) -> None:
        plate, words = self._plate, self._words
        high = room.height()
        large = int(max(LEAST, min(34, high * 0.46, room.width() * 0.125)))
        small = int(max(LEAST, min(20, high * 0.27, room.width() * 0.085)))
        now = ""
        if plate.round_points is not None:
            now = words.now.format(points=number_text(plate.round_points))
        total = number_text(plate.total)
        wide = max(advance(total, large, bold=True), advance(now, small)) + 2
        wide = min(wide, room.width() * 0.45)
        right = QRectF(room.right() - wide, room.top(), wide, high)
        top = QRectF(right.left(), right.top(), wide, high * (0.6 if now else 1.0))
        sheet.write(top, total, large, bold=True, ink=PAPER, align=_RIGHT)
        if now:
            low = QRectF(right.left(), top.bottom(), wide, right.bottom() - top.bottom())
            sheet.write(low, now, small, ink=faded(PAPER, 0.85), align=_RIGHT)
        left = QRectF(room.left(), room.top(), right.left() - room.left() - small * 0.5, high)
        marks = bool(plate.calls or plate.shown or plate.bombs or plate.partners)
        line = QRectF(left.left(), left.top(), left.width(), high * (0.55 if marks else 1.0))
        self._set_name(sheet, line, int(max(LEAST, min(26, high * 0.36, room.width() * 0.11))))
        if marks:
            under = QRectF(left.left(), line.bottom(), left.width(), left.bottom() - line.bottom())
            self._set_marks(sheet, under.adjusted(0, 1, 0, -2), small)

    def _set_one_line(self, sheet: Sheet, room: QRectF) -> None:
        """Name, seal and marks from the left, points at the right; the total goes before all."""
        plate = self._plate
        pixels = int(max(LEAST, min(20, room.height() * 0.54, room.width() * 0.15)))
        total = number_text(plate.total)
        wide = min(advance(total, pixels, bold=True) + 2, room.width() * 0.4)
        last = QRectF(room.right() - wide, room.top(), wide, room.height())
        sheet.write(last, total, pixels, bold=True, ink=PAPER, align=_RIGHT)
        right, small = last.left() - pixels * 0.5, max(LEAST, pixels - 3)
        free = right - room.left() - advance(plate.name, pixels, bold=True) - pixels * 2.2
        now = ""
        if plate.round_points is not None:
            now = self._words.now.format(points=number_text(plate.round_points))
        aside = advance(now, small) + pixels * 0.6 if now else 0.0
        if now and aside <= free:
            spot = QRectF(right - aside, room.top(), aside - pixels * 0.3, room.height())
            sheet.write(spot, now, small, ink=faded(PAPER, 0.8), align=_RIGHT)
            right, free = right - aside, free - aside
        if plate.calls or plate.shown or plate.bombs or (plate.partners and free > pixels * 6):
            # the name keeps half of what there is
            marks = QRectF(0, room.top() + 3, max(free, (right - room.left()) / 2), 0)
            marks.setBottom(room.bottom() - 3)
            marks.moveRight(right)
            right = self._set_marks(sheet, marks, small, ending=True)
        name = QRectF(room.left(), room.top(), right - room.left(), room.height())
        self._set_name(sheet, name, pixels)

    def _set_name(self, sheet: Sheet, room: QRectF, pixels: int) -> None:
        """The name, and the dealer's seal behind it."""
        side = min(room.height() * 0.8, pixels * 1.35) if self._plate.dealer else 0.0
        wide = max(0.0, room.width() - side * 1.2)
        name = QRectF(room.left(), room.top(), wide, room.height())
        done = sheet.write(name, self._plate.name, pixels, bold=True, ink=PAPER)
        if side:
            end = min(wide, advance(done.text, done.pixels, bold=True)) + side * 0.2
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(QPointF(room.left() + end + side / 2, room.center().y()))
            sheet.draw(spot, paint_dealer, "dealer")

    def _set_marks(self, sheet: Sheet, room: QRectF, pixels: int, *, ending: bool = False) -> float:
        """Calls, triples and bombs, from the left, or ending at the right.

        Where there is room a call is named, else only counted.

        Returns:
            where they begin.
        """
        plate, side = self._plate, room.height()
        signs = [(paint_triple, "triple")] * plate.shown + [(paint_bomb, "bomb")] * plate.bombs
        step = side * 1.1
        pill = self._pill(room.width() - len(signs) * step, pixels)
        across = advance(pill, pixels, bold=True) + pixels * 0.9 if pill else 0.0
        if across > room.width():
            pill, across = "", 0.0
        signs = signs[: max(0, int((room.width() - across) / step))]
        partners = self._words.partners.format(names=plate.partners) if plate.partners else ""
        taken = across + (4 if pill else 0) + len(signs) * step
        rest = min(advance(partners, pixels), room.width() - taken) if partners else 0.0
        wide = taken + rest
        left = start = max(room.left(), room.right() - wide) if ending else room.left()
        if pill:
            box = QRectF(left, room.top(), min(across, room.width()), side)
            sheet.fill(box, VERMILION, corner=min(5.0, side / 2))
            inner = box.adjusted(2, 0, -2, 0)
            sheet.write(inner, pill, pixels, bold=True, ink=PAPER, align=_CENTRE)
            left += across + 4
        for draw, name in signs:
            sheet.draw(QRectF(left, room.top(), side, side), draw, name)
            left += step
        if rest > pixels * 4:
            spot = QRectF(left, room.top(), rest + 1, side)
            sheet.write(spot, partners, pixels, ink=faded(PAPER, 0.8))
        return start - pixels * 0.4

    def _pill(self, width: float, pixels: int) -> str:
        """What was called, as fully as there is room for it."""
        plate = self._plate
        if not plate.calls:
            return ""
        often = f" ×{plate.calls}" if plate.calls > 1 else ""
        full = plate.call_name + often
        if advance(full, pixels, bold=True) + pixels > width:
            return f"×{plate.calls}"
        return full
