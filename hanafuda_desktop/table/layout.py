"""Where everything on a patience's table lies: arithmetic in card widths, free of Qt.

:func:`lay_out` tries the few sensible arrangements (the upper piles in rows above the columns or in
a rail beside them, the shelf of yaku at the right or along the bottom) and keeps the one in which
cards and shelf come out largest. A :class:`Layout` then says where each pile lies and how the cards
of a pile are fanned. All numbers are logical pixels unless they say "card widths".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import accumulate, groupby
from math import ceil
from typing import Final

__all__ = ["Fan", "Insets", "Layout", "Rect", "Shape", "Spot", "eased", "lay_out"]

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
GAP: Final = 0.13
"""Between columns, in card widths, at least;"""
GAP_MOST: Final = 0.42
"""and at most, where the window has room."""
ROOM_TO_GROW: Final = 6
"""How many face-up cards a column should take before it is squeezed."""
SMALLEST_SHRINK: Final = 0.62
"""Very long columns make the cards smaller, but not below this share of their usual width."""
SHELF_SHARES: Final = (0.17, 0.20, 0.23, 0.26, 0.29, 0.32)
"""Shares of the window that the shelf may take."""
SHELF_WEIGHT: Final = 0.45
"""What the size of the shelf's small cards counts beside that of the cards."""
MARGIN: Final = 0.016
"""Around everything, as a share of the window's smaller side."""


@dataclass(frozen=True, slots=True)
class Rect:
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

    def shared(self, other: Rect) -> float:
        """The area it has in common with another."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return width * height if width > 0 and height > 0 else 0.0


class Fan(StrEnum):
    """How the cards of a pile lie on one another."""

    SQUARED = "squared"
    DOWN = "down"
    RIGHT = "right"
    """Only the last few are spread, to the right;"""
    LAST_DOWN = "last-down"
    """or downwards."""


@dataclass(frozen=True, slots=True)
class Spot:
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


@dataclass(frozen=True, slots=True)
class Insets:
    """What a window keeps free at its edges for other things."""

    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0


@dataclass(frozen=True, slots=True)
class Shape:
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
    card_width: float
    card_height: float
    spots: dict[str, Spot]
    shelf: Rect | None
    places: tuple[Rect, ...]
    shelf_columns: int

    def slot(self, pile: str) -> Rect:
        """The place of a pile's lowest card."""
        spot = self.spots[pile]
        return Rect(spot.x, spot.y, self.card_width, self.card_height)

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
        if not count:
            return iter(())
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


def _readable(down: int, up: int) -> float:
    """The height in card heights that a column needs to stay readable."""
    return 1 + down * COVERED_DOWN_LEAST + max(0, up - 1) * COVERED_UP_LEAST


def _comfortable(shape: Shape) -> float:
    """The height in card heights that columns should have."""
    return 1 + shape.dealt_down * COVERED_DOWN + ROOM_TO_GROW * COVERED_UP


def eased(shape: Shape) -> Shape:
    """The same shape, without the lengths of columns that have room anyhow.

    Two moments of a game that need no smaller cards then have equal shapes, and one layout.
    """
    comfort = _comfortable(shape)
    columns = tuple(
        (down, up) if _readable(down, up) > comfort else (0, 1) for down, up in shape.columns
    )
    return replace(shape, columns=columns)


def _split(piles: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The piles between the gaps."""
    return [tuple(group) for is_pile, group in groupby(piles, bool) if is_pile]


@dataclass(frozen=True, slots=True)
class _Plan:
    """One arrangement of the piles, tried in the part of the window that the shelf leaves."""

    shape: Shape
    area: Rect
    aspect: float
    rail: bool
    lines: int
    """Rows above the columns, or files of the rail."""

    @property
    def files(self) -> list[tuple[str, ...]]:
        """The upper piles, line by line; more than one line begin anew at a gap."""
        piles = self.shape.upper
        if not piles:
            return []
        if self.lines == 1 and not self.rail:
            return [piles]
        total = sum(1 for pile in piles if pile)
        share = ceil(total / self.lines)
        lines: list[tuple[str, ...]] = []
        for group in _split(piles):
            count = ceil(len(group) / share)
            if self.rail:
                # Read across first, as rows are.
                lines += [group[start::count] for start in range(count)]
            else:
                even = ceil(len(group) / count)
                lines += [group[start : start + even] for start in range(0, len(group), even)]
        return lines

    @property
    def waste_extra(self) -> float:
        """What a fanned waste takes beyond a card, in card widths."""
        return WASTE_STEP * (self.shape.waste_shown - 1) if "w" in self.shape.upper else 0.0

    def _line_length(self, line: tuple[str, ...]) -> float:
        """Of a row above the columns, in card widths."""
        gaps = sum(0.5 if not pile else 1 for pile in line)
        extra = self.waste_extra if "w" in line else 0.0
        return gaps + GAP * (len(line) - 1) + extra

    @property
    def columns_across(self) -> float:
        """All columns side by side, in card widths."""
        count = len(self.shape.columns)
        return count + GAP * (count - 1) + GAP * 2 * len(self.shape.groups)

    @property
    def rail_across(self) -> float:
        """The rail with the space beside it, in card widths."""
        return len(self.files) * (1 + GAP) + GAP * 2 if self.rail and self.files else 0.0

    @property
    def _line_height(self) -> float:
        """A card and the space below it, where a count may stand, in card widths."""
        return self.aspect + GAP * 1.4

    def _card_width_for(self, column_height: float) -> float:
        """The largest card with which columns may be this many card heights high."""
        files = self.files
        across = self.columns_across + self.rail_across
        down = column_height * self.aspect
        if self.rail and files:
            longest = max(len(line) for line in files)
            down = max(down, longest * self._line_height + self.waste_extra)
        elif files:
            across = max(across, *(self._line_length(line) for line in files))
            down += len(files) * self._line_height
        return min(self.area.width / across, self.area.height / down)

    @property
    def card_width(self) -> int:
        """The card's width: whole and even, so that halves are whole too."""
        usual = self._card_width_for(_comfortable(self.shape))
        longest = max(_readable(down, up) for down, up in self.shape.columns)
        needed = self._card_width_for(longest)
        width = min(usual, max(needed, usual * SMALLEST_SHRINK))
        return max(8, int(width) // 2 * 2)

    def spots(self, width: int) -> dict[str, Spot]:
        """Where each pile lies with cards of this width."""
        height = round(width * self.aspect)
        across = self.columns_across + self.rail_across
        spaces = len(self.shape.columns) - 1 + 2 * len(self.shape.groups)
        if self.rail_across:
            spaces += len(self.files) + 2
        spare = max(0.0, self.area.width - across * width)
        gap = GAP * width + min(spare / max(1, spaces), (GAP_MOST - GAP) * width)
        used = (across - spaces * GAP) * width + spaces * gap
        left = self.area.x + (self.area.width - used) / 2
        spots = self._rail(left, width, height, gap) if self.rail else {}
        top = self.area.y
        if self.rail and self.files:
            left += len(self.files) * (width + gap) + 2 * gap
        elif self.files:
            spots = self._rows(Rect(left, top, used, 0), width, height, gap)
            top += len(self.files) * int(self._line_height * width)
        return spots | self._columns(left, top, width, gap)

    def _columns(self, left: float, top: float, width: int, gap: float) -> dict[str, Spot]:
        room = (float(width), self.area.bottom - top)
        spots = {}
        for number in range(len(self.shape.columns)):
            if number in self.shape.groups:
                left += 2 * gap
            spots[f"c{number + 1}"] = Spot(round(left), round(top), Fan.DOWN, room)
            left += width + gap
        return spots

    def _rail(self, left: float, width: int, height: int, gap: float) -> dict[str, Spot]:
        spots = {}
        room = (float(width), float(height))
        for number, line in enumerate(self.files):
            y = self.area.y
            for pile in line:
                x = round(left + number * (width + gap))
                waste = pile == "w" and self.shape.waste_shown > 1
                fan = Fan.LAST_DOWN if waste else Fan.SQUARED
                spots[pile] = Spot(x, round(y), fan, room, self.shape.waste_shown if waste else 1)
                y += self._line_height * width
                if waste:
                    y += self.waste_extra * width
        return spots

    def _rows(self, over: Rect, width: int, height: int, gap: float) -> dict[str, Spot]:
        """Rows of upper piles over the columns; what follows the last gap goes to the right."""
        spots = {}
        room = (float(width), float(height))
        for number, line in enumerate(self.files):
            y = round(self.area.y + number * int(self._line_height * width))
            length = (self._line_length(line) - GAP * (len(line) - 1)) * width
            longest = max(over.width, self._line_length(line) * width)
            left = over.x + (over.width - longest) / 2
            step = min(gap, (longest - length) / max(1, len(line) - 1))
            spare = longest - length - step * (len(line) - 1)
            x = left
            last_gap = max((at for at, pile in enumerate(line) if not pile), default=-1)
            for at, pile in enumerate(line):
                if not pile:
                    x += 0.5 * width + step + (spare if at == last_gap else 0)
                    continue
                waste = pile == "w" and self.shape.waste_shown > 1
                fan = Fan.RIGHT if waste else Fan.SQUARED
                shown = self.shape.waste_shown if waste else 1
                spots[pile] = Spot(round(x), y, fan, room, shown)
                x += width + step + (self.waste_extra * width if waste else 0)
        return spots


@dataclass(frozen=True, slots=True)
class _Shelf:
    """A shelf tried: its rectangle, its grid, and how wide a small card in it can be."""

    rect: Rect | None
    columns: int
    rows: int
    mini: float

    def places(self, count: int) -> tuple[Rect, ...]:
        """The places, row by row."""
        if self.rect is None:
            return ()
        gap = max(2.0, min(self.rect.width, self.rect.height) * 0.012)
        width = (self.rect.width - gap * (self.columns - 1)) / self.columns
        height = (self.rect.height - gap * (self.rows - 1)) / self.rows
        return tuple(
            Rect(
                self.rect.x + (number % self.columns) * (width + gap),
                self.rect.y + (number // self.columns) * (height + gap),
                width,
                height,
            )
            for number in range(count)
        )


def _shelf_in(rect: Rect, shape: Shape, aspect: float) -> _Shelf:
    """The grid in which the places of a shelf come out best."""
    best = _Shelf(rect, 1, shape.places, 0.0)
    for columns in range(1, shape.places + 1):
        rows = ceil(shape.places / columns)
        wide, high = rect.width / columns, rect.height / rows
        text = max(16.0, 0.24 * high)
        mini = min((wide * 0.9) / (1.05 * shape.members), (high - text) * 0.86 / aspect)
        if mini > best.mini:
            best = _Shelf(rect, columns, rows, mini)
    return best


def _areas(
    window: Rect, shape: Shape, aspect: float, margin: float
) -> Iterator[tuple[Rect, _Shelf]]:
    """The ways to share the window between piles and shelf."""
    if not shape.places:
        yield window, _Shelf(None, 0, 0, 0.0)
        return
    for share in SHELF_SHARES:
        width = int(window.width * share)
        rest = Rect(window.x, window.y, window.width - width - 1.5 * margin, window.height)
        right = Rect(window.right - width, window.y, width, window.height)
        yield rest, _shelf_in(right, shape, aspect)
        height = int(window.height * share)
        rest = Rect(window.x, window.y, window.width, window.height - height - margin)
        bottom = Rect(window.x, window.bottom - height, window.width, height)
        yield rest, _shelf_in(bottom, shape, aspect)


def lay_out(
    shape: Shape,
    width: float,
    height: float,
    *,
    aspect: float = 54 / 33,
    insets: Insets | None = None,
) -> Layout:
    """The best layout of ``shape`` in a window.

    Args:
        shape: what has to be laid out.
        width: of the window.
        height: of the window.
        aspect: height of a card, counted in its width.
        insets: what to keep free at the window's edges.
    """
    free = insets or Insets()
    margin = max(8.0, MARGIN * min(width, height))
    window = Rect(
        free.left + margin,
        free.top + margin,
        max(1.0, width - free.left - free.right - 2 * margin),
        max(1.0, height - free.top - free.bottom - 2 * margin),
    )
    best: tuple[float, _Plan, _Shelf] | None = None
    upper = sum(1 for pile in shape.upper if pile)
    for area, shelf in _areas(window, shape, aspect, margin):
        for rail in (False, True) if upper else (False,):
            for lines in range(1, min(4, upper) + 1) if upper else (1,):
                plan = _Plan(shape, area, aspect, rail, lines)
                score = plan.card_width * max(1.0, shelf.mini) ** SHELF_WEIGHT
                if best is None or score > best[0] * 1.001:
                    best = (score, plan, shelf)
    assert best is not None
    _, plan, shelf = best
    card_width = plan.card_width
    return Layout(
        width,
        height,
        card_width,
        round(card_width * aspect),
        plan.spots(card_width),
        shelf.rect,
        shelf.places(shape.places),
        shelf.columns,
    )
