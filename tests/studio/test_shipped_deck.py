"""The drawn deck as it ships: whole, light, no card like another, and what the studio draws."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from hanafuda_desktop.cards.card import CARDS, MONTH_COUNT
from hanafuda_desktop.studio.card import CARD_HEIGHT, PICTURE_WIDTH, cut
from hanafuda_desktop.studio.panorama import MONTHS_DRAWN, month_cards
from hanafuda_desktop.studio.production import (
    BACK,
    EVERYTHING,
    NAMES,
    SHIPPED_HEIGHT,
    PictureFormat,
    card_pictures,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet
from tests.studio.drawn_deck import SHIPPED, apart

SIZE = (550, 900)
TABLE = (79, 130)
LEAST_APART = 12.0
"""Mean difference of two cards at table size, of 255, seen without their finest lines."""
REDRAWN = SHIPPED_HEIGHT // 5
"""So high are months drawn anew; each of them within a second."""
CELLS = (11, 18)
"""Drawn at another scale, lines fall otherwise between the pixels; the tone of an area of 3 mm does
not change, unless what stands there does."""
MOST_LIKE = 9.0
"""How far one of these areas may be off, of 255. A redraw is off by 6 at most; with only the leaves
of a month grown otherwise, its four cards are off by more than 20."""


@cache
def shipped(name: str) -> Image.Image:
    with Image.open(SHIPPED / f"{name}.jpg") as file:
        file.load()
        return file


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("number", EVERYTHING, ids=NAMES)
def test_every_card_has_a_picture_of_the_right_size(number: int) -> None:
    picture = shipped(NAMES[number])
    assert picture.size == SIZE
    assert picture.mode == "RGB"
    assert SIZE[1] == SHIPPED_HEIGHT


def test_the_deck_is_within_twelve_megabytes() -> None:
    files = [file for file in SHIPPED.rglob("*") if file.is_file()]
    room = 100_000
    assert sum(file.stat().st_size for file in files) < 12_000_000 - room


def test_nothing_else_lies_in_its_folder() -> None:
    names = {f"{name}.jpg" for name in NAMES} | {"sheet.jpg", "sheet-small.jpg", "deck.yaml"}
    assert {file.name for file in SHIPPED.iterdir()} == names | {"half", "months"}
    halves = {file.name for file in (SHIPPED / "half").iterdir()}
    assert halves == {f"{name}.jpg" for name in NAMES[: BACK + 1]}


@pytest.mark.deep_but(10)
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


def furthest(one: Image.Image, other: Image.Image) -> float:
    """How far the areas that differ most are apart."""
    cells = [picture.convert("RGB").resize(CELLS, Image.Resampling.BOX) for picture in (one, other)]
    bands = [band.tobytes() for band in ImageChops.difference(*cells).split()]
    return max(map(sum, zip(*bands, strict=True))) / 3


def off_by(month: int, drawn: Sequence[Image.Image]) -> dict[str, float]:
    """How far pictures of a month are from the shipped ones, card by card."""
    cards = [card.id for card in CARDS if card.month == month]
    return {
        card: furthest(shipped(card), picture) for card, picture in zip(cards, drawn, strict=True)
    }


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("month", range(1, MONTH_COUNT + 1))
def test_a_redraw_equals_the_shipped_pictures(month: int) -> None:
    off = off_by(month, month_cards(month, REDRAWN))
    assert max(off.values()) < MOST_LIKE, off


@pytest.mark.deep
def test_leaves_that_grow_otherwise_are_told_from_a_redraw() -> None:
    """In the month whose cards are stillest, so that it is harder in no other."""
    scale = REDRAWN / CARD_HEIGHT
    sheet = PrintSheet(PICTURE_WIDTH, CARD_HEIGHT, scale, "another chance")
    MONTHS_DRAWN[8](sheet)
    wide = sheet.finish().resize((4 * 110, REDRAWN), Image.Resampling.BICUBIC)
    assert max(off_by(8, cut(wide, "month 8")).values()) > 1.5 * MOST_LIKE


@pytest.mark.deep
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
    with Image.open(SHIPPED / f"{name}.{PictureFormat.JPG}") as file:
        sheet = file.convert("RGB")
    assert sheet.size == (7 * width, 7 * height)
    listed = f"{{file: {name}.jpg, width: {width}, columns: 7}}"
    assert listed in (SHIPPED / "deck.yaml").read_text(encoding="utf-8")
    for number in range(BACK + 1):
        row, column = divmod(number, 7)
        box = (column * width, row * height, (column + 1) * width, (row + 1) * height)
        small = shipped(NAMES[number]).resize((width, height), Image.Resampling.LANCZOS)
        assert apart(sheet.crop(box), small) < most_apart, NAMES[number]
