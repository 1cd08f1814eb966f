"""What is said on the table of a real-time game: the month that is played, and why a move was not
allowed. Neither ever covers the other: months have a band of their own over the stacks, and reasons
keep out of it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from hanafuda_desktop.cards.card import CARDS, Role
from hanafuda_desktop.language import tr
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.lettering import letters_for
from hanafuda_desktop.table.motion import Stage, Track, linear
from hanafuda_desktop.table.speed_layout import SpeedLayout
from hanafuda_desktop.table.speed_signs import RISE, SaidItem, said_height

__all__ = ["SpeedSayings"]

_LARGE: Final = 1.25
"""The month that is said, counted in ordinary letters."""
_OVER: Final = 0.8
"""The middle of a month is so far above its stack, in its own letters."""
_APART: Final = 3.0
"""Sayings keep so far from one another's room, in pixels."""
_EDGE: Final = 4.0
"""They keep so far from the window's edge."""


class SpeedSayings:
    """The sayings of one scene.

    Attributes:
        months: a saying for each stack.
        reasons: a saying for each seat.

    Args:
        scene: the table.
        stage: what moves there.
    """

    def __init__(self, scene: QGraphicsScene, stage: Stage) -> None:
        self._stage = stage
        self._layout: SpeedLayout | None = None
        self.months = (SaidItem(), SaidItem())
        self.reasons = (SaidItem(), SaidItem())
        for item in (*self.months, *self.reasons):
            scene.addItem(item)

    def arrange(self, layout: SpeedLayout) -> None:
        """The table is laid out like this from now on; what was said for another is taken away."""
        self._layout = layout
        for item in (*self.months, *self.reasons):
            self._stage.drop(item)
            item.hide()

    @property
    def _whole(self) -> QRectF:
        layout = self._layout
        assert layout is not None
        return QRectF(0, 0, layout.width, layout.height)

    @property
    def _room(self) -> QRectF:
        return self._whole.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)

    @property
    def _letters(self) -> int:
        return letters_for(self._whole)

    # --- months ----------------------------------------------------------------------------------

    def say_month(self, card: int, stack: int, pace: Pace) -> None:
        """Say the month of a card where it was played.

        Args:
            card: the card.
            stack: where it was played.
            pace: of the table.
        """
        said, layout = CARDS[card], self._layout
        assert layout is not None
        text = tr("Lightning!") if said.role is Role.LIGHTNING else said.flower.name
        letters = round(self._letters * _LARGE)
        # Over the stack, not on it: what lies there now has to be seen.
        slot = layout.stacks[stack]
        middle = QPointF(slot.x + slot.width / 2, slot.y - letters * _OVER)
        item = self.months[stack]
        item.say(text, middle, letters, self._half(stack), still=pace.reduced)
        self._stage.play(item, Track(item.go, pace.stay(durations.MONTH_SAID), ease=linear))

    def _half(self, stack: int) -> QRectF:
        """Where a stack's month may stand: two stacks lie so near that long names would meet."""
        layout, room = self._layout, self._room
        assert layout is not None
        if len(layout.stacks) < 2:
            return room
        left, right = sorted(layout.stacks)
        middle = (left.right + right.x) / 2
        if layout.stacks[stack] == left:
            room.setRight(middle - _APART)
        else:
            room.setLeft(middle + _APART)
        return room

    @property
    def band(self) -> QRectF:
        """All that months may cover, from where they appear to where they have risen to."""
        layout, letters = self._layout, round(self._letters * _LARGE)
        assert layout is not None
        middle = layout.stacks[0].y - letters * _OVER
        half = said_height(letters) / 2
        top, bottom = middle - half - RISE * letters - 1, middle + half + 1
        return QRectF(0, top, layout.width, bottom - top)

    # --- reasons ---------------------------------------------------------------------------------

    def explain(self, seat: int, reason: str, goal: Rect, pace: Pace, *, below: bool) -> None:
        """Say kindly why a move was not allowed, near to where it was meant to go.

        Args:
            seat: whose move it was; each has one reason at a time.
            reason: the sentence.
            goal: what it was meant for.
            pace: of the table.
            below: whether it stands below that, towards its player, or above it.
        """
        letters, item = self._letters, self.reasons[seat]
        y = goal.bottom + letters if below else goal.y - letters
        middle = QPointF(goal.x + goal.width / 2, y)
        item.say(reason, middle, letters, self._room, warns=True)
        band = self.band.adjusted(0, -_APART, 0, _APART)
        if item.sceneBoundingRect().intersects(band):
            item.stand_at(band.bottom() if below else band.top() - item.boundingRect().height())
        self._stage.play(item, Track(item.go, pace.stay(durations.REASON), ease=linear))

    def reason(self, seat: int) -> str:
        """What a seat is told now, or the empty string."""
        item = self.reasons[seat]
        return item.text if item.isVisible() else ""
