"""Weighs moves by every way in which a round can go on, where nothing is hidden any more.

That is so for the last moves of some rounds: all cards that a seat does not see are in one hand,
and the stock is gone. Then nothing need be imagined, and no luck is left in what is found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.players.match_score import Stakes
from hanafuda_desktop.players.search import Enough, never

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
        stakes: what that is worth, to each seat.
    """

    to_move: Callable[[Any], int | None]
    legal_moves: Callable[[Any, int], Sequence[Any]]
    after: Callable[[Any, Any], Any]
    gains: Callable[[Any], Sequence[float] | None]
    stakes: Sequence[Stakes]


class _TooMuchError(Exception):
    """There is more to try than was allowed or than there is time for, or chance has a part."""


def is_open(view: View) -> bool:
    """Whether a seat can tell where every card is: at most one is hidden, or one hand alone."""
    hidden = [(pile.kind, count) for pile in view.piles if (count := pile.cards.count(None))]
    if len(hidden) > 1:
        return False
    return all(count == 1 or kind is PileKind.HAND for kind, count in hidden)


def played_to_the_end(
    ending: Endgame, state: Any, moves: Sequence[Any], most: int, enough: Enough = never
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
        goes_on = left >= 0 and deep < _DEEPEST and not enough()
        after = ending.after(before, move) if goes_on else None
        if after is None:
            raise _TooMuchError
        gains = ending.gains(after)
        seat = ending.to_move(after)
        if gains is not None or seat is None:
            return gains or ()
        found = [played(after, each, deep + 1) for each in ending.legal_moves(after, seat)]
        return max(found, key=ending.stakes[seat].worth)

    try:
        found = [played(state, move, 0) for move in moves]
    except _TooMuchError:
        return None
    seat = ending.to_move(state) or 0
    stakes = ending.stakes[seat]
    return [(stakes.worth(gains), stakes.expected(gains), gains[seat]) for gains in found]
