"""The player that plays where another one failed: some sensible legal move, in no time at all.

It weighs nothing and searches nothing, so that it may be asked where nobody can wait, and so that
no rule file can keep it busy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.families import compile_fishing
from hanafuda_desktop.engine.fishing.moves import Bomb, Go, Play, Stop, Take
from hanafuda_desktop.engine.shedding.moves import Combine, DiscardDrawn
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["quick_move"]

_STOPS: Final = 1000
_BOMBS: Final = 100
"""More than any card is worth."""

_Captures = Callable[[int], Sequence[int]]
"""Which field cards a hand card can capture."""


def quick_move(view: View, moves: Sequence[Any], rules: GameRules | None = None) -> Any:
    """A move that makes sense: stop rather than go on, capture rather than lay down; and where
    cards are shed, shed most.

    Among moves of which that cannot be said, the first.

    Args:
        view: what the seat to move sees.
        moves: its legal moves, at least one.
        rules: the game's rules; left out, cards are taken to capture those of their month.

    Raises:
        ValueError: there is no move.
    """
    if rules is not None and rules.family == "shedding":
        return max(moves, key=_shed_by)
    captures = _captures(view, rules)
    return max(moves, key=lambda move: _sense(move, captures))


def _shed_by(move: Any) -> int:
    """How many cards a seat is rid of by a move of a shedding game."""
    match move:
        case Combine(_, _, hand, lay):
            return len(hand) + len(lay)
        case DiscardDrawn():
            return 1
    return 0


def _captures(view: View, rules: GameRules | None) -> _Captures:
    """Which field cards each hand card can capture, as the rules have it: there may be wild cards,
    or others than those of a month may match.
    """
    fields = (pile.cards for pile in view.piles if pile.kind is PileKind.FIELD)
    field = [card for cards in fields for card in cards if card is not None]
    if rules is None or rules.family != "fishing" or view.round is None:
        return lambda card: [each for each in field if CARDS[each].month == CARDS[card].month]
    # The game itself has had these rules compiled before.
    now = view.round
    takes = compile_fishing(rules, len(now.totals), now.rounds).program.hand_takes
    return lambda card: [each for each in field if takes[card] >> each & 1]


def _sense(move: Any, captures: _Captures) -> int:
    match move:
        case Stop():
            return _STOPS
        case Bomb():
            return _BOMBS
        case Play(card, None):
            mates = captures(card)
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
