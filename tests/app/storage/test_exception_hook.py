from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator

import pytest

from hanafuda_desktop.app.storage.faults import (
    ExceptionHook,
    FaultElsewhere,
    FaultReport,
    tell_fault,
)


@pytest.fixture
def reports() -> list[FaultReport]:
    return []


@pytest.fixture
def hook(reports: list[FaultReport]) -> Iterator[ExceptionHook]:
    hook = ExceptionHook(lambda: "game yatsuhashi\nmoves t t\n", reports.append)
    hook.install()
    yield hook
    hook.remove()


def _raise(hook: ExceptionHook, error: BaseException) -> None:
    try:
        raise error
    except BaseException:  # noqa: BLE001 - what an uncaught exception is
        hook.caught(type(error), error, error.__traceback__)


def test_a_fault_is_reported_with_all_that_helps(
    hook: ExceptionHook, reports: list[FaultReport]
) -> None:
    _raise(hook, ValueError("the moon fell\nand more"))
    (report,) = reports
    assert report.summary == "ValueError: the moon fell"
    for part in ("Hanafuda Desktop", "Python", "Traceback", "the moon fell", "moves t t"):
        assert part in report.text


def test_the_log_has_it_too(
    hook: ExceptionHook, reports: list[FaultReport], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        _raise(hook, ValueError("the moon fell"))
    assert "the moon fell" in caplog.text


def test_a_fault_while_reporting_does_not_recurse(capfd: pytest.CaptureFixture[str]) -> None:
    calls: list[FaultReport] = []
    holder: list[ExceptionHook] = []

    def show(report: FaultReport) -> None:
        calls.append(report)
        _raise(holder[0], RuntimeError("second"))  # as Qt does: calls the hook from within
        raise RuntimeError("third")

    hook = ExceptionHook(lambda: "", show)
    holder.append(hook)
    _raise(hook, ValueError("first"))
    assert len(calls) == 1
    errors = capfd.readouterr().err
    assert "second" in errors
    assert "third" in errors
    _raise(hook, ValueError("later"))
    assert len(calls) == 2


def test_a_game_that_cannot_be_written_still_gives_a_report(reports: list[FaultReport]) -> None:
    def no_text() -> str:
        raise RuntimeError("no game was opened")

    _raise(ExceptionHook(no_text, reports.append), ValueError("first"))
    assert "no game was opened" in reports[0].text


def test_a_fault_that_comes_again_and_again_is_one_report_that_is_counted(
    hook: ExceptionHook, reports: list[FaultReport], caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(100):
        _raise(hook, ValueError(str(number)))
    assert set(reports) == {reports[0]}
    assert (reports[-1].times, reports[-1].total) == (100, 100)
    assert len(caplog.records) == 3  # the first, and when it was 10 and 100 times


def test_many_kinds_of_faults_do_not_fill_the_screen(
    hook: ExceptionHook, reports: list[FaultReport], capfd: pytest.CaptureFixture[str]
) -> None:
    for number in range(100):
        hook.take(f"fault {number}", f"trace {number}", number)
    assert len(set(reports)) == 20
    assert reports[-1].total == 100
    assert "trace 99" in capfd.readouterr().err


def test_a_fault_in_another_thread_is_reported(
    hook: ExceptionHook, reports: list[FaultReport]
) -> None:
    def fail() -> None:
        raise ValueError("in a thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    (report,) = reports
    assert report.summary == "ValueError: in a thread"


def test_a_fault_in_a_destructor_is_reported(
    hook: ExceptionHook, reports: list[FaultReport]
) -> None:
    class Falling:
        def __del__(self) -> None:
            raise ValueError("at the end")

    Falling()
    assert [report.summary for report in reports] == ["ValueError: at the end"]


def test_a_fault_that_was_caught_elsewhere_is_reported(
    hook: ExceptionHook, reports: list[FaultReport], caplog: pytest.LogCaptureFixture
) -> None:
    tell_fault(FaultElsewhere("KeyError: 7", "where it came"))
    assert "where it came" in reports[0].text
    hook.remove()
    tell_fault(FaultElsewhere("KeyError: 8", "where that came"))
    assert len(reports) == 1
    assert "where that came" in caplog.text


def test_ctrl_c_is_no_fault(hook: ExceptionHook, reports: list[FaultReport]) -> None:
    _raise(hook, KeyboardInterrupt())
    assert reports == []


def test_python_gets_its_hooks_back() -> None:
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    hook = ExceptionHook(str, lambda report: None)
    hook.install()
    assert sys.excepthook != before[0]
    hook.remove()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before
