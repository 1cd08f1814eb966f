"""Where everything on the table of a shedding game lies. Free of Qt.

:func:`lay_out` makes a :class:`SheddingLayout` for a
window. All numbers are logical pixels unless they say otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.families.fishing.ui.layout import (
    BACK_STEP,
    HAND_STEP,
    PITCH_ACROSS,
    PITCH_DOWN,
    SHIFT_ALL,
    HandRoom,
    Stacks,
)
from hanafuda_desktop.table.board import RISE
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

# The tray: where the cards that are about to be played lie in the order of laying. Free of Qt.
#
# From left to right: the cards, the last one on top of the discard pile; what comes of it, in
# words; and the slips that can be pressed.

_EDGE: Final = 0.09
"""Around everything in the tray, as a share of its height."""
_STEP: Final = 1.14
"""From card to card, in card widths."""
_LAID: Final = 0.75
"""Before cards that are laid on the field, in card widths."""
_SLIP: Final = 0.5
"""A slip's height, as a share of the tray's,"""
_SLIP_LEAST: Final = 27.0
"""and in pixels at least."""
_LETTER: Final = 0.34
"""A letter on a slip, counted in its height."""
_WORDS: Final = 0.34
"""So much of the tray's width is for the words; before they have less, slips are narrower,"""
_NARROWEST: Final = 0.6
"""down to this share of what they would like."""


@dataclass(frozen=True, slots=True)
class Tray:
    """What lies where in the tray.

    Attributes:
        rect: the whole tray.
        cards: the discarded cards in the order of laying,
        laid: and the cards that are laid on the field.
        arrow: between both, where there are both.
        words: where it is said what comes of it.
        slips: the slips, in their order.
    """

    rect: Rect
    cards: tuple[Rect, ...]
    laid: tuple[Rect, ...]
    arrow: Rect
    words: Rect
    slips: tuple[Rect, ...]


def set_tray(rect: Rect, aspect: float, cards: int, laid: int, slips: Sequence[str]) -> Tray:
    """Set the tray.

    Args:
        rect: the room.
        aspect: a card's height, counted in its width.
        cards: how many cards are discarded.
        laid: how many are laid on the field.
        slips: what the slips say.
    """
    edge = round(rect.height * _EDGE)
    high = rect.height - 2 * edge
    # many cards are smaller, so that there is room left for words
    most = rect.width * 0.42
    across = _STEP * (cards + laid) + (_LAID if laid else 0.0)
    wide = int(min(high / aspect, most / max(1.0, across)))
    size = wide, round(wide * aspect)
    top = round(rect.y + (rect.height - size[1]) / 2)
    left = rect.x + 2 * edge
    places = [Rect(round(left + _STEP * wide * n), top, *size) for n in range(cards)]
    left += _STEP * wide * cards
    arrow = Rect(round(left), top, round(_LAID * wide), size[1])
    left += _LAID * wide if laid else 0.0
    more = [Rect(round(left + _STEP * wide * n), top, *size) for n in range(laid)]
    left += _STEP * wide * laid
    right = rect.right - 2 * edge
    slip = min(high, max(_SLIP_LEAST, round(_SLIP * rect.height)))
    y = round(rect.y + (rect.height - slip) / 2)
    found: list[Rect] = []
    wished = [slip * (0.9 + _LETTER * len(text)) for text in slips]
    between = left + (len(slips) + 3) * edge + _WORDS * rect.width
    narrow = min(1.0, max(0.0, right - between) / max(1.0, sum(wished)))
    for wish in reversed(wished):
        broad = round(wish * max(_NARROWEST, narrow))
        found.append(Rect(right - broad, y, broad, slip))
        right -= broad + edge
    words = Rect(left + edge, rect.y + edge, max(1.0, right - left - 2 * edge), high)
    return Tray(rect, tuple(places), tuple(more), arrow, words, tuple(reversed(found)))


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

    def lie(self, view: View) -> dict[str, tuple[RestingCard, ...]]:
        """Every card of a view, pile by pile, lowest first."""
        return {
            pile.id: self._lie(pile, number * Z_OF_PILE) for number, pile in enumerate(view.piles)
        }

    def on_field(self, card: int, place: int, under: int) -> RestingCard:
        """A card that has just come to a place of the field, on so many others."""
        x, y = self.field.stacked(place, under + 1)[under]
        return RestingCard(card, x, y, self.field.width, self.field.height, _OVER_FIELD + under)

    def discarded(self, card: int, z: int) -> RestingCard:
        """A card as it lies on the discard pile."""
        aside, down, askew = scattered(card)
        away = AWAY_MOST * self.card_width
        x, y = round(self.discard.x + aside * away), round(self.discard.y + down * away)
        size = self.card_width, self.card_height
        return RestingCard(card, float(x), float(y), *size, z, tilt=round(askew * TILT_MOST, 1))

    def _lie(self, pile: PileView, z: int) -> tuple[RestingCard, ...]:
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
                return tuple(RestingCard(card, rect.x, rect.y, *size, z) for card in pile.shown)
            case _:
                assert pile.owner is not None
                return self._in_hand(pile, self.hands[pile.owner], z)

    def _in_hand(self, pile: PileView, room: HandRoom, z: int) -> tuple[RestingCard, ...]:
        spots = room.spots(len(pile.cards))
        return tuple(
            RestingCard(card, x, y, room.width, room.height, z + index)
            for index, (card, (x, y)) in enumerate(zip(pile.shown, spots, strict=True))
        )

    def _in_stock(self, pile: PileView, z: int) -> tuple[RestingCard, ...]:
        rect, size, count = self.stock, (self.card_width, self.card_height), len(pile.cards)
        return tuple(
            RestingCard(None, rect.x, rect.y, *size, z + index, index >= count - THICKNESS)
            for index in range(count)
        )

    def _on_discard(self, pile: PileView, z: int) -> tuple[RestingCard, ...]:
        hidden = len(pile.cards) - SEEN
        return tuple(
            self.discarded(card, z + index)._replace(seen=index >= hidden)
            for index, card in enumerate(pile.cards)
            if card is not None
        )


# Finds the best layout of a shedding game for a window: arithmetic in card widths, free of Qt.
#
# The viewer's hand lies along the bottom between the plates of the round and of the viewer, over
# it the tray that shows what is about to be played, and over that the middle: stock, field and
# discard pile. The others sit around it, in turn order. :func:`lay_out` tries how many sit at the
# sides and in how many rows the field lies, and keeps that in which the cards come out best.

PLATE: Final = 0.056
"""A plate's height, as a share of the window's,"""
PLATE_LEAST: Final = 30.0
"""and in pixels at least."""
OWN_PLATE: Final = 0.17
"""The width of the viewer's plate and of the round's, as a share of the window's."""
PLATE_WIDEST: Final = 0.2
"""The same of another's plate, at most."""
SIDE: Final = 0.155
"""The width of the columns at the sides, as a share of the window's."""
TRAY: Final = 0.108
"""The tray's height, as a share of the window's,"""
TRAY_LEAST: Final = 60.0
"""and in pixels at least."""
TRAY_WIDTH: Final = 600.0
"""The tray's width in pixels, at least where there is room."""
BACKS: Final = 0.105
"""The height of the backs of others' hands, as a share of the window's."""
DRAWN: Final = 1.1
"""How much larger the drawn card is."""
ASKEW: Final = 2 * (AWAY_MOST + 1.7 * TILT_MOST / 57.3 / 2)
"""The room that scattered cards need besides that of one, in card widths."""
APART: Final = 0.16
"""Between stock and drawn card, and"""
GROUPS_APART: Final = 0.34
"""between these, the field and the discard pile, in card widths."""
RING: Final = 0.12
"""From the middle to the arrow around it, in card widths."""
SQUEEZED: Final = 0.62
"""From card to card in a hand as it is dealt, in card widths, at least."""
AROUND: Final = 0.16
"""How much smaller the cards may be for each of two who sit at the sides, and not along the top: so
it is seen better which way turns go."""


@dataclass(frozen=True, slots=True)
class _Measures:
    """What one way to share the window makes of everything's size."""

    shape: SheddingShape
    window: Rect
    aspect: float
    aside: int
    """How many sit at each side."""
    rows: int
    """Of the field."""

    @property
    def gap(self) -> float:
        """Between the parts of the table."""
        return max(8.0, 0.018 * min(self.window.width, self.window.height))

    @property
    def plate_height(self) -> float:
        """Of every plate."""
        return round(roomier(max(PLATE_LEAST, PLATE * self.window.height), 0.7))

    @property
    def tray_height(self) -> float:
        """Of the tray."""
        return round(roomier(max(TRAY_LEAST, TRAY * self.window.height), 0.4))

    @property
    def backs_height(self) -> float:
        """Of the backs of others' hands."""
        return round(BACKS * self.window.height)

    @property
    def corner_height(self) -> float:
        """Of a plate with the backs under it."""
        return self.plate_height + self.gap * 0.5 + self.backs_height

    @property
    def along_top(self) -> int:
        """How many sit along the top."""
        return self.shape.players - 1 - 2 * self.aside

    @property
    def columns(self) -> int:
        """Of the field."""
        return ceil(self.shape.places / self.rows)

    @property
    def side(self) -> float:
        """The width of the columns at the sides."""
        return round(SIDE * self.window.width) if self.aside else 0.0

    @property
    def own_plate(self) -> float:
        """The width of the viewer's plate and of the round's."""
        return round(roomier(OWN_PLATE * self.window.width, 0.4))

    @property
    def middle(self) -> Rect:
        """Between the others, over the tray: stock, field and discard pile with the ring."""
        window = self.window
        left = window.x + (self.side + self.gap if self.aside else 0.0)
        top = window.y + (self.corner_height + self.gap if self.along_top else 0.0)
        return Rect(left, top, window.width - 2 * (left - window.x), self.tray.y - self.gap - top)

    @property
    def hand_height(self) -> float:
        """Of the viewer's hand: it shares what the others leave with the middle."""
        return round(self.card_width * self.aspect)

    @property
    def tray(self) -> Rect:
        """Over the hand, with room for cards that stand out from it."""
        window, high = self.window, self.hand_height
        beside = 2 * (self.side + self.gap) if self.aside else 0.0
        wide = min(window.width - beside, max(0.62 * window.width, TRAY_WIDTH))
        # very many cards are lower than the plates beside them
        below = max(high * (1 + RISE), self.plate_height)
        top = window.bottom - below - self.gap * 0.6 - self.tray_height
        return Rect(window.x + (window.width - wide) / 2, round(top), wide, self.tray_height)

    @property
    def across(self) -> float:
        """The width of stock, drawn card, field and discard pile, in card widths."""
        field = (
            (self.columns - 1) * PITCH_ACROSS + 1 + SHIFT_ALL
            if self.shape.places
            else -GROUPS_APART
        )
        return 1 + APART + DRAWN + GROUPS_APART + field + GROUPS_APART + 1 + ASKEW

    @property
    def down(self) -> float:
        """Its height, in card widths."""
        field = self.rows * self.aspect + (self.rows - 1) * PITCH_DOWN + SHIFT_ALL / 2
        return max(field, DRAWN * self.aspect, self.aspect + ASKEW)

    @property
    def card_width(self) -> int:
        """Of the cards in hand and in the middle; whole and even."""
        window = self.window
        top = self.corner_height + self.gap if self.along_top else 0.0
        high = window.height - top - self.tray_height - 2.6 * self.gap
        sides = 2 * (self.side + self.gap) if self.aside else 0.0
        hand = window.width - 2 * (self.own_plate + self.gap)
        width = min(
            high / (self.down + 2 * RING + self.aspect * (1 + RISE)),
            (window.width - sides) / (self.across + 2 * RING),
            hand / ((self.shape.hand - 1) * SQUEEZED + 1),
        )
        return max(8, int(width) // 2 * 2)

    def score(self) -> float:
        """How good it is: how large the cards are, and whether the others sit around."""
        if self.aside and self.aside * (self.corner_height + self.gap) > self._beside_height:
            return 0.0
        return self.card_width * (1 + AROUND * self.aside)

    @property
    def _beside_height(self) -> float:
        """What the columns at the sides have."""
        below = self.plate_height + self.gap
        return self.window.height - below - (self.corner_height if self.along_top else 0.0)


class _Plan(_Measures):
    """One way to share the window, and where everything lies then."""

    __slots__ = ()

    @property
    def boxes(self) -> list[Rect]:
        """Where the others sit, from the viewer's right to the left."""
        window, gap, high = self.window, self.gap, self.corner_height
        count = self.along_top
        wide = (window.width - gap * (count - 1)) / max(1, count)
        top = [
            Rect(window.right - (number + 1) * wide - number * gap, window.y, wide, high)
            for number in range(count)
        ]
        begin = window.y + (high + gap if count else 0.0)
        end = self.window.bottom - self.plate_height - gap
        free = end - begin - self.aside * high
        step = high + free / (self.aside + 1)
        down = [begin + free / (self.aside + 1) + step * number for number in range(self.aside)]
        right = [Rect(window.right - self.side, y, self.side, high) for y in down]
        left = [Rect(window.x, y, self.side, high) for y in down]
        return [*reversed(right), *top, *left]

    def corner(self, box: Rect) -> tuple[Rect, HandRoom]:
        """The plate of another, and the backs under it."""
        wide = min(box.width, round(roomier(PLATE_WIDEST * self.window.width, 0.4)))
        left = round(box.x + (box.width - wide) / 2)
        plate = Rect(left, round(box.y), wide, self.plate_height)
        back = max(6, int(self.backs_height / self.aspect))
        y = round(plate.bottom + self.gap * 0.5)
        room = Rect(left, y, wide, round(back * self.aspect))
        return plate, HandRoom(room, back, round(back * self.aspect), BACK_STEP)

    def layout(self, width: float, height: float) -> SheddingLayout:
        """Lay everything out."""
        card, shape, window = self.card_width, self.shape, self.window
        high = round(card * self.aspect)
        bottom = window.bottom - high
        aside = self.own_plate + self.gap
        hand = Rect(window.x + aside, bottom, window.width - 2 * aside, high)
        hands = {shape.seat: HandRoom(hand, card, high, HAND_STEP)}
        plates = {shape.seat: self._own()}
        corners = {shape.seat: hand}
        for seat, box in zip(shape.others, self.boxes, strict=True):
            plates[seat], hands[seat] = self.corner(box)
            corners[seat] = plates[seat].with_all([hands[seat].rect])
        stock, drawn, field, discard, ring = self._middle(card, high)
        rooms = self._rooms(plates, ring, _summary(window, width, height))
        middle = stock, drawn, discard, field
        return SheddingLayout(
            width, height, card, high, shape, *middle, hands, corners, self.tray, ring, rooms
        )

    def _own(self) -> Rect:
        """The viewer's plate."""
        wide, high, window = self.own_plate, self.plate_height, self.window
        return Rect(window.right - wide, window.bottom - high, wide, high)

    def _rooms(self, plates: dict[int, Rect], ring: Rect, summary: Rect) -> Rooms:
        own, left = self._own(), self.window.x
        return Rooms(
            plates=plates,
            round_plate=Rect(left, own.y, own.width, own.height),
            question=ring,
            summary=summary,
            nearest=Rect(left, own.y, 0, 0),
        )

    def _middle(self, card: int, high: int) -> tuple[Rect, Rect, Stacks, Rect, Rect]:
        """Stock, drawn card, field and discard pile in a row, and the ring around them."""
        middle = self.middle
        wide, tall = self.across * card, self.down * card
        left = middle.x + (middle.width - wide) / 2
        y = middle.y + middle.height / 2
        centred = round(y - high / 2)
        stock = Rect(round(left), centred, card, high)
        big = round(card * DRAWN)
        big_high = round(big * self.aspect)
        drawn = Rect(round(stock.right + APART * card), round(y - big_high / 2), big, big_high)
        begin = drawn.right + GROUPS_APART * card
        discard_x = round(left + wide - (1 + ASKEW / 2) * card)
        end = discard_x - (ASKEW / 2 + GROUPS_APART) * card
        room = Rect(begin, round(y - tall / 2), max(1.0, end - begin), tall)
        field = Stacks(room, max(1, self.columns), self.rows, card, high)
        discard = Rect(discard_x, centred, card, high)
        ring = Rect(left, y - tall / 2, wide, tall).grown(RING * card)
        return stock, drawn, field, discard, ring


def _summary(window: Rect, width: float, height: float) -> Rect:
    """Where a round's result stands: over the middle of all that may be used."""
    wide, high = min(window.width, 0.8 * width), min(window.height, 0.86 * height)
    left = window.x + (window.width - wide) / 2
    return Rect(round(left), round(window.y + (window.height - high) / 2), wide, high)


def _plans(shape: SheddingShape, window: Rect, aspect: float) -> Iterator[_Plan]:
    for aside in range((shape.players - 1) // 2 + 1):
        for rows in (1, 2, 3, 4):
            if rows <= max(1, shape.places):
                yield _Plan(shape, window, aspect, aside, rows)


def lay_out(
    shape: SheddingShape,
    width: float,
    height: float,
    *,
    aspect: float = 54 / 33,
    insets: Insets | None = None,
) -> SheddingLayout:
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
