"""The backs: the size asked for, the same every time, the same whichever end is up."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from hanafuda_desktop.studio.back import PLAIN_BACKS, PlainBack, back, plain_back


def _apart(one: Image.Image, other: Image.Image) -> float:
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    return max(ImageStat.Stat(difference).mean)


def test_a_back_has_the_size_of_a_card_and_round_corners() -> None:
    picture = back(220)
    assert picture.size == (134, 220)
    assert picture.mode == "RGBA"
    assert picture.getchannel("A").getpixel((0, 0)) == 0
    assert picture.getchannel("A").getpixel((67, 110)) == 255


def test_drawing_twice_gives_the_same_bytes() -> None:
    assert back(130).tobytes() == back(130).tobytes()


@pytest.mark.parametrize("colour", sorted(PLAIN_BACKS))
def test_a_plain_back_is_one_colour_of_paper(colour: PlainBack) -> None:
    picture = plain_back(colour, 130)
    assert picture.size == (79, 130)
    middle = picture.convert("RGB").crop((20, 30, 60, 100))
    wanted = Image.new("RGB", middle.size, PLAIN_BACKS[colour])
    assert _apart(middle, wanted) < 16
    assert picture.tobytes() == plain_back(colour, 130).tobytes()


def test_the_sea_rolls_to_both_ends_alike() -> None:
    picture = back(220)
    turned = picture.transpose(Image.Transpose.ROTATE_180)
    assert _apart(picture, turned) < 14


def test_the_backs_differ_from_each_other() -> None:
    backs = [back(130), plain_back("red", 130), plain_back("black", 130)]
    assert min(_apart(a, b) for a in backs for b in backs if a is not b) > 12
