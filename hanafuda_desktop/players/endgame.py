"""What points are worth near the end of a game, and rounds played to their end.

Moves can be weighed by every way in which a round can go on, where nothing is hidden any more.

That is so for the last moves of some rounds: all cards that a seat does not see are in one hand,
and the stock is gone. Then nothing need be imagined, and no luck is left in what is found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Any, Final

from hanafuda_desktop.engine.rounds import RoundView
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.players.evaluation import Deadline, Unit, never

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
