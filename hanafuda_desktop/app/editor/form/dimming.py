"""How what was not said in the text itself is told apart: dimmed, and still easily read."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QToolButton, QWidget

from hanafuda_desktop.app.editor.colours import colours_on
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.plain_text import plain_text

__all__ = ["dim", "from_base", "label_width", "show_note"]

_ROOM: Final = (84, 150)
"""Pixels for what is said beside a value, in a small window and in a wide one."""
_LABEL: Final = (72, 118)
"""Pixels that a label takes at least."""
_WIDE: Final = 1100
"""Pixels that make a window a wide one."""


def dim(widget: QWidget, *, is_dim: bool) -> None:
    """Dim a text, or show it in full."""
    window = widget.window().palette()
    full = window.color(QPalette.ColorRole.WindowText)
    colour = colours_on(window).number if is_dim else full
    palette = widget.palette()
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        palette.setColor(group, QPalette.ColorRole.WindowText, colour)
        palette.setColor(group, QPalette.ColorRole.Text, colour)
    widget.setPalette(palette)


def from_base(note: QToolButton, name: str) -> str:
    """Words for what the base says; a long name would take the room of the values."""
    words = tr("from {name}", name=name)
    room = _ROOM[_is_wide(note)]
    return words if note.fontMetrics().horizontalAdvance(words) <= room else tr("inherited")


def label_width(widget: QWidget) -> int:
    """How wide a label is at least."""
    return _LABEL[_is_wide(widget)]


def _is_wide(widget: QWidget) -> bool:
    return widget.window().width() >= _WIDE


def show_note(note: QToolButton, words: str, tip: str, *, can_be_clicked: bool) -> None:
    """Say beside a value where it comes from, or offer the way back."""
    faint = colours_on(note.window().palette()).number
    palette = note.palette()
    palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText, faint)
    note.setPalette(palette)
    note.setEnabled(can_be_clicked)
    note.setText(words)
    note.setToolTip(plain_text(tip))
    note.setAccessibleName(tip)
