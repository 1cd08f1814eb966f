"""The usual turn, played at once, as the sum of its captures.

What is usual: cards that capture as F-5 says or not at all, no wild card, and nothing left
pending. Everything else, and the telling of what happened, is
:mod:`.play`'s, card by card; what follows a turn is
:mod:`.rounds`'s for both. A test plays random games of every rule
file both ways and compares the states.

Searches and simulations spend most of their time here. So the rules are compiled once more, into
functions that hold what they need, and a turn is one function.
"""

from __future__ import annotations

from collections.abc import Callable

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import listed, mask_of
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.moves import PLAIN, Draw, Play, Take
from hanafuda_desktop.families.fishing.play import facts_proven, occasions, robbed
from hanafuda_desktop.families.fishing.rounds import after_turn
from hanafuda_desktop.families.fishing.state import (
    BETWEEN_TURNS,
    NO_CARD,
    TURN_BITS,
    FishingPhase,
    FishingState,
    Running,
)

_PLAY = FishingPhase.PLAY
_TAKE = FishingPhase.TAKE
_TWO = 2
_CARDS = tuple([1 << card for card in range(CARD_COUNT)])


def compile_turns(  # noqa: C901, PLR0915 - what it compiles holds all of this
    compiled: CompiledFishing,
) -> Callable[[FishingState, Play | Draw], FishingState | None]:
    """What plays turns by these rules: it gives the state to which a legal move leads, or ``None``
    where the turn is not a usual one.
    """
    from_hand = tuple(zip(_CARDS, compiled.hand_takes, strict=True))
    when_drawn = tuple(zip(_CARDS, compiled.drawn_takes, strict=True))
    at_once, kin, wild = compiled.at_once, compiled.kin, compiled.wild
    steal, pending = compiled.steal, compiled.pending_pair
    special = pending or bool(wild)
    ends_with_hands, stops = compiled.ends_with_hands, compiled.stopping is not None
    following, side_of = compiled.next_seat, compiled.side_of
    one_turn = tuple([1 << TURN_BITS * seat for seat in range(compiled.players)])
    tallies, by_month = compiled.tallies, len(set(map(id, compiled.tallies))) > 1
    always, two = tallies[0], compiled.players == len(compiled.sides) == _TWO
    make = tuple.__new__  # as FishingState(...) makes it, in half the time

    def turn(  # noqa: C901, PLR0912, PLR0915 - one function is what makes it quick
        state: FishingState, move: Play | Draw
    ) -> FishingState | None:
        _, seat, held, field, pairs, trail, piles, drawn, running, counted, facts, series = state
        stock = series.stock
        if drawn >= len(stock):
            return None

        # What the two cards capture.
        hand = held[seat]
        if type(move) is Play:
            card = move.card
            played, takes = from_hand[card]
            plain = PLAIN[card]
            hand = tuple([each for each in hand if each is not plain])
            own = takes & field
            if own:
                if own & (own - 1):
                    own = at_once(card, own) if move.take is None else _CARDS[move.take]
                field ^= own
            else:
                field |= played
        elif hand:
            return None  # to draw alone uses up a pass
        else:
            card, played, own = NO_CARD, 0, 0
        other = stock[drawn]
        turned, takes = when_drawn[other]
        mate = takes & field
        drawn += 1
        if special and (
            (played | turned | own | mate) & wild or (pending and own and kin[card] & turned)
        ):
            return None
        if mate:
            if mate & (mate - 1):
                mate = at_once(other, mate)
            field ^= mate
        else:
            field |= turned
        if not two:
            held = (*held[:seat], hand, *held[seat + 1 :])
        else:
            held = (held[0], hand) if seat else (hand, held[1])
        if pairs and played:
            # Of a month that a card has met, no two are left.
            pairs &= ~kin[card]

        # The player chooses what the drawn card takes.
        if not field & turned and not mate:
            taking = (*listed(own), card) if own else ()
            lone = pending and type(move) is Play and move.take is None and own.bit_count() == 1
            paired = kin[card] if lone and own & kin[card] else 0
            laid = NO_CARD if own else card
            if played:
                trail = (trail, card, own, NO_CARD, 0, 0)
            asked = Running(taking, other, laid, paired)
            return FishingState(
                _TAKE, seat, held, field, pairs, trail, piles, drawn, asked, counted, facts, series
            )
        if pairs:
            pairs &= ~kin[other]

        # What the captured cards are worth.
        total = gained = 0
        if own or mate:
            tally = tallies[(series.number - 1) % 12] if by_month else always
            weights = tally.weights
            side = side_of[seat]
            before = pile = piles[side]
            if own:
                gained = own | played
                pile += weights[gained]
            if mate:
                mate_too = mate | turned
                gained |= mate_too
                pile += weights[mate_too]
            if not two:
                piles = (*piles[:side], pile, *piles[side + 1 :])
            else:
                piles = (piles[0], pile) if side else (pile, piles[1])
            if steal is not None:
                earned = occasions(steal, field, gained, 0 if own else played)
                if earned and (
                    steal.last_turn or not compiled.is_over(held, stock=drawn < len(stock))
                ):
                    piles = robbed(compiled, steal, piles, side, series.number, len(earned))
                    pile = piles[side]
            if stops and pile & tally.made:
                total = tally.worth(pile)
                if total and total <= tally.worth(before):
                    total = 0
        usual_end = not total and drawn < len(stock) and (hand or not ends_with_hands)
        over: FishingState = make(
            FishingState,
            (
                _PLAY,
                following[seat] if usual_end else seat,
                held,
                field,
                pairs,
                (trail, card, own, other, mate, gained),
                piles,
                drawn,
                running,
                counted + one_turn[seat],
                facts,
                series,
            ),
        )
        return over if usual_end else after_turn(compiled, over, total, None)

    return _proving(compiled, turn) if compiled.must_match else turn


def _proving(
    compiled: CompiledFishing, turn: Callable[[FishingState, Play | Draw], FishingState | None]
) -> Callable[[FishingState, Play | Draw], FishingState | None]:
    """The same turns, where they prove what is not in a hand; other games need not wait for it."""

    def proving(state: FishingState, move: Play | Draw) -> FishingState | None:
        if type(move) is Play:
            facts = facts_proven(compiled, state.facts, state.seat, move.card, state.field)
            if facts is not state.facts:
                state = state.asking(state.phase, state.seat, facts)
        return turn(state, move)

    return proving


def compile_takes(
    compiled: CompiledFishing,
) -> Callable[[FishingState, Take], FishingState | None]:
    """The same for the choice of what the drawn card takes."""
    kin, wild, side_of = compiled.kin, compiled.wild, compiled.side_of

    def take(state: FishingState, move: Take) -> FishingState | None:
        _, seat, held, field, pairs, trail, piles, drawn, running, counted, facts, series = state
        taking, card, laid, _, draws = running
        mate = 1 << move.card
        if draws or (mate | 1 << card) & wild:
            return None
        gained = mask_of(taking) | mate | 1 << card
        field ^= mate
        tally = compiled.tally(series.number)
        side = side_of[seat]
        before = piles[side]
        piles = (*piles[:side], before + tally.weights[gained], *piles[side + 1 :])
        steal = compiled.steal
        if steal is not None:
            earned = occasions(steal, field, gained, 0 if laid == NO_CARD else 1 << laid)
            stock = drawn < len(series.stock)
            if earned and (steal.last_turn or not compiled.is_over(held, stock=stock)):
                piles = robbed(compiled, steal, piles, side, series.number, len(earned))
        total = tally.worth(piles[side])
        over = FishingState(
            _PLAY,
            seat,
            held,
            field,
            pairs & ~kin[card],
            (trail, card, mate, NO_CARD, 0, gained),
            piles,
            drawn,
            BETWEEN_TURNS,
            counted + (1 << TURN_BITS * seat),
            facts,
            series,
        )
        return after_turn(compiled, over, total if total > tally.worth(before) else 0, None)

    return take
