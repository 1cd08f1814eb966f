"""The storm of November's fourth card: black clouds on red, bolts, the drums and the claw.

Frame: one card, its upper left corner at (0, 0). There is no white and no paper in it anywhere; the
red is dulled, and a rim of it runs round the clouds, inside the border.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from hanafuda_desktop.studio.tools.brush import (
    DROP,
    FLICK,
    SWELL,
    TAPER,
    Path,
    Point,
    Points,
    along,
    between,
    blob,
    fleshed,
    flow,
    heading,
    length,
    moved,
    placed,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INK,
    MOSS,
    OCHRE,
    PINE,
    PINE_BLACK,
    STONE,
    UMBER,
    VERMILION,
    mixed,
)

# The thunder god's arm: down out of the cloud, a ring on the wrist, three fingers and a thumb.
#
# Frame: one card, its upper left corner at (0, 0). Flat colours and a second, deeper block with a
# hard edge; all the modelling is in the brush.

_CLAW_SKIN: Final = mixed(mixed(PINE, STONE, 0.62), MOSS, 0.3)
_DEEP: Final = mixed(PINE, PINE_BLACK, 0.45)
_HORN: Final = mixed(mixed(OCHRE, GOLD, 0.35), UMBER, 0.22)
_HORN_DEEP: Final = mixed(UMBER, INK, 0.45)
_METAL: Final = mixed(OCHRE, UMBER, 0.16)

_ARM: Final[list[Point]] = [
    (6.6, 17.0),
    (12.4, 15.0),
    (15.4, 18.0),
    (16.7, 20.6),
    (16.5, 23.4),
    (17.5, 25.4),
    (18.9, 26.4),
    (19.2, 27.6),
    (17.2, 30.0),
    (13.4, 29.2),
    (12.2, 27.0),
    (9.4, 24.9),
    (6.4, 22.4),
    (5.4, 19.4),
]
_CLAW_BACK: Final[list[Point]] = [
    (13.4, 27.6),
    (15.6, 26.2),
    (18.4, 26.4),
    (20.8, 27.6),
    (22.9, 29.4),
    (23.3, 31.2),
    (22.0, 32.8),
    (20.6, 33.4),
    (19.4, 35.0),
    (17.4, 34.9),
    (16.2, 34.3),
    (14.8, 35.2),
    (13.3, 34.0),
    (13.2, 32.4),
    (11.6, 31.8),
    (11.5, 29.6),
]
_FINGERS: Final[tuple[tuple[Point, ...], ...]] = (
    # root, middle of the first bone, knuckle, root of the nail: thumb first
    ((13.4, 29.8), (10.4, 29.7), (7.7, 31.6), (7.9, 34.8)),
    ((21.6, 30.8), (24.6, 31.9), (26.9, 34.4), (26.2, 38.0)),
    ((14.8, 33.2), (12.9, 35.8), (11.7, 39.0), (13.4, 42.2)),
    ((18.4, 33.2), (19.6, 36.6), (20.6, 39.8), (19.1, 43.2)),
)
_NAILS: Final[tuple[tuple[Point, Point], ...]] = (
    # the middle and the tip of each nail
    ((8.5, 37.0), (10.5, 39.0)),
    ((25.5, 40.4), (22.9, 42.8)),
    ((14.0, 44.4), (15.9, 46.3)),
    ((18.5, 45.4), (16.4, 48.0)),
)


def _knuckled(points: Points) -> Path:
    """A finger of skin and bone: thin shafts, a great knuckle that stands out on its back."""
    whole = length(flow(points))
    knuckle = length(flow(points)[: _index(points)]) / whole
    (ax, ay), (bx, by), (cx, cy) = points[0], points[2], points[3]
    clockwise = (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0
    sides: list[list[float]] = []
    for back in (clockwise, not clockwise):
        girth: list[float] = []
        for i in range(25):
            share = i / 24
            bump = math.exp(-(((share - knuckle) / 0.11) ** 2))
            ball = math.exp(-(((share - 1.0) / 0.1) ** 2))
            root = math.exp(-((share / 0.22) ** 2))
            thick = 0.82 + 0.5 * root + (0.74 if back else 0.36) * bump + 0.26 * ball
            girth.append(thick * math.sqrt(max(0.0, 1.0 - (max(0.0, share - 0.86) / 0.14) ** 2)))
        sides.append(girth)
    return fleshed(points, *sides)


def _index(points: Points) -> int:
    """Where the knuckle lies on the smooth way of a finger."""
    path = flow(points)
    return min(range(len(path)), key=lambda i: math.dist(path[i], points[2]))


def _nail(hand: Hand, root: Point, nail: tuple[Point, Point]) -> None:
    """A long hooked talon, flat horn with a dark tip."""
    taper = (0.86, 0.92, 0.84, 0.68, 0.48, 0.28, 0.12, 0.0)
    horn = fleshed([root, *nail], taper, taper)
    (mx, my), (tx, ty) = nail
    far = (tx + 0.16 * (tx - mx), ty + 0.16 * (ty - my))
    line = fleshed([root, nail[0], far], *([g + 0.2 for g in taper[:-1]] + [0.0],) * 2)
    hand.shape(moved(line, 0.14, 0.1), INK, smooth=False, register=False)
    hand.shape(horn, _HORN, smooth=False, register=False)
    with hand.within(horn, smooth=False):
        hand.shade(
            horn, _HORN_DEEP, (0.0, 0.1, 0.75), start=root, stop=nail[1], soft=0.0, smooth=False
        )
        ridge = [(x + 0.3, y + 0.1) for x, y in (root, *nail)]
        hand.line(ridge, 0.26, TAPER, _HORN_DEEP)


def _finger(hand: Hand, points: Points, nail: tuple[Point, Point]) -> None:
    """Nail, flesh, the deeper block on its shaded side, key line, the creases of the knuckle."""
    _nail(hand, points[-1], nail)
    outline = _knuckled(points)
    hand.outline(outline, 1.4, INK, smooth=False, lift=0.26)
    hand.shape(outline, _CLAW_SKIN, smooth=False, register=False)
    with hand.within(outline, smooth=False):
        hand.shape(outline, _DEEP, smooth=False, register=False)
        hand.shape(moved(outline, -0.5, -0.42), _CLAW_SKIN, smooth=False, register=False)
        _creases(hand, points)


def _creases(hand: Hand, points: Points) -> None:
    path = flow(points)
    middle = _index(points)
    for step, reach, width in ((-4, 0.8, 0.3), (0, 1.0, 0.36), (4, 0.72, 0.28)):
        i = min(len(path) - 2, max(1, middle + step))
        (ax, ay), (bx, by) = path[i - 1], path[i + 1]
        far = math.dist((ax, ay), (bx, by))
        ux, uy = (bx - ax) / far, (by - ay) / far
        x, y = path[i]
        bow = -0.4 if step < 0 else 0.4
        crease = [
            (x - uy * reach, y + ux * reach),
            (x + ux * bow - uy * 0.2, y + uy * bow + ux * 0.2),
            (x + uy * reach * 0.7, y - ux * reach * 0.7),
        ]
        hand.line(crease, width, SWELL, INK)
    x, y = along(path, 0.95)
    hand.line([(x - 0.6, y + 0.1), (x, y + 0.3), (x + 0.6, y)], 0.26, SWELL, INK)


def _arm(hand: Hand) -> None:
    """The forearm: skin over two bones, lean as a root."""
    hand.outline(_ARM, 1.5, INK, lift=0.3)
    hand.shape(_ARM, _CLAW_SKIN, register=False)
    with hand.within(_ARM):
        hand.shape(_ARM, _DEEP, register=False)
        lit = [(x - 0.9, y - 0.7) for x, y in _ARM]
        hand.shape(lit, _CLAW_SKIN, register=False)
        hand.shade(_ARM, _DEEP, (0.95, 0.5, 0.0, 0.0), start=(8.4, 18.0), stop=(13.6, 27.0))
    for points, width in (
        ([(12.0, 19.6), (12.6, 21.0), (12.4, 22.6)], 0.5),
        ([(15.2, 18.8), (15.0, 20.4), (14.0, 22.0)], 0.42),
        ([(8.0, 21.4), (9.4, 22.4), (10.2, 24.0)], 0.46),
        ([(17.4, 26.6), (18.3, 27.0), (18.4, 28.0)], 0.34),
    ):
        hand.line(points, width, SWELL, INK, dry=0.2)
    for x, y in ((6.2, 21.8), (7.2, 23.2), (8.4, 24.2)):
        hand.line([(x, y), (x - 0.9, y + 0.7), (x - 1.3, y + 1.7)], 0.34, FLICK, INK)


def _back_of_hand(hand: Hand) -> None:
    """Sinews like cords from the wrist to three great knuckles."""
    hand.shape(_CLAW_BACK, _CLAW_SKIN, register=False)
    with hand.within(_CLAW_BACK):
        for hollow, width in (
            ([(18.0, 28.6), (19.4, 30.6), (20.4, 33.6)], 1.3),
            ([(16.4, 29.6), (16.6, 32.0), (16.3, 35.0)], 1.1),
            ([(14.2, 29.4), (13.4, 31.0), (13.4, 33.6)], 0.9),
            ([(19.4, 27.4), (21.4, 28.7), (23.4, 31.4)], 0.5),
        ):
            hand.line(hollow, width, DROP, _DEEP)
    for points, width in (
        ([(17.0, 27.6), (19.0, 28.6), (21.2, 29.9)], 0.42),
        ([(16.2, 28.0), (17.4, 30.2), (18.2, 32.2)], 0.46),
        ([(15.4, 28.2), (15.2, 30.2), (14.9, 32.2)], 0.42),
        ([(14.4, 28.6), (13.2, 29.2), (12.0, 29.4)], 0.34),
        ([(17.6, 29.6), (18.8, 30.8), (19.4, 32.2)], 0.28),
        ([(16.4, 30.6), (16.5, 32.0), (16.2, 33.4)], 0.28),
        # the edges of the hand
        ([(18.6, 26.4), (21.0, 27.6), (23.0, 29.5)], 0.5),
        ([(20.3, 33.7), (20.8, 33.2), (22.0, 32.7)], 0.5),
        ([(16.0, 35.2), (16.2, 34.2), (17.2, 34.8)], 0.5),
        ([(11.6, 31.4), (12.9, 31.9), (13.3, 33.2)], 0.5),
    ):
        hand.line(points, width, SWELL, INK)
    for _ in range(22):
        # dry touches of the deeper block: hide, not glove
        x, y = hand.rng.uniform(14.4, 20.4), hand.rng.uniform(28.0, 32.6)
        far = hand.rng.uniform(0.4, 0.9)
        touch = [(x, y), (x + 0.5 * far, y + 0.1), (x + far, y - 0.1)]
        hand.line(touch, 0.2, SWELL, _DEEP)
    for (x, y), turn in (((21.9, 30.5), -40.0), ((18.3, 33.0), 0.0), ((14.7, 33.0), 24.0)):
        for bow, width in ((_BOSS, 0.46), (_DIMPLE, 0.3)):
            hand.line(placed(bow, (x, y), 1.0, turn), width, SWELL, INK)


_BOSS: Final[list[Point]] = [(-1.25, 0.7), (-1.0, -0.5), (0.0, -0.95), (1.0, -0.3), (1.05, 0.5)]
_DIMPLE: Final[list[Point]] = [(-0.5, 1.1), (0.0, 1.35), (0.6, 1.1)]


def _ring(hand: Hand) -> None:
    """A plain heavy ring that goes round the wrist, its near side bowed towards the hand."""
    ux, uy = 0.53, 0.848
    x, y, half = 13.3, 23.9, 3.7

    def there(across: float, down: float) -> Point:
        sag = 1.25 * (1.0 - across * across) + down
        return (x + uy * half * across + ux * sag, y - ux * half * across + uy * sag)

    shares = [k / 12 - 1.0 for k in range(25)]
    upper = [there(t, -0.95) for t in shares]
    lower = [there(t, 0.95) for t in shares]
    band: Path = [*upper, there(1.08, 0.0), *lower[::-1], there(-1.08, 0.0)]
    hand.outline(band, 0.95, INK, smooth=False, lift=0.6)
    hand.shape(band, _METAL, smooth=False, register=False)
    with hand.within(band, smooth=False):
        dark = [there(t, 1.0) for t in shares] + [there(t, 0.5 - 0.9 * t) for t in shares[::-1]]
        hand.shape(dark, mixed(UMBER, OCHRE, 0.25), smooth=False, register=False)
    for down in (-0.5, 0.52):
        hand.line([there(0.95 * t, down) for t in shares], 0.24, SWELL, INK, smooth=False)
    for t in (-0.66, -0.2, 0.26, 0.7):
        hand.dot(there(t, 0.0), 0.36, 0.34, mixed(BENI, INK, 0.35))


def draw_claw(hand: Hand) -> None:
    """The arm and its talons; a cloud has to be drawn over the end of the arm."""
    _arm(hand)
    hand.outline(_CLAW_BACK, 1.3, INK, lift=0.3)
    for points, nail in zip(_FINGERS, _NAILS, strict=True):
        _finger(hand, points, nail)
    _back_of_hand(hand)
    _ring(hand)


_Lobe = tuple[Point, float, float, float, float]
"""A lobe of cloud: centre, half width, half height; where its curl is cut in, how far it turns."""

_BLACK: Final = mixed(INK, PINE_BLACK, 0.3)
_RED: Final = mixed(mixed(VERMILION, BENI, 0.4), UMBER, 0.3)
_DEEP_RED: Final = mixed(mixed(BENI, UMBER, 0.3), INK, 0.25)
_CUT: Final = mixed(_RED, _DEEP_RED, 0.3)
_BRASS: Final = mixed(OCHRE, UMBER, 0.12)
_SKIN: Final = mixed(mixed(OCHRE, GOLD, 0.3), UMBER, 0.2)

_BACK: Final[tuple[_Lobe, ...]] = (
    # the hindmost first
    ((12.8, 11.0), 7.4, 6.0, 0, 0),
    ((22.4, 8.6), 6.4, 4.6, 0, 0),
    ((16.6, 5.6), 3.2, 3.1, 0, 0),
    ((27.0, 7.0), 3.8, 4.4, -150, 560),
    ((21.6, 6.0), 4.0, 3.8, -170, 580),
    ((11.6, 6.2), 3.9, 3.8, -20, -540),
    ((6.1, 7.4), 3.9, 4.4, -30, -580),
    ((10.6, 11.4), 3.1, 2.9, -160, 520),
    ((5.2, 13.6), 3.0, 3.4, -40, -260),
)
_BEFORE: Final[tuple[_Lobe, ...]] = (
    ((24.4, 11.2), 2.9, 2.6, -170, 240),
    ((28.2, 13.4), 2.7, 3.5, -170, 560),
    ((20.0, 10.6), 3.1, 2.7, -170, 540),
    ((15.6, 13.2), 3.7, 3.9, -150, 580),
    ((5.4, 18.8), 3.2, 3.2, -40, -560),
    ((10.6, 17.2), 3.9, 3.6, -10, -600),
)
_LOW: Final[tuple[_Lobe, ...]] = (
    ((11.0, 50.2), 3.0, 1.8, -20, -460),
    ((7.2, 49.4), 3.2, 2.5, -10, -540),
    ((4.9, 47.0), 2.7, 2.9, -30, -580),
    ((4.6, 50.4), 2.4, 1.6, 0, 0),
)


def _billow(hand: Hand, lobe: _Lobe) -> None:
    """A lobe of cloud and its curl: one cut, round the rim, then winding in to nothing."""
    (x, y), rx, ry, start, turn = lobe
    hand.shape(blob((x, y), rx, ry, hand.rng, 0.035), _BLACK, smooth=False, register=False)
    if not turn:
        return
    points: Path = []
    for i in range(64):
        share = i / 63
        way = math.radians(start + turn * share)
        out = 1.03 - 0.12 * share - 0.74 * max(0.0, share - 0.24) ** 0.9
        points.append((x + rx * out * math.cos(way), y + ry * out * math.sin(way)))
    hand.line(points, 0.46, (0.0, 0.25, 0.7, 1.0, 0.7, 0.9, 0.8, 0.5, 0.1), _CUT, smooth=False)


def _torn(hand: Hand, lobe: _Lobe, count: int) -> None:
    """Dry strokes of the brush that the wind pulls out of the foot of a cloud."""
    (x, y), rx, ry, *_ = lobe
    for _ in range(count):
        way = math.radians(hand.rng.uniform(70, 150))
        start = (x + 0.8 * rx * math.cos(way), y + 0.8 * ry * math.sin(way))
        far = hand.rng.uniform(1.6, 3.6)
        points = [
            start,
            (start[0] - 0.5 * far, start[1] + 0.35 * far),
            (start[0] - far, start[1] + 0.5 * far),
        ]
        hand.line(points, hand.rng.uniform(0.4, 0.9), TAPER, _BLACK, dry=0.6)


def _bolt(hand: Hand, points: list[Point], width: float) -> None:
    """A crack of light: jagged, thick where it leaves the cloud, a hair at its end."""
    last = len(points) - 1
    cuts: list[Path] = []
    for i, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
        far = math.dist((ax, ay), (bx, by))
        ux, uy = (bx - ax) / far, (by - ay) / far
        half = 0.5 * width * (1.0 - i / last) ** 0.7 * (0.62 if i % 2 else 1.0)
        beyond = 0.0 if i == last - 1 else 0.42 * half
        cuts.append(
            [
                (ax - ux * half - uy * half, ay - uy * half + ux * half),
                (ax - ux * half * 0.4 + uy * half, ay - uy * half * 0.4 - ux * half),
                (bx + ux * beyond + uy * half * 0.5, by + uy * beyond - ux * half * 0.5),
                (bx + ux * beyond * 2.6, by + uy * beyond * 2.6),
                (bx - uy * half * 0.4, by + ux * half * 0.4),
            ]
        )
    for cut in cuts:
        hand.outline(moved(cut, 0.16, 0.1), 0.5, INK, smooth=False, lift=0.1)
    for cut in cuts:
        hand.shape(cut, _BRASS, smooth=False, register=False)


def _drum(hand: Hand, at: Point, reach: float, spin: float) -> None:
    """A drum seen from its skin: black hoop, studded rim, three commas turning."""
    x, y = at
    studs = 16 if reach > 4 else 10
    hand.shape(blob(at, reach * 1.13, reach * 1.12, hand.rng, 0.014), INK, smooth=False)
    rim = blob((x - 0.08, y - 0.08), reach, reach * 0.98, hand.rng, 0.014)
    hand.shape(rim, _BRASS, smooth=False, register=False)
    for k in range(studs):
        turn = math.tau * (k + hand.rng.uniform(-0.08, 0.08)) / studs
        spot = (x + 0.87 * reach * math.cos(turn), y + 0.855 * reach * math.sin(turn))
        hand.dot(spot, 0.055 * reach, 0.05 * reach, INK, wobble=0.15)
    skin = blob(at, reach * 0.74, reach * 0.725, hand.rng, 0.014)
    hand.shape(skin, _SKIN, smooth=False, register=False)
    hand.outline(skin, 0.11 * reach, INK, smooth=False, lift=0.4)
    for k in range(3):
        _comma(hand, at, reach * 0.62, 120 * k + spin)


def _comma(hand: Hand, at: Point, reach: float, spin: float) -> None:
    def there(out: float, turn: float) -> Point:
        angle = math.radians(spin + turn)
        return (at[0] + reach * out * math.cos(angle), at[1] + 0.96 * reach * out * math.sin(angle))

    hand.dot(there(0.5, 0), 0.33 * reach, 0.32 * reach, INK, wobble=0.05)
    tail = [there(0.62, 0), there(0.86, 30), there(0.98, 66), there(0.98, 108)]
    hand.line(tail, 0.5 * reach, (1.0, 0.8, 0.5, 0.25, 0.0), INK)


def _drums(hand: Hand) -> None:
    """What the cloud shows of two of the thunder god's drums."""
    _drum(hand, (25.3, 18.6), 2.5, -10)
    _drum(hand, (19.6, 16.6), 4.8, 20)


def _blown(hand: Hand, points: list[Point]) -> None:
    """A frond of the willow that the gale lays flat: slim leaves streaming along its line."""
    path = flow(points)
    green = mixed(mixed(MOSS, PINE, 0.35), UMBER, 0.12)
    hand.line(path, 0.4, (0.9, 1.0, 0.8, 0.6, 0.2), green, smooth=False)
    count = round(len(path) * 0.16)
    leaf = (0.15, 0.75, 1.0, 0.9, 0.6, 0.25, 0.0)
    for i in range(count):
        share = between(0.04, 0.98, (i + hand.rng.uniform(0.25, 0.75)) / count)
        index = min(len(path) - 1, round(share * (len(path) - 1)))
        side = 1 if i % 2 else -1
        spread = between(25, 11, share) + hand.rng.uniform(-7, 8)
        way = math.radians(between(heading(path, index), 160.0, 0.35) - side * spread)
        bend = way + math.radians(side * 9)
        far = 4.5 * between(1.0, 0.8, share) * hand.rng.uniform(0.75, 1.15)
        x, y = path[index]
        middle = (x + 0.5 * far * math.cos(way), y + 0.5 * far * math.sin(way))
        line = [(x, y), middle, (x + far * math.cos(bend), y + far * math.sin(bend))]
        hand.line(moved(line, 0.12, 0.14), 0.6, leaf, _BLACK, tremor=0.04)
        tone = mixed(green, PINE, hand.rng.uniform(0.0, 0.4))
        hand.line(line, 0.52, leaf, tone, tremor=0.04)


def _ground(hand: Hand) -> None:
    """Dull red, deeper above, with the grain of the block in it."""
    whole: Path = [(0.0, -3.0), (36.0, -3.0), (36.0, 57.0), (0.0, 57.0)]
    hand.shape(whole, _RED, smooth=False, register=False)
    hand.shade(
        whole, _DEEP_RED, (0.7, 0.35, 0.0, 0.0), start=(0, 0), stop=(0, 46), soft=0.0, smooth=False
    )
    for i in range(44):
        x, y = 0.8 * i + hand.rng.uniform(-0.3, 0.3), hand.rng.uniform(-6.0, 40.0)
        far = hand.rng.uniform(8.0, 26.0)
        grain = [
            (x, y),
            (x + hand.rng.uniform(-0.3, 0.3), y + 0.5 * far),
            (x, y + far),
        ]
        hand.line(grain, 0.2, SWELL, mixed(_RED, _DEEP_RED, 0.3))


def _rain(hand: Hand) -> None:
    for i in range(26):
        x, y = hand.rng.uniform(3, 38), hand.rng.uniform(14, 42)
        far = hand.rng.uniform(4.0, 9.0)
        tone = mixed(mixed(UMBER, INK, 0.55), _RED, 0.4 * (i % 2))
        hand.line([(x, y), (x - 0.34 * far, y + far)], 0.32, SWELL, tone, smooth=False)


_BOLTS: Final[tuple[tuple[list[Point], float], ...]] = (
    (
        [
            (28.9, 13.4),
            (27.4, 23.4),
            (29.5, 23.2),
            (26.6, 30.8),
            (29.9, 30.9),
            (28.0, 37.2),
            (30.2, 37.2),
            (26.4, 43.4),
            (27.9, 43.8),
            (22.6, 51.0),
        ],
        1.8,
    ),
    (
        [
            (6.0, 18.6),
            (4.5, 25.8),
            (6.3, 25.7),
            (3.4, 31.4),
            (5.5, 31.8),
            (4.5, 35.9),
            (6.6, 36.2),
            (4.2, 44.4),
        ],
        1.35,
    ),
)
_TAILS: Final[tuple[tuple[list[Point], float], ...]] = (
    # what trails behind the low cloud, and how thick
    ([(10.0, 50.6), (15.6, 51.2), (20.6, 50.2)], 1.5),
    ([(10.0, 49.4), (14.4, 49.6), (17.4, 48.8)], 0.9),
    ([(7.0, 51.4), (11.6, 52.0), (16.0, 51.9)], 0.8),
)
_FRONDS: Final[tuple[list[Point], ...]] = (
    [(35.0, 32.0), (32.0, 40.2), (27.0, 45.4), (18.6, 48.9)],
    [(35.0, 38.0), (31.8, 44.8), (27.4, 48.6), (20.6, 51.2)],
    [(35.0, 27.0), (32.8, 35.4), (29.6, 41.0), (24.6, 45.0)],
)


def draw_storm(hand: Hand) -> None:
    """The whole card, red ground first."""
    whole: Path = [(0.0, -3.0), (36.0, -3.0), (36.0, 57.0), (0.0, 57.0)]
    with hand.within(whole, smooth=False):
        _ground(hand)
        _rain(hand)
        for points, width in _BOLTS:
            _bolt(hand, points, width)
        for tail, width in _TAILS:
            hand.line(tail, width, TAPER, _BLACK, dry=0.5)
        for lobe in _LOW:
            _billow(hand, lobe)
        _drums(hand)
        for lobe in _BACK:
            _billow(hand, lobe)
        draw_claw(hand)
        _torn(hand, _BEFORE[5], 4)
        for lobe in _BEFORE:
            _billow(hand, lobe)
        for i, points in enumerate(_FRONDS):
            _blown(Hand(hand.sheet, f"{hand.name} frond {i}", at=hand.at), points)
