"""Plays a round out by chance, for players that search: only the choice of a move is made here."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from hanafuda_desktop.families.shedding.family import Shedding, shed_by
from hanafuda_desktop.families.shedding.moves import SWAPS, BareMove, Combine, SheddingMove
from hanafuda_desktop.families.shedding.play import RoundInPlay
from hanafuda_desktop.families.shedding.rounds import gains_before_race
from hanafuda_desktop.families.shedding.state import SheddingPhase, SheddingState

_PLAY = SheddingPhase.PLAY
_DRAWN = SheddingPhase.DRAWN
_SWAP = SheddingPhase.SWAP
_RACE = SheddingPhase.RACE
_KEEP = BareMove.KEEP

Chance = Callable[[], float]
"""Gives a number from 0 up to, but not including, 1."""


@dataclass(frozen=True, slots=True)
class RolloutPolicy:
    """How likely moves are, one beside the other; with whom to swap hands is not left to chance.

    Attributes:
        shed: the factor of a combination by how many hand cards it sheds, 0 to 8.
        cards: for each card of the deck of 48, its factor when it is shed.
        tops: for each combination's id, and for each card that it may leave on top of the discard
            pile, the factor of what that does; the last of them stands for no card.
        struggle: the weight of drawing where a combination could be played.
        keep: how likely a drawn card is kept that could be discarded.
        known: weights of moves, as the same ones meet again and again.
    """

    shed: tuple[float, ...]
    cards: tuple[float, ...]
    tops: dict[str, tuple[float, ...]]
    struggle: float
    keep: float
    known: dict[SheddingMove, float] = field(default_factory=dict)

    def weight(self, move: SheddingMove) -> float:
        """The weight of a move of a seat that is to play."""
        if not isinstance(move, Combine):
            return self.struggle
        weight = self.tops[move.combination][move.top] * self.shed[shed_by(move)]
        for card in (*move.hand, *move.lay):
            weight *= self.cards[card]
        return weight

    def choose(self, moves: Sequence[SheddingMove], chance: Chance) -> SheddingMove:
        """One of the moves of a seat that is to play."""
        known, sums, total = self.known, [], 0.0
        for move in moves:
            weight = known.get(move)
            if weight is None:
                weight = known[move] = self.weight(move)
            total += weight
            sums.append(total)
        return moves[bisect(sums, chance() * total, 0, len(sums) - 1)]


def compile_playouts(
    family: Shedding,
) -> Callable[[SheddingState, RolloutPolicy, Chance], SheddingState]:
    """What plays rounds of this game out: from a state to the end of its round, or to the race for
    its winner's palm, by weights and chance.
    """
    find, find_drawn, compiled = family.find[_PLAY], family.find[_DRAWN], family.compiled

    def playout(state: SheddingState, policy: RolloutPolicy, chance: Chance) -> SheddingState:
        current = RoundInPlay(compiled, state)
        while True:
            phase = current.phase
            if phase is _PLAY:
                moves = find(current)
                move = moves[0] if len(moves) == 1 else policy.choose(moves, chance)
            elif phase is _DRAWN:
                moves = find_drawn(current)
                move = _KEEP if len(moves) == 1 else _of_drawn(moves, policy.keep, chance)
            elif phase is _SWAP:
                move = SWAPS[_smallest(current)]
            else:
                return current.state()
            current.play(move)

    return playout


def _of_drawn(moves: Sequence[SheddingMove], keep: float, chance: Chance) -> SheddingMove:
    """To keep the drawn card, or one of the ways to discard it, each as likely."""
    by = chance()
    # What is left of the number is as even as it was.
    return _KEEP if by < keep else moves[int((by - keep) / (1 - keep) * (len(moves) - 1))]


def _smallest(state: RoundInPlay) -> int:
    """The seat with the smallest other hand, the first of equals."""
    sizes = [(hand.bit_count(), seat) for seat, hand in enumerate(state.hands)]
    return min(size for size in sizes if size[1] != state.seat)[1]


def expected_gains(family: Shedding, state: SheddingState) -> tuple[float, ...]:
    """What a round that was played out adds to each seat's total; before a race for the palm, on
    average, if every racer is as likely to be first.

    Raises:
        IndexError: no round was played out.
    """
    if state.phase is _RACE:
        return gains_before_race(family.compiled, state)
    return state.series.sheet[-1].gains


def gains_if_over(family: Shedding, state: SheddingState) -> tuple[float, ...] | None:
    """The same, or ``None`` while the round runs."""
    return None if state.phase in (_PLAY, _DRAWN, _SWAP) else expected_gains(family, state)


def after_without_chance(
    family: Shedding, state: SheddingState, move: SheddingMove
) -> SheddingState | None:
    """The state after a legal move; ``None`` if the discard pile was shuffled for it."""
    after = family.after(state, move)
    return after if after.shuffles == state.shuffles else None
