"""The speed family: deal, legal moves, apply and outcome of any real-time game."""

from __future__ import annotations

from typing import assert_never

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.family import CompiledFamily, IllegalMove, Played, Step, told
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.engine.view import Outcome, View
from hanafuda_desktop.families.speed import notation, play, view
from hanafuda_desktop.families.speed import notation as picture
from hanafuda_desktop.families.speed import rounds as dealing
from hanafuda_desktop.families.speed import rounds as settling
from hanafuda_desktop.families.speed.compiled import SEATS, CompiledSpeed, compile_speed
from hanafuda_desktop.families.speed.legal_moves import found_moves, missed, why_not
from hanafuda_desktop.families.speed.moves import Count, Join, Miss, Put, SpeedMove, TurnUp
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.state import SpeedPhase, SpeedState
from hanafuda_desktop.families.speed.view import seen_events, view_of
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
        super().__init__(compile_speed(rules, players, rounds), notation, picture, view)
        self.seats = SEATS

    def deal(self, order: tuple[int, ...], seed: int) -> Step[SpeedState]:
        """Share out the deck, a card to each in turn, and lay out the first round (HP-1).

        Raises:
            DealError: ``order`` is not the deck.
        """
        self._check_deck(order)

        def dealt(events: list[Event] | None) -> SpeedState:
            state = dealing.begin(self.compiled, order, seed, events)
            return settling.settled(self.compiled, state, events)

        return Step(dealt(None), told(dealt))

    def to_move(self, state: SpeedState) -> int | None:
        """The first seat that can do something, or ``None`` when the game is over.

        Nobody has to wait for it: where both can, both may. It is for whoever plays games out move
        by move, without a clock.
        """
        if state.phase == SpeedPhase.OVER:
            return None
        return next((seat for seat in range(SEATS) if self.legal_moves(state, seat)), 0)

    def legal_moves(self, state: SpeedState, seat: int) -> tuple[SpeedMove, ...]:
        """Every move that the seat may make, at the time of the last one; later they are legal too
        (:func:`.moves.moved_at`).
        """
        return found_moves(self.compiled, state, seat)

    def refusal(self, state: SpeedState, seat: int, move: SpeedMove) -> str | None:
        """Why the move is not legal, as a sentence; ``None`` when it is legal."""
        if isinstance(move, Put | Join | TurnUp | Miss) and move.seat != seat:
            return tr("These are not your cards.")
        return why_not(self.compiled, state, move)

    def missed(self, state: SpeedState, move: SpeedMove) -> Miss | None:
        """What becomes of a move that is not legal: the card that was tried flies back, or goes on
        doing so, which is a move of its own; ``None`` where no card was.
        """
        return missed(self.compiled, state, move)

    def apply(self, state: SpeedState, move: SpeedMove) -> Step[SpeedState]:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it, or no longer.
        """
        refusal = why_not(self.compiled, state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return Played(self._after(state, move, None), (self, state, move))

    def told(self, state: SpeedState, move: SpeedMove) -> tuple[Event, ...]:
        """What happens with a legal move."""
        return told(lambda events: self._after(state, move, events))

    def _after(self, state: SpeedState, move: SpeedMove, events: list[Event] | None) -> SpeedState:
        """The state after a legal move; what happens is added to ``events`` if somebody asks."""
        compiled = self.compiled
        match move:
            case Put():
                after = play.put(compiled, state, move, events)
            case Join():
                after = play.join(compiled, state, move, events)
            case TurnUp():
                after = play.turn_up(state, move, events)
            case Miss():
                after = play.miss(compiled, state, move, events)
            case Count():
                if settling.is_undecided(state):
                    state = settling.next_round(compiled, state, move.at, events)
                after = play.count(state, move, events)
            case NextRound(at):
                return settling.next_round(compiled, state, at, events)
            case _:
                assert_never(move)
        return settling.settled(compiled, after, events)

    def outcome(self, state: SpeedState) -> Outcome | None:
        """Who won and by what, when the game is over."""
        if state.phase != SpeedPhase.OVER:
            return None
        return settling.outcome_of(self.compiled, state)

    def view(self, state: SpeedState, seat: int) -> View:
        """What the seat sees."""
        return view_of(self.compiled, state, seat)

    def seen(self, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
        """The events as the seat sees them: the other's last card is hidden."""
        return seen_events(events, seat)

    def picture(self, state: SpeedState) -> str:
        """The whole state as text, finished rounds in numbers."""
        return picture.write_picture(state)
