"""What a move's effect would be, before it is played: for tables that show it and for players."""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.shedding.compiled import CompiledShedding
from hanafuda_desktop.families.shedding.family import Shedding
from hanafuda_desktop.families.shedding.moves import Combine, DiscardDrawn, SheddingMove
from hanafuda_desktop.families.shedding.rounds import aimed_at
from hanafuda_desktop.families.shedding.schema import Effect, SheddingRules
from hanafuda_desktop.families.shedding.state import NO_EFFECT
from hanafuda_desktop.families.shedding.view import turn_of


@dataclass(frozen=True, slots=True)
class Coming:
    """An effect that a move would have.

    Attributes:
        effect: the effect, as the rule file has it.
        card: the card that would lie on top of the discard pile.
        seat: the seat at which it would be aimed.
    """

    effect: Effect
    card: int
    seat: int


def program_of(rules: SheddingRules, view: View) -> CompiledShedding:
    """The rules compiled for as many players as the view has.

    Raises:
        ValueError: this is no view of a shedding game.
    """
    if view.round is None:
        raise ValueError("this is no view of a shedding game")
    return engine_for(Shedding, rules, len(view.round.sides)).compiled


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
    compiled = program_of(rules, view)
    match move:
        case Combine(combination, field, hand, _):
            cards = (*field, *hand)
            each = compiled.by_id.get(combination)
            if each is None or not each.effect or not cards:
                return None
            card = cards[-1]
        case DiscardDrawn():
            drawn = view.pile("x").cards
            if not rules.struggle.effect or not drawn or drawn[0] is None:
                return None
            card = drawn[0]
        case _:
            return None
    number = compiled.effect_of[card]
    if number == NO_EFFECT:
        return None
    aimed = aimed_at(compiled, number, seat, turn.direction)
    return Coming(compiled.effects[number], card, aimed)
