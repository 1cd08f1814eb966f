"""Tells screen readers, through Qt's accessibility, what is on a table and what happens there.

A table is painted, so Qt by itself knows of one empty rectangle. Here the view gets a child for
each pile, card, button and panel, with its name, its role and its state. None of this is made
before somebody asks for it: without a screen reader nobody does. (Where Qt's own functions may
return nothing, PySide's declarations do not say so.)
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.view import PileView
from hanafuda_desktop.table.adapter import place_target
from hanafuda_desktop.table.board import Board, Hit
from hanafuda_desktop.table.highlights import to_qrect
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


class PartKind(Enum):
    """What a part is."""

    PILE = auto()
    CARD = auto()
    BUTTON = auto()
    PLATE = auto()
    QUESTION = auto()


@dataclass(frozen=True, slots=True)
class AccessiblePart:
    """One thing on the table.

    Attributes:
        key: tells it from the others as long as it is there.
        kind: what it is.
        name: what it is called.
        about: more about it, or the empty string.
        place: where it is in the scene.
        is_focused: whether the keyboard is there.
        is_selected: whether it is picked up or chosen.
        can_focus: whether the keyboard can come there.
        parts: what it consists of.
    """

    key: str
    kind: PartKind
    name: str
    about: str
    place: QRectF
    is_focused: bool = False
    is_selected: bool = False
    can_focus: bool = False
    parts: tuple[AccessiblePart, ...] = ()


def _panels(scene: TableScene) -> list[TablePanel | CurtainItem]:
    """What lies over the table and has the keyboard, the uppermost first."""
    return [
        item
        for item in scene.items()
        if isinstance(item, TablePanel | CurtainItem) and item.isVisible()
    ]


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
        scene.words.players,
        tuple((id(item), item.description) for item in _panels(scene)),
        tuple((id(item), item.description) for item in _signs(scene)),
        tuple(offer.text for offer in scene.interaction.offers),
    )


class Parts:
    """The parts of whatever table is shown, as they are whenever they are asked for.

    Each is found by its key; the table itself, to which those belong that lie on it, has an empty
    one.

    Args:
        shown: the table that is shown now.
    """

    def __init__(self, shown: Callable[[], TableScene | None]) -> None:
        self._shown = shown
        self._signature: tuple[object, ...] = ()
        self._found: dict[str, AccessiblePart] = {}
        self._above: dict[str, str] = {}
        self._below: dict[str, tuple[str, ...]] = {}

    def part(self, key: str) -> AccessiblePart | None:
        """One of them; ``None`` if it is no longer there."""
        self._renew()
        return self._found.get(key)

    def above(self, key: str) -> str:
        """The key of what a part belongs to."""
        return self._above.get(key, "")

    def below(self, key: str) -> tuple[str, ...]:
        """The keys of the parts of one of them."""
        self._renew()
        return self._below.get(key, ())

    @property
    def focused(self) -> str | None:
        """The key of that where the keyboard is."""
        self._renew()
        return next((key for key, part in self._found.items() if part.is_focused), None)

    def _renew(self) -> None:
        scene = self._shown()
        now = _signature(scene) if scene is not None else ()
        if now != self._signature:
            self._signature = now
            self._found, self._above, self._below = {}, {}, {}
            self._enter(_parts_of(scene) if scene is not None else (), "")

    def _enter(self, parts: tuple[AccessiblePart, ...], above: str) -> None:
        self._below[above] = tuple(part.key for part in parts)
        for part in parts:
            self._found[part.key], self._above[part.key] = part, above
            self._enter(part.parts, part.key)


def _parts_of(scene: TableScene) -> tuple[AccessiblePart, ...]:
    """Everything that a table shows: first what lies over it, then the piles."""
    over = tuple(_question(item, number) for number, item in enumerate(_panels(scene)))
    if any(isinstance(item, CurtainItem) for item in _panels(scene)):
        return over  # it hides all else from everybody
    board = scene.board
    piles = tuple(_pile(scene, board, pile) for pile in board.piles)
    return (*over, *piles, *_places(scene, board), *_plates(scene))


# --- piles and cards -----------------------------------------------------------------------------


def _pile(scene: TableScene, board: Board, pile: PileView) -> AccessiblePart:
    shown = scene.keys.shown
    on_it = isinstance(shown, Hit) and shown.pile == pile.id
    return AccessiblePart(
        f"pile {pile.id}",
        PartKind.PILE,
        pile_title(board.view, pile.id, scene.words.players),
        describe_pile(board.view, pile.id, scene.words.players),
        to_qrect(board.whole(pile.id)),
        is_focused=on_it and (not pile.cards or shown == Hit(pile.id, -1)),
        can_focus=not board.is_others_hand(pile.id),
        parts=tuple(_card(scene, board, pile, index) for index in range(len(pile.cards))),
    )


def _card(scene: TableScene, board: Board, pile: PileView, index: int) -> AccessiblePart:
    at, card, players = Hit(pile.id, index), pile.shown[index], scene.words.players
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
        PartKind.CARD,
        name,
        about,
        to_qrect(board.strip(pile.id, index)),
        is_focused=scene.keys.shown == at,
        is_selected=scene.interaction.picked == at or at in board.standing_out,
        can_focus=at in board.stands(pile) and not board.is_others_hand(pile.id),
    )


# --- buttons and plates --------------------------------------------------------------------------


def _places(scene: TableScene, board: Board) -> Iterator[AccessiblePart]:
    """The shelf, and the moves that are offered on buttons."""
    for number, rect in enumerate(scene.interaction.places):
        if number >= len(board.view.yaku) + len(scene.interaction.offers):
            return
        yield AccessiblePart(
            f"place {number}",
            PartKind.BUTTON,
            scene.words.describe(place_target(number)),
            "",
            to_qrect(rect),
            is_focused=scene.keys.shown == number,
            can_focus=True,
        )


def _plates(scene: TableScene) -> Iterator[AccessiblePart]:
    for number, sign in enumerate(_signs(scene)):
        rect = sign.sceneBoundingRect()
        yield AccessiblePart(f"plate {number}", PartKind.PLATE, sign.description, "", rect)


def _question(item: TablePanel | CurtainItem, number: int) -> AccessiblePart:
    key = f"question {number}"
    if isinstance(item, CurtainItem):
        title, _, hint = item.description.partition("\n")
        place = item.mapRectToScene(item.sign)
        return AccessiblePart(
            key, PartKind.QUESTION, title, hint, place, is_focused=True, can_focus=True
        )
    buttons = tuple(
        AccessiblePart(
            f"{key} {each.id}",
            PartKind.BUTTON,
            each.label,
            "",
            item.mapRectToScene(item.button_rect(each.id)),
            is_focused=number == 0 and each.id == item.current,
            can_focus=True,
        )
        for each in item.buttons
    )
    lines = "\n".join(item.words)
    place = item.mapRectToScene(item.box)
    return AccessiblePart(
        key,
        PartKind.QUESTION,
        item.title,
        lines,
        place,
        is_focused=number == 0 and not buttons,
        can_focus=True,
        parts=buttons,
    )


_ROLES: Final = {
    PartKind.PILE: QAccessible.Role.List,
    PartKind.CARD: QAccessible.Role.ListItem,
    PartKind.BUTTON: QAccessible.Role.Button,
    PartKind.PLATE: QAccessible.Role.StaticText,
    PartKind.QUESTION: QAccessible.Role.Dialog,
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
        self.parts = Parts(self._shown)
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

    def _shown(self) -> TableScene | None:
        view = self.view
        return view.table if view is not None else None

    def child_of(self, key: str) -> _Child:
        """What tells a part."""
        if key not in self._children:
            self._children[key] = _Child(self, key)
        return self._children[key]

    def children_of(self, key: str) -> list[_Child]:
        """What tells the parts of a part; of the table itself, if the key is empty."""
        return [self.child_of(each) for each in self.parts.below(key)]

    # --- what is told by itself ------------------------------------------------------------------

    def _focus_moved(self) -> None:
        view, key = self.view, self.parts.focused
        if view is not None and key is not None and view.hasFocus():
            _tell(self.child_of(key), QAccessible.Event.Focus)

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

    # --- what Qt asks ----------------------------------------------------------------------------

    def childCount(self) -> int:
        """How much lies on the table."""
        return len(self.parts.below(""))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """One of it."""
        return _at(self.children_of(""), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of one of it."""
        return _number_of(self.children_of(""), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """What is at a point of the screen."""
        return _under(self.children_of(""), x, y)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Where the keyboard is on the table."""
        key = self.parts.focused
        return self.child_of(key) if key is not None else None


class _Child(QAccessibleInterface):
    """One part of a table."""

    def __init__(self, table: _Table, key: str) -> None:
        super().__init__()
        self._table = table
        self._key = key
        self._name = self.text(QAccessible.Text.Name)

    @property
    def _part(self) -> AccessiblePart | None:
        return self._table.parts.part(self._key) if shiboken6.isValid(self._table) else None

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
        above = self._table.parts.above(self._key)
        return self._table.child_of(above) if above else self._table

    def childCount(self) -> int:
        """How many parts it has."""
        return len(self._table.parts.below(self._key))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """A part of it."""
        return _at(self._table.children_of(self._key), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of one of its parts."""
        return _number_of(self._table.children_of(self._key), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """What of it is at a point of the screen: the uppermost, which is its last."""
        return _under(reversed(self._table.children_of(self._key)), x, y)

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
        state.selectable = part.kind is PartKind.CARD and part.can_focus
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


# --- what both of them answer alike --------------------------------------------------------------


def _at(children: Sequence[_Child], index: int) -> _Child | None:
    return children[index] if 0 <= index < len(children) else None


def _number_of(children: Sequence[_Child], child: QAccessibleInterface) -> int:
    return children.index(child) if isinstance(child, _Child) and child in children else -1


def _under(children: Iterable[_Child], x: int, y: int) -> _Child | None:
    return next((each for each in children if each.rect().contains(QPoint(x, y))), None)


def _tell(child: _Child, what: QAccessible.Event) -> None:
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(child, what))
