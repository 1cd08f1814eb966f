"""What each menu entry does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.settings import SWITCHES, Cloth, DealWish, Speed, Volume
from hanafuda_desktop.engine.errors import EngineError, RecordError
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.catalogue import BrokenRules, Entry, UnknownGame
from hanafuda_desktop.rules.diagnostics import render

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from hanafuda_desktop.app.main_window import MainWindow
    from hanafuda_desktop.app.seating import Seating

__all__ = ["Commands"]


class Commands:
    """Connects a window's menu entries.

    Args:
        window: the window, with its menus already made.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._session = window.session
        self._dialog: QDialog | None = None
        session, side = self._session, window.side
        handlers: dict[str, Callable[[], object]] = {
            "all-games": self._of_screens("show_first"),
            "new-deal": self._asked("before_new_deal", self._of_attendant("new_deal")),
            "new-table": self._of_screens("ask_table"),
            "deal-number": self.ask_number,
            "restart": self._asked("before_restart", session.restart),
            "previous": session.previous,
            "open-file": self.ask_file,
            "new-house-rule": self._of_house_rules("make"),
            "edit-rules": self._of_house_rules("edit"),
            "take-in": self._of_house_rules("ask_arrival"),
            "export-rules": self._of_house_rules("export"),
            "copy-text": self.copy_text,
            "paste-text": self.paste_text,
            "statistics": lambda: side.statistics(window.noting),
            "past-games": self.show_past_games,
            "settings": self.show_settings,
            "quit": window.close,
            "undo": session.undo,
            "redo": session.redo,
            "hint": self._of_attendant("hint"),
            "back-to-won": self._of_attendant("back_to_won"),
            "demo": self._of_attendant("show_demo"),
            "pause": self._of_attendant("pause"),
            "sheet": self._of_attendant("show_sheet"),
            "yaku": self._of_attendant("show_yaku"),
            "history": self._of_attendant("show_history"),
            "again": self._of_attendant("show_again"),
            "why": self._of_attendant("show_why"),
            "review": self._of_attendant("show_review"),
            "learn": window.pages.learn,
            "rules": side.rules,
            "keyboard": side.keyboard,
            "deck": self.choose_deck,
            "cards": side.cards,
            "about": side.about,
        }
        for action_id, handler in handlers.items():
            window.menu_actions[action_id].triggered.connect(_without_argument(handler))
        window.menu_actions["full-screen"].toggled.connect(window.set_full_screen)
        for action_id, setting in SWITCHES.items():
            action = window.menu_actions[action_id]
            action.triggered.connect(lambda on, name=setting: self._set(**{name: bool(on)}))
        window.menu_actions.speeds.triggered.connect(lambda a: self._set(speed=Speed(a.data())))
        window.menu_actions.counts.triggered.connect(lambda a: self._set(count=Speed(a.data())))
        window.menu_actions.deals.triggered.connect(lambda a: self._set(deals=DealWish(a.data())))
        window.menu_actions.volumes.triggered.connect(lambda a: self._set(volume=Volume(a.data())))
        window.menu_actions.cloths.triggered.connect(lambda a: self._set(cloth=Cloth(a.data())))
        window.game_menu.chosen.connect(self.open)
        window.game_menu.broken_chosen.connect(self.show_broken)

    def _set(self, **changes: object) -> None:
        self._window.use(replace(self._window.settings, **changes))  # type: ignore[arg-type]

    def _of_attendant(self, name: str) -> Callable[[], object]:
        """What the attendant does who is at the table when it is asked for."""

        def ask() -> object:
            return getattr(self._window.driver.attendant, name)()

        return ask

    def _of_house_rules(self, name: str) -> Callable[[], object]:
        """A command about house rules; what they need is imported when the first is given."""

        def ask() -> object:
            return getattr(self._window.house_rules, name)()

        return ask

    def _of_screens(self, name: str) -> Callable[[], object]:
        """A page besides the table; it is imported when the first is asked for."""

        def ask() -> object:
            return getattr(self._window.pages.screens, name)()

        return ask

    def _asked(self, question: str, then: Callable[[], object]) -> Callable[[], object]:
        """A command that may be asked about first, in the words of that question."""

        def ask() -> object:
            from hanafuda_desktop.app import asking

            return getattr(asking, question)(self._window, then)

        return ask

    def choose_deck(self) -> None:
        """Show the decks there are; what is chosen is used at once."""
        window = self._window
        window.side.decks(
            window.decks,
            lambda: window.settings,
            lambda key: self._set(deck=key),
            lambda on: self._set(marks=on),
        )

    def show_settings(self) -> None:
        """Show everything that can be set; what is changed is used at once."""
        window = self._window
        window.side.settings(
            window.decks, lambda: window.settings, window.use, window.sounds.sample
        )

    def show_past_games(self) -> None:
        """Show the games that are kept; one that is to go on comes to the table."""
        window = self._window
        window.side.past_games(window.noting, lambda: window.settings, self._go_on)

    def _go_on(self, text: str) -> None:
        """Play an earlier game on."""
        self._asked("before_another_game", lambda: self._session.read(text))()

    def ask_number(self) -> None:
        """Ask for a number, and deal it."""
        from hanafuda_desktop.app.deal_dialog import DealDialog

        session = self._session
        dialog = DealDialog(None if session.hides_deal else session.game.seed, self._window)
        dialog.accepted.connect(lambda: self._session.deal(seed=dialog.seed))
        self._show(dialog)

    def begin(self, ref: GameRef, seating: Seating, base: str) -> None:
        """Begin a new game, and remember who plays it.

        Args:
            ref: which game.
            seating: who sits where.
            base: the game of which it is a variant, or itself.
        """
        session, window = self._session, self._window
        try:
            session.open(ref, seating=seating)
        except (UnknownGame, BrokenRules, EngineError) as error:
            window.status.say(str(error))
            return
        game = session.rules.id
        window.unwritten.write(
            "tables",
            lambda: window.tables.remember(game, seating, base),
            lambda why: tr("Who plays cannot be noted ({why}).", why=why),
        )
        if session.sitting.is_alone and window.settings.deals is not DealWish.ANY:
            window.driver.attendant.new_deal()

    def set_deals(self, wish: DealWish) -> None:
        """Want such deals of patiences from now on."""
        self._set(deals=wish)

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
            ref, rules = self._session.library.find(str(file.resolve()))
        except UnknownGame as error:
            self._window.status.say(str(error))
        except BrokenRules as error:
            self._show_problems(file, render(error.diagnostics, error.sources))
        else:
            self._asked("before_another_game", lambda: self._session.open(ref, rules))()

    def open(self, ref: GameRef) -> None:
        """Play another game."""
        if ref != self._session.ref:
            self._asked("before_another_game", lambda: self._open(ref))()
        elif not self._window.pages.is_at_table:
            self._window.pages.screens.back()

    def _open(self, ref: GameRef) -> None:
        try:
            self._session.open(ref)
        except (UnknownGame, BrokenRules, EngineError) as error:
            self._window.status.say(str(error))

    def show_broken(self, entry: Entry) -> None:
        """Show what is wrong with a rule file."""
        loaded = entry.loaded
        self._show_problems(entry.path, render(loaded.diagnostics, loaded.sources))

    def _show_problems(self, file: Path, text: str) -> None:
        window = self._window
        window.side.diagnostics(file.name, text, lambda: window.house_rules.edit_file(file))

    def copy_text(self) -> None:
        """Put the game on the clipboard."""
        try:
            QGuiApplication.clipboard().setText(self._session.text())
        except RecordError as error:
            self._window.status.say(str(error))
        else:
            self._window.status.say(tr("The game is on the clipboard as text."))

    def paste_text(self) -> None:
        """Play the game that is on the clipboard."""
        try:
            self._session.read(QGuiApplication.clipboard().text())
        except RecordError as error:
            self._window.status.say(tr("What was copied cannot be played: {why}.", why=error))


def _without_argument(handler: Callable[[], object]) -> Callable[[bool], None]:
    """Qt gives every triggered handler whether the action is checked."""

    def triggered(_checked: bool) -> None:  # noqa: FBT001 - Qt's signature
        handler()

    return triggered
