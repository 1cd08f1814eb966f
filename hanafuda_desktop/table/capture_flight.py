"""How the cards of a yaku leave the table: they rise together and fly to its place on the shelf."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF

from hanafuda_desktop.table import durations
from hanafuda_desktop.table.card_item import CardItem
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.motion import Stage, Track, ease_in_out, ease_out
from hanafuda_desktop.table.travel import FLYING_Z, Leave, Rise

__all__ = ["CaptureFlight"]


class CaptureFlight:
    """One yaku on its way.

    Args:
        stage: where its cards fly.
        pace: how fast.
        goal: its place on the shelf.
        then: is called when all of them have come there.
    """

    def __init__(self, stage: Stage, pace: Pace, goal: QRectF, then: Callable[[], None]) -> None:
        self._stage = stage
        self._pace = pace
        self._goal = goal
        self._then = then
        self._left = 0

    def begin(self, items: Iterable[CardItem]) -> None:
        """Let these cards rise and fly."""
        # From the top of the piles down, so that each card leaves uncovered.
        ordered = sorted(items, key=lambda item: -item.zValue())
        self._left = len(ordered)
        for order, item in enumerate(ordered):
            item.setVisible(True)
            item.cast(0.0)
            item.setZValue(FLYING_Z + 1000 - order)
            self._send(item, order)

    def _send(self, item: CardItem, order: int) -> None:
        time = self._pace.time
        delay = time(durations.CAPTURE_GATHER + order * durations.CAPTURE_STAGGER)
        rise = Track(Rise(item), time(durations.CAPTURE_GATHER), ease=ease_out)
        self._stage.play((item, "rise"), rise)
        leave = Track(
            Leave(item, self._goal),
            time(durations.CAPTURE),
            delay=delay,
            ease=ease_in_out,
            then=self._gone,
        )
        self._stage.play(item, leave)

    def _gone(self) -> None:
        self._left -= 1
        if not self._left:
            self._then()
