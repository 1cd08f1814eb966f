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
from hanafuda_desktop.rules.schema.shedding import SheddingRules

__all__ = ["SheddingThinking"]

_SURE: Final = 1e6
"""More than any move is worth that is weighed."""
_CARD: Final = 10.0
"""What it is worth to have one card less, or that the next player has one more."""
_TURN: Final = 6.0
"""What it is worth that the next player loses a turn."""
_POINT: Final = 0.4
"""What it is worth that one's hand costs a point less."""
_MATE: Final = 2.0
"""What it is worth to keep a card that goes with another one in the hand."""
_ON_FIELD: Final = 1.5
"""What it is worth to keep a card that goes with one on the field."""


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
                return _CARD + self._effect(move, self._hand) + self._kept(self._hand, field)
            case Keep():
                drawn = self._cards("x")
                kept = self._kept(self._hand | drawn, self._field)
                return kept - _POINT * self._program.worth(drawn)
            case Struggle():
                return -_CARD
            case Pass():
                return -_CARD / 2
            case Swap(seat):
                return -float(self._counts[seat])
            case DrawLots():
                # Nobody who plays decides the race for the others.
                return _SURE
            case Race() | NextRound():
                return 0.0
            case _:
                assert_never(move)

    def _combine(self, move: Combine) -> float:
        if wins(self._view, move):
            return _SURE
        shed = mask_of((*move.hand, *move.lay))
        hand = self._hand & ~shed
        field = self._field & ~mask_of(move.field) | mask_of(move.lay)
        worth = _CARD * shed_by(move) + _POINT * self._program.worth(shed)
        return worth + self._effect(move, hand) + self._kept(hand, field)

    def _kept(self, hand: int, field: int) -> float:
        """What it is worth to have these cards left, beside these on the field."""
        worth = 0.0
        first = self._program.combinations[0].beneath
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
        worth = near * (0.5 * _CARD * drawn + _TURN * effect.skip) + _TURN * effect.again
        return worth + self._swapped(coming, hand.bit_count())

    def _swapped(self, coming: Coming, left: int) -> float:
        """What it is worth to swap what is left in the hand for another hand."""
        others = [count for seat, count in enumerate(self._counts) if seat != self._seat]
        match coming.effect.swap:
            case "nobody":
                return 0.0
            case "next":
                return _CARD * (left - self._counts[coming.seat])
            case "choose":
                return _CARD * (left - min(others))
            case _:
                assert_never(coming.effect.swap)
