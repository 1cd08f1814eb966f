"""A turn of a fishing game: what it does with the cards, and what is known by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.cards.cardset import listed, mask_of, month_cards
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.moves import PLAIN, Bomb, Draw, Play, Take, WildUse
from hanafuda_desktop.families.fishing.rounds import after_turn
from hanafuda_desktop.families.fishing.state import (
    BETWEEN_TURNS,
    NO_CARD,
    TURN_BITS,
    FishingPhase,
    FishingState,
    RoundFacts,
    Running,
)

_PLAY: Final = FishingPhase.PLAY
_TAKE: Final = FishingPhase.TAKE


def _rob(
    cheapest: tuple[int, ...], weights: dict[int, int], piles: list[int], mine: int, times: int
) -> None:
    """Take so many cards from each opposing side, those that count least, as far as it has any."""
    for side, pile in enumerate(piles):
        if side != mine:
            for card in [card for card in cheapest if pile >> card & 1][:times]:
                piles[side] -= weights[1 << card]
                piles[mine] += weights[1 << card]


# What changes a few times in a round.


def _facts_proven(
    compiled: CompiledFishing, facts: RoundFacts, seat: int, card: int, field: int
) -> RoundFacts:
    """What is known once a seat has played a hand card onto a field.

    Where whoever can capture must, a card that is laid without capturing proves that none of the
    hand's cards could capture. Hands only grow smaller, so that none of these cards is in it for
    the rest of the round. Everybody has seen that; it is part of the state, since the field soon
    looks different.
    """
    if compiled.hand_takes[card] & field:
        return facts
    takers = compiled.taken_from_hand
    capturing = 0
    for mate in listed(field):
        capturing |= takers[mate]
    capturing &= ~facts.lacks[seat]
    return facts._replace(lacks=_more(facts.lacks, seat, capturing)) if capturing else facts


def _wild_noted(
    compiled: CompiledFishing, facts: RoundFacts, side: int, card: int, mates: int
) -> RoundFacts:
    """Remember which odd cards a wild card's capture leaves for the end (MU-7)."""
    if not (mates | 1 << card) & compiled.wild:
        return facts
    uses = [
        WildUse(side, wild, CARDS[other].month)
        for mate in listed(mates)
        for wild, other in ((card, mate), (mate, card))
        if compiled.wild >> wild & 1 and CARDS[wild].month != CARDS[other].month
    ]
    return facts._replace(wild_uses=(*facts.wild_uses, *uses))


def shown(state: FishingState, month: int) -> FishingState:
    """The state once three of a month are shown to all (GS-3)."""
    facts, seat = state.facts, state.seat
    triples = _more(facts.shown, seat, state.hands[seat] & month_cards(month))
    return state._replace(phase=_PLAY, facts=facts._replace(shown=triples))


def _more(numbers: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """The same numbers, with one seat's raised."""
    return (*numbers[:seat], numbers[seat] + by, *numbers[seat + 1 :])


# A turn: a hand card, the drawn card, what they capture, and what is taken aside (F-5, F-6).

_CARDS = tuple([1 << card for card in range(CARD_COUNT)])

TurnMove = Play | Take | Draw | Bomb
Choose = Callable[[int, tuple[Play, ...], int, int, RoundFacts], TurnMove]
"""Chooses the next move in a round that is only imagined; given the seat, its hand, the field, what
its side captured, and the facts.
"""


def compile_turns(  # noqa: C901, PLR0915 - what it compiles holds all of this
    compiled: CompiledFishing,
) -> Callable[[FishingState, TurnMove, Choose | None], FishingState]:
    """What plays turns by these rules: it gives the state to which a legal move leads, or to which
    it and the moves lead that are chosen after it, as long as one turn simply follows another.

    Searches and simulations spend most of their time here. So the rules are compiled once more,
    into a function that holds what it needs, and a turn is one function. What it did stands in the
    state's trail, from which :mod:`.events` tells it.
    """
    from_hand = tuple(zip(_CARDS, compiled.hand_takes, strict=True))
    when_drawn = tuple(zip(_CARDS, compiled.drawn_takes, strict=True))
    drawn_must, takes_all = compiled.drawn_must, compiled.wild_takes_all
    at_once, kin, wild = compiled.at_once, compiled.kin, compiled.wild
    pending, must_match = compiled.rules.pending_pair, compiled.must_match
    steal, cheapest = compiled.rules.stealing, compiled.cheapest
    special = pending or bool(wild)
    bombs = compiled.rules.bombs
    ends_with_hands = compiled.rules.round_ends == "hands"
    stops = compiled.stopping is not None
    following, side_of = compiled.next_seat, compiled.side_of
    one_turn = tuple([1 << TURN_BITS * seat for seat in range(compiled.players)])
    make = tuple.__new__  # as FishingState(...) makes it, in half the time

    def turns(  # noqa: C901, PLR0912, PLR0915 - one function is what makes it quick
        state: FishingState, move: TurnMove, choose: Choose | None
    ) -> FishingState:
        _, seat, every, field, pairs, trail, captured, drawn, running, counted, facts, series = (
            state
        )
        held, piles = [*every], [*captured]
        stock = series.stock
        end = len(stock)
        tally = compiled.tallies[(series.number - 1) % 12]
        weights, made = tally.weights, tally.made
        phase, ends = _PLAY, 0
        while True:
            hand, side = held[seat], side_of[seat]
            taking: tuple[int, ...] = ()
            before = pile = piles[side]
            card = laid = other = NO_CARD
            own = mate = gained = paired = total = 0
            draws = 1

            # The hand card captures, or stays.
            if type(move) is Play:
                card = move.card
                left = [*hand]
                left.remove(PLAIN[card])
                held[seat] = hand = tuple(left)
                if must_match:
                    facts = _facts_proven(compiled, facts, seat, card, field)
                played, takes = from_hand[card]
                own = takes & field
                if own:
                    if own & (own - 1):
                        own = at_once(card, own) if move.take is None else _CARDS[move.take]
                    elif pending and own & kin[card]:
                        paired = kin[card]
                    field ^= own
                    gained = own | played
                    pile += weights[gained]
                    if wild:
                        facts = _wild_noted(compiled, facts, side, card, own)
                else:
                    field |= played
                    laid = card
                if pairs:
                    # Of a month that a card has met, no two are left.
                    pairs &= ~kin[card]
            elif type(move) is Draw:
                if hand:
                    facts = facts._replace(passes=_more(facts.passes, seat, -1))
            elif type(move) is Take:
                taking, other, laid, paired, draws = running
                running = BETWEEN_TURNS
                mate = _CARDS[move.card]
                gained = mask_of(taking) | mate | _CARDS[other]
                pile += weights[gained]
                field ^= mate
                pairs &= ~kin[other]
                if wild:
                    facts = _wild_noted(compiled, facts, side, other, mate)
            elif type(move) is Bomb:
                # Three of a month go onto the fourth (GS-3).
                three = mask_of([each.card for each in hand]) & month_cards(move.month)
                first, second, card = listed(three)
                held[seat] = hand = tuple([each for each in hand if not three >> each.card & 1])
                own = kin[card] & field
                field ^= own
                gained = own | three
                taking = (*listed(own), first, second, card)
                pile += weights[gained]
                trail = (trail, first, own, second, own, 0)
                pairs &= ~kin[card]
                facts = facts._replace(
                    bombs=_more(facts.bombs, seat, 1),
                    passes=_more(facts.passes, seat, bombs.passes),
                )
                if wild:
                    facts = _wild_noted(compiled, facts, side, first, own)
                draws = bombs.draws

            # The drawn card captures, or stays, or its player chooses what it takes.
            while draws and drawn < end:
                if other >= 0:
                    trail = (trail, card, own, other, mate, 0)
                    taking += (*listed(mate), other) if mate else ()
                    card, own = NO_CARD, 0
                other = stock[drawn]
                turned, takes = when_drawn[other]
                mate = takes & field
                drawn += 1
                draws -= 1
                sure = 0
                if special:
                    if paired & turned:
                        # The pair just made and this card stay and wait for the fourth (F-11).
                        mate = gained
                        field |= gained | turned
                        pile, gained, paired = before, 0, 0
                        continue
                    sure = drawn_must[other] & field
                    if not sure and takes_all & turned and drawn == end:
                        sure = field
                if sure:
                    mate = sure
                elif mate & (mate - 1):
                    mate = at_once(other, mate)
                    if not mate:
                        if type(move) is Play and own:
                            taking = (*listed(own), card)
                        if card >= 0:
                            trail = (trail, card, own, NO_CARD, 0, 0)
                        phase, ends = _TAKE, 0
                        running = Running(taking, other, laid, paired, draws)
                        break
                if mate:
                    turned |= mate
                    gained |= turned
                    pile += weights[turned]
                    field ^= mate
                    if wild:
                        facts = _wild_noted(compiled, facts, side, other, mate)
                else:
                    field |= turned
                if pairs:
                    pairs &= ~kin[other]
            else:
                # Nothing is asked: what the captured cards are worth.
                trail = (trail, card, own, other, mate, gained)
                counted += one_turn[seat]
                if gained:
                    piles[side] = pile
                    if steal is not None:
                        earned = compiled.occasions(field, gained, laid)
                        if earned and (
                            steal.last_turn or not compiled.is_over(held, stock=drawn < end)
                        ):
                            _rob(cheapest, weights, piles, side, len(earned))
                            pile = piles[side]
                    if stops and pile & made:
                        total = tally.worth(pile)
                        if total and total <= tally.worth(before):
                            total = 0
                ends = total or drawn >= end or (ends_with_hands and not hand)
                if not ends:
                    seat = following[seat]
                    if choose is not None:
                        move = choose(seat, held[seat], field, piles[side_of[seat]], facts)
                        continue
            state = make(
                FishingState,
                (
                    phase,
                    seat,
                    tuple(held),
                    field,
                    pairs,
                    trail,
                    tuple(piles),
                    drawn,
                    running,
                    counted,
                    facts,
                    series,
                ),
            )
            return after_turn(compiled, state, total) if ends else state

    return turns
