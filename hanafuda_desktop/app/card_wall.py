"""A widget that shows a whole deck at once, as large as there is room for it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS, CARDS_PER_MONTH
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.cloth import CLOTHS, paint_cloth
from hanafuda_desktop.table.palette import PAPER, VERMILION, faded
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.plain_text import plain_text

__all__ = ["CardWall"]

_MONTHS_ACROSS: Final = (12, 6, 4, 3, 2)
"""Months stand side by side, the four cards of each below one another or in a row."""
_GAP: Final = 0.09
_SLICE: Final = 0.012
"""Seconds for which one painting may load pictures; the rest is left to the next."""
_DIMMED: Final = 0.4
"""How strongly a card is shown that stands in for one whose picture is not ready yet."""
_BADGE: Final = 0.3
_BADGE_LEAST: Final = 9.0
_BADGE_MOST: Final = 22.0
_BADGE_INSET: Final = 0.06
"""Width and inset of the badge on a card that another deck lends, counted in the card's width."""


def _paint_badge(painter: QPainter, rect: QRectF) -> None:
    """A paper disc with an exclamation mark: this card is none of the deck's own."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(VERMILION, max(1.0, rect.width() * 0.09)))
    painter.setBrush(PAPER)
    painter.drawEllipse(rect)
    stroke = QPen(VERMILION, rect.width() * 0.15, c=Qt.PenCapStyle.RoundCap)
    painter.setPen(stroke)
    middle, top, high = rect.center().x(), rect.top(), rect.height()
    painter.drawLine(QPointF(middle, top + high * 0.25), QPointF(middle, top + high * 0.53))
    painter.drawPoint(QPointF(middle, top + high * 0.74))
    painter.restore()


class CardWall(QWidget):
    """The forty-eight cards of a deck.

    Args:
        pictures: the deck.
        parent: the widget it stands in.
    """

    completed = Signal()
    """Every picture has now been looked at."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._cloth = next(iter(CLOTHS))
        self._loaded: set[int] = set()
        self._standing_in: set[int] = set()
        self._loaded_at: tuple[int, float] = (0, 0.0)
        self.setMinimumSize(QSize(300, 170))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("All cards of the deck"))

    @property
    def complete(self) -> bool:
        """Whether every card was painted at the present size."""
        return len(self._loaded) == CARD_COUNT

    def set_cloth(self, cloth_id: str) -> None:
        """Lay the cards on this cloth."""
        self._cloth = cloth_id
        self.update()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show this deck, or what has changed in it."""
        self._pictures = pictures
        self._load_anew()
        self.update()

    def _load_anew(self) -> None:
        self._loaded.clear()
        self._standing_in.clear()

    def sizeHint(self) -> QSize:
        """Cards that are well seen."""
        return QSize(940, 520)

    def _grid(self) -> tuple[int, int, int, bool]:
        """How the cards are largest.

        Returns:
            the width of a card, how many months stand across and how many down, and whether the
            cards of a month stand below one another.
        """
        best = (0, 1, 1, True)
        aspect = self._pictures.aspect
        for across in _MONTHS_ACROSS:
            down = -(-12 // across)
            for upright in (True, False):
                columns = across * (1 if upright else CARDS_PER_MONTH)
                rows = down * (CARDS_PER_MONTH if upright else 1)
                width = min(
                    self.width() / (columns + _GAP * (columns + 1)),
                    self.height() / (rows * aspect + _GAP * (rows + 1)),
                )
                if int(width) > best[0]:
                    best = (int(width), across, down, upright)
        return best

    def _places(self) -> Iterator[tuple[int, QPoint, int]]:
        """Each card with its upper left corner and its width."""
        width, across, down, upright = self._grid()
        if width < 4:
            return
        gap = width * _GAP
        high = round(width * self._pictures.aspect)
        columns = across * (1 if upright else CARDS_PER_MONTH)
        rows = down * (CARDS_PER_MONTH if upright else 1)
        left = (self.width() - columns * (width + gap) + gap) / 2
        top = (self.height() - rows * (high + gap) + gap) / 2
        for card in CARDS:
            month, place = divmod(card.index, CARDS_PER_MONTH)
            row, column = divmod(month, across)
            if upright:
                row = row * CARDS_PER_MONTH + place
            else:
                column = column * CARDS_PER_MONTH + place
            at = QPointF(left + column * (width + gap), top + row * (high + gap))
            yield card.index, at.toPoint(), width

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what is there, and load some more."""
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        paint_cloth(painter, QRectF(self.rect()), CLOTHS[self._cloth], ratio)
        until = time.perf_counter() + _SLICE
        wait, before = False, len(self._loaded)
        for card, corner, width in self._places():
            if (width, ratio) != self._loaded_at:
                self._loaded_at = (width, ratio)
                self._load_anew()
            coming = self._pictures.awaits(card)
            there = self._standing_in if coming else self._loaded
            if card in there or time.perf_counter() < until:
                painter.setOpacity(_DIMMED if coming else 1.0)
                painter.drawPixmap(corner, self._pictures.pixmap(card, width, ratio))
                if self._pictures.stands_in(card):
                    _paint_badge(painter, self._badge(corner, width))
                there.add(card)
                continue
            wait = True
            painter.setOpacity(1.0)
            painter.setPen(QPen(faded(PAPER, 0.35), 1))
            high = round(width * self._pictures.aspect)
            painter.drawRoundedRect(corner.x(), corner.y(), width, high, 4, 4)
        painter.end()
        if wait:
            QTimer.singleShot(0, self, self.update)
        elif self.complete and before < CARD_COUNT:
            QTimer.singleShot(0, self, self.completed.emit)

    def _badge(self, corner: QPoint, width: int) -> QRectF:
        """Where the badge of a card goes: its lower right, which beginner's marks leave free."""
        side = min(_BADGE_MOST, max(_BADGE_LEAST, width * _BADGE))
        inset = width * _BADGE_INSET
        right, bottom = corner.x() + width, corner.y() + width * self._pictures.aspect
        return QRectF(right - inset - side, bottom - inset - side, side, side)

    def card_at(self, point: QPoint) -> int | None:
        """The card at a point, if there is one."""
        for card, corner, width in self._places():
            card_rect = QRectF(corner, QPointF(corner)).adjusted(
                0, 0, width, width * self._pictures.aspect
            )
            if card_rect.contains(point):
                return card
        return None

    def words_on(self, card: int) -> str:
        """A card's name, and whether what is seen belongs to another deck."""
        title = CARDS[card].title
        stands_in = self._pictures.stands_in(card)
        return tr("{card}, from our deck", card=title) if stands_in else title

    def event(self, event: QEvent) -> bool:
        """Tell the name of the card under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            card = self.card_at(event.pos())
            if card is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), plain_text(self.words_on(card)), self)
            return True
        return bool(super().event(event))
