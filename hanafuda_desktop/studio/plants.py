"""Plants that grow by rule: every one seeded by its hand, no two leaves alike.

Pine: :func:`needle_fan` is the sprig of the whole month; :func:`pine_mound` piles fans into the
dark pointed mound of the tradition, its shoots standing up in gold.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.brush import TAPER
from hanafuda_desktop.studio.curves import Path, Point, between
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    GOLD,
    INK,
    MOSS,
    OCHRE,
    PINE,
    PINE_BLACK,
    UMBER,
    Pigment,
    mixed,
)

__all__ = ["needle_fan", "pine_candle", "pine_mound"]

_NEEDLE: Final = (1.0, 0.9, 0.7, 0.45, 0.0)


def _ray(root: Point, angle: float, reach: float, bow: float) -> Path:
    """A line from the root at an angle (0 is up, positive leans right), bowed sideways."""
    sin, cos = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
    middle = (root[0] + sin * reach * 0.55 - cos * bow, root[1] + cos * reach * 0.55 + sin * bow)
    return [root, middle, (root[0] + sin * reach, root[1] + cos * reach)]


def needle_fan(
    hand: Hand,
    root: Point,
    reach: float,
    lean: float,
    *,
    opening: float = 150.0,
    dark: Pigment = PINE_BLACK,
    light: Pigment = PINE,
) -> None:
    """A half-round sprig of pine: a dark bristling fan, and the lit needles over it."""
    rng, needles = hand.rng, 15
    rim: Path = [root]
    for i in range(15):
        angle = lean + opening * (i / 14 - 0.5)
        rim.append(_ray(root, angle, reach * rng.uniform(0.78, 0.9), 0.0)[2])
    hand.shape(rim, dark, smooth=False, register=False)
    for i in range(needles):
        angle = lean + opening * 1.08 * ((i + rng.uniform(-0.3, 0.3)) / (needles - 1) - 0.5)
        far = reach * rng.uniform(0.98, 1.16)
        hand.line(_ray(root, angle, far, 0.1), 0.34, _NEEDLE, dark, smooth=False, tremor=0.03)
    for i in range(needles):
        angle = lean + opening * 0.94 * ((i + rng.uniform(-0.25, 0.25)) / (needles - 1) - 0.5)
        start = _ray(root, angle, reach * rng.uniform(0.2, 0.34), 0.0)[2]
        tip = _ray(root, angle, reach * rng.uniform(0.82, 1.0), 0.0)[2]
        hand.line([start, tip], 0.2, TAPER, light, smooth=False, tremor=0.03)


def _shoot(hand: Hand, foot: Point, height: float, lean: float) -> None:
    """One slender shoot: a loaded stroke of gold, ochre down its shaded side, a fine key line."""
    width = 0.55 + 0.085 * height
    sin, cos = math.sin(math.radians(lean)), math.cos(math.radians(lean))

    def there(across: float, up: float) -> Point:
        return (foot[0] + across * cos + up * sin, foot[1] + across * sin - up * cos)

    half = width / 2
    body = [
        there(-half * 0.55, -0.2),
        there(-half, height * 0.4),
        there(-half * 0.6, height * 0.84),
        there(half * 0.1, height * 1.02),
        there(half * 0.75, height * 0.8),
        there(half, height * 0.36),
        there(half * 0.6, -0.2),
    ]
    hand.shape(body, GOLD, register=False)
    shady = [there(half * 0.3, 0.0), there(half * 0.3, height * 0.75), there(half * 0.2, height)]
    hand.line(shady, half * 0.95, (0.8, 1.0, 0.8, 0.2), OCHRE)
    hand.outline(body, 0.2, mixed(INK, UMBER, 0.4), lift=0.3)


def pine_candle(hand: Hand, foot: Point, height: float, lean: float) -> None:
    """The young shoots at the tip of a pine: a tall one between two short ones."""
    _shoot(hand, foot, height * 0.62, lean - 19)
    _shoot(hand, foot, height * 0.52, lean + 22)
    _shoot(hand, foot, height, lean)


def _profile(up: float) -> float:
    """Half the width of a mound at a height (0 foot, 1 tip), as a share of its foot."""
    return math.pow(1.0 - math.pow(up, 1.5), 0.62) * (0.84 + 0.2 * math.sin(math.pi * (up + 0.1)))


def _row(hand: Hand, mound: _Mound, up: float) -> None:
    """One tier of fans, the outer ones first so that the middle lies over them."""
    tilt = math.degrees(math.atan2(mound.lean, mound.height))
    reach = mound.reach * between(1.12, 0.6, up**1.5)
    wide = max(reach * 0.28 * (1.0 - up), mound.half * _profile(up) - reach * 0.62)
    count = max(2 if up < 0.94 else 1, round(2 * wide / (reach * 0.8)) + 1)
    for i in sorted(range(count), key=lambda k: -abs(k - (count - 1) / 2)):
        side = 0.0 if count == 1 else 2 * i / (count - 1) - 1
        x = mound.foot[0] + mound.lean * up**1.4 + side * wide + hand.rng.uniform(-0.25, 0.25)
        y = mound.foot[1] - up * mound.height + side * side * reach * 0.62
        y += hand.rng.uniform(-0.25, 0.25)
        glow = (0.1 + 0.7 * up) * (1.0 - 0.45 * (side + 1) / 2) * hand.rng.uniform(0.75, 1.2)
        light = mixed(mixed(mound.dark, PINE, 0.45 + 0.4 * glow), MOSS, 0.62 * glow)
        size = reach * hand.rng.uniform(0.9, 1.14)
        lean = side * 46 + tilt + hand.rng.uniform(-7, 7)
        needle_fan(hand, (x, y), size, lean, dark=mound.dark, light=light)


@dataclass(frozen=True, slots=True)
class _Mound:
    foot: Point
    height: float
    half: float
    lean: float
    reach: float
    dark: Pigment


def pine_mound(hand: Hand, foot: Point, height: float, half: float, *, lean: float = 0.0) -> None:
    """A mound of pine on a foot point, ``height`` high and twice ``half`` wide.

    ``lean`` is how far (mm) its tip stands to the right of its foot.
    """
    mound = _Mound(foot, height, half, lean, 1.75 + 0.045 * height, PINE_BLACK)
    core: Path = []
    for side in (-1, 1):
        ups = [i / 20 * 0.96 for i in range(21)][::-side]
        core.extend(
            (foot[0] + lean * u**1.4 + side * half * _profile(u) * 0.86, foot[1] - u * height)
            for u in ups
        )
    hand.shape(core, mound.dark, smooth=False, register=False)
    rows = max(5, round(height / (mound.reach * 0.56)))
    for row in range(rows, -1, -1):
        _row(hand, mound, row / rows * 0.955)
    tip = (foot[0] + lean * 0.955**1.4, foot[1] - height * 0.955 - mound.reach * 0.3)
    pine_candle(hand, tip, 2.8 + 0.062 * height, lean * 0.8)
