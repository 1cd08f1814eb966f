"""Tells screen readers, through Qt's accessibility, what is on a table and what happens there.

A table is painted, so Qt by itself knows of one empty rectangle. Here the view gets a child for
each pile, card, button and panel, with its name, its role and its state. None of this is made
before somebody asks for it: without a screen reader nobody does. (Where Qt's own functions may
return nothing, PySide's declarations do not say so.)
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.view import PileView
from hanafuda_desktop.table.board import Board, Hit
from hanafuda_desktop.table.narration import (
    describe_card,
    describe_hidden,
    describe_pile,
    pile_title,
)
from hanafuda_desktop.table.panels.panel import TablePanel
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.signs.overlays import CurtainItem
from hanafuda_desktop.table.signs.sign import TableSign
from hanafuda_desktop.table.view import TableView

# What there is on a table for whoever does not see it: piles and cards, buttons, plates, panels.
#
# A tree of names, roles and places, made anew from the scene whenever that has changed. It is told
# to the system by :mod:`.accessible`.


_Role: Final = QAccessible.Role


@dataclass(frozen=True, slots=True)
class AccessiblePart:
    """One thing on the table.

    Attributes:
        key: tells it from the others as long as it is there.
        role: what it is.
        name: what it is called.
        about: more about it, or the empty string.
        place: where it is in the scene.
        above: the key of the pile or panel to which it belongs; empty for what lies on the table.
        is_focused: whether the keyboard is there.
        is_selected: whether it is picked up or chosen.
        can_focus: whether the keyboard can come there.
    """

    key: str
    role: QAccessible.Role
    name: str
    about: str
    place: QRectF
    above: str = ""
    is_focused: bool = False
    is_selected: bool = False
    can_focus: bool = False


def _panels(scene: TableScene) -> list[TablePanel]:
    """What lies over the table and has the keyboard, the uppermost first."""
    return [item for item in scene.items() if isinstance(item, TablePanel) and item.is_open]


def _signs(scene: TableScene) -> list[TableSign]:
    signs = (item for item in scene.items() if isinstance(item, TableSign))
    return [sign for sign in signs if sign.isVisible() and sign.description]


def _signature(scene: TableScene) -> tuple[object, ...]:
    """As long as this is the same, so are the parts."""
    return (
        id(scene),
        scene.board,
        scene.keys.shown,
        scene.interaction.picked,
        scene.players,
        tuple((id(item), item.description) for item in _panels(scene)),
        tuple((id(item), item.description) for item in _signs(scene)),
        tuple(offer.text for offer in scene.interaction.offers),
    )


def _parts_of(scene: TableScene) -> Iterator[AccessiblePart]:
    """Everything that a table shows: first what lies over it, then the piles."""
    over = _panels(scene)
    for number, item in enumerate(over):
        yield from _question(item, f"question {number}", is_first=number == 0)
    board = scene.board
    if any(isinstance(item, CurtainItem) for item in over):
        return  # a curtain hides all else from everybody
    for pile in board.piles:
        yield _pile(scene, board, pile)
        yield from (_card(scene, board, pile, index) for index in range(len(pile.cards)))
    yield from _places(scene, board)
    for number, sign in enumerate(_signs(scene)):
        said, place = sign.description, sign.sceneBoundingRect()
        yield AccessiblePart(f"plate {number}", _Role.StaticText, said, "", place)


# --- piles and cards -----------------------------------------------------------------------------


def _pile(scene: TableScene, board: Board, pile: PileView) -> AccessiblePart:
    shown = scene.keys.shown
    on_it = isinstance(shown, Hit) and shown.pile == pile.id
    return AccessiblePart(
        f"pile {pile.id}",
        _Role.List,
        pile_title(board.view, pile.id, scene.players),
        describe_pile(board.view, pile.id, scene.players),
        QRectF(*board.whole(pile.id)),
        is_focused=on_it and (not pile.cards or shown == Hit(pile.id, -1)),
        can_focus=not board.is_others_hand(pile.id),
    )


def _card(scene: TableScene, board: Board, pile: PileView, index: int) -> AccessiblePart:
    at, card, players = Hit(pile.id, index), pile.shown[index], scene.players
    if card is None:
        name, about = describe_hidden(board.view, pile.id, index, players), ""
    else:
        # Players speak of flowers as well as of months.
        name = describe_card(board.view, pile.id, index, players)
        about = CARDS[card].flower.name
    if scene.keys.shown == at and not board.each_by_itself(pile.id):
        about = describe_pile(board.view, pile.id, players)  # one comes to the pile as a whole
    return AccessiblePart(
        f"card {pile.id} {index}",
        _Role.ListItem,
        name,
        about,
        QRectF(*board.strip(pile.id, index)),
        f"pile {pile.id}",
        is_focused=scene.keys.shown == at,
        is_selected=scene.interaction.picked == at or at in board.standing_out,
        can_focus=at in board.stands(pile) and not board.is_others_hand(pile.id),
    )


# --- buttons and panels --------------------------------------------------------------------------


def _places(scene: TableScene, board: Board) -> Iterator[AccessiblePart]:
    """The shelf, and the moves that are offered on buttons."""
    for number, rect in enumerate(scene.interaction.places):
        if number >= len(board.view.yaku) + len(scene.interaction.offers):
            return
        yield AccessiblePart(
            f"place {number}",
            _Role.Button,
            scene.describe(number),
            "",
            QRectF(*rect),
            is_focused=scene.keys.shown == number,
            can_focus=True,
        )


def _question(item: TablePanel, key: str, *, is_first: bool) -> Iterator[AccessiblePart]:
    """A panel and its buttons."""
    title, about, place = item.title, "\n".join(item.words), item.mapRectToScene(item.box)
    is_focused = is_first and not item.buttons
    yield AccessiblePart(
        key, _Role.Dialog, title, about, place, is_focused=is_focused, can_focus=True
    )
    for each in item.buttons:
        yield AccessiblePart(
            f"{key} {each.id}",
            _Role.Button,
            each.label,
            "",
            item.mapRectToScene(item.button_rect(each.id)),
            key,
            is_focused=is_first and each.id == item.current,
            can_focus=True,
        )


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


def _told(_name: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, TableView):
        return None
    _MADE[:] = [each for each in _MADE if shiboken6.isValid(each)]
    _MADE.append(_Table(thing))
    return _MADE[-1]


class _Parent:
    """What a table and its parts answer alike about what belongs to them."""

    _uppermost: ClassVar = 1
    """Whether the uppermost of it is the first, or, if negative, the last."""

    def below(self) -> Sequence[QAccessibleInterface]:
        """What belongs to it."""
        raise NotImplementedError

    def childCount(self) -> int:
        """How much that is."""
        return len(self.below())

    def child(self, index: int) -> QAccessibleInterface | None:
        """One of it."""
        below = self.below()
        return below[index] if 0 <= index < len(below) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of one of it."""
        below = self.below()
        return below.index(child) if child in below else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        """What of it is at a point of the screen."""
        below, point = self.below()[:: self._uppermost], QPoint(x, y)
        return next((each for each in below if each.rect().contains(point)), None)


class _Table(_Parent, QAccessibleWidget):  # type: ignore[misc]
    """A view with what lies on its table."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)
        self._view = weakref.ref(view)
        self._signature: tuple[object, ...] = ()
        self._parts: dict[str, AccessiblePart] = {}
        self._children: dict[str, _Child] = {}
        view.focus_told.connect(self._focus_moved)
        view.focused.connect(lambda: QTimer.singleShot(0, view, self._focus_moved))
        view.changed_parts.connect(self._renamed)
        view.destroyed.connect(self._forget)

    @property
    def view(self) -> TableView | None:
        """The view, while it is there."""
        view = self._view()
        return view if view is not None and shiboken6.isValid(view) else None

    @property
    def parts(self) -> dict[str, AccessiblePart]:
        """What lies on the table now, by its keys."""
        scene = self.view.table if self.view is not None else None
        now = _signature(scene) if scene is not None else ()
        if now != self._signature:
            found = _parts_of(scene) if scene is not None else ()
            self._signature, self._parts = now, {part.key: part for part in found}
        return self._parts

    def child_of(self, key: str) -> _Child:
        """What tells a part."""
        if key not in self._children:
            self._children[key] = _Child(self, key)
        return self._children[key]

    def below(self, key: str = "") -> list[_Child]:
        """What tells the parts of a part, or those that belong to none."""
        return [self.child_of(part.key) for part in self.parts.values() if part.above == key]

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Where the keyboard is on the table."""
        parts = self.parts.values()
        return next((self.child_of(part.key) for part in parts if part.is_focused), None)

    # --- what is told by itself ------------------------------------------------------------------

    def _focus_moved(self) -> None:
        view, child = self.view, self.focusChild()
        if view is not None and child is not None and view.hasFocus():
            _tell(child, QAccessible.Event.Focus)

    def _renamed(self) -> None:
        """Cards lie elsewhere: whoever keeps names has to ask for them again."""
        if QAccessible.isActive() and self.view is not None:
            for child in self._children.values():
                if child.isValid() and child.has_other_name():
                    _tell(child, QAccessible.Event.NameChanged)

    def _forget(self) -> None:
        """The view goes away, and with it all that belonged to it."""
        for child in self._children.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(child))
        self._children = {}


class _Child(_Parent, QAccessibleInterface):  # type: ignore[misc]
    """One part of a table."""

    _uppermost = -1

    def __init__(self, table: _Table, key: str) -> None:
        super().__init__()
        self._table = table
        self._key = key
        self._name = self.text(QAccessible.Text.Name)

    @property
    def _part(self) -> AccessiblePart | None:
        return self._table.parts.get(self._key) if shiboken6.isValid(self._table) else None

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
        part = self._part
        return self._table.child_of(part.above) if part is not None and part.above else self._table

    def below(self) -> list[_Child]:
        """What tells its parts."""
        return self._table.below(self._key)

    def role(self) -> QAccessible.Role:
        """What it is."""
        part = self._part
        return part.role if part is not None else _Role.NoRole

    def state(self) -> QAccessible.State:
        """Whether the keyboard is there, and whether it is chosen."""
        state, part, view = QAccessible.State(), self._part, self._table.view
        if part is None or view is None:
            state.invalid = True
            return state
        state.focusable = part.can_focus
        state.focused = part.is_focused and view.hasFocus()
        state.selectable = part.role is _Role.ListItem and part.can_focus
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


def _tell(child: QAccessibleInterface, what: QAccessible.Event) -> None:
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(child, what))
