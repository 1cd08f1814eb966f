"""Reads back what our PDF writer wrote, by the table at the end of the file as a viewer would."""

from __future__ import annotations

import re
from dataclasses import dataclass

__all__ = ["Drawn", "ReadPage", "objects", "read_pages"]

MM = 25.4 / 72


@dataclass(frozen=True)
class Drawn:
    """A picture on a page, in millimetres from the page's upper left corner."""

    picture: int
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class ReadPage:
    """One page; sizes in points, places in millimetres."""

    size: tuple[float, float]
    pictures: list[Drawn]
    lines: list[tuple[float, float, float, float]]
    text: list[str]


def objects(data: bytes) -> dict[int, bytes]:
    """Every object by its number, found through the table of places."""
    start = int(data.rsplit(b"startxref\n", 1)[1].split()[0])
    assert data[start:].startswith(b"xref\n0 ")
    count = int(data[start:].split(b"\n")[1].split()[1])
    rows = data[start:].split(b"\n")[2 : 2 + count]
    found = {}
    for number, row in enumerate(rows[1:], 1):
        place = int(row[:10])
        head = b"%d 0 obj\n" % number
        assert data[place:].startswith(head)
        body = data[place + len(head) :]
        length = re.match(rb"<<[^\n]*/Length (\d+) >>\nstream\n", body)
        if length is None:
            found[number] = body.split(b"\nendobj", 1)[0]
        else:
            assert body[length.end() + int(length[1]) :].startswith(b"\nendstream\nendobj")
            found[number] = body[: length.end() + int(length[1])]
    return found


def read_pages(data: bytes) -> list[ReadPage]:
    """The pages in their order."""
    parts = objects(data)
    [tree] = [part for part in parts.values() if part.startswith(b"<< /Type /Pages")]
    kids = re.search(rb"/Kids \[([^]]*)\]", tree)
    assert kids is not None
    return [_page(parts, int(number)) for number in re.findall(rb"(\d+) 0 R", kids[1])]


def _page(parts: dict[int, bytes], number: int) -> ReadPage:
    leaf = parts[number]
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", leaf)
    inside = re.search(rb"/Contents (\d+) 0 R", leaf)
    assert box is not None
    assert inside is not None
    high = float(box[2])
    content = parts[int(inside[1])].split(b"\nstream\n", 1)[1].decode("cp1252")
    names = dict(re.findall(rb"/(P\d+) (\d+) 0 R", leaf))
    pictures = [
        Drawn(
            int(names[name.encode()]),
            float(x) * MM,
            (high - float(y) - float(height)) * MM,
            float(width) * MM,
            float(height) * MM,
        )
        for width, height, x, y, name in re.findall(
            r"q ([\d.]+) 0 0 ([\d.]+) ([\d.]+) ([\d.]+) cm /(P\d+) Do Q", content
        )
    ]
    lines = [
        (float(x1) * MM, (high - float(y1)) * MM, float(x2) * MM, (high - float(y2)) * MM)
        for x1, y1, x2, y2 in re.findall(
            r"^([\d.]+) ([\d.]+) m ([\d.]+) ([\d.]+) l S$", content, re.MULTILINE
        )
    ]
    text = re.findall(r"\((.*)\) Tj", content)
    return ReadPage((float(box[1]), high), pictures, lines, text)
