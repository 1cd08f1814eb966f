"""Pictures of the cards at any width and pixel ratio, crisp, and decoded once.

Each card has a chain of levels, every one half as wide as the one before, made when first asked
for; a picture of any width is one step down from a level at least twice as wide. A window that is
made smaller never reads a file again, and one that grows only where more is needed than was read.
Why twice: Qt shrinks by averaging, and from a picture that is only a little larger every other
pixel would be a mixture of two, which takes half of the crispness. What is kept is bounded in
bytes.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader, QPainter, QPixmap

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.table.beginner_marks import paint_marks
from hanafuda_desktop.table.deck import BACK, Deck, Sheet, read_deck
from hanafuda_desktop.table.kept import Kept
from hanafuda_desktop.table.placeholder import placeholder, rounded

__all__ = ["CardPictures", "Levels"]

_LOG: Final = logging.getLogger(__name__)
_LEVEL_BYTES: Final = 112 << 20
"""Enough for a whole deck 900 pixels high; it is filled only where cards are shown so large."""
_PIXMAP_BYTES: Final = 40 << 20
_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
_STRETCH: Final = Qt.AspectRatioMode.IgnoreAspectRatio
_CANVAS: Final = QImage.Format.Format_ARGB32_Premultiplied
_MOST_HALVED: Final = 3
"""A JPEG is read at an eighth of its size at the least."""
_FINER: Final = 2
"""How much wider than what is asked for a level should be."""


class Levels:
    """The chains of one deck: card and level in, image out.

    Level 0 is the deck's own size, each further one half as wide. A picture that cannot be read is
    taken from ``fallback``, or else is a placeholder; either way the log says so, once. A picture
    that is still being prepared is taken from there as well, without a word.
    """

    def __init__(
        self,
        deck: Deck,
        fallback: Levels | None,
        keep_bytes: int,
        prepared: Mapping[int, Path] | None,
    ) -> None:
        size = deck.document.card
        self.deck = deck
        self.size = QSize(size.width, size.height)
        self.corner = float(size.corner)
        self.faults: list[str] = []
        """One line for each picture that could not be shown as the deck wants it."""
        self.files_decoded = 0
        self._fallback = fallback
        self._images: Kept[tuple[int, int], QImage] = Kept(keep_bytes)
        self._prepared = None if prepared is None else dict(prepared)
        self._refused: dict[int, str] = {}
        self._broken: set[int] = set()
        self._sheets = {} if prepared is not None else self._find_sheets()
        self._sheet_images: dict[int, QImage] = {}

    @property
    def held_bytes(self) -> int:
        """How much of what was decoded is kept now."""
        return self._images.held_bytes

    def at_least(self, card: int, width: int) -> QImage:
        """The smallest image of the chain that is at least this wide, or the largest there is.

        Args:
            card: its number, or :data:`BACK`.
            width: in pixels.
        """
        level = 0
        while self.size.width() >> (level + 1) >= max(width, 8):
            level += 1
        return self._image(card, level)

    def arrive(self, card: int, path: Path | None, why: str = "") -> None:
        """Take notice that a picture was prepared, or why it could not be."""
        if self._prepared is not None and path is not None:
            self._prepared[card] = path
        elif path is None:
            self._refused[card] = why
        self._images.drop(lambda key: key[0] == card)

    def awaits(self, card: int) -> bool:
        """Whether a card's picture is still being prepared."""
        prepared = self._prepared
        return prepared is not None and card not in prepared and card not in self._refused

    def marked(self, card: int) -> bool:
        """Whether month and kind stand on what is shown for a card, or must not be put there."""
        if card == BACK:
            return True
        if card in self._broken or self.awaits(card):
            return self._fallback.marked(card) if self._fallback is not None else True
        return self.deck.document.marks

    def _find_sheets(self) -> dict[int, Sheet]:
        """The deck's sheets by the level that each serves; of two for one, the smaller."""
        found: dict[int, Sheet] = {}
        for sheet in sorted(self.deck.document.sheets, key=lambda sheet: -sheet.width):
            if sheet.width <= self.size.width():
                level = 0
                while self.size.width() >> level > sheet.width:
                    level += 1
                found[level] = sheet
        return found

    def _level_size(self, level: int) -> QSize:
        width = max(1, self.size.width() >> level)
        return QSize(width, max(1, round(width * self.size.height() / self.size.width())))

    def _image(self, card: int, level: int) -> QImage:
        image = self._images.get((card, level))
        if image is None:
            image = self._make(card, level)
            self._images.put((card, level), image, image.sizeInBytes())
        return image

    def _make(self, card: int, level: int) -> QImage:
        if card in self._refused:
            path = self.deck.picture(None if card == BACK else card)
            return self._instead(card, f"{path}: {self._refused[card]}", level)
        if self.awaits(card):
            return self._other(card, level)
        tile = self._from_sheet(card, level)
        if tile is not None:
            return tile
        if level == 0:
            return self._from_file(card)
        reduced = self._reduced_jpeg(card, level)
        if reduced is not None:
            return reduced
        larger = self._image(card, level - 1)
        return larger.convertToFormat(_CANVAS).scaled(self._level_size(level), _STRETCH, _SMOOTH)

    def _reduced_jpeg(self, card: int, level: int) -> QImage | None:
        """The file read at a half, a quarter or an eighth, if it can be: a JPEG can, and sooner.

        Where that is no whole number of pixels, the level is as much as one wider than usual: to
        stretch it by that little would blur it.
        """
        path = self._file(card)
        if path is None or level > _MOST_HALVED:
            return None
        for larger in range(level):  # from which this one is made without a file
            if larger in self._sheets or self._images.get((card, larger)) is not None:
                return None
        half = self.deck.half(None if card == BACK else card) if self._prepared is None else None
        image = None
        if half is not None and half.is_file():
            image = self._read_reduced(half, _halved(self.size, 2), 1 << (level - 1))
        if image is None:
            image = self._read_reduced(path, self.size, 1 << level)
        return None if image is None else rounded(image, self.corner / (1 << level))

    def _read_reduced(self, path: Path, size: QSize, parts: int) -> QImage | None:
        """A file of this size read at a fraction of it, if it is a plain JPEG."""
        reader = QImageReader(str(path))
        upright = reader.transformation() == QImageIOHandler.Transformation.TransformationNone
        if reader.format() != b"jpeg" or reader.size() != size or not upright:
            return None
        if parts > 1:
            reader.setScaledSize(_halved(size, parts))
        image = reader.read()
        self.files_decoded += 1
        return None if image.isNull() else image

    def _file(self, card: int) -> Path | None:
        """The file to show, unless it is known that there is none, or not yet."""
        if self.awaits(card) or card in self._refused or card in self._broken:
            return None
        if self._prepared is not None:
            return self._prepared[card]
        return self.deck.picture(None if card == BACK else card)

    def _from_file(self, card: int) -> QImage:
        path = self.deck.picture(None if card == BACK else card)
        if self._prepared is not None:
            path = self._prepared[card]
        reader = QImageReader(str(path))
        reader.setAutoTransform(True)
        image = reader.read()
        self.files_decoded += 1
        if image.isNull():
            return self._instead(card, f"{path}: {reader.errorString()}")
        image = _filling(image, self.size)
        if not image.hasAlphaChannel() and self.corner:
            image = rounded(image, self.corner)
        return image

    def _instead(self, card: int, why: str, level: int = 0) -> QImage:
        name = "back" if card == BACK else CARDS[card].id
        if card not in self._broken:
            self._broken.add(card)
            self.faults.append(f"no picture of {name}: {why}")
            _LOG.error("no picture of %s: %s", name, why)
        return self._other(card, level)

    def _other(self, card: int, level: int) -> QImage:
        """What is shown for want of the deck's own picture."""
        if self._fallback is not None:
            size = self._level_size(level)
            return _filling(self._fallback.at_least(card, size.width()), size)
        if level:
            return self._image(card, 0).scaled(self._level_size(level), _STRETCH, _SMOOTH)
        name = "back" if card == BACK else CARDS[card].id
        return placeholder(name, self.size, self.corner)

    def _from_sheet(self, card: int, level: int) -> QImage | None:
        sheet = self._sheets.get(level)
        if sheet is None or card in self._broken:
            return None
        image = self._sheet_images.get(level)
        if image is None:
            image = self._read_sheet(self.deck.folder / sheet.file)
            self._sheet_images[level] = image
        height = round(sheet.width * self.size.height() / self.size.width())
        row, column = divmod(card, sheet.columns)
        place = QRect(column * sheet.width, row * height, sheet.width, height)
        if not image.rect().contains(place):
            return None
        tile = image.copy(place)
        if not tile.hasAlphaChannel() and self.corner:
            tile = rounded(tile, self.corner * sheet.width / self.size.width())
        tile = tile.convertToFormat(_CANVAS)
        size = self._level_size(level)
        return tile if tile.size() == size else tile.scaled(size, _STRETCH, _SMOOTH)

    def _read_sheet(self, path: Path) -> QImage:
        reader = QImageReader(str(path))
        image = reader.read()
        self.files_decoded += 1
        if image.isNull():
            why = f"no small pictures: {path}: {reader.errorString()}"
            self.faults.append(why)
            _LOG.warning("%s", why)
        return image


class CardPictures:
    """A deck's pictures, ready to paint.

    Attributes:
        deck: the folder and its document.
        marks: whether beginner's marks are laid over the pictures of a deck that has none.
        aspect: height of a card, counted in its width (54/33 for a real card).
        corner: radius of its corners, counted in its width.
        levels: where pictures come from, also for a deck that falls back on this one.
    """

    def __init__(
        self,
        folder: Path,
        *,
        fallback: CardPictures | None = None,
        prepared: Mapping[int, Path] | None = None,
        level_bytes: int = _LEVEL_BYTES,
        pixmap_bytes: int = _PIXMAP_BYTES,
    ) -> None:
        """Open the deck in ``folder``; no picture is read yet.

        Args:
            folder: where ``deck.yaml`` and the pictures lie.
            fallback: pictures to show where this deck has none.
            prepared: for a deck whose files must not be shown as they are: the files to show
                instead, by card (see :data:`~hanafuda_desktop.table.deck.BACK`). What is not there
                yet is told by :meth:`arrive` later.
            level_bytes: how much to keep of what was decoded.
            pixmap_bytes: how much to keep of what was made ready to paint.
        """
        self.deck = read_deck(folder)
        if self.deck.report:
            _LOG.error("%s", self.deck.report)
        size = self.deck.document.card
        self.aspect = size.height / size.width
        self.corner = size.corner / size.width
        self.marks = False
        self.levels: Levels = Levels(
            self.deck, fallback.levels if fallback else None, level_bytes, prepared
        )
        self._pixmaps: Kept[tuple[int, int, float, bool], QPixmap] = Kept(pixmap_bytes)

    @property
    def faults(self) -> tuple[str, ...]:
        """What was wrong so far, in the document and in the pictures that were asked for."""
        report = (self.deck.report,) if self.deck.report else ()
        return (*report, *self.levels.faults)

    @property
    def files_decoded(self) -> int:
        """How many files were read so far."""
        return self.levels.files_decoded

    @property
    def held_bytes(self) -> int:
        """How much that is ready to paint is kept now."""
        return self._pixmaps.held_bytes

    def awaits(self, card: int) -> bool:
        """Whether the picture of a card is still being prepared, and another shown for it."""
        return self.levels.awaits(card)

    def arrive(self, card: int, path: Path | None, why: str = "") -> None:
        """Take notice that a card's picture was prepared, or why it could not be.

        Args:
            card: its number, or :data:`~hanafuda_desktop.table.deck.BACK`.
            path: the file to show.
            why: what is wrong, where there is none.
        """
        self.levels.arrive(card, path, why)
        self._pixmaps.drop(lambda key: key[0] == card)

    def pixmap(
        self, card: int | None, width: int, ratio: float = 1.0, *, bare: bool = False
    ) -> QPixmap:
        """The picture of a card, ``None`` for the back, ``width`` logical pixels wide.

        Args:
            card: the card.
            width: in the painter's own units.
            ratio: device pixels for each of these, as ``devicePixelRatioF()`` says.
            bare: without beginner's marks in any case.
        """
        number = BACK if card is None else card
        pixels = max(1, round(width * ratio))
        marks = self.marks and not bare
        key = (number, pixels, ratio, marks)
        found = self._pixmaps.get(key)
        if found is not None:
            return found
        image = self.levels.at_least(number, pixels * _FINER).convertToFormat(_CANVAS)
        size = QSize(pixels, max(1, round(pixels * self.aspect)))
        if image.size() != size:
            image = image.scaled(size, _STRETCH, _SMOOTH)
        if marks and not self.levels.marked(number):
            image = _marked(image, number, ratio)
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return self._pixmaps.put(key, pixmap, 4 * size.width() * size.height())


def _halved(size: QSize, parts: int) -> QSize:
    """A half, a quarter ... of a size, in whole pixels."""
    return QSize(-(-size.width() // parts), -(-size.height() // parts))


def _marked(image: QImage, card: int, ratio: float) -> QImage:
    """The same picture with beginner's marks over it."""
    own = image.copy()
    painter = QPainter(own)
    paint_marks(painter, CARDS[card], own.width(), ratio)
    painter.end()
    return own


def _filling(image: QImage, size: QSize) -> QImage:
    """The picture in this size: what sticks out is cut, never squeezed."""
    if image.size() == size:
        return image
    filling = Qt.AspectRatioMode.KeepAspectRatioByExpanding
    image = image.convertToFormat(_CANVAS).scaled(size, filling, _SMOOTH)
    spare = image.size() - size
    return image.copy(QRect(QPoint(spare.width() // 2, spare.height() // 2), size))
