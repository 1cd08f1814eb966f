"""Cards in the sentences that the engine says."""

from __future__ import annotations

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.names import the_card

__all__ = ["begun", "spoken"]


def spoken(card: int) -> str:
    """A card in a sentence: ``the Crane``, ``the Plum chaff``."""
    return the_card(CARDS[card])


def begun(sentence: str) -> str:
    """A sentence that may begin with a card's name, with a capital letter in front."""
    return f"{sentence[:1].upper()}{sentence[1:]}"
