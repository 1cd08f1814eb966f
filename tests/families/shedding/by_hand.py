"""What one may do in "Untitled", written from its digest alone (UN-3 to UN-8).

Cards are ids, sets and lists are plain Python; nothing of the engine is used. A play is the name
of its combination, the field cards, the hand cards that are discarded, the card that comes to lie
on top, and the hand card that is laid on the field.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from typing import NamedTuple

from hanafuda_desktop.cards.card import CARDS

__all__ = ["Play", "drawn_mates", "effect_of", "plays", "worth"]

_MONTH = {card.id: card.month for card in CARDS}
_KIND = {card.id: str(card.category) for card in CARDS}
_RIBBON = {card.id: None if card.ribbon is None else str(card.ribbon) for card in CARDS}


class Play(NamedTuple):
    """One way to take a turn."""

    name: str
    field: frozenset[str]
    hand: frozenset[str]
    top: str
    laid: str = ""


def plays(hand: Collection[str], field: Collection[str]) -> set[Play]:
    """Every combination of a hand and a field."""
    found = {  # UN-3
        Play("hand-field", frozenset({mate}), frozenset({card}), card)
        for card in hand
        for mate in field
        if _MONTH[card] == _MONTH[mate]
    }
    for month in range(1, 13):
        held = [card for card in hand if _MONTH[card] == month]
        lying = [card for card in field if _MONTH[card] == month]
        found |= _of_a_month(held, lying, hand)
    return found


def _of_a_month(held: list[str], lying: list[str], hand: Collection[str]) -> set[Play]:
    """The plays that take several cards of a month."""
    found = set()
    if len(held) == 3 and len(lying) == 1:  # UN-4
        for top in held:
            found.add(Play("field-hiki", frozenset(lying), frozenset(held), top))
    for pair in combinations(held, 2):  # UN-5
        for top in pair:
            found.add(Play("hand-hand", frozenset(), frozenset(pair), top))
    if len(held) == 4:  # UN-6
        for top in held:
            found.add(Play("hand-hiki", frozenset(), frozenset(held), top))
    for pair in combinations(lying, 2):  # UN-7
        for card in hand:
            # It has no effect, so that it does not matter which of the two lies on top.
            found.add(Play("field-field", frozenset(pair), frozenset(), "", card))
    return found


def drawn_mates(drawn: str, field: Collection[str]) -> set[str]:
    """The field cards on which a drawn card may be discarded (UN-8)."""
    return {mate for mate in field if _MONTH[mate] == _MONTH[drawn]}


def effect_of(top: str) -> tuple[int, bool]:
    """How many cards the next player draws, and whether the turn is lost (UN-9)."""
    if _KIND[top] == "bright":
        return 1, True
    if _RIBBON[top] == "poetry":
        return 1, False
    return 0, _RIBBON[top] == "blue"


def worth(hand: Collection[str]) -> int:
    """What a loser pays (UN-12)."""
    return sum(5 if _KIND[card] == "bright" else 1 for card in hand)
