"""How a round of a fishing game may go on from a view, played out by the game's own engine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import cycle
from typing import Any, Final

from hanafuda_desktop.cards.shuffle import SplitMix64, fractions
from hanafuda_desktop.engine.families import compile_fishing
from hanafuda_desktop.engine.fishing.moves import FishingMove, Go, Stop
from hanafuda_desktop.engine.fishing.playout import (
    compile_playouts,
    gains_if_over,
    gains_of,
    likings,
)
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.endings import (
    MOVES_A_PLAYOUT,
    Ending,
    is_open,
    played_to_the_end,
)
from hanafuda_desktop.players.enough import Enough, never
from hanafuda_desktop.players.fishing.guessing import compile_guesses
from hanafuda_desktop.players.fishing.leaning import leanings
from hanafuda_desktop.players.fishing.thinking import FishingThinking
from hanafuda_desktop.players.stakes import all_stakes
from hanafuda_desktop.players.thoughts import Unit
from hanafuda_desktop.players.whims import within_doubt
from hanafuda_desktop.rules.schema.fishing import FishingRules

__all__ = ["FishingImagining"]

_LUCK: Final = 512
"""Among so many likings samples choose; the cards of each lie as in no other."""


class FishingImagining:
    """One decision in a fishing game; see :class:`~.players.search.Imagining`.

    Args:
        rules: the game's rules.
        view: what the seat to move sees.
        moves: its legal moves.
        chance_seed: what all samples come from.
    """

    def __init__(
        self,
        rules: FishingRules,
        view: View,
        moves: Sequence[FishingMove],
        chance_seed: int,
    ) -> None:
        now = view.round
        assert now is not None
        family = compile_fishing(rules, len(now.totals), now.rounds)
        self._family = family
        self._view = view
        self._moves = moves
        self._seed = chance_seed
        self._guess = compile_guesses(family, view)
        self._playout = compile_playouts(family)
        thinking = FishingThinking(rules, view)
        says_little = isinstance(moves[0], Stop | Go)
        self._prior = None if says_little else within_doubt(map(thinking.worth, moves))
        self._weights = leanings(thinking.outlook)
        self._all_stakes = all_stakes(now)
        self._stakes = self._all_stakes[view.seat]
        self._samples: list[tuple[Any, tuple[float, ...], tuple[float, ...]]] = []
        self._gains: list[list[Sequence[float]]] = [[] for _ in moves]

    @property
    def unit(self) -> Unit:
        """What worth is measured in."""
        return self._stakes.unit

    def value(self, sample: int, move: int) -> float:
        """What the round is worth to the seat, played out once with a move."""
        state, liked, chances = self._sample(sample)
        after = self._family.after(state, self._moves[move])
        gains = gains_of(self._playout(after, self._weights, liked, cycle(chances).__next__))
        self._gains[move].append(gains)
        return self._stakes.worth(gains)

    def prior(self) -> Sequence[float] | None:
        """What each move seems to be worth at a first look."""
        return self._prior

    def sure(self) -> Sequence[int]:
        """None: what a capture wins is known when the round is scored."""
        return ()

    def outcomes(self, move: int) -> list[tuple[float, float]]:
        """What came of the rounds that were played out with a move."""
        return [(self._stakes.expected(each), each[self._view.seat]) for each in self._gains[move]]

    def certain(
        self, playouts: int, enough: Enough = never
    ) -> list[tuple[float, float, float]] | None:
        """What is known of each move where nothing is hidden any more."""
        if not is_open(self._view):
            return None
        family = self._family
        ending = Ending(
            family.to_move, family.legal_moves, family.after, gains_if_over, self._all_stakes
        )
        state = self._guess(self._seed)
        return played_to_the_end(ending, state, self._moves, playouts * MOVES_A_PLAYOUT, enough)

    def _sample(self, number: int) -> tuple[Any, tuple[float, ...], tuple[float, ...]]:
        """A way in which the hidden cards may lie, and the chance of what follows."""
        samples = self._samples
        while len(samples) <= number:
            chance = SplitMix64(self._seed + len(samples))
            state = self._guess(chance.next())
            samples.append((state, *_luck(chance.below(_LUCK))))
        return samples[number]


@lru_cache(maxsize=_LUCK)
def _luck(number: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What all but the cards depends on: the likings of the players, and other chance."""
    chances = fractions(number)
    return likings(chances), chances
