"""Pictures are crisp: at every width and pixel ratio nearly as sharp as a careful reduction."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from hanafuda_desktop.app.library.month_page import scaled
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.resources import assets
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.cards.looks import Looks
from hanafuda_desktop.table.cards.pictures import CardPictures

pytestmark = pytest.mark.usefixtures("qapp")

DECKS = {path.parent.name: path.parent for path in assets("cards").glob("*/deck.yaml")}
RATIOS = (1.0, 1.25, 1.5, 2.0)
CARDS_LOOKED_AT = (0, 18, 28, 40)


def _as_pillow(image: QImage) -> Image.Image:
    rgba = image.convertToFormat(QImage.Format.Format_RGBA8888)
    size = (rgba.width(), rgba.height())
    data = bytes(rgba.constBits())
    return Image.frombuffer("RGBA", size, data, "raw", "RGBA", rgba.bytesPerLine(), 1)


def _inner(image: Image.Image) -> Image.Image:
    """Without the edge, where corners are rounded in different ways."""
    edge = max(2, round(image.width * 0.06))
    return image.convert("RGB").crop((edge, edge, image.width - edge, image.height - edge))


def _sharpness(image: Image.Image) -> float:
    """How much neighbouring pixels differ: half of it is gone if a picture is a little blurred."""
    grey = image.convert("L")
    wide, high = grey.size
    along = ImageChops.difference(grey.crop((1, 0, wide, high)), grey.crop((0, 0, wide - 1, high)))
    down = ImageChops.difference(grey.crop((0, 1, wide, high)), grey.crop((0, 0, wide, high - 1)))
    return float(ImageStat.Stat(along).sum2[0] + ImageStat.Stat(down).sum2[0])


@pytest.fixture(scope="module", params=sorted(DECKS))
def pictures(request: pytest.FixtureRequest, qapp: object) -> CardPictures:
    return CardPictures(DECKS[request.param])


@pytest.fixture(scope="module")
def originals(pictures: CardPictures) -> dict[int, Image.Image]:
    found = {}
    for card in CARDS_LOOKED_AT:
        with Image.open(pictures.deck.picture(card)) as file:
            found[card] = file.convert("RGBA")
    return found


@pytest.mark.deep_but(3)
@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("width", [60, 76, 98, 110, 118, 130, 152, 196, 224])
def test_a_card_is_as_sharp_as_a_careful_reduction(
    pictures: CardPictures, originals: dict[int, Image.Image], width: int, ratio: float
) -> None:
    ours_all = best_all = apart = 0.0
    for card in CARDS_LOOKED_AT:
        ours = _as_pillow(pictures.pixmap(card, width, ratio).toImage())
        best = originals[card].resize(ours.size, Image.Resampling.LANCZOS)
        one, other = _inner(ours), _inner(best)
        ours_all += _sharpness(one)
        best_all += _sharpness(other)
        difference = ImageStat.Stat(ImageChops.difference(one, other))
        apart = max(apart, sum(difference.mean) / 3)
    assert 0.68 < ours_all / best_all < 1.15
    assert apart < 7


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("width", [600, 780, 935])
def test_a_month_is_as_sharp_as_a_careful_reduction(width: int, ratio: float) -> None:
    pictures = CardPictures(DECKS["hanagoyomi"])
    ours_all = best_all = 0.0
    for month in (1, 8, 11):
        image = pictures.months.read(month)
        assert image is not None
        shown = scaled(image, width, ratio).toImage()
        size = shown.size()
        path = pictures.deck.panorama(month)
        assert path is not None
        with Image.open(path) as file:
            best = file.convert("RGB").resize(
                (size.width(), size.height()), Image.Resampling.LANCZOS
            )
        one, other = _inner(_as_pillow(shown)), _inner(best)
        ours_all += _sharpness(one)
        best_all += _sharpness(other)
        assert sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3 < 7
    assert 0.68 < ours_all / best_all < 1.15


@pytest.mark.parametrize("pixels", [935, 1400])
def test_a_month_has_as_much_to_show_as_its_cards(pixels: int) -> None:
    """A file that is small, or squeezed into few bytes, would be a blur beside them."""
    pictures = CardPictures(DECKS["hanagoyomi"])
    wide_all = cards_all = 0.0
    size = (pixels // 4, round(pixels / 4 * 900 / 550))
    for month in (1, 8, 11):
        path = pictures.deck.panorama(month)
        assert path is not None
        with Image.open(path) as file:
            wide = file.convert("RGB").resize((4 * size[0], size[1]), Image.Resampling.LANCZOS)
        for place, card in enumerate(CARDS[(month - 1) * 4 : month * 4]):
            with Image.open(pictures.deck.picture(card.index)) as file:
                whole = file.convert("RGB").resize(size, Image.Resampling.LANCZOS)
            left = place * size[0]
            wide_all += _sharpness(_inner(wide.crop((left, 0, left + size[0], size[1]))))
            cards_all += _sharpness(_inner(whole))
    assert 0.9 < wide_all / cards_all < 1.1


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("width", [60, 98, 118, 130])
def test_a_card_lying_on_the_table_shows_every_pixel_as_it_was_made(
    width: int, ratio: float
) -> None:
    """A picture that is drawn between two pixels, or stretched by one, would be blurred."""
    pictures = CardPictures(DECKS["plain"])
    looks = Looks(pictures, width, ratio)
    item = CardItem(looks, 28)
    for x, y in ((40.0, 31.0), (41.0, 33.0), (43.0, 34.0)):
        canvas = QImage(QSize(900, 1200), QImage.Format.Format_ARGB32_Premultiplied)
        canvas.setDevicePixelRatio(ratio)
        canvas.fill(0)
        painter = QPainter(canvas)
        painter.translate(x, y)
        item.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        wanted = pictures.pixmap(28, width, ratio).toImage()
        wanted.setDevicePixelRatio(1)
        canvas.setDevicePixelRatio(1)
        inside = _inner(_as_pillow(wanted))
        edge = max(2, round(wanted.width() * 0.06))
        found = []
        for left in range(int(x * ratio) - 2, int(x * ratio) + 3):
            for top in range(int(y * ratio) - 2, int(y * ratio) + 3):
                seen = canvas.copy(left + edge, top + edge, inside.width, inside.height)
                found.append(
                    ImageChops.difference(_as_pillow(seen).convert("RGB"), inside).getbbox()
                )
        assert None in found, "somewhere there it lies, pixel by pixel"


def test_levels_are_made_once(pictures: CardPictures) -> None:
    for card in CARDS_LOOKED_AT:
        pictures.pixmap(card, 70)
        one = pictures.at_least(card, 140)
        pictures.pixmap(card, 71)
        assert pictures.at_least(card, 140).cacheKey() == one.cacheKey()


def test_levels_of_a_whole_deck_are_kept(decoded: list[Path]) -> None:
    """Else every step of a resize would read files again."""
    for folder in DECKS.values():
        decoded.clear()
        pictures = CardPictures(folder)
        for width in (240, 220, 200):
            for card in range(len(CARDS)):
                pictures.pixmap(card, width)
        assert len(decoded) <= len(CARDS) + 1, Path(folder).name
