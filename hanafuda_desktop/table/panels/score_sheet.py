"""The score sheet: rounds down, seats across, what each round brought and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from hanafuda_desktop.cards.card import MONTHS
from hanafuda_desktop.engine.rounds import RoundEnding, RoundResult, RoundView
from hanafuda_desktop.table.cloth import GOLD, INK, PAPER, PAPER_SHADE, VERMILION, faded
from hanafuda_desktop.table.lettering import about, advance, number_text, signed
from hanafuda_desktop.table.names import RoundNames
from hanafuda_desktop.table.panels.panel import TablePanel
from hanafuda_desktop.table.panels.typeset import Sheet
from hanafuda_desktop.table.signs.emblems import MONTH_COLOURS, ending_mark, month_ink, paint_dealer
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


def ending_words(ending: RoundEnding) -> str:
    """How a round ended, in a word or two."""
    return tr(_ENDINGS[ending], meaning="a round")


@dataclass(frozen=True, slots=True)
class ScoreGrid:
    """The sizes of the sheet: the column of months, that of endings, then one for each side."""

    letters: int
    row: float
    month: float
    ending: float
    side: float
    sides: int

    @property
    def width(self) -> float:
        """Of everything."""
        return self.month + self.ending + self.side * self.sides

    def column(self, side: int) -> float:
        """Where a side's column begins."""
        return self.month + self.ending + self.side * side


class ScoreLines:
    """What stands on the sheet: the rounds, which may scroll, and head and foot, which do not.

    Partners gain alike, so a team has one column.

    Attributes:
        grid: its sizes.
        head: the names.
        rounds: the rounds, beneath the names.
        foot: totals and legend.
        foot_height: how high the foot is.
        size: of everything together.
    """

    def __init__(self, view: RoundView, names: RoundNames) -> None:
        self._view, self._names = view, names
        self.grid = ScoreGrid(14, 20.0, 0, 0, 0, 0)
        self.head, self.rounds, self.foot = Sheet(), Sheet(), Sheet()
        self.foot_height = 0.0
        self.size = QSizeF(0, 0)

    def set(self, room: QSizeF, letters: int) -> None:
        """Set everything for a room, with letters of a size."""
        view = self._view
        rows = max(view.rounds if view.target is None else 0, view.number, len(view.sheet), 1)
        grid = self.grid = _grid_for(room, letters, view.sides, rows, self._month_width(letters))
        self._set_names(self.head, grid, view)
        running = [0] * len(view.totals)
        for index in range(rows):
            top = grid.row * (index + 1.3)
            result = view.sheet[index] if index < len(view.sheet) else None
            self._set_round(self.rounds, grid, QPointF(0, top), index + 1)
            if result is not None:
                running = [sum(pair) for pair in zip(running, result.gains, strict=True)]
                self._set_gains(self.rounds, grid, top, result, running)
            elif index + 1 == view.number:
                self._set_now(self.rounds, grid, top, view)
        for side in range(grid.sides):
            column = QRectF(grid.column(side), grid.row * 1.3, 1, grid.row * rows)
            self.rounds.fill(column, faded(INK, 0.13))
        legend = self._legend()
        self.foot_height = grid.row * (2.5 if legend else 1.5)
        self._set_totals(self.foot, grid, view)
        self._set_legend(self.foot, grid, legend)
        self.size = QSizeF(grid.width, grid.row * (rows + 1.3) + self.foot_height)

    def _month_width(self, letters: int) -> float:
        if not self._names.months:
            return letters * 3.4
        return max(advance(month.name, letters) for month in MONTHS) + letters * 3.4

    def _set_names(self, sheet: Sheet, grid: ScoreGrid, view: RoundView) -> None:
        sheet.fill(QRectF(-4, -2, grid.width + 8, grid.row * 1.25 + 2), PAPER)
        best = max(view.totals, default=0)
        for side, seats in enumerate(view.sides):
            box = QRectF(grid.column(side), 0, grid.side, grid.row * 1.2)
            leads = bool(view.sheet) and view.totals[seats[0]] == best
            if leads:
                sheet.fill(box.adjusted(2, 1, -2, 0), faded(GOLD, 0.35), corner=4)
            room = box.adjusted(5, 0, -6, 0)
            if len(seats) > 1:
                badge = QRectF(room.left(), 0, grid.letters * 1.3, grid.letters * 1.3)
                badge.moveTop(box.center().y() - badge.height() / 2)
                sheet.draw(badge, team_mark(side), f"team {team_letter(side)}")
                room.setLeft(badge.right() + 4)
            name = self._names.side(seats)
            sheet.write(room, name, grid.letters, bold=True, align=_RIGHT)
        sheet.fill(QRectF(0, grid.row * 1.22, grid.width, 1.4), faded(INK, 0.6))

    def _set_round(self, sheet: Sheet, grid: ScoreGrid, spot: QPointF, number: int) -> None:
        """The head of a row: the month's number on its colour, and its flower."""
        month = (number - 1) % 12 + 1
        if number % 2 == 0:
            band = QRectF(0, spot.y(), grid.width, grid.row)
            sheet.fill(band, faded(PAPER_SHADE, 0.4), corner=3)
        chip = QRectF(0, 0, grid.letters * 1.9, min(grid.row - 3, grid.letters * 1.5))
        chip.moveCenter(QPointF(grid.letters * 1.1, spot.y() + grid.row / 2))
        if not self._names.months:
            sheet.write(chip, str(number), grid.letters, bold=True, align=_CENTRE)
            return
        sheet.fill(chip, MONTH_COLOURS[month - 1], corner=chip.height() * 0.28)
        ink = month_ink(month)
        sheet.write(chip, str(number), grid.letters - 1, bold=True, ink=ink, align=_CENTRE)
        left = chip.right() + grid.letters * 0.5
        room = QRectF(left, spot.y(), grid.month - left - 4, grid.row)
        sheet.write(room, MONTHS[month - 1].name, grid.letters, ink=faded(INK, 0.85))

    def _set_gains(
        self,
        sheet: Sheet,
        grid: ScoreGrid,
        top: float,
        result: RoundResult,
        running: Sequence[int],
    ) -> None:
        side = min(grid.row * 0.78, grid.letters * 1.35)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(QPointF(grid.month + grid.ending / 2, top + grid.row / 2))
        sheet.draw(spot, ending_mark(result.ending.value), result.ending.value)
        for column, seats in enumerate(self._view.sides):
            cell = QRectF(grid.column(column), top, grid.side, grid.row).adjusted(4, 0, -5, 0)
            if result.dealer in seats:
                seal = side * 0.82
                mark = QRectF(cell.left(), cell.center().y() - seal / 2, seal, seal)
                sheet.draw(mark, paint_dealer, "dealer")
            cell.setLeft(cell.left() + side)
            won = not set(seats).isdisjoint(result.winners)
            _set_gain(sheet, cell, grid.letters, result.gains[seats[0]], won=won)
            _set_running(sheet, cell, grid.letters, running[seats[0]])

    def _set_now(self, sheet: Sheet, grid: ScoreGrid, top: float, view: RoundView) -> None:
        """The round being played: a red frame, and who deals it."""
        row = QRectF(0, top, grid.width, grid.row).adjusted(0, 1, 0, -1)
        sheet.fill(row, faded(VERMILION, 0.07), line=VERMILION, thick=1.4, corner=4)
        seal = min(grid.row * 0.78, grid.letters * 1.35) * 0.82
        dealing = next(side for side, seats in enumerate(view.sides) if view.dealer in seats)
        left = grid.column(dealing) + 4
        mark = QRectF(left, row.center().y() - seal / 2, seal, seal)
        sheet.draw(mark, paint_dealer, "dealer")

    def _set_totals(self, sheet: Sheet, grid: ScoreGrid, view: RoundView) -> None:
        high = grid.row * 1.35
        # No further than the foot is high: the paper has a line within its edge.
        sheet.fill(QRectF(-4, 0, grid.width + 8, self.foot_height), PAPER)
        sheet.fill(QRectF(0, 0, grid.width, 1.4), faded(INK, 0.6))
        line = QRectF(4, 2, grid.month + grid.ending - 8, high)
        sheet.write(line, tr("Total"), grid.letters, bold=True)
        best = max(view.totals, default=0)
        for side, seats in enumerate(view.sides):
            total = view.totals[seats[0]]
            box = QRectF(grid.column(side), 2, grid.side, high)
            if view.sheet and total == best:
                inner = box.adjusted(2, 2, -2, -2)
                sheet.fill(inner, faded(GOLD, 0.35), line=GOLD.darker(125), thick=1.6, corner=4)
            room = box.adjusted(4, 0, -6, 0)
            large = round(grid.letters * 1.2)
            sheet.write(room, number_text(total), large, bold=True, align=_RIGHT)

    def _legend(self) -> list[RoundEnding]:
        met = {result.ending for result in self._view.sheet}
        return [ending for ending in RoundEnding if ending in met]

    def _set_legend(self, sheet: Sheet, grid: ScoreGrid, endings: Sequence[RoundEnding]) -> None:
        """The marks explained, in a line beneath the totals."""
        if not endings:
            return
        small = max(9, grid.letters - 2)
        top, side = grid.row * 1.5 + 2, grid.row * 0.68
        told: list[tuple[str, Callable[[QPainter, QRectF], None]]] = [
            (ending_words(ending), ending_mark(ending.value)) for ending in endings
        ]
        told.append((tr("dealer"), paint_dealer))
        share = grid.width / len(told)
        wide = [min(share, side * 1.4 + advance(word, small) + small * 1.6) for word, _ in told]
        left = max(0.0, (grid.width - sum(wide)) / 2)
        for (word, draw), across in zip(told, wide, strict=True):
            spot = QRectF(left, top + (grid.row - side) / 2, side, side)
            sheet.draw(spot, draw, word)
            room = QRectF(left + side * 1.3, top, across - side * 1.3 - small * 0.4, grid.row)
            sheet.write(room, word, small, ink=faded(INK, 0.75))
            left += across


def _split(cell: QRectF) -> float:
    """Where in a cell what was gained ends, and what there is by then begins."""
    return cell.left() + cell.width() * 0.54


def _set_gain(sheet: Sheet, cell: QRectF, letters: int, gain: int, *, won: bool) -> None:
    room = QRectF(cell.left(), cell.top(), _split(cell) - cell.left(), cell.height())
    said = signed(gain) if gain or won else "\N{MIDDLE DOT}"
    sheet.write(room, said, letters, bold=won, ink=_gain_ink(gain, won=won), align=_RIGHT)


def _set_running(sheet: Sheet, cell: QRectF, letters: int, points: int) -> None:
    split = _split(cell)
    room = QRectF(split, cell.top(), cell.right() - split, cell.height())
    small = max(9, letters - 3)
    sheet.write(room, number_text(points), small, ink=faded(INK, 0.66), align=_RIGHT)


def _gain_ink(gain: int, *, won: bool) -> QColor:
    if won:
        return VERMILION.darker(115)
    return INK if gain else faded(INK, 0.66)


def _grid_for(
    room: QSizeF, letters: int, sides: Sequence[Sequence[int]], rows: int, month: float
) -> ScoreGrid:
    """Rows as high as the window lets them be, and columns as wide as names and numbers need."""
    needed = rows + 1.3 + 2.6
    row = max(letters * 1.45, min(letters * 2.2, room.height() / needed))
    if row * needed > room.height():
        row = max(letters * 1.3, min(row, room.height() / needed))
    ending = letters * 2.2
    players = max(map(len, sides), default=1)
    most = letters * (_ALONE + _PARTNER * (players - 1))
    side = min(most, (room.width() - month - ending) / max(1, len(sides)))
    return ScoreGrid(letters, float(int(row)), month, ending, side, len(sides))


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
