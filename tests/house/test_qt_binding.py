"""The binding to Qt itself: some releases lose references (see the dependencies)."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QGraphicsRectItem
from pytestqt.qtbot import QtBot

_CALLS = 1_000
# The interpreter itself takes and drops a few references meanwhile; a leak would show 1000 a call.
_SLACK = 100


def test_calls_that_return_nothing_keep_the_references_to_none(qtbot: QtBot) -> None:
    """PySide6 6.12.0 on CPython 3.11 drops one at each such call and aborts after thousands.

    From Python 3.12 on ``None`` is immortal and its count never changes.
    """
    item, timer, thing = QGraphicsRectItem(), QTimer(), QObject()
    before = sys.getrefcount(None)
    for number in range(_CALLS):
        item.setPos(number, number)
        item.setZValue(number)
        timer.setInterval(number)
        thing.setObjectName("name")
    assert abs(sys.getrefcount(None) - before) < _SLACK
