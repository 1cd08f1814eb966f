"""Rounds that are played for a page's example, by players who weigh nothing."""

from __future__ import annotations

from typing import Any

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.events import RoundEnded
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.rounds import RoundResult
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.speed.moves import RoundSpoils, RoundWon, moved_at
from hanafuda_desktop.rules.schema.game import GameBase

__all__ = ["played", "result_of", "spoils_of"]


def played(rules: GameBase, seed: int, players: int | None = None) -> Game:
    """A game up to the end of its first round, each move by chance; captures rather than not."""
    game = new_game(rules, seed=seed, players=players)
    chance = SplitMix64(seed)
    while result_of(game) is None and spoils_of(game) is None:
        seats = range(game.family.seats) if rules.family == "speed" else [game.to_move]
        moves: list[Any] = [move for seat in seats for move in game.legal_moves(seat)]
        move = moves[chance.below(len(moves))]
        if rules.family == "speed":
            move = moved_at(move, game.state.now + 100)
        game.push(move)
    return game


def result_of(game: Game) -> RoundResult | None:
    """What the round was worth, once it is over."""
    ended = (e for _, events in game.history[-1:] for e in events if isinstance(e, RoundEnded))
    return next((event.result for event in ended), None)


def spoils_of(game: Game) -> RoundSpoils | None:
    """Who has how many cards after a round in real time, once it is over."""
    won = (e for _, events in game.history[-1:] for e in events if isinstance(e, RoundWon))
    return next((event.spoils for event in won), None)
