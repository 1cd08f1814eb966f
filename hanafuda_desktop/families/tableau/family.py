"""The tableau family: deal, legal moves, apply and outcome of any patience."""

from __future__ import annotations

from hanafuda_desktop.engine.events import Event, GameEnded
from hanafuda_desktop.engine.family import CompiledFamily, IllegalMove, Step
from hanafuda_desktop.engine.view import Outcome, View
from hanafuda_desktop.families.tableau import notation, view
from hanafuda_desktop.families.tableau import notation as picture
from hanafuda_desktop.families.tableau.compiled import CompiledTableau, compile_program
from hanafuda_desktop.families.tableau.facts import TableFacts
from hanafuda_desktop.families.tableau.legal_moves import MoveFinder
from hanafuda_desktop.families.tableau.moves import Collect, Redeal, Shift, TableauMove, TurnUp
from hanafuda_desktop.families.tableau.play import (
    collect_refusal,
    collected,
    dealt,
    is_won,
    points_of,
    redeal_refusal,
    redealt,
    shift_refusal,
    shifted,
    turn_refusal,
    turned,
)
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.state import TableauState
from hanafuda_desktop.families.tableau.view import view_of
from hanafuda_desktop.text.language import tr

_TURN, _REDEAL = TurnUp(), Redeal()


class Tableau(CompiledFamily[CompiledTableau, TableauState, TableauMove]):
    """A patience's engine, compiled for one rule file; see :class:`~.engine.family.Family`.

    Args:
        rules: the game's rules; how many play it, and how many rounds, says nothing.
    """

    seats = 1

    def __init__(self, rules: TableauRules, *_: int | None) -> None:
        super().__init__(compile_program(rules), notation, picture, view)
        self._places = self.compiled.places
        self._yaku = {yaku.id: yaku for yaku in self.compiled.yaku}
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
                if source not in self._places or target not in self._places:
                    return tr("There is no such pile.")
                places = self._places
                return shift_refusal(self._facts, state, places[source], places[target], count)
            case Collect(name, cards):
                if name not in self._yaku:
                    return tr("There is no such yaku.")
                return collect_refusal(self._facts, state, self._yaku[name], cards)
            case TurnUp():
                return _told(turn_refusal(self.compiled, state))
            case Redeal():
                return _told(redeal_refusal(self.compiled, state))

    def apply(self, state: TableauState, move: TableauMove) -> Step[TableauState]:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        if not self._just_found(state, move):
            refusal = self.refusal(state, 0, move)
            if refusal is not None:
                raise IllegalMove(refusal)
        events: list[Event] = []
        match move:
            case Shift():
                start, end = self._places[move.source], self._places[move.target]
                after = shifted(self.compiled, state, start, end, move.count, events)
            case Collect(name, cards):
                after = collected(self.compiled, state, self._yaku[name], cards, events)
            case TurnUp():
                after = turned(self.compiled, state, events)
            case Redeal():
                after = redealt(self.compiled, state, events)
        outcome = self.outcome(after)
        if outcome is not None:
            events.append(GameEnded(outcome))
        return Step(after, tuple(events))

    def _just_found(self, state: TableauState, move: TableauMove) -> bool:
        """Whether the move is one of the very objects that were last found to be legal here."""
        last, moves = self._last
        if last is state:
            for legal in moves:
                if legal is move:
                    return True
        return False

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
        return Outcome(winners=(0,) if won else (), scores=(points_of(self.compiled, state),))

    def view(self, state: TableauState, seat: int = 0) -> View:
        """What the player, in seat 0, sees: face-down cards are unknown."""
        assert seat == 0
        return view_of(self._facts, state, self.outcome(state))

    def seen(self, events: tuple[Event, ...], seat: int = 0) -> tuple[Event, ...]:
        """The events as they are: they never name a card that lies face down."""
        assert seat == 0
        return events

    def picture(self, state: TableauState) -> str:
        """The whole state as text, one line a pile."""
        return picture.write_picture(self.compiled, state)


def _told(why: str | None) -> str | None:
    return None if why is None else tr(why)
