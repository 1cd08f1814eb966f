"""What a player considered before it chose: every move with what it was expected to bring."""

from __future__ import annotations

from typing import Any, Literal

from hanafuda_desktop.values import dataclass

__all__ = ["Thought", "Thoughts", "Unit"]

Unit = Literal["points", "chance"]
"""In what moves were compared: points more than the others get, or the chance to win the game."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A move that was considered.

    Attributes:
        move: the move.
        points: how many points of the round the seat may expect with it.
        error: the standard error of its worth, in the unit of the thoughts it is one of.
        playouts: how many imagined rounds it was played in; 0 if it was not searched.
        worth: what it was compared by: how many points more than the others it brings, or the
            chance to win the game.
    """

    move: Any
    points: float
    error: float
    playouts: int
    worth: float


@dataclass(frozen=True, slots=True)
class Thoughts:
    """The moves that were considered for one decision, the best first.

    Where one may stop or go on, the two thoughts are what stopping and going on are worth.

    Attributes:
        best: the move to choose.
        each: what was thought of every legal move.
        unit: in what their worth is measured.
        certain: whether every way in which the round can go on was looked at.
    """

    best: Any
    each: tuple[Thought, ...]
    unit: Unit
    certain: bool = False
