"""The player that thinks nothing: every legal move is as likely as any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["RandomPlayer"]


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
