"""Each card of a deck in every size that a power of two makes, decoded once.

Each card has a chain of levels, every one half as wide as the one before, made when first asked
for; a picture of any width is one step down from a level at least twice as wide. A window that is
made smaller never reads a file again, and one that grows only where more is needed than was read.
Why twice: Qt shrinks by averaging, and from a picture that is only a little larger every other
pixel would be a mixture of two, which takes half of the crispness. What is kept is bounded in
bytes.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage

from hanafuda_desktop.table.card_files import CardFiles
from hanafuda_desktop.table.deck import BACK, Deck, card_name
from hanafuda_desktop.table.kept import Kept
from hanafuda_desktop.table.placeholder import placeholder, rounded
from hanafuda_desktop.table.sheets import Sheets

__all__ = ["Levels"]

_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
_STRETCH: Final = Qt.AspectRatioMode.IgnoreAspectRatio
_CANVAS: Final = QImage.Format.Format_ARGB32_Premultiplied


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
        self.deck = deck
        self._files = CardFiles(deck, prepared)
        self.size = self._files.size
        self.corner = float(deck.document.card.corner)
        self._fallback = fallback
        self._images: Kept[tuple[int, int], QImage] = Kept(keep_bytes)
        self._sheets = Sheets(deck, self._files.complain) if prepared is None else None

    @property
    def faults(self) -> list[str]:
        """One line for each file that could not be shown as the deck wants it."""
        return self._files.faults

    @property
    def falls_back(self) -> bool:
        """Whether another deck's pictures are shown where this one has none."""
        return self._fallback is not None

    @property
    def files_decoded(self) -> int:
        """How many files were read so far, without those that were only looked at."""
        sheets = self._sheets.files_decoded if self._sheets is not None else 0
        return self._files.decoded + sheets

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
        self._files.arrive(card, path, why)
        self._forget(card)

    def awaits(self, card: int) -> bool:
        """Whether a card's picture is still being prepared."""
        return self._files.awaits(card)

    def lacks(self, card: int) -> bool:
        """Whether a card is known to have no picture in this deck, and another is shown for it."""
        return self._files.lacks(card)

    def marked(self, card: int) -> bool:
        """Whether month and kind stand on what is shown for a card, or must not be put there."""
        if card == BACK:
            return True
        if self._files.lacks(card) or self.awaits(card):
            return self._fallback.marked(card) if self._fallback is not None else True
        return self.deck.document.marks

    def look_at(self, card: int) -> bool:
        """See whether a card's files are sound, also those that no table has needed so far.

        Returns:
            whether another picture is shown for the card from now on.
        """
        changed = self._files.look_at(card)
        if changed:
            self._forget(card)
        return changed

    def let_go(self) -> None:
        """Keep no picture: the next one that is asked for is made anew."""
        self._images.drop(lambda _: True)

    def look_at_sheets(self) -> None:
        """See whether the sheets are sound."""
        if self._sheets is not None:
            for level in self._sheets.levels:
                self._sheets.image(level)

    def _forget(self, card: int) -> None:
        self._images.drop(lambda key: key[0] == card)

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
        image = None
        if not self._files.lacks(card) and not self.awaits(card):
            image = self._from_sheet(card, level)
            if image is None:
                image = self._whole(card) if level == 0 else self._smaller(card, level)
        return self._other(card, level) if image is None else image

    def _from_sheet(self, card: int, level: int) -> QImage | None:
        tile = self._sheets.tile(card, level) if self._sheets is not None else None
        if tile is None:
            return None
        tile, size = tile.convertToFormat(_CANVAS), self._level_size(level)
        return tile if tile.size() == size else tile.scaled(size, _STRETCH, _SMOOTH)

    def _whole(self, card: int) -> QImage | None:
        image = self._files.whole(card)
        if image is None:
            self._forget(card)  # what a sheet has of it: one card, one picture
            return None
        return self._round(filling(image, self.size), 0)

    def _smaller(self, card: int, level: int) -> QImage | None:
        """Half of the larger level, or the file read no larger than is needed."""
        served = self._sheets.levels if self._sheets is not None else ()
        made = [
            larger
            for larger in range(level)
            if larger in served or self._images.get((card, larger)) is not None
        ]
        if not made:
            image = self._files.reduced(card, level)
            if image is not None:
                return self._round(image, level)
            if self._files.lacks(card):
                self._forget(card)
                return None
        image = self._image(card, level - 1)
        if self._files.lacks(card):
            return None
        return image.convertToFormat(_CANVAS).scaled(self._level_size(level), _STRETCH, _SMOOTH)

    def _round(self, image: QImage, level: int) -> QImage:
        if image.hasAlphaChannel() or not self.corner:
            return image
        return rounded(image, self.corner / (1 << level))

    def _other(self, card: int, level: int) -> QImage:
        """What is shown for want of the deck's own picture."""
        if self._fallback is not None:
            size = self._level_size(level)
            return filling(self._fallback.at_least(card, size.width()), size)
        if level:
            return self._image(card, 0).scaled(self._level_size(level), _STRETCH, _SMOOTH)
        return placeholder(card_name(card), self.size, self.corner)


def filling(image: QImage, size: QSize) -> QImage:
    """The picture in this size: what sticks out is cut, never squeezed."""
    if image.size() == size:
        return image
    filling = Qt.AspectRatioMode.KeepAspectRatioByExpanding
    image = image.convertToFormat(_CANVAS).scaled(size, filling, _SMOOTH)
    spare = image.size() - size
    return image.copy(QRect(QPoint(spare.width() // 2, spare.height() // 2), size))
