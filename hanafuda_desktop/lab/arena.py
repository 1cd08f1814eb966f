"""Lets two kinds of players play the same deals in exchanged seats, and measures who is better.

A deal is played once for each way to set one player of a kind against the others: with two sides,
twice, the seats exchanged; with more, every seat (where there are teams, every team) is held once
by the first kind against the second everywhere else, and once the other way round. All games of a
deal have the same cards, and a seat's chance is the same in them, whoever sits there: a kind of
player against itself is therefore exactly level, and luck in the cards counts for little.

What is measured is measured once for each deal, and intervals go by how deals differ, not games:
games of the same cards are not independent.

- **won**: of all pairs of opponents at one table, the share in which the first kind ended before
  the second; half where they ended level. With two sides that is the games won.
- **points**: how many more points a round the first kind made than the second. In real time, where
  rounds have no points, a round that is won is one.

A position with a single legal move asks nobody. A race of hands is decided by lot: how fast a
player is to be is a setting, no skill. No clock is read here; whoever calls gives one.
A game in real time is played in simulated time, which jumps to whatever comes next: the earlier of
what both players are about to do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import fsum
from statistics import fmean
from typing import Any, Final, Protocol, cast

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.language import known
from hanafuda_desktop.families.registry import compile_rules, quick_move
from hanafuda_desktop.families.shedding.moves import BareMove
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
from hanafuda_desktop.lab.simulation import MAX_MOVES_AT_TABLE, SeededDeal
from hanafuda_desktop.players.levels import Player
from hanafuda_desktop.rules.schema.game import GameBase

# Whole real-time games between two players.

_MAX_MOVES: Final = 20_000
COUNT_MS: Final = 1500
"""From a standstill until the cards of the count lie."""
ROUND_MS: Final = 3000
"""From the end of a round until the next one is laid out."""


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
    """

    seed: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    rounds: int
    moves: tuple[SpeedMove, ...]
    refused: tuple[tuple[SpeedMove, str], ...]


def duel(
    rules: SpeedRules,
    makers: Sequence[Maker],
    seed: int,
    chance: int,
    rounds: int | None = None,
) -> Duel:
    """Play one game.

    Args:
        rules: the game.
        makers: make the players of both seats.
        seed: the deal's number.
        chance: what the players' chance comes from.
        rounds: how many rounds were agreed on; ``None`` as the rules say.

    Raises:
        RuntimeError: both players wait though one could play, or the game does not end.
    """
    source = SplitMix64(chance)
    players = tuple(make(rules, seat, source.next() >> 1) for seat, make in enumerate(makers))
    family = cast("Speed", compile_rules(rules, rounds=rounds))
    running = _Running(family, players, seed)
    while running.state.phase != SpeedPhase.OVER:
        running.go_on()
    return running.played()


class _Running:
    """A duel in play."""

    def __init__(self, family: Speed, players: tuple[Duellist, ...], seed: int) -> None:
        self._family = family
        self._players = players
        self._seed = seed
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
                self._play(Count(now + COUNT_MS))
            case SpeedPhase.NEXT:
                self._play(NextRound(now + ROUND_MS))
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
        )


Sides = tuple[tuple[int, ...], ...]


Contestant = Callable[[int], Player] | Maker
"""Makes a kind of player: from a seed, for a decision, where seats take turns; else for a seat."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what.

    Attributes:
        rules: the game, of at least two players.
        kinds: the two kinds of players.
        clock: the time in seconds, from any moment on.
        seats: how many play; ``None`` for the fewest that the rules allow.
        rounds: how many rounds a game has; ``None`` as the rules say.
        max_moves: after how many moves a game that does not end is stopped.
    """

    rules: GameBase
    kinds: tuple[Contestant, Contestant]
    clock: Callable[[], float]
    seats: int | None = None
    rounds: int | None = None
    max_moves: int = MAX_MOVES_AT_TABLE


@dataclass(slots=True)
class PlayedDeal:
    """What came of all games of one deal.

    Attributes:
        won: the share of pairs of opponents in which the first kind ended before the second.
        points: how many more points a round the first kind made.
        games: how many games were played.
        rounds: how many rounds they had together.
        times: for each kind, how long each decision took, in milliseconds.
        faults: for each kind, what went wrong when others had to play for it.
        stopped: why games were stopped that did not end; they count as they stood.
    """

    won: float = 0.0
    points: float = 0.0
    games: int = 0
    rounds: int = 0
    times: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    faults: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    stopped: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Ended:
    """A game at its end.

    Attributes:
        standing: for each side, what it is ranked by.
        points: for each side, the points of one of its seats.
        rounds: how many rounds there were.
    """

    standing: tuple[tuple[bool, float], ...]
    points: tuple[float, ...]
    rounds: int


def play_deal(contest: Contest, deal: SeededDeal) -> PlayedDeal:
    """Play a deal in all seatings.

    Raises:
        DealError: the game is not for so many players.
        ValueError: there is nobody to play against.
    """
    sides = _sides(contest)
    if len(sides) < 2:
        raise ValueError("a player alone plays against nobody")
    noted = PlayedDeal()
    won, points = [], []
    for held_by in _seatings(len(sides)):
        seats = [0] * sum(map(len, sides))
        for side, kind in zip(sides, held_by, strict=True):
            for seat in side:
                seats[seat] = kind
        play = _play_in_time if contest.rules.family == "speed" else _play_in_turn
        ended = play(contest, deal, sides, seats, noted)
        pairs = product(_held(held_by, 0), _held(held_by, 1))
        won.append(fmean(_before(ended.standing[a], ended.standing[b]) for a, b in pairs))
        points.append(_mean_of(ended, held_by, 0) - _mean_of(ended, held_by, 1))
        noted.rounds += ended.rounds
    noted.games, noted.won = len(won), fmean(won)
    noted.points = fsum(points) / max(1, noted.rounds)
    return noted


def _sides(contest: Contest) -> Sides:
    """The seats of each side."""
    if contest.rules.family == "speed":
        return ((0,), (1,))
    family = compile_rules(contest.rules, contest.seats, contest.rounds)
    view = family.view(family.deal(family.deck, 0).state, 0)
    if view.round is None:
        return tuple((seat,) for seat in range(family.seats))
    return view.round.sides


def _seatings(sides: int) -> Iterator[tuple[int, ...]]:
    """Which kind holds each side, for every game of a deal."""
    lone_kinds = (0,) if sides == 2 else (0, 1)  # of two sides both are alone
    for lone_kind, lone in product(lone_kinds, range(sides)):
        yield tuple(lone_kind if side == lone else 1 - lone_kind for side in range(sides))


def _held(held_by: Sequence[int], kind: int) -> list[int]:
    return [side for side, each in enumerate(held_by) if each == kind]


def _before(one: tuple[bool, float], other: tuple[bool, float]) -> float:
    return 0.5 if one == other else float(one > other)


def _mean_of(ended: _Ended, held_by: Sequence[int], kind: int) -> float:
    return fmean(ended.points[side] for side in _held(held_by, kind))


# --- games in which seats take turns -------------------------------------------------------------


def _play_in_turn(
    contest: Contest, deal: SeededDeal, sides: Sides, seats: Sequence[int], noted: PlayedDeal
) -> _Ended:
    family = compile_rules(contest.rules, contest.seats, contest.rounds)
    source = SplitMix64(deal.chance)
    chances = [SplitMix64(source.next()) for _ in seats]
    state = family.deal(shuffled(family.deck, deal.number), deal.number).state
    moves = 0
    while (seat := family.to_move(state)) is not None:
        if moves >= contest.max_moves:
            noted.stopped.append(f"it had not ended after {moves} moves")
            break
        legal = family.legal_moves(state, seat)
        move = BareMove.DRAW_LOTS if BareMove.DRAW_LOTS in legal else legal[0]
        if len(legal) > 1 and move is not BareMove.DRAW_LOTS:
            view = family.view(state, seat)
            seed = chances[seat].next() >> 1
            move = _chosen(contest, seats[seat], view, legal, seed, noted)
        state = family.apply(state, move).state
        moves += 1
    view = family.view(state, 0)
    winners = () if view.outcome is None else view.outcome.winners
    points = tuple(fmean(view.points[seat] for seat in side) for side in sides)
    standing = zip((side[0] in winners for side in sides), points, strict=True)
    return _Ended(tuple(standing), points, 1 if view.round is None else view.round.number)


def _chosen(
    contest: Contest, kind: int, view: View, legal: Sequence[Any], seed: int, noted: PlayedDeal
) -> Any:
    """What a player chooses; whatever it does, a legal move."""
    make = cast("Callable[[int], Player]", contest.kinds[kind])
    fault = ""
    began = contest.clock()
    try:
        move = make(seed).choose(contest.rules, view, legal)
        if move not in legal:
            fault = f"it chose {move}, which is not legal"
    except Exception as error:  # noqa: BLE001 - a player may do anything; the game goes on
        fault = f"{type(error).__name__}: {error}"
    noted.times[kind].append(1000 * (contest.clock() - began))
    if not fault:
        return move
    noted.faults[kind].append(fault)
    return quick_move(view, legal, contest.rules)


# --- games in real time --------------------------------------------------------------------------


def _play_in_time(
    contest: Contest, deal: SeededDeal, sides: Sides, seats: Sequence[int], noted: PlayedDeal
) -> _Ended:
    rules = known(contest.rules)
    assert rules.family == "speed"

    def maker(kind: int) -> Maker:
        make = cast("Maker", contest.kinds[kind])
        return lambda rules, seat, seed: _Timed(
            make(rules, seat, seed), contest.clock, noted.times[kind]
        )

    makers = [maker(kind) for kind in seats]
    try:
        played = duel(rules, makers, deal.number, deal.chance, rounds=contest.rounds)
    except RuntimeError as error:
        noted.stopped.append(str(error))
        return _Ended(((False, 0.0),) * len(sides), (0.0,) * len(sides), 1)
    standing = tuple((seat in played.winners, 0.0) for (seat,) in sides)
    return _Ended(standing, played.points, played.rounds)


class _Timed:
    """A player whose decisions are timed: each look at the table, and what it makes of it."""

    def __init__(self, player: Duellist, clock: Callable[[], float], times: list[float]) -> None:
        self._player = player
        self._clock = clock
        self._times = times
        self._spent: float | None = None

    def _look(self, look: Callable[..., None], *seen: Any) -> None:
        began = self._clock()
        look(*seen)
        self._spent = (self._spent or 0.0) + self._clock() - began

    def see(self, view: View, at: int) -> None:
        self._look(self._player.see, view, at)

    def refused(self, at: int, free_at: int) -> None:
        self._look(self._player.refused, at, free_at)

    def next_act(self) -> SpeedMove | None:
        began = self._clock()
        act = self._player.next_act()
        if self._spent is not None:
            self._times.append(1000 * (self._spent + self._clock() - began))
            self._spent = None
        return act
