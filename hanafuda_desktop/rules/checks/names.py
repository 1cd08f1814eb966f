"""Names of parts: each part of a list needs one of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.checks.problem import Problem
from hanafuda_desktop.rules.schema.values import Named
from hanafuda_desktop.rules.suggestions import quoted

__all__ = ["LACKING", "repeated"]

LACKING: Final[Mapping[str, str]] = {
    "stock": tr_noop("this game has no stock"),
    "waste": tr_noop("this game has no waste"),
    "cells": tr_noop("this game has no cells"),
    "foundations": tr_noop("this game has no foundations"),
}
"""What to say where a file speaks of piles that its game has not."""


def repeated(key: str, parts: Sequence[Named], taken: Iterable[str] = ()) -> Iterator[Problem]:
    """Parts whose id was used before."""
    seen = set(taken)
    for number, part in enumerate(parts):
        if part.id in seen:
            message = tr("the id {name} is used twice", name=quoted(part.id))
            yield Problem((key, number, "id"), message, tr("each part needs a name of its own"))
        seen.add(part.id)
