"""Buttons that are plates on the cloth: what games, and all else of the first screen, stand on."""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import (
    QDate,
    QEvent,
    QLocale,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontInfo,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from hanafuda_desktop.app.home.game_of_the_day import Streak
from hanafuda_desktop.app.home.game_picture import PaintedCard
from hanafuda_desktop.app.home.games import (
    GameFacts,
    ListedGame,
    ShelfKind,
    japanese_name,
    length_and_players,
    short_name,
    told,
)
from hanafuda_desktop.app.home.unfinished_games import Unfinished
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cloth import GOLD, INK, NIGHT, PAPER, VERMILION, edged, faded, inks
from hanafuda_desktop.table.lettering import (
    advance,
    cut_at_word,
    letter_font,
    line_height,
    plain_text,
    wrapped,
)
from hanafuda_desktop.text.language import language, tr, trn

Painted = Callable[[QSize, float], QPixmap]
"""Paints a picture in a size and at a pixel ratio."""

_CORNER: Final = 0.55
_GROUND: Final = 0.68
_HELD: Final = 0.86
"""How strongly the night of a plate covers the cloth; more while it is pointed at."""
_PRESS: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
RING: Final = 3
"""Around a plate there is so much room for the ring of the focus."""
_PLATE_MARGIN: Final = 1.2
"""Between the edge of a large plate and its words, counted in letters."""
_SIGN: Final = 2.1


class Plate(QAbstractButton):
    """A plate; its picture and words are painted by who knows them, in the letters of its font.

    Args:
        parent: the widget that it stands in.
        game: the id of the game that it leads to, if it leads to one.
    """

    came = Signal(str)
    """It has the focus now: the id of the game that it leads to, or the empty string."""

    def __init__(self, parent: QWidget, game: str = "") -> None:
        super().__init__(parent)
        self.game_id = game
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def letters(self) -> int:
        """The size of ordinary letters, in pixels."""
        return QFontInfo(self.font()).pixelSize()

    @property
    def corner(self) -> float:
        """Radius of its corners."""
        return self.letters * _CORNER

    @property
    def box(self) -> QRectF:
        """The plate itself, without its ring."""
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Paint what stands on it; the painter is clipped to the plate."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, face and edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_held = self.isEnabled() and (self.underMouse() or self.isDown())
        box, shape = self.box, QPainterPath()
        shape.addRoundedRect(box, self.corner, self.corner)
        painter.fillPath(shape, faded(NIGHT, _HELD if is_held else _GROUND))
        painter.save()
        painter.setClipPath(shape)
        self.paint_face(painter, box)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.setPen(QPen(GOLD, edged(RING)))
        else:
            painter.setPen(QPen(faded(PAPER, 0.55 if is_held else 0.26), edged(1.0)))
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
        self.came.emit(self.game_id)

    def event(self, event: QEvent) -> bool:
        """Show at once that the pointer has come or gone."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return bool(super().event(event))


class PicturePlate(Plate):
    """A plate with a picture, which is painted later than the plate.

    Attributes:
        picture: the picture, once it is there.
        paint: what paints it; ``None`` if it is a still life.
        cards: those of the still life.
    """

    def __init__(self, parent: QWidget, game: str = "") -> None:
        super().__init__(parent, game)
        self.picture: QPixmap | None = None
        self.paint: Painted | None = None
        self.cards: tuple[PaintedCard, ...] = ()

    def picture_size(self) -> QSize:
        """The size of the picture on this plate; empty where there is no room for one."""
        raise NotImplementedError

    @property
    def lacks_picture(self) -> bool:
        """Whether it is seen, and there is no picture of its size yet."""
        size, there, ratio = self.picture_size(), self.picture, self.devicePixelRatioF()
        if self.isHidden() or size.isEmpty() or self.visibleRegion().isEmpty():
            return False
        if there is None or there.devicePixelRatio() != ratio:
            return True
        return there.deviceIndependentSize().toSize() != size

    def paint_picture(self, painter: QPainter, at: QPointF, edge: tuple[QPointF, QPointF]) -> None:
        """Paint the picture, and a line where the words begin."""
        if self.picture is not None:
            painter.drawPixmap(at, self.picture)
        painter.setPen(QPen(faded(PAPER, 0.22), 1))
        painter.drawLine(*edge)


def paint_onward(painter: QPainter, rect: QRectF) -> None:
    """The sign of a plate that leads right into a game: a disc with a triangle."""
    inks(painter, GOLD)
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


def _measured(width: int) -> QRectF:
    """The box of a plate of this width, as far as it is known."""
    return QRectF(RING, RING, width - 2 * RING, 0)


# The plate of the game to go on with.

_TABLE_PART: Final = 0.52
"""How much of the plate the picture of the table takes across."""
_TABLE_SHAPE: Final = 0.625
_HIGHEST: Final = 15


class ContinuePlate(PicturePlate):
    """Which game it is, how it stands, and how its table looks.

    Attributes:
        game: the game that it shows.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.game: Unfinished | None = None

    def show_game(self, game: Unfinished | None, paint: Painted | None) -> None:
        """Show this game, whose table is painted so."""
        self.game, self.paint, self.picture = game, paint, None
        self.game_id = game.ref.id if game is not None else ""
        self.say_words()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        if self.game is not None:
            self.setText(tr("Continue"))
            lines = ", ".join(self.game.lines())
            self.setAccessibleName(
                tr("Continue {game}: {standing}", game=self.game.name, standing=lines)
            )
        self.update()

    @staticmethod
    def _picture_width(box: QRectF) -> int:
        """How wide the picture is: it has the shape of a table."""
        most = box.width() * _TABLE_PART
        return round(min(most, box.height() / _TABLE_SHAPE) if box.height() else most)

    def picture_size(self) -> QSize:
        """The size of the picture on this plate."""
        return QSize(self._picture_width(self.box), round(self.box.height()))

    def heightForWidth(self, width: int) -> int:
        """How high it is where there is so much room across."""
        words = self._write(None, _measured(width)) + self.letters * _PLATE_MARGIN
        picture = min(width * _TABLE_PART * _TABLE_SHAPE, _HIGHEST * self.letters)
        return round(max(words, picture))

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Paint the table on the left and write beside it."""
        edge = box.left() + self._picture_width(box)
        ends = QPointF(edge, box.top()), QPointF(edge, box.bottom())
        self.paint_picture(painter, box.topLeft(), ends)
        self._write(painter, box)

    def _write(self, painter: QPainter | None, box: QRectF) -> float:
        letters = self.letters
        margin = _PLATE_MARGIN * letters
        left = box.left() + self._picture_width(box) + margin
        column = Writing(painter, left, box.top() + margin, box.right() - margin - left)
        if painter is not None:
            side = _SIGN * letters
            paint_onward(painter, QRectF(left, column.bottom, side, side))
            painter.setFont(letter_font(letters, bold=True))
            painter.setPen(GOLD)
            beside = QRectF(left + 2.6 * letters, column.bottom, column.width, side)
            painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, tr("Continue"))
        column.skip(2.5 * letters)
        if self.game is not None:
            column.write(self.game.name, round(letters * 1.6), bold=True, most=2)
            for line in self.game.lines():
                column.write(line, letters, strong=0.92, most=2)
        return column.bottom


# The plate of the game of the day: which it is, whether it is won, and since how many days.

_DAY_PART: Final = 0.4
_BLOSSOM: Final = 1.5
_APART: Final = 1.16
_PETALS: Final = 5
_NARROW: Final = 26
"""A plate narrower than so many letters has no picture."""


class DayPlate(PicturePlate):
    """The same deal for everybody, another one each day.

    Attributes:
        facts: the game.
    """

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
        self.game_id, self.cards = facts.id, facts.picture
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

    def _picture_width(self, box: QRectF) -> int:
        has_room = box.width() >= _NARROW * self.letters
        return round(box.width() * _DAY_PART) if has_room else 0

    def picture_size(self) -> QSize:
        """The size of the picture on this plate; empty where there is no room for one."""
        return QSize(self._picture_width(self.box), round(self.box.height()))

    def heightForWidth(self, width: int) -> int:
        """How high it is where there is so much room across."""
        return round(self._write(None, _measured(width)) + _PLATE_MARGIN * self.letters)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Paint the picture on the right and write beside it."""
        if wide := self._picture_width(box):
            top = QPointF(box.right() - wide, box.top())
            self.paint_picture(painter, top, (top, QPointF(top.x(), box.bottom())))
        self._write(painter, box)

    def _write(self, painter: QPainter | None, box: QRectF) -> float:
        letters, facts = self.letters, self.facts
        margin = _PLATE_MARGIN * letters
        width = box.width() * (1 - _DAY_PART if self._picture_width(box) else 1)
        column = Writing(painter, box.left() + margin, box.top() + margin, width - 2 * margin)
        column.write(tr("Game of the day"), letters, bold=True, ink=GOLD)
        if facts is None:
            return column.bottom
        column.write(plain(facts.name), round(letters * 1.4), bold=True, most=2)
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
                inks(painter, VERMILION, PAPER, edged(1.0))
                painter.drawPath(blossom)
                inks(painter, GOLD)
                painter.drawEllipse(middle, size * 0.13, size * 0.13)
            else:
                is_today = number == len(self._streak.lately) - 1
                inks(painter, None, faded(PAPER, 0.95 if is_today else 0.5), edged(1.3))
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

_AIR: Final = 0.7


class LearnPlate(Plate):
    """One line that nobody overlooks."""

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setText(tr("New to hanafuda?"))
        self.setAccessibleName(
            tr("New to hanafuda? Learn it in ten minutes, in a first game that explains itself.")
        )
        self.update()

    def heightForWidth(self, width: int) -> int:
        """How high it is where there is so much room across."""
        letters = self.letters
        words = self._write(None, _measured(width), _AIR * letters)
        return round(max(words, (_SIGN + _AIR) * letters) + _AIR * letters + RING)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Write beside the sign for going on, both in the middle of its height."""
        side = _SIGN * self.letters
        sign = QRectF(box.left() + _PLATE_MARGIN * self.letters, 0, side, side)
        sign.moveTop(box.center().y() - side / 2)
        paint_onward(painter, sign)
        high = self._write(None, box, 0) - box.top()
        self._write(painter, box, (box.height() - high) / 2)

    def _write(self, painter: QPainter | None, box: QRectF, down: float) -> float:
        """Returns where the words end."""
        letters = self.letters
        left = box.left() + (2 * _PLATE_MARGIN + _SIGN) * letters
        width = box.right() - _PLATE_MARGIN * letters - left
        column = Writing(painter, left, box.top() + down, width)
        column.write(self.text(), round(letters * 1.2), bold=True, most=2, ink=GOLD)
        told = tr("Learn it in ten minutes, in a first game that explains itself.")
        column.write(told, letters, strong=0.95, most=3)
        return column.bottom


# The tile of a game: its picture, its name, what it is, and its variants as chips.

_TILE_MARGIN: Final = 0.8
"""Between the edge of a tile and its words, counted in letters."""
_PICTURE_SHAPE: Final = 0.5
"""Height of the picture, counted in the width of the tile."""
_SMALL: Final = 0.92
_SPOT: Final = 0.5
_LEAST: Final = 11
_BETWEEN: Final = 0.4


def _small(letters: int) -> int:
    return max(_LEAST, round(letters * _SMALL))


class WordPlate(Plate):
    """A plate as large as the few words on it.

    Attributes:
        is_small: whether they are in small letters.
        before: the room before them, counted in ordinary letters.
    """

    is_small = False
    before = 0.0

    @property
    def _pixels(self) -> int:
        return _small(self.letters) if self.is_small else self.letters

    def sizeHint(self) -> QSize:
        """How large it is where there is room enough."""
        letters, pixels = self.letters, self._pixels
        width = advance(self.text(), pixels) + (1.6 + self.before) * letters + 2 * RING
        high = line_height(pixels) + (0.5 if self.is_small else 0.55) * letters + 2 * RING
        return QSize(round(width), round(high))

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Write the words."""
        font, letters = letter_font(self._pixels), self.letters
        painter.setFont(font)
        painter.setPen(faded(PAPER, 0.92) if self.is_small else PAPER)
        room = box.adjusted((0.75 + self.before) * letters, 0, -0.75 * letters, 0)
        text = cut_at_word(self.text(), QFontMetricsF(font), room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


class Chip(WordPlate):
    """A variant or a house rule, under its game; a rule of one's own has a red spot."""

    is_small = True

    def __init__(self, facts: GameFacts, base: GameFacts, parent: QWidget) -> None:
        super().__init__(parent, facts.id)
        self.facts = facts
        self._base = base
        self.before = 0.0 if facts.shipped else _SPOT

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setText(short_name(self.facts, self._base))
        self.setAccessibleName(told(self.facts))
        self.setToolTip(plain_text(plain(self.facts.summary)))

    @property
    def corner(self) -> float:
        """Its ends are round."""
        return self.box.height() / 2

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Write its name, and the spot before it."""
        super().paint_face(painter, box)
        if not self.facts.shipped:
            inks(painter, VERMILION)
            spot = 0.2 * self.letters
            middle = QPointF(box.left() + 0.85 * self.letters, box.center().y())
            painter.drawEllipse(middle, spot, spot)


class GameTile(PicturePlate):
    """A game; its chips are widgets of their own that stand on it.

    Args:
        shown: the game.
        parent: the widget that it stands in.

    Attributes:
        highest: how high its picture may be.
    """

    def __init__(self, shown: ListedGame, parent: QWidget) -> None:
        super().__init__(parent, shown.facts.id)
        self.shown = shown
        self.facts = shown.facts
        self.cards = shown.facts.picture
        self.is_begun = False
        self.highest = 0.0
        self.chips = tuple(Chip(each, shown.facts, parent) for each in shown.variants)

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        said = told(self.facts)
        if self.is_begun:
            said = tr("{game} A game is in progress.", game=said)
        self.setText(plain(self.facts.name))
        self.setAccessibleName(said)
        self.update()

    def show_begun(self, begun: bool) -> None:  # noqa: FBT001 - as Qt's setVisible
        """Show whether a game is in progress."""
        if begun != self.is_begun:
            self.is_begun = begun
            self.say_words()

    # --- where things stand ----------------------------------------------------------------------

    def _picture_height(self, box: QRectF) -> float:
        is_broken = self.facts.kind is ShelfKind.BROKEN
        return 0.0 if is_broken else min(self.highest, box.width() * _PICTURE_SHAPE)

    def picture_size(self) -> QSize:
        """The size of its picture."""
        return QSize(round(self.box.width()), round(self._picture_height(self.box)))

    def heightForWidth(self, width: int) -> int:
        """How high it must be for its words and chips."""
        bottom = self._write(None, _measured(width))
        margin = _TILE_MARGIN * self.letters + RING
        return round(self._place_chips(width, bottom, move=False) + margin)

    def place(self, rect: QRect) -> None:
        """Stand here, with the chips at the lower edge."""
        self.setGeometry(rect)
        needed = self._place_chips(rect.width(), 0, move=False)
        top = rect.height() - _TILE_MARGIN * self.letters - RING - needed
        self._place_chips(rect.width(), top, move=True)

    def _place_chips(self, width: int, top: float, *, move: bool) -> float:
        """Returns where the chips end."""
        margin = _TILE_MARGIN * self.letters
        left, right = margin, width - margin
        x, y, high = left, top + (0.35 * self.letters if self.chips else 0), 0
        for chip in self.chips:
            size = chip.sizeHint()
            wide, high = min(round(right - left), size.width()), size.height()
            if x > left and x + wide > right:
                x, y = left, y + high + 1
            if move:
                chip.setGeometry(round(self.x() + x), round(self.y() + y), wide, high)
            x += wide + _BETWEEN * self.letters
        return y + high

    # --- painting --------------------------------------------------------------------------------

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Paint the picture and write the words."""
        high = self._picture_height(box)
        if self.picture is not None and high:
            left = QPointF(box.left(), box.top() + high)
            self.paint_picture(painter, box.topLeft(), (left, QPointF(box.right(), left.y())))
        if self.is_begun:
            self._paint_begun(painter, box)
        if self.facts.kind is ShelfKind.BROKEN:
            stripe = QRectF(box.topLeft(), QSizeF(0.35 * self.letters, box.height()))
            painter.fillRect(stripe, VERMILION)
        self._write(painter, box)

    def _paint_begun(self, painter: QPainter, box: QRectF) -> None:
        """A slip of paper over the picture's corner."""
        pixels = _small(self.letters)
        said = tr("In progress")
        wide = advance(said, pixels, bold=True) + 1.1 * pixels
        slip = QRectF(box.right() - wide, box.top() + 0.6 * self.letters, wide + 9, pixels * 1.55)
        inks(painter, PAPER, INK, edged(1.0))
        painter.drawRoundedRect(slip, 4, 4)
        painter.setFont(letter_font(pixels, bold=True))
        painter.setPen(INK)
        painter.drawText(slip.adjusted(0, 0, -9, 0), Qt.AlignmentFlag.AlignCenter, said)

    def _write(self, painter: QPainter | None, box: QRectF) -> float:
        """Write what is said of the game; returns where that ends."""
        letters, facts = self.letters, self.facts
        small, large = _small(letters), round(letters * 1.2)
        margin = _TILE_MARGIN * letters
        top = box.top() + self._picture_height(box) + margin * 0.75
        column = Writing(painter, box.left() + margin, top, box.width() - 2 * margin)
        column.write(plain(facts.name), large, bold=True, most=2)
        if facts.fault:
            column.write(tr("This rule file has an error."), letters)
            column.write(facts.fault, small, strong=0.85, most=3)
            return column.bottom
        self._write_japanese(painter, column, large)
        column.write(length_and_players(facts), small, strong=0.78)
        column.skip(0.2 * letters)
        column.write(plain(facts.summary), small, strong=0.95)
        return column.bottom

    def _write_japanese(self, painter: QPainter | None, column: Writing, pixels: int) -> None:
        """The Japanese name: right of the other where there is room, else below it."""
        japanese, name = japanese_name(self.facts), plain(self.facts.name)
        if not japanese:
            return
        small = _small(self.letters)
        taken = advance(name, pixels, bold=True) + self.letters
        if taken + advance(japanese, small) > column.width:
            column.write(japanese, small, strong=0.9, most=1, ink=GOLD)
        elif painter is not None:
            painter.setFont(letter_font(small))
            painter.setPen(faded(GOLD, 0.9))
            high = line_height(pixels)
            room = QRectF(column.left, column.bottom - high, column.width, high)
            sides = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, sides, japanese)
