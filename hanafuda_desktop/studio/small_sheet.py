"""Pictures of cards made small: all of a deck in one file, or a single one for a page.

A deck has its sheet in two sizes: the larger for cards on a small table, the smaller for the places
of the yaku beside it. Every start of the program waits for the smaller one.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image

__all__ = ["SHEET_COLUMNS", "sheet_widths", "sheets_written", "small_picture", "small_sheet"]

SHEET_COLUMNS: Final = 7
"""How many cards stand in a row: with the back, seven rows of seven."""

_SMALLER: Final = {"sheet": 4, "sheet-small": 8}
"""The sheets of a deck, and how much smaller than its pictures the cards on each are."""
_LEAST: Final = 16


def sheet_widths(width: int) -> dict[str, int]:
    """How wide a card is on each sheet of a deck, by the sheet's name.

    A deck so small that both would be the same has one.

    Args:
        width: of the deck's pictures.
    """
    widths: dict[str, int] = {}
    for name, smaller in _SMALLER.items():
        small = max(_LEAST, width // smaller)
        if small not in widths.values():
            widths[name] = small
    return widths


def sheets_written(width: int, ending: str) -> str:
    """The sheets as a ``deck.yaml`` lists them.

    Args:
        width: of the deck's pictures.
        ending: of the sheets' file names.
    """
    return "".join(
        f"  - {{file: {name}.{ending}, width: {small}, columns: {SHEET_COLUMNS}}}\n"
        for name, small in sheet_widths(width).items()
    )


def small_sheet(
    pictures: Sequence[Image.Image], width: int, columns: int = SHEET_COLUMNS
) -> Image.Image:
    """The pictures row by row, each ``width`` pixels wide, in the kind of the first one."""
    first = pictures[0]
    height = round(width * first.height / first.width)
    rows = -(-len(pictures) // columns)
    sheet = Image.new(first.mode, (width * columns, height * rows))
    for index, picture in enumerate(pictures):
        row, column = divmod(index, columns)
        small = picture.resize((width, height), Image.Resampling.LANCZOS)
        sheet.paste(small, (column * width, row * height))
    return sheet


def small_picture(data: bytes, width: int) -> bytes:
    """A picture file made at most ``width`` pixels wide, as WebP: a page shows a card many times.

    Raises:
        OSError: the bytes are no picture.
    """
    with Image.open(BytesIO(data)) as file:
        clear = "A" in file.getbands() or "transparency" in file.info
        picture = file.convert("RGBA" if clear else "RGB")
    if picture.width > width:
        size = (width, round(width * picture.height / picture.width))
        picture = picture.resize(size, Image.Resampling.LANCZOS)
    small = BytesIO()
    picture.save(small, "WEBP", quality=80)
    return small.getvalue()
