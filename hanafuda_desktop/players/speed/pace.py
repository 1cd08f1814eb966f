"""Keeping pace: how fast the opponent plays, and how fast to play oneself so that it stays close.

What counts is the time between two cards that one player puts into the middle, without a count in
between. It is learned from what has happened at the table, and weighs the latest cards most.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.race import Reaction
from hanafuda_desktop.players.speed.scene import Scene

__all__ = ["KeptPace"]

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
