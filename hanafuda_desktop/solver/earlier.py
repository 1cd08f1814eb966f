"""Leaves out positions that came up before with less of the stock turned.

Where the stock may be gone through a few times only, how far it is turned is a part of a position.
Of two positions that differ in nothing else, the one with more turned is reached from the other by
turning alone, so nothing can be won from it that cannot be won from the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hanafuda_desktop.solver.stocks import Stocks

if TYPE_CHECKING:
    from hanafuda_desktop.solver.table import Position

__all__ = ["Earlier"]


class Earlier:
    """How far the stock was turned at the least, for each position that came up.

    Args:
        stocks: the states of the stock.
        at: where a position says which it is.
    """

    def __init__(self, stocks: Stocks, at: int) -> None:
        self._stocks = stocks
        self._at = at
        self._least: dict[Any, int] = {}

    def __len__(self) -> int:
        """How many positions are remembered."""
        return len(self._least)

    def forget(self) -> None:
        """A new search begins."""
        self._least = {}

    def fresh(self, found: list[tuple[int, Position]]) -> list[tuple[int, Position]]:
        """The positions that did not come up with less of the stock turned."""
        at, least, fresh = self._at, self._least, []
        left_of, turned_of = self._stocks.left, self._stocks.turned
        for costed in found:
            position = costed[1]
            stock = position[at]
            assert isinstance(stock, int)
            key = (*position[:at], left_of(stock), *position[at + 1 :])
            turned = turned_of(stock)
            if turned <= least.get(key, turned):
                least[key] = turned
                fresh.append(costed)
        return fresh
