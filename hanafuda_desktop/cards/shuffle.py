"""Our own seeded shuffle: the same seed gives the same deal, for ever, on every machine.

Python promises no stable ``random.shuffle`` between versions, so the generator (SplitMix64,
Steele, Lea and Flood, OOPSLA 2014) and the shuffle (Fisher and Yates, unbiased by rejection) are
written out here and pinned by a test.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

__all__ = ["MAX_SEED", "SplitMix64", "shuffled"]

MAX_SEED: Final = 2**63 - 1
"""Seeds run from 0 to this."""

_MASK: Final = 2**64 - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


class SplitMix64:
    """A small, fast, well mixed generator of 64-bit numbers; its state is one integer."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next(self) -> int:
        """The next number, 0 to 2**64 - 1."""
        self.state = (self.state + _GAMMA) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``, each as likely as any other.

        Raises:
            ValueError: ``bound`` is not positive.
        """
        if bound <= 0:
            raise ValueError("bound must be positive")
        limit = (1 << 64) - (1 << 64) % bound
        while (number := self.next()) >= limit:
            pass
        return number % bound


def shuffled(cards: Iterable[int], seed: int) -> tuple[int, ...]:
    """The cards in an order that the seed alone decides."""
    order = list(cards)
    chance = SplitMix64(seed)
    for last in range(len(order) - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
