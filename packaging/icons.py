"""Makes the icons of Windows and macOS from the PNGs in assets/icon."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PIL import Image

__all__ = ["make_icons", "read_pictures"]

# Sizes in pixels that each system asks for, less those it makes itself from its neighbours.
_ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
_ICNS_SIZES: Final = (32, 64, 128, 256, 512)


def read_pictures(folder: Path) -> dict[int, Image.Image]:
    """The square PNGs of a folder by their width in pixels.

    Raises:
        FileNotFoundError: there is none.
        ValueError: one is not square.
    """
    pictures: dict[int, Image.Image] = {}
    for path in sorted(folder.glob("*.png")):
        with Image.open(path) as picture:
            if picture.width != picture.height:
                raise ValueError(f"{path} is not square")
            pictures[picture.width] = picture.convert("RGBA")
    if not pictures:
        raise FileNotFoundError(f"no PNG in {folder}")
    return pictures


def make_icons(source: Path, target: Path) -> tuple[Path, Path]:
    """Write ``hanafuda.ico`` and ``hanafuda.icns`` into a folder; returns their paths.

    A size that the artist drew is taken as it is, any other is made from the next larger one.
    """
    pictures = read_pictures(source)
    target.mkdir(parents=True, exist_ok=True)
    ico, icns = target / "hanafuda.ico", target / "hanafuda.icns"
    _save(ico, "ICO", [_picture_of(pictures, size) for size in _ICO_SIZES])
    _save(icns, "ICNS", [_picture_of(pictures, size) for size in _ICNS_SIZES])
    return ico, icns


def _picture_of(pictures: dict[int, Image.Image], size: int) -> Image.Image:
    larger = [width for width in sorted(pictures) if width >= size]
    picture = pictures[larger[0] if larger else max(pictures)]
    if picture.width == size:
        return picture
    return picture.resize((size, size), Image.Resampling.LANCZOS)


def _save(path: Path, kind: str, pictures: list[Image.Image]) -> None:
    *smaller, largest = pictures
    largest.save(
        path, kind, append_images=smaller, sizes=[(each.width, each.height) for each in pictures]
    )
