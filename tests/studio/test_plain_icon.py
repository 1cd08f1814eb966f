"""The icon that ships is the icon that is drawn."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from hanafuda_desktop.resources import assets
from hanafuda_desktop.studio.plain_icon import ICON_SIZES, draw_icons, icon


@pytest.mark.parametrize("side", ICON_SIZES)
def test_the_shipped_icon_equals_the_drawn_one(side: int) -> None:
    with Image.open(assets("icon", f"icon-{side}.png")) as shipped:
        assert shipped.size == (side, side)
        apart = ImageChops.difference(shipped.convert("RGBA"), icon(side))
    assert max(ImageStat.Stat(apart).mean) < 1


def test_drawing_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    draw_icons(tmp_path / "one")
    draw_icons(tmp_path / "two")
    for side in ICON_SIZES:
        name = f"icon-{side}.png"
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_the_smallest_still_shows_a_moon_over_a_dark_hill() -> None:
    small = icon(16).convert("RGB")
    red, green, blue = small.getpixel((8, 6))  # type: ignore[misc]
    assert min(red, green, blue) > 220
    assert max(small.getpixel((8, 13))) < 60  # type: ignore[arg-type]
    red, green, blue = small.getpixel((2, 8))  # type: ignore[misc]
    assert red > 150 > 2 * max(green, blue) - 50
