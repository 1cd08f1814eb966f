"""Pictures made small: all on one sheet, or one for a page."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from hanafuda_desktop.studio.production import sheet_widths, small_picture, small_sheet


def _file(picture: Image.Image, kind: str) -> bytes:
    file = BytesIO()
    picture.save(file, kind)
    return file.getvalue()


def test_a_sheet_is_filled_row_by_row() -> None:
    tones = [Image.new("RGB", (40, 60), (tone, 0, 0)) for tone in (0, 50, 100, 150, 200)]
    sheet = small_sheet(tones, 10, 2)
    assert sheet.size == (20, 45)
    places = ((5, 7), (15, 7), (5, 22), (15, 22), (5, 37))
    assert [sheet.getpixel(place) for place in places] == [
        (tone, 0, 0) for tone in (0, 50, 100, 150, 200)
    ]


@pytest.mark.parametrize(("width", "small"), [(550, [137, 68]), (440, [110, 55]), (88, [22, 16])])
def test_a_deck_has_two_sheets(width: int, small: list[int]) -> None:
    assert list(sheet_widths(width).values()) == small


@pytest.mark.parametrize(("width", "small"), [(127, [31, 16]), (59, [16]), (29, [16])])
def test_a_small_deck_has_no_sheet_twice(width: int, small: list[int]) -> None:
    assert list(sheet_widths(width).values()) == small
    assert next(iter(sheet_widths(width))) == "sheet"


def test_a_picture_becomes_a_small_webp() -> None:
    small = small_picture(_file(Image.new("RGB", (550, 900), (9, 99, 9)), "PNG"), 120)
    with Image.open(BytesIO(small)) as picture:
        assert (picture.format, picture.size) == ("WEBP", (120, 196))


@pytest.mark.parametrize("palette", [True, False])
def test_clear_corners_stay_clear(palette: bool) -> None:
    card = Image.new("RGBA", (200, 300), (9, 99, 9, 255))
    card.paste((0, 0, 0, 0), (0, 0, 50, 50))
    small = small_picture(_file(card.quantize(16) if palette else card, "PNG"), 100)
    with Image.open(BytesIO(small)) as picture:
        assert (picture.format, picture.size) == ("WEBP", (100, 150))
        alpha = picture.convert("RGBA").getchannel("A")
    assert alpha.getpixel((10, 10)) == 0
    assert alpha.getpixel((60, 90)) == 255


def test_a_small_picture_is_not_made_larger() -> None:
    small = small_picture(_file(Image.new("RGB", (30, 50)), "JPEG"), 120)
    with Image.open(BytesIO(small)) as picture:
        assert picture.size == (30, 50)


def test_what_is_no_picture_is_an_error() -> None:
    with pytest.raises(OSError, match="identify"):
        small_picture(b"no picture", 120)
