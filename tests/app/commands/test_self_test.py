"""What the self-test says of computer players that are late, and of ones that fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hanafuda_desktop.app.commands.self_test import SelfTest, _tables
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.workers import clients, process
from hanafuda_desktop.app.workers.process import computers_work
from hanafuda_desktop.play.computers import Question
from hanafuda_desktop.play.seats import USUAL_COMPUTER
from hanafuda_desktop.players.levels import level
from tests.app.thinking_here import WorkerHere

GAMES = ("koi-koi", "kaze", "untitled")


class _Slow(WorkerHere):
    """Answers a few questions, and no other."""

    answers = 0
    comes_up = True

    def __init__(
        self,
        tell: Callable[[Any], None],
        work: Callable[[], process.Work] = computers_work,
    ) -> None:
        super().__init__(tell, work)
        self.is_up = self.comes_up

    def ask(self, number: int, question: Any) -> None:
        if isinstance(question, Question) and _Slow.answers > 0:
            _Slow.answers -= 1
            super().ask(number, question)


class _Dead(WorkerHere):
    """Ends when it is asked."""

    def ask(self, number: int, question: Any) -> None:
        self._tell(process.Ended(number, "it fell"))


@pytest.fixture
def report(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """Lays some tables; returns what is wrong with them."""
    library = Library(folders.rules)
    games = [library.catalogue.entry(game) for game in GAMES]
    monkeypatch.setattr(library.catalogue, "entries", lambda: games)
    monkeypatch.setattr(clients, "GRACE_MS", 50 - level(USUAL_COMPUTER).budget_ms)

    def problems() -> list[str]:
        found = SelfTest(folders, library)
        found.try_out({"tables": _tables})
        assert found.done == ["3 tables laid"]
        return found.problems

    return problems


@pytest.mark.parametrize("comes_up", [True, False])
@pytest.mark.parametrize(
    ("answers", "problems"), [(0, ["no computer player has answered in time"]), (1, [])]
)
@pytest.mark.usefixtures("qtbot")
def test_late_players_are_no_fault_unless_all_are(
    answers: int,
    problems: list[str],
    comes_up: bool,
    report: Callable[[], list[str]],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(process, "WorkerProcess", _Slow)
    monkeypatch.setattr(_Slow, "answers", answers)
    monkeypatch.setattr(_Slow, "comes_up", comes_up)
    assert report() == problems
    assert caplog.text == ""


@pytest.mark.usefixtures("qtbot")
def test_players_whose_process_ends_are_a_fault_and_the_log_says_why(
    report: Callable[[], list[str]],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(process, "WorkerProcess", _Dead)
    assert any("koi-koi: its process has ended" in problem for problem in report())
    assert "it fell" in caplog.text
