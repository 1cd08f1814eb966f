"""Finds the best layout of a fishing game for a window: arithmetic in card widths, free of Qt.

The viewer's hand lies along the bottom, the field with the stock over it, the viewer's captured
cards in a column at the right. The others sit along the top, and where that is better also at both
sides, in turn order. :func:`lay_out` tries the shares that each may have and keeps those in which
the cards come out best.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

from hanafuda_desktop.table.fishing_corners import Corner, Furnishing, OwnColumn
from hanafuda_desktop.table.fishing_layout import (
    HAND_STEP,
    PITCH_ACROSS,
    PITCH_DOWN,
    SHIFT_ALL,
    FishingLayout,
    FishingShape,
    HandRoom,
    Stacks,
)
from hanafuda_desktop.table.layout import Insets, Rect, Rooms, inner
from hanafuda_desktop.table.text_scale import roomier

__all__ = ["lay_out"]

TOP_SHARES: Final = (0.12, 0.14, 0.16, 0.18, 0.20, 0.22, 0.25)
"""Shares of the window's height that those who sit along the top may take."""
COLUMN_LEAST: Final = 158
"""A column's width in pixels at least: a name and what was called stand side by side in it."""
SIDE_SHARES: Final = (0.16, 0.18, 0.20, 0.22, 0.24, 0.26, 0.29)
"""Shares of its width for the columns at the sides."""
PLATE: Final = 0.052
"""A plate's height, as a share of the window's,"""
PLATE_LEAST: Final = 26.0
"""and in pixels at least."""
TURNED: Final = 1.12
"""How much larger the turned card is."""
STOCK_ROOM: Final = 0.46
"""Beside stock and turned card, in card widths."""
HAND_GAP: Final = 0.34
"""Between field and hand, in card widths."""
USUAL_PLACES: Final = 12
"""So many places of the field have cards of the full size; more are made room for if need be."""
HAND_SQUEEZED: Final = 0.8
"""From card to card in a hand as it is dealt, in card widths, at least."""
WITHOUT_CARDS: Final = 0.6
"""Whose partner keeps the captured cards needs only so much of another's width."""
OTHERS_WEIGHT, OWN_WEIGHT, BACKS_WEIGHT = 0.60, 0.34, 0.07
"""What the sizes of captured cards and backs count beside that of the hand."""
OTHERS_ENOUGH, OWN_ENOUGH = 52.0, 76.0
"""From this width on captured cards are known at a glance, in a window of the usual size."""
USUAL: Final = (1280.0, 800.0)
"""That size; what is counted in pixels grows with the window."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """One way to share the window."""

    shape: FishingShape
    window: Rect
    aspect: float
    aside: int
    """How many sit at each side."""
    top: float
    """The height of those who sit along the top or the sides,"""
    column: float
    """and the width of the columns."""
    rows: int
    """Of the field."""
    tall: bool
    """Whether the viewer's column reaches up beside those who sit along the top."""

    @property
    def unit(self) -> float:
        """How many times larger than usual the window is."""
        return min(self.window.width / USUAL[0], self.window.height / USUAL[1])

    @property
    def gap(self) -> float:
        """Between the parts of the table."""
        return max(8.0, 0.018 * min(self.window.width, self.window.height))

    @property
    def plate_height(self) -> float:
        """Of every plate."""
        return round(roomier(max(PLATE_LEAST, PLATE * self.window.height), 0.7))

    @property
    def keepers(self) -> frozenset[int]:
        """The seats at which captured cards lie: one of each side."""
        return frozenset(self.shape.keeper(side) for side in range(len(self.shape.sides)))

    @property
    def boxes(self) -> list[Rect]:
        """Where the others sit, from the viewer's right to the left."""
        window, gap, aside = self.window, self.gap, self.aside
        others = self.shape.others
        shares = [
            1.0 if seat in self.keepers else WITHOUT_CARDS
            for seat in others[aside : len(others) - aside]
        ]
        along_top = []
        beside = self.column + gap if self.tall else 0.0
        free, right_edge = window.width - beside - gap * (len(shares) - 1), window.right - beside
        for share in shares:
            wide = free * share / sum(shares)
            along_top.append(Rect(right_edge - wide, window.y, wide, self.top))
            right_edge -= wide + gap
        down = [self.below_top + (self.top + gap) * number for number in range(aside)]
        right = [Rect(window.right - self.column, y, self.column, self.top) for y in down]
        left = [Rect(window.x, y, self.column, self.top) for y in down]
        return [*reversed(right), *along_top, *left]

    @property
    def below_top(self) -> float:
        """Where the middle of the table begins."""
        along_top = self.shape.players - 1 - 2 * self.aside
        return self.window.y + (self.top + self.gap if along_top else 0.0)

    @property
    def below_sides(self) -> float:
        """Where the columns are free."""
        if self.tall:
            return self.window.y
        return self.below_top + self.aside * (self.top + self.gap)

    @property
    def middle(self) -> Rect:
        """Field and hand."""
        left = self.window.x + (self.column + self.gap if self.aside else 0.0)
        right = self.window.right - self.column - self.gap
        top = self.below_top
        return Rect(left, top, max(1.0, right - left), max(1.0, self.window.bottom - top))

    @property
    def columns(self) -> int:
        """Of the field as it usually is."""
        return ceil(USUAL_PLACES / self.rows)

    @property
    def card_width(self) -> int:
        """Of the cards in hand and, unless it is very full, on the field; whole and even."""
        middle, rows, aspect = self.middle, self.rows, self.aspect
        down = (rows + 1) * aspect + (rows - 1) * PITCH_DOWN + SHIFT_ALL / 2 + HAND_GAP
        field = self.columns * PITCH_ACROSS + TURNED + STOCK_ROOM
        hand = (self.shape.hand - 1) * HAND_SQUEEZED + 1
        width = min(middle.height / down, middle.width / field, middle.width / hand)
        return max(8, int(width) // 2 * 2)

    @property
    def furnishing(self) -> Furnishing:
        """What all corners have in common."""
        return Furnishing(
            aspect=self.aspect,
            hand=self.shape.hand,
            sides=len(self.shape.sides),
            unit=self.unit,
            gap=self.gap * 0.5,
            plate_height=self.plate_height,
        )

    def own(self, width: int) -> OwnColumn:
        """The viewer's things, in the right column, and the round's plate."""
        left, top = self.window.right - self.column, self.below_sides
        column = Rect(left, top, self.column, self.window.bottom - top)
        round_plate = None
        if self.aside:
            round_plate = Rect(self.window.x, top, self.column, self.plate_height)
        return self.furnishing.own(column, width, round_plate)

    def corners(self, width: int) -> dict[int, Corner]:
        """The corners of the others."""
        keepers, furnishing = self.keepers, self.furnishing
        return {
            seat: furnishing.corner(box, width, captures=seat in keepers)
            for seat, box in zip(self.shape.others, self.boxes, strict=True)
        }

    def score(self) -> float:
        """How good it is: how large the cards are, those that are looked at most before all."""
        if self.window.bottom - self.below_sides < self.plate_height * 5:
            return 0.0
        width, unit = self.card_width, self.unit
        own = self.own(width).captured
        # Most have corners alike.
        keepers = self.keepers
        corners = {
            (round(box.width), round(box.height), seat in keepers): box
            for seat, box in zip(self.shape.others, self.boxes, strict=True)
        }
        furnishing = self.furnishing
        seats = [
            furnishing.corner(box, width, captures=captures)
            for (_, _, captures), box in corners.items()
        ]
        least = min((seat.captured.width for seat in seats if seat.captured), default=0)
        return float(
            width
            * min(least, OTHERS_ENOUGH * unit) ** OTHERS_WEIGHT
            * min(own.width, OWN_ENOUGH * unit) ** OWN_WEIGHT
            * min(seat.hand.width for seat in seats) ** BACKS_WEIGHT
        )

    def layout(self, width: float, height: float) -> FishingLayout:
        """Lay everything out."""
        card, shape, middle = self.card_width, self.shape, self.middle
        high = round(card * self.aspect)
        hand = Rect(middle.x, middle.bottom - high, middle.width, high)
        upper = Rect(middle.x, middle.y, middle.width, hand.y - HAND_GAP * card - middle.y)
        stock, turned, field = self._field(upper, card, high)
        own, others = self.own(card), self.corners(card)
        hands = {shape.seat: HandRoom(hand, card, high, HAND_STEP)}
        hands |= {seat: corner.hand for seat, corner in others.items()}
        captured = {shape.side_of(shape.seat): own.captured}
        for seat, corner in others.items():
            if corner.captured is not None:
                captured[shape.side_of(seat)] = corner.captured
        plates = {shape.seat: own.plate} | {seat: corner.plate for seat, corner in others.items()}
        rooms = Rooms(
            plates, own.round_plate, field.rect, _summary(self.window, width, height), own.nearest
        )
        return FishingLayout(
            width,
            height,
            card,
            high,
            shape,
            stock,
            turned,
            field,
            hands,
            captured,
            rooms,
        )

    def _field(self, upper: Rect, card: int, high: int) -> tuple[Rect, Rect, Stacks]:
        """Stock, turned card and field, side by side in the middle."""
        big = round(card * TURNED)
        big_high = round(big * self.aspect)
        gap = round(card * 0.1)
        needed = card * (self.columns * PITCH_ACROSS + TURNED + STOCK_ROOM)
        left = upper.x + max(0.0, (upper.width - needed) / 2)
        top = upper.y + max(0.0, (upper.height - high - gap - big_high) / 2)
        stock = Rect(round(left + (big - card) / 2), round(top), card, high)
        turned = Rect(round(left), round(top + high + gap), big, big_high)
        begin = turned.right + STOCK_ROOM * card
        room = Rect(begin, upper.y, max(1.0, upper.right - begin), upper.height)
        if self.shape.places <= self.columns * self.rows:
            room = Rect(begin, upper.y, min(room.width, needed), upper.height)
        return stock, turned, _stacks(self, room, card)


def _stacks(plan: _Plan, room: Rect, card: int) -> Stacks:
    """The places of the field; very many of them are a little smaller."""
    best: Stacks | None = None
    for rows in (plan.rows, plan.rows + 1, plan.rows + 2):
        columns = max(ceil(plan.shape.places / rows), 1)
        if rows == plan.rows:
            columns = max(columns, plan.columns)
        across = room.width / (columns * PITCH_ACROSS)
        down = room.height / (rows * plan.aspect + (rows - 1) * PITCH_DOWN + SHIFT_ALL / 2)
        width = max(6, int(min(card, across, down)))
        if best is None or width > best.width:
            best = Stacks(room, columns, rows, width, round(width * plan.aspect))
    assert best is not None
    return best


def _summary(window: Rect, width: float, height: float) -> Rect:
    """Where a round's result stands: over the middle of all that may be used."""
    wide, high = min(window.width, 0.8 * width), min(window.height, 0.86 * height)
    left = window.x + (window.width - wide) / 2
    return Rect(round(left), round(window.y + (window.height - high) / 2), wide, high)


def _plans(shape: FishingShape, window: Rect, aspect: float) -> Iterator[_Plan]:
    for aside in range((shape.players - 1) // 2 + 1):
        for top in TOP_SHARES:
            for column in SIDE_SHARES:
                for rows in (2, 3):
                    high, wide = (
                        int(top * window.height),
                        max(int(roomier(COLUMN_LEAST, 0.6)), int(column * window.width)),
                    )
                    for tall in (False, True) if not aside else (False,):
                        yield _Plan(shape, window, aspect, aside, high, wide, rows, tall)


def lay_out(
    shape: FishingShape,
    width: float,
    height: float,
    *,
    aspect: float = 54 / 33,
    insets: Insets | None = None,
) -> FishingLayout:
    """The best layout of ``shape`` in a window.

    Args:
        shape: what has to be laid out.
        width: of the window.
        height: of the window.
        aspect: height of a card, counted in its width.
        insets: what to keep free at the window's edges.
    """
    window, _ = inner(width, height, insets)
    best = max(_plans(shape, window, aspect), key=_Plan.score)
    return best.layout(width, height)
