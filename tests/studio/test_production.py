"""How the deck is made: month by month, the same bytes every time, as files that make a deck."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from hanafuda_desktop.cards.card import CARDS, MONTH_COUNT, card_by_id
from hanafuda_desktop.studio.panorama import MONTHS_DRAWN, month_cards
from hanafuda_desktop.studio.production import (
    BACK,
    EVERYTHING,
    NAMES,
    Order,
    Picture,
    PictureFormat,
    carry_out,
    deck_files,
    encoded,
    orders,
)
from tests.studio.drawn_deck import apart

MOON = card_by_id("susuki-moon").index
LIGHTNING = card_by_id("willow-lightning").index


def test_every_month_has_a_picture() -> None:
    assert sorted(MONTHS_DRAWN) == list(range(1, MONTH_COUNT + 1))


def test_there_are_forty_eight_cards_and_three_backs() -> None:
    assert NAMES[:BACK] == tuple(card.id for card in CARDS)
    assert NAMES[BACK:] == ("back", "back-red", "back-black")
    assert [NAMES[number] for number in EVERYTHING] == list(NAMES)


def test_the_whole_deck_is_twelve_months_and_the_backs() -> None:
    made = orders(EVERYTHING, 130, PictureFormat.PNG)
    assert [len(order.cards) for order in made] == [4] * 12 + [3]
    assert [card for order in made for card in order.cards] == list(EVERYTHING)


def test_a_month_is_drawn_once_whatever_is_wanted_of_it() -> None:
    made = orders([LIGHTNING, BACK, MOON, MOON + 1, MOON], 90, PictureFormat.JPG)
    assert made == (
        Order((MOON, MOON + 1), 90, PictureFormat.JPG),
        Order((LIGHTNING,), 90, PictureFormat.JPG),
        Order((BACK,), 90, PictureFormat.JPG),
    )


def test_only_months_have_wide_pictures() -> None:
    made = orders([LIGHTNING, BACK], 60, PictureFormat.JPG, wide=True)
    assert [order.wide for order in made] == [True, False]
    assert not any(order.wide for order in orders(EVERYTHING, 60, PictureFormat.JPG))


def test_a_wide_picture_comes_last_and_changes_no_other() -> None:
    narrow = carry_out(Order((LIGHTNING,), 60, PictureFormat.JPG))
    *cards, wide = carry_out(Order((LIGHTNING,), 60, PictureFormat.JPG, wide=True))
    assert tuple(cards) == narrow
    assert (wide.card, wide.file) == (None, "months/11.webp")
    with Image.open(BytesIO(wide.data)) as picture:
        assert (picture.format, picture.size) == ("WEBP", (108, 44))


def test_an_order_brings_its_cards_and_no_others() -> None:
    pictures = carry_out(Order((LIGHTNING,), 60, PictureFormat.PNG))
    assert [(p.card, p.file) for p in pictures] == [(LIGHTNING, "willow-lightning.png")]
    with Image.open(BytesIO(pictures[0].data)) as drawn:
        assert drawn.tobytes() == month_cards(11, 60)[3].tobytes()


@pytest.mark.deep
@pytest.mark.parametrize("form", PictureFormat)
def test_the_same_order_gives_the_same_bytes(form: PictureFormat) -> None:
    order = Order((MOON, MOON + 1), 96, form, wide=True)
    assert carry_out(order) == carry_out(order)


def test_the_backs_are_three_different_pictures() -> None:
    [order] = orders([BACK, BACK + 1, BACK + 2], 60, PictureFormat.PNG)
    pictures = carry_out(order)
    assert [p.file for p in pictures] == ["back.png", "back-red.png", "back-black.png"]
    assert len({p.data for p in pictures}) == 3


def test_a_jpeg_has_the_borders_colour_in_its_corners() -> None:
    card = Image.new("RGBA", (50, 80), (30, 20, 20, 255))
    card.putpixel((0, 0), (30, 20, 20, 0))
    with Image.open(BytesIO(encoded(card, PictureFormat.JPG))) as file:
        assert file.mode == "RGB"
        assert apart(file, card) < 2


@pytest.mark.parametrize("form", PictureFormat)
def test_sheets_and_document_of_a_deck(form: PictureFormat) -> None:
    tones = [Image.new("RGBA", (176, 288), (number * 5, 90, 60, 255)) for number in EVERYTHING]
    pictures = [
        Picture(number, f"{NAMES[number]}.{form}", encoded(tone, form))
        for number, tone in enumerate(tones)
    ]
    files = dict(deck_files(pictures, 288, form))
    halves = [f"half/{NAMES[number]}.{form}" for number in range(BACK + 1)]
    assert list(files) == [f"sheet.{form}", f"sheet-small.{form}", *halves, "deck.yaml"]
    document = files["deck.yaml"]
    assert f'files: "{{id}}.{form}"'.encode() in document
    ending = {"png": "png", "jpg": "webp"}[form]
    assert f'panoramas: "months/{{month}}.{ending}"'.encode() in document
    assert b"card: {width: 176, height: 288, corner: 10}" in document
    for name, width, height in (("sheet", 44, 72), ("sheet-small", 22, 36)):
        listed = f"{{file: {name}.{form}, width: {width}, columns: 7}}"
        assert listed.encode() in document
        with Image.open(BytesIO(files[f"{name}.{form}"])) as small:
            assert small.size == (7 * width, 7 * height)
            for number in (0, 13, 47, BACK):
                row, column = divmod(number, 7)
                place = (column * width + width // 2, row * height + height // 2)
                spot = small.convert("RGB").getpixel(place)
                assert isinstance(spot, tuple)
                assert abs(spot[0] - number * 5) < 8
