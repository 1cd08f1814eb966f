"""The moves of a real-time game: which are legal, and why others are not."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.families.speed.compiled import SEATS, CompiledSpeed
from hanafuda_desktop.families.speed.moves import (
    MOST_MS,
    Count,
    HandMove,
    Join,
    Miss,
    Put,
    SpeedMove,
    SpeedPhase,
    TurnUp,
)
from hanafuda_desktop.families.speed.rounds import may_count
from hanafuda_desktop.families.speed.state import LATE_MS, SpeedState
from hanafuda_desktop.text.language import tr, tr_noop


def legal_moves(compiled: CompiledSpeed, state: SpeedState, seat: int) -> tuple[SpeedMove, ...]:
    """Every move that the seat may make, at the time of the last one, or from which its hand is
    free; later they are legal too (:func:`.moves.moved_at`).
    """
    now = state.now
    match state.phase:
        case SpeedPhase.COUNT:
            return (Count(now),)
        case SpeedPhase.NEXT:
            counts = may_count(compiled, state)
            return (NextRound(now), *([Count(now)] if counts else ()))
        case SpeedPhase.OVER:
            return ()
        case SpeedPhase.PLAY:
            layout, now = state.layouts[seat], max(now, state.busy[seat].until)
            puts = compiled.puts(layout, state.stacks)
            turned = (n for n in range(len(layout)) if compiled.can_be_turned(layout, n))
            return (
                *(Put(seat, now, column, stack, count) for column, stack, count in puts),
                *(TurnUp(seat, now, column) for column in turned),
                *(Join(seat, now, source, onto) for source, onto in compiled.shifts(layout)),
            )


# Why a move is not legal, as when another's came first (HP-13). The sentence is shown to whoever
# tried it.


_NOT_NOW: Final = {
    SpeedPhase.COUNT: tr_noop("Wait for the count: one, two, three."),
    SpeedPhase.NEXT: tr_noop("The round is over."),
}


def why_not(compiled: CompiledSpeed, state: SpeedState, move: SpeedMove) -> str | None:
    """Why the move is not legal; ``None`` when it is."""
    if state.phase is SpeedPhase.OVER:
        return tr("The game is over.")
    if move.at < state.now:
        return tr("Too late: something else came first.")
    if move.at > MOST_MS:
        return tr("No game lasts that long.")
    match move:
        case Count():
            return None if may_count(compiled, state) else tr("Somebody can still play.")
        case NextRound():
            return None if state.phase is SpeedPhase.NEXT else tr("The round is not over.")
        case Put() | Join() | TurnUp():
            if state.phase in _NOT_NOW:
                return tr(_NOT_NOW[state.phase])
            if move.seat in range(SEATS) and state.is_busy(move.seat, move.at):
                return tr("Your hand is still taking a card back.")
            return _why_not_played(compiled, state, move)
        case Miss(tried):
            return _why_not_missed(compiled, state, tried)
    assert_never(move)


def _why_not_missed(compiled: CompiledSpeed, state: SpeedState, tried: HandMove) -> str | None:
    """Whether there is no card to try, or it fits; a hand that is busy can try anything."""
    layout = state.layouts[tried.seat] if tried.seat in range(SEATS) else ()
    if tried.column not in range(len(layout)):
        return tr("There is no such column.")
    if state.phase is not SpeedPhase.NEXT and state.is_busy(tried.seat, tried.at):
        return None
    if state.phase in _NOT_NOW:
        return tr(_NOT_NOW[state.phase])
    if isinstance(tried, TurnUp):
        return tr("There is no card to take back.")
    if _why_not_played(compiled, state, tried) is None:
        return tr("This card fits there.")
    if isinstance(tried, Put):
        is_there = tried.stack in range(len(state.stacks))
    else:
        is_there = tried.onto in range(len(layout)) and tried.onto != tried.column
    if not is_there:
        return tr("There is no such place.")
    if compiled.open_top(layout, tried.column) is None:
        return tr("There is no card to take back.")
    return None


def _why_not_played(compiled: CompiledSpeed, state: SpeedState, move: HandMove) -> str | None:
    if move.seat not in range(SEATS):
        return tr("There is no such player.")
    layout = state.layouts[move.seat]
    if move.column not in range(len(layout)):
        return tr("There is no such column.")
    if not layout[move.column].cards:
        return tr("This column is empty.")
    if isinstance(move, TurnUp):
        if compiled.can_be_turned(layout, move.column):
            return None
        if compiled.is_secret(layout):
            return tr("Your last card stays face down.")
        return tr("This card lies face up already.")
    if compiled.open_top(layout, move.column) is None:
        return tr("Turn this card up first.")
    if isinstance(move, Put):
        return _why_not_put(compiled, state, move)
    return _why_not_joined(compiled, state, move)


def _why_not_put(compiled: CompiledSpeed, state: SpeedState, move: Put) -> str | None:
    if move.stack not in range(len(state.stacks)):
        return tr("There is no such stack.")
    column = state.layouts[move.seat][move.column]
    in_block = compiled.in_blocks and 1 < move.count == compiled.run_length(column)
    if move.count != 1 and not in_block:
        return tr("These cards do not go to the middle together.")
    card = column.cards[-move.count]
    stack = state.stacks[move.stack]
    if compiled.fits_on_stack(card, stack):
        return None
    if compiled.is_secret(state.layouts[move.seat]):
        # Whoever sits there may read it: what the card is, and what it fitted, stays hidden (HP-9).
        return tr("Your last card does not go on {top}.", top=_month(stack[-1]))
    first = _came_first(compiled, state, move, card)
    if first is not None:
        return tr("Too late: {card} came first.", card=_month(first))
    return tr("{card} does not go on {top}.", card=_month(card), top=_month(stack[-1]))


def _came_first(compiled: CompiledSpeed, state: SpeedState, move: Put, card: int) -> int | None:
    """The other's card that has just covered what this one would have fitted (HP-13), if any.

    Since then more cards may have come onto that stack.
    """
    top = state.covered[move.stack]
    left = state.stacks[move.stack]
    for put in (top, *top.before):
        covering, left = left[-1], left[: -put.together]
        if put.seat < 0 or not left or move.at - put.at > LATE_MS:
            return None
        if compiled.fits_on_stack(card, left):
            return covering if put.seat != move.seat else None
    return None


def _why_not_joined(compiled: CompiledSpeed, state: SpeedState, move: Join) -> str | None:
    layout = state.layouts[move.seat]
    if move.onto not in range(len(layout)) or move.onto == move.column:
        return tr("There is no such column.")
    if (move.column, move.onto) in compiled.shifts(layout):
        return None
    target = layout[move.onto]
    if not target.cards:
        return tr("This card may not be moved into an empty column.")
    if len(target.cards) == target.down:
        return tr("The card there lies face down.")
    card = layout[move.column].cards[-1]
    return tr(
        "{card} cannot be laid together with {top}.",
        card=_month(card),
        top=_month(target.cards[-1]),
    )


def _month(card: int) -> str:
    return CARDS[card].flower.name
