"""A month as one wide picture: the deck's own, or its four cards side by side."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from hanafuda_desktop.cards.card import CARDS, CARDS_PER_MONTH, Card
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.typeset import snapped

__all__ = ["MonthPicture", "cards_of", "small_picture"]

_GAP: Final = 0.04
"""Between cards that have no wide picture, counted in their width."""
_FINER: Final = 2
"""How much wider than what is shown a file must be read: see :mod:`hanafuda_desktop.table.levels`.
"""


def cards_of(month: int) -> tuple[Card, ...]:
    """The four cards of a month, 1 to 12."""
    first = (month - 1) * CARDS_PER_MONTH
    return CARDS[first : first + CARDS_PER_MONTH]


class MonthPicture:
    """Paints a month as large as it is asked to.

    Args:
        pictures: the deck.
        month: 1 to 12.
    """

    def __init__(self, pictures: CardPictures, month: int) -> None:
        self._pictures = pictures
        self._month = month
        # What a deck promises and has not is left to its cards.
        self._wide = pictures.months.read(month)
        self._ready = QPixmap()

    @property
    def is_wide(self) -> bool:
        """Whether the deck has one picture for the whole month."""
        return self._wide is not None

    @property
    def shape(self) -> float:
        """Height for a width of one."""
        if self._wide is not None:
            return self._wide.height() / self._wide.width()
        return self._pictures.aspect / (CARDS_PER_MONTH * (1 + _GAP) - _GAP)

    def parts(self, rect: QRectF) -> tuple[QRectF, ...]:
        """Where each card lies in the picture."""
        gap = 0.0 if self.is_wide else _GAP
        width = rect.width() / (CARDS_PER_MONTH * (1 + gap) - gap)
        step = width * (1 + gap)
        return tuple(
            QRectF(rect.x() + place * step, rect.y(), width, rect.height())
            for place in range(CARDS_PER_MONTH)
        )

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the picture into a rectangle of its shape."""
        ratio = painter.device().devicePixelRatioF()
        if self._wide is None:
            for card, part in zip(cards_of(self._month), self.parts(rect), strict=True):
                picture = self._pictures.pixmap(card.index, int(part.width()), ratio, bare=True)
                painter.drawPixmap(snapped(painter, part.topLeft()), picture)
            return
        size = (rect.size() * ratio).toSize()
        if self._ready.size() != size:
            # Scaled at once and not while it is painted, which would sparkle.
            self._ready = QPixmap.fromImage(_scaled(self._wide, size))
            self._ready.setDevicePixelRatio(ratio)
        painter.drawPixmap(snapped(painter, rect.topLeft()), self._ready)


def small_picture(pictures: CardPictures, month: int, width: int, ratio: float) -> QPixmap:
    """A month for a list, ``width`` logical pixels wide: there sooner than a large picture."""
    pixels = round(width * ratio)
    image = pictures.months.read(month, pixels * _FINER)
    if image is None:
        return _four_cards(pictures, month, width, ratio)
    size = QSize(pixels, max(1, round(pixels * image.height() / image.width())))
    picture = QPixmap.fromImage(_scaled(image, size))
    picture.setDevicePixelRatio(ratio)
    return picture


def _four_cards(pictures: CardPictures, month: int, width: int, ratio: float) -> QPixmap:
    each = width // CARDS_PER_MONTH
    size = QSize(each * CARDS_PER_MONTH, round(each * pictures.aspect))
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for place, card in enumerate(cards_of(month)):
        spot = snapped(painter, QPointF(place * each, 0))
        painter.drawPixmap(spot, pictures.pixmap(card.index, each, ratio, bare=True))
    painter.end()
    return picture


def _scaled(image: QImage, size: QSize) -> QImage:
    # In one step from the whole of it: it is wide enough for that, as test_crisp.py shows.
    return image.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
