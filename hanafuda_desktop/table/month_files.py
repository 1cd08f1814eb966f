"""The wide pictures of a deck's months: read when they are wanted, and only if they are sound."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtGui import QImage

from hanafuda_desktop.language import tr
from hanafuda_desktop.table.deck import Deck
from hanafuda_desktop.table.picture_files import BrokenPicture, look_at, read_picture

__all__ = ["MonthFiles"]

_LOG: Final = logging.getLogger(__name__)


class MonthFiles:
    """Reads the months' pictures of one deck. What is wrong with a file is told once.

    Args:
        deck: the deck.
    """

    def __init__(self, deck: Deck) -> None:
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
