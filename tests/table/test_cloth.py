"""The table cloths: seamless, even in colour, dark enough for cards to stand out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from hanafuda_desktop.table.cloth import CLOTHS, Cloth, cloth_tile, paint_cloth

pytestmark = pytest.mark.usefixtures("qapp")
EACH = pytest.mark.parametrize("cloth", CLOTHS.values(), ids=lambda cloth: cloth.id)


def _painted(cloth: Cloth, width: int, height: int, ratio: float = 1.0) -> QImage:
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    paint_cloth(painter, QRectF(0, 0, width, height), cloth, ratio)
    painter.end()
    return image


def test_there_are_at_least_three() -> None:
    assert {"indigo", "pine", "plum"} <= set(CLOTHS)


@EACH
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_the_whole_area_is_covered(cloth: Cloth, ratio: float) -> None:
    image = _painted(cloth, 300, 200, ratio)
    for x in range(image.width()):
        for y in (0, 57, image.height() - 1):
            assert image.pixelColor(x, y) != QColor("magenta")


@EACH
def test_it_is_lighter_in_the_middle_than_in_the_corners(cloth: Cloth) -> None:
    image = _painted(cloth, 900, 600)

    def light(left: int, top: int) -> float:
        part = image.copy(left, top, 84, 146)
        values = [part.pixelColor(x, y).lightness() for x in range(84) for y in range(0, 146, 5)]
        return sum(values) / len(values)

    assert light(410, 170) > light(816, 454)
    assert light(410, 170) < 110, "cards must stand out from it"


@EACH
def test_a_tile_meets_itself_without_a_seam(cloth: Cloth) -> None:
    tile = cloth_tile(cloth.id, 1.0).toImage()

    def step(x: int, u: int) -> float:
        rows = range(tile.height())
        apart = (
            tile.pixelColor(x, y).lightness() - tile.pixelColor(u, y).lightness() for y in rows
        )
        return sum(map(abs, apart)) / tile.height()

    inside = [step(x, x + 1) for x in range(tile.width() - 1)]
    assert step(tile.width() - 1, 0) <= max(inside) + 1


def test_a_tile_is_made_once() -> None:
    assert cloth_tile("indigo", 1.5).cacheKey() == cloth_tile("indigo", 1.5).cacheKey()


def test_an_unknown_cloth_is_an_error() -> None:
    with pytest.raises(KeyError):
        cloth_tile("tartan")
