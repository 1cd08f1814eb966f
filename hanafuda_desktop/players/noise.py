"""The slips of people: their judgement of moves that are nearly as good strays.

What stands out among the moves of a decision is seen by everybody; the closer moves lie together,
beside how far all of them lie apart, the less can be said which of them a person plays. Of two
moves alone nothing can be said but that: each is as far from the other as it can be, so whoever
strays by less than twice the deviation takes the better one, however little there is between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from hanafuda_desktop.cards.shuffle import SplitMix64

SURE: Final = 1e6
"""A move that is played in any case is worth about so much or more, one that is never played as
little as its negative."""

_IN_DOUBT: Final = SURE / 4
"""What is worth more than this is sure, were it after some further turns."""

_UNIT: Final = float(1 << 53)


@dataclass(frozen=True, slots=True)
class Noise:
    """How far somebody's judgement strays, in standard deviations as :func:`seems_best` has it.

    Attributes:
        fishing: in a fishing game.
        shedding: in a shedding game. Mostly two or three moves are open there, and of so few only
            who strays far takes a worse one.
    """

    fishing: float
    shedding: float

    def of(self, family: str) -> float:
        """In a family of games.

        Raises:
            ValueError: nobody judges moves there.
        """
        match family:
            case "fishing":
                return self.fishing
            case "shedding":
                return self.shedding
            case _:
                raise ValueError(f"there are no whims in games of the family {family!r}")


NO_NOISE: Final = Noise(fishing=0.0, shedding=0.0)
"""Those of who judges every move as it is."""


def is_sure(worth: float) -> bool:
    """Whether a move of this worth is played in any case, so that nobody's judgement strays."""
    return worth > _IN_DOUBT


def seems_best(worth: Sequence[float], strays: float, chance: SplitMix64) -> int:
    """The place of the move that seems best to somebody.

    Args:
        worth: what each move is worth, in any unit; at least one.
        strays: how far his judgement does: what a move seems to be worth lies above what it is by
            anything up to so many standard deviations of all these. A move that is better than the
            others by more than that is always seen; of equal moves, any may seem the best.
        chance: decides how far it strays.
    """
    best = max(range(len(worth)), key=worth.__getitem__)
    if not strays or is_sure(worth[best]):
        return best
    weighed = [place for place, each in enumerate(worth) if each > -_IN_DOUBT]
    if not weighed:
        return best
    if all(worth[place] == worth[weighed[0]] for place in weighed):
        return weighed[chance.below(len(weighed))]
    mean = sum([worth[place] for place in weighed]) / len(weighed)
    spread = sqrt(sum([(worth[place] - mean) ** 2 for place in weighed]) / len(weighed))
    seems = [worth[place] + strays * spread * (chance.next() >> 11) / _UNIT for place in weighed]
    return weighed[max(range(len(weighed)), key=seems.__getitem__)]


def within_doubt(worth: Iterable[float], margin: float = 0.0) -> list[float]:
    """The same worth, where moves that are sure, or out of the question, are worth no more or less
    than the best or worst of the others and a margin.
    """
    found = list(worth)
    weighed = [each for each in found if abs(each) <= _IN_DOUBT] or [0.0]
    low, high = min(weighed) - margin, max(weighed) + margin
    return [min(max(each, low), high) for each in found]
