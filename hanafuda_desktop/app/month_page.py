"""The page that shows a month, and answers a pointer: which part of the picture is which card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from hanafuda_desktop.app.card_column import CardFacts, facts_of
from hanafuda_desktop.app.month_heading import MonthMatter, MonthSheet
from hanafuda_desktop.app.month_picture import MonthPicture
from hanafuda_desktop.app.month_sheet import set_month
from hanafuda_desktop.cards.card import CARDS, MONTHS
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.table.palette import INK, PAPER, VERMILION, faded
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["MonthPage", "MonthScroll"]

_VEIL: Final = 0.66
_TINT: Final = QColor("#ece1c6")
_LEAST: Final = QSize(340, 240)


class MonthPage(QWidget):
    """A month of a deck.

    Args:
        rules: the game whose yaku are named.
        pictures: the deck.
        parent: the widget it stands in.
    """

    def __init__(
        self, rules: GameRules, pictures: CardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._tell(rules)
        self._pictures = pictures
        self._room = QSizeF(640, 480)
        self._chosen: int | None = None
        self._under: int | None = None
        self._month = MONTHS[0]
        self._set_anew()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Window, PAPER)
        self.setPalette(colours)
        self.setAutoFillBackground(True)

    @property
    def facts(self) -> tuple[CardFacts, ...]:
        """What is told of the four cards."""
        return tuple(facts for facts in self._deck if facts.card.month == self._month.number)

    @property
    def set(self) -> MonthSheet:
        """What is shown, and where."""
        return self._set

    @property
    def picture(self) -> MonthPicture:
        """The month's picture."""
        return self._picture

    @property
    def shown_card(self) -> int | None:
        """The card whose part of the picture stands out: 0 to 3, or none."""
        return self._under if self._under is not None else self._chosen

    def show_month(self, month: int) -> None:
        """Show a month, 1 to 12."""
        self._month = MONTHS[month - 1]
        self._chosen = self._under = None
        self._set_anew()

    def show_game(self, rules: GameRules) -> None:
        """Name the yaku of another game."""
        self._tell(rules)
        self._lay_out()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self._pictures = pictures
        self._set_anew()

    def fit(self, room: QSize) -> None:
        """Set the page for a room of this size."""
        if self._room != QSizeF(room):
            self._room = QSizeF(room)
            self._lay_out()

    def _set_anew(self) -> None:
        self._picture = MonthPicture(self._pictures, self._month.number)
        self._lay_out()

    def _tell(self, rules: GameRules) -> None:
        self._deck = tuple(facts_of(card, rules) for card in CARDS)

    def _lay_out(self) -> None:
        aspect = self._pictures.aspect
        matter = MonthMatter(self._month, self._deck, self._picture, aspect)
        self._set = set_month(matter, self._room)
        self.setAccessibleName(self._month.name)
        self.setAccessibleDescription(", ".join(text.whole for text in self._set.sheet.texts))
        self.setFixedHeight(max(round(self._set.height), round(self._room.height())))
        self.update()

    def part_at(self, point: QPointF) -> int | None:
        """Which card a point belongs to, in the picture or below it: 0 to 3, or none."""
        parts = zip(self._picture.parts(self._set.picture), self._set.columns, strict=True)
        for place, both in enumerate(parts):
            if any(rect.contains(point) for rect in both):
                return place
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the card under the pointer stand out."""
        self._point_at(self.part_at(event.position()))

    def leaveEvent(self, _event: QEvent) -> None:
        """Let nothing stand out but what was chosen."""
        self._point_at(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a card standing out, or no longer."""
        part = self.part_at(event.position())
        self._chosen = None if part == self._chosen else part
        # So that a second click shows what it did.
        self._under = part if self._chosen is not None else None
        self.update()

    def _point_at(self, part: int | None) -> None:
        self.setCursor(
            Qt.CursorShape.ArrowCursor if part is None else Qt.CursorShape.PointingHandCursor
        )
        if part != self._under:
            self._under = part
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = self.shown_card
        self._paint_ground(painter, shown)
        self._picture.paint(painter, self._set.picture)
        self._paint_veil(painter, shown)
        if self._picture.is_wide:
            self._paint_borders(painter, shown)
        self._set.sheet.paint(painter, self._pictures, QRectF(event.rect()))

    def _paint_ground(self, painter: QPainter, shown: int | None) -> None:
        if shown is None:
            return
        reach = self._set.letters * 0.5
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_TINT)
        aside = -1 if self._picture.is_wide else self._set.letters * 0.3
        column = self._set.columns[shown].adjusted(-aside, -reach, aside, reach)
        painter.drawRoundedRect(column, reach, reach)

    def _paint_veil(self, painter: QPainter, shown: int | None) -> None:
        if shown is None:
            return
        # Between whole pixels: veils that meet on part of one would show as a line.
        for place, part in enumerate(self._picture.parts(self._set.picture)):
            if place != shown:
                left, right = round(part.left()), round(part.right())
                veil = QRectF(left, part.top(), right - left, part.height())
                painter.fillRect(veil, faded(PAPER, _VEIL))

    def _paint_borders(self, painter: QPainter, shown: int | None) -> None:
        """A line around the picture, and below it one for each card that is cut from it."""
        picture = self._set.picture
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(INK, 0.75), 1))
        painter.drawRect(picture.adjusted(0.5, 0.5, -0.5, -0.5))
        y = round(picture.bottom() + self._set.letters * 0.55) + 0.5
        tick = self._set.letters * 0.28
        for place, part in enumerate(self._picture.parts(picture)):
            lit = place == shown
            painter.setPen(QPen(VERMILION if lit else faded(INK, 0.4), 2.5 if lit else 1))
            left, right = part.left() + tick, part.right() - tick
            painter.drawPolyline(
                [
                    QPointF(left, y - tick),
                    QPointF(left, y),
                    QPointF(right, y),
                    QPointF(right, y - tick),
                ]
            )


class MonthScroll(QScrollArea):
    """Holds a page, which scrolls only where there is no room for all of it.

    Args:
        page: the page.
        parent: the window it stands in.
    """

    def __init__(self, page: MonthPage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = page
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(_LEAST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the page for the new size."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Set the page for the room there is, beside a scroll bar if one is needed."""
        # A window that is not shown yet has hardly any.
        room = self.maximumViewportSize().expandedTo(_LEAST)
        self._page.fit(room)
        if self._page.height() > room.height():
            bar = self.verticalScrollBar().sizeHint().width()
            self._page.fit(room - QSize(bar, 0))
