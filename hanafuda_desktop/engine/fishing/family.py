"""The fishing family: deal, legal moves, apply and outcome of any fishing game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hanafuda_desktop.engine.errors import DealError, IllegalMove
from hanafuda_desktop.engine.events import Called, Event, seen_by
from hanafuda_desktop.engine.family import Step
from hanafuda_desktop.engine.fishing import dealing, notation, picture, settling
from hanafuda_desktop.engine.fishing.finding import compile_moves
from hanafuda_desktop.engine.fishing.moves import (
    Bomb,
    Draw,
    FishingMove,
    Go,
    NextRound,
    Pick,
    Play,
    Show,
    Stop,
    Take,
)
from hanafuda_desktop.engine.fishing.playing import Turn
from hanafuda_desktop.engine.fishing.program import compile_fishing
from hanafuda_desktop.engine.fishing.quick import compile_takes, compile_turns
from hanafuda_desktop.engine.fishing.refusing import why_not
from hanafuda_desktop.engine.fishing.seeing import guessed_state, hidden_piles, unseen, view_of
from hanafuda_desktop.engine.fishing.state import NO_CARD, FishingState, Phase
from hanafuda_desktop.engine.outcome import Outcome
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.fishing import FishingRules

__all__ = ["Fishing"]

_OVER: Final = Phase.OVER  # to look it up in the enumeration takes longer than to compare it


class Fishing:
    """A fishing game's engine, compiled for one rule file; see :class:`~.engine.family.Family`.

    Args:
        rules: the game's rules.
        players: how many play.
        rounds: how many rounds they agreed on; left out, as the rules say.

    Raises:
        DealError: the game is not for so many players.
    """

    def __init__(self, rules: FishingRules, players: int, rounds: int | None = None) -> None:
        self.program = compile_fishing(rules, players, rounds)
        self.seats = players
        self._moves = compile_moves(self.program)
        self._turn = compile_turns(self.program)
        self._take = compile_takes(self.program)
        # A move is checked against the legal moves, which were mostly asked for just before.
        self._last: tuple[FishingState | None, tuple[FishingMove, ...]] = (None, ())

    @property
    def deck(self) -> tuple[int, ...]:
        """The deck's cards, lowest first."""
        return self.program.deck

    def deal(self, order: tuple[int, ...], seed: int) -> Step[FishingState]:
        """Find the first dealer and deal the first round.

        The hands of the others come first, in turn order from the dealer, then the field, then
        the dealer's hand, each from the beginning of ``order`` on (in packets where the rules say
        so); what is left is the stock, the first card to be drawn first.

        Raises:
            DealError: ``order`` is not the deck.
        """
        if tuple(sorted(order)) != self.program.deck:
            raise DealError("These are not exactly the cards of the deck.")
        return Step(
            self._dealt(order, seed, None),
            lambda: _told(lambda events: self._dealt(order, seed, events)),
        )

    def _dealt(self, order: tuple[int, ...], seed: int, events: list[Event] | None) -> FishingState:
        state = dealing.begin(self.program, order, seed, events)
        if state.phase == Phase.PLAY:
            state = settling.settled_deal(self.program, state, events)
        return state

    def to_move(self, state: FishingState) -> int | None:
        """The seat that is asked something, or ``None`` when the game is over."""
        return None if state.phase is _OVER else state.seat

    def legal_moves(self, state: FishingState, seat: int) -> tuple[FishingMove, ...]:
        """Every move of the seat: none unless it is its turn."""
        if seat != state.seat:
            return ()
        last, moves = self._last
        if last is not state:
            moves = self._moves(state)
            self._last = (state, moves)
        return moves

    def refusal(self, state: FishingState, seat: int, move: FishingMove) -> str | None:
        """Why the move is not legal, as a sentence; ``None`` when it is legal."""
        if state.phase == Phase.OVER:
            return "The game is over."
        if seat != state.seat:
            return "It is not this player's turn."
        if move in self.legal_moves(state, seat):
            return None
        return why_not(self.program, state, move)

    def apply(self, state: FishingState, move: FishingMove) -> Step[FishingState]:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        last, moves = self._last
        for legal in moves if last is state else self.legal_moves(state, state.seat):
            if legal is move:  # mostly it is: moves are made once and for all
                break
        else:
            self._check(state, move)
        return _Played(self.after(state, move), self, state, move)

    def after(self, state: FishingState, move: FishingMove) -> FishingState:
        """The state after a move that is known to be legal."""
        after: FishingState | None = None
        if type(move) is Play or type(move) is Draw:
            after = self._turn(state, move)
        elif type(move) is Take:
            after = self._take(state, move)
        return self._after(state, move, None) if after is None else after

    def told(self, state: FishingState, move: FishingMove) -> tuple[Event, ...]:
        """What happens with a legal move."""
        return _told(lambda events: self._after(state, move, events))

    def _check(self, state: FishingState, move: FishingMove) -> None:
        if move not in self.legal_moves(state, state.seat):
            refusal = self.refusal(state, state.seat, move)
            raise IllegalMove(refusal or "This move is not possible now.")

    def _after(
        self, state: FishingState, move: FishingMove, events: list[Event] | None
    ) -> FishingState:
        """The state after a legal move; what happens is added to ``events`` if somebody asks."""
        program = self.program
        match move:
            case Stop():
                if events is not None:
                    events.append(Called(state.seat, go=False, points=self._points(state)))
                return settling.stop(program, state, events)
            case Go():
                return self._gone_on(state, events)
            case NextRound():
                series = state.series.next_round(state.seat)
                dealt = dealing.deal_round(program, series, (), events)
                return settling.settled_deal(program, dealt, events)
            case Pick(place):
                after = dealing.picked(program, state, place, events)
                if after.phase == Phase.PLAY:
                    after = settling.settled_deal(program, after, events)
                return after
            case _:
                return self._played(state, move, events)

    def _played(
        self,
        state: FishingState,
        move: Play | Take | Draw | Show | Bomb,
        events: list[Event] | None,
    ) -> FishingState:
        """The moves of a turn, and its end when nothing is left to draw."""
        turn = Turn(self.program, state, events)
        match move:
            case Play(card, take):
                turn.play(card, take)
            case Take(card):
                turn.take(state.running.turned, 1 << card)
            case Draw():
                turn.without_card()
            case Bomb(month):
                turn.bomb(month)
            case Show(month):
                turn.show(month)
                return turn.state(Phase.PLAY, seat=state.seat)
        turned = turn.draw()
        if turned != NO_CARD:
            return turn.state(Phase.TAKE, seat=state.seat, turned=turned)
        return settling.end_turn(turn)

    def _points(self, state: FishingState) -> int:
        pile = state.piles[self.program.side_of[state.seat]]
        return self.program.tally(state.series.number).worth(pile)

    def _gone_on(self, state: FishingState, events: list[Event] | None) -> FishingState:
        """The seat calls to go on; the next one plays."""
        points = self._points(state)
        if events is not None:
            events.append(Called(state.seat, go=True, points=points))
        side = self.program.side_of[state.seat]
        facts = state.facts.with_call(state.seat, side, points)
        following = settling.next_seat(self.program, state)
        return state.asking(Phase.PLAY, following, facts)

    def outcome(self, state: FishingState) -> Outcome | None:
        """The totals and who has the highest, when the game is over."""
        return settling.outcome_of(state) if state.phase == Phase.OVER else None

    def view(self, state: FishingState, seat: int) -> View:
        """What the seat sees."""
        return view_of(self.program, state, seat)

    def seen(self, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
        """The events as the seat sees them."""
        return seen_by(events, hidden_piles(self.program, seat))

    def unseen(self, view: View) -> tuple[int, ...]:
        """The cards whose place the view's seat does not know, lowest first."""
        return unseen(self.program, view)

    def guessed(self, view: View, hidden: tuple[int, ...]) -> FishingState:
        """A state that looks like the view, its unknown places filled from ``hidden`` in order.

        Raises:
            ValueError: ``hidden`` does not fill the unknown places exactly.
        """
        return guessed_state(self.program, view, hidden)

    def write_move(self, move: FishingMove) -> str:
        """The move in notation: one word."""
        return notation.write_move(move)

    def read_move(self, text: str) -> FishingMove:
        """The move that a word of notation stands for.

        Raises:
            RecordError: it stands for none.
        """
        return notation.read_move(text)

    def picture(self, state: FishingState) -> str:
        """The whole state as text; finished rounds are told by their totals alone."""
        return picture.write_picture(state)

    def read_picture(self, text: str) -> FishingState:
        """The state that a picture shows.

        Raises:
            RecordError: the text is not a picture of a state of this game.
        """
        return picture.read_picture(self.program, text)


class _Played(Step[FishingState]):
    """The state after a move, and what happened, if somebody asks."""

    __slots__ = ("_before", "_family", "_move")

    def __init__(
        self, state: FishingState, family: Fishing, before: FishingState, move: FishingMove
    ) -> None:
        self.state = state
        self._events = ()
        self._family = family
        self._before = before
        self._move = move

    @property
    def events(self) -> tuple[Event, ...]:
        """The events, in order."""
        # A move has events, so none means that they are still to be told.
        if not self._events:
            self._events = self._family.told(self._before, self._move)
        return super().events


def _told(play: Callable[[list[Event]], FishingState]) -> tuple[Event, ...]:
    """What happens when it is played again, to be told."""
    events: list[Event] = []
    play(events)
    return tuple(events)
