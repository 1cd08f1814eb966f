"""What a person can and cannot do in a real-time game, in numbers.

Four things take time: to notice what has changed (attention rests on one place at a time), to
decide (Hick 1952: longer, the more there is to choose from), to reach (Fitts 1954: longer, the
farther away), and to get over a mistake. All times are log-normal, as people's are.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import dist, log2
from typing import Final

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.race import Reaction
from hanafuda_desktop.players.speed.places import Place

__all__ = [
    "LEAST_REACTION_MS",
    "STOPPING_MS",
    "Limits",
    "chance_of",
    "part_of",
]

LEAST_REACTION_MS: Final = 220
"""Nobody answers a card that has just appeared with one of his own in less, in milliseconds."""
STOPPING_MS: Final = 120
"""A hand that is about to arrive cannot be stopped any more, in milliseconds."""

_UNIT: Final = float(1 << 53)


def part_of(chance: SplitMix64) -> float:
    """Any number from 0 to 1."""
    return (chance.next() >> 11) / _UNIT


def chance_of(chance: SplitMix64, share: float) -> bool:
    """Whether something happens that happens in this share of cases."""
    return part_of(chance) < share


@dataclass(frozen=True, slots=True)
class Limits:
    """How fast a player is, and what escapes him. Times are medians, in milliseconds.

    Attributes:
        glance_ms: until a change is noticed where he is looking.
        scan_ms: until one is noticed elsewhere: the eyes must go there first.
        decide_ms: to decide when there is nothing to choose.
        choice_ms: what each doubling of the choices adds to it (Hick).
        wild_ms: what it adds if a card is played that goes on anything.
        hand_ms: to set out with the hand.
        reach_ms: what each bit of the way's difficulty adds to it (Fitts).
        fumble_ms: to get over a card that was refused.
        spread: the standard deviation of the times' logarithm.
        overlooks: in which share of looks a card that fits is not seen.
        forgets: in which share of looks it does not occur to him to turn up a card.
        joins: in which share of looks he thinks of laying cards together.
        misjudges: in which share of decisions he tries a card that does not fit.
        stops: in which share of cases he stops his hand in time when the card no longer fits.
        ahead: how many cards ahead he plans; the next of them follow without another decision.
        whims: how far his judgement of what is best strays, in cards.
        denies: how much he minds what the opponent can put on his card, in cards; 0 does not look.
        saves: whether he keeps wild cards, uncovers, and looks which stack will be his.
    """

    glance_ms: float
    scan_ms: float
    decide_ms: float
    choice_ms: float
    wild_ms: float
    hand_ms: float
    reach_ms: float
    fumble_ms: float
    spread: float = 0.25
    overlooks: float = 0.0
    forgets: float = 0.0
    joins: float = 1.0
    misjudges: float = 0.0
    stops: float = 1.0
    ahead: int = 1
    whims: float = 0.0
    denies: float = 0.0
    saves: bool = False

    def time(self, chance: SplitMix64, median_ms: float) -> int:
        """How long something takes this once, in milliseconds."""
        return Reaction(median_ms, self.spread).time(chance.next())

    def deciding_ms(self, choices: int, *, wild: bool) -> float:
        """How long a decision takes."""
        return self.decide_ms + self.choice_ms * log2(choices) + (self.wild_ms if wild else 0.0)

    def reaching_ms(self, *places: Place) -> float:
        """How long the hand takes from one place to the next and so on."""
        return sum(
            self.hand_ms + self.reach_ms * log2(1.0 + dist(here, there))
            for here, there in pairwise(places)
        )
