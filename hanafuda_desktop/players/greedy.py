"""A sensible player that looks one move ahead, at any game of several players.

How it weighs the moves of a game stands in a folder for each family.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.fishing.moves import Go, Pick, Stop
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.whims import NO_WHIMS, Whims, seems_best
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["GreedyPlayer"]

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
            from hanafuda_desktop.players.shedding.thinking import SheddingThinking

            return self._best(moves, SheddingThinking(rules, view).worth, strays)
        if isinstance(moves[0], Pick):
            return moves[self._chance.below(len(moves))]
        from hanafuda_desktop.players.fishing.thinking import FishingThinking

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
