"""The shedding family: deal, legal moves, apply and outcome of any shedding game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, assert_never

from hanafuda_desktop.engine import race
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.family import CompiledFamily, IllegalMove, Played, Step, told
from hanafuda_desktop.engine.rounds import NextRound, derived
from hanafuda_desktop.engine.view import Outcome, View
from hanafuda_desktop.families.shedding import deal, notation
from hanafuda_desktop.families.shedding import notation as picture
from hanafuda_desktop.families.shedding import rounds as settling
from hanafuda_desktop.families.shedding import view as seeing
from hanafuda_desktop.families.shedding.combinations import normal_order
from hanafuda_desktop.families.shedding.compiled import CompiledShedding, compile_shedding
from hanafuda_desktop.families.shedding.legal_moves import compile_finders, why_not
from hanafuda_desktop.families.shedding.moves import (
    Combine,
    DiscardDrawn,
    DrawLots,
    Keep,
    Pass,
    Race,
    SheddingMove,
    Struggle,
    Swap,
)
from hanafuda_desktop.families.shedding.play import Turn
from hanafuda_desktop.families.shedding.quick import compile_quick
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.state import (
    NO_CARD,
    SheddingPhase,
    SheddingSeries,
    SheddingState,
)
from hanafuda_desktop.families.shedding.view import compile_guesses, seen_events, view_of
from hanafuda_desktop.text.language import tr

_make: Final[Any] = object.__new__
_OVER: Final = (
    SheddingPhase.OVER
)  # to look up an enumeration's member takes longer than to compare it


class Shedding(CompiledFamily[CompiledShedding, SheddingState, SheddingMove]):
    """A shedding game's engine, compiled for one rule file; see :class:`~.engine.family.Family`.

    Args:
        rules: the game's rules.
        players: how many play.
        rounds: how many rounds they agreed on; left out, as the rules say.

    Raises:
        DealError: the game is not for so many players.
    """

    def __init__(self, rules: SheddingRules, players: int, rounds: int | None = None) -> None:
        super().__init__(compile_shedding(rules, players, rounds), notation, picture, seeing)
        self.seats = players
        self.find = compile_finders(self.compiled)
        self.quick = compile_quick(self.compiled)
        # A move is checked against the legal moves, which were mostly asked for just before.
        self._last: tuple[SheddingState | None, tuple[SheddingMove, ...]] = (None, ())

    def deal(self, order: tuple[int, ...], seed: int) -> Step[SheddingState]:
        """Find the first dealer and deal the first round.

        The hands of the others come first, in turn order from the dealer, then the dealer's, then
        the field and the discard pile, each from the beginning of ``order`` on; what is left is
        the stock, the first card to be drawn first.

        Raises:
            DealError: ``order`` is not the deck.
        """
        self._check_deck(order)
        return Step(
            deal.begin(self.compiled, order, seed, None),
            told(lambda events: deal.begin(self.compiled, order, seed, events)),
        )

    def to_move(self, state: SheddingState) -> int | None:
        """The seat that is asked something, or ``None`` when the game is over."""
        return None if state[0] is _OVER else state[1]

    def legal_moves(self, state: SheddingState, seat: int) -> tuple[SheddingMove, ...]:
        """Every move of the seat: none unless it is its turn.

        Of the orders in which a combination's cards can be laid one is listed for each top card;
        :meth:`normal` finds it. Where a race is asked, every well-formed :class:`Race` is legal,
        and of those only one for each racer who may be first is listed.
        """
        if seat != state[1]:  # by its place, which is quicker than by its name
            return ()
        last, moves = self._last
        if last is not state:
            moves = self.find[state[0]](state)
            self._last = (state, moves)
        return moves

    def normal(self, state: SheddingState, move: SheddingMove) -> SheddingMove:
        """The legal move that lays the same cards with the same one on top; or the move itself."""
        if not isinstance(move, Combine):
            return move
        top = state.discard[-1] if state.discard else NO_CARD
        return normal_order(self.compiled, move, top)

    def fuse(self, state: SheddingState) -> int:
        """How many milliseconds after its start the signal of this round's race comes (UN-13).

        No view shows it, and whoever races must not be told.
        """
        series = state.series
        return race.fuse(derived(series.seed, series.number, settling.FUSES_FROM))

    def refusal(self, state: SheddingState, seat: int, move: SheddingMove) -> str | None:
        """Why the move is not legal, as a sentence; ``None`` when it is legal."""
        if state.phase == SheddingPhase.OVER:
            return tr("The game is over.")
        if seat != state.seat:
            return tr("It is not this player's turn.")
        if move in self.legal_moves(state, seat):
            return None
        return why_not(self.compiled, state, move)

    def apply(self, state: SheddingState, move: SheddingMove) -> Step[SheddingState]:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        last, moves = self._last
        if last is not state:
            moves = self.legal_moves(state, state.seat)
        # Mostly it is one of them, not just equal to one: moves are made once and for all. Looked
        # for at the end first, where those stand that are played most, to draw and to keep.
        if not moves or move is not moves[-1]:
            for legal in moves:
                if legal is move:
                    break
            else:
                refusal = self.refusal(state, state.seat, move)
                if refusal is not None:
                    raise IllegalMove(refusal)
        after = self.quick[type(move)](state, move)
        if after is None:
            after = self._after(state, move, None)
        # As Played(...) makes it, in less time.
        played = _make(Played)
        played.state = after
        played.move = (self, state, move)
        return played  # type: ignore[no-any-return]

    def after(self, state: SheddingState, move: SheddingMove) -> SheddingState:
        """The state after a move that is known to be legal."""
        after = self.quick[type(move)](state, move)
        return self._after(state, move, None) if after is None else after

    def told(self, state: SheddingState, move: SheddingMove) -> tuple[Event, ...]:
        """What happens with a legal move."""
        return told(lambda events: self._after(state, move, events))

    def _after(
        self, state: SheddingState, move: SheddingMove, events: list[Event] | None
    ) -> SheddingState:
        """The state after a legal move; what happens is added to ``events`` if somebody asks."""
        compiled = self.compiled
        match move:
            case Race():
                return settling.raced(compiled, state, move, events)
            case DrawLots():
                return settling.raced(compiled, state, None, events)
            case NextRound():
                seed, number, _, totals, drawn, sheet = state.series
                series = SheddingSeries(seed, number + 1, state.seat, totals, drawn, sheet)
                return deal.deal_round(compiled, series, (), events)
            case _:
                return self._played(state, move, events)

    def _played(
        self,
        state: SheddingState,
        move: Combine | Struggle | DiscardDrawn | Keep | Pass | Swap,
        events: list[Event] | None,
    ) -> SheddingState:
        """The moves of a turn."""
        compiled = self.compiled
        turn = Turn(compiled, state, events)
        struggle = compiled.rules.struggle
        match move:
            case Combine():
                return self._combined(turn, move)
            case Struggle():
                turn.passes = 0
                if compiled.asks_about_drawn:
                    turn.draw_to_ask()
                    return turn.state(SheddingPhase.DRAWN, turn.seat)
                turn.struggle(struggle.count)
            case DiscardDrawn(onto):
                turn.discard_drawn(onto)
                return settling.end_turn(turn, effect=struggle.effect)
            case Keep():
                turn.keep_drawn()
            case Pass():
                turn.pass_on()
            case Swap(seat):
                return settling.after_swap(turn, seat)
            case _:
                assert_never(move)
        return settling.end_turn(turn, effect=False)

    def _combined(self, turn: Turn, move: Combine) -> SheddingState:
        each = self.compiled.by_id[move.combination]
        turn.play(each, move)
        turn.passes = 0
        # Laying alone discards nothing: the card on top has had its effect (UN-9).
        discards = bool(move.field or move.hand)
        return settling.end_turn(turn, effect=each.effect and discards)

    def outcome(self, state: SheddingState) -> Outcome | None:
        """The totals and who has the highest, when the game is over."""
        return settling.outcome_of(state) if state.phase == SheddingPhase.OVER else None

    def view(self, state: SheddingState, seat: int) -> View:
        """What the seat sees."""
        return view_of(self.compiled, state, seat)

    def seen(self, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
        """The events as the seat sees them: what others are dealt and draw is hidden."""
        return seen_events(events, seat)

    def guesses(self, view: View) -> Callable[[tuple[int, ...], int], SheddingState]:
        """What does as :meth:`guessed` for one view many times, quickly; later shuffles come from
        a number that is given besides.
        """
        return compile_guesses(self.compiled, view)

    def picture(self, state: SheddingState) -> str:
        """The whole state as text; finished rounds are told by their totals alone."""
        return picture.write_picture(self.compiled, state)
