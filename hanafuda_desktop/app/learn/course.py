"""Where in the lesson one is; how far one has come is kept in a file. Free of Qt."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.learn.lesson import Part, PlayStep, Step
from hanafuda_desktop.app.lesson_file import keep_step, kept_step

__all__ = ["Course"]

_LOG: Final = logging.getLogger(__name__)


class Course:
    """The way through the steps.

    Args:
        parts: all of them, in order.
        file: where it is kept how far one has come.

    Attributes:
        parts: all parts, in order.
        steps: the steps of them all, in order.
        at: the number of the step that one is at.
    """

    def __init__(self, parts: Sequence[Part], file: Path) -> None:
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
