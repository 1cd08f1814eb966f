"""April: wisteria at dusk, hanging from one old vine.

The vine winds along the top of all four cards, and everything hangs from it. On the first the
cuckoo crosses the thin red moon between two curtains of bloom; on the second the racemes frame the
slip; on the last two they fall long at the left, then long at the right, over empty air.
"""

from __future__ import annotations

import math
from typing import Final

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.cuckoo import draw_cuckoo
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import BARK, draw_clouds, limb
from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    along,
    arc,
    between,
    blob,
    flow,
    heading,
    placed,
    section,
    spread,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
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
    UMBER,
    VERMILION,
    WATER,
    WHITE,
    Pigment,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet

# Wisteria: racemes that hang from old twisted wood, feathered leaves, tendrils.
#
# A :func:`raceme` is a long cone of pea flowers, pale and open above, deep and still in bud at its
# tip; :func:`leaf_spray` one leaf of many leaflets; :func:`tendril` a shoot that winds in the air.

_LILAC: Final = mixed(MONTH_PIGMENTS[3], PURPLE, 0.2)
_PALE: Final = mixed(MONTH_PIGMENTS[3], WHITE, 0.62)
_DEEP: Final = mixed(PURPLE, INDIGO, 0.3)
_LINE: Final = mixed(PURPLE, INK, 0.55)
_AIR: Final = mixed(PAPER, MONTH_PIGMENTS[3], 0.22)
_STALK: Final = mixed(LEAF, MOSS, 0.4)
_BANNER: Final[list[Point]] = [
    (0.0, 0.1),
    (-0.5, -0.05),
    (-0.86, -0.42),
    (-0.62, -0.86),
    (-0.12, -0.86),
    (0.0, -0.74),
    (0.12, -0.86),
    (0.62, -0.86),
    (0.86, -0.42),
    (0.5, -0.05),
]
_KEEL: Final[list[Point]] = [
    (0.0, -0.42),
    (-0.36, -0.22),
    (-0.44, 0.3),
    (-0.12, 0.82),
    (0.1, 0.84),
    (0.44, 0.32),
    (0.36, -0.22),
]
_YOUNG: Final = 0.24
"""The share of a raceme, from its tip, that is still in bud."""
_LEAFLET: Final = (0.15, 0.7, 1.0, 0.95, 0.7, 0.35, 0.0)


def _floret(hand: Hand, at: Point, size: float, lean: float, age: float, mist: float) -> None:
    """One open flower; ``age`` runs from 0 at the tip of the raceme to 1 at its top."""
    rng = hand.rng
    turn = lean + rng.uniform(-13, 13)
    wide = between(1.06, 0.78, abs(lean) / 60)
    banner = placed([(x * wide, y * 1.05) for x, y in _BANNER], at, size, turn)
    small = between(1.0, 0.78, age) * rng.uniform(0.9, 1.08)
    droop = turn * 0.6 + rng.uniform(-12, 12)
    keel = placed([(x * wide * small, y * small) for x, y in _KEEL], at, size, droop)
    fill = mixed(mixed(_LILAC, _PALE, min(1.0, 0.1 + 1.1 * age)), _PALE, rng.uniform(-0.15, 0.15))
    line = mixed(_LINE, _AIR, mist)
    hand.shape(banner, mixed(fill, _AIR, mist))
    hand.outline(banner, 0.19, line, lift=0.3)
    spot = placed([(0.0, -0.46)], at, size, turn)[0]
    hand.dot(spot, 0.26 * size, 0.2 * size, mixed(mixed(GOLD, WHITE, 0.2), _AIR, mist))
    dark = mixed(_LILAC, _DEEP, between(0.95, -0.3, age**0.8) + rng.uniform(-0.12, 0.12))
    hand.shape(keel, mixed(dark, _AIR, mist))
    hand.outline(keel, 0.19, line, lift=0.25)
    bow = rng.uniform(-0.16, 0.16)
    fold = placed([(bow, -0.1), (bow * 0.4, 0.25), (0.0, 0.55)], at, size * small, droop)
    hand.line(fold, 0.13, SWELL, line)


def _flower_bud(hand: Hand, at: Point, size: float, lean: float, mist: float) -> None:
    drop: list[Point] = [
        (0, -0.5),
        (-0.36, -0.1),
        (-0.24, 0.5),
        (0.05, 0.8),
        (0.32, 0.4),
        (0.34, -0.1),
    ]
    body = placed(drop, at, size, lean)
    tone = mixed(_DEEP, _LILAC, hand.rng.uniform(0.05, 0.4))
    hand.shape(body, mixed(tone, _AIR, mist))
    hand.outline(body, 0.18, mixed(_LINE, _AIR, mist), lift=0.3)


def raceme(
    hand: Hand,
    top: Point,
    length: float,
    sway: float,
    *,
    girth: float = 1.0,
    mist: float = 0.0,
) -> None:
    """A raceme hanging ``length`` millimetres from a point, its tip swung aside by ``sway``.

    ``mist`` (0 to 1) is how much of the air lies before it.
    """
    x, y = top
    axis = flow(
        [
            top,
            (x + sway * 0.1, y + length * 0.35),
            (x + sway * 0.45, y + length * 0.7),
            (x + sway, y + length),
        ]
    )
    hand.line(axis, 0.42, (0.8, 0.8, 0.7, 0.5, 0.3), _STALK, smooth=False)
    breath = blob(along(axis, 0.5), girth * 2.4, length * 0.42, hand.rng, 0.1)
    hand.shade(breath, _PALE, 0.35, soft=1.2)
    start = min(0.22, 3.2 / length)
    rows = max(6, round(length * (1 - start) / 1.16))
    # From the tip upwards, so that every flower hangs over those below it.
    for row in range(rows, -1, -1):
        share = between(start, 1.0, row / rows)
        swell = min(1.0, 0.62 + 2.2 * (share - start))
        _whorl(hand, along(axis, share), row, 1.0 - row / rows, (girth, swell, mist))


def _whorl(
    hand: Hand, middle: Point, row: int, age: float, mood: tuple[float, float, float]
) -> None:
    """The flowers or buds at one height of a raceme; ``mood`` is its girth, swell and mist."""
    rng = hand.rng
    girth, swell, mist = mood
    half = girth * 2.5 * swell * min(1.0, age**0.72 * 1.25)
    size = girth * between(0.78, 1.42, min(1.0, age * 1.6))
    young = age < _YOUNG
    sides: tuple[float, ...] = (-1.0, 1.0, 0.0) if row % 2 else (-0.55, 0.55)
    if young:
        sides = (-0.7, 0.7) if row % 2 else (0.1,)
    for side in sides:
        at = (
            middle[0] + side * half + rng.uniform(-0.25, 0.25),
            middle[1] + 0.5 * abs(side) + rng.uniform(-0.3, 0.3),
        )
        if young:
            _flower_bud(hand, at, size * 0.82, -side * 18, mist)
        else:
            _floret(hand, at, size, side * 42, age, mist)


def leaf_spray(
    hand: Hand,
    root: Point,
    reach: float,
    way: float,
    *,
    pairs: int = 5,
    tone: Pigment = PINE_BLACK,
) -> None:
    """A leaf with leaflets in pairs and one at its tip, from the root in a direction (degrees).

    It starts off in that direction and hangs over towards its tip.
    """
    rng = hand.rng
    turn, fall = math.radians(way), math.radians(between(way, 90.0, 0.45))
    middle = (root[0] + 0.55 * reach * math.cos(turn), root[1] + 0.55 * reach * math.sin(turn))
    tip = (middle[0] + 0.5 * reach * math.cos(fall), middle[1] + 0.5 * reach * math.sin(fall))
    rachis = flow([root, middle, tip])
    hand.line(rachis, 0.3, TAPER, mixed(tone, _STALK, 0.5), smooth=False)
    for pair in range(pairs):
        share = between(0.26, 0.9, pair / (pairs - 1))
        index = round(share * (len(rachis) - 1))
        long = reach * 0.42 * between(1.0, 0.78, abs(share - 0.45) * 2)
        for side in (-1, 1):
            angle = between(heading(rachis, index), 90.0, 0.12) + side * rng.uniform(42, 58)
            _leaflet(hand, rachis[index], long * rng.uniform(0.88, 1.1), angle, tone)
    _leaflet(hand, rachis[-1], reach * 0.42, heading(rachis, len(rachis) - 1), tone)


def _leaflet(hand: Hand, root: Point, reach: float, way: float, tone: Pigment) -> None:
    turn, drop = math.radians(way), math.radians(way + hand.rng.uniform(-6, 14))
    path: Path = [
        root,
        (root[0] + 0.5 * reach * math.cos(turn), root[1] + 0.5 * reach * math.sin(turn)),
        (root[0] + reach * math.cos(drop), root[1] + reach * math.sin(drop)),
    ]
    fill = mixed(tone, mixed(PINE, LEAF, 0.5), hand.rng.uniform(0.0, 0.6))
    hand.line(path, 0.4 + reach * 0.36, _LEAFLET, mixed(PINE_BLACK, INK, 0.5), tremor=0.04)
    hand.line(path, 0.1 + reach * 0.36, _LEAFLET, fill, tremor=0.04)
    hand.line(path, 0.14, (0.6, 1.0, 0.6, 0.0), mixed(fill, MOSS, 0.65), tremor=0.02)


def tendril(hand: Hand, root: Point, reach: float, way: float, curl: float) -> None:
    """A thin shoot that sets off in a direction and winds itself up; ``curl`` is its sense."""
    points: Path = [root]
    x, y = root
    for i in range(26):
        step = reach / 26
        angle = math.radians(way + curl * (i / 25) ** 2.2 * 420)
        x, y = x + step * math.cos(angle), y + step * math.sin(angle)
        points.append((x, y))
    hand.line(points, 0.4, (1.0, 0.8, 0.6, 0.5, 0.35), mixed(BARK, _STALK, 0.35), smooth=False)


# The month.

_VINE: list[Point] = [
    (-4.0, 9.6),
    (5.0, 11.0),
    (14.0, 8.4),
    (23.0, 10.2),
    (33.0, 7.0),
    (43.0, 4.2),
    (53.0, 8.0),
    (63.0, 5.8),
    (72.0, 3.2),
    (82.0, 6.6),
    (92.0, 7.4),
    (101.0, 4.0),
    (111.0, 5.0),
    (120.0, 8.2),
    (128.0, 5.4),
    (136.0, 3.6),
]
_WINDING: list[Point] = [
    (-4.0, 12.0),
    (5.0, 8.2),
    (14.0, 10.8),
    (23.0, 7.8),
    (32.0, 9.0),
    (41.0, 7.4),
    (50.0, 4.4),
    (59.0, 8.4),
    (68.0, 6.6),
    (77.0, 2.8),
    (87.0, 8.4),
    (97.0, 4.6),
    (105.0, 7.2),
    (115.0, 3.4),
    (124.0, 8.8),
    (136.0, 6.0),
]
_FAR_RACEMES = (
    # x, length, sway, girth
    (9.4, 8.0, 0.3, 0.74),
    (24.4, 9.0, -0.2, 0.78),
    (45.6, 17.0, 0.4, 0.8),
    (56.2, 25.0, -0.4, 0.82),
    (84.4, 11.0, 0.3, 0.78),
    (97.6, 17.0, 0.4, 0.8),
    (113.6, 9.5, -0.3, 0.76),
)
_RACEMES = (
    (2.6, 35.0, 0.4, 0.88),
    (31.0, 17.0, -0.3, 0.98),
    (38.4, 34.0, 0.8, 1.04),
    (62.4, 37.0, -0.6, 1.04),
    (71.6, 24.0, 0.5, 0.96),
    (77.8, 37.0, 0.9, 1.08),
    (91.4, 15.5, -0.3, 0.94),
    (104.0, 14.0, 0.4, 0.94),
    (108.6, 21.0, 0.3, 0.9),
    (120.6, 38.0, -1.0, 1.08),
    (127.4, 25.0, -0.4, 0.96),
)
_LEAVES = (
    # x, reach, direction
    (6.4, 5.4, 64),
    (27.6, 6.8, 100),
    (1.4, 6.6, 150),
    (33.4, 8.4, 84),
    (42.0, 8.0, 56),
    (52.0, 7.0, 118),
    (58.6, 8.4, 76),
    (66.8, 8.6, 92),
    (74.6, 8.0, 62),
    (81.6, 8.6, 60),
    (88.4, 8.4, 120),
    (95.0, 8.0, 96),
    (100.6, 7.6, 112),
    (112.4, 8.8, 62),
    (116.8, 8.4, 128),
    (124.0, 8.2, 80),
    (131.0, 8.4, 106),
    (35.0, 6.6, -24),
    (47.0, 6.4, 200),
    (70.6, 6.6, -28),
    (92.4, 6.4, 212),
    (107.0, 6.6, 208),
    (119.4, 6.6, -24),
)
_ADRIFT: tuple[Point, ...] = (
    (18.6, 48.4),
    (46.0, 47.6),
    (57.4, 50.0),
    (85.6, 46.6),
    (93.0, 41.6),
    (72.4, 49.6),
    (103.6, 44.0),
    (112.4, 48.8),
    (127.0, 49.4),
)

_SLIP = Slip(
    (46.9, 11.6),
    ((-8, 0, 0), (-2, 14, -10), (14, 14, -16), (31, -6, -8), (39, -24, 6)),
    deep=(0.6, 0.2, 0.0, 0.0, 0.5),
)
_CORD = Cord(
    ((46.9, 9.4), (47.6, 5.6)),
    2.2,
    38.0,
    (((48.8, 8.2), (50.2, 9.0)), ((47.9, 8.4), (48.6, 10.4))),
)


def _on_vine(x: float) -> float:
    """The height of the vine at a place along it."""
    return min(flow(_VINE, step=0.5), key=lambda point: abs(point[0] - x))[1]


def _air(sheet: PrintSheet) -> None:
    """Dusk above, young green below."""
    hand = Hand(sheet, "air")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    dusk = mixed(mixed(WATER, MONTH_PIGMENTS[3], 0.3), PAPER, 0.1)
    hand.shade(whole, dusk, (0.75, 0.3, 0.0), start=(0, -2), stop=(0, 30), smooth=False)
    green = mixed(mixed(MOSS, LEAF, 0.3), PAPER, 0.35)
    hand.shade(whole, green, (0.0, 0.12, 0.5), start=(0, 38), stop=(0, 55), smooth=False)


def _moon(sheet: PrintSheet) -> None:
    """A thin red moon lying nearly on its back: what one round leaves of another."""
    hand = Hand(sheet, "moon")
    x, y, outer, inner, apart, way = 17.8, 26.0, 11.2, 10.6, 3.5, -48.0
    tip = math.degrees(math.acos((outer**2 + apart**2 - inner**2) / (2 * outer * apart)))
    cut = math.degrees(math.acos((outer**2 - apart**2 - inner**2) / (2 * apart * inner)))
    turn = math.radians(way)
    hollow = (x + apart * math.cos(turn), y + apart * math.sin(turn))
    crescent: Path = [
        *arc((x, y), outer, outer, way + tip, way + 360 - tip, 90),
        *arc(hollow, inner, inner, way + 360 - cut, way + cut, 90),
    ]
    hand.shape(crescent, VERMILION, smooth=False)
    stop = (x - outer * math.cos(turn), y - outer * math.sin(turn))
    hand.shade(crescent, BENI, (0.0, 0.1, 0.7), start=(x, y), stop=stop, soft=0.0, smooth=False)


def _vine(sheet: PrintSheet) -> None:
    """Two stems wound about each other, worn light along their upper side."""
    hand = Hand(sheet, "vine")
    for points, thick in ((_WINDING, 1.25), (_VINE, 2.6)):
        path = limb(hand, points, thick, thick * 0.92)
        for share in spread(hand.rng, 46, 0.0, 0.97):
            part = section(path, share, share + hand.rng.uniform(0.02, 0.05))
            across = between(-0.34, 0.18, hand.rng.random()) * thick
            tone = mixed(BARK, mixed(UMBER, PAPER, 0.3), hand.rng.uniform(0.3, 0.7))
            hand.line([(x, y + across) for x, y in part], 0.3, SWELL, tone, dry=0.4)


def _petals(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "petals")
    for x, y in _ADRIFT:
        hand.dot((x, y), 0.62, 0.42, mixed(MONTH_PIGMENTS[3], PAPER, 0.25), wobble=0.25)
        hand.dot((x + 0.55, y + 0.3), 0.36, 0.3, MONTH_PIGMENTS[3], wobble=0.25)


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _air(sheet)
    _moon(sheet)
    for i, (x, length, sway, girth) in enumerate(_FAR_RACEMES):
        hand = Hand(sheet, f"far raceme {i}")
        raceme(hand, (x, _on_vine(x)), length, sway, girth=girth, mist=0.4)
    _vine(sheet)
    for i, (x, reach, way) in enumerate(_LEAVES):
        y = _on_vine(x) + (0.9 if 0 < way < 180 else -0.9)
        tone = mixed(PINE_BLACK, mixed(PINE, LEAF, 0.6), (0.1, 0.75, 0.4)[i % 3])
        leaf_spray(Hand(sheet, f"leaf {i}"), (x, y), reach, way, tone=tone)
    tendril(Hand(sheet, "tendril 0"), (48.4, 6.6), 9.0, 70, -1.0)
    tendril(Hand(sheet, "tendril 1"), (87.0, 5.6), 10.0, 100, 1.0)
    tendril(Hand(sheet, "tendril 2"), (114.6, 5.4), 9.0, 80, -1.0)
    for i, (x, length, sway, girth) in enumerate(_RACEMES):
        raceme(Hand(sheet, f"raceme {i}"), (x, _on_vine(x) + 0.4), length, sway, girth=girth)
    _petals(sheet)
    draw_clouds(Hand(sheet, "clouds"), 3.0, 30.0)
    draw_cuckoo(Hand(sheet, "cuckoo", at=(17.6, 28.8), size=0.85, turn=15.0, flip=True))
    draw_slip(Hand(sheet, "slip"), _SLIP, _CORD)
