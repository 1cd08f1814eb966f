"""The tableau family: deal, legal moves, apply and outcome of any patience."""

from __future__ import annotations

from itertools import repeat
from operator import is_

from hanafuda_desktop.engine.events import Event, GameEnded
from hanafuda_desktop.engine.family import CompiledFamily, IllegalMove, Step
from hanafuda_desktop.engine.view import Outcome, View
from hanafuda_desktop.families.tableau import state as notation
from hanafuda_desktop.families.tableau import view
from hanafuda_desktop.families.tableau.compiled import CompiledTableau, compile_tableau
from hanafuda_desktop.families.tableau.facts import TableFacts
from hanafuda_desktop.families.tableau.legal_moves import (
    MoveFinder,
    collect_refusal,
    redeal_refusal,
    shift_refusal,
    turn_refusal,
)
from hanafuda_desktop.families.tableau.play import dealt, is_won, play
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.state import (
    Collect,
    Redeal,
    Shift,
    TableauMove,
    TableauState,
    TurnStock,
)
from hanafuda_desktop.families.tableau.view import guessed_state
from hanafuda_desktop.text.language import tr


class Tableau(CompiledFamily[CompiledTableau]):
    """A patience's engine, compiled for one rule file; see :class:`~.engine.family.Family`.

    Args:
        rules: the game's rules; how many play it, and how many rounds, says nothing.
    """

    seats = 1

    def __init__(self, rules: TableauRules, *_: int | None) -> None:
        super().__init__(compile_tableau(rules))
        self._facts = TableFacts(self.compiled)
        self._finder = MoveFinder(self._facts)
        # Whether a game is lost is known from its legal moves, which are asked for right after.
        self._last: tuple[TableauState | None, tuple[TableauMove, ...]] = (None, ())

    def deal(self, order: tuple[int, ...], seed: int) -> Step[TableauState]:
        """Deal the deck.

        Foundations that are dealt cards come first, with the first cards of ``order`` that they
        take; then columns from left to right, each from its lowest card up; then cells. What is
        left is the stock, the first card to be turned first.

        Raises:
            DealError: ``order`` is not the deck.
        """
        self._check_deck(order)
        return dealt(self._facts, order, seed)

    def to_move(self, state: TableauState) -> int | None:
        """Seat 0 until the game is over."""
        return None if self.outcome(state) else 0

    def legal_moves(self, state: TableauState, seat: int = 0) -> tuple[TableauMove, ...]:
        """Every legal move: yaku first, then moves of cards, then the stock."""
        if seat != 0:
            return ()
        if self._last[0] is not state:
            if is_won(self._facts, state):
                return ()
            self._last = (state, self._finder.moves(state))
        return self._last[1]

    def refusal(self, state: TableauState, seat: int, move: TableauMove) -> str | None:
        """Why the move is not legal, as a sentence; ``None`` when it is legal."""
        if seat != 0 or is_won(self._facts, state):
            return tr("The game is over.") if seat == 0 else tr("There is no such seat.")
        match move:
            case Shift(source, target, count):
                places = self.compiled.places
                if source not in places or target not in places:
                    return tr("There is no such pile.")
                return shift_refusal(self._facts, state, places[source], places[target], count)
            case Collect(name, cards):
                yaku = self.compiled.yaku_by_id.get(name)
                if yaku is None:
                    return tr("There is no such yaku.")
                return collect_refusal(self._facts, state, yaku, cards)
            case TurnStock() | Redeal():
                refused = turn_refusal if isinstance(move, TurnStock) else redeal_refusal
                why = refused(self.compiled, state)
                return None if why is None else tr(why)

    def apply(self, state: TableauState, move: TableauMove) -> Step[TableauState]:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        last, moves = self._last
        # A move that was just found to be legal here is known by being the very same object.
        if last is not state or not any(map(is_, moves, repeat(move))):
            refusal = self.refusal(state, 0, move)
            if refusal is not None:
                raise IllegalMove(refusal)
        after, events = play(self.compiled, state, move)
        outcome = self.outcome(after)
        if outcome is not None:
            events.append(GameEnded(outcome))
        return Step(after, tuple(events))

    def outcome(self, state: TableauState) -> Outcome | None:
        """Won (YA-10), lost when no move is left, else ``None``."""
        won = is_won(self._facts, state)
        if not won:
            if self._finder.stock_moves(state):
                return None
            if self._last[0] is not state:
                self._last = (state, self._finder.moves(state))
            if self._last[1]:
                return None
        points = self.compiled.points(self.compiled.counts(state.collected))
        return Outcome(winners=(0,) if won else (), scores=(points,))

    def view(self, state: TableauState, seat: int = 0) -> View:
        """What the player, in seat 0, sees: face-down cards are unknown."""
        assert seat == 0
        return view.view_of(self._facts, state, self.outcome(state))

    def seen(self, events: tuple[Event, ...], seat: int = 0) -> tuple[Event, ...]:
        """The events as they are: they never name a card that lies face down."""
        assert seat == 0
        return events

    def guessed(self, view: View, hidden: tuple[int, ...]) -> TableauState:
        """A state that looks like the view, its unknown places filled from ``hidden`` in order.

        Raises:
            ValueError: ``hidden`` does not fill the unknown places exactly.
        """
        return guessed_state(self.compiled, view, hidden)

    write_move = staticmethod(notation.write_move)
    read_move = staticmethod(notation.read_move)

    def read_position(self, text: str) -> TableauState:
        """The state that a text stands for.

        Raises:
            RecordError: the text is no position of this game.
        """
        return notation.read_position(self.compiled, text)

    def position(self, state: TableauState) -> str:
        """The whole state as text, one line a pile."""
        return notation.write_position(self.compiled, state)
