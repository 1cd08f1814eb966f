"""Which cards a yaku needs, in games of every family."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator

from hanafuda_desktop.rules.schema.selectors import CardsWanted
from hanafuda_desktop.rules.schema.values import Model, Positive

__all__ = ["Need", "NeedWritten"]


class Need(Model):
    """Cards that a yaku needs."""

    cards: CardsWanted
    """The cards among which to choose."""
    count: Positive = 1
    """How many of them."""
    each: Literal["month", "category"] | None = None
    """``count`` cards of each month, or of each kind, that is among ``cards``."""
    same: Literal["month", "category"] | None = None
    """Whether the ``count`` cards must all be of one month, or of one kind."""


def _read_need(value: Any) -> Any:
    """Cards by themselves are a need of one of them."""
    return {"cards": value} if isinstance(value, str | list | tuple) else value


NeedWritten = Annotated[
    Need,
    BeforeValidator(
        _read_need,
        json_schema_input_type=CardsWanted | Need,
    ),
]
"""A need as it is written: a map, or just the cards."""
