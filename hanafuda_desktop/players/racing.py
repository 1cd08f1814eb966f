"""How computer players run a race of reactions (UN-13)."""

from __future__ import annotations

from collections.abc import Mapping

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.race import Reaction

__all__ = ["computer_times"]


def computer_times(racers: Mapping[int, Reaction], seed: int) -> dict[int, int]:
    """How long computer players take, in milliseconds after the signal, by their seats.

    Args:
        racers: the computer players in the race, each with how fast it is.
        seed: what their chance comes from; a seat's time depends on this and on the seat alone.
    """
    return {
        seat: reaction.time(SplitMix64(seed ^ (seat + 1)).next())
        for seat, reaction in sorted(racers.items())
    }
