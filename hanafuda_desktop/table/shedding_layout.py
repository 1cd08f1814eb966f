"""Where everything on the table of a shedding game lies. Free of Qt.

:func:`hanafuda_desktop.table.shedding_arranging.lay_out` makes a :class:`SheddingLayout` for a
window. All numbers are logical pixels unless they say otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.table.fishing_layout import HandRoom, Stacks
from hanafuda_desktop.table.layout import THICKNESS, Z_OF_PILE, Lying, Rect, Rooms

__all__ = ["SheddingLayout", "SheddingShape", "scattered"]

SEEN: Final = 14
"""So many of the last discarded cards show an edge; the others lie hidden under them."""
TILT_MOST: Final = 6.5
"""How far a discarded card lies askew at most, in degrees,"""
AWAY_MOST: Final = 0.045
"""and how far from the pile's middle, in card widths."""
_OVER_FIELD: Final = 10 * Z_OF_PILE
_PRIMES: Final = (2654435761, 40503, 2246822519)


def scattered(card: int) -> tuple[float, float, float]:
    """How a card lies on the discard pile: aside and down, from -1 to 1, and askew likewise.

    It depends on the card alone, so that a pile looks the same whenever it is looked at.
    """
    x, y, tilt = (((card + 1) * prime >> 7) % 201 / 100 - 1 for prime in _PRIMES)
    return x, y, tilt


@dataclass(frozen=True, slots=True)
class SheddingShape:
    """What has to be laid out.

    Attributes:
        players: how many play.
        seat: who looks.
        clockwise: whether the turn usually goes round that way.
        hand: how many cards a hand is dealt.
        places: how many places the field must have.
    """

    players: int
    seat: int
    clockwise: bool
    hand: int
    places: int

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats around the table, from the viewer's right to the left."""
        turn = [(self.seat + step) % self.players for step in range(1, self.players)]
        return tuple(reversed(turn)) if self.clockwise else tuple(turn)


@dataclass(frozen=True, slots=True)
class SheddingLayout:
    """Where everything lies in a window of this size.

    Attributes:
        width: of the window.
        height: of the window.
        card_width: of the cards in the viewer's hand and in the middle.
        card_height: the same.
        shape: what is laid out.
        stock: the stock's place.
        drawn: where a card lies that was drawn in a struggle, somewhat larger.
        discard: the place of the discard pile, without its scattered edges.
        field: the places of the field.
        hands: where each seat's hand lies.
        corners: where each seat's hand is, with the plates of others.
        tray: where it is shown what is about to be played.
        ring: around the middle, where an arrow says which way turns go.
        rooms: what is left clear for other things.
    """

    width: float
    height: float
    card_width: int
    card_height: int
    shape: SheddingShape
    stock: Rect
    drawn: Rect
    discard: Rect
    field: Stacks
    hands: dict[int, HandRoom]
    corners: dict[int, Rect]
    tray: Rect
    ring: Rect
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
        """The places of stock and discard pile show when they are empty."""
        return ("s", "d")

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
        """The place of a pile while it is empty: for field and hands the room."""
        match pile[0]:
            case "s":
                return self.stock
            case "d":
                return self.discard
            case "x":
                return self.drawn
            case "h":
                return self.hands[int(pile[1:])].rect
            case _:
                return self.field.rect

    def lie(self, view: View) -> dict[str, tuple[Lying, ...]]:
        """Every card of a view, pile by pile, lowest first."""
        return {
            pile.id: self._lie(pile, number * Z_OF_PILE) for number, pile in enumerate(view.piles)
        }

    def on_field(self, card: int, place: int, under: int) -> Lying:
        """A card that has just come to a place of the field, on so many others."""
        x, y = self.field.stacked(place, under + 1)[under]
        return Lying(card, x, y, self.field.width, self.field.height, _OVER_FIELD + under)

    def discarded(self, card: int, z: int) -> Lying:
        """A card as it lies on the discard pile."""
        aside, down, askew = scattered(card)
        away = AWAY_MOST * self.card_width
        x, y = round(self.discard.x + aside * away), round(self.discard.y + down * away)
        size = self.card_width, self.card_height
        return Lying(card, float(x), float(y), *size, z, tilt=round(askew * TILT_MOST, 1))

    def _lie(self, pile: PileView, z: int) -> tuple[Lying, ...]:
        match pile.kind:
            case PileKind.STOCK:
                return self._in_stock(pile, z)
            case PileKind.DISCARD:
                return self._on_discard(pile, z)
            case PileKind.FIELD:
                return tuple(
                    self.on_field(card, place, 0)._replace(z=z + index)
                    for index, (card, place) in enumerate(zip(pile.cards, pile.slots, strict=True))
                    if card is not None
                )
            case PileKind.DRAWN:
                rect = self.drawn
                size = int(rect.width), int(rect.height)
                return tuple(Lying(card, rect.x, rect.y, *size, z) for card in pile.shown)
            case _:
                assert pile.owner is not None
                return self._in_hand(pile, self.hands[pile.owner], z)

    def _in_hand(self, pile: PileView, room: HandRoom, z: int) -> tuple[Lying, ...]:
        spots = room.spots(len(pile.cards))
        return tuple(
            Lying(card, x, y, room.width, room.height, z + index)
            for index, (card, (x, y)) in enumerate(zip(pile.shown, spots, strict=True))
        )

    def _in_stock(self, pile: PileView, z: int) -> tuple[Lying, ...]:
        rect, size, count = self.stock, (self.card_width, self.card_height), len(pile.cards)
        return tuple(
            Lying(None, rect.x, rect.y, *size, z + index, index >= count - THICKNESS)
            for index in range(count)
        )

    def _on_discard(self, pile: PileView, z: int) -> tuple[Lying, ...]:
        hidden = len(pile.cards) - SEEN
        return tuple(
            self.discarded(card, z + index)._replace(seen=index >= hidden)
            for index, card in enumerate(pile.cards)
            if card is not None
        )
