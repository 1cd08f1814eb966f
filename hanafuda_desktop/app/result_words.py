"""What is said of a game at its end, whichever it is: what was played, how long, with what help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.schema.values import plain

if TYPE_CHECKING:
    from hanafuda_desktop.app.session import Session

__all__ = ["game_and_deal", "moves_in", "rounds_in", "taken_back"]


def game_and_deal(session: Session) -> str:
    """Which game was played, and how it was dealt."""
    game, name = session.game, plain(session.rules.name)
    if game.order is not None or game.picture is not None:
        return tr("{game}, a deal from a file", game=name)
    return tr("{game}, deal {number}", game=name, number=game.seed)


def rounds_in(rounds: int, time: str) -> str:
    """How many rounds were played, and in what time."""
    return trn("{n} round in {time}", "{n} rounds in {time}", rounds, time=time)


def moves_in(moves: int, time: str) -> str:
    """How many moves were played, and in what time."""
    return trn("{n} move in {time}", "{n} moves in {time}", moves, time=time)


def taken_back(count: int) -> str:
    """How often moves were taken back, or the empty string."""
    return trn("With {n} move taken back", "With {n} moves taken back", count) if count else ""
