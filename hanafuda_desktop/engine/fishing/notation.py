"""The moves of a fishing game in notation, both ways; see :mod:`.moves` for examples."""

from __future__ import annotations

import re
from typing import Final

from hanafuda_desktop.cards.notation import NotationError, parse_card, short
from hanafuda_desktop.engine.errors import RecordError
from hanafuda_desktop.engine.fishing.moves import (
    BOMBS,
    DRAW,
    GO,
    NEXT_ROUND,
    PICKS,
    PLAYS,
    SHOWS,
    STOP,
    TAKES,
    FishingMove,
    Play,
    Take,
)
from hanafuda_desktop.language import tr

__all__ = ["read_move", "write_move"]

_MONTHS: Final = range(1, 13)
_PLAIN: Final[dict[str, FishingMove]] = {
    "d": DRAW,
    "go": GO,
    "stop": STOP,
    "next": NEXT_ROUND,
    **{f"show{month}": SHOWS[month] for month in _MONTHS},
    **{f"bomb{month}": BOMBS[month] for month in _MONTHS},
    **{f"pick{place + 1}": move for place, move in enumerate(PICKS)},
}
_WORDS: Final = {move: word for word, move in _PLAIN.items()}
_PLAY: Final = re.compile(r"([0-9a-c][0-9])?(?:x([0-9a-c][0-9]))?")


def write_move(move: FishingMove) -> str:
    """The move in notation: one word."""
    match move:
        case Play(card, take):
            return short(card) if take is None else f"{short(card)}x{short(take)}"
        case Take(card):
            return f"x{short(card)}"
        case _:
            return _WORDS[move]


def read_move(text: str) -> FishingMove:
    """The move that a word of notation stands for.

    Raises:
        RecordError: it stands for none.
    """
    if text in _PLAIN:
        return _PLAIN[text]
    found = _PLAY.fullmatch(text)
    if not found or not text:
        raise RecordError(tr("'{move}' is not a move of a fishing game", move=text[:40]))
    try:
        played = parse_card(found[1]) if found[1] else None
        taken = parse_card(found[2]) if found[2] else None
    except NotationError as error:
        raise RecordError(str(error)) from error
    if played is None:
        assert taken is not None
        return TAKES[taken]
    return PLAYS[played][0 if taken is None else taken + 1]
