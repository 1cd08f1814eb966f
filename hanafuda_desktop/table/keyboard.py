"""The keys of the table: one table that both plays and explains them, and where the cursor goes.

The cursor stands on a card, on the empty place of a pile, or on a place of the shelf. Moving it is
geometry on the board at rest, so it works for any layout and any family.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto
from typing import Final, NamedTuple

from PySide6.QtCore import Qt

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.language import tr_noop
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
    TOP = auto()
    CANCEL = auto()


class Binding(NamedTuple):
    """Keys with one meaning.

    Attributes:
        keys: any of these keys.
        command: what they do.
        shown: the keys as people call them, in English.
        does: what they do, as a sentence for people, in English.
    """

    keys: tuple[Qt.Key, ...]
    command: Command
    shown: str
    does: str


_DIGITS: Final = tuple(Qt.Key(Qt.Key.Key_0 + digit) for digit in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0))

BINDINGS: Final[tuple[Binding, ...]] = (
    Binding(
        (Qt.Key.Key_Left,),
        Command.LEFT,
        tr_noop("Left"),
        tr_noop("Go to the pile or card on the left."),
    ),
    Binding(
        (Qt.Key.Key_Right,),
        Command.RIGHT,
        tr_noop("Right"),
        tr_noop("Go to the pile or card on the right."),
    ),
    Binding(
        (Qt.Key.Key_Up,),
        Command.UP,
        tr_noop("Up"),
        tr_noop("Go to the card beneath, or to the pile above."),
    ),
    Binding(
        (Qt.Key.Key_Down,),
        Command.DOWN,
        tr_noop("Down"),
        tr_noop("Go to the card on it, or the pile below."),
    ),
    Binding(
        (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space),
        Command.ACT,
        tr_noop("Enter or Space"),
        tr_noop(
            "Pick the card up; on a target, put it down. On the stock, turn a card. "
            "Where several cards are chosen: Space chooses them, Enter plays them."
        ),
    ),
    Binding(
        (Qt.Key.Key_Tab,),
        Command.NEXT,
        tr_noop("Tab"),
        tr_noop("Go to the next target of the picked card, or to the next card that can move."),
    ),
    Binding(
        (Qt.Key.Key_Backtab,),
        Command.PREVIOUS,
        tr_noop("Shift+Tab"),
        tr_noop("The same, the other way."),
    ),
    Binding(
        (Qt.Key.Key_X,),
        Command.OBVIOUS,
        "X",
        tr_noop("Play the card's obvious move, as a double-click does."),
    ),
    Binding(
        (Qt.Key.Key_T,),
        Command.TOP,
        tr_noop("T or Shift+Left, Shift+Right"),
        tr_noop("Where several cards are chosen: let another of them come to lie on top."),
    ),
    Binding(
        (Qt.Key.Key_D, Qt.Key.Key_S),
        Command.STOCK,
        tr_noop("D or S"),
        tr_noop("Turn the stock, or turn it over."),
    ),
    Binding(
        (Qt.Key.Key_C,),
        Command.COLLECT,
        "C",
        tr_noop(
            "Collect the yaku that is ready, or play the offer at your triple; if there are "
            "several, go from one to the next, and Enter does it."
        ),
    ),
    Binding(
        _DIGITS,
        Command.COLUMN,
        tr_noop("1 to 9, 0"),
        tr_noop(
            "Go to this column, or this card of your hand; answer which card the drawn one takes."
        ),
    ),
    Binding(
        (Qt.Key.Key_P, Qt.Key.Key_Alt),
        Command.PEEK,
        tr_noop("P or Alt, held"),
        tr_noop("Show the whole of the card under the cursor or the pointer."),
    ),
    Binding(
        (Qt.Key.Key_Escape,),
        Command.CANCEL,
        tr_noop("Esc"),
        tr_noop("Put the card back; hide the cursor."),
    ),
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
    """The column, or card of the hand, that a digit key means, counted from 1."""
    return _DIGITS.index(Qt.Key(key)) + 1


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
    stands: dict[Hit | int, Rect] = {}
    if isinstance(at, Hit) and command in (Command.UP, Command.DOWN) and _is_column(board, at):
        there = Hit(at.pile, at.index + (1 if command is Command.DOWN else -1))
        if there in board.stands(board.view.pile(at.pile)):
            return there
    for pile in board.piles:
        if board.is_others_hand(pile.id):
            continue
        if pile.kind is PileKind.COLUMN:
            if not (isinstance(at, Hit) and pile.id == at.pile):
                stands[board.stands(pile)[-1]] = board.whole(pile.id)
        else:
            stands |= {stand: _stand_rect(board, stand) for stand in board.stands(pile)}
    stands |= dict(enumerate(places))
    stands.pop(at, None)
    if isinstance(at, Hit):
        return _nearest(_stand_rect(board, at), stands, command)
    return _nearest(places[at], stands, command)


def _stand_rect(board: Board, at: Hit) -> Rect:
    """What the cursor leaves and comes to: a card that lies beside others, or a whole pile."""
    if len(board.stands(board.view.pile(at.pile))) > 1 and not _is_column(board, at):
        return board.strip(at.pile, at.index)
    return board.whole(at.pile)


def _is_column(board: Board, at: Hit) -> bool:
    return board.view.pile(at.pile).kind is PileKind.COLUMN


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
