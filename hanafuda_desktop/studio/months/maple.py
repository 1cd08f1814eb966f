"""October: maple over the Tatsuta river.

From left to right over 132 mm: a stag on the bank looks back at the leaves that fall from the near
stem of the maple beside him; its other stem fills the border, and the boughs hang over the slip
and on over the two quiet cards, where leaves drift down to the river that runs from under the bank
to the right edge.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.deer import draw_deer
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import draw_clouds, limb, stream, trunk, turf, twigs
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
from hanafuda_desktop.studio.tools.printing import PrintSheet

# Maple leaves: the seven-pointed leaf of the Japanese maple, sprigs of it, leaves adrift.
#
# A leaf is drawn about the joint of its stalk, one unit from there to the tip of its middle lobe.
# Its tone is one of :data:`TONES`: the red, the yellow and the dark of October.

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


# The month.

_TONES: dict[str, Tone] = {"r": "red", "y": "yellow", "d": "dark"}
_BARK = mixed(mixed(INK, UMBER, 0.45), BENI, 0.1)

_SPRIGS: tuple[tuple[list[Point], str, float], ...] = (
    # the twig, its leaves, their size
    ([(30.6, 24.0), (28.2, 26.4), (28.6, 30.4)], "dry", 4.0),
    ([(38.4, 11.0), (42.0, 7.4), (40.0, 13.0)], "ry", 4.0),
    ([(52.0, 3.9), (58.4, 6.6), (61.0, 12.6)], "drryr", 4.7),
    ([(37.0, 26.0), (40.0, 30.0), (41.0, 35.0)], "yrd", 4.4),
    ([(65.6, 2.8), (70.6, 8.6), (73.0, 16.0)], "rdryr", 5.1),
    ([(77.6, 4.2), (84.0, 6.8), (88.4, 12.0)], "yrdr", 5.1),
    ([(98.2, 6.4), (103.6, 8.8), (108.4, 13.0)], "ryd", 5.0),
    ([(112.0, 6.0), (118.0, 8.6), (121.6, 14.4), (121.0, 20.0)], "drryr", 5.2),
    ([(125.0, 1.8), (129.0, 7.0), (128.6, 12.0)], "yr", 4.8),
)
_FIRST: list[Point] = [(-3.0, -3.0), (34.0, -3.0), (34.0, 57.0), (-3.0, 57.0)]
_NEAR_SPRIGS: tuple[tuple[list[Point], str, float], ...] = (
    # on the first card alone, along the bough of the second stem
    ([(26.4, 9.0), (30.0, 10.4), (30.6, 15.0)], "yrdr", 4.2),
    ([(10.0, 8.0), (6.0, 9.6), (5.0, 15.0)], "rdry", 4.6),
    ([(19.4, 7.4), (20.0, 8.2), (20.2, 9.4)], "yr", 3.3),
    ([(14.4, 7.4), (11.6, 7.6), (10.2, 10.4)], "yr", 3.9),
)
_FALLING: tuple[tuple[float, float, float, float, str], ...] = (
    # x, y, size, turn, tone
    (10.0, 20.0, 3.9, 150, "r"),
    (4.9, 26.0, 3.9, 60, "y"),
    (27.6, 37.4, 3.8, 200, "r"),
    (59.8, 26.4, 4.6, 160, "y"),
    (60.0, 38.4, 4.6, 40, "r"),
    (44.8, 41.6, 4.2, -100, "r"),
    (82.6, 22.6, 5.0, 130, "r"),
    (72.6, 30.0, 5.0, 210, "y"),
    (90.4, 31.6, 5.0, -100, "d"),
    (80.0, 38.4, 4.8, 20, "r"),
    (105.0, 24.8, 5.0, 190, "d"),
    (112.4, 32.0, 5.2, 100, "y"),
    (126.0, 30.4, 5.0, 240, "r"),
    (104.0, 38.6, 4.8, -40, "r"),
    (120.6, 40.6, 4.6, 150, "d"),
)
_AFLOAT: tuple[tuple[float, float, float, float, str], ...] = (
    (44.6, 48.0, 3.8, 80, "r"),
    (57.0, 50.0, 3.8, -70, "y"),
    (70.4, 48.6, 4.0, 100, "r"),
    (87.0, 50.2, 4.0, -60, "r"),
    (95.0, 48.0, 3.6, 70, "y"),
    (107.4, 49.6, 4.0, -110, "y"),
    (115.0, 48.0, 4.0, 60, "r"),
    (127.0, 49.8, 4.0, 110, "r"),
)

_SLIP = Slip(
    (44.3, 11.2),
    (
        (30, 8, 0),
        (24, 4, 2),
        (15, -4, 3),
        (9, -10, 3),
        (10, -12, 1),
        (19, -6, -2),
        (30, 6, -4),
        (36, 20, -5),
    ),
    blue=True,
    deep=(0.0, 0.1, 0.4, 0.7, 0.7),
)
_CORD = Cord(
    ((44.3, 9.6), (44.0, 7.2)),
    2.0,
    -32.0,
    (((45.6, 9.0), (47.0, 9.2)), ((45.0, 9.4), (45.8, 11.0))),
)


def _sky(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "sky")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    glow = mixed(mixed(GOLD, OCHRE, 0.3), PAPER, 0.3)
    hand.shade(whole, glow, (0.0, 0.15, 0.6), start=(0, 16), stop=(0, 48), smooth=False)


def _earth(sheet: PrintSheet) -> None:
    low: list[Point] = [
        (136.0, 46.0),
        (118.0, 44.8),
        (100.0, 46.2),
        (82.0, 45.0),
        (66.0, 46.2),
        (48.0, 45.0),
        (28.0, 49.0),
    ]
    near: list[Point] = [
        (136.0, 52.2),
        (118.0, 51.6),
        (100.0, 52.6),
        (82.0, 51.8),
        (66.0, 53.0),
        (48.0, 52.4),
        (28.0, 56.0),
    ]
    stream(Hand(sheet, "river"), low, near, 4)
    moss = mixed(mixed(MOSS, OCHRE, 0.5), PAPER, 0.2)
    crest: list[Point] = [
        (-3.0, 46.6),
        (8.0, 46.0),
        (18.0, 46.0),
        (28.0, 46.6),
        (34.0, 47.6),
        (40.0, 50.4),
        (45.0, 54.6),
    ]
    turf(Hand(sheet, "bank"), crest, moss, mixed(PINE_BLACK, PINE, 0.3))
    shore: list[Point] = [(42.0, 54.6), (60.0, 52.6), (84.0, 53.0), (110.0, 52.2), (136.0, 52.8)]
    turf(Hand(sheet, "shore"), shore, moss, mixed(PINE_BLACK, PINE, 0.3))


def _tree(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "tree")
    boughs: tuple[tuple[list[Point], float, float], ...] = (
        (
            [(34.6, 22.0), (38.0, 12.0), (48.0, 5.0), (62.0, 2.6), (78.0, 4.2), (92.0, 1.6)],
            2.4,
            0.8,
        ),
        ([(88.0, -2.0), (98.0, 6.4), (112.0, 5.6), (124.0, 2.0), (136.0, 1.0)], 1.6, 0.7),
    )
    for points, thick, thin in boughs:
        path = limb(hand, points, thick, thin, _BARK)
        twigs(hand, path, 9, 6.0, start=0.25, pigment=_BARK)
    limb(hand, [(34.4, 28.0), (36.6, 25.0), (38.4, 28.4)], 1.2, 0.5, _BARK)
    bole: list[Point] = [
        (38.6, 56.0),
        (36.6, 50.0),
        (35.6, 44.0),
        (35.0, 36.0),
        (33.4, 28.0),
        (34.6, 18.0),
        (33.2, 8.0),
        (34.0, -3.0),
    ]
    trunk(hand, bole, 6.2, 2.8, _BARK)


def _stem(sheet: PrintSheet) -> None:
    """The second stem of the tree: it stands on the first card and reaches out over the stag."""
    hand = Hand(sheet, "stem")
    with hand.within(_FIRST, smooth=False):
        over: list[Point] = [(31.0, 17.0), (27.0, 9.6), (19.0, 7.4), (10.0, 8.0), (4.0, 6.0)]
        bough = limb(hand, over, 1.7, 0.6, _BARK)
        twigs(hand, bough, 4, 4.0, start=0.3, pigment=_BARK)
        stem: list[Point] = [
            (33.4, 59.0),
            (31.9, 51.0),
            (30.7, 42.0),
            (30.9, 32.0),
            (29.6, 23.0),
            (31.2, 14.0),
            (34.0, 6.0),
        ]
        trunk(hand, stem, 5.0, 2.4, _BARK)
        for i, (twig, tones, size) in enumerate(_NEAR_SPRIGS):
            sprig = Hand(sheet, f"near sprig {i}")
            maple_sprig(sprig, twig, [_TONES[t] for t in tones], size=size)


def _leaves(sheet: PrintSheet) -> None:
    for i, (twig, tones, size) in enumerate(_SPRIGS):
        maple_sprig(Hand(sheet, f"sprig {i}"), twig, [_TONES[t] for t in tones], size=size)
    for i, (x, y, size, turn, tone) in enumerate(_FALLING):
        hand = Hand(sheet, f"falling {i}")
        face = (hand.rng.uniform(0, 180), hand.rng.uniform(0.62, 1.0))
        maple_leaf(hand, (x, y), size, turn, _TONES[tone], face=face)
    for i, (x, y, size, turn, tone) in enumerate(_AFLOAT):
        maple_leaf(
            Hand(sheet, f"afloat {i}"), (x, y), size, turn, _TONES[tone], face=(0.0, 0.5), stalk=0.5
        )


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    _earth(sheet)
    _tree(sheet)
    _stem(sheet)
    # The clouds run off the first card; on the second, which has no ten points, they would mislead.
    clouds = Hand(sheet, "clouds")
    with clouds.within([(-3.0, -3.0), (33.0, -3.0), (33.0, 20.0), (-3.0, 20.0)], smooth=False):
        draw_clouds(clouds, 0.0, 33.0)
    _leaves(sheet)
    draw_deer(Hand(sheet, "deer", at=(14.3, 49.2), size=0.88))
    draw_slip(Hand(sheet, "slip"), _SLIP, _CORD)
