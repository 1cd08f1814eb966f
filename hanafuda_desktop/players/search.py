"""A player that imagines what it cannot see, and plays every move out many times.

It fills the places that its view does not show with cards that may lie there, plays the round out
with the game's own engine, and spends a number of such playouts on the moves so that the best is
found. What a round is imagined like is the business of each family, which a player is handed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from typing import Any, Final, Protocol
from zlib import crc32

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.evaluation import (
    NO_NOISE,
    SURE,
    Deadline,
    Determinizations,
    Limits,
    Noise,
    Thought,
    Thoughts,
    Unit,
    never,
    seems_best,
    thoughts_of,
    unlimited,
)
from hanafuda_desktop.rules.schema.game import GameBase

# Spends a number of playouts on candidates so that the best of them is found: sequential halving.
#
# All candidates that are still in question are tried on the same samples, so that they are
# compared by paired differences: what luck a sample brings, it brings to all of them.
#
# Playouts are few and their luck is great, so what is thought of the candidates beforehand counts,
# too. How far it can be trusted shows in the playouts themselves: what they find is taken to
# follow what was thought, more or less steeply, with a deviation of its own for each candidate.
# The fewer the playouts, the more a candidate is judged by that line.
#
# A search may be cut short at any time. Then the best is the best by all the samples that were
# tried to the end, of which there is one at the least. Only of very many candidates some may not
# be tried at all: those of which the least was thought.

_SURE: Final = 2.0
"""A candidate is given up when it lies so many standard errors behind the best (measured: as good
as 3 for the playouts that it takes, which are a third fewer)."""
_FEWEST: Final = 3
"""On so many samples all candidates are tried before any is given up, if the budget allows: fewer
do not say how far what was thought beforehand can be trusted."""
_ENOUGH: Final = 16
"""With fewer samples than these, a standard error says nothing."""
_LINE: Final = 35.0
"""So many samples say as much of a candidate as the line does (measured: 20 to 50)."""
_STEEP: Final = 0.15
"""How far apart the line usually sets the candidates, in standard deviations of a sample."""
_STEEP_SURE: Final = 100.0
"""How sure that is: the inverse of its variance, in the same unit."""
_TRIED_AT_LEAST: Final = 24
"""So many candidates are tried once, however little time there is. A playout takes milliseconds by
any rules; if these took too long all the same, whoever asks would have to do without an answer."""


@dataclass(frozen=True, slots=True)
class MoveValues:
    """What the candidates turned out to be worth, an entry for each.

    Attributes:
        means: the average worth, drawn towards what was thought beforehand; of what was not tried
            at all, the worst of the others.
        playouts: how many playouts were spent on it.
        best: the candidate to choose: of those that were tried to the end, the best.
        is_cut_short: whether more would have been tried if there had been time.
    """

    means: tuple[float, ...]
    playouts: tuple[int, ...]
    best: int
    is_cut_short: bool = False


def halve(
    candidates: int,
    value: Callable[[int, int], float],
    playouts: int,
    prior: Sequence[float] | None = None,
    deadline: Deadline = never,
) -> MoveValues:
    """Find the best of several candidates.

    The budget is spent in about ``log2(candidates)`` stages, mostly of equal size, after each of
    which the worse half is given up; a candidate that is clearly behind is given up at once, and a
    search whose winner is clear ends early. Every candidate is tried at least once, unless there
    are very many and no time.

    Args:
        candidates: how many there are.
        value: what a candidate is worth in a sample, by ``(sample, candidate)``; the samples are
            numbered from 0.
        playouts: how many values may be asked for.
        prior: what is thought of each candidate beforehand, in any unit; more is better.
        deadline: asked before each further playout; when it says so, the best so far is the answer.

    Raises:
        ValueError: there is no candidate.
    """
    if candidates < 1:
        raise ValueError("there is nothing to choose from")
    values: list[list[float]] = [[] for _ in range(candidates)]
    trial = _Tried(value, prior, deadline, values, [0.0] * candidates)
    alive = list(range(candidates))
    stages = max(1, ceil(log2(candidates)))
    for stage in range(stages):
        fewest = min(playouts, _FEWEST * len(alive))
        playouts -= trial.stage(alive, max(fewest, playouts // (stages - stage)))
        trial.judge(alive)
        alive.sort(key=trial.means.__getitem__, reverse=True)
        del alive[(len(alive) + 1) // 2 :]
        if trial.is_cut_short or len(alive) == 1 or playouts < len(alive):
            break
    return trial.found(alive[0])


@dataclass(slots=True, eq=False)
class _Tried:
    """What was tried so far: for each candidate its values, sample by sample.

    Attributes:
        values: these values.
        means: what each candidate was last judged to be worth.
        is_cut_short: whether it was enough before all was tried that should be.
    """

    value: Callable[[int, int], float]
    prior: Sequence[float] | None
    deadline: Deadline
    values: list[list[float]]
    means: list[float]
    is_cut_short: bool = False

    def stage(self, alive: list[int], size: int) -> int:
        """Try the candidates in turn on further samples; gives up those that fall far behind.

        Returns:
            how many playouts it took.
        """
        values = self.values
        spent = 0
        look_at = max(_ENOUGH, len(values[alive[0]]))
        while True:
            sample = len(values[alive[0]])
            self._try(alive, sample)
            if self.is_cut_short:
                return spent
            spent += len(alive)
            if sample >= look_at:
                self.judge(alive)
                self._give_up(alive)
                look_at = sample + sample // 4
            if spent + len(alive) > size or (len(alive) == 1 < len(values)):
                return spent

    def _try(self, alive: list[int], sample: int) -> None:
        """Try the candidates on one more sample.

        If it is enough before that is done, it is as if the sample had not been begun; in the first
        one, the candidates that were not tried are dropped.
        """
        values, value, deadline = self.values, self.value, self.deadline
        unasked = 0 if sample else _TRIED_AT_LEAST
        order = alive if sample else self._most_promising_first(alive)
        for place, candidate in enumerate(order):
            if place >= unasked and deadline():
                self.is_cut_short = True
                for each in order[:place] if sample else ():
                    values[each].pop()
                alive[:] = [each for each in alive if values[each]]
                return
            values[candidate].append(value(sample, candidate))

    def _most_promising_first(self, alive: Sequence[int]) -> Sequence[int]:
        if self.prior is None:
            return alive
        return sorted(alive, key=self.prior.__getitem__, reverse=True)

    def _give_up(self, alive: list[int]) -> None:
        """Drop the candidates that are clearly worse than the best."""
        best = max(alive, key=self.means.__getitem__)
        mine = self.values[best]
        for candidate in tuple(alive):
            if candidate != best:
                apart = [a - b for a, b in zip(mine, self.values[candidate], strict=True)]
                mean = sum(apart) / len(apart)
                if mean > 0 and mean > _SURE * _error(apart, mean):
                    alive.remove(candidate)

    def judge(self, alive: Sequence[int]) -> None:
        """Say what these candidates are worth, that were tried on the same samples."""
        count = len(self.values[alive[0]])
        found = [sum(self.values[candidate]) / count for candidate in alive]
        level = sum(found) / len(found)
        thought = self._thought(alive)
        noise = self._noise(alive, found) if thought else 0.0
        steep = 0.0
        if thought and noise:
            # Bayes: the steepness that is usual, and the one that is seen.
            seen = 1.0 / (1.0 / count + 1.0 / _LINE)
            upwards = sum([z * (each - level) for z, each in zip(thought, found, strict=True)])
            steep = seen * upwards + _STEEP_SURE * _STEEP * noise
            steep /= seen * len(thought) + _STEEP_SURE
        drawn = _LINE / (count + _LINE) if steep else 0.0
        for place, candidate in enumerate(alive):
            line = level + steep * thought[place] if steep else 0.0
            self.means[candidate] = (1.0 - drawn) * found[place] + drawn * line

    def _thought(self, alive: Sequence[int]) -> list[float]:
        """What was thought of the candidates, with mean 0 and variance 1; nothing if of all alike,
        or of none.
        """
        if self.prior is None or len(alive) == 1:
            return []
        prior = [self.prior[candidate] for candidate in alive]
        mean = sum(prior) / len(prior)
        spread = sqrt(sum([(each - mean) ** 2 for each in prior]) / len(prior))
        return [(each - mean) / spread for each in prior] if spread > abs(mean) * 1e-9 else []

    def _noise(self, alive: Sequence[int], found: Sequence[float]) -> float:
        """How far a sample's values scatter beyond what it brings to all candidates."""
        rows = list(zip(*[self.values[candidate] for candidate in alive], strict=True))
        if len(rows) == 1:
            return 0.0
        level = sum(found) / len(found)
        apart = [each - level for each in found]
        total = 0.0
        for row in rows:
            mean = sum(row) / len(row)
            total += sum(
                [(each - mean - usual) ** 2 for each, usual in zip(row, apart, strict=True)]
            )
        return sqrt(total / (len(rows) - 1) / (len(row) - 1))

    def found(self, best: int) -> MoveValues:
        """What came of it."""
        each = list(zip(self.means, self.values, strict=True))
        worst = min(mean for mean, values in each if values)
        return MoveValues(
            means=tuple([mean if values else worst for mean, values in each]),
            playouts=tuple(map(len, self.values)),
            best=best,
            is_cut_short=self.is_cut_short,
        )


def _error(values: Sequence[float], mean: float) -> float:
    """The standard error of a mean."""
    count = len(values)
    return sqrt(sum([(each - mean) ** 2 for each in values]) / (count - 1) / count)


WITHOUT_CHOICE: Final = ("pick", "next", "race")
"""What is asked where no move can be better than another, or none is a player's own to choose."""
_ENDING: Final = 0.5
"""The share of its time in which a player may look at everything, where nothing is hidden: if that
is too little, there is as much left to imagine some of it."""


class SearchModel(Protocol):
    """What a family of games knows of how to play them: its module of players."""

    def determinize(
        self, rules: Any, view: View, moves: Sequence[Any], chance_seed: int, /
    ) -> Determinizations:
        """Rounds as they may go on from a view.

        Args:
            rules: the game's rules.
            view: what the seat to move sees.
            moves: the moves that are to be tried.
            chance_seed: what all samples come from.
        """

    def worth(self, rules: Any, view: View, moves: Sequence[Any], /) -> Sequence[float]:
        """What each move is worth at a first look, compared with the others."""

    def quick_move(self, rules: Any, view: View, moves: Sequence[Any], /) -> Any:
        """A move that makes sense, in no time at all: of those of which that cannot be said, the
        first.

        Raises:
            ValueError: there is no move.
        """


MindOf = Callable[[GameBase], SearchModel]
"""Gives the mind for a game; raises :class:`TypeError` where no moves are weighed."""


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Plays the move that did best when rounds were played out from it.

    The same seed, asked about the same view and moves, gives the same answer.

    Attributes:
        mind_of: what gives it a mind for a game.
        seed: what its chance comes from.
        playouts: how many rounds it plays out for a decision.
        noise: how far its judgement strays.
        limits: when it has to choose; then the best so far is its choice.
    """

    mind_of: MindOf
    seed: int
    playouts: int
    noise: Noise = NO_NOISE
    limits: Limits = unlimited

    def choose(self, rules: GameBase, view: View, moves: Sequence[Any]) -> Any:
        """The best of the moves, or one that seems so.

        Raises:
            ValueError: there is none.
            TypeError: this is a patience, or a real-time game.
        """
        check_asked(rules, moves)
        chance = SplitMix64(self.seed ^ _moment(view))
        if len(moves) == 1:
            return moves[0]
        mind = self.mind_of(rules)
        if _asked(view) in WITHOUT_CHOICE:
            worth = mind.worth(rules, view, moves)
            equal = [move for move, each in zip(moves, worth, strict=True) if each == max(worth)]
            return equal[chance.below(len(equal))]
        samples = mind.determinize(rules, view, moves, chance.next())
        thoughts = self._thoughts(moves, samples)
        strays = self.noise.of(rules.family)
        if not strays:
            return thoughts.best  # which has weighed a win in hand like all else
        sure = [moves[place] for place in samples.sure]
        # What was given up early may have looked better than the best does by now.
        most = thoughts.each[0].worth
        worth = [SURE if each.move in sure else min(each.worth, most) for each in thoughts.each]
        return thoughts.each[seems_best(worth, strays, chance)].move

    def weigh(self, rules: GameBase, view: View, moves: Sequence[Any]) -> Thoughts:
        """What it thinks of every move, the best first.

        Raises:
            ValueError: there is none.
            TypeError: this is a patience, or a real-time game.
        """
        check_asked(rules, moves)
        if _asked(view) in WITHOUT_CHOICE:
            each = tuple(Thought(move, 0.0, 0.0, 0, 0.0, 0.0) for move in moves)
            return Thoughts(moves[0], each, "points")
        chance_seed = SplitMix64(self.seed ^ _moment(view)).next()
        samples = self.mind_of(rules).determinize(rules, view, moves, chance_seed)
        return self._thoughts(moves, samples)

    def _thoughts(self, moves: Sequence[Any], samples: Determinizations) -> Thoughts:
        certain = samples.certain(self.playouts, self.limits(_ENDING))
        if certain is not None:
            return _by_worth(moves, certain, samples.unit)
        deadline = self.limits(1.0)
        found = halve(len(moves), samples.value, self.playouts, samples.prior, deadline)
        # When it is enough, some moves have been played out in a sample that then does not count.
        came = [samples.outcomes(n)[:playouts] for n, playouts in enumerate(found.playouts)]
        thoughts = thoughts_of(moves, came, found.means, found.best)
        best = thoughts.pop(found.best)
        # Of those that were given up, the ones that lasted longer did better.
        thoughts.sort(key=lambda thought: (thought.playouts, thought.worth), reverse=True)
        each = (best, *thoughts)
        return Thoughts(best.move, each, samples.unit, is_cut_short=found.is_cut_short)


def _by_worth(
    moves: Sequence[Any], certain: Sequence[tuple[float, float, float]], unit: Unit
) -> Thoughts:
    """What is known of the moves for certain, as what is thought of them; of equals, the first is
    the best.
    """
    thoughts = [
        Thought(move, points, 0.0, 1, worth, expected)
        for move, (worth, expected, points) in zip(moves, certain, strict=True)
    ]
    thoughts.sort(key=lambda thought: thought.worth, reverse=True)
    return Thoughts(thoughts[0].move, tuple(thoughts), unit, certain=True)


def _moment(view: View) -> int:
    """A number for every moment of a game: a player that sits through it has new chance in each."""
    cards = [0 if card is None else card + 1 for pile in view.piles for card in (*pile.cards, -2)]
    number = 0 if view.round is None else view.round.number
    return crc32(bytes([number & 255, *[card & 255 for card in cards]]), view.seat)


def check_asked(rules: GameBase, moves: Sequence[Any]) -> None:
    """Refuse what cannot be weighed.

    Raises:
        ValueError: there is no move.
        TypeError: this is a patience, or a real-time game.
    """
    if rules.family in ("tableau", "speed"):
        raise TypeError("moves are weighed in games in which seats take turns")
    if not moves:
        raise ValueError("there is no move to choose from")


def _asked(view: View) -> str:
    return "" if view.turn is None else view.turn.asked
