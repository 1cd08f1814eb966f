"""The computer players of real-time games, by the ids that settings and records know them by.

The limits were tuned by playing whole games of each against the one below; the share of games that
each wins is measured in the tests.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.language import tr_noop
from hanafuda_desktop.players.ladder import BEGINNER, CASUAL, EXPERT, STANDARD, STRONG
from hanafuda_desktop.players.speed.limits import Limits
from hanafuda_desktop.players.speed.player import SpeedPlayer
from hanafuda_desktop.rules.schema.speed import SpeedRules

__all__ = ["KEEPS_PACE", "SPEED_LEVELS", "SpeedLevel", "new_speed_player", "speed_level"]

_EDITION: Final = "1"
"""Raised whenever players with the same limits play otherwise than before."""


@dataclass(frozen=True, slots=True)
class SpeedLevel:
    """A kind of computer player for real-time games.

    Attributes:
        id: the word for it in settings, records and on the command line.
        name: what people call it, in English.
        limits: what it can and cannot do.
        keeps_pace: whether it plays about as fast as its opponent.
    """

    id: str
    name: str
    limits: Limits
    keeps_pace: bool = False

    @property
    def skill(self) -> str:
        """All that its strength depends on, as a word for measurements."""
        return f"{self.limits}, edition {_EDITION}"

    def make(self, rules: SpeedRules, seat: int, seed: int) -> SpeedPlayer:
        """One of them, for a seat."""
        return SpeedPlayer(rules, seat, self.limits, seed, keeps_pace=self.keeps_pace)


SPEED_LEVELS: Final = (
    SpeedLevel(
        *BEGINNER,
        Limits(
            glance_ms=360,
            scan_ms=900,
            decide_ms=680,
            choice_ms=300,
            wild_ms=400,
            hand_ms=190,
            reach_ms=175,
            fumble_ms=900,
            spread=0.3,
            overlooks=0.35,
            forgets=0.3,
            joins=0.4,
            misjudges=0.05,
            stops=0.4,
            whims=5.0,
        ),
    ),
    SpeedLevel(
        *CASUAL,
        Limits(
            glance_ms=310,
            scan_ms=720,
            decide_ms=520,
            choice_ms=220,
            wild_ms=250,
            hand_ms=155,
            reach_ms=145,
            fumble_ms=750,
            spread=0.28,
            overlooks=0.25,
            forgets=0.2,
            joins=0.6,
            misjudges=0.03,
            stops=0.55,
            whims=2.0,
        ),
    ),
    SpeedLevel(
        *STANDARD,
        Limits(
            glance_ms=270,
            scan_ms=560,
            decide_ms=425,
            choice_ms=160,
            wild_ms=150,
            hand_ms=134,
            reach_ms=125,
            fumble_ms=600,
            spread=0.25,
            overlooks=0.15,
            forgets=0.1,
            joins=0.8,
            misjudges=0.015,
            stops=0.7,
            ahead=2,
            whims=0.8,
        ),
    ),
    SpeedLevel(
        *STRONG,
        Limits(
            glance_ms=240,
            scan_ms=450,
            decide_ms=310,
            choice_ms=120,
            wild_ms=60,
            hand_ms=110,
            reach_ms=105,
            fumble_ms=450,
            spread=0.22,
            overlooks=0.06,
            forgets=0.03,
            joins=0.95,
            misjudges=0.004,
            stops=0.85,
            ahead=2,
            whims=0.4,
            saves=True,
        ),
    ),
    SpeedLevel(
        *EXPERT,
        Limits(
            glance_ms=205,
            scan_ms=330,
            decide_ms=210,
            choice_ms=75,
            wild_ms=0,
            hand_ms=85,
            reach_ms=80,
            fumble_ms=350,
            spread=0.2,
            stops=0.95,
            ahead=4,
            denies=0.04,
            saves=True,
        ),
    ),
)
"""The weakest first."""

KEEPS_PACE: Final = SpeedLevel(
    "keeps-pace",
    tr_noop("Keeps pace"),
    Limits(
        glance_ms=200,
        scan_ms=320,
        decide_ms=180,
        choice_ms=70,
        wild_ms=0,
        hand_ms=80,
        reach_ms=75,
        fumble_ms=350,
        spread=0.22,
        overlooks=0.03,
        misjudges=0.005,
        stops=0.9,
        ahead=4,
        whims=0.5,
    ),
    keeps_pace=True,
)
"""Plays about as fast as its opponent, a little slower when it leads, faster when it is behind."""


def speed_level(level_id: str) -> SpeedLevel:
    """The kind of this id.

    Raises:
        KeyError: there is none.
    """
    for each in (*SPEED_LEVELS, KEEPS_PACE):
        if each.id == level_id:
            return each
    raise KeyError(level_id)


def new_speed_player(rules: SpeedRules, seat: int, level_id: str, seed: int) -> SpeedPlayer:
    """A player of this kind.

    Raises:
        KeyError: there is no such kind.
    """
    return speed_level(level_id).make(rules, seat, seed)
