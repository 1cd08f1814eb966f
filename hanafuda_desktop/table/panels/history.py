"""What was played of late, in words, on a sheet of paper that can be scrolled."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.table.cloth import INK, faded, seat_colour
from hanafuda_desktop.table.lettering import letters_for, line_height
from hanafuda_desktop.table.names import RoundNames
from hanafuda_desktop.table.narration import TurnTold
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.panels.tally import set_paragraph
from hanafuda_desktop.table.panels.typeset import Sheet
from hanafuda_desktop.text.language import tr

_WIDE = 46
"""How wide the lines are, counted in letters."""
_CLOSE = "close"


class HistoryItem(TablePanel):
    """The last turns, the newest at the foot, each with the colour of its seat.

    It can show the last of them again; Escape, or a click beside it, puts it away.
    """

    _bodied = True
    _centred = True
    _veiled = True

    def __init__(self) -> None:
        super().__init__()
        self._turns: tuple[TurnTold, ...] = ()
        self._names = RoundNames(())

    def show_turns(self, turns: Sequence[TurnTold], names: RoundNames) -> None:
        """Open it with these turns, oldest first."""
        self._turns, self._names = tuple(turns), names
        played = any(turn.seat is not None for turn in self._turns)
        lines = () if self._turns else (tr("Nothing was played in this round yet."),)
        again = PanelButton("again", tr("Show it again"), "A")
        close = PanelButton(_CLOSE, tr("Close"))
        self.ask(tr("What was played"), lines, (again, close) if played else (close,))
        self._scroll.reveal(self._sheet_height)
        self.update()

    def press(self, button_id: str) -> None:
        """Press a button; that which closes answers nothing."""
        if button_id == _CLOSE:
            self.close()
        else:
            super().press(button_id)

    def _letters(self) -> int:
        return letters_for(self._area)

    def _say_body(self) -> Sequence[str]:
        return [turn.sentence(self._names) for turn in self._turns]

    @property
    def _sheet_height(self) -> float:
        return max((text.rect.bottom() for text in self._sheet.texts), default=0.0)

    def _set_body(self, room: QSizeF, letters: int) -> tuple[Sheet, QSizeF]:
        sheet, top = Sheet(), 0.0
        wide = min(room.width(), letters * _WIDE)
        for turn in self._turns:
            if turn.seat is None:
                top += letters * 0.4
                ink = faded(INK, 0.7)
                spot = QPointF(0, top)
                top += set_paragraph(sheet, spot, wide, turn.said, letters, bold=True, ink=ink)
                continue
            inset = letters * 0.9
            said = turn.sentence(self._names)
            high = set_paragraph(sheet, QPointF(inset, top), wide - inset, said, letters)
            bar = QRectF(0, top + 2, letters * 0.32, high - 4)
            sheet.fill(bar, seat_colour(turn.seat).darker(115), corner=2)
            top += high + line_height(letters) * 0.18
        return sheet, QSizeF(wide, top)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click ends; beside the paper it puts the panel away."""
        outside = not self.box.contains(event.buttonDownPos(Qt.MouseButton.LeftButton))
        super().mouseReleaseEvent(event)
        if outside and self.is_open:
            self.close()
