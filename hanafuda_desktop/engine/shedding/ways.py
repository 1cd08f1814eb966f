"""How many of a hand's cards a combination is offered with, where there are very many ways.

Where nearly any card fits on any other, a large hand can lay some of its cards in more ways than
anybody looks through: of twenty cards, four in some 19,000. A hand that could make a combination in
more than :data:`~hanafuda_desktop.rules.laying_ways.MOST_OFFERED` ways makes it of its first cards,
by month, alone. Hands as they are dealt are never cut short: the checks of a rule file see to that.
"""

from __future__ import annotations

from bisect import bisect_right

from hanafuda_desktop.cards.cardset import listed, mask_of, members
from hanafuda_desktop.engine.shedding.program import CombinationProgram
from hanafuda_desktop.rules.laying_ways import MOST_OFFERED, chain_ways, ways_beside

__all__ = ["offered_cards", "ways"]


def offered_cards(each: CombinationProgram, hand: int, lying: int) -> int:
    """The hand cards of which a combination can be made.

    Args:
        each: the combination.
        hand: the hand cards.
        lying: how many cards lie on the field.
    """
    if ways(each, hand, lying) <= MOST_OFFERED:
        return hand
    # More cards never have fewer ways.
    cards = listed(hand)
    firsts = [mask_of(cards[:count]) for count in range(len(cards))]
    fitting = bisect_right(firsts, MOST_OFFERED, key=lambda first: ways(each, first, lying))
    return firsts[max(0, fitting - 1)]


def ways(each: CombinationProgram, hand: int, lying: int) -> int:
    """In how many ways these hand cards could make it, or somewhat more: orders of the same cards
    are counted, or what does not fit, where that is reckoned sooner and still few enough.

    Args:
        each: the combination.
        hand: the hand cards.
        lying: how many cards lie on the field.
    """
    most = _at_most(each, hand.bit_count(), lying)
    return most if most <= MOST_OFFERED else _by_fit(each, hand, lying)


def _at_most(each: CombinationProgram, cards: int, lying: int) -> int:
    """In how many ways it could be made if any card fitted on any other."""
    return chain_ways(cards, each.least, each.most) * _beside(each, cards, lying)


def _beside(each: CombinationProgram, cards: int, lying: int) -> int:
    left = max(0, cards - each.least)
    return ways_beside(int(each.onto_field), each.field, lying, each.lay, left)


def _by_fit(each: CombinationProgram, hand: int, lying: int) -> int:
    """In how many ways by what fits on what, with every order of the same cards."""
    pool = hand & each.cards
    orders = dict.fromkeys(members(pool), 1)
    count = int(each.least == 0)
    for length in range(1, each.most + 1):
        if length > 1:
            orders = {
                card: sum([orders[under] for under in members(each.beneath[card] & pool)])
                for card in orders
            }
        count += sum(orders.values()) if length >= each.least else 0
    return count * _beside(each, hand.bit_count(), lying)
