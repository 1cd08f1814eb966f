"""A month set for a page that is too narrow for four columns: its cards stand below one another."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from hanafuda_desktop.app.card_column import column_of
from hanafuda_desktop.app.month_heading import Heading, MonthMatter, MonthSheet, margin_of
from hanafuda_desktop.table.typeset import Sheet

__all__ = ["set_rows"]

_CARD: Final = 3.4
"""The width of a card in its row, in letters' sizes,"""
_CARD_MOST: Final = 0.28
"""but no more of the width."""
_GAP: Final = 1.1


def set_rows(matter: MonthMatter, room: QSizeF, letters: int) -> MonthSheet:
    """Set a month's page, which is scrolled: letters are as large as elsewhere, and never broken.

    Args:
        matter: what is set.
        room: of the page.
        letters: size of ordinary letters, in pixels.
    """
    margin = margin_of(room)
    gap = round(letters * _GAP)
    width = room.width() - 2 * margin
    sheet = Sheet()
    head = Heading(matter.month, letters, margin, width, stacked=True)
    head.set(sheet, margin)
    shown = QRectF(margin, margin + head.height + gap, width, round(width * matter.picture.shape))
    top = shown.bottom() + round(gap * 1.6)
    card = int(min(letters * _CARD, width * _CARD_MOST))
    place = matter.place(card, above=False)
    boxes = []
    for facts in matter.cards:
        row, high = column_of(facts, width, letters, place)
        sheet.take(row, QPointF(margin, top))
        boxes.append(QRectF(margin, top, width, high))
        top += high + gap
    return MonthSheet(sheet, shown, tuple(boxes), top - gap + margin, letters)
