"""A card that came too late: it flies to where it was meant to go, and back, shaking its head."""

from __future__ import annotations

from math import hypot, pi, sin
from typing import Final

from PySide6.QtCore import QPointF

from hanafuda_desktop.table.card_item import CardItem
from hanafuda_desktop.table.layout import Lying, Rect
from hanafuda_desktop.table.motion import ease_in_out, ease_out
from hanafuda_desktop.table.travel import FLYING_Z

__all__ = ["Late"]

_THERE: Final = 0.34
"""It is there after this part of the time,"""
_BACK: Final = 0.68
"""and back after this; then it shakes."""
_NEAR: Final = 0.78
"""How much of the way it gets."""
_SHAKE: Final = 0.05
"""In card widths."""


class Late:
    """One item's way from where it lies towards a rectangle, and back."""

    __slots__ = ("_begin", "_end", "_item")

    def __init__(self, item: CardItem, lying: Lying, goal: Rect) -> None:
        self._item = item
        self._begin = QPointF(lying.x, lying.y)
        self._end = self._begin + (QPointF(goal.x, goal.y) - self._begin) * _NEAR
        item.setZValue(FLYING_Z)

    @property
    def gone(self) -> float:
        """The part of the time after which it is where its item is now, on the way there."""
        way = self._end - self._begin
        length = hypot(way.x(), way.y())
        now = self._item.pos() - self._begin
        out = min(1.0, hypot(now.x(), now.y()) / length) if length else 0.0
        return _THERE * float(1 - (1 - out) ** (1 / 3))  # as ease_out has it

    def __call__(self, part: float) -> None:
        """Be so far on the way."""
        item, width = self._item, self._item.looks.width
        out, shaken = self._away(part), 0.0
        if part > _BACK:
            left = (part - _BACK) / (1 - _BACK)
            shaken = sin(left * 4 * pi) * (1 - left) * _SHAKE * width
        spot = self._begin + (self._end - self._begin) * out
        item.setPos(spot + QPointF(shaken, 0))
        item.pose(lift=0.5 * out, tilt=-7.0 * out)

    def _away(self, part: float) -> float:
        if part < _THERE:
            return ease_out(part / _THERE)
        if part < _BACK:
            return 1 - ease_in_out((part - _THERE) / (_BACK - _THERE))
        return 0.0
