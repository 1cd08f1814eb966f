"""The speed family: deal, legal moves, apply and outcome of any real-time game."""

from __future__ import annotations

from typing import Final, TypeVar, assert_never

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.events import CardsMoved, CardTurnedUp, Event
from hanafuda_desktop.engine.family import CompiledFamily, IllegalMove, Step
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.engine.view import Outcome, View
from hanafuda_desktop.families.speed import notation, rounds
from hanafuda_desktop.families.speed import view as sight
from hanafuda_desktop.families.speed.compiled import SEATS, CompiledSpeed, compile_speed, taken_off
from hanafuda_desktop.families.speed.moves import (
    MOST_MS,
    Busy,
    CardRefused,
    Column,
    Count,
    Counted,
    Covered,
    HandMove,
    Join,
    Layout,
    Miss,
    Put,
    SpeedMove,
    SpeedPhase,
    TurnUp,
)
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.state import LATE_MS, MOST_BEFORE, SpeedState
from hanafuda_desktop.text.language import tr, tr_noop

_Value = TypeVar("_Value")


class Speed(CompiledFamily[CompiledSpeed, SpeedState, SpeedMove]):
    """A real-time game's engine, compiled for one rule file; see :class:`~.engine.family.Family`.

    Everybody may move at any time, so a move says whose it is and when it was made. Moves are
    applied in the order of their times (:func:`.moves.in_order`); one that is earlier than what has
    happened is refused, and so is one that no longer fits (HP-13).

    Args:
        rules: the game's rules.
        players: how many play: two.
        rounds: at most how many rounds they agreed on; left out, as the rules say.

    Raises:
        DealError: the game is not for so many players.
    """

    def __init__(self, rules: SpeedRules, players: int, rounds: int | None = None) -> None:
        super().__init__(compile_speed(rules, players, rounds), notation)
        self.seats = SEATS

    def deal(self, order: tuple[int, ...], seed: int) -> Step[SpeedState]:
        """Share out the deck, a card to each in turn, and lay out the first round (HP-1).

        Raises:
            DealError: ``order`` is not the deck.
        """
        self._check_deck(order)
        events: list[Event] = []
        state = rounds.first_round(self.compiled, order, seed, events)
        return Step(state, tuple(events))

    def to_move(self, state: SpeedState) -> int | None:
        """The first seat that can do something, or ``None`` when the game is over.

        Nobody has to wait for it: where both can, both may. It is for whoever plays games out move
        by move, without a clock.
        """
        if state.phase is SpeedPhase.OVER:
            return None
        return next((seat for seat in range(SEATS) if self.legal_moves(state, seat)), 0)

    def legal_moves(self, state: SpeedState, seat: int) -> tuple[SpeedMove, ...]:
        """Every move that the seat may make, at the time of the last one, or from which its hand is
        free; later they are legal too (:func:`.moves.moved_at`).
        """
        compiled, now = self.compiled, state.now
        match state.phase:
            case SpeedPhase.COUNT:
                return (Count(now),)
            case SpeedPhase.NEXT:
                counts = rounds.may_count(compiled, state)
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

    def refusal(self, state: SpeedState, seat: int, move: SpeedMove) -> str | None:
        """Why the move is not legal, as a sentence; ``None`` when it is legal."""
        if move.seat not in (seat, None):
            return tr("These are not your cards.")
        return _why_not(self.compiled, state, move)

    def missed(self, state: SpeedState, move: SpeedMove) -> Miss | None:
        """What becomes of a move that is not legal: the card that was tried flies back, or goes on
        doing so, which is a move of its own; ``None`` where no card was.
        """
        flown = Miss(move) if isinstance(move, HandMove) else None
        return flown if flown and _why_not(self.compiled, state, flown) is None else None

    def outcome(self, state: SpeedState) -> Outcome | None:
        """Who won and by what, when the game is over."""
        if state.phase is not SpeedPhase.OVER:
            return None
        return rounds.outcome_of(self.compiled, state)

    def view(self, state: SpeedState, seat: int) -> View:
        """What the seat sees."""
        return sight.view_of(self.compiled, state, seat)

    def seen(self, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
        """The events as the seat sees them: the other's last card is hidden."""
        return sight.seen_events(events, seat)

    def guessed(self, view: View, hidden: tuple[int, ...]) -> SpeedState:
        """A state that looks like the view, its unknown places filled from ``hidden`` in order.

        Raises:
            ValueError: ``hidden`` does not fill the unknown places exactly.
        """
        return sight.guessed_state(self.compiled, view, hidden)

    # --- the one transition ----------------------------------------------------------------------

    def apply(self, state: SpeedState, move: SpeedMove) -> Step[SpeedState]:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it, or no longer.
        """
        refusal = _why_not(self.compiled, state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        events: list[Event] = []
        if isinstance(move, NextRound):
            after = rounds.next_round(self.compiled, state, move.at, events)
        else:
            moved = self._moved(state, move, events)
            after = rounds.settled(self.compiled, moved, events)
        return Step(after, tuple(events))

    def _moved(
        self, state: SpeedState, move: Put | Join | TurnUp | Miss | Count, events: list[Event]
    ) -> SpeedState:
        """The state right after a legal move; what happens is added to ``events``."""
        match move:
            case Put():
                return self._put(state, move, events)
            case Join(seat, at, source, target):
                layout = state.layouts[seat]
                run = layout[source].cards[-self.compiled.run_length(layout[source]) :]
                events.append(CardsMoved(run, _column(seat, source), _column(seat, target)))
                after = self.compiled.joined(layout, source, target)
                return self._uncovered(state._replace(now=at), seat, after, source, events)
            case TurnUp(seat, at, column):
                after = _turned(state.layouts[seat], seat, column, events)
                return _with_layout(state._replace(now=at), seat, after)
            case Miss():
                return self._miss(state, move, events)
            case Count(at):
                if state.is_undecided:
                    state = rounds.next_round(self.compiled, state, at, events)
                return _count(state, at, events)
        assert_never(move)

    def _put(self, state: SpeedState, move: Put, events: list[Event]) -> SpeedState:
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
        return self._uncovered(state, move.seat, left, move.column, events)

    def _miss(self, state: SpeedState, move: Miss, events: list[Event]) -> SpeedState:
        """A card that does not fit flies back (HP-13), and its hand is busy for so long.

        What a busy hand tries makes it begin anew.
        """
        seat, tried = move.seat, move.tried
        again = state.is_busy(seat, move.at)
        if not again and not isinstance(tried, TurnUp):
            target = f"m{tried.stack}" if isinstance(tried, Put) else _column(seat, tried.onto)
            events.append(CardRefused(_column(seat, tried.column), target))
        tries = state.busy[seat].tries + 1 if again else 1
        busy = Busy(move.at + self.compiled.rules.refused_ms, tries)
        return state._replace(now=move.at, busy=_changed(state.busy, seat, busy))

    def _uncovered(
        self, state: SpeedState, seat: int, layout: Layout, number: int, events: list[Event]
    ) -> SpeedState:
        """After cards have left a column: the next turns up by itself, or the last is hidden."""
        state = _with_layout(state, seat, layout)
        if self.compiled.is_secret(layout):
            return rounds.with_last_hidden(state, seat, events)
        if self.compiled.by_itself and self.compiled.can_be_turned(layout, number):
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


# Why a move is not legal, as when another's came first (HP-13). The sentence is shown to whoever
# tried it.


_NOT_NOW: Final = {
    SpeedPhase.COUNT: tr_noop("Wait for the count: one, two, three."),
    SpeedPhase.NEXT: tr_noop("The round is over."),
}


def _why_not(compiled: CompiledSpeed, state: SpeedState, move: SpeedMove) -> str | None:
    """Why the move is not legal; ``None`` when it is."""
    if state.phase is SpeedPhase.OVER:
        return tr("The game is over.")
    if move.at < state.now:
        return tr("Too late: something else came first.")
    if move.at > MOST_MS:
        return tr("No game lasts that long.")
    match move:
        case Count():
            return None if rounds.may_count(compiled, state) else tr("Somebody can still play.")
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
