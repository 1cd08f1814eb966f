"""Shedding games for the tests of the table: which there are, and how they go at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game

__all__ = ["GAMES", "game_where", "games_at_random"]


def _games() -> list[tuple[str, int]]:
    """Every shipped shedding game, at every number of players."""
    return [
        (entry.id, players)
        for entry in our_games().entries()
        if (rules := entry.loaded.rules) is not None and rules.family == "shedding"
        for players in range(rules.players.least, rules.players.most + 1)
    ]


GAMES = _games()


def games_at_random(name: str, players: int, seeds: range, most: int = 200) -> Iterator[Game]:
    """Games at random, before each of their moves."""
    rules = our_games().game(name)
    for seed in seeds:
        game, chance = new_game(rules, seed=seed, players=players), random.Random(seed)
        for _ in range(most):
            moves = game.legal_moves()
            if not moves:
                break
            yield game
            game.push(chance.choice(moves))


def game_where(
    condition: Callable[[Game], bool], name: str = "untitled", players: int = 3, seat: int = 0
) -> Game:
    """The first moment of games at random, with this seat to move, for which a condition holds."""
    for game in games_at_random(name, players, range(400)):
        if game.to_move == seat and condition(game):
            return game
    raise AssertionError("no such moment found")
