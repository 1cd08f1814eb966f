"""What computer players are asked, and what they answer; it needs no Qt and runs in any process.

An answer depends on nothing but the question, so a game that is played again from the same moment
goes on in the same way; unless there is not time enough for it.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from math import inf, isfinite
from typing import Any, Final, Protocol

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.play.seats import USUAL_COMPUTER, Seating
from hanafuda_desktop.players.evaluation import (
    ERRORS_APART,
    FEWEST_TOLD,
    Deadline,
    Determinizations,
    Limits,
    Thought,
    Thoughts,
    Unit,
    mean_and_error,
    thoughts_of,
    unlimited,
)
from hanafuda_desktop.players.levels import LEVELS_BY_ID, Level, new_player
from hanafuda_desktop.players.search import WITHOUT_CHOICE, MindOf, SearchPlayer
from hanafuda_desktop.rules.schema.game import GameBase

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
        playouts: how many rounds a coach may play out to find the best, where one is asked that
            weighs every move; ``None`` where a player is only to choose.
        played: the move that was chosen before a coach was asked, which is then compared with the
            best alone, in half as many rounds played out with each of the two: as many playouts
            again. ``None`` where nothing was chosen yet.
    """

    player: str
    rules: GameBase
    view: View
    moves: tuple[Any, ...]
    seed: int
    budget_ms: int
    playouts: int | None = None
    played: Any | None = None


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

    def ask(self, question: Question, take: Callable[[Answer], None]) -> None:
        """Think about this; what was asked before is dropped.

        Args:
            question: what is asked.
            take: is given the answer, later; its move is one of the question's.
        """

    def drop(self) -> None:
        """Give no answer any more."""

    def stop(self) -> None:
        """The window closes."""


def known_level(word: str) -> Level:
    """The computer player of this word where seats take turns; the usual one for another word."""
    return LEVELS_BY_ID.get(word) or LEVELS_BY_ID[USUAL_COMPUTER]


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
        playouts=_COACH_PLAYOUTS,
        played=choice.played,
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

    def __call__(self, share: float) -> Deadline:
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
        if question.playouts is not None:
            found = considered(mind_of, question, limits)
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


_COSTLY: Final[dict[Unit, float]] = {"points": 0.25, "chance": 0.01}
"""What a choice must have cost beyond all that chance explains to be called costly."""
_SEARCHING: Final = 0.5
"""The share of its time in which a coach looks for the best move, if another one was played."""
_FEWEST_ROUNDS: Final = 2
"""In so many rounds two moves are compared, however little time there is: of fewer nothing can be
told."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A moment in which somebody had to choose.

    Attributes:
        number: how many moves were played before it.
        seat: whose choice it was.
        view: what that seat saw.
        moves: its legal moves, several.
        played: the one that was chosen; ``None`` where that is still to come.
    """

    number: int
    seat: int
    view: View
    moves: tuple[Any, ...]
    played: Any | None = None


@dataclass(frozen=True, slots=True)
class Considered:
    """What a coach makes of a choice.

    Attributes:
        thoughts: what it thinks of every move, the best first.
        loss: how much less may be expected with the move that was played than with the best, in the
            thoughts' unit.
        unsure: the standard error of that; infinite if it was measured in too few rounds.
    """

    thoughts: Thoughts
    loss: float = 0.0
    unsure: float = 0.0


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice and what a coach makes of it, as :class:`Considered`, with thoughts of one move of
    each kind of equal ones.

    Attributes:
        choice: the choice.
        played: the move that stands for what was played.
    """

    thoughts: Thoughts
    loss: float
    unsure: float
    choice: Decision
    played: Any

    @property
    def unit(self) -> Unit:
        """In what worth and loss are measured."""
        return self.thoughts.unit

    @property
    def best(self) -> Thought:
        """What the coach would have played."""
        return self.thoughts.each[0]

    @property
    def is_best(self) -> bool:
        """Whether the coach would have done the same."""
        return bool(self.best.move == self.played)

    @property
    def is_open(self) -> bool:
        """Whether there was too little time to compare what was played with the best."""
        return not self.is_best and not isfinite(self.unsure)

    @property
    def is_costly(self) -> bool:
        """Whether the loss is more than chance explains, and enough to speak of."""
        beyond = self.loss - ERRORS_APART * self.unsure
        return beyond >= _COSTLY[self.unit] and not self.is_best


# --- which choices there are ---------------------------------------------------------------------


def is_round_over(game: Game) -> bool:
    """Whether the last round is finished, so that nothing of it need be hidden any more."""
    turn = game.view().turn
    return game.outcome is not None or (turn is not None and turn.asked == "next")


def choices_of_round(game: Game, seats: Collection[int]) -> tuple[Decision, ...]:
    """What these seats have chosen in the running round, or the finished one, oldest first."""
    first = game.round_began
    asked = enumerate(seat for seat, _ in game.history)
    found = (_choice_at(game, n, seat) for n, seat in asked if n >= first)
    return tuple(each for each in found if each is not None and each.seat in seats)


def open_choices(game: Game, seat: int) -> tuple[Decision, ...]:
    """What somebody who sits in a seat may have explained: while the round runs, the seat's own
    choices; afterwards those of everybody.
    """
    return choices_of_round(game, range(game.family.seats) if is_round_over(game) else (seat,))


def _choice_at(game: Game, number: int, seat: int | None) -> Decision | None:
    """The choice before the move of this number; ``None`` where there was none."""
    if seat is None:
        return None
    view = game.view_before(number, seat)
    if view.turn is None or view.turn.asked in WITHOUT_CHOICE:
        return None
    moves = game.family.legal_moves(game.state_before(number), seat)
    if len(moves) < 2:
        return None
    return Decision(number, seat, view, tuple(moves), game.moves[number])


# --- what is thought of them ---------------------------------------------------------------------


def considered(mind_of: MindOf, question: Question, limits: Limits = unlimited) -> Considered:
    """What a coach thinks of every move.

    A search gives moves up before it knows exactly how bad they are. What somebody has played is
    therefore compared once more with the best alone, in the same imagined rounds to the end: each
    of the two may take half of the time.

    Args:
        mind_of: what gives it a mind for a game.
        question: the choice, and how its moves are to be weighed.
        limits: when the time is over; the best is then what is the best so far.

    Raises:
        ValueError: there is no move.
        TypeError: seats do not take turns in this game.
    """
    rules, view, played = question.rules, question.view, question.played
    part, playouts = 1.0 if played is None else _SEARCHING, question.playouts or 0
    player = SearchPlayer(
        mind_of, question.seed, playouts, limits=lambda share: limits(share * part)
    )
    thoughts = player.weigh(rules, view, question.moves)
    best = thoughts.best
    if played is None or played == best or played not in question.moves:
        return Considered(_ordered(thoughts, thoughts.each[0], thoughts.each[1:]))
    if thoughts.certain:
        expected = {each.move: each.expected for each in thoughts.each}
        return Considered(thoughts, max(0.0, expected[best] - expected[played]))
    # Other chance than that by which the best was found, or it would only seem better.
    samples = mind_of(rules).determinize(rules, view, (best, played), question.seed + 1)
    wanted = max(_FEWEST_ROUNDS, playouts // 2)
    return _compared(thoughts, played, samples, wanted, limits(1.0))


def _compared(
    thoughts: Thoughts, played: Any, samples: Determinizations, wanted: int, enough: Deadline
) -> Considered:
    """The same thoughts after the best was compared with what was played, in so many rounds or as
    many as there is time for.
    """
    values = _side_by_side(samples, wanted, enough)
    rounds = len(values)
    thoughts = replace(thoughts, is_cut_short=thoughts.is_cut_short or rounds < wanted)
    came = (samples.outcomes(0), samples.outcomes(1))
    worth = [mean_and_error(each)[0] for each in zip(*values, strict=True)]
    first, second = thoughts_of((thoughts.best, played), came, worth, 0)
    others = [each for each in thoughts.each if each.move not in (thoughts.best, played)]
    moved = [_beside(each, thoughts.each[0], first) for each in others]
    loss, unsure = mean_and_error([one - other for (one, _), (other, _) in zip(*came, strict=True)])
    if rounds < FEWEST_TOLD:
        unsure = inf
        first, second = (replace(each, error=inf) for each in (first, second))
    if first.worth < second.worth:
        first, second, loss = second, first, 0.0
    return Considered(_ordered(thoughts, first, (second, *moved)), max(0.0, loss), unsure)


def _side_by_side(
    samples: Determinizations, rounds: int, enough: Deadline
) -> list[tuple[float, float]]:
    """What two moves were worth in the same imagined rounds: in so many, or until it is enough."""
    values: list[tuple[float, float]] = []
    for n in range(rounds):
        if n >= _FEWEST_ROUNDS and enough():
            break
        values.append((samples.value(n, 0), samples.value(n, 1)))
    return values


def judged(choice: Decision, found: Considered, kind: Callable[[Any], object]) -> Judged:
    """What a coach makes of a choice for people, to whom some moves are one and the same.

    Args:
        choice: the choice, in which something was played.
        found: what the coach thinks of every move.
        kind: the kind of a move; those of one kind are equal.
    """
    each, best = found.thoughts.each, found.thoughts.best
    # What was compared with the best stands for its kind, else what was tried most.
    ranked = sorted(
        each,
        key=lambda one: (one.move == best, one.move == choice.played, one.playouts),
        reverse=True,
    )
    stands: dict[object, Any] = {}
    for one in ranked:
        stands.setdefault(kind(one.move), one.move)
    kept = tuple(one for one in each if stands[kind(one.move)] == one.move)
    thoughts, played = replace(found.thoughts, each=kept), stands[kind(choice.played)]
    compared = (0.0, 0.0) if played == best else (found.loss, found.unsure)
    return Judged(thoughts, *compared, choice=choice, played=played)


def _beside(thought: Thought, before: Thought, after: Thought) -> Thought:
    """What was thought of a move beside the best, now that the best was measured anew: what luck
    the first rounds brought to one, they brought to the other.
    """
    return replace(
        thought,
        points=thought.points + after.points - before.points,
        worth=thought.worth + after.worth - before.worth,
        expected=thought.expected + after.expected - before.expected,
    )


def _ordered(thoughts: Thoughts, best: Thought, others: Sequence[Thought]) -> Thoughts:
    """The best first, then the others by what may be expected, and last what was given up."""
    found = replace(thoughts, best=best.move, each=(best, *others))
    behind = sorted(others, key=lambda each: (not found.gave_up(each), each.expected), reverse=True)
    return replace(found, each=(best, *behind))
