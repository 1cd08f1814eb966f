"""A button that is a plate on the cloth: what games, and all else of the first screen, stand on."""

from __future__ import annotations

import math
from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from hanafuda_desktop.app.home.day import Streak
from hanafuda_desktop.app.home.facts import GameFacts
from hanafuda_desktop.app.home.in_progress import Unfinished
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cloth import GOLD, NIGHT, PAPER, VERMILION, edged, faded
from hanafuda_desktop.table.lettering import letter_font, line_height, wrapped
from hanafuda_desktop.text.language import language, tr, trn

PLAIN_MARGIN: Final = 0.8
"""Between the edge of a plate and its words, counted in letters."""
_CORNER: Final = 0.55
_GROUND: Final = 0.68
_HELD: Final = 0.86
"""How strongly the night of a plate covers the cloth; more while it is pointed at."""
_PRESS: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_RING: Final = 3.0


class Plate(QAbstractButton):
    """A plate; its picture and words are painted by who knows them.

    Args:
        parent: the widget that it stands in.

    Attributes:
        letters: the size of ordinary letters, in pixels.
    """

    came = Signal()
    """It has the focus now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.letters = 14
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_letters(self, letters: int) -> None:
        """Write in letters of this size."""
        self.letters = letters
        self.update()

    @property
    def corner(self) -> float:
        """Radius of its corners."""
        return self.letters * _CORNER

    @property
    def is_held(self) -> bool:
        """Whether the pointer rests on it, or it is being pressed."""
        return self.isEnabled() and (self.underMouse() or self.isDown())

    @property
    def box(self) -> QRectF:
        """The plate itself; around it there is room for the ring of the focus."""
        return QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Paint what stands on it; the painter is clipped to the plate."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, face and edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, shape = self.box, QPainterPath()
        shape.addRoundedRect(box, self.corner, self.corner)
        painter.fillPath(shape, faded(NIGHT, _HELD if self.is_held else _GROUND))
        painter.save()
        painter.setClipPath(shape)
        self.paint_face(painter, box)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.setPen(QPen(GOLD, edged(_RING)))
        else:
            painter.setPen(QPen(faded(PAPER, 0.55 if self.is_held else 0.26), edged(1.0)))
        painter.drawPath(shape)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return presses it as the space bar does; whither arrows lead is for the screen to say."""
        if event.key() in _PRESS:
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that one has come here."""
        super().focusInEvent(event)
        self.came.emit()

    def event(self, event: QEvent) -> bool:
        """Show at once that the pointer has come or gone."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return bool(super().event(event))


class PicturePlate(Plate):
    """A plate with a picture, which is painted later than the plate.

    Attributes:
        picture: the picture, once it is there.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.picture: QPixmap | None = None


def paint_onward(painter: QPainter, rect: QRectF) -> None:
    """The sign of a plate that leads right into a game: a disc with a triangle."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(GOLD)
    painter.drawEllipse(rect)
    painter.setBrush(Qt.GlobalColor.black)
    middle, size = rect.center(), rect.width() * 0.24
    painter.drawPolygon(
        [
            middle + QPointF(-size * 0.75, -size),
            middle + QPointF(-size * 0.75, size),
            middle + QPointF(size * 1.15, 0),
        ]
    )


class Writing:
    """Writes lines one below the other into a column of a plate.

    Args:
        painter: what they are painted with; without one they are only measured.
        left: where the column begins.
        top: where the first line begins.
        width: of the column.

    Attributes:
        bottom: where the last line ends.
    """

    def __init__(self, painter: QPainter | None, left: float, top: float, width: float) -> None:
        self._painter = painter
        self.left = left
        self.bottom = top
        self.width = width

    def write(
        self,
        text: str,
        pixels: int,
        *,
        bold: bool = False,
        strong: float = 1.0,
        most: int = 4,
        ink: QColor = PAPER,
    ) -> None:
        """Write a text, broken into lines.

        Args:
            text: the text.
            pixels: size of its letters.
            bold: whether they are heavy.
            strong: how strongly it stands out, up to 1.
            most: how many lines it may have; what does not fit ends in an ellipsis.
            ink: their colour.
        """
        lines = wrapped(text, self.width, pixels, bold=bold)
        if len(lines) > most:
            lines = [*lines[: most - 1], f"{lines[most - 1].rstrip(' ,;:、。')}…"]
        high = line_height(pixels)
        if self._painter is not None:
            self._painter.setFont(letter_font(pixels, bold=bold))
            self._painter.setPen(faded(ink, strong))
        for line in lines:
            if self._painter is not None:
                room = QRectF(self.left, self.bottom, self.width + 2, high)
                self._painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, line)
            self.bottom += high

    def skip(self, pixels: float) -> None:
        """Leave some room."""
        self.bottom += pixels


# The plate of the game to go on with.

_PICTURE: Final = 0.52
"""How much of the plate the picture of the table takes across."""
_SHAPE: Final = 0.625
_HIGHEST: Final = 15
_NAME: Final = 1.6
_SIGN: Final = 2.1


def _picture_width(box: QRectF) -> int:
    """How wide the picture is: it has the shape of a table."""
    most = box.width() * _PICTURE
    return round(min(most, box.height() / _SHAPE) if box.height() else most)


class ContinuePlate(PicturePlate):
    """Which game it is, how it stands, and how its table looks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._game: Unfinished | None = None

    def show_game(self, game: Unfinished | None) -> None:
        """Show this game; its picture is given later."""
        self._game, self.picture = game, None
        self.say_words()

    @property
    def game(self) -> Unfinished | None:
        """The game that it shows."""
        return self._game

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        if self._game is not None:
            self.setText(tr("Continue"))
            lines = ", ".join(self._game.lines())
            self.setAccessibleName(
                tr("Continue {game}: {standing}", game=self._game.name, standing=lines)
            )
        self.update()

    def picture_size(self) -> QSize:
        """The size of the picture on this plate."""
        return QSize(_picture_width(self.box), round(self.box.height()))

    def wanted(self, width: int) -> int:
        """How high it is where there is so much room across."""
        words = self._write(None, QRectF(3, 3, width - 6, 0)) + self.letters * 1.2
        picture = min(width * _PICTURE * _SHAPE, _HIGHEST * self.letters)
        return round(max(words, picture))

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Paint the table on the left and write beside it."""
        if self.picture is not None:
            painter.drawPixmap(box.topLeft(), self.picture)
        edge = box.left() + _picture_width(box)
        painter.setPen(QPen(faded(PAPER, 0.22), 1))
        painter.drawLine(QPointF(edge, box.top()), QPointF(edge, box.bottom()))
        self._write(painter, box)

    def _write(self, painter: QPainter | None, box: QRectF) -> float:
        letters = self.letters
        margin = 1.2 * letters
        left = box.left() + _picture_width(box) + margin
        column = Writing(painter, left, box.top() + margin, box.right() - margin - left)
        if painter is not None:
            side = _SIGN * letters
            paint_onward(painter, QRectF(left, column.bottom, side, side))
            painter.setFont(letter_font(letters, bold=True))
            painter.setPen(GOLD)
            beside = QRectF(left + 2.6 * letters, column.bottom, column.width, _SIGN * letters)
            painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, tr("Continue"))
        column.skip(2.5 * letters)
        if self._game is not None:
            column.write(self._game.name, round(letters * _NAME), bold=True, most=2)
            for line in self._game.lines():
                column.write(line, letters, strong=0.92, most=2)
        return column.bottom


# The plate of the game of the day: which it is, whether it is won, and since how many days.

_DAY_PICTURE: Final = 0.4
_DAY_NAME: Final = 1.4
_BLOSSOM: Final = 1.5
_APART: Final = 1.16
_PETALS: Final = 5
_NARROW: Final = 26
"""A plate narrower than so many letters has no picture."""


class DayPlate(PicturePlate):
    """The same deal for everybody, another one each day."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.facts: GameFacts | None = None
        self._day = date.min
        self._streak = Streak()
        self._failed = False
        self._waits = False

    def show_day(self, facts: GameFacts, day: date, streak: Streak, *, failed: bool) -> None:
        """Show the game of this day.

        Args:
            facts: the game.
            day: the day.
            streak: on how many days in a row it was won.
            failed: whether there is none today, for no deal was found.
        """
        if self.facts is None or self.facts.id != facts.id:
            self.picture = None
        self.facts, self._day, self._streak = facts, day, streak
        self._failed, self._waits = failed, False
        self.setEnabled(not failed)
        self.say_words()

    def show_waiting(self) -> None:
        """Show that the deal is still looked for, and will then be dealt."""
        self._waits = True
        self.say_words()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        if self.facts is not None:
            said = (plain(self.facts.name), self._date(), self._state(), *self._streak_words())
            self.setText(tr("Game of the day"))
            self.setAccessibleName(tr("Game of the day: {told}", told=". ".join(said)))
        self.update()

    def _date(self) -> str:
        day = QDate(self._day.year, self._day.month, self._day.day)
        return QLocale(language()).toString(day, QLocale.FormatType.LongFormat)

    def _state(self) -> str:
        if self._failed:
            return tr("No deal was found today.")
        if self._waits:
            return tr("Today's deal is being looked for; it will be dealt at once.")
        return tr("Won today") if self._streak.is_done else tr("Not won yet today")

    def _streak_words(self) -> list[str]:
        streak = self._streak
        if not streak.best:
            return [tr("A deal that can be won, the same for everybody")]
        now = trn("{n} day in a row", "{n} days in a row", streak.now)
        return [tr("{now}, at best {best}", now=now, best=streak.best)]

    def _has_picture(self, width: float) -> bool:
        return width >= _NARROW * self.letters

    def picture_size(self) -> QSize:
        """The size of the picture on this plate; empty where there is no room for one."""
        box = self.box
        if not self._has_picture(box.width()):
            return QSize()
        return QSize(round(box.width() * _DAY_PICTURE), round(box.height()))

    def wanted(self, width: int) -> int:
        """How high it is where there is so much room across."""
        return round(self._write(None, QRectF(3, 3, width - 6, 0)) + 1.2 * self.letters)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Paint the picture on the right and write beside it."""
        if self._has_picture(box.width()):
            edge = box.right() - round(box.width() * _DAY_PICTURE)
            if self.picture is not None:
                painter.drawPixmap(QPointF(edge, box.top()), self.picture)
            painter.setPen(QPen(faded(PAPER, 0.22), 1))
            painter.drawLine(QPointF(edge, box.top()), QPointF(edge, box.bottom()))
        self._write(painter, box)

    def _write(self, painter: QPainter | None, box: QRectF) -> float:
        letters, facts = self.letters, self.facts
        margin = 1.2 * letters
        width = box.width() * (1 - _DAY_PICTURE if self._has_picture(box.width()) else 1)
        column = Writing(painter, box.left() + margin, box.top() + margin, width - 2 * margin)
        column.write(tr("Game of the day"), letters, bold=True, ink=GOLD)
        if facts is None:
            return column.bottom
        column.write(plain(facts.name), round(letters * _DAY_NAME), bold=True, most=2)
        column.write(self._date(), letters, strong=0.85, most=2)
        column.write(self._state(), letters, most=2)
        column.skip(0.45 * letters)
        if painter is not None:
            self._paint_week(painter, column)
        column.skip(_BLOSSOM * letters + 0.35 * letters)
        for words in self._streak_words():
            column.write(words, letters, strong=0.85, most=2)
        return column.bottom

    def _paint_week(self, painter: QPainter, column: Writing) -> None:
        """A plum blossom for each of seven days, today last: in bloom, or only drawn."""
        days = len(self._streak.lately)
        size = min(_BLOSSOM * self.letters, column.width / (days * _APART))
        for number, is_won in enumerate(self._streak.lately):
            across = column.left + (number + 0.5) * size * _APART
            middle = QPointF(across, column.bottom + size / 2)
            blossom = _blossom(middle, size / 2)
            if is_won:
                painter.setPen(QPen(PAPER, edged(1.0)))
                painter.setBrush(VERMILION)
                painter.drawPath(blossom)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(GOLD)
                painter.drawEllipse(middle, size * 0.13, size * 0.13)
            else:
                is_today = number == len(self._streak.lately) - 1
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(faded(PAPER, 0.95 if is_today else 0.5), edged(1.3)))
                painter.drawPath(blossom)


def _blossom(middle: QPointF, radius: float) -> QPainterPath:
    """Five round petals."""
    path = QPainterPath()
    for petal in range(_PETALS):
        angle = 2 * math.pi * petal / _PETALS - math.pi / 2
        at = middle + QPointF(math.cos(angle), math.sin(angle)) * (radius * 0.56)
        one = QPainterPath()
        one.addEllipse(at, radius * 0.44, radius * 0.44)
        path = path.united(one)
    return path


# The plate that leads whoever has never played to the first game, which teaches how.

_LEARN_SIGN: Final = 2.1
_MARGIN: Final = 1.2
_AIR: Final = 0.7
_LEARN_NAME: Final = 1.2


class LearnPlate(Plate):
    """One line that nobody overlooks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.say_words()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setText(tr("New to hanafuda?"))
        self.setAccessibleName(
            tr("New to hanafuda? Learn it in ten minutes, in a first game that explains itself.")
        )
        self.update()

    @staticmethod
    def _told() -> str:
        return tr("Learn it in ten minutes, in a first game that explains itself.")

    def wanted(self, width: int) -> int:
        """How high it is where there is so much room across."""
        box = QRectF(3, 3, width - 6, 0)
        words = self._write(None, box, _AIR * self.letters)
        return round(max(words, (_LEARN_SIGN + _AIR) * self.letters) + _AIR * self.letters + 3)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Write beside the sign for going on, both in the middle of its height."""
        side = _LEARN_SIGN * self.letters
        sign = QRectF(box.left() + _MARGIN * self.letters, 0, side, side)
        sign.moveTop(box.center().y() - side / 2)
        paint_onward(painter, sign)
        high = self._write(None, box, 0) - box.top()
        self._write(painter, box, (box.height() - high) / 2)

    def _write(self, painter: QPainter | None, box: QRectF, down: float) -> float:
        """Returns where the words end."""
        letters = self.letters
        left = box.left() + (2 * _MARGIN + _LEARN_SIGN) * letters
        width = box.right() - _MARGIN * letters - left
        column = Writing(painter, left, box.top() + down, width)
        column.write(self.text(), round(letters * _LEARN_NAME), bold=True, most=2, ink=GOLD)
        column.write(self._told(), letters, strong=0.95, most=3)
        return column.bottom
