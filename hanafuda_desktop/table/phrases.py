"""How words are put together on the table, in the language that is spoken.

Lists with an *and*, sentences and paragraphs are the rulebook's
(:mod:`hanafuda_desktop.cards.vocabulary`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.names import called
from hanafuda_desktop.cards.vocabulary import listed
from hanafuda_desktop.language import tr, trn

__all__ = ["about", "card_words", "cards_counted", "parts", "worth"]


def parts(said: Iterable[str]) -> str:
    """Parts of a long sentence: ``drew a card; passed``; nothing for none."""
    row = list(said) or [""]
    return reduce(lambda one, two: tr("{first}; {next}", first=one, next=two), row)


def about(what: str, said: str) -> str:
    """What is said about something: ``Kasu: 3 points``."""
    return tr("{what}: {said}", what=what, said=said)


def worth(points: int) -> str:
    """So many points."""
    return trn("{n} point", "{n} points", points)


def cards_counted(count: int) -> str:
    """So many cards."""
    return trn("{n} card", "{n} cards", count)


def card_words(cards: Sequence[int]) -> str:
    """Cards in a row of words: ``Pine Crane and Pine chaff``."""
    return listed([called(CARDS[card]) for card in cards])
