"""Reads the pictures of a deck, and takes none for sound because a decoder made something of it.

Qt shows what it could decode of a damaged JPEG and leaves the rest grey; that something was wrong
it only tells as a message, and so messages are listened for while one is read. Of the other forms a
damaged file gives no picture at all.
"""

from __future__ import annotations

import logging
import math
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import (
    QMessageLogContext,
    QRectF,
    QSize,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QColor, QFont, QImage, QImageIOHandler, QImageReader, QPainter, QPen

from hanafuda_desktop.table.cards.deck import NO_FILE, DeckArt
from hanafuda_desktop.text.language import tr

_LOG: Final = logging.getLogger(__name__)
_JPEG: Final = "qt.gui.imageio.jpeg"
_GLANCE: Final = 8
"""A JPEG is looked at in an eighth of its size, in a quarter of the time."""
_SCALED: Final = QImageIOHandler.ImageOption.ScaledSize
_TURNED: Final = QImageIOHandler.Transformation.TransformationRotate90
T = TypeVar("T")


class BrokenPicture(Exception):
    """A file is no picture, or a damaged one; the message names it and says why."""


def read_picture(path: Path, least_width: int | None = None) -> QImage:
    """A whole picture, upright.

    Args:
        path: the file.
        least_width: in pixels: where that is sooner it is read smaller, but not below this.

    Raises:
        BrokenPicture: there is none, or only a part of it.
    """
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    if least_width is not None and reader.supportsOption(_SCALED):
        with _complaints():
            size, lies = reader.size(), reader.transformation() & _TURNED
        across = size.height() if lies else size.width()
        parts = 1
        while parts < _GLANCE and across // (2 * parts) >= least_width:
            parts *= 2
        if parts > 1:
            reader.setScaledSize(halved(size, parts))
    return _read(reader, path)


def read_reduced(path: Path, size: QSize, parts: int) -> QImage | None:
    """A JPEG read at a half, a quarter or an eighth of its size, which is sooner.

    Returns:
        ``None`` for what is no JPEG of just this size that stands upright.

    Raises:
        BrokenPicture: there is only a part of it.
    """
    reader = QImageReader(str(path))
    with _complaints():
        upright = reader.transformation() == QImageIOHandler.Transformation.TransformationNone
        if not (reader.format() == b"jpeg" and reader.size() == size and upright):
            return None
    if parts > 1:
        reader.setScaledSize(halved(size, parts))
    return _read(reader, path)


def look_at(path: Path) -> QSize:
    """The size of a picture that is sound; it is decoded for that, and not kept.

    Raises:
        BrokenPicture: there is none, or only a part of it.
    """
    reader = QImageReader(str(path))
    with _complaints():
        size = reader.size()
    if reader.format() == b"jpeg":
        reader.setScaledSize(halved(size, _GLANCE))
    _read(reader, path)
    return size


def halved(size: QSize, parts: int) -> QSize:
    """A half, a quarter ... of a size, in whole pixels."""
    return QSize(-(-size.width() // parts), -(-size.height() // parts))


def _read(reader: QImageReader, path: Path) -> QImage:
    with _complaints() as said:
        image = reader.read()
    if image.isNull():
        why = reader.errorString() if path.exists() else tr(NO_FILE)
        raise BrokenPicture(f"{path}: {why}")
    if said:
        raise BrokenPicture(f"{path}: {tr('it is damaged ({why})', why=said[0])}")
    return image


@contextmanager
def _complaints() -> Iterator[list[str]]:
    """What the decoder of JPEGs says within the block; all else goes where it went before."""
    said: list[str] = []

    def take(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if context.category == _JPEG:
            said.append(message)
        elif before is not None:
            before(kind, context, message)
        else:
            sys.stderr.write(f"{message}\n")

    before = qInstallMessageHandler(take)
    try:
        yield said
    finally:
        qInstallMessageHandler(before)


class MonthFiles:
    """Reads the wide pictures of a deck's months. What is wrong with a file is told once.

    Args:
        deck: the deck.
    """

    def __init__(self, deck: DeckArt) -> None:
        self._deck = deck
        self._broken: set[int] = set()
        self.faults: list[str] = []
        """One line for each file that cannot be shown."""

    def read(self, month: int, least_width: int | None = None) -> QImage | None:
        """The picture of a month; ``None`` if the deck has none, or a broken one.

        Args:
            month: 1 to 12.
            least_width: in pixels: it may be read smaller, which is sooner, but not below this.
        """
        return self._read(month, lambda path: read_picture(path, least_width))

    def look_at(self, month: int) -> None:
        """See whether the file of a month is sound, if there should be one."""
        self._read(month, look_at)

    def _read(self, month: int, read: Callable[[Path], T]) -> T | None:
        path = self._deck.panorama(month)
        if path is None or month in self._broken:
            return None
        try:
            return read(path)
        except BrokenPicture as why:
            self._broken.add(month)
            self.faults.append(f"{tr('no wide picture of month {month}', month=month)}: {why}")
            _LOG.error("%s", self.faults[-1])
            return None


# What is shown where a card's picture should be: loud enough that nobody ships it.

_PAPER: Final = QColor("#fffdf6")
_ALARM: Final = QColor("#d3121e")
_INK: Final = QColor("#1d1a18")
CANVAS: Final = QImage.Format.Format_ARGB32_Premultiplied
"""What is painted on, scaled and copied fastest."""


def _blank(size: QSize) -> QImage:
    image = QImage(size, CANVAS)
    image.fill(Qt.GlobalColor.transparent)
    return image


def placeholder(name: str, size: QSize, corner: float) -> QImage:
    """A white card with a red cross over it and the name of the card that has no picture."""
    image = _blank(size)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thick, half = size.width() / 14, size.width() / 28
        inside = QRectF(image.rect()).adjusted(half, half, -half, -half)
        painter.setPen(QPen(_ALARM, thick))
        painter.setBrush(_PAPER)
        painter.drawRoundedRect(inside, corner, corner)
        painter.drawLine(inside.topLeft(), inside.bottomRight())
        painter.drawLine(inside.topRight(), inside.bottomLeft())
        font = QFont()
        font.setBold(True)
        font.setPixelSize(max(6, round(inside.width() / 7)))
        painter.setFont(font)
        seventh = inside.height() / 7
        band = QRectF(inside.left(), inside.center().y() - seventh, inside.width(), 2 * seventh)
        painter.fillRect(band, _PAPER)
        painter.setPen(_INK)
        painter.drawText(band, Qt.AlignmentFlag.AlignCenter, name.replace("-", "\n"))
    return image


def rounded(picture: QImage, corner: float) -> QImage:
    """The same picture with its corners cut round, transparent outside."""
    image = picture.convertToFormat(CANVAS)
    mask = _disc(min(corner, image.width() / 2, image.height() / 2))
    reach = mask.width() // 2
    right, bottom = image.width() - reach, image.height() - reach
    with QPainter(image) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        for x, from_x in ((0, 0), (right, reach)):
            for y, from_y in ((0, 0), (bottom, reach)):
                painter.drawImage(x, y, mask, from_x, from_y, reach, reach)
    return image


@cache
def _disc(radius: float) -> QImage:
    """Four round corners side by side; there are only as many radii as there are sizes of a deck's
    pictures, and to cut each picture along its outline takes three times as long.
    """
    side = 2 * math.ceil(radius)
    image = _blank(QSize(side, side))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawRoundedRect(QRectF(0, 0, side, side), radius, radius)
    return image
