"""Sets of cards as rule files write them: read, and written in the shortest way that says them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from hanafuda_desktop.cards.card import CARDS, Card, Category, Ribbon
from hanafuda_desktop.cards.cardset import FULL_DECK, mask_where, members
from hanafuda_desktop.rules.schema.selectors import CardsWanted, selected

__all__ = ["ALL", "NOTHING", "cards_changed", "cards_in", "cards_written"]

ALL: Final = "all"
NOTHING: Final = "nothing"

_FEW: Final = 3
"""Up to so many cards are left out of a kind by name."""


@cache
def _adapter() -> TypeAdapter[Any]:
    return TypeAdapter(CardsWanted)


def cards_in(value: Any) -> int | None:
    """The set of cards that a written value means, as an integer; ``None`` if it means none.

    Args:
        value: as a rule file has it: ``all``, ``nothing``, an id, a map of keys, a list of these.
    """
    if value in (None, NOTHING):
        return 0
    try:
        return selected(_adapter().validate_python(value))
    except ValidationError:
        return None


def cards_written(mask: int) -> Any:
    """A set of cards as one would write it: by what its cards have in common, or card by card."""
    if mask in (0, FULL_DECK):
        return ALL if mask else NOTHING
    cards = _cards(mask)
    if len(cards) == 1:
        return cards[0].id
    for way in (_by_kind, _by_rest, _by_months):
        found = way(mask, cards)
        if found is not None:
            return found
    return [card.id for card in cards]


def cards_changed(before: Any, mask: int) -> Any:
    """The same, but a list of single cards goes on as it was: cards leave it, and come to its end.

    Args:
        before: what is written so far.
        mask: the cards that are wanted.
    """
    is_list = isinstance(before, list) and all(isinstance(each, str) for each in before)
    if mask == 0 or not is_list:
        return cards_written(mask)
    ids = [CARDS[card].id for card in members(mask)]
    return [
        *(each for each in before if each in ids),
        *(each for each in ids if each not in before),
    ]


def _by_kind(mask: int, _: list[Card]) -> Any:
    """The set, if a word or two say it."""
    whole = [kind.value for kind in Category if _of_kind(kind) & mask == _of_kind(kind)]
    if mask == sum(_of_kind(Category(kind)) for kind in whole):
        return {"category": whole[0] if len(whole) == 1 else whole}
    ribbons = [kind.value for kind in Ribbon if _of_ribbon(kind) & mask == _of_ribbon(kind)]
    if mask == sum(_of_ribbon(Ribbon(kind)) for kind in ribbons):
        return {"ribbon": ribbons[0] if len(ribbons) == 1 else ribbons}
    return None


def _by_rest(mask: int, cards: list[Card]) -> Any:
    """The set, if it lacks just a few cards of a kind, or a month or a few cards of the deck."""
    rest = FULL_DECK & ~mask
    if rest.bit_count() <= _FEW or {"month"} == set(_by_months(rest, _cards(rest)) or ()):
        return {"without": cards_written(rest)} if rest.bit_count() < len(cards) else None
    for kind in Category:
        lacking = _of_kind(kind) & ~mask
        if mask & ~_of_kind(kind) == 0 and lacking.bit_count() <= _FEW < len(cards):
            return {"category": kind.value, "without": cards_written(lacking)}
    return None


def _by_months(mask: int, cards: list[Card]) -> Any:
    """The set, if it is all cards of some months, or all of one kind in some months."""
    months = sorted({card.month for card in cards})
    in_months = mask_where(lambda card: card.month in months)
    value: Any = months[0] if len(months) == 1 else months
    if in_months == mask:
        return {"month": value}
    kinds = {card.category for card in cards}
    if len(kinds) == 1 and len(cards) > _FEW and in_months & _of_kind(cards[0].category) == mask:
        return {"category": cards[0].category.value, "month": value}
    return None


def _cards(mask: int) -> list[Card]:
    return [CARDS[card] for card in members(mask)]


@cache
def _of_kind(kind: Category) -> int:
    return mask_where(lambda card: card.category is kind)


@cache
def _of_ribbon(kind: Ribbon) -> int:
    return mask_where(lambda card: card.ribbon is kind)
