"""August: susuki grass under the harvest moon.

One line of dark hills runs through the month, a round one on each card. The moon stands in a red
sky on the first; that red thins out to an evening glow along the top of the others. Three geese
cross the second; the last two are hill, plumes and empty sky, the wind always from the left.
"""

from __future__ import annotations

import math

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.goose import LIFTED, LOWERED, SPREAD, draw_goose
from hanafuda_desktop.studio.scenery import draw_clouds
from hanafuda_desktop.studio.tools.brush import (
    Path,
    Point,
    Points,
    along,
    between,
    blob,
    flow,
    heading,
    section,
    spread,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    BLUSH,
    GOLD,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    VERMILION,
    WATER,
    WHITE,
    Pigment,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet

# Susuki, the silver grass of August: plumes on bending stalks, tussocks, and hills of both.
#
# The wind blows from the left over the whole month, so everything leans right: how far is the one
# thing a caller says.

# Grasses: blades, and the susuki of August with its plumes.
#
# :func:`blade` is any long leaf; :func:`plume` one stalk of susuki, its silver head combed by the
# wind; :func:`grass_hill` a hill that bristles with both.

_PLUME_THREAD = (0.3, 0.7, 1.0, 1.0, 0.85, 0.6, 0.25)


def blade(
    hand: Hand, root: Point, height: float, lean: float, width: float, pigment: Pigment
) -> Path:
    """A leaf that rises and falls over to one side (``lean`` millimetres); returns its path."""
    droop = abs(lean) * 0.18
    points = [
        root,
        (root[0] + lean * 0.12, root[1] - height * 0.55),
        (root[0] + lean * 0.48, root[1] - height * 0.95),
        (root[0] + lean, root[1] - height + droop),
    ]
    hand.line(points, width, (0.5, 0.85, 1.0, 0.8, 0.45, 0.0), pigment, tremor=0.03)
    return points


def plume(
    hand: Hand,
    root: Point,
    height: float,
    lean: float,
    *,
    tones: tuple[Pigment, Pigment, Pigment] = (PINE_BLACK, PAPER, UMBER),
    size: float = 1.0,
) -> None:
    """One stalk of susuki: a thin bent stem and a head of long threads that stream downwind.

    ``tones`` are those of the stem, of the threads, and of their shaded side.
    """
    stalk, head, under = tones
    path = flow(
        [
            root,
            (root[0] + lean * 0.16, root[1] - height * 0.5),
            (root[0] + lean * 0.5, root[1] - height * 0.86),
            (root[0] + lean, root[1] - height),
        ]
    )
    hand.line(path, 0.36, (1.0, 0.9, 0.75, 0.55, 0.4), stalk, tremor=0.03)
    wind = 1.0 if lean >= 0 else -1.0
    threads: list[Path] = []
    for i in range(21):
        share = (i * 8 % 21) / 20
        start = along(path, between(1.0, 0.8, share))
        reach = size * between(7.4, 4.4, abs(share - 0.4)) * hand.rng.uniform(0.8, 1.12)
        angle = between(-42, 40, share) + hand.rng.uniform(-6, 6)
        threads.append(_thread(start, reach, angle, wind))
    for thread in threads:
        hand.line(
            [(x + 0.06, y + 0.16) for x, y in thread],
            0.36 * size,
            _PLUME_THREAD,
            under,
            tremor=0.04,
        )
    for thread in threads:
        hand.line(thread, 0.28 * size, _PLUME_THREAD, head, tremor=0.05)


def _thread(start: Point, reach: float, angle: float, wind: float) -> Path:
    turn, droop = math.radians(angle), math.radians(angle + 26)
    return [
        start,
        (start[0] + wind * reach * 0.5 * math.cos(turn), start[1] + reach * 0.5 * math.sin(turn)),
        (
            start[0] + wind * reach * math.cos(droop),
            start[1] + reach * math.sin(droop) + reach * 0.06,
        ),
    ]


def grass_hill(hand: Hand, crest: Points, foot: float, *, light: float = 0.5) -> None:
    """A dark hill under a crest line, bristling along it with blades combed by the wind.

    Lay several behind one another, the far ones first, for a hillside.

    Args:
        crest: the line of the hill against the sky, left to right.
        foot: the height (y) at which it runs out of the picture.
        light: how strongly the lit blades along the crest show, 0 to 1.
    """
    rng = hand.rng
    hill: Path = [*crest, (crest[-1][0], foot), (crest[0][0], foot)]
    wide = crest[-1][0] - crest[0][0]
    for share in spread(rng, round(wide * 2.4), 0.0, 1.0):
        x, y = along(crest, share)
        gust = 0.6 + 0.5 * math.sin(x * 0.42)
        blade(
            hand,
            (x, y + 0.8),
            rng.uniform(1.5, 3.2),
            gust + rng.uniform(-0.5, 1.2),
            0.3,
            PINE_BLACK,
        )
    hand.shape(hill, PINE_BLACK, smooth=False, register=False)
    top = min(y for _, y in crest)
    glow = mixed(PINE_BLACK, PINE, 0.6)
    with hand.within(hill, smooth=False):
        hand.shade(
            hill,
            glow,
            (light, light * 0.3, 0.0),
            start=(0, top),
            stop=(0, top + 11),
            soft=0.0,
            smooth=False,
        )
    for share in spread(rng, round(wide * 3.2 * light), 0.0, 1.0):
        x, y = along(crest, share)
        if rng.random() > 0.56 + 0.5 * math.sin(x * 0.37 + crest[0][1]):
            continue
        gust = 0.6 + 0.5 * math.sin(x * 0.42)
        tone = mixed(mixed(PINE_BLACK, PINE, 0.95), MOSS, light * rng.uniform(0.0, 0.55))
        root = (x, y + rng.uniform(1.8, 4.2))
        blade(hand, root, rng.uniform(1.6, 3.6), gust + rng.uniform(-0.4, 1.0), 0.2, tone)


_THREAD = (0.25, 0.7, 1.0, 0.95, 0.75, 0.45, 0.0)
_BLADE = (0.55, 0.9, 1.0, 0.85, 0.5, 0.0)


def _leaf(hand: Hand, root: Point, height: float, lean: float, width: float, tone: Pigment) -> None:
    """A ribbon of a leaf: up from the root, over, and down again if it leans far."""
    points = [
        root,
        (root[0] + lean * 0.1, root[1] - height * 0.5),
        (root[0] + lean * 0.45, root[1] - height * 0.94),
        (root[0] + lean, root[1] - height + abs(lean) * 0.26),
    ]
    hand.line(points, width, _BLADE, tone, tremor=0.02)


def tussock(
    hand: Hand, root: Point, size: float, tone: Pigment, *, blades: int = 7, width: float = 0.42
) -> None:
    """A tuft of leaves from one root, fanned out and combed to the right."""
    for i in range(blades):
        share = (i * 3 % blades) / max(1, blades - 1)
        lean = size * (between(-0.42, 1.15, share) + hand.rng.uniform(-0.08, 0.08))
        height = size * (1.0 - 0.45 * abs(share - 0.4)) * hand.rng.uniform(0.85, 1.1)
        start = (root[0] + size * 0.1 * (share - 0.5), root[1])
        _leaf(hand, start, height, lean, width * hand.rng.uniform(0.8, 1.1), tone)


def _threads(hand: Hand, spine: Path, reach: float) -> list[Path]:
    """The threads of one plume: they leave its spine on both sides and bend down the wind."""
    out: list[Path] = []
    count = max(16, round(reach * 4.2))
    for i in range(count):
        share = i / (count - 1)
        index = round(share * 0.94 * (len(spine) - 1))
        x, y = spine[index]
        way = heading(spine, index)
        side = (-16.0, 30.0, 9.0)[i % 3] * between(1.0, 0.55, share)
        far = reach * between(1.0, 0.5, share) * hand.rng.uniform(0.82, 1.1)
        first = math.radians(way + side + hand.rng.uniform(-4, 4))
        # All threads end by falling: the lower ones further than the upper ones.
        last = math.radians(between(way + side, 62.0, 0.42))
        middle = (x + 0.45 * far * math.cos(first), y + 0.45 * far * math.sin(first))
        tip = (middle[0] + 0.55 * far * math.cos(last), middle[1] + 0.55 * far * math.sin(last))
        out.append([(x, y), middle, tip])
    return out


def stalk(
    hand: Hand,
    points: Points,
    tones: tuple[Pigment, Pigment, Pigment],
    *,
    plume: float = 0.42,
    reach: float = 6.0,
) -> None:
    """A stalk and its plume.

    Args:
        points: where the stalk runs, from its root to the tip of the plume.
        tones: of the stalk, of the threads, and of their shaded side.
        plume: the share of the stalk that carries the plume.
        reach: millimetres of the longest thread.
    """
    stem, head, under = tones
    path = flow(points)
    threads = _threads(hand, section(path, 1.0 - plume, 1.0), reach)
    for thread in threads:
        shadow = [(x + 0.08, y + 0.2) for x, y in thread]
        hand.line(shadow, 0.5, _THREAD, under, tremor=0.03)
    hand.line(path, 0.5, (1.0, 0.9, 0.8, 0.65, 0.4, 0.2), stem, tremor=0.03, smooth=False)
    for thread in threads:
        hand.line(thread, 0.32, _THREAD, head, tremor=0.04)


def _sheaf(hand: Hand, root: Point, size: float, tones: tuple[Pigment, Pigment]) -> None:
    """A few slim leaves close together, fainter ones behind."""
    for i in range(5):
        share = i / 4
        lean = size * (between(-0.1, 0.85, share) + hand.rng.uniform(-0.1, 0.1))
        height = size * (1.0 - 0.5 * share) * hand.rng.uniform(0.8, 1.1)
        start = (root[0] + size * (share - 0.5), root[1] + hand.rng.uniform(-0.5, 0.5))
        _leaf(hand, start, height, lean, 0.26, tones[i % 2])


def grassland(
    hand: Hand,
    crest: Points,
    foot: float,
    *,
    ground: Pigment,
    lit: Pigment,
    size: float = 2.6,
) -> None:
    """A hill of grass: blades along its crest, one flat mass, sheaves of leaves down its face.

    Args:
        crest: the line of the hill against what lies behind, left to right.
        foot: the height (y) at which it runs out of the picture.
        ground: the colour of the mass and of most blades against the sky.
        lit: the colour of the leaves that catch the light.
        size: millimetres of a usual blade.
    """
    rng = hand.rng
    line = flow(crest)
    wide = line[-1][0] - line[0][0]
    hill = [*line, (line[-1][0], foot), (line[0][0], foot)]
    for number, share in enumerate(spread(rng, round(wide * 3.4), 0.0, 1.0)):
        x, y = along(line, share)
        gust = 0.7 + 0.3 * math.sin(x * 0.31 + crest[0][1]) + 0.2 * math.sin(x * 0.83)
        height = size * gust * rng.uniform(0.7, 1.35)
        tone = mixed(ground, lit, 0.75) if number % 4 == 1 else ground
        _leaf(hand, (x, y + 0.7), height, height * rng.uniform(0.3, 0.95), 0.34, tone)
    hand.shape(hill, ground, smooth=False, register=False)
    for row, depth in enumerate((0.6, 2.4, 4.4)):
        tones = (mixed(lit, ground, 0.2 + 0.2 * row), mixed(lit, ground, 0.5 + 0.12 * row))
        for share in spread(rng, round(wide / size * 1.15), 0.0, 1.0):
            x, y = along(line, share)
            # The light comes in patches, with calm between them.
            if math.sin(x * 0.27 + crest[0][1] * 1.7 + row * 1.1) < 0.1:
                continue
            root = (x, y + size * 0.7 + depth + rng.uniform(-0.5, 0.5))
            _sheaf(hand, root, size * rng.uniform(0.7, 1.1), tones)


# The month.

_CREST = [
    (-3.0, 42.0),
    (4.0, 38.4),
    (11.0, 35.2),
    (17.0, 34.0),
    (24.0, 35.6),
    (31.0, 39.0),
    (36.0, 40.4),
    (44.0, 37.4),
    (52.0, 35.6),
    (60.0, 37.4),
    (67.0, 39.8),
    (74.0, 36.4),
    (82.0, 34.4),
    (90.0, 36.0),
    (98.0, 40.0),
    (105.0, 38.2),
    (113.0, 35.0),
    (121.0, 34.4),
    (128.0, 37.0),
    (136.0, 41.0),
]


def _sky(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "sky")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    hand.shade(
        whole, mixed(BLUSH, PAPER, 0.1), (0.6, 0.25, 0.0), start=(0, -2), stop=(0, 12), smooth=False
    )
    hand.shade(
        whole, mixed(GOLD, PAPER, 0.4), (0.0, 0.2, 0.6), start=(0, 22), stop=(0, 42), smooth=False
    )
    red = [(-3.0, -3.0), (32.9, -3.0), (32.9, 56.0), (-3.0, 56.0)]
    hand.shape(red, VERMILION, smooth=False)
    hand.shade(
        red, BENI, (0.85, 0.35, 0.0, 0.0), start=(0, -2), stop=(0, 30), soft=0.0, smooth=False
    )


def _moon(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "moon")
    disc = blob((16.6, 18.2), 10.6, 10.6, hand.rng, 0.006)
    hand.shape(disc, WHITE, smooth=False)
    hand.shade(
        disc,
        mixed(WATER, GOLD, 0.45),
        (0.0, 0.0, 0.12, 0.4),
        start=(10, 8),
        stop=(24, 29),
        soft=0.0,
        smooth=False,
    )


def _far_hills(sheet: PrintSheet) -> None:
    """A pale range beyond, on the quiet cards only just there."""
    hand = Hand(sheet, "range")
    line = flow(
        [
            (33.0, 39.0),
            (42.0, 34.0),
            (50.0, 36.0),
            (60.0, 32.6),
            (70.0, 35.4),
            (80.0, 33.4),
            (96.0, 35.0),
            (104.0, 32.4),
            (116.0, 35.0),
            (126.0, 32.8),
            (136.0, 35.0),
        ]
    )
    far: Path = [*line, (136.0, 46.0), (33.0, 46.0)]
    hand.shade(
        far,
        mixed(WATER, PAPER, 0.2),
        (0.75, 0.35, 0.0),
        start=(0, 32),
        stop=(0, 40),
        soft=0.0,
        smooth=False,
    )


_RIDGES = [
    _CREST,
    [
        (-3.0, 45.0),
        (7.0, 42.6),
        (15.0, 43.4),
        (24.0, 41.2),
        (33.0, 44.0),
        (45.0, 43.8),
        (56.0, 41.6),
        (67.0, 44.0),
        (78.0, 41.6),
        (90.0, 43.8),
        (100.0, 43.6),
        (112.0, 41.8),
        (123.0, 42.2),
        (136.0, 45.0),
    ],
    [
        (-3.0, 48.6),
        (10.0, 50.4),
        (26.0, 48.0),
        (46.0, 50.8),
        (60.0, 48.2),
        (78.0, 50.6),
        (94.0, 48.4),
        (112.0, 50.6),
        (124.0, 48.6),
        (136.0, 49.4),
    ],
]


def _hill(sheet: PrintSheet, number: int) -> None:
    """One of three ridges behind one another, all running through the whole month."""
    grassland(
        Hand(sheet, f"ridge {number}"),
        _RIDGES[number],
        56.0,
        ground=mixed(PINE_BLACK, PINE, (0.45, 0.2, 0.0)[number]),
        lit=mixed(PINE, MOSS, (0.5, 0.42, 0.36)[number]),
        size=(2.3, 2.8, 3.6)[number],
    )


_GEESE = (
    # x, y, size, turn, pose
    (55.4, 12.8, 0.74, -2.0, SPREAD),
    (44.8, 20.3, 0.81, -4.0, LOWERED),
    (57.3, 30.6, 0.77, 2.0, LIFTED),
)
_STALKS: tuple[tuple[Path, float, float], ...] = (
    # root, way and tip of a stalk; share and reach of its plume
    ([(3.4, 52.0), (4.0, 43.0), (6.4, 35.9), (11.4, 33.3)], 0.4, 5.4),
    ([(5.2, 52.0), (7.0, 44.2), (11.0, 39.0), (16.6, 38.4)], 0.4, 5.0),
    ([(24.0, 52.0), (24.2, 45.2), (25.6, 40.4), (29.6, 39.2)], 0.4, 4.4),
    ([(37.0, 52.0), (37.4, 45.4), (39.6, 40.6), (44.0, 39.4)], 0.42, 4.8),
    ([(39.0, 52.0), (40.6, 47.6), (44.0, 44.4), (48.6, 44.4)], 0.42, 4.4),
    ([(55.4, 52.0), (55.6, 46.8), (57.0, 42.8), (60.6, 41.8)], 0.42, 4.2),
    ([(70.2, 52.0), (69.6, 42.0), (70.4, 34.0), (74.6, 29.4)], 0.36, 5.6),
    ([(71.6, 52.0), (72.4, 37.0), (76.0, 23.4), (84.0, 16.8)], 0.33, 7.6),
    ([(73.2, 52.0), (75.4, 42.4), (81.0, 33.0), (89.0, 30.2)], 0.36, 6.8),
    ([(87.6, 52.0), (87.8, 46.0), (89.4, 40.8), (93.6, 39.4)], 0.38, 5.0),
    ([(102.6, 52.0), (102.6, 45.2), (104.2, 38.6), (108.6, 35.8)], 0.36, 5.2),
    ([(112.8, 52.0), (112.6, 39.4), (115.0, 28.4), (121.4, 22.0)], 0.34, 7.0),
    ([(114.8, 52.0), (116.2, 43.4), (120.4, 36.0), (127.2, 33.4)], 0.36, 6.2),
)
_TUSSOCKS = (
    # x, y of the root, size: the leaves from which the stalks rise
    (4.4, 51.6, 6.4),
    (24.2, 51.6, 5.4),
    (38.2, 52.0, 6.0),
    (55.4, 51.8, 5.2),
    (71.6, 52.4, 10.0),
    (88.2, 52.0, 5.6),
    (102.6, 52.0, 6.0),
    (113.8, 52.4, 9.0),
)


def _susuki(sheet: PrintSheet) -> None:
    """The leaves, and the stalks that rise from them."""
    leaf = mixed(PINE, MOSS, 0.6)
    for i, (x, y, size) in enumerate(_TUSSOCKS):
        tussock(Hand(sheet, f"tussock {i}"), (x, y), size, leaf, blades=8, width=0.5)
    for i, (way, plume, reach) in enumerate(_STALKS):
        red = way[0][0] < 33
        head = WHITE if red else mixed(GOLD, PAPER, 0.55)
        under = mixed(BENI, UMBER, 0.3) if red else mixed(OCHRE, UMBER, 0.6)
        stalk(Hand(sheet, f"stalk {i}"), way, (leaf, head, under), plume=plume, reach=reach)


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    _moon(sheet)
    _far_hills(sheet)
    draw_clouds(Hand(sheet, "clouds"), 37.0, 63.0)
    for i, (x, y, size, turn, pose) in enumerate(_GEESE):
        draw_goose(Hand(sheet, f"goose {i}", at=(x, y), size=size, turn=turn, flip=True), pose)
    for number in (0, 1):
        _hill(sheet, number)
    _susuki(sheet)
    # The nearest grass grows in front: no stalk is seen to end.
    _hill(sheet, 2)
