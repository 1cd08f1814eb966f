"""Category seals: told apart by shape alone, at the size of a mark in a card's corner."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from hanafuda_desktop.cards.card import Category
from hanafuda_desktop.studio.seals import seal


@pytest.mark.parametrize("category", list(Category))
@pytest.mark.parametrize("side", [14, 24, 96])
def test_a_seal_has_its_size_and_a_clear_ground(category: Category, side: int) -> None:
    mark = seal(category, side)
    assert mark.size == (side, side)
    alpha = mark.getchannel("A")
    assert alpha.getpixel((0, side - 1)) < 16  # type: ignore[operator]
    assert alpha.getpixel((side // 2, side // 2)) == 255


@pytest.mark.parametrize(("one", "other"), list(combinations(Category, 2)))
def test_shapes_differ_without_any_colour(one: Category, other: Category) -> None:
    shapes = [seal(category, 24).getchannel("A") for category in (one, other)]
    assert ImageStat.Stat(ImageChops.difference(*shapes)).mean[0] > 12


@pytest.mark.parametrize("category", list(Category))
def test_pressing_twice_gives_the_same_bytes(category: Category) -> None:
    assert seal(category, 32).tobytes() == seal(category, 32).tobytes()
