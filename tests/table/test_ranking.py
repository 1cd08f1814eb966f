"""The end of a game: who has come in which place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from hanafuda_desktop.table.panels.panel import PanelButton
from hanafuda_desktop.table.signs.overlays import Celebration, ranking
from tests.table.staging import AREA, NAMES, Staging, faults_of


@pytest.fixture
def result(qtbot: QtBot) -> Iterator[tuple[Staging, Celebration]]:
    staging, item = Staging(qtbot), Celebration()
    staging.put(item)
    item.set_area(AREA)
    item.chosen.connect(staging.told.append)
    staging.show(qtbot)
    yield staging, item
    item.put_away()
    staging.scene.clear()


def test_those_with_equal_points_share_a_place() -> None:
    rows = ranking(("Aki", "Emi", "Haru", "Ken"), (5, 12, -3, 5))
    assert [(row.place, row.name, row.points) for row in rows] == [
        (1, "Emi", 12),
        (2, "Aki", 5),
        (2, "Ken", 5),
        (4, "Haru", -3),
    ]


def test_the_result_shows_every_place_and_folds(result: tuple[Staging, Celebration]) -> None:
    staging, item = result
    rows = ranking(NAMES, (5, 12, -3, 5, 40, 0, 1))
    item.celebrate("Emi has won", ["12 rounds"], [PanelButton("a", "A")], ranking=rows)
    assert "1. Emi 40" in item.description
    texts = [text.text for text in item._sheet.texts]
    assert set(NAMES) <= set(texts)
    assert "\N{MINUS SIGN}3" in texts
    assert not faults_of(item._sheet, QRectF(0, 0, AREA.width(), AREA.height()))
    staging.key(Qt.Key.Key_Escape)
    assert item.is_folded
    assert item.isVisible()
    staging.click(AREA.topLeft() + (AREA.center() - AREA.topLeft()) * 0.1)
    assert not item.is_folded
    staging.key(Qt.Key.Key_Return)
    assert staging.told == ["a"]


def test_a_result_without_places_goes_away_by_escape(result: tuple[Staging, Celebration]) -> None:
    staging, item = result
    item.celebrate("Solved", ["80 moves"], [PanelButton("a", "A")])
    staging.key(Qt.Key.Key_Escape)
    assert not item.isVisible()
