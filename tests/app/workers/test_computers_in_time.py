"""Computers choose when their time is over, by whatever rules; the user's log says what was odd."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from math import inf
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.program import start_log
from hanafuda_desktop.app.workers import clients
from hanafuda_desktop.app.workers.clients import NOT_UP, ComputerClient
from hanafuda_desktop.app.workers.process import Ended, Reply, from_now, thought
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import mind_of, new_game, quick_move
from hanafuda_desktop.play.computers import Answer, Question, answer, considered
from hanafuda_desktop.players.evaluation import unlimited
from hanafuda_desktop.players.levels import level
from hanafuda_desktop.players.search import SearchPlayer
from hanafuda_desktop.rules.fingerprint import from_json, to_json
from tests.app.thinking_here import WorkerHere
from tests.families.fishing.tables import table
from tests.families.shedding.tables import rules_of


def _slow(player: str = "expert", budget_ms: int = 1, *coached: Any) -> Question:
    """By these rules there is so much to do in a round that to play out a thousand takes long."""
    game = new_game(rules_of("winds-of-three"), seed=6, players=3)
    while len(game.legal_moves()) < 4:
        game.push(game.legal_moves()[0])
    moves, view = game.legal_moves(), game.view(game.to_move or 0)
    return Question(player, game.rules, view, moves, 5, budget_ms, *coached)


def _answered(question: Question) -> Answer:
    """What the process makes of a question, whose rules come to it as their text."""
    rules = from_json(to_json(question.rules), LANGUAGE)
    (reply,) = thought(1, replace(question, rules=rules))
    assert isinstance(reply.answer, Answer)
    return reply.answer


# --- how long it takes ---------------------------------------------------------------------------


def test_a_share_of_the_time_is_over_when_the_clock_says_so() -> None:
    now = [100.0]
    limits = from_now(2000, lambda: now[0])
    half, whole = limits(0.5), limits(1.0)
    said = []
    for now[0] in (100.0, 100.9, 101.0, 101.9, 102.0, 300.0):
        said.append((half(), whole()))
    assert said == [(False,) * 2] * 2 + [(True, False)] * 2 + [(True, True)] * 2
    assert not unlimited(0.0)()


@pytest.mark.parametrize("player", ["standard", "expert"])
def test_whose_time_is_over_plays_its_own_best_so_far(player: str) -> None:
    question = _slow(player)
    got = _answered(question)
    assert got.is_cut_short
    assert got.fault == ""
    sits = level(player).make(mind_of, question.seed, limits=lambda _: lambda: True)
    assert question.moves[got.move] == sits.choose(question.rules, question.view, question.moves)


def test_it_is_not_the_quick_move() -> None:
    """One that was tried once at least, as all were."""
    question = _slow()
    so_far = SearchPlayer(mind_of, question.seed, 1000, limits=lambda _: lambda: True).weigh(
        question.rules, question.view, question.moves
    )
    assert {each.playouts for each in so_far.each} == {1}
    assert question.moves[_answered(question).move] == so_far.best
    assert so_far.best != quick_move(question.view, question.moves, question.rules)


def test_who_could_not_look_at_all_of_an_ending_was_cut_short() -> None:
    """What it then imagines in the time that is left may say something else."""
    at = table("koi-koi", "h0: 31 73\nf: 32 72 11\np0: 81 91 71\nh1: 33 12\nrest: p1")
    view, moves = at.family.view(at.state, 0), at.family.legal_moves(at.state, 0)
    question = Question("expert", at.family.compiled.rules, view, moves, 5, 1000)
    assert not answer(mind_of, question).is_cut_short
    assert answer(mind_of, question, lambda share: lambda: share < 1.0).is_cut_short


def test_who_has_time_is_not_cut_short() -> None:
    question = _slow("standard", budget_ms=600_000)
    got = _answered(question)
    assert got == answer(mind_of, question)
    assert not got.is_cut_short
    assert not _answered(_slow("greedy")).is_cut_short


def test_the_coach_has_no_more_time_than_others() -> None:
    moves = _slow().moves
    for played in (None, moves[0], moves[1]):
        got = _answered(_slow("expert", 1, 4000, played))
        assert got.is_cut_short
        assert got.considered is not None
        assert got.considered.thoughts.is_cut_short
        assert {each.move for each in got.considered.thoughts.each} == set(moves)
        assert max(each.playouts for each in got.considered.thoughts.each) <= 2


def test_the_coach_leaves_time_to_look_at_what_was_played() -> None:
    question = _slow()
    shares: list[float] = []

    def limits(share: float) -> Callable[[], bool]:
        shares.append(share)
        return lambda: share < 1

    best, *others = considered(
        mind_of,
        Question("greedy", question.rules, question.view, question.moves, 5, 0, 20),
        limits,
    ).thoughts.each
    assert shares == [0.5, 1.0]  # endings have half of it
    shares.clear()
    for other in (best, *others):
        found = considered(
            mind_of,
            Question("greedy", question.rules, question.view, question.moves, 5, 0, 20, other.move),
            limits,
        )
        assert found.thoughts.is_cut_short
        played = next(each for each in found.thoughts.each if each.move == other.move)
        assert played.playouts in (1, 10)
        assert found.unsure == (0.0 if played.playouts == 1 else inf)
        if played.playouts == 10:
            assert {each.error for each in found.thoughts.each if each.playouts == 10} == {inf}
    assert shares.count(1.0) >= len(others)
    assert shares.count(0.5) == 1 + len(others)


# --- what the log says ---------------------------------------------------------------------------


@pytest.fixture
def logged(folders: Folders) -> Iterator[Callable[[], list[str]]]:
    """The lines of the user's log file, as it is set up for people."""
    logger = logging.getLogger("hanafuda_desktop")
    before = list(logger.handlers)
    start_log(folders)
    (handler,) = (each for each in logger.handlers if each not in before)
    yield lambda: [
        line.split(": ", 1)[1] for line in folders.log.read_text(encoding="utf-8").splitlines()
    ]
    logger.removeHandler(handler)
    handler.close()


class _Silent(WorkerHere):
    """Answers nothing by itself."""

    def _answer(self) -> None:
        pass


@pytest.fixture
def asking(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[ComputerClient]:
    """Its process answers what the test says."""
    made = ComputerClient()
    monkeypatch.setattr(made, "_worker", _Silent(made._told.emit))
    yield made
    made.stop()
    made.deleteLater()


def _late(asking: ComputerClient, qtbot: QtBot, taken: list[Any]) -> None:
    """Ask, and wait until somebody else plays."""
    count = len(taken)
    asking.ask(_slow(), lambda answer: taken.append(answer.fault))
    qtbot.waitUntil(lambda: len(taken) > count)


def test_the_log_tells_of_an_answer_that_came_too_late(
    asking: ComputerClient, logged: Callable[[], list[str]]
) -> None:
    asking._told.emit(Reply(7, Answer(0)))
    assert logged() == ["an answer to position 7 came too late"]


def test_the_log_tells_once_of_each_start_that_takes_long(
    asking: ComputerClient,
    qtbot: QtBot,
    logged: Callable[[], list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clients, "GRACE_MS", 0)
    said = (
        "the process of the computer players takes long to start: "
        "a quick move for the player 'expert', and for all until it is up"
    )
    taken: list[Any] = []
    asking._worker.is_up = False  # type: ignore[misc]
    for _ in range(3):
        _late(asking, qtbot, taken)
    assert taken == [NOT_UP] * 3
    assert logged() == [said]
    asking._told.emit(Ended(0, "it fell"))
    for _ in range(2):
        _late(asking, qtbot, taken)
    assert taken == [NOT_UP] * 5
    fell = "the process of the computer players has ended: it fell"
    assert logged() == [said, fell, said]


def test_the_log_tells_once_who_had_to_choose_too_soon(
    asking: ComputerClient, logged: Callable[[], list[str]]
) -> None:
    taken: list[Any] = []
    for number, player in enumerate(("expert", "expert", "standard"), start=1):
        asking.ask(_slow(player), taken.append)
        asking._told.emit(Reply(number, Answer(2, is_cut_short=True)))
    asking.ask(_slow("expert", 1, 9), taken.append)
    asking._told.emit(Reply(4, Answer(2, is_cut_short=True)))
    assert (taken[0].move, taken[0].fault) == (2, "")  # its own choice all the same
    assert asking.faults == []
    assert logged() == [
        f"the player '{who}' had to choose before it had thought of everything: 1 ms are not "
        "enough for it in the game 'winds-of-three'"
        for who in ("expert", "standard", "coach")
    ]
