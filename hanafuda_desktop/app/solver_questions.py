"""What the solver's process is asked, and what it answers: plain values.

Two kinds of question are kept apart. A :class:`Position` is judged by one who knows every card, and
so are :class:`Deals` and the deal :class:`OfDay`. A :class:`Sight` is what a player sees, and
nothing else goes into a hint.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hanafuda_desktop.engine.tableau.moves import TableauMove
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.tableau import TableauRules
from hanafuda_desktop.solver.picking import Picked, Tier
from hanafuda_desktop.solver.verdict import Budget, Solution

if TYPE_CHECKING:
    from hanafuda_desktop.solver.hints import Advice

__all__ = [
    "About",
    "Asked",
    "Deals",
    "Found",
    "OfDay",
    "Position",
    "Searched",
    "Sight",
    "Wondered",
    "asked",
]


@dataclass(frozen=True, slots=True)
class Position:
    """Can this be won, by one who knows every card?

    Attributes:
        state: the position.
        budget: what the search may spend.
    """

    state: TableauState
    budget: Budget


@dataclass(frozen=True, slots=True)
class Sight:
    """What is a good move, for one who sees this?

    Attributes:
        view: what the player sees.
        plan: what is left of an earlier plan.
        budget_ms: how long it may take, in milliseconds.
    """

    view: View
    plan: tuple[TableauMove, ...]
    budget_ms: int


@dataclass(frozen=True, slots=True)
class Deals:
    """Which is the first deal, from this number on, that can be won?

    Attributes:
        first: the number.
        most: how many deals are tried.
        tier: how hard it is to be, if that matters.
    """

    first: int
    most: int
    tier: Tier | None = None


@dataclass(frozen=True, slots=True)
class OfDay:
    """Which deal that can be won is the game of this day?

    Attributes:
        day: the day, as 2026-11-21.
    """

    day: str


About = Position | Sight | Deals | OfDay
"""All that can be asked."""


@dataclass(frozen=True, slots=True)
class Wondered:
    """A question, with the rules it is about."""

    rules: TableauRules
    what: About


@dataclass(frozen=True, slots=True)
class Asked:
    """A question on its way to the process: its number, and the digest of the rules."""

    number: int
    digest: str
    what: About


@dataclass(frozen=True, slots=True)
class Searched:
    """So many nodes were searched so far, for the question of this number."""

    number: int
    nodes: int


@dataclass(frozen=True, slots=True)
class Found:
    """What came of the question of this number; ``None`` if it was called off."""

    number: int
    answer: Solution | Advice | Picked | None


def asked(number: int, digest: str, question: Wondered) -> Asked:
    """The question as a message; the rules went before it."""
    return Asked(number, digest, question.what)
