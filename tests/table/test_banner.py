"""Banners: one at a time, gone by themselves, in nobody's way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from hanafuda_desktop.table.signs.overlays import Banner

pytestmark = pytest.mark.usefixtures("qapp")
AREA = QRectF(0, 0, 900, 600)


@pytest.fixture
def banner() -> Banner:
    banner = Banner()
    banner.set_area(AREA)
    return banner


def _rendered(banner: Banner, area: QRectF = AREA) -> QImage:
    scene = QGraphicsScene(area)
    scene.addItem(banner)
    image = QImage(area.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor("navy"))
    painter = QPainter(image)
    scene.render(painter, area, area)
    painter.end()
    scene.removeItem(banner)
    return image


def test_a_banner_comes_and_goes_by_itself(qtbot: QtBot, banner: Banner) -> None:
    with qtbot.waitSignal(banner.finished):
        banner.call("Aka-Tan!", 60)
        assert banner.isVisible()
        assert banner.text == "Aka-Tan!"
    assert not banner.isVisible()
    assert banner.text == ""


def test_with_reduced_motion_it_stands_still_and_goes(qtbot: QtBot, banner: Banner) -> None:
    with qtbot.waitSignal(banner.finished):
        banner.call("Aka-Tan!", 60, still=True)
        assert _rendered(banner) == _rendered(banner)
    assert not banner.isVisible()


def test_two_are_never_there_at_once(qtbot: QtBot, banner: Banner) -> None:
    gone: list[str] = []
    banner.finished.connect(lambda: gone.append(banner.text))
    banner.call("Aka-Tan!", 10_000)
    banner.call("Godori!", 60)
    assert gone == [""]
    assert banner.text == "Godori!"
    qtbot.waitUntil(lambda: len(gone) == 2)


@pytest.mark.parametrize("still", [False, True])
def test_it_can_be_dismissed(banner: Banner, still: bool) -> None:
    banner.call("Aka-Tan!", 10_000, still=still)
    banner.dismiss()
    banner.dismiss()
    assert not banner.isVisible()


@pytest.mark.parametrize(("text", "duration"), [("", 900.0), ("Aka-Tan!", 0.0)])
def test_nothing_to_say_or_no_time_shows_nothing(
    banner: Banner, text: str, duration: float
) -> None:
    banner.call(text, duration)
    assert not banner.isVisible()


def test_clicks_go_through_it(banner: Banner) -> None:
    assert banner.acceptedMouseButtons() == Qt.MouseButton.NoButton


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (3840, 2160)])
@pytest.mark.parametrize(
    "text", ["Aka-Tan!", "A yaku with a name that is far too long for one line, or two"]
)
def test_it_never_leaves_the_area(banner: Banner, size: tuple[int, int], text: str) -> None:
    area = QRectF(10, 20, *size)
    banner.set_area(area)
    banner.call(text, 1000, still=True)
    slip = banner._slip()
    assert area.contains(slip)
    assert slip.center().x() == pytest.approx(area.center().x())
    banner.dismiss()


def test_it_paints_within_its_bounds(banner: Banner) -> None:
    empty = _rendered(banner)
    banner.call("Hanami-Tsukimi-Zake!", 1000, still=True)
    for progress in (0.02, 0.1, 0.5, 0.9, 0.99):
        banner._progress = progress
        shown = _rendered(banner)
        bounds = banner.boundingRect()
        for x in range(0, 900, 3):
            for y in range(0, 600, 3):
                if shown.pixel(x, y) != empty.pixel(x, y):
                    assert bounds.contains(x, y)
    banner.dismiss()
