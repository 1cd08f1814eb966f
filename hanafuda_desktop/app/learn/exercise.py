"""What is to be done on a step, how much of it was done, and what is said to it. Free of Qt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hanafuda_desktop.app.learn.lesson import Aim, PlayStep, PointStep, Step
from hanafuda_desktop.app.learn.steps import OUTCOMES
from hanafuda_desktop.app.learn.wording import not_that
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.outcome import Outcome
from hanafuda_desktop.language import tr

__all__ = ["Exercise"]

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
        if step.aim is Aim.PLAY_ON:
            self.is_done = outcome is not None
            return _said_of(outcome) if outcome is not None else None
        self.is_done = self.is_played
        return self._tell(step.praise) if self.is_done else None


def _said_of(outcome: Outcome) -> str:
    won, lost, drawn = OUTCOMES
    if len(outcome.winners) != 1:
        return tr(drawn)
    return tr(won if outcome.winners[0] == _LEARNER else lost)
