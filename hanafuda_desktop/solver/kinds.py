"""Sets of cards in which twins are told by their number alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.engine.tableau.program import Program
from hanafuda_desktop.solver.twins import twins_of

__all__ = ["Kinds"]


class Kinds:
    """The cards that nothing tells apart, from a state on.

    Attributes:
        groups: those cards, together.
        twin: for each card, the first of its group, which stands for all.
        copies: for each of these the set of its group.
        above: for each card that lies under a stuck one, this one.
    """

    def __init__(self, program: Program, stuck: Mapping[int, int | None]) -> None:
        """Tell cards apart.

        Args:
            program: the rules.
            stuck: the cards that cannot change their places at first, and what each lies on.
        """
        self.above = {on: card for card, on in stuck.items() if on is not None}
        # It matters which of these lies on which: they are no longer like their twins.
        told = {*self.above, *self.above.values()}
        others = [tuple(card for card in group if card not in told) for group in twins_of(program)]
        self.groups = [*((card,) for card in told), *filter(None, others)]
        self.twin = {card: group[0] for group in self.groups for card in group}
        self.copies = {group[0]: mask_of(group) for group in self.groups}

    def more(self, cards: int, added: Iterable[int]) -> int:
        """A set with cards added; of twins, it holds the first ones."""
        for card in added:
            left = self.copies[self.twin[card]] & ~cards
            cards |= left & -left
        return cards

    def less(self, cards: int, gone: Iterable[int]) -> int:
        """A set without cards, each told by the one that stands for its twins."""
        for card in gone:
            cards &= ~(1 << (cards & self.copies[card]).bit_length() - 1)
        return cards
