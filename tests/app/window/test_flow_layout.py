"""Things stand beside one another as far as there is room, and the others below them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.flow_layout import FlowLayout


class _Block(QWidget):
    """Something of a size that may become narrower."""

    def __init__(self, width: int, height: int = 20) -> None:
        super().__init__()
        self._hint = QSize(width, height)

    def sizeHint(self) -> QSize:  # noqa: N802 - as Qt calls it
        return self._hint

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - as Qt calls it
        return QSize(10, 20)


@pytest.fixture
def box(qtbot: QtBot) -> QWidget:
    """What the blocks stand in; it lives as long as the test."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def _laid(box: QWidget, width: int, layout: FlowLayout, *blocks: _Block) -> list[tuple[int, ...]]:
    layout.setSpacing(10)
    for block in blocks:
        layout.addWidget(block)
    box.setLayout(layout)
    box.resize(width, 200)
    box.show()
    QApplication.processEvents()
    return [block.geometry().getRect() for block in blocks]  # type: ignore[misc]


@pytest.mark.parametrize(
    ("width", "places"),
    [
        (320, [(0, 0, 100, 20), (110, 0, 100, 20), (220, 0, 100, 20)]),
        (319, [(0, 0, 100, 20), (110, 0, 100, 20), (0, 30, 100, 20)]),
        (100, [(0, 0, 100, 20), (0, 30, 100, 20), (0, 60, 100, 20)]),
        (60, [(0, 0, 60, 20), (0, 30, 60, 20), (0, 60, 60, 20)]),
    ],
)
def test_what_has_no_room_beside_the_others_stands_below(
    box: QWidget, width: int, places: list[tuple[int, ...]]
) -> None:
    layout = FlowLayout()
    assert _laid(box, width, layout, *(_Block(100) for _ in range(3))) == places
    assert layout.heightForWidth(width) == places[-1][1] + 20
    assert layout.minimumSize().width() == 10


def test_only_so_many_stand_beside_one_another_and_all_are_as_wide(box: QWidget) -> None:
    layout = FlowLayout(most=2, even=True)
    places = _laid(box, 500, layout, _Block(100), _Block(60), _Block(80))
    assert places == [(0, 0, 100, 20), (110, 0, 100, 20), (0, 30, 100, 20)]
    assert layout.sizeHint() == QSize(210, 50)


def test_lines_are_as_high_as_what_stands_in_them(box: QWidget) -> None:
    places = _laid(box, 210, FlowLayout(), _Block(100, 20), _Block(100, 40), _Block(100))
    assert [top for _, top, _, _ in places] == [10, 0, 50]


def test_the_last_of_a_line_takes_the_rest_of_it_if_it_is_made_so(box: QWidget) -> None:
    last = _Block(50)
    last.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    assert _laid(box, 300, FlowLayout(), _Block(100), last)[1] == (110, 0, 190, 20)


def test_what_is_hidden_takes_no_room(box: QWidget) -> None:
    hidden = _Block(100)
    hidden.hide()
    places = _laid(box, 300, FlowLayout(), _Block(100), hidden, _Block(100))
    assert places[2] == (110, 0, 100, 20)
