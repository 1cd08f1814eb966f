"""The list of games that are kept: what, how it ended, when, against whom, how long it was."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import reduce
from typing import Final

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from hanafuda_desktop.app.fitting import Fitting
from hanafuda_desktop.app.statistics.entry import LAID_OUT
from hanafuda_desktop.app.statistics.past import PastGame
from hanafuda_desktop.app.statistics.rate_chart import day
from hanafuda_desktop.app.statistics.words import company
from hanafuda_desktop.app.stopwatch import clock_text
from hanafuda_desktop.language import tr, tr_noop, trn
from hanafuda_desktop.table.lettering import number_text
from hanafuda_desktop.table.plain_text import plain_text

__all__ = ["PastList", "result_words"]

_KEY: Final = Qt.ItemDataRole.UserRole
_LINES: Final = 2.5
"""The height of a game in the list, in lines,"""
_BESIDE: Final = 4
"""or what its letters need and these pixels."""
_DOT: Final = "  \N{MIDDLE DOT}  "
_RESULTS: Final = {
    "won": tr_noop("won", meaning="a game"),
    "shared": tr_noop("shared", meaning="a game"),
    "lost": tr_noop("lost", meaning="a game"),
}


def result_words(game: PastGame) -> str:
    """How a game ended, in a few words."""
    points = " : ".join(number_text(seat.points) for seat in game.seats)
    shown = f" {points}" if any(seat.points for seat in game.seats) else ""
    if game.ending == "left":
        return tr("left", meaning="a game") + shown
    if game.own is not None:
        return tr(_RESULTS[game.own.result], meaning="a game") + shown
    winners = [n for n, seat in enumerate(game.seats, start=1) if seat.result != "lost"]
    if not winners:
        return tr("drawn", meaning="a game") + shown
    first, *others = map(str, winners)
    names = reduce(lambda one, two: tr("{one} and {two}", one=one, two=two), others, first)
    return tr("won by {players}", players=names) + shown


class PastList(QListWidget):
    """Two lines for each game, or more where there is little room."""

    chosen = Signal(object)
    """The :class:`PastGame` that is looked at, or ``None``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Games that are kept"))
        self.setUniformItemSizes(True)
        self.setWordWrap(True)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._item_chosen)
        Fitting(self).due.connect(self._fit)

    @property
    def current(self) -> PastGame | None:
        """The game that is looked at."""
        return self._game_at(self.currentRow())

    @property
    def beside(self) -> PastGame | None:
        """The game below the one that is looked at, or above it."""
        row = self.currentRow()
        return self._game_at(row + 1) or self._game_at(row - 1)

    def _game_at(self, row: int) -> PastGame | None:
        item = self.item(row) if 0 <= row < self.count() else None
        found: PastGame | None = None if item is None else item.data(_KEY)
        return found

    def show_games(self, games: Sequence[PastGame], chosen: int | None) -> None:
        """List these games, and look at one of them, by its number; else at the first."""
        with QSignalBlocker(self):
            self.clear()
            for row, game in enumerate(games):
                self.addItem(_item(game))
                if game.id == chosen or row == 0:
                    self.setCurrentRow(row)
            self._fit()
        self.scrollToItem(self.currentItem())
        self.chosen.emit(self.current)

    def _fit(self) -> None:
        """Make all rows as high as the one that needs the most lines."""
        metrics, room = self.fontMetrics(), QRect(0, 0, self._wide - 2 * _BESIDE, 9999)
        flags = Qt.TextFlag.TextWordWrap
        items = [self.item(row) for row in range(self.count())]
        # Some letters are higher than those of the font, as those of Japan.
        needed = (metrics.boundingRect(room, flags, item.text()).height() for item in items)
        usual = round(metrics.lineSpacing() * _LINES)
        high = max((usual, *(each + 2 * _BESIDE for each in needed)))
        for item in items:
            item.setSizeHint(QSize(0, high))

    @property
    def _wide(self) -> int:
        """The room for words beside a scroll bar, whether there is one or not."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self.width() - 2 * self.frameWidth() - bar

    def _item_chosen(self) -> None:
        self.chosen.emit(self.current)


def _deal(deal: str) -> str:
    if deal == LAID_OUT:
        return tr("deal laid out")
    return tr("deal {number}", number=deal)


def _item(game: PastGame) -> QListWidgetItem:
    at = datetime.fromtimestamp(game.ended).astimezone()
    who = company(tuple(seat.who for seat in game.seats))
    above = [game.name, *([] if game.counted else [tr("not counted")]), result_words(game)]
    below = [tr("{day}, {time}", day=day(game.ended), time=f"{at:%H:%M}"), *([who] if who else [])]
    below += [clock_text(game.elapsed_ms)]
    item = QListWidgetItem(f"{_DOT.join(above)}\n{_DOT.join(below)}")
    item.setData(_KEY, game)
    moves = trn("{n} move", "{n} moves", game.moves)
    item.setToolTip(plain_text(f"{item.text()}\n{moves}{_DOT}{_deal(game.deal)}"))
    return item
