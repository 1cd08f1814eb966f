"""Our own seeded shuffle: the same seed gives the same deal, for ever, on every machine.

Python promises no stable ``random.shuffle`` between versions, so the generator (SplitMix64,
Steele, Lea and Flood, OOPSLA 2014) and the shuffle (Fisher and Yates, unbiased by rejection) are
written out here and pinned by a test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import mod
from struct import Struct
from typing import Final, NamedTuple

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
# masked away. Fewer cards, as when a discard pile is shuffled, take fewer lanes.
_MOST_LANES: Final = 48
_FEW_LANES: Final = 24
_LANE_BYTES: Final = 16
_FRACTION: Final = 2.0**-53


class _Lanes(NamedTuple):
    """So many numbers side by side, in one long integer.

    Attributes:
        ones: 1 in each lane.
        mask: the lower half of each lane.
        counting: how much the state has counted up by each number.
        too_high: what carries into a lane's upper half if its number is too high.
        carries: where that shows.
        length: how many bytes all of them take.
        unpack: takes the bytes apart into numbers.
    """

    ones: int
    mask: int
    counting: int
    too_high: int
    carries: int
    length: int
    unpack: Callable[[bytes], tuple[int, ...]]


def _lanes(count: int) -> _Lanes:
    width = 8 * _LANE_BYTES
    ones = sum(1 << width * lane for lane in range(count))
    return _Lanes(
        ones=ones,
        mask=ones * _MASK,
        counting=sum(((lane + 1) * _GAMMA & _MASK) << width * lane for lane in range(count)),
        too_high=ones * _MOST_LANES,
        carries=ones << 64,
        length=count * _LANE_BYTES,
        unpack=Struct("<" + "Q8x" * count).unpack,
    )


_MANY: Final = _lanes(_MOST_LANES)
_FEW: Final = _lanes(_FEW_LANES)


def _numbers(seed: int, lanes: _Lanes = _MANY) -> tuple[int, ...]:
    """The first numbers of a generator, as :meth:`SplitMix64.next` gives them one by one; nothing
    if any is so high that a bound of up to 48 might refuse it.
    """
    ones, mask, counting, too_high, carries, length, unpack = lanes
    z = (seed & _MASK) * ones + counting & mask
    z = ((z ^ z >> 30) & mask) * 0xBF58476D1CE4E5B9 & mask
    z = ((z ^ z >> 27) & mask) * 0x94D049BB133111EB & mask
    # What this brings in from the next lane is too far up to carry, and is not unpacked.
    z ^= z >> 31
    if z + too_high & carries:
        return ()
    return unpack(z.to_bytes(length, "little"))


def fractions(seed: int) -> tuple[float, ...]:
    """48 numbers from 0 up to, but not including, 1, that the seed alone decides."""
    numbers = _numbers(seed)
    while not numbers:
        # One in about 2**53 seeds has a number that is too high for a shuffle.
        seed += _MOST_LANES * _GAMMA
        numbers = _numbers(seed)
    return tuple([(number >> 11) * _FRACTION for number in numbers])


def shuffled(cards: Iterable[int], seed: int) -> tuple[int, ...]:
    """The cards in an order that the seed alone decides."""
    order = list(cards)
    here = len(order)
    numbers: tuple[int, ...] = ()
    if here <= _MOST_LANES:
        numbers = _numbers(seed, _MANY if here > _FEW_LANES else _FEW)
    if not numbers:
        return _shuffled_one_by_one(order, SplitMix64(seed))
    for other in map(mod, numbers, range(here, 1, -1)):
        here -= 1
        order[here], order[other] = order[other], order[here]
    return tuple(order)


def _shuffled_one_by_one(order: list[int], chance: SplitMix64) -> tuple[int, ...]:
    """The same, for more cards, and for numbers so high that one may have to be drawn again."""
    for last in range(len(order) - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
