"""The moves of a shedding game in notation, both ways; see :mod:`.moves` for examples."""

from __future__ import annotations

import re
from typing import Final

from hanafuda_desktop.cards.notation import NotationError, parse_card, parse_cards, short
from hanafuda_desktop.engine.errors import RecordError
from hanafuda_desktop.engine.race import EARLY, MOST_TIME, NEVER
from hanafuda_desktop.engine.shedding.moves import (
    DISCARDS,
    DRAW_LOTS,
    KEEP,
    NEXT_ROUND,
    PASS,
    STRUGGLE,
    SWAPS,
    Combine,
    DiscardDrawn,
    Race,
    SheddingMove,
    combine,
)
from hanafuda_desktop.language import tr

__all__ = ["read_move", "write_move"]

_PLAIN: Final[dict[str, SheddingMove]] = {
    "s": STRUGGLE,
    "x": DISCARDS[0],
    "k": KEEP,
    "pass": PASS,
    "lots": DRAW_LOTS,
    "next": NEXT_ROUND,
    **{f"swap{seat}": move for seat, move in enumerate(SWAPS)},
}
_WORDS: Final = {move: word for word, move in _PLAIN.items()}
_CARDS: Final = r"(?:[0-9a-c][0-9])+"
_COMBINE: Final = re.compile(
    rf"([a-z0-9]+(?:-[a-z0-9]+)*):(?:f({_CARDS}))?(?:h({_CARDS}))?(?:l({_CARDS}))?"
)
_DISCARD: Final = re.compile(r"x([0-9a-c][0-9])")
_RACE: Final = re.compile(r"race:((?:[0-9]{1,6}|early|never)(?:\.(?:[0-9]{1,6}|early|never)){0,5})")
_NO_TIMES: Final = {EARLY: "early", NEVER: "never"}
_NO_TIMES_READ: Final = {word: time for time, word in _NO_TIMES.items()}


def write_move(move: SheddingMove) -> str:
    """The move in notation: one word."""
    match move:
        case Combine(combination, field, hand, lay):
            parts = (("f", field), ("h", hand), ("l", lay))
            return f"{combination}:" + "".join(
                letter + "".join(map(short, cards)) for letter, cards in parts if cards
            )
        case DiscardDrawn(int(onto)):
            return f"x{short(onto)}"
        case Race(times):
            return "race:" + ".".join(_NO_TIMES.get(time, str(time)) for time in times)
        case _:
            return _WORDS[move]


def read_move(text: str) -> SheddingMove:
    """The move that a word of notation stands for.

    Raises:
        RecordError: it stands for none.
    """
    if text in _PLAIN:
        return _PLAIN[text]
    try:
        if found := _DISCARD.fullmatch(text):
            return DISCARDS[parse_card(found[1]) + 1]
        if found := _RACE.fullmatch(text):
            return Race(tuple(map(_time, found[1].split("."))))
        found = _COMBINE.fullmatch(text)
        if found and not text.endswith(":"):
            return combine(found[1], _read(found[2]), _read(found[3]), _read(found[4]))
    except NotationError as error:
        raise RecordError(str(error)) from error
    raise RecordError(tr("'{move}' is not a move of a shedding game", move=text[:40]))


def _read(cards: str | None) -> tuple[int, ...]:
    if cards is None:
        return ()
    return parse_cards(" ".join(cards[at : at + 2] for at in range(0, len(cards), 2)))


def _time(word: str) -> int:
    time = _NO_TIMES_READ.get(word)
    time = int(word) if time is None else time
    if time > MOST_TIME:
        raise RecordError(tr("a race does not last {n} milliseconds", n=word))
    return time
