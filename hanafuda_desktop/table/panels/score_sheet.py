"""The score sheet: rounds down, seats across, what each round brought and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from hanafuda_desktop.table.panels.typeset import Sheet, TextColumn
from hanafuda_desktop.table.signs.emblems import MONTH_COLOURS, month_ink, paint_dealer, sign_of
from hanafuda_desktop.table.signs.plates import team_letter, team_mark
from hanafuda_desktop.text.language import tr, tr_noop
from hanafuda_desktop.text.vocabulary import in_a_row, month_name

# The score sheet's lines: a row for each round, a column for each side, totals, and a legend.

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


class ScoreLines:
    """What stands on the sheet: the rounds, which may scroll, and head and foot, which do not.

    First comes a column of months, then one of endings, then one for each side: partners gain
    alike, so a team has one.

    Args:
        view: how the game stands.
        names: of the seats.
        room: what there is; rows are as high as it lets them be, columns as wide as they need.
        letters: their size.

    Attributes:
        head: the names.
        rounds: the rounds, beneath the names.
        foot: totals and legend.
        row: how high a row is.
        foot_height: how high the foot is.
        size: of everything together.
    """

    def __init__(self, view: RoundView, names: RoundNames, room: QSizeF, letters: int) -> None:
        self._view, self._names, self._letters = view, names, letters
        rows = max(view.rounds if view.target is None else 0, view.number, len(view.sheet), 1)
        needed = rows + 1.3 + 2.6
        row = max(letters * 1.45, min(letters * 2.2, room.height() / needed))
        if row * needed > room.height():
            row = max(letters * 1.3, min(row, room.height() / needed))
        self.row = float(int(row))
        self._month = letters * 3.4
        if names.months:
            self._month += max(advance(month.name, letters) for month in MONTHS)
        self._left = self._month + letters * 2.2
        players = max(map(len, view.sides), default=1)
        most = letters * (_ALONE + _PARTNER * (players - 1))
        self._side = min(most, (room.width() - self._left) / max(1, len(view.sides)))
        self._width = self._left + self._side * len(view.sides)
        self._mark = min(self.row * 0.78, letters * 1.35)
        self._best = max(view.totals, default=0)
        met = {result.ending for result in view.sheet}
        self._legend = [ending for ending in RoundEnding if ending in met]
        self.foot_height = self.row * (2.5 if met else 1.5)
        self.size = QSizeF(self._width, self.row * (rows + 1.3) + self.foot_height)
        self.head, self.rounds, self.foot = Sheet(), Sheet(), Sheet()
        self._set_names()
        self._set_rounds(rows)
        self._set_totals()
        self._set_legend()

    def _column(self, side: int, top: float, high: float) -> QRectF:
        """A part of a side's column."""
        return QRectF(self._left + self._side * side, top, self._side, high)

    def _set_names(self) -> None:
        view, sheet = self._view, self.head
        sheet.fill(QRectF(-4, -2, self._width + 8, self.row * 1.25 + 2), PAPER)
        for side, seats in enumerate(view.sides):
            box = self._column(side, 0, self.row * 1.2)
            if view.sheet and view.totals[seats[0]] == self._best:
                sheet.fill(box.adjusted(2, 1, -2, 0), faded(GOLD, 0.35), corner=4)
            room = box.adjusted(5, 0, -6, 0)
            if len(seats) > 1:
                badge = QRectF(room.left(), 0, self._letters * 1.3, self._letters * 1.3)
                badge.moveTop(box.center().y() - badge.height() / 2)
                sheet.draw(badge, team_mark(side), f"team {team_letter(side)}")
                room.setLeft(badge.right() + 4)
            sheet.write(room, self._names.side(seats), self._letters, bold=True, align=_RIGHT)
        sheet.fill(QRectF(0, self.row * 1.22, self._width, 1.4), faded(INK, 0.6))

    def _set_rounds(self, rows: int) -> None:
        view = self._view
        running = [0] * len(view.totals)
        for index in range(rows):
            top = self.row * (index + 1.3)
            self._set_number(top, index + 1)
            if index < len(view.sheet):
                result = view.sheet[index]
                running = [sum(pair) for pair in zip(running, result.gains, strict=True)]
                self._set_gains(top, result, running)
            elif index + 1 == view.number:  # it is being played
                row = QRectF(0, top, self._width, self.row).adjusted(0, 1, 0, -1)
                ground = faded(VERMILION, 0.07)
                self.rounds.fill(row, ground, line=VERMILION, thick=1.4, corner=4)
                self._set_dealer(top, view.dealer)
        for side in range(len(view.sides)):
            line = self._column(side, self.row * 1.3, self.row * rows)
            line.setWidth(1)
            self.rounds.fill(line, faded(INK, 0.13))

    def _set_number(self, top: float, number: int) -> None:
        """The head of a row: the month's number on its colour, and its flower."""
        sheet, letters, month = self.rounds, self._letters, month_of(number)
        if number % 2 == 0:
            sheet.fill(QRectF(0, top, self._width, self.row), faded(PAPER_SHADE, 0.4), corner=3)
        chip = QRectF(0, 0, letters * 1.9, min(self.row - 3, letters * 1.5))
        chip.moveCenter(QPointF(letters * 1.1, top + self.row / 2))
        if not self._names.months:
            sheet.write(chip, str(number), letters, bold=True, align=_CENTRE)
            return
        sheet.fill(chip, MONTH_COLOURS[month - 1], corner=chip.height() * 0.28)
        ink = month_ink(month)
        sheet.write(chip, str(number), letters - 1, bold=True, ink=ink, align=_CENTRE)
        left = chip.right() + letters * 0.5
        room = QRectF(left, top, self._month - left - 4, self.row)
        sheet.write(room, MONTHS[month - 1].name, letters, ink=faded(INK, 0.85))

    def _set_gains(self, top: float, result: RoundResult, running: Sequence[int]) -> None:
        """How a round ended, what each side gained, and what it has by then."""
        sheet, letters, side = self.rounds, self._letters, self._mark
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(QPointF((self._month + self._left) / 2, top + self.row / 2))
        sheet.draw(spot, sign_of(result.ending.value, INK), result.ending.value)
        self._set_dealer(top, result.dealer)
        for column, seats in enumerate(self._view.sides):
            cell = self._column(column, top, self.row).adjusted(4 + side, 0, -5, 0)
            gain, won = result.gains[seats[0]], not set(seats).isdisjoint(result.winners)
            ink = VERMILION.darker(115) if won else INK if gain else faded(INK, 0.66)
            said = signed(gain) if gain or won else "\N{MIDDLE DOT}"
            first = cell.adjusted(0, 0, -cell.width() * 0.46, 0)
            sheet.write(first, said, letters, bold=won, ink=ink, align=_RIGHT)
            cell.setLeft(first.right())
            points, small = number_text(running[seats[0]]), max(9, letters - 3)
            sheet.write(cell, points, small, ink=faded(INK, 0.66), align=_RIGHT)

    def _set_dealer(self, top: float, dealer: int) -> None:
        dealing = next(side for side, seats in enumerate(self._view.sides) if dealer in seats)
        mark = QRectF(0, 0, self._mark * 0.82, self._mark * 0.82)
        cell = self._column(dealing, top, self.row)
        mark.moveCenter(QPointF(cell.left() + 4 + mark.width() / 2, cell.center().y()))
        self.rounds.draw(mark, paint_dealer, "dealer")

    def _set_totals(self) -> None:
        view, sheet, letters, high = self._view, self.foot, self._letters, self.row * 1.35
        # No further than the foot is high: the paper has a line within its edge.
        sheet.fill(QRectF(-4, 0, self._width + 8, self.foot_height), PAPER)
        sheet.fill(QRectF(0, 0, self._width, 1.4), faded(INK, 0.6))
        sheet.write(QRectF(4, 2, self._left - 8, high), tr("Total"), letters, bold=True)
        for side, seats in enumerate(view.sides):
            total, box = view.totals[seats[0]], self._column(side, 2, high)
            if view.sheet and total == self._best:
                inner, edge = box.adjusted(2, 2, -2, -2), GOLD.darker(125)
                sheet.fill(inner, faded(GOLD, 0.35), line=edge, thick=1.6, corner=4)
            room, large = box.adjusted(4, 0, -6, 0), round(letters * 1.2)
            sheet.write(room, number_text(total), large, bold=True, align=_RIGHT)

    def _set_legend(self) -> None:
        """The marks explained, in a line beneath the totals."""
        if not self._legend:
            return
        small = max(9, self._letters - 2)
        top, side = self.row * 1.5 + 2, self.row * 0.68
        told: list[tuple[str, Callable[[QPainter, QRectF], None]]] = [
            (_ending_words(ending), sign_of(ending.value, INK)) for ending in self._legend
        ]
        told.append((tr("dealer"), paint_dealer))
        share = self._width / len(told)
        wide = [min(share, side * 1.4 + advance(word, small) + small * 1.6) for word, _ in told]
        left = max(0.0, (self._width - sum(wide)) / 2)
        for (word, draw), across in zip(told, wide, strict=True):
            self.foot.draw(QRectF(left, top + (self.row - side) / 2, side, side), draw, word)
            room = QRectF(left + side * 1.3, top, across - side * 1.3 - small * 0.4, self.row)
            self.foot.write(room, word, small, ink=faded(INK, 0.75))
            left += across


class ScoreSheetItem(TablePanel):
    """The score sheet. Twelve rounds fit the smallest window; more of them scroll between the names
    and the totals. A click, Escape or Return puts it away.
    """

    _wide = inf
    _veiled = True
    _view: RoundView
    _names: RoundNames
    _lines_set: ScoreLines

    def show_sheet(self, view: RoundView, names: RoundNames) -> None:
        """Open it.

        Args:
            view: how the game stands.
            names: of the seats.
        """
        self._view, self._names = view, names
        self.ask(tr("Score sheet"), (), ())
        lines = self._lines_set
        self._scroll.reveal(lines.row * (len(view.sheet) + 2.5) + lines.foot_height)

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
        lines = self._lines_set = ScoreLines(self._view, self._names, room, letters)
        return TextColumn(lines.size.width(), letters, lines.size.height(), lines.rounds)

    def _paint_body(self, painter: QPainter, part: QRectF) -> None:
        """The rounds, then names and totals, which stay where they are."""
        lines = self._lines_set
        everything = QRectF(QPointF(), lines.size).adjusted(-20, -20, 20, 20)
        lines.rounds.paint(painter, None, part)
        painter.translate(0, part.top())
        lines.head.paint(painter, None, everything)
        painter.translate(0, part.height() - lines.foot_height)
        lines.foot.paint(painter, None, everything)

    # --- what puts it away -----------------------------------------------------------------------

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click ends: the sheet goes. To draw it along is none."""
        super().mouseReleaseEvent(event)
        way = event.pos() - event.buttonDownPos(event.button())
        if way.manhattanLength() <= 8:
            self.close()
