"""The cards, month by month: the whole picture, names, kinds, values, and the yaku that want them.

One month is shown at a time, so that opening the window loads few large pictures.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.month_list import MonthList
from hanafuda_desktop.app.month_page import MonthPage, MonthScroll
from hanafuda_desktop.app.window_place import roomy
from hanafuda_desktop.cards.card import CARDS, MONTH_COUNT
from hanafuda_desktop.language import tr
from hanafuda_desktop.rulebook.card_uses import points_of, yaku_of
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.plain_text import PlainLabel

__all__ = ["CardsWindow"]

_SIZE: Final = QSize(1180, 800)
_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageDown: 1,
}


def _told_of(rules: GameRules) -> str:
    """What of a game stands on the pages: not every game has values, or yaku."""
    name = plain(rules.name)
    values = any(points_of(rules, card.index) is not None for card in CARDS)
    if yaku_of(rules):
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
        self, rules: GameRules, pictures: CardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Cards"))
        self.months = MonthList(pictures, self)
        self.page = MonthPage(rules, pictures, self)
        self._scroll = MonthScroll(self.page, self)
        self.game = PlainLabel(parent=self)
        self.game.setWordWrap(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        self._name_game(rules)
        self._arrange()
        self.months.currentRowChanged.connect(self._show)
        self.months.setCurrentRow(0)
        self.months.setFocus()

    def _arrange(self) -> None:
        both = QHBoxLayout()
        both.setSpacing(0)
        both.addWidget(self.months)
        both.addWidget(self._scroll, 1)
        # A long name gives way and does not widen the window.
        gives_way = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        gives_way.setHeightForWidth(True)
        self.game.setSizePolicy(gives_way)
        foot = QHBoxLayout()
        foot.addWidget(self.game, 1)
        foot.addWidget(self.buttons)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 8, 8, 8)
        whole.addLayout(both, 1)
        whole.addLayout(foot)
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

    def show_game(self, rules: GameRules) -> None:
        """Name the yaku of another game."""
        self._name_game(rules)
        self.page.show_game(rules)
        self._scroll.fit()

    def go_on_from(self, before: CardsWindow) -> None:
        """Show the month that was shown there."""
        self.months.setCurrentRow(before.months.currentRow())

    def _name_game(self, rules: GameRules) -> None:
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
