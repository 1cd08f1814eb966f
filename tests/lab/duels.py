"""Many games between two players of real-time games, measured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.families.speed.moves import Count, Put
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.lab.arena import Duel, Maker, duel
from hanafuda_desktop.lab.statistics import share_of


@dataclass(frozen=True, slots=True)
class Duels:
    """Many games between two players, who exchange seats after each.

    Attributes:
        game: the rules' id.
        seed: what all chance came from.
        played: the games, in order; in every second one the first player has seat 1.
    """

    game: str
    seed: int
    played: tuple[Duel, ...]

    def seat(self, player: int, number: int) -> int:
        """Where a player sat in the game of this number."""
        return player ^ (number & 1)

    def paces(self, player: int) -> list[int]:
        """The times between two cards of a player."""
        return [
            pace
            for number, each in enumerate(self.played)
            for pace in paces(each, self.seat(player, number))
        ]

    def won(self, player: int) -> int:
        """How many games a player won alone."""
        return sum(
            each.winners == (self.seat(player, number),) for number, each in enumerate(self.played)
        )

    def to_json(self) -> dict[str, Any]:
        """All measurements as plain values; times in milliseconds."""
        games = len(self.played)
        minutes = sum(each.moves[-1].at for each in self.played) / 60_000
        return {
            "game": self.game,
            "games": games,
            "seed": self.seed,
            "players": [self._player(player) for player in range(2)],
            "rounds": fmean(each.rounds for each in self.played),
            "duration": fmean(each.moves[-1].at for each in self.played),
            "moves_per_minute": sum(len(each.moves) for each in self.played) / minutes,
            "late": sum(late(each) for each in self.played) / games,
        }

    def _player(self, player: int) -> dict[str, Any]:
        paces = self.paces(player)
        refused = [
            why
            for number, each in enumerate(self.played)
            for move, why in each.refused
            if isinstance(move, Put) and move.seat == self.seat(player, number)
        ]
        too_late = sum(why.startswith("Too late") for why in refused)
        return {
            "won_share": share_of(self.won(player), len(self.played)),
            "pace": median(paces) if paces else None,
            "late": too_late / len(self.played),
            "wrong": (len(refused) - too_late) / len(self.played),
        }


def paces(played: Duel, seat: int) -> list[int]:
    """The times between two cards of a seat, without a count or a new round in between."""
    found = []
    last: int | None = None
    for move in played.moves:
        if isinstance(move, Count | NextRound):
            last = None
        elif isinstance(move, Put) and move.seat == seat:
            if last is not None:
                found.append(move.at - last)
            last = move.at
    return found


def late(played: Duel) -> int:
    """How many cards came too late: another was put on the stack before."""
    return sum(why.startswith("Too late") for _, why in played.refused)


def duels(
    rules: SpeedRules,
    makers: Sequence[Maker],
    *,
    games: int,
    seed: int,
) -> Duels:
    """Play many games between two players.

    Args:
        rules: the game.
        makers: make the players; they exchange seats after each game, and play each deal twice.
        games: how many.
        seed: what all chance comes from; the same seed gives the same games for ever.

    Raises:
        ValueError: ``games`` is not positive, or there are not two players.
    """
    if games < 1 or len(makers) != 2:
        raise ValueError("at least one game and two players are needed")
    source = SplitMix64(seed)
    played = []
    deal = 0
    for number in range(games):
        if number % 2 == 0:
            deal = source.next() >> 32
        seats = makers if number % 2 == 0 else makers[::-1]
        played.append(duel(rules, seats, deal, source.next()))
    return Duels(rules.id, seed, tuple(played))
