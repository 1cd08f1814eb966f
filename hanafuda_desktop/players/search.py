"""A player that imagines what it cannot see, and plays every move out many times.

It fills the places that its view does not show with cards that may lie there, plays the round out
with the game's own engine, and spends a number of such playouts on the moves so that the best is
found. What a round is imagined like is the business of a folder for each family.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol
from zlib import crc32

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.shedding.moves import Race
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.averages import averages
from hanafuda_desktop.players.enough import Enough, Limits, never, unlimited
from hanafuda_desktop.players.halving import halve
from hanafuda_desktop.players.thoughts import Thought, Thoughts, Unit
from hanafuda_desktop.players.whims import NO_WHIMS, SURE, Whims, seems_best
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["WITHOUT_CHOICE", "Imagining", "SearchPlayer", "imagine"]

WITHOUT_CHOICE: Final = ("pick", "next", "race")
"""What is asked where no move can be better than another, or none is a player's own to choose."""
_ENDING: Final = 0.5
"""The share of its time in which a player may look at everything, where nothing is hidden: if that
is too little, there is as much left to imagine some of it."""


class Imagining(Protocol):
    """Imagines how a round may go on from a view, in samples that are numbered from 0.

    A sample is one way in which the hidden cards may lie, with all the chance that follows: the
    same for every move that is tried in it, whenever it is asked for.
    """

    @property
    def unit(self) -> Unit:
        """What worth is measured in."""

    def value(self, sample: int, move: int) -> float:
        """What the round is worth to the seat, played out once with a move.

        Args:
            sample: the sample's number.
            move: the move's place among the legal moves.
        """

    def prior(self) -> Sequence[float] | None:
        """What each move seems to be worth before anything is played out, in any unit; ``None``
        where that cannot be told.
        """

    def sure(self) -> Sequence[int]:
        """The places of the moves that win, if need be after others, as everybody sees at a first
        look.
        """

    def outcomes(self, move: int) -> list[tuple[float, float]]:
        """What came of all the rounds that were played out with a move, sample by sample: what the
        seat may be told that they were worth, and its points. Nothing for a move that is not
        played out.
        """

    def certain(
        self, playouts: int, enough: Enough = never
    ) -> list[tuple[float, float, float]] | None:
        """What each move is worth, what may be expected with it, and its points of the round, where
        nothing is hidden any more; ``None`` elsewhere, or if that takes longer than so many
        playouts, or it is enough before.
        """


class SearchPlayer:
    """Plays the move that did best when rounds were played out from it.

    The same seed, asked about the same view and moves, gives the same answer.

    Args:
        seed: what its chance comes from.
        playouts: how many rounds it plays out for a decision.
        whims: how far its judgement strays.
        limits: when it has to choose; then the best so far is its choice.
    """

    def __init__(
        self, seed: int, playouts: int, whims: Whims = NO_WHIMS, limits: Limits = unlimited
    ) -> None:
        self._seed = seed
        self._playouts = playouts
        self._whims = whims
        self._limits = limits

    def choose(self, rules: GameRules, view: View, moves: Sequence[Any]) -> Any:
        """The best of the moves, or one that seems so.

        Raises:
            ValueError: there is none.
            TypeError: this is a patience, or a real-time game.
        """
        _check(rules, moves)
        chance = SplitMix64(self._seed ^ _moment(view))
        if len(moves) == 1 or _asked(view) in WITHOUT_CHOICE:
            # A clock decides a race for all who run, and nobody who plays (UN-13).
            own = [move for move in moves if not isinstance(move, Race)]
            return own[chance.below(len(own))]
        imagining = imagine(rules, view, moves, chance.next())
        thoughts = self._thoughts(moves, imagining)
        strays = self._whims.of(rules.family)
        if not strays:
            return thoughts.best  # which has weighed a win in hand like all else
        sure = [moves[place] for place in imagining.sure()]
        # What was given up early may have looked better than the best does by now.
        most = thoughts.each[0].worth
        worth = [SURE if each.move in sure else min(each.worth, most) for each in thoughts.each]
        return thoughts.each[seems_best(worth, strays, chance)].move

    def weigh(self, rules: GameRules, view: View, moves: Sequence[Any]) -> Thoughts:
        """What it thinks of every move, the best first.

        Raises:
            ValueError: there is none.
            TypeError: this is a patience, or a real-time game.
        """
        _check(rules, moves)
        if _asked(view) in WITHOUT_CHOICE:
            each = tuple(Thought(move, 0.0, 0.0, 0, 0.0, 0.0) for move in moves)
            return Thoughts(moves[0], each, "points")
        chance_seed = SplitMix64(self._seed ^ _moment(view)).next()
        return self._thoughts(moves, imagine(rules, view, moves, chance_seed))

    def _thoughts(self, moves: Sequence[Any], imagining: Imagining) -> Thoughts:
        certain = imagining.certain(self._playouts, self._limits(_ENDING))
        if certain is not None:
            return _by_worth(moves, certain, imagining.unit)
        enough = self._limits(1.0)
        found = halve(len(moves), imagining.value, self._playouts, imagining.prior(), enough)
        # When it is enough, some moves have been played out in a sample that then does not count.
        tried = [imagining.outcomes(n)[:playouts] for n, playouts in enumerate(found.playouts)]
        came = averages(tried, found.best)
        thoughts = [
            Thought(move, each.points, each.error, playouts, worth, each.expected)
            for move, each, playouts, worth in zip(
                moves, came, found.playouts, found.means, strict=True
            )
        ]
        best = thoughts.pop(found.best)
        # Of those that were given up, the ones that lasted longer did better.
        thoughts.sort(key=lambda thought: (thought.playouts, thought.worth), reverse=True)
        each = (best, *thoughts)
        return Thoughts(best.move, each, imagining.unit, is_cut_short=found.is_cut_short)


def _by_worth(
    moves: Sequence[Any], certain: Sequence[tuple[float, float, float]], unit: Unit
) -> Thoughts:
    """What is known of the moves for certain, as what is thought of them; of equals, the first is
    the best.
    """
    thoughts = [
        Thought(move, points, 0.0, 1, worth, expected)
        for move, (worth, expected, points) in zip(moves, certain, strict=True)
    ]
    thoughts.sort(key=lambda thought: thought.worth, reverse=True)
    return Thoughts(thoughts[0].move, tuple(thoughts), unit, certain=True)


def _moment(view: View) -> int:
    """A number for every moment of a game: a player that sits through it has new chance in each."""
    cards = [0 if card is None else card + 1 for pile in view.piles for card in (*pile.cards, -2)]
    number = 0 if view.round is None else view.round.number
    return crc32(bytes([number & 255, *[card & 255 for card in cards]]), view.seat)


def _check(rules: GameRules, moves: Sequence[Any]) -> None:
    if rules.family in ("tableau", "speed"):
        raise TypeError("the search player plays games in which seats take turns")
    if not moves:
        raise ValueError("there is no move to choose from")


def _asked(view: View) -> str:
    return "" if view.turn is None else view.turn.asked


def imagine(rules: GameRules, view: View, moves: Sequence[Any], chance_seed: int) -> Imagining:
    """Rounds of a game in which seats take turns, as they may go on from a view.

    Args:
        rules: the game's rules.
        view: what the seat to move sees.
        moves: the moves that are to be tried.
        chance_seed: what all samples come from.
    """
    # A game of one family needs nothing of the others.
    if rules.family == "shedding":
        from hanafuda_desktop.players.shedding.imagining import SheddingImagining

        return SheddingImagining(rules, view, moves, chance_seed)
    assert rules.family == "fishing"
    from hanafuda_desktop.players.fishing.imagining import FishingImagining

    return FishingImagining(rules, view, moves, chance_seed)
