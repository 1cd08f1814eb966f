"""Finds every legal move of a seat."""

from __future__ import annotations

from hanafuda_desktop.engine.speed.layout import can_be_turned, puts, shifts
from hanafuda_desktop.engine.speed.moves import Count, Join, NextRound, Put, SpeedMove, TurnUp
from hanafuda_desktop.engine.speed.program import SpeedProgram
from hanafuda_desktop.engine.speed.settling import may_count
from hanafuda_desktop.engine.speed.state import Phase, SpeedState

__all__ = ["found_moves"]


def found_moves(program: SpeedProgram, state: SpeedState, seat: int) -> tuple[SpeedMove, ...]:
    """Every move that the seat may make, at the time of the last one: it may be made later too.

    Of a hand that is busy it is the time from which it is free.
    """
    now = state.now
    match state.phase:
        case Phase.COUNT:
            return (Count(now),)
        case Phase.NEXT:
            return (NextRound(now), *([Count(now)] if may_count(program, state) else ()))
        case Phase.OVER:
            return ()
        case _:
            layout, now = state.layouts[seat], max(now, state.busy[seat].until)
            found: list[SpeedMove] = [
                Put(seat, now, column, stack, count)
                for column, stack, count in puts(program, layout, state.stacks)
            ]
            found += [
                TurnUp(seat, now, column)
                for column in range(len(layout))
                if can_be_turned(program, layout, column)
            ]
            found += [Join(seat, now, source, target) for source, target in shifts(program, layout)]
            return tuple(found)
