"""What cards are worth by themselves, in games of several families."""

from __future__ import annotations

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.rules.schema.numbers import Points
from hanafuda_desktop.rules.schema.selectors import CardsWanted, selected
from hanafuda_desktop.rules.schema.values import Named

__all__ = ["CardValue", "values_of"]


class CardValue(Named):
    """What cards are worth by themselves."""

    cards: CardsWanted
    """The cards; where several entries name one, the last of them counts."""
    points: Points
    """Points for each."""


def values_of(entries: tuple[CardValue, ...]) -> tuple[int, ...]:
    """What each card of the deck of forty-eight is worth by these entries; 0 if none names it."""
    values = [0] * CARD_COUNT
    for entry in entries:
        for card in members(selected(entry.cards)):
            values[card] = entry.points
    return tuple(values)
