"""Finds deals of a patience that can be won, by their numbers.

A deal counts only when a line that wins it was found and was played through the engine. One that
the search cannot decide with what it may spend is passed over, as one that cannot be won is.

How hard a deal is that can be won, measured by searches and not by taste.

Fifteen searches go for the deal. Each has a temper of its own: what it minds more and what less, as
cards that lie face down, or runs that are broken. None goes back far, for each may play on from a
few hundred positions at most, or from some more where most of them fail with that. The *effort* of
the deal is what half of them need to win it. A deal that nearly everybody wins straight on takes
hardly more positions than a game has moves; one that is won only by who finds the one way through
stops most of them, and then it counts how many it stops.

The effort alone says little, as games differ in length. Easy and hard are therefore the lowest and
the highest quarter of the deals of the same rules that can be won. For some rules the two borders
were measured beforehand (:data:`MEASURED`), by ::

    pytest -m benchmark tests/benchmarks/test_difficulty.py -s

For any other rules they are measured when they are first needed, on fewer deals
(:func:`first_of_tier`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.solver.packed_space import PackedSpace
from hanafuda_desktop.families.tableau.solver.reductions import can_pack
from hanafuda_desktop.families.tableau.solver.search import (
    Budget,
    PositionCosts,
    SearchResult,
    Solution,
    Verdict,
    best_first,
)
from hanafuda_desktop.families.tableau.solver.solver import EngineSpace, solve_stepwise
from hanafuda_desktop.families.tableau.solver.winnability import Picked, Tier
from hanafuda_desktop.families.tableau.state import TableauState
from hanafuda_desktop.rules.fingerprint import play_digest


class Borders(NamedTuple):
    """The efforts that part the tiers.

    Attributes:
        easy: a deal of this effort, or less, is easy.
        hard: a deal of this effort, or more, is hard.
    """

    easy: int
    hard: int


def borders_of(efforts: Sequence[int]) -> Borders:
    """The borders by the efforts of some deals that can be won, at least one.

    Easy and hard is a quarter each, or more where many take the same effort.
    """
    ordered = sorted(efforts)
    quarter = max(1, len(ordered) // 4)
    return Borders(ordered[quarter - 1], ordered[-quarter])


def tier_of(effort: int, borders: Borders) -> Tier:
    """The tier of a deal that takes this effort."""
    if effort <= borders.easy:
        return Tier.EASY
    return Tier.HARD if effort >= borders.hard else Tier.MIDDLING


_AT_FIRST: Final = 400
"""So many positions each search may play on from at first; in most deals half of them win."""
_AT_LAST: Final = 2_000
"""So many it may if that is not enough."""
_POSITIONS: Final = 100_000
"""So many positions each search remembers at most."""
_COLLECTING: Final = (
    PositionCosts(73, 208, 476, 70, 112, 21, 14, 65, 17, 24, 137),
    PositionCosts(151, 190, 76, 103, 151, 13, 19, 73, 12, 24, 96),
    PositionCosts(284, 110, 189, 99, 30, 13, 10, 45, 26, 52, 51),
    PositionCosts(158, 91, 86, 172, 122, 27, 6, 79, 70, 37, 67),
    PositionCosts(227, 179, 567, 99, 170, 28, 8, 51, 72, 138, 91),
    PositionCosts(192, 37, 202, 165, 98, 11, 12, 59, 57, 72, 81),
    PositionCosts(171, 193, 348, 94, 111, 6, 3, 59, 79, 103, 75),
    PositionCosts(82, 135, 591, 160, 119, 35, 7, 46, 77, 101, 84),
    PositionCosts(108, 145, 577, 26, 162, 34, 18, 62, 67, 93, 99),
    PositionCosts(149, 42, 532, 125, 60, 23, 11, 35, 34, 95, 107),
    PositionCosts(198, 126, 90, 65, 56, 25, 18, 66, 66, 134, 56),
    PositionCosts(258, 171, 119, 28, 28, 31, 7, 18, 54, 68, 30),
    PositionCosts(79, 141, 163, 73, 150, 21, 8, 43, 12, 74, 79),
    PositionCosts(87, 53, 547, 114, 62, 26, 17, 11, 11, 41, 121),
    PositionCosts(80, 178, 431, 120, 64, 39, 16, 46, 26, 111, 75),
)
_BUILDING: Final = (
    PositionCosts(625, 295, 112, 85, 364, 77, 2, 37, 0, 0, 33),
    PositionCosts(469, 98, 100, 117, 103, 118, 8, 45, 0, 0, 22),
    PositionCosts(705, 85, 35, 54, 97, 64, 4, 55, 0, 0, 90),
    PositionCosts(846, 252, 44, 160, 638, 103, 6, 26, 0, 0, 30),
    PositionCosts(955, 228, 104, 74, 617, 104, 1, 20, 0, 0, 157),
    PositionCosts(567, 91, 81, 129, 231, 24, 3, 62, 0, 0, 54),
    PositionCosts(256, 85, 99, 45, 393, 62, 2, 49, 0, 0, 36),
    PositionCosts(592, 149, 43, 156, 530, 47, 7, 20, 0, 0, 110),
    PositionCosts(255, 476, 37, 56, 513, 50, 3, 12, 0, 0, 54),
    PositionCosts(781, 216, 63, 154, 351, 75, 7, 18, 0, 0, 134),
    PositionCosts(412, 140, 93, 152, 190, 115, 7, 42, 0, 0, 25),
    PositionCosts(1161, 160, 89, 56, 541, 78, 3, 18, 0, 0, 52),
    PositionCosts(737, 418, 80, 59, 594, 36, 1, 23, 0, 0, 45),
    PositionCosts(537, 300, 29, 71, 579, 118, 6, 47, 0, 0, 25),
    PositionCosts(169, 442, 89, 155, 92, 82, 4, 49, 0, 0, 31),
)
"""What the searches mind: where there are yaku to collect, and where all is built up.

With yaku, that is on average 150 for a card that lies face down, 120 for a broken run, 300 for a
card in a column and so on; each has a quarter to twice of that, drawn by lot once.

They stand here and are not the solver's own weights, so that a deal does not become harder because
the solver becomes better.
"""

MOST_EFFORT: Final = _AT_LAST + len(_BUILDING)
"""The effort of a deal that stops them all."""

MEASURED: Final[dict[str, Borders]] = {
    # shiki
    "109d67f77c4b21e2186b46230f5f0469eb2a08ee981f2d640b8e8dafc0099fde": Borders(175, 2014),
    # tsukinami
    "5c39db4e51a7ccd53acf418569d7e418095838aad7ef380f108aec4a7e10d555": Borders(69, 158),
    # yatsuhashi
    "68f969ea9c3943d13879ba9a120de8012e2f119e9a4cc7750420827de3f312ca": Borders(98, 211),
    # yatsuhashi-bridge-from-stock
    "9b152a9ddbe2863bc62b82d6a23312d0581c8dce64ecdebad931f5248f09cd4e": Borders(97, 211),
    # yatsuhashi-open-stock
    "232f8cf013acc6aef10da47d70e84b0548afe6901b38bba1b70dca1209d49da3": Borders(84, 253),
}
"""The borders of rules, by their fingerprints (:func:`play_digest`); by those of the deals 0 to 99
that can be won.

Yatsuhashi's 0 to 299 have the same. Half of them take 128 or more.
"""


def effort(engine: Tableau, state: TableauState) -> int:
    """How many positions the middle one of the searches plays on from until it wins.

    Args:
        engine: the rules.
        state: a position that can be won.
    """
    if not can_pack(engine.compiled):
        return _nodes(EngineSpace(engine, state), _AT_FIRST)  # it knows no weights, so no tempers
    space = PackedSpace(engine.compiled, state)
    tempers = _COLLECTING if engine.compiled.yaku else _BUILDING
    for most in (_AT_FIRST, _AT_LAST):
        needed = []
        for temper in tempers:
            space.weigh(temper, narrow=True)
            needed.append(_nodes(space, most))
        middle = sorted(needed)[len(tempers) // 2]
        if middle < most:
            return middle
    return _AT_LAST + needed.count(_AT_LAST)


def _nodes(space: PackedSpace | EngineSpace, most: int) -> int:
    for news in best_first(space, Budget(most, _POSITIONS)):
        if isinstance(news, SearchResult) and news.verdict is Verdict.WON:
            return min(news.nodes, most)
    return most


EACH_DEAL: Final = Budget(nodes=30_000, positions=200_000)
"""What the search may spend on one deal; a deal that takes more is passed over."""
_SAMPLE: Final = 24
"""So many deals that can be won say where the tiers of unmeasured rules part."""
_SAMPLED: Final = 60
"""So many deals are looked at for that; rules that allow few wins are known by fewer."""
_NUMBERS: Final = 10_000_000
"""Deals of a day are numbered below this: seven digits can be told to a friend."""


def first_winnable(
    engine: Tableau,
    numbers: Iterable[int],
    budget: Budget = EACH_DEAL,
    fits: Callable[[TableauState], bool] | None = None,
) -> Iterator[int | Picked]:
    """Look for the first deal that can be won.

    Yields the nodes searched so far every few hundred nodes, and at last what came of it.

    Args:
        engine: the rules.
        numbers: the deals' numbers, in the order in which they are tried.
        budget: what the search may spend on each.
        fits: whether a deal that can be won is what is looked for; any is, if left out.
    """
    nodes = tried = 0
    for tried, number in enumerate(numbers, 1):
        state = engine.deal(shuffled(engine.deck, number), number).state
        for news in solve_stepwise(engine, state, budget):
            if isinstance(news, Solution):
                nodes += news.nodes
                if news.verdict is Verdict.WON and (fits is None or fits(state)):
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
    fingerprint = play_digest(engine.compiled.rules)
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
    return first_winnable(engine, deals_of_day(engine.compiled.rules.id, day))


def deals_of_day(game_id: str, day: str, most: int = 100) -> Iterator[int]:
    """The numbers of the deals of a day, in an order that is the same on every computer.

    The game of the day is the first of them that can be won (:func:`deal_of_day`).

    Args:
        game_id: the game's id.
        day: the day, as 2026-11-21.
        most: how many numbers there are at most.
    """
    for number in range(most):
        found = sha256(f"{game_id} {day} {number}".encode()).digest()
        yield int.from_bytes(found[:8], "big") % _NUMBERS
