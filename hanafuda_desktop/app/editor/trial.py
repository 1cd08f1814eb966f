"""A strip that says what came of many games played by chance, by the rules being written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QSizePolicy, QWidget

from hanafuda_desktop.app.editor.text import colours_on
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.lab.trial import GAMES, Fault, Trial, tried_in_steps
from hanafuda_desktop.play.clocks import IdleSearch
from hanafuda_desktop.rules.fingerprint import play_digest
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.text.language import tr, trn

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
