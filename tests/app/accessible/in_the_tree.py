"""What a screen reader finds: the tree of names and roles below a window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

__all__ = ["Told", "focusable", "told", "tree_of", "within"]

NAME, ABOUT = QAccessible.Text.Name, QAccessible.Text.Description


class Told(NamedTuple):
    """One node."""

    role: QAccessible.Role
    name: str
    about: str
    focused: bool
    selected: bool
    focusable: bool


def told(node: QAccessibleInterface) -> Told:
    state = node.state()
    return Told(
        node.role(),
        node.text(NAME),
        node.text(ABOUT),
        bool(state.focused),
        bool(state.selected),
        bool(state.focusable),
    )


def tree_of(thing: QObject) -> QAccessibleInterface:
    node = QAccessible.queryAccessibleInterface(thing)
    assert node is not None
    assert node.isValid()
    return node


def within(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """All below a node; each knows where it is."""
    for number in range(node.childCount()):
        child = node.child(number)
        if child is None:
            continue
        yield child
        yield from within(child)


def focusable(window: QWidget) -> list[QWidget]:
    """Every widget of a window that Tab can come to, or a click."""
    return [
        each
        for each in (window, *window.findChildren(QWidget))
        if each.focusPolicy().value
        and each.focusProxy() is None
        and each.isVisibleTo(window)
        and each.isEnabled()
    ]
