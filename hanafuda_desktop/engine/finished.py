"""A finished round as the score sheet keeps it: what it changed, and, when somebody asks, why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hanafuda_desktop.engine.rounds import Ending, RoundResult

__all__ = ["FinishedRound"]


class FinishedRound:
    """A finished round; as a value it is what its result is.

    A game goes on from the points alone. What explains them (every yaku with its cards, every
    multiplier) takes longer to tell than it takes to play several turns, and of a game that only a
    search or a simulation plays nobody asks it.

    Args:
        dealer: the seat that dealt the round.
        ending: how it ended.
        gains: what was added to each seat's total.
        result: the result; or what tells it when it is first asked for.
        results: what a counted round was worth to each side.
    """

    __slots__ = ("_result", "dealer", "ending", "gains", "results")

    def __init__(
        self,
        dealer: int,
        ending: Ending,
        gains: tuple[int, ...],
        result: RoundResult | Callable[[], RoundResult],
        results: tuple[int, ...] = (),
    ) -> None:
        self.dealer: Final = dealer
        self.ending: Final = ending
        self.gains: Final = gains
        self.results: Final = results
        self._result = result

    @classmethod
    def of(cls, result: RoundResult) -> FinishedRound:
        """A round whose result is known."""
        results = tuple(side.result for side in result.sides)
        return cls(result.dealer, result.ending, result.gains, result, results)

    @property
    def result(self) -> RoundResult:
        """What the round was worth, to whom and why."""
        if not isinstance(self._result, RoundResult):
            self._result = self._result()
        return self._result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FinishedRound) and self.result == other.result

    def __hash__(self) -> int:
        return hash(self.result)

    def __repr__(self) -> str:
        return f"FinishedRound.of({self.result!r})"
