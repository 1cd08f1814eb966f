"""Where everything on the table of a real-time game lies. Free of Qt.

The viewer's columns lie along the bottom, the other's along the top. In the middle, from the left:
the other's deck, the stack it feeds, the stack that the viewer's deck feeds, that deck. All numbers
are logical pixels unless they say otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from hanafuda_desktop.engine.view import PileView, View
from hanafuda_desktop.families.speed.moves import SpeedTurn
from hanafuda_desktop.table.layout import (
    COVERED_DOWN,
    COVERED_UP,
    ColumnZone,
    Insets,
    Layout,
    Rect,
    RestingCard,
    Rooms,
    SquaredZone,
    Zone,
    inner,
)
from hanafuda_desktop.table.lettering import roomier

SPOILS_ASIDE: Final = 0.42
"""So far beside the deck lies the stack that a seat took, in card widths."""
_SEEN: Final = 2
"""So many cards of a stack are painted: turned cards cost more than straight ones."""
_LEAST_DOWN: Final = 0.35
"""Cards that lie face down tell nothing: they are squeezed first, to this share of their step."""
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


class StackZone(SquaredZone):
    """Cards that were thrown onto one another."""

    __slots__ = ()

    def lie(self, pile: PileView, piles: Sequence[PileView], z: int) -> tuple[RestingCard, ...]:
        """Askew, as each was thrown."""
        return tuple(
            resting if resting.card is None else resting._replace(tilt=_askew(resting.card))
            for resting in SquaredZone.lie(self, pile, piles, z)
        )


@dataclass(frozen=True, slots=True)
class SpeedLayout(Layout):
    """Where everything lies in a window of this size.

    Attributes:
        shape: what is laid out.
        columns: each seat's columns, with the whole room that they may grow into.
        decks: each seat's deck.
        stacks: the stacks in the middle.
        column_caps: for each seat's columns, where the key stands that plays them.
        stack_caps: the same for the stacks.
        wheel: where the month wheel stands; ``None`` where there is no room.
    """

    shape: SpeedShape
    columns: dict[int, tuple[Rect, ...]]
    decks: dict[int, Rect]
    stacks: tuple[Rect, ...]
    column_caps: dict[int, tuple[Rect, ...]]
    stack_caps: dict[int, tuple[Rect, ...]]
    wheel: Rect | None

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

    def zone(self, pile: str, view: View) -> Zone:
        """Where a pile lies: a stack that was taken lies beside the deck of who took it.

        Which stack is the smaller one decides who takes what, so it is shown how many cards each
        has; once one is taken, what it counts is told elsewhere.
        """
        zone, taker = self.zones[pile], _taker(view, pile)
        if taker is None:
            return zone
        deck = self.decks[taker]
        aside = SPOILS_ASIDE if taker == self.shape.seat else -SPOILS_ASIDE
        x = float(round(deck.x + aside * self.card_width))
        return replace(zone, rect=deck._replace(x=x), is_counted=False)


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
    window, _ = inner(width, height, insets)
    return _layout(_Plan(shape, window, aspect), width, height)


def _layout(plan: _Plan, width: float, height: float) -> SpeedLayout:
    shape, window, wide = plan.shape, plan.window, plan.card_width
    high = round(wide * plan.aspect)
    centre = window.x + window.width / 2
    top, middle, bottom, room = _lines(plan, high)
    columns = {
        1 - shape.seat: _columns(plan, centre, Rect(0, top, wide, room)),
        shape.seat: _columns(plan, centre, Rect(0, bottom, wide, room)),
    }
    decks, stacks = _middle(plan, centre, Rect(0, middle, wide, high))
    half = plan.across * wide / 2 + max(plan.gap, 0.12 * wide)
    side = (window.width / 2) - half
    return SpeedLayout(
        width,
        height,
        wide,
        high,
        _zones(columns, decks, stacks, high),
        shape,
        columns,
        decks,
        stacks,
        _caps(plan, columns),
        _stack_caps(plan, stacks),
        _wheel(plan, Rect(centre + half, window.y, side, window.height)),
        rooms=_rooms(plan, side, columns, middle, high),
    )


def _zones(
    columns: dict[int, tuple[Rect, ...]],
    decks: dict[int, Rect],
    stacks: tuple[Rect, ...],
    high: int,
) -> dict[str, Zone]:
    """Where each pile lies; every one has a place that shows when it is empty."""
    wide = int(stacks[0].width)
    zones: dict[str, Zone] = {
        column_id(seat, number): ColumnZone(
            room._replace(height=high),
            wide,
            high,
            room.height,
            _LEAST_DOWN * COVERED_DOWN,
            COVERED_UP,
            is_hollow=True,
            reach=room.height,
        )
        for seat, rooms in columns.items()
        for number, room in enumerate(rooms)
    }
    for number in (0, 1):  # where there is one stack, both seats' deck feed it
        rect = stacks[number % len(stacks)]
        zones[stack_id(number)] = StackZone(
            rect, wide, high, _SEEN, is_hollow=True, is_counted=True
        )
    for seat, rect in decks.items():
        zones[f"t{seat}"] = SquaredZone(rect, wide, high, is_hollow=True, is_counted=True)
    return zones


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
    plan: _Plan, side: float, columns: dict[int, tuple[Rect, ...]], middle: float, high: int
) -> Rooms:
    window, shape, gap = plan.window, plan.shape, plan.gap
    plate = round(roomier(max(64.0, min(170.0, _PLATE * window.height)), 0.5))
    wide = min(side - gap, plate * 2.6)
    own = Rect(window.x, window.bottom - plate, wide, plate)
    other = Rect(window.x, window.y, wide, plate)
    left = Rect(window.x, middle, wide, high)
    whole = columns[0][0].with_all((*columns[0], *columns[1]))
    question = Rect(whole.x, middle, whole.width, float(high))
    return Rooms({shape.seat: own, 1 - shape.seat: other}, left, question, window, left)
