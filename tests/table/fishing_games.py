"""Fishing games for the tests of the table: which there are, and how they go at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.family import DealError
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game

__all__ = ["GAMES", "events_of", "games_at_random", "turns"]


def _games() -> list[tuple[str, int]]:
    """Every shipped fishing game, at every number of players."""
    found = []
    for entry in our_games().entries():
        rules = entry.loaded.rules
        if rules is None or rules.family != "fishing":
            continue
        for players in range(rules.players.least, rules.players.most + 1):
            try:
                new_game(rules, players=players)
            except DealError:
                continue
            found.append((entry.id, players))
    return found


GAMES = _games()


def turns(game: Game, chance: random.Random, most: int) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """Play at random: each move that was played, and what happened; the game is after it."""
    for _ in range(most):
        moves = game.legal_moves()
        if not moves:
            return
        move = chance.choice(moves)
        yield move, game.push(move)


def events_of(game: Game, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    return game.seen(events, seat)


def games_at_random(
    name: str, players: int, seeds: range, most: int = 200
) -> Iterator[tuple[Game, Any, tuple[Event, ...]]]:
    """Games at random, after each of their moves."""
    rules = our_games().game(name)
    for seed in seeds:
        game = new_game(rules, seed=seed, players=players)
        for move, events in turns(game, random.Random(seed), most):
            yield game, move, events
