"""How a round of a shedding game may go on from a view, played out by the game's own engine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import cycle
from typing import Any, Final

from hanafuda_desktop.cards.shuffle import SplitMix64, fractions
from hanafuda_desktop.engine.families import compile_shedding
from hanafuda_desktop.engine.shedding.moves import SheddingMove
from hanafuda_desktop.engine.shedding.playout import (
    after_without_chance,
    compile_playouts,
    expected_gains,
    gains_if_over,
)
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.endings import (
    MOVES_A_PLAYOUT,
    Ending,
    is_open,
    played_to_the_end,
)
from hanafuda_desktop.players.enough import Enough, never
from hanafuda_desktop.players.shedding.guessing import compile_guesses
from hanafuda_desktop.players.shedding.leaning import leanings
from hanafuda_desktop.players.shedding.thinking import CARD, SheddingThinking
from hanafuda_desktop.players.stakes import all_stakes
from hanafuda_desktop.players.thoughts import Unit
from hanafuda_desktop.players.whims import is_sure, within_doubt
from hanafuda_desktop.rules.schema.shedding import SheddingRules

__all__ = ["SheddingImagining"]

_POINTS_A_CARD: Final = 1.5
"""About so many points of the round it is worth to have one card less."""


class SheddingImagining:
    """One decision in a shedding game; see :class:`~.players.search.Imagining`.

    Args:
        rules: the game's rules.
        view: what the seat to move sees.
        moves: its legal moves.
        chance_seed: what all samples come from.
    """

    def __init__(
        self,
        rules: SheddingRules,
        view: View,
        moves: Sequence[SheddingMove],
        chance_seed: int,
    ) -> None:
        now = view.round
        assert now is not None
        self._family = family = compile_shedding(rules, len(now.totals), now.rounds)
        self._view = view
        self._seat = view.seat
        self._moves = moves
        self._seed = chance_seed
        self._guess = compile_guesses(family, view)
        self._playout = compile_playouts(family)
        self._weights = leanings(family.program)
        thinking = SheddingThinking(rules, view)
        worth = [thinking.worth(move) for move in moves]
        self._sure = [place for place, each in enumerate(worth) if is_sure(each)]
        self._prior = [each / CARD * _POINTS_A_CARD for each in within_doubt(worth, CARD)]
        self._all_stakes = all_stakes(now)
        self._stakes = self._all_stakes[view.seat]
        self._samples: list[tuple[Any, tuple[float, ...]]] = []
        self._gains: list[list[Sequence[float]]] = [[] for _ in moves]

    @property
    def unit(self) -> Unit:
        """What worth is measured in."""
        return self._stakes.unit

    def value(self, sample: int, move: int) -> float:
        """What the round is worth to the seat, played out once with a move."""
        state, chances = self._sample(sample)
        after = self._family.after(state, self._moves[move])
        after = self._playout(after, self._weights, cycle(chances).__next__)
        gains = expected_gains(self._family, after)
        self._gains[move].append(gains)
        return self._stakes.worth(gains)

    def prior(self) -> Sequence[float] | None:
        """What each move seems to be worth at a first look."""
        return self._prior

    def sure(self) -> Sequence[int]:
        """The places of the moves that win, if need be after others, as everybody sees."""
        return self._sure

    def outcomes(self, move: int) -> list[tuple[float, float]]:
        """What came of the rounds that were played out with a move."""
        return [(self._stakes.expected(each), each[self._seat]) for each in self._gains[move]]

    def certain(
        self, playouts: int, enough: Enough = never
    ) -> list[tuple[float, float, float]] | None:
        """What is known of each move where nothing is hidden any more."""
        if not is_open(self._view):
            return None
        family = self._family
        ending = Ending(
            family.to_move,
            family.legal_moves,
            partial(after_without_chance, family),
            partial(gains_if_over, family),
            self._all_stakes,
        )
        most = playouts * MOVES_A_PLAYOUT
        return played_to_the_end(ending, self._guess(self._seed), self._moves, most, enough)

    def _sample(self, number: int) -> tuple[Any, tuple[float, ...]]:
        """A way in which the hidden cards may lie, and the chance of what follows."""
        samples = self._samples
        while len(samples) <= number:
            chance = SplitMix64(self._seed + len(samples))
            samples.append((self._guess(chance.next()), fractions(chance.next())))
        return samples[number]
