"""Hands on the keyboard in a real-time game: one for each seat that plays here, on a side of it.

A column's key sends its top card to the stack that it fits, or turns it up. Where it fits several,
the key of a stack chooses, or the same key again for the stack that the seat feeds. The join key
and then a column's key move that column's run onto another; where it fits several, a third key says
which. The keys of two columns, one after the other, join as well, if the first column's top does
not go to a stack at once and the table has not changed in between. A card never goes to a column by
a single key: who comes too late for a stack would otherwise find it there. One key is pressed after
the other, never two at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.engine.speed.moves import Join, Put, SpeedMove
from hanafuda_desktop.engine.speed.state import LATE_MS
from hanafuda_desktop.table.speed_choices import SpeedChoices
from hanafuda_desktop.table.speed_hands import SpeedSurface
from hanafuda_desktop.table.speed_keys import Hand, KeyRole, Role, role_of

__all__ = ["Aim", "SpeedKeys"]


@dataclass(frozen=True, slots=True)
class Aim:
    """What a seat's keys have said so far.

    Attributes:
        column: the column whose card waits for a place; ``None`` if none does.
        joining: whether the next column key means joining.
    """

    column: int | None = None
    joining: bool = False


_NOTHING = Aim()


class SpeedKeys(QObject):
    """The keys of all seats that play at this table.

    Attributes:
        hands: which side of the keyboard each of them plays on.
        down: the keys that are held down, by name.
        stack_order: the stacks from the left of the table to the right.
    """

    changed = Signal()
    """Another key is down, or waits for the next: what the keys look like."""

    def __init__(self, surface: SpeedSurface, parent: QObject) -> None:
        super().__init__(parent)
        self._surface = surface
        self.hands: dict[int, Hand] = {}
        self.down: set[str] = set()
        self._aims: dict[int, Aim] = {}
        self.stack_order: Callable[[], tuple[int, ...]] = tuple
        self._legends: dict[str, str] = {}
        self._seen: SpeedChoices | None = None
        self._missed: dict[tuple[int, int], int] = {}

    def aim(self, seat: int) -> Aim:
        """What a seat's keys have said so far."""
        return self._aims.get(seat, _NOTHING)

    def secret(self, seat: int) -> int | None:
        """The column in which a seat's last card lies face down."""
        live = self._surface.live
        return live.secret(seat) if live is not None else None

    def stacks_for(self, seat: int) -> frozenset[int]:
        """The stacks of which one has to be chosen for a seat's card."""
        live, aim = self._surface.live, self.aim(seat)
        if live is None or aim.column is None or aim.joining:
            return frozenset()
        return frozenset(live.puts(seat, aim.column))

    def owner(self, key: str, columns: int) -> tuple[int, KeyRole] | None:
        """Whose key this is, and what it is for."""
        return role_of(self.hands, columns, key)

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
        live = self._surface.live
        if live is not None:
            aim = self.aim(seat)
            self._aims[seat] = _NOTHING
            match role.role:
                case Role.COLUMN:
                    self._column(live, seat, role.number, aim)
                case Role.STACK:
                    self._stack(live, seat, role.number, aim)
                case Role.JOIN:
                    self._aims[seat] = _NOTHING if aim.joining else Aim(aim.column, joining=True)
                case Role.PEEK:
                    pass  # It is held; see the scene.
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
        live = self._surface.live
        if live is self._seen:
            return
        self._missed = self._just_missed(live)
        self._seen = live
        for seat, aim in list(self._aims.items()):
            if aim.column is None or live is None:
                continue
            places = live.joins if aim.joining else live.puts
            if not places(seat, aim.column) and (seat, aim.column) not in self._missed:
                self._aims[seat] = _NOTHING

    def _just_missed(self, live: SpeedChoices | None) -> dict[tuple[int, int], int]:
        """The stacks that columns' tops fitted until another seat covered them, just now."""
        before = self._seen
        if live is None or before is None:
            return {}
        turn, found = live.turn, {}
        for seat, column in live.columns(self.hands):
            pile = live.pile(seat, column)
            lost = [s for s in before.puts(seat, column) if s not in live.puts(seat, column)]
            if (seat, column) in self._missed:
                lost.append(self._missed[seat, column])
            # A round of sudden death may have fewer stacks than the one before.
            for stack in (s for s in lost if s < len(turn.covered)):
                by_another = turn.covered[stack].seat not in (-1, seat)
                just_now = turn.now - turn.covered[stack].at <= LATE_MS
                if by_another and just_now and pile == before.pile(seat, column):
                    found[seat, column] = stack
        return found

    # --- what a key means ------------------------------------------------------------------------

    def _column(self, live: SpeedChoices, seat: int, column: int, aim: Aim) -> None:
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
            self._surface.choose(turned)
            return
        self._send(live, seat, column, again=aim.column == column)

    def _send(self, live: SpeedChoices, seat: int, column: int, *, again: bool) -> None:
        if not live.pile(seat, column).cards:
            return
        puts = live.puts(seat, column)
        if len(puts) > 1 and not again:
            self._aims[seat] = Aim(column)
        elif puts:
            self._surface.choose(puts.get(seat) or next(iter(puts.values())))
        elif live.joins(seat, column) and not again:
            self._aims[seat] = Aim(column)
            missed = self._missed.get((seat, column))
            if missed is not None:
                # It was meant for the stack that somebody else has covered: say so.
                self._play(None, live.tried(seat, column, missed))
        else:
            self._play(None, live.tried(seat, column, live.lately_covered(seat)))

    def _join(self, live: SpeedChoices, seat: int, column: int) -> None:
        joins = live.joins(seat, column)
        if len(joins) == 1:
            self._surface.choose(next(iter(joins.values())))
        else:
            # Of several the next key says which; of none it says what was meant.
            self._aims[seat] = Aim(column, joining=True)

    def _stack(self, live: SpeedChoices, seat: int, number: int, aim: Aim) -> None:
        order = self.stack_order()
        # A stack key says where the card goes that waits; by itself it plays nothing, or the key
        # after a card that went at once would play another one.
        if aim.column is None or number >= len(order):
            return
        stack = order[number]
        put = live.puts(seat, aim.column).get(stack)
        self._play(put, live.tried(seat, aim.column, stack))

    def _play(self, move: Put | Join | None, tried: SpeedMove) -> None:
        if move is not None:
            self._surface.choose(move)
        else:
            self._surface.move_refused.emit(tried)
