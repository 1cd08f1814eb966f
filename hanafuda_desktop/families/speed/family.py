"""The speed family: deal, legal moves, apply and outcome of any real-time game."""

from __future__ import annotations

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.family import CompiledFamily, IllegalMove, Step
from hanafuda_desktop.engine.view import Outcome, View
from hanafuda_desktop.families.speed import notation, rounds
from hanafuda_desktop.families.speed import view as sight
from hanafuda_desktop.families.speed.compiled import SEATS, CompiledSpeed, compile_speed
from hanafuda_desktop.families.speed.legal_moves import legal_moves, why_not
from hanafuda_desktop.families.speed.moves import (
    HandMove,
    Miss,
    SpeedMove,
    SpeedPhase,
)
from hanafuda_desktop.families.speed.play import play
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.state import SpeedState
from hanafuda_desktop.text.language import tr


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
        return legal_moves(self.compiled, state, seat)

    def refusal(self, state: SpeedState, seat: int, move: SpeedMove) -> str | None:
        """Why the move is not legal, as a sentence; ``None`` when it is legal."""
        if move.seat not in (seat, None):
            return tr("These are not your cards.")
        return why_not(self.compiled, state, move)

    def missed(self, state: SpeedState, move: SpeedMove) -> Miss | None:
        """What becomes of a move that is not legal: the card that was tried flies back, or goes on
        doing so, which is a move of its own; ``None`` where no card was.
        """
        flown = Miss(move) if isinstance(move, HandMove) else None
        return flown if flown and why_not(self.compiled, state, flown) is None else None

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

    def apply(self, state: SpeedState, move: SpeedMove) -> Step[SpeedState]:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it, or no longer.
        """
        refusal = why_not(self.compiled, state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        events: list[Event] = []
        after = play(self.compiled, state, move, events)
        return Step(after, tuple(events))
