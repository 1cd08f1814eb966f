"""Measures two kinds of computer players against each other, on every core."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from math import fsum
from typing import Any, Final

from hanafuda_desktop.app.workers.process import in_parallel
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules, mind_of, quick_move
from hanafuda_desktop.lab.arena import Contest, Contestant, PlayedDeal, play_deal
from hanafuda_desktop.lab.simulation import SeededDeal, seeded_deals
from hanafuda_desktop.lab.statistics import Sample, sample_of
from hanafuda_desktop.play.seats import takes_turns
from hanafuda_desktop.players.levels import new_player
from hanafuda_desktop.rules.fingerprint import from_json, to_json
from hanafuda_desktop.rules.schema.game import GameBase

_REASONS_SHOWN: Final = 3


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be measured.

    Attributes:
        players: the words for the two kinds of players.
        pairs: how many deals are played, each in all seatings.
        seed: which deals: the same seed gives the same ones for ever.
        skipped: how many of the seed's deals are left out before.
        seats: how many play; ``None`` for the fewest that the rules allow.
        rounds: how many rounds a game has; ``None`` as the rules say.
    """

    players: tuple[str, str]
    pairs: int
    seed: int
    skipped: int = 0
    seats: int | None = None
    rounds: int | None = None


@dataclass(frozen=True, slots=True)
class ThinkingTimes:
    """How long the decisions of a kind of player took, in milliseconds of processor time.

    Attributes:
        decisions: how many there were.
        mean: their mean.
        p95: what nineteen of twenty stay under.
        longest: the longest.
    """

    decisions: int
    mean: float
    p95: float
    longest: float


@dataclass(frozen=True, slots=True)
class Measured:
    """What came of it; the first kind of player is measured against the second.

    Attributes:
        game: the rules' id.
        wanted: what was asked for.
        seats: how many played.
        games: how many games there were.
        rounds: how many rounds they had together.
        won: a deal's share of won games, as :mod:`.arena` explains.
        points: a deal's advantage in points a round.
        times: for each kind, how long it thought.
        faults: for each kind, how often others had to play for it, by what was wrong.
        stopped: how many games were stopped, by the reason.
    """

    game: str
    wanted: Wanted
    seats: int
    games: int
    rounds: int
    won: Sample
    points: Sample
    times: tuple[ThinkingTimes, ThinkingTimes]
    faults: tuple[Counter[str], Counter[str]]
    stopped: Counter[str]

    def to_json(self) -> dict[str, Any]:
        """All measurements as plain values; times in milliseconds."""
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.wanted.seed,
            "pairs": self.wanted.pairs,
            "games": self.games,
            "rounds_per_game": self.rounds / self.games,
            "won_share": self.won.share(),
            "points_per_round": self.points.interval(),
            "players": [
                {
                    "id": self.wanted.players[kind],
                    "decisions": self.times[kind].decisions,
                    "decision_ms": {
                        "mean": self.times[kind].mean,
                        "p95": self.times[kind].p95,
                        "max": self.times[kind].longest,
                    },
                    "faults": _counted(self.faults[kind]),
                }
                for kind in range(2)
            ],
            "stopped": _counted(self.stopped),
        }


def _counted(reasons: Counter[str]) -> dict[str, Any]:
    return {
        "count": reasons.total(),
        "reasons": [reason for reason, _ in reasons.most_common(_REASONS_SHOWN)],
    }


@dataclass(frozen=True, slots=True)
class _Job:
    """One deal to play in any process; rules travel as their canonical JSON."""

    rules: str
    wanted: Wanted
    deal: SeededDeal


def measure(
    rules: GameBase,
    wanted: Wanted,
    *,
    processes: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Measured:
    """Play, and say what came of it: the same, but for times, with any number of processes.

    Args:
        rules: the game, in which the two kinds of players are known.
        wanted: what is to be measured.
        processes: how many at a time; as many as there are cores if left out.
        progress: called after each deal with how many are played and how many there are.

    Raises:
        DealError: the game is not for so many players.
        concurrent.futures.process.BrokenProcessPool: a process was ended from outside.
    """
    seats = compile_rules(rules, wanted.seats, wanted.rounds).seats
    deals = islice(seeded_deals(wanted.seed), wanted.skipped, wanted.skipped + wanted.pairs)
    text = to_json(rules)
    jobs = [_Job(text, wanted, deal) for deal in deals]
    played: dict[SeededDeal, PlayedDeal] = {}
    for job, result in in_parallel(_played, jobs, processes=processes):
        played[job.deal] = result
        if progress is not None:
            progress(len(played), len(jobs))
    return _measured(rules.id, wanted, seats, [played[job.deal] for job in jobs])


def _played(job: _Job) -> PlayedDeal:
    rules = _rules_of(job.rules)
    first, second = job.wanted.players
    contest = Contest(
        rules=rules,
        kinds=(_kind(rules, first), _kind(rules, second)),
        substitute=quick_move,
        clock=time.thread_time,
        seats=job.wanted.seats,
        rounds=job.wanted.rounds,
    )
    return play_deal(contest, job.deal)


@lru_cache(maxsize=1)
def _rules_of(text: str) -> GameBase:
    """The rules, read once in each process: engines are kept for the very same rules."""
    return from_json(text, LANGUAGE)


def _kind(rules: GameBase, word: str) -> Contestant:
    if takes_turns(rules):
        return Contestant(chooser=lambda seed: new_player(word, mind_of, seed))
    from hanafuda_desktop.families.speed.players import new_speed_player

    return Contestant(duellist=lambda rules, seat, seed: new_speed_player(rules, seat, word, seed))


def _measured(game: str, wanted: Wanted, seats: int, played: list[PlayedDeal]) -> Measured:
    return Measured(
        game=game,
        wanted=wanted,
        seats=seats,
        games=sum(each.games for each in played),
        rounds=sum(each.rounds for each in played),
        won=sample_of([each.won for each in played]),
        points=sample_of([each.points for each in played]),
        times=(_times(played, 0), _times(played, 1)),
        faults=(
            Counter(fault for each in played for fault in each.faults[0]),
            Counter(fault for each in played for fault in each.faults[1]),
        ),
        stopped=Counter(reason for each in played for reason in each.stopped),
    )


def _times(played: list[PlayedDeal], kind: int) -> ThinkingTimes:
    times = sorted(each for deal in played for each in deal.times[kind])
    if not times:
        return ThinkingTimes(0, 0.0, 0.0, 0.0)
    p95 = times[min(len(times) - 1, len(times) * 95 // 100)]
    return ThinkingTimes(len(times), fsum(times) / len(times), p95, times[-1])
