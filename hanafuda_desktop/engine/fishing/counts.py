"""So many cards of a set, and needs of them: what yaku and conditions come down to."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Count", "NeedCount"]


@dataclass(frozen=True, slots=True)
class Count:
    """How many cards of a set there are, some of which count as several.

    Attributes:
        cards: the set.
        heavy: sets of cards each of which counts for one more, once for each set it is in.
    """

    cards: int
    heavy: tuple[int, ...] = ()

    def of(self, captured: int) -> int:
        """How many of these captured cards there are."""
        number = (captured & self.cards).bit_count()
        for mask in self.heavy:
            number += (captured & mask).bit_count()
        return number


@dataclass(frozen=True, slots=True)
class NeedCount:
    """One need: one of these counts must reach a number."""

    ways: tuple[Count, ...]
    count: int

    @property
    def cards(self) -> int:
        """The cards that serve it in some way."""
        cards = 0
        for way in self.ways:
            cards |= way.cards
        return cards

    def met_by(self, captured: int) -> bool:
        """Whether these cards meet it."""
        return any(way.of(captured) >= self.count for way in self.ways)
