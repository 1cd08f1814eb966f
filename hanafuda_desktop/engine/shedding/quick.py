"""The usual moves, played at once.

What is usual: a combination that does not win the round, has no effect or one by which the next
player draws or loses the turn, and lays nothing on the field; a struggle, and what becomes of the
drawn card; all as long as the stock has the cards. Everything else, and the telling of what
happened, is :mod:`~hanafuda_desktop.engine.shedding.playing`'s and
:mod:`~hanafuda_desktop.engine.shedding.settling`'s. A test plays random games of every rule file
both ways and compares the states.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hanafuda_desktop.engine.shedding.moves import Combine, DiscardDrawn, Keep, Struggle
from hanafuda_desktop.engine.shedding.program import SheddingProgram
from hanafuda_desktop.engine.shedding.state import (
    NO_CARD,
    NO_EFFECT,
    NOBODY,
    Phase,
    SheddingState,
)

__all__ = ["QUICK"]

_PLAY = Phase.PLAY
_DRAWN = Phase.DRAWN


def _as_dealt(program: SheddingProgram, places: tuple[int, ...], field: int) -> bool:
    """Whether the field has as many cards and places as were dealt, and so no gap to fill first."""
    return field.bit_count() == len(places) == program.deal.field


def _combine(  # noqa: C901, PLR0912, PLR0915 - one function is what makes it quick
    program: SheddingProgram, state: SheddingState, move: Combine
) -> SheddingState | None:
    (
        _,
        seat,
        hands,
        places,
        field,
        stock,
        discard,
        _,
        direction,
        _,
        _,
        turns,
        _,
        shuffles,
        series,
    ) = state
    each = program.by_id[move.combination]
    shed = 0
    for card in move.hand:
        shed |= 1 << card
    for card in move.lay:
        shed |= 1 << card
    hand = hands[seat] ^ shed
    turns += 1
    if not hand or turns >= program.most_turns:
        return None

    # What the top card does.
    top = move.hand[-1] if move.hand else move.field[-1] if move.field else NO_CARD
    number = program.effect_of[top] if each.effect and top != NO_CARD else NO_EFFECT
    draw = 0
    after = struck = program.next_seats[direction][seat]
    if number == NO_EFFECT:
        struck = NOBODY
    else:
        usual = program.usual_effects[number]
        if usual is None:
            return None
        draw, skip = usual
        if skip:
            after = program.next_seats[direction][after]

    # The field, and what fills it.
    taken = move.field
    if taken or move.lay:
        lying = list(places)
        for card in taken:
            field ^= 1 << card
            lying[lying.index(card)] = NO_CARD
        for card in move.lay:
            if NO_CARD not in lying:
                return None
            field |= 1 << card
            lying[lying.index(NO_CARD)] = card
        missing = program.deal.field - field.bit_count()
        if missing < 0 or missing + draw > len(stock) or len(lying) != program.deal.field:
            return None
        for _ in range(missing):
            card = stock[-1]
            stock = stock[:-1]
            field |= 1 << card
            lying[lying.index(NO_CARD)] = card
        places = tuple(lying)
    elif draw > len(stock) or not _as_dealt(program, places, field):
        return None
    left = list(hands)
    left[seat] = hand
    if draw:
        drawn = 0
        for card in stock[-draw:]:
            drawn |= 1 << card
        stock = stock[:-draw]
        left[struck] |= drawn
    # As SheddingState(...) makes it, in a third of the time.
    over: SheddingState = tuple.__new__(
        SheddingState,
        (
            _PLAY,
            after,
            tuple(left),
            places,
            field,
            stock,
            discard + taken + move.hand,
            NO_CARD,
            direction,
            number,
            struck,
            turns,
            0,
            shuffles,
            series,
        ),
    )
    return over


def _struggle(
    program: SheddingProgram, state: SheddingState, move: Struggle
) -> SheddingState | None:
    del move
    stock = state.stock
    if not stock or not program.asks_about_drawn:
        return None
    (
        _,
        seat,
        hands,
        places,
        field,
        _,
        discard,
        _,
        direction,
        effect,
        struck,
        turns,
        _,
        shuffles,
        series,
    ) = state
    asked: SheddingState = tuple.__new__(
        SheddingState,
        (
            _DRAWN,
            seat,
            hands,
            places,
            field,
            stock[:-1],
            discard,
            stock[-1],
            direction,
            effect,
            struck,
            turns,
            0,
            shuffles,
            series,
        ),
    )
    return asked


def _keep(program: SheddingProgram, state: SheddingState, move: Keep) -> SheddingState | None:
    del move
    (
        _,
        seat,
        hands,
        places,
        field,
        stock,
        discard,
        drawn,
        direction,
        _,
        _,
        turns,
        passes,
        shuffles,
        series,
    ) = state
    turns += 1
    if turns >= program.most_turns or not _as_dealt(program, places, field):
        return None
    left = list(hands)
    left[seat] |= 1 << drawn
    after: SheddingState = tuple.__new__(
        SheddingState,
        (
            _PLAY,
            program.next_seats[direction][seat],
            tuple(left),
            places,
            field,
            stock,
            discard,
            NO_CARD,
            direction,
            NO_EFFECT,
            NOBODY,
            turns,
            passes,
            shuffles,
            series,
        ),
    )
    return after


def _discard_drawn(
    program: SheddingProgram, state: SheddingState, move: DiscardDrawn
) -> SheddingState | None:
    (
        _,
        seat,
        hands,
        places,
        field,
        stock,
        discard,
        drawn,
        direction,
        _,
        _,
        turns,
        passes,
        shuffles,
        series,
    ) = state
    onto = move.onto
    turns += 1
    if (
        onto is None
        or not stock
        or turns >= program.most_turns
        or program.rules.struggle.effect
        or not _as_dealt(program, places, field)
    ):
        return None
    card = stock[-1]
    lying = list(places)
    lying[lying.index(onto)] = card
    after: SheddingState = tuple.__new__(
        SheddingState,
        (
            _PLAY,
            program.next_seats[direction][seat],
            hands,
            tuple(lying),
            field ^ (1 << onto | 1 << card),
            stock[:-1],
            (*discard, onto, drawn),
            NO_CARD,
            direction,
            NO_EFFECT,
            NOBODY,
            turns,
            passes,
            shuffles,
            series,
        ),
    )
    return after


QUICK: Final[dict[type, Callable[[SheddingProgram, SheddingState, Any], SheddingState | None]]] = {
    Combine: _combine,
    Struggle: _struggle,
    Keep: _keep,
    DiscardDrawn: _discard_drawn,
}
"""For each kind of move that may be a usual one, what plays it; it gives the state that a legal
move leads to, or ``None`` where the move is not a usual one.
"""
