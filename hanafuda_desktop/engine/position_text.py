"""Reads the text of a position line by line, and says what is wrong with its cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from enum import IntEnum
from functools import partial
from typing import Any, Final, TypeVar

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.notation import NotationError, shorts
from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import the_card

_MOST: Final = 10**9
"""Points and counts are no larger."""

# Cards in the sentences that the engine says.


def spoken(card: int) -> str:
    """A card in a sentence: ``the Crane``, ``the Plum chaff``."""
    return the_card(CARDS[card])


def begun(sentence: str) -> str:
    """A sentence that may begin with a card's name, with a capital letter in front."""
    return f"{sentence[:1].upper()}{sentence[1:]}"


def read_lines(text: str, line: Callable[[str, str], None]) -> None:
    """Give each line's name and what stands behind its colon to a reader.

    Empty lines and lines that begin with ``#`` are passed over.

    Raises:
        RecordError: a line is none, or the reader refuses it; the message names the line.
    """
    for number, written in enumerate(text.splitlines(), start=1):
        if not written.strip() or written.lstrip().startswith("#"):
            continue
        name, colon, rest = written.partition(":")
        try:
            if not colon:
                raise RecordError(tr("a line is a name, a colon and what belongs to it"))
            line(name.strip(), rest.strip())
        except (RecordError, NotationError) as error:
            raise RecordError(tr("line {number}: {error}", number=number, error=error)) from error


def read_entries(
    text: str, readers: Mapping[str, Callable[[str], Any]], many: Collection[str] = ()
) -> dict[str, Any]:
    """What each line says, by its name.

    Args:
        text: the position.
        readers: for each name a line may have, what makes a value of its text.
        many: the names that may stand on several lines; they are there in any case, as lists.

    Raises:
        RecordError: a line has another name or stands twice, or its reader refuses it.
    """
    found: dict[str, Any] = {name: [] for name in many}

    def line(name: str, rest: str) -> None:
        if name in found and name not in many:
            raise RecordError(tr("'{name}' stands twice", name=name))
        if name not in readers:
            raise RecordError(tr("a picture of this game has no '{name}'", name=name[:40]))
        value = readers[name](rest)
        if name in many:
            found[name].append(value)
        else:
            found[name] = value

    read_lines(text, line)
    return found


PhaseT = TypeVar("PhaseT", bound=IntEnum)


def read_asked(phases: type[PhaseT], seats: int, text: str) -> tuple[PhaseT, int]:
    """What is asked of which seat: ``play 0``.

    Raises:
        RecordError: it is nothing that can be asked of a seat.
    """
    word, _, seat = text.partition(" ")
    if word.upper() not in phases.__members__:
        raise RecordError(tr("'{word}' is nothing that is asked", word=word[:40]))
    return phases[word.upper()], read_number(seat, seats - 1)


def read_counts(
    name: str, readers: Mapping[str, Callable[[str], int]], text: str
) -> dict[str, int]:
    """Numbers that stand behind their names: ``dealer 1 seed 7``.

    Raises:
        RecordError: a name is unknown, or a number lacks or is none.
    """
    words = text.split()
    if len(words) % 2:
        raise RecordError(tr("'{word}' stands without its number", word=words[-1][:40]))
    counts = {}
    for key, value in zip(words[::2], words[1::2], strict=True):
        if key not in readers:
            no_such = tr("a {name} has no '{key}'", name=name, key=key[:40])
            raise RecordError(tr("a round has no '{key}'", key=key) if name == "round" else no_such)
        counts[key] = readers[key](value)
    return counts


def read_round(seats: int, text: str) -> dict[str, int]:
    """Which round it is, and what else changes between rounds: ``3 dealer 1 drawn 0 seed 7``.

    Raises:
        RecordError: a name is unknown, or a number lacks or is none.
    """
    most = {"round": 9999, "dealer": seats - 1, "drawn": 9999, "seed": MAX_SEED}
    readers = {key: partial(read_number, most=number) for key, number in most.items()}
    return read_counts("round", readers, f"round {text}")


def read_numbers(name: str, count: int, text: str, *, signed: bool = False) -> tuple[int, ...]:
    """So many numbers; any number of them if ``count`` is 0.

    Raises:
        RecordError: there are others.
    """
    numbers = tuple(read_number(word, _MOST, signed=signed) for word in text.split())
    if count and len(numbers) != count:
        raise RecordError(
            trn("'{name}' needs {n} number", "'{name}' needs {n} numbers", count, name=name)
        )
    return numbers


def write_lines(lines: Iterable[str]) -> str:
    """The lines as the text of a position."""
    return "".join(f"{line.rstrip()}\n" for line in lines)


def written(numbers: Iterable[int]) -> str:
    """Numbers as :func:`read_numbers` reads them."""
    return " ".join(map(str, numbers))


def check_cards(lying: list[int], deck: tuple[int, ...]) -> None:
    """Every card of the deck lies in one place.

    Raises:
        RecordError: a card lies twice, or is missing, or is not in the deck.
    """
    if tuple(sorted(lying)) == deck:
        return
    twice = sorted({card for card in lying if lying.count(card) > 1})
    missing = sorted(set(deck) - set(lying))
    foreign = sorted(set(lying) - set(deck))
    parts = []
    if twice:
        parts.append(tr("twice: {cards}", cards=shorts(twice)))
    if missing:
        parts.append(tr("missing: {cards}", cards=shorts(missing)))
    if foreign:
        parts.append(tr("not in the deck: {cards}", cards=shorts(foreign)))
    faults = tr("; ", meaning="between cards").join(parts)
    raise RecordError(tr("these are not the deck's cards; {faults}", faults=faults))


def read_number(text: str, most: int, *, signed: bool = False) -> int:
    """The number from 0 to ``most`` that a word is; or ``signed`` from its negative on.

    Raises:
        RecordError: it is none.
    """
    sign = -1 if signed and text.startswith("-") else 1
    digits = text.removeprefix("-") if signed else text
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 20 and int(digits) <= most):
        raise RecordError(
            tr("'{text}' is not a number from 0 to {most}", text=text[:40], most=most)
        )
    return sign * int(digits)
