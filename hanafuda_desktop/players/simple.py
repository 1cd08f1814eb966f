"""A sensible player that looks one move ahead, at any game of several players.

How it weighs the moves of a game stands in a folder for each family.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.moves import Bomb, Go, Pick, Play, Stop, Take
from hanafuda_desktop.families.registry import compile_fishing
from hanafuda_desktop.families.shedding.moves import DiscardDrawn
from hanafuda_desktop.players.noise import NO_WHIMS, Whims, seems_best
from hanafuda_desktop.rules.schema.rulefile import GameRules

# The player that plays where another one failed: some sensible legal move, in no time at all.
#
# It weighs nothing and searches nothing, so that it may be asked where nobody can wait, and so
# that no rule file can keep it busy.

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
        from hanafuda_desktop.families.shedding.view import shed_by

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


# The player that thinks nothing: every legal move is as likely as any other.


class RandomPlayer:
    """Plays at random, any game.

    Args:
        seed: what its chance comes from.
    """

    def __init__(self, seed: int) -> None:
        self._chance = SplitMix64(seed)

    def choose(self, rules: GameRules, view: View, moves: Sequence[Any]) -> Any:
        """Any of the moves.

        Raises:
            ValueError: there is none.
        """
        del rules, view
        return moves[self._chance.below(len(moves))]


_EQUAL: Final = 1e-9
"""Moves whose worth differs by less are worth the same."""


class GreedyPlayer:
    """Plays the move that is worth most at once.

    Args:
        seed: decides between moves that are worth the same, and on whims.
        whims: how far its judgement strays.
    """

    def __init__(self, seed: int, whims: Whims = NO_WHIMS) -> None:
        self._chance = SplitMix64(seed)
        self._whims = whims

    def choose(self, rules: GameRules, view: View, moves: Sequence[Any]) -> Any:
        """The best of the moves.

        Raises:
            ValueError: there is none.
            TypeError: this is a patience, or a real-time game.
        """
        if rules.family == "tableau":
            raise TypeError("the greedy player plays no patience")
        if rules.family == "speed":
            raise TypeError("the greedy player waits for its turn, and here there are none")
        if not moves:
            raise ValueError("there is no move to choose from")
        if len(moves) == 1:
            return moves[0]
        strays = self._whims.of(rules.family)
        # A game of one family needs nothing of the others.
        if rules.family == "shedding":
            from hanafuda_desktop.families.shedding.players import SheddingThinking

            return self._best(moves, SheddingThinking(rules, view).worth, strays)
        if isinstance(moves[0], Pick):
            return moves[self._chance.below(len(moves))]
        from hanafuda_desktop.families.fishing.players import FishingThinking

        thinking = FishingThinking(rules, view)
        if isinstance(moves[0], Stop | Go):
            wanted = Go if thinking.goes_on() else Stop
            return self._best(moves, lambda move: float(isinstance(move, wanted)), strays)
        return self._best(moves, thinking.worth, strays)

    def _best(self, moves: Sequence[Any], worth_of: Callable[[Any], float], strays: float) -> Any:
        """A move that is worth as much as any, or seems so."""
        worth = [worth_of(move) for move in moves]
        if strays:
            return moves[seems_best(worth, strays, self._chance)]
        best = max(worth)
        equal = [place for place, each in enumerate(worth) if each > best - _EQUAL]
        return moves[equal[self._chance.below(len(equal))] if len(equal) > 1 else equal[0]]
