"""How a game has come out: places, names and points, set as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Qt

from hanafuda_desktop.table.cloth import GOLD, INK, faded, seat_colour
from hanafuda_desktop.table.lettering import advance, letters_for, number_text
from hanafuda_desktop.table.panels.panel import TablePanel
from hanafuda_desktop.table.panels.typeset import Sheet


@dataclass(frozen=True, slots=True)
class Ranked:
    """A player's place.

    Attributes:
        place: 1 for the first; those with equal points share it.
        seat: who it is.
        name: the player's name.
        points: at the end.
    """

    place: int
    seat: int
    name: str
    points: int

    @property
    def said(self) -> str:
        """All of it: ``1. Haru 34``."""
        return f"{self.place}. {self.name} {number_text(self.points)}"


def ranking(names: Sequence[str], points: Sequence[int]) -> tuple[Ranked, ...]:
    """The players in the order in which they have come out."""
    rows = [
        Ranked(1 + sum(other > mine for other in points), seat, name, mine)
        for seat, (name, mine) in enumerate(zip(names, points, strict=True))
    ]
    return tuple(sorted(rows, key=lambda row: (row.place, row.seat)))


class ResultPanel(TablePanel):
    """The result of a game. With a ranking Escape folds it up, so that the table can be seen."""

    _bodied = True

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[Ranked, ...] = ()

    def rank(self, rows: Sequence[Ranked]) -> None:
        """Have these places in the table from the next opening on; none for no table."""
        self._rows = tuple(rows)
        self._folds = bool(rows)

    def _letters(self) -> int:
        return letters_for(self._area) if self._rows else super()._letters()

    def _say_body(self) -> Sequence[str]:
        return [row.said for row in self._rows]

    def _set_body(self, room: QSizeF, letters: int) -> tuple[Sheet, QSizeF]:
        sheet = Sheet()
        if not self._rows:
            return sheet, QSizeF(0, 0)
        line = letters * 1.75
        wide = min(room.width(), letters * 20.0)
        for number, row in enumerate(self._rows):
            box = QRectF(0, number * line, wide, line)
            self._set_row(sheet, box, row, letters)
        return sheet, QSizeF(wide, line * len(self._rows))

    def _set_row(self, sheet: Sheet, box: QRectF, row: Ranked, letters: int) -> None:
        first = row.place == 1
        inner = box.adjusted(1, 1.5, -1, -1.5)
        ground = faded(GOLD, 0.35) if first else faded(INK, 0.05)
        line = GOLD.darker(125) if first else None
        sheet.fill(inner, ground, line=line, thick=1.6, corner=4)
        bar = QRectF(inner.left() + 4, inner.top() + 4, letters * 0.3, inner.height() - 8)
        sheet.fill(bar, seat_colour(row.seat).darker(115), corner=2)
        points = number_text(row.points)
        right = advance(points, letters, bold=True) + 4
        place = QRectF(bar.right() + letters * 0.4, box.top(), letters * 1.8, box.height())
        sheet.write(place, f"{row.place}.", letters, ink=faded(INK, 0.75))
        name = QRectF(place.right(), box.top(), 0, box.height())
        name.setRight(inner.right() - right - letters)
        sheet.write(name, row.name, letters, bold=first)
        last = QRectF(inner.right() - right - letters * 0.5, box.top(), right, box.height())
        sheet.write(last, points, letters, bold=True, align=Qt.AlignmentFlag.AlignRight)
