"""The cards, month by month: the whole picture, names, kinds, values, and the yaku that want them.

One month is shown at a time, so that opening the window loads few large pictures.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetrics,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPalette,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.library.month_page import MonthPage, MonthScroll, small_picture
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.app.window.window_state import roomy
from hanafuda_desktop.cards.card import CARDS, MONTH_COUNT, MONTHS, Month
from hanafuda_desktop.rulebook.card_uses import points_of
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import VERMILION, faded
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import capital, month_name

# The twelve months one below the other, each with its picture, to choose from.

_PAD: Final = 4
_GAP: Final = 10
_ROW_LEAST: Final = 38
_ROW_MOST: Final = 84
_LETTERS_MOST: Final = 16
_SHAPE: Final = 0.409
"""Height of a picture for a width of one; what is lower stands in the middle of its room."""
_PICTURE_LEAST: Final = 60
"""A picture less wide than this shows nothing, and words have its room."""
_PICTURE_SHARE: Final = 0.105
"""How much of the window's width a picture may have."""


def _named(month: Month) -> str:
    return capital(month_name(month.number))


class MonthList(QListWidget):
    """The months, as high as there is room for all of them.

    Args:
        pictures: the deck.
        parent: the window it stands in.

    Attributes:
        thumbs: the pictures that are there by now, by the numbers of their months.
        row_height: of each month.
    """

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.thumbs: dict[int, QPixmap] = {}
        self.row_height = _ROW_LEAST
        self._picture_width = 0
        # One picture a turn, so that the window is there before the last of them.
        self._loading = QTimer(self)
        self._loading.timeout.connect(self._load_next)
        self.setAccessibleName(tr("Months"))
        self.setItemDelegate(_MonthRow(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        for month in MONTHS:
            name = tr("{flower}, {month}", flower=month.name, month=_named(month))
            self.addItem(name)

    @property
    def complete(self) -> bool:
        """Whether every picture is there."""
        return not self._picture_width or len(self.thumbs) == MONTH_COUNT

    @property
    def picture_size(self) -> QSize:
        """The room of a picture; none where words need it."""
        return QSize(self._picture_width, round(self._picture_width * _SHAPE))

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self._pictures = pictures
        self._load()

    def fit(self, window: QSize) -> None:
        """Take the room that is due to it in a window of this size."""
        frame = 2 * self.frameWidth()
        room = (self.height() or window.height()) - frame
        lines = 2 * QFontMetrics(QFont()).height() + _PAD
        row = self.row_height = max(_ROW_LEAST, lines, min(_ROW_MOST, room // MONTH_COUNT))
        width = min(round((row - 2 * _PAD) / _SHAPE), round(window.width() * _PICTURE_SHARE))
        width = width if width >= _PICTURE_LEAST else 0
        font = QFont()
        font.setPixelSize(max(QFontInfo(font).pixelSize(), min(_LETTERS_MOST, row // 5)))
        self.setFont(font)
        font.setBold(True)  # as the chosen month is
        metrics = QFontMetrics(font)
        words = max(
            metrics.horizontalAdvance(words)
            for month in MONTHS
            for words in (month.name, _named(month))
        )
        is_scrolled = room < row * MONTH_COUNT
        bar = self.verticalScrollBar().sizeHint().width() if is_scrolled else 0
        beside = width + _GAP if width else 0
        self.setFixedWidth(2 * _PAD + beside + words + _GAP + frame + bar)
        if width != self._picture_width:
            self._picture_width = width
            self._load()
        self.scheduleDelayedItemsLayout()

    def _load(self) -> None:
        self.thumbs.clear()
        self.viewport().update()
        if self.isVisible() and not self.complete:
            self._loading.start(0)

    def _load_next(self) -> None:
        month = next((m.number for m in MONTHS if m.number not in self.thumbs), None)
        if month is not None and self._picture_width:
            ratio = self.devicePixelRatioF()
            self.thumbs[month] = small_picture(self._pictures, month, self._picture_width, ratio)
            self.update(self.model().index(month - 1, 0))
        if self.complete:
            self._loading.stop()

    def showEvent(self, event: QShowEvent) -> None:
        """Look for pictures that are missing."""
        super().showEvent(event)
        if not self.complete:
            self._loading.start(0)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for pictures any more."""
        self._loading.stop()
        super().hideEvent(event)


class _MonthRow(QStyledItemDelegate):
    """Paints a month: picture, flower, name."""

    def __init__(self, months: MonthList) -> None:
        super().__init__(months)
        self._months = months

    def sizeHint(
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, self._months.row_height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        painter.save()
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        palette: QPalette = option.palette
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(rect, faded(VERMILION, 0.16))
            painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), VERMILION)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, faded(VERMILION, 0.07))
        left, month = rect.left() + 2 * _PAD, MONTHS[index.row()]
        room = self._months.picture_size
        if not room.isEmpty():
            thumb = self._months.thumbs.get(month.number)
            if thumb is not None:
                high = thumb.deviceIndependentSize().toSize().height()
                painter.drawPixmap(left, rect.top() + (rect.height() - high) // 2, thumb)
            left += room.width() + _GAP - 1
        font = self._months.font()
        ink = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.Text)
        high = QFontMetrics(font).height()
        line = QRect(left, rect.center().y() - high, rect.right() - _PAD + 1 - left, high)
        for words, bold, shade in (
            (month.name, chosen, ink),
            (_named(month), False, faded(ink, 0.62)),
        ):
            font.setBold(bold)
            painter.setFont(font)
            painter.setPen(shade)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)
            line.translate(0, high)
        painter.restore()


_SIZE: Final = QSize(1180, 800)
_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageDown: 1,
}


def _told_of(rules: GameBase) -> str:
    """What of a game stands on the pages: not every game has values, or yaku."""
    name = plain(rules.name)
    values = any(points_of(rules, card.index) is not None for card in CARDS)
    if rules.all_yaku:
        if values:
            return tr("Values and yaku of {game}", game=name)
        return tr("Yaku of {game}, in which single cards have no value", game=name)
    if values:
        return tr("Values of {game}", game=name)
    return tr("{game} has neither values of cards nor yaku", game=name)


class CardsWindow(QDialog):
    """The twelve months to look through.

    Args:
        rules: the game whose yaku are named.
        pictures: the deck.
        parent: the window it belongs to.
    """

    def __init__(
        self, rules: GameBase, pictures: CardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Cards"))
        self.months = MonthList(pictures, self)
        self.page = MonthPage(rules, pictures, self)
        self._scroll = MonthScroll(self.page, self)
        self.game = PlainLabel(parent=self, wraps=True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        self._name_game(rules)
        self._arrange()
        self.months.currentRowChanged.connect(self._show)
        self.months.setCurrentRow(0)
        self.months.setFocus()

    def _arrange(self) -> None:
        both = filled(QHBoxLayout(), self.months, (self._scroll, 1), spacing=0)
        # A long name gives way and does not widen the window.
        gives_way = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        gives_way.setHeightForWidth(True)
        self.game.setSizePolicy(gives_way)
        foot = filled(QHBoxLayout(), (self.game, 1), self.buttons)
        filled(QVBoxLayout(self), (both, 1), foot, margins=(8, 8, 8, 8))
        self.resize(roomy(_SIZE))

    @property
    def month(self) -> int:
        """The month that is shown, 1 to 12."""
        return self.months.currentRow() + 1

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self.months.show_pictures(pictures)
        self.page.show_pictures(pictures)
        self._scroll.fit()

    def show_game(self, rules: GameBase) -> None:
        """Name the yaku of another game."""
        self._name_game(rules)
        self.page.show_game(rules)
        self._scroll.fit()

    def go_on_from(self, before: CardsWindow) -> None:
        """Show the month that was shown there."""
        self.months.setCurrentRow(before.months.currentRow())

    def _name_game(self, rules: GameBase) -> None:
        self.game.setText(tr("{game}  ·  ← → turn the months", game=_told_of(rules)))

    def _show(self, row: int) -> None:
        self.page.show_month(row + 1)
        self._scroll.verticalScrollBar().setValue(0)
        self._scroll.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the list the width that is due to it."""
        super().resizeEvent(event)
        self.months.fit(event.size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go through the months, wherever the focus is."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        row = min(max(self.months.currentRow() + step, 0), MONTH_COUNT - 1)
        self.months.setCurrentRow(row)
