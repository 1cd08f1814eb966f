"""What runs in the process in which computer players think; it never imports Qt.

What comes in and goes out through the pipe is plain values: views, moves and numbers, never a
state of a game. Rules come as their canonical JSON, once for each digest.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hanafuda_desktop.app.workers.process import READY, Rules, end_with_parent, from_now, served
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import mind_of
from hanafuda_desktop.play.computers import Answer, Question, Weighing, answer
from hanafuda_desktop.rules.fingerprint import from_json
from hanafuda_desktop.rules.schema.game import GameBase

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """A question on its way to the worker.

    Attributes:
        number: the position's number, which the answer carries too.
        digest: the digest of the rules.
        player: the word for the kind of player.
        view: what its seat sees.
        moves: its legal moves.
        seed: what its chance comes from.
        budget_ms: how long it may think, from when it comes in.
        weighing: how every move is to be weighed, where that is asked.
    """

    number: int
    digest: str
    player: str
    view: View
    moves: tuple[Any, ...]
    seed: int
    budget_ms: int
    weighing: Weighing | None


def asked(number: int, digest: str, question: Question) -> MoveRequest:
    """The question as a message; the rules went before it."""
    return MoveRequest(
        number,
        digest,
        question.player,
        question.view,
        question.moves,
        question.seed,
        question.budget_ms,
        question.weighing,
    )


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer on its way back: to the position of this number."""

    number: int
    answer: Answer


@dataclass
class _Worker:
    """Knows the rules that it was told of."""

    known: dict[str, GameBase] = field(default_factory=dict)

    def learn(self, rules: Rules) -> None:
        self.known[rules.digest] = from_json(rules.json, LANGUAGE)

    def think(self, asked: MoveRequest) -> Answered:
        limits = from_now(asked.budget_ms)
        question = Question(
            asked.player,
            self.known[asked.digest],
            asked.view,
            asked.moves,
            asked.seed,
            asked.budget_ms,
            asked.weighing,
        )
        return Answered(asked.number, answer(mind_of, question, limits))


def serve(pipe: Connection) -> None:
    """Answer questions until nobody is left to ask them.

    Args:
        pipe: where questions come from and answers go to.
    """
    end_with_parent()
    worker = _Worker()
    with served(pipe):
        pipe.send(READY)
        while True:
            match pipe.recv():
                case Rules() as rules:
                    worker.learn(rules)
                case MoveRequest() as question:
                    pipe.send(worker.think(question))
