"""A deck on paper, to be printed on both sides and cut: where everything stands, and as what.

A sheet takes four months, a row each, so that a row is the month's wide picture before it is cut.
Each card is printed a little beyond its edge (the bleed), so that a cut that is a hair off shows no
white; crop marks in the gaps say where to cut. The sheet's other side has the backs, mirrored, with
a wider bleed: printers seldom lay both sides quite upon each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Final

from PIL import Image

from hanafuda_desktop.studio.card import CARD_HEIGHT, CARD_WIDTH
from hanafuda_desktop.studio.production import Order, PictureFormat, card_pictures, encoded
from hanafuda_desktop.studio.scans import fitted, opened

# Writes a PDF: pages of an exact size with pictures, straight lines and a little text on them.
#
# Pillow's own PDF writer makes one picture of a page, whose size it then rounds to whole pixels;
# for cards that are to be cut, sizes must be true and lines sharp. Everything here is in
# millimetres from the top left corner of the page. There is no date in the file, so that the same
# pages give the same bytes.

POINTS: Final = 72 / 25.4
"""Points in a millimetre."""

_HAIRLINE: Final = 0.25
"""Points; as thin as a printer prints a black line well."""


@dataclass(frozen=True, slots=True, eq=False)
class Jpeg:
    """A picture in the bytes of a JPEG file, red, green and blue, and its size in pixels.

    One that stands in several places is in the file once.
    """

    data: bytes
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class PlacedPicture:
    """A picture on a page: its left and upper edge, width and height."""

    jpeg: Jpeg
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Line:
    """A hairline from one point to another."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text that begins at a point on its base line; its size is in points."""

    x: float
    y: float
    text: str
    size: float = 7.0


@dataclass(frozen=True, slots=True)
class PrintPage:
    """One page: its size, and what is on it."""

    width: float
    height: float
    pictures: Sequence[PlacedPicture] = ()
    lines: Sequence[Line] = ()
    words: Sequence[Words] = ()


def pdf_bytes(pages: Sequence[PrintPage], title: str) -> bytes:
    """The pages as a PDF that asks to be printed at its true size, on both sides of the paper."""
    file = _File()
    font = file.add(
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"
    )
    tree = file.reserve()
    pictures = {placed.jpeg: 0 for page in pages for placed in page.pictures}
    for jpeg in pictures:
        pictures[jpeg] = file.add(_picture_entry(jpeg), jpeg.data)
    leaves = [_add_page(file, page, tree, font, pictures) for page in pages]
    kids = b" ".join(_ref(leaf) for leaf in leaves)
    file.fill(tree, b"<< /Type /Pages /Count %d /Kids [%b] >>" % (len(leaves), kids))
    root = file.add(
        b"<< /Type /Catalog /Pages %b /ViewerPreferences"
        b" << /PrintScaling /None /Duplex /DuplexFlipLongEdge >> >>" % _ref(tree)
    )
    info = file.add(b"<< /Title %b /Creator (Hanafuda Desktop) >>" % _string(title))
    return file.finished(root, info)


class _File:
    """The numbered objects of a PDF, and at the end the table that says where they are."""

    def __init__(self) -> None:
        self._objects: list[bytes] = []

    def reserve(self) -> int:
        """A number for an object that is filled in later."""
        self._objects.append(b"")
        return len(self._objects)

    def fill(self, number: int, entry: bytes, stream: bytes | None = None) -> None:
        if stream is not None:
            entry = entry.removesuffix(b">>") + b"/Length %d >>" % len(stream)
            entry += b"\nstream\n" + stream + b"\nendstream"
        self._objects[number - 1] = entry

    def add(self, entry: bytes, stream: bytes | None = None) -> int:
        number = self.reserve()
        self.fill(number, entry, stream)
        return number

    def finished(self, root: int, info: int) -> bytes:
        # The four bytes above 127 tell whoever copies the file that it is no text.
        parts = [b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"]
        at, places = len(parts[0]), []
        for number, entry in enumerate(self._objects, 1):
            places.append(at)
            parts.append(b"%d 0 obj\n%b\nendobj\n" % (number, entry))
            at += len(parts[-1])
        count = len(places) + 1
        parts.append(b"xref\n0 %d\n0000000000 65535 f \n" % count)
        parts += [b"%010d 00000 n \n" % place for place in places]
        trailer = b"trailer\n<< /Size %d /Root %b /Info %b >>\n" % (count, _ref(root), _ref(info))
        parts.append(trailer + b"startxref\n%d\n%%%%EOF\n" % at)
        return b"".join(parts)


def _add_page(file: _File, page: PrintPage, tree: int, font: int, pictures: dict[Jpeg, int]) -> int:
    used = {placed.jpeg: None for placed in page.pictures}
    names = {jpeg: b"P%d" % pictures[jpeg] for jpeg in used}
    content = file.add(b"<< >>", _content(page, names))
    shown = b" ".join(b"/%b %b" % (name, _ref(pictures[jpeg])) for jpeg, name in names.items())
    box = b"[0 0 %b %b]" % (_number(page.width * POINTS), _number(page.height * POINTS))
    return file.add(
        b"<< /Type /Page /Parent %b /MediaBox %b /Contents %b"
        b" /Resources << /XObject << %b >> /Font << /F %b >> >> >>"
        % (_ref(tree), box, _ref(content), shown, _ref(font))
    )


def _picture_entry(jpeg: Jpeg) -> bytes:
    return (
        b"<< /Type /XObject /Subtype /Image /Width %d /Height %d /ColorSpace /DeviceRGB"
        b" /BitsPerComponent 8 /Filter /DCTDecode >>" % (jpeg.width, jpeg.height)
    )


def _content(page: PrintPage, names: dict[Jpeg, bytes]) -> bytes:
    def put(x: float, y: float) -> bytes:
        return _number(x * POINTS) + b" " + _number((page.height - y) * POINTS)

    parts = [b"%b w 0 G" % _number(_HAIRLINE)]
    for line in page.lines:
        parts.append(b"%b m %b l S" % (put(line.x1, line.y1), put(line.x2, line.y2)))
    for placed in page.pictures:
        size = (_number(placed.width * POINTS), _number(placed.height * POINTS))
        corner = put(placed.x, placed.y + placed.height)
        parts.append(b"q %b 0 0 %b %b cm /%b Do Q" % (*size, corner, names[placed.jpeg]))
    for words in page.words:
        where = put(words.x, words.y)
        size_of = _number(words.size)
        parts.append(b"BT /F %b Tf %b Td %b Tj ET" % (size_of, where, _string(words.text)))
    return b"\n".join(parts)


def _ref(number: int) -> bytes:
    return b"%d 0 R" % number


def _number(value: float) -> bytes:
    return f"{value:.4f}".rstrip("0").rstrip(".").encode()


def _string(text: str) -> bytes:
    """A text in parentheses; a letter that the plain fonts of PDF lack becomes a question mark."""
    data = text.encode("cp1252", "replace")
    for special in (b"\\", b"(", b")"):
        data = data.replace(special, b"\\" + special)
    return b"(" + data + b")"


BLEED: Final = 1.5
"""Millimetres that a front is printed beyond its edge."""
BACK_BLEED: Final = 2.5
"""The same for a back: nearly to the middle of the gap."""

PRINT_HEIGHT: Final = round(CARD_HEIGHT / 25.4 * 600)
"""Height in pixels of a card at 600 dots an inch."""

_COLUMNS: Final = 4
_ROWS: Final = 4
_GAP: Final = 6.0
_CLEAR: Final = 0.5
"""Between a crop mark and the colour next to it."""
_MARK: Final = 5.0
"""Length of the crop marks outside; within the gaps they are as long as there is room."""
_QUALITY: Final = 92


class Paper(StrEnum):
    """The sheets that printers take."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in millimetres."""
        return (210.0, 297.0) if self is Paper.A4 else (215.9, 279.4)


def places(paper: Paper) -> tuple[tuple[float, float], ...]:
    """The upper left corners of a sheet's cards, row by row, in millimetres."""
    lefts, tops = _edges(paper)
    return tuple((left, top) for top in tops for left in lefts)


def _edges(paper: Paper) -> tuple[list[float], list[float]]:
    wide, high = paper.size
    left = (wide - _COLUMNS * CARD_WIDTH - (_COLUMNS - 1) * _GAP) / 2
    top = (high - _ROWS * CARD_HEIGHT - (_ROWS - 1) * _GAP) / 2
    lefts = [left + column * (CARD_WIDTH + _GAP) for column in range(_COLUMNS)]
    return lefts, [top + row * (CARD_HEIGHT + _GAP) for row in range(_ROWS)]


def crop_marks(paper: Paper) -> tuple[Line, ...]:
    """Where to cut: each cut is marked outside the cards and in every gap that it crosses."""
    lefts, tops = _edges(paper)
    across = _spans(tops, CARD_HEIGHT)
    along = _spans(lefts, CARD_WIDTH)
    upright = [
        Line(x, start, x, stop)
        for left in lefts
        for x in (left, left + CARD_WIDTH)
        for start, stop in across
    ]
    level = [
        Line(start, y, stop, y)
        for top in tops
        for y in (top, top + CARD_HEIGHT)
        for start, stop in along
    ]
    return (*upright, *level)


def _spans(starts: Sequence[float], length: float) -> list[tuple[float, float]]:
    """From where to where a crop mark runs: before the cards, in the gaps, and after them."""
    off = BLEED + _CLEAR
    before = (starts[0] - off - _MARK, starts[0] - off)
    gaps = [(one + length + off, other - off) for one, other in pairwise(starts)]
    last = starts[-1] + length + off
    return [before, *gaps, (last, last + _MARK)]


def pages(fronts: Sequence[Jpeg], back: Jpeg, paper: Paper, footer: str) -> tuple[PrintPage, ...]:
    """The sheets, each a page of fronts and then the page on its other side.

    Args:
        fronts: the cards, printed :data:`BLEED` beyond their edges.
        back: the back, printed :data:`BACK_BLEED` beyond its edges.
        paper: what they are printed on.
        footer: a line of text below the fronts.
    """
    corners = places(paper)
    made: list[PrintPage] = []
    for first in range(0, len(fronts), len(corners)):
        these = fronts[first : first + len(corners)]
        made.append(_front(these, corners, paper, f"{footer} – {first // len(corners) + 1}"))
        made.append(_reverse(back, corners[: len(these)], paper))
    return tuple(made)


def _front(
    fronts: Sequence[Jpeg], corners: Sequence[tuple[float, float]], paper: Paper, footer: str
) -> PrintPage:
    placed = [_placed(jpeg, x, y, BLEED) for jpeg, (x, y) in zip(fronts, corners, strict=False)]
    last = max(y for _, y in corners) + CARD_HEIGHT
    words = Words(min(x for x, _ in corners), last + BLEED + _CLEAR + _MARK + 4.0, footer)
    return PrintPage(*paper.size, placed, crop_marks(paper), [words])


def _reverse(back: Jpeg, corners: Sequence[tuple[float, float]], paper: Paper) -> PrintPage:
    """The other side of a sheet that is turned over like a page: left and right change places."""
    wide = paper.size[0]
    mirrored = [(wide - x - CARD_WIDTH, y) for x, y in corners]
    return PrintPage(*paper.size, [_placed(back, x, y, BACK_BLEED) for x, y in mirrored])


def _placed(jpeg: Jpeg, x: float, y: float, bleed: float) -> PlacedPicture:
    """A picture with its bleed, so that the card itself has its corner at ``x``, ``y``."""
    return PlacedPicture(
        jpeg, x - bleed, y - bleed, CARD_WIDTH + 2 * bleed, CARD_HEIGHT + 2 * bleed
    )


def printed(fronts: Sequence[Jpeg], back: Jpeg, paper: Paper, *, title: str, footer: str) -> bytes:
    """The whole deck as a PDF; see :func:`pages`."""
    return pdf_bytes(pages(fronts, back, paper, footer), title)


def printable_cards(order: Order, bleed: float) -> tuple[Jpeg, ...]:
    """Draw what an order asks for, ready for the press."""
    return tuple(printable(card, bleed) for card in card_pictures(order.cards, order.height))


def printable_file(
    data: bytes, bleed: float, *, trim: bool, corner: float, shape: float = CARD_HEIGHT / CARD_WIDTH
) -> Jpeg:
    """A picture from a file, ready for the press: taken in as the table takes it.

    One of another shape is cut to that of a card, never squeezed; one with more than 600 dots an
    inch is made smaller.

    Args:
        data: the file.
        bleed: in millimetres.
        trim: whether pale margins are cut off first.
        corner: radius of the corners, counted in the card's height. What lies beyond them is
            printed in the colour of the border.
        shape: height of the deck's cards, counted in their width.

    Raises:
        NoPicture: the bytes are none, or no card is found on it.
    """
    picture = opened(data, trim=trim, shape=shape)
    height = min(PRINT_HEIGHT, max(picture.height, 16))
    size = (round(height * CARD_WIDTH / CARD_HEIGHT), height)
    return printable(fitted(picture, size, round(corner * height)), bleed)


def printable(card: Image.Image, bleed: float) -> Jpeg:
    """A card's picture (RGBA) with its corners filled and its edges drawn out by the bleed.

    Args:
        card: the picture.
        bleed: in millimetres.
    """
    x, y = round(card.width * bleed / CARD_WIDTH), round(card.height * bleed / CARD_HEIGHT)
    whole = _drawn_out(_filled(card), max(1, x), max(1, y))
    return Jpeg(encoded(whole, PictureFormat.JPG, quality=_QUALITY), whole.width, whole.height)


def _filled(card: Image.Image) -> Image.Image:
    """The card with what is clear in the colour that it has in the middle of its upper edge."""
    solid = card.convert("RGB")
    middle = card.width // 2
    spot = solid.crop((middle - 2, 0, middle + 2, 4)).resize((1, 1), Image.Resampling.BOX)
    ground = spot.resize(card.size, Image.Resampling.NEAREST)
    ground.paste(solid, mask=card.getchannel("A"))
    return ground


def _drawn_out(card: Image.Image, x: int, y: int) -> Image.Image:
    """The card with its outermost rows and columns of pixels repeated outwards."""
    wide, high = card.size
    broad = Image.new("RGB", (wide + 2 * x, high))
    broad.paste(card.crop((0, 0, 1, high)).resize((x, high)), (0, 0))
    broad.paste(card.crop((wide - 1, 0, wide, high)).resize((x, high)), (x + wide, 0))
    broad.paste(card, (x, 0))
    whole = Image.new("RGB", (broad.width, high + 2 * y))
    whole.paste(broad.crop((0, 0, broad.width, 1)).resize((broad.width, y)), (0, 0))
    whole.paste(
        broad.crop((0, high - 1, broad.width, high)).resize((broad.width, y)), (0, y + high)
    )
    whole.paste(broad, (0, y))
    return whole
