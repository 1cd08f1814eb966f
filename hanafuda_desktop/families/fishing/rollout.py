"""Plays a round out by chance, quickly, for players that search.

Moves are chosen by weights a card, without making a list of them where it can be helped, and usual
turns follow one another without a state between them. A test plays the same rounds through
``legal_moves`` and ``apply``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from typing import NamedTuple

from hanafuda_desktop.cards.card import CARDS_PER_MONTH
from hanafuda_desktop.cards.cardset import listed, mask_of, members, month_cards, months_of_three
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.moves import (
    DRAW,
    GO,
    PLAYS,
    STOP,
    TAKES,
    Bomb,
    Draw,
    FishingMove,
    Play,
    Show,
    Take,
)
from hanafuda_desktop.families.fishing.play import Choose, TurnMove, holds_triple
from hanafuda_desktop.families.fishing.state import FishingPhase, FishingState, RoundFacts
from hanafuda_desktop.families.fishing.tally import Tally

_PLAY = FishingPhase.PLAY
_TAKE = FishingPhase.TAKE
_CALL = FishingPhase.CALL
_WHOLE_MONTH = month_cards(1)

Chance = Callable[[], float]
"""Gives a number from 0 up to, but not including, 1."""

Preferences = Sequence[float]
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
) -> Callable[[FishingState, FishingPolicy, Preferences, Chance], FishingState]:
    """What plays rounds of this game out: from a state to the end of its round, by weights and
    chance. Chance alone decides on stopping or going on; what is played, the likings.
    """
    compiled, after, turns = family.compiled, family.after, family.turns
    side_of, drawn_takes = compiled.side_of, compiled.drawn_takes

    def playout(
        state: FishingState, weights: FishingPolicy, preferences: Preferences, chance: Chance
    ) -> FishingState:
        choose = None if compiled.must_match else _choice(compiled, state, weights, preferences)
        while True:
            phase, seat, held, field = state[:4]
            if phase is _PLAY:
                move: FishingMove | None = None
                if choose is not None:
                    pile = state.piles[side_of[seat]]
                    move = choose(seat, held[seat], field, pile, state.facts)
                if move is None or state.drawn >= len(state.series.stock):
                    move = liked_best(weighed(family, state, weights), preferences)
            elif phase is _TAKE:
                move = TAKES[_best(drawn_takes[state.running.turned] & field, weights.take)]
            elif phase is _CALL:
                move = GO if chance() < weights.go else STOP
            else:
                return state
            if isinstance(move, Play | Take | Draw | Bomb):
                state = turns(state, move, choose)
            else:
                state = after(state, move)

    return playout


def _may_bomb(hand: Sequence[Play], field: int) -> bool:
    """Whether three cards of a month are in a hand, and the fourth may lie on the field."""
    three = months_of_three(mask_of([play.card for play in hand]))
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


def _choice(  # noqa: C901, PLR0915 - one function is what makes it quick
    compiled: CompiledFishing, state: FishingState, weights: FishingPolicy, preferences: Preferences
) -> Choose:
    """What chooses the hand card that :func:`liked_best` would, without making the moves first,
    while there is a card to draw; and none where three of a month may be played at once.
    """
    hand_takes, at_once = compiled.hand_takes, compiled.at_once
    tally = compiled.tally(state.series.number)
    made, gains, worth_of = tally.made, tally.weights, tally.worth
    lay, take, _, more = weights
    # A hand without three of a month will not have them later.
    careful = [compiled.has_triples and holds_triple(hand) for hand in state.held]

    def choose(
        seat: int, hand: tuple[Play, ...], field: int, pile: int, facts: RoundFacts
    ) -> TurnMove | None:
        if careful[seat] and _may_bomb(hand, field):
            return None
        had = -1
        most = -1.0
        best: TurnMove = DRAW
        for play in hand:
            card = play.card
            mates = hand_takes[card] & field
            chosen = play
            if not mates:
                liked = lay[card] * preferences[card]
            else:
                if mates & (mates - 1):
                    several = at_once(card, mates)
                    if not several:
                        mate = _best(mates, take)
                        chosen, several = PLAYS[card][mate + 1], 1 << mate
                    mates = several
                    liked = _weight(card, listed(mates), weights) * preferences[card]
                else:
                    liked = (take[card] + take[mates.bit_length() - 1]) * preferences[card]
                after = pile + gains[mates | 1 << card]
                if after & made:
                    if had < 0:
                        had = worth_of(pile)
                    if worth_of(after) > had:
                        liked *= more
            if liked > most:
                most = liked
                best = chosen
        return DRAW if facts.passes[seat] and preferences[_card_of(DRAW)] > most else best

    return choose


def liked_best(found: Sequence[tuple[FishingMove, float]], preferences: Preferences) -> FishingMove:
    """Of moves with their weights the one that is liked best, the first of equals."""
    return max(found, key=lambda each: each[1] * preferences[_card_of(each[0])])[0]


def _card_of(move: FishingMove) -> int:
    """The card by which a move is liked."""
    match move:
        case Play(card):
            return card
        case Bomb(month):
            return (month - 1) * CARDS_PER_MONTH
        case _:
            return 0


def preferences(chances: Sequence[float]) -> tuple[float, ...]:
    """How much each card is liked, by chance.

    Of several moves each is then liked best as likely as its weight says. As cards keep their
    likings for a whole round, two rounds that are played out with the same likings and the same
    hidden cards go alike where they can, and show what sets them apart.

    Args:
        chances: for each card of the deck of 48, a number from 0 up to, but not including, 1.
    """
    return tuple([-1.0 / log(each) if each else 0.0 for each in chances])
