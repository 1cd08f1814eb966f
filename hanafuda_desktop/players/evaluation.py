"""What moves are worth: by rounds that are played out, to their end, or as people see it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import erf, fsum, inf, sqrt
from typing import Any, Final, Literal

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.rounds import RoundView
from hanafuda_desktop.engine.view import PileKind, View


@dataclass(frozen=True, slots=True)
class Thought:
    """A move that was considered.

    Attributes:
        move: the move.
        points: how many points of the round the seat may expect with it.
        error: the standard error of what may be expected, in the unit of the thoughts it is one of.
        playouts: how many imagined rounds it was played in; 0 if it was not searched.
        worth: what it was compared by, to which what was thought beforehand has added, and what
            decides between moves that are equal otherwise.
        expected: what may be expected with it, by the imagined rounds alone: how many points more
            than the others get, or the chance to win the game. This is what people are told.
    """

    move: Any
    points: float
    error: float
    playouts: int
    worth: float
    expected: float


# What came of moves on average, as people are told it: the bare numbers, with nothing that was
# thought beforehand.
#
# A move that was given up early was tried in the first few of the rounds that were imagined.
# Beside one that was tried in all of them, its own average would tell mostly what luck those few
# brought to every move. So it is measured by how far it lay from the best in the rounds that both
# were tried in.


def thoughts_of(
    moves: Sequence[Any],
    outcomes: Sequence[Sequence[tuple[float, float]]],
    worth: Sequence[float],
    best: int,
) -> list[Thought]:
    """What is thought of moves of which rounds were played out.

    Args:
        moves: the moves.
        outcomes: for each move what the rounds were worth that were played out with it, and the
            points of the round; all moves were tried in the same rounds from the first on.
        worth: what the moves are compared by.
        best: the place of the one that was tried to the end.
    """
    found = []
    for move, each, compared in zip(moves, outcomes, worth, strict=True):
        expected, points, error = _beside(each, outcomes[best])
        found.append(Thought(move, points, error, len(each), compared, expected))
    return found


def _beside(
    each: Sequence[tuple[float, float]], best: Sequence[tuple[float, float]]
) -> tuple[float, float, float]:
    """What may be expected with a move, its points, and the standard error of the first."""
    both = min(len(each), len(best))
    if not both:
        return 0.0, 0.0, inf
    level, _ = mean_and_error([worth for worth, _ in best])
    points = fsum([own for _, own in best]) / len(best)
    apart, unsure = mean_and_error(
        [one - other for (one, _), (other, _) in zip(each, best, strict=False)]
    )
    behind = fsum([one - other for (_, one), (_, other) in zip(each, best, strict=False)]) / both
    _, error = mean_and_error([worth for worth, _ in each])
    # So much of the error is left as the rounds do not explain that only the best was tried in.
    share = both / len(best)
    left = sqrt(share * error**2 + (1.0 - share) * unsure**2) if both > 1 else inf
    return level + apart, points + behind, left


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values, and its standard error: infinite with fewer than two of them."""
    mean = fsum(values) / len(values)
    if len(values) < 2:
        return mean, inf
    spread = fsum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return mean, sqrt(spread / len(values))


Unit = Literal["points", "chance"]
"""In what moves were compared: points more than the others get, or the chance to win the game."""
ERRORS_APART: Final = 1.96
"""So many standard errors what is thought may be off to either side, 95 times of 100."""
FEWEST_TOLD: Final = 20
"""In fewer imagined rounds than these, chance decides what seems to come of a move, and they do not
tell how far it does."""


@dataclass(frozen=True, slots=True)
class Thoughts:
    """The moves that were considered for one decision, the best first.

    Where one may stop or go on, the two thoughts are what stopping and going on are worth.

    Attributes:
        best: the move to choose.
        each: what was thought of every legal move.
        unit: in what their worth is measured.
        certain: whether every way in which the round can go on was looked at.
        is_cut_short: whether there was no time for all the rounds that should have been imagined;
            then it is what was thought so far.
    """

    best: Any
    each: tuple[Thought, ...]
    unit: Unit
    certain: bool = False
    is_cut_short: bool = False

    def gave_up(self, thought: Thought) -> bool:
        """Whether a move was given up before one could say with numbers what would come of it."""
        return not self.certain and thought.playouts < min(FEWEST_TOLD, self.each[0].playouts)


# Says when a search has had the time that there is for it.
#
# Players know no clock: whoever asks one may hand it something that does. Without that, what is
# found depends on nothing but the question and the chance.

Deadline = Callable[[], bool]
"""Whether it is time to give the best answer that is known so far; once it is, it stays so."""

Limits = Callable[[float], Deadline]
"""Says for a share of the time that there is, counted from its beginning, when it is over."""


def never() -> bool:
    """There is all the time in the world."""
    return False


def unlimited(_share: float) -> Deadline:
    """It is never over."""
    return never


# The slips of people: their judgement of moves that are nearly as good strays.
#
# What stands out among the moves of a decision is seen by everybody; the closer moves lie together,
# beside how far all of them lie apart, the less can be said which of them a person plays. Of two
# moves alone nothing can be said but that: each is as far from the other as it can be, so whoever
# strays by less than twice the deviation takes the better one, however little there is between
# them.

SURE: Final = 1e6
"""A move that is played in any case is worth about so much or more, one that is never played as
little as its negative."""

_IN_DOUBT: Final = SURE / 4
"""What is worth more than this is sure, were it after some further turns."""

_UNIT: Final = float(1 << 53)


@dataclass(frozen=True, slots=True)
class Noise:
    """How far somebody's judgement strays, in standard deviations as :func:`seems_best` has it.

    Attributes:
        fishing: in a fishing game.
        shedding: in a shedding game. Mostly two or three moves are open there, and of so few only
            who strays far takes a worse one.
    """

    fishing: float
    shedding: float

    def of(self, family: str) -> float:
        """In a family of games.

        Raises:
            ValueError: nobody judges moves there.
        """
        match family:
            case "fishing":
                return self.fishing
            case "shedding":
                return self.shedding
            case _:
                raise ValueError(f"there are no whims in games of the family {family!r}")


NO_NOISE: Final = Noise(fishing=0.0, shedding=0.0)
"""Those of who judges every move as it is."""


def is_sure(worth: float) -> bool:
    """Whether a move of this worth is played in any case, so that nobody's judgement strays."""
    return worth > _IN_DOUBT


def seems_best(worth: Sequence[float], strays: float, chance: SplitMix64) -> int:
    """The place of the move that seems best to somebody.

    Args:
        worth: what each move is worth, in any unit; at least one.
        strays: how far his judgement does: what a move seems to be worth lies above what it is by
            anything up to so many standard deviations of all these. A move that is better than the
            others by more than that is always seen; of equal moves, any may seem the best.
        chance: decides how far it strays.
    """
    best = max(range(len(worth)), key=worth.__getitem__)
    if not strays or is_sure(worth[best]):
        return best
    weighed = [place for place, each in enumerate(worth) if each > -_IN_DOUBT]
    if not weighed:
        return best
    if all(worth[place] == worth[weighed[0]] for place in weighed):
        return weighed[chance.below(len(weighed))]
    mean = sum([worth[place] for place in weighed]) / len(weighed)
    spread = sqrt(sum([(worth[place] - mean) ** 2 for place in weighed]) / len(weighed))
    seems = [worth[place] + strays * spread * (chance.next() >> 11) / _UNIT for place in weighed]
    return weighed[max(range(len(weighed)), key=seems.__getitem__)]


def within_doubt(worth: Iterable[float], margin: float = 0.0) -> list[float]:
    """The same worth, where moves that are sure, or out of the question, are worth no more or less
    than the best or worst of the others and a margin.
    """
    found = list(worth)
    weighed = [each for each in found if abs(each) <= _IN_DOUBT] or [0.0]
    low, high = min(weighed) - margin, max(weighed) + margin
    return [min(max(each, low), high) for each in found]


# What points are worth near the end of a game, and rounds played to their end.
#
# Moves can be weighed by every way in which a round can go on, where nothing is hidden any more.
# That is so for the last moves of some rounds: all cards that a seat does not see are in one hand,
# and the stock is gone. Then nothing need be imagined, and no luck is left in what is found.

_NEAR: Final = 3
"""With so many rounds left after this one, or fewer, what counts is to win the game."""
_TOLD: Final = 3
"""From so many finished rounds on one can tell how far rounds set the players apart."""
_BESIDES: Final = 0.01
"""What the points of a usual round still count when the game's winner is all but certain."""


@dataclass(frozen=True, slots=True)
class MatchScore:
    """What a round's points are worth to a seat.

    Attributes:
        seat: the seat.
        others: a seat of each other side.
        leads: by how much the seat leads each of them before the round.
        spread: how far a round usually sets two players apart.
        rounds_left: how many rounds follow this one; ``None`` where points are all that counts.
    """

    seat: int
    others: tuple[int, ...]
    leads: tuple[int, ...]
    spread: float
    rounds_left: int | None

    @property
    def unit(self) -> Unit:
        """What worth is measured in."""
        return "points" if self.rounds_left is None else "chance"

    def worth(self, gains: Sequence[float]) -> float:
        """What it is worth that a round brings these points, a number for each seat: by this moves
        are compared.
        """
        ahead = self._ahead(gains)
        points = sum(ahead) / len(ahead)
        if self.rounds_left is None:
            return points
        return self._chance(ahead) + _BESIDES * points / self.spread

    def expected(self, gains: Sequence[float]) -> float:
        """The same as people are told it: without the points that decide between equal chances."""
        ahead = self._ahead(gains)
        return sum(ahead) / len(ahead) if self.rounds_left is None else self._chance(ahead)

    def _ahead(self, gains: Sequence[float]) -> list[float]:
        """By how much the round brings more than to each of the others."""
        mine = gains[self.seat]
        return [mine - gains[other] for other in self.others]

    def _chance(self, ahead: Sequence[float]) -> float:
        """How likely the game is won after a round that has set the seat so far ahead."""
        assert self.rounds_left is not None
        chance = 1.0
        for lead, more in zip(self.leads, ahead, strict=True):
            chance *= _ahead_at_the_end(lead + more, self.spread * sqrt(self.rounds_left))
        return chance


def _ahead_at_the_end(lead: float, spread: float) -> float:
    """How likely a lead is still one when rounds have changed it as they do."""
    if not spread:
        return 0.5 if not lead else float(lead > 0)
    return 0.5 * (1.0 + erf(lead / (spread * sqrt(2.0))))


def match_score_of(now: RoundView, seat: int) -> MatchScore:
    """What this round's points are worth to a seat."""
    others = tuple(side[0] for side in now.sides if seat not in side)
    leads = tuple(now.totals[seat] - now.totals[other] for other in others)
    apart = [
        (result.gains[one[0]] - result.gains[two[0]]) ** 2
        for result in now.sheet
        for one in now.sides
        for two in now.sides
        if one < two
    ]
    left = now.rounds - now.number
    # In the last round it only matters for what is a little better still.
    told = len(now.sheet) >= (_TOLD if left else 1) and any(apart)
    spread = sqrt(sum(apart) / len(apart)) if told else 1.0
    near = left <= _NEAR and now.target is None
    return MatchScore(seat, others, leads, spread, left if near and told else None)


def match_scores(now: RoundView) -> tuple[MatchScore, ...]:
    """What this round's points are worth to every seat."""
    return tuple(match_score_of(now, seat) for seat in range(len(now.totals)))


MOVES_A_PLAYOUT: Final = 10
"""About so many moves are tried in the time in which a round is played out once."""
_DEEPEST: Final = 100
"""A round that can go on for more moves than these is not looked at to its end."""


@dataclass(frozen=True, slots=True)
class Endgame:
    """How a round goes on from a state in which nothing is hidden.

    Attributes:
        to_move: whose turn it is.
        legal_moves: the moves of the seat whose turn it is.
        after: the state that a move leads to; ``None`` if chance has a part in it.
        gains: what the round has brought each seat; ``None`` while it runs.
        match_score: what that is worth, to each seat.
    """

    to_move: Callable[[Any], int | None]
    legal_moves: Callable[[Any, int], Sequence[Any]]
    after: Callable[[Any, Any], Any]
    gains: Callable[[Any], Sequence[float] | None]
    match_score: Sequence[MatchScore]


class _TooMuchError(Exception):
    """There is more to try than was allowed or than there is time for, or chance has a part."""


def is_open(view: View) -> bool:
    """Whether a seat can tell where every card is: at most one is hidden, or one hand alone."""
    hidden = [(pile.kind, count) for pile in view.piles if (count := pile.cards.count(None))]
    if len(hidden) > 1:
        return False
    return all(count == 1 or kind is PileKind.HAND for kind, count in hidden)


def played_to_the_end(
    ending: Endgame, state: Any, moves: Sequence[Any], most: int, deadline: Deadline = never
) -> list[tuple[float, float, float]] | None:
    """What each move of the seat to move is worth to it, what it may expect with it, and its points
    of the round, if everybody then does the best for itself; ``None`` if more than so many moves
    would have to be tried, or chance has a part, or it is said to be enough before: then something
    would be known of some moves, and of the others nothing.
    """
    left = most

    def played(before: Any, move: Any, deep: int) -> Sequence[float]:
        nonlocal left
        left -= 1
        goes_on = left >= 0 and deep < _DEEPEST and not deadline()
        after = ending.after(before, move) if goes_on else None
        if after is None:
            raise _TooMuchError
        gains = ending.gains(after)
        seat = ending.to_move(after)
        if gains is not None or seat is None:
            return gains or ()
        found = [played(after, each, deep + 1) for each in ending.legal_moves(after, seat)]
        return max(found, key=ending.match_score[seat].worth)

    try:
        found = [played(state, move, 0) for move in moves]
    except _TooMuchError:
        return None
    seat = ending.to_move(state) or 0
    match_score = ending.match_score[seat]
    return [(match_score.worth(gains), match_score.expected(gains), gains[seat]) for gains in found]


# Determinizations: a seat imagines the hidden cards, and plays the round out with each move.
#
# A sample is one way in which the hidden cards may lie, with all the chance that follows: the same
# for every move that is tried in it, whenever it is asked for.


@dataclass(frozen=True, slots=True)
class Determinizations:
    """The samples of one decision, numbered from 0.

    Attributes:
        view: what the seat to move sees.
        moves: the moves that are to be tried.
        chance_seed: what all samples come from.
        guess: imagines a state behind the view, from a seed.
        luck: draws by chance whatever a playout takes beside such a state.
        play_out: what the round brings each seat that goes on from a state, by luck, with a move.
        ending: how it goes on where nothing is hidden.
        prior: what each move seems to be worth before anything is played out, in any unit;
            ``None`` where that cannot be told.
        sure: the places of the moves that win, if need be after others, as everybody sees at a
            first look.
    """

    view: View
    moves: Sequence[Any]
    chance_seed: int
    guess: Callable[[int], Any]
    luck: Callable[[SplitMix64], Any]
    play_out: Callable[[Any, Any, Any], Sequence[float]]
    ending: Endgame
    prior: Sequence[float] | None
    sure: Sequence[int] = ()
    _samples: list[tuple[Any, Any]] = field(default_factory=list, init=False)
    _gains: dict[int, list[Sequence[float]]] = field(
        default_factory=partial(defaultdict, list), init=False
    )

    @property
    def unit(self) -> Unit:
        """What worth is measured in."""
        return self._match_score.unit

    @property
    def _match_score(self) -> MatchScore:
        return self.ending.match_score[self.view.seat]

    def sample(self, number: int) -> tuple[Any, Any]:
        """A way in which the hidden cards may lie, and the chance of what follows."""
        while len(self._samples) <= number:
            chance = SplitMix64(self.chance_seed + len(self._samples))
            self._samples.append((self.guess(chance.next()), self.luck(chance)))
        return self._samples[number]

    def value(self, sample: int, move: int) -> float:
        """What the round is worth to the seat, played out once with a move.

        Args:
            sample: the sample's number.
            move: the move's place among the moves.
        """
        gains = self.play_out(*self.sample(sample), self.moves[move])
        self._gains[move].append(gains)
        return self._match_score.worth(gains)

    def outcomes(self, move: int) -> list[tuple[float, float]]:
        """What came of all the rounds that were played out with a move, sample by sample: what the
        seat may be told that they were worth, and its points. Nothing for a move that is not
        played out.
        """
        score = self._match_score
        return [(score.expected(gains), gains[score.seat]) for gains in self._gains[move]]

    def certain(
        self, playouts: int, deadline: Deadline = never
    ) -> list[tuple[float, float, float]] | None:
        """What each move is worth, what may be expected with it, and its points of the round, where
        nothing is hidden any more; ``None`` elsewhere, or if that takes longer than so many
        playouts, or it is enough before.
        """
        if not is_open(self.view):
            return None
        state, most = self.guess(self.chance_seed), playouts * MOVES_A_PLAYOUT
        return played_to_the_end(self.ending, state, self.moves, most, deadline)
