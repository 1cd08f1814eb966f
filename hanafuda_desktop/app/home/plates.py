"""Buttons that are plates on the cloth: what games, and all else of the first screen, stand on."""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
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
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hanafuda_desktop.app.home.cloth_page import LEAST_LETTERS, ScaledLabel, ScaledSign, write
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
from hanafuda_desktop.app.window.flow_layout import FlowLayout, filled
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cloth import GOLD, INK, NIGHT, PAPER, VERMILION, edged, faded, inks
from hanafuda_desktop.table.lettering import (
    advance,
    cut_at_word,
    letter_font,
    line_height,
    plain_text,
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
_RINGS: Final = (RING, RING, RING, RING)
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
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # it is painted anew for that

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

    def paint_face(self, painter: QPainter) -> None:
        """Paint what stands on it besides words; the painter is clipped to the plate."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, face and edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_held = self.isEnabled() and (self.underMouse() or self.isDown())
        shape = QPainterPath()
        shape.addRoundedRect(self.box, self.corner, self.corner)
        painter.fillPath(shape, faded(NIGHT, _HELD if is_held else _GROUND))
        painter.save()
        painter.setClipPath(shape)
        self.paint_face(painter)
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


class PicturePlate(Plate):
    """A plate with a picture, which is painted later than the plate.

    Attributes:
        frame: where the picture is.
        picture: the picture, once it is there.
        paint: what paints it; ``None`` if it is a still life.
        cards: those of the still life.
    """

    def __init__(self, parent: QWidget, game: str = "") -> None:
        super().__init__(parent, game)
        self.frame = QWidget(self)
        self.frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.picture: QPixmap | None = None
        self.paint: Painted | None = None
        self.cards: tuple[PaintedCard, ...] = ()
        self.words = QVBoxLayout()

    def fit(self, letters: int, width: int, margin: float = _PLATE_MARGIN) -> None:
        """Be so wide; the words are written in letters of this size, so far from the edge."""
        write(self, letters)
        edge = round(margin * letters)
        self.words.setContentsMargins(edge, edge, edge, edge)
        self.words.setSpacing(round(0.3 * letters))
        self.setFixedWidth(width)

    @property
    def lacks_picture(self) -> bool:
        """Whether it is seen, and there is no picture of its size yet."""
        size, there, ratio = self.frame.size(), self.picture, self.devicePixelRatioF()
        if not self.frame.isVisible() or size.isEmpty() or self.visibleRegion().isEmpty():
            return False
        if there is None or there.devicePixelRatio() != ratio:
            return True
        return there.deviceIndependentSize().toSize() != size

    def paint_face(self, painter: QPainter) -> None:
        """Paint the picture, and a line where the words begin."""
        if self.picture is not None and self.frame.isVisible():
            painter.drawPixmap(self.frame.pos(), self.picture)
            inks(painter, None, faded(PAPER, 0.22), 1)
            painter.drawRect(self.frame.geometry())


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
        self._continue = ScaledLabel("", self, bold=True, ink=GOLD)
        self._name = ScaledLabel("", self, 1.6, bold=True)
        self._standing = ScaledLabel("", self, strong=0.92)
        sign = ScaledSign(self, (_SIGN, _SIGN), paint_onward)
        top = filled(QHBoxLayout(), sign, (self._continue, 1))
        filled(self.words, top, self._name, self._standing, 1)
        filled(QHBoxLayout(self), self.frame, (self.words, 1), margins=_RINGS, spacing=0)

    def show_game(self, game: Unfinished | None, paint: Painted | None) -> None:
        """Show this game, whose table is painted so."""
        self.game, self.paint, self.picture = game, paint, None
        self.game_id = game.ref.id if game is not None else ""
        self.say_words()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setText(tr("Continue"))
        self._continue.setText(self.text())
        if self.game is not None:
            name, lines = self.game.name, self.game.lines()
            self._name.setText(name)
            self._standing.setText("\n".join(lines))
            said = tr("Continue {game}: {standing}", game=name, standing=", ".join(lines))
            self.setAccessibleName(said)

    def fit(self, letters: int, width: int, margin: float = _PLATE_MARGIN) -> None:
        """As every plate; the picture has the shape of a table."""
        super().fit(letters, width, margin)
        high = round(min(width * _TABLE_PART * _TABLE_SHAPE, _HIGHEST * letters))
        self.frame.setFixedWidth(round(high / _TABLE_SHAPE))
        self.frame.setMinimumHeight(high)


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
        self._title = ScaledLabel("", self, bold=True, ink=GOLD)
        self._name = ScaledLabel("", self, 1.4, bold=True)
        self._date = ScaledLabel("", self, strong=0.85)
        self._streaks = ScaledLabel("", self, strong=0.85)
        self._state = ScaledLabel("", self)
        days = len(self._streak.lately)
        self._week = ScaledSign(self, (days * _APART * _BLOSSOM, _BLOSSOM), self._paint_week)
        told = (self._title, self._name, self._date, self._state, self._week, self._streaks)
        filled(self.words, *told, 1)
        filled(QHBoxLayout(self), (self.words, 1), self.frame, margins=_RINGS, spacing=0)

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
        if self.facts is None:
            return
        day = QDate(self._day.year, self._day.month, self._day.day)
        dated = QLocale(language()).toString(day, QLocale.FormatType.LongFormat)
        said = (plain(self.facts.name), dated, self._state_words(), self._streak_words())
        shown = (self._name, self._date, self._state, self._streaks)
        for label, words in zip(shown, said, strict=True):
            label.setText(words)
        self.setText(tr("Game of the day"))
        self._title.setText(self.text())
        self.setAccessibleName(tr("Game of the day: {told}", told=". ".join(said)))
        self._week.update()

    def _state_words(self) -> str:
        if self._failed:
            return tr("No deal was found today.")
        if self._waits:
            return tr("Today's deal is being looked for; it will be dealt at once.")
        return tr("Won today") if self._streak.is_done else tr("Not won yet today")

    def _streak_words(self) -> str:
        streak = self._streak
        if not streak.best:
            return tr("A deal that can be won, the same for everybody")
        now = trn("{n} day in a row", "{n} days in a row", streak.now)
        return tr("{now}, at best {best}", now=now, best=streak.best)

    def fit(self, letters: int, width: int, margin: float = _PLATE_MARGIN) -> None:
        """As every plate; without a picture, where there is no room for one."""
        super().fit(letters, width, margin)
        self.frame.setVisible(width >= _NARROW * letters)
        self.frame.setFixedWidth(round(width * _DAY_PART))

    def _paint_week(self, painter: QPainter, rect: QRectF) -> None:
        """A plum blossom for each of seven days, today last: in bloom, or only drawn."""
        size = rect.height() - 2
        for number, is_won in enumerate(self._streak.lately):
            across = (number + 0.5) * rect.width() / len(self._streak.lately)
            middle = QPointF(across, rect.center().y())
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


class LearnPlate(Plate):
    """One line that nobody overlooks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = ScaledLabel("", self, 1.2, bold=True, ink=GOLD)
        self._told = ScaledLabel("", self, strong=0.95)
        sign = ScaledSign(self, (_SIGN, _SIGN), paint_onward)
        words = filled(QVBoxLayout(), self._title, self._told, spacing=0)
        self._both = filled(QHBoxLayout(self), sign, (words, 1))
        self.say_words()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setText(tr("New to hanafuda?"))
        self._title.setText(self.text())
        self._told.setText(tr("Learn it in ten minutes, in a first game that explains itself."))
        self.setAccessibleName(
            tr("New to hanafuda? Learn it in ten minutes, in a first game that explains itself.")
        )

    def fit(self, letters: int) -> None:
        """Write in letters of this size."""
        write(self, letters)
        side, above = round(_PLATE_MARGIN * letters), RING + round(0.7 * letters)
        self._both.setContentsMargins(side, above, side, above)
        self._both.setSpacing(side)


# The tile of a game: its picture, its name, what it is, and its variants as chips.

_TILE_MARGIN: Final = 0.8
"""Between the edge of a tile and its words, counted in letters."""
_PICTURE_SHAPE: Final = 0.5
"""Height of the picture, counted in the width of the tile."""
_SMALL: Final = 0.92
_SPOT: Final = 0.5
_BETWEEN: Final = 0.25


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
        return max(LEAST_LETTERS, round(self.letters * _SMALL)) if self.is_small else self.letters

    def sizeHint(self) -> QSize:
        """How large it is where there is room enough."""
        letters, pixels = self.letters, self._pixels
        width = advance(self.text(), pixels) + (1.6 + self.before) * letters + 2 * RING
        high = line_height(pixels) + (0.5 if self.is_small else 0.55) * letters + 2 * RING
        return QSize(round(width), round(high))

    def paint_face(self, painter: QPainter) -> None:
        """Write the words."""
        font, letters = letter_font(self._pixels), self.letters
        painter.setFont(font)
        painter.setPen(faded(PAPER, 0.92) if self.is_small else PAPER)
        room = self.box.adjusted((0.75 + self.before) * letters, 0, -0.75 * letters, 0)
        text = cut_at_word(self.text(), QFontMetricsF(font), room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


class Chip(WordPlate):
    """A variant or a house rule, under its game; a rule of one's own has a red spot."""

    is_small = True

    def __init__(self, facts: GameFacts, base: GameFacts, parent: QWidget) -> None:
        super().__init__(parent, facts.id)
        self.facts = facts
        self.before = 0.0 if facts.shipped else _SPOT
        self.setText(short_name(facts, base))
        self.setAccessibleName(told(facts))
        self.setToolTip(plain_text(plain(facts.summary)))

    @property
    def corner(self) -> float:
        """Its ends are round."""
        return self.box.height() / 2

    def paint_face(self, painter: QPainter) -> None:
        """Write its name, and the spot before it."""
        super().paint_face(painter)
        if not self.facts.shipped:
            inks(painter, VERMILION)
            spot = 0.2 * self.letters
            middle = QPointF(self.box.left() + 0.85 * self.letters, self.box.center().y())
            painter.drawEllipse(middle, spot, spot)


class GameTile(PicturePlate):
    """A game; its chips are buttons of their own that stand on it.

    Args:
        shown: the game.
        parent: the widget that it stands in.
    """

    def __init__(self, shown: ListedGame, parent: QWidget) -> None:
        facts = shown.facts
        super().__init__(parent, facts.id)
        self.shown = shown
        self.cards = facts.picture
        self.is_begun = False
        self.chips = tuple(Chip(each, facts, self) for each in shown.variants)
        self.setText(plain(facts.name))
        self.setAccessibleName(told(facts))
        self.frame.setHidden(facts.kind is ShelfKind.BROKEN)
        self._names = filled(FlowLayout(), ScaledLabel(self.text(), self, 1.2, bold=True))
        self._chips = filled(FlowLayout(), *self.chips)
        filled(self.words, self._names, *self._told(), 1, self._chips)
        filled(QVBoxLayout(self), self.frame, (self.words, 1), margins=_RINGS, spacing=0)

    def _told(self) -> tuple[ScaledLabel, ...]:
        """What is said of the game, below its name; beside that, its Japanese name."""
        facts = self.shown.facts
        if facts.fault:
            error = ScaledLabel(tr("This rule file has an error."), self)
            return error, ScaledLabel(facts.fault, self, _SMALL, strong=0.85)
        if japanese := japanese_name(facts):
            name = ScaledLabel(japanese, self, _SMALL, ink=GOLD, strong=0.9)
            name.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            name.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            self._names.addWidget(name)
        about = ScaledLabel(length_and_players(facts), self, _SMALL, strong=0.78)
        return about, ScaledLabel(plain(facts.summary), self, _SMALL, strong=0.95)

    def show_begun(self, begun: bool) -> None:  # noqa: FBT001 - as Qt's setVisible
        """Show whether a game is in progress."""
        if begun != self.is_begun:
            self.is_begun = begun
            said = told(self.shown.facts)
            self.setAccessibleName(
                tr("{game} A game is in progress.", game=said) if begun else said
            )
            self.update()

    def fit_under(self, letters: int, width: int, highest: float) -> None:
        """Be so wide, under a picture that is so high at most."""
        self.fit(letters, width, _TILE_MARGIN)
        self._names.setSpacing(letters)
        self._chips.setSpacing(round(_BETWEEN * letters))
        self.frame.setFixedHeight(round(min(highest, width * _PICTURE_SHAPE)))

    def paint_face(self, painter: QPainter) -> None:
        """Paint the picture, and what tells this game from others at a glance."""
        super().paint_face(painter)
        if self.is_begun:
            self._paint_begun(painter)
        if self.shown.facts.kind is ShelfKind.BROKEN:
            stripe = QRectF(self.box.topLeft(), QSizeF(0.35 * self.letters, self.box.height()))
            painter.fillRect(stripe, VERMILION)

    def _paint_begun(self, painter: QPainter) -> None:
        """A slip of paper over the picture's corner."""
        box, pixels = self.box, max(LEAST_LETTERS, round(self.letters * _SMALL))
        said = tr("In progress")
        wide = advance(said, pixels, bold=True) + 1.1 * pixels
        slip = QRectF(box.right() - wide, box.top() + 0.6 * self.letters, wide + 9, pixels * 1.55)
        inks(painter, PAPER, INK, edged(1.0))
        painter.drawRoundedRect(slip, 4, 4)
        painter.setFont(letter_font(pixels, bold=True))
        painter.setPen(INK)
        painter.drawText(slip.adjusted(0, 0, -9, 0), Qt.AlignmentFlag.AlignCenter, said)
