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

from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.families.speed.turn import SpeedTurn
from hanafuda_desktop.table.layout import (
    COVERED_DOWN,
    COVERED_UP,
    THICKNESS,
    Z_OF_PILE,
    Insets,
    Rect,
    RestingCard,
    Rooms,
    inner,
)
from hanafuda_desktop.table.lettering import roomier

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

    def counted(self, view: View) -> dict[str, RestingCard]:
        """The decks, and the stacks: which is the smaller one decides who takes what.

        Once a stack is taken, what it counts is told elsewhere.
        """
        found = {}
        for pile in view.piles:
            counts = pile.kind in (PileKind.STOCK, PileKind.MIDDLE)
            if counts and _taker(view, pile.id) is None:
                rect = self.slot(pile.id)
                found[pile.id] = RestingCard(
                    None, rect.x, rect.y, self.card_width, self.card_height, 0
                )
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

    def lie(self, view: View) -> dict[str, tuple[RestingCard, ...]]:
        """Every card of a view, pile by pile, lowest first."""
        return {
            pile.id: tuple(self._lie(pile, view, number * Z_OF_PILE))
            for number, pile in enumerate(view.piles)
        }

    def _lie(self, pile: PileView, view: View, z: int) -> Iterator[RestingCard]:
        size = self.card_width, self.card_height
        rect = self._place(pile.id, view)
        if pile.kind is PileKind.COLUMN:
            room = self.columns[column_of(pile.id)[0]][0].height  # type: ignore[index]
            steps = self._fan(pile, room - self.card_height)
            for index, (card, down) in enumerate(zip(pile.cards, steps, strict=False)):
                # Its owner knows the last card, and yet it lies face down.
                shown = card if index >= pile.face_down else None
                yield RestingCard(shown, rect.x, float(round(rect.y + down)), *size, z + index)
            return
        shown = THICKNESS if pile.kind is PileKind.STOCK else _SEEN
        top = len(pile.cards) - shown
        for index, card in enumerate(pile.cards):
            tilt = _askew(card) if card is not None else 0.0
            seen = index >= top
            yield RestingCard(card, rect.x, rect.y, *size, z + index, seen, tilt)

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


# Lays out the table of a real-time game for a window: arithmetic in card widths, free of Qt.

_PITCH: Final = 1.14
"""From column to column, in card widths."""
_APART: Final = 0.34
"""Between the two stacks, and between a stack and its deck, in card widths."""
_RUN: Final = 0.13
"""So much a column grows by cards that are joined to it before it is squeezed, in card heights;"""
_GROWN_MOST: Final = 0.62
"""and so much in all."""
_CAP: Final = 0.033
"""The height of a key, as a share of the window's,"""
_CAP_LEAST: Final = 20.0
"""and in pixels at least."""
_OVER_EDGE: Final = 0.62
"""So much of a stack's key stands over the edge of its card."""
_SIDE_LEAST: Final = 190.0
"""What plates and wheel need beside the cards, in pixels,"""
_SIDE: Final = 0.11
"""and as a share of the window's width."""
_PLATE: Final = 0.15
"""A plate's height, as a share of the window's."""
_WHEEL_LEAST: Final = 150.0
_WHEEL_TALL: Final = 2.3
"""How much higher than wide the wheel may become."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """The sizes for one window."""

    shape: SpeedShape
    window: Rect
    aspect: float
    margin: float

    @property
    def cap(self) -> float:
        """Height of a key."""
        return float(round(roomier(max(_CAP_LEAST, _CAP * self.window.height), 0.6)))

    @property
    def gap(self) -> float:
        """Between the parts of the table."""
        return max(5.0, 0.011 * self.window.height)

    @property
    def between(self) -> float:
        """Between columns and middle, where the keys of the stacks stand over the edge."""
        return _OVER_EDGE * self.cap + 1.4 * self.gap

    @property
    def grown(self) -> float:
        """How much higher than a card a column may be, in card heights."""
        return min(_GROWN_MOST, COVERED_DOWN * (self.shape.deepest - 1) + _RUN)

    @property
    def across(self) -> float:
        """The widest row, in card widths, with room for the stacks that are taken."""
        columns = _PITCH * self.shape.columns - (_PITCH - 1)
        return max(columns, 4 + 3 * _APART + 2 * SPOILS_ASIDE)

    @property
    def card_width(self) -> int:
        """As large as the window lets it be."""
        free = self.window.height - 2 * (self.cap + self.gap + self.between)
        by_height = free / (self.aspect * (3 + 2 * self.grown))
        side = max(_SIDE_LEAST, _SIDE * self.window.width)
        by_width = (self.window.width - 2 * side) / self.across
        return max(12, int(min(by_height, by_width)))


def lay_out(
    shape: SpeedShape,
    width: float,
    height: float,
    *,
    aspect: float = 54 / 33,
    insets: Insets | None = None,
) -> SpeedLayout:
    """The layout of ``shape`` in a window.

    Args:
        shape: what has to be laid out.
        width: of the window.
        height: of the window.
        aspect: height of a card, counted in its width.
        insets: what to keep free at the window's edges.
    """
    window, margin = inner(width, height, insets)
    plan = _Plan(shape, window, aspect, margin)
    wide = plan.card_width
    high = round(wide * aspect)
    centre = window.x + window.width / 2
    top, middle, bottom, room = _lines(plan, high)
    other = 1 - shape.seat
    columns = {
        other: _columns(plan, centre, Rect(0, top, wide, room)),
        shape.seat: _columns(plan, centre, Rect(0, bottom, wide, room)),
    }
    decks, stacks = _middle(plan, centre, Rect(0, middle, wide, high))
    caps, stack_caps = _caps(plan, columns), _stack_caps(plan, stacks)
    half = plan.across * wide / 2 + max(plan.gap, 0.12 * wide)
    side = (window.width / 2) - half
    wheel = _wheel(plan, Rect(centre + half, window.y, side, window.height))
    rooms = _rooms(plan, Rect(window.x, window.y, side, window.height), columns, middle, high)
    size = wide, high
    return SpeedLayout(
        width, height, *size, shape, columns, decks, stacks, caps, stack_caps, wheel, rooms
    )


def _caps(plan: _Plan, columns: dict[int, tuple[Rect, ...]]) -> dict[int, tuple[Rect, ...]]:
    """The keys of the columns, at the window's edges."""
    seat, window = plan.shape.seat, plan.window
    tops = {1 - seat: window.y, seat: window.bottom - plan.cap}
    return {
        each: tuple(_cap(plan, rect, top) for rect in columns[each]) for each, top in tops.items()
    }


def _stack_caps(plan: _Plan, stacks: tuple[Rect, ...]) -> dict[int, tuple[Rect, ...]]:
    """The keys of the stacks, for both seats.

    Each lies over the edge that is towards its player, aside from the count in the middle of it.
    """
    over = plan.cap * (1 - _OVER_EDGE)
    return {
        1 - plan.shape.seat: tuple(
            _corner_cap(plan, rect, rect.y - plan.cap + over) for rect in stacks
        ),
        plan.shape.seat: tuple(_corner_cap(plan, rect, rect.bottom - over) for rect in stacks),
    }


def _lines(plan: _Plan, high: int) -> tuple[float, float, float, float]:
    """Where the other's columns, the middle and the viewer's columns begin, and a column's room.

    What the cards leave free of a tall window makes the columns longer, and parts the rows.
    """
    window = plan.window
    fixed = 2 * (plan.cap + plan.gap + plan.between) + high * (3 + 2 * plan.grown)
    spare = max(0.0, window.height - fixed)
    room = high * (1 + plan.grown) + min(spare / 4, 0.4 * high)
    top = window.y + plan.cap + plan.gap
    bottom = window.bottom - plan.cap - plan.gap - room
    middle = (top + room + bottom - high) / 2
    return float(round(top)), float(round(middle)), float(round(bottom)), float(int(room))


def _columns(plan: _Plan, centre: float, first: Rect) -> tuple[Rect, ...]:
    count, wide = plan.shape.columns, first.width
    left = centre - (_PITCH * count - (_PITCH - 1)) * wide / 2
    return tuple(
        Rect(float(round(left + number * _PITCH * wide)), *first[1:]) for number in range(count)
    )


def _middle(plan: _Plan, centre: float, card: Rect) -> tuple[dict[int, Rect], tuple[Rect, ...]]:
    """The decks of both seats, and the stacks: each beside the deck that feeds it."""
    wide, step = card.width, (1 + _APART) * card.width
    outer = 1.5 * step - wide / 2
    seat = plan.shape.seat

    def at(x: float) -> Rect:
        return Rect(float(round(centre + x)), *card[1:])

    decks = {seat: at(outer), 1 - seat: at(-outer - wide)}
    if plan.shape.stacks == 1:
        return decks, (at(-wide / 2),)
    own, other = at(_APART * wide / 2), at(-_APART * wide / 2 - wide)
    return decks, ((own, other) if seat == 0 else (other, own))


def _cap(plan: _Plan, column: Rect, y: float) -> Rect:
    """The key of a column, at the window's edge."""
    wide = min(column.width * 0.6, plan.cap * 1.3)
    return Rect(float(round(column.x + (column.width - wide) / 2)), round(y), wide, plan.cap)


def _corner_cap(plan: _Plan, stack: Rect, y: float) -> Rect:
    """The key of a stack, at the left end of an edge."""
    wide = min(stack.width * 0.36, plan.cap * 1.3)
    return Rect(stack.x - round(0.14 * stack.width), float(round(y)), wide, plan.cap)


def _wheel(plan: _Plan, side: Rect) -> Rect | None:
    """Beside the cards, as large as there is room."""
    # Between the lines of keys: those for joining stand at their ends.
    y, high = side.y + plan.cap, side.height - 2 * plan.cap
    free = Rect(side.x + plan.gap, y, side.width - plan.gap, high)
    wide = min(free.width, free.height * 0.62)
    if wide < _WHEEL_LEAST:
        return None
    high = min(free.height - 2 * plan.gap, wide * _WHEEL_TALL)
    x = free.x + (free.width - wide) / 2
    return Rect(round(x), round(free.y + (free.height - high) / 2), int(wide), int(high))


def _rooms(
    plan: _Plan, side: Rect, columns: dict[int, tuple[Rect, ...]], middle: float, high: int
) -> Rooms:
    window, shape, gap = plan.window, plan.shape, plan.gap
    plate = round(roomier(max(64.0, min(170.0, _PLATE * window.height)), 0.5))
    wide = min(side.width - gap, plate * 2.6)
    own = Rect(window.x, window.bottom - plate, wide, plate)
    other = Rect(window.x, window.y, wide, plate)
    left = Rect(window.x, middle, wide, high)
    whole = columns[0][0].with_all((*columns[0], *columns[1]))
    question = Rect(whole.x, middle, whole.width, float(high))
    return Rooms({shape.seat: own, 1 - shape.seat: other}, left, question, window, left)
