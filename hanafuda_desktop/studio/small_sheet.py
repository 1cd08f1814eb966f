"""Pictures of cards made small: all of a deck in one file, or a single one for a page."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

__all__ = ["small_picture", "small_sheet"]


def small_sheet(pictures: Sequence[Image.Image], width: int, columns: int) -> Image.Image:
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
    """A picture file made at most ``width`` pixels wide: JPEG, or PNG if parts of it are clear.

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
    if clear:
        picture.save(small, "PNG", optimize=True)
    else:
        picture.save(small, "JPEG", quality=88, subsampling=0, optimize=True)
    return small.getvalue()
