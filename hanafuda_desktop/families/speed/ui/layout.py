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
    return _Plan(shape, window, aspect).layout(width, height)


class _Plan:
    """The sizes for one window, with the cards as large as it lets them be."""

    def __init__(self, shape: SpeedShape, window: Rect, aspect: float) -> None:
        self.shape, self.window = shape, window
        self.centre = window.x + window.width / 2
        self.cap = float(round(roomier(max(_CAP_LEAST, _CAP * window.height), 0.6)))
        self.gap = max(5.0, 0.011 * window.height)
        # Between columns and middle the keys of the stacks stand over the edge.
        fixed = 2 * (self.cap + self.gap + (_OVER_EDGE * self.cap + 1.4 * self.gap))
        # How much higher than a card a column may be, in card heights.
        grown = min(_GROWN_MOST, COVERED_DOWN * (shape.deepest - 1) + _RUN)
        # The widest row, in card widths, with room for the stacks that are taken.
        self.row = _PITCH * shape.columns - (_PITCH - 1)
        across = max(self.row, 4 + 3 * _APART + 2 * SPOILS_ASIDE)
        by_height = (window.height - fixed) / (aspect * (3 + 2 * grown))
        by_width = (window.width - 2 * max(_SIDE_LEAST, _SIDE * window.width)) / across
        self.wide = max(12, int(min(by_height, by_width)))
        self.high = round(self.wide * aspect)
        # What the cards leave free of a tall window makes the columns longer, and parts the rows.
        spare = max(0.0, window.height - (fixed + self.high * (3 + 2 * grown)))
        room = self.high * (1 + grown) + min(spare / 4, 0.4 * self.high)
        top = window.y + self.cap + self.gap
        bottom = window.bottom - self.cap - self.gap - room
        self.middle = float(round((top + room + bottom - self.high) / 2))
        self.columns = {
            1 - shape.seat: self._columns(float(round(top)), float(int(room))),
            shape.seat: self._columns(float(round(bottom)), float(int(room))),
        }
        half = across * self.wide / 2 + max(self.gap, 0.12 * self.wide)
        self.beside, self.side = self.centre + half, window.width / 2 - half

    def layout(self, width: float, height: float) -> SpeedLayout:
        """All of it in a window of this size."""
        decks, stacks = self._middle()
        seat, window, over = self.shape.seat, self.window, self.cap * (1 - _OVER_EDGE)
        tops = {1 - seat: window.y, seat: window.bottom - self.cap}
        return SpeedLayout(
            width,
            height,
            self.wide,
            self.high,
            self._zones(decks, stacks),
            self.shape,
            self.columns,
            decks,
            stacks,
            # The keys of the columns stand at the window's edges.
            {
                each: tuple(self._cap(rect, top) for rect in self.columns[each])
                for each, top in tops.items()
            },
            # Those of the stacks, for both seats, over the edge that is towards their player, aside
            # from the count in the middle of it.
            {
                1 - seat: tuple(self._corner_cap(r, r.y - self.cap + over) for r in stacks),
                seat: tuple(self._corner_cap(r, r.bottom - over) for r in stacks),
            },
            self._wheel(),
            rooms=self._rooms(),
        )

    def _columns(self, y: float, room: float) -> tuple[Rect, ...]:
        left = self.centre - self.row * self.wide / 2
        return tuple(
            Rect(float(round(left + number * _PITCH * self.wide)), y, self.wide, room)
            for number in range(self.shape.columns)
        )

    def _middle(self) -> tuple[dict[int, Rect], tuple[Rect, ...]]:
        """The decks of both seats, and the stacks: each beside the deck that feeds it."""
        wide, seat = self.wide, self.shape.seat
        outer = 1.5 * ((1 + _APART) * wide) - wide / 2

        def at(x: float) -> Rect:
            return Rect(float(round(self.centre + x)), self.middle, wide, self.high)

        decks = {seat: at(outer), 1 - seat: at(-outer - wide)}
        if self.shape.stacks == 1:
            return decks, (at(-wide / 2),)
        own, other = at(_APART * wide / 2), at(-_APART * wide / 2 - wide)
        return decks, ((own, other) if seat == 0 else (other, own))

    def _zones(self, decks: dict[int, Rect], stacks: tuple[Rect, ...]) -> dict[str, Zone]:
        """Where each pile lies; every one has a place that shows when it is empty."""
        wide, high = self.wide, self.high
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
            for seat, rooms in self.columns.items()
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

    def _cap(self, column: Rect, y: float) -> Rect:
        """The key of a column, at the window's edge."""
        wide = min(column.width * 0.6, self.cap * 1.3)
        return Rect(float(round(column.x + (column.width - wide) / 2)), round(y), wide, self.cap)

    def _corner_cap(self, stack: Rect, y: float) -> Rect:
        """The key of a stack, at the left end of an edge."""
        wide = min(stack.width * 0.36, self.cap * 1.3)
        return Rect(stack.x - round(0.14 * stack.width), float(round(y)), wide, self.cap)

    def _wheel(self) -> Rect | None:
        """Beside the cards, as large as there is room between the lines of keys: those for joining
        stand at their ends.
        """
        width, height = self.side - self.gap, self.window.height - 2 * self.cap
        wide = min(width, height * 0.62)
        if wide < _WHEEL_LEAST:
            return None
        high = min(height - 2 * self.gap, wide * _WHEEL_TALL)
        x = self.beside + self.gap + (width - wide) / 2
        y = self.window.y + self.cap + (height - high) / 2
        return Rect(round(x), round(y), int(wide), int(high))

    def _rooms(self) -> Rooms:
        window, seat = self.window, self.shape.seat
        plate = round(roomier(max(64.0, min(170.0, _PLATE * window.height)), 0.5))
        wide = min(self.side - self.gap, plate * 2.6)
        own = Rect(window.x, window.bottom - plate, wide, plate)
        other = Rect(window.x, window.y, wide, plate)
        left = Rect(window.x, self.middle, wide, self.high)
        whole = self.columns[0][0].with_all((*self.columns[0], *self.columns[1]))
        question = Rect(whole.x, self.middle, whole.width, float(self.high))
        return Rooms({seat: own, 1 - seat: other}, left, question, window, left)
