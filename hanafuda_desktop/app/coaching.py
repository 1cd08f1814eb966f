"""What a coach is asked about, and what it makes of the answers: no Qt, no clock.

The coach weighs a choice from what the one who had it could see, and from nothing else. While a
round runs, nobody but that person is told what it thinks: the moves of a choice are somebody's
hand.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from math import fsum, sqrt
from typing import Any, Final

from hanafuda_desktop.engine.events import RoundBegun
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.search import SearchPlayer, imagine
from hanafuda_desktop.players.thoughts import Thought, Thoughts, Unit
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = [
    "Choice",
    "Considered",
    "Judged",
    "Weighing",
    "choices_of_round",
    "considered",
    "is_round_over",
    "open_choices",
]

_SURE: Final = 1.96
"""So many standard errors a loss may be off, 95 times of 100."""
_COSTLY: Final[dict[Unit, float]] = {"points": 0.25, "chance": 0.01}
"""What a choice must have cost beyond all that chance explains to be called costly."""
_NO_CHOICE: Final = ("next", "pick", "race")
"""What is asked where no move can be better than another, or a clock answers."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """How moves are to be weighed.

    Attributes:
        playouts: how many rounds may be played out for it.
        played: the move that was chosen, which is then compared with the best alone; ``None``
            where nothing was chosen yet.
    """

    playouts: int
    played: Any | None = None


@dataclass(frozen=True, slots=True)
class Choice:
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
        loss: how much less the move that was played is worth than the best, in the thoughts' unit.
        unsure: the standard error of that.
    """

    thoughts: Thoughts
    loss: float = 0.0
    unsure: float = 0.0


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice, and what the coach makes of it."""

    choice: Choice
    considered: Considered

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
        return bool(self.best.move == self.choice.played)

    @property
    def is_costly(self) -> bool:
        """Whether the loss is more than chance explains, and enough to speak of."""
        beyond = self.loss - _SURE * self.considered.unsure
        return beyond >= _COSTLY[self.unit] and not self.is_best


# --- which choices there are ---------------------------------------------------------------------


def is_round_over(game: Game) -> bool:
    """Whether the last round is finished, so that nothing of it need be hidden any more."""
    turn = game.view().turn
    return game.outcome is not None or (turn is not None and turn.asked == "next")


def choices_of_round(game: Game, seats: Collection[int]) -> tuple[Choice, ...]:
    """What these seats have chosen in the running round, or the finished one, oldest first."""
    told = game.told
    first = len(told)
    while first:
        first -= 1
        if any(isinstance(event, RoundBegun) for event in told[first][1]):
            break
    found = (_choice_at(game, n, seat) for n, (seat, _) in enumerate(told) if n >= first)
    return tuple(each for each in found if each is not None and each.seat in seats)


def open_choices(game: Game, seat: int) -> tuple[Choice, ...]:
    """What somebody who sits in a seat may have explained: while the round runs, the seat's own
    choices; afterwards those of everybody.
    """
    return choices_of_round(game, range(game.family.seats) if is_round_over(game) else (seat,))


def _choice_at(game: Game, number: int, seat: int | None) -> Choice | None:
    """The choice before the move of this number; ``None`` where there was none."""
    if seat is None:
        return None
    view = game.view_before(number, seat)
    if view.turn is None or view.turn.asked in _NO_CHOICE:
        return None
    moves = game.family.legal_moves(game.state_before(number), seat)
    if len(moves) < 2:
        return None
    return Choice(number, seat, view, tuple(moves), game.moves[number])


# --- what is thought of them ---------------------------------------------------------------------


def considered(
    rules: GameRules, view: View, moves: Sequence[Any], seed: int, weighing: Weighing
) -> Considered:
    """What a coach thinks of every move.

    A search gives moves up before it knows exactly how bad they are. What somebody has played is
    therefore compared once more with the best alone, in the same imagined rounds to the end.

    Raises:
        ValueError: there is no move.
        TypeError: seats do not take turns in this game.
    """
    thoughts = SearchPlayer(seed, weighing.playouts).weigh(rules, view, moves)
    best, played = thoughts.best, weighing.played
    others = [each for each in thoughts.each if each.move not in (best, played)]
    if played is None or played == best or played not in moves:
        return Considered(_ordered(thoughts, thoughts.each[0], thoughts.each[1:]))
    if thoughts.certain:
        worth = {each.move: each.worth for each in thoughts.each}
        return Considered(thoughts, worth[best] - worth[played])
    # Other chance than that by which the best was found, or it would only seem better.
    imagining = imagine(rules, view, (best, played), seed + 1)
    rounds = max(2, weighing.playouts // 2)
    values = [(imagining.value(n, 0), imagining.value(n, 1)) for n in range(rounds)]
    first, second = (
        Thought(move, imagining.points(place), error, rounds, mean)
        for place, move in enumerate((best, played))
        for mean, error in [_mean([pair[place] for pair in values])]
    )
    loss, unsure = _mean([one - other for one, other in values])
    moved = [_beside(each, thoughts.each[0], first) for each in others]
    if loss < 0:
        first, second, loss = second, first, 0.0
    return Considered(_ordered(thoughts, first, (second, *moved)), loss, unsure)


def _beside(thought: Thought, before: Thought, after: Thought) -> Thought:
    """What was thought of a move beside the best, now that the best was measured anew: what luck
    the first rounds brought to one, they brought to the other.
    """
    worth = thought.worth + after.worth - before.worth
    return replace(thought, worth=worth, points=thought.points + after.points - before.points)


def _ordered(thoughts: Thoughts, best: Thought, others: Sequence[Thought]) -> Thoughts:
    behind = sorted(others, key=lambda each: each.worth, reverse=True)
    return replace(thoughts, best=best.move, each=(best, *behind))


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean of at least two values, and its standard error."""
    mean = fsum(values) / len(values)
    spread = fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(spread / len(values))
