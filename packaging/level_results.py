"""What was measured of the levels of computer players: a file of lines, and the tables made of it.

A line is a part of a seed's deals that was played; it is added when the part is done, and several
lines of the same match are one measurement. A line counts no more once the rules have changed by
which it was played, or the levels that played it; what people read may change.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from math import fsum
from pathlib import Path
from platform import python_implementation
from typing import Any, Final

from contents import ROOT
from readme import README, row, table, with_part

from hanafuda_desktop.app.workers.contests import Measured
from hanafuda_desktop.families.speed.players import speed_level
from hanafuda_desktop.lab.statistics import Sample
from hanafuda_desktop.players.levels import level
from hanafuda_desktop.rules.fingerprint import play_digest
from hanafuda_desktop.rules.schema.game import GameBase

__all__ = [
    "README",
    "RESULTS",
    "Match",
    "Result",
    "add",
    "current",
    "keep",
    "left_out",
    "match_of",
    "pooled",
    "put_together",
    "read",
    "result_of",
    "section",
    "with_section",
]

RESULTS: Final = ROOT / "packaging" / "levels.jsonl"

_BEGIN: Final = "<!-- levels: written by packaging/measure_levels.py -->\n"
_END: Final = "<!-- end of levels -->\n"

_TIMES: Final = (
    "Processor time of a decision in milliseconds, on average / under which about 95 % stay, "
    "on the last day on which the game was measured with CPython"
)
_USUAL_PYTHON: Final = "CPython"
"""What runs the program; only its times are shown."""


@dataclass(frozen=True, slots=True)
class Match:
    """Two levels at a table.

    Attributes:
        game: the rules' id.
        digest: the fingerprint of the rules, but for what people read.
        seats: how many play.
        rounds: how many rounds a game has; ``None`` as the rules say.
        first: the level that is measured.
        second: the one that it is measured against.
        skills: what the strength of both depends on.
    """

    game: str
    digest: str
    seats: int
    rounds: int | None
    first: str
    second: str
    skills: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Result:
    """What came of some deals of a seed.

    Attributes:
        match: who played what.
        seed: which deals.
        skipped: how many of the seed's deals were played before.
        won: each deal's share of won games.
        points: each deal's advantage in points a round.
        games: how many games there were.
        seconds: how long it took, on all processes.
        decisions: for each level, how many decisions there were.
        mean_ms: for each, how long one took on average.
        p95_ms: for each, what nineteen of twenty stayed under.
        faults: for each, how often others had to play for it.
        stopped: how many games were stopped.
        python: what ran the players. They choose alike everywhere, but think faster on some.
        day: when it was measured, as 2026-11-22, or nothing where that was not kept. Machines are
            not the same on all days, so the times of a game's levels are shown of one day.
    """

    match: Match
    seed: int
    skipped: int
    won: Sample
    points: Sample
    games: int
    seconds: float
    decisions: tuple[int, int]
    mean_ms: tuple[float, float]
    p95_ms: tuple[float, float]
    faults: tuple[int, int]
    stopped: int
    python: str = _USUAL_PYTHON
    day: str = ""

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return self.won.count


def match_of(rules: GameBase, seats: int, rounds: int | None, two: tuple[str, str]) -> Match:
    """Two levels, as they are now, at a table of a game, as its rules are now."""
    first, second = two
    skills = (_skill(rules, first), _skill(rules, second))
    return Match(rules.id, play_digest(rules), seats, rounds, first, second, skills)


def current(results: Iterable[Result], games: dict[str, GameBase]) -> list[Result]:
    """Those that hold for these games and for the levels as they are now."""
    now: dict[Match, bool] = {}
    found = []
    for each in results:
        match = each.match
        if match not in now:
            two = match.first, match.second
            now[match] = match.game in games and match == match_of(
                games[match.game], match.seats, match.rounds, two
            )
        if now[match]:
            found.append(each)
    return found


def _skill(rules: GameBase, word: str) -> str:
    return speed_level(word).skill if rules.family == "speed" else level(word).skill(rules.family)


def result_of(match: Match, measured: Measured, seconds: float) -> Result:
    """A measurement as it is kept."""
    times = [measured.decision_ms(kind) for kind in range(2)]
    return Result(
        match=match,
        seed=measured.wanted.seed,
        skipped=measured.wanted.skipped,
        won=measured.won,
        points=measured.points,
        games=measured.games,
        seconds=round(seconds, 1),
        decisions=(measured.decisions(0), measured.decisions(1)),
        mean_ms=(round(times[0]["mean"], 3), round(times[1]["mean"], 3)),
        p95_ms=(round(times[0]["p95"], 3), round(times[1]["p95"], 3)),
        faults=(measured.faults(0).total(), measured.faults(1).total()),
        stopped=measured.stopped.total(),
        python=python_implementation(),
        day=datetime.now(UTC).date().isoformat(),
    )


def pooled(samples: Iterable[Sample]) -> Sample:
    """The sample of all their values together.

    Raises:
        ValueError: there is none.
    """
    each = list(samples)
    count = sum(sample.count for sample in each)
    if not count:
        raise ValueError("nothing was measured")
    mean = fsum(sample.count * sample.mean for sample in each) / count
    between = fsum(sample.count * (sample.mean - mean) ** 2 for sample in each)
    return Sample(count, mean, fsum(sample.squares for sample in each) + between)


# --- the file ------------------------------------------------------------------------------------


def read(file: Path) -> list[Result]:
    """All lines; not the last one if the power failed while it was written."""
    if not file.exists():
        return []
    *whole, _ = file.read_text("utf-8").split("\n")
    return [_from_json(json.loads(line)) for line in whole]


def _from_json(data: dict[str, Any]) -> Result:
    two = ("decisions", "mean_ms", "p95_ms", "faults")
    return Result(
        **data
        | {"match": Match(**data["match"] | {"skills": tuple(data["match"]["skills"])})}
        | {key: Sample(**data[key]) for key in ("won", "points")}
        | {key: tuple(data[key]) for key in two}
    )


def add(file: Path, result: Result) -> None:
    """Write a line, so that it is on the disk when this returns."""
    file.touch()
    with file.open("r+b") as stream:
        stream.seek(file.read_bytes().rfind(b"\n") + 1)
        stream.write(json.dumps(asdict(result)).encode() + b"\n")
        stream.truncate()
        stream.flush()
        os.fsync(stream.fileno())


def put_together(results: Iterable[Result]) -> list[Result]:
    """Results that several have measured: of a seed's deals, as many as there are from the first on
    without a gap, and no deal twice; of the same ones, the first.
    """
    parts: dict[tuple[Match, int], list[Result]] = {}
    for each in results:
        parts.setdefault((each.match, each.seed), []).append(each)
    return [each for of_seed in parts.values() for each in _longest_run(of_seed)]


def _longest_run(parts: Sequence[Result]) -> list[Result]:
    """Parts of a seed's deals, each beginning where the one before it ends, from the first deal on
    as far as they go.
    """
    ends: dict[int, int] = {}  # how far one gets from a deal on
    chosen: dict[int, Result] = {}
    for each in sorted(parts, key=lambda part: part.skipped, reverse=True):
        after = each.skipped + each.deals
        end = ends.get(after, after)
        known = ends.get(each.skipped, 0)
        if end > known:
            ends[each.skipped], chosen[each.skipped] = end, each
    found = []
    done = 0
    while done in chosen:
        found.append(chosen[done])
        done += chosen[done].deals
    return found


def left_out(results: Iterable[Result], kept: Iterable[Result]) -> list[Result]:
    """Results with deals that those that are kept lack."""
    ends: dict[tuple[Match, int], int] = {}
    for each in kept:
        key = each.match, each.seed
        ends[key] = max(ends.get(key, 0), each.skipped + each.deals)
    return [
        each for each in results if each.skipped + each.deals > ends.get((each.match, each.seed), 0)
    ]


def keep(file: Path, results: Iterable[Result]) -> None:
    """Write these lines in place of all, at once or not at all."""
    new = file.with_suffix(".new")
    new.unlink(missing_ok=True)
    new.touch()
    for result in results:
        add(new, result)
    new.replace(file)


# --- the tables ----------------------------------------------------------------------------------


def with_section(page: str, text: str) -> str:
    """The page with this text between its marks.

    Raises:
        ValueError: the marks are not there.
    """
    return with_part(page, _BEGIN, _END, text)


def section(
    results: Sequence[Result], tables: Sequence[tuple[str, int]], steps: Sequence[tuple[str, str]]
) -> str:
    """The tables as Markdown.

    Args:
        results: all that was measured and still holds.
        tables: the games in their order, each with its number of seats.
        steps: the pairs of levels in their order.
    """
    rows, times = [], []
    for game, seats in tables:
        here = [each for each in results if (each.match.game, each.match.seats) == (game, seats)]
        cells = [_cell(_of_step(here, step)) for step in steps]
        name = game if seats == 2 else f"{game}, {seats} seats"
        if any(cells):
            rows.append(row([name, *(cell or "–" for cell in cells)]))
            times.append(row([name, *_times(here, _levels(steps))]))
    if not rows:
        return ""
    heads = [f"{first} over {second}" for first, second in steps]
    return "\n".join(
        [
            "Games won of 100, with 95 % intervals from ten deals on, and of how many deals:\n",
            *table(["", *heads], rows),
            f"\n{_TIMES}:\n",
            *table(["", *_levels(steps)], times),
            f"\n{_notes([each for step in steps for each in _of_step(results, step)])}\n",
        ]
    )


def _notes(used: Sequence[Result]) -> str:
    """How much all of it was, and what went wrong in it."""
    faults, stopped = sum(sum(each.faults) for each in used), sum(each.stopped for each in used)
    rounds = "; ¹ single rounds" if any(each.match.rounds == 1 for each in used) else ""
    games = sum(each.games for each in used)
    return f"{games:,} games{rounds}; {faults} failed decisions, {stopped} games without an end."


def _of_step(results: Sequence[Result], step: tuple[str, str]) -> list[Result]:
    """What there is of two levels: whole games, or else single rounds."""
    both = [each for each in results if (each.match.first, each.match.second) == step]
    whole = [each for each in both if each.match.rounds is None]
    return whole or [each for each in both if each.match.rounds == 1]


def _cell(results: Sequence[Result]) -> str:
    if not results:
        return ""
    sample = pooled(each.won for each in results)
    won = sample.share()
    mark = "" if results[0].match.rounds is None else "¹"
    between = ""
    if won["low"] is not None and won["high"] is not None:
        between = f" ({100 * won['low']:.0f}–{100 * won['high']:.0f})"
    return f"**{100 * sample.mean:.0f}**{mark}{between} of {sample.count:,}"


def _times(results: Sequence[Result], levels: Sequence[str]) -> list[str]:
    """Those of a game's levels: all of the same day, so that they compare."""
    timed = [each for each in results if each.python == _USUAL_PYTHON]
    last = max((each.day for each in timed), default="")
    return [_time([each for each in timed if each.day == last], level) for level in levels]


def _time(results: Sequence[Result], level: str) -> str:
    parts = [
        (each.decisions[side], each.mean_ms[side], each.p95_ms[side])
        for each in results
        for side, word in enumerate((each.match.first, each.match.second))
        if word == level and each.decisions[side]
    ]
    if not parts:
        return "–"
    decisions = sum(count for count, _, _ in parts)
    mean = fsum(count * mean for count, mean, _ in parts) / decisions
    # The mean of the parts' 95th percentiles is not quite that of all, for which each decision's
    # time would have to be kept. Parts are the same players on other deals; how busy the machine
    # was moves theirs more (by a tenth to a third) than this does, and "about" says so.
    p95 = fsum(count * p95 for count, _, p95 in parts) / decisions
    return f"{mean:.3g} / {p95:.3g}"


def _levels(steps: Sequence[tuple[str, str]]) -> list[str]:
    """All levels of the steps, the weakest first."""
    return list(dict.fromkeys(level for first, second in steps for level in (second, first)))
