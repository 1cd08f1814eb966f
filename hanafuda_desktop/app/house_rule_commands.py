"""What the menu of house rules does: make, edit, take in and send rule files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog

from hanafuda_desktop.app.house_rule_dialogs import ArrivalDialog, NameDialog
from hanafuda_desktop.app.house_rules import (
    Arrival,
    HouseRuleProblem,
    admit,
    arrived,
    export_to,
    new_house_rule,
)
from hanafuda_desktop.app.rule_editors import RuleEditors
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.catalogue import UnknownGame
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.pictures import CardPictures

if TYPE_CHECKING:
    from hanafuda_desktop.app.main_window import MainWindow

__all__ = ["HouseRuleCommands"]

_FILES: Final = tr_noop("Rule files (*.yaml *.yml)")


class HouseRuleCommands(QObject):
    """The commands of one window.

    Args:
        window: the window.
        pictures: the cards.
        place: the file in which it is kept where an editor stood.

    Attributes:
        editors: the editors that they have opened.
        dialog: the dialog that is open, if one is.
    """

    def __init__(self, window: MainWindow, pictures: CardPictures, place: Path) -> None:
        super().__init__(window)
        self._window = window
        self._session = window.session
        self._library = window.session.library
        self.editors = RuleEditors(window, pictures, place)
        self.editors.house_rule_asked.connect(self.make)
        self.editors.arrived.connect(self.show_arrival)
        self.dialog: QDialog | None = None

    def _say(self, sentence: str) -> None:
        self._window.status.say(sentence)

    # --- making ----------------------------------------------------------------------------------

    def make(self, base: GameRules | None = None) -> None:
        """Ask for a name, write a house rule that changes nothing yet, and open it.

        Args:
            base: the game it is made from; the one on the table if left out.
        """
        rules = self._session.rules if base is None else base
        self._library.refresh()
        taken = {entry.id for entry in self._library.catalogue.entries()}
        if rules.id not in taken:
            self._say(tr("House rules are made from a game of the list: take this file in first."))
            return
        dialog = NameDialog(rules, taken, self._window)
        self._show(dialog, lambda: self._make(rules, dialog.name.text()))

    def _make(self, base: GameRules, name: str) -> None:
        try:
            path = new_house_rule(self._library, base, name)
        except HouseRuleProblem as problem:
            self._say(tr("The house rule cannot be made: {problem}.", problem=problem))
        else:
            self.editors.edit(path)

    def edit(self) -> None:
        """Show the rule file of the game on the table; the user's own can be changed."""
        try:
            self.editors.edit(self._file())
        except UnknownGame as error:
            self._say(tr("Its rule file is not there any more: {problem}.", problem=error))

    def _file(self) -> Path:
        """The rule file of the game on the table.

        Raises:
            UnknownGame: it is gone.
        """
        ref = self._session.ref
        if ref is not None and ref.file is not None:
            return ref.file
        self._library.refresh()
        return self._library.catalogue.entry(self._session.rules.id).path

    # --- from elsewhere, and to be sent ----------------------------------------------------------

    def ask_arrival(self) -> None:
        """Ask for a rule file, and show what is in it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, tr("Take in a rule file"), "", tr(_FILES)
        )
        if name:
            self.show_arrival(Path(name))

    def show_arrival(self, file: Path) -> None:
        """Show what is in a rule file; a sound one can be added."""
        self._library.refresh()
        arrival = arrived(self._library, file)
        dialog = ArrivalDialog(arrival, self._window)
        self._show(dialog, lambda: self._admit(arrival))

    def _admit(self, arrival: Arrival) -> None:
        try:
            admit(self._library, arrival)
        except HouseRuleProblem as problem:
            self._say(tr("The file cannot be added: {problem}.", problem=problem))
            return
        rules = arrival.loaded.rules
        assert rules is not None
        self._say(tr("{game} is one of your games now.", game=plain(rules.name)))

    def export(self) -> None:
        """Ask for a place, and write the game on the table there with all that it extends."""
        try:
            loaded = self._library.load(self._file())
        except UnknownGame as error:
            self._say(tr("Its rule file is not there any more: {problem}.", problem=error))
            return
        start = f"{self._session.rules.id}.yaml"
        name, _ = QFileDialog.getSaveFileName(self._window, tr("Export rules"), start, tr(_FILES))
        if not name:
            return
        file = Path(name) if Path(name).suffix else Path(f"{name}.yaml")
        try:
            export_to(self._library, loaded, file)
        except HouseRuleProblem as problem:
            self._say(tr("The rules cannot be exported: {problem}.", problem=problem))
        else:
            self._say(tr("{file} holds the whole game; it can be sent.", file=file.name))

    # --- windows ---------------------------------------------------------------------------------

    def _show(self, dialog: QDialog, accepted: Callable[[], None]) -> None:
        """Show a dialog, in the place of one that is still open."""
        if self.dialog is not None:
            self.dialog.close()
        self.dialog = dialog
        dialog.accepted.connect(accepted)
        dialog.finished.connect(lambda: self._ended(dialog))
        dialog.open()

    def _ended(self, dialog: QDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None
        dialog.deleteLater()
