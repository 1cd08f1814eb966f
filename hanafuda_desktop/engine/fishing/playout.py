"""Plays a round out by chance, quickly, for players that search.

The turns are the engine's own; only the choice of a move is made here, by weights a card, without
making a list of the moves where it can be helped. A test plays the same rounds through
``legal_moves`` and ``apply``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from typing import NamedTuple, Protocol

from hanafuda_desktop.cards.card import CARDS_PER_MONTH
from hanafuda_desktop.cards.cardset import listed, mask_of, members, month_cards, months_of_three
from hanafuda_desktop.engine.fishing.family import Fishing
from hanafuda_desktop.engine.fishing.finding import holds_triple
from hanafuda_desktop.engine.fishing.moves import (
    DRAW,
    GO,
    PLAYS,
    STOP,
    TAKES,
    Bomb,
    FishingMove,
    Play,
    Show,
)
from hanafuda_desktop.engine.fishing.quick import compile_turns
from hanafuda_desktop.engine.fishing.state import FishingState, Phase
from hanafuda_desktop.engine.fishing.tallying import Tally

__all__ = [
    "Chance",
    "Likings",
    "Weights",
    "compile_playouts",
    "gains_of",
    "liked_best",
    "likings",
    "weighed",
]

_PLAY = Phase.PLAY
_TAKE = Phase.TAKE
_CALL = Phase.CALL
_WHOLE_MONTH = month_cards(1)

Chance = Callable[[], float]
"""Gives a number from 0 up to, but not including, 1."""

Likings = Sequence[float]
"""For each card of the deck of 48, how much players like to play it in this round."""


class Weights(NamedTuple):
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
    family: Fishing, state: FishingState, weights: Weights
) -> list[tuple[FishingMove, float]]:
    """The legal moves that come into question, each with its weight, where a hand card is to be
    played: no triple is shown, and a card that could take one of several takes the best.
    """
    program = family.program
    field, takes = state.field, program.hand_takes
    tally = program.tally(state.series.number)
    pile = state.piles[program.side_of[state.seat]]
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
                cards = members(program.month(month))
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


def _weight(card: int, taken: tuple[int, ...], weights: Weights) -> float:
    if not taken:
        return weights.lay[card]
    return weights.take[card] + sum([weights.take[mate] for mate in taken])


def compile_playouts(
    family: Fishing,
) -> Callable[[FishingState, Weights, Likings, Chance], FishingState]:
    """What plays rounds of this game out: from a state to the end of its round, by weights and
    chance. Chance alone decides on stopping or going on; what is played, the likings.
    """
    chosen, after = _compile_choice(family), family.after
    program = family.program
    turn = compile_turns(program)
    drawn_takes = program.drawn_takes
    must_match, has_triples = program.must_match, program.has_triples
    always = (must_match,) * program.players

    def playout(
        state: FishingState, weights: Weights, likings: Likings, chance: Chance
    ) -> FishingState:
        # A hand without three of a month will not have them later, nor the passes of a bomb.
        careful = always
        if has_triples and not must_match:
            careful = tuple(map(_may_show, state.held, state.facts.passes))
        while True:
            phase = state.phase
            if phase is _PLAY:
                move = chosen(state, weights, likings, careful=careful[state.seat])
                usual = turn(state, move) if type(move) is Play else None
                state = after(state, move) if usual is None else usual
            elif phase is _TAKE:
                mates = drawn_takes[state.running.turned] & state.field
                state = after(state, TAKES[_best(mates, weights.take)])
            elif phase is _CALL:
                state = after(state, GO if chance() < weights.go else STOP)
            else:
                return state

    return playout


def _may_show(hand: tuple[Play, ...], passes: int) -> bool:
    """Whether a player may have more to choose from than the cards of a hand."""
    return bool(passes) or holds_triple(hand)


def _may_bomb(hand: tuple[Play, ...], field: int) -> bool:
    """Whether three cards of a month are in a hand, and the fourth may lie on the field."""
    three = months_of_three(mask_of([play.card for play in hand]))
    return bool(three and three * _WHOLE_MONTH & field)


def gains_of(state: FishingState) -> tuple[int, ...]:
    """What the round that a state has just finished added to each seat's total.

    Raises:
        IndexError: no round is finished.
    """
    return state.series.sheet[-1].gains


class _Choice(Protocol):
    """Chooses a move where a hand card is to be played."""

    def __call__(
        self, state: FishingState, weights: Weights, likings: Likings, *, careful: bool
    ) -> FishingMove: ...


def _compile_choice(  # noqa: C901, PLR0915 - what it compiles holds all of this
    family: Fishing,
) -> _Choice:
    """What chooses a move where a hand card is to be played, as :func:`liked_best` does; told
    whether there may be other moves than to play a card, or fewer.
    """
    program = family.program
    takes_of, at_once = program.hand_takes, program.at_once
    tally_of, side_of = program.tally, program.side_of
    must_match = program.must_match

    def chosen(  # noqa: C901, PLR0915 - one function is what makes it quick
        state: FishingState, weights: Weights, likings: Likings, *, careful: bool
    ) -> FishingMove:
        hand = state.held[state.seat]
        if not hand:
            return DRAW
        field = state.field
        if careful and (must_match or state.facts.passes[state.seat] or _may_bomb(hand, field)):
            return liked_best(weighed(family, state, weights), likings)
        lay, take, _, more = weights
        tally = tally_of(state.series.number)
        made, gains = tally.made, tally.weights
        pile = state.piles[side_of[state.seat]]
        had = -1
        most = -1.0
        best = hand[0]
        for play in hand:
            card = play.card
            mates = takes_of[card] & field
            if not mates:
                liked = lay[card] * likings[card]
            else:
                if mates & (mates - 1):
                    mates = at_once(card, mates) or 1 << _best(mates, take)
                    liked = _weight(card, listed(mates), weights) * likings[card]
                else:
                    liked = (take[card] + take[mates.bit_length() - 1]) * likings[card]
                after = pile + gains[mates | 1 << card]
                if after & made:
                    if had < 0:
                        had = tally.worth(pile)
                    if tally.worth(after) > had:
                        liked *= more
            if liked > most:
                most = liked
                best = play
        mates = takes_of[best.card] & field
        if mates & (mates - 1) and not at_once(best.card, mates):
            return PLAYS[best.card][_best(mates, take) + 1]
        return best

    return chosen


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
