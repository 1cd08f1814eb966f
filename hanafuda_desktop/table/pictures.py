"""Pictures of the cards at any width and pixel ratio, crisp, and ready to paint."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from hanafuda_desktop.cards.card import CARDS, MONTH_COUNT
from hanafuda_desktop.rules.trees import TreeMemory
from hanafuda_desktop.table.beginner_marks import LEAST_WIDTH, paint_marks
from hanafuda_desktop.table.deck import BACK, read_deck
from hanafuda_desktop.table.kept import Kept
from hanafuda_desktop.table.levels import Levels
from hanafuda_desktop.table.month_files import MonthFiles

__all__ = ["CardPictures"]

_LOG: Final = logging.getLogger(__name__)
_LEVEL_BYTES: Final = 112 << 20
"""Enough for a whole deck 900 pixels high; it is filled only where cards are shown so large."""
_PIXMAP_BYTES: Final = 40 << 20
_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
_STRETCH: Final = Qt.AspectRatioMode.IgnoreAspectRatio
_CANVAS: Final = QImage.Format.Format_ARGB32_Premultiplied
_FINER: Final = 2
"""How much wider than what is asked for a level should be: see :mod:`.levels`."""


class CardPictures:
    """A deck's pictures, ready to paint.

    Attributes:
        deck: the folder and its document.
        marks: whether beginner's marks are laid over the pictures of a deck that has none.
        aspect: height of a card, counted in its width (54/33 for a real card).
        corner: radius of its corners, counted in its width.
        levels: where pictures come from, also for a deck that falls back on this one.
        months: the wide pictures of the months, if the deck has any.
    """

    def __init__(
        self,
        folder: Path,
        *,
        fallback: CardPictures | None = None,
        prepared: Mapping[int, Path] | None = None,
        memory: TreeMemory | None = None,
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
            memory: where the tree of ``deck.yaml`` may be found, and is kept otherwise.
            level_bytes: how much to keep of what was decoded.
            pixmap_bytes: how much to keep of what was made ready to paint.
        """
        self.deck = read_deck(folder, memory)
        if self.deck.report:
            _LOG.error("%s", self.deck.report)
        size = self.deck.document.card
        self.aspect = size.height / size.width
        self.corner = size.corner / size.width
        self.marks = False
        self.levels: Levels = Levels(
            self.deck, fallback.levels if fallback else None, level_bytes, prepared
        )
        self.months = MonthFiles(self.deck)
        self._pixmaps: Kept[tuple[int, int, float, bool], QPixmap] = Kept(pixmap_bytes)

    @property
    def faults(self) -> tuple[str, ...]:
        """What was wrong so far, in the document and in the pictures that were asked for."""
        return (*self.deck.fault_lines, *self.levels.faults, *self.months.faults)

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

    def stands_in(self, card: int) -> bool:
        """Whether another deck's picture is shown for a card, as far as is known, and for good."""
        return self.levels.falls_back and self.levels.lacks(card)

    def look_through(self) -> Iterator[bool]:
        """See whether every file is sound: a start of the program reads few, and all the others
        would show their faults only to whoever makes the window larger.

        Yields:
            after each card, whether another picture is shown for it from now on; and after each
            month, of whose picture no card is made.
        """
        self.levels.look_at_sheets()
        for card in range(BACK + 1):
            changed = self.levels.look_at(card)
            if changed:
                self._forget(card)
            yield changed
        for month in range(1, MONTH_COUNT + 1):
            self.months.look_at(month)
            yield False

    def _forget(self, card: int) -> None:
        self._pixmaps.drop(lambda key: key[0] == card)

    def arrive(self, card: int, path: Path | None, why: str = "") -> None:
        """Take notice that a card's picture was prepared, or why it could not be.

        Args:
            card: its number, or :data:`~hanafuda_desktop.table.deck.BACK`.
            path: the file to show.
            why: what is wrong, where there is none.
        """
        self.levels.arrive(card, path, why)
        self._forget(card)

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
        if marks and pixels >= LEAST_WIDTH * ratio and not self.levels.marked(number):
            image = _marked(image, number, ratio)
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return self._pixmaps.put(key, pixmap, 4 * size.width() * size.height())


def _marked(image: QImage, card: int, ratio: float) -> QImage:
    """The same picture with beginner's marks over it."""
    own = image.copy()
    painter = QPainter(own)
    paint_marks(painter, CARDS[card], own.width(), ratio)
    painter.end()
    return own
