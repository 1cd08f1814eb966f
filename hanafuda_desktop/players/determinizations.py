"""Determinizations: a seat imagines the hidden cards, and plays the round out with each move.

A sample is one way in which the hidden cards may lie, with all the chance that follows: the same
for every move that is tried in it, whenever it is asked for.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.endgame import (
    MOVES_A_PLAYOUT,
    Endgame,
    MatchScore,
    is_open,
    played_to_the_end,
)
from hanafuda_desktop.players.evaluation import Deadline, Unit, never


@dataclass(frozen=True, slots=True)
class Determinizations:
    """The samples of one decision, numbered from 0.

    Attributes:
        view: what the seat to move sees.
        moves: the moves that are to be tried.
        chance_seed: what all samples come from.
        guess: imagines a state behind the view, from a seed.
        draw: makes a sample by chance: such a state, and whatever a playout takes beside it.
        play_out: what the round brings each seat that goes on from a sample with a move.
        ending: how it goes on where nothing is hidden.
        prior: what each move seems to be worth before anything is played out, in any unit;
            ``None`` where that cannot be told.
        sure: the places of the moves that win, if need be after others, as everybody sees at a
            first look.
    """

    view: View
    moves: Sequence[Any]
    chance_seed: int
    guess: Callable[[int], Any]
    draw: Callable[[SplitMix64], Any]
    play_out: Callable[[Any, Any], Sequence[float]]
    ending: Endgame
    prior: Sequence[float] | None
    sure: Sequence[int] = ()
    _samples: list[Any] = field(default_factory=list, init=False)
    _gains: dict[int, list[Sequence[float]]] = field(
        default_factory=partial(defaultdict, list), init=False
    )

    @property
    def unit(self) -> Unit:
        """What worth is measured in."""
        return self._match_score.unit

    @property
    def _match_score(self) -> MatchScore:
        return self.ending.match_score[self.view.seat]

    def sample(self, number: int) -> Any:
        """A way in which the hidden cards may lie, with the chance of what follows."""
        while len(self._samples) <= number:
            self._samples.append(self.draw(SplitMix64(self.chance_seed + len(self._samples))))
        return self._samples[number]

    def value(self, sample: int, move: int) -> float:
        """What the round is worth to the seat, played out once with a move.

        Args:
            sample: the sample's number.
            move: the move's place among the moves.
        """
        gains = self.play_out(self.sample(sample), self.moves[move])
        self._gains[move].append(gains)
        return self._match_score.worth(gains)

    def outcomes(self, move: int) -> list[tuple[float, float]]:
        """What came of all the rounds that were played out with a move, sample by sample: what the
        seat may be told that they were worth, and its points. Nothing for a move that is not
        played out.
        """
        score = self._match_score
        return [(score.expected(gains), gains[score.seat]) for gains in self._gains[move]]

    def certain(
        self, playouts: int, deadline: Deadline = never
    ) -> list[tuple[float, float, float]] | None:
        """What each move is worth, what may be expected with it, and its points of the round, where
        nothing is hidden any more; ``None`` elsewhere, or if that takes longer than so many
        playouts, or it is enough before.
        """
        if not is_open(self.view):
            return None
        state, most = self.guess(self.chance_seed), playouts * MOVES_A_PLAYOUT
        return played_to_the_end(self.ending, state, self.moves, most, deadline)
