"""Says in a sentence why a move of a shedding game is not legal."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, assert_never

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.naming import begun, spoken
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
from hanafuda_desktop.language import tr, tr_noop, trn
from hanafuda_desktop.rules.schema.values import plain

__all__ = ["why_not"]

_ASKED: Final = {
    Phase.PLAY: tr_noop("Play cards now, or draw."),
    Phase.DRAWN: tr_noop("Say first whether the drawn card is discarded or kept."),
    Phase.SWAP: tr_noop("Say first whom to swap hands with."),
    Phase.RACE: tr_noop("First the race for the winner's palm is to be settled."),
    Phase.NEXT: tr_noop("This round is over; the next one is to be dealt."),
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


_NO_SUCH_CARD: Final = tr_noop("There is no such card.")


_NUMBERS: Final = (
    tr_noop("no", meaning="a number"),
    tr_noop("one", meaning="a number"),
    tr_noop("two", meaning="a number"),
    tr_noop("three", meaning="a number"),
    tr_noop("four", meaning="a number"),
)


def why_not(program: SheddingProgram, state: SheddingState, move: SheddingMove) -> str | None:
    """Why a move that is not among those found is not legal; ``None`` for a race that is."""
    phase = Phase(state.phase)
    if type(move) not in _PHASE_OF:
        return tr("This is no move of this game.")
    if _PHASE_OF[type(move)] is not phase:
        return tr(_ASKED[phase])
    match move:
        case Combine():
            return _combine(program, state, move)
        case DiscardDrawn(onto):
            return _discard_drawn(state, onto)
        case Race(times):
            if program.rules.race.settled_by == "chance":
                return tr("In this game the lot decides the race.")
            return fault_in(times, program.players - 1)
        case Struggle() | Pass():
            return _no_draw(program, state, move)
        case Swap():
            return tr("Hands are swapped with another player.")
        case Keep() | DrawLots() | NextRound():
            return tr(_ASKED[phase])
        case _:
            assert_never(move)


def _no_draw(program: SheddingProgram, state: SheddingState, move: Struggle | Pass) -> str:
    draws = something_to_draw(program, state)
    if isinstance(move, Struggle) and not draws:
        return tr("There is nothing to draw.")
    if isinstance(move, Pass) and draws:
        return tr("A turn may be passed only where there is nothing to draw.")
    return tr("Who can play a combination must play one.")


def _combine(program: SheddingProgram, state: SheddingState, move: Combine) -> str:
    each = program.by_id.get(move.combination)
    if each is None:
        return tr("This game has no such combination.")
    name = _name(program, each)
    wrong = _not_there(state, move) or _wrong_number(each, name, move)
    if wrong is not None:
        return wrong
    for card in move.hand:
        if not each.cards >> card & 1:
            return begun(
                tr("{card} is not for {combination}.", card=spoken(card), combination=name)
            )
    top = state.discard[-1] if state.discard else NO_CARD
    if normal_order(program, move, top) != move:
        return tr("The cards that lie beneath the top one have an order of their own.")
    return (
        _cut_short(program, each, state, move)
        or _does_not_fit(each, move, top)
        or tr("These cards do not make {combination}.", combination=name)
    )


def _name(program: SheddingProgram, each: CombinationProgram) -> str:
    """What players call the combination, in the language that is spoken."""
    return plain(next(one.name for one in program.rules.combinations if one.id == each.id))


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
    return tr(
        "Of the {n} cards that may fit, only the first {first} make {combination}.",
        n=hand.bit_count(),
        first=offered.bit_count(),
        combination=_name(program, each),
    )


def _not_there(state: SheddingState, move: Combine) -> str | None:
    """Whether a card lies somewhere else."""
    if not {*move.hand, *move.lay, *move.field} <= set(range(len(CARDS))):
        return tr(_NO_SUCH_CARD)
    for card in (*move.hand, *move.lay):
        if not state.hands[state.seat] >> card & 1:
            return begun(tr("{card} is not in this hand.", card=spoken(card)))
    for card in move.field:
        if not state.field >> card & 1:
            return _not_on_field(card)
    return None


def _not_on_field(card: int) -> str:
    return begun(tr("{card} is not on the field.", card=spoken(card)))


def _wrong_number(each: CombinationProgram, name: str, move: Combine) -> str | None:
    """Whether a combination has another number of cards, or a card more than one time."""
    cards = (*move.hand, *move.lay, *move.field)
    if len(set(cards)) != len(cards):
        return tr("No card can be in two places.")
    field = 1 if each.onto_field else each.field
    if len(move.field) != field:
        return _takes_field(name, field)
    if not each.least <= len(move.hand) <= each.most:
        return _takes_hand(name, each.least, each.most)
    if len(move.lay) != each.lay:
        return _takes_laid(name, each.lay)
    return None


def _number(count: int) -> str:
    return tr(_NUMBERS[count], meaning="a number")


def _takes_field(name: str, count: int) -> str:
    if not count:
        return tr("For {combination} it takes no card of the field.", combination=name)
    return trn(
        "For {combination} it takes {number} card of the field.",
        "For {combination} it takes {number} cards of the field.",
        count,
        combination=name,
        number=_number(count),
    )


def _takes_hand(name: str, least: int, most: int) -> str:
    if least != most:
        return tr(
            "For {combination} it takes {least} to {most} cards of the hand.",
            combination=name,
            least=_number(least),
            most=_number(most),
        )
    if not most:
        return tr("For {combination} it takes no card of the hand.", combination=name)
    return trn(
        "For {combination} it takes {number} card of the hand.",
        "For {combination} it takes {number} cards of the hand.",
        most,
        combination=name,
        number=_number(most),
    )


def _takes_laid(name: str, count: int) -> str:
    if not count:
        return tr(
            "For {combination} no card of the hand must be laid on the field.", combination=name
        )
    return trn(
        "For {combination} {number} card of the hand must be laid on the field.",
        "For {combination} {number} cards of the hand must be laid on the field.",
        count,
        combination=name,
        number=_number(count),
    )


def _does_not_fit(each: CombinationProgram, move: Combine, top: int) -> str | None:
    """Which card does not fit on which, if one does not."""
    lying = [*move.field] if each.onto_field or not move.hand else []
    if each.onto_discard and move.field:
        lying = [move.field[-1]]
    elif each.onto_discard and top != NO_CARD:
        lying = [top]
    if move.field and not each.onto_field:
        faulty = _first_misfit(each, [*move.field])
        if faulty is not None:
            return faulty
    return _first_misfit(each, [*lying, *move.hand])


def _first_misfit(each: CombinationProgram, cards: list[int]) -> str | None:
    for under, card in pairwise(cards):
        if not each.beneath[card] >> under & 1:
            return _fits_not(card, under)
    return None


def _fits_not(card: int, under: int) -> str:
    words = tr("{card} does not fit on {under}.", card=spoken(card), under=spoken(under))
    return begun(words)


def _discard_drawn(state: SheddingState, onto: int | None) -> str:
    if onto is None:
        return begun(tr("{card} cannot be discarded by itself.", card=spoken(state.drawn)))
    if not 0 <= onto < len(CARDS):
        return tr(_NO_SUCH_CARD)
    if not state.field >> onto & 1:
        return _not_on_field(onto)
    return _fits_not(state.drawn, onto)
