"""Finds every legal move of a shedding game, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS_PER_MONTH
from hanafuda_desktop.cards.cardset import listed, mask_of, members
from hanafuda_desktop.engine.shedding.chaining import chains, chains_of
from hanafuda_desktop.engine.shedding.moves import (
    DISCARDS,
    DRAW_LOTS,
    KEEP,
    NEXT_ROUND,
    PASS,
    STRUGGLE,
    SWAPS,
    Combine,
    Race,
    SheddingMove,
    combine,
)
from hanafuda_desktop.engine.shedding.program import (
    MOST_KEPT,
    CombinationProgram,
    SheddingProgram,
)
from hanafuda_desktop.engine.shedding.state import NO_CARD, Phase, SheddingState

__all__ = ["found_discards", "found_moves", "found_plays", "normal_order", "something_to_draw"]

_NO_MOVES: Final[tuple[SheddingMove, ...]] = ()
_STRUGGLES: Final[tuple[SheddingMove, ...]] = (STRUGGLE,)
_PASSES: Final[tuple[SheddingMove, ...]] = (PASS,)
_KEEPS: Final[tuple[SheddingMove, ...]] = (KEEP,)
_FIRST_CARDS: Final = mask_of(range(0, CARD_COUNT, CARDS_PER_MONTH))
_NOMINAL_MS: Final = 250
"""The time of the first one in a race that stands for all in which that seat is first."""


def found_moves(program: SheddingProgram, state: SheddingState) -> tuple[SheddingMove, ...]:
    """The moves of the seat whose turn it is."""
    match state.phase:
        case Phase.PLAY:
            return found_plays(program, state)
        case Phase.DRAWN:
            return found_discards(program, state)
        case Phase.SWAP:
            return tuple(SWAPS[s] for s in range(program.players) if s != state.seat)
        case Phase.RACE:
            return _races(program)
        case Phase.NEXT:
            return (NEXT_ROUND,)
        case Phase.OVER:
            return ()


def found_plays(program: SheddingProgram, state: SheddingState) -> tuple[SheddingMove, ...]:
    """The moves of a seat that is to play: combinations, and then a struggle."""
    hand, field = state.hands[state.seat], state.field
    find = _of_months if program.by_month else _of_clusters
    moves = find(program, hand, field)
    if program.has_others:
        moves += _others(program, state, hand)
    if moves and program.only_if_stuck:
        return moves
    return moves + (_STRUGGLES if state.stock or something_to_draw(program, state) else _PASSES)


def _others(program: SheddingProgram, state: SheddingState, hand: int) -> tuple[SheddingMove, ...]:
    """Combinations that are neither plain nor sweeps."""
    moves = [move for each in program.mixed for move in _made_of(each, hand, state.field, NO_CARD)]
    return (*moves, *_on_discard(program, state, hand))


def _of_clusters(program: SheddingProgram, hand: int, field: int) -> tuple[SheddingMove, ...]:
    """The plain combinations, and sweeps."""
    moves = _NO_MOVES
    clusters = program.cluster_of
    left = hand
    while left:
        cluster = clusters[(left & -left).bit_length() - 1]
        left &= ~cluster
        key = hand & cluster | (field & cluster) << CARD_COUNT
        moves += program.found.get(key) or _kept(program, key, hand & cluster, field & cluster)
    return moves + _sweeps(program, hand, field)


def _of_months(program: SheddingProgram, hand: int, field: int) -> tuple[SheddingMove, ...]:
    """The same, where it takes two cards of a month: only months are looked at of which
    there are two hand cards, or one and a field card.
    """
    # A month's cards are four bits, of which the first one here says what there is of it.
    h1, h2, h3 = hand >> 1, hand >> 2, hand >> 3
    f1, f2, f3 = field >> 1, field >> 2, field >> 3
    h01, h23, f01, f23 = hand | h1, h2 | h3, field | f1, f2 | f3
    left = ((h01 | h23) & (f01 | f23) | hand & h1 | h2 & h3 | h01 & h23) & _FIRST_CARDS
    known = program.found
    moves = _NO_MOVES
    while left:
        low = left & -left
        left ^= low
        month = low * 15
        key = hand & month | (field & month) << CARD_COUNT
        found = known.get(key)
        if found is None:
            found = _kept(program, key, hand & month, field & month)
        moves += found
    twos = (field & f1 | f2 & f3 | f01 & f23) & _FIRST_CARDS
    if twos or not program.sweeps_twos:
        moves += _sweeps(program, hand, field)
    return moves


def _sweeps(program: SheddingProgram, hand: int, field: int) -> tuple[SheddingMove, ...]:
    """Field cards that are discarded by themselves, for each hand card that may be laid there."""
    if not program.sweeps:
        return _NO_MOVES
    moves: list[SheddingMove] = []
    known = program.swept
    left = field
    while left:
        cluster = program.cluster_of[(left & -left).bit_length() - 1]
        lying = left & cluster
        left &= ~cluster
        rows = known.get(lying)
        if rows is None:
            if len(known) >= MOST_KEPT:
                known.clear()
            rows = known[lying] = _sweeps_of(program, lying)
        for row in rows:
            moves += [row[card] for card in listed(hand)]
    return tuple(moves)


def _sweeps_of(program: SheddingProgram, lying: int) -> list[tuple[SheddingMove, ...]]:
    """For each way to take some of these field cards, the moves that lay each card of the deck."""
    return [
        tuple([combine(each.id, taken, (), (card,)) for card in range(CARD_COUNT)])
        for each in program.sweeps
        for _, taken in _from_field(each, lying, NO_CARD)
    ]


def _on_discard(
    program: SheddingProgram, state: SheddingState, hand: int
) -> tuple[SheddingMove, ...]:
    """What may be laid on the top card of the discard pile; on an empty one, anything."""
    top = state.discard[-1] if state.discard else NO_CARD
    moves: list[SheddingMove] = []
    for each in program.on_discard:
        fits = hand & each.cards
        if top != NO_CARD:
            fits &= each.above[top]
        if fits and each.most == 1 and not (each.field or each.lay):
            singles = program.singles[each.id]
            moves += [singles[card] for card in listed(fits)]
        elif fits:
            moves += _made_of(each, hand, state.field, top)
    return tuple(moves)


def something_to_draw(program: SheddingProgram, state: SheddingState) -> bool:
    """Whether there is a card to draw, if need be from the discard pile (UN-10)."""
    return bool(state.stock) or len(state.discard) > program.keeps_top


def _kept(program: SheddingProgram, key: int, hand: int, field: int) -> tuple[SheddingMove, ...]:
    """The plain combinations of these cards; kept, as the same cards meet again and again."""
    moves = [move for each in program.plain for move in _made_of(each, hand, field, NO_CARD)]
    found = tuple(moves)
    if len(program.found) >= MOST_KEPT:
        program.found.clear()
    program.found[key] = found
    return found


def _made_of(each: CombinationProgram, hand: int, field: int, top: int) -> Iterator[SheddingMove]:
    """Every way to make a combination of these hand cards and field cards.

    Args:
        each: the combination.
        hand: the hand cards.
        field: the field cards.
        top: the top card of the discard pile, where it is laid on that.
    """
    if each.least + each.lay > hand.bit_count():
        return
    for base, taken in _from_field(each, field, top):
        for laid in _from_hand(each, hand, base):
            rest = tuple(members(hand & ~mask_of(laid)))
            for lay in combinations(rest, each.lay):
                yield combine(each.id, taken, laid, lay)


def _from_field(
    each: CombinationProgram, field: int, top: int
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """On which card the first hand card must fit, and the field cards that are taken."""
    if each.onto_field:
        for card in members(field):
            yield card, (card,)
    elif each.field:
        tops = each.tops and not each.most
        for taken in chains(each.beneath, field, NO_CARD, each.field, each.field, tops=tops):
            yield top if each.onto_discard else NO_CARD, taken
    else:
        yield top if each.onto_discard else NO_CARD, ()


def _from_hand(each: CombinationProgram, hand: int, base: int) -> Iterator[tuple[int, ...]]:
    """The hand cards that are discarded, in the order of laying."""
    if not each.least and (each.field or each.lay):
        yield ()
    if each.most:
        pool = hand & each.cards
        yield from chains(each.beneath, pool, base, each.least, each.most, tops=each.tops)


def normal_order(program: SheddingProgram, move: Combine, top: int) -> Combine:
    """The move that stands for all that lay these cards and have this one's card on top.

    Args:
        program: the game.
        move: a combination, its cards in any order that its player likes.
        top: the top card of the discard pile, or NO_CARD.
    """
    each = program.by_id.get(move.combination)
    if each is None:
        return move
    field: tuple[int, ...] | None = move.field
    hand: tuple[int, ...] | None = move.hand
    base = top if each.onto_discard else NO_CARD
    if each.onto_field and len(move.field) == 1:
        (base,) = move.field
    elif move.field and not each.onto_field:
        on_top = move.field[-1] if each.tops and not each.most else NO_CARD
        field = chains_of(each.beneath, mask_of(move.field), NO_CARD, on_top)
    if move.hand:
        on_top = move.hand[-1] if each.tops else NO_CARD
        hand = chains_of(each.beneath, mask_of(move.hand), base, on_top)
    if field is None or hand is None or len(field) + len(hand) != len(move.field) + len(move.hand):
        return move
    return combine(move.combination, field, hand, tuple(sorted(move.lay)))


# --- the drawn card ----------------------------------------------------------------------------


def found_discards(program: SheddingProgram, state: SheddingState) -> tuple[SheddingMove, ...]:
    """Where the card just drawn may be discarded, and to keep it (UN-8)."""
    card = state.drawn
    onto = program.drawn_onto[card] & state.field
    on_pile = program.drawn_freely >> card & 1
    if state.discard:
        on_pile |= program.drawn_after[state.discard[-1]] >> card & 1
    moves = _KEEPS
    if on_pile:
        moves = DISCARDS[:1] + moves
    if onto:
        moves = tuple([DISCARDS[field_card + 1] for field_card in listed(onto)]) + moves
    return moves


# --- the race ----------------------------------------------------------------------------------


def _races(program: SheddingProgram) -> tuple[SheddingMove, ...]:
    """Lots; and where hands settle it, one race for each racer who may be first."""
    if program.rules.race.settled_by == "chance":
        return (DRAW_LOTS,)
    racers = program.players - 1
    return (
        DRAW_LOTS,
        *(
            Race(tuple(_NOMINAL_MS * (1 + (racer - first) % racers) for racer in range(racers)))
            for first in range(racers)
        ),
    )
