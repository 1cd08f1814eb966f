"""What a player considered before it chose: every move with what it was expected to bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

__all__ = ["ERRORS_APART", "FEWEST_TOLD", "Thought", "Thoughts", "Unit"]

Unit = Literal["points", "chance"]
"""In what moves were compared: points more than the others get, or the chance to win the game."""
ERRORS_APART: Final = 1.96
"""So many standard errors what is thought may be off to either side, 95 times of 100."""
FEWEST_TOLD: Final = 20
"""In fewer imagined rounds than these, chance decides what seems to come of a move, and they do not
tell how far it does."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A move that was considered.

    Attributes:
        move: the move.
        points: how many points of the round the seat may expect with it.
        error: the standard error of what may be expected, in the unit of the thoughts it is one of.
        playouts: how many imagined rounds it was played in; 0 if it was not searched.
        worth: what it was compared by, to which what was thought beforehand has added, and what
            decides between moves that are equal otherwise.
        expected: what may be expected with it, by the imagined rounds alone: how many points more
            than the others get, or the chance to win the game. This is what people are told.
    """

    move: Any
    points: float
    error: float
    playouts: int
    worth: float
    expected: float


@dataclass(frozen=True, slots=True)
class Thoughts:
    """The moves that were considered for one decision, the best first.

    Where one may stop or go on, the two thoughts are what stopping and going on are worth.

    Attributes:
        best: the move to choose.
        each: what was thought of every legal move.
        unit: in what their worth is measured.
        certain: whether every way in which the round can go on was looked at.
        is_cut_short: whether there was no time for all the rounds that should have been imagined;
            then it is what was thought so far.
    """

    best: Any
    each: tuple[Thought, ...]
    unit: Unit
    certain: bool = False
    is_cut_short: bool = False

    def gave_up(self, thought: Thought) -> bool:
        """Whether a move was given up before one could say with numbers what would come of it."""
        return not self.certain and thought.playouts < min(FEWEST_TOLD, self.each[0].playouts)
