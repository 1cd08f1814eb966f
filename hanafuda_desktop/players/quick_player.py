"""The player that plays where another one failed: some sensible legal move, in no time at all.

It weighs nothing and searches nothing, so that it may be asked where nobody can wait, and so that
no rule file can keep it busy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.fishing.moves import Bomb, Go, Play, Stop, Take
from hanafuda_desktop.engine.view import PileKind, View

__all__ = ["quick_move"]

_STOPS: Final = 1000
_BOMBS: Final = 100
"""More than any card is worth."""


def quick_move(view: View, moves: Sequence[Any]) -> Any:
    """A move that makes sense: stop rather than go on, capture rather than lay down.

    Among moves of which that cannot be said, the first.

    Args:
        view: what the seat to move sees.
        moves: its legal moves, at least one.

    Raises:
        ValueError: there is no move.
    """
    fields = (pile.cards for pile in view.piles if pile.kind is PileKind.FIELD)
    field = [card for cards in fields for card in cards if card is not None]
    return max(moves, key=lambda move: _sense(move, field))


def _sense(move: Any, field: Sequence[int]) -> int:
    match move:
        case Stop():
            return _STOPS
        case Bomb():
            return _BOMBS
        case Play(card, None):
            mates = [each for each in field if CARDS[each].month == CARDS[card].month]
            return max((_value(card) + _value(mate) for mate in mates), default=-_value(card))
        case Play(card, int(mate)):
            return _value(card) + _value(mate)
        case Take(card):
            return _value(card)
        case Go():
            return -1
    return 0


def _value(card: int) -> int:
    return CARDS[card].category.usual_value
