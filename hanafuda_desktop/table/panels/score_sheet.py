"""The score sheet: rounds down, seats across, what each round brought and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.cards.card import MONTHS
from hanafuda_desktop.engine.rounds import RoundEnding, RoundResult, RoundView, month_of
from hanafuda_desktop.table.cloth import GOLD, INK, PAPER, PAPER_SHADE, VERMILION, faded
from hanafuda_desktop.table.lettering import about, advance, number_text, signed
from hanafuda_desktop.table.narration import RoundNames
from hanafuda_desktop.table.panels.panel import TablePanel
from hanafuda_desktop.table.panels.typeset import Sheet, TextColumn, cells, square
from hanafuda_desktop.table.signs.emblems import MONTH_COLOURS, month_ink, paint_dealer, sign_of
from hanafuda_desktop.table.signs.plates import team_letter, team_mark
from hanafuda_desktop.text.language import tr, tr_noop
from hanafuda_desktop.text.vocabulary import in_a_row, month_name

_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
_ALONE: Final = 11.0
"""How wide a column may be, counted in letters,"""
_PARTNER: Final = 6.0
"""and how much wider for each partner."""
_ENDINGS: Final = {
    RoundEnding.STOPPED: tr_noop("stopped", meaning="a round"),
    RoundEnding.DEALT_HAND: tr_noop("won as dealt", meaning="a round"),
    RoundEnding.COUNTED: tr_noop("counted", meaning="a round"),
    RoundEnding.EXHAUSTED: tr_noop("cards ran out", meaning="a round"),
    RoundEnding.SHED: tr_noop("Last card shed", meaning="a round"),
    RoundEnding.DRAWN: tr_noop("drawn", meaning="a round"),
}


def _ending_words(ending: RoundEnding) -> str:
    """How a round ended, in a word or two."""
    return tr(_ENDINGS[ending], meaning="a round")


class ScoreSheetItem(TablePanel):
    """The score sheet. Twelve rounds fit the smallest window; more of them scroll between the names
    and the totals. A click, Escape or Return puts it away.
    """

    _wide = inf
    _veiled = True
    _view: RoundView
    _names: RoundNames
    _row: float
    """How high a row is."""
    _widths: Sequence[float]
    """A column of months, then one of endings, then one for each side: partners gain alike."""
    _head: TextColumn
    _foot: TextColumn

    def show_sheet(self, view: RoundView, names: RoundNames) -> None:
        """Open it.

        Args:
            view: how the game stands.
            names: of the seats.
        """
        self._view, self._names = view, names
        self.ask(tr("Score sheet"), (), ())
        self._scroll.reveal(self._row * (len(view.sheet) + 2.5) + self._foot.height)

    # --- what is said ----------------------------------------------------------------------------

    def _say_body(self) -> Sequence[str]:
        view = self._view
        totals = in_a_row(map(self._total, view.sides))
        return [*map(self._round, view.sheet), about(tr("Total"), totals)]

    def _round(self, result: RoundResult) -> str:
        """A line of the sheet."""
        names = self._names
        dealer = tr("dealer {name}", name=names.seats[result.dealer])
        told = [str(result.number), _ending_words(result.ending), dealer]
        if names.months:
            told.insert(1, month_name(result.month))
        sides = self._view.sides
        gains = [f"{names.side(side)} {signed(result.gains[side[0]])}" for side in sides]
        return about(in_a_row(told), in_a_row(gains))

    def _total(self, side: Sequence[int]) -> str:
        """How a side stands."""
        name, total = self._names.side(side), self._view.totals[side[0]]
        if total == max(self._view.totals, default=0):
            return tr("{name} {total} (ahead)", name=name, total=number_text(total))
        return f"{name} {number_text(total)}"

    # --- how it is shown -------------------------------------------------------------------------

    def _set_body(self, room: QSizeF, letters: int) -> TextColumn:
        """The rounds, which may scroll, between head and foot, which do not."""
        view = self._view
        rows = max(view.rounds if view.target is None else 0, view.number, len(view.sheet), 1)
        needed = room.height() / (rows + 3.9)
        self._row = float(int(max(letters * 1.3, min(letters * 2.2, needed))))
        flowers = [advance(month.name, letters) for month in MONTHS if self._names.months]
        month, ending = letters * 3.4 + max(flowers, default=0.0), letters * 2.2
        players, sides = max(map(len, view.sides), default=1), len(view.sides)
        most = letters * (_ALONE + _PARTNER * (players - 1))
        side = min(most, (room.width() - month - ending) / max(1, sides))
        self._widths = (month, ending, *[side] * sides)
        rounds, self._head, self._foot = (TextColumn(sum(self._widths), letters) for _ in range(3))
        self._set_names(self._head)
        self._set_totals(self._foot)
        top = rounds.row(self._row * 1.3)
        for number in range(1, rows + 1):
            self._set_round(rounds, number)
        for line in cells(top.translated(0, top.height()), self._widths)[2:]:
            line.setSize(QSizeF(1, self._row * rows))
            rounds.sheet.fill(line, faded(INK, 0.13))
        rounds.height += self._foot.height
        return rounds

    def _leads(self, seats: Sequence[int]) -> bool:
        """Whether a side is ahead, or one of those that are."""
        view = self._view
        return bool(view.sheet) and view.totals[seats[0]] == max(view.totals)

    def _set_names(self, head: TextColumn) -> None:
        sheet, letters, high = head.sheet, head.letters, self._row
        sheet.fill(QRectF(-4, -2, head.width + 8, high * 1.25 + 2), PAPER)
        boxes = cells(head.row(high * 1.2), self._widths)[2:]
        for side, (seats, box) in enumerate(zip(self._view.sides, boxes, strict=True)):
            if self._leads(seats):
                sheet.fill(box.adjusted(2, 1, -2, 0), faded(GOLD, 0.35), corner=4)
            room = box.adjusted(5, 0, -6, 0)
            if len(seats) > 1:
                badge = square(room, letters * 1.3)
                sheet.draw(badge, team_mark(side), f"team {team_letter(side)}")
                room.setLeft(badge.right() + 4)
            sheet.write(room, self._names.side(seats), letters, bold=True, align=_RIGHT)
        sheet.fill(QRectF(0, high * 1.22, head.width, 1.4), faded(INK, 0.6))

    def _set_round(self, column: TextColumn, number: int) -> None:
        """Its month, how it ended, who dealt, and what each side gained and has by then."""
        view, sheet, letters, row = self._view, column.sheet, column.letters, column.row(self._row)
        if number % 2 == 0:
            sheet.fill(row, faded(PAPER_SHADE, 0.4), corner=3)
        month, ended, *sides = cells(row, self._widths)
        self._set_month(sheet, month, number, letters)
        mark = min(self._row * 0.78, letters * 1.35)
        if number <= len(view.sheet):
            played = view.sheet[:number]
            dealer, ending = played[-1].dealer, played[-1].ending.value
            sheet.draw(square(ended, mark, letters * 0.4), sign_of(ending, INK), ending)
            for cell, seats in zip(sides, view.sides, strict=True):
                self._set_gain(sheet, cell.adjusted(4 + mark, 0, -5, 0), seats, played, letters)
        elif number == view.number:  # it is being played
            dealer, inner = view.dealer, row.adjusted(0, 1, 0, -1)
            sheet.fill(inner, faded(VERMILION, 0.07), line=VERMILION, thick=1.4, corner=4)
        else:
            return
        cell = next(cell for cell, seats in zip(sides, view.sides, strict=True) if dealer in seats)
        sheet.draw(square(cell, mark * 0.82, 4), paint_dealer, "dealer")

    def _set_month(self, sheet: Sheet, room: QRectF, number: int, letters: int) -> None:
        """A month's number on its colour, and its flower; of a game without months the number."""
        month, high = month_of(number), min(self._row - 3, letters * 1.5)
        chip = QRectF(letters * 0.15, room.center().y() - high / 2, letters * 1.9, high)
        if not self._names.months:
            sheet.write(chip, str(number), letters, bold=True, align=_CENTRE)
            return
        sheet.fill(chip, MONTH_COLOURS[month - 1], corner=high * 0.28)
        ink = month_ink(month)
        sheet.write(chip, str(number), letters - 1, bold=True, ink=ink, align=_CENTRE)
        room.adjust(chip.right() + letters * 0.5, 0, -4, 0)
        sheet.write(room, MONTHS[month - 1].name, letters, ink=faded(INK, 0.85))

    def _set_gain(
        self,
        sheet: Sheet,
        cell: QRectF,
        seats: Sequence[int],
        played: Sequence[RoundResult],
        letters: int,
    ) -> None:
        """What a side gained in the last of these rounds, and has gained in all of them."""
        gain, won = played[-1].gains[seats[0]], not set(seats).isdisjoint(played[-1].winners)
        pale = faded(INK, 0.66)
        ink = VERMILION.darker(115) if won else INK if gain else pale
        said = signed(gain) if gain or won else "\N{MIDDLE DOT}"
        first, last = cells(cell, (cell.width() * 0.54, inf))
        sheet.write(first, said, letters, bold=won, ink=ink, align=_RIGHT)
        total = sum(each.gains[seats[0]] for each in played)
        sheet.write(last, number_text(total), max(9, letters - 3), ink=pale, align=_RIGHT)

    def _set_totals(self, foot: TextColumn) -> None:
        """The totals and, once a round is over, the marks explained."""
        view, sheet, letters = self._view, foot.sheet, foot.letters
        # No further than the foot is high: the paper has a line within its edge.
        high = self._row * (2.5 if view.sheet else 1.5)
        sheet.fill(QRectF(-4, 0, foot.width + 8, high), PAPER)
        sheet.fill(QRectF(0, 0, foot.width, 1.4), faded(INK, 0.6))
        row = foot.row(self._row * 1.5).adjusted(0, 2, 0, 2 - self._row * 0.15)
        month, ending, *boxes = cells(row, self._widths)
        sheet.write(month.united(ending).adjusted(4, 0, 0, 0), tr("Total"), letters, bold=True)
        for seats, box in zip(view.sides, boxes, strict=True):
            if self._leads(seats):
                inner, edge = box.adjusted(2, 2, -2, -2), GOLD.darker(125)
                sheet.fill(inner, faded(GOLD, 0.35), line=edge, thick=1.6, corner=4)
            total, large = number_text(view.totals[seats[0]]), round(letters * 1.2)
            sheet.write(box.adjusted(4, 0, -6, 0), total, large, bold=True, align=_RIGHT)
        if view.sheet:
            self._set_legend(sheet, foot.row(self._row).translated(0, 2), max(9, letters - 2))

    def _set_legend(self, sheet: Sheet, row: QRectF, small: int) -> None:
        met = {result.ending for result in self._view.sheet}
        marks = [
            (_ending_words(ending), sign_of(ending.value, INK))
            for ending in RoundEnding
            if ending in met
        ]
        marks.append((tr("dealer"), paint_dealer))
        share, side = row.width() / len(marks), row.height() * 0.68
        wide = [min(share, side * 1.4 + advance(word, small) + small * 1.6) for word, _ in marks]
        row.setLeft(max(0.0, (row.width() - sum(wide)) / 2))
        for (word, draw), cell in zip(marks, cells(row, wide), strict=True):
            sheet.draw(square(cell, side), draw, word)
            room = cell.adjusted(side * 1.3, 0, -small * 0.4, 0)
            sheet.write(room, word, small, ink=faded(INK, 0.75))

    def _paint_body(self, painter: QPainter, part: QRectF) -> None:
        """The rounds, then names and totals, which stay where they are."""
        super()._paint_body(painter, part)
        painter.translate(0, part.top())
        everything = QRectF(QPointF(), part.size()).adjusted(-20, -20, 20, 20)
        self._head.sheet.paint(painter, None, everything)
        painter.translate(0, part.height() - self._foot.height)
        self._foot.sheet.paint(painter, None, everything)

    # --- what puts it away -----------------------------------------------------------------------

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click ends: the sheet goes. To draw it along is none."""
        super().mouseReleaseEvent(event)
        way = event.pos() - event.buttonDownPos(event.button())
        if way.manhattanLength() <= 8:
            self.close()
