"""What runs in the process in which patiences are solved; it never imports Qt.

As in the computers' process, plain values come in and go out. A question about which nobody wants
to know any more is given up in the midst of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, assert_never

from hanafuda_desktop.app.workers.process import Progress, Reply, serve_questions
from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.deals import (
    Borders,
    deal_of_day,
    first_of_tier,
    first_winnable,
)
from hanafuda_desktop.families.tableau.solver.hints import Advice, advise
from hanafuda_desktop.families.tableau.solver.search import Solution, Verdict
from hanafuda_desktop.families.tableau.solver.solver import solve_stepwise
from hanafuda_desktop.families.tableau.solver.winnability import (
    About,
    Deals,
    HintQuestion,
    OfDay,
    Picked,
    WinQuestion,
)

if TYPE_CHECKING:
    from ctypes import c_longlong
    from multiprocessing.connection import Connection


@dataclass(frozen=True, slots=True)
class TableauQuestion:
    """A question, with the rules it is about."""

    rules: TableauRules
    what: About


_BORDERS: Final[dict[str, Borders]] = {}
"""Where the tiers of rules part that were asked for in this process and are measured nowhere."""
_TOLD_EVERY: Final = 0.25
"""Seconds after which the window is told how far a search is."""


def found(
    number: int, question: TableauQuestion, is_wanted: Callable[[], bool]
) -> Iterator[Progress | Reply]:
    """How far the search is, now and then, and at last what came of it.

    Args:
        number: the question's number.
        question: the question.
        is_wanted: whether anybody still wants to know; asked every few hundred nodes.
    """
    match question.what:
        case WinQuestion() as position:
            search = solve_stepwise(
                engine_for(Tableau, question.rules), position.state, position.budget
            )
            yield from _searched(number, search, is_wanted)
        case Deals() as deals:
            yield from _searched(number, _looked_for(question.rules, deals), is_wanted)
        case OfDay(day):
            search_of_day = deal_of_day(engine_for(Tableau, question.rules), day)
            yield from _searched(number, search_of_day, is_wanted)
        case HintQuestion() as sight:
            yield Reply(number, _advised(question.rules, sight, is_wanted))
        case other:
            assert_never(other)


def _looked_for(rules: TableauRules, deals: Deals) -> Iterator[int | Picked]:
    engine = engine_for(Tableau, rules)
    numbers = range(deals.first, min(deals.first + deals.most, MAX_SEED + 1))
    if deals.tier is None:
        return first_winnable(engine, numbers)
    return first_of_tier(engine, numbers, deals.tier, _BORDERS)


def _searched(
    number: int, search: Iterator[int | Solution | Picked], is_wanted: Callable[[], bool]
) -> Iterator[Progress | Reply]:
    tell_at = time.monotonic() + _TOLD_EVERY
    for news in search:
        if not isinstance(news, int):
            yield Reply(number, news)
            return
        if not is_wanted():
            yield Reply(number, None)
            return
        if time.monotonic() >= tell_at:
            tell_at = time.monotonic() + _TOLD_EVERY
            yield Progress(number, news)
    yield Reply(number, Solution(Verdict.UNKNOWN, (), 0))  # a search says something at last


def _advised(
    rules: TableauRules, sight: HintQuestion, is_wanted: Callable[[], bool]
) -> Advice | None:
    until = time.monotonic() + sight.budget_ms / 1000
    best: Advice | None = None
    for advice in advise(rules, sight.view, plan=sight.plan):
        best = advice
        if not is_wanted():
            return None
        if time.monotonic() >= until:
            break
    return best


def serve(pipe: Connection, wanted: c_longlong) -> None:
    """Answer questions until nobody is left to ask them.

    Args:
        pipe: where questions come from and answers go to.
        wanted: the number of the question to which the answer is still wanted.
    """
    serve_questions(
        pipe, lambda number, question: found(number, question, lambda: wanted.value == number)
    )
