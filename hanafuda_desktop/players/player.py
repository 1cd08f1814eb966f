"""What a computer player is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.race import Reaction
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.game import GameBase

# How computer players run a race of reactions (UN-13).


def computer_times(racers: Mapping[int, Reaction], seed: int) -> dict[int, int]:
    """How long computer players take, in milliseconds after the signal, by their seats.

    Args:
        racers: the computer players in the race, each with how fast it is.
        seed: what their chance comes from; a seat's time depends on this and on the seat alone.
    """
    return {
        seat: reaction.time(SplitMix64(seed ^ (seat + 1)).next())
        for seat, reaction in sorted(racers.items())
    }


class Player(Protocol):
    """Plays a seat, and knows no more of a game than what that seat sees.

    A player may keep what helps it to think, and the state of its own seeded chance; the same
    player asked the same questions in the same order gives the same answers.
    """

    def choose(self, rules: GameBase, view: View, moves: Sequence[Any]) -> Any:
        """One of the moves.

        Args:
            rules: the game's rules.
            view: what the seat to move sees.
            moves: its legal moves, at least one.

        Raises:
            ValueError: there is no move.
            TypeError: this kind of player does not know this kind of game.
        """
