"""The deck at a glance: all cards on one sheet, and the months as they are before the cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from hanafuda_desktop.studio.pigments import INDIGO, INK, PAPER, Pigment, mixed

__all__ = ["contact_sheet", "month_sheet"]

_CLOTH: Final = mixed(INDIGO, INK, 0.45)
_CARDS_IN_A_ROW: Final = 12
_MONTHS_IN_A_ROW: Final = 2


def contact_sheet(cards: Sequence[Image.Image], height: int) -> Image.Image:
    """All cards (RGBA) on a cloth, three months in a row, each ``height`` pixels high."""
    return _laid_out(cards, height, _CARDS_IN_A_ROW, max(2, height // 18), _CLOTH)


def month_sheet(panoramas: Sequence[Image.Image], height: int) -> Image.Image:
    """The wide pictures of the months on paper, two in a row, each ``height`` pixels high."""
    return _laid_out(
        panoramas, height, _MONTHS_IN_A_ROW, max(2, height // 14), mixed(PAPER, INK, 0.08)
    )


def _laid_out(
    pictures: Sequence[Image.Image], height: int, columns: int, gap: int, ground: Pigment
) -> Image.Image:
    first = pictures[0]
    width = round(height * first.width / first.height)
    rows = -(-len(pictures) // columns)
    size = (columns * (width + gap) + gap, rows * (height + gap) + gap)
    sheet = Image.new("RGB", size, ground)
    for index, picture in enumerate(pictures):
        row, column = divmod(index, columns)
        small = picture.convert("RGBA").resize((width, height), Image.Resampling.LANCZOS)
        sheet.paste(small, (gap + column * (width + gap), gap + row * (height + gap)), small)
    return sheet
