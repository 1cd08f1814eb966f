"""How the table of a fishing game is laid out: arithmetic in card widths, free of Qt.

The viewer's hand lies along the bottom, the field with the stock over it, the viewer's captured
cards in a column at the right. The others sit along the top, and where that is better also at
both sides, in turn order. :func:`lay_out` tries the shares that each may have and keeps those in
which the cards come out best.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import ceil
from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.engine.view import PileView
from hanafuda_desktop.table.layout import (
    BACK_STEP,
    HAND_STEP,
    PITCH_ACROSS,
    PITCH_DOWN,
    SHIFT_ALL,
    Z_OVER_FIELD,
    FieldZone,
    Insets,
    Layout,
    Rect,
    RestingCard,
    Rooms,
    RowZone,
    SeatPlan,
    SquaredZone,
    TableShape,
    Zone,
    inner,
)
from hanafuda_desktop.table.lettering import roomier

# Captured cards in rows by category: how large they can be in a room, and where each lies.

_ORDER: Final = (Category.BRIGHT, Category.ANIMAL, Category.RIBBON, Category.CHAFF)
_MORE: Final = 4
"""Stands for the chaff that the row of chaff has no room for."""
_Lines = tuple[tuple[int, ...], ...]
_LINES: Final[tuple[_Lines, ...]] = (
    ((0,), (1,), (2,), (3,), (_MORE,)),
    ((0,), (1,), (2,), (3,)),
    ((0, 1), (2,), (3,), (_MORE,)),
    ((0, 1), (2,), (3,)),
    ((0, 1), (2, 3)),
    ((0, 1, 2, 3),),
)
"""The ways to put the four categories into rows."""
_CHAFF: Final = 3
_DECK: Final = (5, 9, 10, 24)
"""How many cards of each category there are."""
_GOOD: Final = 1.2
"""How much more than its share such a side has."""
STEP: Final = 0.44
"""How much of a covered card should show, in card widths,"""
STEP_MOST: Final = 0.72
"""and how much of it does at most."""
GROUP_GAP: Final = 0.24
LINE_GAP: Final = 0.09


@dataclass(frozen=True, slots=True)
class CapturedZone(Zone):
    """Where a side's captured cards lie.

    Attributes:
        lines: the categories of each row, by their numbers.
        at_foot: whether they lie at the foot of the room and not at its head.
    """

    lines: tuple[tuple[int, ...], ...] = ()
    at_foot: bool = False

    def corners(self, pile: PileView, piles: Sequence[PileView]) -> Sequence[tuple[float, float]]:
        """Row by row, in groups."""
        groups: list[list[int]] = [[], [], [], [], []]
        for index, card in enumerate(pile.cards):
            kind = CARDS[card].category if card is not None else Category.CHAFF
            groups[_ORDER.index(kind)].append(index)
        if any(_MORE in line for line in self.lines):
            room = 1 + int((self.rect.width - self.width) / (STEP * self.width))
            chaff = groups[_CHAFF]
            # What even two rows have no room for is shared by both.
            first = max(room, (len(chaff) + 1) // 2)
            groups[_CHAFF], groups[_MORE] = chaff[:first], chaff[first:]
        found = {}
        down = self.height + LINE_GAP * self.width
        top = self.rect.y
        if self.at_foot:
            top = self.rect.bottom - self.height - (len(self.lines) - 1) * down
        for number, line in enumerate(self.lines):
            y = max(self.rect.y, round(top + number * down))
            for index, x in self._line([groups[kind] for kind in line]):
                found[index] = (x, float(y))
        return [found[index] for index in range(len(pile.cards))]

    def _line(self, groups: list[list[int]]) -> Iterator[tuple[int, float]]:
        present = [group for group in groups if group]
        steps = sum(len(group) - 1 for group in present)
        between = GROUP_GAP * self.width
        free = self.rect.width - len(present) * self.width - (len(present) - 1) * between
        step = min(STEP_MOST * self.width, free / steps) if steps else 0.0
        x = self.rect.x
        for group in present:
            for index in group:
                yield index, float(round(x))
                x += step
            x += self.width - step + between


@lru_cache(maxsize=16)
def _needs(aspect: float, sides: int) -> tuple[tuple[_Lines, float, float], ...]:
    """What each way of making rows needs, down and across, in card widths."""
    found = []
    for lines in _LINES:
        expected = _expected(sides, halved=any(_MORE in line for line in lines))
        down = len(lines) * aspect + (len(lines) - 1) * LINE_GAP
        across = max(
            sum(1 + (expected[kind] - 1) * STEP for kind in line) + GROUP_GAP * (len(line) - 1)
            for line in lines
        )
        found.append((lines, down, across))
    return tuple(found)


def _expected(sides: int, *, halved: bool) -> list[float]:
    """How many cards of each category a side that does well captures."""
    found = [max(1.0, _GOOD * count / sides) for count in _DECK]
    if halved:
        found[_CHAFF] = max(1.0, found[_CHAFF] / 2)
    return [*found, found[_CHAFF]]


_PICKS_ACROSS: Final = 4


class PickingZone(Zone):
    """Cards to pick from, in two rows in the middle of the field."""

    __slots__ = ()

    def corners(self, pile: PileView, piles: Sequence[PileView]) -> Sequence[tuple[float, float]]:
        """Row by row."""
        count, rect = len(pile.cards), self.rect
        rows = -(-count // _PICKS_ACROSS)
        down, across = self.height + 0.16 * self.width, 1.16 * self.width
        left = rect.x + rect.width / 2 - (across * (_PICKS_ACROSS - 1) + self.width) / 2
        top = rect.y + rect.height / 2 - (down * (rows - 1) + self.height) / 2
        places = [divmod(number, _PICKS_ACROSS) for number in range(count)]
        return [
            (float(round(left + across * column)), float(round(top + down * row)))
            for row, column in places
        ]


@dataclass(frozen=True, slots=True, kw_only=True)
class StockZone(SquaredZone):
    """The stock; a card turned from it is looked at beside it, larger."""

    turned: Rect

    def lie(self, pile: PileView, piles: Sequence[PileView], z: int) -> tuple[RestingCard, ...]:
        """The stock, and the turned card over the field."""
        below = PileView(pile.id, pile.kind, pile.cards[: pile.face_down], pile.face_down)
        turned = (self.shown_large(card) for card in pile.cards[pile.face_down :])
        return (*SquaredZone.lie(self, below, piles, z), *turned)

    def shown_large(self, card: int | None) -> RestingCard:
        """A card that was turned from the stock, while it is looked at."""
        x, y, width, height = self.turned
        return RestingCard(card, x, y, int(width), int(height), Z_OVER_FIELD)


@dataclass(frozen=True, slots=True)
class FishingLayout(Layout):
    """Where everything lies in a window of this size.

    Attributes:
        shape: what is laid out.
        stock: the stock with the turned card.
        field: the places of the field.
    """

    shape: TableShape
    stock: StockZone
    field: FieldZone

    def slot(self, pile: str) -> Rect:
        """The place of a pile while it is empty."""
        if pile == "t":
            # Cards that are being captured have no place of their own.
            return Rect(self.field.rect.x, self.field.rect.y, 0, 0)
        return Layout.slot(self, pile)


BACK: Final = 0.46
"""The backs of others' hands, as a share of the viewer's cards."""
OWN_MOST, OTHERS_MOST = 0.74, 0.62
"""Captured cards at most, as shares of the viewer's cards."""
BESIDE: Final = 0.42
"""Plates and backs lie beside captured cards where these are so large a share of the hand's, and
above them where they are not."""
PLATE_WIDEST, PLATE_NARROWEST = 250.0, 142.0
"""The width of the others' plates, in a window of the usual size."""
PLATE_NAMED: Final = 132.0
"""A plate above captured cards is so wide, in pixels, where its backs leave the room: a name of
eight letters can be read on it."""
BACKS_LEAST: Final = 1.8
"""The room that backs keep beside a plate, counted in the width of one."""
LONG: Final = 6.5
"""A corner that is so many times longer than high has everything side by side."""
NEAREST: Final = 0.105
"""The height for the yaku that are nearest, as a share of the window's,"""
NEAREST_LEAST: Final = 58.0
"""and in pixels at least."""


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


class Corner(NamedTuple):
    """The corner of another player: plate, backs, and captured cards if they lie there."""

    plate: Rect
    hand: RowZone
    captured: CapturedZone | None


class OwnColumn(NamedTuple):
    """What the viewer has beside field and hand, and the plate of the round."""

    round_plate: Rect
    nearest: Rect
    plate: Rect
    captured: CapturedZone


@dataclass
class _Plan(SeatPlan):
    """One way to share the window.

    Attributes:
        top: the height of those who sit along the top or the sides,
        column: and the width of the columns.
        tall: whether the viewer's column reaches up beside those who sit along the top.
        unit: how many times larger than usual the window is.
        plate_height: of every plate.
        below_top: where the middle of the table begins.
        below_sides: where the columns are free.
        seats: the others, where they sit, and whether captured cards lie there: one of each side's.
        middle: field and hand.
        columns: of the field as it usually is.
        across: the width of stock and field, in card widths.
        card_width: of the cards in hand and, unless it is very full, on the field; whole and even.
    """

    top: float
    column: float
    tall: bool

    def __post_init__(self) -> None:
        shape, window, aside, rows = self.shape, self.window, self.aside, self.rows
        gap, top, column, keepers = self.gap, self.top, self.column, shape.keepers
        self.unit = min(window.width / USUAL[0], window.height / USUAL[1])
        self.plate_height = self.plate_high(PLATE, PLATE_LEAST)
        self.below_top = window.y + (top + gap if self.along_top else 0.0)
        self.below_sides = window.y if self.tall else self.below_top + aside * (top + gap)
        shares = [1.0 if seat in keepers else WITHOUT_CARDS for seat in self.along_top]
        along = Rect(window.x, window.y, window.width - (column + gap if self.tall else 0.0), top)
        down = [self.below_top + (top + gap) * number for number in range(aside)]
        boxes = self.boxes(along, shares, down, column)
        self.seats = [
            (seat, box, seat in shape.keepers)
            for seat, box in zip(shape.others, boxes, strict=True)
        ]
        left = window.x + (column + gap if aside else 0.0)
        wide, high = window.right - column - gap - left, window.bottom - self.below_top
        self.middle = Rect(left, self.below_top, max(1.0, wide), max(1.0, high))
        self.columns = ceil(USUAL_PLACES / rows)
        self.across = self.columns * PITCH_ACROSS + TURNED + STOCK_ROOM
        hand = (shape.hand - 1) * HAND_SQUEEZED + 1
        need = (rows + 1) * self.aspect + (rows - 1) * PITCH_DOWN + SHIFT_ALL / 2 + HAND_GAP
        width = min(
            self.middle.height / need, self.middle.width / self.across, self.middle.width / hand
        )
        self.card_width = max(8, int(width) // 2 * 2)

    # --- what each player has ---------------------------------------------------------------------

    def own(self, width: int) -> OwnColumn:
        """The viewer's things, in the right column, and the round's plate at its head or left.

        Args:
            width: of the viewer's cards.
        """
        window, wide, high, gap = self.window, self.column, self.plate_height, self.gap * 0.5
        left, top = window.right - wide, self.below_sides
        round_plate = Rect(window.x if self.aside else left, top, wide, high)
        if not self.aside:
            top += high + gap
        tall = round(roomier(max(NEAREST_LEAST, NEAREST * 800.0 * self.unit), 0.7))
        nearest = Rect(left, top, wide, tall)
        top = nearest.bottom + gap
        room = Rect(left, top, wide, max(20.0, window.bottom - high - gap - top))
        plate = Rect(left, window.bottom - high, wide, high)
        captured = self._captured(room, width * OWN_MOST, at_foot=True)
        return OwnColumn(round_plate, nearest, plate, captured)

    def corner(self, box: Rect, width: int, *, captures: bool) -> Corner:
        """Plate and backs of another beside the captured cards, or above them.

        Args:
            box: the corner.
            width: of the viewer's cards.
            captures: whether captured cards lie there.
        """
        beside, above = (
            self._corner(box, width, captures=captures, beside=beside) for beside in (True, False)
        )
        if beside.captured is None or above.captured is None:
            return beside
        best = max(beside.captured.width, above.captured.width)
        enough = min(best, BESIDE * width)
        return beside if beside.captured.width >= enough else above

    def _corner(self, box: Rect, width: int, *, captures: bool, beside: bool) -> Corner:
        backs = round(width * BACK)
        if not beside:
            plate, room, rest = self._above(box)
        elif box.width > LONG * box.height:
            plate, room, rest = self._in_a_row(box, backs)
        else:
            plate, room, rest = self._beside(box, captures=captures)
        back = max(6, int(min(backs, room.height / self.aspect, room.width / BACKS_LEAST)))
        most = back * (1 + BACK_STEP * (self.shape.hand - 1))
        room = room._replace(width=min(room.width, most))
        hand = RowZone(room, back, round(back * self.aspect), BACK_STEP, is_counted=True)
        captured = None
        if captures:
            rect = Rect(rest.x, rest.y, max(20.0, rest.width), max(20.0, rest.height))
            captured = self._captured(rect, width * OTHERS_MOST)
        return Corner(plate, hand, captured)

    @property
    def _widest(self) -> float:
        """How wide a plate of another is at most."""
        return roomier(PLATE_WIDEST * self.unit, 0.6)

    def _above(self, box: Rect) -> tuple[Rect, Rect, Rect]:
        """Plate and backs over the captured cards."""
        high, gap = self.plate_height, self.gap * 0.5
        backs = BACKS_LEAST * high / self.aspect
        wide = max(box.width * 0.64, min(roomier(PLATE_NAMED), box.width - gap - backs))
        plate = Rect(box.x, box.y, min(wide, self._widest), high)
        room = Rect(plate.right + gap, box.y, box.right - plate.right - gap, high)
        rest = Rect(box.x, plate.bottom + gap, box.width, box.height - high - gap)
        return plate, room, rest

    def _in_a_row(self, box: Rect, backs: int) -> tuple[Rect, Rect, Rect]:
        """Plate, backs and captured cards side by side."""
        gap = self.gap * 0.5
        plate = Rect(box.x, box.y, self._widest, self.plate_height)
        wide = backs * (1 + BACK_STEP * (self.shape.hand - 1))
        room = Rect(plate.right + gap, box.y, wide, box.height)
        left = room.right + 3 * gap
        return plate, room, Rect(left, box.y, box.right - left, box.height)

    def _beside(self, box: Rect, *, captures: bool) -> tuple[Rect, Rect, Rect]:
        """The backs under the plate, the captured cards beside both."""
        high, gap, widest = self.plate_height, self.gap * 0.5, self._widest
        least = roomier(PLATE_NARROWEST * max(1.0, self.unit), 0.6)
        wide = min(max(box.width * 0.3, least), widest)
        if not captures:
            wide = min(box.width * 0.62, 1.4 * widest)
        plate = Rect(box.x, box.y, wide, high)
        room = Rect(box.x, box.y + high + gap, wide, max(10.0, box.height - high - gap))
        rest = Rect(plate.right + gap, box.y, box.width - wide - gap, box.height)
        return plate, room, rest

    def _captured(self, rect: Rect, most: float, *, at_foot: bool = False) -> CapturedZone:
        """The rows in which captured cards come out largest, but no larger than ``most``."""
        best, best_width = _LINES[0], 0.0
        for lines, down, across in _needs(self.aspect, len(self.shape.sides)):
            width = min(rect.height / down, rect.width / across, most)
            if width > best_width * 1.02:
                best, best_width = lines, width
        whole = max(6, int(best_width))
        return CapturedZone(rect, whole, round(whole * self.aspect), best, at_foot)

    # --- all of it --------------------------------------------------------------------------------

    def score(self) -> float:
        """How good it is: how large the cards are, those that are looked at most before all."""
        if self.window.bottom - self.below_sides < self.plate_height * 5:
            return 0.0
        width, unit = self.card_width, self.unit
        own = self.own(width).captured
        # Most have corners alike.
        alike = {
            (round(box.width), round(box.height), captures): box for _, box, captures in self.seats
        }
        corners = [
            self.corner(box, width, captures=captures) for (_, _, captures), box in alike.items()
        ]
        least = min((each.captured.width for each in corners if each.captured), default=0)
        return float(
            width
            * min(least, OTHERS_ENOUGH * unit) ** OTHERS_WEIGHT
            * min(own.width, OWN_ENOUGH * unit) ** OWN_WEIGHT
            * min(each.hand.width for each in corners) ** BACKS_WEIGHT
        )

    def layout(self, width: float, height: float) -> FishingLayout:
        """Lay everything out."""
        card, shape, middle = self.card_width, self.shape, self.middle
        high = round(card * self.aspect)
        hand = Rect(middle.x, middle.bottom - high, middle.width, high)
        upper = middle._replace(height=hand.y - HAND_GAP * card - middle.y)
        stock, field = self._field(upper, card, high)
        own = self.own(card)
        zones: dict[str, Zone] = {
            "s": stock,
            "f": field,
            "t": field,
            "k": PickingZone(field.rect, field.width, field.height),
            f"h{shape.seat}": RowZone(hand, card, high, HAND_STEP),
            f"p{shape.side_of(shape.seat)}": own.captured,
        }
        plates = {shape.seat: own.plate}
        for seat, box, captures in self.seats:
            corner = self.corner(box, card, captures=captures)
            plates[seat], zones[f"h{seat}"] = corner.plate, corner.hand
            if corner.captured is not None:
                zones[f"p{shape.side_of(seat)}"] = corner.captured
        summary = self.summary(width, height)
        rooms = Rooms(plates, own.round_plate, field.rect, summary, own.nearest)
        return FishingLayout(width, height, card, high, zones, shape, stock, field, rooms=rooms)

    def _field(self, upper: Rect, card: int, high: int) -> tuple[StockZone, FieldZone]:
        """Stock, turned card and field, side by side in the middle."""
        big = round(card * TURNED)
        big_high = round(big * self.aspect)
        gap = round(card * 0.1)
        needed = card * self.across
        left = upper.x + max(0.0, (upper.width - needed) / 2)
        top = upper.y + max(0.0, (upper.height - high - gap - big_high) / 2)
        stock = Rect(round(left + (big - card) / 2), round(top), card, high)
        turned = Rect(round(left), round(top + high + gap), big, big_high)
        begin = turned.right + STOCK_ROOM * card
        room = Rect(begin, upper.y, max(1.0, upper.right - begin), upper.height)
        if self.shape.places <= self.columns * self.rows:
            room = room._replace(width=min(room.width, needed))
        zone = StockZone(stock, card, high, turned=turned, is_hollow=True, is_counted=True)
        return zone, self._places(room, card)

    def _places(self, room: Rect, card: int) -> FieldZone:
        """The places of the field; very many of them are a little smaller."""
        found = []
        for rows in (self.rows, self.rows + 1, self.rows + 2):
            columns = max(ceil(self.shape.places / rows), 1)
            if rows == self.rows:
                columns = max(columns, self.columns)
            across = room.width / (columns * PITCH_ACROSS)
            down = room.height / (rows * self.aspect + (rows - 1) * PITCH_DOWN + SHIFT_ALL / 2)
            width = max(6, int(min(card, across, down)))
            found.append(FieldZone(room, width, round(width * self.aspect), columns, rows))
        return max(found, key=lambda field: field.width)


def lay_out(
    shape: TableShape,
    width: float,
    height: float,
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
    tops = [int(share * window.height) for share in TOP_SHARES]
    least = int(roomier(COLUMN_LEAST, 0.6))
    columns = [max(least, int(share * window.width)) for share in SIDE_SHARES]
    plans = [
        _Plan(shape, window, aspect, aside, rows, top, column, tall)
        for aside in range((shape.players - 1) // 2 + 1)
        for top, column, rows in product(tops, columns, (2, 3))
        for tall in ((False,) if aside else (False, True))
    ]
    return max(plans, key=_Plan.score).layout(width, height)
