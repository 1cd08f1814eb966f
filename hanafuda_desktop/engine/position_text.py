"""Reads the text of a position line by line, and says what is wrong with its cards."""

from __future__ import annotations

from collections.abc import Callable

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.notation import NotationError, shorts
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import the_card

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
