"""A packed position, unfolded to play on from it."""

from __future__ import annotations

from hanafuda_desktop.solver.columns import Columns, Facts
from hanafuda_desktop.solver.stocks import Stocks
from hanafuda_desktop.solver.takings import Takings

__all__ = ["Position", "Table"]

Position = tuple[int | bytes, ...]
"""The numbers of the columns in ascending order; the cards in cells, ascending; the set of cards on
foundations; the number of stock and waste; and how often each yaku was collected."""


class Table:
    """A position, unfolded.

    Attributes:
        numbers: the numbers of its columns.
        facts: what can be said of them.
        cells: the cards in cells.
        laid: the cards on foundations.
        stock: the number of stock and waste.
        done: how often each yaku was collected.
        asked: where the columns are whose top card must be used next.
        cost: what the position costs, but for the yaku that is freed soonest.
        dug: what lies above the cards of each yaku.
        collected: what leaves out of that the yaku that are collected.
    """

    __slots__ = (
        "_loose",
        "_near",
        "asked",
        "cells",
        "collected",
        "cost",
        "done",
        "dug",
        "facts",
        "laid",
        "numbers",
        "stock",
    )

    cells: bytes
    laid: int
    stock: int
    done: int

    def __init__(self, position: Position, count: int, columns: Columns) -> None:
        """Unfold a position of so many columns."""
        self.numbers: list[int] = list(position[:count])  # type: ignore[arg-type]
        self.cells, self.laid, self.stock, self.done = position[count:]  # type: ignore[assignment]
        known = columns.facts
        self.facts: list[Facts] = [known[number] or columns.of(number) for number in self.numbers]
        self.asked = [at for at, facts in enumerate(self.facts) if facts.asks]
        self.cost = self.dug = self.collected = 0
        self._near: tuple[int, ...] | None = None
        self._loose: dict[int, int] = {}

    def waiting(self, *used: int) -> int:
        """The cards that must be used next, but for those on top of these columns."""
        waiting = 0
        for at in self.asked:
            if at not in used:
                waiting |= self.facts[at].top
        return waiting

    def near(self, takings: Takings, stocks: Stocks) -> tuple[int, ...]:
        """For each yaku that the cards lying open could make, all cards that could serve."""
        if self._near is None:
            cards = stocks.kinds(self.stock)
            for facts in self.facts:
                cards |= facts.open
            for card in self.cells:
                cards |= 1 << card
            self._near = takings.near(cards, self.done)
        return self._near

    def loose(self, stocks: Stocks, without: int = -1) -> int:
        """The cards that could be placed somewhere, but for those that lift off one column."""
        loose = self._loose.get(without)
        if loose is None:
            loose = stocks.kinds(self.stock)
            for card in self.cells:
                loose |= 1 << card
            for at, facts in enumerate(self.facts):
                if at != without:
                    loose |= facts.lifted
            self._loose[without] = loose
        return loose
