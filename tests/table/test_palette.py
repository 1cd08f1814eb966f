"""What is written on the table can be read: the contrast of words and the ground they stand on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from hanafuda_desktop.table import cloth as palette
from hanafuda_desktop.table.cloth import (
    CLOTHS,
    GOLD,
    GROUND,
    INK,
    NIGHT,
    PAPER,
    PAPER_SHADE,
    VERMILION,
    faded,
    has_high_contrast,
    paint_cloth,
    seat_colour,
    set_high_contrast,
)

pytestmark = pytest.mark.usefixtures("qapp")

ON_PAPER = ((INK, PAPER), (INK, PAPER_SHADE), (VERMILION, PAPER), (PAPER, VERMILION), (INK, GOLD))
"""Inks and the sheets, buttons and pills that they are written on."""
FADED_ON_PAPER = (0.75, 0.8)
GROUNDS = (GROUND, 0.76, 0.9)
"""How strongly the night of plates and places covers the cloth."""
ON_NIGHT = (1.0, 0.9, 0.85, 0.8, 0.75)
"""How strongly paper is written on it."""


@pytest.fixture(params=[False, True], ids=["usual", "high"])
def least(request: pytest.FixtureRequest) -> Iterator[float]:
    """The contrast that is wanted, with the colours that are to have it."""
    set_high_contrast(request.param)
    yield 7.0 if request.param else 4.5
    set_high_contrast(False)


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def over(colour: QColor, ground: QColor) -> QColor:
    """What is seen of a colour that lies over another."""
    share = colour.alphaF()
    pairs = (
        (colour.redF(), ground.redF()),
        (colour.greenF(), ground.greenF()),
        (colour.blueF(), ground.blueF()),
    )
    return QColor.fromRgbF(*(top * share + below * (1 - share) for top, below in pairs))


def lightest(cloth_id: str) -> QColor:
    """The lightest spot of a cloth."""
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_cloth(painter, QRectF(0, 0, 300, 200), CLOTHS[cloth_id])
    painter.end()
    spots = (image.pixelColor(x, y) for x in range(0, 300, 3) for y in range(0, 200, 3))
    return max(spots, key=luminance)


def test_words_on_sheets_can_be_read(least: float) -> None:
    worst = {
        (ink.name(), ground.name()): contrast(ink, ground)
        for ink, ground in ON_PAPER
        if contrast(ink, ground) < least
    }
    assert worst == {}
    for share in FADED_ON_PAPER:
        for ground in (PAPER, PAPER_SHADE):
            assert contrast(over(faded(INK, share), ground), ground) >= least


@pytest.mark.parametrize("cloth_id", CLOTHS)
def test_words_on_plates_can_be_read_on_every_cloth(least: float, cloth_id: str) -> None:
    cloth = lightest(cloth_id)
    for share in GROUNDS:
        ground = over(faded(NIGHT, share), cloth)
        for strength in ON_NIGHT:
            ink = over(faded(PAPER, strength), ground)
            assert contrast(ink, ground) >= least, (share, strength)
        assert contrast(GOLD, ground) >= least, share


def test_frames_and_seats_stand_out(least: float) -> None:
    for cloth_id in CLOTHS:
        ground = over(faded(NIGHT, GROUND), lightest(cloth_id))
        for seat in range(7):
            assert contrast(seat_colour(seat), ground) >= 3.0, (cloth_id, seat)
        assert contrast(PAPER, NIGHT) >= least  # the keyboard's cursor


def test_the_colours_change_and_change_back() -> None:
    before = [QColor(each) for each in (PAPER, INK, GOLD, seat_colour(0), faded(PAPER, 0.5))]
    set_high_contrast(True)
    try:
        assert has_high_contrast()
        assert INK.name() == "#000000"
        assert faded(PAPER, 0.5).alphaF() > 0.9
        assert faded(NIGHT, 0.1).alphaF() == pytest.approx(0.1, abs=0.01)
        assert palette.edged(2.0) > 2.0
    finally:
        set_high_contrast(False)
    assert not has_high_contrast()
    assert [PAPER, INK, GOLD, seat_colour(0), faded(PAPER, 0.5)] == before
    assert palette.edged(2.0) == 2.0
