"""What computer players are asked, and what they answer; it needs no Qt and runs in any process.

An answer depends on nothing but the question, so a game that is played again from the same moment
goes on in the same way.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.levels import LEVELS, new_player
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["Answer", "Question", "answer", "computer_kinds", "question_for"]


@dataclass(frozen=True, slots=True)
class Question:
    """A moment in which a computer player has to choose.

    Attributes:
        player: the word for its kind.
        rules: the game's rules.
        view: what its seat sees, and nothing else.
        moves: its legal moves, at least one.
        seed: what its chance comes from.
    """

    player: str
    rules: GameRules
    view: View
    moves: tuple[Any, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a question.

    Attributes:
        move: the move; one at random if the player did not give a legal one.
        fault: why it did not, or the empty string.
    """

    move: Any
    fault: str = ""


def computer_kinds() -> dict[str, str]:
    """The kinds of computer players: the word for each, and what people call it."""
    return {level.id: level.name for level in LEVELS}


def question_for(game: Game, seating: Seating, seat: int) -> Question:
    """What the computer player in a seat is asked now."""
    return Question(
        player=seating.seats[seat],
        rules=game.rules,
        view=game.view(seat),
        moves=game.legal_moves(),
        seed=_seed(game.seed, seat, len(game.moves)),
    )


def _seed(deal: int, seat: int, moves: int) -> int:
    """A number for every moment of every deal, from which the deal cannot be computed back."""
    moment = f"computer player: deal {deal}, seat {seat}, move {moves}"
    return int.from_bytes(sha256(moment.encode()).digest()[:8], "big") >> 1


def answer(question: Question) -> Answer:
    """Let the player choose; never raises, whatever the player does."""
    try:
        player = new_player(question.player, question.seed)
        move = player.choose(question.rules, question.view, question.moves)
        if move in question.moves:
            return Answer(move)
        fault = f"it chose {move}, which is not legal"
    except Exception as error:  # noqa: BLE001 - a player may do anything; the game goes on
        fault = f"{type(error).__name__}: {error}"
    chance = SplitMix64(question.seed)
    return Answer(question.moves[chance.below(len(question.moves))], fault)
