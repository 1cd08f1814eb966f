"""The keys of the table: one table that both plays and explains them, and where the cursor goes.

The cursor stands on a card, on the empty place of a pile, or on a place of the shelf. Moving it is
geometry on the board at rest, so it works for any layout and any family.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from math import inf
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table.board import Board, Hit, Stop
from hanafuda_desktop.table.highlights import CursorItem
from hanafuda_desktop.table.interaction import Interaction
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.text.language import Text

# Where keys are on the keyboard, whatever stands on them.
#
# Keys are named by what stands on them on an English keyboard. The system tells where a key is
# (its scan code), so that the keys of a hand lie under the same fingers on any keyboard, and a
# letter is found by people in whose script there is no such letter; where the system does not
# tell, a key is known by its letter.

_ROWS: Final = ((16, "QWERTYUIOP"), (30, "ASDFGHJKL;"), (44, "ZXCVBNM,./"))
"""The rows of keys, and the scan code that the first of each has on a PC; the others follow it."""
_BY_SCAN: Final = {first + at: key for first, row in _ROWS for at, key in enumerate(row)}
_MAC: Final = (
    *(12, 13, 14, 15, 17, 16, 32, 34, 31, 35),
    *(0, 1, 2, 3, 5, 4, 38, 40, 37, 41),
    *(6, 7, 8, 9, 11, 45, 46, 43, 47, 44),
)
"""The virtual key codes of the same keys on a Mac."""
_BY_MAC: Final = dict(zip(_MAC, _BY_SCAN.values(), strict=True))
_AFTER_X: Final = 8
"""X and Wayland count scan codes from here."""
_LATIN_ENDS: Final = 0x250
"""Letters from here on are of another script: its keyboards write no Latin letter by themselves."""


def key_at(event: QKeyEvent) -> str | None:
    """The name of the letter's key that is there; ``None`` for any other."""
    platform, scan, key = QGuiApplication.platformName(), event.nativeScanCode(), event.key()
    if platform == "cocoa":
        return _BY_MAC.get(event.nativeVirtualKey())
    if platform in ("xcb", "wayland", "wayland-egl") and scan > _AFTER_X:
        return _BY_SCAN.get(scan - _AFTER_X)
    if platform == "windows" and scan:
        return _BY_SCAN.get(scan)
    name = chr(key) if Qt.Key.Key_Space <= key <= Qt.Key.Key_AsciiTilde else ""
    return name if name in _BY_MAC.values() else None


def is_key(event: QKeyEvent, wanted: Qt.Key) -> bool:
    """Whether this is the key with a letter, or in another script the one in that letter's place.

    Args:
        event: of the key that went down.
        wanted: the key by its letter, as it is shown to people.
    """
    if event.key() < _LATIN_ENDS or event.key() == wanted:
        return event.key() == wanted
    return key_at(event) == chr(wanted) if wanted < _LATIN_ENDS else False


_DIGITS: Final = tuple(Qt.Key(Qt.Key.Key_0 + digit) for digit in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0))


class _Key(NamedTuple):
    """What a command of the keyboard is made of.

    Attributes:
        does: what it does, as a sentence for people, in English.
        keys: any of these keys does it.
        shown: the keys as people call them, in English; if left out, the letter that they are.
    """

    does: Text
    keys: tuple[Qt.Key, ...]
    shown: Text = ""


class KeyCommand(Enum):
    """Everything that keys do on the table, in the order in which help shows it."""

    LEFT = _Key("Go to the pile or card on the left.", (Qt.Key.Key_Left,), "Left")
    RIGHT = _Key("Go to the pile or card on the right.", (Qt.Key.Key_Right,), "Right")
    UP = _Key("Go to the card beneath, or to the pile above.", (Qt.Key.Key_Up,), "Up")
    DOWN = _Key("Go to the card on it, or the pile below.", (Qt.Key.Key_Down,), "Down")
    ACT = _Key(
        "Pick the card up; on a target, put it down. On the stock, turn a card. "
        "Where several cards are chosen: Space chooses them, Enter plays them.",
        (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space),
        "Enter or Space",
    )
    NEXT = _Key(
        "Go to the next target of the picked card, or to the next card that can move.",
        (Qt.Key.Key_Tab,),
        "Tab",
    )
    PREVIOUS = _Key("The same, the other way.", (Qt.Key.Key_Backtab,), "Shift+Tab")
    OBVIOUS = _Key("Play the card's obvious move, as a double-click does.", (Qt.Key.Key_X,))
    TOP = _Key(
        "Where several cards are chosen: let another of them come to lie on top.",
        (Qt.Key.Key_T,),
        "T or Shift+Left, Shift+Right",
    )
    STOCK = _Key("Turn the stock, or turn it over.", (Qt.Key.Key_D, Qt.Key.Key_S), "D or S")
    COLLECT = _Key(
        "Collect the yaku that is ready, or play the offer at your triple; if there are "
        "several, go from one to the next, and Enter does it.",
        (Qt.Key.Key_C,),
    )
    COLUMN = _Key(
        "Go to this column, or this card of your hand; answer which card the drawn one takes.",
        _DIGITS,
        "1 to 9, 0",
    )
    PEEK = _Key(
        "Show the whole of the card under the cursor or the pointer.",
        (Qt.Key.Key_P, Qt.Key.Key_Alt),
        "P or Alt, held",
    )
    CANCEL = _Key("Put the card back; hide the cursor.", (Qt.Key.Key_Escape,), "Esc")

    def __init__(self, does: Text, keys: tuple[Qt.Key, ...], shown: Text) -> None:
        self.does, self.keys, self.shown = does, keys, shown or chr(keys[0])


COMMANDS: Final[Mapping[int, KeyCommand]] = {
    key: command for command in KeyCommand for key in command.keys
}
"""What each key does on the table."""


def step_from(board: Board, places: tuple[Rect, ...], at: Stop, command: KeyCommand) -> Stop | None:
    """Where an arrow key leads.

    Args:
        board: the table at rest.
        places: the places of the shelf.
        at: where the cursor is: on a pile, or on a place of the shelf.
        command: LEFT, RIGHT, UP or DOWN.

    Returns:
        The new position, or ``None`` when there is nothing that way.
    """
    if isinstance(at, int):
        start, own = places[at], None
    else:
        start, own = _stand_rect(board, at), board.view.pile(at.pile)
        step = {KeyCommand.DOWN: 1, KeyCommand.UP: -1}.get(command, 0)
        there = Hit(at.pile, at.index + step)
        if step and own.kind is PileKind.COLUMN and there in board.stands(own):
            return there
    stands: dict[Stop, Rect] = {}
    for pile in board.piles:
        if pile.kind is PileKind.COLUMN:
            if pile is not own:
                stands[board.stands(pile)[-1]] = board.whole(pile.id)
        elif not board.is_others_hand(pile.id):
            stands |= {stand: _stand_rect(board, stand) for stand in board.stands(pile)}
    stands |= dict(enumerate(places))
    stands.pop(at, None)
    distances = {stand: _distance(start, rect, command) for stand, rect in stands.items()}
    nearest = min(distances, key=lambda stand: distances[stand], default=at)
    return nearest if distances.get(nearest, inf) < inf else None


def _stand_rect(board: Board, at: Hit) -> Rect:
    """What the cursor leaves and comes to: a card that lies beside others, or a whole pile."""
    pile = board.view.pile(at.pile)
    if pile.kind is not PileKind.COLUMN and len(board.stands(pile)) > 1:
        return board.strip(at.pile, at.index)
    return board.whole(at.pile)


def _distance(start: Rect, other: Rect, command: KeyCommand) -> float:
    """How far ahead another rectangle begins; aside is farther, and behind is out of reach."""
    across = max(0.0, other.x - start.right, start.x - other.right)
    along = max(0.0, other.y - start.bottom, start.y - other.bottom)
    match command:
        case KeyCommand.LEFT:
            ahead, aside = start.x - other.x, along
        case KeyCommand.RIGHT:
            ahead, aside = other.x - start.x, along
        case KeyCommand.UP:
            ahead, aside = start.y - other.y, across
        case _:
            ahead, aside = other.y - start.y, across
    return ahead + 3 * aside if ahead > 0 else inf


def cycle(stops: Iterable[Stop], at: Stop | None, *, back: bool) -> Stop | None:
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
    """Where the keyboard is, how that is seen, and what its keys do (:class:`KeyCommand`)."""

    focused = Signal(object)
    """The cursor came to this :data:`Stop`."""

    def __init__(self, interaction: Interaction, cursor: CursorItem, parent: QObject) -> None:
        super().__init__(parent)
        self._interaction = interaction
        self._cursor = cursor
        self.at: Stop | None = None
        self.visible = False
        self._covered = False
        self._waits = False

    @property
    def _board(self) -> Board:
        return self._interaction.board

    # --- where the cursor is ---------------------------------------------------------------------

    def arrive(self) -> None:
        """Everything lies where it belongs: a question begins at its first answer."""
        self._waits = self._is_others_turn
        if self.visible and self._interaction.answers:
            self._go(self._first())
        else:
            self._show()

    @property
    def _is_others_turn(self) -> bool:
        view = self._board.view
        return view.to_move not in (None, view.seat)

    def cover(self, *, covered: bool) -> None:
        """A panel lies over the table, or no longer: no frame shines behind it."""
        self._covered = covered
        self._show()

    def _first(self) -> Stop:
        """A question's first answer; the first column, one's own hand, or whatever comes first."""
        board, answers = self._board, self._interaction.answers
        if answers:
            return self._stop(answers[0])
        own = [
            pile
            for pile in board.piles
            if pile.kind is PileKind.COLUMN
            or (pile.kind is PileKind.HAND and pile.owner == board.view.seat)
        ]
        stands = board.stands((own or list(board.piles))[0])
        return stands[-1] if own and own[0].kind is PileKind.COLUMN else stands[0]

    def _stop(self, stop: Stop) -> Stop:
        return self._board.stand_at(stop) if isinstance(stop, Hit) else stop

    def _go(self, at: Stop | None) -> None:
        """Go there, if there is such a place."""
        if at is not None:
            self.at = at
            self.visible = True
            self._waits = self._is_others_turn
            self._show()
            if isinstance(at, Hit) and not self._board.each_by_itself(at.pile):
                at = Hit(at.pile)
            self.focused.emit(at)

    def _appear(self) -> Stop | None:
        """Where the cursor is; if it is not seen, it is shown at an answer, or where it was."""
        if self.at is not None and self.visible:
            return self.at
        has_place = self.at is not None and not self._interaction.answers
        self._go(self.at if has_place else self._first())
        return None

    def hide(self) -> None:
        """Show no cursor; it comes back where it was."""
        self.visible = False
        self._show()

    def settle(self) -> None:
        """Stay on something that is there, after the board has changed."""
        board = self._board
        if isinstance(self.at, int) and self.at >= len(self._interaction.places):
            self.at = None
        if isinstance(self.at, Hit):
            placed = any(pile.id == self.at.pile for pile in board.piles)
            foreign = placed and board.is_others_hand(self.at.pile)
            self.at = board.stand_at(self.at) if placed and not foreign else None
        # Whose turn it becomes is seen when the last card of the others has arrived.
        self._waits = self._waits or self._is_others_turn
        self._show()

    @property
    def shown(self) -> Stop | None:
        """Where the cursor is, if it is seen."""
        return self.at if self.visible and not self._covered and not self._waits else None

    def _show(self) -> None:
        interaction, shown = self._interaction, self.shown
        if shown is None:
            self._cursor.hide()
        elif isinstance(shown, Hit):
            self._cursor.surround(QRectF(*self._board.strip(shown.pile, shown.index)))
        else:
            self._cursor.surround(QRectF(*interaction.places[shown]))
        interaction.point_at(shown)

    # --- what keys do ----------------------------------------------------------------------------

    def obey(self, command: KeyCommand, key: int) -> None:
        """Do what a key says; one that is held down is the scene's."""
        interaction = self._interaction
        if not self._board.piles:
            return
        interaction.land()
        match command:
            case KeyCommand.LEFT | KeyCommand.RIGHT | KeyCommand.UP | KeyCommand.DOWN:
                at = self._appear()
                if at is not None:
                    self._go(step_from(self._board, interaction.places, at, command))
            case KeyCommand.COLUMN:
                self._number(_DIGITS.index(Qt.Key(key)) + 1)
            case KeyCommand.ACT if self._confirms(key):
                interaction.choose(interaction.choices.ready)
            case KeyCommand.ACT:
                self._act()
            case KeyCommand.NEXT | KeyCommand.PREVIOUS:
                self._go(cycle(self._stops(), self.at, back=command is KeyCommand.PREVIOUS))
            case _:
                self._do(command)

    def _do(self, command: KeyCommand) -> None:
        """What needs no cursor, or only the card it is on."""
        interaction = self._interaction
        match command:
            case KeyCommand.STOCK:
                self._press_stock()
            case KeyCommand.COLLECT:
                self._collect()
            case KeyCommand.OBVIOUS if self.visible and isinstance(self.at, Hit):
                interaction.play_obvious(self.at)
            case KeyCommand.TOP:
                interaction.bring_up(1)
            case KeyCommand.CANCEL if not interaction.unpick():
                self.hide()
            case _:
                pass

    def _number(self, number: int) -> None:
        """Put the card that must be put somewhere on its target of this number, else go there."""
        answers = self._interaction.answers
        if not answers:
            self._go(self._board.numbered(number))
        elif number <= len(answers):
            self._interaction.play_picked(answers[number - 1])

    def _confirms(self, key: int) -> bool:
        """Whether a key plays the cards that are chosen: Enter does, unless it is on an offer."""
        enters = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not isinstance(self.at, int)
        return enters and self._interaction.choices.ready is not None

    def _act(self) -> None:
        interaction, at = self._interaction, self._appear()
        if isinstance(at, int):
            interaction.act_on_place(at)
        elif at is not None:
            interaction.act_on(at)
            in_hand = self._board.view.pile(at.pile).kind is PileKind.HAND
            gathers = at in interaction.choices.chosen
            if in_hand and interaction.picked == at and interaction.picked_targets and not gathers:
                self._go(self._stop(interaction.picked_targets[0].place))

    def _stops(self) -> list[Stop]:
        """Where the picked card can go, or everything that a key could act on now: cards that can
        go somewhere, the stock.
        """
        interaction, choices = self._interaction, self._interaction.choices
        if interaction.picked is not None and interaction.picked_targets:
            loud = [target for target in interaction.picked_targets if not target.quiet]
            return [self._stop(target.place) for target in loud]
        stops = [
            stand
            for pile in self._board.piles
            for stand in self._board.stands(pile)
            if choices.targets(stand.pile, stand.index)
            or choices.press(stand.pile, stand.index) is not None
            or choices.usable(stand)
        ]
        places = range(len(interaction.places))
        return [*stops, *(number for number in places if choices.collect(number) is not None)]

    def _press_stock(self) -> None:
        stocks = [pile for pile in self._board.piles if pile.kind is PileKind.STOCK]
        if stocks:
            self._interaction.unpick()
            self._interaction.act_on(Hit(stocks[0].id, len(stocks[0].cards) - 1))

    def _collect(self) -> None:
        interaction = self._interaction
        # Both places of a yaku may be ready, but then for the same cards: one stop is enough.
        ready: dict[object, int] = {}
        for number in range(len(interaction.places)):
            move = interaction.choices.collect(number)
            if move is not None:
                ready.setdefault(move, number)
        if len(ready) == 1:
            interaction.act_on_place(next(iter(ready.values())))
        elif ready:
            interaction.unpick()
            self._go(cycle(ready.values(), self.at, back=False))
