"""Where everything on the table of a real-time game lies. Free of Qt.

The viewer's columns lie along the bottom, the other's along the top. In the middle, from the left:
the other's deck, the stack it feeds, the stack that the viewer's deck feeds, that deck. All numbers
are logical pixels unless they say otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Final, NamedTuple

from hanafuda_desktop.engine.speed.turn import SpeedTurn
from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.table.layout import (
    COVERED_DOWN,
    COVERED_UP,
    THICKNESS,
    Z_OF_PILE,
    Lying,
    Rect,
    Rooms,
)

__all__ = ["SPOILS_ASIDE", "SpeedLayout", "SpeedShape", "column_id", "column_of", "stack_id"]

SPOILS_ASIDE: Final = 0.42
"""So far beside the deck lies the stack that a seat took, in card widths."""
_SEEN: Final = 2
"""So many cards of a stack are painted: turned cards cost more than straight ones."""
_ASKEW: Final = 5
"""Cards on the stacks lie askew by at most so many half degrees."""


def column_id(seat: int, column: int) -> str:
    """The pile of a seat's column, 0 for the left-most."""
    return f"c{seat}-{column + 1}"


def column_of(pile: str) -> tuple[int, int] | None:
    """Seat and number of a column; ``None`` for another pile."""
    if not pile.startswith("c"):
        return None
    seat, _, number = pile[1:].partition("-")
    return int(seat), int(number) - 1


def stack_id(stack: int) -> str:
    """The pile of a stack in the middle."""
    return f"m{stack}"


class SpeedShape(NamedTuple):
    """What has to be laid out.

    Attributes:
        seat: whose columns lie along the bottom.
        columns: how many columns each seat has.
        deepest: how many cards the longest column is dealt.
        stacks: how many stacks are in the middle.
    """

    seat: int
    columns: int
    deepest: int
    stacks: int


@dataclass(frozen=True, slots=True)
class SpeedLayout:
    """Where everything lies in a window of this size.

    Attributes:
        width: of the window.
        height: of the window.
        card_width: of every card.
        card_height: the same.
        shape: what is laid out.
        columns: each seat's columns, with the whole room that they may grow into.
        decks: each seat's deck.
        stacks: the stacks in the middle.
        column_caps: for each seat's columns, where the key stands that plays them.
        stack_caps: the same for the stacks.
        wheel: where the month wheel stands; ``None`` where there is no room.
        rooms: what is left clear for other things.
    """

    width: float
    height: float
    card_width: int
    card_height: int
    shape: SpeedShape
    columns: dict[int, tuple[Rect, ...]]
    decks: dict[int, Rect]
    stacks: tuple[Rect, ...]
    column_caps: dict[int, tuple[Rect, ...]]
    stack_caps: dict[int, tuple[Rect, ...]]
    wheel: Rect | None
    rooms: Rooms | None

    def join_cap(self, seat: int) -> Rect:
        """Where the key for joining stands: right of the columns' keys."""
        last, column = self.column_caps[seat][-1], self.columns[seat][-1]
        wide = 2.6 * last.height
        return Rect(float(round(column.right + 0.1 * column.width)), last.y, wide, last.height)

    def peek_cap(self, seat: int, column: int) -> Rect:
        """Where the key stands that shows a last card: on its back."""
        slot, cap = self.slot(column_id(seat, column)), self.column_caps[seat][column]
        wide = min(0.86 * slot.width, 3.0 * cap.height)
        x = slot.x + (slot.width - wide) / 2
        return Rect(float(round(x)), float(round(slot.y + 0.72 * slot.height)), wide, cap.height)

    @property
    def places(self) -> tuple[Rect, ...]:
        """No shelf, no places."""
        return ()

    @property
    def shelf(self) -> Rect | None:
        """None."""
        return None

    @property
    def hollows(self) -> tuple[str, ...]:
        """Every pile has a place that shows when it is empty."""
        columns = [
            column_id(seat, number) for seat in (0, 1) for number in range(self.shape.columns)
        ]
        stacks = [stack_id(number) for number in range(self.shape.stacks)]
        return (*columns, *stacks, "t0", "t1")

    def counted(self, view: View) -> dict[str, Lying]:
        """The decks, and the stacks: which is the smaller one decides who takes what.

        Once a stack is taken, what it counts is told elsewhere.
        """
        found = {}
        for pile in view.piles:
            counts = pile.kind in (PileKind.STOCK, PileKind.MIDDLE)
            if counts and _taker(view, pile.id) is None:
                rect = self.slot(pile.id)
                found[pile.id] = Lying(None, rect.x, rect.y, self.card_width, self.card_height, 0)
        return found

    def slot(self, pile: str) -> Rect:
        """The place of a pile while it is empty."""
        column = column_of(pile)
        if column is not None:
            rect = self.columns[column[0]][column[1]]
            return Rect(rect.x, rect.y, self.card_width, self.card_height)
        number = int(pile[1:])
        if pile[0] == "t":
            return self.decks[number]
        return self.stacks[number] if number < len(self.stacks) else self.stacks[0]

    def drop_room(self, pile: PileView) -> float:
        """A column takes a card down to the end of its room."""
        column = column_of(pile.id)
        return self.columns[column[0]][column[1]].height if column is not None else 0.0

    def lie(self, view: View) -> dict[str, tuple[Lying, ...]]:
        """Every card of a view, pile by pile, lowest first."""
        return {
            pile.id: tuple(self._lie(pile, view, number * Z_OF_PILE))
            for number, pile in enumerate(view.piles)
        }

    def _lie(self, pile: PileView, view: View, z: int) -> Iterator[Lying]:
        size = self.card_width, self.card_height
        rect = self._place(pile.id, view)
        if pile.kind is PileKind.COLUMN:
            room = self.columns[column_of(pile.id)[0]][0].height  # type: ignore[index]
            steps = self._fan(pile, room - self.card_height)
            for index, (card, down) in enumerate(zip(pile.cards, steps, strict=False)):
                # Its owner knows the last card, and yet it lies face down.
                shown = card if index >= pile.face_down else None
                yield Lying(shown, rect.x, float(round(rect.y + down)), *size, z + index)
            return
        shown = THICKNESS if pile.kind is PileKind.STOCK else _SEEN
        top = len(pile.cards) - shown
        for index, card in enumerate(pile.cards):
            tilt = _askew(card) if card is not None else 0.0
            seen = index >= top
            yield Lying(card, rect.x, rect.y, *size, z + index, seen, tilt)

    def _place(self, pile: str, view: View) -> Rect:
        """Where a pile lies: a stack that was taken lies beside the deck of who took it."""
        rect = self.slot(pile)
        taker = _taker(view, pile)
        if taker is None:
            return rect
        deck = self.decks[taker]
        aside = SPOILS_ASIDE if taker == self.shape.seat else -SPOILS_ASIDE
        return Rect(float(round(deck.x + aside * self.card_width)), deck.y, *deck[2:])

    def _fan(self, pile: PileView, free: float) -> Iterator[float]:
        """How far down each card of a column lies; squeezed where its room is too small."""
        down = min(pile.face_down, len(pile.cards) - 1)
        up = max(0, len(pile.cards) - 1 - down)
        steps = [COVERED_DOWN * self.card_height] * down + [COVERED_UP * self.card_height] * up
        if sum(steps) > free:
            # What lies face down tells nothing, and is squeezed first.
            open_steps = sum(steps[down:])
            share_down = max(0.35, (free - open_steps) / max(1.0, sum(steps[:down])))
            steps = [step * min(1.0, share_down) for step in steps[:down]] + steps[down:]
            squeeze = min(1.0, free / sum(steps))
            steps = [step * squeeze for step in steps]
        return accumulate(steps, initial=0.0)


def _askew(card: int) -> float:
    """How a card lies on a stack onto which it was thrown: always the same way."""
    return (card * 7 % (2 * _ASKEW + 1) - _ASKEW) / 2


def _taker(view: View, pile: str) -> int | None:
    """Who took this stack of the round that is over, if it is."""
    turn = view.turn
    if not pile.startswith("m") or not isinstance(turn, SpeedTurn) or not turn.spoils:
        return None
    last = turn.spoils[-1]
    if turn.asked not in ("next", "nothing") or last.number != turn.number:
        return None
    return last.takes.index(int(pile[1:])) if int(pile[1:]) in last.takes else None
