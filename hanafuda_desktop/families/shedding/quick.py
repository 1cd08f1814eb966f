"""The usual moves, played at once.

What is usual: a combination that wins the round, or that has no effect or one by which the next
player draws or loses the turn or this one has another, and lays nothing on the field but for a card
taken there; a struggle, and what becomes of the drawn card; all as long as the stock has the cards;
and to deal the next round.
Everything else, and the telling of what happened, is
:mod:`.play`'s and
:mod:`.rounds`'s. A test plays random games of every rule file
both ways and compares the states.

Searches and simulations spend most of their time here. So the rules are compiled once more, into
functions that hold what they need, and a move is one function.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.families.shedding.compiled import CompiledShedding
from hanafuda_desktop.families.shedding.deal import deal_round
from hanafuda_desktop.families.shedding.moves import (
    Combine,
    DiscardDrawn,
    Keep,
    SheddingMove,
    Struggle,
)
from hanafuda_desktop.families.shedding.rounds import NO_RACE, end_round
from hanafuda_desktop.families.shedding.state import (
    NO_CARD,
    NO_EFFECT,
    NOBODY,
    Memory,
    SheddingPhase,
    SheddingSeries,
    SheddingState,
)

# The usual moves that end a round or begin one, played at once.

Quickly = Callable[[SheddingState, Any], SheddingState | None]
"""Gives the state that a legal move leads to, or ``None`` where the move is not a usual one."""

_ALL_CARDS: Final = tuple([1 << card for card in range(CARD_COUNT)])
_make_round: Final[Any] = tuple.__new__


def compile_next_round(compiled: CompiledShedding) -> Quickly:
    """What deals the next round."""

    def next_round(state: SheddingState, move: NextRound) -> SheddingState:
        del move
        seed, number, _, totals, drawn, sheet = state[-1]
        # As Series(...) makes it, in a third of the time.
        series = _make_round(SheddingSeries, (seed, number + 1, state[1], totals, drawn, sheet))
        return deal_round(compiled, series, (), None)

    return next_round


def compile_won(compiled: CompiledShedding) -> Quickly:
    """What plays a combination that sheds the last cards (UN-11)."""
    races = compiled.races
    phase = SheddingPhase.RACE if races else SheddingPhase.PLAY

    def won(state: SheddingState, move: Combine) -> SheddingState | None:
        _, seat, hands, places, field, stock, discard, _, way, _, _, turns, _, n, memory, series = (
            state[:]
        )
        if move.lay:
            return None
        if move.field:
            for card in move.field:
                field ^= _ALL_CARDS[card]
            places = tuple([NO_CARD if card in move.field else card for card in places])
        hands = (*hands[:seat], 0, *hands[seat + 1 :])
        pile = discard + move.discarded
        after = _make_round(
            SheddingState,
            (
                phase,
                seat,
                hands,
                places,
                field,
                stock,
                pile,
                NO_CARD,
                way,
                NO_EFFECT,
                NOBODY,
                turns + 1,
                0,
                n,
                memory,
                series,
            ),
        )
        return after if races else end_round(compiled, after, NO_RACE, None)

    return won


_PLAY = SheddingPhase.PLAY
_DRAWN = SheddingPhase.DRAWN
_TWO = 2
_CARDS: Final = tuple([1 << card for card in range(CARD_COUNT)])
_USELESS: Final = (NO_EFFECT,) * (CARD_COUNT + 1)
# As SheddingState(...) makes it, in a third of the time. And a state is taken apart as state[:],
# a plain tuple, which is quicker than to take apart what is more than that.
_make: Final[Any] = tuple.__new__


def compile_quick(compiled: CompiledShedding) -> dict[type, Quickly]:
    """For each kind of move, what plays it if it is a usual one."""
    quick: dict[type, Quickly] = dict.fromkeys(get_args(SheddingMove), _never)
    quick[Combine] = _compile_combine(compiled)
    quick[NextRound] = compile_next_round(compiled)
    if compiled.asks_about_drawn:
        quick[Struggle] = _compile_struggle(compiled)
        quick[Keep] = _compile_keep(compiled)
        quick[DiscardDrawn] = _compile_discard_drawn(compiled)
    return quick


def _never(state: SheddingState, move: SheddingMove) -> SheddingState | None:
    del state, move
    return None


def _compile_combine(compiled: CompiledShedding) -> Quickly:  # noqa: C901, PLR0915 - it holds all this
    # The last number of a row stands for no card at all, which is card -1.
    acting = (*compiled.effect_of, NO_EFFECT)
    numbers = {each.id: acting if each.effect else _USELESS for each in compiled.combinations}
    again = tuple([effect.again for effect in compiled.effects])
    usual, next_seats = compiled.usual_effects, compiled.next_seats
    most, size, two = compiled.most_turns, compiled.deal.field, compiled.players == _TWO
    won = compile_won(compiled)

    def combine(  # noqa: C901, PLR0912, PLR0915 - one function is quick
        state: SheddingState, move: Combine
    ) -> SheddingState | None:
        _, seat, hands, places, field, stock, discard, _, way, _, _, turns, _, n, memory, series = (
            state[:]
        )
        hand = hands[seat] ^ move.shed
        if not hand:
            return won(state, move)
        turns += 1
        if turns >= most:
            return None

        # What the top card does.
        number = numbers[move.combination][move.top]
        after = 1 - seat if two else next_seats[way][seat]
        draw = 0
        struck = NOBODY
        if number != NO_EFFECT:
            effect = usual[number]
            if effect is None:
                return None
            struck = after
            draw, skip = effect
            if again[number]:
                struck = after if draw else seat
                after = seat
            elif skip:
                after = next_seats[way][after]

        # The field, and what fills it. Gaps that are older are not filled here.
        if field.bit_count() != size or len(places) != size:
            return None
        taken, lay = move.field, move.lay
        if not (taken or lay):
            if draw > len(stock):
                return None
        elif lay or len(taken) > 1:
            missing = len(taken) - len(lay)
            if missing < 0 or missing + draw > len(stock):
                return None
            lying = list(places)
            for card in taken:
                lying[lying.index(card)] = NO_CARD
                field ^= _CARDS[card]
            for card in lay + stock[:~missing:-1]:
                lying[lying.index(NO_CARD)] = card
                field ^= _CARDS[card]
            stock = stock[: len(stock) - missing]
            places = tuple(lying)
        else:
            if draw >= len(stock):
                return None
            (card,) = taken
            new = stock[-1]
            stock = stock[:-1]
            lying = list(places)
            lying[lying.index(card)] = new
            places = tuple(lying)
            field ^= _CARDS[card] | _CARDS[new]
        if draw:
            drawn = 0
            for card in stock[-draw:]:
                drawn |= _CARDS[card]
            stock = stock[:-draw]
            seen, then, top, more = memory[struck]
            if more >= 0:
                now = _make(Memory, (seen, then, top, more + draw))
                memory = (*memory[:struck], now, *memory[struck + 1 :])
        if two:
            other = hands[1 - seat] | drawn if draw else hands[1 - seat]
            hands = (other, hand) if seat else (hand, other)
        else:
            left = list(hands)
            left[seat] = hand
            if draw:
                left[struck] |= drawn
            hands = tuple(left)
        return _make(  # type: ignore[no-any-return]
            SheddingState,
            (
                _PLAY,
                after,
                hands,
                places,
                field,
                stock,
                discard + move.discarded,
                NO_CARD,
                way,
                number,
                struck,
                turns,
                0,
                n,
                memory,
                series,
            ),
        )

    return combine


def _compile_struggle(compiled: CompiledShedding) -> Quickly:
    two = compiled.players == _TWO

    def struggle(state: SheddingState, move: Struggle) -> SheddingState | None:
        del move
        (
            _,
            seat,
            hands,
            places,
            field,
            stock,
            discard,
            _,
            way,
            effect,
            struck,
            turns,
            _,
            n,
            known,
            s,
        ) = state[:]
        if not stock:
            return None
        now = _make(Memory, (known[seat][0], field, discard[-1] if discard else NO_CARD, 0))
        if two:
            known = (known[0], now) if seat else (now, known[1])
        else:
            known = (*known[:seat], now, *known[seat + 1 :])
        return _make(  # type: ignore[no-any-return]
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
                way,
                effect,
                struck,
                turns,
                0,
                n,
                known,
                s,
            ),
        )

    return struggle


def _compile_keep(compiled: CompiledShedding) -> Quickly:
    next_seats, most, size = compiled.next_seats, compiled.most_turns, compiled.deal.field
    two = compiled.players == _TWO

    def keep(state: SheddingState, move: Keep) -> SheddingState | None:
        del move
        (
            _,
            seat,
            hands,
            places,
            field,
            stock,
            discard,
            card,
            way,
            _,
            _,
            turns,
            passes,
            n,
            known,
            s,
        ) = state[:]
        turns += 1
        if turns >= most or field.bit_count() != size or len(places) != size:
            return None
        if two:
            one, other = hands
            hands = (one, other | _CARDS[card]) if seat else (one | _CARDS[card], other)
        else:
            left = list(hands)
            left[seat] |= _CARDS[card]
            hands = tuple(left)
        return _make(  # type: ignore[no-any-return]
            SheddingState,
            (
                _PLAY,
                1 - seat if two else next_seats[way][seat],
                hands,
                places,
                field,
                stock,
                discard,
                NO_CARD,
                way,
                NO_EFFECT,
                NOBODY,
                turns,
                passes,
                n,
                known,
                s,
            ),
        )

    return keep


def _compile_discard_drawn(compiled: CompiledShedding) -> Quickly:
    if compiled.rules.struggle.effect:
        return _never
    next_seats, most, size = compiled.next_seats, compiled.most_turns, compiled.deal.field

    def discard_drawn(state: SheddingState, move: DiscardDrawn) -> SheddingState | None:
        (
            _,
            seat,
            hands,
            places,
            field,
            stock,
            discard,
            card,
            way,
            _,
            _,
            turns,
            passes,
            n,
            known,
            s,
        ) = state[:]
        turns += 1
        if turns >= most or field.bit_count() != size or len(places) != size:
            return None
        onto = move.onto
        if onto is None or not stock:
            return None
        lying = list(places)
        lying[lying.index(onto)] = stock[-1]
        places = tuple(lying)
        field ^= _CARDS[onto] | _CARDS[stock[-1]]
        stock = stock[:-1]
        discard = (*discard, onto, card)
        return _make(  # type: ignore[no-any-return]
            SheddingState,
            (
                _PLAY,
                next_seats[way][seat],
                hands,
                places,
                field,
                stock,
                discard,
                NO_CARD,
                way,
                NO_EFFECT,
                NOBODY,
                turns,
                passes,
                n,
                known,
                s,
            ),
        )

    return discard_drawn
