"""Who is to sit at each of several tables, while one looks from one of them to another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from hanafuda_desktop.app.first_screen.table_choice import Table
from hanafuda_desktop.app.seating import Seating, round_facts, usual_seating

__all__ = ["Companies"]


class Companies:
    """Each table as it was laid; whoever was chosen last comes along to one that has nobody yet.

    Args:
        tables: the tables; at least one.
        current: which of them is looked at first.

    Attributes:
        first: who is to sit at the table that is looked at first.
    """

    def __init__(self, tables: Sequence[Table], current: int) -> None:
        self._tables: Final = tuple(tables)
        self._at = current
        self._laid: dict[int, Seating] = {}
        self._company: Seating | None = None
        self._offered = self.first = self._offer()

    def turn(self, number: int, seating: Seating) -> Seating:
        """Look at another table; returns who is to sit there.

        Args:
            number: which.
            seating: who is to sit at the one that is left.
        """
        # Who was only offered was not chosen for that table, and may be others the next time.
        if seating != self._offered:
            self._laid[self._at] = seating
        self._company = self._known() or self._company
        self._at = number
        self._offered = self._offer()
        return self._offered

    def _offer(self) -> Seating:
        """Who is to sit at the table that is looked at now, unless others are chosen."""
        usual = usual_seating(self._tables[self._at].rules)
        return self._known() or self._brought() or usual

    def _known(self) -> Seating | None:
        """Whoever was chosen for this table, now or when somebody sat there last."""
        table = self._tables[self._at]
        kept = table.kept if table.kept is not None and table.kept.fits(table.rules) else None
        return self._laid.get(self._at, kept)

    def _brought(self) -> Seating | None:
        """Whoever was chosen last, as far as the rules of this table allow it."""
        company, rules = self._company, self._tables[self._at].rules
        if company is None or not company.fits(rules):
            return None
        has_rounds = round_facts(rules, len(company.seats)).rounds > 1
        return company if has_rounds else replace(company, rounds=None)
