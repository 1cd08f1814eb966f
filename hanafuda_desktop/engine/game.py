"""A game in play: a list of states, with the manners of python-chess (push, pop, legal_moves)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import Event, RoundBegun
from hanafuda_desktop.engine.family import Family, IllegalMove, Step
from hanafuda_desktop.engine.view import Outcome, View
from hanafuda_desktop.text.language import tr


@dataclass(frozen=True, slots=True)
class _Played:
    """A move with what came of it."""

    move: Any
    step: Step[Any]


class Game:
    """One game of any family, from its deal on, with everything that was played.

    Undo drops the last step and redo puts it back; both are without limit, and a new move forgets
    what could have been redone.

    Args:
        family: the engine of the game's rules.
        seed: the deal's number.
        order: the deck in dealing order, when the deal was written out and not shuffled.
        position: the position to begin from, as text, when there is no deal at all.
        rounds: how many rounds they agreed on, if the engine was compiled for so many; left out, as
            the rules say.

    Raises:
        DealError: ``order`` is not the deck.
        RecordError: ``position`` shows no position of this game.
    """

    def __init__(
        self,
        family: Family[Any, Any],
        *,
        seed: int = 0,
        order: tuple[int, ...] | None = None,
        position: str | None = None,
        rounds: int | None = None,
    ) -> None:
        self.family = family
        self.rules = family.rules
        self.seed = seed
        self.order = order
        self.position = position
        self.rounds = rounds
        self.dealt: Step[Any] = self._begin()
        self._played: list[_Played] = []
        self._undone: list[_Played] = []

    def _begin(self) -> Step[Any]:
        if self.position is not None:
            return Step(self.family.read_position(self.position), ())
        order = self.order
        dealt = order if order is not None else shuffled(self.family.deck, self.seed)
        return self.family.deal(dealt, self.seed)

    def __copy__(self) -> Game:
        """The same game with all that was played; either goes on without the other."""
        twin = object.__new__(type(self))
        lists = {"_played": [*self._played], "_undone": [*self._undone]}
        vars(twin).update(vars(self) | lists)
        return twin

    @property
    def state(self) -> Any:
        """The state now."""
        return self._played[-1].step.state if self._played else self.dealt.state

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves that led here."""
        return tuple(played.move for played in self._played)

    @property
    def undone(self) -> tuple[Any, ...]:
        """The moves that redo would play, the next one first."""
        return tuple(played.move for played in reversed(self._undone))

    @property
    def history(self) -> tuple[tuple[int | None, tuple[Event, ...]], ...]:
        """For each move so far, the seat whose turn it was, and what happened."""
        states = (self.dealt.state, *(played.step.state for played in self._played))
        return tuple(
            (self.family.to_move(before), played.step.events)
            for before, played in zip(states, self._played, strict=False)
        )

    @property
    def round_began(self) -> int:
        """How many moves were made before the one that began the running or the finished round."""
        numbers = range(len(self._played) - 1, 0, -1)
        return next((n for n in numbers if self._begins_round(n)), 0)

    def _begins_round(self, number: int) -> bool:
        return any(isinstance(event, RoundBegun) for event in self._played[number].step.events)

    def view_before(self, number: int, seat: int = 0) -> View:
        """What the seat saw before the move of this number, 0 for the first.

        Raises:
            IndexError: so many moves were not played.
        """
        return self.family.view(self.state_before(number), seat)

    def state_before(self, number: int) -> Any:
        """The state before the move of this number, 0 for the first; and the state now, where so
        many were played.

        Raises:
            IndexError: so many moves were not played.
        """
        return self._played[number - 1].step.state if number else self.dealt.state

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is, or ``None`` when the game is over."""
        return self.family.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or ``None`` while it goes on."""
        return self.family.outcome(self.state)

    def legal_moves(self, seat: int | None = None) -> tuple[Any, ...]:
        """What the seat, or else the seat whose turn it is, may do now."""
        seat = self.to_move if seat is None else seat
        return () if seat is None else self.family.legal_moves(self.state, seat)

    def refusal(self, move: Any, seat: int | None = None) -> str | None:
        """Why a move is not legal now, as a sentence; ``None`` when it is legal."""
        seat = self.to_move if seat is None else seat
        if seat is None:
            return tr("The game is over.")
        return self.family.refusal(self.state, seat, move)

    def view(self, seat: int = 0) -> View:
        """What the seat sees now."""
        return self.family.view(self.state, seat)

    def seen(self, events: tuple[Event, ...], seat: int = 0) -> tuple[Event, ...]:
        """The events as a seat sees them."""
        return self.family.seen(events, seat)

    def push(self, move: Any) -> tuple[Event, ...]:
        """Play a move; returns what happened.

        Raises:
            IllegalMove: the rules do not allow it; nothing has changed.
        """
        if self.outcome is not None:
            raise IllegalMove("The game is over.")
        step = self.family.apply(self.state, move)
        self._played.append(_Played(move, step))
        self._undone.clear()
        return step.events

    def pop(self) -> Any:
        """Take back the last move and return it.

        Raises:
            IndexError: there is none.
        """
        played = self._played.pop()
        self._undone.append(played)
        return played.move

    def redo(self) -> tuple[Event, ...]:
        """Play again the move taken back last; returns what happened.

        Raises:
            IndexError: there is none.
        """
        played = self._undone.pop()
        self._played.append(played)
        return played.step.events

    def restart(self) -> None:
        """Take back every move; redo can still play them again."""
        while self._played:
            self.pop()
