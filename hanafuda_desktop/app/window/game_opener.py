"""Brings games to a window's table: chosen in a list, from a file, from a text, by a number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from hanafuda_desktop.engine.deals import Deal
from hanafuda_desktop.engine.family import EngineError, RecordError
from hanafuda_desktop.engine.record import read_record, replay
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.play.saved import GameRef
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.play.session import place_of
from hanafuda_desktop.play.settings import DealWish
from hanafuda_desktop.rules.catalogue import BrokenRules, Entry, UnknownGame
from hanafuda_desktop.rules.diagnostics import render
from hanafuda_desktop.rules.nodes import resolved
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from hanafuda_desktop.app.window.bring_back import BringBackBar
    from hanafuda_desktop.app.window.main_window import MainWindow

# The table that a person asked for when the program was started.


@dataclass(frozen=True, slots=True)
class Asked:
    """A table to open.

    Attributes:
        ref: which game.
        rules: its rules, if they are loaded already.
        seed: the deal's number; left out, the saved game goes on, or a deal by chance begins.
        deal: the deal, if it is written out.
        seating: who sits there; left out, whoever did the last time.
    """

    ref: GameRef
    rules: GameRules | None = None
    seed: int | None = None
    deal: Deal | None = None
    seating: Seating | None = None


class GameOpener:
    """Opens games, and says why one cannot be opened.

    Args:
        window: the window on whose table they come.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._session = window.session
        self._dialog: QDialog | None = None
        self._bar: BringBackBar | None = None
        self._session.replaced.connect(self._offer_back)

    def _offer_back(self, said: str) -> None:
        """A game that was underway has made room: offer to bring it back."""
        if self._bar is None:
            from hanafuda_desktop.app.window.bring_back import BringBackBar

            self._bar = BringBackBar(self._window.table)
            self._bar.pressed.connect(self._bring_back)
            self._bar.over.connect(self._session.let_earlier_go)
            self._session.began.connect(self._bar.hide)
        self._bar.offer(said)

    def _bring_back(self) -> None:
        self._session.bring_back()
        self._window.driver.look_back()  # whoever brings it back looks at it

    def _in_its_place(self, ref: GameRef, then: Callable[[], object]) -> None:
        """Do this, after it was asked whether the game on the table may make room for another."""
        from hanafuda_desktop.app.window.questions import before_another_game

        if ref == self._session.ref:
            then()
        else:
            before_another_game(self._window, then)

    def open(self, ref: GameRef) -> None:
        """Play another game."""
        if ref != self._session.ref:
            self._in_its_place(ref, lambda: self._open(ref))
        elif not self._window.pages.is_at_table:
            self._window.pages.screens.back()

    def _open(
        self, ref: GameRef, rules: GameRules | None = None, *, seating: Seating | None = None
    ) -> bool:
        """Open it, or say why that cannot be; returns whether it was opened."""
        try:
            self._session.open(ref, rules, seating=seating)
        except (UnknownGame, BrokenRules, EngineError) as error:
            self._window.status.say(str(error))
            return False
        return True

    def begin(self, ref: GameRef, seating: Seating, base: str) -> None:
        """Begin a new game, and remember who plays it.

        Args:
            ref: which game.
            seating: who sits where.
            base: the game of which it is a variant, or itself.
        """
        if not self._open(ref, seating=seating):
            return
        session, window = self._session, self._window
        game = session.rules.id
        window.unwritten.write(
            "tables",
            lambda: window.tables.remember(game, seating, base),
            lambda why: tr("Who plays cannot be noted ({why}).", why=why),
        )
        if session.sitting.is_alone and window.settings.deals is not DealWish.ANY:
            window.driver.controller.new_deal()

    # --- by a number -----------------------------------------------------------------------------

    def ask_number(self) -> None:
        """Ask for a number, and deal it."""
        from hanafuda_desktop.app.window.deal_dialog import DealDialog

        session = self._session
        dialog = DealDialog(None if session.hides_deal else session.game.seed, self._window)
        dialog.accepted.connect(lambda: self._session.deal(seed=dialog.seed))
        self._show(dialog)

    def _show(self, dialog: QDialog) -> None:
        """Show a dialog, in the place of one that is still open."""
        if self._dialog is not None:
            self._dialog.close()
        self._dialog = dialog
        dialog.finished.connect(lambda: self._closed(dialog))
        dialog.open()

    def _closed(self, dialog: QDialog) -> None:
        if self._dialog is dialog:
            self._dialog = None
        dialog.deleteLater()

    # --- from a rule file ------------------------------------------------------------------------

    def ask_file(self) -> None:
        """Ask for a rule file, and play it."""
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(
            self._window, tr("Open a rule file"), "", tr("Rule files (*.yaml *.yml)")
        )
        if name:
            self.open_file(Path(name))

    def open_file(self, file: Path) -> None:
        """Play a rule file, or show what is wrong with it."""
        try:
            ref, rules = self._window.library.find(str(resolved(file)))
        except UnknownGame as error:
            self._window.status.say(str(error))
        except BrokenRules as error:
            self._show_problems(file, render(error.diagnostics, error.sources))
        else:
            self._in_its_place(ref, lambda: self._open(ref, rules))

    def show_broken(self, entry: Entry) -> None:
        """Show what is wrong with a rule file."""
        loaded = entry.loaded
        self._show_problems(entry.path, render(loaded.diagnostics, loaded.sources))

    def _show_problems(self, file: Path, text: str) -> None:
        window = self._window
        window.side.diagnostics(file.name, text, lambda: window.house_rules.editors.edit(file))

    # --- from a text -----------------------------------------------------------------------------

    def paste(self) -> None:
        """Play the game that is on the clipboard, or say why that cannot be."""
        text = QGuiApplication.clipboard().text()
        try:
            self.go_on(text)
        except RecordError as error:
            self._window.status.say(tr("What was copied cannot be played: {why}.", why=error))

    def go_on(self, text: str) -> None:
        """Play a game on, of which this is the text.

        Raises:
            RecordError: the text holds none.
        """
        from hanafuda_desktop.app.window.questions import before_begin

        session = self._session
        record = read_record(text)
        game = replay(record, compile_rules)  # nobody is asked to leave a table for nothing
        ref = place_of(record, session.ref)
        before_begin(self._window, ref, lambda: session.read(record, game))
