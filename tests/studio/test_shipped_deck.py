"""The drawn deck as it ships: whole, light, no card like another, and what the studio draws."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from PIL import Image

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.studio.panorama import month_cards
from hanafuda_desktop.studio.production import (
    BACK,
    EVERYTHING,
    NAMES,
    SHIPPED_HEIGHT,
    Form,
    card_pictures,
)
from tests.studio.drawn_deck import SHIPPED, apart

SIZE = (550, 900)
TABLE = (79, 130)
LEAST_APART = 12.0
"""Mean difference of two cards at table size, of 255, seen without their finest lines."""
MOST_LIKE = 5.0
"""Mean difference to a redraw, of 255: what JPEG and another scale may change."""


@cache
def shipped(name: str) -> Image.Image:
    with Image.open(SHIPPED / f"{name}.jpg") as file:
        file.load()
        return file


@pytest.mark.parametrize("number", EVERYTHING, ids=NAMES)
def test_every_card_has_a_picture_of_the_right_size(number: int) -> None:
    picture = shipped(NAMES[number])
    assert picture.size == SIZE
    assert picture.mode == "RGB"
    assert SIZE[1] == SHIPPED_HEIGHT


def test_the_deck_is_within_twelve_megabytes() -> None:
    files = [file for file in SHIPPED.rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) < 12_000_000


def test_nothing_else_lies_in_its_folder() -> None:
    names = {f"{name}.jpg" for name in NAMES} | {"sheet.jpg", "sheet-small.jpg", "deck.yaml"}
    assert {file.name for file in SHIPPED.iterdir()} == names | {"half"}
    halves = {file.name for file in (SHIPPED / "half").iterdir()}
    assert halves == {f"{name}.jpg" for name in NAMES[: BACK + 1]}


@pytest.mark.parametrize("name", NAMES[: BACK + 1])
def test_a_half_shows_the_same_card(name: str) -> None:
    small = shipped(name).resize((275, 450), Image.Resampling.LANCZOS)
    with Image.open(SHIPPED / "half" / f"{name}.jpg") as file:
        half = file.convert("RGB")
    assert half.size == small.size
    assert apart(half, small) < 4


def test_no_two_cards_are_alike_at_table_size() -> None:
    def seen(name: str) -> Image.Image:
        card = shipped(name).resize(TABLE, Image.Resampling.BOX)
        return card.crop((6, 6, TABLE[0] - 6, TABLE[1] - 6)).resize((20, 32))

    deck = {name: seen(name) for name in NAMES[: BACK + 1]}
    near = {pair: apart(deck[pair[0]], deck[pair[1]]) for pair in combinations(deck, 2)}
    closest = min(near, key=lambda pair: near[pair])
    assert near[closest] > LEAST_APART, closest


@pytest.mark.parametrize("month", [2, 7, 11])
def test_a_redraw_equals_the_shipped_pictures(month: int) -> None:
    """At a quarter of the height, which is drawn in a third of the time."""
    drawn = month_cards(month, SHIPPED_HEIGHT // 4)
    cards = [card for card in CARDS if card.month == month]
    for card, picture in zip(cards, drawn, strict=True):
        small = shipped(card.id).resize(picture.size, Image.Resampling.BOX)
        assert apart(small, picture) < MOST_LIKE, card.id


def test_a_redraw_of_the_backs_at_full_size_equals_the_shipped_ones() -> None:
    backs = EVERYTHING[BACK:]
    for number, picture in zip(backs, card_pictures(backs, SHIPPED_HEIGHT), strict=True):
        assert apart(shipped(NAMES[number]), picture) < 2, NAMES[number]


@pytest.mark.parametrize(
    ("name", "width", "height", "most_apart"), [("sheet", 137, 224, 6), ("sheet-small", 68, 111, 8)]
)
def test_the_sheets_show_the_same_cards(
    name: str, width: int, height: int, most_apart: float
) -> None:
    with Image.open(SHIPPED / f"{name}.{Form.JPG}") as file:
        sheet = file.convert("RGB")
    assert sheet.size == (7 * width, 7 * height)
    listed = f"{{file: {name}.jpg, width: {width}, columns: 7}}"
    assert listed in (SHIPPED / "deck.yaml").read_text(encoding="utf-8")
    for number in range(BACK + 1):
        row, column = divmod(number, 7)
        box = (column * width, row * height, (column + 1) * width, (row + 1) * height)
        small = shipped(NAMES[number]).resize((width, height), Image.Resampling.LANCZOS)
        assert apart(sheet.crop(box), small) < most_apart, NAMES[number]
