"""December: paulownia in the last light.

The phoenix comes down out of a golden sky on the first card; solid yellow ground lies under it and
under the second card, and there it ends: the last two stand on snow. One line of ground runs
through all four. It is the same plant four times, three great leaves and three spikes of bells that
grow out of their midst, and it is never the same.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.phoenix import draw_phoenix
from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    Points,
    along,
    arc,
    flow,
    heading,
    placed,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    BLUSH,
    GOLD,
    INDIGO,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    PURPLE,
    UMBER,
    WATER,
    WHITE,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet

# Paulownia: great lobed leaves on long stalks, and upright spikes of nodding purple bells.
#
# :func:`paulownia` is the plant as the deck shows it: three leaves, and three spikes out of their
# midst, as on the old crest, but grown and not stamped. A bell is turned in space, so each shows
# another side: its profile, its open mouth, its back.

Place = Callable[[Points], Path]
"""From a part's own frame to the plant's."""
Spike = tuple[Points, int, int]
"""A spike: the points of its stalk from foot to tip, its pairs of flowers, its pairs of buds."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A leaf of the plant."""

    reach: float
    """Its length in millimetres."""
    turn: float
    """Which way it points, degrees from up."""
    stalk: Point
    """From the joint of the plant to the notch of the leaf."""
    wide: float = 1.0


_SHOULDER: Final[Path] = [(-0.07, 0.1), (-0.22, 0.2), (-0.41, 0.18), (-0.57, 0.06), (-0.64, -0.1)]
_LOBE: Final[Path] = [
    (-0.72, -0.22),
    (-0.84, -0.38),
    (-0.84, -0.38),
    (-0.69, -0.45),
    (-0.53, -0.52),
]
_POINT: Final[Path] = [(-0.49, -0.64), (-0.42, -0.78), (-0.28, -0.93), (-0.12, -1.06)]
_SIDE: Final[Path] = [*_SHOULDER, *_LOBE, *_POINT]
"""The left edge of a leaf from its notch to its tip, the leaf one unit long and pointing up: a
heart with a lobe drawn out on either side."""
_CUP_SIDE: Final[Path] = [(-0.05, -0.07), (-0.15, 0.0), (-0.19, 0.1), (-0.18, 0.25), (-0.1, 0.15)]
_CUP: Final[Path] = [*_CUP_SIDE, (0.0, 0.25), *((-x, y) for x, y in _CUP_SIDE[::-1])]
"""The brown felted cup of a flower and its teeth."""
_TUBE: Final = ((0.0, 0.09), (0.14, 0.15), (0.36, 0.21), (0.62, 0.27), (0.86, 0.33))
"""Half the breadth of a bell's tube at shares of its length."""
_GREEN: Final = mixed(PINE_BLACK, PINE, 0.3)
_LIT: Final = mixed(PINE, MOSS, 0.35)
_VEIN: Final = mixed(MOSS, PAPER, 0.3)
_STALK: Final = mixed(mixed(UMBER, MOSS, 0.55), INK, 0.15)
_BARK: Final = mixed(UMBER, INK, 0.25)
_LINE: Final = mixed(INK, PURPLE, 0.3)
_BUD: Final = mixed(OCHRE, UMBER, 0.5)
_PALE: Final = mixed(mixed(PURPLE, WHITE, 0.68), BENI, 0.04)
_MAUVE: Final = mixed(mixed(PURPLE, WHITE, 0.22), BENI, 0.05)
_FACES: Final = (0.42, 0.8, -0.45, 0.3, 0.62, -0.3, 0.92, 0.36, 0.7)
"""How far bells look at us: 1 is full face, 0 is profile, less is turned away."""


def kiri_leaf(
    hand: Hand, root: Point, reach: float, turn: float, *, wide: float = 1.0, over: bool = False
) -> None:
    """A leaf from its notch, ``reach`` millimetres long, pointing ``turn`` from up.

    One that lies ``over`` others has a rim of light along its upper edge, else leaf on leaf would
    be one dark mass.
    """
    rng = hand.rng

    def loose(path: Points) -> Path:
        moved: dict[Point, Point] = {}
        for x, y in path:
            moved[(x, y)] = (x + rng.uniform(-0.025, 0.025), y + rng.uniform(-0.025, 0.025))
        return [moved[point] for point in path]

    left, right = loose(_SIDE), [(-x, y) for x, y in loose(_SIDE)]
    tip = (rng.uniform(-0.06, 0.06), -1.2)
    bend = rng.uniform(-0.08, 0.08)

    def there(path: Points) -> Path:
        bowed = [(x * wide + bend * math.sin(math.pi * -y), y) for x, y in path]
        return placed(bowed, root, reach, turn)

    shape = there([(0.0, 0.0), (0.0, 0.0), *left, tip, tip, *right[::-1]])
    if over:
        hand.outline(shape, 1.0, _VEIN, light=90.0, lift=0.0)
    hand.shape(shape, _GREEN, register=not over)
    with hand.within(shape):
        half = there([(0.0, 0.3), (0.0, -1.2), (-1.0, -1.2), (-1.0, 0.3)])
        start, stop = there([(0.0, -0.4), (-0.8, -0.5)])
        hand.shade(half, _LIT, (0.1, 0.3, 0.85), start=start, stop=stop, soft=0.1, smooth=False)
        _veins(hand, there, reach)
    hand.outline(shape, 0.42, INK, lift=0.35)


_GREAT: Final = (
    (0.0, (0.5, 0.1), 1.0),
    (0.0, (0.79, -0.38), 1.5),
    (-0.3, (0.47, -0.57), 0.9),
    (-0.5, (0.4, -0.76), 0.9),
    (-0.68, (0.27, -0.91), 0.8),
    (-0.84, (0.13, -1.02), 0.7),
)
"""Foot on the middle vein, end at the edge, and weight of the great veins of one half."""
_FORKS: Final = (
    ((0.22, 0.02), (0.26, 0.19)),
    ((0.34, -0.16), (0.6, -0.02)),
    ((0.5, -0.24), (0.72, -0.24)),
    ((0.4, -0.19), (0.46, -0.42)),
    ((0.56, -0.27), (0.63, -0.44)),
)


def _veins(hand: Hand, there: Place, reach: float) -> None:
    """A middle vein, great ones into the lobes, and fine ones like ribs between them."""
    wide = 0.13 + 0.012 * reach
    hand.line(there([(0, 0), (0.01, -0.5), (0, -1.08)]), wide * 1.7, TAPER, _VEIN, tremor=0.04)
    for side in (-1, 1):
        for foot, tip, share in _GREAT:
            end = (side * tip[0], tip[1])
            middle = (side * tip[0] * 0.5, foot + (tip[1] - foot) * 0.4)
            hand.line(there([(0, foot), middle, end]), wide * share, TAPER, _VEIN, tremor=0.04)
        for near, far in _FORKS:
            fork = [(side * near[0], near[1]), (side * far[0], far[1])]
            hand.line(there(fork), wide * 0.75, TAPER, _VEIN, smooth=False)


def _mouth(hand: Hand, face: float, wide: float) -> tuple[Path, Path, Path]:
    """Rim and throat of a bell one unit long, and the middles of its lobes, its lip's first.

    The lip is three long lobes, the hood over it two short ones that curl back.
    """
    rng = hand.rng
    deep = math.sqrt(1.0 - face * face)
    angle = 198.0 + rng.uniform(-8, 8)
    rim: Path = []
    folds: Path = []
    for full in (0.98, 1.14, 1.0, 0.84, 0.8):
        span, lobe = 72.0 + rng.uniform(-7, 7), full * rng.uniform(0.92, 1.08)
        for step in range(14):
            way = math.radians(angle - span * step / 14)
            bow = abs(math.sin(math.pi * step / 14)) ** 0.5
            reach = wide * (0.56 + 0.44 * bow * lobe)
            x, y = reach * math.cos(way), reach * math.sin(way) * abs(face)
            rim.append((x, (0.88 - 0.08 * bow) * deep + y))
            if step == 7:
                folds.append((x * 0.8, 0.86 * deep + y * 0.8))
        angle -= span
    throat = [
        (0.46 * wide * math.cos(a), 0.86 * deep - 0.42 * wide * math.sin(a) * face)
        for a in (math.tau * k / 24 for k in range(24))
    ]
    return rim, throat, [folds[1], folds[0], *folds[2:]]


def kiri_flower(
    hand: Hand,
    at: Point,
    size: float,
    turn: float,
    *,
    face: float = 0.4,
    wide: float = 1.0,
    cup: bool = True,
) -> None:
    """A bell: a brown cup, a curved tube, a pale mouth of five lobes.

    Args:
        hand: whose chance it is.
        at: where it hangs from.
        size: its length in millimetres, seen from the side.
        turn: swings its mouth (0 hangs straight down, positive: left).
        face: how far it looks at us: 1 is full face, 0 is profile, less is turned away.
        wide: how far it has opened.
        cup: whether it has its cup; a bell that has fallen left it on the tree.
    """

    def there(path: Points) -> Path:
        return placed(path, at, size, turn)

    if face < 0:
        _draw_mouth(hand, there, face, wide, size)
    _draw_tube(hand, there, math.sqrt(1.0 - face * face), wide, -1.0 if turn > 0 else 1.0)
    if cup:
        hand.shape(there(_CUP), _BUD, register=False)
        hand.outline(there(_CUP), 0.22, _LINE, lift=0.5)
    if face > 0:
        _draw_mouth(hand, there, face, wide, size)


def _draw_tube(hand: Hand, there: Place, deep: float, wide: float, side: float) -> None:
    """The tube of a bell, its belly to the ``side``, as long as it is ``deep`` in the picture."""
    belly = side * hand.rng.uniform(0.03, 0.09)
    edges: tuple[Path, Path] = ([], [])
    for share, half in _TUBE:
        bow = belly * math.sin(math.pi * share)
        for edge, sign in zip(edges, (-1, 1), strict=True):
            edge.append((bow + sign * half * (0.7 + 0.3 * wide), share * deep))
    tube = there([*edges[0], *edges[1][::-1]])
    top, end = there([(0.0, 0.1 * deep), (0.0, 0.95 * deep)])
    hand.shape(tube, _PALE, register=False)
    if deep > 0.3:
        hand.shade(tube, PURPLE, (1.0, 0.9, 0.6, 0.2), start=top, stop=end, soft=0.0)
    for share in (-0.08, 0.06):
        rib = [(belly + share, 0.3 * deep), (share * 1.4, 0.75 * deep)]
        hand.line(there(rib), 0.16, SWELL, mixed(PURPLE, INK, 0.4), smooth=False)
    hand.outline(tube, 0.26, _LINE, lift=0.5)


def _draw_mouth(hand: Hand, there: Place, face: float, wide: float, size: float) -> None:
    """The lobes of a bell, and, if it looks at us, its throat and the gold on its lip."""
    rim, throat, folds = (there(path) for path in _mouth(hand, face, 0.5 * wide))
    hand.shape(rim, _PALE, smooth=False, register=False)
    hand.outline(rim, 0.25, _LINE, smooth=False, lift=0.5)
    if face < 0:
        return
    middle = there([(0.0, 0.86 * math.sqrt(1.0 - face * face))])[0]
    if wide > 0.7:
        hand.shape(throat, mixed(PURPLE, INK, 0.3), register=False)
        lip = folds[0]
        start = (middle[0] * 0.8 + lip[0] * 0.2, middle[1] * 0.8 + lip[1] * 0.2)
        hand.line([start, lip], 0.11 * size, (0.3, 1.0, 0.7, 0.0), GOLD, smooth=False)
    for fold in folds[1:]:
        foot = (middle[0] * 0.5 + fold[0] * 0.5, middle[1] * 0.5 + fold[1] * 0.5)
        hand.line([foot, fold], 0.22, TAPER, _MAUVE, smooth=False)


def _bud(hand: Hand, root: Point, at: Point, size: float) -> None:
    """A round bud half out of its felted cup, on a short arm."""
    turn = math.degrees(math.atan2(at[1] - root[1], at[0] - root[0])) + 90.0
    hand.line([root, at], 0.36, (0.9, 0.7, 0.8), _STALK, smooth=False)
    full, nod = hand.rng.uniform(0.85, 1.1), hand.rng.uniform(-0.16, 0.16)
    left: Path = [(0.0, 0.25), (-0.36, 0.05), (-0.46, -0.45), (-0.3 + nod, -1.0), (nod, -1.3)]
    drop = [*left, (0.26 + nod, -1.0), (0.46, -0.5), (0.38, 0.0)]
    body = placed([(x * full, y) for x, y in drop], at, size, turn)
    hand.shape(body, _MAUVE, register=False)
    with hand.within(body):
        start, stop = placed([(0.0, 0.2), (0.0, -1.1)], at, size, turn)
        hand.shade(body, PURPLE, (1.0, 0.9, 0.4), start=start, stop=stop, soft=0.0)
        edge: Path = [(0.7, -0.3), (0.3, -0.16), (0.0, -0.34), (-0.3, -0.14), (-0.7, -0.32)]
        cup = placed([(-0.7, 0.5), (0.7, 0.5), *edge], at, size, turn)
        hand.shape(cup, _BUD, register=False)
    hand.outline(body, 0.24, _LINE, lift=0.4)


def _bud_beside(hand: Hand, foot: Point, lean: float, grown: float) -> None:
    """A bud that stands off the spike, ``lean`` degrees from up."""
    way = math.radians(lean)
    reach = grown * hand.rng.uniform(0.7, 1.2)
    end = (foot[0] + reach * math.sin(way), foot[1] - reach * math.cos(way))
    _bud(hand, foot, end, grown)


def _arm(hand: Hand, foot: Point, side: float, reach: float, rise: float) -> Point:
    """A flower's own stalk: it rises from the spike and nods over at its end."""
    x, y = foot
    end = (x + side * reach, y - rise)
    hand.line([foot, (x + side * reach * 0.55, y - rise * 1.1), end], 0.46, SWELL, _STALK)
    return end


def kiri_spike(hand: Hand, points: Points, flowers: int, buds: int, *, size: float = 4.4) -> None:
    """An upright spike: bells in pairs below, the largest lowest, buds in pairs above them.

    Args:
        hand: whose chance it is.
        points: the stalk from foot to tip.
        flowers: pairs of bells, left and right; the uppermost are hardly open.
        buds: pairs of buds above them, under the bud at the tip.
        size: the length of the lowest bells, millimetres.
    """
    rng = hand.rng
    path = flow(points)
    for wide, tone in ((0.2 * size + 0.1, INK), (0.15 * size, _STALK)):
        hand.line(path, wide, (0.95, 0.95, 0.75, 0.55, 0.4), tone)
    first, last = 0.33, 0.95
    steps = [0.85] * buds + [1.6] * flowers
    pitch = (last - first) / sum(steps)
    share = last
    x, y = path[-1]
    _bud(hand, (x, y), (x, y - 0.1), size * 0.2)
    faces = rng.sample(_FACES, len(_FACES))
    for number, step in enumerate(steps):
        tilt = heading(path, round(share * (len(path) - 1))) + 90.0
        for side in (-1.0, 1.0) if number % 2 else (1.0, -1.0):
            foot = along(path, share - pitch * rng.uniform(0.0, 0.55))
            if number < buds:
                grown = size * (0.17 + 0.11 * (number + 1) / buds) * rng.uniform(0.85, 1.1)
                _bud_beside(hand, foot, tilt + side * rng.uniform(42, 58), grown)
                continue
            age = (number - buds + 1) / flowers
            length = size * (0.66 + 0.34 * age)
            end = _arm(hand, foot, side, length * rng.uniform(0.3, 0.44), length * 0.22)
            new = number == buds and flowers > 1
            face = 0.25 if new else faces.pop()
            turn = -side * rng.uniform(30, 62) + tilt * 0.5
            kiri_flower(hand, end, length, turn, face=face, wide=0.6 if new else 1.0)
        share -= pitch * step
    if flowers > 2:
        foot = along(path, first - 0.03)
        kiri_flower(hand, foot, size, rng.uniform(-14, 14), face=rng.uniform(0.62, 0.8))


def _stem(hand: Hand, at: Point, foot: Point) -> None:
    """The young trunk, from the ground to the joint."""
    middle = (at[0] * 0.45 + foot[0] * 0.55 + 0.7, at[1] * 0.45 + foot[1] * 0.55)
    for wide, tone in ((1.75, INK), (1.25, _BARK)):
        hand.line([foot, middle, at], wide, (1.0, 0.85, 0.75, 0.7), tone)
    lit = [(x - 0.3, y) for x, y in (foot, middle, at)]
    hand.line(lit, 0.34, SWELL, mixed(_BARK, OCHRE, 0.4))
    path = flow([foot, middle, at])
    for share in (0.1, 0.19, 0.24, 0.37):
        x, y = along(path, share + hand.rng.uniform(-0.03, 0.03))
        hand.line([(x - 0.1, y), (x + 0.45, y + 0.1)], 0.26, SWELL, INK, smooth=False)


def paulownia(
    hand: Hand,
    at: Point,
    foot: Point,
    leaves: Sequence[Leaf],
    spikes: Sequence[Spike],
    *,
    size: float = 5.0,
) -> None:
    """The plant about its joint, where leaves and spikes spring.

    Args:
        hand: whose chance it is.
        at: the joint.
        foot: where the stem leaves the ground.
        leaves: the last lies in front of the spikes, the others behind them.
        spikes: stalks relative to ``at``, and their flowers and buds; the last is the great one.
        size: of a flower, millimetres from cup to mouth.
    """

    def leaf(one: Leaf, *, over: bool = False) -> None:
        x, y = one.stalk
        root = (at[0] + x, at[1] + y)
        kiri_leaf(hand, root, one.reach, one.turn, wide=one.wide, over=over)
        inward = math.radians(one.turn)
        heel = (root[0] + 0.8 * math.sin(inward), root[1] - 0.8 * math.cos(inward))
        bow = (at[0] + x * 0.5, at[1] + y * 0.5 - 0.12 * abs(x))
        hand.line([at, bow, root, heel], 1.15, (0.9, 0.8, 0.8, 0.2), INK)
        hand.line([at, bow, root, heel], 0.75, (0.9, 0.8, 0.8, 0.1), _VEIN)

    _stem(hand, at, foot)
    for one in leaves[:-1]:
        leaf(one)
    for number, (points, flowers, buds) in enumerate(spikes):
        stalk = [(at[0] + x, at[1] + y) for x, y in points]
        great = number == len(spikes) - 1
        kiri_spike(hand, stalk, flowers, buds, size=size if great else 0.86 * size)
    leaf(leaves[-1], over=True)


# The month.

_YELLOW_ENDS = 66.0
_GROUND: Path = [
    (-3.0, 41.6),
    (12.0, 40.4),
    (24.0, 38.2),
    (36.0, 36.6),
    (50.0, 36.2),
    (66.0, 36.8),
    (82.0, 36.2),
    (99.0, 36.9),
    (116.0, 36.3),
    (136.0, 36.9),
]


def _sky(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "sky")
    whole: Path = [(-2, -2), (PICTURE_WIDTH + 2, -2), (PICTURE_WIDTH + 2, 56), (-2, 56)]
    dusk = mixed(mixed(BLUSH, PURPLE, 0.32), PAPER, 0.3)
    hand.shade(whole, dusk, (0.55, 0.2, 0.0), start=(0, -2), stop=(0, 22), smooth=False)
    light: Path = [(-3, -3), (48, -3), (48, 50), (-3, 50)]
    gold = mixed(GOLD, PAPER, 0.12)
    hand.shade(
        light, gold, (1.0, 1.0, 0.8, 0.2, 0.0), start=(12, 0), stop=(38, 1.5), soft=0, smooth=False
    )
    low: Path = [(-3, 14), (48, 14), (48, 50), (-3, 50)]
    hand.shade(low, PAPER, (0.0, 0.4, 0.75), start=(0, 16), stop=(0, 44), soft=0.0, smooth=False)


def _ground(sheet: PrintSheet) -> None:
    """One line of ground through the month: solid yellow under two cards, snow under two."""
    hand = Hand(sheet, "ground")
    crest = flow(_GROUND)
    whole: Path = [*crest, (136.0, 57.0), (-3.0, 57.0)]
    hand.shape(whole, WHITE, smooth=False, register=False)
    cold = mixed(WATER, INDIGO, 0.1)
    hand.shade(
        whole, cold, (0.0, 0.0, 0.1, 0.4), start=(0, 37), stop=(0, 56), soft=0.0, smooth=False
    )
    yellow: Path = [p for p in crest if p[0] < _YELLOW_ENDS]
    yellow += [(_YELLOW_ENDS, 36.8), (_YELLOW_ENDS, 57.0), (-3.0, 57.0)]
    hand.shape(yellow, mixed(GOLD, OCHRE, 0.3), smooth=False, register=False)
    hand.shade(yellow, OCHRE, (0.0, 0.0, 0.6), start=(0, 40), stop=(0, 56), soft=0.0, smooth=False)
    line = mixed(INK, UMBER, 0.3)
    hand.line(crest, 0.42, (0.6, 1.0, 0.5, 0.9, 0.6, 1.0, 0.7), line, smooth=False)


@dataclass(frozen=True, slots=True)
class _Plant:
    name: str
    joint: Point
    foot: Point
    leaves: tuple[Leaf, ...]
    spikes: tuple[Spike, ...]
    size: float = 5.2


_PLANTS = (
    _Plant(
        "first",
        (11.6, 42.8),
        (12.4, 55.0),
        (
            Leaf(7.4, -98, (-2.0, 0.2)),
            Leaf(7.2, 100, (2.1, 0.4)),
            Leaf(6.6, 186, (-0.5, 2.4), 1.1),
        ),
        (
            ([(-0.4, 0), (-3.4, -3.6), (-5.0, -8.2)], 1, 2),
            ([(0.4, 0), (3.6, -3.2), (4.8, -7.0)], 1, 2),
            ([(0, 0), (-0.4, -5.0), (-0.6, -10.6)], 2, 2),
        ),
        3.3,
    ),
    _Plant(
        "yellow",
        (49.5, 31.6),
        (50.9, 56.0),
        (
            Leaf(10.4, -104, (-2.6, 0.2)),
            Leaf(10.4, 106, (2.7, 0.5)),
            Leaf(9.8, 183, (-0.5, 3.2), 1.05),
        ),
        (
            ([(-0.5, 0), (-6.0, -6.2), (-8.6, -17.4)], 2, 2),
            ([(0.5, 0), (6.2, -6.0), (9.0, -16.0)], 2, 2),
            ([(0, 0), (0.4, -11.0), (-0.2, -26.6)], 3, 3),
        ),
    ),
    _Plant(
        "left",
        (80.8, 31.8),
        (78.6, 56.0),
        (
            Leaf(10.2, -98, (-2.5, 0.4)),
            Leaf(10.6, 112, (2.8, 0.6)),
            Leaf(9.6, 163, (1.5, 2.9), 1.0),
        ),
        (
            ([(-0.5, 0), (-5.8, -5.4), (-8.6, -14.0)], 2, 2),
            ([(0.5, 0), (6.0, -7.6), (8.4, -19.4)], 2, 3),
            ([(0, 0), (-0.6, -11.0), (-1.8, -26.6)], 3, 3),
        ),
    ),
    _Plant(
        "right",
        (116.6, 31.6),
        (118.6, 56.0),
        (
            Leaf(10.6, -114, (-2.8, 0.6)),
            Leaf(10.2, 97, (2.5, 0.3)),
            Leaf(10.0, 196, (-1.4, 3.0), 1.1),
        ),
        (
            ([(-0.5, 0), (-6.2, -7.6), (-8.8, -19.0)], 2, 3),
            ([(0.5, 0), (5.8, -5.4), (8.6, -13.8)], 2, 2),
            ([(0, 0), (0.8, -11.0), (1.8, -26.8)], 3, 3),
        ),
    ),
)


def _plants(sheet: PrintSheet) -> None:
    for plant in _PLANTS:
        hand = Hand(sheet, plant.name)
        paulownia(hand, plant.joint, plant.foot, plant.leaves, plant.spikes, size=plant.size)


_FALLEN: Final = ((87.8, 48.0, -84, 0.6), (95.8, 50.0, 74, -0.4))


def _fallen(sheet: PrintSheet) -> None:
    """Bells that have dropped on the snow: the cup stays on the tree, the shadow lies beneath."""
    shadow = mixed(mixed(WATER, PURPLE, 0.3), PAPER, 0.25)
    for i, (x, y, turn, face) in enumerate(_FALLEN):
        hand = Hand(sheet, f"fallen {i}")
        side = -0.7 if turn > 0 else 0.7
        under = arc((x + side, y + 1.2), 1.7, 0.34, 0, 350, 24)
        hand.shape(under, shadow, register=False)
        kiri_flower(hand, (x, y), 3.4, turn, face=face, cup=False)


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    _ground(sheet)
    _plants(sheet)
    _fallen(sheet)
    draw_phoenix(Hand(sheet, "phoenix", at=(15.9, 17.0)))
