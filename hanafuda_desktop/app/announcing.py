"""Lets a screen reader say something now, wherever the keyboard is."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

__all__ = ["announce", "is_heard"]


def is_heard(widget: QWidget) -> bool:
    """Whether anybody hears what a widget says: there is a screen reader, and the widget is shown
    and not a page behind another one.
    """
    return QAccessible.isActive() and widget.isVisible()


def announce(widget: QWidget, said: str) -> None:
    """Let a widget say something; nothing is said that nobody hears.

    Args:
        widget: whose words they are.
        said: the words, in the language that is spoken.
    """
    if said and is_heard(widget):
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, said))
