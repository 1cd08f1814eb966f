"""January: pine at dawn. Crane and sun, verse, and mounds of pine to the right and left.

From left to right over 132 mm: the crane calls before the sun, with low pines either side; the
verse hangs before a tall pine; a tall pine stands left, and the last one right, with clear sky
between them. Gold mist lies over the feet of the pines and runs through all four cards.
"""

from __future__ import annotations

from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.curves import blob
from hanafuda_desktop.studio.figures.crane import draw_crane
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    BLUSH,
    GOLD,
    MOSS,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    VERMILION,
    mixed,
)
from hanafuda_desktop.studio.plants import pine_mound
from hanafuda_desktop.studio.printing import Sheet
from hanafuda_desktop.studio.ribbons import AKAYOROSHI, draw_slip

__all__ = ["draw"]

_MOUNDS = (
    # name, foot, height, half width, lean; far ones first
    ("edge", (-1.0, 54.0), 13.5, 6.0, 2.2),
    ("between", (33.0, 54.5), 23.0, 7.4, 0.4),
    ("verse", (57.6, 55.0), 45.0, 9.4, 1.2),
    ("low", (46.5, 56.0), 19.0, 6.0, -3.0),
    ("left-back", (67.5, 56.0), 28.0, 6.2, -1.4),
    ("left", (76.0, 55.0), 45.0, 9.6, -2.0),
    ("left-low", (87.0, 56.0), 20.5, 6.8, 4.0),
    ("right", (123.0, 55.0), 41.0, 9.6, 1.8),
    ("right-front", (112.5, 56.0), 25.0, 7.0, -3.6),
    ("right-edge", (133.0, 56.0), 22.0, 6.0, 0.6),
)


def _sky(sheet: Sheet) -> None:
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


def _sun(sheet: Sheet) -> None:
    hand = Hand(sheet, "sun")
    disc = blob((19.4, 16.2), 11.3, 11.3, hand.rng, 0.006)
    hand.shape(disc, VERMILION, smooth=False)
    hand.shade(
        disc, BENI, (0.35, 0.0, 0.0, 0.0), start=(12, 5), stop=(24, 27), soft=0.0, smooth=False
    )


def _mist(sheet: Sheet) -> None:
    """Dawn mist over the feet of the pines; the ground is only guessed at, in a few dry strokes."""
    hand = Hand(sheet, "mist")
    low = [(-2.0, 42.0), (PICTURE_WIDTH + 2, 42.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    pale = mixed(mixed(GOLD, PAPER, 0.76), BLUSH, 0.1)
    hand.shade(low, pale, (0.0, 0.25, 0.75, 1.0), start=(0, 46.5), stop=(0, 55), smooth=False)
    bank = [(-2.0, 48.0), (PICTURE_WIDTH + 2, 48.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    hand.shade(
        bank, mixed(MOSS, PINE, 0.3), (0.0, 0.3, 0.8), start=(0, 49.5), stop=(0, 53.5), smooth=False
    )


def _bank(sheet: Sheet) -> None:
    """Where the crane stands: a swept stroke of earth and a few blades of winter grass."""
    hand = Hand(sheet, "bank")
    earth = mixed(UMBER, PINE_BLACK, 0.35)
    hand.line([(4.0, 50.3), (12.0, 49.4), (20.0, 49.5), (30.0, 50.8)], 0.9, SWELL, earth, dry=0.45)
    hand.line([(15.0, 51.2), (23.0, 51.0), (36.0, 51.9), (44.0, 52.0)], 0.6, SWELL, earth, dry=0.5)
    for x, y in ((5.2, 50.5), (27.4, 50.8), (29.6, 51.3)):
        for _ in range(5):
            lean = hand.rng.uniform(-2.0, 2.0)
            tip = (x + lean, y - hand.rng.uniform(1.2, 2.6) + abs(lean) * 0.4)
            hand.line(
                [(x, y), (x + lean * 0.35, y - 1.0), tip], 0.26, TAPER, mixed(PINE, MOSS, 0.3)
            )


def draw(sheet: Sheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    _sun(sheet)
    for name, foot, height, half, lean in _MOUNDS:
        pine_mound(Hand(sheet, f"mound {name}"), foot, height, half, lean=lean)
    _mist(sheet)
    _bank(sheet)
    draw_crane(Hand(sheet, "crane", at=(16.2, 49.6), size=0.97))
    draw_slip(Hand(sheet, "slip"), (45.0, 22.0), "\\", verse=AKAYOROSHI)
