"""The keys of the table: one table that both plays and explains them, and where the cursor goes.

The cursor stands on a card, on the empty place of a pile, or on a place of the shelf. Moving it is
geometry on the board at rest, so it works for any layout and any family.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table.adapter import card_target, place_target, stop_of
from hanafuda_desktop.table.board import Board, Hit
from hanafuda_desktop.table.highlights import CursorItem, to_qrect
from hanafuda_desktop.table.interaction import Interaction
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.text.language import tr_noop

# Where keys are on the keyboard, whatever stands on them.
#
# Keys are named by what stands on them on an English keyboard. The system tells where a key is
# (its scan code), so that the keys of a hand lie under the same fingers on any keyboard, and a
# letter is found by people in whose script there is no such letter; where the system does not
# tell, a key is known by its letter.

_PLACES: Final[dict[str, tuple[int, int]]] = {
    "Q": (16, 12),
    "W": (17, 13),
    "E": (18, 14),
    "R": (19, 15),
    "T": (20, 17),
    "Y": (21, 16),
    "U": (22, 32),
    "I": (23, 34),
    "O": (24, 31),
    "P": (25, 35),
    "A": (30, 0),
    "S": (31, 1),
    "D": (32, 2),
    "F": (33, 3),
    "G": (34, 5),
    "H": (35, 4),
    "J": (36, 38),
    "K": (37, 40),
    "L": (38, 37),
    ";": (39, 41),
    "Z": (44, 6),
    "X": (45, 7),
    "C": (46, 8),
    "V": (47, 9),
    "B": (48, 11),
    "N": (49, 45),
    "M": (50, 46),
    ",": (51, 43),
    ".": (52, 47),
    "/": (53, 44),
}
"""Where each key is: its scan code on a PC, and its virtual key code on a Mac."""
_BY_SCAN: Final = {scan: key for key, (scan, _) in _PLACES.items()}
_BY_MAC: Final = {mac: key for key, (_, mac) in _PLACES.items()}
_AFTER_X: Final = 8
"""X and Wayland count scan codes from here."""
_LATIN_ENDS: Final = 0x250
"""Letters from here on are of another script: its keyboards write no Latin letter by themselves."""


class Pressed(NamedTuple):
    """A key as the system tells of it.

    Attributes:
        platform: the name of Qt's platform.
        scan: the native scan code.
        virtual: the native virtual key.
        key: what Qt calls it, by its letter.
    """

    platform: str
    scan: int
    virtual: int
    key: int


def pressed(event: QKeyEvent) -> Pressed:
    """The key of an event."""
    return Pressed(
        QGuiApplication.platformName(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.key(),
    )


def key_at(pressed: Pressed) -> str | None:
    """The name of the letter's key that is there; ``None`` for any other."""
    platform, scan, virtual, key = pressed
    if platform == "cocoa":
        return _BY_MAC.get(virtual)
    if platform in ("xcb", "wayland", "wayland-egl") and scan > _AFTER_X:
        return _BY_SCAN.get(scan - _AFTER_X)
    if platform == "windows" and scan:
        return _BY_SCAN.get(scan)
    name = chr(key) if Qt.Key.Key_Space <= key <= Qt.Key.Key_AsciiTilde else ""
    return name if name in _PLACES else None


def is_key(pressed: Pressed, wanted: Qt.Key) -> bool:
    """Whether this is the key with a letter, or in another script the one in that letter's place.

    Args:
        pressed: the key that went down.
        wanted: the key by its letter, as it is shown to people.
    """
    if pressed.key < _LATIN_ENDS or pressed.key == wanted:
        return pressed.key == wanted
    return key_at(pressed) == chr(wanted) if wanted < _LATIN_ENDS else False


class KeyCommand(Enum):
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
    command: KeyCommand
    shown: str
    does: str


_DIGITS: Final = tuple(Qt.Key(Qt.Key.Key_0 + digit) for digit in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0))

BINDINGS: Final[tuple[Binding, ...]] = (
    Binding(
        (Qt.Key.Key_Left,),
        KeyCommand.LEFT,
        tr_noop("Left"),
        tr_noop("Go to the pile or card on the left."),
    ),
    Binding(
        (Qt.Key.Key_Right,),
        KeyCommand.RIGHT,
        tr_noop("Right"),
        tr_noop("Go to the pile or card on the right."),
    ),
    Binding(
        (Qt.Key.Key_Up,),
        KeyCommand.UP,
        tr_noop("Up"),
        tr_noop("Go to the card beneath, or to the pile above."),
    ),
    Binding(
        (Qt.Key.Key_Down,),
        KeyCommand.DOWN,
        tr_noop("Down"),
        tr_noop("Go to the card on it, or the pile below."),
    ),
    Binding(
        (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space),
        KeyCommand.ACT,
        tr_noop("Enter or Space"),
        tr_noop(
            "Pick the card up; on a target, put it down. On the stock, turn a card. "
            "Where several cards are chosen: Space chooses them, Enter plays them."
        ),
    ),
    Binding(
        (Qt.Key.Key_Tab,),
        KeyCommand.NEXT,
        tr_noop("Tab"),
        tr_noop("Go to the next target of the picked card, or to the next card that can move."),
    ),
    Binding(
        (Qt.Key.Key_Backtab,),
        KeyCommand.PREVIOUS,
        tr_noop("Shift+Tab"),
        tr_noop("The same, the other way."),
    ),
    Binding(
        (Qt.Key.Key_X,),
        KeyCommand.OBVIOUS,
        "X",
        tr_noop("Play the card's obvious move, as a double-click does."),
    ),
    Binding(
        (Qt.Key.Key_T,),
        KeyCommand.TOP,
        tr_noop("T or Shift+Left, Shift+Right"),
        tr_noop("Where several cards are chosen: let another of them come to lie on top."),
    ),
    Binding(
        (Qt.Key.Key_D, Qt.Key.Key_S),
        KeyCommand.STOCK,
        tr_noop("D or S"),
        tr_noop("Turn the stock, or turn it over."),
    ),
    Binding(
        (Qt.Key.Key_C,),
        KeyCommand.COLLECT,
        "C",
        tr_noop(
            "Collect the yaku that is ready, or play the offer at your triple; if there are "
            "several, go from one to the next, and Enter does it."
        ),
    ),
    Binding(
        _DIGITS,
        KeyCommand.COLUMN,
        tr_noop("1 to 9, 0"),
        tr_noop(
            "Go to this column, or this card of your hand; answer which card the drawn one takes."
        ),
    ),
    Binding(
        (Qt.Key.Key_P, Qt.Key.Key_Alt),
        KeyCommand.PEEK,
        tr_noop("P or Alt, held"),
        tr_noop("Show the whole of the card under the cursor or the pointer."),
    ),
    Binding(
        (Qt.Key.Key_Escape,),
        KeyCommand.CANCEL,
        tr_noop("Esc"),
        tr_noop("Put the card back; hide the cursor."),
    ),
)
"""Every key of the table, in the order in which help shows them."""

_COMMANDS: Final = {key: binding.command for binding in BINDINGS for key in binding.keys}


def command_of(key: int) -> KeyCommand | None:
    """What a key does on the table, if anything."""
    try:
        return _COMMANDS.get(Qt.Key(key))
    except ValueError:  # a key that Qt has no name for
        return None


def column_number(key: int) -> int:
    """The column, or card of the hand, that a digit key means, counted from 1."""
    return _DIGITS.index(Qt.Key(key)) + 1


def step_from(
    board: Board, places: tuple[Rect, ...], at: Hit | int, command: KeyCommand
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
    if (
        isinstance(at, Hit)
        and command in (KeyCommand.UP, KeyCommand.DOWN)
        and _is_column(board, at)
    ):
        there = Hit(at.pile, at.index + (1 if command is KeyCommand.DOWN else -1))
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


def _nearest(start: Rect, others: dict[Hit | int, Rect], command: KeyCommand) -> Hit | int | None:
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


def _apart(start: Rect, other: Rect, command: KeyCommand) -> tuple[float, float]:
    """How far ahead another rectangle's beginning lies, and the gap aside between the two."""
    across = max(0.0, other.x - start.right, start.x - other.right)
    along = max(0.0, other.y - start.bottom, start.y - other.bottom)
    match command:
        case KeyCommand.LEFT:
            return start.x - other.x, along
        case KeyCommand.RIGHT:
            return other.x - start.x, along
        case KeyCommand.UP:
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


# The keyboard on the table: a cursor, and every move without a mouse.


class KeyHand(QObject):
    """Where the keyboard is, how that is seen, and what its keys do (:data:`BINDINGS`)."""

    focused = Signal(str)
    """The cursor came to a pile, or to a place of the shelf."""

    def __init__(self, interaction: Interaction, cursor: CursorItem, parent: QObject) -> None:
        super().__init__(parent)
        self._interaction = interaction
        self._cursor = cursor
        self.at: Hit | int | None = None
        self.visible = False
        self._covered = False
        self._waits = False

    def focus_pile(self, pile: str) -> bool:
        """Put the cursor on a pile's top card; returns whether there is such a pile."""
        board = self._interaction.board
        if board is None or all(pile != each.id for each in board.piles):
            return False
        self._go(board.stand_at(Hit(pile, -1)))
        return True

    def arrive(self) -> None:
        """Everything lies where it belongs: a question begins at its first answer."""
        targets = self._interaction.answers
        self._waits = self._is_others_turn
        if self.visible and targets:
            self._go(self._stop(targets[0]))
        else:
            self._show()

    @property
    def _is_others_turn(self) -> bool:
        board = self._interaction.board
        return board is not None and board.view.to_move not in (None, board.view.seat)

    def cover(self, *, covered: bool) -> None:
        """A panel lies over the table, or no longer: no frame shines behind it."""
        self._covered = covered
        self._show()

    def _begin(self) -> Hit | int:
        """Where the cursor appears: at a question's answer, where it was, or at the beginning."""
        return self.at if self.at is not None and not self._interaction.answers else self._first()

    def _first(self) -> Hit | int:
        """Where the cursor appears: the first column, one's own hand, or whatever comes first."""
        board = self._interaction.board
        assert board is not None
        targets = self._interaction.answers
        if targets:
            return self._stop(targets[0])
        own = [
            pile
            for pile in board.piles
            if pile.kind is PileKind.COLUMN
            or (pile.kind is PileKind.HAND and pile.owner == board.view.seat)
        ]
        stands = board.stands((own or list(board.piles))[0])
        return stands[-1] if own and own[0].kind is PileKind.COLUMN else stands[0]

    def _stop(self, place: str) -> Hit | int:
        stop, board = stop_of(place), self._interaction.board
        assert board is not None
        return board.stand_at(stop) if isinstance(stop, Hit) else stop

    def _go(self, at: Hit | int) -> None:
        self.at = at
        self.visible = True
        self._waits = self._is_others_turn
        self._show()
        self.focused.emit(self._name(at))

    def _name(self, at: Hit | int) -> str:
        """The pile, or the very card of it where they lie side by side, or the place."""
        if isinstance(at, int):
            return place_target(at)
        board = self._interaction.board
        each = board is not None and board.each_by_itself(at.pile)
        return card_target(at.pile, at.index) if each and at.index >= 0 else at.pile

    def hide(self) -> None:
        """Show no cursor; it comes back where it was."""
        self.visible = False
        self._show()

    def settle(self) -> None:
        """Stay on something that is there, after the board has changed."""
        board = self._interaction.board
        if isinstance(self.at, int) and self.at >= len(self._interaction.places):
            self.at = None
        if isinstance(self.at, Hit) and board is not None:
            placed = any(pile.id == self.at.pile for pile in board.piles)
            foreign = placed and board.is_others_hand(self.at.pile)
            self.at = board.stand_at(self.at) if placed and not foreign else None
        # Whose turn it becomes is seen when the last card of the others has arrived.
        self._waits = self._waits or self._is_others_turn
        self._show()

    @property
    def shown(self) -> Hit | int | None:
        """Where the cursor is, if it is seen."""
        seen = self.visible and not self._covered and not self._waits
        return self.at if seen and self._interaction.board is not None else None

    def _show(self) -> None:
        board, shown = self._interaction.board, self.shown
        shelf = self._interaction.shelf
        shelf_places = board.layout.places if board is not None else ()
        on_shelf = isinstance(shown, int) and shown < len(shelf_places)
        shelf.set_cursor(shown if on_shelf and isinstance(shown, int) else None)
        if isinstance(shown, Hit) and board is not None:
            self._cursor.surround(to_qrect(board.strip(shown.pile, shown.index)))
        elif isinstance(shown, int) and not on_shelf:
            self._cursor.surround(to_qrect(self._interaction.places[shown]))
        else:
            self._cursor.hide()
        self._interaction.point_at(shown)

    def obey(self, command: KeyCommand, key: int) -> None:
        """Do what a key says."""
        interaction = self._interaction
        if interaction.board is None:
            return
        interaction.land()
        match command:
            case KeyCommand.LEFT | KeyCommand.RIGHT | KeyCommand.UP | KeyCommand.DOWN:
                self._step(command)
            case KeyCommand.COLUMN:
                self._number(column_number(key))
            case KeyCommand.ACT if self._confirms(key):
                interaction.choose(interaction.gatherer.ready)
            case KeyCommand.ACT:
                self._act()
            case KeyCommand.NEXT | KeyCommand.PREVIOUS:
                self._cycle(back=command is KeyCommand.PREVIOUS)
            case _:
                self._do(command)

    def _do(self, command: KeyCommand) -> None:
        """What needs no cursor, or only the card it is on; a key held down is the scene's."""
        interaction = self._interaction
        match command:
            case KeyCommand.STOCK:
                self._press_stock()
            case KeyCommand.COLLECT:
                self._collect()
            case KeyCommand.OBVIOUS:
                if self.visible and isinstance(self.at, Hit):
                    interaction.play_obvious(self.at)
            case KeyCommand.TOP:
                interaction.gatherer.bring_up(1)
            case KeyCommand.CANCEL:
                if not interaction.unpick():
                    self.hide()
            case _:
                pass

    def _number(self, number: int) -> None:
        """Put the card that must be put somewhere on its target of this number, else go there."""
        interaction = self._interaction
        board = interaction.board
        assert board is not None
        if interaction.answers:
            if number <= len(interaction.answers):
                interaction.play_picked(interaction.answers[number - 1])
            return
        there = board.numbered(number)
        if there is not None:
            self._go(there)

    def _confirms(self, key: int) -> bool:
        """Whether a key plays the cards that are chosen: Enter does, unless it is on an offer."""
        enters = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not isinstance(self.at, int)
        return enters and self._interaction.gatherer.ready is not None

    def _step(self, command: KeyCommand) -> None:
        board = self._interaction.board
        assert board is not None
        if self.at is None or not self.visible:
            self._go(self._begin())
            return
        there = step_from(board, self._interaction.places, self.at, command)
        if there is not None:
            self._go(there)

    def _act(self) -> None:
        interaction = self._interaction
        if self.at is None or not self.visible:
            self._go(self._begin())
        elif isinstance(self.at, int):
            interaction.act_on_place(self.at)
        else:
            at = self.at
            interaction.act_on(at)
            assert interaction.board is not None
            in_hand = interaction.board.view.pile(at.pile).kind is PileKind.HAND
            gathers = interaction.gatherer.has(at)
            if in_hand and interaction.picked == at and interaction.picked_targets and not gathers:
                self._go(self._stop(interaction.picked_targets[0].place))

    def _cycle(self, *, back: bool) -> None:
        interaction = self._interaction
        if interaction.picked is not None and interaction.picked_targets:
            stops = [
                self._stop(target.place)
                for target in interaction.picked_targets
                if not target.quiet
            ]
        else:
            stops = self._movable()
        there = cycle(stops, self.at, back=back)
        if there is not None:
            self._go(there)

    def _movable(self) -> list[Hit | int]:
        """Everything that a key could act on now: cards that can go somewhere, the stock."""
        board, choices = self._interaction.board, self._interaction.choices
        assert board is not None
        stops: list[Hit | int] = []
        for pile in board.piles:
            stops += [
                stand
                for stand in board.stands(pile)
                if choices.targets(stand.pile, stand.index)
                or choices.press(stand.pile, stand.index) is not None
                or choices.usable(stand)
            ]
        places = range(len(self._interaction.places))
        return [*stops, *(number for number in places if choices.collect(number) is not None)]

    def _press_stock(self) -> None:
        board = self._interaction.board
        assert board is not None
        for pile in board.piles:
            if pile.kind is PileKind.STOCK:
                self._interaction.unpick()
                self._interaction.act_on(Hit(pile.id, len(pile.cards) - 1))
                return

    def _collect(self) -> None:
        interaction = self._interaction
        board, choices = interaction.board, interaction.choices
        assert board is not None
        # Both places of a yaku may be ready, but then for the same cards: one stop is enough.
        ready: dict[object, int] = {}
        for number in range(len(interaction.places)):
            move = choices.collect(number)
            if move is not None:
                ready.setdefault(move, number)
        if len(ready) == 1:
            interaction.act_on_place(next(iter(ready.values())))
            return
        there = cycle(ready.values(), self.at, back=False)
        if there is not None:
            interaction.unpick()
            self._go(there)
