"""The plain deck: what ships is what is drawn, each card is itself, and the strip says enough."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from hanafuda_desktop.cards.card import CARDS, Card
from hanafuda_desktop.resources import assets
from hanafuda_desktop.studio.plain.card import (
    HEIGHT,
    SHIPPED_HEIGHT,
    STRIP,
    draw_plain_deck,
    plain_back,
    plain_card,
)

SHIPPED = assets("cards", "plain")
BY_ID = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)


def _difference(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures are apart: the mean over all pixels and channels, 0 to 255."""
    assert one.size == other.size
    on_grey = [Image.new("RGBA", one.size, (128, 128, 128, 255)) for _ in range(2)]
    for ground, picture in zip(on_grey, (one, other), strict=True):
        ground.alpha_composite(picture.convert("RGBA"))
    apart = ImageChops.difference(on_grey[0].convert("RGB"), on_grey[1].convert("RGB"))
    return sum(ImageStat.Stat(apart).mean) / 3


@pytest.mark.deep_but(10)
@BY_ID
def test_a_redraw_equals_the_shipped_picture(card: Card) -> None:
    with Image.open(SHIPPED / f"{card.id}.png") as shipped:
        assert shipped.size == (440, 720)
        small = shipped.convert("RGBA").resize((110, 180), Image.Resampling.BOX)
    assert _difference(plain_card(card.index, 180), small) < 3


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("card_id", ["susuki-moon", "iris-bridge", "willow-lightning"])
def test_a_redraw_at_full_size_equals_the_shipped_picture(card_id: str) -> None:
    card = next(card for card in CARDS if card.id == card_id)
    with Image.open(SHIPPED / f"{card_id}.png") as shipped:
        assert _difference(plain_card(card.index, SHIPPED_HEIGHT), shipped) < 1


def test_the_back_equals_the_shipped_one() -> None:
    with Image.open(SHIPPED / "back.png") as shipped:
        assert _difference(plain_back(SHIPPED_HEIGHT), shipped) < 1


@pytest.mark.deep
def test_drawing_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    draw_plain_deck(tmp_path / "one", 140, progress=lambda done, all_: told.append((done, all_)))
    draw_plain_deck(tmp_path / "two", 140)
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == sorted(path.name for path in SHIPPED.iterdir())
    for name in names:
        one, two = (tmp_path / which / name for which in ("one", "two"))
        assert one.read_bytes() == two.read_bytes(), name
    assert told[0] == (1, 49)
    assert told[-1] == (49, 49)


def test_the_shipped_deck_is_light() -> None:
    assert sum(path.stat().st_size for path in SHIPPED.iterdir()) < 2_000_000


def test_corners_are_clear_and_all_else_is_solid() -> None:
    for name in ("pine-crane", "willow-lightning", "back"):
        with Image.open(SHIPPED / f"{name}.png") as shipped:
            alpha = shipped.convert("RGBA").getchannel("A")
        for corner in ((0, 0), (439, 0), (0, 719), (439, 719)):
            assert alpha.getpixel(corner) == 0
        assert alpha.crop((30, 0, 410, 720)).getextrema() == (255, 255)
        assert alpha.crop((0, 30, 440, 690)).getextrema() == (255, 255)


@pytest.mark.deep
def test_no_two_cards_are_alike_at_table_size() -> None:
    pictures = {card.id: plain_card(card.index, 130) for card in CARDS}
    for (one, first), (two, second) in combinations(pictures.items(), 2):
        assert _difference(first, second) > 2, f"{one} and {two}"


@pytest.mark.deep
def test_the_strip_of_a_covered_card_tells_month_and_category() -> None:
    height = 130
    strips: dict[Card, Image.Image] = {}
    for card in CARDS:
        picture = plain_card(card.index, height)
        strips[card] = picture.crop((0, 0, picture.width, height * STRIP // HEIGHT))
    for (one, first), (two, second) in combinations(strips.items(), 2):
        same = (one.month, one.category, one.ribbon) == (two.month, two.category, two.ribbon)
        assert (_difference(first, second) < 0.5) is same, f"{one.id} and {two.id}"


def test_a_category_is_told_by_shape_alone() -> None:
    crane, ribbon, chaff = (plain_card(card, 260).convert("L") for card in (0, 1, 2))
    warbler = plain_card(4, 260).convert("L")
    marks = [picture.crop((108, 4, 155, 45)) for picture in (crane, warbler, ribbon, chaff)]
    dark = [mark.point([255 if value < 150 else 0 for value in range(256)]) for mark in marks]
    for one, two in combinations(dark, 2):
        assert ImageStat.Stat(ImageChops.difference(one, two)).mean[0] > 20
