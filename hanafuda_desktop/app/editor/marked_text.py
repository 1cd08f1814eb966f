"""A text in which problems are underlined, and places can be gone to."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QTextEdit, QWidget

from hanafuda_desktop.app.editor.places import cursor_at, place_of
from hanafuda_desktop.app.editor.source_editor import SourceEditor
from hanafuda_desktop.rules.diagnostics import Diagnostic, Position, Severity

__all__ = ["MarkedText"]

_KEEP: Final = QTextCursor.MoveMode.KeepAnchor


class MarkedText(SourceEditor):
    """Marks the line that is being written, and what is wrong.

    Args:
        parent: the window it stands in.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problems: tuple[Diagnostic, ...] = ()
        self.cursorPositionChanged.connect(self.mark)

    @property
    def place(self) -> Position:
        """Where the cursor stands."""
        return place_of(self.textCursor())

    def go_to(self, start: Position, end: Position | None = None) -> None:
        """Put the cursor at a place, or choose a stretch, and bring it into sight."""
        cursor = cursor_at(self.document(), start)
        if end is not None:
            cursor.setPosition(cursor_at(self.document(), end).position(), _KEEP)
        self.setTextCursor(cursor)
        self.centerCursor()
        self.setFocus()

    # --- problems --------------------------------------------------------------------------------

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """What is underlined."""
        return self._problems

    def show_problems(self, problems: tuple[Diagnostic, ...]) -> None:
        """Underline these."""
        self._problems = problems
        self.mark()

    def next_problem(self) -> Diagnostic | None:
        """The first problem behind the cursor; after the last one the first of all."""
        here = place_of(_start_of(self.textCursor()))
        later = [each for each in self._problems if each.start > here]
        return next(iter(later or self._problems), None)

    def problem_at(self, place: Position) -> Diagnostic | None:
        """The problem that is underlined at a place."""
        for problem in self._problems:
            cursor = self._stretch(problem)
            if place_of(_start_of(cursor)) <= place <= place_of(cursor):
                return problem
        return None

    def _stretch(self, problem: Diagnostic) -> QTextCursor:
        """What is underlined: at least one letter, or the end of a line where there is none."""
        cursor = cursor_at(self.document(), problem.start, problem.end)
        if not cursor.hasSelection():
            keep = QTextCursor.MoveMode.KeepAnchor
            if not cursor.atBlockEnd():
                cursor.movePosition(QTextCursor.MoveOperation.EndOfWord, keep)
            if not cursor.hasSelection():
                cursor.movePosition(QTextCursor.MoveOperation.PreviousCharacter, keep)
        return cursor

    def mark(self) -> None:
        """Mark everything anew."""
        marks = [self._line_mark(), *map(self._problem_mark, self._problems)]
        self.setExtraSelections(marks)

    def _line_mark(self) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.format.setBackground(self.colours.line)
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        cursor = self.textCursor()
        cursor.clearSelection()
        mark.cursor = cursor
        return mark

    def _problem_mark(self, problem: Diagnostic) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        is_error = problem.severity is Severity.ERROR
        line = QTextCharFormat()
        line.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        line.setUnderlineColor(self.colours.error if is_error else self.colours.warning)
        mark.format = line
        mark.cursor = self._stretch(problem)
        return mark


def _start_of(cursor: QTextCursor) -> QTextCursor:
    """A cursor where a selection begins."""
    start = QTextCursor(cursor)
    start.setPosition(cursor.selectionStart())
    return start
