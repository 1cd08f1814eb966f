"""Imagines how the cards may lie that a seat does not see, as a person would who has watched.

Whoever drew in place of playing most likely had nothing to play, and for certain where the rules
say that only such a player draws. So of the cards that were in that hand none goes with what lay
there then. Cards that a seat has seen in another hand are in its view already.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.shedding.family import Shedding
from hanafuda_desktop.engine.shedding.program import SheddingProgram
from hanafuda_desktop.engine.shedding.seeing import turn_of
from hanafuda_desktop.engine.shedding.turn import DrewInstead
from hanafuda_desktop.engine.view import View

__all__ = ["compile_guesses"]

_TWO: Final = 2
_PARTS: Final = 100
_BELIEVED: Final = 90
"""In so many of a hundred samples whoever drew by choice had nothing to play."""


class _Hand(NamedTuple):
    """A hand of others.

    Attributes:
        hidden: how many of its cards the seat does not know.
        new: how many of these may be any, as they were drawn of late.
        lacks: the cards that are not among the others, most likely.
    """

    hidden: int
    new: int
    lacks: int


def compile_guesses(family: Shedding, view: View) -> Callable[[int], Any]:
    """What imagines a state behind a view, from a seed."""
    unseen, guess = family.unseen(view), family.guesses(view)
    program = family.program
    stock = len(view.pile("s").cards)
    drew = turn_of(view).drew
    hands = [
        _hand(program, view.pile(f"h{seat}").cards.count(None), drew[seat])
        for seat in range(program.players)
    ]
    if not any(hand.lacks and hand.new < hand.hidden for hand in hands):
        return lambda seed: guess(shuffled(unseen, seed), seed >> 1)
    pairs = _pairs(program)
    believed = _PARTS if program.only_if_stuck else _BELIEVED

    def imagined(seed: int) -> Any:
        chance = SplitMix64(seed)
        left = list(shuffled(unseen, chance.next()))
        trusted = [bool(hand.lacks) and chance.below(_PARTS) < believed for hand in hands]
        held = _dealt(left, hands, trusted, pairs)
        # What the hands were not given lies in front.
        left = list(shuffled(left, chance.next()))
        return guess((*left[:stock], *held, *left[stock:]), seed >> 1)

    return imagined


def _dealt(
    left: list[int], hands: Sequence[_Hand], trusted: Sequence[bool], pairs: tuple[int, ...]
) -> list[int]:
    """Take the cards of all hands, one hand after the other; those that are trusted lack what they
    seem to.
    """
    dealt = [
        _old_cards(left, hand, pairs) if believed else []
        for hand, believed in zip(hands, trusted, strict=True)
    ]
    # The others come from what is left, so that every hand has had its old cards first.
    return [
        card
        for own, hand in zip(dealt, hands, strict=True)
        for card in (*own, *[left.pop() for _ in range(hand.hidden - len(own))])
    ]


def _old_cards(left: list[int], hand: _Hand, pairs: tuple[int, ...]) -> list[int]:
    """Take the cards of a hand that had nothing to play when its owner drew, as far as there are
    such cards.
    """
    own: list[int] = []
    wanted = hand.hidden - hand.new
    avoided = hand.lacks
    for card in left:
        if len(own) == wanted:
            break
        if not avoided >> card & 1:
            own.append(card)
            # What was drawn then, and kept, may go with one of the others.
            avoided = avoided | pairs[card] if len(own) < wanted - 1 else hand.lacks
    taken = set(own)
    left[:] = [card for card in left if card not in taken]
    return own


def _hand(program: SheddingProgram, hidden: int, drew: DrewInstead | None) -> _Hand:
    if drew is None or not hidden:
        return _Hand(hidden, hidden, 0)
    field = mask_of(drew.field)
    lacks = program.drawn_freely
    if drew.top is not None:
        lacks |= program.drawn_after[drew.top]
    lacks |= mask_of(card for card in program.deck if program.drawn_onto[card] & field)
    return _Hand(hidden, min(hidden, drew.since), lacks)


def _pairs(program: SheddingProgram) -> tuple[int, ...]:
    """For each card, those with which it can be played by itself, both from the hand."""
    pairs = [0] * CARD_COUNT
    for each in program.plain:
        if not each.onto_field and each.least <= _TWO <= each.most:
            for card in members(each.cards):
                pairs[card] |= (each.beneath[card] | each.above[card]) & each.cards
    return tuple(pairs)
