"""Finds the orders in which cards can be laid one upon the other.

Of a combination it matters which cards it takes and which of them comes to lie on top, as that one
has its effect; of the orders that agree in both, one stands for all.
"""

from __future__ import annotations

from collections.abc import Sequence

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.shedding.state import NO_CARD

__all__ = ["chains", "chains_of", "clusters"]

_Chain = tuple[int, ...]


def chains(
    beneath: Sequence[int], pool: int, base: int, least: int, most: int, *, tops: bool
) -> tuple[_Chain, ...]:
    """One order for every set of cards, and for every card that can lie on top of it.

    Args:
        beneath: for each card, the set of cards on which it fits.
        pool: the cards to choose from.
        base: the card on which the first must fit, or NO_CARD.
        least: the fewest cards.
        most: the most cards.
        tops: whether it matters which card lies on top; else one order stands for the whole set.
    """
    # One chain for each set and top, not each order of the set: of so many ways there are few.
    # Chains are laid in the order of their cards, so that the first one found stands for all.
    cards = tuple(members(pool))
    layer: list[tuple[_Chain, int, int]] = [((), 0, base)]
    complete: list[tuple[_Chain, int, int]] = []
    for length in range(1, most + 1):
        longer: dict[tuple[int, int], _Chain] = {}
        for chain, taken, top in layer:
            for card in cards:
                if not taken >> card & 1 and (top == NO_CARD or beneath[card] >> top & 1):
                    key = taken | 1 << card, card
                    if key not in longer:
                        longer[key] = (*chain, card)
        layer = [(chain, taken, top) for (taken, top), chain in longer.items()]
        if length >= least:
            complete += layer
    if least < most:
        complete.sort()
    if tops:
        return tuple([chain for chain, _, _ in complete])
    found: dict[int, _Chain] = {}
    for chain, taken, _ in complete:
        found.setdefault(taken, chain)
    return tuple(found.values())


def chains_of(beneath: Sequence[int], cards: int, base: int, top: int) -> _Chain | None:
    """The order that stands for all in which exactly these cards are laid.

    Args:
        beneath: for each card, the set of cards on which it fits.
        cards: the cards, all of which are laid.
        base: the card on which the first must fit, or NO_CARD.
        top: the card that comes to lie on top; NO_CARD if it does not matter.
    """
    count = cards.bit_count()
    for chain in chains(beneath, cards, base, count, count, tops=top != NO_CARD):
        if top in (NO_CARD, chain[-1]):
            return chain
    return None


def clusters(beneath: Sequence[Sequence[int]], deck: int) -> tuple[int, ...]:
    """The deck in sets of cards, such that a card fits only on cards of its own set.

    Args:
        beneath: for each combination, and for each card, the set of cards on which it fits.
        deck: the deck.
    """
    found: list[int] = []
    for card in members(deck):
        linked = 1 << card
        for each in beneath:
            linked |= each[card] & deck
        apart = []
        for cluster in found:
            if cluster & linked:
                linked |= cluster
            else:
                apart.append(cluster)
        found = [*apart, linked]
    return tuple(sorted(found))
