"""The small pictures of a deck: all cards in one file, cut out as they are needed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage

from hanafuda_desktop.language import tr
from hanafuda_desktop.table.deck import Deck, Sheet
from hanafuda_desktop.table.picture_files import BrokenPicture, read_picture
from hanafuda_desktop.table.placeholder import rounded

__all__ = ["Sheets"]


class Sheets:
    """The sheets of a deck by the level that each serves (see :mod:`.pictures`).

    Args:
        deck: the deck.
        complain: told of each sheet that cannot be shown, once.
    """

    def __init__(self, deck: Deck, complain: Callable[[str], None]) -> None:
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


def _by_level(deck: Deck) -> dict[int, Sheet]:
    """Of two sheets for one level, the smaller."""
    whole = deck.document.card.width
    found: dict[int, Sheet] = {}
    for sheet in sorted(deck.document.sheets, key=lambda sheet: -sheet.width):
        if sheet.width <= whole:
            level = 0
            while whole >> level > sheet.width:
                level += 1
            found[level] = sheet
    return found
