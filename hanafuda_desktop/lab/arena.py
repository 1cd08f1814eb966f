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
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import fsum
from statistics import fmean
from typing import Any

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.language import known
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.families.shedding.moves import DRAW_LOTS
from hanafuda_desktop.families.speed.moves import SpeedMove
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.lab.duel import Duellist, duel
from hanafuda_desktop.lab.simulation import MAX_MOVES_AT_TABLE, Chooser, SeededDeal
from hanafuda_desktop.rules.schema.game import GameBase

Sides = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Contestant:
    """A kind of player.

    Attributes:
        chooser: makes one for a decision, from a seed, in games in which seats take turns.
        duellist: makes one for a seat, from a seed, in games in real time.
    """

    chooser: Callable[[int], Chooser] | None = None
    duellist: Callable[[SpeedRules, int, int], Duellist] | None = None


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what.

    Attributes:
        rules: the game, of at least two players.
        kinds: the two kinds of players.
        substitute: plays in place of a player that fails: from a view, its moves and the rules, one
            of the moves.
        clock: the time in seconds, from any moment on.
        seats: how many play; ``None`` for the fewest that the rules allow.
        rounds: how many rounds a game has; ``None`` as the rules say.
        max_moves: after how many moves a game that does not end is stopped.
    """

    rules: GameBase
    kinds: tuple[Contestant, Contestant]
    substitute: Callable[[View, Sequence[Any], GameBase], Any]
    clock: Callable[[], float]
    seats: int | None = None
    rounds: int | None = None
    max_moves: int = MAX_MOVES_AT_TABLE


@dataclass(frozen=True, slots=True)
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

    won: float
    points: float
    games: int
    rounds: int
    times: tuple[tuple[float, ...], tuple[float, ...]]
    faults: tuple[tuple[str, ...], tuple[str, ...]]
    stopped: tuple[str, ...]


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


@dataclass
class _Noted:
    """What is noted of both kinds while they play."""

    times: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    faults: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    stopped: list[str] = field(default_factory=list)


def play_deal(contest: Contest, deal: SeededDeal) -> PlayedDeal:
    """Play a deal in all seatings.

    Raises:
        DealError: the game is not for so many players.
        ValueError: there is nobody to play against.
    """
    sides = _sides(contest)
    if len(sides) < 2:
        raise ValueError("a player alone plays against nobody")
    noted = _Noted()
    won, points, rounds = [], [], []
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
        rounds.append(ended.rounds)
    return PlayedDeal(
        won=fmean(won),
        points=fsum(points) / max(1, sum(rounds)),
        games=len(won),
        rounds=sum(rounds),
        times=(tuple(noted.times[0]), tuple(noted.times[1])),
        faults=(tuple(noted.faults[0]), tuple(noted.faults[1])),
        stopped=tuple(noted.stopped),
    )


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
    contest: Contest, deal: SeededDeal, sides: Sides, seats: Sequence[int], noted: _Noted
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
        move = DRAW_LOTS if DRAW_LOTS in legal else legal[0]
        if len(legal) > 1 and move is not DRAW_LOTS:
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
    contest: Contest, kind: int, view: View, legal: Sequence[Any], seed: int, noted: _Noted
) -> Any:
    """What a player chooses; whatever it does, a legal move."""
    make = contest.kinds[kind].chooser
    assert make is not None
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
    return contest.substitute(view, legal, contest.rules)


# --- games in real time --------------------------------------------------------------------------


def _play_in_time(
    contest: Contest, deal: SeededDeal, sides: Sides, seats: Sequence[int], noted: _Noted
) -> _Ended:
    rules = known(contest.rules)
    assert rules.family == "speed"

    def maker(kind: int) -> Callable[[SpeedRules, int, int], Duellist]:
        make = contest.kinds[kind].duellist
        assert make is not None
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

    def see(self, view: View, at: int) -> None:
        began = self._clock()
        self._player.see(view, at)
        self._spent = (self._spent or 0.0) + self._clock() - began

    def refused(self, at: int, free_at: int) -> None:
        began = self._clock()
        self._player.refused(at, free_at)
        self._spent = (self._spent or 0.0) + self._clock() - began

    def next_act(self) -> SpeedMove | None:
        began = self._clock()
        act = self._player.next_act()
        if self._spent is not None:
            self._times.append(1000 * (self._spent + self._clock() - began))
            self._spent = None
        return act
