"""The fishing family: deal, legal moves, apply and outcome of any fishing game."""

from __future__ import annotations

from typing import Any

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.family import Step
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.engine.turns import TurnFamily
from hanafuda_desktop.families.fishing import notation, view
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
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
from hanafuda_desktop.families.fishing.play import compile_turns, shown
from hanafuda_desktop.families.fishing.rounds import begin, deal_round, gone_on, picked, stopped
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.state import FishingPhase, FishingState


class Fishing(TurnFamily[CompiledFishing, FishingState, FishingMove]):
    """A fishing game's engine, compiled for one rule file; see :class:`~.engine.family.Family`.

    Args:
        rules: the game's rules.
        players: how many play.
        rounds: how many rounds they agreed on; left out, as the rules say.

    Raises:
        DealError: the game is not for so many players.
    """

    over = FishingPhase.OVER

    def __init__(self, rules: FishingRules, players: int, rounds: int | None = None) -> None:
        compiled = CompiledFishing(rules, players, rounds)
        super().__init__(compiled, notation, view, players, compile_moves(compiled), why_not)
        self.turns = compile_turns(compiled)

    def deal(self, order: tuple[int, ...], seed: int) -> Step[FishingState]:
        """Find the first dealer and deal the first round.

        The hands of the others come first, in turn order from the dealer, then the field, then
        the dealer's hand, each from the beginning of ``order`` on (in packets where the rules say
        so); what is left is the stock, the first card to be drawn first.

        Raises:
            DealError: ``order`` is not the deck.
        """
        self._check_deck(order)
        state = begin(self.compiled, order, seed)
        return Step(state, (), (self, None, order))

    def apply(self, state: FishingState, move: FishingMove) -> Step[FishingState]:
        """The state after the move.

        Raises:
            IllegalMove: the rules do not allow it.
        """
        self._check_legal(state, move)
        return Step(self.after(state, move), (), (self, state, move))

    def after(self, state: FishingState, move: FishingMove) -> FishingState:
        """The state after a move that is known to be legal."""
        match move:
            case Play() | Take() | Draw() | Bomb():
                return self.turns(state, move, None)
            case Stop():
                return stopped(self.compiled, state)
            case Go():
                return gone_on(self.compiled, state)
            case Show(month):
                return shown(state, month)
            case NextRound():
                series = state.series
                series = series._replace(number=series.number + 1, dealer=state.seat)
                return deal_round(self.compiled, series)
            case Pick(place):
                return picked(self.compiled, state, place)

    def events(
        self,
        before: FishingState | None,
        played: Any,
        after: FishingState,
    ) -> tuple[Event, ...]:
        """What happened with a move; or with the deal, given the deck's order."""
        # Only a person's game comes here; searches do not wait for it at the start.
        from hanafuda_desktop.families.fishing.events import (  # noqa: PLC0415
            events_of,
            first_events,
        )

        if before is None:
            return tuple(first_events(self.compiled, played, after))
        return tuple(events_of(self.compiled, before, played, after))
