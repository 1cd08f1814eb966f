"""The plate of the round: which round and month it is, and what hangs on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsItem

from hanafuda_desktop.cards.card import MONTHS
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import GOLD, GROUND, NIGHT, PAPER, faded
from hanafuda_desktop.table.lettering import LEAST, advance, roomier
from hanafuda_desktop.table.panels.typeset import CardLook, Sheet
from hanafuda_desktop.table.signs.emblems import MONTH_COLOURS, month_ink
from hanafuda_desktop.table.signs.sign import PressableSign
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import month_name

_TWO_LINES: Final = 26.0
_THREE_LINES: Final = 46.0


@dataclass(frozen=True, slots=True)
class RoundPlate:
    """What the plate of the round shows.

    Attributes:
        number: the round.
        rounds: how many there are.
        month: the round's month, 1 to 12; ``None`` where a round has none.
        target: a total that ends the game.
        deal: the number by which the deal can be played again.
        drawn_rounds: how many rounds directly before were drawn.
        factor: by how much these multiply this round; 1 where they do not.
        card: the card that stands for the month, or ``None`` for its colour alone.
    """

    number: int
    rounds: int
    month: int | None
    target: int | None = None
    deal: int | None = None
    drawn_rounds: int = 0
    factor: int = 1
    card: int | None = None


class RoundPlateItem(PressableSign):
    """The round's plate; a click on it asks for the score sheet."""

    clicked = Signal()

    def __init__(self, pictures: CardPictures, parent: QGraphicsItem | None = None) -> None:
        """An empty plate.

        Args:
            pictures: where the month's card comes from.
            parent: the item it belongs to.
        """
        super().__init__(pictures, parent)
        self._aspect = pictures.aspect
        self._plate: RoundPlate | None = None

    def present(self, plate: RoundPlate) -> None:
        """Show this."""
        if plate != self._plate:
            self._plate = plate
            self.renew()

    def press(self) -> None:
        """Say that it was clicked."""
        self.clicked.emit()

    @property
    def description(self) -> str:
        """All that it says: ``Round 3 of 12 · March · Cherry``."""
        return " · ".join(self._lines()) if self._plate is not None else ""

    def _lines(self) -> list[str]:
        plate = self._plate
        assert plate is not None
        said = tr("Round {number}", number=plate.number)
        if plate.rounds:
            said = tr("Round {number} of {rounds}", number=plate.number, rounds=plate.rounds)
        lines = [said]
        if plate.month is not None:
            lines += [month_name(plate.month), MONTHS[plate.month - 1].name]
        if plate.target is not None:
            lines.append(trn("to {n} point", "to {n} points", plate.target))
        if plate.drawn_rounds:
            factor = f" ×{plate.factor}" if plate.factor > 1 else ""
            lines.append(trn("after {n} drawn", "after {n} drawn", plate.drawn_rounds) + factor)
        if plate.deal is not None:
            lines.append(tr("deal {deal}", deal=plate.deal))
        return lines

    def _set(self, size: QSizeF) -> Sheet:
        sheet = Sheet()
        plate = self._plate
        if plate is None:
            return sheet
        box = QRectF(QPointF(), size)
        corner = min(9.0, size.height() * 0.2)
        sheet.fill(
            box.adjusted(1, 1, -1, -1),
            faded(NIGHT, GROUND),
            line=faded(PAPER, 0.28),
            corner=corner,
        )
        pad = max(3.0, size.height() * 0.09)
        left = self._set_month(sheet, box.adjusted(pad, pad, -pad, -pad), plate)
        room = QRectF(left, pad, size.width() - left - pad * 1.5, size.height() - 2 * pad)
        self._set_words(sheet, room, plate)
        return sheet

    def _set_month(self, sheet: Sheet, room: QRectF, plate: RoundPlate) -> float:
        """The month's card, or its number on its colour; returns where words may begin."""
        high = room.height()
        if plate.card is not None:
            width = max(4, int(high / self._aspect))
            high = width * self._aspect
            spot = QPointF(room.left(), round(room.center().y() - high / 2))
            sheet.card(spot, plate.card, (width, high), CardLook.PLAIN)
            return room.left() + width + room.height() * 0.16
        if plate.month is None:
            return room.left() + room.height() * 0.16
        chip = QRectF(room.left(), room.top(), high * 0.7, high)
        sheet.fill(chip, MONTH_COLOURS[plate.month - 1], line=faded(PAPER, 0.7), corner=4)
        number = str(plate.month)
        pixels = int(max(LEAST, min(high * 0.42, chip.width() * 0.6)))
        wide = advance(number, pixels, bold=True)
        middle = QRectF(chip.center().x() - wide / 2, chip.top(), wide + 1, high)
        ink = month_ink(plate.month)
        sheet.write(middle, number, pixels, bold=True, ink=ink)
        return chip.right() + room.height() * 0.16

    def _set_words(self, sheet: Sheet, room: QRectF, plate: RoundPlate) -> None:
        """As many lines as there is height for; what hangs on the round goes before the deal."""
        if plate.month is None:
            first, *more = self._lines()
            rows = [(first, 1.0), *([(" · ".join(more), 0.85)] if more else [])]
            _set_rows(sheet, room, rows if room.height() >= roomier(_TWO_LINES) else rows[:1])
            return
        said, month, flower, *more = self._lines()
        named = f"{month} · {flower}"
        rows = [(said, 1.0), (named, 0.95)]
        whole = f"{said} · {named}"
        large = int(min(roomier(24), room.height() * 0.5))
        one_line = not more and advance(whole, large, bold=True) <= room.width()
        if room.height() < roomier(_TWO_LINES) or (
            one_line and room.height() < roomier(_THREE_LINES)
        ):
            rows = [(whole, 1.0)]
        elif more and room.height() >= roomier(_THREE_LINES):
            rows.append((" · ".join(more), 0.85))
        elif plate.drawn_rounds or plate.target is not None:
            rows[1] = (" · ".join([month, more[0]]), 0.95)
        if len(rows) == 1 and advance(rows[0][0], LEAST, bold=True) > room.width():
            short = f"{plate.number}/{plate.rounds}" if plate.rounds else str(plate.number)
            rows = [(f"{short} · {month}", 1.0)]
        _set_rows(sheet, room, rows, shines=plate.factor > 1)


def _set_rows(
    sheet: Sheet, room: QRectF, rows: Sequence[tuple[str, float]], *, shines: bool = False
) -> None:
    """Set rows of words beneath one another.

    Args:
        sheet: where they are set.
        room: what there is for them.
        rows: the words, and how large they are beside the largest.
        shines: whether the last of several is golden.
    """
    step = room.height() / len(rows)
    high = step * (0.5 if len(rows) == 1 else 0.78)
    pixels = max(LEAST, min(roomier(24), high, roomier(room.width() * 0.1, 0.5)))
    for index, (text, share) in enumerate(rows):
        line = QRectF(room.left(), room.top() + step * index, room.width(), step)
        ink = faded(PAPER, 0.88) if index else PAPER
        if shines and index == len(rows) - 1 and index:
            ink = GOLD
        size = int(max(LEAST, pixels * share))
        sheet.write(line, text, size, bold=not index, ink=ink)
