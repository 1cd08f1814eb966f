"""How many of a hand's cards a combination is offered with, where there are very many ways.

Where nearly any card fits on any other, a large hand can lay some of its cards in more ways than
anybody looks through: of twenty cards, four in some 19,000. A hand that could make a combination in
more than :data:`~hanafuda_desktop.rules.laying_ways.MOST_OFFERED` ways makes it of its first cards,
by month, alone. Hands as they are dealt are never cut short: the checks of a rule file see to that.
"""

from __future__ import annotations

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.shedding.program import CombinationProgram
from hanafuda_desktop.rules.laying_ways import MOST_OFFERED, chain_ways, ways_beside

__all__ = ["offered_cards"]


def offered_cards(each: CombinationProgram, hand: int, lying: int) -> int:
    """The hand cards of which a combination can be made.

    Args:
        each: the combination.
        hand: the hand cards.
        lying: how many cards lie on the field.
    """
    while _at_most(each, hand.bit_count(), lying) > MOST_OFFERED < _by_fit(each, hand, lying):
        hand &= ~(1 << hand.bit_length() - 1)
    return hand


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
    ways = int(each.least == 0)
    for length in range(1, each.most + 1):
        if length > 1:
            orders = {
                card: sum([orders[under] for under in members(each.beneath[card] & pool)])
                for card in orders
            }
        ways += sum(orders.values()) if length >= each.least else 0
    return ways * _beside(each, hand.bit_count(), lying)
