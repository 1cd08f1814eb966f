"""The plain deck: all its pictures and its ``deck.yaml``, written into a folder.

Everything is drawn anew each time and comes out the same to the byte, so what ships can always be
checked against what this draws.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PIL import Image

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.studio.pigments import INK
from hanafuda_desktop.studio.plain_card import CORNER, HEIGHT, WIDTH, plain_back, plain_card
from hanafuda_desktop.studio.small_sheet import SHEET_COLUMNS, sheet_widths, sheets_written

__all__ = ["SHIPPED_HEIGHT", "draw_plain_deck"]

SHIPPED_HEIGHT: Final = 720
"""Height in pixels of the pictures that ship."""

_COLOURS: Final = 240
_VEILS: Final = 16
"""Palette entries kept for the border's ink, from clear to solid, for the round corners."""

_DECK_YAML: Final = """\
id: plain
name: {{en: Plain deck, ja: 無地の札}}
credit: Hanafuda Desktop
licence: CC BY 4.0
marks: true
card: {{width: {width}, height: {height}, corner: {corner}}}
files: "{{id}}.png"
back: back.png
sheets:
{sheets}"""


def draw_plain_deck(
    folder: Path,
    height: int = SHIPPED_HEIGHT,
    *,
    progress: Callable[[int, int], None] | None = None,
) -> None:
    """Draw the forty-eight cards, the back and the sheets of small ones into ``folder``.

    Args:
        folder: made if it is not there; files of the same names are replaced.
        height: of a card's picture, in pixels.
        progress: told after each picture how many are done and how many there are.

    Raises:
        OSError: the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    pictures: list[Image.Image] = []
    for card in range(CARD_COUNT + 1):
        is_back = card == CARD_COUNT
        picture = plain_back(height) if is_back else plain_card(card, height)
        name = "back" if is_back else CARDS[card].id
        _save(picture, folder / f"{name}.png")
        pictures.append(picture)
        if progress is not None:
            progress(card + 1, CARD_COUNT + 1)
    width = pictures[0].width
    for name, small in sheet_widths(width).items():
        _save(_sheet(pictures, small), folder / f"{name}.png")
    text = _DECK_YAML.format(
        width=width,
        height=height,
        corner=round(CORNER * height / HEIGHT),
        sheets=sheets_written(width, "png"),
    )
    (folder / "deck.yaml").write_text(text, encoding="utf-8", newline="\n")


def _sheet(pictures: list[Image.Image], width: int) -> Image.Image:
    height = round(width * HEIGHT / WIDTH)
    rows = -(-len(pictures) // SHEET_COLUMNS)
    sheet = Image.new("RGBA", (width * SHEET_COLUMNS, height * rows), (*INK, 0))
    for index, picture in enumerate(pictures):
        row, column = divmod(index, SHEET_COLUMNS)
        small = picture.resize((width, height), Image.Resampling.BOX)
        sheet.paste(small, (column * width, row * height))
    return sheet


def _save(picture: Image.Image, path: Path) -> None:
    """Write a picture with a palette: a fifth of the bytes, and nobody sees a difference.

    The corners fade from the border's ink to nothing; a few palette entries are kept for that, so
    that all others stay solid.
    """
    alpha = picture.getchannel("A")
    solid = picture.convert("RGB").quantize(
        _COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE
    )
    palette = (solid.getpalette() or [])[: _COLOURS * 3]
    palette += [0] * (_COLOURS * 3 - len(palette)) + list(INK) * _VEILS
    veils = alpha.point([_COLOURS + round(value / 255 * (_VEILS - 1)) for value in range(256)])
    clear = alpha.point([255] * 255 + [0])
    indices = Image.composite(veils, _as_grey(solid), clear)
    indices.putpalette(palette)
    veil = bytes(round(255 * step / (_VEILS - 1)) for step in range(_VEILS))
    indices.save(path, optimize=True, transparency=b"\xff" * _COLOURS + veil)


def _as_grey(indexed: Image.Image) -> Image.Image:
    return Image.frombytes("L", indexed.size, indexed.tobytes())
