"""What the solver is asked: plain values, which can go to another process.

Two kinds of question are kept apart. A :class:`WinQuestion` is judged by one who knows every
card, and so are :class:`Deals` and the deal :class:`OfDay`. A :class:`HintQuestion` is what a
player sees, and nothing else goes into a hint.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.tableau.solver.search import Budget
from hanafuda_desktop.families.tableau.solver.tiers import Tier
from hanafuda_desktop.families.tableau.state import TableauMove, TableauState

JUDGE_NODES: Final = 400_000
"""A position that takes more is left undecided."""
JUDGE_POSITIONS: Final = 400_000
"""So many positions are remembered at a time, which bounds the memory of the process."""


@dataclass(frozen=True, slots=True)
class WinQuestion:
    """Can this be won, by one who knows every card?

    Attributes:
        state: the position.
        budget: what the search may spend.
    """

    state: TableauState
    budget: Budget


@dataclass(frozen=True, slots=True)
class HintQuestion:
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


About = WinQuestion | HintQuestion | Deals | OfDay
"""All that can be asked."""


def to_judge(game: Game, number: int) -> WinQuestion:
    """The question whether a patience could be won after so many of its moves."""
    return WinQuestion(game.state_before(number), Budget(JUDGE_NODES, JUDGE_POSITIONS))
