"""Who is to sit at each of several tables, while one looks from one of them to another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from hanafuda_desktop.app.first_screen.table_choice import Table
from hanafuda_desktop.app.seating import Seating, round_facts, usual_seating

__all__ = ["Companies"]


class Companies:
    """Each table as it was left; whoever was chosen for one comes along to one that has nobody yet.

    Args:
        tables: the tables; at least one.
        current: which of them is looked at first.
    """

    def __init__(self, tables: Sequence[Table], current: int) -> None:
        self._tables: Final = tuple(tables)
        self._at = current
        self._left: dict[int, Seating] = {}
        self._brought: Seating | None = None

    @property
    def first(self) -> Seating:
        """Who is to sit at the table that is looked at first."""
        return self._kept(self._at) or usual_seating(self._tables[self._at].rules)

    def turn(self, number: int, seating: Seating) -> Seating:
        """Look at another table; returns who is to sit there.

        Args:
            number: which.
            seating: who is to sit at the one that is left.
        """
        # Who only came along was not chosen for that table, and may be others the next time.
        if seating != self._brought:
            self._left[self._at] = seating
        self._at, self._brought = number, None
        known = self._left.get(number) or self._kept(number)
        if known is not None:
            return known
        self._brought = self._bring(seating)
        return self._brought or usual_seating(self._tables[number].rules)

    def _kept(self, number: int) -> Seating | None:
        table = self._tables[number]
        return table.kept if table.kept is not None and table.kept.fits(table.rules) else None

    def _bring(self, seating: Seating) -> Seating | None:
        """These at the table that is looked at now, as far as its rules allow it."""
        rules = self._tables[self._at].rules
        if not seating.fits(rules):
            return None
        has_rounds = round_facts(rules, len(seating.seats)).rounds > 1
        return seating if has_rounds else replace(seating, rounds=None)
