"""How hard a deal is that can be won, measured by searches and not by taste.

Fifteen searches go for the deal. Each has a temper of its own: what it minds more and what less, as
cards that lie face down, or runs that are broken. None goes back far, for each may play on from a
few hundred positions at most. The *effort* of the deal is what half of them need to win it. A deal
that nearly everybody wins straight on takes hardly more positions than a game has moves; one that
is won only by who finds the one way through stops most of them.

The effort alone says little, as games differ in length. Easy and hard are therefore the lowest and
the highest quarter of the deals of the same rules that can be won. For the shipped rules the two
borders were measured beforehand (:data:`MEASURED`), by ::

    pytest -m benchmark tests/benchmarks/test_difficulty.py -s

For any other rules they are measured when they are first needed, on fewer deals.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from hanafuda_desktop.engine.tableau.family import Tableau
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.solver.best_first import Found, search
from hanafuda_desktop.solver.by_engine import EngineSpace
from hanafuda_desktop.solver.packed import PackedSpace
from hanafuda_desktop.solver.packing import can_pack
from hanafuda_desktop.solver.picking import Borders
from hanafuda_desktop.solver.verdict import Budget, Verdict
from hanafuda_desktop.solver.weights import Weights

__all__ = ["MEASURED", "MOST_EFFORT", "effort"]

MOST_EFFORT: Final = 400
"""So many positions each search may play on from; a deal that takes most of them more has this."""
_TEMPERS: Final = 15
_POSITIONS: Final = 100_000
"""So many positions each search remembers at most."""
_TEMPERAMENT: Final = Weights(
    hidden=150,
    unordered=120,
    lying=300,
    empty=100,
    stocked=100,
    celled=20,
    buried=10,
    asked=40,
    dug=40,
    nearest=80,
    before=80,
)
"""What is minded on average. It stands here and not with the solver's own weights, so that a deal
does not become harder because the solver becomes better."""
_LEAST_MINDED, _MOST_MINDED = 0.25, 2.0


MEASURED: Final[dict[str, Borders]] = {}
"""The borders of rules, by their digests; by the winnable ones of 300 deals each."""


def effort(engine: Tableau, state: TableauState) -> int:
    """How many positions the middle one of the searches plays on from until it wins.

    Args:
        engine: the rules.
        state: a position that can be won.
    """
    if not can_pack(engine.program):
        return _nodes(EngineSpace(engine, state))  # which knows no weights, and so no tempers
    space, needed = PackedSpace(engine.program, state), []
    for temper in _tempers():
        space.weigh(temper, narrow=True)
        needed.append(_nodes(space))
    return sorted(needed)[_TEMPERS // 2]


def _nodes(space: PackedSpace | EngineSpace) -> int:
    for news in search(space, Budget(MOST_EFFORT, _POSITIONS)):
        if isinstance(news, Found) and news.verdict is Verdict.WON:
            return min(news.nodes, MOST_EFFORT)
    return MOST_EFFORT


def _tempers() -> Iterator[Weights]:
    """The same ones each time."""
    chance = random.Random(1)
    for _ in range(_TEMPERS):
        yield Weights(
            *(round(each * chance.uniform(_LEAST_MINDED, _MOST_MINDED)) for each in _TEMPERAMENT)
        )
