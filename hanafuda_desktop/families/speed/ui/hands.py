"""Mouse and finger on the table of a real-time game: what is under way is never landed for them."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, Signal

from hanafuda_desktop.families.speed.moves import Join, Put, SpeedMove
from hanafuda_desktop.families.speed.state import LATE_MS
from hanafuda_desktop.families.speed.ui.layout import SpeedLayout, column_of, stack_id
from hanafuda_desktop.families.speed.ui.table import SpeedChoices
from hanafuda_desktop.table.adapter import Target
from hanafuda_desktop.table.board import Hit, Stop
from hanafuda_desktop.table.interaction import Interaction, MouseHand, Press

# The keys of a real-time game: which key is whose, and where on the keyboard it is.
#
# A block is for one hand. Nothing in it needs two keys at once, for a cheap keyboard tells only
# two or three keys of a group from one another, and two people may use it. Keys are known by where
# they are (:mod:`.keyboard`), so that a block lies under the same fingers on any keyboard.


class KeyboardSide(Enum):
    """Which side of the keyboard a seat plays on."""

    LEFT = auto()
    RIGHT = auto()


class KeyPurpose(Enum):
    """What a key is for."""

    COLUMN = auto()
    """Send the top of a column to the stack it fits, or turn it up."""
    STACK = auto()
    """Choose a stack for a card that fits on several."""
    JOIN = auto()
    """The next column key moves its run onto another column."""
    PEEK = auto()
    """While it is held: look at one's own last card."""


KeyRole = tuple[KeyPurpose, int]
"""What a key is for, and of which column, or of which stack from the left of the table."""


class KeyBlock(NamedTuple):
    """The keys of one hand, by their names.

    Attributes:
        columns: one for each column.
        stacks: for the stacks, from the left of the table.
        join: for joining.
        peek: for a look at the last card.
    """

    columns: tuple[str, ...]
    stacks: tuple[str, str]
    join: str
    peek: str

    @property
    def keys(self) -> dict[str, KeyRole]:
        """What each key is for."""
        roles = [(KeyPurpose.COLUMN, number) for number in range(len(self.columns))]
        roles += (KeyPurpose.STACK, 0), (KeyPurpose.STACK, 1)
        roles += (KeyPurpose.JOIN, 0), (KeyPurpose.PEEK, 0)
        names = (*self.columns, *self.stacks, self.join, self.peek)
        return dict(zip(names, roles, strict=True))


_FOUR: Final = {KeyboardSide.LEFT: "ASDF", KeyboardSide.RIGHT: "JKL;"}
_FIVE: Final = {KeyboardSide.LEFT: "ASDFG", KeyboardSide.RIGHT: "HJKL;"}
_EIGHT: Final = {KeyboardSide.LEFT: "ASDFZXCV", KeyboardSide.RIGHT: "JKL;M,./"}
_OTHERS: Final = {KeyboardSide.LEFT: ("Q", "W", "E", "R"), KeyboardSide.RIGHT: ("U", "I", "O", "P")}


def block_of(hand: KeyboardSide, columns: int) -> KeyBlock:
    """The keys of a hand for so many columns, 1 to 8."""
    layout = _FOUR if columns <= 4 else _FIVE if columns == 5 else _EIGHT
    first, second, join, peek = _OTHERS[hand]
    return KeyBlock(tuple(layout[hand][:columns]), (first, second), join, peek)


def role_of(hands: dict[int, KeyboardSide], columns: int, key: str) -> tuple[int, KeyRole] | None:
    """Whose key this is, and what it is for."""
    for seat, hand in hands.items():
        role = block_of(hand, columns).keys.get(key)
        if role is not None:
            return seat, role
    return None


class SpeedInteraction(Interaction):
    """What hands can do in a real-time game.

    Attributes:
        hands: who plays at this table, and on which side of the keyboard: only their columns can
            be touched.
    """

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.hands: dict[int, KeyboardSide] = {}

    @property
    def live(self) -> SpeedChoices:
        """What can be done on a table that shows a game, in this family's terms."""
        assert isinstance(self.choices, SpeedChoices)
        return self.choices

    @property
    def stack_order(self) -> tuple[int, ...]:
        """The stacks from the left of the table to the right."""
        layout = self.board.layout
        stacks = layout.stacks if isinstance(layout, SpeedLayout) else ()
        return tuple(sorted(range(len(stacks)), key=lambda stack: stacks[stack].x))

    def light(self, targets: tuple[Target, ...], at: Hit | None, *, held: bool) -> None:
        """Let targets glow, but none that would tell the other here what a last card is (HP-9)."""
        place = column_of(at.pile) if at is not None else None
        if place is not None and len(self.hands) > 1 and self.live.turn.secret[place[0]]:
            targets = ()
        super().light(targets, at, held=held)

    def land(self) -> None:
        """A gesture waits for nothing and lands nothing."""

    def liftable(self, at: Hit) -> bool:
        """Whether a hand can take this card: an open one of its own, or its secret last one."""
        place = column_of(at.pile)
        if place is None or place[0] not in self.hands or at.index < 0:
            return False
        found = self.live.view.pile(at.pile)
        return at.index >= found.face_down or self.live.turn.secret[place[0]]

    def choose(self, move: object) -> None:
        """Tell that this move is to be played."""
        self.unpick()
        self.move_chosen.emit(move)

    def pick(self, at: Hit, place: Stop | None = None) -> None:
        """Nothing stays picked up: a card that came too late is back at once."""

    def act_near(self, at: Hit, point: QPointF) -> None:
        """What a click does: turn a card up, or send a column's top to the stack that it fits.

        Where it fits both, it goes to the stack nearer to where the click was. Where it fits none,
        it is tried, so that whoever was too late is told so.
        """
        live, place, board = self.live, column_of(at.pile), self.board
        if place is None or place[0] not in self.hands:
            return
        pressed, puts = live.turned(*place), live.puts(*place)

        def away(stack: int) -> float:
            rect = board.layout.slot(stack_id(stack))
            return abs(rect.x + rect.width / 2 - point.x())

        if pressed is not None:
            self.choose(pressed)
        elif puts:
            self.choose(puts[min(puts, key=away)])
        elif live.view.pile(at.pile).cards:
            self.move_refused.emit(live.tried(*place, live.lately_covered(place[0])))


class SpeedMouse(MouseHand):
    """What the pointer does in a real-time game."""

    _interaction: SpeedInteraction

    def _click(self, press: Press, point: QPointF) -> None:
        """Every click is one click: of two quick ones on a column both count."""
        at = self._interaction.hit(point)
        # The column may have changed between press and release, but not which column it is.
        if press.at is not None and at is not None and at.pile == press.at.pile:
            self._interaction.act_near(at, point)

    def _grab(self, at: Hit, point: QPointF) -> None:
        # The other may have played since the press.
        now = self._interaction.hit(point)
        if now is None or not self._interaction.liftable(now):
            return
        for item in self._interaction.items(now):
            self._interaction.stage.finish(item)
            self._interaction.stage.finish((item, "hover"))
        super()._grab(now, point)

    def peek(self, at: Hit | None) -> bool:
        """Show a card whole, or one's own last card."""
        return self.peek_at_secret(at) or super().peek(at)

    def peek_at_secret(self, at: Hit | None) -> bool:
        """Show one's own last card, which lies face down, unless the other sits here as well."""
        place = column_of(at.pile) if at is not None else None
        if at is None or place is None or at.index < 0:
            return False
        live = self._interaction.live
        if live.secret(place[0]) != place[1] or self._interaction.hands.keys() != {place[0]}:
            return False
        return self.show_whole(Hit(at.pile, 0), live.view.pile(at.pile).cards[0])

    # --- while the other plays -------------------------------------------------------------------

    @property
    def holding(self) -> tuple[Any, ...]:
        """The items in the hand."""
        return self.held.items if self.held is not None else ()

    def renew(self) -> None:
        """The table has changed under the hand: hold on, if the cards are still those there."""
        held = self.held
        if held is None:
            return
        at = held.at
        items = self._interaction.cast.piles.get(at.pile, [])
        same = tuple(items[at.index :]) == held.items and self._interaction.liftable(at)
        column = column_of(at.pile)
        if column is not None and self._interaction.live.secret(column[0]) == column[1]:
            # If it was open when it was taken, and is the last one now, it lies face down.
            same = same and all(item.card is None for item in held.items)
        if same:
            self._offer_targets(held, at)
        else:
            self.forget()


# Hands on the keyboard in a real-time game: one for each seat that plays here, on a side of it.
#
# A column's key sends its top card to the stack that it fits, or turns it up. Where it fits
# several, the key of a stack chooses, or the same key again for the stack that the seat feeds. The
# join key and then a column's key move that column's run onto another; where it fits several, a
# third key says which. The keys of two columns, one after the other, join as well, if the first
# column's top does not go to a stack at once and the table has not changed in between. A card
# never goes to a column by a single key: who comes too late for a stack would otherwise find it
# there. One key is pressed after the other, never two at once.


class KeyProgress(NamedTuple):
    """What a seat's keys have said so far.

    Attributes:
        column: the column whose card waits for a place; ``None`` if none does.
        joining: whether the next column key means joining.
    """

    column: int | None = None
    joining: bool = False


_NOTHING = KeyProgress()


class SpeedKeys(QObject):
    """The keys of all seats that play at this table.

    Attributes:
        down: the keys that are held down, by name.
    """

    changed = Signal()
    """Another key is down, or waits for the next: what the keys look like."""

    def __init__(self, interaction: SpeedInteraction, columns: int, parent: QObject) -> None:
        super().__init__(parent)
        self._interaction = interaction
        self._columns = columns
        self.down: set[str] = set()
        self._aims: dict[int, KeyProgress] = {}
        self._legends: dict[str, str] = {}
        self._seen: SpeedChoices | None = None
        self._missed: dict[tuple[int, int], int] = {}

    def aim(self, seat: int) -> KeyProgress:
        """What a seat's keys have said so far."""
        return self._aims.get(seat, _NOTHING)

    def stacks_for(self, seat: int) -> frozenset[int]:
        """The stacks of which one has to be chosen for a seat's card."""
        aim = self.aim(seat)
        if aim.column is None or aim.joining:
            return frozenset()
        return frozenset(self._interaction.live.puts(seat, aim.column))

    def owner(self, key: str) -> tuple[int, KeyRole] | None:
        """Whose key this is, and what it is for."""
        return role_of(self._interaction.hands, self._columns, key)

    def legend(self, key: str) -> str:
        """What stands on a key of this keyboard, as far as it has shown."""
        return self._legends.get(key, key)

    def learn(self, key: str, text: str) -> None:
        """A key writes this: on another keyboard than an English one other letters stand on it."""
        if len(text) == 1 and text.isprintable() and not text.isspace():
            self._legends[key] = text.upper()

    def press(self, key: str, seat: int, role: KeyRole) -> None:
        """A key of a seat went down."""
        self.down.add(key)
        live, aim = self._interaction.live, self.aim(seat)
        self._aims[seat] = _NOTHING
        match role:
            case KeyPurpose.COLUMN, column:
                self._column(live, seat, column, aim)
            case KeyPurpose.STACK, number:
                self._stack(live, seat, number, aim)
            case KeyPurpose.JOIN, _ if not aim.joining:
                self._aims[seat] = KeyProgress(aim.column, joining=True)
            case _:
                pass  # A look lasts as long as its key is held; see the scene.
        self.changed.emit()

    def release(self, key: str) -> bool:
        """A key went up; returns whether it was down."""
        was_down = key in self.down
        self.down.discard(key)
        if was_down:
            self.changed.emit()
        return was_down

    def forget(self) -> None:
        """Nothing is held down any more, and nothing has been said."""
        self.down.clear()
        self._aims.clear()
        self._seen, self._missed = None, {}
        self.changed.emit()

    def settle(self) -> None:
        """The table has changed: a card waits on if it can still go onto a stack.

        One that waits for a column does not: long afterwards nobody remembers that it waits.
        """
        live = self._interaction.live
        if live is self._seen:
            return
        before, self._seen = self._seen, live
        self._missed = {} if before is None else self._just_missed(before, live)
        for seat, aim in list(self._aims.items()):
            if aim.column is None:
                continue
            places = live.joins if aim.joining else live.puts
            if not places(seat, aim.column) and (seat, aim.column) not in self._missed:
                self._aims[seat] = _NOTHING

    def _just_missed(self, before: SpeedChoices, live: SpeedChoices) -> dict[tuple[int, int], int]:
        """The stacks that columns' tops fitted until another seat covered them, just now."""
        turn, found = live.turn, {}
        for place in filter(None, (column_of(pile.id) for pile in live.view.piles)):
            seat, _ = place
            if seat not in self._interaction.hands or live.pile(*place) != before.pile(*place):
                continue
            lost = [stack for stack in before.puts(*place) if stack not in live.puts(*place)]
            if place in self._missed:
                lost.append(self._missed[place])
            # A round of sudden death may have fewer stacks than the one before.
            for stack in (s for s in lost if s < len(turn.covered)):
                covered = turn.covered[stack]
                if covered.seat not in (-1, seat) and turn.now - covered.at <= LATE_MS:
                    found[place] = stack
        return found

    # --- what a key means ------------------------------------------------------------------------

    def _column(self, live: SpeedChoices, seat: int, column: int, aim: KeyProgress) -> None:
        if aim.column is not None and aim.column != column:
            join = live.joins(seat, aim.column).get(column)
            if join is not None or aim.joining:
                tried = Join(seat, live.turn.now, aim.column, column)
                self._play(join, tried)
                return
        if aim.joining:
            self._join(live, seat, column)
            return
        turned = live.turned(seat, column)
        if turned is not None:
            self._interaction.choose(turned)
            return
        self._send(live, seat, column, again=aim.column == column)

    def _send(self, live: SpeedChoices, seat: int, column: int, *, again: bool) -> None:
        if not live.pile(seat, column).cards:
            return
        puts = live.puts(seat, column)
        if len(puts) > 1 and not again:
            self._aims[seat] = KeyProgress(column)
        elif puts:
            self._interaction.choose(puts.get(seat) or next(iter(puts.values())))
        elif live.joins(seat, column) and not again:
            self._aims[seat] = KeyProgress(column)
            missed = self._missed.get((seat, column))
            if missed is not None:
                # It was meant for the stack that somebody else has covered: say so.
                self._play(None, live.tried(seat, column, missed))
        else:
            self._play(None, live.tried(seat, column, live.lately_covered(seat)))

    def _join(self, live: SpeedChoices, seat: int, column: int) -> None:
        joins = live.joins(seat, column)
        if len(joins) == 1:
            self._interaction.choose(next(iter(joins.values())))
        else:
            # Of several the next key says which; of none it says what was meant.
            self._aims[seat] = KeyProgress(column, joining=True)

    def _stack(self, live: SpeedChoices, seat: int, number: int, aim: KeyProgress) -> None:
        order = self._interaction.stack_order
        # A stack key says where the card goes that waits; by itself it plays nothing, or the key
        # after a card that went at once would play another one.
        if aim.column is None or number >= len(order):
            return
        stack = order[number]
        put = live.puts(seat, aim.column).get(stack)
        self._play(put, live.tried(seat, aim.column, stack))

    def _play(self, move: Put | Join | None, tried: SpeedMove) -> None:
        if move is not None:
            self._interaction.choose(move)
        else:
            self._interaction.move_refused.emit(tried)
