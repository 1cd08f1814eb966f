"""Says in a sentence why a move of a shedding game is not legal."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, assert_never

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.naming import spoken
from hanafuda_desktop.engine.race import fault_in
from hanafuda_desktop.engine.shedding.finding import something_to_draw
from hanafuda_desktop.engine.shedding.making import normal_order
from hanafuda_desktop.engine.shedding.moves import (
    Combine,
    DiscardDrawn,
    DrawLots,
    Keep,
    NextRound,
    Pass,
    Race,
    SheddingMove,
    Struggle,
    Swap,
)
from hanafuda_desktop.engine.shedding.program import CombinationProgram, SheddingProgram
from hanafuda_desktop.engine.shedding.state import NO_CARD, Phase, SheddingState
from hanafuda_desktop.engine.shedding.ways import offered_cards

__all__ = ["why_not"]

_ASKED: Final = {
    Phase.PLAY: "Play cards now, or draw.",
    Phase.DRAWN: "Say first whether the drawn card is discarded or kept.",
    Phase.SWAP: "Say first whom to swap hands with.",
    Phase.RACE: "First the race for the winner's palm is to be settled.",
    Phase.NEXT: "This round is over; the next one is to be dealt.",
}
_PHASE_OF: Final[dict[type, Phase]] = {
    Combine: Phase.PLAY,
    Struggle: Phase.PLAY,
    Pass: Phase.PLAY,
    DiscardDrawn: Phase.DRAWN,
    Keep: Phase.DRAWN,
    Swap: Phase.SWAP,
    Race: Phase.RACE,
    DrawLots: Phase.RACE,
    NextRound: Phase.NEXT,
}


_NO_SUCH_CARD: Final = "There is no such card."


_NUMBERS: Final = ("no", "one", "two", "three", "four")
_TWO: Final = 2


def why_not(program: SheddingProgram, state: SheddingState, move: SheddingMove) -> str | None:
    """Why a move that is not among those found is not legal; ``None`` for a race that is."""
    phase = Phase(state.phase)
    if type(move) not in _PHASE_OF:
        return "This is no move of this game."
    if _PHASE_OF[type(move)] is not phase:
        return _ASKED[phase]
    match move:
        case Combine():
            return _combine(program, state, move)
        case DiscardDrawn(onto):
            return _discard_drawn(state, onto)
        case Race(times):
            if program.rules.race.settled_by == "chance":
                return "In this game the lot decides the race."
            return fault_in(times, program.players - 1)
        case Struggle() | Pass():
            return _no_draw(program, state, move)
        case Swap():
            return "Hands are swapped with another player."
        case Keep() | DrawLots() | NextRound():
            return _ASKED[phase]
        case _:
            assert_never(move)


def _no_draw(program: SheddingProgram, state: SheddingState, move: Struggle | Pass) -> str:
    draws = something_to_draw(program, state)
    if isinstance(move, Struggle) and not draws:
        return "There is nothing to draw."
    if isinstance(move, Pass) and draws:
        return "A turn may be passed only where there is nothing to draw."
    return "Who can play a combination must play one."


def _combine(program: SheddingProgram, state: SheddingState, move: Combine) -> str:
    each = program.by_id.get(move.combination)
    if each is None:
        return "This game has no such combination."
    wrong = _not_there(state, move) or _wrong_number(each, move)
    if wrong is not None:
        return wrong
    name = each.name
    for card in move.hand:
        if not each.cards >> card & 1:
            return f"The {spoken(card)} is not for {name}."
    top = state.discard[-1] if state.discard else NO_CARD
    if normal_order(program, move, top) != move:
        return "The cards that lie beneath the top one have an order of their own."
    return _cut_short(program, each, state, move) or _does_not_fit(each, move, top)


def _cut_short(
    program: SheddingProgram, each: CombinationProgram, state: SheddingState, move: Combine
) -> str | None:
    """Whether a card is not among those of a very large hand that are offered."""
    hand, field = state.hands[state.seat], state.field
    if each in program.plain:  # these are looked for among cards that may fit on one another
        cluster = program.cluster_of[move.hand[0]]
        hand, field = hand & cluster, field & cluster
    offered = offered_cards(each, hand, field.bit_count())
    if not move.shed & hand & ~offered:
        return None
    return (
        f"Of the {hand.bit_count()} cards that may fit, only the first {offered.bit_count()} make "
        f"{each.name}."
    )


def _not_there(state: SheddingState, move: Combine) -> str | None:
    """Whether a card lies somewhere else."""
    if not {*move.hand, *move.lay, *move.field} <= set(range(len(CARDS))):
        return _NO_SUCH_CARD
    for card in (*move.hand, *move.lay):
        if not state.hands[state.seat] >> card & 1:
            return f"The {spoken(card)} is not in this hand."
    for card in move.field:
        if not state.field >> card & 1:
            return f"The {spoken(card)} is not on the field."
    return None


def _wrong_number(each: CombinationProgram, move: Combine) -> str | None:
    """Whether a combination has another number of cards, or a card more than one time."""
    cards = (*move.hand, *move.lay, *move.field)
    if len(set(cards)) != len(cards):
        return "No card can be in two places."
    field = 1 if each.onto_field else each.field
    if len(move.field) != field:
        return f"For {each.name} it takes {_many(field, field)} of the field."
    if not each.least <= len(move.hand) <= each.most:
        return f"For {each.name} it takes {_many(each.least, each.most)} of the hand."
    if len(move.lay) != each.lay:
        return f"For {each.name} {_many(each.lay, each.lay)} of the hand must be laid on the field."
    return None


def _many(least: int, most: int) -> str:
    if least != most:
        return f"{_NUMBERS[least]} to {_NUMBERS[most]} cards"
    return f"{_NUMBERS[least]} {'card' if least < _TWO else 'cards'}"


def _does_not_fit(each: CombinationProgram, move: Combine, top: int) -> str:
    """Which card does not fit on which."""
    lying = [*move.field] if each.onto_field or not move.hand else []
    if each.onto_discard and move.field:
        lying = [move.field[-1]]
    elif each.onto_discard and top != NO_CARD:
        lying = [top]
    if move.field and not each.onto_field:
        faulty = _first_misfit(each, [*move.field])
        if faulty is not None:
            return faulty
    return _first_misfit(each, [*lying, *move.hand]) or f"These cards do not make {each.name}."


def _first_misfit(each: CombinationProgram, cards: list[int]) -> str | None:
    for under, card in pairwise(cards):
        if not each.beneath[card] >> under & 1:
            return f"The {spoken(card)} does not fit on the {spoken(under)}."
    return None


def _discard_drawn(state: SheddingState, onto: int | None) -> str:
    name = spoken(state.drawn)
    if onto is None:
        return f"The {name} cannot be discarded by itself."
    if not 0 <= onto < len(CARDS):
        return _NO_SUCH_CARD
    if not state.field >> onto & 1:
        return f"The {spoken(onto)} is not on the field."
    return f"The {name} does not fit on the {spoken(onto)}."
