"""Pictures of the cards at any width and pixel ratio, crisp, and decoded once.

Each card has a chain of levels, every one half as wide as the one before, made when first asked
for; a picture of any width is one smooth step down from the next larger level. So resizing a
window never reads a file again, and nothing is ever shrunk in one leap, which would blur or
sparkle. What is kept is bounded in bytes.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPixmap

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.table.deck import Deck, read_deck
from hanafuda_desktop.table.kept import Kept
from hanafuda_desktop.table.placeholder import placeholder, rounded

__all__ = ["CardPictures", "Levels"]

_LOG: Final = logging.getLogger(__name__)
_LEVEL_BYTES: Final = 40 << 20
_PIXMAP_BYTES: Final = 40 << 20
_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
_STRETCH: Final = Qt.AspectRatioMode.IgnoreAspectRatio
_CANVAS: Final = QImage.Format.Format_ARGB32_Premultiplied
_BACK: Final = CARD_COUNT


class Levels:
    """The chains of one deck: card and level in, image out.

    Level 0 is the deck's own size, each further one half as wide. A picture that cannot be read is
    taken from ``fallback``, or else is a placeholder; either way the log says so, once.
    """

    def __init__(self, deck: Deck, fallback: Levels | None, keep_bytes: int) -> None:
        size = deck.document.card
        self.deck = deck
        self.size = QSize(size.width, size.height)
        self.corner = float(size.corner)
        self.faults: list[str] = []
        """One line for each picture that could not be shown as the deck wants it."""
        self.files_decoded = 0
        self._fallback = fallback
        self._images: Kept[tuple[int, int], QImage] = Kept(keep_bytes)
        self._broken: set[int] = set()
        self._sheet: QImage | None = None
        self._sheet_level = self._find_sheet_level()

    @property
    def held_bytes(self) -> int:
        """How much of what was decoded is kept now."""
        return self._images.held_bytes

    def at_least(self, card: int, width: int) -> QImage:
        """The smallest image of the chain that is at least this wide, or the largest there is."""
        level = 0
        while self.size.width() >> (level + 1) >= max(width, 8):
            level += 1
        return self._image(card, level)

    def _find_sheet_level(self) -> int | None:
        sheet = self.deck.document.sheet
        if sheet is None or sheet.width > self.size.width():
            return None
        level = 0
        while self.size.width() >> level > sheet.width:
            level += 1
        return level

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
        if level == self._sheet_level:
            tile = self._from_sheet(card)
            if tile is not None:
                return tile
        if level == 0:
            return self._from_file(card)
        larger = self._image(card, level - 1)
        return larger.convertToFormat(_CANVAS).scaled(self._level_size(level), _STRETCH, _SMOOTH)

    def _from_file(self, card: int) -> QImage:
        path = self.deck.picture(None if card == _BACK else card)
        reader = QImageReader(str(path))
        reader.setAutoTransform(True)
        image = reader.read()
        self.files_decoded += 1
        if image.isNull():
            return self._instead(card, f"{path}: {reader.errorString()}")
        return self._fitted(image)

    def _fitted(self, image: QImage) -> QImage:
        """The picture in the deck's size: what sticks out is cut, never squeezed."""
        if image.size() != self.size:
            filling = Qt.AspectRatioMode.KeepAspectRatioByExpanding
            image = image.convertToFormat(_CANVAS).scaled(self.size, filling, _SMOOTH)
            spare = image.size() - self.size
            corner = QRect(spare.width() // 2, spare.height() // 2, 0, 0).topLeft()
            image = image.copy(QRect(corner, self.size))
        if not image.hasAlphaChannel() and self.corner:
            image = rounded(image, self.corner)
        return image

    def _instead(self, card: int, why: str) -> QImage:
        name = "back" if card == _BACK else CARDS[card].id
        if card not in self._broken:
            self._broken.add(card)
            self.faults.append(f"no picture of {name}: {why}")
            _LOG.error("no picture of %s: %s", name, why)
        if self._fallback is not None:
            return self._fitted(self._fallback.at_least(card, self.size.width()))
        return placeholder(name, self.size, self.corner)

    def _from_sheet(self, card: int) -> QImage | None:
        sheet = self.deck.document.sheet
        if sheet is None or card in self._broken:
            return None
        if self._sheet is None:
            self._sheet = self._read_sheet(self.deck.folder / sheet.file)
        if self._sheet.isNull():
            return None
        height = round(sheet.width * self.size.height() / self.size.width())
        row, column = divmod(card, sheet.columns)
        place = QRect(column * sheet.width, row * height, sheet.width, height)
        if not self._sheet.rect().contains(place):
            return None
        tile = self._sheet.copy(place).convertToFormat(_CANVAS)
        size = self._level_size(self._sheet_level or 0)
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
        aspect: height of a card, counted in its width (54/33 for a real card).
        corner: radius of its corners, counted in its width.
        levels: where pictures come from, also for a deck that falls back on this one.
    """

    def __init__(
        self,
        folder: Path,
        *,
        fallback: CardPictures | None = None,
        level_bytes: int = _LEVEL_BYTES,
        pixmap_bytes: int = _PIXMAP_BYTES,
    ) -> None:
        """Open the deck in ``folder``; no picture is read yet.

        Args:
            folder: where ``deck.yaml`` and the pictures lie.
            fallback: pictures to show where this deck has none.
            level_bytes: how much to keep of what was decoded.
            pixmap_bytes: how much to keep of what was made ready to paint.
        """
        self.deck = read_deck(folder)
        if self.deck.report:
            _LOG.error("%s", self.deck.report)
        size = self.deck.document.card
        self.aspect = size.height / size.width
        self.corner = size.corner / size.width
        self.levels: Levels = Levels(self.deck, fallback.levels if fallback else None, level_bytes)
        self._pixmaps: Kept[tuple[int, int, float], QPixmap] = Kept(pixmap_bytes)

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

    def pixmap(self, card: int | None, width: int, ratio: float = 1.0) -> QPixmap:
        """The picture of a card, ``None`` for the back, ``width`` logical pixels wide.

        Args:
            card: the card.
            width: in the painter's own units.
            ratio: device pixels for each of these, as ``devicePixelRatioF()`` says.
        """
        number = _BACK if card is None else card
        pixels = max(1, round(width * ratio))
        key = (number, pixels, ratio)
        found = self._pixmaps.get(key)
        if found is not None:
            return found
        image = self.levels.at_least(number, pixels).convertToFormat(_CANVAS)
        size = QSize(pixels, max(1, round(pixels * self.aspect)))
        if image.size() != size:
            image = image.scaled(size, _STRETCH, _SMOOTH)
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return self._pixmaps.put(key, pixmap, 4 * size.width() * size.height())
