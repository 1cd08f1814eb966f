"""How the table of a shedding game is laid out: arithmetic in card widths, free of Qt.

The viewer's hand lies along the bottom between the plates of the round and of the viewer, over
it the tray that shows what is about to be played, and over that the middle: stock, field and
discard pile. The others sit around it, in turn order. :func:`lay_out` tries how many sit at the
sides and in how many rows the field lies, and keeps that in which the cards come out best.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from hanafuda_desktop.engine.view import PileView
from hanafuda_desktop.table.board import RISE
from hanafuda_desktop.table.layout import (
    BACK_STEP,
    HAND_STEP,
    PITCH_ACROSS,
    PITCH_DOWN,
    SHIFT_ALL,
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

# The tray: where the cards that are about to be played lie in the order of laying.
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
_PRIMES: Final = (2654435761, 40503, 2246822519)


def scattered(card: int) -> tuple[float, float, float]:
    """How a card lies on the discard pile: aside and down, from -1 to 1, and askew likewise.

    It depends on the card alone, so that a pile looks the same whenever it is looked at.
    """
    x, y, tilt = (((card + 1) * prime >> 7) % 201 / 100 - 1 for prime in _PRIMES)
    return x, y, tilt


class DiscardZone(Zone):
    """The discard pile, without its scattered edges."""

    __slots__ = ()

    def discarded(self, card: int, z: int) -> RestingCard:
        """A card as it lies there."""
        aside, down, askew = scattered(card)
        away = AWAY_MOST * self.width
        x, y = float(round(self.rect.x + aside * away)), float(round(self.rect.y + down * away))
        tilt = round(askew * TILT_MOST, 1)
        return RestingCard(card, x, y, self.width, self.height, z, tilt=tilt)

    def lie(self, pile: PileView, piles: Sequence[PileView], z: int) -> tuple[RestingCard, ...]:
        """Every card a little askew."""
        hidden = len(pile.cards) - SEEN
        return tuple(
            self.discarded(card, z + index)._replace(seen=index >= hidden)
            for index, card in enumerate(pile.cards)
            if card is not None
        )


@dataclass(frozen=True, slots=True)
class SheddingLayout(Layout):
    """Where everything lies in a window of this size.

    Attributes:
        shape: what is laid out.
        field: the places of the field.
        discard: the discard pile.
        corners: where each seat's hand is, with the plates of others.
        tray: where it is shown what is about to be played.
        ring: around the middle, where an arrow says which way turns go.
    """

    shape: TableShape
    field: FieldZone
    discard: DiscardZone
    corners: dict[int, Rect]
    tray: Rect
    ring: Rect


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


@dataclass
class _Plan(SeatPlan):
    """One way to share the window.

    Attributes:
        plate_height: of every plate.
        tray_height: of the tray.
        backs_height: of the backs of others' hands.
        corner_height: of a plate with the backs under it.
        columns: of the field.
        side: the width of the columns at the sides,
        beside: and what each takes from the middle.
        below_top: where the middle of the table begins.
        own_plate: the viewer's plate.
        across: the width of stock, drawn card, field and discard pile, in card widths;
        down: and its height.
        card_width: of the cards in hand and in the middle; whole and even.
        tray: over the hand, with room for cards that stand out from it.
    """

    def __post_init__(self) -> None:
        shape, window, aside, rows = self.shape, self.window, self.aside, self.rows
        gap, high = self.gap, self.plate_high(PLATE, PLATE_LEAST)
        self.plate_height = high
        self.tray_height = round(roomier(max(TRAY_LEAST, TRAY * window.height), 0.4))
        self.backs_height = round(BACKS * window.height)
        self.corner_height = high + gap * 0.5 + self.backs_height
        self.columns = ceil(shape.places / rows)
        self.side = round(SIDE * window.width) if aside else 0.0
        self.beside = self.side + gap if aside else 0.0
        self.below_top = window.y + (self.corner_height + gap if self.along_top else 0.0)
        wide = round(roomier(OWN_PLATE * window.width, 0.4))
        self.own_plate = Rect(window.right - wide, window.bottom - high, wide, high)
        field = (self.columns - 1) * PITCH_ACROSS + 1 + SHIFT_ALL if shape.places else -GROUPS_APART
        self.across = 1 + APART + DRAWN + GROUPS_APART + field + GROUPS_APART + 1 + ASKEW
        field = rows * self.aspect + (rows - 1) * PITCH_DOWN + SHIFT_ALL / 2
        self.down = max(field, DRAWN * self.aspect, self.aspect + ASKEW)
        self.card_width = self._widest_card()
        self.tray = self._over_hand()

    def _widest_card(self) -> int:
        window, top = self.window, self.below_top - self.window.y
        high = window.height - top - self.tray_height - 2.6 * self.gap
        hand = window.width - 2 * (self.own_plate.width + self.gap)
        width = min(
            high / (self.down + 2 * RING + self.aspect * (1 + RISE)),
            (window.width - 2 * self.beside) / (self.across + 2 * RING),
            hand / ((self.shape.hand - 1) * SQUEEZED + 1),
        )
        return max(8, int(width) // 2 * 2)

    def _over_hand(self) -> Rect:
        window, high = self.window, round(self.card_width * self.aspect)
        wide = min(window.width - 2 * self.beside, max(0.62 * window.width, TRAY_WIDTH))
        # very many cards are lower than the plates beside them
        below = max(high * (1 + RISE), self.plate_height)
        top = window.bottom - below - self.gap * 0.6 - self.tray_height
        return Rect(window.x + (window.width - wide) / 2, round(top), wide, self.tray_height)

    def score(self) -> float:
        """How good it is: how large the cards are, and whether the others sit around."""
        below = self.plate_height + self.gap
        free = self.window.height - below - (self.corner_height if self.along_top else 0.0)
        if self.aside and self.aside * (self.corner_height + self.gap) > free:
            return 0.0
        return self.card_width * (1 + AROUND * self.aside)

    def corner(self, box: Rect) -> tuple[Rect, RowZone]:
        """The plate of another, and the backs under it."""
        wide = min(box.width, round(roomier(PLATE_WIDEST * self.window.width, 0.4)))
        left = round(box.x + (box.width - wide) / 2)
        plate = Rect(left, round(box.y), wide, self.plate_height)
        back = max(6, int(self.backs_height / self.aspect))
        high = round(back * self.aspect)
        room = Rect(left, round(plate.bottom + self.gap * 0.5), wide, high)
        return plate, RowZone(room, back, high, BACK_STEP, is_counted=True)

    def layout(self, width: float, height: float) -> SheddingLayout:
        """Lay everything out."""
        card, shape, window, own = self.card_width, self.shape, self.window, self.own_plate
        high = round(card * self.aspect)
        aside = own.width + self.gap
        hand = Rect(window.x + aside, window.bottom - high, window.width - 2 * aside, high)
        begin, end = self.below_top, window.bottom - self.plate_height - self.gap
        free = end - begin - self.aside * self.corner_height
        apart = free / (self.aside + 1)
        step = self.corner_height + apart
        down = [begin + apart + step * number for number in range(self.aside)]
        top = window._replace(height=self.corner_height)
        boxes = self.boxes(top, (1.0,) * len(self.along_top), down, self.side)
        zones, ring = self._middle(card, high)
        field, discard = zones["f"], zones["d"]
        assert isinstance(field, FieldZone)
        assert isinstance(discard, DiscardZone)
        zones[f"h{shape.seat}"] = RowZone(hand, card, high, HAND_STEP)
        plates, corners = {shape.seat: own}, {shape.seat: hand}
        for seat, box in zip(shape.others, boxes, strict=True):
            plate, backs = self.corner(box)
            plates[seat], zones[f"h{seat}"] = plate, backs
            corners[seat] = plate.with_all([backs.rect])
        rooms = Rooms(
            plates=plates,
            round_plate=own._replace(x=window.x),
            question=ring,
            summary=self.summary(width, height),
            nearest=Rect(window.x, own.y, 0, 0),
        )
        places = shape, field, discard, corners, self.tray, ring
        return SheddingLayout(width, height, card, high, zones, *places, rooms=rooms)

    def _middle(self, card: int, high: int) -> tuple[dict[str, Zone], Rect]:
        """Stock, drawn card, field and discard pile in a row, and the ring around them."""
        window, top = self.window, self.below_top
        wide, tall = self.across * card, self.down * card
        left = window.x + self.beside + (window.width - 2 * self.beside - wide) / 2
        y = top + (self.tray.y - self.gap - top) / 2
        centred = round(y - high / 2)
        stock = Rect(round(left), centred, card, high)
        big = round(card * DRAWN)
        big_high = round(big * self.aspect)
        drawn = Rect(round(stock.right + APART * card), round(y - big_high / 2), big, big_high)
        begin = drawn.right + GROUPS_APART * card
        discard_x = round(left + wide - (1 + ASKEW / 2) * card)
        end = discard_x - (ASKEW / 2 + GROUPS_APART) * card
        room = Rect(begin, round(y - tall / 2), max(1.0, end - begin), tall)
        discard = Rect(discard_x, centred, card, high)
        zones: dict[str, Zone] = {
            "s": SquaredZone(stock, card, high, is_hollow=True, is_counted=True),
            "x": Zone(drawn, big, big_high),
            "f": FieldZone(room, card, high, max(1, self.columns), self.rows),
            "d": DiscardZone(discard, card, high, is_hollow=True),
        }
        return zones, Rect(left, y - tall / 2, wide, tall).grown(RING * card)


def lay_out(
    shape: TableShape,
    width: float,
    height: float,
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
    most_rows = min(4, max(1, shape.places))
    plans = [
        _Plan(shape, window, aspect, aside, rows)
        for aside in range((shape.players - 1) // 2 + 1)
        for rows in range(1, most_rows + 1)
    ]
    return max(plans, key=_Plan.score).layout(width, height)
