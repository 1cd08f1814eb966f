"""The text of a rule file: coloured, completed, explained, with its problems underlined."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from hanafuda_desktop.app.editor.completion_popup import CompletionPopup
from hanafuda_desktop.app.editor.highlighting import RuleHighlighter
from hanafuda_desktop.app.editor.marked_text import MarkedText
from hanafuda_desktop.app.editor.places import cursor_at, place_of
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.completing import Completion, Names, Suggestion, completion
from hanafuda_desktop.rules.diagnostics import Position
from hanafuda_desktop.rules.explaining import explanation
from hanafuda_desktop.table.plain_text import plain_text

__all__ = ["RuleText"]

_TAKES: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)
_OPENS: Final = re.compile(r"[A-Za-z0-9_.\-]")
"""Letters after which one is offered what can stand there."""
_BEFORE_VALUE: Final = re.compile(r"(: |\[|\{|, |- )$")


class RuleText(MarkedText):
    """A rule file's text.

    Args:
        parent: the window it stands in.
    """

    moved = Signal()
    """The cursor stands elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Rules as text"))
        self.names = Names()
        self.highlighter = RuleHighlighter(self.document(), self.colours)
        self.popup = CompletionPopup(self)
        self.popup.taken.connect(self._take)
        self.verticalScrollBar().valueChanged.connect(self.popup.hide)
        self.cursorPositionChanged.connect(self.moved)

    # --- completion ------------------------------------------------------------------------------

    def complete(self, *, asked: bool = True) -> None:
        """Offer what can stand at the cursor.

        Args:
            asked: whether somebody asked for it; while one types, nothing is offered that stands
                there already.
        """
        place = self.place
        found = None if self.isReadOnly() else completion(self.text, *place, self.names)
        if found is None or not found.suggestions or (not asked and _is_there(found, self)):
            self.popup.hide()
            return
        if asked and len(found.suggestions) == 1 and not _is_there(found, self):
            self._write(found.suggestions[0], found.start)
            return
        self.popup.offer(found)

    def _take(self) -> bool:
        """Write what is chosen; returns whether that is not written already."""
        chosen = self.popup.chosen
        found = completion(self.text, *self.place, self.names)
        self.popup.hide()
        if chosen is None or found is None or chosen.insert == _written(found, self):
            return False
        self._write(chosen, found.start)
        return True

    def _write(self, chosen: Suggestion, start: int) -> None:
        line, column = self.place
        cursor = cursor_at(self.document(), Position(line, start), Position(line, column))
        cursor.insertText(chosen.insert)
        self.setTextCursor(cursor)
        self.popup.hide()
        if chosen.opens_more:
            self.complete(asked=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type, and offer what can stand there; with Control and Space at any time."""
        held = event.modifiers()
        if event.key() == Qt.Key.Key_Space and held & Qt.KeyboardModifier.ControlModifier:
            self.complete()
            return
        if self.popup.is_open and event.key() in _TAKES and not held and self._take():
            return
        if self.popup.is_open and event.key() == Qt.Key.Key_Escape:
            self.popup.hide()
            return
        if not held & ~Qt.KeyboardModifier.KeypadModifier and self.popup.step(event.key()):
            return
        super().keyPressEvent(event)
        typed = event.text()
        is_command = held & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier)
        if self.isReadOnly():
            return
        is_taken_back = event.key() == Qt.Key.Key_Backspace and self.popup.is_open
        is_begun = bool(typed) and (_OPENS.fullmatch(typed) is not None or self._awaits_value())
        if not is_command and (is_taken_back or is_begun):
            self.complete(asked=False)
        else:
            self.popup.hide()

    def _awaits_value(self) -> bool:
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        return _BEFORE_VALUE.search(before) is not None

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The list goes with the focus."""
        self.popup.hide()
        super().focusOutEvent(event)

    # --- explanations ----------------------------------------------------------------------------

    def told_at(self, place: Position) -> str:
        """What is to be said of a place, as HTML; empty where there is nothing."""
        said = []
        problem = self.problem_at(place)
        if problem is not None:
            said.append(f"<p><b>{escape(problem.message)}</b></p>")
            if problem.hint is not None:
                said.append(f"<p>{escape(problem.hint)}</p>")
        found = explanation(self.text, *place, self.names)
        if found is not None:
            kind = f"<br><i>{escape(found.kind)}</i>" if found.kind else ""
            words = escape(found.text).replace("`", "")
            said.append(f"<p><b>{escape(found.title)}</b><br>{words}{kind}</p>")
        return "".join(said)

    def event(self, event: QEvent) -> bool:
        """Explain what the pointer rests on."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._explain(event)
            return True
        if event.type() == QEvent.Type.PaletteChange:
            self.highlighter.use(self.colours)
            self.mark()
        return bool(super().event(event))

    def _explain(self, event: QHelpEvent) -> None:
        at = self.viewport().mapFromGlobal(event.globalPos())
        cursor = self.cursorForPosition(at)
        near = self.cursorRect(cursor).adjusted(-12, -2, 12, 2)
        told = self.told_at(place_of(cursor)) if near.contains(at) else ""
        if told:
            QToolTip.showText(event.globalPos(), plain_text(told), self)
        else:
            QToolTip.hideText()

    def explain_here(self) -> None:
        """Explain what the cursor stands on, for whoever has no pointer."""
        told = self.told_at(self.place)
        if told:
            at = self.viewport().mapToGlobal(self.cursorRect().bottomRight())
            QToolTip.showText(at, plain_text(told), self)


def _is_there(found: Completion, text: RuleText) -> bool:
    """Whether the only thing on offer is what is written already."""
    return len(found.suggestions) == 1 and found.suggestions[0].text == _written(found, text)


def _written(found: Completion, text: RuleText) -> str:
    """What is written so far of the word that is completed."""
    line, column = text.place
    return text.document().findBlockByNumber(line - 1).text()[found.start - 1 : column - 1]
