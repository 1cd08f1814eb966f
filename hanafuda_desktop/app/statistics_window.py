"""What came of all games: figures and drawings, by game, by rules, by who played."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.asking import ask_first
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.statistics.asking import Asking
from hanafuda_desktop.app.statistics.choices import Choices
from hanafuda_desktop.app.statistics.csv_export import write_csv
from hanafuda_desktop.app.statistics.empty_page import EmptyPage
from hanafuda_desktop.app.statistics.page import StatisticsPage
from hanafuda_desktop.app.statistics.questions import Asked
from hanafuda_desktop.app.statistics.store import Store
from hanafuda_desktop.app.window_place import roomy
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.plain_text import PlainLabel

__all__ = ["StatisticsWindow"]

_SIZE: Final = QSize(980, 720)


class StatisticsWindow(QDialog):
    """The statistics of one file.

    Args:
        path: the file.
        game: the game that is shown first, if it was ever played.
        library: where games are.
        pictures: the deck.
        parent: the window it belongs to.
    """

    game_wanted = Signal()
    """There is none yet: one should be chosen."""

    def __init__(
        self,
        path: Path,
        game: str,
        library: Library,
        pictures: CardPictures,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Statistics"))
        self._file = Asking(path, self._say)
        self.choices = Choices(library, self)
        self.note = PlainLabel(parent=self)
        self.note.setWordWrap(True)
        self.page = StatisticsPage(library, pictures, self)
        told = tr(
            "After your first game you see here how many you have won, how your points grow, "
            "which yaku you make, and against whom you do best."
        )
        self.empty = EmptyPage(told, self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        action = QDialogButtonBox.ButtonRole.ActionRole
        self.export_button = self.buttons.addButton(tr("&Export as CSV..."), action)
        self.reset_button = self.buttons.addButton(tr("&Reset..."), action)
        self._lay_out()
        self._connect()
        self._file.ask(lambda store: self._fill(store, Asked(game)))
        self.choices.setFocus()

    def _connect(self) -> None:
        for button in (self.export_button, self.reset_button):
            button.setAutoDefault(False)  # Enter in a choice is no wish to export
        self.buttons.rejected.connect(self.reject)
        self.empty.wanted.connect(self.accept)
        self.empty.wanted.connect(self.game_wanted)
        self.export_button.clicked.connect(self.ask_export)
        self.reset_button.clicked.connect(self.ask_reset)
        self.choices.game_chosen.connect(self.refresh)
        self.choices.changed.connect(lambda: self._file.ask(self._show))

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 8, 8, 8)
        whole.addWidget(self.choices)
        whole.addWidget(self.note)
        whole.addWidget(self.page, 1)
        whole.addWidget(self.empty, 1)
        self.empty.hide()  # until it is known that there is nothing
        whole.addWidget(self.buttons)
        self.resize(roomy(_SIZE))

    # --- what is shown ---------------------------------------------------------------------------

    def refresh(self) -> None:
        """Ask anew: a game was played, or another one is meant."""
        self._file.ask(lambda store: self._fill(store, self.choices.asked))

    def go_on_from(self, before: StatisticsWindow) -> None:
        """Show the figures that were shown there."""
        self._file.ask(lambda store: self._fill(store, before.choices.asked))
        self.page.verticalScrollBar().setValue(before.page.verticalScrollBar().value())

    def games_changed(self) -> None:
        """A game was noted while this window may be open."""
        if self.isVisible():
            self.refresh()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show the yaku with another deck."""
        self.page.show_pictures(pictures)

    def _say(self, sentence: str) -> None:
        self.note.setText(sentence)
        self.note.setVisible(bool(sentence))

    def _fill(self, store: Store, wanted: Asked) -> None:
        self.choices.fill(store, wanted)
        self._show(store)

    def _show(self, store: Store) -> None:
        self.page.show_asked(store, self.choices.asked)
        has_games = self.page.games > 0
        is_empty = not self.choices.offers_games
        self.page.setVisible(not is_empty)
        self.choices.setVisible(not is_empty)
        self.empty.setVisible(is_empty)
        self.export_button.setEnabled(has_games)
        self.reset_button.setEnabled(has_games)

    # --- what can be done ------------------------------------------------------------------------

    def ask_export(self) -> None:
        """Ask for a file, and write what is shown into it, a line for each game."""
        name = f"hanafuda-{self.choices.asked.game or 'games'}.csv"
        file, _ = QFileDialog.getSaveFileName(self, tr("Export as CSV"), name, tr("Tables (*.csv)"))
        if file:
            self.export(Path(file))

    def export(self, file: Path) -> None:
        """Write what is shown into a file."""
        count = self._file.ask(lambda store: write_csv(file, store, self.choices.asked))
        if count is not None:
            said = trn(
                "{n} game written to {file}.", "{n} games written to {file}.", count, file=file.name
            )
            self._say(said)

    def ask_reset(self) -> None:
        """Ask whether to begin to count anew, and do so."""
        game = self.choices.asked.game
        question = tr("Begin to count anew for all games?")
        if game:
            shown = self.choices.games.currentText()
            question = tr("Begin to count anew for “{game}”?", game=shown)
        ask_first(
            self,
            tr("Reset statistics"),
            question,
            tr("&Reset"),
            lambda: self.reset(game),
            lost=tr(
                "What was counted so far is forgotten for everybody who plays here, and cannot be "
                "brought back. Earlier games can still be gone through."
            ),
        )

    def reset(self, game: str | None) -> None:
        """Begin to count anew, for one game or all."""

        def begin_anew(store: Store) -> None:
            store.reset(game)
            self._fill(store, self.choices.asked)

        self._file.ask(begin_anew)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the drawings out for the new width."""
        super().resizeEvent(event)
        self.page.flow()
