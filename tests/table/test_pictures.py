"""Pictures of the cards: crisp at any size, decoded once, and loud when they are missing."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.resources import assets
from hanafuda_desktop.table.cards.pictures import CardPictures, Kept
from tests.table.flat_decks import flat_deck, halves, middle_of

pytestmark = pytest.mark.usefixtures("qapp")


PLAIN = assets("cards", "plain")


EVERY = [*range(len(CARDS)), None]


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("width", [8, 23, 110, 111, 220, 333, 440, 600])
def test_a_picture_has_exactly_the_pixels_that_are_asked_for(width: int, ratio: float) -> None:
    pictures = CardPictures(PLAIN)
    pixmap = pictures.pixmap(0, width, ratio)
    pixels = round(width * ratio)
    assert (pixmap.width(), pixmap.height()) == (pixels, round(pixels * pictures.aspect))
    assert pixmap.devicePixelRatioF() == ratio


def test_a_card_is_as_high_as_a_real_one() -> None:
    assert CardPictures(PLAIN).aspect == pytest.approx(54 / 33, abs=0.002)


def test_each_card_shows_its_own_picture(tmp_path: Path) -> None:
    pictures = CardPictures(flat_deck(tmp_path))
    assert [middle_of(pictures, card.index).red() for card in CARDS] == list(range(48))
    assert middle_of(pictures, None).red() == 250
    assert pictures.faults == ()


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("width", [30, 100, 130, 300, 440])
def test_the_sheet_and_the_files_show_the_same(width: int) -> None:
    pictures = CardPictures(PLAIN)
    for card in (0, 28, 43, None):
        ours = pictures.pixmap(card, width).toImage()
        name = "back" if card is None else CARDS[card].id
        with Image.open(PLAIN / f"{name}.png") as file:
            size = (ours.width(), ours.height())
            theirs = file.convert("RGBA").resize(size, Image.Resampling.BOX)
        data = theirs.tobytes()
        other = QImage(data, *size, size[0] * 4, QImage.Format.Format_RGBA8888)
        apart = 0
        for x in range(4, size[0] - 4, 3):
            for y in range(4, size[1] - 4, 3):
                apart += abs(ours.pixelColor(x, y).green() - other.pixelColor(x, y).green())
        assert apart / (len(range(4, size[0] - 4, 3)) * len(range(4, size[1] - 4, 3))) < 14


def test_opening_a_deck_reads_no_picture(decoded: list[Path]) -> None:
    CardPictures(PLAIN)
    assert decoded == []


def test_small_pictures_of_all_cards_take_one_file(decoded: list[Path]) -> None:
    pictures = CardPictures(PLAIN)
    for card in EVERY:
        pictures.pixmap(card, 40)
    assert len(decoded) == 1


def test_the_smallest_sheet_that_is_large_enough_is_read(
    tmp_path: Path, decoded: list[Path]
) -> None:
    """The sheets show other colours than the files, so that one sees where a picture came from."""
    folder = flat_deck(
        tmp_path,
        more="sheets:\n- {file: s.png, width: 27}\n- {file: l.png, width: 60}\n",
        size=(220, 360),
    )
    for name, width, height, tone in (("s", 27, 44, 170), ("l", 60, 98, 210)):
        Image.new("RGB", (8 * width, 7 * height), (tone, 0, 0)).save(folder / f"{name}.png")
    pictures = CardPictures(folder)
    asked = {110: 7, 28: 7, 27: 210, 14: 210, 13: 170, 7: 170, 4: 170}
    assert {width: middle_of(pictures, 7, width).red() for width in asked} == asked
    assert len(decoded) == 3
    again = CardPictures(folder)
    middle_of(again, 7, 13)
    assert len(decoded) == 4
    assert middle_of(again, 7, 110).red() == 7


@pytest.mark.deep_but(2)
@pytest.mark.parametrize(("width", "read"), [(100, 220), (55, 110), (27, 55), (13, 28), (6, 28)])
def test_a_jpeg_is_read_no_larger_than_is_needed(
    tmp_path: Path, width: int, read: int, decoded: list[Path]
) -> None:
    folder = flat_deck(tmp_path, more='files: "{id}.jpg"\n', size=(220, 360))
    Image.new("RGB", (220, 360), (10, 200, 30)).save(folder / "pine-crane.jpg")
    pictures = CardPictures(folder)
    assert middle_of(pictures, 0, width).green() > 180
    assert len(decoded) == 1
    sizes = [image.width() for image, _ in pictures._levels._things.values()]
    assert max(sizes) == read
    for smaller in range(width, 4, -3):
        middle_of(pictures, 0, smaller)
    assert len(decoded) == 1


def test_a_resize_storm_decodes_nothing_again(decoded: list[Path]) -> None:
    pictures = CardPictures(PLAIN)
    for card in EVERY:
        pictures.pixmap(card, 200)
    before = len(decoded)
    assert before == 49
    for width in range(440, 90, -23):
        for card in EVERY:
            pictures.pixmap(card, width, 1.0)
    assert len(decoded) <= before + 2  # the sheets


def test_what_is_kept_is_bounded() -> None:
    pictures = CardPictures(PLAIN, level_bytes=3 << 20, pixmap_bytes=2 << 20)
    for width in (60, 130, 250):
        for card in EVERY:
            assert not pictures.pixmap(card, width).isNull()
    levels, pixmaps = pictures._levels.held_bytes, pictures._pixmaps.held_bytes
    assert levels <= 3 << 20
    assert pixmaps <= 2 << 20


def test_the_same_picture_is_made_once() -> None:
    pictures = CardPictures(PLAIN)
    assert pictures.pixmap(5, 50).cacheKey() == pictures.pixmap(5, 50).cacheKey()


@pytest.mark.parametrize("form", ["jpg", "png"])
def test_pictures_of_half_the_size_are_shown_where_no_larger_ones_are_needed(
    tmp_path: Path, form: str, decoded: list[Path]
) -> None:
    pictures = CardPictures(halves(tmp_path, form))
    for card in (0, 28, None):
        for width in (55, 27, 13):
            assert middle_of(pictures, card, width).red() > 180
    assert len(decoded) == 3
    assert middle_of(pictures, 0, 110).blue() > 180
    corner = pictures.pixmap(28, 55).toImage().pixelColor(0, 0)
    assert corner.alpha() < 120, "rounded like the others"
    assert pictures.faults == ()


def test_a_picture_of_another_shape_is_cut_and_not_squeezed(tmp_path: Path) -> None:
    folder = flat_deck(tmp_path)
    wide = Image.new("RGB", (400, 180), (0, 0, 200))
    wide.paste((200, 0, 0), (145, 0, 255, 180))
    wide.save(folder / "pine-crane.png")
    image = CardPictures(folder).pixmap(0, 110).toImage()
    assert image.pixelColor(4, 90).red() > 150
    assert image.pixelColor(105, 90).red() > 150


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("corner", [0, 1, 8, 11, 55])
def test_square_corners_are_cut_round(tmp_path: Path, corner: int) -> None:
    folder = flat_deck(tmp_path, corner=corner)
    image = CardPictures(folder).pixmap(0, 110).toImage()
    cut = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    cut.fill(0)
    painter = QPainter(cut)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 100, 50))
    painter.drawRoundedRect(cut.rect(), corner, corner)
    painter.end()
    for y in range(image.height()):
        for x in range(image.width()):
            apart = image.pixelColor(x, y).alpha() - cut.pixelColor(x, y).alpha()
            assert abs(apart) <= 12, (x, y)


def test_scans_of_any_kind_that_qt_reads_will_do(tmp_path: Path) -> None:
    folder = flat_deck(tmp_path, more='files: "{id}.jpg"\n')
    Image.new("RGB", (330, 540), (10, 200, 30)).save(folder / "pine-crane.jpg")
    assert middle_of(CardPictures(folder), 0).green() > 180


def test_kept_lets_the_longest_unused_go() -> None:
    kept: Kept[str, int] = Kept(10)
    for number, name in enumerate("abc"):
        kept.put(name, number, 4)
    assert kept.get("a") is None
    assert kept.get("b") == 1
    kept.put("d", 3, 4)
    assert kept.get("c") is None, "b was used since"
    kept.put("huge", 4, 100)
    assert kept.get("huge") == 4
    assert len(kept) == 1
    kept.put("huge", 5, 1)
    assert kept.held_bytes == 1


def test_pictures_that_are_being_prepared_come_in_one_by_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = flat_deck(tmp_path / "deck")
    pictures = CardPictures(folder, fallback=CardPictures(PLAIN), prepared={0: folder / "back.png"})
    with caplog.at_level(logging.WARNING):
        assert middle_of(pictures, 0).blue() == 250, (
            "what was prepared, and not the deck's own file"
        )
        assert pictures.awaits(28)
        assert middle_of(pictures, 28).green() > 200, "the plain deck's white moon meanwhile"
        assert pictures.faults == ()
        pictures.arrive(28, folder / "susuki-moon.png")
        assert middle_of(pictures, 28).red() == 28
        pictures.arrive(29, None, "it is no picture")
        for width in (20, 60, 110):
            middle_of(pictures, 29, width)
    assert not pictures.awaits(28)
    assert not pictures.awaits(29)
    assert len(pictures.faults) == len(caplog.records) == 1
    assert "susuki-geese" in pictures.faults[0]
    assert pictures.faults[0].endswith("it is no picture")


def test_what_is_awaited_without_another_deck_is_a_loud_placeholder(tmp_path: Path) -> None:
    pictures = CardPictures(flat_deck(tmp_path), prepared={})
    for width in (30, 110):
        image = pictures.pixmap(28, width).toImage()
        assert image.size() == pictures.pixmap(29, width).toImage().size()
        assert image.pixelColor(1, image.height() // 2).red() > 180
    assert pictures.faults == ()


def test_kept_drops_what_is_unwanted() -> None:
    kept: Kept[int, str] = Kept(100)
    for number in range(6):
        kept.put(number, "x", 5)
    kept.drop(lambda number: number % 2 == 0)
    assert [kept.get(number) for number in range(6)] == [None, "x"] * 3
    assert kept.held_bytes == 15
