"""Fixed decisions of every level of computer player: what must stay when the code is rebuilt.

Each position comes from a game of its own, played by chance; the games are of every number of
players and the positions from the beginning to the end, every third one where something else is
asked than which card to play, if the game asks that. The question is the one that the program asks;
nobody is hurried. A line holds the level, the position, the move and, of levels that weigh all
moves, a checksum of what each is thought to be worth. In games in real time a line is a move of a
whole duel, with its time, or one that came to nothing.

``python -m tests.net.decisions`` records them anew, which takes some minutes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import compile_rules, computer_kinds, mind_of, new_game
from hanafuda_desktop.families.speed.players import speed_level
from hanafuda_desktop.lab.arena import duel
from hanafuda_desktop.play.computers import Question, answer, question_for
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.players.levels import level as level_of
from hanafuda_desktop.players.levels import new_player
from tests.net.canonical import checksum

__all__ = ["FEW", "FOLDER", "KINDS", "lines_of", "question_of", "recorded"]

FOLDER: Final = Path(__file__).parent / "data" / "decisions"
CATALOGUE: Final = our_games()
KINDS: Final = tuple(
    (game, kind)
    for game in sorted(entry.id for entry in CATALOGUE.entries())
    if CATALOGUE.game(game).family != "tableau"
    for kind in computer_kinds(CATALOGUE.game(game))
)
"""Every game that computers play, with every kind of them."""
POSITIONS: Final = 18
"""So many of a game: 306 of the seventeen games in which seats take turns."""
FEW: Final = 2
"""So many of these are asked in every run, and all in a long one."""
_WEIGHS: Final = ("standard", "strong", "expert")
_MOVES_IN_TIME: Final = 80
"""So many moves of a duel are kept; 320 of the four games in real time."""


@lru_cache(maxsize=2 * POSITIONS)
def _position(game_id: str, number: int) -> Game:
    """A game of several, in which there is something to decide."""
    rules = CATALOGUE.game(game_id)
    counts = rules.player_counts
    players = counts[number % len(counts)]
    game = new_game(rules, seed=number + 1, players=players)
    chance = random.Random(f"{rules.id} {players} {number}")
    choices: list[int] = []
    rare: list[int] = []
    while game.outcome is None:
        legal = game.legal_moves()
        if len(legal) > 1:
            turn = game.view(game.to_move or 0).turn
            choices.append(len(game.moves))
            if turn is None or turn.asked != "play":
                rare.append(len(game.moves))
        game.push(chance.choice(legal))
    chosen = rare if rare and number % 3 == 0 else choices
    at = chosen[(2 * (5 * number % POSITIONS) + 1) * len(chosen) // (2 * POSITIONS)]
    while len(game.moves) > at:
        game.pop()
    return game


def _thought(game: Game, level: str, seed: int) -> str:
    """What the level thinks of every move, if it weighs them."""
    seat = game.to_move
    assert seat is not None
    player: Any = new_player(level, mind_of, seed)
    thoughts = player.weigh(game.rules, game.view(seat), game.legal_moves())
    write = game.family.write_move
    return checksum(
        [
            [write(each.move), each.playouts, f"{each.worth:.6g}", f"{each.expected:.6g}"]
            for each in thoughts.each
        ]
    )


def question_of(game_id: str, level: str, number: int) -> Question:
    """What a level is asked in the position of this number, below 18."""
    game = _position(game_id, number)
    seat = game.to_move
    assert seat is not None
    return question_for(game, Seating((level,) * game.family.seats), seat, number + 1)


def _decided(game_id: str, level: str, number: int) -> str:
    game, question = _position(game_id, number), question_of(game_id, level, number)
    said = answer(mind_of, question)
    assert not said.fault
    assert not said.is_cut_short
    line = f"{level} {game.family.seats} players, deal {number + 1}, move {len(game.moves)}:"
    line += f" {game.family.write_move(question.moves[said.move])}"
    return f"{line} {_thought(game, level, question.seed)}" if level in _WEIGHS else line


def _duel(game_id: str, level: str) -> Iterator[str]:
    """A game in real time of a level against itself."""
    rules: Any = CATALOGUE.game(game_id)
    write = compile_rules(rules).write_move
    makers = [speed_level(level).make] * 2
    played = duel(rules, makers, 1, 1)
    yield f"{level} is {speed_level(level).skill}"
    yield f"{level} wins {checksum([played.winners, played.points, played.rounds])}"
    all_moves = [write(move) for move in played.moves]
    for each in all_moves[:_MOVES_IN_TIME]:
        yield f"{level} {each}"
    yield f"{level} all moves {checksum(all_moves)}"
    for move, why in played.refused[:_MOVES_IN_TIME]:
        yield f"{level} refused {write(move)} {why}"


def _skill(game_id: str, level: str) -> str:
    kind = level_of(level)
    skill = kind.skill(CATALOGUE.game(game_id).family)
    return f"{level} is {skill}, {kind.budget_ms} ms, reaction {checksum(kind.reaction)}"


def lines_of(game_id: str, level: str, positions: int = POSITIONS) -> list[str]:
    """What a level decides now in the first positions of a game."""
    if CATALOGUE.game(game_id).family == "speed":
        return [*_duel(game_id, level)]
    decided = (_decided(game_id, level, number) for number in range(positions))
    return [_skill(game_id, level), *decided]


def recorded(game_id: str, level: str) -> list[str]:
    """The same, of all positions, as it was recorded."""
    lines = (FOLDER / f"{game_id}.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line.startswith(f"{level} ")]


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for each in dict.fromkeys(game for game, _ in KINDS):
        found = [line for game, kind in KINDS if game == each for line in lines_of(game, kind)]
        (FOLDER / f"{each}.txt").write_text("\n".join(found) + "\n", "utf-8", newline="\n")
