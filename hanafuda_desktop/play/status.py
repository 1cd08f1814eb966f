"""What the status line says of any game; the rest says whoever attends to its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.text.language import tr, tr_noop, trn

if TYPE_CHECKING:
    from hanafuda_desktop.play.session import Session

# What is said of a game at its end, whichever it is: what was played, how long, with what help.


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


STATUS_FACTS: Final = (
    tr_noop("Game"),
    tr_noop("Deal"),
    tr_noop("Round"),
    tr_noop("Turn"),
    tr_noop("Points"),
    tr_noop("Yaku"),
    tr_noop("Redeals"),
    tr_noop("Moves"),
    tr_noop("Outlook"),
)
"""What there is a place for, from left to right; said with ``tr``."""


def game_facts(session: Session) -> dict[str, str]:
    """What stands in the places that every game has."""
    game = session.game
    facts = {"Game": plain(session.rules.name)}
    if game.order is not None or game.picture is not None:
        facts["Deal"] = tr("Deal from a file")
    elif not session.hides_deal:
        facts["Deal"] = tr("Deal {number}", number=game.seed)
    return facts


def plain_number(number: int) -> str:
    """A number with a minus sign that is as wide as a plus."""
    return str(number).replace("-", "\N{MINUS SIGN}")
