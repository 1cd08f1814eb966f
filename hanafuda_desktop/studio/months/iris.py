"""May: irises by the eight-plank bridge.

One rippled pond lies along the foot of all four cards under a sky washed with gold. The bridge
zigzags over the first; clumps of iris stand in the water through the month, two flowers about the
slip, one high and one low on the last two cards.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import draw_clouds, pond, ring
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
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    PURPLE,
    UMBER,
    WATER,
    WHITE,
    Pigment,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet

# The iris: three broad falls that hang, three standards that stand, a gold tongue on each fall.
#
# Frame: millimetres, the heart of the flower at (0, 0), about 13 mm wide and 12 high.

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


# The eight-plank bridge of May: four spans of two planks, zigzag over the water.
#
# Frame: millimetres on the first card. The bridge comes in from the left at the foot of the card
# and goes out on the left again behind, so that nothing of it shows on the next card.
#
# The spans are laid out as a carpenter would, on a level deck, and seen in one perspective: a
# :class:`_Span` knows its line on the deck, :func:`_seen` where a place of the deck is in the
# picture. Each span butts against the side of the one before it, and a pair of posts stands at
# every joint.

_TOP: Final = (mixed(GOLD, OCHRE, 0.08), mixed(GOLD, OCHRE, 0.26))
_BRIDGE_SIDE: Final = mixed(OCHRE, UMBER, 0.5)
_POST: Final = mixed(UMBER, INK, 0.42)
_BRIDGE_LINE: Final = mixed(INK, UMBER, 0.15)

_HORIZON: Final = 4.0
_FOOT: Final = 52.0
"""Heights in the picture: where the deck would vanish, and where it is drawn at full size."""
_BRIDGE_MIDDLE: Final = 16.5
_DEPTH: Final = 96.0
_BROAD: Final = 3.5
"""One plank; two of them and a gap are a span."""
_GAP: Final = 0.16
_THICK: Final = 0.95
_WATER: Final = 4.3
"""How far the water lies under the deck."""

_JOINTS: Final[tuple[Point, ...]] = (
    (-9.0, 57.4),
    (24.6, 46.9),
    (7.6, 39.0),
    (24.2, 33.9),
    (-6.0, 29.0),
)
"""Where the middle of the deck turns, in the picture, from near to far."""


def _deck(spot: Point) -> Point:
    """The place on the deck that is seen at a spot of the picture."""
    scale = (spot[1] - _HORIZON) / (_FOOT - _HORIZON)
    return ((spot[0] - _BRIDGE_MIDDLE) / scale, _DEPTH * (1.0 / scale - 1.0))


def _scale(depth: float) -> float:
    return 1.0 / (1.0 + depth / _DEPTH)


def _seen(place: Point, drop: float = 0.0) -> Point:
    """Where a place on the deck, or ``drop`` millimetres under it, is in the picture."""
    scale = _scale(place[1])
    return (
        _BRIDGE_MIDDLE + place[0] * scale,
        _HORIZON + (_FOOT - _HORIZON + drop) * scale,
    )


@dataclass(frozen=True, slots=True)
class _Span:
    """Two planks on the deck, from one joint to the next; both ends are cut square."""

    start: Point
    stop: Point

    @property
    def length(self) -> float:
        """Millimetres on the deck."""
        return math.dist(self.start, self.stop)

    def place(self, along: float, across: float) -> Point:
        """A place ``along`` the span from its start and ``across`` it, away from us."""
        dx = (self.stop[0] - self.start[0]) / self.length
        dy = (self.stop[1] - self.start[1]) / self.length
        side = 1.0 if dx > 0 else -1.0
        return (
            self.start[0] + dx * along - side * dy * across,
            self.start[1] + dy * along + side * dx * across,
        )


def _post(hand: Hand, place: Point) -> None:
    """A round post from over the deck down into its ring on the water."""
    scale = _scale(place[1])
    width = 1.5 * scale
    (x, head), (_, foot) = _seen(place, -1.15), _seen(place, _WATER)
    shadow = [(x - width * 0.3, foot), (x + width * 0.1, foot + 2.6 * scale)]
    hand.line(shadow, width, (0.9, 0.8, 0.5, 0.0), mixed(INDIGO, INK, 0.25), tremor=0.12)
    ring(hand, (x, foot), width * 1.35)
    hand.line([(x, head), (x, foot)], width + 0.3, (1.0, 0.96, 1.0), INK, tremor=0.02)
    hand.line([(x, head), (x, foot)], width, (1.0, 0.96, 1.0), _POST, tremor=0.02)
    lit = [(x - width * 0.24, head + 0.5), (x - width * 0.22, foot - 0.3)]
    hand.line(lit, width * 0.2, SWELL, mixed(_POST, PAPER, 0.35))
    hand.dot((x, head), width * 0.56, width * 0.3, INK)
    hand.dot((x, head - 0.02), width * 0.4, width * 0.19, mixed(OCHRE, PAPER, 0.3))


def _grain(hand: Hand, span: _Span, ends: tuple[float, float], sides: tuple[float, float]) -> None:
    for _ in range(6):
        across = between(*sides, hand.rng.uniform(0.14, 0.86))
        first = between(*ends, hand.rng.uniform(0.0, 0.72))
        reach = hand.rng.uniform(4.0, 11.0)
        bow = hand.rng.uniform(-0.16, 0.16)
        line = [
            _seen(span.place(first + reach * k / 4, across + bow * math.sin(math.pi * k / 4)))
            for k in range(5)
        ]
        hand.line(line, 0.2, SWELL, mixed(OCHRE, UMBER, 0.42))


def _plank(hand: Hand, span: _Span, number: int, ends: tuple[float, float]) -> None:
    """The near (0) or the far (1) plank: its front face, its top, grain and nails."""
    near = _GAP / 2 - (1 - number) * (_BROAD + _GAP)
    sides = (near, near + _BROAD)
    ends = (ends[0], ends[1] + hand.rng.uniform(-0.25, 0.25))
    first, last, back_last, back_first = (
        span.place(ends[0], sides[0]),
        span.place(ends[1], sides[0]),
        span.place(ends[1], sides[1]),
        span.place(ends[0], sides[1]),
    )
    top: Path = [_seen(p) for p in (first, last, back_last, back_first)]
    front: Path = [top[0], top[1], _seen(last, _THICK), _seen(first, _THICK)]
    hand.shape(front, _BRIDGE_SIDE, smooth=False, register=False)
    hand.shape(top, _TOP[number], smooth=False, register=False)
    with hand.within(top, smooth=False):
        low, high = max(y for _, y in top), min(y for _, y in top)
        hand.shade(
            top, OCHRE, (0.55, 0.1, 0.0), start=(0, high), stop=(0, low), soft=0.0, smooth=False
        )
        _grain(hand, span, ends, sides)
        for share in (0.27, 0.73):
            x, y = _seen(span.place(ends[1] - 1.0, between(*sides, share)))
            hand.dot((x, y), 0.24, 0.17, _BRIDGE_LINE)
    size = _scale(last[1])
    edges = ((top[3], top[2], 0.3), (top[1], top[2], 0.34), (top[0], top[1], 0.3))
    for one, other, width in (*edges, (front[3], front[2], 0.46), (front[1], front[2], 0.34)):
        hand.line(
            [one, other],
            max(0.24, width * size),
            (0.8, 1.0, 0.9, 1.0, 0.8),
            _BRIDGE_LINE,
            smooth=False,
        )


def _span(hand: Hand, span: _Span, posts: tuple[float, ...]) -> None:
    """One span with pairs of posts ``posts`` millimetres from its far end: behind, then before."""
    half = _BROAD + _GAP
    ends = (0.0, span.length + half)
    for back in posts:
        _post(hand, span.place(ends[1] - back, half + 0.62))
    for number in (1, 0):
        _plank(hand, span, number, ends)
    for back in posts:
        _post(hand, span.place(ends[1] - back, -half - 0.62))


def draw_bridge(hand: Hand) -> None:
    """The four spans, the far one first, each pair of posts standing in rings of water."""
    line = [_deck(spot) for spot in _JOINTS]
    spans = [_Span(start, stop) for start, stop in pairwise(line)]
    posts = ((1.3,), (1.3,), (1.3,), (31.0,))
    for span, stand in reversed(list(zip(spans, posts, strict=True))):
        _span(hand, span, stand)


# The month.

_Clump = tuple[Point, tuple[float, ...], tuple[float, ...], float]

_FAR: tuple[_Clump, ...] = (
    # foot, heights, leans, breadth of a leaf
    ((9.0, 30.6), (10.6, 16.0, 12.4, 17.6, 9.6), (-4.0, -2.6, -0.4, 2.2, 4.6), 1.8),
    ((22.2, 32.2), (12.6, 18.6, 14.6, 21.2, 13.0, 9.4), (-5.0, -2.8, -0.6, 1.6, 4.6, 6.0), 1.9),
    ((59.0, 44.0), (20.0, 30.0, 24.0, 33.0, 26.0, 17.0), (-6.0, -3.4, -1.0, 1.8, 4.6, 6.0), 2.0),
    ((92.0, 43.0), (9.0, 14.0, 11.0), (-2.0, 0.6, 2.8), 1.7),
    ((104.0, 43.0), (10.0, 15.0, 12.0), (-3.0, -0.6, 2.2), 1.7),
)
_NEAR: tuple[_Clump, ...] = (
    ((42.0, 50.0), (14.0, 22.0, 28.0, 18.0, 12.0), (-6.6, -3.4, 1.2, 3.2, 6.0), 2.2),
    ((66.4, 52.0), (9.0, 15.0, 11.0), (-3.0, 0.6, 3.4), 2.0),
    (
        (79.6, 50.5),
        (15.0, 24.0, 31.0, 27.0, 34.0, 24.0, 15.0),
        (-9.0, -6.4, -3.0, -0.4, 3.4, 6.6, 9.0),
        2.3,
    ),
    (
        (118.0, 50.5),
        (14.0, 23.0, 33.0, 27.0, 30.0, 21.0, 14.0),
        (-9.4, -6.6, -3.6, 0.2, 3.0, 6.4, 9.4),
        2.3,
    ),
    ((98.6, 53.0), (9.0, 14.0, 10.0), (-3.2, -0.4, 3.0), 2.0),
    ((132.0, 52.0), (10.0, 16.0, 11.0), (-3.0, 0.4, 3.0), 2.0),
)
_FLOWERS: tuple[tuple[float, float, float, float, float, Point], ...] = (
    # x, y, size, turn, where it looks (-1 to 1), foot of the stalk
    (9.6, 19.6, 0.8, -6.0, -0.7, (9.4, 30.4)),
    (22.4, 15.8, 0.96, 4.0, 0.2, (22.0, 32.0)),
    (57.8, 13.4, 0.86, 3.0, 0.5, (58.4, 43.0)),
    (41.6, 33.0, 0.88, -5.0, -0.5, (43.0, 49.6)),
    (77.6, 19.0, 1.08, -4.0, -0.25, (79.0, 50.0)),
    (121.2, 27.6, 1.08, 5.0, 0.65, (119.4, 50.0)),
)
_BUDS: tuple[tuple[float, float, float, float, Point], ...] = (
    (88.2, 25.0, 0.9, 8.0, (82.0, 50.0)),
    (111.6, 18.6, 0.9, -8.0, (116.6, 50.0)),
    (62.6, 29.6, 0.66, 9.0, (60.2, 43.0)),
)

_SLIP = Slip(
    (42.8, 8.8),
    ((6, -6, 0), (16, -18, 8), (27, 8, 4), (31, 30, -6), (16, 30, -10)),
    off=(0.1, -0.28),
)
_CORD = Cord(((42.4, 6.4), (41.6, 2.6), (42.2, -3.0)))


def _sky(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "sky")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    gold = mixed(GOLD, PAPER, 0.3)
    hand.shade(whole, gold, (0.85, 0.5, 0.15, 0.0), start=(0, -2), stop=(0, 34), smooth=False)
    haze = mixed(MOSS, PAPER, 0.45)
    hand.shade(whole, haze, (0.0, 0.4, 0.3, 0.0), start=(0, 24), stop=(0, 44), smooth=False)


def _clumps(sheet: PrintSheet, clumps: tuple[_Clump, ...], name: str) -> None:
    for i, (foot, heights, leans, width) in enumerate(clumps):
        hand = Hand(sheet, f"{name} clump {i}")
        clump(hand, foot, heights, leans, width=width)
        ring(hand, (foot[0], foot[1] + 0.1), len(heights) * 0.8)


def _stalk(sheet: PrintSheet, name: str, foot: Point, head: Point) -> None:
    middle = (foot[0] + (head[0] - foot[0]) * 0.3, (foot[1] + head[1]) / 2)
    stalk(Hand(sheet, name), [foot, middle, head])


def _stalks(sheet: PrintSheet) -> None:
    flowers = [((x, y), foot) for x, y, *_, foot in _FLOWERS]
    buds = [((x, y), foot) for x, y, *_, foot in _BUDS]
    for i, (head, foot) in enumerate((*flowers, *buds)):
        _stalk(sheet, f"stalk {i}", foot, head)


def _flowers(sheet: PrintSheet) -> None:
    for i, (x, y, size, turn, _) in enumerate(_BUDS):
        iris_bud(Hand(sheet, f"bud {i}", at=(x, y), size=size, turn=turn))
    for i, (x, y, size, turn, look, _) in enumerate(_FLOWERS):
        iris(Hand(sheet, f"iris {i}", at=(x, y), size=size, turn=turn), look)


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    pond(Hand(sheet, "pond"), -2.0, PICTURE_WIDTH + 2, 28.0, 56.0)
    _stalks(sheet)
    # The slip is caught among the blades, and is printed before them.
    draw_slip(Hand(sheet, "slip"), _SLIP, _CORD)
    _clumps(sheet, _FAR, "far")
    draw_bridge(Hand(sheet, "bridge"))
    bowed(Hand(sheet, "bowed 0"), (85.2, 50.8), 16.5, 8.6, 2.2)
    bowed(Hand(sheet, "bowed 1"), (112.6, 50.8), 17.0, -8.4, 2.2)
    bowed(Hand(sheet, "bowed 2"), (44.4, 50.2), 16.0, 7.0, 1.9)
    _clumps(sheet, _NEAR, "near")
    _flowers(sheet)
    draw_clouds(Hand(sheet, "clouds"), 3.0, 30.0)
