"""Whole games of every rule file, move by move: what must stay when the code is rebuilt.

Every move is drawn by chance from the legal ones. A line holds the move and a checksum of all that
can be known after it: the events, the same as every seat sees them, every seat's view and legal
moves, and the position as text. ``python -m tests.net.games`` records them anew.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.speed.moves import moved_at
from hanafuda_desktop.rules.schema.game import GameBase
from tests.net.canonical import checksum

__all__ = ["FOLDER", "GAMES", "lines_of", "recorded"]

FOLDER: Final = Path(__file__).parent / "data" / "games"
CATALOGUE: Final = our_games()
GAMES: Final = tuple(sorted(entry.id for entry in CATALOGUE.entries()))
_MOST_MOVES: Final = 160
_SEEDS: Final = (1, 2)


def _tables(rules: GameBase) -> Iterator[int]:
    if rules.family == "tableau":
        yield 1
    elif rules.family == "speed":
        yield 2
    else:
        yield from dict.fromkeys((rules.players.least, rules.players.most))


def _legal(game: Game) -> list[Any]:
    if game.rules.family != "speed":
        return [*game.legal_moves()]
    found = [move for seat in range(game.family.seats) for move in game.legal_moves(seat)]
    return [*dict.fromkeys(found)]


def _known(game: Game) -> list[Any]:
    """What everybody knows of a position."""
    seats = range(game.family.seats)
    write = game.family.write_move
    return [
        game.family.position(game.state),
        [game.view(seat) for seat in seats],
        [[write(move) for move in game.legal_moves(seat)] for seat in seats],
    ]


def _played(rules: GameBase, players: int, seed: int) -> Iterator[str]:
    game = new_game(rules, seed=seed, players=players)
    chance = random.Random(f"{rules.id} {players} {seed}")
    yield f"{players} players, deal {seed}: {checksum(_known(game))}"
    for _ in range(_MOST_MOVES):
        legal = _legal(game)
        if not legal:
            break
        move = chance.choice(legal)
        if rules.family == "speed":
            move = moved_at(move, move.at + chance.randrange(1000))
        events = game.push(move)
        seen = [game.seen(events, seat) for seat in range(game.family.seats)]
        yield f"{game.family.write_move(move)} {checksum([events, seen, _known(game)])}"
    yield f"after all: {checksum([game.outcome, game.history])}"


def lines_of(game_id: str) -> list[str]:
    """All recorded games of a rule file, as they are played now."""
    rules = CATALOGUE.game(game_id)
    return [
        line
        for players in _tables(rules)
        for seed in _SEEDS
        for line in _played(rules, players, seed)
    ]


def recorded(game_id: str) -> list[str]:
    """The same as they were recorded."""
    return (FOLDER / f"{game_id}.txt").read_text("utf-8").splitlines()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for each in GAMES:
        (FOLDER / f"{each}.txt").write_text("\n".join(lines_of(each)) + "\n", "utf-8", newline="\n")
