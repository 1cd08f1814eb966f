"""Writes a PDF: pages of an exact size with pictures, straight lines and a little text on them.

Pillow's own PDF writer makes one picture of a page, whose size it then rounds to whole pixels; for
cards that are to be cut, sizes must be true and lines sharp. Everything here is in millimetres from
the top left corner of the page. There is no date in the file, so that the same pages give the same
bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

__all__ = ["POINTS", "Jpeg", "Line", "Page", "Placed", "Words", "pdf_bytes"]

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
class Placed:
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
class Page:
    """One page: its size, and what is on it."""

    width: float
    height: float
    pictures: Sequence[Placed] = ()
    lines: Sequence[Line] = ()
    words: Sequence[Words] = ()


def pdf_bytes(pages: Sequence[Page], title: str) -> bytes:
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


def _add_page(file: _File, page: Page, tree: int, font: int, pictures: dict[Jpeg, int]) -> int:
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


def _content(page: Page, names: dict[Jpeg, bytes]) -> bytes:
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
