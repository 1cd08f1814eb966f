"""Maple leaves: the seven-pointed leaf of the Japanese maple, sprigs of it, leaves adrift.

A leaf is drawn about the joint of its stalk, one unit from there to the tip of its middle lobe.
Its tone is one of :data:`TONES`: the red, the yellow and the dark of October.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from hanafuda_desktop.studio.tools.brush import (
    FLICK,
    SWELL,
    TAPER,
    Path,
    Point,
    Points,
    along,
    flow,
    heading,
    placed,
    scaled,
    turned,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    VERMILION,
    Pigment,
    mixed,
)

Tone = Literal["red", "yellow", "dark"]


@dataclass(frozen=True, slots=True)
class _Dress:
    fill: Pigment
    tips: Pigment
    vein: Pigment
    line: Pigment


TONES: Final[dict[Tone, _Dress]] = {
    "red": _Dress(VERMILION, mixed(BENI, INK, 0.08), mixed(BENI, INK, 0.35), mixed(INK, BENI, 0.3)),
    "yellow": _Dress(
        mixed(GOLD, OCHRE, 0.15),
        mixed(VERMILION, OCHRE, 0.35),
        mixed(OCHRE, UMBER, 0.6),
        mixed(INK, UMBER, 0.4),
    ),
    "dark": _Dress(
        mixed(PINE_BLACK, PINE, 0.3),
        mixed(PINE, MOSS, 0.3),
        mixed(MOSS, PAPER, 0.15),
        mixed(INK, PINE_BLACK, 0.5),
    ),
}
"""How each tone is printed: the flat of the leaf, its tips, veins and key line."""

_LOBES: Final = (
    (-129, 0.46),
    (-85, 0.78),
    (-42, 0.97),
    (0, 1.08),
    (42, 0.97),
    (85, 0.78),
    (129, 0.46),
)
"""Direction (0 is up) and length of each lobe."""


def _polar(angle: float, reach: float, aside: float = 0.0) -> Point:
    """A point ``reach`` along a direction (0 up, clockwise), ``aside`` to the right of it."""
    sin, cos = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    return (reach * sin + aside * cos, -reach * cos + aside * sin)


def _leaf_outline(rng: Random) -> tuple[Path, list[Path]]:
    """A leaf's outline and its veins; never the same twice."""
    lobes = [(a + rng.uniform(-5, 5), r * rng.uniform(0.9, 1.07)) for a, r in _LOBES]
    outline: Path = [(0.0, 0.03), (0.0, 0.03)]
    veins: list[Path] = []
    for number, (angle, reach) in enumerate(lobes):
        wide, bend = reach * rng.uniform(0.125, 0.155), rng.uniform(-6, 6)
        if number:
            before = lobes[number - 1]
            notch = _polar((before[0] + angle) / 2, 0.27 * min(before[1], reach) + 0.03)
            outline.extend((notch, notch))
        tip = _polar(angle + bend, reach)
        outline.extend(_flank(angle, reach, -wide))
        outline.extend((tip, tip))
        outline.extend(_flank(angle, reach, wide)[::-1])
        veins.append([(0.0, 0.0), _polar(angle, reach * 0.5), _polar(angle + bend, reach * 0.88)])
    return outline, veins


def _flank(angle: float, reach: float, wide: float) -> Path:
    """One side of a lobe from its foot towards its tip, with a tooth."""
    tooth = _polar(angle, reach * 0.64, wide * 0.9)
    return [
        _polar(angle, reach * 0.5, wide),
        tooth,
        tooth,
        _polar(angle, reach * 0.68, wide * 0.68),
        _polar(angle, reach * 0.84, wide * 0.3),
    ]


def maple_leaf(
    hand: Hand,
    at: Point,
    size: float,
    turn: float,
    tone: Tone,
    *,
    face: tuple[float, float] = (0.0, 1.0),
    stalk: float = 0.75,
) -> None:
    """A leaf whose stalk joins it at ``at`` and whose middle lobe points ``turn`` degrees from up.

    ``face`` is the direction (degrees) in which it is foreshortened, and by how much (1: not);
    ``stalk`` is the length of its stalk as a share of ``size``.
    """
    outline, veins = _leaf_outline(hand.rng)

    def there(path: Points) -> Path:
        tilted = turned(scaled(turned(path, turn - face[0]), 1.0, face[1]), face[0])
        return placed(tilted, at, size)

    dress = TONES[tone]
    if stalk > 0:
        bow = hand.rng.uniform(-0.12, 0.12)
        stem = there([(0.0, 0.0), (bow, stalk * 0.5), (bow * 0.4, stalk)])
        hand.line(stem, 0.3, (0.7, 0.6, 0.6, 1.0), mixed(BENI, UMBER, 0.4))
    shape = there(outline)
    hand.shape(shape, dress.fill)
    start, stop = there([(0.0, 1.0), (0.0, -1.05)])
    hand.shade(shape, dress.tips, (0.3, 0.0, 0.0, 0.35, 0.9), start=start, stop=stop, soft=0.0)
    for vein in veins:
        hand.line(there(vein), 0.2, TAPER, dress.vein, tremor=0.03)
    hand.outline(shape, 0.24, dress.line, lift=0.3)


def maple_sprig(
    hand: Hand,
    points: Points,
    tones: Sequence[Tone],
    *,
    size: float = 3.9,
    droop: float = 0.55,
) -> None:
    """A twig with leaves in pairs on either side and one at its tip, as many as there are tones.

    Args:
        hand: whose chance it is.
        points: the twig from its root to its tip.
        tones: the leaves, from the root on.
        size: length of a leaf in millimetres.
        droop: how far the leaves hang down instead of standing off the twig, 0 to 1.
    """
    path = flow(points)
    hand.line(path, 0.6, TAPER, mixed(UMBER, INK, 0.5))
    count = len(tones)
    places = []
    for number, tone in enumerate(tones):
        share = 0.22 + 0.78 * ((number + 1) / count) ** 0.9
        side = 0 if number == count - 1 else (-1 if number % 2 else 1)
        places.append((min(1.0, share), side, tone))
    for share, side, tone in places:
        x, y = along(path, share)
        index = round(share * (len(path) - 1))
        way = heading(path, index) + 90.0 + side * hand.rng.uniform(58, 84)
        hang = math.degrees(math.remainder(math.radians(180.0 - way), math.tau))
        way += hang * droop * hand.rng.uniform(0.7, 1.1)
        step = size * (hand.rng.uniform(0.3, 0.6) if side else 0.15)
        joint = (x + step * math.sin(math.radians(way)), y - step * math.cos(math.radians(way)))
        hand.line([(x, y), joint], 0.26, FLICK if side else SWELL, mixed(BENI, UMBER, 0.4))
        tilt = (hand.rng.uniform(0, 180), hand.rng.uniform(0.66, 1.0))
        reach = size * hand.rng.uniform(0.86, 1.1)
        maple_leaf(hand, joint, reach, way + hand.rng.uniform(-12, 12), tone, face=tilt, stalk=0.0)
