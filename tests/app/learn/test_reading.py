"""Words on the sheet: whole where they have room, and never a line cut in two where not."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.learn.panes import ReadingPane

LONG = ["A paragraph of some words that goes over several lines of a narrow sheet."] * 4
WIDTH = 220


@pytest.fixture
def reading(qtbot: QtBot) -> ReadingPane:
    reading = ReadingPane(None)
    qtbot.addWidget(reading)
    reading.write(20, 15)
    reading.read("A title", LONG)
    reading.resize(WIDTH, 900)
    reading.show()
    return reading


def settled(reading: ReadingPane, high: int) -> ReadingPane:
    reading.fit_to(WIDTH)
    reading.resize(WIDTH, high)
    for _ in range(3):
        QApplication.processEvents()
    return reading


def ends_of_lines(reading: ReadingPane) -> set[int]:
    ends = set()
    for label in reading.findChildren(QLabel):
        if label.isVisible():
            line = label.fontMetrics().lineSpacing()
            ends |= {*range(label.y() + line, label.geometry().bottom() + 2, line)}
    return ends


def test_it_is_as_high_as_its_words_and_not_scrolled(reading: ReadingPane) -> None:
    settled(reading, 900)
    bar = reading.verticalScrollBar()
    assert not bar.isVisible()
    assert bar.maximum() == 0
    last = max(label.geometry().bottom() for label in reading.findChildren(QLabel))
    assert 0 <= reading.maximumHeight() - last <= 2


@pytest.mark.parametrize("high", range(90, 260, 13))
def test_no_line_is_cut_in_two(reading: ReadingPane, high: int) -> None:
    settled(reading, high)
    assert reading.verticalScrollBar().isVisible()
    seen = reading.viewport().height()
    assert seen <= high
    assert seen in ends_of_lines(reading)


def test_fewer_words_take_less_room(reading: ReadingPane) -> None:
    settled(reading, 120)
    reading.read("Another", ["Short."])
    settled(reading, 120)
    assert not reading.verticalScrollBar().isVisible()
    assert reading.spoken == ("Another", "Short.")
    assert reading.viewport().height() == reading.height()
