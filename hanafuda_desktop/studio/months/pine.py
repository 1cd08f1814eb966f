"""January: pine at dawn. Crane and sun, verse, and old pines to the left and right.

From left to right over 132 mm: the crane lifts its head clear of the rising sun, a pine either side
of it; the verse hangs before a tall pine; a tall pine stands left, and the last one right, with
clear sky between them. One line of sandy ground runs through all four cards.
"""

from __future__ import annotations

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.crane import draw_crane
from hanafuda_desktop.studio.plants.pine import Cushion, pine_tree
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.tools.brush import SWELL, Path, Point, blob, flow, section
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    VERMILION,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet
from hanafuda_desktop.studio.tools.writing import PINE_VERSE

_Wood = tuple[tuple[list[Point], float, float], ...]

_PINES: tuple[tuple[str, _Wood, tuple[Cushion, ...]], ...] = (
    # name, wood (path, thick, thin), cushions from the hindmost on
    (
        "edge",
        (([(2.4, 50.6), (1.4, 46.0)], 1.5, 1.1),),
        ((1.0, 47.8, 8.4, 7.2, 1.9),),
    ),
    (
        "between",
        (
            ([(36.0, 51.0), (34.4, 46.0), (31.6, 39.0), (33.0, 31.0), (31.4, 22.0)], 2.2, 1.1),
            ([(32.4, 38.4), (36.0, 36.0), (39.0, 36.4)], 0.9, 0.6),
        ),
        (
            (31.4, 27.4, 6.8, 7.0, 2.2),
            (38.6, 37.4, 5.0, 5.4, 1.8),
            (29.6, 37.6, 5.8, 6.0, 1.8),
            (35.2, 47.6, 9.6, 8.0, 0.0),
        ),
    ),
    (
        "verse",
        (
            ([(60.4, 50.0), (58.0, 44.0), (61.4, 35.0), (57.8, 26.0), (61.2, 11.0)], 3.0, 1.3),
            ([(60.4, 38.6), (56.0, 36.0), (53.0, 36.2)], 1.3, 0.7),
        ),
        (
            (61.0, 15.4, 6.0, 7.0, 2.7),
            (56.8, 26.0, 7.6, 8.2, 0.0),
            (65.0, 34.6, 7.4, 7.4, 2.0),
            (53.4, 37.2, 6.0, 6.0, 0.0),
            (58.6, 47.4, 11.4, 9.0, 0.0),
        ),
    ),
    (
        "left",
        (
            ([(75.8, 50.2), (79.2, 44.0), (75.6, 35.0), (79.6, 27.0), (74.8, 10.6)], 3.1, 1.3),
            ([(76.4, 38.6), (80.6, 37.0), (83.4, 36.0)], 1.4, 0.7),
        ),
        (
            (74.4, 14.4, 6.2, 7.0, 2.7),
            (79.0, 26.0, 8.0, 8.2, 0.0),
            (70.2, 33.0, 7.0, 7.2, 2.0),
            (84.4, 38.2, 6.2, 6.2, 2.0),
            (75.0, 47.4, 11.8, 9.4, 0.0),
        ),
    ),
    (
        "left-low",
        (([(93.0, 51.4), (92.4, 47.0)], 1.5, 1.1),),
        ((92.2, 48.6, 5.6, 5.8, 1.8),),
    ),
    (
        "right",
        (
            ([(124.6, 50.0), (120.6, 43.0), (124.6, 34.0), (120.4, 27.0), (124.0, 13.6)], 3.1, 1.3),
            ([(123.8, 36.0), (117.0, 35.4), (113.0, 35.8)], 1.4, 0.7),
        ),
        (
            (124.2, 17.6, 6.2, 7.0, 2.7),
            (118.4, 26.6, 7.2, 7.6, 0.0),
            (128.8, 33.4, 7.4, 7.4, 2.0),
            (113.2, 37.0, 6.4, 6.4, 2.0),
            (121.6, 47.4, 11.8, 9.2, 0.0),
        ),
    ),
)
_GROUND: list[Point] = [
    (-3.0, 50.6),
    (10.0, 49.3),
    (20.0, 49.4),
    (33.0, 50.9),
    (46.0, 50.2),
    (60.0, 49.2),
    (76.0, 49.4),
    (92.0, 50.8),
    (106.0, 50.4),
    (120.0, 49.2),
    (136.0, 49.8),
]

_SLIP = Slip(
    (42.8, 9.4),
    ((8, 4, 0), (4, -6, -4), (13, -13, -8), (30, -5, -7), (37, 14, 2), (27, 26, 8)),
    verse=PINE_VERSE,
    gold=(2.2, 3.0),
)
_CORD = Cord(((43.0, 7.0), (44.2, 3.0), (44.8, -3.0)))


def _sky(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "sky")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    hand.shade(
        whole,
        mixed(GOLD, PAPER, 0.35),
        (0.0, 0.0, 0.25, 0.62),
        start=(0, 14),
        stop=(0, 54),
        smooth=False,
    )


def _sun(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "sun")
    disc = blob((11.0, 24.8), 11.8, 11.8, hand.rng, 0.006)
    hand.shape(disc, VERMILION, smooth=False)
    hand.shade(
        disc, BENI, (0.35, 0.0, 0.0, 0.0), start=(3, 13), stop=(16, 36), soft=0.0, smooth=False
    )


def _ground(sheet: PrintSheet) -> None:
    """One clean line of sandy ground through the month, a few sweeps of the brush along it."""
    hand = Hand(sheet, "ground")
    crest = flow(_GROUND)
    whole: Path = [*crest, (136.0, 57.0), (-3.0, 57.0)]
    sand = mixed(mixed(MOSS, OCHRE, 0.3), PAPER, 0.3)
    hand.shape(whole, sand, smooth=False, register=False)
    deep = mixed(MOSS, PINE, 0.4)
    hand.shade(whole, deep, (0.0, 0.1, 0.75), start=(0, 49), stop=(0, 55.5), smooth=False, soft=0.0)
    line = mixed(UMBER, PINE_BLACK, 0.5)
    hand.line(crest, 0.4, (0.6, 1.0, 0.5, 0.9, 0.6, 1.0, 0.7), line, smooth=False)
    for _ in range(16):
        start, sink = hand.rng.uniform(0.0, 0.94), hand.rng.choice((0.8, 1.4, 2.1))
        part = section(crest, start, start + hand.rng.uniform(0.03, 0.06))
        hand.line([(x, y + sink) for x, y in part], 0.34, SWELL, mixed(deep, line, 0.3), dry=0.5)


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    _sun(sheet)
    _ground(sheet)
    for name, wood, cushions in _PINES:
        pine_tree(Hand(sheet, f"pine {name}"), wood, cushions)
    draw_crane(Hand(sheet, "crane", at=(15.8, 50.6), size=0.99))
    draw_slip(Hand(sheet, "slip"), _SLIP, _CORD)
