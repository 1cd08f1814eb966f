"""A process that comes up late is asked only what somebody still wants to know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from multiprocessing import Pipe
from threading import Event
from typing import TYPE_CHECKING, Any, cast

import pytest

from hanafuda_desktop.app.workers.process import READY, WorkerProcess, computers_work
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.play.computers import Question, question_for
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.rules.fingerprint import to_json
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class AtThePipe(WorkerProcess):
    """Has no process: the test itself sits at the other end of the pipe.

    Attributes:
        theirs: that end.
        waits: set once there is a pipe, from which it waits to hear that the process is up.
    """

    def __init__(self) -> None:
        super().__init__(lambda _message: None, computers_work)
        self._ours, self.theirs = Pipe()
        self.waits = Event()

    def _start(self) -> None:
        self._pipe: Connection | None = self._ours
        self.waits.set()

    def heard(self) -> Any:
        """What comes through the pipe next."""
        assert self.theirs.poll(PATIENCE)
        return self.theirs.recv()


@pytest.fixture
def late() -> Iterator[AtThePipe]:
    process = AtThePipe()
    yield process
    process.stop()
    process.theirs.close()


def _question() -> Question:
    game = new_game(our_games().game("koi-koi"), seed=3)
    return question_for(game, Seating(("greedy",) * 2), game.to_move or 0, chance=77)


def test_nothing_but_values_goes_through_the_pipe(late: AtThePipe) -> None:
    """Rules go with it as their text, and what the seat does not see never goes."""
    question = _question()
    late.ask(1, question)
    late.theirs.send(READY)
    sent = replace(question, rules=cast("Any", None))
    assert late.heard() == (1, to_json(question.rules), sent)


def test_what_was_dropped_while_it_came_up_is_not_asked(late: AtThePipe) -> None:
    question = _question()
    late.ask(1, question)
    assert late.waits.wait(PATIENCE)
    for number in (2, 3):
        late.drop()
        late.ask(number, question)
    late.theirs.send(READY)
    number, *_ = late.heard()
    assert number == 3
