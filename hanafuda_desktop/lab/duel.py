"""Plays whole real-time games between two players in simulated time, and counts what happens.

Time is a number that jumps to whatever comes next: the earlier of what both players are about to
do. Nothing waits, no clock is read, and the same seed plays the same games. Each deal is played
twice, with the seats exchanged, so that luck in the cards counts less.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, cast

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.families.speed.family import Speed
from hanafuda_desktop.families.speed.moves import (
    Count,
    Join,
    Miss,
    Put,
    SpeedMove,
    SpeedPhase,
    TurnUp,
    in_order,
    moved_at,
)
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.state import SpeedState

_MAX_MOVES: Final = 20_000


class Duellist(Protocol):
    """Plays a seat in real time, from what that seat sees."""

    def see(self, view: View, at: int) -> None:
        """The table looks like this since then."""

    def refused(self, at: int, free_at: int) -> None:
        """What the player did was refused; from then on the hand is free again."""

    def next_act(self) -> SpeedMove | None:
        """What it will do next, at its time, if nothing happens before."""


Maker = Callable[[SpeedRules, int, int], Duellist]
"""Makes a player from the rules, its seat and a seed."""


@dataclass(frozen=True, slots=True)
class DuelPauses:
    """How long things take that are nobody's doing, in milliseconds.

    Attributes:
        count_ms: from a standstill until the cards of the count lie.
        round_ms: from the end of a round until the next one is laid out.
    """

    count_ms: int = 1500
    round_ms: int = 3000


@dataclass(frozen=True, slots=True)
class Duel:
    """A game that was played.

    Attributes:
        seed: the deal's number.
        winners: the seats that won.
        points: what each seat has at the end, the more the better: the rounds that it won, or,
            where cards that are left over count, their points with a minus.
        rounds: how many rounds there were.
        moves: all moves, in order; with them the game can be played again.
        refused: the moves that were refused, with the reason.
        duration_ms: how long it took.
    """

    seed: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    rounds: int
    moves: tuple[SpeedMove, ...]
    refused: tuple[tuple[SpeedMove, str], ...]
    duration_ms: int


def duel(
    rules: SpeedRules,
    makers: Sequence[Maker],
    seed: int,
    chance: int,
    pauses: DuelPauses | None = None,
    rounds: int | None = None,
) -> Duel:
    """Play one game.

    Args:
        rules: the game.
        makers: make the players of both seats.
        seed: the deal's number.
        chance: what the players' chance comes from.
        pauses: how long counts and the time between rounds take.
        rounds: how many rounds were agreed on; ``None`` as the rules say.

    Raises:
        RuntimeError: both players wait though one could play, or the game does not end.
    """
    source = SplitMix64(chance)
    players = tuple(make(rules, seat, source.next() >> 1) for seat, make in enumerate(makers))
    family = cast("Speed", compile_rules(rules, rounds=rounds))
    running = _Running(family, players, seed, pauses or DuelPauses())
    while running.state.phase != SpeedPhase.OVER:
        running.go_on()
    return running.played()


class _Running:
    """A duel in play."""

    def __init__(
        self, family: Speed, players: tuple[Duellist, ...], seed: int, pauses: DuelPauses
    ) -> None:
        self._family = family
        self._players = players
        self._seed = seed
        self._pauses = pauses
        self._moves: list[SpeedMove] = []
        self._refused: list[tuple[SpeedMove, str]] = []
        self.state: SpeedState = family.deal(shuffled(family.deck, seed), seed).state
        self._show()

    def go_on(self) -> None:
        """Whatever comes next."""
        if len(self._moves) + len(self._refused) > _MAX_MOVES:
            raise RuntimeError("the game does not end")
        now = self.state.now
        match self.state.phase:
            case SpeedPhase.COUNT:
                self._play(Count(now + self._pauses.count_ms))
            case SpeedPhase.NEXT:
                self._play(NextRound(now + self._pauses.round_ms))
            case _:
                self._play_earliest()

    def _play_earliest(self) -> None:
        meant = [act for player in self._players if (act := player.next_act()) is not None]
        if not meant:
            raise RuntimeError("both players wait, and the game does not stand still")
        move = in_order(meant)[0]
        if move.at < self.state.now:
            move = moved_at(move, self.state.now)
        assert not isinstance(move, Count | NextRound)
        why = self._family.refusal(self.state, move.seat, move)
        if why is None:
            self._play(move)
        else:
            self._refuse(move, why)

    def _refuse(self, move: Put | Join | TurnUp | Miss, why: str) -> None:
        """The card that was tried flies back, and the hand with it; nothing else has changed."""
        self._refused.append((move, why))
        miss = self._family.missed(self.state, move)
        phase = self.state.phase
        if miss is not None:
            self.state = self._family.apply(self.state, miss).state
            self._moves.append(miss)
        self._players[move.seat].refused(move.at, self.state.busy[move.seat].until)
        if self.state.phase != phase:  # the game did not wait for this hand
            self._show()

    def _play(self, move: SpeedMove) -> None:
        self.state = self._family.apply(self.state, move).state
        self._moves.append(move)
        self._show()

    def _show(self) -> None:
        for seat, player in enumerate(self._players):
            player.see(self._family.view(self.state, seat), self.state.now)

    def played(self) -> Duel:
        """What came of it."""
        outcome = self._family.outcome(self.state)
        assert outcome is not None
        counts_against = self._family.compiled.rules.points is not None
        return Duel(
            seed=self._seed,
            winners=outcome.winners,
            points=tuple(-each if counts_against else each for each in outcome.scores),
            rounds=self.state.series.number,
            moves=tuple(self._moves),
            refused=tuple(self._refused),
            duration_ms=self.state.now,
        )
