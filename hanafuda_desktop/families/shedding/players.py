"""What a move of a shedding game is worth to a player who looks one move ahead.

Cards that leave the hand count most, then what the effect does to the next player, then what is
left: cards that go together, and cheap ones. A struggle is for want of anything better. All values
come from the rule file; no game is known by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle
from math import exp
from typing import Any, Final, NamedTuple, assert_never

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.shuffle import SplitMix64, fractions, shuffled
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.shedding.compiled import CompiledShedding
from hanafuda_desktop.families.shedding.family import (
    Coming,
    Shedding,
    coming_effect,
    compiled_rules,
    shed_by,
    wins,
)
from hanafuda_desktop.families.shedding.moves import (
    BareMove,
    Combine,
    DiscardDrawn,
    Race,
    SheddingMove,
    Swap,
)
from hanafuda_desktop.families.shedding.rollout import (
    RolloutPolicy,
    after_without_chance,
    compile_playouts,
    expected_gains,
    gains_if_over,
)
from hanafuda_desktop.families.shedding.schema import Effect, SheddingRules
from hanafuda_desktop.families.shedding.view import DrewInstead, guesses, turn_of
from hanafuda_desktop.players.evaluation import (
    SURE,
    Determinizations,
    Endgame,
    is_sure,
    match_scores,
    within_doubt,
)

# Imagines how the cards may lie that a seat does not see, as a person would who has watched.
#
# Whoever drew in place of playing most likely had nothing to play, and for certain where the rules
# say that only such a player draws. So of the cards that were in that hand none goes with what lay
# there then. Cards that a seat has seen in another hand are in its view already.

_BOTH: Final = 2
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
    unseen, guess = family.unseen(view), guesses(family.compiled, view)
    compiled = family.compiled
    stock = len(view.pile("s").cards)
    drew = turn_of(view).drew
    hands = [
        _hand(compiled, view.pile(f"h{seat}").cards.count(None), drew[seat])
        for seat in range(compiled.players)
    ]
    if not any(hand.lacks and hand.new < hand.hidden for hand in hands):
        return lambda seed: guess(shuffled(unseen, seed), seed >> 1)
    pairs = _pairs(compiled)
    believed = _PARTS if compiled.rules.struggle.only_if_stuck else _BELIEVED

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


def _hand(compiled: CompiledShedding, hidden: int, drew: DrewInstead | None) -> _Hand:
    if drew is None or not hidden:
        return _Hand(hidden, hidden, 0)
    field = mask_of(drew.field)
    lacks = compiled.drawn_freely
    if drew.top is not None:
        lacks |= compiled.drawn_after[drew.top]
    lacks |= mask_of(card for card in compiled.deck if compiled.drawn_onto[card] & field)
    return _Hand(hidden, min(hidden, drew.since), lacks)


def _pairs(compiled: CompiledShedding) -> tuple[int, ...]:
    """For each card, those with which it can be played by itself, both from the hand."""
    pairs = [0] * CARD_COUNT
    for each in compiled.plain:
        if not each.onto_field and each.least <= _BOTH <= each.most:
            for card in members(each.cards):
                pairs[card] |= (each.beneath[card] | each.above[card]) & each.cards
    return tuple(pairs)


# How likely a sensible player makes a move, for rounds that are played out in the mind.
#
# All comes from the rule file: to shed many cards, and costly ones where they cost something, and
# to make the next player draw or sit out.

_MOST_SHED: Final = 8
_CARD: Final = 1.4
"""By how much (as an exponent) a card more that is shed makes a move likelier."""
_COST: Final = 0.5
"""The same for a card that costs as much as the average card, beyond that."""
_DRAW: Final = 1.0
_SKIP: Final = 1.0
_AGAIN: Final = 1.0
_STRUGGLE: Final = 0.02
_KEEP: Final = 0.03


def rollout_policy(compiled: CompiledShedding) -> RolloutPolicy:
    """What moves are likely in this game."""
    mean = sum(compiled.values) / len(compiled.values) or 1.0
    effects = [compiled.effect_by(card) for card in range(CARD_COUNT)]
    acting = [exp(_harm(each, compiled.players)) if each else 1.0 for each in effects]
    plain = (1.0,) * (CARD_COUNT + 1)
    return RolloutPolicy(
        shed=tuple([exp(_CARD * cards) for cards in range(_MOST_SHED + 1)]),
        cards=tuple([exp(_COST * min(2.0, value / mean - 1.0)) for value in compiled.values]),
        tops={each.id: (*acting, 1.0) if each.effect else plain for each in compiled.combinations},
        struggle=_STRUGGLE,
        keep=_KEEP,
    )


def _harm(effect: Effect, players: int) -> float:
    """How much likelier (as an exponent) an effect makes the move that has it."""
    others = players - 1 if effect.who == "others" else 1
    return _DRAW * min(3, effect.draw * others) + _SKIP * effect.skip + _AGAIN * effect.again


_TWO: Final = 2
CARD: Final = 10.0
"""What it is worth to have one card less, or that the next player has one more."""
_TURN: Final = 6.0
"""What it is worth that the next player loses a turn."""
_POINT: Final = 0.4
"""What it is worth that one's hand costs a point less."""
_MATE: Final = 2.0
"""What it is worth to keep a card that goes with another one in the hand."""
_ON_FIELD: Final = 1.5
"""What it is worth to keep a card that goes with one on the field."""
_CHAINED: Final = 0.9
"""What a card counts that could be shed in the further turn that a move brings, of one shed now."""
_FOLLOWS: Final = 1.0
"""What it is worth to keep a card that one of the others in the hand could follow."""
_DEEP: Final = 6
"""So many further turns are looked at, one after the other."""


class SheddingThinking:
    """One decision.

    Args:
        rules: the game.
        view: what the seat to move sees.
    """

    def __init__(self, rules: SheddingRules, view: View) -> None:
        self._rules = rules
        self._view = view
        self._compiled = compiled_rules(rules, view)
        self._seat = view.seat
        self._hand = view.pile(f"h{view.seat}").known
        self._field = view.pile("f").known
        self._goes_on = bool(self._compiled.on_discard)
        self._counts = [len(view.pile(f"h{seat}").cards) for seat in range(self._compiled.players)]

    def worth(self, move: SheddingMove) -> float:
        """What a move is worth, compared with others of the same decision."""
        match move:
            case Combine():
                return self._combine(move)
            case DiscardDrawn(onto):
                field = self._field if onto is None else self._field & ~(1 << onto)
                return CARD + self._effect(move, self._hand) + self._kept(self._hand, field)
            case BareMove.KEEP:
                drawn = self._view.pile("x").known
                kept = self._kept(self._hand | drawn, self._field)
                return kept - _POINT * self._compiled.worth(drawn)
            case BareMove.STRUGGLE:
                return -CARD
            case BareMove.SIT_OUT:
                return -CARD / 2
            case Swap(seat):
                return -float(self._counts[seat])
            case BareMove.DRAW_LOTS:
                # Nobody who plays decides the race for the others.
                return SURE
            case Race() | NextRound():
                return 0.0
            case _:
                assert_never(move)

    def _combine(self, move: Combine) -> float:
        if wins(self._view, move):
            return SURE
        shed = move.shed
        hand = self._hand & ~shed
        field = self._field & ~mask_of(move.field) | mask_of(move.lay)
        worth = CARD * shed_by(move) + _POINT * self._compiled.worth(shed)
        worth += self._effect(move, hand) + self._kept(hand, field)
        if self._goes_on and self._turn_again(move.combination, move.top):
            worth += _CHAINED * self._chain(hand, move.top, _DEEP)
        return worth

    def _turn_again(self, combination: str, top: int) -> bool:
        """Whether this player's is the next turn, too, with this card on top."""
        effect = self._compiled.effect_by(top)
        if effect is None or not self._compiled.by_id[combination].effect:
            return False
        return effect.swap == "nobody" and (
            effect.again or (effect.skip and self._compiled.players == _TWO)
        )

    def _chain(self, hand: int, top: int, deep: int) -> float:
        """What can be shed in a further turn, on this top card of the discard pile, and in those
        that it brings in turn.
        """
        best = 0.0
        for each in self._compiled.on_discard:
            if each.least != 1 or each.lay or each.field:
                continue
            for card in members(hand & each.cards & each.above[top]):
                left = hand & ~(1 << card)
                if not left:
                    return SURE
                worth = CARD + _POINT * self._compiled.values[card]
                if deep and self._turn_again(each.id, card):
                    worth += _CHAINED * self._chain(left, card, deep - 1)
                best = max(best, worth)
        return best

    def _kept(self, hand: int, field: int) -> float:
        """What it is worth to have these cards left, beside these on the field."""
        worth = 0.0
        first = self._compiled.combinations[0].beneath
        if self._goes_on:
            return sum([_FOLLOWS for card in members(hand) if first[card] & hand & ~(1 << card)])
        for card in members(hand):
            if first[card] & hand:
                worth += _MATE
            if first[card] & field:
                worth += _ON_FIELD
        return worth

    def _effect(self, move: SheddingMove, hand: int) -> float:
        """What a move's effect does, which is worth more the nearer its victim is to winning."""
        coming = coming_effect(self._rules, self._view, move)
        if coming is None:
            return 0.0
        effect = coming.effect
        near = 1.0 + 2.0 / max(1, self._counts[coming.seat])
        drawn = effect.draw * (len(self._counts) - 1 if effect.who == "others" else 1)
        worth = near * (0.5 * CARD * drawn + _TURN * effect.skip) + _TURN * effect.again
        return worth + self._swapped(coming, hand.bit_count())

    def _swapped(self, coming: Coming, left: int) -> float:
        """What it is worth to swap what is left in the hand for another hand."""
        others = [count for seat, count in enumerate(self._counts) if seat != self._seat]
        swap = coming.effect.swap
        if swap == "nobody":
            return 0.0
        return CARD * (left - (self._counts[coming.seat] if swap == "next" else min(others)))


def worth(rules: SheddingRules, view: View, moves: Sequence[SheddingMove]) -> Sequence[float]:
    """What each move is worth at a first look, compared with the others."""
    thinking = SheddingThinking(rules, view)
    return [thinking.worth(move) for move in moves]


def quick_move(_rules: SheddingRules, _view: View, moves: Sequence[SheddingMove]) -> SheddingMove:
    """Shed most; of equals, the first.

    Raises:
        ValueError: there is no move.
    """
    return max(moves, key=lambda move: shed_by(move) + isinstance(move, DiscardDrawn))


# How a round of a shedding game may go on from a view, played out by the game's own engine.

_POINTS_A_CARD: Final = 1.5
"""About so many points of the round it is worth to have one card less."""


def determinize(
    rules: SheddingRules, view: View, moves: Sequence[SheddingMove], chance_seed: int
) -> Determinizations:
    """Rounds of a shedding game as they may go on from a view."""
    now = view.round
    assert now is not None
    family = engine_for(Shedding, rules, len(now.totals), now.rounds)
    playout = compile_playouts(family)
    policy = rollout_policy(family.compiled)
    worths = worth(rules, view, moves)

    def play_out(state: Any, chances: Sequence[float], move: SheddingMove) -> Sequence[float]:
        after = playout(family.after(state, move), policy, cycle(chances).__next__)
        return expected_gains(family, after)

    return Determinizations(
        view,
        moves,
        chance_seed,
        guess=compile_guesses(family, view),
        luck=lambda chance: fractions(chance.next()),
        play_out=play_out,
        ending=Endgame(
            family.to_move,
            family.legal_moves,
            partial(after_without_chance, family),
            partial(gains_if_over, family),
            match_scores(now),
        ),
        prior=[each / CARD * _POINTS_A_CARD for each in within_doubt(worths, CARD)],
        sure=[place for place, each in enumerate(worths) if is_sure(each)],
    )
