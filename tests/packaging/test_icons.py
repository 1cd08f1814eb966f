"""Icons of Windows and macOS, made from the drawn PNGs."""

from __future__ import annotations

from pathlib import Path

import pytest
from contents import ROOT
from icons import make_icons, read_pictures
from PIL import Image
from PIL.IcoImagePlugin import IcoImageFile


def _draw(folder: Path, **sizes: tuple[int, str]) -> None:
    for name, (size, colour) in sizes.items():
        Image.new("RGBA", (size, size), colour).save(folder / f"{name}.png")


def test_a_drawn_size_is_taken_as_it_is_and_others_from_the_next_larger(tmp_path: Path) -> None:
    _draw(tmp_path, small=(32, "red"), large=(256, "blue"))
    ico, icns = make_icons(tmp_path, tmp_path / "made")
    with Image.open(ico) as icon:
        assert isinstance(icon, IcoImageFile)
        assert icon.info["sizes"] == {(n, n) for n in (16, 24, 32, 48, 64, 128, 256)}
        for size, colour in ((16, "red"), (32, "red"), (48, "blue"), (256, "blue")):
            icon.size = (size, size)
            icon.load()
            assert icon.getpixel((8, 8)) == Image.new("RGBA", (1, 1), colour).getpixel((0, 0))
    with Image.open(icns) as icon:
        assert {width * scale for width, _, scale in icon.info["sizes"]} >= {32, 64, 128, 256, 512}


def test_without_pictures_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_pictures(tmp_path)


def test_a_picture_that_is_not_square_is_an_error(tmp_path: Path) -> None:
    Image.new("RGBA", (10, 20)).save(tmp_path / "tall.png")
    with pytest.raises(ValueError, match=r"tall\.png"):
        read_pictures(tmp_path)


def test_our_own_icon_is_drawn_large_enough() -> None:
    assert max(read_pictures(ROOT / "assets" / "icon")) >= 256
