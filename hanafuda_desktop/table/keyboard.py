"""The keys of the table: one table that both plays and explains them, and where the cursor goes.

The cursor stands on a card, on the empty place of a pile, or on a place of the shelf. Moving it is
geometry on the board at rest, so it works for any layout and any family.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import Qt

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table.board import Board, Hit
from hanafuda_desktop.table.layout import Rect

__all__ = ["BINDINGS", "Binding", "Command", "column_number", "command_of", "cycle", "step_from"]


class Command(Enum):
    """What a key does."""

    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    ACT = auto()
    NEXT = auto()
    PREVIOUS = auto()
    STOCK = auto()
    COLLECT = auto()
    COLUMN = auto()
    PEEK = auto()
    OBVIOUS = auto()
    CANCEL = auto()


@dataclass(frozen=True, slots=True)
class Binding:
    """Keys with one meaning.

    Attributes:
        keys: any of these keys.
        command: what they do.
        shown: the keys as people call them.
        does: what they do, as a sentence for people.
    """

    keys: tuple[Qt.Key, ...]
    command: Command
    shown: str
    does: str


_DIGITS: Final = tuple(Qt.Key(Qt.Key.Key_0 + digit) for digit in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0))

BINDINGS: Final[tuple[Binding, ...]] = (
    Binding((Qt.Key.Key_Left,), Command.LEFT, "Left", "Go to the pile on the left."),
    Binding((Qt.Key.Key_Right,), Command.RIGHT, "Right", "Go to the pile on the right."),
    Binding((Qt.Key.Key_Up,), Command.UP, "Up", "Go to the card beneath, or to the pile above."),
    Binding((Qt.Key.Key_Down,), Command.DOWN, "Down", "Go to the card on it, or the pile below."),
    Binding(
        (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space),
        Command.ACT,
        "Enter or Space",
        "Pick the card up; on a target, put it down. On the stock, turn a card.",
    ),
    Binding(
        (Qt.Key.Key_Tab,),
        Command.NEXT,
        "Tab",
        "Go to the next target of the picked card, or to the next card that can move.",
    ),
    Binding((Qt.Key.Key_Backtab,), Command.PREVIOUS, "Shift+Tab", "The same, the other way."),
    Binding(
        (Qt.Key.Key_X,),
        Command.OBVIOUS,
        "X",
        "Play the card's obvious move, as a double-click does.",
    ),
    Binding(
        (Qt.Key.Key_D, Qt.Key.Key_S), Command.STOCK, "D or S", "Turn the stock, or turn it over."
    ),
    Binding(
        (Qt.Key.Key_C,),
        Command.COLLECT,
        "C",
        "Collect the yaku that is ready; if several are, go from one to the next, Enter collects.",
    ),
    Binding(_DIGITS, Command.COLUMN, "1 to 9, 0", "Go to this column; 0 is the tenth."),
    Binding(
        (Qt.Key.Key_P, Qt.Key.Key_Alt),
        Command.PEEK,
        "P or Alt, held",
        "Show the whole of the card under the cursor or the pointer.",
    ),
    Binding((Qt.Key.Key_Escape,), Command.CANCEL, "Esc", "Put the card back; hide the cursor."),
)
"""Every key of the table, in the order in which help shows them."""

_COMMANDS: Final = {key: binding.command for binding in BINDINGS for key in binding.keys}


def command_of(key: int) -> Command | None:
    """What a key does on the table, if anything."""
    try:
        return _COMMANDS.get(Qt.Key(key))
    except ValueError:  # a key that Qt has no name for
        return None


def column_number(key: int) -> int:
    """The column that a digit key means, counted from 1."""
    return _DIGITS.index(Qt.Key(key)) + 1


def _cards_to_stand_on(board: Board, pile: str) -> list[int]:
    """The cards of a pile that the cursor visits, lowest first; -1 when it is empty."""
    found = board.view.pile(pile)
    count = len(found.cards)
    if found.kind is PileKind.COLUMN and count > found.face_down:
        return list(range(found.face_down, count))
    return [count - 1]


def step_from(
    board: Board, places: tuple[Rect, ...], at: Hit | int, command: Command
) -> Hit | int | None:
    """Where an arrow key leads.

    Args:
        board: the table at rest.
        places: the places of the shelf.
        at: where the cursor is: on a pile, or on a place of the shelf.
        command: LEFT, RIGHT, UP or DOWN.

    Returns:
        The new position, or ``None`` when there is nothing that way.
    """
    if isinstance(at, Hit) and command in (Command.UP, Command.DOWN):
        stands = _cards_to_stand_on(board, at.pile)
        here = stands.index(at.index) if at.index in stands else len(stands) - 1
        there = here + (1 if command is Command.DOWN else -1)
        if 0 <= there < len(stands):
            return Hit(at.pile, stands[there])
    start = board.whole(at.pile) if isinstance(at, Hit) else places[at]
    piles: dict[Hit | int, Rect] = {
        Hit(pile.id, _cards_to_stand_on(board, pile.id)[-1]): board.whole(pile.id)
        for pile in board.piles
        if not (isinstance(at, Hit) and pile.id == at.pile)
    }
    places_there: dict[Hit | int, Rect] = dict(enumerate(places))
    if not isinstance(at, Hit):
        del places_there[at]
    return _nearest(start, piles | places_there, command)


def _nearest(start: Rect, others: dict[Hit | int, Rect], command: Command) -> Hit | int | None:
    """The nearest rectangle in a direction; straight ahead goes before aside."""
    best: tuple[float, Hit | int] | None = None
    for place, rect in others.items():
        ahead, aside = _apart(start, rect, command)
        if ahead <= 0:
            continue
        distance = ahead + 3 * aside
        if best is None or distance < best[0]:
            best = (distance, place)
    return best[1] if best is not None else None


def _apart(start: Rect, other: Rect, command: Command) -> tuple[float, float]:
    """How far ahead another rectangle's beginning lies, and the gap aside between the two."""
    across = max(0.0, other.x - start.right, start.x - other.right)
    along = max(0.0, other.y - start.bottom, start.y - other.bottom)
    match command:
        case Command.LEFT:
            return start.x - other.x, along
        case Command.RIGHT:
            return other.x - start.x, along
        case Command.UP:
            return start.y - other.y, across
        case _:
            return other.y - start.y, across


def cycle(stops: Iterable[Hit | int], at: Hit | int | None, *, back: bool) -> Hit | int | None:
    """The next of some stops after where the cursor is, round and round."""
    order = list(stops)
    if not order:
        return None
    if at not in order:
        return order[-1] if back else order[0]
    step = -1 if back else 1
    return order[(order.index(at) + step) % len(order)]
