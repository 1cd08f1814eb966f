"""Yaku of fishing games, and the cards that count as others for them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from hanafuda_desktop.cards.card import Category
from hanafuda_desktop.rules.schema.needs import NeedWritten
from hanafuda_desktop.rules.schema.numbers import Points
from hanafuda_desktop.rules.schema.selectors import (
    CardsWanted,
)
from hanafuda_desktop.rules.schema.values import (
    ONE_OR_MORE,
    Flag,
    Identifier,
    Model,
    Named,
    Whole,
    Words,
)

__all__ = ["MOST_EITHER", "CountsAs", "Extra", "FishingYaku"]

MOST_EITHER: Final = 6
"""How many cards may count as one kind or the other: every choice of these is tried."""


class CountsAs(Named):
    """Cards that count as another kind when cards of that kind are counted."""

    cards: CardsWanted
    """The cards."""
    category: Category
    """The kind they count as."""
    count: Annotated[Whole, Field(ge=1, le=4)] = 1
    """As how many cards of that kind; but as one for needs of a yaku that want the same cards,
    since each card serves one of them."""
    when: Literal["also", "instead", "either"] = "also"
    """Besides their own kind; instead of it; or one of the two at a time, whichever scores
    better."""


class Extra(Model):
    """What cards beyond those that a yaku needs add to it."""

    cards: CardsWanted | None = None
    """Which further cards count; left out, those among which the yaku chooses."""
    points: Annotated[
        tuple[Points, ...],
        Field(min_length=1, max_length=24),
        ONE_OR_MORE,
    ] = (1,)
    """Points for each further card; or a list for the first, the second and so on, whose last
    number goes on for the rest."""


class FishingYaku(Named):
    """A set of captured cards that is worth points."""

    name: Words
    """What people call it."""
    needs: Annotated[tuple[NeedWritten, ...], Field(min_length=1, max_length=48), ONE_OR_MORE]
    """The cards it takes; each card serves one need."""
    points: Points | None = None
    """What it is worth; left out, ``yaku_points``."""
    extra: Extra | None = None
    """What further cards add."""
    round_month: Flag = False
    """Whether only cards of the round's month count."""
    group: Identifier | None = None
    """Of all yaku of a group a player counts the best alone."""
    over: Annotated[
        tuple[Identifier, ...],
        Field(max_length=64),
        ONE_OR_MORE,
    ] = ()
    """Yaku that do not count beside this one."""
    spoiled_by: CardsWanted | None = None
    """Captured cards of one's own that cancel it."""
