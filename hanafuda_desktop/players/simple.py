"""A player that thinks nothing, and a sensible one that looks one move ahead.

How the moves of a game are weighed is the business of each family, which a player is handed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.noise import NO_WHIMS, Whims, seems_best
from hanafuda_desktop.players.search import MindOf
from hanafuda_desktop.rules.schema.game import GameBase

# The player that thinks nothing: every legal move is as likely as any other.


class RandomPlayer:
    """Plays at random, any game.

    Args:
        seed: what its chance comes from.
    """

    def __init__(self, seed: int) -> None:
        self._chance = SplitMix64(seed)

    def choose(self, rules: GameBase, view: View, moves: Sequence[Any]) -> Any:
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
        mind_of: what gives it a mind for a game.
        seed: decides between moves that are worth the same, and on whims.
        whims: how far its judgement strays.
    """

    def __init__(self, mind_of: MindOf, seed: int, whims: Whims = NO_WHIMS) -> None:
        self._mind_of = mind_of
        self._chance = SplitMix64(seed)
        self._whims = whims

    def choose(self, rules: GameBase, view: View, moves: Sequence[Any]) -> Any:
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
        worth = self._mind_of(rules).worth(rules, view, moves)
        if strays:
            return moves[seems_best(worth, strays, self._chance)]
        best = max(worth)
        equal = [place for place, each in enumerate(worth) if each > best - _EQUAL]
        return moves[equal[self._chance.below(len(equal))] if len(equal) > 1 else equal[0]]
