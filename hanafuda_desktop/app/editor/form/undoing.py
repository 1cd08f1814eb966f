"""Undo in a field: of what is being typed there, else of the last change of the text."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence

__all__ = ["leaves_undo"]

_STEPS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


def leaves_undo(event: QEvent, *, is_typing: bool) -> bool:
    """Whether a field has nothing to undo, so that its window undoes the last change."""
    return (
        not is_typing
        and event.type() == QEvent.Type.ShortcutOverride
        and isinstance(event, QKeyEvent)
        and any(event.matches(step) for step in _STEPS)
    )
