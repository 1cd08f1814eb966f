"""The month wheel: the twelve flowers in a ring, with those lit that fit the stacks in the middle.

A learning aid. What fits the left stack is lit on its left half, what fits the right one on its
right half, so that both are told apart by more than a colour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, dist, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from hanafuda_desktop.cards.card import CARDS_PER_MONTH, MONTHS
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import GOLD, NIGHT, PAPER, faded
from hanafuda_desktop.table.lettering import LEAST, advance, fitted, line_height, parts, plain_text
from hanafuda_desktop.table.panels.typeset import CardLook, Sheet
from hanafuda_desktop.table.signs.sign import TableSign
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import in_a_row

_WHEEL_Z: Final = -6
_SHOWN: Final = CARDS_PER_MONTH - 1
"""The month's last card shows its flower and hardly anything else; that of November is lightning,
so there it is the ribbon before it."""
_WILLOW: Final = 11
_STEPS: Final = 720
_MOST: Final = 96
"""A little card is no wider, in pixels."""
_AROUND: Final = QPointF(16, 16)
"""The frame that lights a card reaches no farther beyond it, in pixels."""


class WheelItem(TableSign):
    """The wheel."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__(pictures)
        self.lit: tuple[frozenset[int], ...] = ()
        self._cards: dict[int, QRectF] = {}
        self._frames: dict[tuple[int, bool, float, float], QPixmap] = {}
        self.setZValue(_WHEEL_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def description(self) -> str:
        """Which months fit where."""
        said = []
        for place, months in enumerate(self.lit):
            if months:
                names = in_a_row(MONTHS[month - 1].name for month in sorted(months))
                fits = tr("left: {months}", months=names)
                said.append(tr("right: {months}", months=names) if place else fits)
        return parts(said)

    def light(self, lit: tuple[frozenset[int], ...]) -> None:
        """Light the months that fit the stacks, from the left stack to the right."""
        if lit != self.lit:
            self.lit = lit
            self.setToolTip(plain_text(self.description))
            self.update()

    def card_rect(self, month: int) -> QRectF:
        """Where a month's flower stands."""
        return QRectF(self._cards[month])

    def _set(self, size: QSizeF) -> Sheet:
        sheet, pictures = Sheet(), self._pictures
        assert pictures is not None
        self._cards = {}
        wide, high = size.width(), size.height()
        card, letters, room = self._sizes(size, pictures.aspect)
        tall, line = card * pictures.aspect, line_height(letters)
        radii = (wide - room) / 2, (high - tall - line) / 2
        for (month, flower), (across, down) in zip(
            enumerate(MONTHS, start=1), _ring(*radii), strict=True
        ):
            x, y = wide / 2 + across, (high - line) / 2 + down
            spot = QPointF(round(x - card / 2), round(y - tall / 2))
            shown = (month - 1) * CARDS_PER_MONTH + _SHOWN - (month == _WILLOW)
            sheet.card(spot, shown, (card, tall), CardLook.PLAIN)
            self._cards[month] = QRectF(spot, QSizeF(card, tall))
            self._name(sheet, flower.name, QPointF(x, spot.y() + tall), room, letters)
        return sheet

    def _sizes(self, size: QSizeF, aspect: float) -> tuple[int, int, float]:
        """The largest little cards that leave one another and the names free.

        Returns:
            a card's width, the size of the letters, and the widest name's room.
        """
        wide, high = size.width(), size.height()
        for card in range(min(_MOST, int(wide / 5)), 8, -1):
            letters = int(max(LEAST, min(20, card * 0.27)))
            widest = max(advance(month.name, letters) for month in MONTHS) + 2
            room = max(float(card), min(widest, wide / 1.9))
            below = card * aspect + line_height(letters)
            spots = list(_ring((wide - room) / 2, (high - below) / 2))
            step = min(dist(one, other) for one, other in pairwise(spots))
            if (
                _are_clear(spots, QSizeF(card, card * aspect), letters)
                and step * 0.98 >= below + 0.12 * card + 4
            ):
                break
        return card, letters, room

    def _name(self, sheet: Sheet, name: str, top: QPointF, room: float, letters: int) -> None:
        pixels, _ = fitted(name, room, letters, bold=False, least=9)
        rect = QRectF(top.x() - room / 2, top.y() + 3, room, line_height(letters))
        sheet.write(rect, name, pixels, ink=PAPER, align=Qt.AlignmentFlag.AlignHCenter)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Copy the ring, and light what fits."""
        super().paint(painter, *_)
        for place, months in enumerate(self.lit):
            for month in months:
                if month in self._cards:
                    # Around every card the same, for all are of one size.
                    spot = self._cards[month].topLeft() - _AROUND
                    painter.drawPixmap(spot, self._frame(place, painter))

    def _frame(self, place: int, painter: QPainter) -> QPixmap:
        """What lights a card for a stack, painted once."""
        ratio, alone = painter.device().devicePixelRatioF(), len(self.lit) == 1
        size = next(iter(self._cards.values())).size()
        key = place, alone, ratio, size.width()
        frame = self._frames.get(key)
        if frame is None:
            whole = size + QSizeF(2 * _AROUND.x(), 2 * _AROUND.y())
            frame = QPixmap((whole * ratio).toSize())
            frame.setDevicePixelRatio(ratio)
            frame.fill(Qt.GlobalColor.transparent)
            own = QPainter(frame)
            own.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_half(own, QRectF(_AROUND, size), left=place == 0, all_=len(self.lit))
            own.end()
            self._frames[key] = frame
        return frame


def _ring(across: float, down: float) -> Iterator[tuple[float, float]]:
    """As many spots as months, equally far from one another on an ellipse, from the top on."""
    points = []
    for step in range(_STEPS + 1):
        angle = step / _STEPS * 2 * pi - pi / 2
        points.append((across * cos(angle), down * sin(angle)))
    gone, wanted = 0.0, 0
    length = sum(dist(one, other) for one, other in pairwise(points))
    for one, other in pairwise(points):
        if gone >= wanted * length / len(MONTHS) - 1e-6 and wanted < len(MONTHS):
            yield one
            wanted += 1
        gone += dist(one, other)


def _are_clear(spots: Sequence[tuple[float, float]], card: QSizeF, letters: int) -> bool:
    """Whether no name runs into another month's card or name: it is wider than its own card."""
    line = line_height(letters)
    cards, names = [], []
    for month, (x, y) in zip(MONTHS, spots, strict=True):
        top, wide = y - card.height() / 2, advance(month.name, letters)
        cards.append(QRectF(x - card.width() / 2, top, card.width(), card.height()))
        names.append(QRectF(x - wide / 2, top + card.height() + 3, wide, line))
    return not any(
        name.intersects(other)
        for one, name in enumerate(names)
        for two in range(len(names))
        if two != one
        for other in (cards[two], names[two])
    )


def _paint_half(painter: QPainter, card: QRectF, *, left: bool, all_: int) -> None:
    """A frame about the left or right half of a card; about all of it where there is one stack."""
    thick = max(2.5, card.width() * 0.075)
    frame = card.adjusted(-thick / 2, -thick / 2, thick / 2, thick / 2)
    half = QRectF(frame)
    reach = thick
    if all_ > 1:
        half.setWidth(frame.width() / 2)
        if not left:
            half.moveRight(frame.right())
    half.adjust(
        -reach if left or all_ == 1 else 0, -reach, reach if not left or all_ == 1 else 0, reach
    )
    painter.save()
    painter.setClipRect(half)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(NIGHT, 0.8), thick + 2))
    painter.drawRoundedRect(frame, thick, thick)
    painter.setPen(QPen(GOLD, thick))
    painter.drawRoundedRect(frame, thick, thick)
    painter.restore()
