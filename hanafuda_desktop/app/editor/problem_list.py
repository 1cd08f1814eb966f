"""What is wrong with a rule file, below its text: a line each, and how to mend it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from hanafuda_desktop.app.editor.colours import colours_on
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.diagnostics import Diagnostic, Severity

__all__ = ["ProblemList", "problem_words"]

_KEY: Final = Qt.ItemDataRole.UserRole
_SIGNS: Final = {Severity.ERROR: "\N{HEAVY BALLOT X}", Severity.WARNING: "\N{WARNING SIGN}"}


def problem_words(problem: Diagnostic, file: Path) -> str:
    """A problem in words, for whoever looks at this file."""
    place = f"{problem.start.line}:{problem.start.column}"
    if problem.file != file:
        place = f"{problem.file.name} {place}"
    hint = f"\n{problem.hint}" if problem.hint is not None else ""
    return f"{_SIGNS[problem.severity]} {place}  {problem.message}{hint}"


class ProblemList(QListWidget):
    """Problems in their order; a click, or Return, goes there.

    Args:
        parent: the window it stands in.
    """

    asked = Signal(object)
    """Somebody wants to go to a problem: a :class:`Diagnostic`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._file = Path()
        self._shown: tuple[Diagnostic, ...] | None = None
        super().__init__(parent)
        self.setAccessibleName(tr("Problems"))
        self.setWordWrap(True)
        self.setAlternatingRowColors(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._ask)
        self.itemActivated.connect(self._ask)

    @property
    def words(self) -> list[str]:
        """What the list says."""
        return [self.item(row).text() for row in range(self.count())]

    def show_problems(self, problems: tuple[Diagnostic, ...], file: Path) -> None:
        """List these, or say that there are none."""
        if problems != self._shown:
            self._file, self._shown = file, problems
            self._fill(problems)

    def _fill(self, problems: tuple[Diagnostic, ...]) -> None:
        self.clear()
        colours = colours_on(self.palette())
        for problem in problems:
            item = QListWidgetItem(problem_words(problem, self._file), self)
            item.setData(_KEY, problem)
            is_error = problem.severity is Severity.ERROR
            item.setForeground(colours.error if is_error else colours.warning)
        if not problems:
            item = QListWidgetItem(tr("No problems: this can be played."), self)
            item.setForeground(self.palette().color(QPalette.ColorRole.PlaceholderText))
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)

    def changeEvent(self, event: QEvent) -> None:
        """Use the colours of another palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._shown is not None:
            self._fill(self._shown)

    def _ask(self, item: QListWidgetItem) -> None:
        problem = item.data(_KEY)
        if isinstance(problem, Diagnostic):
            self.asked.emit(problem)
