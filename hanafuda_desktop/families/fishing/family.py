"""The fishing family: deal, legal moves, apply and outcome of any fishing game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hanafuda_desktop.engine.events import Called, Event, seen_by
from hanafuda_desktop.engine.family import CompiledFamily, IllegalMove, Played, Step, told
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.engine.view import Outcome, View
from hanafuda_desktop.families.fishing import deal, notation
from hanafuda_desktop.families.fishing import notation as picture
from hanafuda_desktop.families.fishing import rounds as settling
from hanafuda_desktop.families.fishing import view as seeing
from hanafuda_desktop.families.fishing.compiled import CompiledFishing, compile_fishing
from hanafuda_desktop.families.fishing.legal_moves import compile_moves, why_not
from hanafuda_desktop.families.fishing.moves import (
    Bomb,
    Draw,
    FishingMove,
    Go,
    Pick,
    Play,
    Show,
    Stop,
    Take,
)
from hanafuda_desktop.families.fishing.play import Turn
from hanafuda_desktop.families.fishing.quick import compile_takes, compile_turns
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.state import NO_CARD, FishingPhase, FishingState
from hanafuda_desktop.families.fishing.view import guesses, hidden_piles, view_of
from hanafuda_desktop.text.language import tr

_OVER: Final = FishingPhase.OVER  # to look it up in the enumeration takes longer than to compare it


class Fishing(CompiledFamily[CompiledFishing, FishingState, FishingMove]):
    """A fishing game's engine, compiled for one rule file; see :class:`~.engine.family.Family`.

    Args:
        rules: the game's rules.
        players: how many play.
        rounds: how many rounds they agreed on; left out, as the rules say.

    Raises:
        DealError: the game is not for so many players.
    """

    def __init__(self, rules: FishingRules, players: int, rounds: int | None = None) -> None:
        super().__init__(compile_fishing(rules, players, rounds), notation, picture, seeing)
        self.seats = players
        self._moves = compile_moves(self.compiled)
        self._turn = compile_turns(self.compiled)
        self._take = compile_takes(self.compiled)
        # A move is checked against the legal moves, which were mostly asked for just before.
        self._last: tuple[FishingState | None, tuple[FishingMove, ...]] = (None, ())

    def deal(self, order: tuple[int, ...], seed: int) -> Step[FishingState]:
        """Find the first dealer and deal the first round.

        The hands of the others come first, in turn order from the dealer, then the field, then
        the dealer's hand, each from the beginning of ``order`` on (in packets where the rules say
        so); what is left is the stock, the first card to be drawn first.

        Raises:
            DealError: ``order`` is not the deck.
        """
        self._check_deck(order)
        return Step(
            self._dealt(order, seed, None),
            told(lambda events: self._dealt(order, seed, events)),
        )

    def _dealt(self, order: tuple[int, ...], seed: int, events: list[Event] | None) -> FishingState:
        state = deal.begin(self.compiled, order, seed, events)
        if state.phase == FishingPhase.PLAY:
            state = settling.settled_deal(self.compiled, state, events)
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
        if state.phase == FishingPhase.OVER:
            return tr("The game is over.")
        if seat != state.seat:
            return tr("It is not this player's turn.")
        if move in self.legal_moves(state, seat):
            return None
        return why_not(self.compiled, state, move)

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
        return Played(self.after(state, move), (self, state, move))

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
        return told(lambda events: self._after(state, move, events))

    def _check(self, state: FishingState, move: FishingMove) -> None:
        if move not in self.legal_moves(state, state.seat):
            refusal = self.refusal(state, state.seat, move)
            raise IllegalMove(refusal or tr("This move is not possible now."))

    def _after(
        self, state: FishingState, move: FishingMove, events: list[Event] | None
    ) -> FishingState:
        """The state after a legal move; what happens is added to ``events`` if somebody asks."""
        compiled = self.compiled
        match move:
            case Stop():
                if events is not None:
                    events.append(Called(state.seat, go=False, points=self._points(state)))
                return settling.stop(compiled, state, events)
            case Go():
                return self._gone_on(state, events)
            case NextRound():
                series = state.series.next_round(state.seat)
                dealt = deal.deal_round(compiled, series, (), events)
                return settling.settled_deal(compiled, dealt, events)
            case Pick(place):
                after = deal.picked(compiled, state, place, events)
                if after.phase == FishingPhase.PLAY:
                    after = settling.settled_deal(compiled, after, events)
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
        turn = Turn(self.compiled, state, events)
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
                return turn.state(FishingPhase.PLAY, seat=state.seat)
        turned = turn.draw()
        if turned != NO_CARD:
            return turn.state(FishingPhase.TAKE, seat=state.seat, turned=turned)
        return settling.end_turn(turn)

    def _points(self, state: FishingState) -> int:
        pile = state.piles[self.compiled.side_of[state.seat]]
        return self.compiled.tally(state.series.number).worth(pile)

    def _gone_on(self, state: FishingState, events: list[Event] | None) -> FishingState:
        """The seat calls to go on; the next one plays."""
        points = self._points(state)
        if events is not None:
            events.append(Called(state.seat, go=True, points=points))
        side = self.compiled.side_of[state.seat]
        facts = state.facts.with_call(state.seat, side, points)
        following = settling.next_seat(self.compiled, state)
        return state.asking(FishingPhase.PLAY, following, facts)

    def outcome(self, state: FishingState) -> Outcome | None:
        """The totals and who has the highest, when the game is over."""
        return settling.outcome_of(state) if state.phase == FishingPhase.OVER else None

    def view(self, state: FishingState, seat: int) -> View:
        """What the seat sees."""
        return view_of(self.compiled, state, seat)

    def seen(self, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
        """The events as the seat sees them."""
        return seen_by(events, hidden_piles(self.compiled, seat))

    def guesses(self, view: View) -> Callable[[tuple[int, ...]], FishingState]:
        """What does as :meth:`guessed` for one view many times, quickly; the shuffle of the rounds
        after it is the same for all.
        """
        return guesses(self.compiled, view)

    def picture(self, state: FishingState) -> str:
        """The whole state as text; finished rounds are told by their totals alone."""
        return picture.write_picture(state)
