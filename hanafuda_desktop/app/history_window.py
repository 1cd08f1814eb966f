"""Earlier games: a list of those that are kept, and a table to go through each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import time
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.asking import ask_first
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.app.sitting import as_recorded
from hanafuda_desktop.app.statistics.asking import Asking
from hanafuda_desktop.app.statistics.past import (
    PastGame,
    going_on_from,
    past_games,
    pasted,
    record_text,
)
from hanafuda_desktop.app.statistics.past_list import PastList
from hanafuda_desktop.app.statistics.replay_view import ReplayView
from hanafuda_desktop.app.statistics.store import MOST_RECORDS
from hanafuda_desktop.engine.errors import RecordError
from hanafuda_desktop.engine.record import read_record, replay
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["HistoryWindow"]

_SIZE: Final = QSize(1180, 760)
_LIST: Final = 20
_MOST_LIST: Final = 0.38
"""How wide the list is at first, in heights of a letter, and the most of the width for it."""


def _kept() -> str:
    thousands, rest = divmod(MOST_RECORDS, 1000)
    count = tr("{thousands},{rest}", thousands=thousands, rest=f"{rest:03}")
    return tr("The newest {count} games are kept, also those left unfinished.", count=count)


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
        self._file = Asking(path, self._say)
        self._games: tuple[PastGame, ...] = ()
        self._shown: PastGame | None = None
        self.filter = QComboBox(self)
        self.filter.setAccessibleName(tr("Games of which kind"))
        self.list = PastList(self)
        self.note = QLabel(_kept(), self)
        self.note.setWordWrap(True)
        self.replay = ReplayView(library, pictures, settings, self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.go_on_button = self._button(tr("&Go on from here"))
        self.copy_button = self._button(tr("&Copy as text"))
        self.paste_button = self._button(tr("&Paste a game"))
        self.delete_button = self._button(tr("&Delete..."))
        self._lay_out()
        self._connect()
        self.refresh()
        self.list.setFocus()

    def _button(self, words: str) -> QPushButton:
        button = self.buttons.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        self.both = QSplitter(Qt.Orientation.Horizontal, self)
        self.both.addWidget(_column(self.filter, self.list, self.note))
        self.both.addWidget(self.replay)
        self.both.setStretchFactor(1, 1)
        self.both.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 8, 8, 8)
        whole.addWidget(self.both, 1)
        whole.addWidget(self.buttons)
        room = QGuiApplication.primaryScreen().availableSize()
        self.resize(_SIZE.boundedTo(room * 0.92))

    def _connect(self) -> None:
        self.buttons.rejected.connect(self.reject)
        self.finished.connect(self.replay.stop)
        self.filter.currentIndexChanged.connect(self._list_games)
        self.list.chosen.connect(self._show_game)
        self.replay.stepped.connect(self._show_possible)
        self.go_on_button.clicked.connect(self.go_on)
        self.copy_button.clicked.connect(self.copy)
        self.paste_button.clicked.connect(self.paste)
        self.delete_button.clicked.connect(self.ask_delete)

    # --- the list --------------------------------------------------------------------------------

    def refresh(self, chosen: int | None = None) -> None:
        """Read anew which games there are, and look at one of them, by its number."""
        found = self._file.ask(past_games)
        name = self._library.name_of
        self._games = tuple(replace(each, name=name(each.game, each.name)) for each in found or ())
        _offer_games(self.filter, self._games)
        self._list_games(chosen=chosen)

    def go_on_from(self, before: HistoryWindow) -> None:
        """Show the game that was shown there, at the same move."""
        with QSignalBlocker(self.filter):
            self.filter.setCurrentIndex(before.filter.currentIndex())
        current = before.list.current
        self._list_games(chosen=current.id if current is not None else None)
        self.replay.go_to(before.replay.position)

    def _list_games(self, _row: int = 0, *, chosen: int | None = None) -> None:
        wanted = self.filter.currentData()
        current = self.list.current
        if chosen is None and current is not None:
            chosen = current.id
        games = [each for each in self._games if wanted in (None, each.game)]
        self.list.show_games(games, chosen)

    def _show_game(self, game: PastGame | None) -> None:
        if game is not None and game == self._shown:
            return  # it stays at the move at which it was left
        self._shown = game
        text = self._text(game)
        try:
            if text:
                self.replay.show_record(read_record(text))
            else:
                self.replay.show_nothing()
        except RecordError as error:
            self.replay.show_nothing()
            self._say(tr("This game cannot be shown: {why}.", why=error))
        self._show_possible()

    def _show_possible(self) -> None:
        has_game = self.list.current is not None
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

    # --- the file --------------------------------------------------------------------------------

    def _say(self, sentence: str) -> None:
        self.note.setText(sentence or _kept())

    def _text(self, game: PastGame | None) -> str:
        if game is None:
            return ""
        return self._file.ask(lambda store: record_text(store, game.id)) or ""

    # --- what can be done ------------------------------------------------------------------------

    def go_on(self) -> None:
        """Play the game on from the moment that is shown, as a new game."""
        if self.replay.record is None or not self.replay.can_go_on:
            return
        moves = self.replay.sitting.game.moves
        record = going_on_from(self.replay.record, moves, len(moves))
        self.wanted.emit(as_recorded(replay(record), record).text(record.elapsed_ms or 0))
        self.accept()

    def copy(self) -> None:
        """Put the game on the clipboard."""
        if text := self._text(self.list.current):
            QGuiApplication.clipboard().setText(text)
            self._say(tr("The game is on the clipboard as text."))

    def paste(self) -> None:
        """Keep the game that is on the clipboard, and show it; it does not count."""
        text = QGuiApplication.clipboard().text()
        try:
            entry = pasted(text, int(time()))
        except RecordError as error:
            self._say(tr("What was copied is no game: {why}.", why=error))
            return
        self._file.ask(lambda store: store.note(entry))
        self.filter.setCurrentIndex(0)
        self.refresh(self._file.ask(lambda store: store.number_of(entry.key)))

    def ask_delete(self) -> None:
        """Ask whether to keep the game no longer."""
        game = self.list.current
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
        beside = self.list.beside
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


def _column(*widgets: QWidget) -> QWidget:
    """Widgets below one another."""
    column = QWidget()
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        layout.addWidget(widget)
    return column


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
        box.setCurrentIndex(max(0, box.findData(before)))
