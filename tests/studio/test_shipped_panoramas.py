"""The months' wide pictures as they ship: there, of the right size, and of the same drawing."""

from __future__ import annotations

from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from hanafuda_desktop.cards.card import CARDS, CARDS_PER_MONTH, MONTH_COUNT
from hanafuda_desktop.studio.production import SHIPPED_HEIGHT, Order, PictureFormat, carry_out
from hanafuda_desktop.table.cards.deck import read_deck
from tests.studio.drawn_deck import SHIPPED, apart

SIZE = (1600, 655)
SMALL = (69, 112)
INSIDE = (5, 5, 64, 107)
"""Of a card this small: what its border does not hide."""
MOST_LIKE = 6.0
"""Mean difference, of 255, of a card that small: what two JPEGs and two scales may change. What is
moved by a pixel differs by more."""
REDRAWN = 240

MONTHS = range(1, MONTH_COUNT + 1)


@cache
def shipped(month: int) -> Image.Image:
    path = read_deck(SHIPPED).panorama(month)
    assert path is not None
    with Image.open(path) as file:
        file.load()
        return file


@pytest.mark.parametrize("month", MONTHS)
def test_every_month_has_a_wide_picture_of_the_right_size(month: int) -> None:
    assert shipped(month).size == SIZE
    assert shipped(month).mode == "RGB"


def test_nothing_else_lies_beside_them() -> None:
    names = {file.name for file in (SHIPPED / "months").iterdir()}
    assert names == {f"{month}.webp" for month in MONTHS}


@pytest.mark.parametrize("month", MONTHS)
def test_each_card_is_its_part_of_the_wide_picture(month: int) -> None:
    """Which a test holds against a redraw; so this needs none, and sees every month."""
    for card in CARDS[(month - 1) * CARDS_PER_MONTH : month * CARDS_PER_MONTH]:
        left = (card.place - 1) * SIZE[0] // CARDS_PER_MONTH
        part = shipped(month).crop((left, 0, left + SIZE[0] // CARDS_PER_MONTH, SIZE[1]))
        with Image.open(SHIPPED / f"{card.id}.jpg") as file:
            whole = file.convert("RGB").resize(SMALL, Image.Resampling.BOX)
        part = part.resize(SMALL, Image.Resampling.BOX)
        assert apart(part.crop(INSIDE), whole.crop(INSIDE)) < MOST_LIKE, card.id


@pytest.mark.deep
def test_a_redraw_equals_the_shipped_one() -> None:
    """Borders and all, at a quarter of the height."""
    lightning = CARDS[43]
    assert SHIPPED_HEIGHT > REDRAWN
    *_, wide = carry_out(Order((lightning.index,), REDRAWN, PictureFormat.PNG, wide=True))
    assert wide.card is None
    assert wide.file == "months/11.png"
    with Image.open(BytesIO(wide.data)) as drawn:
        small = shipped(11).resize(drawn.size, Image.Resampling.BOX)
        assert apart(small, drawn) < 8
