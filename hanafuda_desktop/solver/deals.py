"""Finds deals of a patience that can be won, by their numbers.

A deal counts only when a line that wins it was found and was played through the engine. One that
the search cannot decide with what it may spend is passed over, as one that cannot be won is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import islice
from typing import Final

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.tableau.family import Tableau
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.rules.flattened import play_digest
from hanafuda_desktop.solver.difficulty import MEASURED, effort
from hanafuda_desktop.solver.picking import Borders, Picked, Tier, borders_of, tier_of
from hanafuda_desktop.solver.solving import solving
from hanafuda_desktop.solver.verdict import Budget, Solution, Verdict

__all__ = [
    "EACH_DEAL",
    "deal_of_day",
    "deals_of_day",
    "first_of_tier",
    "first_winnable",
]

EACH_DEAL: Final = Budget(nodes=30_000, positions=200_000)
"""What the search may spend on one deal; a deal that takes more is passed over."""
_SAMPLE: Final = 24
"""So many deals that can be won say where the tiers of unmeasured rules part."""
_SAMPLED: Final = 60
"""So many deals are looked at for that; rules that allow few wins are known by fewer."""
_NUMBERS: Final = 10_000_000
"""Deals of a day are numbered below this: seven digits can be told to a friend."""


def _any(_: TableauState) -> bool:
    return True


def first_winnable(
    engine: Tableau,
    numbers: Iterable[int],
    budget: Budget = EACH_DEAL,
    fits: Callable[[TableauState], bool] = _any,
) -> Iterator[int | Picked]:
    """Look for the first deal that can be won.

    Yields the nodes searched so far every few hundred nodes, and at last what came of it.

    Args:
        engine: the rules.
        numbers: the deals' numbers, in the order in which they are tried.
        budget: what the search may spend on each.
        fits: whether a deal that can be won is what is looked for.
    """
    nodes = tried = 0
    for tried, number in enumerate(numbers, 1):
        state = engine.deal(shuffled(engine.deck, number), number).state
        for news in solving(engine, state, budget):
            if isinstance(news, Solution):
                nodes += news.nodes
                if news.verdict is Verdict.WON and fits(state):
                    yield Picked(number, tried, news)
                    return
            else:
                yield nodes + news
        yield nodes
    yield Picked(None, tried)


def first_of_tier(
    engine: Tableau, numbers: Iterable[int], tier: Tier, known: dict[str, Borders]
) -> Iterator[int | Picked]:
    """Look for the first deal that can be won and is as hard as is wanted.

    Yields as :func:`first_winnable` does.

    Args:
        engine: the rules.
        numbers: the deals' numbers, in the order in which they are tried.
        tier: how hard.
        known: the borders between the tiers that were measured here before, by the rules'
            fingerprints (:func:`play_digest`); those of these rules are added if need be.
    """
    fingerprint = play_digest(engine.program.rules)
    borders = MEASURED.get(fingerprint) or known.get(fingerprint)
    if borders is None:
        efforts: list[int] = []
        yield from _sample(engine, efforts)
        if not efforts:
            yield Picked(None, _SAMPLED)
            return
        borders = known[fingerprint] = borders_of(efforts)
    at = borders
    yield from first_winnable(
        engine, numbers, fits=lambda state: tier_of(effort(engine, state), at) is tier
    )


def _sample(engine: Tableau, efforts: list[int]) -> Iterator[int]:
    """Add the efforts of some deals that can be won; yields the nodes searched meanwhile."""
    numbers = iter(range(_SAMPLED))
    while len(efforts) < _SAMPLE:
        for news in first_winnable(engine, numbers):
            if isinstance(news, int):
                yield news
            elif news.deal is None:
                return
            else:
                dealt = engine.deal(shuffled(engine.deck, news.deal), news.deal)
                efforts.append(effort(engine, dealt.state))


def deal_of_day(engine: Tableau, day: str) -> Iterator[int | Picked]:
    """Look for the game of a day: the same on every computer, and verified before it is told.

    Yields as :func:`first_winnable` does.

    Args:
        engine: the rules.
        day: the day, as 2026-11-21.
    """
    return first_winnable(engine, deals_of_day(engine.program.rules.id, day))


def deals_of_day(game_id: str, day: str, most: int = 100) -> Iterator[int]:
    """The numbers of the deals of a day, in an order that is the same on every computer.

    The game of the day is the first of them that can be won (:func:`deal_of_day`).

    Args:
        game_id: the game's id.
        day: the day, as 2026-11-21.
        most: how many numbers there are at most.
    """
    return islice(_numbers_from(f"{game_id} {day}"), most)


def _numbers_from(text: str) -> Iterator[int]:
    """Numbers by the chance of a text, without an end."""
    number = 0
    while True:
        found = sha256(f"{text} {number}".encode()).digest()
        yield int.from_bytes(found[:8], "big") % _NUMBERS
        number += 1
