"""The watch over timers and animations sees what it should, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QPropertyAnimation, QSequentialAnimationGroup, QTimeLine, QTimer
from pytestqt.qtbot import QtBot

from tests.house.running import watching


def _timer() -> tuple[QObject, Callable[[], object]]:
    timer = QTimer()
    timer.start(60_000)
    return timer, timer.stop


def _timer_by_interval() -> tuple[QObject, Callable[[], object]]:
    timer = QTimer(interval=60_000, singleShot=True)
    timer.start()
    return timer, timer.stop


def _animation() -> tuple[QObject, Callable[[], object]]:
    target = QTimer()
    animation = QPropertyAnimation(target, b"interval")
    target.setParent(animation)
    animation.setDuration(60_000)
    animation.setEndValue(1)
    animation.start()
    return animation, animation.stop


def _group() -> tuple[QObject, Callable[[], object]]:
    group = QSequentialAnimationGroup()
    group.addPause(60_000)
    group.start()
    return group, group.stop


def _time_line() -> tuple[QObject, Callable[[], object]]:
    line = QTimeLine(60_000)
    line.start()
    return line, line.stop


@pytest.mark.parametrize("start", [_timer, _timer_by_interval, _animation, _group, _time_line])
def test_what_runs_is_named_until_it_stops(
    qtbot: QtBot, start: Callable[[], tuple[QObject, Callable[[], object]]]
) -> None:
    with watching() as running:
        found, stop = start()
        assert [line.split()[0] for line in running()] == [type(found).__name__]
        stop()
        assert running() == []


def test_a_deleted_owner_takes_its_timer_along(qtbot: QtBot) -> None:
    with watching() as running:
        owner = QObject()
        timer = QTimer(owner)
        timer.setObjectName("clock")
        timer.start(1_000)
        assert running() == ["QTimer 'clock' every 1000 ms of a QObject"]
        owner.deleteLater()
        assert running() == []


def test_a_timer_started_before_is_not_the_tests(qtbot: QtBot) -> None:
    timer = QTimer()
    timer.start(60_000)
    with watching() as running:
        assert running() == []
    timer.stop()
