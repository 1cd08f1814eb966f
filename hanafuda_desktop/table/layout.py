"""Where everything on a table lies: arithmetic, free of Qt's items.

A family of games describes its table as a :class:`Layout`: a zone for each pile, and clear rooms
for what stands beside them. A zone says how the cards of its pile lie, which is the same for every
family: on one another, fanned, in a column, in a hand, on the places of a field. All numbers are
logical pixels unless they say otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from itertools import accumulate
from typing import Final, NamedTuple

from hanafuda_desktop.engine.view import PileView, View
from hanafuda_desktop.table.lettering import roomier

COVERED_DOWN: Final = 0.085
"""How much of a covered card shows, in card heights: one that lies face down,"""
COVERED_DOWN_LEAST: Final = 0.03
"""the least of it, when a column is squeezed,"""
COVERED_UP: Final = 0.24
"""one that lies face up,"""
COVERED_UP_LEAST: Final = 0.15
"""and the strip that still shows its month."""
WASTE_STEP: Final = 0.26
"""How much of a covered card of a fanned waste shows, in card widths."""
THICKNESS: Final = 3
"""So many cards of a squared pile show as its thickness."""
Z_OF_PILE: Final = 100
"""Between the piles in stacking order; more than a pile can hold cards."""
Z_OVER_FIELD: Final = 10 * Z_OF_PILE
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


class Rect(NamedTuple):
    """A rectangle with its upper left corner at ``x``, ``y``."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def grown(self, by: float) -> Rect:
        """The rectangle with ``by`` more on every side."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def with_all(self, others: Iterable[Rect]) -> Rect:
        """The smallest rectangle that holds it and all the others."""
        every = (self, *others)
        x, y = min(each.x for each in every), min(each.y for each in every)
        right = max(each.right for each in every)
        return Rect(x, y, right - x, max(each.bottom for each in every) - y)

    def shared(self, other: Rect) -> float:
        """The area it has in common with another."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return width * height if width > 0 and height > 0 else 0.0


class RestingCard(NamedTuple):
    """A card at rest: what it shows and where.

    Attributes:
        card: the card, or ``None`` when it lies face down.
        x: left edge.
        y: upper edge.
        width: how large it is.
        height: the same.
        z: stacking order.
        seen: whether any of it shows; a card deep in a squared pile need not be painted.
        tilt: how far it lies askew, in degrees.
    """

    card: int | None
    x: float
    y: float
    width: int
    height: int
    z: int
    seen: bool = True
    tilt: float = 0.0

    @property
    def rect(self) -> Rect:
        """The whole of the card."""
        return Rect(self.x, self.y, self.width, self.height)


class Rooms(NamedTuple):
    """Clear rectangles for what stands on the table beside the cards.

    Attributes:
        plates: each seat's plate.
        round_plate: the round and its month.
        question: what is asked, over the field.
        summary: the result of a round, over the middle of the table.
        nearest: the yaku that the viewer is nearest to.
    """

    plates: dict[int, Rect]
    round_plate: Rect
    question: Rect
    summary: Rect
    nearest: Rect


class Insets(NamedTuple):
    """What a window keeps free at its edges for other things."""

    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0


MARGIN: Final = 0.016
"""Around everything on a table, as a share of the window's smaller side."""


def inner(width: float, height: float, insets: Insets | None) -> tuple[Rect, float]:
    """The part of a window in which a table is laid out, and the margin around it.

    Args:
        width: of the window.
        height: of the window.
        insets: what to keep free at its edges besides.
    """
    free = insets or Insets()
    margin = max(8.0, MARGIN * min(width, height))
    window = Rect(
        free.left + margin,
        free.top + margin,
        max(1.0, width - free.left - free.right - 2 * margin),
        max(1.0, height - free.top - free.bottom - 2 * margin),
    )
    return window, margin


@dataclass(frozen=True, slots=True)
class Zone:
    """Where one pile lies.

    Attributes:
        rect: its place while it is empty; of hands, fields and captured cards the room.
        width: of a card.
        height: of a card.
        is_hollow: whether its empty place is seen.
        is_counted: whether it is shown how many cards there are.
        reach: how far down it takes a held card, though no card of it lies there.
    """

    rect: Rect
    width: int
    height: int
    _: KW_ONLY
    is_hollow: bool = False
    is_counted: bool = False
    reach: float = 0.0

    @property
    def counted(self) -> RestingCard:
        """The place of a card at whose foot it is shown how many there are."""
        x = round(self.rect.x + (self.rect.width - self.width) / 2)
        return RestingCard(None, x, self.rect.y, self.width, self.height, 0)

    def corners(self, pile: PileView, piles: Sequence[PileView]) -> Sequence[tuple[float, float]]:
        """The upper left corner of each card, lowest first.

        Args:
            pile: the cards.
            piles: all that lie on the table.
        """
        return ((self.rect.x, self.rect.y),) * len(pile.cards)

    def hidden(self, count: int) -> int:
        """How many of the lowest cards need not be painted."""
        return 0

    def lie(self, pile: PileView, piles: Sequence[PileView], z: int) -> tuple[RestingCard, ...]:
        """The cards, lowest first; ``z`` is where the lowest stands in the stacking order."""
        corners, hidden = self.corners(pile, piles), self.hidden(len(pile.cards))
        size = self.width, self.height
        return tuple(
            RestingCard(card, x, y, *size, z + index, index >= hidden)
            for index, (card, (x, y)) in enumerate(zip(pile.shown, corners, strict=True))
        )


@dataclass(frozen=True, slots=True)
class SquaredZone(Zone):
    """Cards exactly on one another; so many of them show as the pile's thickness."""

    thickness: int = THICKNESS

    def hidden(self, count: int) -> int:
        """All but those at the top."""
        return max(0, count - self.thickness)


@dataclass(frozen=True, slots=True)
class FanZone(Zone):
    """Cards of which only the last few are spread: so many, to the right or downwards."""

    spread: int = 1
    is_across: bool = True

    def corners(self, pile: PileView, piles: Sequence[PileView]) -> Sequence[tuple[float, float]]:
        """Those beneath lie where the first of the spread cards does."""
        count, step = len(pile.cards), round(WASTE_STEP * self.width)
        covered = max(0, count - self.spread)
        across, down = (step, 0) if self.is_across else (0, step)
        return [
            (
                self.rect.x + across * max(0, number - covered),
                self.rect.y + down * max(0, number - covered),
            )
            for number in range(count)
        ]

    def hidden(self, count: int) -> int:
        """Those under the lowest of the spread cards."""
        return max(0, count - self.spread - 1)


@dataclass(frozen=True, slots=True)
class ColumnZone(Zone):
    """Cards fanned downwards.

    Attributes:
        room: how high all of them may be.
        least_down: how much of a covered card must show that lies face down, in card heights,
        least_up: and of one that lies face up, before all are squeezed alike.
    """

    room: float = 0.0
    least_down: float = COVERED_DOWN_LEAST
    least_up: float = COVERED_UP_LEAST

    def corners(self, pile: PileView, piles: Sequence[PileView]) -> Sequence[tuple[float, float]]:
        """One below the other."""
        steps = self._steps(pile.face_down, len(pile.cards) - pile.face_down)
        offsets = accumulate(steps, initial=0.0) if pile.cards else ()
        return [(self.rect.x, float(round(self.rect.y + offset))) for offset in offsets]

    def _steps(self, face_down: int, face_up: int) -> list[float]:
        """Squeeze the face-down cards first, then the others, then all of them alike."""
        free = self.room - self.height
        down = face_down if face_up else face_down - 1
        up = max(0, face_up - 1)
        steps = [COVERED_DOWN * self.height, COVERED_UP * self.height]
        excess = down * steps[0] + up * steps[1] - free
        for kind, (number, least) in enumerate(((down, self.least_down), (up, self.least_up))):
            if excess > 0 and number > 0:
                cut = min(excess / number, steps[kind] - least * self.height)
                excess -= cut * number
                steps[kind] -= cut
        if excess > 0 and down + up > 0:
            # One card needs no step, even if the room is too low for it.
            share = max(0.0, free) / (down * steps[0] + up * steps[1])
            steps = [step * share for step in steps]
        return [steps[0]] * down + [steps[1]] * up


@dataclass(frozen=True, slots=True)
class RowZone(Zone):
    """Cards beside one another in the middle of a room, as in a hand.

    Attributes:
        step: from one card to the next at most, in card widths.
    """

    step: float = HAND_STEP

    def corners(self, pile: PileView, piles: Sequence[PileView]) -> Sequence[tuple[float, float]]:
        """From left to right."""
        return self.spots(len(pile.cards))

    def spots(self, count: int) -> list[tuple[float, float]]:
        """The corners of so many cards."""
        rect = self.rect
        free = max(0.0, rect.width - self.width)
        step = min(self.step * self.width, free / max(1, count - 1))
        left = rect.x + (rect.width - self.width - step * (count - 1)) / 2
        y = float(round(rect.y))
        return [(float(round(left + step * number)), y) for number in range(count)]


@dataclass(frozen=True, slots=True)
class FieldZone(Zone):
    """The places of a field: beside one another, each for cards that lie on one another.

    Attributes:
        columns: how many columns of places.
        rows: how many rows.
    """

    columns: int = 1
    rows: int = 1

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

    def put(self, card: int, place: int, under: int) -> RestingCard:
        """A card that has just come to a place, on so many others."""
        x, y = self.stacked(place, under + 1)[under]
        return RestingCard(card, x, y, self.width, self.height, Z_OVER_FIELD + under)

    def corners(self, pile: PileView, piles: Sequence[PileView]) -> Sequence[tuple[float, float]]:
        """Each at its place, on the cards of the piles before that lie there."""
        before = [place for each in piles[: piles.index(pile)] for place in each.slots]
        every = [place for each in piles for place in each.slots]
        return [
            self.stacked(place, every.count(place))[
                before.count(place) + pile.slots[:index].count(place)
            ]
            for index, place in enumerate(pile.slots)
        ]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything lies in a window of this size.

    Attributes:
        width: of the window.
        height: of the window.
        card_width: of the size of card that most is made for.
        card_height: the same.
        zones: where each pile lies, by its id.
        rooms: clear rectangles for plates and questions, where there are any.
        shelf: the whole shelf of yaku, if there is one,
        places: and the places on it.
    """

    width: float
    height: float
    card_width: int
    card_height: int
    zones: dict[str, Zone]
    _: KW_ONLY
    rooms: Rooms | None = None
    shelf: Rect | None = None
    places: tuple[Rect, ...] = ()

    def zone(self, pile: str, view: View) -> Zone:
        """Where a pile lies in a view."""
        return self.zones[pile]

    def slot(self, pile: str) -> Rect:
        """The place of a pile while it is empty."""
        return self.zones[pile].rect

    def counted(self, view: View) -> dict[str, RestingCard]:
        """The piles whose number of cards is shown, and the place of a card at whose foot."""
        zones = {pile.id: self.zone(pile.id, view) for pile in self.placed(view)}
        return {pile: zone.counted for pile, zone in zones.items() if zone.is_counted}

    def placed(self, view: View) -> tuple[PileView, ...]:
        """The view's piles that have a place: an empty stock of a game without one has none."""
        return tuple(pile for pile in view.piles if pile.id in self.zones)

    def lie(self, view: View) -> dict[str, tuple[RestingCard, ...]]:
        """Every card of a view, pile by pile, lowest first."""
        piles = self.placed(view)
        return {
            pile.id: self.zone(pile.id, view).lie(pile, piles, number * Z_OF_PILE)
            for number, pile in enumerate(piles)
        }


# Seats around a table: the viewer below, the others above and at the sides.
#
# What the layouts of all games have in common in which several sit at the table: they try the ways
# to share the window between the seats, and keep the one in which the cards come out best.


class TableShape(NamedTuple):
    """What has to be laid out.

    Attributes:
        players: how many play.
        seat: who looks.
        clockwise: whether the turn usually goes round that way.
        hand: how many cards a hand is dealt.
        places: how many places the field must have.
        sides: the seats of each side, where cards are captured.
    """

    players: int
    seat: int
    clockwise: bool
    hand: int
    places: int
    sides: tuple[tuple[int, ...], ...] = ()

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats around the table, from the viewer's right to the left."""
        turn = [(self.seat + step) % self.players for step in range(1, self.players)]
        return tuple(reversed(turn)) if self.clockwise else tuple(turn)

    def side_of(self, seat: int) -> int:
        """The number of a seat's side."""
        return next(number for number, seats in enumerate(self.sides) if seat in seats)

    @property
    def keepers(self) -> tuple[int, ...]:
        """At whose seat the cards of each side lie: the viewer's, or the nearest."""
        return tuple(
            min(seats, key=lambda seat: (seat - self.seat) % self.players) for seats in self.sides
        )


@dataclass
class SeatPlan:
    """One way to share the window."""

    shape: TableShape
    window: Rect
    aspect: float
    aside: int
    """How many sit at each side."""
    rows: int
    """Of the field."""

    @cached_property
    def gap(self) -> float:
        """Between the parts of the table."""
        return max(8.0, 0.018 * min(self.window.width, self.window.height))

    @cached_property
    def along_top(self) -> tuple[int, ...]:
        """Who sits along the top."""
        others = self.shape.others
        return others[self.aside : len(others) - self.aside]

    def plate_high(self, share: float, least: float) -> float:
        """The height of every plate: a share of the window's, and so many pixels at least."""
        return round(roomier(max(least, share * self.window.height), 0.7))

    def boxes(
        self, top: Rect, shares: Sequence[float], down: Sequence[float], side: float
    ) -> list[Rect]:
        """Where the others sit, from the viewer's right to the left.

        Args:
            top: the room along the top.
            shares: how much of it each has who sits there, counted in another's.
            down: where those begin who sit at the sides,
            side: and how wide they are.
        """
        high, left, along = top.height, self.window.x, []
        free, right = top.width - self.gap * (len(shares) - 1), top.right
        for share in shares:
            wide = free * share / sum(shares)
            along.append(Rect(right - wide, top.y, wide, high))
            right -= wide + self.gap
        rights = [Rect(self.window.right - side, y, side, high) for y in down]
        return [*reversed(rights), *along, *(Rect(left, y, side, high) for y in down)]

    def summary(self, width: float, height: float) -> Rect:
        """Where a round's result stands: over the middle of all that may be used."""
        window = self.window
        wide, high = min(window.width, 0.8 * width), min(window.height, 0.86 * height)
        left = window.x + (window.width - wide) / 2
        return Rect(round(left), round(window.y + (window.height - high) / 2), wide, high)
