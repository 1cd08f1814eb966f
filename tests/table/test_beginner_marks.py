"""Beginner's marks: over decks that have none, where a covered card is seen, and told by shape."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from hanafuda_desktop.cards.card import CARDS, MONTH_COUNT, Category, Ribbon
from hanafuda_desktop.resources import assets
from hanafuda_desktop.table.cards.marks import LEAST_WIDTH, paint_kind, paint_marks, tag_rect
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.layout import COVERED_UP_LEAST, WASTE_STEP

pytestmark = pytest.mark.usefixtures("qapp")
PLAIN = assets("cards", "plain")


def _canvas(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    return image


def _deck(folder: Path, more: str = "") -> Path:
    folder.mkdir(exist_ok=True)
    text = "id: made\nname: Made\ncard: {width: 220, height: 360, corner: 8}\n"
    (folder / "deck.yaml").write_text(text + more)
    for card in CARDS:
        Image.new("RGB", (220, 360), (20, 90, 50)).save(folder / f"{card.id}.png")
    Image.new("RGB", (220, 360), (20, 90, 50)).save(folder / "back.png")
    return folder


def _has_tag(pictures: CardPictures, card: int | None, width: int = 100) -> bool:
    image = pictures.pixmap(card, width).toImage()
    return image.pixelColor(_upper_edge(width)).red() > 150


def _upper_edge(width: int) -> QPoint:
    """A place on the tag that is neither numeral nor sign."""
    tag = tag_rect(width)
    return QPoint(round(tag.center().x()), round(tag.top() + 2))


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("width", range(60, 260, 9))
def test_the_tag_shows_in_the_strip_of_a_squeezed_column(width: int) -> None:
    strip = COVERED_UP_LEAST * width * 54 / 33
    assert tag_rect(width).bottom() <= strip + 0.01 * width + 1


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("width", range(60, 260, 9))
def test_the_numeral_shows_in_the_edge_of_a_fanned_waste(width: int) -> None:
    tag = tag_rect(width)
    assert tag.left() + 0.86 * tag.height() <= WASTE_STEP * width


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_the_tag_is_legible_on_a_small_card_at_any_pixel_ratio(ratio: float) -> None:
    tag = tag_rect(60 * ratio, ratio)
    assert tag.height() >= 11.5 * ratio
    assert tag == tag_rect(60 * ratio, ratio).toRect().toRectF(), "on whole pixels"


def test_no_two_months_have_the_same_numeral_and_each_is_dark_enough() -> None:
    seen = []
    for month in range(1, MONTH_COUNT + 1):
        image = _canvas(60, 98)
        paint_marks(painter := QPainter(image), CARDS[(month - 1) * 4], 60)
        painter.end()
        tag = tag_rect(60).toRect()
        numeral = image.copy(tag.left(), tag.top(), tag.width() // 2, tag.height())
        dark = [
            (x, y)
            for x in range(numeral.width())
            for y in range(numeral.height())
            if numeral.pixelColor(x, y).lightness() < 110
        ]
        assert len(dark) >= 6
        seen.append(frozenset(dark))
    for one, other in combinations(seen, 2):
        assert len(one ^ other) >= 4


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("width", [60, 80, 120, 200, 300])
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.month >= 10])
def test_a_numeral_of_two_figures_does_not_touch_its_seal(card: str, width: int) -> None:
    image = _canvas(width, width * 2)
    paint_marks(painter := QPainter(image), next(c for c in CARDS if c.id == card), width)
    painter.end()
    tag = tag_rect(width).toRect().adjusted(2, 2, -2, -2)
    light = [
        min(image.pixelColor(x, y).lightness() for y in range(tag.top(), tag.bottom()))
        for x in range(tag.left(), tag.right())
    ]
    paper = max(light)
    middle = light[round(len(light) * 0.3) : round(len(light) * 0.65)]
    longest = max(
        len(run) for run in "".join("-+"[each > paper - 12] for each in middle).split("-")
    )
    assert longest >= max(1, round(tag.height() * 0.09))


def test_kinds_are_told_by_shape_alone() -> None:
    shapes = []
    for category in Category:
        image = _canvas(24, 24)
        painter = QPainter(image)
        ribbon = Ribbon.RED if category is Category.RIBBON else None
        paint_kind(painter, category, ribbon, QPointF(12, 12), 22)
        painter.end()
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        shapes.append(
            [grey.pixelColor(x, y).lightness() < 190 for x in range(24) for y in range(24)]
        )
    for one, other in combinations(shapes, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > 60


def test_ribbons_have_their_own_colours_and_poetry_its_writing() -> None:
    images = []
    for ribbon in Ribbon:
        image = _canvas(40, 40)
        painter = QPainter(image)
        paint_kind(painter, Category.RIBBON, ribbon, QPointF(20, 20), 38)
        painter.end()
        images.append(image)
    assert images[0] != images[2]
    assert images[1] != images[2]


def test_marks_are_laid_over_a_deck_that_has_none_and_taken_off(tmp_path: Path) -> None:
    pictures = CardPictures(_deck(tmp_path))
    assert not _has_tag(pictures, 5)
    pictures.marks = True
    assert all(_has_tag(pictures, card.index) for card in CARDS)
    assert not _has_tag(pictures, None), "a back shows nothing"
    bare = pictures.pixmap(5, 100, bare=True).toImage()
    assert bare.pixelColor(_upper_edge(100)).red() < 100
    pictures.marks = False
    assert not _has_tag(pictures, 5)


def test_a_deck_that_brings_its_own_marks_gets_no_others() -> None:
    pictures = CardPictures(PLAIN)
    before = pictures.pixmap(5, 100).toImage()
    pictures.marks = True
    assert pictures.pixmap(5, 100).toImage() == before


def test_a_card_that_comes_from_a_marked_deck_is_not_marked_twice(tmp_path: Path) -> None:
    folder = _deck(tmp_path)
    (folder / "pine-crane.png").unlink()
    plain = CardPictures(PLAIN)
    pictures = CardPictures(folder, fallback=plain)
    pictures.marks = True
    shown = pictures.pixmap(0, 100).toImage()
    pictures.marks = False
    assert pictures.pixmap(0, 100).toImage() == shown


def test_a_placeholder_is_not_made_to_look_like_a_card(tmp_path: Path) -> None:
    folder = _deck(tmp_path)
    (folder / "pine-crane.png").unlink()
    pictures = CardPictures(folder)
    pictures.marks = True
    shown = pictures.pixmap(0, 100).toImage()
    pictures.marks = False
    assert pictures.pixmap(0, 100).toImage() == shown


def test_there_are_no_marks_where_there_is_no_room(tmp_path: Path) -> None:
    pictures = CardPictures(_deck(tmp_path))
    pictures.marks = True
    small = LEAST_WIDTH - 1
    assert pictures.pixmap(5, small).toImage() == pictures.pixmap(5, small, bare=True).toImage()
    assert _has_tag(pictures, 5, LEAST_WIDTH)
