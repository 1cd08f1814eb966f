"""The computer players there are where seats take turns, by the ids that settings and records know
them by.

What the levels differ in was tuned by playing each against the one below, in every game; the README
has the results.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from hanafuda_desktop.engine.race import Reaction
from hanafuda_desktop.players.noise import NO_WHIMS, Whims
from hanafuda_desktop.players.player import Player
from hanafuda_desktop.players.search import Limits, MindOf, SearchPlayer, unlimited
from hanafuda_desktop.players.simple import GreedyPlayer, RandomPlayer
from hanafuda_desktop.text.language import tr_noop

# The five levels of computer players that people choose from, the same in every family of games.
#
# What a level can do is told for each kind of game: by :mod:`.levels` where seats take turns, by
# :mod:`.speed.levels` where they do not.


class Rung(NamedTuple):
    """A level.

    Attributes:
        id: the word for it in settings, records and on the command line.
        name: what people call it, in English.
    """

    id: str
    name: str


BEGINNER: Final = Rung("beginner", tr_noop("Beginner"))
CASUAL: Final = Rung("casual", tr_noop("Casual"))
STANDARD: Final = Rung("standard", tr_noop("Standard"))
STRONG: Final = Rung("strong", tr_noop("Strong"))
EXPERT: Final = Rung("expert", tr_noop("Expert"))

LADDER: Final = (BEGINNER, CASUAL, STANDARD, STRONG, EXPERT)
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
        whims: how far its judgement of moves strays in each family of games: it takes one for the
            best that seems so.
        budget_ms: how long a decision may take, in milliseconds; most take far less.
        reaction: how fast it is, where a game asks for a race (UN-13).
    """

    id: str
    name: str
    playouts: int | None
    whims: Whims = NO_WHIMS
    budget_ms: int = 1000
    reaction: Reaction = _USUAL_REACTION

    def skill(self, family: str) -> str:
        """All that its strength in a family of games depends on, as a word for measurements."""
        if self.playouts is None:
            return "random"
        edition = _EDITIONS[family][self.playouts > 0]
        strays = self.whims.of(family)
        whims = f"{strays} of edition {_WHIMS_EDITION}" if strays else "0.0"
        return f"{self.playouts} playouts, whims {whims}, edition {edition}"

    def make(
        self,
        mind_of: MindOf,
        seed: int,
        *,
        playouts: int | None = None,
        limits: Limits = unlimited,
    ) -> Player:
        """One of them.

        Args:
            mind_of: what gives it a mind for a game.
            seed: what its chance comes from.
            playouts: how many rounds it plays out at the most, if fewer than its level has.
            limits: when it has to choose; then it plays the best so far.
        """
        if self.playouts is None:
            return RandomPlayer(seed)
        if not self.playouts:
            return GreedyPlayer(mind_of, seed, self.whims)
        budget = self.playouts if playouts is None else min(playouts, self.playouts)
        return SearchPlayer(mind_of, seed, budget, self.whims, limits)


def _level(rung: Rung, playouts: int, whims: Whims, budget_ms: int, reaction: Reaction) -> Level:
    return Level(rung.id, rung.name, playouts, whims, budget_ms, reaction)


LEVELS: Final = (
    # How far judgement strays: in fishing games, then in shedding games.
    _level(BEGINNER, 0, Whims(14.0, 20.0), 1000, Reaction(median_ms=540, spread=0.25)),
    _level(CASUAL, 0, Whims(6.0, 6.0), 1000, Reaction(median_ms=430, spread=0.22)),
    _level(STANDARD, 100, Whims(1.2, 4.0), 2000, Reaction(median_ms=345, spread=0.2)),
    _level(STRONG, 250, Whims(0.4, 3.0), 2000, Reaction(median_ms=275, spread=0.18)),
    _level(EXPERT, 1000, NO_WHIMS, 4000, Reaction(median_ms=220, spread=0.16)),
)
"""Those that people choose from, the weakest first."""

ALL_LEVELS: Final = (
    Level("random", tr_noop("Random"), None, reaction=Reaction(median_ms=450, spread=0.3)),
    Level("greedy", tr_noop("Greedy"), 0),
    *LEVELS,
)
"""With those against which the others are measured; older records know them, too."""


def level(level_id: str) -> Level:
    """The kind of this id.

    Raises:
        KeyError: there is none.
    """
    for each in ALL_LEVELS:
        if each.id == level_id:
            return each
    raise KeyError(level_id)


def new_player(level_id: str, mind_of: MindOf, seed: int, *, limits: Limits = unlimited) -> Player:
    """A player of this kind.

    Raises:
        KeyError: there is no such kind.
    """
    return level(level_id).make(mind_of, seed, limits=limits)
