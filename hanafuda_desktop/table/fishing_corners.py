"""The corners of a fishing table: plate, hand and captured cards of one player. Free of Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.table.fishing_layout import BACK_STEP, HandRoom
from hanafuda_desktop.table.fishing_rows import CapturedRoom, captured_room
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.text_scale import roomier

__all__ = ["Corner", "Furnishing", "OwnColumn"]

BACK: Final = 0.46
"""The backs of others' hands, as a share of the viewer's cards."""
OWN_MOST, OTHERS_MOST = 0.74, 0.62
"""Captured cards at most, as shares of the viewer's cards."""
BESIDE: Final = 0.42
"""Plates and backs lie beside captured cards where these are so large a share of the hand's, and
above them where they are not."""
PLATE_WIDEST, PLATE_NARROWEST = 250.0, 142.0
"""The width of the others' plates, in a window of the usual size."""
PLATE_NAMED: Final = 132.0
"""A plate above captured cards is so wide, in pixels, where its backs leave the room: a name of
eight letters can be read on it."""
BACKS_LEAST: Final = 1.8
"""The room that backs keep beside a plate, counted in the width of one."""
LONG: Final = 6.5
"""A corner that is so many times longer than high has everything side by side."""
NEAREST: Final = 0.105
"""The height for the yaku that are nearest, as a share of the window's,"""
NEAREST_LEAST: Final = 58.0
"""and in pixels at least."""


@dataclass(frozen=True, slots=True)
class Corner:
    """The corner of another player: plate, backs, and captured cards if they lie there."""

    plate: Rect
    hand: HandRoom
    captured: CapturedRoom | None


@dataclass(frozen=True, slots=True)
class OwnColumn:
    """What the viewer has beside field and hand, and the plate of the round.

    Attributes:
        round_plate: the round and its month.
        nearest: the yaku that the viewer is nearest to.
        plate: the viewer's plate.
        captured: the viewer's captured cards.
    """

    round_plate: Rect
    nearest: Rect
    plate: Rect
    captured: CapturedRoom


@dataclass(frozen=True, slots=True)
class Furnishing:
    """What the corners of one table have in common.

    Attributes:
        aspect: a card's height, counted in its width.
        hand: how many cards a hand is dealt.
        sides: among how many sides the deck is shared.
        unit: how many times larger than usual the window is.
        gap: between the parts of a corner.
        plate_height: of every plate.
    """

    aspect: float
    hand: int
    sides: int
    unit: float
    gap: float
    plate_height: float

    def corner(self, box: Rect, width: int, *, captures: bool) -> Corner:
        """Furnish a corner: plate and backs beside the captured cards, or above them.

        Args:
            box: the corner.
            width: of the viewer's cards.
            captures: whether captured cards lie there.
        """
        beside, above = (
            self._corner(box, width, captures=captures, beside=beside) for beside in (True, False)
        )
        if beside.captured is None or above.captured is None:
            return beside
        best = max(beside.captured.width, above.captured.width)
        enough = min(best, BESIDE * width)
        return beside if beside.captured.width >= enough else above

    def _corner(self, box: Rect, width: int, *, captures: bool, beside: bool) -> Corner:
        backs = round(width * BACK)
        if not beside:
            plate, room, rest = self._above(box)
        elif box.width > LONG * box.height:
            plate, room, rest = self._in_a_row(box, backs)
        else:
            plate, room, rest = self._beside(box, captures=captures)
        back = max(6, int(min(backs, room.height / self.aspect, room.width / BACKS_LEAST)))
        most = back * (1 + BACK_STEP * (self.hand - 1))
        room = Rect(room.x, room.y, min(room.width, most), room.height)
        hand = HandRoom(room, back, round(back * self.aspect), BACK_STEP)
        captured = None
        if captures:
            rect = Rect(rest.x, rest.y, max(20.0, rest.width), max(20.0, rest.height))
            captured = captured_room(rect, self.aspect, self.sides, width * OTHERS_MOST)
        return Corner(plate, hand, captured)

    def _above(self, box: Rect) -> tuple[Rect, Rect, Rect]:
        """Plate and backs over the captured cards."""
        high, gap = self.plate_height, self.gap
        backs = BACKS_LEAST * high / self.aspect
        wide = max(box.width * 0.64, min(roomier(PLATE_NAMED), box.width - gap - backs))
        plate = Rect(box.x, box.y, min(wide, roomier(PLATE_WIDEST * self.unit, 0.6)), high)
        room = Rect(plate.right + gap, box.y, box.right - plate.right - gap, high)
        rest = Rect(box.x, plate.bottom + gap, box.width, box.height - high - gap)
        return plate, room, rest

    def _in_a_row(self, box: Rect, backs: int) -> tuple[Rect, Rect, Rect]:
        """Plate, backs and captured cards side by side."""
        plate = Rect(box.x, box.y, roomier(PLATE_WIDEST * self.unit, 0.6), self.plate_height)
        wide = backs * (1 + BACK_STEP * (self.hand - 1))
        room = Rect(plate.right + self.gap, box.y, wide, box.height)
        left = room.right + 3 * self.gap
        return plate, room, Rect(left, box.y, box.right - left, box.height)

    def _beside(self, box: Rect, *, captures: bool) -> tuple[Rect, Rect, Rect]:
        """The backs under the plate, the captured cards beside both."""
        high, gap, widest = self.plate_height, self.gap, roomier(PLATE_WIDEST * self.unit, 0.6)
        wide = min(
            max(box.width * 0.3, roomier(PLATE_NARROWEST * max(1.0, self.unit), 0.6)), widest
        )
        if not captures:
            wide = min(box.width * 0.62, 1.4 * widest)
        plate = Rect(box.x, box.y, wide, high)
        room = Rect(box.x, box.y + high + gap, wide, max(10.0, box.height - high - gap))
        rest = Rect(plate.right + gap, box.y, box.width - wide - gap, box.height)
        return plate, room, rest

    def own(self, column: Rect, width: int, round_plate: Rect | None) -> OwnColumn:
        """Furnish the viewer's column.

        Args:
            column: the column.
            width: of the viewer's cards.
            round_plate: where the round's plate stands, if not at the column's head.
        """
        high, gap, top = self.plate_height, self.gap, column.y
        if round_plate is None:
            round_plate = Rect(column.x, top, column.width, high)
            top += high + gap
        tall = round(roomier(max(NEAREST_LEAST, NEAREST * 800.0 * self.unit), 0.7))
        nearest = Rect(column.x, top, column.width, tall)
        top = nearest.bottom + gap
        room = Rect(column.x, top, column.width, max(20.0, column.bottom - high - gap - top))
        plate = Rect(column.x, column.bottom - high, column.width, high)
        most = width * OWN_MOST
        captured = captured_room(room, self.aspect, self.sides, most, at_foot=True)
        return OwnColumn(round_plate, nearest, plate, captured)
