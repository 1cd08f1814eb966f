"""Foundations as one set: the cards that lie on them, and which come next."""

from __future__ import annotations

from collections.abc import Mapping

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.tableau.program import Program
from hanafuda_desktop.engine.tableau.state import TableauState

__all__ = ["Foundations"]


class Foundations:
    """The foundations of one game. Of twins, the first to be laid counts as the lowest."""

    def __init__(self, program: Program, copies: Mapping[int, tuple[int, ...]]) -> None:
        """Prepare a game's foundations.

        Args:
            program: the rules.
            copies: for each kind of card its cards.
        """
        self._places = program.foundations
        self._wanted = program.foundation_cards
        # For each kind that they take: its cards, and those that come before it.
        self._needs = {
            kind: (sum(1 << card for card in cards), program.piles[place].lowers[kind])
            for place in program.foundations
            for kind, cards in copies.items()
            if program.piles[place].onto[kind]
        }
        self._next: dict[int, int] = {}

    def __bool__(self) -> bool:
        return bool(self._needs)

    def of(self, state: TableauState, twin: Mapping[int, int]) -> int:
        """The cards that lie on a table's foundations, as a set."""
        laid = 0
        for place in self._places:
            for card in state.piles[place]:
                laid = self.laid(laid, twin[card])
        return laid

    def laid(self, laid: int, kind: int) -> int:
        """The set when one more card of a kind is laid there."""
        left = self._needs[kind][0] & ~laid
        return laid | left & -left

    def next(self, laid: int) -> int:
        """The kinds of card that they take next, as a set."""
        kinds = self._next.get(laid)
        if kinds is None:
            kinds = self._next[laid] = sum(
                1 << kind
                for kind, (copies, lowers) in self._needs.items()
                if copies & ~laid and not lowers & ~laid
            )
        return kinds

    def copies(self, kinds: int) -> int:
        """All cards of these kinds; and one that never lies there, if they do not take a kind."""
        cards = 0
        for kind in members(kinds):
            cards |= self._needs[kind][0] if kind in self._needs else 1 << CARD_COUNT
        return cards

    def are_full(self, laid: int) -> bool:
        """Whether every card that they take lies on them."""
        return not self._wanted & ~laid
