"""A list hears when its rows are to be fitted anew: its room changes, or its letters do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.fonts import Fitting


def _resize(shown: QListWidget) -> None:
    shown.resize(shown.width() + 40, shown.height())


def _enlarge_letters(shown: QListWidget) -> None:
    font = shown.font()
    font.setPointSize(font.pointSize() + 4)
    shown.setFont(font)


def _recolour(shown: QListWidget) -> None:
    shown.setAlternatingRowColors(True)
    shown.update()


@pytest.mark.parametrize(
    ("change", "count"),
    [
        pytest.param(_resize, 1, id="room"),
        pytest.param(_enlarge_letters, 1, id="letters"),
        pytest.param(_recolour, 0, id="colours"),
    ],
)
def test_rows_are_fitted_when_room_or_letters_change(
    qtbot: QtBot, change: Callable[[QListWidget], None], count: int
) -> None:
    shown = QListWidget()
    qtbot.addWidget(shown)
    with qtbot.waitExposed(shown):
        shown.show()
    wide = shown.viewport().width()
    due: list[tuple[int, int]] = []
    fitting = Fitting(shown)
    fitting.due.connect(lambda: due.append((shown.viewport().width(), shown.font().pointSize())))
    change(shown)
    assert len(due) == count
    # What has changed can be measured by then.
    assert due == [(shown.viewport().width(), shown.font().pointSize())] * count
    assert (shown.viewport().width() > wide) is (change is _resize)
