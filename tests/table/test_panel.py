"""The panel that asks, and the celebration around it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.signs.overlays import Celebration, petals

AREA = QRectF(0, 0, 900, 600)
BUTTONS = (
    PanelButton("undo", "Undo"),
    PanelButton("restart", "Restart"),
    PanelButton("new", "New deal"),
)
WORDS = ("No useful move is left", ["Every card that can move helps nobody."], BUTTONS)


def is_falling(celebration: Celebration) -> bool:
    return celebration._falling.state() == QAbstractAnimation.State.Running


class Stage:
    """A view with a panel and a celebration, and what they told."""

    def __init__(self, qtbot: QtBot) -> None:
        self.scene = QGraphicsScene(AREA)
        self.view = QGraphicsView(self.scene)
        self.view.resize(920, 620)
        qtbot.addWidget(self.view)
        self.panel, self.celebration = TablePanel(), Celebration()
        self.told: list[str] = []
        for item in (self.panel, self.celebration):
            self.scene.addItem(item)
            item.set_area(AREA)
            item.chosen.connect(self.told.append)
        self.panel.closed.connect(lambda: self.told.append("closed"))
        self.celebration.visibleChanged.connect(self._shown_or_hidden)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.setFocus()

    def _shown_or_hidden(self) -> None:
        if not self.celebration.isVisible():
            self.told.append("ended")

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view.viewport(), key)

    def click(self, point: QPointF) -> None:
        spot = self.view.mapFromScene(point)
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    stage = Stage(qtbot)
    yield stage
    stage.scene.clear()


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        ([], "undo"),
        ([Qt.Key.Key_Right], "restart"),
        ([Qt.Key.Key_Tab, Qt.Key.Key_Tab], "new"),
        ([Qt.Key.Key_Left], "new"),
        ([Qt.Key.Key_Right, Qt.Key.Key_Backtab], "undo"),
        ([Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down], "undo"),
    ],
    ids=["first", "right", "tab twice", "left goes round", "there and back", "all round"],
)
@pytest.mark.parametrize("press", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_the_keyboard_reaches_every_button(
    stage: Stage, keys: list[Qt.Key], answer: str, press: Qt.Key
) -> None:
    stage.panel.ask(*WORDS)
    for key in keys:
        stage.key(key)
    assert stage.panel.current == answer
    stage.key(press)
    assert stage.told == [answer]
    assert not stage.panel.is_open


def test_escape_closes_without_an_answer(stage: Stage) -> None:
    stage.panel.ask(*WORDS)
    stage.key(Qt.Key.Key_Escape)
    assert stage.told == ["closed"]
    assert stage.scene.focusItem() is None


@pytest.mark.parametrize("button", BUTTONS, ids=lambda button: button.id)
def test_a_click_presses_a_button(stage: Stage, button: PanelButton) -> None:
    stage.panel.ask(*WORDS)
    stage.click(stage.panel.button_rect(button.id).center())
    assert stage.told == [button.id]


def test_a_click_on_the_paper_does_nothing(stage: Stage) -> None:
    stage.panel.ask(*WORDS)
    stage.click(stage.panel.box.topLeft() + QPointF(20, 20))
    assert stage.told == []
    assert stage.panel.is_open
    stage.panel.put_away()
    assert stage.told == []


def test_an_unknown_button_is_an_error(stage: Stage) -> None:
    stage.panel.ask(*WORDS)
    with pytest.raises(KeyError):
        stage.panel.button_rect("dance")


@pytest.mark.parametrize("size", [(900, 600), (400, 300), (1280, 800), (3840, 2160)])
@pytest.mark.parametrize("long", [False, True])
def test_the_panel_stays_inside_and_its_buttons_are_easy_to_hit(
    stage: Stage, size: tuple[int, int], long: bool
) -> None:
    area = QRectF(0, 0, *size)
    stage.panel.set_area(area)
    line = "Nothing helps. " * (40 if long else 1)
    stage.panel.ask("No useful move is left", [line], BUTTONS, sealed=True)
    box = stage.panel.box
    assert area.contains(box)
    rects = [stage.panel.button_rect(button.id) for button in BUTTONS]
    for rect in rects:
        assert box.contains(rect)
        assert rect.height() >= 44
    assert all(a.right() < b.left() for a, b in pairwise(rects))


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (3840, 2160)])
def test_a_question_leaves_the_cards_in_sight_and_a_win_stands_in_the_middle(
    stage: Stage, size: tuple[int, int]
) -> None:
    area = QRectF(0, 0, *size)
    stage.panel.set_area(area)
    stage.panel.ask(*WORDS)
    assert stage.panel.box.top() >= area.height() * 0.55
    stage.panel.ask(*WORDS, sealed=True)
    assert stage.panel.box.center() == area.center()


def test_petals_stop_by_themselves_and_the_result_stays(qtbot: QtBot, stage: Stage) -> None:
    stage.celebration._falling.setDuration(50)
    stage.celebration.celebrate("Won", ["12 moves"], BUTTONS[2:], seed=0)
    assert is_falling(stage.celebration)
    qtbot.waitUntil(lambda: not is_falling(stage.celebration))
    assert stage.celebration.is_open
    stage.key(Qt.Key.Key_Return)
    assert stage.told == ["ended", "new"]
    assert not stage.celebration.isVisible()


def test_a_click_beside_the_panel_ends_it_all(stage: Stage) -> None:
    stage.celebration.celebrate("Won", ["12 moves"], BUTTONS[2:], seed=0)
    stage.click(QPointF(30, 30))
    assert stage.told == ["ended"]
    assert not is_falling(stage.celebration)
    assert not stage.celebration.is_open


def test_escape_ends_it_all(stage: Stage) -> None:
    stage.celebration.celebrate("Won", ["12 moves"], BUTTONS[2:], seed=0)
    stage.key(Qt.Key.Key_Escape)
    assert stage.told == ["ended"]
    assert not is_falling(stage.celebration)


def test_with_reduced_motion_nothing_moves(stage: Stage) -> None:
    stage.celebration.celebrate("Won", [], BUTTONS[2:])
    assert not is_falling(stage.celebration)
    assert stage.celebration.is_open
    stage.celebration.put_away()
    stage.celebration.put_away()
    assert stage.told == ["ended"]


def test_petals_are_the_same_for_the_same_seed() -> None:
    assert petals(7) == petals(7)
    assert petals(7) != petals(8)


def test_every_petal_falls_through_and_is_gone_in_the_end() -> None:
    for petal in petals(3):
        assert petal.at(1.0) is None
        way = [place for step in range(101) if (place := petal.at(step / 100)) is not None]
        heights = [y for _, y, _, _ in way]
        assert heights == sorted(heights)
        assert heights[0] < 0
        assert heights[-1] > 1


def test_petals_are_painted(stage: Stage) -> None:
    stage.celebration.celebrate("Won", [], BUTTONS[2:], seed=1)
    pictures = []
    for progress in (0.0, 0.4, 0.6):
        stage.celebration._progress = progress
        image = QImage(900, 600, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        stage.scene.render(painter, AREA, AREA)
        painter.end()
        pictures.append(image)
    assert pictures[0] != pictures[1] != pictures[2]
    stage.celebration.put_away()
