"""Where things lie on a real-time table, as far as the way of a hand goes."""

from __future__ import annotations

from typing import Final, NamedTuple

from hanafuda_desktop.engine.speed.moves import Join, Put, TurnUp

__all__ = ["Place", "column_place", "way_of"]

_COLUMN_STEP: Final = 1.25
_STACK_STEP: Final = 1.6
_TO_MIDDLE: Final = 2.2


class Place(NamedTuple):
    """Where a hand is, in widths of a card; the player's columns lie along the line ``y = 0``."""

    x: float
    y: float


def column_place(number: int, columns: int) -> Place:
    """Where a column lies."""
    return Place((number - (columns - 1) / 2) * _COLUMN_STEP, 0.0)


def _stack_place(number: int, stacks: int, seat: int) -> Place:
    """Where a stack lies: each before the seat that feeds it, so the two see them mirrored."""
    across = number if seat == 0 else stacks - 1 - number
    return Place((across - (stacks - 1) / 2) * _STACK_STEP, _TO_MIDDLE)


def way_of(move: Put | Join | TurnUp, columns: int, stacks: int) -> tuple[Place, ...]:
    """The places that the hand comes to for a move, in order.

    Args:
        move: the move.
        columns: how many columns the player has.
        stacks: how many stacks there are.
    """
    start = column_place(move.column, columns)
    match move:
        case Put(seat=seat, stack=stack):
            return start, _stack_place(stack, stacks, seat)
        case Join(onto=onto):
            return start, column_place(onto, columns)
        case TurnUp():
            return (start,)
