"""The iris: three broad falls that hang, three standards that stand, a gold tongue on each fall.

Frame: millimetres, the heart of the flower at (0, 0), about 13 mm wide and 12 high.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    Points,
    between,
    flow,
    mirrored,
    normals,
    resample,
    section,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    GOLD,
    INDIGO,
    INK,
    LEAF,
    MONTH_PIGMENTS,
    MOSS,
    PAPER,
    PINE,
    PINE_BLACK,
    PURPLE,
    WATER,
    WHITE,
    Pigment,
    mixed,
)

# Sword leaves of iris: long, stiff, dark, one edge lit; here and there one has bowed over.

_EDGE: Final = mixed(INK, PINE_BLACK, 0.5)


def sword(hand: Hand, root: Point, height: float, lean: float, width: float) -> Path:
    """A leaf that stands up and bows a little to one side (``lean`` mm); returns its spine."""
    x, y = root
    spine = flow(
        [
            root,
            (x + lean * 0.16, y - height * 0.42),
            (x + lean * 0.46, y - height * 0.76),
            (x + lean, y - height),
        ]
    )
    _leaf(hand, spine, width)
    return spine


def bowed(hand: Hand, root: Point, height: float, lean: float, width: float) -> None:
    """A long leaf that has bowed right over: it rises, turns, and hangs its tip."""
    x, y = root
    spine = flow(
        [
            root,
            (x + lean * 0.06, y - height * 0.46),
            (x + lean * 0.26, y - height * 0.84),
            (x + lean * 0.58, y - height),
            (x + lean * 0.94, y - height * 0.95),
            (x + lean * 1.3, y - height * 0.74),
        ]
    )
    _leaf(hand, spine, width)


def _leaf(hand: Hand, spine: Path, width: float) -> None:
    path = resample(spine, 60)
    tone = mixed(PINE_BLACK, PINE, hand.rng.uniform(0.1, 0.6))
    left: Path = []
    right: Path = []
    middle: Path = []
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, normals(path), strict=True)):
        share = i / 59
        half = 0.5 * width * between(0.62, 1.0, min(1.0, share * 2.2)) * (1.0 - share**3.2)
        left.append((x - nx * half, y - ny * half))
        right.append((x + nx * half, y + ny * half))
        middle.append((x - nx * half * 0.1, y - ny * half * 0.1))
    whole = left + right[::-1]
    hand.shape(whole, tone, smooth=False, register=False)
    lit = left + middle[::-1]
    hand.shape(lit, mixed(tone, mixed(LEAF, MOSS, 0.3), 0.5), smooth=False, register=False)
    hand.line(section(middle, 0.0, 0.86), 0.2, TAPER, mixed(PINE_BLACK, INK, 0.4), smooth=False)
    hand.outline(whole, 0.26, _EDGE, smooth=False, lift=0.4)


def clump(
    hand: Hand,
    foot: Point,
    heights: tuple[float, ...],
    leans: tuple[float, ...],
    *,
    width: float = 2.1,
    apart: float = 1.3,
) -> None:
    """Leaves fanned from one foot: as many as there are heights, each with its lean (mm)."""
    middle = (len(heights) - 1) / 2
    order = sorted(range(len(heights)), key=lambda i: -heights[i])
    feet: list[tuple[Point, float]] = []
    for i in order:
        aside = (i - middle) / max(1.0, middle)
        x = foot[0] + (i - middle) * apart + hand.rng.uniform(-0.25, 0.25)
        y = foot[1] + 0.9 * (1.0 - aside * aside) + hand.rng.uniform(-0.3, 0.3)
        wide = width * hand.rng.uniform(0.85, 1.12)
        sword(hand, (x, y), heights[i] + y - foot[1], leans[i], wide)
        feet.append(((x, y), wide))
    _waterline(hand, feet)


def _waterline(hand: Hand, feet: list[tuple[Point, float]]) -> None:
    """Where the leaves enter the water: broken reflections under them, a bright line across."""
    for (x, y), wide in feet:
        for step in range(3):
            reach = wide * (0.55 - 0.11 * step) * hand.rng.uniform(0.8, 1.4)
            at = (x + hand.rng.uniform(-0.3, 0.3), y + 0.35 + 0.75 * step)
            mark = [(at[0] - reach, at[1]), (at[0], at[1] + 0.14), (at[0] + reach, at[1] - 0.05)]
            hand.line(mark, 0.5 - 0.1 * step, SWELL, mixed(PINE_BLACK, INDIGO, 0.35))
        lip = [(x - wide * 0.7, y - 0.05), (x, y + 0.16), (x + wide * 0.7, y - 0.02)]
        hand.line(lip, 0.34, SWELL, mixed(PAPER, WATER, 0.25))


_BLUE: Final = mixed(MONTH_PIGMENTS[4], PURPLE, 0.45)
_DEEP: Final = mixed(mixed(INDIGO, PURPLE, 0.5), INK, 0.25)
_PALE: Final = mixed(_BLUE, WHITE, 0.5)
_LINE: Final = mixed(INK, INDIGO, 0.3)
_FRONT: Final[list[Point]] = [
    (0.0, -0.6),
    (-1.2, 0.4),
    (-2.5, 2.2),
    (-3.1, 4.2),
    (-2.3, 5.9),
    (-0.9, 6.5),
    (0.2, 7.0),
    (1.3, 6.4),
    (2.7, 5.6),
    (3.1, 3.9),
    (2.3, 2.0),
    (1.1, 0.3),
]
_SIDE: Final[list[Point]] = [
    (-0.2, -0.9),
    (-2.2, -1.9),
    (-4.6, -1.8),
    (-6.6, -0.4),
    (-7.4, 1.7),
    (-7.0, 3.6),
    (-5.9, 4.5),
    (-4.8, 3.9),
    (-3.7, 3.4),
    (-2.6, 2.2),
    (-1.2, 0.9),
]
_STANDARD: Final[list[Point]] = [
    (-0.1, 0.2),
    (-1.6, -1.2),
    (-3.3, -2.8),
    (-4.2, -4.8),
    (-3.9, -6.6),
    (-2.7, -7.0),
    (-1.7, -6.2),
    (-0.7, -4.0),
    (0.1, -1.8),
]
_MIDDLE: Final[list[Point]] = [
    (0.0, 0.0),
    (-1.3, -2.0),
    (-2.0, -4.4),
    (-1.6, -6.9),
    (-0.5, -7.9),
    (0.1, -7.6),
    (0.8, -8.0),
    (1.7, -6.8),
    (2.0, -4.2),
    (1.2, -1.8),
]


def _petal(hand: Hand, shape: Points, root: Point, tip: Point, tone: Pigment) -> None:
    """A petal, deep at its root and paler to its rim."""
    hand.shape(shape, tone)
    hand.shade(shape, _DEEP, (0.85, 0.3, 0.0, 0.0), start=root, stop=tip, soft=0.0)
    hand.shade(shape, _PALE, (0.0, 0.0, 0.1, 0.6), start=root, stop=tip, soft=0.0)


def _veins(hand: Hand, root: Point, tips: Points, bend: float) -> None:
    for x, y in tips:
        middle = (between(root[0], x, 0.5) + bend * (x - root[0]) * 0.2, between(root[1], y, 0.45))
        hand.line([root, middle, (x, y)], 0.17, TAPER, _DEEP)


def _tongue(hand: Hand, points: Points, width: float) -> None:
    """The gold mark of the fall, in its rim of white."""
    hand.line(points, width * 1.8, (0.5, 1.0, 0.9, 0.0), WHITE, tremor=0.05)
    hand.line(points, width, (0.6, 1.0, 0.8, 0.0), GOLD, tremor=0.05)


def _aside(points: Points, look: float) -> Path:
    """The points of a flower that looks aside: its far half foreshortened, its front swung over."""
    out: Path = []
    for x, y in points:
        wide = 1.0 - 0.42 * abs(look) if x * look > 0 else 1.0 + 0.06 * abs(look)
        out.append((x * wide + look * 0.16 * max(0.0, y), y))
    return out


def _sides(hand: Hand, look: float) -> None:
    for way in (-1, 1):
        plain = _SIDE if way < 0 else [(x * 0.95, y * 1.05 + 0.1) for x, y in mirrored(_SIDE)]
        shape = _aside(plain, look)
        root, tip = (way * 0.6, -0.6), _aside([(way * 6.8, 3.0)], look)[0]
        _petal(hand, shape, root, tip, _BLUE)
        with hand.within(shape):
            tips = _aside([(way * 6.2, -0.6), (way * 6.7, 1.6), (way * 5.2, 3.6)], look)
            _veins(hand, root, tips, 0.6)
            gold = _aside([(way * 0.4, -0.6), (way * 2.4, -0.5), (way * 4.3, 0.5)], look)
            _tongue(hand, gold, 0.62)
        hand.outline(shape, 0.32, _LINE, lift=0.3)


def _standards(hand: Hand, look: float) -> None:
    tone = mixed(_BLUE, mixed(PURPLE, WHITE, 0.35), 0.42)
    middle = _aside(_MIDDLE, look * 0.4)
    _petal(hand, middle, (0, 0), (0, -8), mixed(tone, _DEEP, 0.4))
    hand.outline(middle, 0.28, _LINE, lift=0.3)
    for way in (-1, 1):
        plain: Path = _STANDARD if way < 0 else [(x, y * 0.94) for x, y in mirrored(_STANDARD)]
        shape = _aside(plain, look)
        _petal(hand, shape, (0, 0), (way * 2.6, -7.0), tone)
        with hand.within(shape):
            tips = _aside([(way * 3.4, -5.6), (way * 2.4, -6.2)], look)
            _veins(hand, (way * 0.2, -0.4), tips, -0.4)
        hand.outline(shape, 0.3, _LINE, lift=0.3)


def iris(hand: Hand, look: float = 0.0) -> None:
    """An open flower: standards, the falls aside, the fall in front, its crests.

    ``look`` is where it looks: -1 well to the left, 0 at us, 1 well to the right.
    """
    _standards(hand, look)
    _sides(hand, look)
    front = _aside(_FRONT, look)
    _petal(hand, front, (0, -0.4), (0, 6.8), _BLUE)
    with hand.within(front):
        tips = _aside([(-2.3, 4.6), (-1.1, 5.9), (1.1, 5.9), (2.4, 4.4)], look)
        _veins(hand, (0, 0.4), tips, 0.5)
        _tongue(hand, _aside([(0, -0.4), (-0.05, 1.6), (0.05, 4.0)], look), 0.72)
    hand.outline(front, 0.34, _LINE, lift=0.3)
    for way in (-1, 1):
        crest: list[Point] = [(0, 0.3), (way * 0.9, -0.5), (way * 1.5, -1.9), (way * 0.5, -1.5)]
        hand.shape(crest, mixed(_PALE, WHITE, 0.3), register=False)
        hand.outline(crest, 0.2, _LINE, lift=0.4)


def iris_bud(hand: Hand) -> None:
    """A bud furled to a point, its foot (at the origin) in a green sheath, standing 8 mm high."""
    body: list[Point] = [
        (0, 0.4),
        (-1.1, -1.6),
        (-1.2, -4.2),
        (-0.1, -8.2),
        (1.0, -4.4),
        (1.0, -1.4),
    ]
    _petal(hand, body, (0, 0), (0, -8), _BLUE)
    hand.line([(0.3, -1.0), (-0.3, -4.0), (0.0, -7.4)], 0.3, SWELL, _DEEP)
    hand.outline(body, 0.28, _LINE, lift=0.3)
    for way, high in ((-1, -4.2), (1, -3.2)):
        sheath: list[Point] = [
            (0, 1.6),
            (way * 1.25, -0.4),
            (way * 1.2, -2.0),
            (way * 0.7, high),
            (0, -0.9),
        ]
        hand.shape(sheath, mixed(LEAF, MOSS, 0.2), register=False)
        hand.outline(sheath, 0.24, mixed(INK, PINE, 0.2), lift=0.3)


def stalk(hand: Hand, points: list[Point]) -> None:
    """The stem under a flower, from its foot up to the heart, with a sheath below the flower."""
    path = flow(points)
    hand.line(path, 1.05, (1.0, 0.95, 0.9, 0.85, 0.8), mixed(PINE_BLACK, PINE, 0.5), smooth=False)
    lit = [(x - 0.18, y) for x, y in path]
    hand.line(lit, 0.4, (0.8, 1.0, 0.9, 0.8), mixed(LEAF, MOSS, 0.4), smooth=False, tremor=0.03)
