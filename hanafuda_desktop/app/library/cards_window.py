"""The cards, month by month: the whole picture, names, kinds, values, and the yaku that want them.

One month is shown at a time, so that opening the window loads few large pictures.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetrics,
    QHideEvent,
    QIcon,
    QKeyEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.home.cloth_page import PlainScrollArea
from hanafuda_desktop.app.library.month_page import MonthPage, small_picture
from hanafuda_desktop.app.window.dialogs import dialog_buttons
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.app.window.window_state import roomy
from hanafuda_desktop.cards.card import CARDS, MONTH_COUNT, MONTHS
from hanafuda_desktop.rules.schema.game import GameBase, points_of
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import VERMILION, blank, faded
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import capital, month_name

# The twelve months one below the other, each with its picture, to choose from.

_GAP: Final = 10
_ROWS: Final = (38, 84)
_LETTERS_MOST: Final = 16
_SHAPE: Final = 0.409
"""Height of a picture for a width of one; what is lower stands in the middle of its room."""
_PICTURE_LEAST: Final = 60
"""A picture less wide than this shows nothing, and words have its room."""
_PICTURE_SHARE: Final = 0.105
"""How much of the window's width a picture may have."""


class MonthList(QListWidget):
    """The months, as high as there is room for all of them.

    Args:
        pictures: the deck.
        parent: the window it stands in.
    """

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._loaded = MONTH_COUNT
        # One picture a turn, so that the window is there before the last of them.
        self._loading = QTimer(self)
        self._loading.timeout.connect(self._load_next)
        self.setAccessibleName(tr("Months"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Highlight, faded(VERMILION, 0.16))
        palette.setColor(QPalette.ColorRole.HighlightedText, palette.text().color())
        self.setPalette(palette)
        for month in MONTHS:
            named = capital(month_name(month.number))
            item = QListWidgetItem(f"{month.name}\n{named}", self)
            name = tr("{flower}, {month}", flower=month.name, month=named)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, name)

    @property
    def complete(self) -> bool:
        """Whether every picture is there."""
        return self._loaded == MONTH_COUNT

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self._pictures = pictures
        self._load()

    def fit(self, window: QSize) -> None:
        """Take the room that is due to it in a window of this size."""
        frame = 2 * self.frameWidth()
        room = (self.height() or window.height()) - frame
        row = max(_ROWS[0], min(_ROWS[1], room // MONTH_COUNT))
        width = min(round(row / _SHAPE) - _GAP, round(window.width() * _PICTURE_SHARE))
        width = width if width >= _PICTURE_LEAST else 0
        font = QFont()
        font.setPixelSize(max(QFontInfo(font).pixelSize(), min(_LETTERS_MOST, row // 5)))
        self.setFont(font)
        metrics, items = QFontMetrics(font), [self.item(row) for row in range(MONTH_COUNT)]
        row = max(row, 2 * metrics.height() + _GAP // 2)
        lines = [line for item in items for line in item.text().splitlines()]
        words = max(metrics.horizontalAdvance(line) for line in lines)
        size = QSize(width + words + 2 * _GAP, row)
        for item in items:
            item.setSizeHint(size)
        bar = self.verticalScrollBar().sizeHint().width() if room < row * MONTH_COUNT else 0
        self.setFixedWidth(size.width() + frame + bar)
        if self.iconSize() != QSize(width, row):
            self.setIconSize(QSize(width, row))
            self._load()

    def _load(self) -> None:
        self._loaded = 0 if self.iconSize().width() else MONTH_COUNT
        for row in range(MONTH_COUNT):
            self.item(row).setIcon(QIcon(blank(self.iconSize().toSizeF(), 1)))
        self._loading.start(0)

    def _load_next(self) -> None:
        if self.complete:
            self._loading.stop()
            return
        width, ratio = self.iconSize().width(), self.devicePixelRatioF()
        picture = small_picture(self._pictures, self._loaded + 1, width, ratio)
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # as it is, without the list's own tint
        self.item(self._loaded).setIcon(icon)
        self._loaded += 1

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for pictures any more."""
        self._loading.stop()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Look for pictures that are missing."""
        super().showEvent(event)
        self._loading.start(0)


_SIZE: Final = QSize(1180, 800)
_PAGE_LEAST: Final = QSize(340, 240)
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
        self._scroll = PlainScrollArea(self)
        self._scroll.setMinimumSize(_PAGE_LEAST)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self.page)
        self.game = PlainLabel(parent=self, wraps=True)
        self.buttons = dialog_buttons(self)
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

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self.months.show_pictures(pictures)
        self.page.show_pictures(pictures)

    def show_game(self, rules: GameBase) -> None:
        """Name the yaku of another game."""
        self._name_game(rules)
        self.page.show_game(rules)

    def go_on_from(self, before: CardsWindow) -> None:
        """Show the month that was shown there."""
        self.months.setCurrentRow(before.months.currentRow())

    def _name_game(self, rules: GameBase) -> None:
        self.game.setText(tr("{game}  ·  ← → turn the months", game=_told_of(rules)))

    def _show(self, row: int) -> None:
        self.page.show_month(row + 1)
        self._scroll.verticalScrollBar().setValue(0)

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
