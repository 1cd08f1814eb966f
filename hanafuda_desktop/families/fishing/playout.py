"""Plays a round out by chance, quickly, for players that search.

Moves are chosen by weights a card, without making a list of them where it can be helped, and usual
turns follow one another without a state between them: that is half the time. A test plays the same
rounds through ``legal_moves`` and ``apply``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from typing import NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS_PER_MONTH
from hanafuda_desktop.cards.cardset import listed, mask_of, members, month_cards, months_of_three
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.legal_moves import holds_triple
from hanafuda_desktop.families.fishing.moves import (
    DRAW,
    GO,
    PLAIN,
    PLAYS,
    STOP,
    TAKES,
    Bomb,
    FishingMove,
    Play,
    Show,
)
from hanafuda_desktop.families.fishing.play import occasions, robbed
from hanafuda_desktop.families.fishing.rounds import after_turn
from hanafuda_desktop.families.fishing.state import NO_CARD, TURN_BITS, FishingPhase, FishingState
from hanafuda_desktop.families.fishing.tally import Tally

_PLAY = FishingPhase.PLAY
_TAKE = FishingPhase.TAKE
_CALL = FishingPhase.CALL
_WHOLE_MONTH = month_cards(1)

Chance = Callable[[], float]
"""Gives a number from 0 up to, but not including, 1."""

Likings = Sequence[float]
"""For each card of the deck of 48, how much players like to play it in this round."""


class FishingPolicy(NamedTuple):
    """How likely moves are, one beside the other; a field card to take is not left to chance.

    Attributes:
        lay: for each card of the deck of 48, the weight of laying it on the field from the hand.
        take: for each card, what it adds to the weight of capturing it, and of capturing with it.
            Of several cards to choose from, the one that adds most is taken, the lowest of equals.
        go: how likely a seat that could stop goes on.
        yaku: by how much a capture weighs more that makes a yaku, or one worth more.
    """

    lay: tuple[float, ...]
    take: tuple[float, ...]
    go: float
    yaku: float = 1.0


def weighed(
    family: Fishing, state: FishingState, weights: FishingPolicy
) -> list[tuple[FishingMove, float]]:
    """The legal moves that come into question, each with its weight, where a hand card is to be
    played: no triple is shown, and a card that could take one of several takes the best.
    """
    compiled = family.compiled
    field, takes = state.field, compiled.hand_takes
    tally = compiled.tally(state.series.number)
    pile = state.piles[compiled.side_of[state.seat]]
    found: list[tuple[FishingMove, float]] = []
    for move in family.legal_moves(state, state.seat):
        match move:
            case Play(card, take):
                mates = takes[card] & field
                taken = listed(mates) if take is None else (_best(mates, weights.take),)
                if take is None or take in taken:
                    weight = _weight(card, taken, weights)
                    if taken and _makes_yaku(tally, pile, mask_of((card, *taken))):
                        weight *= weights.yaku
                    found.append((move, weight))
            case Bomb(month):
                cards = members(compiled.month(month))
                found.append((move, sum([weights.take[card] for card in cards])))
            case Show():
                pass
            case _:
                found.append((move, 1))
    return found


def _best(cards: int, take: Sequence[float]) -> int:
    """Of several field cards the one to take."""
    return max(members(cards), key=take.__getitem__)


def _makes_yaku(tally: Tally, pile: int, gained: int) -> bool:
    """Whether a side that captures these cards has yaku that are worth more than before."""
    after = pile + tally.weights[gained]
    return bool(after & tally.made) and tally.worth(after) > tally.worth(pile)


def _weight(card: int, taken: tuple[int, ...], weights: FishingPolicy) -> float:
    if not taken:
        return weights.lay[card]
    return weights.take[card] + sum([weights.take[mate] for mate in taken])


def compile_playouts(
    family: Fishing,
) -> Callable[[FishingState, FishingPolicy, Likings, Chance], FishingState]:
    """What plays rounds of this game out: from a state to the end of its round, by weights and
    chance. Chance alone decides on stopping or going on; what is played, the likings.
    """
    compiled, after = family.compiled, family.after
    run = _compile_run(compiled)
    drawn_takes = compiled.drawn_takes
    must_match, has_triples = compiled.must_match, compiled.has_triples
    never = (False,) * compiled.players

    def playout(
        state: FishingState, weights: FishingPolicy, likings: Likings, chance: Chance
    ) -> FishingState:
        # A hand without three of a month will not have them later.
        careful = tuple(map(holds_triple, state.held)) if has_triples else never
        while True:
            move: FishingMove | None = None
            if state.phase is _PLAY and not must_match:
                state, move = run(state, weights, likings, careful)
            phase = state.phase
            if phase is _PLAY:
                if move is None:
                    hand = state.held[state.seat]
                    found = weighed(family, state, weights) if hand else ()
                    move = liked_best(found, likings) if found else DRAW
                state = after(state, move)
            elif phase is _TAKE:
                mates = drawn_takes[state.running.turned] & state.field
                state = after(state, TAKES[_best(mates, weights.take)])
            elif phase is _CALL:
                state = after(state, GO if chance() < weights.go else STOP)
            else:
                return state

    return playout


def _may_bomb(hand: Sequence[int], field: int) -> bool:
    """Whether three cards of a month are in a hand, and the fourth may lie on the field."""
    three = months_of_three(mask_of(hand))
    return bool(three and three * _WHOLE_MONTH & field)


def gains_of(state: FishingState) -> tuple[int, ...]:
    """What the round that a state has just finished added to each seat's total.

    Raises:
        IndexError: no round is finished.
    """
    return state.series.sheet[-1].gains


def gains_if_over(state: FishingState) -> tuple[int, ...] | None:
    """The same, or ``None`` while the round runs."""
    return None if state.phase in (_PLAY, _TAKE, _CALL) else gains_of(state)


def _compile_run(  # noqa: C901, PLR0915 - what it compiles holds all of this
    compiled: CompiledFishing,
) -> Callable[
    [FishingState, FishingPolicy, Likings, Sequence[bool]], tuple[FishingState, FishingMove | None]
]:
    """What plays usual turns, one after the other, without a state for each: those of
    :mod:`.quick`, with the moves that :func:`liked_best` chooses.

    It is told which seats may hold three cards of a month, and gives the state in which something
    else comes: no usual turn, a call, or the end of the round; with the move, if that is chosen
    already.
    """
    cards = tuple([1 << card for card in range(CARD_COUNT)])
    hand_takes, at_once, kin, wild = (
        compiled.hand_takes,
        compiled.at_once,
        compiled.kin,
        compiled.wild,
    )
    when_drawn = tuple(zip(cards, compiled.drawn_takes, strict=True))
    steal, pending = compiled.steal, compiled.pending_pair
    special = pending or bool(wild)
    ends_with_hands, stops = compiled.ends_with_hands, compiled.stopping is not None
    least = compiled.least
    following, side_of = compiled.next_seat, compiled.side_of
    one_turn = tuple([1 << TURN_BITS * seat for seat in range(compiled.players)])
    make = tuple.__new__  # as FishingState(...) makes it, in half the time

    def run(  # noqa: C901, PLR0912, PLR0915 - one function is what makes it quick
        state: FishingState, weights: FishingPolicy, likings: Likings, careful: Sequence[bool]
    ) -> tuple[FishingState, FishingMove | None]:
        _, seat, held, field, pairs, trail, piled, drawn, running, counted, facts, series = state
        hands = [[play.card for play in hand] for hand in held]
        piles = list(piled)
        stock, passes = series.stock, facts.passes
        end = len(stock)
        tally = compiled.tally(series.number)
        made, gains, worth_of = tally.made, tally.weights, tally.worth
        lay, take, _, more = weights
        move: FishingMove | None = None
        total = 0
        ended = False
        while drawn < end:
            hand = hands[seat]
            if not hand or (careful[seat] and _may_bomb(hand, field)):
                break
            side = side_of[seat]
            pile = before = piles[side]

            # The card that is liked best, and what it captures.
            had = -1
            most = -1.0
            card = own = 0
            for each in hand:
                mates = hand_takes[each] & field
                if not mates:
                    liked = lay[each] * likings[each]
                else:
                    if mates & (mates - 1):
                        mates = at_once(each, mates) or cards[_best(mates, take)]
                        liked = _weight(each, listed(mates), weights) * likings[each]
                    else:
                        liked = (take[each] + take[mates.bit_length() - 1]) * likings[each]
                    after = pile + gains[mates | cards[each]]
                    if after & made:
                        if had < 0:
                            had = worth_of(pile)
                        if worth_of(after) > had:
                            liked *= more
                if liked > most:
                    most = liked
                    card = each
                    own = mates

            if passes[seat] and likings[_card_of(DRAW)] > most:
                move = DRAW
                break

            # What the drawn card captures.
            played = cards[card]
            left = field ^ own if own else field | played
            other = stock[drawn]
            turned, takes = when_drawn[other]
            mate = takes & left
            if special and (
                (played | turned | own | mate) & wild or (pending and own and kin[card] & turned)
            ):
                mates = hand_takes[card] & field
                choice = mates & (mates - 1) and not at_once(card, mates)
                move = PLAYS[card][own.bit_length() if choice else 0]
                break
            chosen = False
            if mate:
                if mate & (mate - 1):
                    at = at_once(other, mate)
                    chosen = not at
                    mate = at or cards[_best(mate, take)]
                field = left ^ mate
            else:
                field = left | turned
            drawn += 1
            hand.remove(card)
            if pairs:
                # Of a month that a card has met, no two are left.
                pairs &= ~(kin[card] | kin[other])

            # What the captured cards are worth.
            gained = 0
            if own or mate:
                if own:
                    gained = own | played
                    pile += gains[gained]
                if mate:
                    mate |= turned
                    gained |= mate
                    pile += gains[mate]
                    mate ^= turned
                piles[side] = pile
                if steal is not None:
                    earned = occasions(steal, field, gained, 0 if own else played)
                    if earned and (
                        steal.last_turn or not compiled.is_over(hands, stock=drawn < end)
                    ):
                        number = series.number
                        piles = list(
                            robbed(compiled, steal, tuple(piles), side, number, len(earned))
                        )
                        pile = piles[side]
                if stops and pile & made:
                    total = worth_of(pile)
                    if total and total <= worth_of(before):
                        total = 0
            if chosen:
                trail = ((trail, card, own, NO_CARD, 0, 0), other, mate, NO_CARD, 0, gained)
            else:
                trail = (trail, card, own, other, mate, gained)
            counted += one_turn[seat]
            if drawn >= end or (ends_with_hands and not hand):
                ended = True
            elif total:
                ended = total >= least and total > facts.called_at[side]
                if not ended and facts.last_yaku != seat:
                    facts = facts.with_last_yaku(seat)
            if ended:
                break
            total = 0
            seat = following[seat]
        held = tuple([tuple([PLAIN[card] for card in hand]) for hand in hands])
        piled = tuple(piles)
        there: FishingState = make(
            FishingState,
            (_PLAY, seat, held, field, pairs, trail, piled, drawn, running, counted, facts, series),
        )
        return after_turn(compiled, there, total, None) if ended else there, move

    return run


def liked_best(found: Sequence[tuple[FishingMove, float]], likings: Likings) -> FishingMove:
    """Of moves with their weights the one that is liked best, the first of equals."""
    return max(found, key=lambda each: each[1] * likings[_card_of(each[0])])[0]


def _card_of(move: FishingMove) -> int:
    """The card by which a move is liked."""
    match move:
        case Play(card):
            return card
        case Bomb(month):
            return (month - 1) * CARDS_PER_MONTH
        case _:
            return 0


def likings(chances: Sequence[float]) -> tuple[float, ...]:
    """How much each card is liked, by chance.

    Of several moves each is then liked best as likely as its weight says. As cards keep their
    likings for a whole round, two rounds that are played out with the same likings and the same
    hidden cards go alike where they can, and show what sets them apart.

    Args:
        chances: for each card of the deck of 48, a number from 0 up to, but not including, 1.
    """
    return tuple([-1.0 / log(each) if each else 0.0 for each in chances])
