"""The curtain between two people at one screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from hanafuda_desktop.table.signs.overlays import CurtainItem
from tests.table.staging import AREA, Staging


@pytest.fixture
def curtain(qtbot: QtBot) -> Iterator[tuple[Staging, CurtainItem]]:
    staging, item = Staging(qtbot), CurtainItem()
    staging.put(item)
    item.set_area(AREA)
    item.closed.connect(lambda: staging.told.append("lifted"))
    staging.show(qtbot)
    yield staging, item
    staging.scene.clear()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_nothing_shows_through_the_first_frame(
    curtain: tuple[Staging, CurtainItem], ratio: float
) -> None:
    staging, item = curtain
    item.ask("Bertrand, your turn", ("Click or press Enter.",), ())
    picture = staging.picture(ratio)
    for x in range(0, picture.width(), 7):
        for y in (*range(0, picture.height(), 13), picture.height() - 1):
            colour = picture.pixelColor(x, y)
            assert colour.alpha() == 255
            assert (colour.red(), colour.green(), colour.blue()) != (255, 0, 255)


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space], ids=lambda key: key.name
)
def test_a_key_lifts_the_curtain(curtain: tuple[Staging, CurtainItem], key: Qt.Key) -> None:
    staging, item = curtain
    item.ask("Bertrand, your turn", ("Press Enter.",), ())
    assert item.is_open
    assert "Bertrand" in item.description
    staging.key(Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_A, Qt.Key.Key_Left)
    assert staging.told == []
    staging.key(key)
    assert staging.told == ["lifted"]
    assert not item.is_open


def test_a_held_key_does_not_lift_it(curtain: tuple[Staging, CurtainItem]) -> None:
    staging, item = curtain
    item.ask("Bertrand, your turn", ("Press Enter.",), ())
    held = QKeyEvent(
        QKeyEvent.Type.KeyPress,
        Qt.Key.Key_Return,
        Qt.KeyboardModifier.NoModifier,
        "\r",
        autorep=True,
    )
    item.sceneEvent(held)
    assert staging.told == []


def test_a_click_lifts_it_and_no_other_button(curtain: tuple[Staging, CurtainItem]) -> None:
    staging, item = curtain
    item.ask("Bertrand, your turn", ("Click.",), ())
    staging.click(QPointF(20, 20))
    assert staging.told == ["lifted"]
    item.ask("Akiko, your turn", ("Click.",), ())
    item.put_away()
    assert staging.told == ["lifted"]


@pytest.mark.parametrize("size", [(900, 600), (640, 420), (3840, 2160)])
@pytest.mark.parametrize(
    "name", ["Emi", "The one whose name is really very long indeed, is it not"]
)
def test_the_sign_holds_its_words(
    curtain: tuple[Staging, CurtainItem], size: tuple[int, int], name: str
) -> None:
    _, item = curtain
    area = QRectF(0, 0, *size)
    item.set_area(area)
    item.ask(f"{name}, your turn", ("Click or press Enter when nobody else is looking.",), ())
    assert area.contains(item.box)
    for text in item._sheet.texts:
        assert item.box.contains(text.rect)
        assert text.text == text.whole
