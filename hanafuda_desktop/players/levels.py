"""The computer players there are, by the ids that settings and records know them by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.players.greedy import GreedyPlayer
from hanafuda_desktop.players.player import Player
from hanafuda_desktop.players.random_player import RandomPlayer

__all__ = ["LEVELS", "Level", "level", "new_player"]


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of computer player.

    Attributes:
        id: the word for it in settings, records and on the command line.
        name: what people call it.
        make: makes one, from a seed.
    """

    id: str
    name: str
    make: Callable[[int], Player]


LEVELS: Final = (
    Level("random", "Random", RandomPlayer),
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
