"""Finds the best layout for a window: arithmetic in card widths, free of Qt.

:func:`lay_out` tries the few sensible arrangements (the upper piles in rows above the columns or in
a rail beside them, the shelf of yaku at the right or along the bottom) and keeps the one in which
cards and shelf come out largest.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from math import ceil
from typing import Final, NamedTuple

from hanafuda_desktop.table.layout import (
    COVERED_DOWN,
    COVERED_DOWN_LEAST,
    COVERED_UP,
    COVERED_UP_LEAST,
    WASTE_STEP,
    ColumnZone,
    FanZone,
    Insets,
    Layout,
    Rect,
    SquaredZone,
    Zone,
    inner,
)

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
SHELF_ENOUGH: Final = 56.0
"""From this width on a small card is known at a glance, and what is left goes to the cards."""


class PatienceShape(NamedTuple):
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


def _readable(down: int, up: int) -> float:
    """The height in card heights that a column needs to stay readable."""
    return 1 + down * COVERED_DOWN_LEAST + max(0, up - 1) * COVERED_UP_LEAST


def _comfortable(shape: PatienceShape) -> float:
    """The height in card heights that columns should have."""
    return 1 + shape.dealt_down * COVERED_DOWN + ROOM_TO_GROW * COVERED_UP


def eased(shape: PatienceShape) -> PatienceShape:
    """The same shape, without the lengths of columns that have room anyhow.

    Two moments of a game that need no smaller cards then have equal shapes, and one layout.
    """
    comfort = _comfortable(shape)
    columns = tuple(
        (down, up) if _readable(down, up) > comfort else (0, 1) for down, up in shape.columns
    )
    return shape._replace(columns=columns)


class _Plan(NamedTuple):
    """One arrangement of the piles, tried in the part of the window that the shelf leaves."""

    shape: PatienceShape
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
        groups = [tuple(group) for is_pile, group in groupby(piles, bool) if is_pile]
        for group in groups:
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

    def zones(self, width: int) -> dict[str, Zone]:
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
        zones = self._rail(left, width, height, gap) if self.rail else {}
        top = self.area.y
        if self.rail and self.files:
            left += len(self.files) * (width + gap) + 2 * gap
        elif self.files:
            zones = self._rows(Rect(left, top, used, 0), width, height, gap)
            top += len(self.files) * int(self._line_height * width)
        return zones | self._columns(left, top, width, gap)

    def _columns(self, left: float, top: float, width: int, gap: float) -> dict[str, Zone]:
        room, height = self.area.bottom - top, round(width * self.aspect)
        zones: dict[str, Zone] = {}
        for number in range(len(self.shape.columns)):
            if number in self.shape.groups:
                left += 2 * gap
            rect = Rect(round(left), round(top), width, height)
            zones[f"c{number + 1}"] = ColumnZone(
                rect, width, height, room, is_hollow=True, reach=room * 0.75
            )
            left += width + gap
        return zones

    def _upper(self, pile: str, rect: Rect) -> Zone:
        """A pile that is no column."""
        size = int(rect.width), int(rect.height)
        if pile == "w" and self.shape.waste_shown > 1:
            spread = self.shape.waste_shown
            return FanZone(rect, *size, spread, is_across=not self.rail, is_hollow=True)
        return SquaredZone(rect, *size, is_hollow=True, is_counted=pile == "s")

    def _rail(self, left: float, width: int, height: int, gap: float) -> dict[str, Zone]:
        zones = {}
        for number, line in enumerate(self.files):
            y = self.area.y
            for pile in line:
                x = round(left + number * (width + gap))
                zones[pile] = self._upper(pile, Rect(x, round(y), width, height))
                y += self._line_height * width
                if pile == "w":
                    y += self.waste_extra * width
        return zones

    def _rows(self, over: Rect, width: int, height: int, gap: float) -> dict[str, Zone]:
        """Rows of upper piles over the columns; what follows the last gap goes to the right."""
        zones = {}
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
                zones[pile] = self._upper(pile, Rect(round(x), y, width, height))
                x += width + step + (self.waste_extra * width if pile == "w" else 0)
        return zones


class _Shelf(NamedTuple):
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


def _shelf_in(rect: Rect, shape: PatienceShape, aspect: float) -> _Shelf:
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
    window: Rect, shape: PatienceShape, aspect: float, margin: float
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


def _best(window: Rect, shape: PatienceShape, aspect: float, margin: float) -> tuple[_Plan, _Shelf]:
    best: tuple[float, _Plan, _Shelf] | None = None
    upper = sum(1 for pile in shape.upper if pile)
    for area, shelf in _areas(window, shape, aspect, margin):
        for rail in (False, True) if upper else (False,):
            for lines in range(1, min(4, upper) + 1) if upper else (1,):
                plan = _Plan(shape, area, aspect, rail, lines)
                score = plan.card_width * max(1.0, min(shelf.mini, SHELF_ENOUGH)) ** SHELF_WEIGHT
                if best is None or score > best[0] * 1.001:
                    best = (score, plan, shelf)
    assert best is not None
    _, plan, shelf = best
    return plan, shelf


def lay_out(
    shape: PatienceShape,
    width: float,
    height: float,
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
    window, margin = inner(width, height, insets)
    plan, shelf = _best(window, shape, aspect, margin)
    card_width = plan.card_width
    return Layout(
        width,
        height,
        card_width,
        round(card_width * aspect),
        plan.zones(card_width),
        shelf=shelf.rect,
        places=shelf.places(shape.places),
    )
