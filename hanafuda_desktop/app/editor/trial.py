"""A strip that says what came of many games played by chance, by the rules being written."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QSizePolicy, QWidget

from hanafuda_desktop.app.editor.text import colours_on
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.lab.statistics import clear_bar, is_watched, progress_bar
from hanafuda_desktop.lab.trial import GAMES, Fault, Trial, tried_in_steps
from hanafuda_desktop.play.clocks import Clock, IdleSearch
from hanafuda_desktop.rules.fingerprint import play_digest
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.text.language import tr, trn

# Plays a rule file by chance for a limited time; says how far it is, and what was slow.

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
        self, file: Path, rules: GameBase, most_seconds: int, clock: Clock = time.perf_counter
    ) -> None:
        self._file = file
        self._rules = rules
        self._most = most_seconds
        self._clock = clock
        self._begun = self._last = self._said = clock()
        self._trial = Trial(0, 0)
        self._games: list[_GamePlayed] = []

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
                self._say_how_far()
                if self._trial.is_over or self._seconds >= self._most:
                    return
        finally:
            clear_bar()

    def _began(self, trial: Trial, players: int, deal: int) -> None:
        self._trial = trial
        self._games.append(_GamePlayed(players, deal))
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
        if self._last - self._said < _SAID_EVERY or sys.stderr is None or is_watched():
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


_AFTER_MS: Final = 900
"""So long nobody has typed when it begins."""
_PAUSE_MS: Final = 8
"""Nobody waits for it, so it leaves most of each frame alone."""


def trial_words(trial: Trial) -> str:
    """What came of it, in a sentence."""
    if not trial.faults:
        return tr("{played} games played with random moves: no problems.", played=trial.played)
    return trn(
        "A game of {played} with random moves broke: {fault}.",
        "{n} games of {played} with random moves broke: {fault}.",
        len(trial.faults),
        played=trial.played,
        fault=trial.faults[0],
    )


class TrialStrip(QWidget):
    """Plays a few milliseconds at a time; whoever types stops it.

    Args:
        parent: the window it stands in.

    Attributes:
        is_over: whether all games were played by the rules it was given last.
    """

    ended = Signal(object)
    """All games were played: a :class:`Trial`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Games with random moves"))
        self.words = PlainLabel(parent=self, wraps=True)
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.bar = QProgressBar(self, textVisible=False)
        self.bar.setMaximumWidth(120)
        self.bar.setAccessibleName(tr("Games played so far"))
        self.bar.hide()
        self.copy = QPushButton(tr("Cop&y"), self, autoDefault=False)
        self.copy.setToolTip(tr("Copy the deals that broke, with all their moves"))
        self.copy.setAccessibleName(tr("Copy what broke"))
        self.copy.clicked.connect(self._copied)
        self.copy.hide()
        filled(QHBoxLayout(self), (self.words, 1), self.bar, self.copy, margins=(8, 2, 8, 4))
        self.is_over = False
        self._played_by = ""
        self._faults: tuple[Fault, ...] = ()
        self._search = IdleSearch(self, pause_ms=_PAUSE_MS)
        self._search.found.connect(self._found)
        self._search.failed.connect(self._failed)

    @property
    def is_busy(self) -> bool:
        """Whether games are being played, or are about to be."""
        return self._search.is_busy

    def show_rules(self, rules: GameBase | None) -> None:
        """Play by rules that were not tried yet; ``None`` while there are no sound ones."""
        if rules is None:
            self._played_by = ""
            self.say_broken()
        elif play_digest(rules) != self._played_by or not self.is_over:
            self._played_by = play_digest(rules)
            self.begin(rules)

    def begin(self, rules: GameBase) -> None:
        """Play by these rules from the first game on."""
        self.is_over = False
        self._show_faults(())
        self.words.setText(tr("Playing {number} games with random moves…", number=GAMES))
        self.bar.setRange(0, GAMES)
        self.bar.setValue(0)
        self.bar.show()
        self._search.ask(lambda: self._played(rules), after_ms=_AFTER_MS)

    def _played(self, rules: GameBase) -> Iterator[Trial | None]:
        for trial in tried_in_steps(rules):
            if trial is not None:
                self.bar.setValue(trial.played)
            yield trial if trial is not None and trial.is_over else None

    def stop(self) -> None:
        """Play no more."""
        self._search.stop()
        self.bar.hide()

    def say_broken(self) -> None:
        """There are no sound rules to play by."""
        self.stop()
        self._show_faults(())
        self.words.setText(tr("Games with random moves are played once nothing is wrong."))

    def _failed(self) -> None:
        self.bar.hide()
        self.words.setText(tr("The games could not be played to their end."))

    def _found(self, trial: Trial) -> None:
        self.is_over = True
        self.bar.hide()
        self.words.setText(trial_words(trial))
        self._show_faults(trial.faults)
        self.ended.emit(trial)

    def _show_faults(self, faults: tuple[Fault, ...]) -> None:
        self._faults = faults
        colour = f"color: {colours_on(self.palette()).error.name()}" if faults else ""
        self.words.setStyleSheet(colour)
        self.copy.setVisible(bool(faults))

    def _copied(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(fault.report() for fault in self._faults))
