"""What a move of a shedding game is worth to a player who looks one move ahead.

Cards that leave the hand count most, then what the effect does to the next player, then what is
left: cards that go together, and cheap ones. A struggle is for want of anything better. All values
come from the rule file; no game is known by name.
"""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.shedding.coming import (
    Coming,
    coming_effect,
    program_of,
    shed_by,
    wins,
)
from hanafuda_desktop.engine.shedding.moves import (
    Combine,
    DiscardDrawn,
    DrawLots,
    Keep,
    NextRound,
    Pass,
    Race,
    SheddingMove,
    Struggle,
    Swap,
)
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.whims import SURE
from hanafuda_desktop.rules.schema.shedding import SheddingRules

__all__ = ["CARD", "SheddingThinking"]

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
        self._program = program_of(rules, view)
        self._seat = view.seat
        self._hand = self._cards(f"h{view.seat}")
        self._field = self._cards("f")
        self._goes_on = bool(self._program.on_discard)
        self._counts = [len(view.pile(f"h{seat}").cards) for seat in range(self._program.players)]

    def _cards(self, pile: str) -> int:
        return mask_of(card for card in self._view.pile(pile).cards if card is not None)

    def worth(self, move: SheddingMove) -> float:
        """What a move is worth, compared with others of the same decision."""
        match move:
            case Combine():
                return self._combine(move)
            case DiscardDrawn(onto):
                field = self._field if onto is None else self._field & ~(1 << onto)
                return CARD + self._effect(move, self._hand) + self._kept(self._hand, field)
            case Keep():
                drawn = self._cards("x")
                kept = self._kept(self._hand | drawn, self._field)
                return kept - _POINT * self._program.worth(drawn)
            case Struggle():
                return -CARD
            case Pass():
                return -CARD / 2
            case Swap(seat):
                return -float(self._counts[seat])
            case DrawLots():
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
        worth = CARD * shed_by(move) + _POINT * self._program.worth(shed)
        worth += self._effect(move, hand) + self._kept(hand, field)
        if self._goes_on and self._turn_again(move.combination, move.top):
            worth += _CHAINED * self._chain(hand, move.top, _DEEP)
        return worth

    def _turn_again(self, combination: str, top: int) -> bool:
        """Whether this player's is the next turn, too, with this card on top."""
        effect = self._program.effect_by(top)
        if effect is None or not self._program.by_id[combination].effect:
            return False
        return effect.swap == "nobody" and (
            effect.again or (effect.skip and self._program.players == _TWO)
        )

    def _chain(self, hand: int, top: int, deep: int) -> float:
        """What can be shed in a further turn, on this top card of the discard pile, and in those
        that it brings in turn.
        """
        best = 0.0
        for each in self._program.on_discard:
            if each.least != 1 or each.lay or each.field:
                continue
            for card in members(hand & each.cards & each.above[top]):
                left = hand & ~(1 << card)
                if not left:
                    return SURE
                worth = CARD + _POINT * self._program.values[card]
                if deep and self._turn_again(each.id, card):
                    worth += _CHAINED * self._chain(left, card, deep - 1)
                best = max(best, worth)
        return best

    def _kept(self, hand: int, field: int) -> float:
        """What it is worth to have these cards left, beside these on the field."""
        worth = 0.0
        first = self._program.combinations[0].beneath
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
        match coming.effect.swap:
            case "nobody":
                return 0.0
            case "next":
                return CARD * (left - self._counts[coming.seat])
            case "choose":
                return CARD * (left - min(others))
            case _:
                assert_never(coming.effect.swap)
