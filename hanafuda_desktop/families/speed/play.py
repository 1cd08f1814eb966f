"""A move of a real-time game played: the one place where it is said what becomes of the cards."""

from __future__ import annotations

from typing import TypeVar, assert_never

from hanafuda_desktop.engine.events import CardsMoved, CardTurnedUp, Event
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.families.speed.compiled import CompiledSpeed, taken_off
from hanafuda_desktop.families.speed.moves import (
    Busy,
    CardRefused,
    Column,
    Count,
    Counted,
    Covered,
    Join,
    Layout,
    Miss,
    Put,
    SpeedMove,
    SpeedPhase,
    TurnUp,
)
from hanafuda_desktop.families.speed.rounds import next_round, settled, with_last_hidden
from hanafuda_desktop.families.speed.state import LATE_MS, MOST_BEFORE, SpeedState

_Value = TypeVar("_Value")


def play(
    compiled: CompiledSpeed, state: SpeedState, move: SpeedMove, events: list[Event]
) -> SpeedState:
    """The state after a legal move; what happens is added to ``events``."""
    if isinstance(move, NextRound):
        return next_round(compiled, state, move.at, events)
    return settled(compiled, _moved(compiled, state, move, events), events)


def _moved(
    compiled: CompiledSpeed,
    state: SpeedState,
    move: Put | Join | TurnUp | Miss | Count,
    events: list[Event],
) -> SpeedState:
    """The state right after a legal move; what happens is added to ``events``."""
    match move:
        case Put():
            return _put(compiled, state, move, events)
        case Join(seat, at, source, target):
            layout = state.layouts[seat]
            run = layout[source].cards[-compiled.run_length(layout[source]) :]
            events.append(CardsMoved(run, _column(seat, source), _column(seat, target)))
            after = compiled.joined(layout, source, target)
            return _uncovered(compiled, state._replace(now=at), seat, after, source, events)
        case TurnUp(seat, at, column):
            after = _turned(state.layouts[seat], seat, column, events)
            return _with_layout(state._replace(now=at), seat, after)
        case Miss():
            return _miss(compiled, state, move, events)
        case Count(at):
            if state.is_undecided:
                state = next_round(compiled, state, at, events)
            return _count(state, at, events)
    assert_never(move)


def _put(compiled: CompiledSpeed, state: SpeedState, move: Put, events: list[Event]) -> SpeedState:
    """Cards go from the top of a column into the middle (HP-3)."""
    layout, stack = state.layouts[move.seat], move.stack
    cards = layout[move.column].cards[-move.count :]
    events.append(CardsMoved(cards, _column(move.seat, move.column), f"m{stack}"))
    # What was laid there so short a time ago that another card may still come too late.
    top = state.covered[stack]
    laid = (top._replace(before=()), *top.before)[:MOST_BEFORE]
    before = tuple(put for put in laid if put.seat >= 0 and move.at - put.at <= LATE_MS)
    covered = Covered(move.seat, move.at, move.count, before)
    state = state._replace(
        now=move.at,
        stacks=_changed(state.stacks, stack, state.stacks[stack] + cards),
        covered=_changed(state.covered, stack, covered),
    )
    left = taken_off(layout, move.column, move.count)
    return _uncovered(compiled, state, move.seat, left, move.column, events)


def _miss(
    compiled: CompiledSpeed, state: SpeedState, move: Miss, events: list[Event]
) -> SpeedState:
    """A card that does not fit flies back (HP-13), and its hand is busy for so long.

    What a busy hand tries makes it begin anew.
    """
    seat, tried = move.seat, move.tried
    again = state.is_busy(seat, move.at)
    if not again and not isinstance(tried, TurnUp):
        target = f"m{tried.stack}" if isinstance(tried, Put) else _column(seat, tried.onto)
        events.append(CardRefused(_column(seat, tried.column), target))
    tries = state.busy[seat].tries + 1 if again else 1
    busy = Busy(move.at + compiled.rules.refused_ms, tries)
    return state._replace(now=move.at, busy=_changed(state.busy, seat, busy))


def _uncovered(
    compiled: CompiledSpeed,
    state: SpeedState,
    seat: int,
    layout: Layout,
    number: int,
    events: list[Event],
) -> SpeedState:
    """After cards have left a column: the next turns up by itself, or the last is hidden."""
    state = _with_layout(state, seat, layout)
    if compiled.is_secret(layout):
        return with_last_hidden(state, seat, events)
    if compiled.by_itself and compiled.can_be_turned(layout, number):
        return _with_layout(state, seat, _turned(layout, seat, number, events))
    return state


def _count(state: SpeedState, at: int, events: list[Event]) -> SpeedState:
    """*One, two, three*: whoever has a deck turns a card onto the stack he feeds (HP-2, HP-8).

    Where there is one stack, the larger deck feeds it, of equal ones that of seat 0.
    """
    events.append(Counted())
    feeders = [seat for seat, deck in enumerate(state.decks) if deck]
    if len(state.stacks) == 1:
        feeders = [max(feeders, key=lambda seat: len(state.decks[seat]))]
    for seat in feeders:
        *left, card = state.decks[seat]
        stack = seat if len(state.stacks) > 1 else 0
        events.append(CardsMoved((card,), f"t{seat}", f"m{stack}"))
        state = state._replace(
            decks=_changed(state.decks, seat, tuple(left)),
            stacks=_changed(state.stacks, stack, (*state.stacks[stack], card)),
            covered=_changed(state.covered, stack, Covered(at=at)),
        )
    return state._replace(phase=SpeedPhase.PLAY, now=at)


def _turned(layout: Layout, seat: int, number: int, events: list[Event]) -> Layout:
    cards = layout[number].cards
    events.append(CardTurnedUp(cards[-1], _column(seat, number)))
    return _changed(layout, number, Column(cards, len(cards) - 1))


def _with_layout(state: SpeedState, seat: int, layout: Layout) -> SpeedState:
    return state._replace(layouts=_changed(state.layouts, seat, layout))


def _changed(values: tuple[_Value, ...], at: int, value: _Value) -> tuple[_Value, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _column(seat: int, number: int) -> str:
    return f"c{seat}-{number + 1}"
