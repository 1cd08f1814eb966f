"""What the self-test says of computer players on a machine that is too busy for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hanafuda_desktop.app import thinking, worker_process
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.seating import USUAL_COMPUTER
from hanafuda_desktop.app.self_test import SelfTest, _tables
from hanafuda_desktop.app.storage import Folders
from hanafuda_desktop.players.levels import level
from tests.app.thinking_here import WorkerHere


class _Slow(WorkerHere):
    """Answers a few questions, and no other."""

    left = 0
    comes_up = True

    def __init__(
        self,
        tell: Callable[[Any], None],
        work: Callable[[], worker_process.Work] = worker_process.computers_work,
    ) -> None:
        super().__init__(tell, work)
        self.is_up = self.comes_up

    def ask(self, number: int, question: Any) -> None:
        if _Slow.left > 0:
            _Slow.left -= 1
            super().ask(number, question)


@pytest.mark.parametrize("comes_up", [True, False])
@pytest.mark.parametrize(
    ("answers", "problems"), [(0, ["no computer player has answered in time"]), (1, [])]
)
@pytest.mark.usefixtures("qtbot")
def test_late_players_are_no_fault_unless_all_are(
    answers: int,
    problems: list[str],
    comes_up: bool,
    folders: Folders,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(_Slow, "left", answers)
    monkeypatch.setattr(worker_process, "WorkerProcess", _Slow)
    monkeypatch.setattr(_Slow, "comes_up", comes_up)
    monkeypatch.setattr(thinking, "GRACE_MS", 100 - level(USUAL_COMPUTER).budget_ms)
    report = SelfTest()
    _tables(report, folders, Library(folders.rules))
    assert report.problems == problems
    assert caplog.text == ""
