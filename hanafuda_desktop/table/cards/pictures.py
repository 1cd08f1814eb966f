"""Pictures of the cards at any width and pixel ratio, crisp, and ready to paint."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from hanafuda_desktop.cards.card import CARDS, MONTH_COUNT
from hanafuda_desktop.rules.files import TreeMemory
from hanafuda_desktop.table.cards.deck import (
    BACK,
    DeckArt,
    SmallPictures,
    card_name,
    read_deck,
)
from hanafuda_desktop.table.cards.files import (
    CANVAS,
    BrokenPicture,
    MonthFiles,
    halved,
    look_at,
    placeholder,
    read_picture,
    read_reduced,
    rounded,
)
from hanafuda_desktop.table.cards.marks import LEAST_WIDTH, paint_marks
from hanafuda_desktop.text.language import tr

# A store that is bounded in bytes: what was not used for longest goes first.

K = TypeVar("K")
V = TypeVar("V")


class Kept(Generic[K, V]):
    """Keeps things up to a number of bytes. The thing put in last always stays."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.held_bytes = 0
        self._things: OrderedDict[K, tuple[V, int]] = OrderedDict()

    def get(self, key: K) -> V | None:
        """The thing under this key, now the one used last; or ``None``."""
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        return found[0]

    def put(self, key: K, thing: V, size: int) -> V:
        """Keep this thing of ``size`` bytes, and let others go if there is no room; returns it."""
        old = self._things.pop(key, None)
        if old is not None:
            self.held_bytes -= old[1]
        self._things[key] = (thing, size)
        self.held_bytes += size
        while self.held_bytes > self.most_bytes and len(self._things) > 1:
            _, (_, freed) = self._things.popitem(last=False)
            self.held_bytes -= freed
        return thing

    def drop(self, unwanted: Callable[[K], bool]) -> None:
        """Let go of everything whose key this says is unwanted."""
        for key in [key for key in self._things if unwanted(key)]:
            self.held_bytes -= self._things.pop(key)[1]

    def __len__(self) -> int:
        return len(self._things)


_LOG: Final = logging.getLogger(__name__)
_LEVEL_BYTES: Final = 112 << 20
"""Enough for a whole deck 900 pixels high; it is filled only where cards are shown so large."""
_PIXMAP_BYTES: Final = 40 << 20
_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
_STRETCH: Final = Qt.AspectRatioMode.IgnoreAspectRatio
_FINER: Final = 2
"""How much wider than what is asked for a level should be: see :class:`CardPictures`."""
_MOST_HALVED: Final = 3
"""A JPEG is read at an eighth of its size at the least."""


class CardPictures:
    """A deck's pictures, ready to paint.

    Each card has a chain of levels, every one half as wide as the one before, made when first asked
    for; a picture of any width is one step down from a level at least twice as wide. A window that
    is made smaller never reads a file again, and one that grows only where more is needed than was
    read. Why twice: Qt shrinks by averaging, and from a picture that is only a little larger every
    other pixel would be a mixture of two, which takes half of the crispness. What is kept is
    bounded in bytes.

    A picture that cannot be read is taken from ``fallback``, or else is a placeholder; either way
    the log says so, once. A picture that is still being prepared is taken from there as well,
    without a word. Cards are numbers here, and the back is :data:`BACK`.

    Args:
        folder: where ``deck.yaml`` and the pictures lie; none of these is read yet.
        fallback: pictures to show where this deck has none.
        prepared: for a deck whose files must not be shown as they are: the files to show instead,
            by card. What is not there yet is told by :meth:`arrive` later.
        memory: where the tree of ``deck.yaml`` may be found, and is kept otherwise.
        level_bytes: how much to keep of what was decoded.
        pixmap_bytes: how much to keep of what was made ready to paint.

    Attributes:
        deck: the folder and its document.
        size: of a card at level 0, in the deck's own pixels.
        marks: whether beginner's marks are laid over the pictures of a deck that has none.
        aspect: height of a card, counted in its width (54/33 for a real card).
        corner: radius of its corners, counted in its width.
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
        self.deck = read_deck(folder, memory)
        if self.deck.report:
            _LOG.error("%s", self.deck.report)
        card = self.deck.document.card
        self.size = QSize(card.width, card.height)
        self.aspect = card.height / card.width
        self.corner = card.corner / card.width
        self.marks = False
        self.months = MonthFiles(self.deck)
        self._fallback = fallback
        self._prepared = None if prepared is None else dict(prepared)
        self._refused: dict[int, str] = {}
        self._broken: set[int] = set()
        self._halves_broken: set[int] = set()
        self._faults: list[str] = []
        self._sheets = _by_level(self.deck) if prepared is None else {}
        self._sheet_images: dict[int, QImage] = {}
        self._levels: Kept[tuple[int, int], QImage] = Kept(level_bytes)
        self._pixmaps: Kept[tuple[int, int, float, bool], QPixmap] = Kept(pixmap_bytes)

    @property
    def faults(self) -> tuple[str, ...]:
        """What was wrong so far, in the document and in the pictures that were asked for."""
        return (*self.deck.fault_lines, *self._faults, *self.months.faults)

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
        image = self.at_least(number, pixels * _FINER).convertToFormat(CANVAS)
        size = QSize(pixels, max(1, round(pixels * self.aspect)))
        if image.size() != size:
            image = image.scaled(size, _STRETCH, _SMOOTH)
        if marks and pixels >= LEAST_WIDTH * ratio and not self.is_marked(number):
            image = image.copy()
            with QPainter(image) as painter:
                paint_marks(painter, CARDS[number], image.width(), ratio)
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return self._pixmaps.put(key, pixmap, 4 * size.width() * size.height())

    def at_least(self, card: int, width: int) -> QImage:
        """The smallest image of the chain that is at least so many pixels wide, or the largest."""
        level = 0
        while self.size.width() >> (level + 1) >= max(width, 8):
            level += 1
        return self._level(card, level)

    def is_marked(self, card: int) -> bool:
        """Whether month and kind stand on what is shown for a card, or must not be put there."""
        if card == BACK:
            return True
        if self.lacks(card) or self.awaits(card):
            return self._fallback is None or self._fallback.is_marked(card)
        return self.deck.document.marks

    # --- which pictures there are ----------------------------------------------------------------

    def awaits(self, card: int) -> bool:
        """Whether the picture of a card is still being prepared, and another shown for it."""
        prepared = self._prepared
        return prepared is not None and card not in prepared and card not in self._refused

    def lacks(self, card: int) -> bool:
        """Whether a card is known to have no picture that can be shown; then it is told."""
        if card in self._refused:
            self._break(card, f"{self.deck.picture(card)}: {self._refused[card]}")
        return card in self._broken

    def stands_in(self, card: int) -> bool:
        """Whether another deck's picture is shown for a card, as far as is known, and for good."""
        return self._fallback is not None and self.lacks(card)

    def arrive(self, card: int, path: Path | None, why: str = "") -> None:
        """Take notice that a card's picture was prepared, or why it could not be.

        Args:
            card: its number, or :data:`BACK`.
            path: the file to show.
            why: what is wrong, where there is none.
        """
        if path is None:
            self._refused[card] = why
        elif self._prepared is not None:
            self._prepared[card] = path
        self._forget(card)

    def look_through(self) -> Iterator[bool]:
        """See whether every file is sound: a start of the program reads few, and all the others
        would show their faults only to whoever makes the window larger.

        Yields:
            after each card, whether another picture is shown for it from now on; and after each
            month, of whose picture no card is made.
        """
        for level in self._sheets:
            self._sheet(level)
        for card in range(BACK + 1):
            yield self._look_at(card)
        for month in range(1, MONTH_COUNT + 1):
            self.months.look_at(month)
            yield False

    def _look_at(self, card: int) -> bool:
        """See whether a card's files are sound; returns whether it turned out only now that not."""
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
            self._break(card, error)
            self._forget(card)
        return card in self._broken

    def let_go(self) -> None:
        """Keep nothing that was decoded: what is asked for next is read anew."""
        self._levels.drop(lambda _: True)

    def _forget(self, card: int) -> None:
        self._levels.drop(lambda key: key[0] == card)
        self._pixmaps.drop(lambda key: key[0] == card)

    def _break(self, card: int, why: BrokenPicture | str) -> None:
        """Show no picture of this card from now on, and say so once."""
        if card not in self._broken:
            self._broken.add(card)
            what = tr("no picture of {card}", card=card_name(card))
            self._complain(f"{what}: {why}", logging.ERROR)

    def _break_half(self, card: int, why: BrokenPicture) -> None:
        self._halves_broken.add(card)
        self._complain(f"{tr('no half-size picture of {card}', card=card_name(card))}: {why}")

    def _complain(self, fault: str, level: int = logging.WARNING) -> None:
        self._faults.append(fault)
        _LOG.log(level, "%s", fault)

    # --- the levels of a card --------------------------------------------------------------------

    def _level_size(self, level: int) -> QSize:
        width = max(1, self.size.width() >> level)
        return QSize(width, max(1, round(width * self.size.height() / self.size.width())))

    def _level(self, card: int, level: int) -> QImage:
        image = self._levels.get((card, level))
        if image is None:
            image = self._own(card, level)
            if image is None:
                image = self._other(card, level)
            self._levels.put((card, level), image, image.sizeInBytes())
        return image

    def _own(self, card: int, level: int) -> QImage | None:
        """The deck's own picture, if there is a sound one."""
        if self.lacks(card) or self.awaits(card):
            return None
        tile = self._tile(card, level)
        if tile is not None:
            return self._stretched(tile, level)
        try:
            if level == 0:
                return self._round(filling(read_picture(self._path(card)), self.size))
            has_larger = any(
                larger in self._sheets or self._levels.get((card, larger)) is not None
                for larger in range(level)
            )
            image = None if has_larger else self._reduced(card, level)
        except BrokenPicture as error:
            self._break(card, error)
            # also what a sheet has of it: one card, one picture
            self._levels.drop(lambda key: key[0] == card)
            return None
        if image is not None:
            return self._round(image, 1 / (1 << level))
        image = self._level(card, level - 1)
        return None if self.lacks(card) else self._stretched(image, level)

    def _stretched(self, image: QImage, level: int) -> QImage:
        image, size = image.convertToFormat(CANVAS), self._level_size(level)
        return image if image.size() == size else image.scaled(size, _STRETCH, _SMOOTH)

    def _round(self, image: QImage, scale: float = 1.0) -> QImage:
        corner = self.deck.document.card.corner * scale
        return image if image.hasAlphaChannel() or not corner else rounded(image, corner)

    def _other(self, card: int, level: int) -> QImage:
        """What is shown for want of the deck's own picture."""
        size = self._level_size(level)
        if self._fallback is not None:
            return filling(self._fallback.at_least(card, size.width()), size)
        if level:
            return self._level(card, 0).scaled(size, _STRETCH, _SMOOTH)
        return placeholder(card_name(card), self.size, float(self.deck.document.card.corner))

    def _reduced(self, card: int, level: int) -> QImage | None:
        """A file read at a half, a quarter or an eighth, if it can be: a JPEG can, and sooner.

        Where that is no whole number of pixels, the picture is as much as one wider than usual: to
        stretch it by that little would blur it.

        Raises:
            BrokenPicture: there is only a part of it.
        """
        image = self._reduced_half(card, level)
        if image is None and level <= _MOST_HALVED:
            image = read_reduced(self._path(card), self.size, 1 << level)
        return image

    def _reduced_half(self, card: int, level: int) -> QImage | None:
        """The same from the picture of half the size, if the deck has a sound one."""
        half = self._half(card)
        if half is None or level > _MOST_HALVED + 1:
            return None
        try:
            image = read_reduced(half, halved(self.size, 2), 1 << (level - 1))
            if image is None and level == 1:
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

    def _path(self, card: int) -> Path:
        return self.deck.picture(card) if self._prepared is None else self._prepared[card]

    def _half(self, card: int) -> Path | None:
        """The file in half the size, unless there is none or it is known to be of no use."""
        if self._prepared is not None or card in self._halves_broken:
            return None
        return self.deck.half(card)

    # --- the sheets: all cards small in one file, cut out as they are needed ----------------------

    def _tile(self, card: int, level: int) -> QImage | None:
        """A card cut out of the sheet for a level; ``None`` if none has it."""
        sheet = self._sheets.get(level)
        if sheet is None:
            return None
        image = self._sheet(level)
        height = round(sheet.width * self.size.height() / self.size.width())
        row, column = divmod(card, sheet.columns)
        place = QRect(column * sheet.width, row * height, sheet.width, height)
        if not image.rect().contains(place):
            return None
        return self._round(image.copy(place), sheet.width / self.size.width())

    def _sheet(self, level: int) -> QImage:
        """The whole sheet for a level, read once; an empty picture if it is broken."""
        image = self._sheet_images.get(level)
        if image is None:
            try:
                image = read_picture(self.deck.folder / self._sheets[level].file)
            except BrokenPicture as error:
                image = QImage()
                self._complain(f"{tr('no small pictures')}: {error}")
            self._sheet_images[level] = image
        return image


def _by_level(deck: DeckArt) -> dict[int, SmallPictures]:
    """The sheets by the level that each serves; of two for one level, the smaller."""
    whole = deck.document.card.width
    found: dict[int, SmallPictures] = {}
    for sheet in sorted(deck.document.sheets, key=lambda sheet: -sheet.width):
        if sheet.width <= whole:
            level = 0
            while whole >> level > sheet.width:
                level += 1
            found[level] = sheet
    return found


def filling(image: QImage, size: QSize) -> QImage:
    """The picture in this size: what sticks out is cut, never squeezed."""
    if image.size() == size:
        return image
    filling = Qt.AspectRatioMode.KeepAspectRatioByExpanding
    image = image.convertToFormat(CANVAS).scaled(size, filling, _SMOOTH)
    spare = image.size() - size
    return image.copy(QRect(QPoint(spare.width() // 2, spare.height() // 2), size))
