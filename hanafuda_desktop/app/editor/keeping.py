"""Saves what is written, and notices what other programs do to the file; no text is ever lost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from hanafuda_desktop.app.editor.message_bar import MessageBar
from hanafuda_desktop.app.editor.rule_file import RuleFile
from hanafuda_desktop.app.editor.source_editor import SourceEditor
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.plain_text import plain_text

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
    loaded = Signal(bool)
    """The file was read: whether it may be written."""

    def __init__(
        self, file: RuleFile, text: SourceEditor, bar: MessageBar, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._file = file
        self._text = text
        self._bar = bar
        self._window = parent
        self._question = ""

    @property
    def is_unsaved(self) -> bool:
        """Whether something is written that is not in the file."""
        return self._text.document().isModified()

    def load(self) -> None:
        """Show the file as it was read, with nothing to be undone."""
        self._text.setPlainText(self._file.text)
        self._was_loaded()

    def _was_loaded(self) -> None:
        self._text.document().setModified(False)
        self._text.setReadOnly(not self._file.can_be_saved)
        self.loaded.emit(self._file.can_be_saved)

    def save(self) -> bool:
        """Save, or say why not; returns whether it was saved."""
        if self._file.has_changed:
            self._say_changed(is_saving=True)
            return False
        return self._write()

    def _write(self) -> bool:
        if not self._file.can_be_saved:
            self._bar.say(tr("This file is only shown; it is not written."))
            return False
        try:
            self._file.save(self._text.text)
        except OSError as error:
            reason = error.strerror or error
            self._bar.say(
                tr(
                    "The file cannot be saved ({reason}). What you wrote is still here.",
                    reason=reason,
                )
            )
            return False
        self._text.document().setModified(False)
        self._bar.hide()
        self.saved.emit()
        return True

    def _say_changed(self, *, is_saving: bool = False) -> None:
        said = (
            tr("Another program has changed this file, or taken it away. It was not saved.")
            if is_saving
            else tr("Another program has changed this file, or taken it away.")
        )
        self._bar.say(said, {tr("&Load that"): self._read_again, tr("&Overwrite it"): self._write})
        self._question = self._bar.words.text()

    def _read_again(self) -> bool:
        """Show what another program has written; one step back is what was written here.

        Returns:
            whether it can be shown.
        """
        try:
            is_text = self._file.read_again()
        except OSError as error:
            reason = error.strerror or error
            self._bar.say(tr("The file cannot be read ({reason}).", reason=reason))
            return False
        if not is_text:
            self._say_no_text()
            return False
        self._text.put(self._file.text)
        self._was_loaded()
        return True

    def _say_no_text(self) -> None:
        """What was here stays: in letters that are only guessed at, the other would be spoilt."""
        said = tr(
            "Another program has saved this file, and not as text in UTF-8. It was not loaded."
        )
        can_be_saved = self._file.can_be_saved
        offers: dict[str, Callable[[], object]] = {tr("&Overwrite it"): self._write}
        self._bar.say(said, offers if can_be_saved else {})

    def look_outside(self) -> None:
        """Notice what other programs have done to the file meanwhile."""
        if not self._file.is_own or not self._file.has_changed:
            return
        if self.is_unsaved or not self._file.path.exists():
            if not self._is_asking:
                self._say_changed()
        elif self._read_again():
            self._bar.say(tr("Another program has changed this file; this is what it says now."))

    @property
    def _is_asking(self) -> bool:
        """Whether it has been asked already what becomes of another program's text."""
        return self._bar.is_open and self._bar.words.text() == self._question

    def may_close(self) -> bool:
        """Ask what becomes of what is not saved; returns whether the window may be closed."""
        if not self.is_unsaved:
            return True
        choice = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self._window,
            tr("House rules"),
            plain_text(tr("{file} is not saved. Save it?", file=self._file.path.name)),
            choice.Save | choice.Discard | choice.Cancel,
            choice.Save,
        )
        return answer == choice.Discard or (answer == choice.Save and self.save())
