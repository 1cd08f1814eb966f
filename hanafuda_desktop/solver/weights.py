"""What makes a position look near to being won: a few numbers, fitted by measuring."""

from __future__ import annotations

from typing import Final, NamedTuple

__all__ = ["NO_WEIGHTS", "Attempt", "Weights", "portfolio"]


class Weights(NamedTuple):
    """What a position costs, in points.

    Attributes:
        hidden: for each card face down.
        unordered: for each face-up card that does not continue the run beneath it.
        lying: for each card in a column.
        empty: what an empty column is worth.
        stocked: for each card of the stock or the waste.
        celled: for each card in a cell.
        buried: for each face-up card, times the cards that lie face down beneath it.
        asked: for each card that must be used next.
        dug: for what lies above the cards of each yaku, added up.
        nearest: for what lies above the cards of the yaku that is freed soonest.
        before: for each card that lies above one that foundations want before it.
    """

    hidden: int
    unordered: int
    lying: int
    empty: int
    stocked: int
    celled: int
    buried: int
    asked: int
    dug: int
    nearest: int
    before: int = 0


NO_WEIGHTS: Final = Weights(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""All positions cost the same."""


class Attempt(NamedTuple):
    """One search of a portfolio.

    Attributes:
        weights: by what it goes.
        nodes: how many positions it may play on from; none for no bound but the budget's.
        width: how many positions a beam search goes on with; none for a best-first search.
        narrow: whether it leaves out lines that seldom matter, and so proves no loss.
    """

    weights: Weights
    nodes: int | None
    narrow: bool
    width: int | None = None


_COLLECTING: Final = (
    Weights(15, 12, 30, 10, 10, 2, 1, 4, 4, 8),
    Weights(45, 23, 27, 2, 14, 2, 1, 4, 1, 7),
    Weights(24, 28, 40, 4, 15, 2, 0, 8, 1, 7),
    Weights(5, 12, 20, 2, 8, 1, 0, 2, 1, 4),
)
_BUILDING: Final = (
    Weights(155, 60, 14, 14, 81, 10, 0, 6, 0, 0, 11),
    Weights(31, 8, 10, 22, 39, 88, 2, 20, 0, 0, 34),
    Weights(61, 11, 20, 40, 88, 117, 1, 36, 0, 0, 38),
    Weights(10, 4, 10, 5, 2, 8, 0, 2, 0, 0, 8),
)


def portfolio(*, collects: bool) -> tuple[Attempt, ...]:
    """The searches to try one after the other.

    Short ones come first: what one is stuck on, another often finds at once. Beams find the lines
    that mislead a best-first search; in between, longer and longer searches go for a proof that
    there is no such line. The last has no bound of its own.

    Args:
        collects: whether there are yaku to collect, and not foundations alone to build up.
    """
    first, second, third, fourth = _COLLECTING if collects else _BUILDING
    return (
        Attempt(first, 300, narrow=True),
        Attempt(fourth, 400, narrow=False),
        Attempt(first, None, narrow=True, width=15),
        Attempt(first, None, narrow=True, width=60),
        Attempt(fourth, 3_000, narrow=False),
        Attempt(second, None, narrow=True, width=150),
        Attempt(fourth, 20_000, narrow=False),
        Attempt(third, None, narrow=True, width=400),
        Attempt(second, None, narrow=True, width=1_000),
        Attempt(fourth, None, narrow=False, width=3_000),
        Attempt(first, None, narrow=False),
    )
