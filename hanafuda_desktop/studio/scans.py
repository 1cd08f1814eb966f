"""Takes a scan or photo of a card in: trims its margins, brings it to size, rounds its corners.

The table and the press take the same steps, each in its own size.
"""

from __future__ import annotations

import stat
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import product
from pathlib import Path
from statistics import median
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageOps

from hanafuda_desktop.studio.card import CARD_HEIGHT, CARD_WIDTH
from hanafuda_desktop.text.language import tr

# Finds the card on a scan: where the paper ends, though it be shaded, dirty or lit from one side.
#
# Paper is what is pale along the edges of the scan. Light falls off from one end of it to the
# other, so its colour is taken for a plane through those places, and not for one colour. What
# differs from that is card, shadow or dust: a scanner's lid leaves a dark band along an edge,
# which belongs together and touches the edge; the card is the largest thing that does not, if
# there is one.

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_PALE: Final = 190
"""Paper's darkest channel is lighter than this: a dark border belongs to the card."""
_SHADED: Final = 140
"""The same where little light falls on it."""
_GREY: Final = 45
"""Paper's channels are no further apart."""
_APART: Final = 30
"""How far from the paper's colour, of 255, a pixel must be to belong to the card."""
_LEAST_PAPER: Final = 0.1
"""Less paper than along this share of the edges is none."""
_SPECKS: Final = 0.015
"""A row or column of which less than this share belongs to the card is margin with dust on it."""
_LOOKED_AT: Final = 900
"""Margins are looked for in a copy no larger than this; finer, one sees only grain."""
_LEAST_LEFT: Final = 0.3
"""What is left must be this share of the picture both ways, else it had no margins but is pale."""
_LEAST_PART: Final = 0.01
"""A smaller thing beside the card, counted in the picture, is dirt."""
_PLACES: Final = 24
"""How many places along each edge are looked at for paper."""
_PLANE: Final = 16
_CELLS: Final = 150
"""Things are told apart in a copy of so many cells, of which a quarter must be filled."""
_FILLED: Final = 64
_LIKE_A_CARD: Final = 1.04


def off_shape(wide: float, high: float, shape: float) -> float:
    """How far this is from a shape, as a factor of at least one.

    Args:
        wide: its width.
        high: its height.
        shape: height of what is wanted, counted in its width.
    """
    factor = high / wide / shape
    return max(factor, 1 / factor)


def card_box(picture: Image.Image, shape: float) -> Box | None:
    """Where the card lies on its paper; ``None`` if no paper is seen.

    Where paper is not seen in all four corners, it might be the sky of a card without a border: it
    is cut off only if that makes the picture more like a card.

    Args:
        picture: the scan (RGB).
        shape: height of a card, counted in its width.
    """
    scale = min(1.0, _LOOKED_AT / max(picture.size))
    size = (max(1, round(picture.width * scale)), max(1, round(picture.height * scale)))
    small = picture.resize(size, Image.Resampling.BOX)
    places = list(_places(small))
    paper = _paper(places)
    if paper is None:
        return None
    box = _span_of(_unlike(small, paper))
    if box is None:
        return None
    left, top, right, bottom = box
    if right - left < _LEAST_LEFT * size[0] or bottom - top < _LEAST_LEFT * size[1]:
        return None
    corners = [place for place in places if place.corner]
    if not all(place.tone is not None and paper.has(place) for place in corners):
        after = off_shape(right - left, bottom - top, shape)
        if after > max(_LIKE_A_CARD, off_shape(*size, shape)):
            return None
    return _larger(box, small, picture)


def _larger(box: tuple[int, int, int, int], small: Image.Image, picture: Image.Image) -> Box:
    """The box in the whole picture, a pixel further in, so that no soft pale edge is left."""
    across, down = picture.width / small.width, picture.height / small.height
    left, top, right, bottom = box
    return (
        (left + 1) * across if left and across > 1 else left * across,
        (top + 1) * down if top and down > 1 else top * down,
        (right - 1) * across if right < small.width and across > 1 else right * across,
        (bottom - 1) * down if bottom < small.height and down > 1 else bottom * down,
    )


# --- paper ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Place:
    """A place at an edge: where it is (0 to 1), and its colour if that may be paper's."""

    x: float
    y: float
    tone: tuple[int, ...] | None
    corner: bool


def _places(small: Image.Image) -> Iterator[_Place]:
    """Small squares along the edges, corners included."""
    wide, high = small.size
    reach = max(1, round(min(small.size) * 0.005))
    last = _PLACES - 1
    for column, row in product(range(_PLACES), repeat=2):
        at_side, at_end = column in (0, last), row in (0, last)
        if at_side or at_end:
            x = round((wide - reach) * column / last)
            y = round((high - reach) * row / last)
            spot = small.crop((x, y, x + reach, y + reach)).resize((1, 1), Image.Resampling.BOX)
            tone = tuple(spot.tobytes())
            pale = min(tone) >= _SHADED and max(tone) - min(tone) <= _GREY
            yield _Place(column / last, row / last, tone if pale else None, at_side and at_end)


@dataclass(frozen=True, slots=True)
class _Paper:
    """The paper's colour everywhere: for each channel, at the middle, and its rise across, down."""

    planes: tuple[tuple[float, float, float], ...]

    def at(self, x: float, y: float) -> tuple[float, ...]:
        return tuple(
            base + (x - 0.5) * across + (y - 0.5) * down for base, across, down in self.planes
        )

    def has(self, place: _Place, within: float = _APART) -> bool:
        tone = place.tone
        return tone is not None and all(
            abs(one - other) <= within
            for one, other in zip(tone, self.at(place.x, place.y), strict=True)
        )

    def image(self, size: tuple[int, int]) -> Image.Image:
        small = Image.new("RGB", (_PLANE, _PLANE))
        for x, y in product(range(_PLANE), repeat=2):
            tone = self.at((x + 0.5) / _PLANE, (y + 0.5) / _PLANE)
            red, green, blue = (min(255, max(0, round(channel))) for channel in tone)
            small.putpixel((x, y), (red, green, blue))
        return small.resize(size, Image.Resampling.BICUBIC)


def _paper(places: Sequence[_Place]) -> _Paper | None:
    """What most of the pale places lie on; those off it are shadow, or parts of a card."""
    found = [place for place in places if place.tone is not None]
    if len(found) < _LEAST_PAPER * len(places):
        return None
    channels = zip(*(place.tone for place in found if place.tone is not None), strict=True)
    paper = _Paper(tuple((median(channel), 0.0, 0.0) for channel in channels))
    for within in (45, 35, 25, 20, 20):
        near = [place for place in found if paper.has(place, within)]
        if len(near) < _LEAST_PAPER * len(places):
            return None
        paper = _fitted(near)
    brightest = max(min(place.tone) for place in near if place.tone is not None)
    return paper if brightest >= _PALE else None


def _fitted(places: Sequence[_Place]) -> _Paper:
    """The planes with the least squares.

    Of paper along one edge alone nobody knows how it goes on: a slope must be worth some places.
    """
    count, heavy = len(places), 0.02 * len(places)
    xs, ys = [place.x - 0.5 for place in places], [place.y - 0.5 for place in places]
    x_mean, y_mean = sum(xs) / count, sum(ys) / count
    xs, ys = [x - x_mean for x in xs], [y - y_mean for y in ys]
    xx, yy = sum(x * x for x in xs) + heavy, sum(y * y for y in ys) + heavy
    xy = sum(x * y for x, y in zip(xs, ys, strict=True))
    planes = []
    for channel in range(3):
        tones = [place.tone[channel] for place in places if place.tone is not None]
        mean = sum(tones) / count
        xt = sum(x * (tone - mean) for x, tone in zip(xs, tones, strict=True))
        yt = sum(y * (tone - mean) for y, tone in zip(ys, tones, strict=True))
        across = (xt * yy - yt * xy) / (xx * yy - xy * xy)
        down = (yt * xx - xt * xy) / (xx * yy - xy * xy)
        planes.append((mean - across * x_mean - down * y_mean, across, down))
    return _Paper(tuple(planes))


def _unlike(small: Image.Image, paper: _Paper) -> Image.Image:
    """White where a picture differs from the paper, else black."""
    away = ImageChops.difference(small, paper.image(small.size))
    red, green, blue = away.split()
    furthest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return furthest.point([0] * _APART + [255] * (256 - _APART))


# --- things on it --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Thing:
    """Cells that hang together.

    Attributes:
        box: around them.
        area: with what they enclose.
        at_edge: whether they reach the edge of the scan.
    """

    box: tuple[int, int, int, int]
    area: int
    at_edge: bool


def _span_of(unlike: Image.Image) -> tuple[int, int, int, int] | None:
    """The box around the card, to the pixel."""
    share = min(1.0, _CELLS / max(unlike.size))
    wide, high = (max(1, round(side * share)) for side in unlike.size)
    cells = unlike.resize((wide, high), Image.Resampling.BOX)
    things = list(_things(cells))
    large = [thing for thing in things if thing.area >= _LEAST_LEFT**2 * wide * high]
    inner = [thing for thing in large if not thing.at_edge]
    main = max(inner or large, key=lambda thing: thing.area, default=None)
    if main is None:
        return None
    beside = [
        thing for thing in things if not thing.at_edge and thing.area >= _LEAST_PART * wide * high
    ]
    boxes = [thing.box for thing in (main, *beside)]
    across, down = unlike.width / wide, unlike.height / high
    box = (
        max(0, int((min(box[0] for box in boxes) - 1) * across)),
        max(0, int((min(box[1] for box in boxes) - 1) * down)),
        min(unlike.width, round((max(box[2] for box in boxes) + 1) * across)),
        min(unlike.height, round((max(box[3] for box in boxes) + 1) * down)),
    )
    card = unlike.crop(box)
    columns = _span(card.resize((card.width, 1), Image.Resampling.BOX))
    rows = _span(card.resize((1, card.height), Image.Resampling.BOX))
    if columns is None or rows is None:
        return None
    return box[0] + columns[0], box[1] + rows[0], box[0] + columns[1], box[1] + rows[1]


def _things(cells: Image.Image) -> Iterator[_Thing]:
    wide, high = cells.size
    left = {at for at, share in enumerate(cells.tobytes()) if share >= _FILLED}
    while left:
        open_ends, thing = [left.pop()], []
        while open_ends:
            at = open_ends.pop()
            thing.append(divmod(at, wide))
            for other in _beside(at, wide):
                if other in left:
                    left.remove(other)
                    open_ends.append(other)
        yield _thing(thing, wide, high)


def _beside(at: int, wide: int) -> Iterator[int]:
    """The cells around one; beyond the left and right edge there are none."""
    column = at % wide
    for step in (-wide, 0, wide):
        if column:
            yield at + step - 1
        yield at + step
        if column < wide - 1:
            yield at + step + 1


def _thing(cells: Sequence[tuple[int, int]], wide: int, high: int) -> _Thing:
    rows: dict[int, list[int]] = {}
    columns: dict[int, list[int]] = {}
    for row, column in cells:
        rows.setdefault(row, []).append(column)
        columns.setdefault(column, []).append(row)
    box = (min(columns), min(rows), max(columns) + 1, max(rows) + 1)
    area = min(
        sum(max(line) - min(line) + 1 for line in lines.values()) for lines in (rows, columns)
    )
    at_edge = box[0] == 0 or box[1] == 0 or box[2] == wide or box[3] == high
    return _Thing(box, area, at_edge)


def _span(line: Image.Image) -> tuple[int, int] | None:
    """From where to where a line of shares (0 to 255) is more than dust."""
    found = [at for at, share in enumerate(line.tobytes()) if share > 255 * _SPECKS]
    return (found[0], found[-1] + 1) if found else None


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
