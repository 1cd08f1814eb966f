"""Cards as short text, both ways (C-6).

A card is two characters, ``b4`` for the Lightning; a list of cards is words with spaces between.
Full ids are read as well, so that a person may type either.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.text.language import tr

_SHORT: Final = tuple(card.short for card in CARDS)
_IDS: Final = tuple(card.id for card in CARDS)
_INDEX: Final = {name: card.index for card in CARDS for name in (card.short, card.id)}


class NotationError(ValueError):
    """A text that stands for no card; the message says which, and what was perhaps meant."""


def short(card: int) -> str:
    """The two characters for a card."""
    return _SHORT[card]


def card_id(card: int) -> str:
    """The full id of a card: ``willow-lightning``."""
    return _IDS[card]


def shorts(cards: Iterable[int]) -> str:
    """Cards as words, in the order given: ``11 23 b4``."""
    return " ".join(_SHORT[card] for card in cards)


def parse_card(text: str) -> int:
    """The card that a short form or an id stands for.

    Raises:
        NotationError: it stands for none.
    """
    card = _INDEX.get(text.strip().lower())
    if card is None:
        from difflib import get_close_matches  # noqa: PLC0415 - only a mistake needs it

        near = get_close_matches(text.strip().lower(), _IDS, n=1)
        if near:
            hint = tr("unknown card '{text}'; did you mean '{card}'?", text=text, card=near[0])
            raise NotationError(hint)
        raise NotationError(tr("unknown card '{text}'", text=text))
    return card


def parse_cards(text: str) -> tuple[int, ...]:
    """The cards that a line of words stands for; commas count as spaces.

    Raises:
        NotationError: a word stands for no card.
    """
    return tuple(parse_card(word) for word in text.replace(",", " ").split())
