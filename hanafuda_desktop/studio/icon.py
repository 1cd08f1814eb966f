"""The program's icon, out of the deck: the full moon of August over the dark hill.

Small sizes are drawn more simply, not only smaller: at 16 pixels a moon and a hill is all there is
room for; from 48 on there is grass on the hill, and a plume of susuki before the moon.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path as FilePath
from typing import Final

from PIL import Image, ImageDraw

from hanafuda_desktop.studio.months.susuki import grass_hill, plume
from hanafuda_desktop.studio.tools.brush import Path, blob, flow
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INK,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    VERMILION,
    WATER,
    WHITE,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet

ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
"""Side lengths in pixels that every desktop asks for."""

_FINE_FROM: Final = 48
_SIDE: Final = 24.0
"""Millimetres: the icon is a square cut out of a card."""
_CREST: Final[Path] = [
    (-2.0, 21.6),
    (4.0, 18.4),
    (10.0, 16.6),
    (15.0, 16.8),
    (20.0, 18.8),
    (26.0, 22.0),
]
_OVER: Final = 1024


@lru_cache(maxsize=2)
def _scene(*, fine: bool) -> Image.Image:
    """The scene at its largest, with grass and plume or without."""
    sheet = PrintSheet(_SIDE, _SIDE, _OVER / _SIDE, "icon")
    hand = Hand(sheet, "sky")
    whole: Path = [(-1, -1), (25, -1), (25, 25), (-1, 25)]
    hand.shape(whole, VERMILION, smooth=False, register=False)
    hand.shade(
        whole, BENI, (0.8, 0.3, 0.0, 0.0), start=(0, -1), stop=(0, 16), soft=0.0, smooth=False
    )
    reach = 6.9
    disc = blob((11.4, 9.6) if fine else (12.0, 9.3), reach, reach, hand.rng, 0.006)
    hand.shape(disc, WHITE, smooth=False, register=False)
    if not fine:
        low = [(x, y + 1.0) for x, y in flow(_CREST)]
        hill: Path = [*low, (26.0, 26.0), (-2.0, 26.0)]
        hand.shape(hill, mixed(INK, PINE_BLACK, 0.5), smooth=False, register=False)
        return sheet.finish()
    pale = mixed(WATER, GOLD, 0.45)
    hand.shade(disc, pale, (0.0, 0.0, 0.12, 0.4), start=(7, 3), stop=(17, 17), soft=0, smooth=False)
    grass_hill(Hand(sheet, "hill"), flow(_CREST), 26.0, light=0.6)
    grass_hill(
        Hand(sheet, "near hill"), flow([(-2, 22.6), (10, 20.4), (26, 22.8)]), 27.0, light=0.9
    )
    tones = (mixed(PINE, PAPER, 0.2), mixed(GOLD, PAPER, 0.5), mixed(BENI, UMBER, 0.5))
    plume(Hand(sheet, "plume"), (9.4, 21.6), 15.0, 4.0, tones=tones, size=1.0)
    return sheet.finish()


def icon(side: int) -> Image.Image:
    """The icon, ``side`` pixels wide and high, transparent outside its round corners."""
    scene = _scene(fine=side >= _FINE_FROM).resize((_OVER, _OVER), Image.Resampling.LANCZOS)
    edge = _OVER * (0.032 if side >= _FINE_FROM else 0.056)
    corner = _OVER * 0.2
    inner, outer = Image.new("L", scene.size), Image.new("L", scene.size)
    box = (edge, edge, _OVER - 1 - edge, _OVER - 1 - edge)
    ImageDraw.Draw(inner).rounded_rectangle(box, corner - edge, 255)
    ImageDraw.Draw(outer).rounded_rectangle((0, 0, _OVER - 1, _OVER - 1), corner, 255)
    frame = Image.new("RGB", scene.size, mixed(INK, PINE_BLACK, 0.4))
    picture = Image.composite(scene, frame, inner)
    small = picture.resize((side, side), Image.Resampling.LANCZOS)
    small.putalpha(outer.resize((side, side), Image.Resampling.BOX))
    return small


def draw_icons(folder: FilePath) -> None:
    """Write the icon in all sizes into ``folder`` as ``icon-<side>.png``.

    Raises:
        OSError: the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for side in ICON_SIZES:
        icon(side).save(folder / f"icon-{side}.png", optimize=True)
