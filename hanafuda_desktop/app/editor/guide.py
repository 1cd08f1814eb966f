"""Leads to the places of a rule file that are told of around its text."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.editor.parts import EditorParts
from hanafuda_desktop.app.editor.rule_file import RuleFile
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.diagnostics import Diagnostic
from hanafuda_desktop.rules.nodes import Span

__all__ = ["Guide"]


class Guide(QObject):
    """Leads through one file; what stands in another, it offers to open.

    Args:
        file: the file.
        window: the window in which it is written.
    """

    file_asked = Signal(object)
    """Another file is to be opened: its path."""

    def __init__(self, file: RuleFile, window: EditorParts) -> None:
        super().__init__(window)
        self._file = file
        self._window = window

    def to_next_problem(self) -> None:
        """Go to the next problem of this file, or say that there is none."""
        problem = self._window.text.next_problem()
        if problem is None:
            self._window.statusBar().showMessage(tr("There are no problems in this file."), 4000)
        else:
            self.to_problem(problem)

    def to_problem(self, problem: Diagnostic) -> None:
        """Go to a problem, or say in which file it is."""
        if problem.file == self._file.path:
            self._window.text.go_to(problem.start, problem.end)
        else:
            offer = {tr("&Open it"): lambda: self.file_asked.emit(problem.file)}
            self._window.bar.say(
                tr("This is to be mended in {file}, not here.", file=problem.file.name), offer
            )

    def to_span(self, span: Span | None) -> None:
        """Go to what stands here, if it stands in this file."""
        if span is not None and span.file == self._file.path:
            self._window.text.go_to(span.start, span.end)
