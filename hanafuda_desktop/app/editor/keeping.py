"""Saves what is written, and notices what other programs do to the file; no text is ever lost."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from hanafuda_desktop.app.editor.message_bar import MessageBar
from hanafuda_desktop.app.editor.rule_file import RuleFile
from hanafuda_desktop.app.editor.source_editor import SourceEditor

__all__ = ["FileKeeper"]


class FileKeeper(QObject):
    """Keeps one file and the text of it together.

    Args:
        file: the file.
        text: what is written.
        bar: where it speaks to the person.
        parent: the window it belongs to.
    """

    saved = Signal()
    """The file was written."""

    def __init__(
        self, file: RuleFile, text: SourceEditor, bar: MessageBar, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._file = file
        self._text = text
        self._bar = bar
        self._window = parent

    @property
    def is_unsaved(self) -> bool:
        """Whether something is written that is not in the file."""
        return self._text.document().isModified()

    def load(self) -> None:
        """Show the file as it was read, with nothing to be undone."""
        self._text.setPlainText(self._file.text)
        self._text.document().setModified(False)
        self._text.setReadOnly(not self._file.can_be_saved)

    def save(self) -> bool:
        """Save, or say why not; returns whether it was saved."""
        if self._file.has_changed:
            self._say_changed("It was not saved.")
            return False
        return self._write()

    def _write(self) -> bool:
        try:
            self._file.save(self._text.text)
        except OSError as error:
            reason = error.strerror or error
            self._bar.say(f"The file cannot be saved ({reason}). What you wrote is still here.")
            return False
        self._text.document().setModified(False)
        self._bar.hide()
        self.saved.emit()
        return True

    def _say_changed(self, end: str = "") -> None:
        said = "Another program has changed this file, or taken it away."
        offers = {"&Load that": self._read_again, "&Overwrite it": self._write}
        self._bar.say(f"{said} {end}".rstrip(), offers)

    def _read_again(self) -> None:
        """Show what another program has written; one step back is what was written here."""
        try:
            self._file.read()
        except OSError as error:
            self._bar.say(f"The file cannot be read ({error.strerror or error}).")
            return
        self._text.put(self._file.text)
        self._text.document().setModified(False)

    def look_outside(self) -> None:
        """Notice what other programs have done to the file meanwhile."""
        if not self._file.can_be_saved or not self._file.has_changed or self._bar.is_open:
            return
        if self.is_unsaved or not self._file.path.exists():
            self._say_changed()
        else:
            self._read_again()
            self._bar.say("Another program has changed this file; this is what it says now.")

    def may_close(self) -> bool:
        """Ask what becomes of what is not saved; returns whether the window may be closed."""
        if not self.is_unsaved:
            return True
        choice = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self._window,
            "House rules",
            f"{self._file.path.name} is not saved. Save it?",
            choice.Save | choice.Discard | choice.Cancel,
            choice.Save,
        )
        return answer == choice.Discard or (answer == choice.Save and self.save())
