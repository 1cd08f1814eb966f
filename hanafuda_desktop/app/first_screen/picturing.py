"""Paints the pictures of the first screen one after the other, so that the window goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtGui import QPixmap

from hanafuda_desktop.app.first_screen.contents import Contents
from hanafuda_desktop.app.first_screen.lying import Lying
from hanafuda_desktop.app.first_screen.plate import PicturePlate
from hanafuda_desktop.app.first_screen.still_life import still_life
from hanafuda_desktop.table.cloth import Cloth
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["Painted", "Picturing"]

Painted = Callable[[QSize, float], QPixmap]
"""Paints a picture in a size and at a pixel ratio."""


class _Wish(NamedTuple):
    """A picture that there should be on a plate."""

    plate: PicturePlate
    size: QSize
    paint: Painted


class Picturing(QObject):
    """Paints what is seen and not there yet, each picture in a moment of its own.

    Args:
        contents: what shows the pictures.
        pictures: the deck.
        cloth: what the cards of the pictures lie on.
        parent: the object it belongs to.
    """

    def __init__(
        self, contents: Contents, pictures: CardPictures, cloth: Cloth, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._contents = contents
        self._pictures = pictures
        self._cloth = cloth
        self._table: Painted | None = None
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._paint_next)

    @property
    def is_busy(self) -> bool:
        """Whether there may be more to paint."""
        return self._soon.isActive()

    def begin(self) -> None:
        """Paint soon what is lacking."""
        self._soon.start(0)

    def stop(self) -> None:
        """Paint nothing more."""
        self._soon.stop()

    def show_table(self, table: Painted | None) -> None:
        """Paint this table on the plate of the game to go on with."""
        self._table = table

    def show(self, pictures: CardPictures | None = None, cloth: Cloth | None = None) -> None:
        """Paint other cards, or what has changed in them, or on another cloth, from now on."""
        self._pictures = pictures or self._pictures
        self._cloth = cloth or self._cloth
        for plate in self._contents.pictured:
            plate.picture = None

    def _paint_next(self) -> None:
        """Paint one picture, and come back while there are more."""
        for wish in self._wishes():
            if _is_lacking(wish):
                wish.plate.picture = wish.paint(wish.size, wish.plate.devicePixelRatioF())
                wish.plate.update()
                self._soon.start(0)
                return

    def _wishes(self) -> Iterator[_Wish]:
        """The pictures that there should be: those that stand highest first."""
        contents, going_on, of_day = self._contents, self._contents.going_on, self._contents.of_day
        if self._table is not None:
            yield _Wish(going_on, going_on.picture_size(), self._table)
        if of_day.facts is not None:
            yield _Wish(of_day, of_day.picture_size(), self._of_cards(of_day.facts.picture))
        for tile in contents.tiles:
            lying = tile.shown.facts.picture
            yield _Wish(tile, contents.picture_size_of(tile), self._of_cards(lying))

    def _of_cards(self, lying: Sequence[Lying]) -> Painted:
        return partial(still_life, lying, self._pictures, self._cloth)


def _is_lacking(wish: _Wish) -> bool:
    """Whether a plate that is seen has no picture of this size yet."""
    plate, size = wish.plate, wish.size
    if plate.isHidden() or size.isEmpty() or plate.visibleRegion().isEmpty():
        return False
    there = plate.picture
    if there is None or there.devicePixelRatio() != plate.devicePixelRatioF():
        return True
    return there.deviceIndependentSize().toSize() != size
