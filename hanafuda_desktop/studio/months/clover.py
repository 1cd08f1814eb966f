"""July: bush clover in the dew of the morning.

The wands rise from one meadow that runs under all four cards, and mist lies over it to the height
of the leaves. The boar walks out of them on the first card; the slip swings among them on the
second; on the third they lean right, on the last left and higher, and never do they hang.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.boar import draw_boar
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import draw_clouds, turf
from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    Points,
    arc,
    between,
    flow,
    heading,
    placed,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    BLUSH,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    VERMILION,
    WATER,
    Pigment,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet

# Bush clover: tall wands that rise from the ground, leaves below and red pods above.
#
# A wand always grows **up**: it is thick at its foot, bows over a little near its tip, and
# everything on it points up and outward. That is what keeps July apart from the hanging wisteria.

_POD: Final[list[Point]] = [
    (0.0, 0.0),
    (-0.27, -0.3),
    (-0.35, -0.66),
    (-0.22, -0.98),
    (0.04, -1.12),
    (0.27, -0.92),
    (0.33, -0.58),
    (0.21, -0.24),
]
_LEAF: Final[list[Point]] = [
    (0.0, 0.0),
    (-0.22, -0.2),
    (-0.34, -0.54),
    (-0.26, -0.88),
    (0.0, -1.06),
    (0.27, -0.86),
    (0.33, -0.5),
    (0.21, -0.18),
]
_WOOD: Final = mixed(UMBER, INK, 0.4)
_RED: Final = mixed(VERMILION, BENI, 0.25)
_LINE: Final = mixed(INK, BENI, 0.3)


def _loose(hand: Hand, form: Points, by: float) -> Path:
    rng = hand.rng
    return [(x + rng.uniform(-by, by), y + rng.uniform(-by, by)) for x, y in form]


def pod(hand: Hand, root: Point, size: float, turn: float, tone: Pigment = _RED) -> None:
    """One red pod with its stalk at ``root``, pointing where ``turn`` says (0 up, 90 right)."""
    foot = placed([(0.0, -0.2)], root, size, turn)[0]
    hand.line([root, foot], 0.26, (1.0, 0.9), _WOOD, smooth=False)
    shape = placed(_loose(hand, _POD, 0.05), foot, size, turn)
    hand.shape(shape, tone)
    ends = placed([(0.0, 0.0), (0.0, -1.1)], foot, size, turn)
    hand.shade(
        shape, mixed(BLUSH, tone, 0.25), (0.0, 0.0, 0.8), start=ends[0], stop=ends[1], soft=0
    )
    hand.line(
        placed([(0.02, -0.12), (0.07, -0.5), (0.0, -0.84)], foot, size, turn), 0.15, TAPER, BENI
    )
    hand.outline(shape, 0.24, _LINE, lift=0.3)


def clover_leaf(hand: Hand, root: Point, size: float, turn: float) -> None:
    """Three round leaflets on a thin stem, dark, with a pale rib each."""
    joint = placed([(0.0, -0.55)], root, size, turn)[0]
    hand.line([root, joint], 0.28, (1.0, 0.8), _WOOD, smooth=False)
    for swing, part in ((-74, 0.8), (70, 0.82), (hand.rng.uniform(-8, 8), 1.0)):
        way = turn + swing
        shape = placed(_loose(hand, _LEAF, 0.04), joint, size * part, way)
        tone = mixed(PINE_BLACK, PINE, hand.rng.uniform(0.15, 0.6))
        hand.shape(shape, tone)
        ends = placed([(0.0, 0.0), (0.0, -1.0)], joint, size * part, way)
        hand.shade(shape, mixed(PINE, MOSS, 0.3), (0.0, 0.5), start=ends[0], stop=ends[1], soft=0)
        rib = placed([(0.0, -0.05), (0.03, -0.5), (0.0, -0.9)], joint, size * part, way)
        hand.line(rib, 0.18, TAPER, mixed(PINE, MOSS, 0.75), tremor=0.03)
        hand.outline(shape, 0.2, mixed(INK, PINE_BLACK, 0.5), lift=0.3)


def wand(
    hand: Hand,
    points: Sequence[Point],
    *,
    bare: float = 0.1,
    bloom: float = 0.5,
    leaf: float = 2.7,
    pods: float = 1.9,
) -> Path:
    """A wand from its foot up through the points; returns its path.

    Args:
        points: where it grows, from the foot to the tip.
        bare: the share of it that bears nothing, from the foot.
        bloom: the share at which leaves give way to pods.
        leaf: length of a leaflet in millimetres.
        pods: length of the lowest pod; they grow smaller towards the tip.
    """
    path = flow(points)
    hand.line(path, 0.62, (1.0, 0.95, 0.8, 0.6, 0.45, 0.3), _WOOD, tremor=0.05)
    _leaves(hand, path, bare, bloom, leaf)
    _pods(hand, path, bloom, pods)
    return path


def _leaves(hand: Hand, path: Path, bare: float, bloom: float, leaf: float) -> None:
    step = leaf * 0.98
    count = max(2, round((bloom - bare) * len(path) * 0.22 / step))
    for i in range(count):
        share = between(bare, bloom + 0.04, (i + hand.rng.uniform(0.2, 0.8)) / count)
        index = min(len(path) - 1, round(share * (len(path) - 1)))
        side = 1 if i % 2 else -1
        turn = heading(path, index) + 90 + side * hand.rng.uniform(46, 72)
        clover_leaf(hand, path[index], leaf * hand.rng.uniform(0.85, 1.1), turn)


def _pods(hand: Hand, path: Path, bloom: float, size: float) -> None:
    """Pods in loose pairs up the wand, and one at the very tip."""
    last = len(path) - 1
    share = bloom + 0.03
    while share < 0.98:
        index = round(share * last)
        up = (share - bloom) / (1.0 - bloom)
        long = size * between(1.0, 0.58, up)
        way = heading(path, index) + 90
        for side in (-1, 1):
            near = path[max(0, index - (round(long * 2.6) if side > 0 else 0))]
            stem = math.radians(way + side * between(52, 36, up))
            out = long * between(0.85, 0.25, up) * hand.rng.uniform(0.75, 1.2)
            root = (near[0] + out * math.sin(stem), near[1] - out * math.cos(stem))
            hand.line([near, root], 0.3, SWELL if out < 0.1 else (1.0, 0.8), _WOOD, smooth=False)
            turn = way + side * between(34, 22, up) + hand.rng.uniform(-7, 7)
            tone = mixed(_RED, BENI, hand.rng.uniform(0.0, 0.35))
            pod(hand, root, long * hand.rng.uniform(0.9, 1.08), turn, tone)
        if hand.rng.random() < 0.32 * (1.0 - 1.7 * up):
            lean = way + hand.rng.choice((-1, 1)) * hand.rng.uniform(50, 75)
            clover_leaf(hand, path[index], 1.7, lean)
        share += long * between(1.34, 1.08, up) / (len(path) * 0.22)
    pod(hand, path[-1], size * 0.58, heading(path, last) + 90)


# The month.

_Wand = tuple[list[Point], float, float]
"""Where it grows from foot to tip, the share that is bare, the share where pods begin."""

_WANDS: tuple[_Wand, ...] = (
    (
        [(28.8, 48.0), (29.0, 40.0), (28.6, 31.0), (25.2, 20.2), (17.8, 13.6), (14.6, 13.0)],
        0.3,
        0.42,
    ),
    ([(28.6, 48.0), (27.4, 42.0), (22.8, 33.0), (15.4, 25.0), (11.8, 23.8)], 0.24, 0.48),
    ([(-5.0, 56.0), (-2.6, 44.0), (1.6, 32.0), (5.6, 21.4), (6.2, 14.6)], 0.34, 0.52),
    ([(36.4, 56.0), (36.6, 42.0), (36.8, 28.0), (39.6, 16.0), (43.4, 11.4)], 0.1, 0.48),
    ([(39.0, 56.0), (41.0, 47.0), (44.6, 41.4), (48.4, 39.8)], 0.1, 0.52),
    ([(62.4, 56.0), (62.8, 44.0), (61.2, 28.0), (62.0, 16.0), (59.6, 10.4)], 0.1, 0.48),
    ([(61.0, 56.0), (57.0, 47.0), (56.2, 39.0), (57.8, 31.6)], 0.14, 0.58),
    ([(73.4, 56.0), (73.6, 41.0), (76.4, 25.0), (83.0, 13.0), (88.6, 10.6)], 0.08, 0.46),
    ([(76.0, 56.0), (79.4, 45.0), (85.6, 36.6), (92.4, 33.4), (95.4, 34.4)], 0.1, 0.48),
    ([(71.4, 56.0), (69.4, 44.0), (69.4, 32.0), (72.4, 22.0), (71.2, 18.4)], 0.12, 0.52),
    ([(74.2, 37.0), (78.4, 30.0), (85.0, 23.4), (91.4, 20.8)], 0.16, 0.42),
    ([(125.2, 56.0), (125.8, 41.0), (122.6, 24.0), (115.4, 10.6), (109.6, 7.8)], 0.08, 0.44),
    ([(122.0, 56.0), (118.0, 45.0), (111.0, 36.0), (103.4, 33.4)], 0.1, 0.48),
    ([(128.4, 56.0), (129.8, 45.0), (129.2, 34.0), (126.8, 25.0), (127.6, 20.0)], 0.12, 0.52),
    ([(125.4, 36.0), (121.0, 29.0), (113.6, 23.2), (106.4, 21.6)], 0.16, 0.42),
    ([(110.0, 56.0), (107.8, 50.0), (105.2, 46.4), (102.6, 45.4)], 0.1, 0.62),
)
_LEAVES = (
    # x, y of the root, length, turn (0 up, 90 right)
    (3.6, 54.0, 3.0, -20),
    (7.4, 54.6, 2.8, 30),
    (20.6, 54.4, 2.7, -30),
    (24.4, 55.2, 2.9, -4),
    (29.4, 55.2, 3.0, -26),
    (31.6, 53.4, 3.1, 24),
    (34.8, 54.0, 3.0, -10),
    (41.6, 54.4, 2.9, 22),
    (52.0, 55.0, 2.6, -14),
    (58.6, 54.4, 2.9, 16),
    (65.6, 54.2, 3.0, -22),
    (68.0, 53.0, 2.9, 26),
    (79.4, 54.6, 2.8, 22),
    (98.8, 54.4, 2.8, -8),
    (104.6, 54.8, 2.6, -24),
    (119.4, 54.4, 2.8, -26),
    (130.4, 53.6, 3.0, 18),
)

_SLIP = Slip(
    (54.8, 12.6),
    ((-26, -6, 0), (-16, -24, 0), (-24, -6, 6), (-38, 20, 10), (-36, 0, 6), (-20, -24, 8)),
)
_CORD = Cord(
    ((56.6, 11.0), (60.3, 11.6)),
    0.9,
    68.0,
    (((58.6, 12.8), (57.6, 14.8)), ((59.2, 13.0), (59.0, 15.4))),
)


def _meadow(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "meadow")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    mist = mixed(WATER, PAPER, 0.35)
    hand.shade(whole, mist, (0.0, 0.35, 0.75, 0.5), start=(0, 24), stop=(0, 54), smooth=False)
    crest = [(-3.0, 46.4), (14.0, 45.6), (38.0, 48.4), (66.0, 48.0), (96.0, 49.0), (136.0, 47.0)]
    turf(hand, crest, mixed(MOSS, PAPER, 0.3), mixed(PINE, mixed(OCHRE, PINE_BLACK, 0.6), 0.3))


def _wands(sheet: PrintSheet) -> None:
    for i, (points, bare, bloom) in enumerate(_WANDS):
        wand(Hand(sheet, f"wand behind {i}"), points, bare=bare, bloom=bloom)


def _tread(sheet: PrintSheet) -> None:
    """The shade under the boar, and the grass it treads down."""
    hand = Hand(sheet, "tread")
    dark = mixed(PINE, PINE_BLACK, 0.55)
    under = arc((17.6, 50.7), 12.6, 1.0, 0, 352, 40)
    hand.shade(under, dark, 0.75, soft=0.5, smooth=False)
    hand.line([(8.0, 51.3), (15.0, 51.6), (24.0, 51.2)], 0.5, SWELL, dark, dry=0.5)
    for x in (8.6, 13.0, 15.0, 19.6, 21.4, 26.6, 28.6):
        for _ in range(4):
            lean = hand.rng.uniform(-1.6, 0.8)
            tip = (x + lean, 50.6 - hand.rng.uniform(0.5, 1.5))
            hand.line([(x, 50.9), (x + lean * 0.4, 50.2), tip], 0.26, TAPER, dark)


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _meadow(sheet)
    _wands(sheet)
    draw_clouds(Hand(sheet, "clouds"), 4.0, 30.0)
    _tread(sheet)
    draw_boar(Hand(sheet, "boar", at=(19.3, 50.4), size=0.94))
    for i, (x, y, size, turn) in enumerate(_LEAVES):
        clover_leaf(Hand(sheet, f"leaf {i}"), (x, y), size, turn)
    draw_slip(Hand(sheet, "slip"), _SLIP, _CORD)
