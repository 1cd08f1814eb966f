"""Little cards in a row, to be clicked when they are to be others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from hanafuda_desktop.app.editor.form.flat_button import paint_focus
from hanafuda_desktop.cards.cardset import FULL_DECK, members
from hanafuda_desktop.language import tr
from hanafuda_desktop.rulebook.card_words import all_of
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.plain_text import plain_text

__all__ = ["CardStrip", "Stretch"]

_WIDTH: Final = 19
_GAP: Final = 2
_MARGIN: Final = 4
_CLOSEST: Final = 4
"""Of a card that lies under the next one, so much is seen at least."""


class Stretch(NamedTuple):
    """Cards side by side, and words before them.

    Attributes:
        words: such as ``5 of``.
        mask: the cards; ``None`` where what is written means none.
    """

    words: str
    mask: int | None


class CardStrip(QAbstractButton):
    """A button that shows cards.

    Args:
        pictures: the cards.
        parent: the widget it stands in.
    """

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.stretches: tuple[Stretch, ...] = ()
        self.is_dim = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cards(self, stretches: Sequence[Stretch], *, is_dim: bool = False) -> None:
        """Show these; dim what comes from elsewhere."""
        self.stretches, self.is_dim = tuple(stretches), is_dim
        self.updateGeometry()
        self.setToolTip(plain_text(self.told))
        self.setAccessibleDescription(self.told)
        self.update()

    @property
    def told(self) -> str:
        """The cards in words."""
        said = [f"{each.words} {_told(each.mask)}".strip() for each in self.stretches]
        return tr("{cards}. Click to choose others.", cards="; ".join(said))

    def sizeHint(self) -> QSize:
        """One row of cards, or of words."""
        has_cards = any(_count(each.mask) for each in self.stretches)
        height = _WIDTH * self._pictures.aspect if has_cards else self.fontMetrics().height()
        return QSize(120, round(height) + 2 * _MARGIN)

    def minimumSizeHint(self) -> QSize:
        """The same, with a few cards over one another."""
        return QSize(56, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, closer where there are many."""
        painter = QPainter(self)
        if self.underMouse() or self.isDown():
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.AlternateBase))
        if self.is_dim or not self.isEnabled():
            painter.setOpacity(0.62)
        left = _MARGIN
        step = self._step()
        for each in self.stretches:
            left = self._paint(painter, each, left, step)
        painter.setOpacity(1)
        paint_focus(self, painter)
        painter.end()

    def _words(self, each: Stretch) -> str:
        if each.mask is None:
            return tr("not readable")
        if each.mask == FULL_DECK:
            return f"{each.words} {tr('any card')}".strip()
        return f"{each.words} {_none()}".strip() if not each.mask else each.words

    def _step(self) -> float:
        """From card to card."""
        metrics = self.fontMetrics()
        words = [self._words(each) for each in self.stretches]
        taken = sum(metrics.horizontalAdvance(word) + 2 * _GAP for word in words if word)
        counts = [_count(each.mask) for each in self.stretches]
        room = self.width() - 2 * _MARGIN - taken - sum(_WIDTH + 3 * _GAP for n in counts if n)
        behind = sum(max(0, count - 1) for count in counts)
        return min(_WIDTH + _GAP, max(_CLOSEST, room / behind)) if behind else _WIDTH

    def _paint(self, painter: QPainter, each: Stretch, left: int, step: float) -> int:
        words = self._words(each)
        if words:
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            width = self.fontMetrics().horizontalAdvance(words)
            at = QRect(left, 0, width, self.height())
            painter.drawText(at, Qt.AlignmentFlag.AlignVCenter, words)
            left += width + 2 * _GAP
        count = _count(each.mask)
        if not count:
            return left
        ratio = self.devicePixelRatioF()
        top = (self.height() - round(_WIDTH * self._pictures.aspect)) // 2
        for place, card in enumerate(members(each.mask or 0)):
            picture = self._pictures.pixmap(card, _WIDTH, ratio, bare=True)
            painter.drawPixmap(QPoint(round(left + place * step), top), picture)
        return round(left + (count - 1) * step) + _WIDTH + 3 * _GAP


def _count(mask: int | None) -> int:
    """How many cards are painted: a whole deck is a word."""
    return 0 if mask is None or mask == FULL_DECK else mask.bit_count()


def _told(mask: int | None) -> str:
    return all_of(mask) if mask else _none() if mask == 0 else tr("not readable")


def _none() -> str:
    return tr("none", meaning="of these cards")
