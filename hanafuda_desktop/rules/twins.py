"""Which cards are one and the same to a game: nothing in its rules tells them from one another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.selectors import Fit, Selector, selected


def likes_of(rules: GameBase) -> tuple[int, ...]:
    """For each card, the first card of its month and kind that is the same to these rules: whatever
    cards they mean, both are among them or neither, and no places are compared that set them apart.
    Mostly these are a month's chaff. Two needs of one card each set these apart, though together
    they may not.
    """
    parts = list(_parts(rules))
    masks = [selected(part) for part in parts if isinstance(part, tuple)]
    compares = any(
        isinstance(part, Fit) and part.place != "any" and not part.twins for part in parts
    )
    first: dict[tuple[object, ...], int] = {}
    return tuple(
        first.setdefault(
            (
                card.month,
                card.category,
                card.place if compares else None,
                *(mask >> card.index & 1 for mask in masks),
            ),
            card.index,
        )
        for card in CARDS
    )


def _parts(value: Any) -> Iterator[BaseModel | tuple[Selector, ...]]:
    """A part of the rules, and all that it is made of; selectors for the same cards together."""
    if isinstance(value, tuple) and value and isinstance(value[0], Selector):
        yield value
    elif isinstance(value, BaseModel):
        yield value
        value = tuple(getattr(value, name) for name in type(value).model_fields)
    elif isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, tuple | list):
        for each in value:
            yield from _parts(each)
