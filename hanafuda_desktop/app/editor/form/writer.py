"""Writes what is changed in the form into the text, so that it can be undone there."""

from __future__ import annotations

from PySide6.QtCore import QObject

from hanafuda_desktop.app.editor.checking import Checker
from hanafuda_desktop.app.editor.form.page import FormPage
from hanafuda_desktop.app.editor.source_editor import SourceEditor

__all__ = ["FormWriter"]


class FormWriter(QObject):
    """Stands between a form and its text.

    Args:
        form: the form.
        text: the text.
        checker: looks at the text.
        parent: the window they stand in.
    """

    def __init__(
        self, form: FormPage, text: SourceEditor, checker: Checker, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._text = text
        self._checker = checker
        form.edited.connect(self._write)
        form.context.change_begins.connect(self._settle)

    def _settle(self) -> None:
        """Look at what was typed so far, of which the form may know nothing yet."""
        if self._checker.last is None or self._checker.last.text != self._text.text:
            self._checker.check()

    def _write(self, text: str) -> None:
        """A change of the form is a change by itself, which is checked at once."""
        self._text.change_to(text)
        self._checker.check()
