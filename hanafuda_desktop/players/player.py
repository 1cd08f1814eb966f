"""What a computer player is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["Player"]


class Player(Protocol):
    """Plays a seat, and knows no more of a game than what that seat sees.

    A player may keep what helps it to think, and the state of its own seeded chance; the same
    player asked the same questions in the same order gives the same answers.
    """

    def choose(self, rules: GameRules, view: View, moves: Sequence[Any]) -> Any:
        """One of the moves.

        Args:
            rules: the game's rules.
            view: what the seat to move sees.
            moves: its legal moves, at least one.

        Raises:
            ValueError: there is no move.
            TypeError: this kind of player does not know this kind of game.
        """
