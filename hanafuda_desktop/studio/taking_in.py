"""Takes a scan or photo of a card in: trims its margins, brings it to size, rounds its corners.

The table and the press take the same steps, each in its own size.
"""

from __future__ import annotations

import warnings
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageOps

__all__ = [
    "MOST_PIXELS",
    "RECIPE",
    "NoPicture",
    "fitted",
    "opened",
    "read_scan",
    "take_in",
    "trimmed",
]

RECIPE: Final = 1
"""Changes whenever the same file would come out differently."""

MOST_PIXELS: Final = 120_000_000
"""A larger picture is no scan of a card, and would not fit into memory."""

_LARGEST_FILE: Final = 200_000_000

_PALE: Final = 190
"""A margin's darkest channel is lighter than this: a dark border belongs to the card."""
_APART: Final = 30
"""How far from the margin's colour, of 255, a pixel must be to belong to the card."""
_SPECKS: Final = 0.015
"""A row or column of which less than this share belongs to the card is margin with dust on it."""
_LOOKED_AT: Final = 900
"""Margins are looked for in a copy no larger than this; finer, one sees only grain."""
_LEAST_LEFT: Final = 0.3
"""What is left must be this share of the picture both ways, else it had no margins but is pale."""
_OVER: Final = 4


class NoPicture(ValueError):
    """These bytes are no picture that can be used; the message says why."""


def read_scan(file: Path) -> bytes:
    """The bytes of a scan.

    Raises:
        NoPicture: they are not to be had, or far too many.
    """
    try:
        if file.stat().st_size > _LARGEST_FILE:
            raise NoPicture("the file is too large")
        return file.read_bytes()
    except OSError as error:
        raise NoPicture(error.strerror or "it cannot be read") from None


def take_in(data: bytes, size: tuple[int, int], corner: int, *, trim: bool) -> bytes:
    """A picture of any size as a card's picture: a PNG of just this size with round corners.

    What sticks out is cut off, never squeezed.

    Args:
        data: the file, in any form that Pillow reads.
        size: width and height in pixels.
        corner: radius of the corners in pixels.
        trim: whether pale margins are cut off first.

    Raises:
        NoPicture: it is none, or a far too large one.
    """
    file = BytesIO()
    fitted(opened(data, trim=trim), size, corner).save(file, "PNG", compress_level=4)
    return file.getvalue()


def fitted(picture: Image.Image, size: tuple[int, int], corner: int) -> Image.Image:
    """A picture (RGBA) brought to size with round corners; what sticks out is cut off."""
    # Premultiplied, or the colour behind clear corners would bleed into the edge.
    card = ImageOps.fit(picture.convert("RGBa"), size, Image.Resampling.LANCZOS).convert("RGBA")
    card.putalpha(ImageChops.multiply(card.getchannel("A"), _stencil(size, corner)))
    return card


def opened(data: bytes, *, trim: bool) -> Image.Image:
    """A picture file as it stands upright (RGBA), without its pale margins if that is wanted.

    Raises:
        NoPicture: it is none, or a far too large one.
    """
    picture = _decoded(data)
    return trimmed(picture) if trim else picture


def _decoded(data: bytes) -> Image.Image:
    try:
        with warnings.catch_warnings():
            # Damaged metadata is none of our business, and size is looked at below.
            warnings.simplefilter("ignore")
            with Image.open(BytesIO(data)) as file:
                if file.width * file.height > MOST_PIXELS:
                    raise NoPicture(f"{file.width} x {file.height} pixels are too many")
                return ImageOps.exif_transpose(file).convert("RGBA")
    except NoPicture:
        raise
    except Image.DecompressionBombError:
        raise NoPicture("it has too many pixels") from None
    except Exception as error:  # decoders raise whatever a broken file makes them stumble over
        raise NoPicture("it is no picture, or a broken one") from error


def trimmed(picture: Image.Image) -> Image.Image:
    """The picture (RGBA) without clear or pale margins; as it is if there are none."""
    solid = picture.getchannel("A").point([0] * 128 + [255] * 128).getbbox()
    if solid is None:
        return picture
    inner = picture.crop(solid)
    scale = min(1.0, _LOOKED_AT / max(inner.size))
    small = inner.convert("RGB").resize(
        (max(1, round(inner.width * scale)), max(1, round(inner.height * scale))),
        Image.Resampling.BOX,
    )
    box = _card_box(small)
    if box is None:
        return inner
    # A pixel further in, so that no soft pale edge is left.
    left, top, right, bottom = (edge / scale for edge in box)
    inset = 1 / scale if scale < 1 else 0
    return inner.crop(
        (
            round(left + inset) if left else 0,
            round(top + inset) if top else 0,
            round(right - inset) if box[2] < small.width else inner.width,
            round(bottom - inset) if box[3] < small.height else inner.height,
        )
    )


def _card_box(small: Image.Image) -> tuple[int, int, int, int] | None:
    """Where the card lies within its pale margins, if it has any."""
    margin = _margin_colour(small)
    if margin is None:
        return None
    away = ImageChops.difference(small, Image.new("RGB", small.size, margin))
    red, green, blue = away.split()
    furthest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    card = furthest.point([0] * _APART + [255] * (256 - _APART))
    across = _span(card.resize((small.width, 1), Image.Resampling.BOX))
    down = _span(card.resize((1, small.height), Image.Resampling.BOX))
    if across is None or down is None:
        return None
    left, right = across
    top, bottom = down
    if right - left < _LEAST_LEFT * small.width or bottom - top < _LEAST_LEFT * small.height:
        return None
    return left, top, right, bottom


def _margin_colour(small: Image.Image) -> tuple[int, int, int] | None:
    """The colour of the four corners, if they are alike and pale."""
    reach = max(1, round(min(small.size) * 0.005))
    wide, high = small.size
    spots = [
        small.crop(box).resize((1, 1), Image.Resampling.BOX).tobytes()
        for box in (
            (0, 0, reach, reach),
            (wide - reach, 0, wide, reach),
            (0, high - reach, reach, high),
            (wide - reach, high - reach, wide, high),
        )
    ]
    channels = list(zip(*spots, strict=True))
    if any(max(channel) - min(channel) > _APART or min(channel) < _PALE for channel in channels):
        return None
    red, green, blue = (sum(channel) // len(channel) for channel in channels)
    return red, green, blue


def _span(line: Image.Image) -> tuple[int, int] | None:
    """From where to where a line of shares (0 to 255) is more than dust."""
    found = [at for at, share in enumerate(line.tobytes()) if share > 255 * _SPECKS]
    return (found[0], found[-1] + 1) if found else None


def _stencil(size: tuple[int, int], corner: int) -> Image.Image:
    big = Image.new("L", (size[0] * _OVER, size[1] * _OVER))
    whole = (0, 0, big.width - 1, big.height - 1)
    ImageDraw.Draw(big).rounded_rectangle(whole, corner * _OVER, 255)
    return big.reduce(_OVER)
