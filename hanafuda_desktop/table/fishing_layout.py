"""Where everything on the table of a fishing game lies. Free of Qt.

:func:`hanafuda_desktop.table.fishing_arranging.lay_out` makes a :class:`FishingLayout` for a
window. All numbers are logical pixels unless they say otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.table.fishing_rows import CapturedRoom
from hanafuda_desktop.table.layout import THICKNESS, Z_OF_PILE, Lying, Rect, Rooms

__all__ = ["FishingLayout", "FishingShape", "HandRoom", "Stacks"]

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

    def counted(self, view: View) -> dict[str, Lying]:
        """The stock, and what others hold."""
        rect = self.stock
        found = {"s": Lying(None, rect.x, rect.y, self.card_width, self.card_height, 0)}
        for pile in view.piles:
            if pile.kind is PileKind.HAND and pile.owner is not None and pile.owner != view.seat:
                room = self.hands[pile.owner]
                x = room.rect.x + (room.rect.width - room.width) / 2
                found[pile.id] = Lying(None, round(x), room.rect.y, room.width, room.height, 0)
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

    def lie(self, view: View) -> dict[str, tuple[Lying, ...]]:
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

    def on_field(self, card: int, place: int, under: int) -> Lying:
        """A card that has just come to a place of the field, on so many others."""
        x, y = self.field.stacked(place, under + 1)[under]
        return Lying(card, x, y, self.field.width, self.field.height, _OVER_FIELD + under)

    def shown_large(self, card: int) -> Lying:
        """A card that was turned from the stock, while it is looked at."""
        rect = self.turned
        size = int(rect.width), int(rect.height)
        return Lying(card, rect.x, rect.y, *size, _OVER_FIELD)

    def _on_field(
        self, pile: PileView, stacks: dict[int, int], filled: dict[int, int], z: int
    ) -> tuple[Lying, ...]:
        lying = []
        for index, (card, place) in enumerate(zip(pile.shown, pile.slots, strict=True)):
            depth = filled.get(place, 0)
            filled[place] = depth + 1
            x, y = self.field.stacked(place, stacks[place])[depth]
            lying.append(Lying(card, x, y, self.field.width, self.field.height, z + index))
        return tuple(lying)

    def _lie(self, pile: PileView, z: int) -> tuple[Lying, ...]:
        if pile.kind is PileKind.STOCK:
            return self._in_stock(pile, z)
        spots, width, height = self._spots(pile)
        return tuple(
            Lying(card, x, y, width, height, z + index)
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

    def _in_stock(self, pile: PileView, z: int) -> tuple[Lying, ...]:
        rect, size = self.stock, (self.card_width, self.card_height)
        lying = [
            Lying(None, rect.x, rect.y, *size, z + index, index >= pile.face_down - THICKNESS)
            for index in range(pile.face_down)
        ]
        for card in pile.shown[pile.face_down :]:
            assert card is not None
            lying.append(self.shown_large(card))
        return tuple(lying)
