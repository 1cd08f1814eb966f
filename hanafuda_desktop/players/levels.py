"""The computer players there are, by the ids that settings and records know them by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.engine.race import Reaction
from hanafuda_desktop.players.greedy import GreedyPlayer
from hanafuda_desktop.players.player import Player
from hanafuda_desktop.players.random_player import RandomPlayer

__all__ = ["LEVELS", "Level", "level", "new_player"]


_USUAL_REACTION: Final = Reaction(median_ms=330, spread=0.2)


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of computer player.

    Attributes:
        id: the word for it in settings, records and on the command line.
        name: what people call it.
        make: makes one, from a seed.
        budget_ms: how long a decision may take, in milliseconds; most take far less.
        reaction: how fast it is, where a game asks for a race (UN-13).
    """

    id: str
    name: str
    make: Callable[[int], Player]
    budget_ms: int = 1000
    reaction: Reaction = _USUAL_REACTION


LEVELS: Final = (
    Level("random", "Random", RandomPlayer, reaction=Reaction(median_ms=450, spread=0.3)),
    Level("greedy", "Greedy", GreedyPlayer),
)
"""The weakest first."""


def level(level_id: str) -> Level:
    """The kind of this id.

    Raises:
        KeyError: there is none.
    """
    for each in LEVELS:
        if each.id == level_id:
            return each
    raise KeyError(level_id)


def new_player(level_id: str, seed: int) -> Player:
    """A player of this kind.

    Raises:
        KeyError: there is no such kind.
    """
    return level(level_id).make(seed)
