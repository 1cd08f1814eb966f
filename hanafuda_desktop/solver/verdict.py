"""What the solver says of a position: won, with the moves; lost, for certain; or not known."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from hanafuda_desktop.engine.tableau.moves import TableauMove

__all__ = ["POSITION_BYTES", "Budget", "Solution", "Verdict"]


POSITION_BYTES: Final = 250
"""What a search keeps for each position that it may remember, all that it keeps besides included.

A million of them, which is the most unless more is asked for, are 250 MB.
"""


class Verdict(StrEnum):
    """Whether a position can be won by one who knows every card."""

    WON = "won"
    LOST = "lost"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Solution:
    """What was found out about a position.

    Attributes:
        verdict: won (the moves say how), lost (everything that could be played was looked at), or
            unknown (the budget was spent, or the search was stopped).
        moves: a line of moves that wins, in the engine's own moves; empty if none is known.
        nodes: how many positions were played on from: the measure of the work, the same on every
            machine.
    """

    verdict: Verdict
    moves: tuple[TableauMove, ...]
    nodes: int


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may spend.

    Attributes:
        nodes: the positions that it may play on from.
        positions: the positions that it may remember at a time, which bounds its memory: each
            takes no more than :data:`POSITION_BYTES`.
    """

    nodes: int = 1_000_000
    positions: int = 1_000_000

    @classmethod
    def of(cls, nodes: int) -> Budget:
        """So many nodes, and no less memory than they are likely to take."""
        return cls(nodes, max(nodes, cls().positions))
