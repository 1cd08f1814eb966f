"""November: willow in the rain.

A willow leans on the border of the second and the third card and hangs its fronds over three. Under
them the Rain Man watches the frog by the stream, a swallow cuts through, a slip swings; the storm
comes up from the right, and the last card is inside it: no paper left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.frog import draw_frog
from hanafuda_desktop.studio.figures.rain_man import draw_rain_man
from hanafuda_desktop.studio.figures.storm import draw_storm
from hanafuda_desktop.studio.figures.swallow import draw_swallow
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import draw_clouds, limb, ring, stream, trunk, turf
from hanafuda_desktop.studio.tools.brush import SWELL, Path, Point, between, flow, heading, spread
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    INDIGO,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    WATER,
    Pigment,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet

# Willow: fronds that hang from above, each a long line with slim leaves falling along it.

_LEAF = (0.15, 0.75, 1.0, 0.9, 0.6, 0.25, 0.0)


def frond(
    hand: Hand,
    points: Sequence[Point],
    *,
    leaf: float = 3.0,
    tone: Pigment = PINE_BLACK,
    bare: float = 0.08,
) -> Path:
    """A hanging shoot with leaves ``leaf`` millimetres long on both sides; returns its line."""
    path = flow(points)
    hand.line(path, 0.34, (0.9, 0.8, 0.65, 0.5, 0.2), mixed(tone, UMBER, 0.4), smooth=False)
    pitch = 1.05
    count = max(4, round(len(path) * 0.22 * (1.0 - bare) / pitch))
    for i in range(count):
        share = between(bare, 1.0, (i + hand.rng.uniform(0.1, 0.9)) / count)
        index = min(len(path) - 1, round(share * (len(path) - 1)))
        side = 1 if i % 2 else -1
        # Leaves stand off near the top of a shoot and hang straight towards its tip.
        spread = between(34, 13, share) + hand.rng.uniform(-8, 10)
        way = math.radians(between(heading(path, index), 90.0, 0.35) - side * spread)
        reach = leaf * between(1.0, 0.72, share) * hand.rng.uniform(0.75, 1.15)
        x, y = path[index]
        middle = (
            x + reach * 0.5 * math.cos(way) - side * 0.04 * reach,
            y + reach * 0.5 * math.sin(way),
        )
        drop = way + math.radians(side * 9)
        tip = (x + reach * math.cos(drop), y + reach * math.sin(drop))
        shade = mixed(tone, mixed(PINE, MOSS, 0.35), hand.rng.uniform(0.0, 0.6))
        hand.line([(x, y), middle, tip], 0.66, _LEAF, shade, tremor=0.04)
    return path


def curtain_of_fronds(
    hand: Hand,
    top: float,
    spots: Sequence[tuple[float, float, float]],
    *,
    leaf: float = 3.0,
    tone: Pigment = PINE_BLACK,
) -> None:
    """Fronds from the upper edge: for each its x, how low it hangs (y), how far it sways (mm)."""
    for x, low, sway in spots:
        drop = low - top
        points = [
            (x, top),
            (x - sway * 0.25, top + drop * 0.3),
            (x + sway * 0.15, top + drop * 0.65),
            (x + sway, low),
        ]
        frond(hand, points, leaf=leaf, tone=tone)


# The month.

_FAR_FRONDS = (
    (10.0, 15.0, -1.0),
    (30.5, 22.0, 1.2),
    (37.0, 34.0, 0.8),
    (48.6, 11.0, -0.6),
    (60.6, 18.0, 0.6),
    (72.0, 24.0, -1.0),
    (90.0, 36.0, 1.6),
    (82.0, 16.0, -0.6),
)
_NEAR_FRONDS = (
    (1.0, 31.0, 1.6),
    (4.4, 24.0, 1.0),
    (7.4, 12.0, 0.6),
    (33.0, 38.0, -1.2),
    (36.0, 46.0, 1.6),
    (40.0, 27.0, 1.0),
    (56.4, 12.6, -0.8),
    (62.0, 40.0, -1.4),
    (64.2, 28.0, 1.0),
    (69.0, 33.0, 1.6),
    (86.0, 24.0, -1.0),
    (92.4, 44.0, 1.8),
    (96.0, 30.0, 1.4),
    (98.6, 38.0, -0.6),
)

_SLIP = Slip(
    (75.4, 13.6),
    (
        (2, 6, 0),
        (10, 18, -4),
        (26, 24, -8),
        (40, 2, -10),
        (42, -24, -8),
        (34, -20, -2),
        (32, 14, 4),
        (46, 40, 8),
    ),
)
_CORD = Cord(((75.1, 12.4), (74.6, 11.0)), 2.2, -45.0)


def _sky(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "sky")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    hand.shade(
        whole,
        mixed(WATER, INDIGO, 0.25),
        (0.6, 0.22, 0.0),
        start=(0, -2),
        stop=(0, 24),
        smooth=False,
    )
    dusk = [(88.0, -2.0), (101.0, -2.0), (101.0, 56.0), (88.0, 56.0)]
    hand.shade(
        dusk, mixed(INDIGO, INK, 0.4), (0.0, 0.08, 0.4), start=(88, 24), stop=(101, 4), smooth=False
    )


def _rain(sheet: PrintSheet) -> None:
    """Fine slanting lines, all driven one way by the storm on the right."""
    hand = Hand(sheet, "rain")
    for x in spread(hand.rng, 170, -1.0, 112.0, 0.45):
        y, reach = hand.rng.uniform(-8, 42), hand.rng.uniform(6.0, 13.0)
        tone = mixed(mixed(INDIGO, WATER, 0.35), PAPER, hand.rng.uniform(0.12, 0.4))
        hand.line([(x, y), (x - 0.3 * reach, y + reach)], 0.17, SWELL, tone, smooth=False)


def _earth(sheet: PrintSheet) -> None:
    turf(
        Hand(sheet, "bank"),
        [
            (-3.0, 47.6),
            (14.0, 48.4),
            (30.0, 47.4),
            (48.0, 50.6),
            (66.0, 48.6),
            (84.0, 50.4),
            (101.0, 49.6),
        ],
        mixed(mixed(MOSS, OCHRE, 0.2), PAPER, 0.3),
        mixed(PINE, PINE_BLACK, 0.4),
    )
    stream(
        Hand(sheet, "stream"),
        [
            (101.0, 45.4),
            (86.0, 46.6),
            (70.0, 44.8),
            (54.0, 45.6),
            (40.0, 42.6),
            (26.0, 41.2),
            (12.0, 43.4),
            (-3.0, 42.0),
        ],
        [
            (101.0, 50.0),
            (86.0, 51.2),
            (68.0, 48.8),
            (52.0, 50.0),
            (38.0, 46.8),
            (26.0, 45.6),
            (12.0, 47.6),
            (-3.0, 46.6),
        ],
    )


def _tree(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "tree")
    limb(hand, [(66.4, 30.0), (62.0, 20.0), (54.0, 10.0), (40.0, 3.0), (24.0, -2.0)], 2.6, 1.2)
    limb(hand, [(66.0, 26.0), (72.0, 14.0), (82.0, 5.0), (97.0, -1.0)], 2.4, 1.2)
    trunk(
        hand,
        [
            (69.0, 55.0),
            (66.6, 48.0),
            (65.2, 40.0),
            (66.8, 31.0),
            (65.0, 22.0),
            (66.6, 12.0),
            (65.6, -3.0),
        ],
        7.2,
        3.6,
    )


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    _rain(sheet)
    curtain_of_fronds(
        Hand(sheet, "far fronds"), -2.0, _FAR_FRONDS, leaf=2.6, tone=mixed(PINE, PAPER, 0.35)
    )
    _earth(sheet)
    _tree(sheet)
    curtain_of_fronds(Hand(sheet, "near fronds"), -2.0, _NEAR_FRONDS)
    frond(
        Hand(sheet, "frog's frond"), [(2.6, -2.0), (3.0, 12.0), (4.4, 23.0), (5.0, 32.6)], leaf=3.2
    )
    ring(Hand(sheet, "splash"), (11.4, 45.7), 1.5)
    draw_frog(Hand(sheet, "frog", at=(6.6, 37.4), size=0.76, turn=57.0))
    draw_rain_man(Hand(sheet, "rain man", at=(20.4, 50.8), size=0.97))
    draw_clouds(Hand(sheet, "clouds"), 37.0, 63.0)
    draw_swallow(Hand(sheet, "swallow", at=(45.7, 28.8), size=0.82, turn=-25.0))
    draw_slip(Hand(sheet, "slip"), _SLIP, _CORD)
    draw_storm(Hand(sheet, "storm", at=(99.0, 0.0)))
