"""What was played of late, in words, on a sheet of paper that can be scrolled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from hanafuda_desktop.table.cloth import INK, PAPER_SHADE, VERMILION, faded, seat_colour
from hanafuda_desktop.table.lettering import LEAST, advance, line_height
from hanafuda_desktop.table.names import RoundNames
from hanafuda_desktop.table.narration import TurnTold
from hanafuda_desktop.table.panels.panel import CLOSE, PanelButton, TablePanel
from hanafuda_desktop.table.panels.typeset import Sheet, set_paragraph
from hanafuda_desktop.text.language import tr

_HISTORY_WIDE: Final = 46
"""How wide the lines are, counted in letters."""


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
        close = PanelButton(CLOSE, tr("Close"))
        self.ask(tr("What was played"), lines, (again, close) if played else (close,))
        self._scroll.reveal(self._sheet_height)
        self.update()

    def _say_body(self) -> Sequence[str]:
        return [turn.sentence(self._names) for turn in self._turns]

    @property
    def _sheet_height(self) -> float:
        return max((text.rect.bottom() for text in self._sheet.texts), default=0.0)

    def _set_body(self, room: QSizeF, letters: int) -> tuple[Sheet, QSizeF]:
        sheet, top = Sheet(), 0.0
        wide = min(room.width(), letters * _HISTORY_WIDE)
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


_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_WIDE: Final = 50
"""How wide the body is, counted in letters."""
_DIGITS: Final = "123456789"


@dataclass(frozen=True, slots=True)
class CostlyChoice:
    """A choice that cost something.

    Attributes:
        said: what was played.
        better: what was better.
        cost: how much better.
    """

    said: str
    better: str
    cost: str


class ReviewItem(TablePanel):
    """The costly choices of a round, in the order in which they were made.

    Up and Down choose one, Return, its digit or a click shows it; Escape puts the list away.
    """

    _bodied = True
    _centred = True
    _veiled = True

    picked = Signal(int)
    """One of the choices is to be shown: its place in the list. The panel is closed by then."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._choices: tuple[CostlyChoice, ...] = ()
        self._said = ""
        self._head = ""
        self._progress: tuple[int, int] = (0, 0)
        self._at = 0
        self._rows: tuple[QRectF, ...] = ()

    @property
    def at(self) -> int:
        """The place of the chosen row."""
        return self._at

    def show_review(
        self,
        title: str,
        said: str,
        head: str,
        choices: Sequence[CostlyChoice],
        progress: tuple[int, int],
    ) -> None:
        """Open it, or show more on it.

        Args:
            title: the large line.
            said: a sentence that says what was found.
            head: what the choices have cost points, or chances, of: it stands over the column.
            choices: what was found so far.
            progress: how many choices were looked at, and how many there are.
        """
        before = self.current if self.is_open else ""
        self._choices, self._progress = tuple(choices), progress
        self._said, self._head = said, head
        self._at = min(self._at, max(0, len(self._choices) - 1))
        show, close = PanelButton("show", tr("Show the table")), PanelButton(CLOSE, tr("Close"))
        buttons = (show, close) if self._choices else (close,)
        self.ask(title, (), buttons)
        if before == CLOSE and len(buttons) > 1 and progress[0] == progress[1]:
            self._choose(0)

    def begin(self) -> None:
        """The next list begins with its first row."""
        self._at = 0

    def press(self, button_id: str) -> None:
        """Press a button; that which closes answers nothing."""
        if button_id == CLOSE:
            self.close()
        else:
            self._pick(self._at)

    def _pick(self, place: int) -> None:
        self._at = place
        self.put_away()
        self.picked.emit(place)

    # --- what it says ----------------------------------------------------------------------------

    def _say_body(self) -> Sequence[str]:
        rows = [f"{each.said} {each.better} {self._head} {each.cost}" for each in self._choices]
        return [self._said, *rows[self._at : self._at + 1]]

    def _set_body(self, room: QSizeF, letters: int) -> tuple[Sheet, QSizeF]:
        sheet, wide = Sheet(), min(room.width(), letters * _WIDE)
        top = set_paragraph(sheet, QPointF(0, 0), wide, self._said, letters)
        done, of = self._progress
        if done < of:
            top += letters * 0.4
            whole = QRectF(0, top, wide, letters * 0.5)
            sheet.fill(whole, faded(INK, 0.15), corner=3)
            sheet.fill(QRectF(0, top, wide * done / of, whole.height()), VERMILION, corner=3)
            top += whole.height()
        top += letters * 0.6
        if self._choices:
            small = max(LEAST, round(letters * 0.82))
            over = QRectF(0, top, wide - letters * 0.6, line_height(small))
            sheet.write(over, self._head, small, ink=faded(INK, 0.65), align=_RIGHT)
            top += over.height() + letters * 0.15
        rows = []
        for place, each in enumerate(self._choices):
            row = QRectF(0, top, wide, 2 * line_height(letters) + letters * 0.7)
            self._set_row(sheet, row, place, each, letters)
            rows.append(row)
            top += row.height() + letters * 0.3
        self._rows = tuple(rows)
        return sheet, QSizeF(wide, top)

    def _set_row(
        self, sheet: Sheet, row: QRectF, place: int, each: CostlyChoice, letters: int
    ) -> None:
        chosen = place == self._at
        sheet.fill(row, faded(PAPER_SHADE, 0.95 if chosen else 0.35), corner=5)
        if chosen:
            sheet.fill(QRectF(0, row.top() + 4, letters * 0.3, row.height() - 8), VERMILION)
        line, pad = line_height(letters), letters * 0.35
        top = row.top() + pad
        if place < len(_DIGITS):
            key = QRectF(letters * 0.7, top, letters * 1.4, line)
            sheet.write(key, _DIGITS[place], letters, bold=True, ink=faded(INK, 0.65))
        left = letters * 2.2
        cost = advance(each.cost, letters, bold=True) + 2
        right = row.right() - letters * 0.6
        words = QRectF(left, top, right - cost - letters - left, line)
        sheet.write(words, each.said, letters)
        sheet.write(
            QRectF(right - cost, top, cost, line),
            each.cost,
            letters,
            bold=True,
            ink=VERMILION.darker(125),
            align=_RIGHT,
        )
        sheet.write(QRectF(left, top + line, right - left, line), each.better, letters, bold=True)

    # --- how a row is chosen ---------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down choose a row, its digit shows it; else as on every panel."""
        key = Qt.Key(event.key())
        place = _DIGITS.find(event.text()) if event.text() else -1
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._rows:
            step = 1 if key == Qt.Key.Key_Down else -1
            self._go_to(max(0, min(self._at + step, len(self._rows) - 1)))
            event.accept()
        elif 0 <= place < len(self._rows):
            event.accept()
            self._pick(place)
        else:
            super().keyPressEvent(event)

    def _go_to(self, place: int) -> None:
        self._at = place
        self.set_area(self._area)
        self._scroll.reveal(self._rows[place].bottom())
        if self._scroll.offset > self._rows[place].top():
            self._scroll.drag(self._scroll.offset - self._rows[place].top())
        self.update()
        self.moved.emit(self.description)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click on a row shows it."""
        at = event.pos()
        place = self._row_at(at)
        still = self._row_at(event.buttonDownPos(Qt.MouseButton.LeftButton)) == place
        if place is not None and still and self._pressed is None:
            self._pick(place)
        else:
            super().mouseReleaseEvent(event)

    def _row_at(self, point: QPointF) -> int | None:
        body = self._layout.body
        if not body.contains(point):
            return None
        spot = point - body.topLeft() + QPointF(0, self._scroll.offset)
        found = (place for place, row in enumerate(self._rows) if row.contains(spot))
        return next(found, None)


class MomentItem(TablePanel):
    """Says of an earlier moment, whose table lies there, what was played and what was better.

    It stands at the head of the table, over what is hidden in any case.
    """

    _bodied = True

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._said: tuple[str, ...] = ()

    def show_moment(self, said: Sequence[str], buttons: Sequence[PanelButton]) -> None:
        """Open it with these sentences."""
        self._said = tuple(said)
        self.ask("", (), buttons)  # a large line would hide more of the table

    def _middle(self) -> QPointF | None:
        return QPointF(self._area.center().x(), self._area.top())

    def _say_body(self) -> Sequence[str]:
        return self._said

    def _set_body(self, room: QSizeF, letters: int) -> tuple[Sheet, QSizeF]:
        sheet, wide, top = Sheet(), min(room.width(), letters * _WIDE), 0.0
        for said in self._said:
            top += set_paragraph(sheet, QPointF(0, top), wide, said, letters)
        return sheet, QSizeF(wide, top)
