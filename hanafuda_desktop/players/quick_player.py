"""The player that plays where another one failed: some sensible legal move, in no time at all.

It weighs nothing and searches nothing, so that it may be asked where nobody can wait, and so that
no rule file can keep it busy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.families import compile_fishing
from hanafuda_desktop.engine.fishing.moves import Bomb, Go, Play, Stop, Take
from hanafuda_desktop.engine.shedding.moves import DiscardDrawn
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["quick_move"]

_STOPS: Final = 1000
_BOMBS: Final = 100
"""More than any card is worth."""


def quick_move(view: View, moves: Sequence[Any], rules: GameRules) -> Any:
    """A move that makes sense: stop rather than go on, capture rather than lay down; and where
    cards are shed, shed most.

    Among moves of which that cannot be said, the first.

    Args:
        view: what the seat to move sees.
        moves: its legal moves, at least one.
        rules: the game's rules.

    Raises:
        ValueError: there is no move.
    """
    # A game of one family needs nothing of the others.
    if rules.family == "shedding":
        from hanafuda_desktop.engine.shedding.coming import shed_by

        return max(moves, key=lambda move: shed_by(move) + isinstance(move, DiscardDrawn))
    if rules.family != "fishing" or view.round is None:
        return max(moves, key=lambda _: 0)
    now = view.round
    # The game itself has had these rules compiled before.
    takes = compile_fishing(rules, len(now.totals), now.rounds).program.hand_takes
    field = mask_of(card for card in view.pile("f").cards if card is not None)
    return max(moves, key=lambda move: _sense(move, takes, field))


def _sense(move: Any, takes: Sequence[int], field: int) -> int:
    """How much sense a move makes.

    Args:
        move: the move.
        takes: for each hand card the cards that it can capture, as the rules have it.
        field: the cards on the field.
    """
    match move:
        case Stop():
            return _STOPS
        case Bomb():
            return _BOMBS
        case Play(card, None):
            mates = members(takes[card] & field)
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
