"""Finds every legal move of a shedding game, in a fixed order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import listed, members
from hanafuda_desktop.engine.shedding.making import Rows, kept_sweeps, made_of, plain_of
from hanafuda_desktop.engine.shedding.months import compile_months
from hanafuda_desktop.engine.shedding.moves import (
    DISCARDS,
    DRAW_LOTS,
    KEEP,
    NEXT_ROUND,
    PASS,
    STRUGGLE,
    SWAPS,
    Race,
    SheddingMove,
)
from hanafuda_desktop.engine.shedding.program import (
    MOST_KEPT,
    CombinationProgram,
    SheddingProgram,
)
from hanafuda_desktop.engine.shedding.state import NO_CARD, Phase, SheddingState

__all__ = ["Finder", "compile_finders", "something_to_draw"]

Finder = Callable[[SheddingState], tuple[SheddingMove, ...]]
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
    if not (program.plain or program.sweeps or program.mixed):
        return _compile_pile_plays(program)
    combined = compile_months(program) if program.by_month else _compile_clusters(program)
    usual = not (program.has_others or program.only_if_stuck)

    def plays(state: SheddingState) -> tuple[SheddingMove, ...]:
        # What a state has is asked for by its place, which is quicker than by its name.
        hand = state[2][state[1]]
        moves = combined(hand, state[4])
        if usual and state[5]:
            return moves + _STRUGGLES
        return _with_the_rest(program, state, hand, moves)

    return plays


def _compile_pile_plays(program: SheddingProgram) -> Finder:
    """The same where cards are laid on the discard pile alone: what is found for a hand and a top
    card is kept.
    """
    known: dict[tuple[int, int], tuple[SheddingMove, ...]] = {}
    field_counts = any(each.field for each in program.on_discard)

    def plays(state: SheddingState) -> tuple[SheddingMove, ...]:
        hand, discard = state[2][state[1]], state[6]
        if field_counts:
            return _with_the_rest(program, state, hand, _NO_MOVES)
        key = hand, discard[-1] if discard else NO_CARD
        moves = known.get(key)
        if moves is None:
            moves = _on_discard(program, state, hand)
            if len(moves) <= _MOST_MOVES_KEPT:
                if len(known) >= MOST_KEPT:
                    known.clear()
                known[key] = moves
        if program.only_if_stuck and moves:
            return moves
        return moves + (_STRUGGLES if something_to_draw(program, state) else _PASSES)

    return plays


def _with_the_rest(
    program: SheddingProgram, state: SheddingState, hand: int, moves: tuple[SheddingMove, ...]
) -> tuple[SheddingMove, ...]:
    """Besides plain combinations and sweeps all other ones, and a struggle."""
    if program.has_others:
        moves += _others(program, state, hand)
    if program.only_if_stuck and moves:
        return moves
    return moves + (_STRUGGLES if something_to_draw(program, state) else _PASSES)


def _others(program: SheddingProgram, state: SheddingState, hand: int) -> tuple[SheddingMove, ...]:
    """Combinations that are neither plain nor sweeps."""
    moves = [move for each in program.mixed for move in made_of(each, hand, state.field, NO_CARD)]
    return (*moves, *_on_discard(program, state, hand))


def _compile_clusters(program: SheddingProgram) -> _Combined:
    """What finds the plain combinations of hand cards and field cards, and sweeps."""
    clusters, known = program.cluster_of, program.found

    def combined(hand: int, field: int) -> tuple[SheddingMove, ...]:
        moves = _NO_MOVES
        left = hand
        while left:
            cluster = clusters[(left & -left).bit_length() - 1]
            left &= ~cluster
            key = hand & cluster | (field & cluster) << CARD_COUNT
            found = known.get(key)
            if found is None:
                found = _kept(program, key, hand & cluster, field & cluster)
            moves += found
        rows = kept_sweeps(program, field) if program.sweeps else ()
        return moves + _with_each(rows, hand)

    return combined


def _with_each(rows: Rows, hand: int) -> tuple[SheddingMove, ...]:
    """Of each row the moves for these hand cards."""
    cards = listed(hand)
    return tuple([row[card] for row in rows for card in cards])


def _on_discard(
    program: SheddingProgram, state: SheddingState, hand: int
) -> tuple[SheddingMove, ...]:
    """What may be laid on the top card of the discard pile; on an empty one, anything."""
    top = state.discard[-1] if state.discard else NO_CARD
    moves: list[SheddingMove] = []
    for each in program.on_discard:
        fits = hand & each.cards
        if each.field:
            moves += made_of(each, hand, state.field, top)
            continue
        if top != NO_CARD:
            fits &= each.above[top]
        if fits and each.most == 1 and not each.lay:
            singles = program.singles[each.id]
            moves += [singles[card] for card in listed(fits)]
        elif fits and top != NO_CARD and not each.lay:
            moves += _kept_following(program, each, hand & each.reached[top], top)
        elif fits:
            moves += made_of(each, hand, state.field, top)
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
        found = tuple(made_of(each, cards, 0, top))
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
    found = plain_of(program, hand, field)
    if len(found) > _MOST_MOVES_KEPT:
        return found
    if len(program.found) >= MOST_KEPT:
        program.found.clear()
    program.found[key] = found
    return found


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
