"""What lies open in a layout, what is a run, and whether anything can still be uncovered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from hanafuda_desktop.families.speed.compiled import CompiledSpeed
from hanafuda_desktop.families.speed.state import Column

_MOST_LAYOUTS: Final = 300
"""So many ways of laying a layout's open cards together are looked at; a layout that was played has
far fewer, and where somebody sets up one with more, the game does not stand still."""

Layout = tuple[Column, ...]


def count_of(layout: Layout) -> int:
    """How many cards a layout has."""
    return sum(len(column.cards) for column in layout)


def is_secret(compiled: CompiledSpeed, layout: Layout) -> bool:
    """Whether a layout is down to its last card, and that lies face down for its owner (HP-9)."""
    return compiled.secret and count_of(layout) == 1


def open_top(compiled: CompiledSpeed, layout: Layout, number: int) -> int | None:
    """The card at the top of a column that its owner can play, if any."""
    cards, down = layout[number]
    if len(cards) > down:
        return cards[-1]
    return cards[-1] if cards and is_secret(compiled, layout) else None


def can_be_turned(compiled: CompiledSpeed, layout: Layout, number: int) -> bool:
    """Whether the card at the top of a column lies face down and may be turned up (HP-5)."""
    cards, down = layout[number]
    return bool(cards) and down == len(cards) and not is_secret(compiled, layout)


def run_length(compiled: CompiledSpeed, column: Column) -> int:
    """How many open cards at the top of a column are moved as one (HP-6)."""
    cards, down = column
    if len(cards) == down:
        return 0
    length = 1
    while len(cards) - length > down and compiled.joins[cards[-length]] >> cards[-length - 1] & 1:
        length += 1
    return length


def fits_on_stack(compiled: CompiledSpeed, card: int, stack: tuple[int, ...]) -> bool:
    """Whether a card may be put on a stack; one that no deck has begun takes any card."""
    return not stack or bool(compiled.lands[card] >> stack[-1] & 1)


def puts(
    compiled: CompiledSpeed, layout: Layout, stacks: tuple[tuple[int, ...], ...]
) -> Iterator[tuple[int, int, int]]:
    """Everything that can be put into the middle: column, stack, number of cards."""
    for number, column in enumerate(layout):
        top = open_top(compiled, layout, number)
        if top is None:
            continue
        length = run_length(compiled, column) if compiled.in_blocks else 1
        for stack, cards in enumerate(stacks):
            if fits_on_stack(compiled, top, cards):
                yield number, stack, 1
            if length > 1 and fits_on_stack(compiled, column.cards[-length], cards):
                yield number, stack, length


def shifts(compiled: CompiledSpeed, layout: Layout) -> Iterator[tuple[int, int]]:
    """Every run that can be moved onto another column, or into an empty one: from where to where.

    A whole column into an empty column would change nothing, and is no move.
    """
    for source, column in enumerate(layout):
        length = run_length(compiled, column)
        if not length:
            continue
        lowest = column.cards[-length]
        for target, other in enumerate(layout):
            if target == source:
                continue
            if not other.cards:
                if len(column.cards) > length and compiled.fills >> lowest & 1:
                    yield source, target
            elif len(other.cards) > other.down and compiled.joins[lowest] >> other.cards[-1] & 1:
                yield source, target


def taken_off(layout: Layout, number: int, count: int) -> Layout:
    """The layout without the top cards of a column."""
    cards, down = layout[number]
    left = cards[: len(cards) - count]
    return (*layout[:number], Column(left, min(down, len(left))), *layout[number + 1 :])


def joined(compiled: CompiledSpeed, layout: Layout, source: int, target: int) -> Layout:
    """The layout after a run has been moved onto another column."""
    length = run_length(compiled, layout[source])
    run = layout[source].cards[-length:]
    after = taken_off(layout, source, length)
    cards, down = after[target]
    return (*after[:target], Column(cards + run, down), *after[target + 1 :])


def stands_still(
    compiled: CompiledSpeed, layouts: Iterable[Layout], stacks: tuple[tuple[int, ...], ...]
) -> bool:
    """Whether nobody can play and nobody can uncover a card (HP-8)."""
    return not any(_can_go_on(compiled, layout, stacks) for layout in layouts)


def _changes_nothing(compiled: CompiledSpeed, layout: Layout, source: int) -> bool:
    """Whether moving a column's run brings no card to light and no use for it.

    A column that is moved as a whole leaves the same cards at the tops and at the bottoms of runs,
    less two of them; what it leaves empty is of use only where that may be filled, and one is
    enough.
    """
    column = layout[source]
    whole = run_length(compiled, column) == len(column.cards)
    return whole and (not compiled.fills or any(not other.cards for other in layout))


def _can_go_on(
    compiled: CompiledSpeed, layout: Layout, stacks: tuple[tuple[int, ...], ...]
) -> bool:
    """Whether cards can be laid together until one can be put into the middle or turned up."""
    known = {layout}
    waiting = [layout]
    while waiting and len(known) <= _MOST_LAYOUTS:
        here = waiting.pop()
        if any(True for _ in puts(compiled, here, stacks)):
            return True
        if any(can_be_turned(compiled, here, number) for number in range(len(here))):
            return True
        for source, target in shifts(compiled, here):
            if _changes_nothing(compiled, here, source):
                continue
            after = joined(compiled, here, source, target)
            if after not in known:
                known.add(after)
                waiting.append(after)
    return bool(waiting)
