"""What a family of games gives the rest of the program: one protocol, one registry."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, Protocol, TypeVar

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.outcome import Outcome
from hanafuda_desktop.engine.view import View

__all__ = ["Family", "Step"]

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class Step(Generic[StateT]):
    """A state, and the events that led to it.

    Args:
        state: the state.
        events: the events; or what tells them when they are first asked for, as searches and
            simulations mostly never do.
    """

    __slots__ = ("_events", "state")

    def __init__(
        self, state: StateT, events: tuple[Event, ...] | Callable[[], tuple[Event, ...]]
    ) -> None:
        self.state = state
        self._events = events

    @property
    def events(self) -> tuple[Event, ...]:
        """The events, in order."""
        if not isinstance(self._events, tuple):
            self._events = self._events()
        return self._events

    def __iter__(self) -> Iterator[Any]:
        """The two of them, to be unpacked."""
        yield self.state
        yield self.events


class Family(Protocol[StateT, MoveT]):
    """A family's rules, compiled for one rule file. All methods are pure."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def deck(self) -> tuple[int, ...]:
        """The deck's cards, lowest first."""

    def deal(self, order: tuple[int, ...], seed: int) -> Step[StateT]:
        """Deal the deck in this order; ``seed`` feeds any chance that comes later.

        Raises:
            DealError: ``order`` is not the deck.
        """

    def to_move(self, state: StateT) -> int | None:
        """The seat whose turn it is, or ``None`` when the game is over."""

    def legal_moves(self, state: StateT, seat: int) -> tuple[MoveT, ...]:
        """Every move that the seat may make now, in a fixed order."""

    def refusal(self, state: StateT, seat: int, move: MoveT) -> str | None:
        """Why the move is not legal, as a sentence; ``None`` when it is legal."""

    def apply(self, state: StateT, move: MoveT) -> Step[StateT]:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it.
        """

    def outcome(self, state: StateT) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""

    def view(self, state: StateT, seat: int) -> View:
        """What the seat sees."""

    def seen(self, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
        """The events as the seat sees them: cards that are hidden from it stand as ``None``."""

    def unseen(self, view: View) -> tuple[int, ...]:
        """The cards whose place the view's seat does not know, lowest first."""

    def guessed(self, view: View, hidden: tuple[int, ...]) -> StateT:
        """A state that looks like the view, its unknown places filled from ``hidden`` in order.

        Raises:
            ValueError: ``hidden`` does not fill the unknown places exactly.
        """

    def write_move(self, move: MoveT) -> str:
        """The move in notation: one word."""

    def read_move(self, text: str) -> MoveT:
        """The move that a word of notation stands for.

        Raises:
            RecordError: it stands for none.
        """

    def picture(self, state: StateT) -> str:
        """The whole state as text, one line a pile."""

    def read_picture(self, text: str) -> StateT:
        """The state that a picture shows.

        Raises:
            RecordError: the text is not a picture of a state of this game.
        """
