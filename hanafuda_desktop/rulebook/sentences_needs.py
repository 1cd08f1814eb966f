"""Sentences for the cards that a yaku needs, in games of every family."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.cards.cardset import mask_of, mask_where, members
from hanafuda_desktop.cards.vocabulary import CARD, KINDS, cards, listed, months, number
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rulebook.card_words import (
    all_of,
    card_name,
    every_one,
    number_of,
    number_or_more,
    several,
)
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold
from hanafuda_desktop.rules.schema.needs import Need
from hanafuda_desktop.rules.schema.selectors import selected

__all__ = ["NEED", "needed", "needed_or_more", "shown_cards", "shown_of", "wanted"]

_MOST_SHOWN: Final = 12
_SAME: Final = {
    "month": (
        (tr_noop("{cards} of one month"), tr_noop("{number} {cards} of one month")),
        (
            tr_noop("{number} or more cards of one month"),
            tr_noop("{number} or more {cards} of one month"),
        ),
    ),
    "category": (
        (tr_noop("{cards} of one kind"), tr_noop("{number} {cards} of one kind")),
        (
            tr_noop("{number} or more cards of one kind"),
            tr_noop("{number} or more {cards} of one kind"),
        ),
    ),
}
"""What is the same, so many of it or more: of any cards, and of some of them."""


def wanted(need: Need, setting: Setting) -> int:
    """The set of cards among which a need chooses."""
    return selected(need.cards) & setting.deck


def _of_each_month(words: str, mask: int) -> str:
    """So many cards of each month, or of each of those months that a set has cards of."""
    own = sorted({CARDS[card].month for card in members(mask)})
    if len(own) == len({card.month for card in CARDS}):
        return tr("{cards} of each month", cards=words)
    if len(own) > 2 and own[-1] - own[0] == len(own) - 1:
        return tr("{cards} of each month from {months}", cards=words, months=months(own))
    return tr("{cards} of each month among {months}", cards=words, months=months(own))


def _each(need: Need, mask: int, deck: int) -> str:
    if need.each == "category":
        return tr(
            "{cards} of each kind among {all}", cards=cards(need.count), all=all_of(mask, deck)
        )
    kinds = {CARDS[card].category for card in members(mask)}
    noun = KINDS[kinds.pop()] if len(kinds) == 1 else None
    words = _of_each_month((noun or CARD).counted(need.count), mask)
    if mask == deck or noun is not None:
        return words
    return tr("{words}, from among {cards}", words=words, cards=all_of(mask, deck))


def _most_same(need: Need, mask: int) -> int:
    """How many cards of one month, or of one kind, a set has at most."""
    own = [getattr(CARDS[card], need.same or "") for card in members(mask)]
    return max(map(own.count, own), default=0)


def _same(need: Need, mask: int, deck: int, *, or_more: bool = False) -> str:
    """So many cards of one month or of one kind, or that many and more."""
    exactly, more = _SAME[need.same or ""]
    of_any, of_some = more if or_more else exactly
    if mask == deck:
        return tr(of_any, number=number(need.count), cards=cards(need.count))
    return tr(of_some, number=number(need.count), cards=several(mask, deck))


def _need(need: Need, setting: Setting) -> str:
    mask, deck = wanted(need, setting), setting.deck
    if need.each is not None:
        return _each(need, mask, deck)
    if need.same is not None:
        return _same(need, mask, deck)
    if need.count >= mask.bit_count() and 1 < mask.bit_count() <= _MOST_SHOWN:
        return every_one(mask, deck)
    return number_of(need.count, mask, deck)


NEED: Final[Sentences[Need]] = {
    "cards": _need,
    "count": Untold("told with the cards"),
    "each": Untold("told with the cards"),
    "same": Untold("told with the cards"),
}


def _single(need: Need, setting: Setting) -> int | None:
    """The one card that the need stands for, if it is so."""
    mask = wanted(need, setting)
    return mask.bit_length() - 1 if mask.bit_count() == 1 else None


def _of_singles(cards: list[int], deck: int) -> list[str]:
    """Single cards in words: ribbons or chaff together, others by name as the file has them."""
    kinds = {CARDS[card].category for card in cards}
    if len(cards) > 1 and len(kinds) == 1 and kinds <= {Category.RIBBON, Category.CHAFF}:
        return [all_of(sum(1 << card for card in cards), deck)]
    return [card_name(CARDS[card]) for card in cards]


def needed_or_more(need: Need, setting: Setting) -> str:
    """What a need takes, where more of these cards do as well."""
    mask, deck = wanted(need, setting), setting.deck
    if need.each is not None or need.count >= mask.bit_count():
        return needed([need], setting)
    if need.same is None:
        return number_or_more(need.count, mask, deck)
    if 1 < need.count < _most_same(need, mask):
        return _same(need, mask, deck, or_more=True)
    return _same(need, mask, deck)


def _others(need: Need, named: list[int], setting: Setting) -> str:
    """Cards of the kind of those just named, which may not serve again: ``two other brights``."""
    mask, kinds = wanted(need, setting), {CARDS[card].category for card in named}
    if len(kinds) != 1 or need.each is not None or need.same is not None:
        return ""
    kind = kinds.pop()
    whole = mask_where(lambda card: card.category is kind) & setting.deck
    if mask | mask_of(named) != whole or need.count >= mask.bit_count():
        return ""
    return KINDS[kind].other(need.count)


def needed(needs: Iterable[Need], setting: Setting) -> str:
    """All that a yaku takes: ``the Boar, the Deer and the Butterflies``."""
    parts: list[str] = []
    singles: list[int] = []
    for need in needs:
        card = _single(need, setting)
        if card is not None:
            singles.append(card)
            continue
        parts += _of_singles(singles, setting.deck)
        parts.append(_others(need, singles, setting) or _need(need, setting))
        singles = []
    return listed([*parts, *_of_singles(singles, setting.deck)])


def _spread(need: Need, setting: Setting) -> list[int]:
    cards = list(members(wanted(need, setting)))
    if need.each is not None:
        return cards
    if need.same is not None:
        key = need.same
        own = getattr(CARDS[cards[0]], key)
        return [card for card in cards if getattr(CARDS[card], key) == own][: need.count]
    return cards if len(cards) <= _MOST_SHOWN else cards[: need.count]


def shown_cards(needs: Iterable[Need], setting: Setting) -> tuple[int, ...]:
    """Cards to picture beside a yaku: all that can serve, or an example where these are many."""
    shown = [card for need in needs for card in _spread(need, setting)]
    return tuple(dict.fromkeys(shown))[:_MOST_SHOWN]


def shown_of(mask: int) -> tuple[int, ...]:
    """The cards of a set to picture; none where they are so many that words say it better."""
    return tuple(members(mask)) if mask.bit_count() <= _MOST_SHOWN else ()
