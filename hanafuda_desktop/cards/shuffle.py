"""Our own seeded shuffle: the same seed gives the same deal, for ever, on every machine.

Python promises no stable ``random.shuffle`` between versions, so the generator (SplitMix64,
Steele, Lea and Flood, OOPSLA 2014) and the shuffle (Fisher and Yates, unbiased by rejection) are
written out here and pinned by a test.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import mod
from struct import Struct
from typing import Final

__all__ = ["MAX_SEED", "SplitMix64", "fractions", "shuffled"]

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


# A deal takes some fifty numbers, and a generator's numbers do not depend on one another: its
# state only counts up. So they are computed together, as lanes of one long integer; a lane is wide
# enough for the product of two 64-bit numbers, and what a shift brings in from the next lane is
# masked away.
_LANES: Final = 48
_LANE_BYTES: Final = 16
_ONES: Final = sum(1 << 8 * _LANE_BYTES * lane for lane in range(_LANES))
_LANE_MASK: Final = _ONES * _MASK
_COUNTING: Final = sum(
    ((lane + 1) * _GAMMA & _MASK) << 8 * _LANE_BYTES * lane for lane in range(_LANES)
)


_TOO_HIGH: Final = _ONES * _LANES
_CARRIES: Final = _ONES << 64
_FRACTION: Final = 2.0**-53
_UNPACK: Final = Struct("<" + "Q8x" * _LANES).unpack


def _numbers(seed: int) -> tuple[int, ...]:
    """The first numbers of a generator, as :meth:`SplitMix64.next` gives them one by one; nothing
    if any is so high that a bound of up to 48 might refuse it.
    """
    z = ((seed & _MASK) * _ONES + _COUNTING) & _LANE_MASK
    z = (((z ^ (z >> 30)) & _LANE_MASK) * 0xBF58476D1CE4E5B9) & _LANE_MASK
    z = (((z ^ (z >> 27)) & _LANE_MASK) * 0x94D049BB133111EB) & _LANE_MASK
    z = (z ^ (z >> 31)) & _LANE_MASK
    if (z + _TOO_HIGH) & _CARRIES:
        return ()
    return _UNPACK(z.to_bytes(_LANES * _LANE_BYTES, "little"))


def fractions(seed: int) -> tuple[float, ...]:
    """48 numbers from 0 up to, but not including, 1, that the seed alone decides."""
    numbers = _numbers(seed)
    while not numbers:
        # One in about 2**53 seeds has a number that is too high for a shuffle.
        seed += _LANES * _GAMMA
        numbers = _numbers(seed)
    return tuple([(number >> 11) * _FRACTION for number in numbers])


def shuffled(cards: Iterable[int], seed: int) -> tuple[int, ...]:
    """The cards in an order that the seed alone decides."""
    order = list(cards)
    last = len(order) - 1
    numbers = _numbers(seed) if last < _LANES else ()
    if not numbers:
        return _shuffled_one_by_one(order, SplitMix64(seed))
    others = map(mod, numbers, range(last + 1, 1, -1))
    for here, other in zip(range(last, 0, -1), others, strict=False):
        order[here], order[other] = order[other], order[here]
    return tuple(order)


def _shuffled_one_by_one(order: list[int], chance: SplitMix64) -> tuple[int, ...]:
    """The same, for more cards, and for numbers so high that one may have to be drawn again."""
    for last in range(len(order) - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
