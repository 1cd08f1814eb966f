"""Captured cards in rows by category: how large they can be in a room, and where each lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.table.layout import Rect

__all__ = ["CapturedRoom", "captured_room"]

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
