"""Where in the lesson one is; how far one has come is kept in a file. Free of Qt."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.learn.lesson import (
    LessonPart,
    LessonTask,
    PlayStep,
    PointStep,
    Step,
    not_that,
)
from hanafuda_desktop.app.learn.progress import keep_step, kept_step
from hanafuda_desktop.app.learn.steps import OUTCOMES
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.view import Outcome
from hanafuda_desktop.text.language import tr

# What is to be done on a step, how much of it was done, and what is said to it. Free of Qt.

_LEARNER: Final = 0


class Exercise:
    """One step, while it is done.

    Args:
        step: the step.
        tell: says a text of the step in the language that is spoken.

    Attributes:
        is_done: whether one can go on.
        found: the cards that were found so far, where some are to be pointed out.
    """

    def __init__(self, step: Step, tell: Callable[[str], str]) -> None:
        self._step = step
        self._tell = tell
        self._times = 0
        self.found: frozenset[int] = frozenset()
        self.is_done = not isinstance(step, PlayStep | PointStep)

    @property
    def task(self) -> str:
        """What is to be done now; nothing once it is done."""
        step = self._step
        if self.is_done and isinstance(step, PlayStep | PointStep):
            return ""
        task = self._tell(step.task)
        if isinstance(step, PlayStep) and step.times > 1:
            return tr("{task}\n{done} of {count}", task=task, done=self._times, count=step.times)
        return task

    # --- pointing --------------------------------------------------------------------------------

    @property
    def missing(self) -> frozenset[int]:
        """The cards that are still to be found."""
        return self._step.wanted - self.found if isinstance(self._step, PointStep) else frozenset()

    def point(self, card: int) -> str:
        """A card was pointed at; returns what is said to that."""
        step = self._step
        if self.is_done or not isinstance(step, PointStep):
            return ""
        if card not in step.wanted:
            return self._tell(step.otherwise) if step.otherwise else not_that(card)
        self.found |= {card}
        self.is_done = not self.missing
        if self.is_done:
            return self._tell(step.praise)
        return tr("Yes, that is one. There is another.")

    def show(self, card: int) -> str:
        """Say that a card is one of those that are meant."""
        return tr("It is this one: {card}.", card=CARDS[card].title)

    # --- playing ---------------------------------------------------------------------------------

    @property
    def is_played(self) -> bool:
        """Whether what is asked for was played as often as it is asked for."""
        return isinstance(self._step, PlayStep) and self._times >= self._step.times

    def play(self) -> str:
        """What is asked for was played; returns what is said to that before the last time."""
        self._times += 1
        return "" if self.is_played else tr("Yes, those two belong together.")

    def stray(self) -> str:
        """Something else was tried; returns what is said to that."""
        return self._tell(self._step.otherwise) if isinstance(self._step, PlayStep) else ""

    def settle(self, outcome: Outcome | None) -> str | None:
        """The cards lie still.

        Args:
            outcome: how the game on the table ended, if it did.

        Returns:
            What is said if the step is done by that; without words, the next one follows at once.
            ``None`` if it is not.
        """
        step = self._step
        if self.is_done or not isinstance(step, PlayStep):
            return None
        if step.aim is LessonTask.PLAY_ON:
            self.is_done = outcome is not None
            return _said_of(outcome) if outcome is not None else None
        self.is_done = self.is_played
        return self._tell(step.praise) if self.is_done else None


def _said_of(outcome: Outcome) -> str:
    won, lost, drawn = OUTCOMES
    if len(outcome.winners) != 1:
        return tr(drawn)
    return tr(won if outcome.winners[0] == _LEARNER else lost)


_LOG: Final = logging.getLogger(__name__)


class LessonCourse:
    """The way through the steps.

    Args:
        parts: all of them, in order.
        file: where it is kept how far one has come.

    Attributes:
        parts: all parts, in order.
        steps: the steps of them all, in order.
        at: the number of the step that one is at.
    """

    def __init__(self, parts: Sequence[LessonPart], file: Path) -> None:
        self.parts = tuple(parts)
        self.steps = tuple(step for part in parts for step in part.steps)
        self._file = file
        self.at = self._read()

    @property
    def step(self) -> Step:
        """The step that one is at."""
        return self.steps[self.at]

    @property
    def part(self) -> int:
        """The number of the part that it belongs to, 0 for the first."""
        return next(n for n, part in enumerate(self.parts) if self.step in part.steps)

    @property
    def is_first(self) -> bool:
        """Whether nothing comes before it."""
        return self.at == 0

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after it."""
        return self.at == len(self.steps) - 1

    @property
    def goes_on(self) -> bool:
        """Whether the step is played at the table of the step before, as that left it."""
        return isinstance(self.step, PlayStep) and self.step.position is None

    def next(self) -> None:
        """Go to the next step; at the last one, stay."""
        self.at = min(self.at + 1, len(self.steps) - 1)

    def skip(self) -> None:
        """Go to the next step that does not need what was to be done here."""
        self.next()
        while self.goes_on:
            self.next()

    def back(self) -> None:
        """Go to the step before; into the middle of a game one comes at its beginning."""
        self.at = max(0, self.at - 1)
        self.to_beginning()

    def to_beginning(self) -> None:
        """Go to the step in which the table of this one was laid."""
        while self.goes_on:
            self.at -= 1

    def keep(self) -> str:
        """Keep how far one has come; after the last step one begins anew.

        Returns:
            Why it cannot be kept, or the empty string.
        """
        try:
            keep_step(self._file, self.step.id, is_last=self.is_last)
        except OSError as error:
            _LOG.warning("how far the lesson went cannot be kept: %s", error)
            return error.strerror or str(error)
        return ""

    def _read(self) -> int:
        """The step that was kept, from the beginning of its table on."""
        found = kept_step(self._file)
        ids = [step.id for step in self.steps]
        self.at = ids.index(found) if found in ids else 0
        self.to_beginning()
        return self.at
