"""Computers think in a process of their own, and whatever becomes of it, the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.workers import clients, process
from hanafuda_desktop.app.workers.clients import GIVEN_UP, NOT_UP, ComputerClient
from hanafuda_desktop.app.workers.process import LOADING, Reply
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import mind_of, new_game, quick_move
from hanafuda_desktop.play.computers import Question, answer, question_for
from hanafuda_desktop.play.seats import Seating
from tests.app import odd_workers
from tests.app.held_up import Attempt, best_moments
from tests.app.thinking_here import WorkerHere

pytestmark = pytest.mark.real_worker

ROOT = Path(__file__).resolve().parents[3]
SEATING = Seating(("greedy",) * 2)


class Asking:
    """Asks, and keeps what comes back."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.thinking = ComputerClient()
        self.taken: list[tuple[Any, str]] = []

    def ask(self, question: Question) -> None:
        moves = question.moves
        self.thinking.ask(
            question, lambda answer: self.taken.append((moves[answer.move], answer.fault))
        )

    def answer_to(self, question: Question) -> tuple[Any, str]:
        """The move and the fault, waited for."""
        count = len(self.taken)
        self.ask(question)
        self.qtbot.waitUntil(lambda: len(self.taken) > count)
        return self.taken[-1]

    def process(self) -> psutil.Process:
        """The process, once it is there."""
        self.qtbot.waitUntil(lambda: bool(_workers()))
        (process,) = _workers()
        return process


def _workers(of: psutil.Process | None = None) -> list[psutil.Process]:
    """The processes of computer players; another one of multiprocessing keeps its accounts."""
    found = []
    for child in (of or psutil.Process()).children():
        try:
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
        except psutil.NoSuchProcess:
            continue
    return found


@pytest.fixture
def asking(qtbot: QtBot) -> Iterator[Asking]:
    made = Asking(qtbot)
    yield made
    made.thinking.stop()
    made.thinking.deleteLater()


def _question(seed: int = 3, moves: int = 0) -> Question:
    game = new_game(our_games().game("koi-koi"), seed=seed)
    for _ in range(moves):
        game.push(game.legal_moves()[0])
    assert game.to_move is not None
    return question_for(game, SEATING, game.to_move, chance=77)


def _own(question: Question) -> tuple[Any, str]:
    return question.moves[answer(mind_of, question).move], ""


def _quick(question: Question) -> Any:
    return quick_move(question.view, question.moves, question.rules)


# --- it thinks elsewhere -------------------------------------------------------------------------


def test_the_process_gives_the_answer_that_would_be_given_here(asking: Asking) -> None:
    for seed in range(3):
        for moves in (1, 3):
            question = _question(seed, moves)
            assert asking.answer_to(question) == _own(question)
    assert len(_workers()) == 1


def test_rules_of_several_games_are_told_apart(asking: Asking) -> None:
    for game_id in ("koi-koi", "mushi", "koi-koi"):
        game = new_game(our_games().game(game_id), seed=5)
        question = question_for(game, SEATING, game.to_move or 0, chance=1)
        assert asking.answer_to(question) == _own(question)


def test_qt_is_not_imported_there(asking: Asking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "serve_computers", odd_workers.tells_of_qt)
    question = _question(moves=1)
    assert asking.answer_to(question) == (_own(question)[0], "of Qt: []")


def test_a_window_that_waits_for_a_move_does_not_stand_still(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the process comes up, while a player hangs, and when the window closes; not what may
    happen once only, as one of three attempts is enough.
    """
    monkeypatch.setattr(process, "serve_computers", odd_workers.hangs)
    question = _question(moves=1)
    made: list[Asking] = []

    def begin() -> Attempt:
        made.append(Asking(qtbot))
        return Attempt(
            lambda number: None if number else made[-1].ask(question),
            lambda: made[-1].thinking._worker.is_up,
            end,
        )

    def end() -> None:
        assert made[-1].thinking.is_busy
        made[-1].thinking.stop()

    try:
        assert best_moments(begin).are_short
    finally:
        for asking in made:
            asking.thinking.stop()
            asking.thinking.deleteLater()


# --- what may go wrong ---------------------------------------------------------------------------


def test_killed_in_the_midst_of_a_thought_it_is_replaced_and_started_again(
    asking: Asking, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(process, "serve_computers", odd_workers.hangs)
        question = _question(moves=1)
        asking.ask(question)
        first = asking.process()
        asking.qtbot.waitUntil(lambda: asking.thinking._worker._is_ready)
        asking.qtbot.wait(50)
        assert asking.taken == []
    first.kill()
    asking.qtbot.waitUntil(lambda: bool(asking.taken))
    assert asking.taken == [(_quick(question), "its process has ended")]
    assert "the process of the computer players has ended" in caplog.text
    assert "the player 'greedy' failed: its process has ended" in caplog.text
    assert asking.thinking.faults == ["its process has ended"]
    asking.qtbot.waitUntil(lambda: not first.is_running())
    assert asking.process().pid != first.pid  # without being asked anything
    later = _question(moves=3)
    assert asking.answer_to(later) == _own(later)


def test_one_that_hangs_is_replaced(
    asking: Asking, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(process, "serve_computers", odd_workers.hangs)
    asking.thinking.prepare()
    asking.qtbot.waitUntil(lambda: asking.thinking._worker.is_up)
    monkeypatch.setattr(clients, "GRACE_MS", -500)
    question = _question(moves=1)
    assert asking.answer_to(question) == (_quick(question), "it takes too long")
    assert "the player 'greedy' failed: it takes too long" in caplog.text
    asking.qtbot.waitUntil(lambda: "process of the computer" in caplog.text)
    assert "has ended: it was stopped, as its answer did not come in time" in caplog.text
    assert {each.levelname for each in caplog.records} == {"WARNING"}, "it is well"


def test_a_process_that_starts_slowly_has_not_failed(
    asking: Asking, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """However often it was asked before it is up: once it is, the players choose themselves."""
    monkeypatch.setattr(clients, "GRACE_MS", -800)
    with LOADING:  # nothing can be started meanwhile
        for moves in (1, 3, 1, 3):
            question = _question(moves=moves)
            assert asking.answer_to(question) == (_quick(question), NOT_UP)
    assert [each.levelname for each in caplog.records] == ["WARNING"]
    assert "the process of the computer players takes long to start" in caplog.text
    monkeypatch.setattr(clients, "GRACE_MS", 25_000)
    asking.qtbot.waitUntil(lambda: asking.thinking._worker.is_up)
    later = _question(moves=1)
    assert asking.answer_to(later) == _own(later)


def test_one_that_comes_up_while_it_is_waited_for_has_its_time(
    asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = WorkerHere(asking.thinking._told.emit)
    held.is_up = False
    monkeypatch.setattr(held, "ask", lambda *_: None)
    monkeypatch.setattr(asking.thinking, "_worker", held)
    monkeypatch.setattr(clients, "GRACE_MS", -800)
    question = _question(moves=1)
    assert asking.answer_to(question) == (_quick(question), NOT_UP)
    asking.ask(question)
    monkeypatch.setattr(clients, "GRACE_MS", 25_000)
    held.is_up = True
    asking.thinking._deadline.timeout.emit()
    assert len(asking.taken) == 1, "it is still waited for"
    asking.thinking._told.emit(Reply(2, answer(mind_of, question)))
    assert asking.taken[1] == _own(question)


@pytest.mark.parametrize(
    ("odd", "said"),
    [
        (odd_workers.dies, "it ended before it was ready, with exit code 3"),
        (odd_workers.dies_once_asked, "it ended while it was asked something, with exit code 3"),
    ],
)
def test_the_log_says_how_a_process_has_ended(
    asking: Asking,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    odd: Callable[[Any], None],
    said: str,
) -> None:
    monkeypatch.setattr(process, "serve_computers", odd)
    asking.answer_to(_question(moves=1))
    assert f"the process of the computer players has ended: {said}" in caplog.text
    assert "EOFError" not in caplog.text


def test_after_a_hanging_one_another_answers(
    asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(process, "serve_computers", odd_workers.hangs)
        asking.thinking.prepare()
        asking.qtbot.waitUntil(lambda: asking.thinking._worker._is_ready)
    with monkeypatch.context() as patched:
        patched.setattr(clients, "GRACE_MS", -800)
        assert asking.answer_to(_question(moves=1))[1] == "it takes too long"
    question = _question(moves=3)
    assert asking.answer_to(question) == _own(question)


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(
    "odd", [odd_workers.dies, odd_workers.dies_once_asked, odd_workers.writes_nonsense]
)
def test_one_that_fails_again_and_again_is_no_longer_waited_for(
    asking: Asking,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    odd: Callable[[Any], None],
) -> None:
    monkeypatch.setattr(process, "serve_computers", odd)
    question = _question(moves=1)
    faults = [asking.answer_to(question)[1] for _ in range(5)]
    assert faults[0] == "its process has ended"
    assert faults[-1] == GIVEN_UP
    assert caplog.text.count("the computer players are not asked any more") == 1
    assert GIVEN_UP not in caplog.text, "once is enough"
    asking.qtbot.waitUntil(lambda: not _workers())
    assert {move for move, _ in asking.taken} == {_quick(question)}


def test_a_move_that_there_is_not_is_not_played(
    asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "serve_computers", odd_workers.answers_wrongly)
    question = _question(moves=1)
    assert asking.answer_to(question) == (_quick(question), "it chose a move that there is not")


def test_an_answer_to_an_old_position_is_dropped_and_logged(
    asking: Asking, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(process, "serve_computers", odd_workers.lags)
    monkeypatch.setattr(clients, "GRACE_MS", 1000)
    asking.thinking.prepare()
    asking.qtbot.waitUntil(lambda: asking.thinking._worker._is_ready)
    question = _question(moves=1)
    assert asking.answer_to(question) == (_quick(question), "it takes too long")
    asking.qtbot.waitUntil(lambda: "an answer to position 0 came too late" in caplog.text)


def test_what_is_no_longer_asked_is_not_answered(asking: Asking) -> None:
    asking.ask(_question(moves=1))
    asking.thinking.drop()
    later = _question(moves=3)
    assert asking.answer_to(later) == _own(later)
    assert len(asking.taken) == 1
    asking.ask(_question(moves=1))
    asking.ask(later)
    asking.qtbot.waitUntil(lambda: len(asking.taken) > 1)
    asking.qtbot.wait(100)
    assert asking.taken[1:] == [_own(later)]


def test_dropped_in_the_midst_of_it_the_answer_comes_to_nothing(
    asking: Asking, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(process, "serve_computers", odd_workers.takes_its_time)
    asking.thinking.prepare()
    asking.qtbot.waitUntil(lambda: asking.thinking._worker._is_ready)
    asking.ask(_question(moves=1))
    asking.qtbot.wait(300)
    later = _question(moves=3)
    assert asking.answer_to(later) == (later.moves[0], "")
    assert asking.taken == [(later.moves[0], "")]
    assert "an answer to position 1 came too late" in caplog.text
