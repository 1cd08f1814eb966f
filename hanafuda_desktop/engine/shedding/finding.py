"""Finds every legal move of a shedding game, in a fixed order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
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
from hanafuda_desktop.engine.shedding.ways import offered_cards

__all__ = ["Finder", "compile_finders", "normal_order", "something_to_draw"]

Finder = Callable[[SheddingState], tuple[SheddingMove, ...]]
"""Finds the legal moves of a state."""
_Rows = tuple[tuple[SheddingMove, ...], ...]
"""Moves, a row for each way to do something, and in it one for each card of the deck of 48."""

_NO_MOVES: Final[tuple[SheddingMove, ...]] = ()
_STRUGGLES: Final[tuple[SheddingMove, ...]] = (STRUGGLE,)
_PASSES: Final[tuple[SheddingMove, ...]] = (PASS,)
_KEEPS: Final[tuple[SheddingMove, ...]] = (KEEP,)
_NEXT: Final[tuple[SheddingMove, ...]] = (NEXT_ROUND,)
_MONTHS: Final = range(0, CARD_COUNT, CARDS_PER_MONTH)
_FIRST_CARDS: Final = mask_of(_MONTHS)
_ODD_CARDS: Final = _FIRST_CARDS * 0b0101
_TWO_CARDS: Final = _FIRST_CARDS * 0b0011
_SIXES: Final = _FIRST_CARDS * 0b0110
_BUT_LAST: Final = _FIRST_CARDS * 0b0111
_LAST_CARDS: Final = _FIRST_CARDS * 0b1000
_MOST_MOVES_KEPT: Final = 64
"""Longer answers are not kept: those that match nearly anything are seldom asked for again."""
_NOMINAL_MS: Final = 250
"""The time of the first one in a race that stands for all in which that seat is first."""


def compile_finders(program: SheddingProgram) -> tuple[Finder, ...]:
    """For each phase, what finds the moves of the seat whose turn it is."""
    found: dict[Phase, Finder] = {
        Phase.PLAY: _compile_plays(program),
        Phase.DRAWN: _compile_discards(program),
        Phase.SWAP: lambda state: tuple(
            [SWAPS[seat] for seat in range(program.players) if seat != state.seat]
        ),
        Phase.RACE: lambda _: _races(program),
        Phase.NEXT: lambda _: _NEXT,
        Phase.OVER: lambda _: _NO_MOVES,
    }
    return tuple([found[phase] for phase in Phase])


def _compile_plays(program: SheddingProgram) -> Finder:
    """What finds the moves of a seat that is to play: combinations, and then a struggle."""
    others, only_if_stuck, by_month = program.has_others, program.only_if_stuck, program.by_month
    on_their_own = bool(program.plain or program.sweeps)
    known, lying, swept = program.found, program.lying, program.swept

    def plays(state: SheddingState) -> tuple[SheddingMove, ...]:
        # What a state has is asked for by its place, which is quicker than by its name.
        hand, field = state[2][state[1]], state[4]
        if by_month:
            # Only months are looked at of which there are two hand cards, or one and a field card.
            # A month's cards are four bits, which come to hold how many of them are in the hand;
            # the fourth then says whether these, and one if there are any on the field, are two.
            there = lying.get(field)
            if there is None:
                there = _kept_field(program, field)
            on_field, twos = there
            pairs = hand - (hand >> 1 & _ODD_CARDS)
            enough = (pairs & _TWO_CARDS) + (pairs >> 2 & _TWO_CARDS) + on_field & _LAST_CARDS
            moves = _NO_MOVES
            while enough:
                last = enough & -enough
                enough ^= last
                month = (last >> 3) * 15
                key = hand & month | (field & month) << CARD_COUNT
                moves += known.get(key) or _kept(program, key, hand & month, field & month)
            if twos:
                moves += _with_each(swept.get(twos) or _kept_sweeps(program, twos), hand)
        elif on_their_own:
            moves = _of_clusters(program, hand, field)
        else:
            moves = _NO_MOVES
        if others:
            moves += _others(program, state, hand)
        if only_if_stuck and moves:
            return moves
        if state[5] or something_to_draw(program, state):
            return moves + _STRUGGLES
        return moves + _PASSES

    return plays


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
        found = program.found.get(key)
        if found is None:
            found = _kept(program, key, hand & cluster, field & cluster)
        moves += found
    rows = _kept_sweeps(program, field) if program.sweeps else ()
    return moves + _with_each(rows, hand)


def _kept_field(program: SheddingProgram, field: int) -> tuple[int, int]:
    """What of a field decides which months are looked at: for each month 6, and 7 if there are
    cards of it; and the cards of which some may be swept away.
    """
    if len(program.lying) >= MOST_KEPT:
        program.lying.clear()
    any_there = ((field & _BUT_LAST) + _BUT_LAST | field) & _LAST_CARDS
    pairs = field - (field >> 1 & _ODD_CARDS)
    two_there = (pairs & _TWO_CARDS) + (pairs >> 2 & _TWO_CARDS) + _SIXES & _LAST_CARDS
    swept = field & (two_there >> 3) * 15 if program.sweeps_twos else field
    found = program.lying[field] = (any_there >> 3) + _SIXES, swept if program.sweeps else 0
    return found


def _with_each(rows: _Rows, hand: int) -> tuple[SheddingMove, ...]:
    """Of each row the moves for these hand cards."""
    cards = listed(hand)
    return tuple([row[card] for row in rows for card in cards])


def _kept_sweeps(program: SheddingProgram, field: int) -> _Rows:
    """For each way to discard field cards by themselves, the moves that lay each card of the deck
    there instead; kept, too.
    """
    rows = program.swept.get(field)
    if rows is None:
        if len(program.swept) >= MOST_KEPT:
            program.swept.clear()
        rows = program.swept[field] = tuple(_sweeps_of(program, field))
    return rows


def _sweeps_of(program: SheddingProgram, field: int) -> Iterator[tuple[SheddingMove, ...]]:
    left = field
    while left:
        cluster = program.cluster_of[(left & -left).bit_length() - 1]
        lying = left & cluster
        left &= ~cluster
        for each in program.sweeps:
            for _, taken in _from_field(each, lying, NO_CARD):
                yield _laying_any(each.id, taken)


@lru_cache(maxsize=2_000)
def _laying_any(combination: str, taken: tuple[int, ...]) -> tuple[SheddingMove, ...]:
    """The moves that take these field cards and lay each card of the deck there."""
    return tuple([combine(combination, taken, (), (card,)) for card in range(CARD_COUNT)])


def _on_discard(
    program: SheddingProgram, state: SheddingState, hand: int
) -> tuple[SheddingMove, ...]:
    """What may be laid on the top card of the discard pile; on an empty one, anything."""
    top = state.discard[-1] if state.discard else NO_CARD
    moves: list[SheddingMove] = []
    for each in program.on_discard:
        fits = hand & each.cards
        if each.field:
            moves += _made_of(each, hand, state.field, top)
            continue
        if top != NO_CARD:
            fits &= each.above[top]
        if fits and each.most == 1 and not each.lay:
            singles = program.singles[each.id]
            moves += [singles[card] for card in listed(fits)]
        elif fits and top != NO_CARD and not each.lay:
            moves += _kept_following(program, each, hand & each.reached[top], top)
        elif fits:
            moves += _made_of(each, hand, state.field, top)
    return tuple(moves)


def _kept_following(
    program: SheddingProgram, each: CombinationProgram, cards: int, top: int
) -> tuple[SheddingMove, ...]:
    """The ways to lay some of these hand cards on the discard pile's top card; kept, too."""
    if cards.bit_count() < each.least:
        return _NO_MOVES
    key = each.id, top, cards
    found = program.followed.get(key)
    if found is None:
        found = tuple(_made_of(each, cards, 0, top))
        if len(found) <= _MOST_MOVES_KEPT:
            if len(program.followed) >= MOST_KEPT:
                program.followed.clear()
            program.followed[key] = found
    return found


def something_to_draw(program: SheddingProgram, state: SheddingState) -> bool:
    """Whether there is a card to draw, if need be from the discard pile (UN-10)."""
    return bool(state.stock) or len(state.discard) > program.keeps_top


def _kept(program: SheddingProgram, key: int, hand: int, field: int) -> tuple[SheddingMove, ...]:
    """The plain combinations of these cards; kept, as the same cards meet again and again."""
    moves = [move for each in program.plain for move in _made_of(each, hand, field, NO_CARD)]
    found = tuple(moves)
    if len(found) > _MOST_MOVES_KEPT:
        return found
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
    offered = offered_cards(each, hand, field.bit_count())
    told = set()
    for base, taken in _from_field(each, field, top):
        for laid in _from_hand(each, offered, base):
            if each.field and each.onto_discard:
                # The same cards with the same one on top, though upon another field card.
                key = mask_of(taken), mask_of(laid), laid[-1] if each.tops else NO_CARD
                if key in told:
                    continue
                told.add(key)
            rest = tuple(members(offered & ~mask_of(laid)))
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
        tops = each.onto_discard or (each.tops and not each.most)
        for taken in chains(each.beneath, field, NO_CARD, each.field, each.field, tops=tops):
            # The last of them is the discard pile's top card by then.
            yield taken[-1] if each.onto_discard else NO_CARD, taken
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
    if each.onto_discard and each.field:
        return _normal_upon_field(each, move)
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


def _normal_upon_field(each: CombinationProgram, move: Combine) -> Combine:
    """The same where the hand cards are laid on field cards that are discarded before."""
    on_top = move.hand[-1] if move.hand and each.tops else NO_CARD
    for base, taken in _from_field(each, mask_of(move.field), NO_CARD):
        hand = chains_of(each.beneath, mask_of(move.hand), base, on_top)
        if hand is not None and len(taken) == len(move.field) and len(hand) == len(move.hand):
            return combine(move.combination, taken, hand, tuple(sorted(move.lay)))
    return move


# --- the drawn card ----------------------------------------------------------------------------


def _compile_discards(program: SheddingProgram) -> Finder:
    """What finds where the card just drawn may be discarded, and to keep it (UN-8)."""
    onto_of, after_of, freely = program.drawn_onto, program.drawn_after, program.drawn_freely
    on_pile = bool(freely) or any(after_of)
    known: dict[int, tuple[SheddingMove, ...]] = {0: _KEEPS}

    def discards(state: SheddingState) -> tuple[SheddingMove, ...]:
        drawn = state[7]  # by its place, which is quicker than by its name
        onto = onto_of[drawn] & state[4]
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
