"""The seals and the icon that ship are those that are drawn, and the README has its pictures."""

from __future__ import annotations

import pytest
from contents import ROOT
from draw_assets import SEAL_SIDES
from PIL import Image, ImageChops, ImageStat

from hanafuda_desktop.cards.card import Category
from hanafuda_desktop.studio.icon import ICON_SIZES, icon
from hanafuda_desktop.studio.panorama import contact_sheet, month_sheet
from hanafuda_desktop.studio.seals import seal

ASSETS = ROOT / "assets"


@pytest.mark.parametrize("side", ICON_SIZES)
def test_the_shipped_icon_is_the_drawn_one(side: int) -> None:
    with Image.open(ASSETS / "icon" / f"icon-{side}.png") as shipped:
        assert shipped.size == (side, side)
        apart = ImageChops.difference(shipped.convert("RGBA"), icon(side))
    assert max(ImageStat.Stat(apart).mean) < 1


@pytest.mark.parametrize("category", Category)
def test_the_shipped_seals_are_the_drawn_ones(category: Category) -> None:
    for side in SEAL_SIDES:
        with Image.open(ASSETS / "seals" / f"{category}-{side}.png") as shipped:
            apart = ImageChops.difference(shipped.convert("RGBA"), seal(category, side))
        assert max(ImageStat.Stat(apart).mean) < 1


def test_the_pictures_of_the_readme_are_light() -> None:
    for name in ("deck.jpg", "months.jpg"):
        with Image.open(ASSETS / "screenshots" / name) as picture:
            assert picture.width < 1400
        assert (ASSETS / "screenshots" / name).stat().st_size < 700_000


def test_a_contact_sheet_has_three_months_in_a_row() -> None:
    cards = [Image.new("RGBA", (55, 90), (card * 5, 0, 0, 255)) for card in range(48)]
    sheet = contact_sheet(cards, 90)
    assert sheet.size == (12 * 60 + 5, 4 * 95 + 5)
    assert sheet.getpixel((30, 40)) == (0, 0, 0)
    assert sheet.getpixel((30, 140)) == (60, 0, 0)
    assert sheet.getpixel((30 + 11 * 60, 40 + 3 * 95)) == (235, 0, 0)


def test_months_stand_two_in_a_row() -> None:
    sheet = month_sheet([Image.new("RGB", (132, 54), (9, 9, 9))] * 12, 54)
    assert sheet.size == (2 * 135 + 3, 6 * 57 + 3)
