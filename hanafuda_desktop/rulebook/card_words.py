"""Sets of cards in words: "the ribbons of April, May and July", "any card but the Lightning".

The words are made from the set itself and not from how a rule file happened to select it, so two
ways of writing the same cards read the same, and a new kind of selector needs no new words.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.card import CARDS, CARDS_PER_MONTH, Card, Category, Ribbon, Role
from hanafuda_desktop.cards.cardset import FULL_DECK, mask_where, members
from hanafuda_desktop.rulebook.english import (
    KINDS,
    ORDINALS,
    RIBBONS,
    article,
    listed,
    months,
    number,
)

__all__ = ["all_of", "any_of", "card_name", "noun_for", "number_of", "several"]

_BY_KIND: Final = {
    kind: mask_where(lambda card, kind=kind: card.category is kind)  # type: ignore[misc]
    for kind in Category
}
_BY_RIBBON: Final = {
    ribbon: mask_where(lambda card, ribbon=ribbon: card.ribbon is ribbon)  # type: ignore[misc]
    for ribbon in Ribbon
}
_FEW: Final = 4
"""Up to so many brights or animals are called by their names."""
_EXCEPTED: Final = 2
"""At most so many cards are named as exceptions."""


def card_name(card: Card) -> str:
    """The card with its article, as it stands within a sentence: ``the Crane``."""
    month = months([card.month])
    if card.role is Role.LIGHTNING or card.category in (Category.BRIGHT, Category.ANIMAL):
        return f"the {card.english}"
    if card.role is Role.COLOURED_PAULOWNIA:
        return f"the coloured chaff of {month}"
    if card.ribbon is not None:
        return f"the ribbon of {month}"
    alike = [
        other
        for other in CARDS
        if other.month == card.month and other.category is Category.CHAFF and other.role is None
    ]
    return f"the {ORDINALS[alike.index(card)]} plain chaff of {month}"


def _months_of(mask: int) -> list[int]:
    return sorted({CARDS[card].month for card in members(mask)})


def _whole_months(mask: int, among: int) -> bool:
    """Whether the set holds, of every month that is in it, all the cards that are among these."""
    present = set(_months_of(mask))
    return mask == among & mask_where(lambda card: card.month in present)


def _names(mask: int) -> list[str]:
    return [card_name(CARDS[card]) for card in members(mask)]


def _excepted(mask: int, among: int) -> int:
    """The few cards that are missing from the set, where nearly all of these are in it."""
    missing = among & ~mask
    few = 0 < missing.bit_count() <= min(_EXCEPTED, mask.bit_count() // 3)
    return missing if few else 0


class _Kind:
    """The cards of one kind in a set, as words in the singular and in the plural."""

    def __init__(self, kind: Category, mask: int, deck: int) -> None:
        whole = _BY_KIND[kind] & deck
        self.mask = mask
        self.one, self.many = KINDS[kind]
        self.complete = mask == whole
        self.where: list[int] = []
        self.excepted = 0 if self.complete else _excepted(mask, whole)
        self.by_name = False
        ribbon = next((each for each, cards in _BY_RIBBON.items() if mask == cards & deck), None)
        if self.complete or self.excepted:
            return
        if ribbon is not None:
            self.one, self.many = RIBBONS[ribbon]
        elif kind in (Category.BRIGHT, Category.ANIMAL) and mask.bit_count() <= _FEW:
            self.by_name = True
        elif _whole_months(mask, whole):
            self.where = _months_of(mask)
        else:
            self.by_name = True

    def tail(self, link: str, but: str = "other than") -> str:
        """Which of the kind: their months, or the few that are left out."""
        if self.where:
            return f" of {months(self.where, link)}"
        return f" {but} {listed(_names(self.excepted))}" if self.excepted else ""

    def all(self) -> list[str]:
        """Words for all of them."""
        if self.by_name or self.mask.bit_count() == 1:
            return _names(self.mask)
        whole = self.complete or self.excepted
        return [f"{'all' if whole else 'the'} {self.many}{self.tail('and', 'but')}"]

    def any(self) -> list[str]:
        """Words for one of them, whichever."""
        if self.by_name or self.mask.bit_count() == 1:
            return _names(self.mask)
        return [f"{article(self.one)}{self.tail('or')}"]

    def several(self) -> list[str]:
        """Words for some of them, without an article."""
        if self.by_name or self.mask.bit_count() == 1:
            return _names(self.mask)
        return [f"{self.many}{self.tail('and')}"]


def _kinds(mask: int, deck: int) -> list[_Kind]:
    return [_Kind(kind, mask & cards, deck) for kind, cards in _BY_KIND.items() if mask & cards]


def _places_of(mask: int, deck: int) -> list[int]:
    """The places in the months that the set consists of, or none when it is no such set."""
    places = {CARDS[card].place for card in members(mask)}
    whole = deck & mask_where(lambda card: card.place in places)
    return sorted(places) if mask == whole and len(places) < CARDS_PER_MONTH else []


def _at_large(
    mask: int, deck: int, noun: str, *, link: str = "and", but: str = "other than"
) -> str:
    """Words for a set that is best told without its kinds: all, nearly all, whole months, none."""
    if not mask:
        return f"no {noun.removeprefix('all ').removeprefix('any ')}"
    if mask == deck:
        return noun
    if excepted := _excepted(mask, deck):
        return f"{noun} {but} {listed(_names(excepted))}"
    if mask.bit_count() >= CARDS_PER_MONTH and _whole_months(mask, deck):
        missing = _months_of(deck & ~mask)
        if len(missing) <= _EXCEPTED < len(_months_of(mask)):
            return f"{noun} {but} those of {months(missing)}"
        return f"{noun} of {months(_months_of(mask), link)}"
    if places := _places_of(mask, deck):
        ordinals = listed([ORDINALS[place - 1] for place in places], "or")
        own = "are {} in their months" if noun.endswith("cards") else "is {} in its month"
        return f"{noun} that {own.format(ordinals)}"
    return ""


def all_of(mask: int, deck: int = FULL_DECK) -> str:
    """All cards of the set: ``the ribbons of April, May and July``, ``all cards``.

    Args:
        mask: the set.
        deck: the cards that are in the game at all.
    """
    mask &= deck
    if at_large := _at_large(mask, deck, "all cards", but="but"):
        return at_large
    return listed([words for kind in _kinds(mask, deck) for words in kind.all()])


def any_of(mask: int, deck: int = FULL_DECK) -> str:
    """One card of the set, whichever: ``a red ribbon``, ``the Crane or the Phoenix``."""
    mask &= deck
    if at_large := _at_large(mask, deck, "any card", link="or", but="but"):
        return at_large
    return listed([words for kind in _kinds(mask, deck) for words in kind.any()], "or")


def several(mask: int, deck: int = FULL_DECK) -> str:
    """Cards of the set in general: ``ribbons``, ``chaff of January to May``, ``cards``."""
    mask &= deck
    if at_large := _at_large(mask, deck, "cards"):
        return at_large
    return listed([words for kind in _kinds(mask, deck) for words in kind.several()])


def noun_for(mask: int, deck: int = FULL_DECK) -> tuple[str, str] | None:
    """What one of these cards is called and what several are, where they have such a name:
    ``("chaff card", "chaff")``; not where they can only be listed.
    """
    mask &= deck
    if mask == deck:
        return ("card", "cards")
    kinds = _kinds(mask, deck)
    if len(kinds) != 1 or kinds[0].by_name or mask.bit_count() == 1:
        return None
    return (f"{kinds[0].one}{kinds[0].tail('or')}", f"{kinds[0].many}{kinds[0].tail('and')}")


def number_of(count: int, mask: int, deck: int = FULL_DECK) -> str:
    """So many cards of the set: ``three chaff of December``, ``two from among all brights``."""
    mask &= deck
    if count >= mask.bit_count():
        return all_of(mask, deck)
    if at_large := _at_large(mask, deck, "card" if count == 1 else "cards"):
        return f"{number(count)} {at_large}"
    kinds = _kinds(mask, deck)
    if len(kinds) > 1 or kinds[0].by_name:
        return f"{number(count)} from among {all_of(mask, deck)}"
    kind = kinds[0]
    noun = kind.one if count == 1 else kind.many
    return f"{number(count)} {noun}{kind.tail('or' if count == 1 else 'and')}"
