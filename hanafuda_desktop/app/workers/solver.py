"""What runs in the process in which patiences are solved; it never imports Qt.

As in the computers' process, plain values come in and go out, and rules come once for each digest.
A question about which nobody wants to know any more is given up in the midst of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, assert_never

from hanafuda_desktop.app.workers.process import READY, Rules, end_with_parent, served
from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.deals import (
    Borders,
    deal_of_day,
    first_of_tier,
    first_winnable,
)
from hanafuda_desktop.families.tableau.solver.hints import Advice, advise
from hanafuda_desktop.families.tableau.solver.questions import (
    About,
    Deals,
    HintQuestion,
    OfDay,
    Picked,
    WinQuestion,
)
from hanafuda_desktop.families.tableau.solver.search import Solution, Verdict
from hanafuda_desktop.families.tableau.solver.solver import solve_stepwise
from hanafuda_desktop.rules.fingerprint import from_json

if TYPE_CHECKING:
    from ctypes import c_longlong
    from multiprocessing.connection import Connection


@dataclass(frozen=True, slots=True)
class Wondered:
    """A question, with the rules it is about."""

    rules: TableauRules
    what: About


@dataclass(frozen=True, slots=True)
class SolveRequest:
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
class SolveAnswer:
    """What came of the question of this number; ``None`` if it was called off."""

    number: int
    answer: Solution | Advice | Picked | None


def asked(number: int, digest: str, question: Wondered) -> SolveRequest:
    """The question as a message; the rules went before it."""
    return SolveRequest(number, digest, question.what)


_BORDERS: Final[dict[str, Borders]] = {}
"""Where the tiers of rules part that were asked for in this process and are measured nowhere."""
_TOLD_EVERY: Final = 0.25
"""Seconds after which the window is told how far a search is."""


def found(
    number: int, question: Wondered, is_wanted: Callable[[], bool]
) -> Iterator[Searched | SolveAnswer]:
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
            yield SolveAnswer(number, _advised(question.rules, sight, is_wanted))
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
) -> Iterator[Searched | SolveAnswer]:
    tell_at = time.monotonic() + _TOLD_EVERY
    for news in search:
        if not isinstance(news, int):
            yield SolveAnswer(number, news)
            return
        if not is_wanted():
            yield SolveAnswer(number, None)
            return
        if time.monotonic() >= tell_at:
            tell_at = time.monotonic() + _TOLD_EVERY
            yield Searched(number, news)
    yield SolveAnswer(number, Solution(Verdict.UNKNOWN, (), 0))  # a search says something at last


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
    end_with_parent()
    known: dict[str, TableauRules] = {}
    with served(pipe):
        pipe.send(READY)
        while True:
            match pipe.recv():
                case Rules(digest, json):
                    rules = from_json(json, LANGUAGE)
                    assert isinstance(rules, TableauRules)
                    known[digest] = rules
                case SolveRequest(number, digest, what):

                    def is_wanted(number: int = number) -> bool:
                        return wanted.value == number

                    for message in found(number, Wondered(known[digest], what), is_wanted):
                        pipe.send(message)
