"""A font whose letters are boxes, made here: words look alike on every machine.

The fonts of machines differ, and with them where a line is broken and how wide a button is. In
these letters a word is a row of bars, as wide as it would be: a picture of a window shows that
words are there and how long they are, and is the same wherever it is painted. Every character of
ours is there, so that no other font ever takes its place.
"""

from __future__ import annotations

from struct import pack
from typing import Final, NamedTuple

__all__ = ["FAMILY", "box_font"]

FAMILY: Final = "Hanafuda Boxes"

_EM: Final = 1000
_ASCENT: Final = 930
_DESCENT: Final = 240
_LOW: Final = 0
_HIGH: Final = 560
_BESIDE: Final = 60


class _Glyph(NamedTuple):
    advance: int
    is_empty: bool = False


_GLYPHS: Final = (
    _Glyph(600),
    _Glyph(320, is_empty=True),
    _Glyph(300),
    _Glyph(600),
    _Glyph(900),
    _Glyph(1000),
    _Glyph(1000, is_empty=True),
    _Glyph(0, is_empty=True),
)
_EMPTY, _NARROW, _USUAL, _WIDE, _FULL, _FULL_EMPTY, _NONE = range(1, 8)

_NARROW_ONES: Final = "!'(),.:;I[]fijlrt|·’‘`´’“”"  # noqa: RUF001 - characters as they are
_WIDE_ONES: Final = "%@MWmw—…Œœ"
_EMPTY_ONES: Final = "\N{NO-BREAK SPACE}\N{EN SPACE}\N{THIN SPACE}\N{NARROW NO-BREAK SPACE}"
_NO_ONES: Final = "\N{ZERO WIDTH SPACE}\N{ZERO WIDTH JOINER}\N{WORD JOINER}\N{SOFT HYPHEN}"
_RANGES: Final = (
    (0x0020, 0x10FF, _USUAL),
    (0x1100, 0x11FF, _FULL),
    (0x1200, 0x2E7F, _USUAL),
    (0x2E80, 0x9FFF, _FULL),
    (0xAC00, 0xD7A3, _FULL),
    (0xF900, 0xFAFF, _FULL),
    (0xFE30, 0xFE4F, _FULL),
    (0xFF00, 0xFFEF, _FULL),
)


def box_font() -> bytes:
    """The font as a TrueType file."""
    outlines = [_outline(glyph) for glyph in _GLYPHS]
    offsets = [0]
    for outline in outlines:
        offsets.append(offsets[-1] + len(outline))
    tables = {
        b"OS/2": _os2(),
        b"cmap": _cmap(),
        b"glyf": b"".join(outlines),
        b"head": _head(),
        b"hhea": _hhea(),
        b"hmtx": b"".join(pack(">Hh", each.advance, _BESIDE) for each in _GLYPHS),
        b"loca": pack(f">{len(offsets)}I", *offsets),
        b"maxp": pack(">I14H", 0x10000, len(_GLYPHS), 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": _name(),
        b"post": pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }
    return _file(tables)


def _file(tables: dict[bytes, bytes]) -> bytes:
    count = len(tables)
    power = 1 << (count.bit_length() - 1)
    head = pack(">IHHHH", 0x10000, count, power * 16, power.bit_length() - 1, (count - power) * 16)
    start = len(head) + 16 * count
    directory, body = b"", b""
    for tag, data in sorted(tables.items()):
        padded = data + bytes(-len(data) % 4)
        sums = sum(int.from_bytes(padded[at : at + 4], "big") for at in range(0, len(padded), 4))
        directory += tag + pack(">III", sums & 0xFFFFFFFF, start + len(body), len(data))
        body += padded
    return head + directory + body


def _outline(glyph: _Glyph) -> bytes:
    if glyph.is_empty:
        return b""
    left, right = _BESIDE, glyph.advance - _BESIDE
    points = ((left, _LOW), (left, _HIGH), (right, _HIGH), (right, _LOW))
    data = pack(">hhhhh", 1, left, _LOW, right, _HIGH) + pack(">HH", 3, 0) + bytes([1] * 4)
    for axis in (0, 1):
        before = 0
        for point in points:
            data += pack(">h", point[axis] - before)
            before = point[axis]
    return data + bytes(-len(data) % 4)


def _glyph_of() -> dict[int, int]:
    """The characters of the first range that are not of the usual width."""
    kinds = {
        _NARROW_ONES: _NARROW,
        _WIDE_ONES: _WIDE,
        _EMPTY_ONES + " ": _EMPTY,
        _NO_ONES: _NONE,
        "\N{IDEOGRAPHIC SPACE}": _FULL_EMPTY,
    }
    return {ord(letter): glyph for letters, glyph in kinds.items() for letter in letters}


def _cmap() -> bytes:
    """Many characters for one glyph, as in fonts of last resort (format 13)."""
    own = _glyph_of()
    groups: list[tuple[int, int, int]] = []
    for first, last, glyph in _RANGES:
        start = first
        for code in sorted(each for each in own if first <= each <= last):
            if code > start:
                groups.append((start, code - 1, glyph))
            groups.append((code, code, own[code]))
            start = code + 1
        if start <= last:
            groups.append((start, last, glyph))
    body = b"".join(pack(">III", *group) for group in groups)
    table = pack(">HHIII", 13, 0, 16 + len(body), 0, len(groups)) + body
    return pack(">HHHHI", 0, 1, 3, 10, 12) + table


def _head() -> bytes:
    box = (0, -_DESCENT, _EM, _ASCENT)
    begin = pack(">IIIIHHqq", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, _EM, 0, 0)
    return begin + pack(">hhhhHHhhh", *box, 0, 8, 2, 1, 0)


def _hhea() -> bytes:
    sizes = (_ASCENT, -_DESCENT, 0, 1000, 0, 0, _EM, 1, 0, 0, 0, 0, 0, 0, 0)
    return pack(">IhhhHhhhhhhhhhhhH", 0x10000, *sizes[:15], len(_GLYPHS))


def _os2() -> bytes:
    begin = pack(">HhHHH", 4, 600, 400, 5, 0)
    begin += pack(">10h", 650, 600, 0, 75, 650, 600, 0, 350, 50, 300)
    begin += pack(">h", 0) + bytes(10) + pack(">4I", *[0xFFFFFFFF] * 4) + b"HANA"
    begin += pack(">HHH", 0x40, 0x20, 0xFFEF)
    begin += pack(">hhhHH", _ASCENT, -_DESCENT, 0, _ASCENT, _DESCENT)
    return begin + pack(">II", 0xFFFFFFFF, 0xFFFFFFFF) + pack(">hhHHH", _HIGH, 700, 0, 32, 1)


def _name() -> bytes:
    names = {1: FAMILY, 2: "Regular", 3: FAMILY, 4: FAMILY, 6: FAMILY.replace(" ", "")}
    records, text = b"", b""
    for number, words in names.items():
        data = words.encode("utf-16-be")
        records += pack(">HHHHHH", 3, 1, 0x409, number, len(data), len(text))
        text += data
    return pack(">HHH", 0, len(names), 6 + len(records)) + records + text
