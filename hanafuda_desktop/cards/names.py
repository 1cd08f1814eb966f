"""Cards by name within a sentence, in the language that is spoken."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.card import Card
from hanafuda_desktop.language import tr, tr_noop

__all__ = ["called", "is_figure", "is_plural", "the_card"]

_CALLED: Final = (
    tr_noop("Pine Crane"),
    tr_noop("Pine poetry ribbon"),
    tr_noop("Pine chaff"),
    tr_noop("Pine chaff"),
    tr_noop("Plum Bush Warbler"),
    tr_noop("Plum poetry ribbon"),
    tr_noop("Plum chaff"),
    tr_noop("Plum chaff"),
    tr_noop("Cherry Curtain"),
    tr_noop("Cherry poetry ribbon"),
    tr_noop("Cherry chaff"),
    tr_noop("Cherry chaff"),
    tr_noop("Wisteria Cuckoo"),
    tr_noop("Wisteria red ribbon"),
    tr_noop("Wisteria chaff"),
    tr_noop("Wisteria chaff"),
    tr_noop("Iris Eight-plank Bridge"),
    tr_noop("Iris red ribbon"),
    tr_noop("Iris chaff"),
    tr_noop("Iris chaff"),
    tr_noop("Peony Butterflies"),
    tr_noop("Peony blue ribbon"),
    tr_noop("Peony chaff"),
    tr_noop("Peony chaff"),
    tr_noop("Bush clover Boar"),
    tr_noop("Bush clover red ribbon"),
    tr_noop("Bush clover chaff"),
    tr_noop("Bush clover chaff"),
    tr_noop("Susuki grass Full Moon"),
    tr_noop("Susuki grass Geese"),
    tr_noop("Susuki grass chaff"),
    tr_noop("Susuki grass chaff"),
    tr_noop("Chrysanthemum Sake Cup"),
    tr_noop("Chrysanthemum blue ribbon"),
    tr_noop("Chrysanthemum chaff"),
    tr_noop("Chrysanthemum chaff"),
    tr_noop("Maple Deer"),
    tr_noop("Maple blue ribbon"),
    tr_noop("Maple chaff"),
    tr_noop("Maple chaff"),
    tr_noop("Willow Rain Man"),
    tr_noop("Willow Swallow"),
    tr_noop("Willow red ribbon"),
    tr_noop("Willow Lightning"),
    tr_noop("Paulownia Phoenix"),
    tr_noop("Paulownia coloured chaff"),
    tr_noop("Paulownia chaff"),
    tr_noop("Paulownia chaff"),
)
"""The cards by their numbers. In English a card is called by its title; elsewhere the flower may
need an article, a preposition or another order."""

_FIGURES: Final = {
    "pine-crane": tr_noop("the Crane"),
    "plum-warbler": tr_noop("the Bush Warbler"),
    "cherry-curtain": tr_noop("the Curtain"),
    "wisteria-cuckoo": tr_noop("the Cuckoo"),
    "iris-bridge": tr_noop("the Eight-plank Bridge"),
    "peony-butterflies": tr_noop("the Butterflies"),
    "clover-boar": tr_noop("the Boar"),
    "susuki-moon": tr_noop("the Full Moon"),
    "susuki-geese": tr_noop("the Geese"),
    "chrysanthemum-cup": tr_noop("the Sake Cup"),
    "maple-deer": tr_noop("the Deer"),
    "willow-rainman": tr_noop("the Rain Man"),
    "willow-swallow": tr_noop("the Swallow"),
    "willow-lightning": tr_noop("the Lightning"),
    "paulownia-phoenix": tr_noop("the Phoenix"),
}


_PLURAL: Final = frozenset({"peony-butterflies", "susuki-geese"})
"""Cards whose figures are several: the Butterflies *are* wild."""


def called(card: Card) -> str:
    """A card within a sentence: ``Pine Crane``; in French ``la grue du pin``."""
    return tr(_CALLED[card.index])


def is_figure(card: Card) -> bool:
    """Whether the deck has one such card alone, known by what it shows: the Crane."""
    return card.id in _FIGURES


def is_plural(card: Card) -> bool:
    """Whether a card is spoken of in the plural: the Butterflies."""
    return card.id in _PLURAL


def the_card(card: Card) -> str:
    """A card that is spoken of: ``the Crane``, ``the Plum chaff``."""
    if is_figure(card):
        return tr(_FIGURES[card.id])
    return tr("the {card}", card=called(card))
