"""What became of many deals of a patience that a solver was given, counted.

Who solves, and on how many cores, is no matter of this module: it knows results only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from hanafuda_desktop.lab.shares import share_of

__all__ = ["VERDICTS", "SolvedDeal", "Survey"]

VERDICTS: Final = ("won", "lost", "unknown")
"""What a solver can say of a deal."""


@dataclass(frozen=True, slots=True)
class SolvedDeal:
    """A deal, and what the solver said of it.

    Attributes:
        deal: its number.
        verdict: one of :data:`VERDICTS`.
        moves: how many moves the won line has that was found; 0 if none was.
        nodes: how many positions were searched.
        seconds: how long that took one core.
    """

    deal: int
    verdict: str
    moves: int
    nodes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Survey:
    """Many deals of one game.

    Attributes:
        game: the rules' id.
        play_digest: the fingerprint of the rules, but for what people read.
        deals: the deals, at least one, in the order of their numbers.
    """

    game: str
    play_digest: str
    deals: tuple[SolvedDeal, ...]

    def winnable(self) -> dict[str, float]:
        """The share of deals that can be won, with its 95 % interval.

        The share itself counts the deals that were won. The interval makes room for each deal
        that was not decided: at its low end none of those can be won, at its high end all.
        """
        count = Counter(deal.verdict for deal in self.deals)
        least = share_of(count["won"], len(self.deals))
        most = share_of(count["won"] + count["unknown"], len(self.deals))
        return least | {"high": most["high"]}

    def to_json(self) -> dict[str, Any]:
        """All that was measured, as plain values."""
        count = Counter(deal.verdict for deal in self.deals)
        lines = [deal.moves for deal in self.deals if deal.verdict == "won"]
        return {
            "game": self.game,
            "play_digest": self.play_digest,
            "deals": {
                "count": len(self.deals),
                "first": self.deals[0].deal,
                "last": self.deals[-1].deal,
            },
            "verdicts": {verdict: count[verdict] for verdict in VERDICTS},
            "winnable": self.winnable(),
            "seconds": _spread([deal.seconds for deal in self.deals])
            | {"sum": sum(deal.seconds for deal in self.deals)},
            "nodes": _spread([deal.nodes for deal in self.deals]),
            "moves": _spread(lines) if lines else None,
        }


def _spread(values: Sequence[float]) -> dict[str, float]:
    """The value that half, and that 95 of 100, do not exceed, and the highest."""
    ordered = sorted(values)
    return {
        "median": ordered[ceil(0.5 * len(ordered)) - 1],
        "p95": ordered[ceil(0.95 * len(ordered)) - 1],
        "max": ordered[-1],
    }
