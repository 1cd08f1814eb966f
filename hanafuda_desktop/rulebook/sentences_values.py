"""Sentences for what cards are worth by themselves, in games of several families."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.vocabulary import capital
from hanafuda_desktop.cards.vocabulary import points as counted
from hanafuda_desktop.language import tr
from hanafuda_desktop.rulebook.blocks import CardRow
from hanafuda_desktop.rulebook.card_words import all_of
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold
from hanafuda_desktop.rulebook.sentences_needs import shown_of
from hanafuda_desktop.rules.schema.card_values import CardValue
from hanafuda_desktop.rules.schema.selectors import selected

__all__ = ["VALUE", "values"]

VALUE: Final[Sentences[CardValue]] = {
    "id": Untold("a name for other keys"),
    "cards": Untold("told for all entries together, the last one first that names a card"),
    "points": Untold("told with the cards"),
}


def values(entries: tuple[CardValue, ...], setting: Setting) -> tuple[CardRow, ...]:
    """What the cards of this deck are worth by themselves, the dearest first."""
    worth: dict[int, int] = {}
    left = setting.deck
    for entry in reversed(entries):
        mask = selected(entry.cards) & left
        left &= ~mask
        worth[entry.points] = worth.get(entry.points, 0) | mask
    worth[0] = worth.get(0, 0) | left
    return tuple(
        CardRow(_worth(points, mask, setting.deck), shown_of(mask))
        for points, mask in sorted(worth.items(), reverse=True)
        if mask
    )


def _worth(points: int, mask: int, deck: int) -> str:
    said = {"points": capital(counted(points)), "cards": all_of(mask, deck)}
    if points and mask.bit_count() > 1:
        return tr("{points} each: {cards}.", **said)
    return tr("{points}: {cards}.", **said)
