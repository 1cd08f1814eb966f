"""Plays a round out by chance, quickly, for players that search.

The turns are the engine's own; only the choice of a move is made here, by weights a card, without
making a list of the moves where it can be helped. A test plays the same rounds through
``legal_moves`` and ``apply``.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hanafuda_desktop.cards.cardset import listed, members
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

__all__ = ["Chance", "Weights", "compile_playouts", "drawn_by_weight", "weighed"]

_PLAY = Phase.PLAY
_TAKE = Phase.TAKE
_CALL = Phase.CALL

Chance = Callable[[], float]
"""Gives a number from 0 up to, but not including, 1."""


class Weights(NamedTuple):
    """How likely moves are, one beside the other; a field card to take is not left to chance.

    Attributes:
        lay: for each card of the deck of 48, the weight of laying it on the field from the hand.
        take: for each card, what it adds to the weight of capturing it, and of capturing with it.
            Of several cards to choose from, the one that adds most is taken, the lowest of equals.
        go: how likely a seat that could stop goes on.
    """

    lay: tuple[float, ...]
    take: tuple[float, ...]
    go: float


def weighed(
    family: Fishing, state: FishingState, weights: Weights
) -> list[tuple[FishingMove, float]]:
    """The legal moves that come into question, each with its weight, where a hand card is to be
    played: no triple is shown, and a card that could take one of several takes the best.
    """
    field, takes = state.field, family.program.hand_takes
    found: list[tuple[FishingMove, float]] = []
    for move in family.legal_moves(state, state.seat):
        match move:
            case Play(card, take):
                mates = takes[card] & field
                taken = listed(mates) if take is None else (_best(mates, weights.take),)
                if take is None or take in taken:
                    found.append((move, _weight(card, taken, weights)))
            case Bomb(month):
                cards = members(family.program.month(month))
                found.append((move, sum([weights.take[card] for card in cards])))
            case Show():
                pass
            case _:
                found.append((move, 1))
    return found


def _best(cards: int, take: Sequence[float]) -> int:
    """Of several field cards the one to take."""
    return max(members(cards), key=take.__getitem__)


def _weight(card: int, taken: tuple[int, ...], weights: Weights) -> float:
    if not taken:
        return weights.lay[card]
    return weights.take[card] + sum([weights.take[mate] for mate in taken])


def compile_playouts(
    family: Fishing,
) -> Callable[[FishingState, Weights, Chance], FishingState]:
    """What plays rounds of this game out: from a state to the end of its round, by weights and
    chance.
    """
    chosen, after = _compile_choice(family), family.after
    turn = compile_turns(family.program)
    drawn_takes = family.program.drawn_takes

    def playout(state: FishingState, weights: Weights, chance: Chance) -> FishingState:
        while True:
            phase = state.phase
            if phase is _PLAY:
                move = chosen(state, weights, chance)
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


def _compile_choice(
    family: Fishing,
) -> Callable[[FishingState, Weights, Chance], FishingMove]:
    """What chooses a move where a hand card is to be played, as :func:`weighed` weighs them."""
    program = family.program
    takes_of, at_once = program.hand_takes, program.at_once
    must_match, has_triples = program.must_match, program.has_triples

    def weight_of_several(card: int, mates: int, weights: Weights) -> float:
        taken = listed(at_once(card, mates)) or (_best(mates, weights.take),)
        return _weight(card, taken, weights)

    def chosen(state: FishingState, weights: Weights, chance: Chance) -> FishingMove:
        hand = state.held[state.seat]
        if not hand:
            return DRAW
        if must_match or (has_triples and (state.facts.passes[state.seat] or holds_triple(hand))):
            found = weighed(family, state, weights)
            return found[drawn_by_weight([weight for _, weight in found], chance)][0]
        lay, take, _ = weights
        field = state.field
        total = 0.0
        sums = []
        for play in hand:
            card = play.card
            mates = takes_of[card] & field
            if not mates:
                total += lay[card]
            elif mates & (mates - 1):
                total += weight_of_several(card, mates, weights)
            else:
                total += take[card] + take[mates.bit_length() - 1]
            sums.append(total)
        play = hand[bisect(sums, chance() * total, 0, len(sums) - 1) if len(sums) > 1 else 0]
        mates = takes_of[play.card] & field
        if mates & (mates - 1) and not at_once(play.card, mates):
            return PLAYS[play.card][_best(mates, take) + 1]
        return play

    return chosen


def drawn_by_weight(weights: list[float], chance: Chance) -> int:
    """The place of one of several, each as likely as its weight says; of one, without chance."""
    if len(weights) == 1:
        return 0
    total = 0.0
    sums = []
    for weight in weights:
        total += weight
        sums.append(total)
    return bisect(sums, chance() * total, 0, len(sums) - 1)
