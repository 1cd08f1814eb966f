"""Earlier games: a list of those that are kept, and a table to go through each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import reduce
from pathlib import Path
from time import time
from typing import Final

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.history.charts import day
from hanafuda_desktop.app.history.queries import StatisticsFile, company
from hanafuda_desktop.app.history.replay import ReplayView
from hanafuda_desktop.app.history.statistics_window import Choice, EmptyPage
from hanafuda_desktop.app.history.store import (
    LAID_OUT,
    MOST_RECORDS,
    PastGame,
    past_games,
    pasted,
    record_text,
)
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.window.dialogs import ask_first
from hanafuda_desktop.app.window.flow_layout import FlowLayout, filled, foot_of
from hanafuda_desktop.app.window.fonts import Fitting
from hanafuda_desktop.app.window.window_state import roomy
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.engine.record import read_record
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.play.clocks import clock_text
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import PlainLabel, number_text, plain_text
from hanafuda_desktop.text.language import tr, tr_noop, trn

# The list of games that are kept: what, how it ended, when, against whom, how long it was.

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
        self.currentItemChanged.connect(lambda item: self.chosen.emit(self._game(item)))
        Fitting(self).due.connect(self._fit)

    @property
    def current(self) -> PastGame | None:
        """The game that is looked at."""
        return self._game(self.currentItem())

    @property
    def beside(self) -> PastGame | None:
        """The game below the one that is looked at, or above it."""
        row = self.currentRow()
        return self._game(self.item(row + 1 if row + 1 < self.count() else row - 1))

    def _game(self, item: QListWidgetItem | None) -> PastGame | None:
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


# The list of the games that are kept, with what chooses among them and what is said of them.


def _kept() -> str:
    thousands, rest = divmod(MOST_RECORDS, 1000)
    count = tr("{thousands},{rest}", thousands=thousands, rest=f"{rest:03}")
    return tr("The newest {count} games are kept, also those left unfinished.", count=count)


class PastColumn(QWidget):
    """Lists games: all of them, or those by the same rules.

    Args:
        parent: the window it stands in.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games: tuple[PastGame, ...] = ()
        self.filter = Choice(tr("Games of which kind"), 1, self)  # a long name gives way
        self.list = PastList(self)
        self.note = PlainLabel(_kept(), self, wraps=True)
        filled(QVBoxLayout(self), self.filter, self.list, self.note, margins=(0, 0, 0, 0))
        self.filter.currentIndexChanged.connect(lambda _row: self._list())

    def show_games(self, games: Sequence[PastGame], chosen: int | None = None) -> None:
        """List these games, and look at one of them, by its number; else at the one before."""
        self.games = tuple(games)
        names = {each.game: each.name for each in reversed(games)}
        counts = Counter(each.game for each in games)
        offered = [
            (tr("{name} ({count})", name=names[game], count=counts[game]), game)
            for game in sorted(names, key=lambda each: names[each].casefold())
        ]
        every = tr("All games ({count})", count=len(games))
        self.filter.offer([(every, None), *offered], self.filter.currentData())
        self._list(chosen)

    def go_on_from(self, before: PastColumn) -> None:
        """List those that were listed there, and look at the same."""
        self.filter.choose(before.filter.currentData())
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


_SIZE: Final = QSize(1180, 760)
_NOTHING_YET: Final = tr_noop(
    "Every game that you play can be gone through here later, move by move, and played on from "
    "any point."
)
_LIST: Final = 20
_MOST_LIST: Final = 0.38
"""How wide the list is at first, in heights of a letter, and the most of the width for it."""


class HistoryWindow(QDialog):
    """The games of one file.

    Args:
        path: the file.
        library: where games are.
        pictures: the deck.
        settings: on which cloth, and whether cards move.
        parent: the window it belongs to.
    """

    wanted = Signal(str)
    """This record is to be played on at the table."""
    game_wanted = Signal()
    """There is none yet: one should be chosen."""

    def __init__(
        self,
        path: Path,
        library: Library,
        pictures: CardPictures,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Earlier games"))
        self._library = library
        self._shown: PastGame | None = None
        self.column = PastColumn(self)
        self._file = StatisticsFile(path, self.column.say)
        self.replay = ReplayView(library, pictures, settings, self)
        self.empty = EmptyPage(tr(_NOTHING_YET), self)
        self._actions = FlowLayout()
        self.go_on_button = self._button(tr("&Go on from here"), self.go_on)
        self.copy_button = self._button(tr("&Copy as text"), self.copy)
        self.paste_button = self._button(tr("&Paste a game"), self.paste)
        self.delete_button = self._button(tr("&Delete..."), self.ask_delete)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.both = QSplitter(Qt.Orientation.Horizontal, self)
        self._shows = QStackedWidget(self)
        self._lay_out()
        self.buttons.rejected.connect(self.reject)
        self.finished.connect(self.replay.stop)
        self.column.list.chosen.connect(self._show_game)
        self.empty.wanted.connect(self.accept)
        self.empty.wanted.connect(self.game_wanted)
        self.replay.stepped.connect(self._show_possible)
        self.refresh()
        self.column.list.setFocus()

    def _button(self, words: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(words, self)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        self._actions.addWidget(button)
        return button

    def _lay_out(self) -> None:
        self._shows.addWidget(self.replay)
        self._shows.addWidget(self.empty)
        self.both.addWidget(self.column)
        self.both.addWidget(self._shows)
        self.both.setStretchFactor(1, 1)
        self.both.setChildrenCollapsible(False)
        foot = foot_of(self._actions, self.buttons)
        filled(QVBoxLayout(self), (self.both, 1), foot, margins=(8, 8, 8, 8))
        self.resize(roomy(_SIZE))

    # --- the list --------------------------------------------------------------------------------

    def refresh(self, chosen: int | None = None) -> None:
        """Read anew which games there are, and look at one of them, by its number."""
        found = self._file.ask(past_games)
        name = self._library.name_of
        games = [replace(each, name=name(each.game, each.name)) for each in found or ()]
        # Where the file cannot be read, nobody knows whether there are any.
        is_empty = found is not None and not games
        self._shows.setCurrentWidget(self.empty if is_empty else self.replay)
        self.column.show_games(games, chosen)

    def go_on_from(self, before: HistoryWindow) -> None:
        """Show the game that was shown there, at the same move."""
        self.column.go_on_from(before.column)
        shown, now = before.column.list.current, self.column.list.current
        if shown is not None and now is not None and now.id == shown.id:
            self.replay.go_to(before.replay.position)

    def _show_game(self, game: PastGame | None) -> None:
        if game is not None and game == self._shown:
            return  # it stays at the move at which it was left
        self._shown = game
        text = self._text()
        try:
            if text:
                self.replay.show_record(read_record(text, LANGUAGE))
            else:
                self.replay.show_nothing()
        except RecordError as error:
            self.replay.show_nothing()
            self.column.say(tr("This game cannot be shown: {why}.", why=error))
        self._show_possible()

    def _text(self) -> str:
        """The game that is looked at as text; the empty string if there is none."""
        game = self.column.list.current
        if game is None:
            return ""
        return self._file.ask(lambda store: record_text(store, game.id)) or ""

    def _show_possible(self) -> None:
        has_game = self.column.list.current is not None
        self.go_on_button.setEnabled(self.replay.can_go_on)
        self.copy_button.setEnabled(has_game)
        self.delete_button.setEnabled(has_game)

    def games_changed(self) -> None:
        """A game was noted while this window may be open."""
        if self.isVisible():
            self.refresh()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self.replay.show_pictures(pictures)

    def show_settings(self, settings: Settings) -> None:
        """Show these settings where they are seen."""
        self.replay.show_settings(settings)

    # --- what can be done ------------------------------------------------------------------------

    def go_on(self) -> None:
        """Play the game on from the moment that is shown, as a new game."""
        if text := self.replay.text_from_here():
            self.wanted.emit(text)
            self.accept()

    def copy(self) -> None:
        """Put the game on the clipboard."""
        if text := self._text():
            QGuiApplication.clipboard().setText(text)
            self.column.say(tr("The game is on the clipboard as text."))

    def paste(self) -> None:
        """Keep the game that is on the clipboard, and show it; it does not count."""
        text = QGuiApplication.clipboard().text()
        try:
            entry = pasted(text, int(time()))
        except RecordError as error:
            self.column.say(tr("What was copied is no game: {why}.", why=error))
            return
        self._file.ask(lambda store: store.note(entry))
        self.column.show_all()
        self.refresh(self._file.ask(lambda store: store.number_of(entry.key)))

    def ask_delete(self) -> None:
        """Ask whether to keep the game no longer."""
        game = self.column.list.current
        if game is None:
            return
        ask_first(
            self,
            tr("Delete a game"),
            tr("Keep this game of {game} no longer?", game=game.name),
            tr("&Delete"),
            lambda: self.delete(game),
            lost=tr("It cannot be gone through any more. What it counts, it still counts."),
        )

    def delete(self, game: PastGame) -> None:
        """Keep a game no longer."""
        beside = self.column.list.beside
        self._file.ask(lambda store: store.delete_record(game.id))
        self.refresh(beside.id if beside is not None else None)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the list its width; the table has the rest, and always more."""
        super().showEvent(event)
        wide = self.both.width()
        wanted = min(_LIST * self.fontMetrics().height(), round(wide * _MOST_LIST))
        self.both.setSizes([wanted, wide - wanted])

    # --- Qt --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go through the moves, wherever the focus is; Delete deletes."""
        if event.key() == Qt.Key.Key_Delete and self.delete_button.isEnabled():
            self.ask_delete()
        elif not self.replay.step(event.key()):
            super().keyPressEvent(event)
