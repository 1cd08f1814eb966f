"""What the menu of house rules does: make, edit, take in and send rule files.

Editors are windows of their own, one a file; they close with the window that opened them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog

from hanafuda_desktop.app.editor.rule_file import RuleFile
from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.app.house_rule_dialogs import ArrivalDialog, NameDialog
from hanafuda_desktop.app.house_rules import (
    Arrival,
    HouseRuleProblem,
    admit,
    arrived,
    export_to,
    keep_schema,
    new_house_rule,
)
from hanafuda_desktop.app.rules_on_table import RulesOnTable
from hanafuda_desktop.app.window_place import restore_place, save_place
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import UnknownGame
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.pictures import CardPictures

if TYPE_CHECKING:
    from hanafuda_desktop.app.main_window import MainWindow

__all__ = ["HouseRuleCommands"]

_LOG: Final = logging.getLogger(__name__)

_FILES: Final = tr_noop("Rule files (*.yaml *.yml)")


class HouseRuleCommands(QObject):
    """The commands of one window, and the editors that it has opened.

    Args:
        window: the window.
        pictures: the cards.
        place: the file in which it is kept where an editor stood.

    Attributes:
        editors: the open editors, by their files.
        dialog: the dialog that is open, if one is.
    """

    def __init__(self, window: MainWindow, pictures: CardPictures, place: Path) -> None:
        super().__init__(window)
        self._window = window
        self._session = window.session
        self._library = window.session.library
        self._pictures = pictures
        self._place = place
        self._on_table = RulesOnTable(window.session, self._say)
        self.editors: dict[Path, EditorWindow] = {}
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
            self.edit_file(path)

    def edit(self) -> None:
        """Show the rule file of the game on the table; the user's own can be changed."""
        try:
            self.edit_file(self._file())
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

    def edit_file(self, path: Path) -> None:
        """Open an editor for a rule file, or bring the one that is open to the front."""
        editor = self.editors.get(path)
        if editor is None:
            try:
                file = RuleFile(path, is_own=rule_files() not in path.parents)
            except OSError as error:
                problem = error.strerror or error
                self._say(tr("{file} cannot be read: {problem}.", file=path.name, problem=problem))
                return
            if path.parent == self._library.own:
                self._keep_schema()
            is_first = not self.editors
            editor = self._new_editor(file)
            if is_first and self._place.exists():  # another one would hide it
                restore_place(editor, self._place)
        editor.show()
        editor.activateWindow()
        editor.text.setFocus()

    def _new_editor(self, file: RuleFile) -> EditorWindow:
        settings = self._window.settings
        editor = EditorWindow(file, self._library, self._pictures, settings, self._window)
        editor.saved.connect(self._saved)
        editor.house_rule_asked.connect(self.make)
        editor.play_asked.connect(self._play)
        editor.file_asked.connect(self.edit_file)
        editor.arrived.connect(self.show_arrival)
        editor.closed.connect(self._closed)
        self.editors[file.path] = editor
        return editor

    def say_words(self) -> None:
        """Lay the editors anew in the language that is spoken; what is written there stays."""
        for before in list(self.editors.values()):
            before.closed.disconnect(self._closed)
            self._new_editor(before.file).go_on_from(before)
            before.text.document().setModified(False)  # nothing is lost, so nothing is asked
            before.close()
            before.deleteLater()

    def _keep_schema(self) -> None:
        """The file may be opened in another editor next, or be from before the last update."""
        try:
            keep_schema(self._library.own)
        except OSError as error:
            _LOG.warning("the schema beside the rule files is not up to date: %s", error)

    def _closed(self, path: Path) -> None:
        editor = self.editors.pop(path, None)
        self._on_table.closed(path)
        if editor is not None:
            save_place(editor, self._place)
            editor.deleteLater()

    # --- a file was saved ------------------------------------------------------------------------

    def _saved(self, path: Path) -> None:
        """Whatever is dealt from now on has the new rules; what was dealt keeps its own."""
        self._library.forget()
        editor = self.editors.get(path)
        if editor is not None:
            self._on_table.saved(editor)
        for other in self.editors.values():
            if other is not editor:  # it may be a variant of this one
                other.checker.check()

    def _play(self, path: Path) -> None:
        """Put the game on the table, by the rules as they are now."""
        if not self._on_table.come_from(path):
            self._window.opener.open_file(path)
        self._on_table.renew()
        self._window.activateWindow()

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

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self._pictures = pictures
        for editor in self.editors.values():
            editor.show_pictures(pictures)

    def close(self) -> bool:
        """Close all editors; returns whether all of them may be closed."""
        return all(editor.close() for editor in list(self.editors.values()))
