"""Plays a rule file by chance for a limited time; says how far it is, and what was slow."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.measured import clear_bar, progress_bar
from hanafuda_desktop.app.stopwatch import Clock
from hanafuda_desktop.lab.trial import Trial, tried_in_steps
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["TrialRun"]

_MOST_MOVES: Final = 500
"""A game of more moves would fill the screen many times over."""
_SAID_EVERY: Final = 10.0
"""Seconds after which a line says how far it is, where no bar can be drawn."""
_SLOW: Final = 10.0
"""Where the games take so many seconds it is told which of them did."""


@dataclass(slots=True)
class _GamePlayed:
    """One of the games, with its moves and seconds so far."""

    players: int
    deal: int
    moves: int = 0
    seconds: float = 0.0


class TrialRun:
    """The games that a rule file is tried with.

    Args:
        file: what it is called in what is said.
        rules: the game.
        most_seconds: after so many no further move is made.
        clock: what the time is read from.
    """

    def __init__(
        self, file: Path, rules: GameRules, most_seconds: int, clock: Clock = time.perf_counter
    ) -> None:
        self._file = file
        self._rules = rules
        self._most = most_seconds
        self._clock = clock
        self._begun = self._last = self._said = clock()
        self._trial = Trial(0, 0)
        self._games: list[_GamePlayed] = []
        self._shows_bar = sys.stderr is not None and sys.stderr.isatty()

    def lines(self) -> list[tuple[str, bool]]:
        """Play; what came of it, a line each, and whether it is something that broke."""
        self._play()
        trial = self._trial
        told = [(f"error: {fault.report(_MOST_MOVES)}", True) for fault in trial.faults]
        if not trial.is_over:
            told.append((self._cut(), False))
        elif not trial.faults:
            told.append((f"{trial.played} games played by chance, all well", False))
        if self._seconds >= min(_SLOW, self._most):
            told += [(line, False) for line in self._slow()]
        return [(f"{self._file}: {line}", broke) for line, broke in told]

    @property
    def _seconds(self) -> float:
        return self._last - self._begun

    def _play(self) -> None:
        try:
            for trial in tried_in_steps(self._rules, began=self._began):
                self._took(trial)
                if not self._shows_bar:
                    self._say_how_far()
                if self._trial.is_over or self._seconds >= self._most:
                    return
        finally:
            if self._shows_bar:
                clear_bar()

    def _began(self, trial: Trial, players: int, deal: int) -> None:
        self._trial = trial
        self._games.append(_GamePlayed(players, deal))
        if self._shows_bar:
            progress_bar(trial.played, trial.wanted)

    def _took(self, trial: Trial | None) -> None:
        """A move was made, or the game is over."""
        now = self._clock()
        game = self._games[-1]
        game.seconds += now - self._last
        self._last = now
        if trial is None:
            game.moves += 1
        else:
            self._trial = trial

    def _say_how_far(self) -> None:
        if sys.stderr is None or self._last - self._said < _SAID_EVERY:
            return
        self._said = self._last
        trial, seconds = self._trial, round(self._seconds)
        far = f"{trial.played} of {trial.wanted} games played in {seconds} seconds"
        sys.stderr.write(f"hanafuda: {self._file}: {far}\n")
        sys.stderr.flush()

    def _cut(self) -> str:
        """What was played in the time, and what was not."""
        trial = self._trial
        well = "some broke" if trial.faults else "all well"
        time_given = _counted(self._most, "second")
        return (
            f"{trial.played} of {trial.wanted} games played by chance in {time_given}, {well}; "
            f"{trial.wanted - trial.played} not played (--seconds allows more)"
        )

    def _slow(self) -> list[str]:
        """Which games took the time."""
        longest = max(self._games, key=lambda game: game.seconds)
        per_count: dict[int, list[float]] = {}
        for game in self._games:
            per_count.setdefault(game.players, []).append(game.seconds)
        shares = ", ".join(
            f"{sum(each):.1f} s in {_counted(len(each), 'game')} of {_counted(players, 'player')}"
            for players, each in sorted(per_count.items())
        )
        which = f"deal {longest.deal} with {_counted(longest.players, 'player')}"
        took = f"{longest.seconds:.1f} s, {_counted(longest.moves, 'move')}"
        return [f"slow: {shares}", f"slow: the longest game is {which}: {took}"]


def _counted(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"
