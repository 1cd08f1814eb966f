"""Names of parts: each part of a list needs one of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from hanafuda_desktop.rules.checks.problem import Problem
from hanafuda_desktop.rules.schema.values import Named
from hanafuda_desktop.rules.suggestions import quoted

__all__ = ["repeated"]


def repeated(key: str, parts: Sequence[Named], taken: Iterable[str] = ()) -> Iterator[Problem]:
    """Parts whose id was used before."""
    seen = set(taken)
    for number, part in enumerate(parts):
        if part.id in seen:
            message = f"the id {quoted(part.id)} is used twice"
            yield Problem((key, number, "id"), message, "each part needs a name of its own")
        seen.add(part.id)
