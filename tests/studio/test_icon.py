"""The drawn icon: every size, readable at the smallest, the same every time."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from hanafuda_desktop.studio.icon import ICON_SIZES, draw_icons, icon


@pytest.mark.deep_but(3)
@pytest.mark.parametrize("side", ICON_SIZES)
def test_every_size_is_square_with_round_corners(side: int) -> None:
    picture = icon(side)
    assert picture.size == (side, side)
    alpha = picture.getchannel("A")
    assert alpha.getpixel((0, 0)) < 128  # type: ignore[operator]
    assert alpha.getpixel((side // 2, side // 2)) == 255


def test_the_smallest_still_shows_a_moon_over_a_dark_hill() -> None:
    small = icon(16).convert("RGB")
    assert min(small.getpixel((8, 6))) > 220  # type: ignore[arg-type]
    assert max(small.getpixel((8, 13))) < 70  # type: ignore[arg-type]
    red, green, blue = small.getpixel((2, 8))  # type: ignore[misc]
    assert red > 150 > 2 * max(green, blue) - 50


@pytest.mark.deep
def test_drawing_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    draw_icons(tmp_path / "one")
    draw_icons(tmp_path / "two")
    for side in ICON_SIZES:
        name = f"icon-{side}.png"
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
        with Image.open(tmp_path / "one" / name) as saved:
            assert saved.size == (side, side)
