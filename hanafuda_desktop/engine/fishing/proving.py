"""What a turn proves of the hand from which it was played.

Where whoever can capture must, a card that is laid without capturing proves that none of the hand's
cards could capture. Hands only grow smaller, so that none of these cards is in it for the rest of
the round. Everybody has seen that; it is part of the state, since the field soon looks different.
"""

from __future__ import annotations

from hanafuda_desktop.cards.cardset import listed
from hanafuda_desktop.engine.fishing.program import FishingProgram
from hanafuda_desktop.engine.fishing.state import RoundFacts

__all__ = ["facts_proven"]


def facts_proven(
    program: FishingProgram, facts: RoundFacts, seat: int, card: int, field: int
) -> RoundFacts:
    """What is known once a seat has played a hand card onto this field.

    Args:
        program: a game in which whoever can capture must.
        facts: what was known before.
        seat: whose card it is.
        card: what is played.
        field: the field cards before, as a set.
    """
    if program.hand_takes[card] & field:
        return facts
    takers = program.taken_from_hand
    capturing = 0
    for mate in listed(field):
        capturing |= takers[mate]
    return facts.with_lacking(seat, capturing)
