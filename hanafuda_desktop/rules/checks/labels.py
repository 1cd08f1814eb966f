"""What things are called: names stand in menus, on plates and buttons, so they are a short line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pydantic import BaseModel

from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.checks.problem import Path, Problem

__all__ = ["LONGEST_NAME", "labels"]

_NAMES: Final = frozenset({"name", "plural", "stop", "go"})
"""Keys that hold names; texts may also stand elsewhere, and be long there."""
LONGEST_NAME: Final = 80
"""The most characters of a name."""


def labels(value: Any, at: Path = ()) -> Iterator[Problem]:
    """Names of a game and of its parts that no menu can show.

    Args:
        value: the rules, or a part of them.
        at: the way to it.
    """
    match value:
        case BaseModel():
            for key, inner in value:
                if key in _NAMES and isinstance(inner, dict):
                    yield from _label(inner, (*at, key))
                else:
                    yield from labels(inner, (*at, key))
        case tuple() | list():
            for number, inner in enumerate(value):
                yield from labels(inner, (*at, number))


def _label(words: dict[str, str], at: Path) -> Iterator[Problem]:
    if any("\n" in text.strip() for text in words.values()):
        yield Problem(at, tr("a name stands on one line"), tr("write what is more into 'notes'"))
    elif any(len(text) > LONGEST_NAME for text in words.values()):
        message = tr(
            "this name is too long: at most {most} characters are allowed",
            most=LONGEST_NAME,
        )
        yield Problem(at, message, tr("write what is more into 'notes'"))
