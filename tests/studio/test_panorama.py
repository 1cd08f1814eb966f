"""The months that are drawn, printed small (the size they have on a table)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from hanafuda_desktop.studio.card import cut
from hanafuda_desktop.studio.panorama import MONTHS_DRAWN, month_cards, panorama

HEIGHT = 130
WILLOW = 11


@cache
def wide(month: int) -> Image.Image:
    return panorama(month, HEIGHT)


@cache
def cards(month: int) -> tuple[Image.Image, ...]:
    return cut(wide(month), f"month {month}")


def distance(one: Image.Image, other: Image.Image) -> float:
    """Mean difference of two cards (0 to 255), their borders and finest lines left out."""
    small = [
        card.convert("RGB").crop((6, 6, card.width - 6, card.height - 6)).resize((20, 32))
        for card in (one, other)
    ]
    return sum(ImageStat.Stat(ImageChops.difference(*small)).mean) / 3


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("month", sorted(MONTHS_DRAWN))
def test_a_month_is_four_cards_wide(month: int) -> None:
    assert wide(month).size == (4 * 79, HEIGHT)
    assert [card.size for card in cards(month)] == [(79, HEIGHT)] * 4
    assert {card.mode for card in cards(month)} == {"RGBA"}


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("month", sorted(MONTHS_DRAWN))
def test_drawing_a_month_twice_gives_the_same_bytes(month: int) -> None:
    assert panorama(month, HEIGHT).tobytes() == wide(month).tobytes()


@pytest.mark.parametrize("month", sorted(MONTHS_DRAWN))
def test_corners_are_cut_and_the_border_is_dark(month: int) -> None:
    for card in cards(month):
        assert card.getpixel((0, 0))[3] == 0  # type: ignore[index]
        edge = card.getpixel((card.width // 2, 1))
        assert isinstance(edge, tuple)
        assert max(edge[:3]) < 60


def test_no_two_cards_look_alike() -> None:
    deck = [(month, place) for month in MONTHS_DRAWN for place in range(4)]
    near = {
        pair: distance(cards(pair[0][0])[pair[0][1]], cards(pair[1][0])[pair[1][1]])
        for pair in combinations(deck, 2)
    }
    closest = min(near, key=lambda pair: near[pair])
    assert near[closest] > 12.0, closest


def test_lightning_has_no_white_at_all() -> None:
    def brightest(place: int) -> int:
        blue = cards(WILLOW)[place].convert("RGB").crop((6, 6, 73, 124)).getchannel("B")
        return max(value for value, count in enumerate(blue.histogram()) if count)

    assert brightest(3) < 150
    assert brightest(1) > 200


def test_cards_are_cut_from_the_panorama() -> None:
    assert [c.tobytes() for c in month_cards(1, HEIGHT)] == [c.tobytes() for c in cards(1)]


def test_a_month_without_a_picture_is_refused() -> None:
    with pytest.raises(KeyError):
        panorama(13, HEIGHT)
