"""Deals that a person wrote out, card by card, and positions that were set up.

A deal file lists the deck in dealing order, as words: the columns from left to right, each from
its lowest card to its top, and then the stock with the first card to be turned first. A card is
its short form or its id. Text after ``#`` is a remark. The same file may instead hold the text
of a position, as :meth:`~hanafuda_desktop.engine.family.Family.position` writes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hanafuda_desktop.cards.notation import NotationError, card_id, parse_card, shorts
from hanafuda_desktop.engine.family import DealError, Family
from hanafuda_desktop.text.language import tr, trn

MAX_DEAL_TEXT: Final = 100_000
"""Longest deal file that is read, in characters."""

_MOST_NAMED: Final = 6
"""So many missing cards are named."""


@dataclass(frozen=True, slots=True)
class Deal:
    """How a game begins: one of a shuffled deck's order and a position as text."""

    order: tuple[int, ...] | None = None
    position: str | None = None


def read_deal(text: str, family: Family[Any, Any]) -> Deal:
    """The deal that a file's text holds, for a game of this family.

    Raises:
        DealError: the text is neither the deck in some order nor a position; the message names
            the line and the card.
        RecordError: the text is a position with a fault.
    """
    if len(text) > MAX_DEAL_TEXT:
        raise DealError(tr("the text is too long for a deal ({n} characters)", n=len(text)))
    lines = [(n, line.split("#", 1)[0]) for n, line in enumerate(text.splitlines(), start=1)]
    # Only a position has a pile's name and a colon in front of its cards.
    if any(":" in line for _, line in lines):
        family.read_position(text)
        return Deal(position=text)
    found: dict[int, int] = {}
    for number, line in lines:
        for word in line.replace(",", " ").split():
            _take(word, number, found, family.deck)
    missing = [card for card in family.deck if card not in found]
    if not found:
        raise DealError(tr("the file lists no cards"))
    if missing:
        raise DealError(_missing(missing))
    return Deal(order=tuple(found))


def _missing(cards: list[int]) -> str:
    """Which cards a deal lacks; of many only the first."""
    some = ", ".join(f"{card_id(card)} ({shorts([card])})" for card in cards[:_MOST_NAMED])
    if len(cards) <= _MOST_NAMED:
        return trn(
            "{n} card is missing: {cards}", "{n} cards are missing: {cards}", len(cards), cards=some
        )
    more = len(cards) - _MOST_NAMED
    return tr("{n} cards are missing: {cards} and {more} more", n=len(cards), cards=some, more=more)


def _take(word: str, line: int, found: dict[int, int], deck: tuple[int, ...]) -> None:
    try:
        card = parse_card(word)
    except NotationError as error:
        raise DealError(tr("line {number}: {error}", number=line, error=error)) from error
    if card in found:
        raise DealError(
            tr(
                "line {number}: '{word}' ({card}) is listed twice, first on line {first}",
                number=line,
                word=word,
                card=card_id(card),
                first=found[card],
            )
        )
    if card not in deck:
        raise DealError(
            tr(
                "line {number}: '{word}' ({card}) is not in this game's deck",
                number=line,
                word=word,
                card=card_id(card),
            )
        )
    found[card] = line
