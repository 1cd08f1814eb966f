"""The files of a deck, card by card: which one to read, how much of it, and whether it is sound."""

from __future__ import annotations

import logging
import math
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QMessageLogContext,
    QRect,
    QRectF,
    QSize,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QColor, QFont, QImage, QImageIOHandler, QImageReader, QPainter, QPen

from hanafuda_desktop.table.cards.deck import BACK, NO_FILE, DeckArt, SmallPictures, card_name
from hanafuda_desktop.text.language import tr

# Reads picture files, and takes none for sound because a decoder made something of it.
#
# Qt shows what it could decode of a damaged JPEG and leaves the rest grey; that something was
# wrong it only tells as a message, and so messages are listened for while one is read. Of the
# other forms a damaged file gives no picture at all.

_JPEG: Final = "qt.gui.imageio.jpeg"
_GLANCE: Final = 8
"""A JPEG is looked at in an eighth of its size, in a quarter of the time."""
_SCALED: Final = QImageIOHandler.ImageOption.ScaledSize
_TURNED: Final = QImageIOHandler.Transformation.TransformationRotate90


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


def plain_jpeg(path: Path, size: QSize) -> bool:
    """Whether this is a JPEG of just this size that stands upright: it can be read smaller."""
    reader = QImageReader(str(path))
    with _complaints():
        upright = reader.transformation() == QImageIOHandler.Transformation.TransformationNone
        return bool(reader.format() == b"jpeg" and reader.size() == size and upright)


def read_reduced(path: Path, size: QSize, parts: int) -> QImage:
    """A plain JPEG of this size read at a half, a quarter or an eighth of it, which is sooner.

    Raises:
        BrokenPicture: there is none, or only a part of it.
    """
    reader = QImageReader(str(path))
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


# The wide pictures of a deck's months: read when they are wanted, and only if they are sound.


class MonthFiles:
    """Reads the months' pictures of one deck. What is wrong with a file is told once.

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
        path = self._deck.panorama(month)
        if path is None or month in self._broken:
            return None
        try:
            return read_picture(path, least_width)
        except BrokenPicture as error:
            self._break(month, error)
            return None

    def look_at(self, month: int) -> None:
        """See whether the file of a month is sound, if there should be one."""
        path = self._deck.panorama(month)
        if path is None or month in self._broken:
            return
        try:
            look_at(path)
        except BrokenPicture as error:
            self._break(month, error)

    def _break(self, month: int, why: BrokenPicture) -> None:
        self._broken.add(month)
        self.faults.append(f"{tr('no wide picture of month {month}', month=month)}: {why}")
        _LOG.error("%s", self.faults[-1])


# What is shown where a card's picture should be: loud enough that nobody ships it.

_PAPER: Final = QColor("#fffdf6")
_ALARM: Final = QColor("#d3121e")
_INK: Final = QColor("#1d1a18")
_CANVAS: Final = QImage.Format.Format_ARGB32_Premultiplied


def _blank(size: QSize) -> QImage:
    image = QImage(size, _CANVAS)
    image.fill(Qt.GlobalColor.transparent)
    return image


def placeholder(name: str, size: QSize, corner: float) -> QImage:
    """A white card with a red cross over it and the name of the card that has no picture."""
    image = _blank(size)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thick = size.width() / 14
    inside = QRectF(0, 0, size.width(), size.height()).adjusted(
        thick / 2, thick / 2, -thick / 2, -thick / 2
    )
    painter.setPen(QPen(_ALARM, thick))
    painter.setBrush(_PAPER)
    painter.drawRoundedRect(inside, corner, corner)
    painter.drawLine(inside.topLeft(), inside.bottomRight())
    painter.drawLine(inside.topRight(), inside.bottomLeft())
    _write_across(painter, name, inside)
    painter.end()
    return image


def _write_across(painter: QPainter, name: str, inside: QRectF) -> None:
    words = name.replace("-", "\n")
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(6, round(inside.width() / 7)))
    painter.setFont(font)
    band = QRectF(inside.left(), inside.center().y() - inside.height() / 7, inside.width(), 0)
    band.setHeight(inside.height() * 2 / 7)
    painter.fillRect(band, _PAPER)
    painter.setPen(_INK)
    painter.drawText(band, Qt.AlignmentFlag.AlignCenter, words)


def rounded(picture: QImage, corner: float) -> QImage:
    """The same picture with its corners cut round, transparent outside."""
    image = picture.convertToFormat(_CANVAS)
    mask = _disc(min(corner, image.width() / 2, image.height() / 2))
    reach = mask.width() // 2
    right, bottom = image.width() - reach, image.height() - reach
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    for x, from_x in ((0, 0), (right, reach)):
        for y, from_y in ((0, 0), (bottom, reach)):
            painter.drawImage(x, y, mask, from_x, from_y, reach, reach)
    painter.end()
    return image


@cache
def _disc(radius: float) -> QImage:
    """Four round corners side by side; there are only as many radii as there are sizes of a deck's
    pictures, and to cut each picture along its outline takes three times as long.
    """
    side = 2 * math.ceil(radius)
    image = _blank(QSize(side, side))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.white)
    painter.drawRoundedRect(QRectF(0, 0, side, side), radius, radius)
    painter.end()
    return image


# The small pictures of a deck: all cards in one file, cut out as they are needed.


class Sheets:
    """The sheets of a deck by the level that each serves (see :mod:`.pictures`).

    Args:
        deck: the deck.
        complain: told of each sheet that cannot be shown, once.
    """

    def __init__(self, deck: DeckArt, complain: Callable[[str], None]) -> None:
        card = deck.document.card
        self._deck = deck
        self._size = QSize(card.width, card.height)
        self._complain = complain
        self._sheets = _by_level(deck)
        self._images: dict[int, QImage] = {}

    @property
    def levels(self) -> tuple[int, ...]:
        """The levels for which there is a sheet."""
        return tuple(self._sheets)

    @property
    def files_decoded(self) -> int:
        """How many sheets were read so far."""
        return len(self._images)

    def tile(self, card: int, level: int) -> QImage | None:
        """A card cut out of the sheet for a level; ``None`` if none has it."""
        sheet = self._sheets.get(level)
        if sheet is None:
            return None
        image = self.image(level)
        height = round(sheet.width * self._size.height() / self._size.width())
        row, column = divmod(card, sheet.columns)
        place = QRect(column * sheet.width, row * height, sheet.width, height)
        if not image.rect().contains(place):
            return None
        tile = image.copy(place)
        corner = self._deck.document.card.corner
        if tile.hasAlphaChannel() or not corner:
            return tile
        return rounded(tile, corner * sheet.width / self._size.width())

    def image(self, level: int) -> QImage:
        """The whole sheet for a level, read once; an empty picture if it is broken."""
        image = self._images.get(level)
        if image is None:
            try:
                image = read_picture(self._deck.folder / self._sheets[level].file)
            except BrokenPicture as error:
                image = QImage()
                self._complain(f"{tr('no small pictures')}: {error}")
            self._images[level] = image
        return image


def _by_level(deck: DeckArt) -> dict[int, SmallPictures]:
    """Of two sheets for one level, the smaller."""
    whole = deck.document.card.width
    found: dict[int, SmallPictures] = {}
    for sheet in sorted(deck.document.sheets, key=lambda sheet: -sheet.width):
        if sheet.width <= whole:
            level = 0
            while whole >> level > sheet.width:
                level += 1
            found[level] = sheet
    return found


_LOG: Final = logging.getLogger(__name__)
_MOST_HALVED: Final = 3
"""A JPEG is read at an eighth of its size at the least."""


class CardFiles:
    """Reads the pictures of one deck. What is wrong with a file is told once and remembered.

    Args:
        deck: the deck.
        prepared: the files to read instead of the deck's own, as far as they are ready; ``None``
            for a deck whose files are read as they are.
    """

    def __init__(self, deck: DeckArt, prepared: Mapping[int, Path] | None) -> None:
        size = deck.document.card
        self._deck = deck
        self.size = QSize(size.width, size.height)
        self.faults: list[str] = []
        """One line for each file that could not be shown as the deck wants it."""
        self.decoded = 0
        """How many files were read so far, without those that were only looked at."""
        self._prepared = None if prepared is None else dict(prepared)
        self._refused: dict[int, str] = {}
        self._broken: set[int] = set()
        self._halves_broken: set[int] = set()

    def arrive(self, card: int, path: Path | None, why: str) -> None:
        """Take notice that a picture was prepared, or why it could not be."""
        if self._prepared is not None and path is not None:
            self._prepared[card] = path
        elif path is None:
            self._refused[card] = why

    def awaits(self, card: int) -> bool:
        """Whether a card's picture is still being prepared."""
        prepared = self._prepared
        return prepared is not None and card not in prepared and card not in self._refused

    def lacks(self, card: int) -> bool:
        """Whether a card is known to have no picture that can be shown; then it is told."""
        if card in self._refused:
            path = self._deck.picture(None if card == BACK else card)
            self._break(card, f"{path}: {self._refused[card]}")
        return card in self._broken

    def whole(self, card: int) -> QImage | None:
        """A card's picture, upright; ``None`` if it is broken, which is told."""
        self.decoded += 1
        try:
            return read_picture(self._path(card))
        except BrokenPicture as error:
            self._break(card, str(error))
            return None

    def reduced(self, card: int, level: int) -> QImage | None:
        """A file read at a half, a quarter or an eighth, if it can be: a JPEG can, and sooner.

        Where that is no whole number of pixels, the picture is as much as one wider than usual: to
        stretch it by that little would blur it.
        """
        image = self._reduced_half(card, level)
        if image is not None or level > _MOST_HALVED:
            return image
        path = self._path(card)
        if not plain_jpeg(path, self.size):
            return None
        self.decoded += 1
        try:
            return read_reduced(path, self.size, 1 << level)
        except BrokenPicture as error:
            self._break(card, str(error))
            return None

    def _reduced_half(self, card: int, level: int) -> QImage | None:
        """The same from the picture of half the size, if the deck has a sound one."""
        half, size = self._half(card), halved(self.size, 2)
        if half is None or level > _MOST_HALVED + 1:
            return None
        try:
            if plain_jpeg(half, size):
                self.decoded += 1
                return read_reduced(half, size, 1 << (level - 1))
            if level > 1:
                return None
            self.decoded += 1
            image = read_picture(half)
            self._check_half(half, image.size())
        except BrokenPicture as error:
            self._break_half(card, error)
            return None
        return image

    def _check_half(self, half: Path, size: QSize) -> None:
        wanted = halved(self.size, 2)
        if size != wanted:
            width, height = wanted.width(), wanted.height()
            why = tr("it is not {width} x {height}", width=width, height=height)
            raise BrokenPicture(f"{half}: {why}")

    def look_at(self, card: int) -> bool:
        """See whether a card's files are sound, also those that no table has needed so far.

        Returns:
            whether it turned out only now that the card has no picture.
        """
        if self.lacks(card) or self._prepared is not None:  # what we prepared is sound
            return False
        half = self._half(card)
        if half is not None:
            try:
                self._check_half(half, look_at(half))
            except BrokenPicture as error:
                self._break_half(card, error)
        try:
            look_at(self._path(card))
        except BrokenPicture as error:
            self._break(card, str(error))
        return card in self._broken

    def _path(self, card: int) -> Path:
        if self._prepared is not None:
            return self._prepared[card]
        return self._deck.picture(None if card == BACK else card)

    def _half(self, card: int) -> Path | None:
        """The file in half the size, unless there is none or it is known to be of no use."""
        if self._prepared is not None or card in self._halves_broken:
            return None
        return self._deck.half(None if card == BACK else card)

    def _break(self, card: int, why: str) -> None:
        """Show no picture of this card from now on, and say so once."""
        if card not in self._broken:
            self._broken.add(card)
            what = tr("no picture of {card}", card=card_name(card))
            self.complain(f"{what}: {why}", logging.ERROR)

    def _break_half(self, card: int, why: BrokenPicture) -> None:
        self._halves_broken.add(card)
        self.complain(f"{tr('no half-size picture of {card}', card=card_name(card))}: {why}")

    def complain(self, fault: str, level: int = logging.WARNING) -> None:
        """Say what is wrong, in the log and among the faults."""
        self.faults.append(fault)
        _LOG.log(level, "%s", fault)
