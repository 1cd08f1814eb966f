"""Cards are found on scans with the usual faults: shadows, uneven light, and a little askew."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from hanafuda_desktop.studio.scans import Box, card_box, off_shape
from tests.studio.scans import card_on_paper, lit_from_one_side, shadowed

SHAPE = 54 / 33
SIZE = (620, 900)
MARGINS = (90, 120, 200, 239)
CARD = (90, 120, 420, 661)
PAPER = (250, 249, 246)
PALE = (238, 232, 214)


def found(scan: Image.Image) -> Box:
    box = card_box(scan, SHAPE)
    assert box is not None
    return box


@pytest.mark.parametrize("sides", ["l", "t", "r", "b", "lt", "rb", "tb", "ltb"])
@pytest.mark.parametrize("within", [(190, 40, 30), PALE])
def test_the_shadow_of_a_lid_is_no_card(sides: str, within: tuple[int, int, int]) -> None:
    scan = shadowed(card_on_paper(SIZE, MARGINS, PAPER, within), sides)
    assert found(scan) == pytest.approx(CARD, abs=2)


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize("least", [230, 200, 165])
def test_light_may_fall_from_one_side(least: int, upright: bool) -> None:
    scan = lit_from_one_side(card_on_paper(SIZE, MARGINS, PAPER), least, upright=upright)
    assert found(scan) == pytest.approx(CARD, abs=2)


def test_light_may_fall_from_a_corner_and_the_lid_be_open() -> None:
    scan = lit_from_one_side(card_on_paper(SIZE, MARGINS, PAPER), 210)
    scan = shadowed(lit_from_one_side(scan, 210, upright=True), "r")
    assert found(scan) == pytest.approx(CARD, abs=2)


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("degrees", [0.5, -1.0, 2.0])
def test_a_card_may_lie_askew(degrees: float) -> None:
    scan = card_on_paper(SIZE, MARGINS, PAPER)
    askew = shadowed(scan.rotate(degrees, Image.Resampling.BICUBIC, fillcolor=PAPER), "t")
    dark = scan.rotate(degrees, Image.Resampling.BICUBIC, fillcolor=PAPER).convert("L")
    wanted = dark.point([255] * 120 + [0] * 136).getbbox()
    assert found(askew) == pytest.approx(wanted, abs=6)


@pytest.mark.parametrize(
    "margins", [(0, 120, 290, 239), (290, 359, 0, 0), (0, 0, 290, 359), (145, 0, 145, 359)]
)
def test_a_card_may_lie_at_the_edge_of_the_glass(margins: tuple[int, int, int, int]) -> None:
    left, top, right, bottom = margins
    wanted = (left, top, SIZE[0] - right, SIZE[1] - bottom)
    assert found(card_on_paper(SIZE, margins, PAPER)) == pytest.approx(wanted, abs=2)


def test_dirt_beside_the_card_is_none_of_it() -> None:
    scan = card_on_paper(SIZE, MARGINS, PAPER)
    draw = ImageDraw.Draw(scan)
    draw.line((480, 700, 600, 780), (90, 80, 70), 2)
    draw.rectangle((30, 800, 50, 815), (60, 60, 60))
    assert found(scan) == pytest.approx(CARD, abs=2)


def test_the_parts_of_a_pale_card_belong_together() -> None:
    """What differs from the paper is a picture above and writing below, and nothing between."""
    scan = Image.new("RGB", SIZE, PAPER)
    draw = ImageDraw.Draw(scan)
    draw.rectangle((100, 130, 400, 420), (30, 60, 30))
    draw.rectangle((120, 560, 380, 650), (30, 60, 30))
    assert found(scan) == pytest.approx((100, 130, 401, 651), abs=2)


def test_the_sky_of_a_card_without_a_border_is_no_paper() -> None:
    card = Image.new("RGB", (330, 540), (246, 243, 236))
    card.paste((30, 90, 40), (0, 150, 330, 540))
    assert card_box(card, SHAPE) is None


@pytest.mark.parametrize("tone", [(30, 28, 30), (240, 60, 50), (170, 170, 168)])
def test_what_is_not_pale_is_no_paper(tone: tuple[int, int, int]) -> None:
    assert card_box(card_on_paper(SIZE, MARGINS, tone), SHAPE) is None


def test_how_far_a_shape_is_off() -> None:
    assert off_shape(33, 54, SHAPE) == pytest.approx(1)
    assert off_shape(54, 33, SHAPE) == pytest.approx(SHAPE**2)
    assert off_shape(210, 297, SHAPE) == pytest.approx(1.157, abs=0.001)
