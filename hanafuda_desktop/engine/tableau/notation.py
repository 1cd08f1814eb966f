"""A patience's moves as words, both ways."""

from __future__ import annotations

import re
from typing import Final

from hanafuda_desktop.cards.notation import NotationError, parse_card, short
from hanafuda_desktop.engine.errors import RecordError
from hanafuda_desktop.engine.tableau.moves import Collect, Redeal, Shift, TableauMove, Turn
from hanafuda_desktop.language import tr

__all__ = ["read_move", "write_move"]

_SHIFT: Final = re.compile(r"([a-z][0-9]{0,2})-([a-z][0-9]{0,2})(?::([0-9]{1,2}))?")
_COLLECT: Final = re.compile(r"y:([a-z0-9-]+):([0-9a-c]{2}(?:,[0-9a-c]{2})*)")


def write_move(move: TableauMove) -> str:
    """The move as one word; see :mod:`~hanafuda_desktop.engine.tableau.moves`."""
    match move:
        case Turn():
            return "t"
        case Redeal():
            return "r"
        case Shift(source, target, 1):
            return f"{source}-{target}"
        case Shift(source, target, count):
            return f"{source}-{target}:{count}"
        case Collect(yaku, cards):
            return f"y:{yaku}:{','.join(short(card) for card in cards)}"


def read_move(text: str) -> TableauMove:
    """The move that a word stands for.

    Raises:
        RecordError: it stands for none.
    """
    if text == "t":
        return Turn()
    if text == "r":
        return Redeal()
    if shift := _SHIFT.fullmatch(text):
        return Shift(shift[1], shift[2], int(shift[3] or 1))
    if collect := _COLLECT.fullmatch(text):
        try:
            cards = tuple(parse_card(word) for word in collect[2].split(","))
        except NotationError as error:
            raise RecordError(tr("'{move}' is not a move: {why}", move=text, why=error)) from error
        return Collect(collect[1], cards)
    raise RecordError(tr("'{move}' is not a move of a patience", move=text))
