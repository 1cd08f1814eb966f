"""What the tests of the drawn deck share: where it lies, and how far two pictures are apart."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageStat

from hanafuda_desktop.resources import assets
from hanafuda_desktop.studio.production import DECK

__all__ = ["SHIPPED", "apart"]

SHIPPED = assets("cards", DECK)


def apart(one: Image.Image, other: Image.Image) -> float:
    """The mean over all pixels and channels, 0 to 255."""
    assert one.size == other.size
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    return sum(ImageStat.Stat(difference).mean) / 3
