"""What there is on a table for whoever does not see it: piles and cards, buttons, plates, panels.

A tree of names, roles and places, made anew from the scene whenever that has changed. It is told to
the system by :mod:`hanafuda_desktop.table.accessible`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QRectF

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.view import PileView
from hanafuda_desktop.table.board import Board, Hit
from hanafuda_desktop.table.choices import place_target
from hanafuda_desktop.table.curtain_item import CurtainItem
from hanafuda_desktop.table.describe import (
    describe_card,
    describe_hidden,
    describe_pile,
    pile_title,
)
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.panel_item import TablePanel
from hanafuda_desktop.table.sign_item import TableSign
from hanafuda_desktop.table.table_stage import PlayedTable

__all__ = ["Kind", "Part", "Parts"]


class Kind(Enum):
    """What a part is."""

    PILE = auto()
    CARD = auto()
    BUTTON = auto()
    PLATE = auto()
    QUESTION = auto()


@dataclass(frozen=True, slots=True)
class Part:
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
    kind: Kind
    name: str
    about: str
    place: QRectF
    is_focused: bool = False
    is_selected: bool = False
    can_focus: bool = False
    parts: tuple[Part, ...] = ()


def _panels(scene: PlayedTable) -> list[TablePanel | CurtainItem]:
    """What lies over the table and has the keyboard, the uppermost first."""
    return [
        item
        for item in scene.items()
        if isinstance(item, TablePanel | CurtainItem) and item.isVisible()
    ]


def _signs(scene: PlayedTable) -> list[TableSign]:
    return [item for item in scene.items() if isinstance(item, TableSign) and item.isVisible()]


def _signature(scene: PlayedTable) -> tuple[object, ...]:
    """As long as this is the same, so are the parts."""
    return (
        id(scene),
        scene.board,
        scene.keys.shown,
        scene.surface.picked,
        scene.words.players,
        tuple((id(item), item.description) for item in _panels(scene)),
        tuple((id(item), item.description) for item in _signs(scene)),
        tuple(offer.text for offer in scene.surface.offers),
    )


class Parts:
    """The parts of whatever table is shown, as they are whenever they are asked for.

    Each is found by its key; the table itself, to which those belong that lie on it, has an empty
    one.

    Args:
        shown: the table that is shown now.
    """

    def __init__(self, shown: Callable[[], PlayedTable | None]) -> None:
        self._shown = shown
        self._signature: tuple[object, ...] = ()
        self._found: dict[str, Part] = {}
        self._above: dict[str, str] = {}
        self._below: dict[str, tuple[str, ...]] = {}

    def part(self, key: str) -> Part | None:
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

    def _enter(self, parts: tuple[Part, ...], above: str) -> None:
        self._below[above] = tuple(part.key for part in parts)
        for part in parts:
            self._found[part.key], self._above[part.key] = part, above
            self._enter(part.parts, part.key)


def _parts_of(scene: PlayedTable) -> tuple[Part, ...]:
    """Everything that a table shows: first what lies over it, then the piles."""
    over = tuple(_question(item, number) for number, item in enumerate(_panels(scene)))
    if any(isinstance(item, CurtainItem) for item in _panels(scene)):
        return over  # it hides all else from everybody
    board = scene.board
    if board is None:
        return over
    piles = tuple(_pile(scene, board, pile) for pile in board.piles)
    return (*over, *piles, *_places(scene, board), *_plates(scene))


# --- piles and cards -----------------------------------------------------------------------------


def _pile(scene: PlayedTable, board: Board, pile: PileView) -> Part:
    shown = scene.keys.shown
    on_it = isinstance(shown, Hit) and shown.pile == pile.id
    return Part(
        f"pile {pile.id}",
        Kind.PILE,
        pile_title(board.view, pile.id, scene.words.players),
        describe_pile(board.view, pile.id, scene.words.players),
        to_qrect(board.whole(pile.id)),
        is_focused=on_it and (not pile.cards or shown == Hit(pile.id, -1)),
        can_focus=not board.is_others_hand(pile.id),
        parts=tuple(_card(scene, board, pile, index) for index in range(len(pile.cards))),
    )


def _card(scene: PlayedTable, board: Board, pile: PileView, index: int) -> Part:
    at, card, players = Hit(pile.id, index), pile.shown[index], scene.words.players
    if card is None:
        name, about = describe_hidden(board.view, pile.id, index, players), ""
    else:
        # Players speak of flowers as well as of months.
        name = describe_card(board.view, pile.id, index, players)
        about = CARDS[card].flower.name
    if scene.keys.shown == at and not board.each_by_itself(pile.id):
        about = describe_pile(board.view, pile.id, players)  # one comes to the pile as a whole
    return Part(
        f"card {pile.id} {index}",
        Kind.CARD,
        name,
        about,
        to_qrect(board.strip(pile.id, index)),
        is_focused=scene.keys.shown == at,
        is_selected=scene.surface.picked == at or at in board.standing_out,
        can_focus=at in board.stands(pile) and not board.is_others_hand(pile.id),
    )


# --- buttons and plates --------------------------------------------------------------------------


def _places(scene: PlayedTable, board: Board) -> Iterator[Part]:
    """The shelf, and the moves that are offered on buttons."""
    for number, rect in enumerate(scene.surface.places):
        if number >= len(board.view.yaku) + len(scene.surface.offers):
            return
        yield Part(
            f"place {number}",
            Kind.BUTTON,
            scene.words.describe(place_target(number)),
            "",
            to_qrect(rect),
            is_focused=scene.keys.shown == number,
            can_focus=True,
        )


def _plates(scene: PlayedTable) -> Iterator[Part]:
    for number, sign in enumerate(_signs(scene)):
        if said := sign.description:
            yield Part(f"plate {number}", Kind.PLATE, said, "", sign.sceneBoundingRect())


def _question(item: TablePanel | CurtainItem, number: int) -> Part:
    key = f"question {number}"
    if isinstance(item, CurtainItem):
        title, _, hint = item.description.partition("\n")
        place = item.mapRectToScene(item.sign)
        return Part(key, Kind.QUESTION, title, hint, place, is_focused=True, can_focus=True)
    buttons = tuple(
        Part(
            f"{key} {each.id}",
            Kind.BUTTON,
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
    return Part(
        key,
        Kind.QUESTION,
        item.title,
        lines,
        place,
        is_focused=number == 0 and not buttons,
        can_focus=True,
        parts=buttons,
    )
