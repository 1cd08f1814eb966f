"""Decks of flat colours, card n in the red of n, to see which picture is shown."""

from __future__ import annotations

from pathlib import Path
from random import Random

from PIL import Image
from PySide6.QtGui import QColor

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.table.cards.pictures import CardPictures

__all__ = ["flat_deck", "halves", "jpegs", "middle_of"]


def flat_deck(
    folder: Path, *, more: str = "", size: tuple[int, int] = (110, 180), corner: int = 8
) -> Path:
    """A deck of flat colours, card n in the red of n."""
    folder.mkdir(exist_ok=True)
    card = f"{{width: {size[0]}, height: {size[1]}, corner: {corner}}}"
    text = f"id: made\nname: Made\ncard: {card}\n"
    (folder / "deck.yaml").write_text(text + more)
    for one in CARDS:
        Image.new("RGB", size, (one.index, 100, 50)).save(folder / f"{one.id}.png")
    Image.new("RGB", size, (250, 250, 250)).save(folder / "back.png")
    return folder


def middle_of(pictures: CardPictures, card: int | None, width: int = 60) -> QColor:
    image = pictures.pixmap(card, width).toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2)


def jpegs(folder: Path, *, more: str = "", quality: int = 95) -> Path:
    """A deck of JPEGs with something on them, or damage would hardly show."""
    flat_deck(folder, more=f'files: "{{id}}.jpg"\nback: back.jpg\n{more}', size=(220, 360))
    # Not effect_noise, whose chance goes on from test to test: not every hole can be told.
    noise = Image.frombytes("L", (220, 360), Random("grain").randbytes(220 * 360)).convert("RGB")
    for name in (*(card.id for card in CARDS), "back"):
        noise.save(folder / f"{name}.jpg", quality=quality)
    return folder


def halves(folder: Path, form: str, size: tuple[int, int] = (110, 180)) -> Path:
    """Blue pictures, and red ones for half the size."""
    more = f'files: "{{id}}.{form}"\nback: back.{form}\nhalves: "half/{{id}}.{form}"\n'
    flat_deck(folder, more=more, size=(220, 360))
    (folder / "half").mkdir()
    for name in (*(card.id for card in CARDS), "back"):
        Image.new("RGB", (220, 360), (10, 10, 200)).save(folder / f"{name}.{form}")
        Image.new("RGB", size, (200, 10, 10)).save(folder / "half" / f"{name}.{form}")
    return folder
