"""The sign of a team: a round badge with a letter, so that colours only help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hanafuda_desktop.table.lettering import letter_font
from hanafuda_desktop.table.palette import INK, PAPER, seat_colour

__all__ = ["team_letter", "team_mark"]

_LETTER: Final = 0.72
"""How large the letter is, counted in the badge."""


def team_letter(team: int) -> str:
    """What a team is called: ``A`` is the first."""
    return chr(ord("A") + team)


def team_mark(team: int) -> Callable[[QPainter, QRectF], None]:
    """What draws the badge of a team, counted from 0, into a square."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(PAPER, max(1.0, rect.width() * 0.08)))
        painter.setBrush(seat_colour(team))
        painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setPen(INK)
        painter.setFont(letter_font(max(1, round(rect.height() * _LETTER)), bold=True))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, team_letter(team))

    return paint
