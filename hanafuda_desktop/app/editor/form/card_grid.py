"""The forty-eight cards, month by month, of which some are chosen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from hanafuda_desktop.cards.card import CARDS, CARDS_PER_MONTH, MONTH_COUNT
from hanafuda_desktop.cards.cardset import month_cards
from hanafuda_desktop.cards.vocabulary import of_month
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.plain_text import plain_text

__all__ = ["CardGrid"]

_CARD: Final = 52
_GAP: Final = 6
_HEAD: Final = 20
_FAINT: Final = 0.34
"""How strongly a card is shown that is not chosen."""
_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_TAKES: Final = (Qt.Key.Key_Space,)


class CardGrid(QWidget):
    """A column for each month; a click chooses a card, one on the month all of it.

    Args:
        pictures: the cards.
        parent: the widget it stands in.
    """

    changed = Signal()
    """Others are chosen."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._cards = 0
        self.at = (0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Cards"))
        self.setMouseTracking(True)

    @property
    def cards(self) -> int:
        """The cards that are chosen."""
        return self._cards

    @cards.setter
    def cards(self, cards: int) -> None:
        self._cards = cards
        self._tell()
        self.update()
        self.changed.emit()

    @property
    def _high(self) -> int:
        return round(_CARD * self._pictures.aspect)

    def sizeHint(self) -> QSize:
        """Twelve months of four cards."""
        return QSize(
            MONTH_COUNT * (_CARD + _GAP) + _GAP,
            _HEAD + CARDS_PER_MONTH * (self._high + _GAP) + _GAP,
        )

    def place_of(self, card: int) -> QRect:
        """Where a card lies."""
        month, place = divmod(card, CARDS_PER_MONTH)
        left = _GAP + month * (_CARD + _GAP)
        return QRect(left, _HEAD + _GAP + place * (self._high + _GAP), _CARD, self._high)

    def head_of(self, month: int) -> QRect:
        """Where the number of a month stands, from 0."""
        return QRect(_GAP + month * (_CARD + _GAP), 0, _CARD, _HEAD + _GAP // 2)

    # --- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chosen cards in full, the others faintly."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for month in range(MONTH_COUNT):
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(self.head_of(month), Qt.AlignmentFlag.AlignCenter, str(month + 1))
        for card in range(len(CARDS)):
            self._paint_card(painter, card)
        if self.hasFocus():
            self._paint_focus(painter)
        painter.end()

    def _paint_card(self, painter: QPainter, card: int) -> None:
        at = self.place_of(card)
        is_chosen = bool(self._cards >> card & 1)
        painter.setOpacity(1 if is_chosen else _FAINT)
        picture = self._pictures.pixmap(card, _CARD, self.devicePixelRatioF(), bare=True)
        painter.drawPixmap(at.topLeft(), picture)
        painter.setOpacity(1)
        if is_chosen:
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(at).adjusted(-1, -1, 1, 1), 5, 5)

    def _paint_focus(self, painter: QPainter) -> None:
        month, row = self.at
        at = self.head_of(month) if row < 0 else self.place_of(month * CARDS_PER_MONTH + row)
        pen = QPen(self.palette().color(QPalette.ColorRole.WindowText), 1, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(at.adjusted(-3, -3 * (row >= 0), 2, 2 * (row >= 0)))

    # --- choosing --------------------------------------------------------------------------------

    def _target(self, at: QPoint) -> int:
        """The cards that a click chooses."""
        for card in range(len(CARDS)):
            if self.place_of(card).contains(at):
                return 1 << card
        months = (n for n in range(MONTH_COUNT) if self.head_of(n).contains(at))
        return next((month_cards(month + 1) for month in months), 0)

    def toggle(self, cards: int) -> None:
        """Choose these as well; or none of them, if all are chosen."""
        if cards:
            self.cards = (
                self._cards & ~cards if self._cards & cards == cards else self._cards | cards
            )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is clicked."""
        at = event.position().toPoint()
        for card in range(len(CARDS)):
            if self.place_of(card).contains(at):
                self.at = divmod(card, CARDS_PER_MONTH)
        self.toggle(self._target(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from card to card, up to the month's number; Space chooses."""
        month, row = self.at
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.at = (
                (month + step[0]) % MONTH_COUNT,
                max(-1, min(CARDS_PER_MONTH - 1, row + step[1])),
            )
            self._tell()
            self.update()
        elif event.key() in _TAKES:
            card = month * CARDS_PER_MONTH + row
            self.toggle(month_cards(month + 1) if row < 0 else 1 << card)
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        """Say where one is, for whoever does not see it."""
        month, row = self.at
        if row < 0:
            self.setAccessibleDescription(tr("All cards {of_month}", of_month=of_month(month + 1)))
            return
        card = CARDS[month * CARDS_PER_MONTH + row]
        is_chosen = self._cards >> card.index & 1
        self.setAccessibleDescription(
            tr("{card}, chosen", card=card.title)
            if is_chosen
            else tr("{card}, not chosen", card=card.title)
        )

    def event(self, event: QEvent) -> bool:
        """Name the card under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            cards = self._target(event.pos())
            names = [card.title for card in CARDS if cards >> card.index & 1]
            words = (
                names[0]
                if len(names) == 1
                else tr("Click to choose the whole month.")
                if names
                else ""
            )
            QToolTip.showText(event.globalPos(), plain_text(words), self)
            return True
        return bool(super().event(event))
