"""A computer player for real-time games: it is told what happens, and says what it will do when.

It reads no clock. Whoever runs the game tells it every new view with its time, asks what it will do
next, and does that when its time has come, unless something else happens before.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from typing import Final, NamedTuple

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.race import Reaction
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.speed.family import Speed
from hanafuda_desktop.families.speed.mind import Limits, Mind, Scene, new_mind, scene_of
from hanafuda_desktop.families.speed.moves import SpeedMove, moved_at
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.players.levels import BEGINNER, CASUAL, EXPERT, STANDARD, STRONG
from hanafuda_desktop.text.language import tr_noop

# Keeping pace: how fast the opponent plays, and how fast to play oneself so that it stays close.
#
# What counts is the time between two cards that one player puts into the middle, without a count
# in between. It is learned from what has happened at the table, and weighs the latest cards most.

_FIRST_MS: Final = 2000.0
"""What is supposed of somebody who has not played yet."""
_LEAST_MS: Final = 300.0
_MOST_MS: Final = 12_000.0
_LEARNS: Final = 0.12
"""How much of what is supposed each new card replaces."""
_CORRECTS: Final = 0.06
"""How much of a deviation from the pace that was meant is made up for at each card."""
_SPREAD: Final = 0.25
_A_CARD_AHEAD: Final = 0.04
"""For each card by which it leads in a round it plays slower by this share, and faster when it is
behind."""
_MOST_LEAD: Final = 10


class KeptPace:
    """Watches both players' cards and says when the next own one should land.

    Args:
        chance: what it draws from.
    """

    def __init__(self, chance: SplitMix64) -> None:
        self._chance = chance
        self._scene: Scene | None = None
        self._last: list[int | None] = [None, None]
        self._theirs = log(_FIRST_MS)
        self._offset = 0.0
        self._not_before = 0

    def seen(self, scene: Scene, at: int) -> int:
        """A new scene, and when it came; returns before when no own card should land."""
        before, self._scene = self._scene, scene
        if before is None or before.asked != "play" or scene.lap != before.lap:
            self._last = [None, None]
            if scene.asked == "play":
                self._not_before = at + self._beat(scene)
            return self._not_before
        if scene.theirs_left < before.theirs_left:
            interval = self._interval(1, at)
            if interval is not None:
                self._theirs += _LEARNS * (interval - self._theirs)
        if scene.mine_left < before.mine_left:
            interval = self._interval(0, at)
            if interval is not None:
                strayed = self._meant(scene) - interval
                self._offset = min(1.0, max(-2.0, self._offset + _CORRECTS * strayed))
            self._not_before = at + self._beat(scene)
        return self._not_before

    def _interval(self, who: int, at: int) -> float | None:
        """The logarithm of the time since somebody's last card, if that can be said."""
        last, self._last[who] = self._last[who], at
        return None if last is None else log(min(_MOST_MS, max(_LEAST_MS, float(at - last))))

    def _meant(self, scene: Scene) -> float:
        """The logarithm of the pace that it wants to keep."""
        # The lead in this round alone: were the decks counted, too, whoever had won rounds would
        # lose the next ones, and a game would come back to its middle again and again.
        lead = min(_MOST_LEAD, max(-_MOST_LEAD, scene.theirs_left - scene.mine_left))
        return self._theirs + log(1.0 + _A_CARD_AHEAD * lead)

    def _beat(self, scene: Scene) -> int:
        """How long to wait between two cards, this once."""
        median = min(_MOST_MS, max(_LEAST_MS, exp(self._meant(scene) + self._offset)))
        return Reaction(median, _SPREAD).time(self._chance.next())


class PlannedMove(NamedTuple):
    """What a player will do.

    Attributes:
        at: when, in milliseconds since the game began.
        move: the move, at that time.
    """

    at: int
    move: SpeedMove


class SpeedPlayer:
    """Plays a seat of a real-time game within a person's limits.

    The same seed, told the same views at the same times, does the same. It knows what its views
    show and nothing else, and that only after it has had time to look.

    Args:
        rules: the game.
        seat: where it sits.
        limits: what it can and cannot do.
        seed: what its chance comes from.
        keeps_pace: whether it plays about as fast as its opponent.
    """

    def __init__(
        self, rules: SpeedRules, seat: int, limits: Limits, seed: int, *, keeps_pace: bool = False
    ) -> None:
        self.seat = seat
        self._compiled = engine_for(Speed, rules).compiled
        self._limits = limits
        self._chance = SplitMix64(seed)
        self._pace = KeptPace(SplitMix64(self._chance.next())) if keeps_pace else None
        self._mind: Mind | None = None
        self._now = 0
        self._next: PlannedMove | None = None
        self._knows_next = False

    def see(self, view: View, at: int) -> None:
        """The table looks like this from now on.

        Args:
            view: what the player's seat sees.
            at: since when, in milliseconds since the game began; never earlier than before.

        Raises:
            TypeError: this is no view of a real-time game.
        """
        scene = scene_of(self._compiled, view)
        mind = self._mind
        if mind is None:
            mind = new_mind(self._compiled, self.seat, self._limits, self._chance, scene, at)
            self._mind = mind
        else:
            mind.see(scene, at)
        if self._pace is not None:
            mind.not_before = self._pace.seen(scene, at)
        self._has_happened(at)

    def refused(self, at: int, free_at: int) -> None:
        """What the player did at this time was against the rules, or too late.

        Args:
            at: when, in milliseconds since the game began.
            free_at: from then on the hand that tried it is free again.
        """
        if self._mind is not None:
            self._mind.refused(at, free_at)
        self._has_happened(at)

    def _has_happened(self, at: int) -> None:
        self._now = at
        self._knows_next = False

    def next_act(self) -> PlannedMove | None:
        """What it will do next, and when, if nothing happens before; ``None`` if it waits."""
        if not self._knows_next:
            intent = None if self._mind is None else self._mind.twin().live(None)
            if intent is None:
                self._next = None
            else:
                at = max(intent.lands_at, self._now)
                self._next = PlannedMove(at, moved_at(intent.move, at))
            self._knows_next = True
        return self._next


# The computer players of real-time games, by the ids that settings and records know them by.
#
# The limits were tuned by playing whole games of each against the one below; the share of games
# that each wins is measured in the tests.

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
