"""Makes all pictures and sounds anew: deck, seals, icon, sounds, and what the README shows.

python packaging/draw_assets.py [deck] [seals] [icon] [sounds] [readme]

What is drawn is the same to the byte every time, on the same versions of Python and Pillow. A test
holds the pictures in assets/ against the studio, so that one is never changed without the other.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from contents import ROOT
from PIL import Image

from hanafuda_desktop.app.library.deck_files import draw_deck
from hanafuda_desktop.app.workers.process import in_parallel
from hanafuda_desktop.cards.card import CARDS, MONTH_COUNT, Category
from hanafuda_desktop.lab.statistics import progress_bar
from hanafuda_desktop.studio.icon import draw_icons
from hanafuda_desktop.studio.panorama import contact_sheet, month_sheet, panorama
from hanafuda_desktop.studio.production import (
    DECK,
    EVERYTHING,
    SHIPPED_HEIGHT,
    PictureFormat,
    card_pictures,
)
from hanafuda_desktop.studio.seals import seal
from hanafuda_desktop.studio.sounds import SOUNDS, wave_file

__all__ = ["SEAL_SIDES", "draw_seals"]

ASSETS: Final = ROOT / "assets"

SEAL_SIDES: Final = (16, 24, 32, 48, 96)
"""Side lengths in pixels; small seals are drawn more simply, not only smaller."""

_CARD_HEIGHT: Final = 150
_MONTH_HEIGHT: Final = 240
_QUALITY: Final = 88


def draw_seals(folder: Path) -> None:
    """Write each category's seal in all sizes into ``folder`` as ``<category>-<side>.png``."""
    folder.mkdir(parents=True, exist_ok=True)
    for category in Category:
        for side in SEAL_SIDES:
            seal(category, side).save(folder / f"{category}-{side}.png", optimize=True)


def _make_sounds() -> None:
    folder = ASSETS / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        (folder / f"{name}.wav").write_bytes(wave_file(name))


def _draw_deck() -> None:
    folder = ASSETS / "cards" / DECK
    draw_deck(
        folder, EVERYTHING, SHIPPED_HEIGHT, PictureFormat.JPG, replace=True, progress=progress_bar
    )


def _month(month: int) -> tuple[Image.Image, tuple[Image.Image, ...]]:
    """A month's wide picture and its cards, as large as the README shows them twice over."""
    cards = [card.index for card in CARDS if card.month == month]
    return panorama(month, 2 * _MONTH_HEIGHT), card_pictures(cards, 2 * _CARD_HEIGHT)


def _draw_readme() -> None:
    months = dict(in_parallel(_month, range(1, MONTH_COUNT + 1)))
    in_order = [months[month] for month in sorted(months)]
    cards = contact_sheet([card for _, four in in_order for card in four], _CARD_HEIGHT)
    wide = month_sheet([picture for picture, _ in in_order], _MONTH_HEIGHT)
    folder = ASSETS / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    for name, sheet in (("deck.jpg", cards), ("months.jpg", wide)):
        sheet.save(folder / name, quality=_QUALITY, optimize=True)


_PARTS: Final[Mapping[str, Callable[[], None]]] = {
    "deck": _draw_deck,
    "seals": lambda: draw_seals(ASSETS / "seals"),
    "icon": lambda: draw_icons(ASSETS / "icon"),
    "sounds": _make_sounds,
    "readme": _draw_readme,
}


def main() -> int:
    """Draw; returns the exit code."""
    parser = argparse.ArgumentParser(description="Draw the program's own pictures anew.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(_PARTS))
    wanted = parser.parse_args().parts or list(_PARTS)
    unknown = [part for part in wanted if part not in _PARTS]
    if unknown:
        parser.error(f"unknown part '{unknown[0]}'; there are {', '.join(_PARTS)}")
    for part in wanted:
        print(f"drawing: {part}", flush=True)
        _PARTS[part]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
