"""The moves of a real-time game in notation, both ways; see :mod:`.moves` for examples."""

from __future__ import annotations

import re
from typing import Final, assert_never

from hanafuda_desktop.engine.errors import RecordError
from hanafuda_desktop.engine.speed.moves import (
    MOST_MS,
    Count,
    Join,
    Miss,
    NextRound,
    Put,
    SpeedMove,
    TurnUp,
)
from hanafuda_desktop.language import tr

__all__ = ["read_move", "write_move"]

_MOVE: Final = re.compile(
    r"(?P<seat>[01])?@(?P<at>[0-9]{1,9}):"
    r"(?:(?P<plain>count|next)|(?P<turn>[\^!])c(?P<up>[1-9])"
    r"|c(?P<column>[1-9])(?P<how>[>!])(?:m(?P<stack>[01])(?:\*(?P<count>[2-9]|[1-4][0-9]))?|c(?P<onto>[1-9])))"
)


def write_move(move: SpeedMove) -> str:
    """The move in notation: one word."""
    match move:
        case Put(seat, at, column, stack, count):
            together = f"*{count}" if count > 1 else ""
            return f"{seat}@{at}:c{column + 1}>m{stack}{together}"
        case Join(seat, at, column, onto):
            return f"{seat}@{at}:c{column + 1}>c{onto + 1}"
        case Miss(tried):
            return write_move(tried).replace(">", "!").replace("^", "!")
        case TurnUp(seat, at, column):
            return f"{seat}@{at}:^c{column + 1}"
        case Count(at):
            return f"@{at}:count"
        case NextRound(at):
            return f"@{at}:next"
    assert_never(move)


def read_move(text: str) -> SpeedMove:
    """The move that a word of notation stands for.

    Raises:
        RecordError: it stands for none.
    """
    found = _MOVE.fullmatch(text)
    if found is None or (found["plain"] is None) != (found["seat"] is not None):
        raise RecordError(tr("'{move}' is not a move of a real-time game", move=text[:40]))
    at = int(found["at"])
    if at > MOST_MS:
        raise RecordError(tr("'{move}' says a time that no game lasts", move=text[:40]))
    if found["plain"]:
        return Count(at) if found["plain"] == "count" else NextRound(at)
    seat = int(found["seat"])
    if found["up"]:
        turned = TurnUp(seat, at, int(found["up"]) - 1)
        return Miss(turned) if found["turn"] == "!" else turned
    column = int(found["column"]) - 1
    move: Put | Join
    if found["onto"]:
        move = Join(seat, at, column, int(found["onto"]) - 1)
    else:
        move = Put(seat, at, column, int(found["stack"]), int(found["count"] or 1))
    return Miss(move) if found["how"] == "!" else move
