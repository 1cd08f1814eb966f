"""Tells screen readers, through Qt's accessibility, what is on a table and what happens there.

A table is painted, so Qt by itself knows of one empty rectangle. Here the view gets a child for
each pile, card, button and panel, with its name, its role and its state. None of this is made
before somebody asks for it: without a screen reader nobody does. (Where Qt's own functions may
return nothing, PySide's declarations do not say so.)
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable
from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget

from hanafuda_desktop.table.spoken_parts import Kind, Part, parts_of, signature
from hanafuda_desktop.table.view import TableView

__all__ = ["announce", "tell_tables"]

_ROLES: Final = {
    Kind.PILE: QAccessible.Role.List,
    Kind.CARD: QAccessible.Role.ListItem,
    Kind.BUTTON: QAccessible.Role.Button,
    Kind.PLATE: QAccessible.Role.StaticText,
    Kind.QUESTION: QAccessible.Role.Dialog,
}
_MADE: Final[list[_Table]] = []
"""Qt owns what it was given and deletes it with the view; until then Python must not."""
_INSTALLED: Final[list[object]] = []
"""What makes them, once it is known to Qt: there is no way to take it back."""


def tell_tables(views: Iterable[TableView]) -> None:
    """Let every table be told, those that are there by now and all later ones."""
    if not _INSTALLED:
        QAccessible.installFactory(_told)
        _INSTALLED.append(_told)
    if QAccessible.isActive():
        for view in views:  # the system may have asked for this one too early
            known = QAccessible.queryAccessibleInterface(view)
            if not isinstance(known, _Table):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(known))


def announce(view: TableView, said: str) -> None:
    """Let a screen reader say something now, wherever one is."""
    if said and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, said))


def _told(_name: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, TableView):
        return None
    _MADE[:] = [each for each in _MADE if shiboken6.isValid(each)]
    _MADE.append(_Table(thing))
    return _MADE[-1]


class _Table(QAccessibleWidget):
    """A view with what lies on its table."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)
        self._view = weakref.ref(view)
        self._signature: tuple[object, ...] = ()
        self._parts: tuple[Part, ...] = ()
        self.found: dict[str, Part] = {}
        self.above: dict[str, str] = {}
        self._children: dict[str, _Child] = {}
        view.focus_told.connect(self._focus_moved)
        view.focused.connect(lambda: QTimer.singleShot(0, view, self._focus_moved))
        view.changed_parts.connect(self._renamed)
        view.destroyed.connect(self._forget)

    @property
    def view(self) -> TableView | None:
        view = self._view()
        return view if view is not None and shiboken6.isValid(view) else None

    def parts(self) -> tuple[Part, ...]:
        """What there is now."""
        view = self.view
        scene = view.table if view is not None else None
        if scene is None:
            return ()
        now = (id(scene), *signature(scene))
        if now != self._signature:
            self._signature, self._parts = now, parts_of(scene)
            self.found, self.above = {}, {}
            self._enter(self._parts, "")
        return self._parts

    def _enter(self, parts: Iterable[Part], above: str) -> None:
        for part in parts:
            self.found[part.key], self.above[part.key] = part, above
            self._enter(part.parts, part.key)

    def part(self, key: str) -> Part | None:
        """One of them; ``None`` if it is no longer there."""
        self.parts()
        return self.found.get(key)

    def told(self, key: str) -> _Child:
        """What tells one of them."""
        if key not in self._children:
            self._children[key] = _Child(self, key)
        return self._children[key]

    def _focused(self) -> Part | None:
        self.parts()
        return next((each for each in self.found.values() if each.is_focused), None)

    def _focus_moved(self) -> None:
        view, part = self.view, self._focused()
        if view is not None and part is not None and view.hasFocus() and QAccessible.isActive():
            event = QAccessibleEvent(self.told(part.key), QAccessible.Event.Focus)
            QAccessible.updateAccessibility(event)

    def _renamed(self) -> None:
        """Cards lie elsewhere: whoever keeps names has to ask for them again."""
        if QAccessible.isActive() and self.view is not None:
            self.parts()
            for key, child in self._children.items():
                if key in self.found and child.has_other_name():
                    event = QAccessibleEvent(child, QAccessible.Event.NameChanged)
                    QAccessible.updateAccessibility(event)

    def _forget(self) -> None:
        """The view goes away, and with it all that belonged to it."""
        for child in self._children.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(child))
        self._children = {}

    # --- what Qt asks ----------------------------------------------------------------------------

    def childCount(self) -> int:
        """How much lies on the table."""
        return len(self.parts())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """One of it."""
        parts = self.parts()
        return self.told(parts[index].key) if 0 <= index < len(parts) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of one of it."""
        keys = [part.key for part in self.parts()]
        return keys.index(child.key) if isinstance(child, _Child) and child.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """What is at a point of the screen."""
        return next((c for c in self.those(self.parts()) if c.rect().contains(QPoint(x, y))), None)

    def those(self, parts: Iterable[Part]) -> list[_Child]:
        """What tells some parts."""
        return [self.told(part.key) for part in parts]

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Where the keyboard is on the table."""
        part = self._focused()
        return self.told(part.key) if part is not None else None


class _Child(QAccessibleInterface):
    """One part of a table."""

    def __init__(self, table: _Table, key: str) -> None:
        super().__init__()
        self._table = table
        self.key = key
        self._name = self.text(QAccessible.Text.Name)

    @property
    def _part(self) -> Part | None:
        return self._table.part(self.key) if shiboken6.isValid(self._table) else None

    def has_other_name(self) -> bool:
        """Whether it is called otherwise than when this was last asked."""
        before, self._name = self._name, self.text(QAccessible.Text.Name)
        return before != self._name

    def isValid(self) -> bool:
        """Whether it is still there."""
        return self._part is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        """It is painted, and no object of Qt's."""
        return None

    def window(self) -> QWindow:
        """The window it is in."""
        return self._table.window()

    def parent(self) -> QAccessibleInterface:
        """The pile or the panel it belongs to, or the table."""
        above = self._table.above.get(self.key, "")
        return self._table.told(above) if above else self._table

    def _inner(self) -> tuple[Part, ...]:
        part = self._part
        return part.parts if part is not None else ()

    def childCount(self) -> int:
        """How many parts it has."""
        return len(self._inner())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """A part of it."""
        inner = self._inner()
        return self._table.told(inner[index].key) if 0 <= index < len(inner) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of one of its parts."""
        keys = [part.key for part in self._inner()]
        return keys.index(child.key) if isinstance(child, _Child) and child.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """What of it is at a point of the screen: the uppermost."""
        inner = self._table.those(reversed(self._inner()))
        return next((each for each in inner if each.rect().contains(QPoint(x, y))), None)

    def role(self) -> QAccessible.Role:
        """What it is."""
        part = self._part
        return _ROLES[part.kind] if part is not None else QAccessible.Role.NoRole

    def state(self) -> QAccessible.State:
        """Whether the keyboard is there, and whether it is chosen."""
        state, part, view = QAccessible.State(), self._part, self._table.view
        if part is None or view is None:
            state.invalid = True
            return state
        state.focusable = part.can_focus
        state.focused = part.is_focused and view.hasFocus()
        state.selectable = part.kind is Kind.CARD and part.can_focus
        state.selected = part.is_selected
        state.readOnly = True
        return state

    def text(self, asked: QAccessible.Text) -> str:
        """Its name, or more about it."""
        part = self._part
        if part is None:
            return ""
        match asked:
            case QAccessible.Text.Name:
                return part.name
            case QAccessible.Text.Description:
                return part.about
            case _:
                return ""

    def setText(self, asked: QAccessible.Text, text: str) -> None:
        """Nobody renames a card."""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        part, view = self._part, self._table.view
        if part is None or view is None:
            return QRect()
        seen = view.mapFromScene(part.place).boundingRect()
        return QRect(view.viewport().mapToGlobal(seen.topLeft()), seen.size())
