"""The files of a deck, card by card: which one to read, how much of it, and whether it is sound."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from hanafuda_desktop.language import tr
from hanafuda_desktop.table.deck import BACK, Deck, card_name
from hanafuda_desktop.table.picture_files import (
    BrokenPicture,
    halved,
    look_at,
    plain_jpeg,
    read_picture,
    read_reduced,
)

__all__ = ["CardFiles"]

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

    def __init__(self, deck: Deck, prepared: Mapping[int, Path] | None) -> None:
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
