"""What a check finds, and what it must know to look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.diagnostics import Severity

__all__ = ["DELETE", "Check", "Path", "Problem", "reads"]

DELETE: Final = "\N{ERASE TO THE LEFT}"
"""Stands in a hint where it tells to delete the value: a file whose base wrote it does that in
another way."""

Path = tuple[str | int, ...]
"""The way to a value in the rules: ``("yaku", 3, "needs", 0)``."""


class Problem(NamedTuple):
    """One thing that makes no sense.

    Attributes:
        at: the value that is to be changed.
        message: what is wrong with it.
        hint: what to do; :data:`DELETE` stands for "delete it".
        severity: an error, or a warning where the game can be played all the same.
        on_key: show the key and not the value.
        inherited_hint: what to do in a file whose base wrote the value, where that differs.
        names: the id of a part that is not there: a file that removes it causes the problem.
        leftover: it is never used, which is no mistake where a base wrote it that uses it.
    """

    at: Path
    message: str
    hint: str | None = None
    severity: Severity = Severity.ERROR
    on_key: bool = False
    inherited_hint: str | None = None
    leftover: bool = False
    names: str | None = None

    @property
    def hint_here(self) -> str | None:
        """What to do in the file that wrote the value."""
        return self.hint_by(tr("delete it"))

    def hint_by(self, delete: str) -> str | None:
        """What to do, where the value is deleted in this way."""
        return None if self.hint is None else self.hint.replace(DELETE, delete, 1)


class Check(NamedTuple):
    """A check, and the keys at the top of the rules that must be sound for it to run."""

    keys: frozenset[str]
    run: Callable[[Any], Iterator[Problem]]


def reads(*keys: str) -> Callable[[Callable[[Any], Iterator[Problem]]], Check]:
    """Make a check of a function that looks at these keys of the rules alone.

    A file with an error in its columns still has its yaku checked.
    """

    def decorate(run: Callable[[Any], Iterator[Problem]]) -> Check:
        return Check(frozenset(keys), run)

    return decorate
