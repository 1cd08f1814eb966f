"""What computer players are asked, and what they answer; it needs no Qt and runs in any process.

An answer depends on nothing but the question, so a game that is played again from the same moment
goes on in the same way; unless there is not time enough for it.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final, Protocol

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.record import Record
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.play.coaching import Considered, Decision, Weighing, considered
from hanafuda_desktop.play.seats import USUAL_COMPUTER, Seating, usual_computer
from hanafuda_desktop.players.levels import ALL_LEVELS, Level, level, new_player
from hanafuda_desktop.players.search import Enough, Limits, MindOf, unlimited
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.text.language import tr, tr_noop
from hanafuda_desktop.text.vocabulary import listed

_LONGEST_NAME: Final = 20
_COACH_PLAYOUTS: Final = 3000
"""How many rounds the coach plays out to find the best: three times as many as an expert, for it
also says by how much."""
_COACH_FAILING: Final = "greedy"
"""The player that is asked in place of a coach that failed."""
_COACH_MS: Final = 8000
"""How long the coach may take: twice as long as an expert, for nobody likes to wait longer, though
it plays out more. By shipped rules it needs far less."""


@dataclass(frozen=True, slots=True)
class Question:
    """A moment in which a computer player has to choose.

    Attributes:
        player: the word for its kind.
        rules: the game's rules.
        view: what its seat sees, and nothing else.
        moves: its legal moves, at least one.
        seed: what its chance comes from.
        budget_ms: how long it may think, in milliseconds: then it has to choose, and if it does
            not, others soon play for it.
        weighing: how every move is to be weighed, where a coach is asked; ``None`` where a player
            is only to choose.
    """

    player: str
    rules: GameBase
    view: View
    moves: tuple[Any, ...]
    seed: int
    budget_ms: int
    weighing: Weighing | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a question.

    Attributes:
        move: the place of the move among those that were asked about.
        fault: why it is not the player's own choice, or the empty string.
        considered: what a coach thinks of every move; ``None`` where none was asked, or it failed.
        trace: where in the program the fault came, if it is one of the program.
        is_cut_short: whether its time was over before it had thought of all that it wanted to; then
            it is its own choice all the same, as far as it had come.
    """

    move: int
    fault: str = ""
    considered: Considered | None = None
    trace: str = ""
    is_cut_short: bool = False


def strangers(
    rules: GameBase, kinds: Mapping[str, str], seating: Seating, record: Record | None
) -> str:
    """Who sits there that nobody knows, as a sentence, or the empty string.

    Args:
        rules: the game's rules.
        kinds: the computer players that can sit there: the word for each, and what people call it.
        seating: who sits there.
        record: where that was read from.
    """
    if record is not None and record.seats != seating.seats:
        return tr("It was not written down who sat where; you have the first seat.")
    words = {seating.seats[seat]: None for seat in seating.computers}
    unknown = [tr("'{word}'", word=word[:_LONGEST_NAME]) for word in words if word not in kinds]
    if not unknown:
        return ""
    usual = kinds[usual_computer(rules)]
    said = tr_noop("This version knows no computer player {names}; '{usual}' plays instead.")
    return tr(said, names=listed(unknown, "or"), usual=usual)


class Thinker(Protocol):
    """Where computer players think, one question at a time; whoever asks never waits.

    Attributes:
        faults: why quick moves had to be played so far, in order.
        answered: how many moves the players have chosen themselves.
    """

    faults: list[str]
    answered: int

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""

    def prepare(self) -> None:
        """There will be questions."""

    def ask(self, question: Question, take: Callable[[Any, str], None]) -> None:
        """Think about this; what was asked before is dropped.

        Args:
            question: what is asked.
            take: is given the move, later, and why it is not the player's own choice, or the empty
                string.
        """

    def weigh(self, question: Question, take: Callable[[Answer], None]) -> None:
        """The same for one who wants all of the answer, as a coach's thoughts."""

    def drop(self) -> None:
        """Give no answer any more."""

    def stop(self) -> None:
        """The window closes."""


def known_level(word: str) -> Level:
    """The computer player of this word where seats take turns; the usual one for another word."""
    is_known = any(each.id == word for each in ALL_LEVELS)
    return level(word if is_known else USUAL_COMPUTER)


def question_for(game: Game, seating: Seating, seat: int, chance: int) -> Question:
    """What the computer player in a seat is asked now.

    For a seat of nobody that is known here, the usual computer player is asked.

    Args:
        game: the game.
        seating: who sits where.
        seat: the seat that is to move.
        chance: the number for the chance of computer players, which is the deal's.
    """
    player = known_level(seating.seats[seat])
    return Question(
        player=player.id,
        rules=game.rules,
        view=game.view(seat),
        moves=game.legal_moves(),
        seed=moment_seed(chance, seat, len(game.moves)),
        budget_ms=player.budget_ms,
    )


def coach_question(rules: GameBase, choice: Decision, chance: int) -> Question:
    """What the coach is asked about a choice.

    Args:
        rules: the game's rules.
        choice: who has, or had, to choose among what.
        chance: the number for the chance of computer players, which is the deal's.
    """
    return Question(
        player=_COACH_FAILING,
        rules=rules,
        view=choice.view,
        moves=choice.moves,
        seed=moment_seed(chance, choice.seat, choice.number),
        budget_ms=_COACH_MS,
        weighing=Weighing(_COACH_PLAYOUTS, choice.played),
    )


def moment_seed(chance: int, seat: int, moves: int) -> int:
    """A number for every moment of a game, from which the game's own cannot be computed back."""
    moment = f"computer player: chance {chance}, seat {seat}, move {moves}"
    return int.from_bytes(sha256(moment.encode()).digest()[:8], "big") >> 1


class _Heard:
    """Says when the time is over, and keeps that it was."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.was_over = False

    def __call__(self, share: float) -> Enough:
        enough = self._limits(share)

        def heard() -> bool:
            said = enough()
            self.was_over = self.was_over or said
            return said

        return heard


def answer(mind_of: MindOf, question: Question, limits: Limits = unlimited) -> Answer:
    """Let the player choose; never raises, whatever the player does.

    Args:
        mind_of: what gives players a mind for a game.
        question: what is asked.
        limits: when the time is over that there is for it.
    """
    try:
        if question.weighing is not None:
            found = considered(
                mind_of,
                question.rules,
                question.view,
                question.moves,
                question.seed,
                question.weighing,
                limits,
            )
            return Answer(
                question.moves.index(found.thoughts.best),
                considered=found,
                is_cut_short=found.thoughts.is_cut_short,
            )
        heard = _Heard(limits)
        player = new_player(question.player, mind_of, question.seed, limits=heard)
        move = player.choose(question.rules, question.view, question.moves)
        if move in question.moves:
            return Answer(question.moves.index(move), is_cut_short=heard.was_over)
        fault = f"it chose {move}, which is not legal"
    except Exception as error:  # noqa: BLE001 - a player may do anything; the game goes on
        fault = f"{type(error).__name__}: {error}"
        return replace(quick_answer(mind_of, question, fault), trace=traceback.format_exc())
    return quick_answer(mind_of, question, fault)


def quick_answer(mind_of: MindOf, question: Question, fault: str) -> Answer:
    """A legal move in place of one that did not come.

    Args:
        mind_of: what gives players a mind for a game.
        question: what was asked.
        fault: why there is no better answer.
    """
    move = mind_of(question.rules).quick_move(question.rules, question.view, question.moves)
    return Answer(question.moves.index(move), fault)
