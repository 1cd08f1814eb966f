"""The score sheet: rounds down, seats across, what each round brought and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from hanafuda_desktop.cards.vocabulary import in_a_row, month_name
from hanafuda_desktop.engine.rounds import RoundResult, RoundView
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.lettering import letters_for, number_text, signed
from hanafuda_desktop.table.panel_item import TablePanel
from hanafuda_desktop.table.phrases import about
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.score_grid import ScoreLines, ending_words
from hanafuda_desktop.table.typeset import Sheet

__all__ = ["ScoreSheetItem"]

_PRESS: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


class ScoreSheetItem(TablePanel):
    """The score sheet. Twelve rounds fit the smallest window; more of them scroll between the names
    and the totals. A click, Escape or Return puts it away.
    """

    _bodied = True
    _centred = True
    _veiled = True

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        """A closed sheet.

        Args:
            parent: the item it belongs to.
        """
        super().__init__(parent)
        self._view: RoundView | None = None
        self._names = RoundNames(())
        self._lines_set: ScoreLines | None = None
        self._moved = False

    def show_sheet(self, view: RoundView, names: RoundNames) -> None:
        """Open it.

        Args:
            view: how the game stands.
            names: of the seats.
        """
        self._view, self._names = view, names
        self.ask(tr("Score sheet"), (), ())
        if self._lines_set is not None:
            lines = self._lines_set
            self._scroll.reveal(lines.grid.row * (len(view.sheet) + 2.5) + lines.foot_height)

    def _letters(self) -> int:
        return letters_for(self._area)

    # --- what is said ----------------------------------------------------------------------------

    def _say_body(self) -> Sequence[str]:
        view = self._view
        if view is None:
            return ()
        said = [self._round(result, view) for result in view.sheet]
        totals = in_a_row(self._total(side, view) for side in view.sides)
        return [*said, about(tr("Total"), totals)]

    def _round(self, result: RoundResult, view: RoundView) -> str:
        """A line of the sheet."""
        names = self._names
        dealer = tr("dealer {name}", name=names.seats[result.dealer])
        told = [str(result.number), ending_words(result.ending), dealer]
        if names.months:
            told.insert(1, month_name(result.month))
        gains = [f"{names.side(side)} {signed(result.gains[side[0]])}" for side in view.sides]
        return about(in_a_row(told), in_a_row(gains))

    def _total(self, side: Sequence[int], view: RoundView) -> str:
        """How a side stands."""
        name, total = self._names.side(side), view.totals[side[0]]
        if total == max(view.totals, default=0):
            return tr("{name} {total} (ahead)", name=name, total=number_text(total))
        return f"{name} {number_text(total)}"

    def _set_body(self, room: QSizeF, letters: int) -> tuple[Sheet, QSizeF]:
        if self._view is None:
            return Sheet(), QSizeF(0, 0)
        lines = self._lines_set = ScoreLines(self._view, self._names)
        lines.set(room, letters)
        return lines.rounds, lines.size

    def _paint_body(self, painter: QPainter, part: QRectF) -> None:
        """The rounds, then names and totals, which stay where they are."""
        lines = self._lines_set
        if lines is None:
            return
        everything = QRectF(-20, -20, lines.size.width() + 40, lines.size.height() + 40)
        lines.rounds.paint(painter, None, part)
        painter.translate(0, part.top())
        lines.head.paint(painter, None, everything)
        painter.translate(0, part.height() - lines.foot_height)
        lines.foot.paint(painter, None, everything)

    # --- what puts it away -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return and Space close it as Escape does."""
        if Qt.Key(event.key()) in _PRESS:
            self.close()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click begins; drawing the sheet along is none."""
        super().mousePressEvent(event)
        self._moved = False

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Draw the sheet along."""
        super().mouseMoveEvent(event)
        way = event.pos() - event.buttonDownPos(Qt.MouseButton.LeftButton)
        self._moved = self._moved or way.manhattanLength() > 8

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click ends: the sheet goes."""
        super().mouseReleaseEvent(event)
        if not self._moved:
            self.close()
