"""What the engines have alike of games of several rounds in which one seat at a time is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, Protocol, TypeVar

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.family import (
    CompiledFamily,
    CompiledT,
    CompiledT_contra,
    IllegalMove,
    MoveT,
)
from hanafuda_desktop.engine.rounds import RoundView
from hanafuda_desktop.engine.view import Outcome, PileView, PublicTurn, View
from hanafuda_desktop.text.language import tr


class _TurnState(Protocol):
    @property
    def phase(self) -> IntEnum: ...
    @property
    def seat(self) -> int: ...
    @property
    def series(self) -> Any: ...


TurnStateT = TypeVar("TurnStateT", bound=_TurnState)


class _Sight(Protocol[CompiledT_contra, TurnStateT]):
    """The module in which a family says what a seat sees, and guesses the rest."""

    def piles(
        self, compiled: CompiledT_contra, state: TurnStateT, seat: int, /
    ) -> Iterator[PileView]: ...
    def turn(self, compiled: CompiledT_contra, state: TurnStateT, /) -> PublicTurn: ...
    def seen_events(self, events: tuple[Event, ...], seat: int, /) -> tuple[Event, ...]: ...
    def guessed_state(
        self, compiled: CompiledT_contra, view: View, hidden: tuple[int, ...], /
    ) -> TurnStateT: ...


@dataclass(eq=False, repr=False)
class TurnFamily(CompiledFamily[CompiledT, TurnStateT, MoveT]):
    """What engines have alike in which one seat at a time is asked something.

    Attributes:
        _sight: what says what a seat sees.
        seats: how many play.
        _find: the legal moves of the seat to move.
        _why_not: why a move is not legal that is not among them, as a sentence; ``None`` if it is.
        over: the phase of a game that is over.
    """

    over: ClassVar[IntEnum]

    _sight: _Sight[CompiledT, TurnStateT]
    seats: int
    _find: Callable[[TurnStateT], tuple[MoveT, ...]]
    _why_not: Callable[[CompiledT, TurnStateT, MoveT], str | None]
    # A move is checked against the legal moves, which were mostly asked for just before.
    _last: tuple[TurnStateT | None, tuple[MoveT, ...]] = (None, ())

    def to_move(self, state: TurnStateT) -> int | None:
        """The seat that is asked something, or ``None`` when the game is over."""
        return None if state.phase is self.over else state.seat

    def legal_moves(self, state: TurnStateT, seat: int) -> tuple[MoveT, ...]:
        """Every move of the seat: none unless it is its turn."""
        if seat != state.seat:
            return ()
        last, moves = self._last
        if last is not state:
            moves = self._find(state)
            self._last = (state, moves)
        return moves

    def refusal(self, state: TurnStateT, seat: int, move: MoveT) -> str | None:
        """Why the move is not legal, as a sentence; ``None`` when it is legal."""
        if self.to_move(state) is None:
            return tr("The game is over.")
        if seat != state.seat:
            return tr("It is not this player's turn.")
        if move in self.legal_moves(state, seat):
            return None
        return self._why_not(self.compiled, state, move)

    def outcome(self, state: TurnStateT) -> Outcome | None:
        """The totals and who has the highest, when the game is over."""
        return Outcome.of_totals(state.series.totals) if state.phase is self.over else None

    def view(self, state: TurnStateT, seat: int) -> View:
        """What the seat sees."""
        return View(
            game=self.rules.id,
            seat=seat,
            to_move=self.to_move(state),
            piles=tuple(self._sight.piles(self.compiled, state, seat)),
            points=state.series.totals,
            outcome=self.outcome(state),
            round=RoundView.of(state.series, self.compiled),
            turn=self._sight.turn(self.compiled, state),
        )

    def seen(self, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
        """The events as the seat sees them: cards that are hidden from it stand as ``None``."""
        return self._sight.seen_events(events, seat)

    def guessed(self, view: View, hidden: tuple[int, ...]) -> TurnStateT:
        """A state that looks like the view, its unknown places filled from ``hidden`` in order.

        Raises:
            ValueError: ``hidden`` does not fill the unknown places exactly.
        """
        return self._sight.guessed_state(self.compiled, view, hidden)

    def _check_legal(self, state: TurnStateT, move: MoveT) -> None:
        """Refuse a move that is not legal.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        last, moves = self._last
        if last is not state:
            moves = self.legal_moves(state, state.seat)
        # Mostly it is one of them, not just equal to one: moves are made once and for all. Looked
        # for at the end first, where those stand that are played most, to draw and to keep.
        if moves and move is moves[-1]:
            return
        for legal in moves:
            if legal is move:
                return
        refusal = self.refusal(state, state.seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
