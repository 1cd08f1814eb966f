"""The computer players there are where seats take turns, by the ids that settings and records know
them by.

What the levels differ in was tuned by playing each against the one below, in every game; the README
has the results.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.reaction_race import Reaction
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.evaluation import NO_NOISE, Limits, Noise, seems_best, unlimited
from hanafuda_desktop.players.search import MindOf, SearchPlayer, check_asked
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.text.language import Text

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
        noise: how far its judgement strays.
    """

    def __init__(self, mind_of: MindOf, seed: int, noise: Noise = NO_NOISE) -> None:
        self._mind_of = mind_of
        self._chance = SplitMix64(seed)
        self._noise = noise

    def choose(self, rules: GameBase, view: View, moves: Sequence[Any]) -> Any:
        """The best of the moves.

        Raises:
            ValueError: there is none.
            TypeError: this is a patience, or a real-time game.
        """
        check_asked(rules, moves)
        if len(moves) == 1:
            return moves[0]
        strays = self._noise.of(rules.family)
        worth = self._mind_of(rules).worth(rules, view, moves)
        if strays:
            return moves[seems_best(worth, strays, self._chance)]
        best = max(worth)
        equal = [place for place, each in enumerate(worth) if each > best - _EQUAL]
        return moves[equal[self._chance.below(len(equal))] if len(equal) > 1 else equal[0]]


# The five levels of computer players that people choose from, the same in every family of games.
#
# What a level can do is told for each kind of game: here where seats take turns, by
# ``families.speed.players`` where they do not.


class LevelName(NamedTuple):
    """A level.

    Attributes:
        id: the word for it in settings, records and on the command line.
        name: what people call it, in English.
    """

    id: str
    name: Text


BEGINNER: Final = LevelName("beginner", "Beginner")
CASUAL: Final = LevelName("casual", "Casual")
STANDARD: Final = LevelName("standard", "Standard")
STRONG: Final = LevelName("strong", "Strong")
EXPERT: Final = LevelName("expert", "Expert")

LEVEL_NAMES: Final = (BEGINNER, CASUAL, STANDARD, STRONG, EXPERT)
"""The weakest first."""


_EDITIONS: Final = {"fishing": (1, 1), "shedding": (1, 4)}
"""For each family, how often it has changed what those choose who look one move ahead, and those
who search. Whoever changes it counts on: what was measured before says nothing of them any more.
"""
_WHIMS_EDITION: Final = 3
"""The same for the slips of those whose judgement strays."""

_USUAL_REACTION: Final = Reaction(median_ms=330, spread=0.2)


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of computer player.

    Attributes:
        id: the word for it in settings, records and on the command line.
        name: what people call it, in English.
        playouts: how many rounds it plays out in its mind for a decision; 0 if it looks one move
            ahead, and ``None`` if it looks at nothing.
        noise: how far its judgement of moves strays in each family of games: it takes one for the
            best that seems so.
        budget_ms: how long a decision may take, in milliseconds; most take far less.
        reaction: how fast it is, where a game asks for a race (UN-13).
    """

    id: str
    name: Text
    playouts: int | None
    noise: Noise = NO_NOISE
    budget_ms: int = 1000
    reaction: Reaction = _USUAL_REACTION

    def skill(self, family: str) -> str:
        """All that its strength in a family of games depends on, as a word for measurements."""
        if self.playouts is None:
            return "random"
        edition = _EDITIONS[family][self.playouts > 0]
        strays = self.noise.of(family)
        whims = f"{strays} of edition {_WHIMS_EDITION}" if strays else "0.0"
        return f"{self.playouts} playouts, whims {whims}, edition {edition}"

    def make(self, mind_of: MindOf, seed: int, *, limits: Limits = unlimited) -> Player:
        """One of them.

        Args:
            mind_of: what gives it a mind for a game.
            seed: what its chance comes from.
            limits: when it has to choose; then it plays the best so far.
        """
        if self.playouts is None:
            return RandomPlayer(seed)
        if not self.playouts:
            return GreedyPlayer(mind_of, seed, self.noise)
        return SearchPlayer(mind_of, seed, self.playouts, self.noise, limits)


LEVELS: Final = (
    # How far judgement strays: in fishing games, then in shedding games.
    Level(*BEGINNER, 0, Noise(14.0, 20.0), 1000, Reaction(median_ms=540, spread=0.25)),
    Level(*CASUAL, 0, Noise(6.0, 6.0), 1000, Reaction(median_ms=430, spread=0.22)),
    Level(*STANDARD, 100, Noise(1.2, 4.0), 2000, Reaction(median_ms=345, spread=0.2)),
    Level(*STRONG, 250, Noise(0.4, 3.0), 2000, Reaction(median_ms=275, spread=0.18)),
    Level(*EXPERT, 1000, NO_NOISE, 4000, Reaction(median_ms=220, spread=0.16)),
)
"""Those that people choose from, the weakest first."""

ALL_LEVELS: Final = (
    Level("random", "Random", None, reaction=Reaction(median_ms=450, spread=0.3)),
    Level("greedy", "Greedy", 0),
    *LEVELS,
)
"""With those against which the others are measured; older records know them, too."""
LEVELS_BY_ID: Final = {each.id: each for each in ALL_LEVELS}


def level(level_id: str) -> Level:
    """The kind of this id.

    Raises:
        KeyError: there is none.
    """
    return LEVELS_BY_ID[level_id]


def new_player(level_id: str, mind_of: MindOf, seed: int, *, limits: Limits = unlimited) -> Player:
    """A player of this kind.

    Raises:
        KeyError: there is no such kind.
    """
    return level(level_id).make(mind_of, seed, limits=limits)
