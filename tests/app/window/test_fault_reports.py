"""Faults wherever they come: in slots, threads, processes, while starting, and by the hundred."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.faults import ExceptionHook
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window import pages as fault_window
from hanafuda_desktop.app.window import program
from hanafuda_desktop.app.window.faults import FaultReports
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.pages import FaultWindow
from hanafuda_desktop.app.window.program import make_window
from hanafuda_desktop.app.workers import process
from hanafuda_desktop.app.workers.clients import ComputerClient
from hanafuda_desktop.play import computers
from tests.app import odd_workers
from tests.app.workers.test_computer_client import _question


@pytest.fixture
def reports(window: MainWindow) -> Iterator[FaultReports]:
    """The program listens for faults, as when it was started."""
    reports = FaultReports()
    reports.use(window.side.report, window.session.text)
    hook = ExceptionHook(reports.game_text, reports.take)
    hook.install()
    yield reports
    hook.remove()


def _report(window: MainWindow) -> FaultWindow:
    report = window.side.open["report"]
    assert isinstance(report, FaultWindow)
    return report


def _fail(what: str) -> None:
    raise ValueError(what)


def _fail_otherwise(what: str) -> None:
    raise KeyError(what)


def _has_come(qtbot: QtBot, window: MainWindow, words: str) -> None:
    def seen() -> None:
        assert "report" in window.side.open
        assert words in _report(window).copied

    qtbot.waitUntil(lambda: _holds(seen))


def _holds(check: Callable[[], None]) -> bool:
    try:
        check()
    except AssertionError:
        return False
    return True


def test_a_fault_in_a_slot(qtbot: QtBot, window: MainWindow, reports: FaultReports) -> None:
    QTimer.singleShot(0, window, lambda: _fail("in a slot"))
    _has_come(qtbot, window, "in a slot")
    assert "seed 7" in _report(window).copied


def test_a_fault_in_a_thread(qtbot: QtBot, window: MainWindow, reports: FaultReports) -> None:
    thread = threading.Thread(target=_fail, args=["in a thread"])
    thread.start()
    thread.join()
    _has_come(qtbot, window, "in a thread")


def test_nothing_is_opened_in_the_midst_of_what_failed(
    qtbot: QtBot, window: MainWindow, reports: FaultReports
) -> None:
    open_then: list[bool] = []

    def fail() -> None:
        try:
            _fail("in a painting")
        except ValueError as error:
            import sys  # noqa: PLC0415 - the hook of this moment

            sys.excepthook(type(error), error, error.__traceback__)
            open_then.append("report" in window.side.open)

    QTimer.singleShot(0, window, fail)
    _has_come(qtbot, window, "in a painting")
    assert open_then == [False]


def test_a_flood_is_one_window_that_counts(
    qtbot: QtBot, window: MainWindow, reports: FaultReports
) -> None:
    for number in range(500):
        QTimer.singleShot(0, window, lambda number=number: _fail(f"fault {number}"))
    qtbot.waitUntil(
        lambda: "report" in window.side.open and "were 500 faults" in _report(window).intro.text()
    )
    assert _report(window).copied.startswith("500 times: ValueError: fault 0\n")
    tops = [top for top in QApplication.topLevelWidgets() if isinstance(top, FaultWindow)]
    assert len([top for top in tops if top.isVisible()]) == 1


def test_a_second_fault_joins_the_first(
    qtbot: QtBot, window: MainWindow, reports: FaultReports
) -> None:
    QTimer.singleShot(0, window, lambda: _fail("the first"))
    _has_come(qtbot, window, "the first")
    first = _report(window)
    QTimer.singleShot(0, window, lambda: _fail_otherwise("the second"))
    _has_come(qtbot, window, "the second")
    assert _report(window) is first


# --- processes -----------------------------------------------------------------------------------


def _breaks(*_: Any, **__: Any) -> Any:
    raise ValueError("the player fell")


def test_a_computer_player_that_fails(
    qtbot: QtBot,
    window: MainWindow,
    reports: FaultReports,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(computers, "new_player", _breaks)
    thinking = ComputerClient(window)
    with qtbot.captureExceptions():
        taken: list[str] = []
        thinking.ask(_question(), lambda answer: taken.append(answer.fault))
        qtbot.waitUntil(lambda: bool(taken))
    assert taken == ["ValueError: the player fell"]
    _has_come(qtbot, window, "in _breaks")
    thinking.stop()


@pytest.mark.real_worker
def test_a_process_that_fails(
    qtbot: QtBot,
    window: MainWindow,
    reports: FaultReports,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(process, "serve_computers", odd_workers.has_a_fault)
    thinking = ComputerClient(window)
    taken: list[str] = []
    thinking.ask(_question(), lambda answer: taken.append(answer.fault))
    qtbot.waitUntil(lambda: bool(taken))
    assert taken == ["its process has ended"]
    thinking.stop()
    _has_come(qtbot, window, "the worker fell")


# --- starting ------------------------------------------------------------------------------------


@pytest.fixture
def starting(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[FaultReports, Callable[[], MainWindow | None]]]:
    """Starts the program as far as its window."""
    reports, library = FaultReports(), Library(folders.rules)
    hook = ExceptionHook(reports.game_text, reports.take)
    hook.install()
    made: list[MainWindow] = []

    def start() -> MainWindow | None:
        window = program._started(lambda: make_window(folders, library), reports, None)
        made.extend([window] if window is not None else [])
        return window

    yield reports, start
    hook.remove()
    for window in made:
        window.close()


def test_a_game_that_cannot_be_shown_leaves_the_first_screen(
    qtbot: QtBot,
    starting: tuple[FaultReports, Callable[[], MainWindow | None]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(program, "open_game", _breaks)
    window = starting[1]()
    assert window is not None
    qtbot.addWidget(window)
    assert not window.is_at_table
    _has_come(qtbot, window, "the player fell")


def test_a_program_that_cannot_start_says_why(
    qtbot: QtBot,
    starting: tuple[FaultReports, Callable[[], MainWindow | None]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[FaultWindow] = []
    monkeypatch.setattr(program, "MainWindow", _breaks)

    def noted(window: FaultWindow) -> int:
        shown.append(window)
        return 0

    monkeypatch.setattr(fault_window.FaultWindow, "exec", noted)
    reports, start = starting
    assert start() is None
    reports.show_alone()
    (window,) = shown
    qtbot.addWidget(window)
    assert "could not be started (ValueError: the player fell)" in window.intro.text()
    assert "there is no window yet" in window.copied
