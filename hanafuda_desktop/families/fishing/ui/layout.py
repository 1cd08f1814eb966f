"""Where everything on the table of a fishing game lies. Free of Qt.

:func:`lay_out` makes a :class:`FishingLayout` for a
window. All numbers are logical pixels unless they say otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final

from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.table.layout import (
    THICKNESS,
    Z_OF_PILE,
    Insets,
    Rect,
    RestingCard,
    Rooms,
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
class CapturedRoom:
    """Where a side's captured cards lie.

    Attributes:
        rect: the whole room.
        width: of a card.
        height: of a card.
        lines: the categories of each row, by their numbers.
        at_foot: whether they lie at the foot of the room and not at its head.
    """

    rect: Rect
    width: int
    height: int
    lines: tuple[tuple[int, ...], ...]
    at_foot: bool = False

    def spots(self, cards: Sequence[int | None]) -> list[tuple[float, float]]:
        """The upper left corner of each card, in the order in which they are given."""
        groups: list[list[int]] = [[], [], [], [], []]
        for index, card in enumerate(cards):
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
        return [found[index] for index in range(len(cards))]

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


def captured_room(
    rect: Rect, aspect: float, sides: int, most: float, *, at_foot: bool = False
) -> CapturedRoom:
    """The rows in which captured cards come out largest.

    Args:
        rect: the room.
        aspect: height of a card, counted in its width.
        sides: among how many sides the deck is shared.
        most: the largest card that is wanted.
        at_foot: whether they lie at the foot of the room.
    """
    best, best_width = _LINES[0], 0.0
    for lines, down, across in _needs(aspect, sides):
        width = min(rect.height / down, rect.width / across, most)
        if width > best_width * 1.02:
            best, best_width = lines, width
    whole = max(6, int(best_width))
    return CapturedRoom(rect, whole, round(whole * aspect), best, at_foot)


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


HAND_STEP: Final = 1.07
"""From one hand card to the next, in card widths, where there is room."""
BACK_STEP: Final = 0.42
"""The same of the backs of another's hand."""
PITCH_ACROSS: Final = 1.27
"""From one place of the field to the next, in card widths: cards lie shifted on one another."""
SHIFT: Final = 0.22
"""How far a card lies to the right of the one that it lies on, in card widths,"""
SHIFT_ALL: Final = 0.24
"""how far the last of a stack does from the first,"""
SHIFT_DOWN: Final = 0.45
"""and how far down, as a share of that."""
PITCH_DOWN: Final = 0.17
"""Between the rows of the field, in card widths."""
_OVER_FIELD: Final = 10 * Z_OF_PILE
_PICKS_ACROSS: Final = 4


@dataclass(frozen=True, slots=True)
class FishingShape:
    """What has to be laid out.

    Attributes:
        players: how many play.
        seat: who looks.
        sides: the seats of each side.
        clockwise: whether the turn goes round that way.
        hand: how many cards a hand is dealt.
        places: how many places the field must have.
    """

    players: int
    seat: int
    sides: tuple[tuple[int, ...], ...]
    clockwise: bool
    hand: int
    places: int

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats around the table, from the viewer's right to the left."""
        turn = [(self.seat + step) % self.players for step in range(1, self.players)]
        return tuple(reversed(turn)) if self.clockwise else tuple(turn)

    def side_of(self, seat: int) -> int:
        """The number of a seat's side."""
        return next(number for number, seats in enumerate(self.sides) if seat in seats)

    def keeper(self, side: int) -> int:
        """At whose seat the cards lie that a side has captured: the viewer's, or the nearest."""
        seats = self.sides[side]
        if self.seat in seats:
            return self.seat
        return min(seats, key=lambda seat: (seat - self.seat) % self.players)


@dataclass(frozen=True, slots=True)
class HandRoom:
    """Where a hand lies.

    Attributes:
        rect: the room.
        width: of a card.
        height: of a card.
        step: from one card to the next at most, in card widths.
    """

    rect: Rect
    width: int
    height: int
    step: float

    def spots(self, count: int) -> list[tuple[float, float]]:
        """The upper left corner of each card, in the middle of the room."""
        if not count:
            return []
        free = max(0.0, self.rect.width - self.width)
        step = min(self.step * self.width, free / max(1, count - 1))
        left = self.rect.x + (self.rect.width - self.width - step * (count - 1)) / 2
        y = float(round(self.rect.y))
        return [(float(round(left + step * number)), y) for number in range(count)]


@dataclass(frozen=True, slots=True)
class Stacks:
    """The places of a field: beside one another, each for cards that lie on one another.

    Attributes:
        rect: the room.
        columns: how many columns of places.
        rows: how many rows.
        width: of a card.
        height: of a card.
    """

    rect: Rect
    columns: int
    rows: int
    width: int
    height: int

    def corner(self, place: int) -> tuple[float, float]:
        """The upper left corner of the lowest card of a place.

        Places are filled from the middle on outwards, so that the field grows to both sides.
        """
        column, row = divmod(place, self.rows)
        offset = (column // 2 + 0.5) * (1 if column % 2 else -1)
        if self.columns % 2:
            offset = (column + 1) // 2 * (1 if column % 2 else -1)
        middle = self.rect.x + self.rect.width / 2
        shift = SHIFT_ALL / 2 * self.width
        x = middle + offset * PITCH_ACROSS * self.width - self.width / 2 - shift
        pitch = self.height + PITCH_DOWN * self.width
        high = self.rows * pitch - PITCH_DOWN * self.width
        y = self.rect.y + (self.rect.height - high) / 2 + row * pitch
        return float(round(x)), float(round(y - shift * SHIFT_DOWN))

    def stacked(self, place: int, count: int) -> list[tuple[float, float]]:
        """The corners of so many cards that lie on one another."""
        x, y = self.corner(place)
        step = min(SHIFT, SHIFT_ALL / max(1, count - 1)) * self.width
        return [
            (float(round(x + step * number)), float(round(y + SHIFT_DOWN * step * number)))
            for number in range(count)
        ]


@dataclass(frozen=True, slots=True)
class FishingLayout:
    """Where everything lies in a window of this size.

    Attributes:
        width: of the window.
        height: of the window.
        card_width: of the cards in the viewer's hand.
        card_height: the same.
        shape: what is laid out.
        stock: the stock's place.
        turned: where the card lies that was turned from it, larger.
        field: the places of the field.
        hands: where each seat's hand lies.
        captured: where each side's captured cards lie.
        rooms: what is left clear for other things.
    """

    width: float
    height: float
    card_width: int
    card_height: int
    shape: FishingShape
    stock: Rect
    turned: Rect
    field: Stacks
    hands: dict[int, HandRoom]
    captured: dict[int, CapturedRoom]
    rooms: Rooms | None

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
        """The stock's place shows when it is empty."""
        return ("s",)

    def drop_room(self, pile: PileView) -> float:
        """None: no pile grows downwards."""
        return 0.0

    def counted(self, view: View) -> dict[str, RestingCard]:
        """The stock, and what others hold."""
        rect = self.stock
        found = {"s": RestingCard(None, rect.x, rect.y, self.card_width, self.card_height, 0)}
        for pile in view.piles:
            if pile.kind is PileKind.HAND and pile.owner is not None and pile.owner != view.seat:
                room = self.hands[pile.owner]
                x = room.rect.x + (room.rect.width - room.width) / 2
                found[pile.id] = RestingCard(
                    None, round(x), room.rect.y, room.width, room.height, 0
                )
        return found

    def slot(self, pile: str) -> Rect:
        """The place of a pile while it is empty: for field, hands and captured cards the room."""
        number = int(pile[1:]) if pile[1:] else 0
        match pile[0]:
            case "s":
                return self.stock
            case "h":
                return self.hands[number].rect
            case "p":
                return self.captured[number].rect
            case "t":
                # Cards that are being captured have no place of their own.
                return Rect(self.field.rect.x, self.field.rect.y, 0, 0)
            case _:
                return self.field.rect

    def lie(self, view: View) -> dict[str, tuple[RestingCard, ...]]:
        """Every card of a view, pile by pile, lowest first."""
        stacks: dict[int, int] = {}
        for pile in view.piles:
            for place in pile.slots:
                stacks[place] = stacks.get(place, 0) + 1
        filled: dict[int, int] = {}
        found = {}
        for number, pile in enumerate(view.piles):
            z = number * Z_OF_PILE
            if pile.kind in (PileKind.FIELD, PileKind.TAKING):
                found[pile.id] = self._on_field(pile, stacks, filled, z)
            else:
                found[pile.id] = self._lie(pile, z)
        return found

    def on_field(self, card: int, place: int, under: int) -> RestingCard:
        """A card that has just come to a place of the field, on so many others."""
        x, y = self.field.stacked(place, under + 1)[under]
        return RestingCard(card, x, y, self.field.width, self.field.height, _OVER_FIELD + under)

    def shown_large(self, card: int) -> RestingCard:
        """A card that was turned from the stock, while it is looked at."""
        rect = self.turned
        size = int(rect.width), int(rect.height)
        return RestingCard(card, rect.x, rect.y, *size, _OVER_FIELD)

    def _on_field(
        self, pile: PileView, stacks: dict[int, int], filled: dict[int, int], z: int
    ) -> tuple[RestingCard, ...]:
        lying = []
        for index, (card, place) in enumerate(zip(pile.shown, pile.slots, strict=True)):
            depth = filled.get(place, 0)
            filled[place] = depth + 1
            x, y = self.field.stacked(place, stacks[place])[depth]
            lying.append(RestingCard(card, x, y, self.field.width, self.field.height, z + index))
        return tuple(lying)

    def _lie(self, pile: PileView, z: int) -> tuple[RestingCard, ...]:
        if pile.kind is PileKind.STOCK:
            return self._in_stock(pile, z)
        spots, width, height = self._spots(pile)
        return tuple(
            RestingCard(card, x, y, width, height, z + index)
            for index, (card, (x, y)) in enumerate(zip(pile.shown, spots, strict=True))
        )

    def _spots(self, pile: PileView) -> tuple[list[tuple[float, float]], int, int]:
        number = int(pile.id[1:]) if pile.id[1:] else 0
        match pile.kind:
            case PileKind.HAND:
                hand = self.hands[number]
                return hand.spots(len(pile.cards)), hand.width, hand.height
            case PileKind.CAPTURED:
                room = self.captured[number]
                return room.spots(pile.cards), room.width, room.height
            case _:
                return self._picking(len(pile.cards)), self.field.width, self.field.height

    def _picking(self, count: int) -> list[tuple[float, float]]:
        """In two rows in the middle of the field."""
        field = self.field
        rows = -(-count // _PICKS_ACROSS)
        down, across = field.height + 0.16 * field.width, 1.16 * field.width
        middle = field.rect.x + field.rect.width / 2, field.rect.y + field.rect.height / 2
        left = middle[0] - (across * (_PICKS_ACROSS - 1) + field.width) / 2
        top = middle[1] - (down * (rows - 1) + field.height) / 2
        return [
            (
                float(round(left + across * (number % _PICKS_ACROSS))),
                float(round(top + down * (number // _PICKS_ACROSS))),
            )
            for number in range(count)
        ]

    def _in_stock(self, pile: PileView, z: int) -> tuple[RestingCard, ...]:
        rect, size = self.stock, (self.card_width, self.card_height)
        lying = [
            RestingCard(None, rect.x, rect.y, *size, z + index, index >= pile.face_down - THICKNESS)
            for index in range(pile.face_down)
        ]
        for card in pile.shown[pile.face_down :]:
            assert card is not None
            lying.append(self.shown_large(card))
        return tuple(lying)


# The corners of a fishing table: plate, hand and captured cards of one player. Free of Qt.

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


@dataclass(frozen=True, slots=True)
class Corner:
    """The corner of another player: plate, backs, and captured cards if they lie there."""

    plate: Rect
    hand: HandRoom
    captured: CapturedRoom | None


@dataclass(frozen=True, slots=True)
class OwnColumn:
    """What the viewer has beside field and hand, and the plate of the round.

    Attributes:
        round_plate: the round and its month.
        nearest: the yaku that the viewer is nearest to.
        plate: the viewer's plate.
        captured: the viewer's captured cards.
    """

    round_plate: Rect
    nearest: Rect
    plate: Rect
    captured: CapturedRoom


@dataclass(frozen=True, slots=True)
class Furnishing:
    """What the corners of one table have in common.

    Attributes:
        aspect: a card's height, counted in its width.
        hand: how many cards a hand is dealt.
        sides: among how many sides the deck is shared.
        unit: how many times larger than usual the window is.
        gap: between the parts of a corner.
        plate_height: of every plate.
    """

    aspect: float
    hand: int
    sides: int
    unit: float
    gap: float
    plate_height: float

    def corner(self, box: Rect, width: int, *, captures: bool) -> Corner:
        """Furnish a corner: plate and backs beside the captured cards, or above them.

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
        most = back * (1 + BACK_STEP * (self.hand - 1))
        room = Rect(room.x, room.y, min(room.width, most), room.height)
        hand = HandRoom(room, back, round(back * self.aspect), BACK_STEP)
        captured = None
        if captures:
            rect = Rect(rest.x, rest.y, max(20.0, rest.width), max(20.0, rest.height))
            captured = captured_room(rect, self.aspect, self.sides, width * OTHERS_MOST)
        return Corner(plate, hand, captured)

    def _above(self, box: Rect) -> tuple[Rect, Rect, Rect]:
        """Plate and backs over the captured cards."""
        high, gap = self.plate_height, self.gap
        backs = BACKS_LEAST * high / self.aspect
        wide = max(box.width * 0.64, min(roomier(PLATE_NAMED), box.width - gap - backs))
        plate = Rect(box.x, box.y, min(wide, roomier(PLATE_WIDEST * self.unit, 0.6)), high)
        room = Rect(plate.right + gap, box.y, box.right - plate.right - gap, high)
        rest = Rect(box.x, plate.bottom + gap, box.width, box.height - high - gap)
        return plate, room, rest

    def _in_a_row(self, box: Rect, backs: int) -> tuple[Rect, Rect, Rect]:
        """Plate, backs and captured cards side by side."""
        plate = Rect(box.x, box.y, roomier(PLATE_WIDEST * self.unit, 0.6), self.plate_height)
        wide = backs * (1 + BACK_STEP * (self.hand - 1))
        room = Rect(plate.right + self.gap, box.y, wide, box.height)
        left = room.right + 3 * self.gap
        return plate, room, Rect(left, box.y, box.right - left, box.height)

    def _beside(self, box: Rect, *, captures: bool) -> tuple[Rect, Rect, Rect]:
        """The backs under the plate, the captured cards beside both."""
        high, gap, widest = self.plate_height, self.gap, roomier(PLATE_WIDEST * self.unit, 0.6)
        wide = min(
            max(box.width * 0.3, roomier(PLATE_NARROWEST * max(1.0, self.unit), 0.6)), widest
        )
        if not captures:
            wide = min(box.width * 0.62, 1.4 * widest)
        plate = Rect(box.x, box.y, wide, high)
        room = Rect(box.x, box.y + high + gap, wide, max(10.0, box.height - high - gap))
        rest = Rect(plate.right + gap, box.y, box.width - wide - gap, box.height)
        return plate, room, rest

    def own(self, column: Rect, width: int, round_plate: Rect | None) -> OwnColumn:
        """Furnish the viewer's column.

        Args:
            column: the column.
            width: of the viewer's cards.
            round_plate: where the round's plate stands, if not at the column's head.
        """
        high, gap, top = self.plate_height, self.gap, column.y
        if round_plate is None:
            round_plate = Rect(column.x, top, column.width, high)
            top += high + gap
        tall = round(roomier(max(NEAREST_LEAST, NEAREST * 800.0 * self.unit), 0.7))
        nearest = Rect(column.x, top, column.width, tall)
        top = nearest.bottom + gap
        room = Rect(column.x, top, column.width, max(20.0, column.bottom - high - gap - top))
        plate = Rect(column.x, column.bottom - high, column.width, high)
        most = width * OWN_MOST
        captured = captured_room(room, self.aspect, self.sides, most, at_foot=True)
        return OwnColumn(round_plate, nearest, plate, captured)


# Finds the best layout of a fishing game for a window: arithmetic in card widths, free of Qt.
#
# The viewer's hand lies along the bottom, the field with the stock over it, the viewer's captured
# cards in a column at the right. The others sit along the top, and where that is better also at
# both sides, in turn order. :func:`lay_out` tries the shares that each may have and keeps those in
# which the cards come out best.

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
