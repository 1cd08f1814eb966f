"""Lays out the table of a real-time game for a window: arithmetic in card widths, free of Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.table.layout import COVERED_DOWN, Insets, Rect, Rooms, inner
from hanafuda_desktop.table.speed_layout import SPOILS_ASIDE, SpeedLayout, SpeedShape
from hanafuda_desktop.table.text_scale import roomier

__all__ = ["lay_out"]

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
