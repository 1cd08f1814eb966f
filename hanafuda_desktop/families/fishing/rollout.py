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
from hanafuda_desktop.cards.cardset import listed, mask_of, members, months_of_three
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.legal_moves import triples
from hanafuda_desktop.families.fishing.moves import (
    BOMBS,
    DRAW,
    GO,
    PLAYS,
    STOP,
    TAKES,
    Play,
)
from hanafuda_desktop.families.fishing.play import Choose, TurnMove
from hanafuda_desktop.families.fishing.state import FishingPhase, FishingState, RoundFacts

_PLAY = FishingPhase.PLAY
_TAKE = FishingPhase.TAKE
_CALL = FishingPhase.CALL

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


def _best(cards: int, take: Sequence[float]) -> int:
    """Of several field cards the one to take."""
    return max(members(cards), key=take.__getitem__)


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
        choose = _choice(compiled, state, weights, preferences)
        while True:
            phase, seat, held, field = state[:4]
            if phase is _PLAY:
                facts = state.facts
                if state.drawn >= len(state.series.stock):
                    facts = facts._replace(passes=(0,) * len(held))  # there is nothing to draw
                move = choose(seat, held[seat], field, state.piles[side_of[seat]], facts)
                state = turns(state, move, choose)
            elif phase is _TAKE:
                mate = _best(drawn_takes[state.running.turned] & field, weights.take)
                state = turns(state, TAKES[mate], choose)
            elif phase is _CALL:
                state = after(state, GO if chance() < weights.go else STOP)
            else:
                return state

    return playout


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
    """What chooses the move that is liked best of those of a seat that is to play a hand card, the
    first of equals, without making the others: no triple is shown, and a card that could take one
    of several takes the best.
    """
    hand_takes, at_once, must_match = compiled.hand_takes, compiled.at_once, compiled.must_match
    tally = compiled.tally(state.series.number)
    made, gains, worth_of = tally.made, tally.weights, tally.worth
    lay, take, _, more = weights
    # A hand without three of a month will not have them later.
    bombs = [compiled.rules.bombs.bomb and months_of_three(hand) != 0 for hand in state.hands]

    def of_several(play: Play, mates: int) -> tuple[Play, int]:
        taken = at_once(play.card, mates)
        if taken:
            return play, taken
        mate = _best(mates, take)
        return PLAYS[play.card][mate + 1], 1 << mate

    def or_bomb(
        most: float, best: TurnMove, hand: tuple[Play, ...], field: int, shown: int
    ) -> tuple[float, TurnMove]:
        for month, three in triples(mask_of([play.card for play in hand])):
            whole = compiled.month(month)
            if not three & shown and whole & field:
                liked = sum([take[card] for card in listed(whole)])
                liked *= preferences[(month - 1) * CARDS_PER_MONTH]
                most, best = (liked, BOMBS[month]) if liked > most else (most, best)
        return most, best

    def choose(
        seat: int, hand: tuple[Play, ...], field: int, pile: int, facts: RoundFacts
    ) -> TurnMove:
        if must_match:
            hand = tuple([play for play in hand if hand_takes[play.card] & field]) or hand
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
                    chosen, mates = of_several(play, mates)
                    taken = sum([take[mate] for mate in listed(mates)])
                    liked = (take[card] + taken) * preferences[card]
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
        if bombs[seat]:
            most, best = or_bomb(most, best, hand, field, facts.shown[seat])
        return DRAW if facts.passes[seat] and preferences[0] > most else best

    return choose


def preferences(chances: Sequence[float]) -> tuple[float, ...]:
    """How much each card is liked, by chance.

    Of several moves each is then liked best as likely as its weight says. As cards keep their
    likings for a whole round, two rounds that are played out with the same likings and the same
    hidden cards go alike where they can, and show what sets them apart.

    Args:
        chances: for each card of the deck of 48, a number from 0 up to, but not including, 1.
    """
    return tuple([-1.0 / log(each) if each else 0.0 for each in chances])
