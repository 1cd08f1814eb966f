"""May: irises by the eight-plank bridge.

One rippled pond lies along the foot of all four cards under a sky washed with gold. The bridge
zigzags over the first; clumps of iris stand in the water through the month, two flowers about the
slip, one high and one low on the last two cards.
"""

from __future__ import annotations

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.bridge import draw_bridge
from hanafuda_desktop.studio.plants.iris import bowed, clump, iris, iris_bud, stalk
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import draw_clouds, pond, ring
from hanafuda_desktop.studio.tools.brush import Point
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import GOLD, MOSS, PAPER, mixed
from hanafuda_desktop.studio.tools.printing import PrintSheet

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
