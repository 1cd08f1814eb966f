"""Earlier games: a list of those that are kept, and a table to go through each of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import time
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.asking import ask_first
from hanafuda_desktop.app.flow_layout import FlowLayout, foot_of
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.app.statistics.asking import Asking
from hanafuda_desktop.app.statistics.empty_page import EmptyPage
from hanafuda_desktop.app.statistics.past import (
    PastGame,
    past_games,
    pasted,
    record_text,
)
from hanafuda_desktop.app.statistics.past_column import PastColumn
from hanafuda_desktop.app.statistics.replay_view import ReplayView
from hanafuda_desktop.app.window_place import roomy
from hanafuda_desktop.engine.errors import RecordError
from hanafuda_desktop.engine.record import read_record
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["HistoryWindow"]

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
        self._file = Asking(path, self.column.say)
        self.replay = ReplayView(library, pictures, settings, self)
        self.empty = EmptyPage(tr(_NOTHING_YET), self)
        self._actions = FlowLayout()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._make_buttons()
        self._lay_out()
        self._connect()
        self.refresh()
        self.column.list.setFocus()

    def _make_buttons(self) -> None:
        self.go_on_button = self._button(tr("&Go on from here"))
        self.copy_button = self._button(tr("&Copy as text"))
        self.paste_button = self._button(tr("&Paste a game"))
        self.delete_button = self._button(tr("&Delete..."))

    def _button(self, words: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setAutoDefault(False)
        self._actions.addWidget(button)
        return button

    def _lay_out(self) -> None:
        self.both = QSplitter(Qt.Orientation.Horizontal, self)
        self._shows = QStackedWidget(self)
        self._shows.addWidget(self.replay)
        self._shows.addWidget(self.empty)
        self.both.addWidget(self.column)
        self.both.addWidget(self._shows)
        self.both.setStretchFactor(1, 1)
        self.both.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 8, 8, 8)
        whole.addWidget(self.both, 1)
        whole.addLayout(foot_of(self._actions, self.buttons))
        self.resize(roomy(_SIZE))

    def _connect(self) -> None:
        self.buttons.rejected.connect(self.reject)
        self.finished.connect(self.replay.stop)
        self.column.chosen.connect(self._show_game)
        self.empty.wanted.connect(self.accept)
        self.empty.wanted.connect(self.game_wanted)
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
        text = self._text(game)
        try:
            if text:
                self.replay.show_record(read_record(text))
            else:
                self.replay.show_nothing()
        except RecordError as error:
            self.replay.show_nothing()
            self.column.say(tr("This game cannot be shown: {why}.", why=error))
        self._show_possible()

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

    # --- the file --------------------------------------------------------------------------------

    def _text(self, game: PastGame | None) -> str:
        if game is None:
            return ""
        return self._file.ask(lambda store: record_text(store, game.id)) or ""

    # --- what can be done ------------------------------------------------------------------------

    def go_on(self) -> None:
        """Play the game on from the moment that is shown, as a new game."""
        if text := self.replay.text_from_here():
            self.wanted.emit(text)
            self.accept()

    def copy(self) -> None:
        """Put the game on the clipboard."""
        if text := self._text(self.column.list.current):
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
