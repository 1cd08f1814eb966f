"""Plays a rule file many times at random and counts what happens.

Every move is drawn from the legal moves, each as likely as any other. That is no way to win, but it
visits every corner of the rules, says how many choices a position offers, and is the same for ever
for the same rules and seed. Where the stock may be turned over without limit such a walk spends
much of its time turning it, and never has to stop; ``max_moves`` ends it.

All chance comes from the seed through our own generator: game by game one number for the deal (so
that a deal met here can be opened by it) and one for the choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from statistics import fmean, median
from typing import Any, Final

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.events import YakuMade
from hanafuda_desktop.engine.families import compile_rules
from hanafuda_desktop.engine.family import Family
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["MAX_MOVES", "Ending", "PlayedGame", "Progress", "Simulation", "simulate"]

MAX_MOVES: Final = 1000
"""After so many moves a game is stopped, unless the caller says otherwise."""

_SHOWN_DEALS: Final = 20
_SPARE_BITS: Final = 32
"""Deal numbers are the upper half of a generator's number: short enough to be typed in."""
_NORMAL_95: Final = 1.959964

Progress = Callable[[int, int], None]
"""Called after each game with how many are done and how many there are; may raise to stop."""


class Ending(StrEnum):
    """How a simulated game came to its end."""

    WON = "won"
    LOST = "lost"
    """It was over without a winner: in a patience, no legal move was left."""
    STOPPED = "stopped"
    """It had as many moves as were allowed."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One simulated game.

    Attributes:
        seed: the deal's number, by which it can be played again.
        ending: how it came to its end.
        moves: how many moves were made.
        choices: how many legal moves there were, summed over its positions.
        yaku: the ids of the yaku that were made, in order.
        points: the points of the first seat at the end.
    """

    seed: int
    ending: Ending
    moves: int
    choices: int
    yaku: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Simulation:
    """Many simulated games of one rule file.

    Attributes:
        game: the rules' id.
        seed: what all chance came from.
        max_moves: after how many moves a game was stopped.
        yaku: the ids of all yaku that the rules know.
        played: the games, in order.
    """

    game: str
    seed: int
    max_moves: int
    yaku: tuple[str, ...]
    played: tuple[PlayedGame, ...]

    @property
    def games(self) -> int:
        """How many games there were."""
        return len(self.played)

    def count(self, ending: Ending) -> int:
        """How many games ended so."""
        return sum(game.ending is ending for game in self.played)

    @property
    def yaku_per_game(self) -> dict[int, int]:
        """For each number of yaku, in how many games so many were made."""
        return dict(sorted(Counter(len(game.yaku) for game in self.played).items()))

    @property
    def yaku_made(self) -> dict[str, int]:
        """For each yaku of the rules, how often it was made in all games together."""
        made = Counter(yaku for game in self.played for yaku in game.yaku)
        return {yaku: made[yaku] for yaku in self.yaku}

    @property
    def legal_moves_per_position(self) -> float:
        """How many legal moves a position offered, on average over all positions."""
        positions = sum(game.moves for game in self.played)
        return sum(game.choices for game in self.played) / positions if positions else 0.0

    def to_json(self) -> dict[str, Any]:
        """All measurements as plain values."""
        moves = [game.moves for game in self.played]
        won = [game.seed for game in self.played if game.ending is Ending.WON]
        return {
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "max_moves": self.max_moves,
            "endings": {ending.value: self.count(ending) for ending in Ending},
            "won_share": _share(len(won), self.games),
            "won_deals": won[:_SHOWN_DEALS],
            "moves": {"mean": fmean(moves), "median": median(moves), "max": max(moves)},
            "legal_moves_per_position": self.legal_moves_per_position,
            "points": fmean(game.points for game in self.played),
            "yaku_per_game": {str(count): times for count, times in self.yaku_per_game.items()},
            "yaku_made": self.yaku_made,
        }


def _share(successes: int, trials: int) -> dict[str, float]:
    """A share with its 95 % interval (Wilson 1927), which is sound for few and rare successes."""
    share = successes / trials
    square = _NORMAL_95**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    spread = sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    half = _NORMAL_95 * spread / (1 + square / trials)
    return {"share": share, "low": max(0.0, middle - half), "high": min(1.0, middle + half)}


def _play(family: Family[Any, Any], seed: int, chance: SplitMix64, max_moves: int) -> PlayedGame:
    """Play one game at random from its deal on."""
    step = family.deal(shuffled(family.deck, seed), seed)
    moves = choices = 0
    yaku: list[str] = []
    while moves < max_moves and (seat := family.to_move(step.state)) is not None:
        legal = family.legal_moves(step.state, seat)
        step = family.apply(step.state, legal[chance.below(len(legal))])
        moves += 1
        choices += len(legal)
        yaku += [event.yaku for event in step.events if isinstance(event, YakuMade)]
    return PlayedGame(
        seed=seed,
        ending=_ending(family, step.state),
        moves=moves,
        choices=choices,
        yaku=tuple(yaku),
        points=family.view(step.state, 0).points[0],
    )


def _ending(family: Family[Any, Any], state: Any) -> Ending:
    outcome = family.outcome(state)
    if outcome is None:
        return Ending.STOPPED
    return Ending.WON if outcome.winners else Ending.LOST


def simulate(
    rules: GameRules,
    *,
    games: int,
    seed: int,
    max_moves: int = MAX_MOVES,
    progress: Progress | None = None,
) -> Simulation:
    """Play a rule file many times at random.

    Args:
        rules: the game.
        games: how many games to play.
        seed: what all chance comes from; the same seed gives the same games for ever.
        max_moves: after how many moves a game is stopped.
        progress: called after each game.

    Raises:
        ValueError: ``games`` or ``max_moves`` is not positive.
    """
    if games < 1 or max_moves < 1:
        raise ValueError("at least one game and one move are needed")
    family = compile_rules(rules)
    source = SplitMix64(seed)
    played: list[PlayedGame] = []
    for number in range(games):
        deal = source.next() >> _SPARE_BITS
        played.append(_play(family, deal, SplitMix64(source.next()), max_moves))
        if progress is not None:
            progress(number + 1, games)
    return Simulation(
        game=rules.id,
        seed=seed,
        max_moves=max_moves,
        yaku=tuple(yaku.id for yaku in rules.yaku),
        played=tuple(played),
    )
