"""The usual moves that end a round or begin one, played at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.engine.shedding.dealing import deal_round
from hanafuda_desktop.engine.shedding.moves import Combine, NextRound
from hanafuda_desktop.engine.shedding.program import SheddingProgram
from hanafuda_desktop.engine.shedding.settling import NO_RACE, end_round
from hanafuda_desktop.engine.shedding.state import (
    NO_CARD,
    NO_EFFECT,
    NOBODY,
    Phase,
    Series,
    SheddingState,
)

__all__ = ["Quickly", "compile_next_round", "compile_won"]

Quickly = Callable[[SheddingState, Any], SheddingState | None]
"""Gives the state that a legal move leads to, or ``None`` where the move is not a usual one."""

_CARDS: Final = tuple([1 << card for card in range(CARD_COUNT)])
_make: Final[Any] = tuple.__new__


def compile_next_round(program: SheddingProgram) -> Quickly:
    """What deals the next round."""

    def next_round(state: SheddingState, move: NextRound) -> SheddingState:
        del move
        seed, number, _, totals, drawn, sheet = state[-1]
        # As Series(...) makes it, in a third of the time.
        series = _make(Series, (seed, number + 1, state[1], totals, drawn, sheet))
        return deal_round(program, series, (), None)

    return next_round


def compile_won(program: SheddingProgram) -> Quickly:
    """What plays a combination that sheds the last cards (UN-11)."""
    races = program.races
    phase = Phase.RACE if races else Phase.PLAY

    def won(state: SheddingState, move: Combine) -> SheddingState | None:
        _, seat, hands, places, field, stock, discard, _, way, _, _, turns, _, n, memory, series = (
            state[:]
        )
        if move.lay:
            return None
        if move.field:
            for card in move.field:
                field ^= _CARDS[card]
            places = tuple([NO_CARD if card in move.field else card for card in places])
        hands = (*hands[:seat], 0, *hands[seat + 1 :])
        pile = discard + move.discarded
        after = _make(
            SheddingState,
            (
                phase,
                seat,
                hands,
                places,
                field,
                stock,
                pile,
                NO_CARD,
                way,
                NO_EFFECT,
                NOBODY,
                turns + 1,
                0,
                n,
                memory,
                series,
            ),
        )
        return after if races else end_round(program, after, NO_RACE, None)

    return won
