"""Measures two kinds of computer players against each other, on every core."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import islice
from math import fsum
from typing import Any, Final

from hanafuda_desktop.app.workers.process import in_parallel
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules, mind_of
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
class Measured:
    """What came of it; the first kind of player is measured against the second.

    Attributes:
        game: the rules' id.
        wanted: what was asked for.
        seats: how many played.
        played: what came of each deal, in order.
    """

    game: str
    wanted: Wanted
    seats: int
    played: tuple[PlayedDeal, ...]

    @property
    def games(self) -> int:
        """How many games there were."""
        return sum(each.games for each in self.played)

    @property
    def rounds(self) -> int:
        """How many rounds they had together."""
        return sum(each.rounds for each in self.played)

    @property
    def won(self) -> Sample:
        """A deal's share of won games, as :mod:`.arena` explains."""
        return sample_of([each.won for each in self.played])

    @property
    def points(self) -> Sample:
        """A deal's advantage in points a round."""
        return sample_of([each.points for each in self.played])

    @property
    def stopped(self) -> Counter[str]:
        """How many games were stopped, by the reason."""
        return Counter(reason for each in self.played for reason in each.stopped)

    def faults(self, kind: int) -> Counter[str]:
        """How often others had to play for a kind of player, by what was wrong."""
        return Counter(fault for each in self.played for fault in each.faults[kind])

    def decisions(self, kind: int) -> int:
        """How many decisions a kind of player took."""
        return sum(len(each.times[kind]) for each in self.played)

    def decision_ms(self, kind: int) -> dict[str, float]:
        """How long they took in milliseconds of processor time: what nineteen of twenty stay under
        is ``p95``.
        """
        times = sorted(each for deal in self.played for each in deal.times[kind]) or [0.0]
        p95 = times[min(len(times) - 1, len(times) * 95 // 100)]
        return {"mean": fsum(times) / len(times), "p95": p95, "max": times[-1]}

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
                    "id": player,
                    "decisions": self.decisions(kind),
                    "decision_ms": self.decision_ms(kind),
                    "faults": _counted(self.faults(kind)),
                }
                for kind, player in enumerate(self.wanted.players)
            ],
            "stopped": _counted(self.stopped),
        }


def _counted(reasons: Counter[str]) -> dict[str, Any]:
    return {
        "count": reasons.total(),
        "reasons": [reason for reason, _ in reasons.most_common(_REASONS_SHOWN)],
    }


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
    deals = [*islice(seeded_deals(wanted.seed), wanted.skipped, wanted.skipped + wanted.pairs)]
    played: dict[SeededDeal, PlayedDeal] = {}
    work = partial(_played, to_json(rules), wanted)
    for deal, result in in_parallel(work, deals, processes=processes):
        played[deal] = result
        if progress is not None:
            progress(len(played), len(deals))
    return Measured(rules.id, wanted, seats, tuple(played[deal] for deal in deals))


def _played(text: str, wanted: Wanted, deal: SeededDeal) -> PlayedDeal:
    """Play one deal, in whichever process this is; rules travel as their canonical JSON."""
    rules = _rules_of(text)
    first, second = wanted.players
    contest = Contest(
        rules=rules,
        kinds=(_kind(rules, first), _kind(rules, second)),
        clock=time.thread_time,
        seats=wanted.seats,
        rounds=wanted.rounds,
    )
    return play_deal(contest, deal)


@lru_cache(maxsize=1)
def _rules_of(text: str) -> GameBase:
    """The rules, read once in each process: engines are kept for the very same rules."""
    return from_json(text, LANGUAGE)


def _kind(rules: GameBase, word: str) -> Contestant:
    if takes_turns(rules):
        return partial(new_player, word, mind_of)
    from hanafuda_desktop.families.speed.players import speed_level

    return speed_level(word).make
