"""Where everything on a patience's table lies: a layout, and what it is made of. Free of Qt.

:func:`lay_out` makes a :class:`Layout` for a window; the layout
then says where each pile lies and how the cards of a pile are fanned. All numbers are logical
pixels unless they say otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from typing import Final, NamedTuple

from hanafuda_desktop.engine.view import PileKind, PileView, View

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


class Fan(StrEnum):
    """How the cards of a pile lie on one another."""

    SQUARED = "squared"
    DOWN = "down"
    RIGHT = "right"
    """Only the last few are spread, to the right;"""
    LAST_DOWN = "last-down"
    """or downwards."""


class Spot(NamedTuple):
    """Where a pile lies.

    Attributes:
        x: left edge of its lowest card.
        y: upper edge of its lowest card.
        fan: how its cards lie.
        room: width and height that its cards may fill.
        shown: of a fanned waste, how many cards are spread.
    """

    x: float
    y: float
    fan: Fan
    room: tuple[float, float]
    shown: int = 1


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


class LayoutInput(NamedTuple):
    """What has to be laid out.

    Attributes:
        columns: for each column how many cards lie face down and face up in it: the most that must
            stay readable.
        upper: ids of the piles that are no columns, in order; an empty string is a gap.
        groups: numbers of the columns before which a group begins, the first left out.
        places: how many places the shelf has.
        members: how many cards the largest of these places shows.
        waste_shown: how many turned cards lie spread.
        dealt_down: the most cards that a column is dealt face down.
    """

    columns: tuple[tuple[int, int], ...]
    upper: tuple[str, ...] = ()
    groups: tuple[int, ...] = ()
    places: int = 0
    members: int = 5
    waste_shown: int = 1
    dealt_down: int = 0


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything lies in a window of this size."""

    width: float
    height: float
    card_width: int
    card_height: int
    spots: dict[str, Spot]
    shelf: Rect | None
    places: tuple[Rect, ...]
    shelf_columns: int

    def slot(self, pile: str) -> Rect:
        """The place of a pile's lowest card."""
        spot = self.spots[pile]
        return Rect(spot.x, spot.y, self.card_width, self.card_height)

    @property
    def rooms(self) -> Rooms | None:
        """None: a patience has no plates."""
        return None

    @property
    def hollows(self) -> tuple[str, ...]:
        """The piles whose empty places are seen."""
        return tuple(self.spots)

    def counted(self, view: View) -> dict[str, RestingCard]:
        """The piles whose number of cards is shown, and the place of a card at whose foot."""
        return {
            pile.id: RestingCard(None, *self._corner(pile.id), self.card_width, self.card_height, 0)
            for pile in view.piles
            if pile.kind is PileKind.STOCK and pile.id in self.spots
        }

    def _corner(self, pile: str) -> tuple[float, float]:
        return self.spots[pile].x, self.spots[pile].y

    def drop_room(self, pile: PileView) -> float:
        """How far down a pile takes a held card, though no card of it lies there."""
        return self.spots[pile.id].room[1] * 0.75 if pile.kind is PileKind.COLUMN else 0.0

    def lie(self, view: View) -> dict[str, tuple[RestingCard, ...]]:
        """Every card of a view, pile by pile, lowest first."""
        # A game without a stock may still have an empty pile of that name in its view.
        placed = [pile for pile in view.piles if pile.id in self.spots]
        return {pile.id: self._lie(number, pile) for number, pile in enumerate(placed)}

    def _lie(self, number: int, pile: PileView) -> tuple[RestingCard, ...]:
        corners = self.cards(pile.id, pile.face_down, len(pile.cards) - pile.face_down)
        hidden = self._hidden(pile)
        size = self.card_width, self.card_height
        return tuple(
            RestingCard(card, x, y, *size, number * Z_OF_PILE + index, index >= hidden)
            for index, (card, (x, y)) in enumerate(zip(pile.shown, corners, strict=True))
        )

    def _hidden(self, pile: PileView) -> int:
        """How many of the lowest cards need not be painted."""
        spot, count = self.spots[pile.id], len(pile.cards)
        match spot.fan:
            case Fan.DOWN:
                return 0
            case Fan.SQUARED:
                return max(0, count - THICKNESS)
            case Fan.RIGHT | Fan.LAST_DOWN:
                return max(0, count - spot.shown - 1)

    def cards(self, pile: str, face_down: int, face_up: int) -> tuple[tuple[float, float], ...]:
        """The upper left corner of each card of a pile, lowest first."""
        spot = self.spots[pile]
        count = face_down + face_up
        match spot.fan:
            case Fan.SQUARED:
                return ((spot.x, spot.y),) * count
            case Fan.DOWN:
                offsets = self._column_offsets(spot.room[1], face_down, face_up)
                return tuple((spot.x, round(spot.y + offset)) for offset in offsets)
            case Fan.RIGHT | Fan.LAST_DOWN:
                covered = max(0, count - spot.shown)
                steps = (max(0, number - covered) for number in range(count))
                step = round(WASTE_STEP * self.card_width)
                if spot.fan is Fan.RIGHT:
                    return tuple((spot.x + step * number, spot.y) for number in steps)
                return tuple((spot.x, spot.y + step * number) for number in steps)

    def _column_offsets(self, room: float, face_down: int, face_up: int) -> Iterator[float]:
        """Squeeze the face-down cards first, then the others, then all of them alike."""
        count = face_down + face_up
        if count < 2:
            # One card needs no step, even if the room is too low for it.
            return iter((0.0,) * count)
        height, free = self.card_height, room - self.card_height
        down, up = face_down, max(0, face_up - 1)
        if not face_up:
            down -= 1
        step_down, step_up = COVERED_DOWN * height, COVERED_UP * height
        excess = down * step_down + up * step_up - free
        for number, least in ((down, COVERED_DOWN_LEAST), (up, COVERED_UP_LEAST)):
            if excess > 0 and number:
                step = step_down if least == COVERED_DOWN_LEAST else step_up
                cut = min(excess / number, step - least * height)
                excess -= cut * number
                if least == COVERED_DOWN_LEAST:
                    step_down -= cut
                else:
                    step_up -= cut
        if excess > 0:
            share = max(0.0, free) / (down * step_down + up * step_up)
            step_down, step_up = step_down * share, step_up * share
        steps = [step_down] * down + [step_up] * up
        return accumulate(steps, initial=0.0)
