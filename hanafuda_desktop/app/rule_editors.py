"""The editors that a window has opened, one for a rule file; they close with the window."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from hanafuda_desktop.app.editor.rule_file import RuleFile
from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.app.house_rules import keep_schema
from hanafuda_desktop.app.rules_on_table import RulesOnTable
from hanafuda_desktop.app.storage import is_there
from hanafuda_desktop.app.window_place import restore_place, save_place
from hanafuda_desktop.language import tr
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.table.pictures import CardPictures

if TYPE_CHECKING:
    from hanafuda_desktop.app.main_window import MainWindow

__all__ = ["RuleEditors"]

_LOG: Final = logging.getLogger(__name__)


class RuleEditors(QObject):
    """The open editors, and what follows from what is done in them.

    Args:
        window: the window.
        pictures: the cards.
        place: the file in which it is kept where an editor stood.

    Attributes:
        open: the open editors, by their files.
    """

    house_rule_asked = Signal(object)
    """A house rule is to be made from the game that is shown: its :class:`GameRules`."""
    arrived = Signal(object)
    """A rule file was dropped on an editor: its path."""

    def __init__(self, window: MainWindow, pictures: CardPictures, place: Path) -> None:
        super().__init__(window)
        self._window = window
        self._library = window.session.library
        self._pictures = pictures
        self._place = place
        self._on_table = RulesOnTable(window.session, window.status.say)
        self.open: dict[Path, EditorWindow] = {}

    def edit(self, path: Path) -> None:
        """Open an editor for a rule file, or bring the one that is open to the front."""
        editor = self.open.get(path)
        if editor is None:
            try:
                file = RuleFile(path, is_own=rule_files() not in path.parents)
            except OSError as error:
                problem = error.strerror or error
                self._window.status.say(
                    tr("{file} cannot be read: {problem}.", file=path.name, problem=problem)
                )
                return
            if path.parent == self._library.own:
                self._keep_schema()
            is_first = not self.open
            editor = self._new_editor(file)
            if is_first and is_there(self._place):  # another one would hide it
                restore_place(editor, self._place)
        editor.show()
        editor.activateWindow()
        editor.text.setFocus()

    def _new_editor(self, file: RuleFile) -> EditorWindow:
        settings = self._window.settings
        # Whatever belongs to a window stays above it, and the table is to be played, too.
        editor = EditorWindow(file, self._library, self._pictures, settings)
        editor.saved.connect(self._saved)
        editor.house_rule_asked.connect(self.house_rule_asked)
        editor.play_asked.connect(self._play)
        editor.file_asked.connect(self.edit)
        editor.arrived.connect(self.arrived)
        editor.closed.connect(self._closed)
        self.open[file.path] = editor
        return editor

    def say_words(self) -> None:
        """Lay the editors anew in the language that is spoken; what is written there stays."""
        for before in list(self.open.values()):
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
        editor = self.open.pop(path, None)
        self._on_table.closed(path)
        if editor is not None:
            save_place(editor, self._place)
            editor.deleteLater()

    # --- a file was saved ------------------------------------------------------------------------

    def _saved(self, path: Path) -> None:
        """Whatever is dealt from now on has the new rules; what was dealt keeps its own."""
        self._library.forget()
        editor = self.open.get(path)
        if editor is not None:
            self._on_table.saved(editor)
        for other in self.open.values():
            if other is not editor:  # it may be a variant of this one
                other.checker.check()

    def _play(self, path: Path) -> None:
        """Put the game on the table, by the rules as they are now."""
        if not self._on_table.come_from(path):
            self._window.opener.open_file(path)
        self._on_table.renew()
        window = self._window
        if self._on_table.come_from(path) and not window.pages.is_at_table:
            window.pages.screens.back()
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self._pictures = pictures
        for editor in self.open.values():
            editor.show_pictures(pictures)

    def close(self) -> bool:
        """Close all editors; returns whether all of them may be closed."""
        return all(editor.close() for editor in list(self.open.values()))
