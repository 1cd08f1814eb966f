"""The plate of a seat in a real-time game: its name, its cards, the rounds that it has won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from hanafuda_desktop.cards.vocabulary import in_a_row
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.lettering import LEAST, advance
from hanafuda_desktop.table.palette import GOLD, GROUND, NIGHT, PAPER, faded, seat_colour
from hanafuda_desktop.table.phrases import about, worth
from hanafuda_desktop.table.sign_item import TableSign
from hanafuda_desktop.table.text_scale import roomier
from hanafuda_desktop.table.typeset import Sheet

__all__ = ["SpeedPlate", "SpeedPlateItem"]

_MOST_POINTS: Final = 0.55
"""The points take no more of their line than this."""
_MOST_DOTS: Final = 7
"""More rounds won are told by a number."""


@dataclass(frozen=True, slots=True)
class SpeedPlate:
    """What a plate shows.

    Attributes:
        name: of the player.
        layout: cards in the layout.
        deck: cards in the deck.
        won: rounds won.
        points: points so far, where they count.
    """

    name: str
    layout: int
    deck: int
    won: int
    points: int | None = None


class SpeedPlateItem(TableSign):
    """One seat's plate."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.plate = SpeedPlate("", 0, 0, 0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def present(self, plate: SpeedPlate) -> None:
        """Show this."""
        if plate != self.plate:
            self.plate = plate
            self.renew()

    @property
    def description(self) -> str:
        """All that it says."""
        plate = self.plate
        said = [self._cards, tr("rounds won: {number}", number=plate.won)]
        if plate.points is not None:
            said.append(worth(plate.points))
        return about(plate.name, in_a_row(said))

    @property
    def _cards(self) -> str:
        plate = self.plate
        return tr("{layout} laid out, {deck} in deck", layout=plate.layout, deck=plate.deck)

    def _set(self, size: QSizeF) -> Sheet:
        sheet, plate = Sheet(), self.plate
        box = QRectF(QPointF(), size)
        corner = size.height() * 0.1
        sheet.fill(box, faded(NIGHT, GROUND), line=faded(PAPER, 0.3), corner=corner)
        bar = QRectF(box.left() + 3, box.top() + corner, 5, box.height() - 2 * corner)
        sheet.fill(bar, seat_colour(self.seat), corner=2.5)
        pad = max(10.0, size.height() * 0.1)
        room = box.adjusted(pad + 6, pad * 0.5, -pad, -pad * 0.5)
        large = int(max(LEAST, min(roomier(30), room.height() * 0.27)))
        small = int(max(LEAST, min(roomier(22), roomier(room.height() * 0.2, 0.3))))
        third = room.height() / 3
        lines = [
            QRectF(room.left(), room.top() + number * third, room.width(), third)
            for number in range(3)
        ]
        sheet.write(lines[0], plate.name, large, bold=True, ink=PAPER)
        sheet.write(lines[1], self._cards, small, ink=faded(PAPER, 0.9))
        right = lines[2]
        if plate.points is not None:
            points = worth(plate.points)
            wide = min(advance(points, small, bold=True) + 2, right.width() * _MOST_POINTS)
            last = QRectF(right.right() - wide, right.top(), wide, third)
            end = Qt.AlignmentFlag.AlignRight
            sheet.write(last, points, small, bold=True, ink=GOLD, align=end)
            right = QRectF(right.left(), right.top(), right.width() - wide - small * 0.6, third)
        self._set_won(sheet, right, small)
        return sheet

    def _set_won(self, sheet: Sheet, room: QRectF, letters: int) -> None:
        """A blossom for each round won, or their number."""
        won, side = self.plate.won, letters * 0.95
        if not won or won > _MOST_DOTS or won * side * 1.15 > room.width():
            text = tr("rounds won: {number}", number=won)
            if advance(text, letters) > room.width():
                text = tr("won: {number}", number=won)
            sheet.write(room, text, letters, ink=faded(PAPER, 0.9 if won else 0.75))
            return
        for number in range(won):
            spot = QRectF(room.left() + number * side * 1.15, 0, side, side)
            spot.moveTop(room.center().y() - side / 2)
            sheet.draw(spot, _paint_blossom, "won")


def _paint_blossom(painter: QPainter, rect: QRectF) -> None:
    """Five petals: a round won."""
    painter.save()
    painter.translate(rect.center())
    painter.setPen(QPen(NIGHT, 0.8))
    painter.setBrush(GOLD)
    petal = rect.width() * 0.3
    for _ in range(5):
        painter.drawEllipse(QPointF(0, -petal * 0.85), petal * 0.72, petal * 0.8)
        painter.rotate(72)
    painter.setBrush(PAPER)
    painter.drawEllipse(QPointF(0, 0), petal * 0.4, petal * 0.4)
    painter.restore()
