"""Takes a scan or photo of a card in: trims its margins, brings it to size, rounds its corners.

The table and the press take the same steps, each in its own size.
"""

from __future__ import annotations

import stat
import warnings
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageOps

from hanafuda_desktop.language import tr
from hanafuda_desktop.studio.card import CARD_HEIGHT, CARD_WIDTH
from hanafuda_desktop.studio.margins import card_box, off_shape

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

RECIPE: Final = 2
"""Changes whenever the same file would come out differently."""

MOST_PIXELS: Final = 120_000_000
"""A larger picture is no scan of a card, and would not fit into memory."""

_LARGEST_FILE: Final = 200_000_000

_WORN: Final = 0.5
"""Millimetres at the edge of a card on paper that are cut off with the paper: of one that lay half
a degree askew a sliver of paper is there, which would be a white line on the table."""
_FAR_OFF: Final = 1.15
"""A picture whose shape is off by more than this factor is not the picture of a card alone: a whole
sheet of A4 is."""
_OVER: Final = 4


class NoPicture(ValueError):
    """These bytes are no picture that can be used; the message says why."""


def read_scan(file: Path) -> bytes:
    """The bytes of a scan.

    Raises:
        NoPicture: they are not to be had, or far too many.
    """
    try:
        status = file.stat()
        if not stat.S_ISREG(status.st_mode):
            raise NoPicture(tr("this is not an ordinary file"))
        if status.st_size > _LARGEST_FILE:
            raise NoPicture(tr("the file is too large"))
        return file.read_bytes()
    except FileNotFoundError:
        raise NoPicture(tr("there is no such file")) from None
    except OSError as error:
        raise NoPicture(error.strerror or tr("it cannot be read")) from None


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
    picture = opened(data, trim=trim, shape=size[1] / size[0])
    fitted(picture, size, corner).save(file, "PNG", compress_level=4)
    return file.getvalue()


def fitted(picture: Image.Image, size: tuple[int, int], corner: int) -> Image.Image:
    """A picture (RGBA) brought to size with round corners; what sticks out is cut off."""
    # Premultiplied, or the colour behind clear corners would bleed into the edge.
    card = ImageOps.fit(picture.convert("RGBa"), size, Image.Resampling.LANCZOS).convert("RGBA")
    card.putalpha(ImageChops.multiply(card.getchannel("A"), _stencil(size, corner)))
    return card


def opened(data: bytes, *, trim: bool, shape: float) -> Image.Image:
    """A picture file as it stands upright (RGBA), without its pale margins if that is wanted.

    Args:
        data: the file, in any form that Pillow reads.
        trim: whether pale margins are cut off.
        shape: height of a card, counted in its width.

    Raises:
        NoPicture: it is none, a far too large one, or should be trimmed and no card is found on it.
    """
    picture = _decoded(data)
    if not trim:
        return picture
    card = trimmed(picture, shape)
    if off_shape(card.width, card.height, shape) > _FAR_OFF:
        raise NoPicture(
            tr(
                "no card is found on it: without margins it is {width} x {height}, far from "
                "a card's shape; crop it, or write 'trim: false' in deck.yaml",
                width=card.width,
                height=card.height,
            )
        )
    return card


def _decoded(data: bytes) -> Image.Image:
    try:
        with warnings.catch_warnings():
            # Damaged metadata is none of our business, and size is looked at below.
            warnings.simplefilter("ignore")
            with Image.open(BytesIO(data)) as file:
                if file.width * file.height > MOST_PIXELS:
                    width, height = file.width, file.height
                    raise NoPicture(
                        tr("{width} x {height} pixels are too many", width=width, height=height)
                    )
                return _eight_bits(ImageOps.exif_transpose(file)).convert("RGBA")
    except NoPicture:
        raise
    except Image.DecompressionBombError:
        raise NoPicture(tr("it has too many pixels")) from None
    except Exception as error:  # decoders raise whatever a broken file makes them stumble over
        raise NoPicture(tr("it is no picture, or a broken one")) from error


def _eight_bits(picture: Image.Image) -> Image.Image:
    """A fine grey scan, which Pillow would make white, in 256 steps."""
    if not picture.mode.startswith("I"):
        return picture
    return picture.convert("I").point(lambda value: value * (1 / 257)).convert("L")


def trimmed(picture: Image.Image, shape: float) -> Image.Image:
    """The picture (RGBA) without clear or pale margins; as it is if there are none.

    Args:
        picture: a scan or photo.
        shape: height of a card, counted in its width.
    """
    solid = picture.getchannel("A").point([0] * 128 + [255] * 128).getbbox()
    if solid is None:
        return picture
    inner = picture.crop(solid)
    box = card_box(inner.convert("RGB"), shape)
    if box is None:
        return inner
    left, top, right, bottom = box
    x, y = _WORN / CARD_WIDTH * (right - left), _WORN / CARD_HEIGHT * (bottom - top)
    return inner.crop((round(left + x), round(top + y), round(right - x), round(bottom - y)))


def _stencil(size: tuple[int, int], corner: int) -> Image.Image:
    big = Image.new("L", (size[0] * _OVER, size[1] * _OVER))
    whole = (0, 0, big.width - 1, big.height - 1)
    ImageDraw.Draw(big).rounded_rectangle(whole, corner * _OVER, 255)
    return big.reduce(_OVER)
