"""Carries out the moves of a round: put, join, turn up, and the count."""

from __future__ import annotations

from typing import TypeVar

from hanafuda_desktop.engine.events import CardsMoved, CardTurnedUp, Event
from hanafuda_desktop.families.speed.compiled import CompiledSpeed
from hanafuda_desktop.families.speed.events import CardRefused, Counted
from hanafuda_desktop.families.speed.layout import (
    Layout,
    can_be_turned,
    is_secret,
    joined,
    run_length,
    taken_off,
)
from hanafuda_desktop.families.speed.moves import Count, Join, Miss, Put, TurnUp
from hanafuda_desktop.families.speed.rounds import FROM_A_DECK, secret_told
from hanafuda_desktop.families.speed.state import (
    LATE_MS,
    MOST_BEFORE,
    Column,
    SpeedPhase,
    SpeedState,
    is_busy,
)
from hanafuda_desktop.families.speed.turn import Busy, Covered

_Value = TypeVar("_Value")


def put(
    compiled: CompiledSpeed, state: SpeedState, move: Put, events: list[Event] | None
) -> SpeedState:
    """Cards go from the top of a column into the middle (HP-3)."""
    layout = state.layouts[move.seat]
    cards = layout[move.column].cards[-move.count :]
    if events is not None:
        events.append(CardsMoved(cards, _column(move.seat, move.column), f"m{move.stack}"))
    covered = Covered(move.seat, move.at, move.count, _before(state.covered[move.stack], move.at))
    state = state._replace(
        now=move.at,
        stacks=_changed(state.stacks, move.stack, state.stacks[move.stack] + cards),
        covered=_changed(state.covered, move.stack, covered),
    )
    return _uncovered(
        compiled, state, move.seat, taken_off(layout, move.column, move.count), move.column, events
    )


def _before(top: Covered, now: int) -> tuple[Covered, ...]:
    """What was laid on a stack so short a time ago that another card may still come too late."""
    laid = (top._replace(before=()), *top.before)[:MOST_BEFORE]
    return tuple(put for put in laid if put.seat >= 0 and now - put.at <= LATE_MS)


def join(
    compiled: CompiledSpeed, state: SpeedState, move: Join, events: list[Event] | None
) -> SpeedState:
    """A run goes onto another column (HP-6), or into an empty one (HP-7)."""
    layout = state.layouts[move.seat]
    column = layout[move.column]
    if events is not None:
        run = column.cards[-run_length(compiled, column) :]
        source, target = _column(move.seat, move.column), _column(move.seat, move.onto)
        events.append(CardsMoved(run, source, target))
    after = joined(compiled, layout, move.column, move.onto)
    return _uncovered(compiled, state._replace(now=move.at), move.seat, after, move.column, events)


def turn_up(state: SpeedState, move: TurnUp, events: list[Event] | None) -> SpeedState:
    """The card at the top of a column is turned up (HP-5)."""
    after = _turned(state.layouts[move.seat], move.seat, move.column, events)
    return _with_layout(state._replace(now=move.at), move.seat, after)


def miss(
    compiled: CompiledSpeed, state: SpeedState, move: Miss, events: list[Event] | None
) -> SpeedState:
    """A card that does not fit flies back (HP-13), and its hand is busy for so long.

    What a busy hand tries makes it begin anew.
    """
    before, tried = state.busy[move.seat], move.tried
    again = is_busy(state, move.seat, move.at)
    if events is not None and not again and not isinstance(tried, TurnUp):
        target = f"m{tried.stack}" if isinstance(tried, Put) else _column(move.seat, tried.onto)
        events.append(CardRefused(_column(move.seat, tried.column), target))
    busy = Busy(move.at + compiled.rules.refused_ms, before.tries + 1 if again else 1)
    return state._replace(now=move.at, busy=_changed(state.busy, move.seat, busy))


def count(state: SpeedState, move: Count, events: list[Event] | None) -> SpeedState:
    """*One, two, three*: whoever has a deck turns a card onto the stack he feeds (HP-2, HP-8).

    Where there is one stack, the larger deck feeds it, of equal ones that of seat 0.
    """
    if events is not None:
        events.append(Counted())
    feeders = [seat for seat, deck in enumerate(state.decks) if deck]
    if len(state.stacks) == 1:
        feeders = [max(feeders, key=lambda seat: len(state.decks[seat]))]
    for seat in feeders:
        card = state.decks[seat][-1]
        stack = seat if len(state.stacks) > 1 else 0
        if events is not None:
            events.append(CardsMoved((card,), f"t{seat}", f"m{stack}"))
        state = state._replace(
            decks=_changed(state.decks, seat, state.decks[seat][:-1]),
            stacks=_changed(state.stacks, stack, (*state.stacks[stack], card)),
            covered=_changed(state.covered, stack, FROM_A_DECK._replace(at=move.at)),
        )
    return state._replace(phase=SpeedPhase.PLAY, now=move.at)


def _uncovered(
    compiled: CompiledSpeed,
    state: SpeedState,
    seat: int,
    layout: Layout,
    number: int,
    events: list[Event] | None,
) -> SpeedState:
    """After cards have left a column: the next turns up by itself, or the last one is hidden."""
    state = _with_layout(state, seat, layout)
    if is_secret(compiled, layout):
        return secret_told(state, seat, events)
    if compiled.by_itself and can_be_turned(compiled, layout, number):
        return _with_layout(state, seat, _turned(layout, seat, number, events))
    return state


def _turned(layout: Layout, seat: int, number: int, events: list[Event] | None) -> Layout:
    cards = layout[number].cards
    if events is not None:
        events.append(CardTurnedUp(cards[-1], _column(seat, number)))
    return _changed(layout, number, Column(cards, len(cards) - 1))


def _with_layout(state: SpeedState, seat: int, layout: Layout) -> SpeedState:
    return state._replace(layouts=_changed(state.layouts, seat, layout))


def _changed(values: tuple[_Value, ...], at: int, value: _Value) -> tuple[_Value, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _column(seat: int, number: int) -> str:
    return f"c{seat}-{number + 1}"
