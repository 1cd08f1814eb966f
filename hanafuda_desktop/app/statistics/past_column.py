"""The list of the games that are kept, with what chooses among them and what is said of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from hanafuda_desktop.app.statistics.past import PastGame
from hanafuda_desktop.app.statistics.past_list import PastList
from hanafuda_desktop.app.statistics.store import MOST_RECORDS
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text

__all__ = ["PastColumn"]


def _kept() -> str:
    thousands, rest = divmod(MOST_RECORDS, 1000)
    count = tr("{thousands},{rest}", thousands=thousands, rest=f"{rest:03}")
    return tr("The newest {count} games are kept, also those left unfinished.", count=count)


class PastColumn(QWidget):
    """Lists games: all of them, or those by the same rules.

    Args:
        parent: the window it stands in.
    """

    chosen = Signal(object)
    """The :class:`PastGame` that is looked at, or ``None``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games: tuple[PastGame, ...] = ()
        self.filter = QComboBox(self)
        self.filter.setAccessibleName(tr("Games of which kind"))
        self.filter.setMinimumWidth(1)  # a long name gives way, and is told under the pointer
        self.filter.currentTextChanged.connect(
            lambda words: self.filter.setToolTip(plain_text(words))
        )
        self.list = PastList(self)
        self.note = PlainLabel(_kept(), self)
        self.note.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.filter, self.list, self.note):
            layout.addWidget(widget)
        self.filter.currentIndexChanged.connect(lambda _row: self._list())
        self.list.chosen.connect(self.chosen)

    def show_games(self, games: Sequence[PastGame], chosen: int | None = None) -> None:
        """List these games, and look at one of them, by its number; else at the one before."""
        self.games = tuple(games)
        _offer_games(self.filter, self.games)
        self._list(chosen)

    def go_on_from(self, before: PastColumn) -> None:
        """List those that were listed there, and look at the same."""
        _choose(self.filter, before.filter.currentData())
        current = before.list.current
        self._list(current.id if current is not None else None)

    def show_all(self) -> None:
        """List games of every kind."""
        self.filter.setCurrentIndex(0)

    def say(self, sentence: str) -> None:
        """Say something below; the empty sentence says what is kept."""
        self.note.setText(sentence or _kept())

    def _list(self, chosen: int | None = None) -> None:
        wanted = self.filter.currentData()
        current = self.list.current
        if chosen is None and current is not None:
            chosen = current.id
        games = [each for each in self.games if wanted in (None, each.game)]
        self.list.show_games(games, chosen)


def _offer_games(box: QComboBox, games: Sequence[PastGame]) -> None:
    """Offer the games of which there are some; what is chosen stays so."""
    before = box.currentData()
    names = {each.game: each.name for each in reversed(games)}
    with QSignalBlocker(box):
        box.clear()
        box.addItem(tr("All games ({count})", count=len(games)), None)
        for game in sorted(names, key=lambda each: names[each].casefold()):
            count = sum(each.game == game for each in games)
            box.addItem(tr("{name} ({count})", name=names[game], count=count), game)
    _choose(box, before)


def _choose(box: QComboBox, game: str | None) -> None:
    """Choose a game silently; where there is none of it, all of them."""
    with QSignalBlocker(box):
        box.setCurrentIndex(max(0, box.findData(game)))
    box.setToolTip(plain_text(box.currentText()))
