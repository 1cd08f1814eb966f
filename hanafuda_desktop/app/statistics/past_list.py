"""The list of games that are kept: what, how it ended, when, against whom, how long it was."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from hanafuda_desktop.app.round_words import times
from hanafuda_desktop.app.statistics.past import PastGame
from hanafuda_desktop.app.statistics.rate_chart import day
from hanafuda_desktop.app.statistics.words import company
from hanafuda_desktop.app.stopwatch import clock_text
from hanafuda_desktop.table.lettering import number_text

__all__ = ["PastList", "result_words"]

_KEY: Final = Qt.ItemDataRole.UserRole
_LINES: Final = 2.5
"""The height of a game in the list, in lines."""
_DOT: Final = "  \N{MIDDLE DOT}  "


def result_words(game: PastGame) -> str:
    """How a game ended, in a few words."""
    points = " : ".join(number_text(seat.points) for seat in game.seats)
    shown = f" {points}" if any(seat.points for seat in game.seats) else ""
    if game.ending == "left":
        return f"left{shown}"
    if game.own is not None:
        return f"{game.own.result}{shown}"
    winners = [n for n, seat in enumerate(game.seats, start=1) if seat.result != "lost"]
    return f"won by {' and '.join(map(str, winners))}{shown}" if winners else f"drawn{shown}"


class PastList(QListWidget):
    """Two lines for each game."""

    chosen = Signal(object)
    """The :class:`PastGame` that is looked at, or ``None``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("Games that are kept")
        self.setUniformItemSizes(True)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._item_chosen)

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
            high = round(self.fontMetrics().lineSpacing() * _LINES)
            for row, game in enumerate(games):
                item = _item(game)
                item.setSizeHint(QSize(0, high))
                self.addItem(item)
                if game.id == chosen or row == 0:
                    self.setCurrentRow(row)
        self.scrollToItem(self.currentItem())
        self.chosen.emit(self.current)

    def _item_chosen(self) -> None:
        self.chosen.emit(self.current)


def _item(game: PastGame) -> QListWidgetItem:
    at = datetime.fromtimestamp(game.ended).astimezone()
    who = company(tuple(seat.who for seat in game.seats))
    above = [game.name, *([] if game.counted else ["not counted"]), result_words(game)]
    below = [f"{day(game.ended)}, {at:%H:%M}", *([who] if who else [])]
    below += [clock_text(game.elapsed_ms)]
    item = QListWidgetItem(f"{_DOT.join(above)}\n{_DOT.join(below)}")
    item.setData(_KEY, game)
    item.setToolTip(f"{item.text()}\n{times(game.moves, 'move')}{_DOT}deal {game.deal}")
    return item
