"""The shedding family: deal, legal moves, apply and outcome of any shedding game."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.events import Event, RoundEnded
from hanafuda_desktop.engine.family import Step, engine_for
from hanafuda_desktop.engine.rounds import FinishedRound
from hanafuda_desktop.engine.turns import TurnFamily
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.shedding import notation, view
from hanafuda_desktop.families.shedding.compiled import CompiledShedding
from hanafuda_desktop.families.shedding.legal_moves import (
    compile_finders,
    why_not,
)
from hanafuda_desktop.families.shedding.moves import (
    Combine,
    DiscardDrawn,
    Log,
    SheddingMove,
)
from hanafuda_desktop.families.shedding.play import play
from hanafuda_desktop.families.shedding.rounds import deal_first_round
from hanafuda_desktop.families.shedding.schema import Effect, SheddingRules
from hanafuda_desktop.families.shedding.state import NO_CARD, SheddingPhase, SheddingState
from hanafuda_desktop.families.shedding.view import turn_of


class Shedding(TurnFamily[CompiledShedding, SheddingState, SheddingMove]):
    """A shedding game's engine, compiled for one rule file; see :class:`~.engine.family.Family`.

    Of the orders in which a combination's cards can be laid one is listed among the legal moves for
    each top card; :meth:`normal` finds it. Where a race is asked, every well-formed :class:`Race`
    is legal, and of those only one for each racer who may be first is listed.

    Args:
        rules: the game's rules.
        players: how many play.
        rounds: how many rounds they agreed on; left out, as the rules say.

    Raises:
        DealError: the game is not for so many players.
    """

    over = SheddingPhase.OVER

    def __init__(self, rules: SheddingRules, players: int, rounds: int | None = None) -> None:
        compiled = CompiledShedding(rules, players, rounds)
        self.find = find = compile_finders(compiled)
        super().__init__(
            compiled, notation, view, players, lambda state: find[state[0]](state), why_not
        )

    def deal(self, order: tuple[int, ...], seed: int) -> Step[SheddingState]:
        """Find the first dealer and deal the first round.

        The hands of the others come first, in turn order from the dealer, then the dealer's, then
        the field and the discard pile, each from the beginning of ``order`` on; what is left is
        the stock, the first card to be drawn first.

        Raises:
            DealError: ``order`` is not the deck.
        """
        self._check_deck(order)
        log: Log = []
        state = deal_first_round(self.compiled, order, seed, log)
        return Step(state, (), (self, None, log))

    def apply(self, state: SheddingState, move: SheddingMove) -> Step[SheddingState]:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        self._check_legal(state, move)
        log: Log = []
        after = play(self.compiled, state, move, log)
        return Step(after, (), (self, state, log))

    def after(self, state: SheddingState, move: SheddingMove) -> SheddingState:
        """The state after a move that is known to be legal."""
        return play(self.compiled, state, move, None)

    def events(
        self, _before: SheddingState | None, record: Log, _after: SheddingState
    ) -> tuple[Event, ...]:
        """The events of a step with this record."""
        return tuple(
            [
                RoundEnded(each.result) if isinstance(each, FinishedRound) else each
                for each in record
            ]
        )


# --- what a move's effect would be, for tables that show it and for players ---------------------


@dataclass(frozen=True, slots=True)
class Coming:
    """An effect that a move would have.

    Attributes:
        effect: the effect, as the rule file has it.
        seat: the seat at which it would be aimed.
    """

    effect: Effect
    seat: int


def compiled_rules(rules: SheddingRules, view: View) -> CompiledShedding:
    """The rules compiled for as many players as the view has."""
    return engine_for(Shedding, rules, len(view.points)).compiled


def shed_by(move: SheddingMove) -> int:
    """How many hand cards a move sheds."""
    return len(move.hand) + len(move.lay) if isinstance(move, Combine) else 0


def wins(view: View, move: SheddingMove) -> bool:
    """Whether a move of the seat to move leaves it without cards, which wins the round (UN-11)."""
    if view.to_move is None or not isinstance(move, Combine):
        return False
    return len(view.pile(f"h{view.to_move}").cards) == shed_by(move)


def coming_effect(rules: SheddingRules, view: View, move: SheddingMove) -> Coming | None:
    """The effect that a move of the seat to move would have; ``None`` if it has none.

    A move that wins the round has none.
    """
    turn, seat = turn_of(view), view.to_move
    if seat is None or wins(view, move):
        return None
    compiled, card = compiled_rules(rules, view), NO_CARD
    match move:
        case Combine() if compiled.by_id[move.combination].effect:
            card = move.top
        case DiscardDrawn() if rules.struggle.effect:
            card = next(members(view.pile("x").known), NO_CARD)
        case _:
            pass
    effect = compiled.effect_by(card)
    if effect is None:
        return None
    return Coming(effect, compiled.aimed_at(effect, seat, turn.direction))
