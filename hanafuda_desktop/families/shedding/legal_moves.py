"""Finds every legal move of a shedding game, in a fixed order."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final, assert_never

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.cards.cardset import listed, members
from hanafuda_desktop.engine.position_text import begun, spoken
from hanafuda_desktop.engine.reaction_race import fault_in
from hanafuda_desktop.engine.rounds import NEXT_ROUND, NextRound
from hanafuda_desktop.families.shedding.combinations import (
    Rows,
    compile_months,
    kept_sweeps,
    made_of,
    normal_order,
    plain_of,
)
from hanafuda_desktop.families.shedding.compiled import (
    MOST_KEPT,
    CompiledCombination,
    CompiledShedding,
    offered_cards,
)
from hanafuda_desktop.families.shedding.moves import (
    DISCARDS,
    DRAW_LOTS,
    KEEP,
    PASS,
    STRUGGLE,
    SWAPS,
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
from hanafuda_desktop.families.shedding.play import RoundInPlay
from hanafuda_desktop.families.shedding.state import NO_CARD, SheddingPhase, SheddingState
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.text.language import tr, tr_noop, trn

_Position = SheddingState | RoundInPlay
Finder = Callable[[_Position], tuple[SheddingMove, ...]]
"""Finds the legal moves of a state."""
_Combined = Callable[[int, int], tuple[SheddingMove, ...]]
"""Finds the combinations of these hand cards and field cards that are plain, and sweeps."""

_NO_MOVES: Final[tuple[SheddingMove, ...]] = ()
_STRUGGLES: Final[tuple[SheddingMove, ...]] = (STRUGGLE,)
_PASSES: Final[tuple[SheddingMove, ...]] = (PASS,)
_KEEPS: Final[tuple[SheddingMove, ...]] = (KEEP,)
_NEXT: Final[tuple[SheddingMove, ...]] = (NEXT_ROUND,)
_MOST_MOVES_KEPT: Final = 64
"""Longer answers are not kept: those that match nearly anything are seldom asked for again."""
_NOMINAL_MS: Final = 250
"""The time of the first one in a race that stands for all in which that seat is first."""


def compile_finders(compiled: CompiledShedding) -> tuple[Finder, ...]:
    """For each phase, what finds the moves of the seat whose turn it is."""
    found: dict[SheddingPhase, Finder] = {
        SheddingPhase.PLAY: _compile_plays(compiled),
        SheddingPhase.DRAWN: _compile_discards(compiled),
        SheddingPhase.SWAP: lambda state: tuple(
            [SWAPS[seat] for seat in range(compiled.players) if seat != state.seat]
        ),
        SheddingPhase.RACE: lambda _: _races(compiled),
        SheddingPhase.NEXT: lambda _: _NEXT,
        SheddingPhase.OVER: lambda _: _NO_MOVES,
    }
    return tuple([found[phase] for phase in SheddingPhase])


def _compile_plays(compiled: CompiledShedding) -> Finder:
    """What finds the moves of a seat that is to play: combinations, and then a struggle."""
    mixed, on_discard, stuck = compiled.mixed, compiled.on_discard, compiled.only_if_stuck
    if not (compiled.plain or compiled.sweeps or mixed):
        return _compile_pile_plays(compiled)
    combined = compile_months(compiled) if compiled.by_month else _compile_clusters(compiled)

    def plays(state: _Position) -> tuple[SheddingMove, ...]:
        hand, field = state.hands[state.seat], state.field
        moves = combined(hand, field)
        for each in mixed:
            moves += tuple(made_of(each, hand, field, NO_CARD))
        if on_discard:
            moves += _on_discard(compiled, state, hand)
        if state.stock and not stuck:
            return moves + _STRUGGLES
        return _with_struggle(compiled, state, moves)

    return plays


def _with_struggle(
    compiled: CompiledShedding, state: _Position, moves: tuple[SheddingMove, ...]
) -> tuple[SheddingMove, ...]:
    """Besides combinations to draw, or to pass where there is nothing to draw."""
    if compiled.only_if_stuck and moves:
        return moves
    return moves + (_STRUGGLES if something_to_draw(compiled, state) else _PASSES)


def _compile_pile_plays(compiled: CompiledShedding) -> Finder:
    """The same where cards are laid on the discard pile alone: what is found for a hand and a top
    card is kept.
    """
    known: dict[tuple[int, int], tuple[SheddingMove, ...]] = {}
    field_counts = any(each.field for each in compiled.on_discard)

    def plays(state: _Position) -> tuple[SheddingMove, ...]:
        hand, discard = state.hands[state.seat], state.discard
        key = hand, discard[-1] if discard else NO_CARD
        moves = None if field_counts else known.get(key)
        if moves is None:
            moves = _on_discard(compiled, state, hand)
            if len(moves) <= _MOST_MOVES_KEPT and not field_counts:
                if len(known) >= MOST_KEPT:
                    known.clear()
                known[key] = moves
        return _with_struggle(compiled, state, moves)

    return plays


def _compile_clusters(compiled: CompiledShedding) -> _Combined:
    """What finds the plain combinations of hand cards and field cards, and sweeps."""
    clusters, known = compiled.cluster_of, compiled.found

    def combined(hand: int, field: int) -> tuple[SheddingMove, ...]:
        moves = _NO_MOVES
        left = hand
        while left:
            cluster = clusters[(left & -left).bit_length() - 1]
            left &= ~cluster
            key = hand & cluster | (field & cluster) << CARD_COUNT
            found = known.get(key)
            if found is None:
                found = _kept(compiled, key, hand & cluster, field & cluster)
            moves += found
        rows = kept_sweeps(compiled, field) if compiled.sweeps else ()
        return moves + _with_each(rows, hand)

    return combined


def _with_each(rows: Rows, hand: int) -> tuple[SheddingMove, ...]:
    """Of each row the moves for these hand cards."""
    cards = listed(hand)
    return tuple([row[card] for row in rows for card in cards])


def _on_discard(
    compiled: CompiledShedding, state: _Position, hand: int
) -> tuple[SheddingMove, ...]:
    """What may be laid on the top card of the discard pile; on an empty one, anything."""
    top = state.discard[-1] if state.discard else NO_CARD
    moves: list[SheddingMove] = []
    for each in compiled.on_discard:
        fits = hand & each.cards
        if each.field:
            moves += made_of(each, hand, state.field, top)
            continue
        if top != NO_CARD:
            fits &= each.above[top]
        if fits and each.most == 1 and not each.lay:
            moves += [each.singles[card] for card in listed(fits)]
        elif fits and top != NO_CARD and not each.lay:
            moves += _kept_following(compiled, each, hand & each.reached[top], top)
        elif fits:
            moves += made_of(each, hand, state.field, top)
    return tuple(moves)


def _kept_following(
    compiled: CompiledShedding, each: CompiledCombination, cards: int, top: int
) -> tuple[SheddingMove, ...]:
    """The ways to lay some of these hand cards on the discard pile's top card; kept, too."""
    if cards.bit_count() < each.least:
        return _NO_MOVES
    key = each.id, top, cards
    found = compiled.followed.get(key)
    if found is None:
        found = tuple(made_of(each, cards, 0, top))
        if len(found) <= _MOST_MOVES_KEPT:
            if len(compiled.followed) >= MOST_KEPT:
                compiled.followed.clear()
            compiled.followed[key] = found
    return found


def something_to_draw(compiled: CompiledShedding, state: _Position) -> bool:
    """Whether there is a card to draw, if need be from the discard pile (UN-10)."""
    return bool(state.stock) or len(state.discard) > compiled.keeps_top


def _kept(compiled: CompiledShedding, key: int, hand: int, field: int) -> tuple[SheddingMove, ...]:
    """The plain combinations of these cards; kept, as the same cards meet again and again."""
    found = plain_of(compiled, hand, field)
    if len(found) > _MOST_MOVES_KEPT:
        return found
    if len(compiled.found) >= MOST_KEPT:
        compiled.found.clear()
    compiled.found[key] = found
    return found


# --- the drawn card ----------------------------------------------------------------------------


def _compile_discards(compiled: CompiledShedding) -> Finder:
    """What finds where the card just drawn may be discarded, and to keep it (UN-8)."""
    onto_of, after_of, freely = compiled.drawn_onto, compiled.drawn_after, compiled.drawn_freely
    on_pile = bool(freely) or any(after_of)
    known: dict[int, tuple[SheddingMove, ...]] = {0: _KEEPS}

    def discards(state: _Position) -> tuple[SheddingMove, ...]:
        drawn = state.drawn
        onto = onto_of[drawn] & state.field
        moves = known.get(onto)
        if moves is None:
            moves = known[onto] = (*[DISCARDS[card + 1] for card in members(onto)], KEEP)
        if on_pile:
            top = state.discard[-1] if state.discard else NO_CARD
            if freely >> drawn & 1 or (top != NO_CARD and after_of[top] >> drawn & 1):
                moves = (*moves[:-1], DISCARDS[0], KEEP)
        return moves

    return discards


# --- the race ----------------------------------------------------------------------------------


def _races(compiled: CompiledShedding) -> tuple[SheddingMove, ...]:
    """Lots; and where hands settle it, one race for each racer who may be first."""
    if compiled.rules.race.settled_by == "chance":
        return (DRAW_LOTS,)
    racers = compiled.players - 1
    return (
        DRAW_LOTS,
        *(
            Race(tuple(_NOMINAL_MS * (1 + (racer - first) % racers) for racer in range(racers)))
            for first in range(racers)
        ),
    )


# Says in a sentence why a move of a shedding game is not legal.

_ASKED: Final = {
    SheddingPhase.PLAY: tr_noop("Play cards now, or draw."),
    SheddingPhase.DRAWN: tr_noop("Say first whether the drawn card is discarded or kept."),
    SheddingPhase.SWAP: tr_noop("Say first whom to swap hands with."),
    SheddingPhase.RACE: tr_noop("First the race for the winner's palm is to be settled."),
    SheddingPhase.NEXT: tr_noop("This round is over; the next one is to be dealt."),
}
_PHASE_OF: Final[dict[type, SheddingPhase]] = {
    Combine: SheddingPhase.PLAY,
    Struggle: SheddingPhase.PLAY,
    Pass: SheddingPhase.PLAY,
    DiscardDrawn: SheddingPhase.DRAWN,
    Keep: SheddingPhase.DRAWN,
    Swap: SheddingPhase.SWAP,
    Race: SheddingPhase.RACE,
    DrawLots: SheddingPhase.RACE,
    NextRound: SheddingPhase.NEXT,
}


_NO_SUCH_CARD: Final = tr_noop("There is no such card.")


_NUMBERS: Final = (
    tr_noop("no", meaning="a number"),
    tr_noop("one", meaning="a number"),
    tr_noop("two", meaning="a number"),
    tr_noop("three", meaning="a number"),
    tr_noop("four", meaning="a number"),
)


def why_not(compiled: CompiledShedding, state: SheddingState, move: SheddingMove) -> str | None:
    """Why a move that is not among those found is not legal; ``None`` for a race that is."""
    phase = SheddingPhase(state.phase)
    if type(move) not in _PHASE_OF:
        return tr("This is no move of this game.")
    if _PHASE_OF[type(move)] is not phase:
        return tr(_ASKED[phase])
    match move:
        case Combine():
            return _combine(compiled, state, move)
        case DiscardDrawn(onto):
            return _discard_drawn(state, onto)
        case Race(times):
            if compiled.rules.race.settled_by == "chance":
                return tr("In this game the lot decides the race.")
            return fault_in(times, compiled.players - 1)
        case Struggle() | Pass():
            return _no_draw(compiled, state, move)
        case Swap():
            return tr("Hands are swapped with another player.")
        case Keep() | DrawLots() | NextRound():
            return tr(_ASKED[phase])
        case _:
            assert_never(move)


def _no_draw(compiled: CompiledShedding, state: SheddingState, move: Struggle | Pass) -> str:
    draws = something_to_draw(compiled, state)
    if isinstance(move, Struggle) and not draws:
        return tr("There is nothing to draw.")
    if isinstance(move, Pass) and draws:
        return tr("A turn may be passed only where there is nothing to draw.")
    return tr("Who can play a combination must play one.")


def _combine(compiled: CompiledShedding, state: SheddingState, move: Combine) -> str:
    each = compiled.by_id.get(move.combination)
    if each is None:
        return tr("This game has no such combination.")
    name = _name(compiled, each)
    wrong = _not_there(state, move) or _wrong_number(each, name, move)
    if wrong is not None:
        return wrong
    for card in move.hand:
        if not each.cards >> card & 1:
            return begun(
                tr("{card} is not for {combination}.", card=spoken(card), combination=name)
            )
    top = state.discard[-1] if state.discard else NO_CARD
    if normal_order(compiled, move, top) != move:
        return tr("The cards that lie beneath the top one have an order of their own.")
    return (
        _cut_short(compiled, each, state, move)
        or _does_not_fit(each, move, top)
        or tr("These cards do not make {combination}.", combination=name)
    )


def _name(compiled: CompiledShedding, each: CompiledCombination) -> str:
    """What players call the combination, in the language that is spoken."""
    return plain(next(one.name for one in compiled.rules.combinations if one.id == each.id))


def _cut_short(
    compiled: CompiledShedding, each: CompiledCombination, state: SheddingState, move: Combine
) -> str | None:
    """Whether a card is not among those of a very large hand that are offered."""
    hand, field = state.hands[state.seat], state.field
    if each in compiled.plain:  # these are looked for among cards that may fit on one another
        cluster = compiled.cluster_of[move.hand[0]]
        hand, field = hand & cluster, field & cluster
    offered = offered_cards(each, hand, field.bit_count())
    if not move.shed & hand & ~offered:
        return None
    return tr(
        "Of the {n} cards that may fit, only the first {first} make {combination}.",
        n=hand.bit_count(),
        first=offered.bit_count(),
        combination=_name(compiled, each),
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


def _wrong_number(each: CompiledCombination, name: str, move: Combine) -> str | None:
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


def _does_not_fit(each: CompiledCombination, move: Combine, top: int) -> str | None:
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


def _first_misfit(each: CompiledCombination, cards: list[int]) -> str | None:
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
