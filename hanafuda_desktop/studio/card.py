"""From a month's wide picture to four cards: cutting, border, rounded corners.

A month's picture is four cards of 33 x 54 mm side by side, :data:`PICTURE_WIDTH` by
:data:`CARD_HEIGHT`. The border is the black paper of the back folded over the edge; it hides
:data:`BORDER` millimetres of the picture on every side, so that the scene seems to run on behind
it. Nothing that a card must show may lie nearer to its edge than :data:`SAFE`.
"""

from __future__ import annotations

from random import Random
from typing import Final

from PIL import Image, ImageDraw

from hanafuda_desktop.studio.tools.brush import Path, arc, noise_line, resample
from hanafuda_desktop.studio.tools.pigments import INK, PINE_BLACK, mixed

CARD_WIDTH: Final = 33.0
CARD_HEIGHT: Final = 54.0
PICTURE_WIDTH: Final = 4 * CARD_WIDTH
BORDER: Final = 1.15
SAFE: Final = 2.2
CORNER: Final = 1.9
"""Radius of a card's corners, in millimetres."""
_OVER: Final = 4


def _rounded(inset: float, radius: float, rng: Random, wobble: float) -> Path:
    right, bottom = CARD_WIDTH - inset, CARD_HEIGHT - inset
    near, far = inset + radius, (right - radius, bottom - radius)
    path = [
        *arc((near, near), radius, radius, 180, 270, 16),
        *arc((far[0], near), radius, radius, 270, 360, 16),
        *arc((far[0], far[1]), radius, radius, 0, 90, 16),
        *arc((near, far[1]), radius, radius, 90, 180, 16),
    ]
    path = resample([*path, path[0]], 320)[:-1]
    drift = noise_line(rng, len(path), 22, closed=True)
    return [
        (x + wobble * d * (1 if x > CARD_WIDTH / 2 else -1), y + wobble * d * (1 if y > 27 else -1))
        for (x, y), d in zip(path, drift, strict=True)
    ]


def _stencil(size: tuple[int, int], shape: Path) -> Image.Image:
    big = Image.new("L", (size[0] * _OVER, size[1] * _OVER), 0)
    sx, sy = big.width / CARD_WIDTH, big.height / CARD_HEIGHT
    ImageDraw.Draw(big).polygon([(x * sx, y * sy) for x, y in shape], fill=255)
    return big.reduce(_OVER)


def bordered(picture: Image.Image, seed: str) -> Image.Image:
    """A card's picture with the folded border over it and its corners cut away (RGBA)."""
    rng = Random(f"border {seed}")
    window = _stencil(picture.size, _rounded(BORDER, CORNER * 0.5, rng, 0.05))
    frame = Image.new("RGB", picture.size, mixed(INK, PINE_BLACK, 0.4))
    card = Image.composite(picture, frame, window).convert("RGBA")
    card.putalpha(_stencil(picture.size, _rounded(0.0, CORNER, rng, 0.0)))
    return card


def cut(panorama: Image.Image, seed: str) -> tuple[Image.Image, ...]:
    """The four cards of a month's wide picture, from left to right, with border and corners."""
    width = panorama.width // 4
    return tuple(
        bordered(panorama.crop((i * width, 0, (i + 1) * width, panorama.height)), f"{seed} {i}")
        for i in range(4)
    )
