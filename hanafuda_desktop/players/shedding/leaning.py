"""How likely a sensible player makes a move, for rounds that are played out in the mind.

All comes from the rule file: to shed many cards, and costly ones where they cost something, and to
make the next player draw or sit out.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.engine.shedding.playout import Weights
from hanafuda_desktop.engine.shedding.program import SheddingProgram
from hanafuda_desktop.rules.schema.shedding import Effect

__all__ = ["leanings"]

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


def leanings(program: SheddingProgram) -> Weights:
    """What moves are likely in this game."""
    mean = sum(program.values) / len(program.values) or 1.0
    effects = [program.effect_by(card) for card in range(CARD_COUNT)]
    acting = [exp(_harm(each, program.players)) if each else 1.0 for each in effects]
    plain = (1.0,) * (CARD_COUNT + 1)
    return Weights(
        shed=tuple([exp(_CARD * cards) for cards in range(_MOST_SHED + 1)]),
        cards=tuple([exp(_COST * min(2.0, value / mean - 1.0)) for value in program.values]),
        tops={each.id: (*acting, 1.0) if each.effect else plain for each in program.combinations},
        struggle=_STRUGGLE,
        keep=_KEEP,
    )


def _harm(effect: Effect, players: int) -> float:
    """How much likelier (as an exponent) an effect makes the move that has it."""
    others = players - 1 if effect.who == "others" else 1
    return _DRAW * min(3, effect.draw * others) + _SKIP * effect.skip + _AGAIN * effect.again
