"""What a coach is asked about, and what it makes of the answers: no Qt, no clock.

The coach weighs a choice from what the one who had it could see, and from nothing else. While a
round runs, nobody but that person is told what it thinks: the moves of a choice are somebody's
hand.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from math import inf, isfinite
from typing import Any, Final

from hanafuda_desktop.engine.events import RoundBegun
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.evaluation import (
    ERRORS_APART,
    FEWEST_TOLD,
    Thought,
    Thoughts,
    Unit,
    averages,
    mean_and_error,
)
from hanafuda_desktop.players.search import (
    WITHOUT_CHOICE,
    Enough,
    Imagining,
    Limits,
    MindOf,
    SearchPlayer,
    unlimited,
)
from hanafuda_desktop.rules.schema.game import GameBase

_COSTLY: Final[dict[Unit, float]] = {"points": 0.25, "chance": 0.01}
"""What a choice must have cost beyond all that chance explains to be called costly."""
_SEARCHING: Final = 0.5
"""The share of its time in which a coach looks for the best move, if another one was played."""
_FEWEST_ROUNDS: Final = 2
"""In so many rounds two moves are compared, however little time there is: of fewer nothing can be
told."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """How moves are to be weighed.

    Attributes:
        playouts: how many rounds may be played out to find the best.
        played: the move that was chosen, which is then compared with the best alone, in half as
            many rounds played out with each of the two: as many playouts again. ``None`` where
            nothing was chosen yet.
    """

    playouts: int
    played: Any | None = None


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
    """A choice, and what the coach makes of it.

    Attributes:
        choice: the choice.
        considered: what the coach thinks of its moves, of each kind of equal ones of one.
        played: the one of these that stands for what was played.
    """

    choice: Decision
    considered: Considered
    played: Any

    @property
    def unit(self) -> Unit:
        """In what worth and loss are measured."""
        return self.considered.thoughts.unit

    @property
    def best(self) -> Thought:
        """What the coach would have played."""
        return self.considered.thoughts.each[0]

    @property
    def loss(self) -> float:
        """How much the choice has cost."""
        return self.considered.loss

    @property
    def is_best(self) -> bool:
        """Whether the coach would have done the same."""
        return bool(self.best.move == self.played)

    @property
    def is_open(self) -> bool:
        """Whether there was too little time to compare what was played with the best."""
        return not self.is_best and not isfinite(self.considered.unsure)

    @property
    def is_costly(self) -> bool:
        """Whether the loss is more than chance explains, and enough to speak of."""
        beyond = self.loss - ERRORS_APART * self.considered.unsure
        return beyond >= _COSTLY[self.unit] and not self.is_best


# --- which choices there are ---------------------------------------------------------------------


def is_round_over(game: Game) -> bool:
    """Whether the last round is finished, so that nothing of it need be hidden any more."""
    turn = game.view().turn
    return game.outcome is not None or (turn is not None and turn.asked == "next")


def choices_of_round(game: Game, seats: Collection[int]) -> tuple[Decision, ...]:
    """What these seats have chosen in the running round, or the finished one, oldest first."""
    told = game.told
    first = len(told)
    while first:
        first -= 1
        if any(isinstance(event, RoundBegun) for event in told[first][1]):
            break
    found = (_choice_at(game, n, seat) for n, (seat, _) in enumerate(told) if n >= first)
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


def considered(
    mind_of: MindOf,
    rules: GameBase,
    view: View,
    moves: Sequence[Any],
    seed: int,
    weighing: Weighing,
    limits: Limits = unlimited,
) -> Considered:
    """What a coach thinks of every move.

    A search gives moves up before it knows exactly how bad they are. What somebody has played is
    therefore compared once more with the best alone, in the same imagined rounds to the end: each
    of the two may take half of the time.

    Args:
        mind_of: what gives it a mind for a game.
        rules: the game's rules.
        view: what the one saw who had the choice.
        moves: the moves to choose from.
        seed: what its chance comes from.
        weighing: how they are to be weighed.
        limits: when the time is over; the best is then what is the best so far.

    Raises:
        ValueError: there is no move.
        TypeError: seats do not take turns in this game.
    """
    part = 1.0 if weighing.played is None else _SEARCHING
    player = SearchPlayer(
        mind_of, seed, weighing.playouts, limits=lambda share: limits(share * part)
    )
    thoughts = player.weigh(rules, view, moves)
    best, played = thoughts.best, weighing.played
    if played is None or played == best or played not in moves:
        return Considered(_ordered(thoughts, thoughts.each[0], thoughts.each[1:]))
    if thoughts.certain:
        expected = {each.move: each.expected for each in thoughts.each}
        return Considered(thoughts, max(0.0, expected[best] - expected[played]))
    # Other chance than that by which the best was found, or it would only seem better.
    imagining = mind_of(rules).imagine(rules, view, (best, played), seed + 1)
    wanted = max(_FEWEST_ROUNDS, weighing.playouts // 2)
    return _compared(thoughts, played, imagining, wanted, limits(1.0))


def _compared(
    thoughts: Thoughts, played: Any, imagining: Imagining, wanted: int, enough: Enough
) -> Considered:
    """The same thoughts after the best was compared with what was played, in so many rounds or as
    many as there is time for.
    """
    values = _side_by_side(imagining, wanted, enough)
    rounds = len(values)
    thoughts = replace(thoughts, is_cut_short=thoughts.is_cut_short or rounds < wanted)
    came = (imagining.outcomes(0), imagining.outcomes(1))
    first, second = (
        Thought(move, each.points, each.error, rounds, worth, each.expected)
        for place, (move, each) in enumerate(
            zip((thoughts.best, played), averages(came, 0), strict=True)
        )
        for worth, _ in [mean_and_error([pair[place] for pair in values])]
    )
    others = [each for each in thoughts.each if each.move not in (thoughts.best, played)]
    moved = [_beside(each, thoughts.each[0], first) for each in others]
    loss, unsure = mean_and_error([one - other for (one, _), (other, _) in zip(*came, strict=True)])
    if rounds < FEWEST_TOLD:
        unsure = inf
        first, second = (replace(each, error=inf) for each in (first, second))
    if first.worth < second.worth:
        first, second, loss = second, first, 0.0
    return Considered(_ordered(thoughts, first, (second, *moved)), max(0.0, loss), unsure)


def _side_by_side(imagining: Imagining, rounds: int, enough: Enough) -> list[tuple[float, float]]:
    """What two moves were worth in the same imagined rounds: in so many, or until it is enough."""
    values: list[tuple[float, float]] = []
    for n in range(rounds):
        if n >= _FEWEST_ROUNDS and enough():
            break
        values.append((imagining.value(n, 0), imagining.value(n, 1)))
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
    if played == best:
        return Judged(choice, Considered(thoughts), played)
    return Judged(choice, replace(found, thoughts=thoughts), played)


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
