r"""The slips of the ribbon cards: paper bent by the wind, with or without a brushed verse.

A slip leans as the tradition wants it, ``\`` from top left to bottom right or ``/`` the other way,
and hangs with a bend. It is printed last: vermilion or purple, deeper at its foot, a pale edge of
bare paper where the block stopped short, and a key line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from hanafuda_desktop.studio.curves import Path, Point, between, flow, normals, resample, section
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    INDIGO,
    INK,
    PAPER,
    PURPLE,
    VERMILION,
    Pigment,
    mixed,
)
from hanafuda_desktop.studio.writing import brushed

__all__ = ["AKAYOROSHI", "MIYOSHINO", "Lean", "draw_slip"]

Lean = Literal["\\", "/"]

AKAYOROSHI: Final = "あかよろし"
"""The verse of pine and plum."""
MIYOSHINO: Final = "みよしの"
"""The verse of the cherry."""
_LENGTH: Final = 27.5
_WIDTH: Final = 7.0


def _spine(middle: Point, lean: Lean) -> Path:
    """Down the middle of the slip: nearly upright at its head, swung aside at its foot."""
    x, y = middle
    way = 1.0 if lean == "\\" else -1.0
    half = _LENGTH / 2
    points = [
        (-4.6, -half),
        (-4.0, -half * 0.45),
        (-1.6, half * 0.12),
        (2.2, half * 0.62),
        (6.4, half),
    ]
    return resample(flow([(x + way * px * 0.92, y + py) for px, py in points]), 140)


def _edges(spine: Path, width: float) -> tuple[Path, Path]:
    left: Path = []
    right: Path = []
    for (x, y), (nx, ny) in zip(spine, normals(spine), strict=True):
        left.append((x + nx * width / 2, y + ny * width / 2))
        right.append((x - nx * width / 2, y - ny * width / 2))
    return left, right


def draw_slip(
    hand: Hand,
    middle: Point,
    lean: Lean,
    *,
    blue: bool = False,
    verse: Sequence[str] = "",
) -> None:
    """A slip about 27 x 7 mm with its middle at a point of the card."""
    pigment = PURPLE if blue else VERMILION
    deep = mixed(PURPLE, INDIGO, 0.6) if blue else BENI
    spine = _spine(middle, lean)
    left, right = _edges(spine, _WIDTH)
    rim = left + right[::-1]
    _body(hand, rim, spine, pigment, deep)
    if verse:
        brushed(hand, verse, section(spine, 0.045, 0.955), (_LENGTH - 2.0) / len(verse) * 0.86)
    for edge, width in ((left, 0.42), (right, 0.5)):
        hand.line(edge, width, (0.5, 0.8, 0.55, 0.7, 1.0, 0.8), INK, smooth=False, tremor=0.05)
    for ends, width in (((left[0], right[0]), 0.36), ((left[-1], right[-1]), 0.52)):
        hand.line(ends, width, (0.8, 1.0, 0.8, 1.0), INK, smooth=False, tremor=0.05)


def _body(hand: Hand, rim: Path, spine: Path, pigment: Pigment, deep: Pigment) -> None:
    halo = [(between(x, spine[70][0], -0.035), between(y, spine[70][1], -0.02)) for x, y in rim]
    hand.shape(halo, PAPER, smooth=False, register=False)
    hand.shape(rim, pigment, smooth=False)
    with hand.within(rim, smooth=False):
        hand.shade(
            rim,
            deep,
            (0.0, 0.0, 0.0, 0.35, 0.8),
            start=spine[0],
            stop=spine[-1],
            soft=0.0,
            smooth=False,
        )
        hand.shade(
            rim,
            mixed(pigment, PAPER, 0.35),
            (0.55, 0.1, 0.0, 0.0, 0.0),
            start=spine[0],
            stop=spine[-1],
            soft=0.0,
            smooth=False,
        )
