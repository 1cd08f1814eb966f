"""Words, little cards and marks set on a sheet: first laid out as plain things, then painted.

What an overlay shows is set once for a size; painting only goes through the list. So a test can ask
of every word whether it fits the room that it was given, without looking at a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import INK, NIGHT, PAPER, VERMILION, faded, inks
from hanafuda_desktop.table.lettering import (
    LEAST,
    advance,
    fitted,
    letter_font,
    line_height,
    wrapped,
)
from hanafuda_desktop.table.narration import RoundNames

if TYPE_CHECKING:
    from hanafuda_desktop.engine.rounds import Factor, Payment, YakuScore

# A part of a panel that can be higher than the room it has: wheel, keys, drag, and a thin bar.

_NOTCH: Final = 120.0
"""What a wheel tells for one click of it."""
_BAR: Final = 5.0


class Scroll:
    """How far a body is scrolled in the rectangle through which it is seen."""

    def __init__(self) -> None:
        self.offset = 0.0
        self._whole = 0.0
        self._seen = QRectF()

    @property
    def is_needed(self) -> bool:
        """Whether not everything is seen at once."""
        return self._whole > self._seen.height() + 0.5

    def fit(self, whole: float, seen: QRectF) -> None:
        """The body is so high now and seen through this rectangle."""
        self._whole, self._seen = whole, QRectF(seen)
        self._to(self.offset)

    def _to(self, offset: float) -> None:
        self.offset = float(round(max(0.0, min(offset, self._whole - self._seen.height()))))

    def reveal(self, bottom: float, top: float = inf) -> None:
        """Bring what ends there into sight, and rather what begins there."""
        self._to(min(max(self.offset, bottom - self._seen.height()), top))

    def turn(self, delta: float) -> None:
        """The wheel was turned."""
        self._to(self.offset - delta / _NOTCH * self._seen.height() * 0.2)

    def drag(self, down: float) -> None:
        """The body was drawn along."""
        self._to(self.offset - down)

    def obey(self, key: Qt.Key) -> bool:
        """Scroll as a key asks; returns whether there was anything to scroll for it."""
        if not self.is_needed:
            return False
        page = self._seen.height() * 0.9
        ways = {
            Qt.Key.Key_Up: -page / 6,
            Qt.Key.Key_Down: page / 6,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Home: -self._whole,
            Qt.Key.Key_End: self._whole,
        }
        if key not in ways:
            return False
        self._to(self.offset + ways[key])
        return True

    def paint(self, painter: QPainter, body: Callable[[QPainter, QRectF], None]) -> None:
        """Paint what is seen of the body, and where in it that is."""
        seen = self._seen
        if seen.isEmpty():
            return
        painter.save()
        if self.is_needed:
            painter.setClipRect(seen.adjusted(-2, 0, 2, 0))
        painter.translate(seen.left(), seen.top() - self.offset)
        body(painter, QRectF(0, self.offset, seen.width(), seen.height()))
        painter.restore()
        if self.is_needed:
            self._paint_bar(painter)

    def _paint_bar(self, painter: QPainter) -> None:
        seen = self._seen
        way = QRectF(seen.right() + _BAR, seen.top(), _BAR, seen.height())
        high = max(24.0, seen.height() * seen.height() / self._whole)
        top = (seen.height() - high) * self.offset / max(1.0, self._whole - seen.height())
        inks(painter, faded(INK, 0.1))
        painter.drawRoundedRect(way, _BAR / 2, _BAR / 2)
        painter.setBrush(faded(INK, 0.55))
        painter.drawRoundedRect(QRectF(way.left(), way.top() + top, _BAR, high), _BAR / 2, _BAR / 2)


_MISSING: Final = 0.62
_LOST: Final = 0.34
_DIM: Final = 0.75


class CardLook(Enum):
    """How a little card is shown."""

    PLAIN = auto()
    MISSING = auto()
    """Faint, in a broken outline."""
    LOST = auto()
    """Fainter, and struck through."""
    DIM = auto()
    """There, but of no use."""


class Text(NamedTuple):
    """A line of words.

    Attributes:
        rect: the room that it has.
        text: the words, cut where they did not fit.
        pixels: size of the letters.
        bold: whether they are heavy.
        ink: their colour.
        align: where they stand in the room, from left to right.
        whole: the words as they were given.
        struck: whether a line goes through them.
    """

    rect: QRectF
    text: str
    pixels: int
    bold: bool
    ink: QColor
    align: Qt.AlignmentFlag
    whole: str
    struck: bool = False

    def paint(self, painter: QPainter, _: CardPictures | None) -> None:
        """Write it."""
        font = letter_font(self.pixels, bold=self.bold)
        font.setStrikeOut(self.struck)
        painter.setFont(font)
        painter.setPen(self.ink)
        flags = Qt.AlignmentFlag.AlignVCenter | self.align
        painter.drawText(self.rect, flags | Qt.TextFlag.TextSingleLine, self.text)


class LittleCard(NamedTuple):
    """A card's picture; ``rect.width()`` is whole."""

    rect: QRectF
    card: int | None
    look: CardLook

    def paint(self, painter: QPainter, pictures: CardPictures | None) -> None:
        """Copy the picture, and mark it as it is meant."""
        if pictures is None:
            return
        ratio = painter.device().devicePixelRatioF()
        picture = pictures.pixmap(self.card, round(self.rect.width()), ratio, bare=True)
        spot = snapped(painter, self.rect.topLeft())
        if self.look is CardLook.PLAIN:
            painter.drawPixmap(spot, picture)
            return
        # On the ground of a card, so that what lies beneath does not shine through.
        corner = pictures.corner * self.rect.width()
        lost = self.look is CardLook.LOST
        before = painter.opacity()
        shown = {CardLook.LOST: _LOST, CardLook.DIM: _DIM}.get(self.look, _MISSING)
        inks(painter, faded(NIGHT, 0.5))
        painter.drawRoundedRect(self.rect, corner, corner)
        painter.setOpacity(before * shown)
        painter.drawPixmap(spot, picture)
        painter.setOpacity(before)
        if self.look is not CardLook.DIM:
            _paint_outline(painter, self.rect, corner, lost=lost)


class Fill(NamedTuple):
    """A rounded rectangle: its ground, its line, or both."""

    rect: QRectF
    ground: QColor | None = None
    line: QColor | None = None
    thick: float = 1.0
    corner: float = 0.0

    def paint(self, painter: QPainter, _: CardPictures | None) -> None:
        """Draw it."""
        inks(painter, self.ground, self.line, self.thick)
        painter.drawRoundedRect(self.rect, self.corner, self.corner)


class Drawing(NamedTuple):
    """A mark that knows how to draw itself into a rectangle."""

    rect: QRectF
    draw: Callable[[QPainter, QRectF], None]
    name: str = ""

    def paint(self, painter: QPainter, _: CardPictures | None) -> None:
        """Let it draw itself."""
        painter.save()
        self.draw(painter, self.rect)
        painter.restore()


_Thing = Text | LittleCard | Fill | Drawing


@dataclass(slots=True)
class Sheet:
    """What has been set so far, in the order in which it is painted."""

    things: list[_Thing] = field(default_factory=list)

    @property
    def texts(self) -> tuple[Text, ...]:
        """The words alone."""
        return tuple(thing for thing in self.things if isinstance(thing, Text))

    @property
    def cards(self) -> tuple[LittleCard, ...]:
        """The little cards alone."""
        return tuple(thing for thing in self.things if isinstance(thing, LittleCard))

    def write(
        self,
        rect: QRectF,
        text: str,
        pixels: int,
        *,
        bold: bool = False,
        ink: QColor = INK,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        struck: bool = False,
    ) -> Text:
        """Set a line of words: smaller where the room asks for it, and cut where that does not do.

        Args:
            rect: the room; the words stand in the middle of its height.
            text: the words.
            pixels: how large the letters should be.
            bold: whether they are heavy.
            ink: their colour.
            align: where they stand in the room.
            struck: whether a line goes through them.
        """
        pixels, shown = fitted(text, rect.width(), pixels, bold=bold, least=min(LEAST, pixels))
        done = Text(QRectF(rect), shown, pixels, bold, ink, align, text, struck)
        self.things.append(done)
        return done

    def card(
        self, spot: QPointF, card: int | None, size: tuple[int, float], look: CardLook
    ) -> None:
        """Set a little card with its left top corner there."""
        self.things.append(LittleCard(QRectF(spot.x(), spot.y(), *size), card, look))

    def fill(
        self,
        rect: QRectF,
        ground: QColor | None = None,
        *,
        line: QColor | None = None,
        thick: float = 1.0,
        corner: float = 0.0,
    ) -> None:
        """Set a rounded rectangle."""
        self.things.append(Fill(QRectF(rect), ground, line, thick, corner))

    def draw(self, rect: QRectF, draw: Callable[[QPainter, QRectF], None], name: str = "") -> None:
        """Set a mark; ``name`` says which, for who looks at the list."""
        self.things.append(Drawing(QRectF(rect), draw, name))

    def take(self, other: Sheet, by: QPointF) -> None:
        """Set everything of another sheet, moved by this much."""
        self.things += [thing._replace(rect=thing.rect.translated(by)) for thing in other.things]

    def paint(self, painter: QPainter, pictures: CardPictures | None, part: QRectF) -> None:
        """Paint everything that shows in a part of the sheet."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        for thing in self.things:
            if not thing.rect.adjusted(-2, -2, 2, 2).intersects(part):
                continue
            thing.paint(painter, pictures)


def _paint_outline(painter: QPainter, rect: QRectF, corner: float, *, lost: bool) -> None:
    thick = max(1.0, rect.width() * 0.045)
    pen = QPen(faded(PAPER, 0.35 if lost else 0.95), thick)
    if not lost:
        pen.setDashPattern([2.6, 2.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = thick / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), corner, corner)
    if lost:
        pen = QPen(faded(PAPER, 0.6), max(1.3, rect.width() * 0.06))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        inset = rect.width() * 0.16
        painter.drawLine(
            QPointF(rect.left() + inset, rect.bottom() - inset),
            QPointF(rect.right() - inset, rect.top() + inset),
        )


def snapped(painter: QPainter, point: QPointF) -> QPointF:
    """The nearest point at which a picture meets whole device pixels, so that it stays crisp."""
    to_device: QTransform = painter.deviceTransform()
    device = to_device.map(point)
    back, invertible = to_device.inverted()
    return back.map(QPointF(round(device.x()), round(device.y()))) if invertible else point


def paint_paper(painter: QPainter, box: QRectF) -> None:
    """A sheet of paper with its shadow and a red line within its edge."""
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(5):
        painter.setBrush(faded(NIGHT, 0.1))
        reach = 5 - step
        painter.drawRoundedRect(box.adjusted(-reach, 2, reach, 4 + 3 * reach), 10, 10)
    inks(painter, PAPER, INK, 2)
    painter.drawRoundedRect(box, 9, 9)
    inks(painter, None, VERMILION, 1.5)
    painter.drawRoundedRect(box.adjusted(7, 7, -7, -7), 5, 5)


_RIGHT = Qt.AlignmentFlag.AlignRight
_ONE_LINE = 24
"""From how many letters on a yaku's name, cards and points stand in one line."""
_MOST_LABEL = 0.45
"""How much of such a line the name may take."""
_SQUEEZED = 0.75
"""Its letters are rather so much smaller than that it has a line of its own."""


def card_size(width: float, aspect: float) -> tuple[int, float]:
    """Width and height of a little card about so wide; ``aspect`` is its height in its width."""
    return round(width), float(round(round(width) * aspect))


def product_text(payment: Payment) -> str:
    """How a payment was multiplied: ``5 × 2 × 2 = 20``; empty where it was not."""
    if not payment.factors:
        return ""
    product = payment.base
    for factor in payment.factors:
        product *= factor.factor
    times = "".join(f" × {factor.factor}" for factor in payment.factors)
    return f"{payment.base}{times} = {product}"


@dataclass(slots=True)
class TextColumn:
    """Words set one below the other.

    Attributes:
        width: the room from left to right.
        letters: size of ordinary letters, in pixels.
        height: how far down it is set.
        sheet: what is set.
    """

    width: float
    letters: int
    height: float = 0.0
    sheet: Sheet = field(default_factory=Sheet)

    @property
    def size(self) -> QSizeF:
        """All the room that it takes."""
        return QSizeF(self.width, self.height)

    def skip(self, letters: float) -> None:
        """Leave as much free as so many letters are high."""
        self.height += self.letters * letters

    def row(self, high: float = 0.0) -> QRectF:
        """The next so many pixels, in which something is to be set; a line of words if none."""
        row = QRectF(0, self.height, self.width, high or line_height(self.letters))
        self.height += row.height()
        return row

    def paragraph(
        self,
        text: str,
        pixels: int = 0,
        *,
        inset: float = 0.0,
        aside: float = 0.0,
        bold: bool = False,
        ink: QColor = INK,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """Set words in as many lines as they take.

        Args:
            text: the words.
            pixels: how large the letters are, if not ordinary.
            inset: how much is left free to the left.
            aside: how much is left free to the right.
            bold: whether they are heavy.
            ink: their colour.
            align: where they stand in what is not left free.
        """
        pixels = pixels or self.letters
        for words in wrapped(text, self.width - inset - aside, pixels, bold=bold):
            line = self.row(line_height(pixels)).adjusted(inset, 0, -aside, 0)
            self.sheet.write(line, words, pixels, bold=bold, ink=ink, align=align)

    def pair(
        self,
        what: str,
        much: str,
        pixels: int = 0,
        *,
        high: float = 0.0,
        bold: bool = False,
        heavy: bool = False,
        ink: QColor = INK,
    ) -> None:
        """Set a line with a number at its end.

        Args:
            what: what is counted.
            much: the number.
            pixels: how large the letters are, if not ordinary.
            high: how high the line is, if not as usual.
            bold: whether the words are heavy.
            heavy: whether the number is.
            ink: the colour of both.
        """
        pixels = pixels or self.letters
        line = self.row(high or line_height(pixels))
        words = line.adjusted(0, 0, -advance(much, pixels, bold=heavy) - 4, 0)
        self.sheet.write(words, what, pixels, bold=bold, ink=ink)
        self.sheet.write(line, much, pixels, bold=heavy, ink=ink, align=_RIGHT)


def cells(row: QRectF, widths: Sequence[float], gap: float = 0.0) -> list[QRectF]:
    """The cells of a table's row, so wide and so far apart; endlessly wide ones share the rest."""
    fixed = sum(width for width in widths if width < inf)
    free = row.width() - fixed - gap * (len(widths) - 1)
    found, left = [], row.left()
    for width in widths:
        wide = width if width < inf else free / widths.count(inf)
        found.append(QRectF(left, row.top(), wide, row.height()))
        left += wide + gap
    return found


def square(cell: QRectF, side: float, inset: float = 0.0) -> QRectF:
    """The square of a mark at the beginning of a cell, after an inset."""
    return QRectF(cell.left() + inset, cell.center().y() - side / 2, side, side)


def set_grid(
    blocks: Sequence[TextColumn], columns: int, finish: Callable[[Sheet, QRectF, int, int], None]
) -> TextColumn:
    """Set blocks of one width beside each other, all of a row equally high.

    Args:
        blocks: what is set.
        columns: how many stand in a row; those of an unfinished one stand in the middle.
        finish: sets the ground of a block, and what stands at its foot: on which sheet, where,
            which block it is, and of which letters.
    """
    letters = blocks[0].letters
    gap = pad = letters * 0.8
    width = blocks[0].width + 2 * pad
    whole = TextColumn(width * columns + gap * (columns - 1), letters)
    for first in range(0, len(blocks), columns):
        row = blocks[first : first + columns]
        box = whole.row(max(block.height for block in row) + 2 * pad)
        box.setWidth(width)
        box.moveLeft((columns - len(row)) * (width + gap) / 2)
        for number, block in enumerate(row, first):
            finish(whole.sheet, box, number, letters)
            whole.sheet.take(block.sheet, box.topLeft() + QPointF(pad, pad))
            box.translate(width + gap, 0)
        whole.height += gap
    whole.height -= gap
    return whole


def _label_width(yaku: Sequence[str], width: float, letters: int) -> float:
    """The room for the names of these yaku beside their cards; 0 where that is too narrow."""
    widest = max((advance(name, letters) for name in yaku), default=0.0) + 2
    if width < letters * _ONE_LINE or widest * _SQUEEZED > width * _MOST_LABEL:
        return 0.0
    return min(widest, width * _MOST_LABEL)


def factor_lines(factors: Sequence[Factor], names: RoundNames) -> list[str]:
    """Multipliers by name."""
    return [f"×{one.factor}  {names.factors[one.id]}" for one in factors]


def set_cards(
    sheet: Sheet,
    room: QRectF,
    cards: Sequence[tuple[int | None, CardLook]],
    size: tuple[int, float],
) -> float:
    """Set little cards in a row, one over the other where the room asks for it.

    Returns:
        how wide the row is.
    """
    width, high = size
    if not cards:
        return 0.0
    step = width + max(1.0, round(width * 0.1))
    if len(cards) > 1:
        step = min(step, (room.width() - width) / (len(cards) - 1))
    top = room.top() + (room.height() - high) / 2
    for index, (card, look) in enumerate(cards):
        spot = QPointF(int(room.left() + index * step), round(top))
        sheet.card(spot, card, size, look)
    return step * (len(cards) - 1) + width


def set_yaku(
    column: TextColumn,
    scores: Sequence[YakuScore],
    names: Mapping[str, str],
    size: tuple[int, float],
    *,
    counts: bool = True,
) -> None:
    """Set yaku with their cards and points: each in a line if the names leave room, else in two.

    Args:
        column: where to.
        scores: the yaku.
        names: what people call them, by their ids.
        size: width and height of a little card.
        counts: whether they were worth anything in the end; else they are set in pale letters.
    """
    letters, sheet, width = column.letters, column.sheet, column.width
    ink = INK if counts else faded(INK, 0.66)
    label = _label_width([names[score.yaku] for score in scores], width, letters)
    for score in scores:
        points, name = str(score.points), names[score.yaku]
        aside = max(advance(points, letters, bold=True), letters * 1.6) + 2
        if label:
            row = column.row(size[1] + letters * 0.35)
            first = QRectF(row)
            sheet.write(row.adjusted(0, 0, label - width, 0), name, letters, ink=ink)
            row.adjust(label + letters * 0.9, 0, -aside, 0)
        else:
            first = QRectF(0, column.height, width, line_height(letters))
            column.paragraph(name, aside=aside, ink=ink)
            row = column.row(size[1])
            column.skip(0.35)
        set_cards(sheet, row, [(card, CardLook.PLAIN) for card in score.cards], size)
        first.setLeft(width - aside)
        sheet.write(first, points, letters, bold=True, ink=ink, align=_RIGHT)
