"""Pictures of the cards at any width and pixel ratio, crisp, and ready to paint."""

from __future__ import annotations

import logging
import math
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from hanafuda_desktop.cards.card import CARDS, MONTH_COUNT, Card, Category, Ribbon
from hanafuda_desktop.rules.files import TreeMemory
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    INDIGO,
    INK,
    MOSS,
    PAPER,
    PINE,
    PURPLE,
    UMBER,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)
from hanafuda_desktop.table.cards.deck import BACK, DeckArt, card_name, read_deck
from hanafuda_desktop.table.cards.files import CardFiles, MonthFiles, Sheets, placeholder, rounded
from hanafuda_desktop.table.cloth import faded
from hanafuda_desktop.table.signs.emblems import brushed

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


# Each card of a deck in every size that a power of two makes, decoded once.
#
# Each card has a chain of levels, every one half as wide as the one before, made when first asked
# for; a picture of any width is one step down from a level at least twice as wide. A window that
# is made smaller never reads a file again, and one that grows only where more is needed than was
# read. Why twice: Qt shrinks by averaging, and from a picture that is only a little larger every
# other pixel would be a mixture of two, which takes half of the crispness. What is kept is bounded
# in bytes.

_LEVEL_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
_LEVEL_STRETCH: Final = Qt.AspectRatioMode.IgnoreAspectRatio
_LEVEL_CANVAS: Final = QImage.Format.Format_ARGB32_Premultiplied


class Levels:
    """The chains of one deck: card and level in, image out.

    Level 0 is the deck's own size, each further one half as wide. A picture that cannot be read is
    taken from ``fallback``, or else is a placeholder; either way the log says so, once. A picture
    that is still being prepared is taken from there as well, without a word.
    """

    def __init__(
        self,
        deck: DeckArt,
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
        tile, size = tile.convertToFormat(_LEVEL_CANVAS), self._level_size(level)
        return tile if tile.size() == size else tile.scaled(size, _LEVEL_STRETCH, _LEVEL_SMOOTH)

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
        return image.convertToFormat(_LEVEL_CANVAS).scaled(
            self._level_size(level), _LEVEL_STRETCH, _LEVEL_SMOOTH
        )

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
            return self._image(card, 0).scaled(
                self._level_size(level), _LEVEL_STRETCH, _LEVEL_SMOOTH
            )
        return placeholder(card_name(card), self.size, self.corner)


def filling(image: QImage, size: QSize) -> QImage:
    """The picture in this size: what sticks out is cut, never squeezed."""
    if image.size() == size:
        return image
    filling = Qt.AspectRatioMode.KeepAspectRatioByExpanding
    image = image.convertToFormat(_LEVEL_CANVAS).scaled(size, filling, _LEVEL_SMOOTH)
    spare = image.size() - size
    return image.copy(QRect(QPoint(spare.width() // 2, spare.height() // 2), size))


# Beginner's marks: the month's numeral and the sign of the kind, laid over a card's picture.
#
# They stand on a small paper tag in the upper left corner, because that is what can be seen of a
# covered card: of a fanned column its upper sixth, of a fanned waste its left quarter. A kind is
# told by shape before colour: a sun with rays, a square seal with a bird, a slanting slip, a leaf;
# the slip has its ribbon's own colour, and writing if it is a poetry ribbon. Everything is drawn
# from strokes at the size at which it is seen, so that it is crisp and needs no font.

LEAST_WIDTH: Final = 34
"""On a card less wide than this, in logical pixels, there is no room for marks."""

_TAG: Final = 0.195
"""Height of the tag, in card widths: with its inset, what the most squeezed column still shows."""
_TAG_LEAST: Final = 12.0
"""Its least height in logical pixels, for small cards, but at most"""
_TAG_MOST: Final = 0.36
"""so many card widths."""
_INSET: Final = 0.042
_LONG: Final = 1.82
"""Width of the tag, in its heights."""

_PALE: Final = QColor(*mixed(PAPER, WHITE, 0.45))
_DARK: Final = QColor(*INK)


def _colour(pigment: Pigment) -> QColor:
    return QColor(*pigment)


_SUN: Final = _colour(mixed(VERMILION, BENI, 0.2))
_SQUARE: Final = _colour(mixed(PINE, MOSS, 0.12))
_LEAF: Final = _colour(mixed(UMBER, INK, 0.25))
_SLIPS: Final = {
    Ribbon.POETRY: _colour(VERMILION),
    Ribbon.RED: _colour(VERMILION),
    Ribbon.BLUE: _colour(mixed(INDIGO, PURPLE, 0.35)),
}

_Stroke = tuple[tuple[float, float], ...]
_FIGURES: Final[dict[str, tuple[float, tuple[_Stroke, ...]]]] = {
    "0": (60, (((30, 5), (10, 26), (9, 74), (30, 95), (51, 74), (50, 26), (30, 5)),)),
    "1": (36, (((7, 24), (22, 6)), ((22, 6), (23, 50), (22, 95)))),
    "2": (60, (((9, 26), (18, 8), (40, 7), (49, 26), (36, 54), (8, 92)), ((8, 93), (54, 91)))),
    "3": (
        58,
        (
            ((9, 14), (26, 5), (46, 14), (44, 36), (24, 47)),
            ((24, 47), (48, 56), (51, 79), (32, 95), (7, 86)),
        ),
    ),
    "4": (62, (((36, 6), (22, 38), (5, 68)), ((5, 68), (58, 66)), ((42, 40), (42, 95)))),
    "5": (
        58,
        (
            ((14, 8), (50, 6)),
            ((14, 8), (10, 45)),
            ((10, 45), (28, 38), (49, 50), (50, 76), (32, 95), (7, 87)),
        ),
    ),
    "6": (
        60,
        (
            (
                (42, 5),
                (20, 28),
                (9, 62),
                (18, 91),
                (40, 93),
                (52, 74),
                (42, 53),
                (22, 54),
                (11, 68),
            ),
        ),
    ),
    "7": (58, (((6, 9), (52, 7)), ((52, 7), (36, 50), (24, 95)))),
    "8": (
        60,
        (
            (
                (30, 47),
                (13, 34),
                (14, 13),
                (30, 5),
                (46, 13),
                (47, 34),
                (30, 47),
                (10, 64),
                (11, 86),
                (30, 95),
                (49, 86),
                (50, 64),
                (30, 47),
            ),
        ),
    ),
    "9": (60, (((50, 30), (40, 45), (20, 45), (9, 28), (18, 8), (40, 8), (51, 30), (36, 95)),)),
}
"""Strokes of each figure within a box 100 high, and how wide it is."""

_PRESSURE: Final = (15.0, 18.5, 16.5)
"""Widths of the brush in turn along a stroke."""
_BETWEEN: Final = 12.0

_BIRD: Final = (
    (((0, 12), (-22, -26), (-62, -42)), (26, 20, 3)),
    (((4, 10), (16, -28), (54, -56)), (26, 20, 3)),
    (((-54, 50), (-18, 34), (26, 18), (64, -2)), (12, 28, 24, 6)),
)
_SLIP_OUTLINE: Final = ((-66, -94), (4, -98), (22, -34), (46, 20), (76, 66), (22, 98), (-24, 46))
_LEAF_OUTLINE: Final = (
    (-70, 76),
    (-82, 14),
    (-52, -44),
    (8, -78),
    (86, -88),
    (80, -14),
    (46, 46),
    (-8, 78),
)


def tag_rect(width: float, ratio: float = 1.0) -> QRectF:
    """Where the tag stands on a card, in whole device pixels.

    Args:
        width: of the card, in device pixels.
        ratio: device pixels for each logical one.
    """
    high = max(_TAG * width, min(_TAG_LEAST * ratio, _TAG_MOST * width))
    inset = round(_INSET * width)
    return QRectF(inset, inset, round(high * _LONG), round(high))


def paint_marks(painter: QPainter, card: Card, width: float, ratio: float = 1.0) -> None:
    """Paint a card's marks over its picture, whose upper left corner is the origin.

    Args:
        painter: its units are device pixels.
        card: the card.
        width: of its picture, in device pixels.
        ratio: device pixels for each logical one.
    """
    if width < LEAST_WIDTH * ratio:
        return
    tag = tag_rect(width, ratio)
    high = tag.height()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = max(0.8, high * 0.035)
    painter.setPen(QPen(faded(_DARK, 0.5), line))
    painter.setBrush(faded(_PALE, 0.96))
    half = line / 2
    painter.drawRoundedRect(tag.adjusted(half, half, -half, -half), high * 0.2, high * 0.2)
    cell = QRectF(tag.x() + high * 0.09, tag.y(), high * 0.69, high)
    _paint_numeral(painter, card.month, cell.center(), high * 0.7, cell.width())
    side = high * 0.76
    middle = QPointF(tag.right() - high * 0.13 - side / 2, tag.center().y())
    paint_kind(painter, card.category, card.ribbon, middle, side)
    painter.restore()


@cache
def _numeral(month: int) -> QPainterPath:
    """A month's numeral, 100 high and centred on the origin."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    left = 0.0
    for figure in str(month):
        wide, strokes = _FIGURES[figure]
        for stroke in strokes:
            widths = [_PRESSURE[at % len(_PRESSURE)] for at in range(len(stroke))]
            path.addPath(brushed(stroke, widths).translated(left, 0))
        left += wide + _BETWEEN
    return path.translated(-(left - _BETWEEN) / 2, -50)


def _paint_numeral(
    painter: QPainter, month: int, middle: QPointF, high: float, room: float
) -> None:
    path = _numeral(month)
    scale = high / 100
    squeeze = min(1.0, room / (path.boundingRect().width() * scale))
    painter.save()
    painter.translate(middle)
    painter.scale(scale * squeeze, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_DARK)
    painter.drawPath(path)
    painter.restore()


def paint_kind(
    painter: QPainter, category: Category, ribbon: Ribbon | None, middle: QPointF, side: float
) -> None:
    """Paint the sign of a kind, ``side`` units wide and high around ``middle``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.scale(side / 200, side / 200)
    painter.setPen(Qt.PenStyle.NoPen)
    match category:
        case Category.BRIGHT:
            _paint(painter, _SUN, _rays())
            _paint(painter, _PALE, _disc(49))
            _paint(painter, _SUN, _disc(39))
        case Category.ANIMAL:
            _paint(painter, _SQUARE, _seal())
            for points, widths in _BIRD:
                _paint(painter, _PALE, brushed(points, widths))
        case Category.RIBBON:
            kind = ribbon if ribbon is not None else Ribbon.RED
            _paint(painter, _SLIPS[kind], _curved(_SLIP_OUTLINE))
            if kind is Ribbon.POETRY:
                _paint(painter, _DARK, brushed(((-22, -58), (2, -22), (-6, 4)), (16, 22, 12)))
                _paint(painter, _DARK, brushed(((10, 12), (22, 40), (34, 58)), (14, 22, 10)))
        case Category.CHAFF:
            _paint(painter, _LEAF, _curved(_LEAF_OUTLINE))
            _paint(painter, _PALE, brushed(((-92, 92), (-8, 2), (60, -64)), (13, 17, 5)))
    painter.restore()


def _paint(painter: QPainter, colour: QColor, path: QPainterPath) -> None:
    painter.setBrush(colour)
    painter.drawPath(path)


def _disc(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(), radius, radius)
    return path


@cache
def _rays(points: int = 12) -> QPainterPath:
    """A disc whose edge runs out in points."""
    corners = []
    for step in range(points * 2):
        angle = math.pi * step / points
        reach = 68 if step % 2 else 100
        corners.append(QPointF(math.cos(angle) * reach, math.sin(angle) * reach))
    path = QPainterPath()
    path.addPolygon(QPolygonF([*corners, corners[0]]))
    return path


@cache
def _seal() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-86, -86, 172, 172), 22, 22)
    return path


@cache
def _curved(outline: tuple[tuple[float, float], ...]) -> QPainterPath:
    """A shape whose corners are a little soft, as cut by hand."""
    points = [QPointF(x, y) for x, y in outline]
    path = QPainterPath()
    count = len(points)
    soft = 0.3
    for number in range(count):
        before, here, after = points[number - 1], points[number], points[(number + 1) % count]
        start, stop = here + (before - here) * soft, here + (after - here) * soft
        if number == 0:
            path.moveTo(start)
        else:
            path.lineTo(start)
        path.quadTo(here, stop)
    path.closeSubpath()
    return path


_LOG: Final = logging.getLogger(__name__)
_LEVEL_BYTES: Final = 112 << 20
"""Enough for a whole deck 900 pixels high; it is filled only where cards are shown so large."""
_PIXMAP_BYTES: Final = 40 << 20
_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
_STRETCH: Final = Qt.AspectRatioMode.IgnoreAspectRatio
_CANVAS: Final = QImage.Format.Format_ARGB32_Premultiplied
_FINER: Final = 2
"""How much wider than what is asked for a level should be: see :class:`Levels`."""


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
                instead, by card (see :data:`BACK`). What is not there
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
            card: its number, or :data:`BACK`.
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
