"""How hard a deal is that can be won, measured by searches and not by taste.

Fifteen searches go for the deal. Each has a temper of its own: what it minds more and what less, as
cards that lie face down, or runs that are broken. None goes back far, for each may play on from a
few hundred positions at most. The *effort* of the deal is what half of them need to win it. A deal
that nearly everybody wins straight on takes hardly more positions than a game has moves; one that
is won only by who finds the one way through stops most of them.

The effort alone says little, as games differ in length. Easy and hard are therefore the lowest and
the highest quarter of the deals of the same rules that can be won. For some rules the two borders
were measured beforehand (:data:`MEASURED`), by ::

    pytest -m benchmark tests/benchmarks/test_difficulty.py -s

For any other rules they are measured when they are first needed, on fewer deals
(:func:`~hanafuda_desktop.solver.deals.first_of_tier`).
"""

from __future__ import annotations

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
_POSITIONS: Final = 100_000
"""So many positions each search remembers at most."""
_TEMPERS: Final = (
    Weights(73, 208, 476, 70, 112, 21, 14, 65, 17, 24, 137),
    Weights(151, 190, 76, 103, 151, 13, 19, 73, 12, 24, 96),
    Weights(284, 110, 189, 99, 30, 13, 10, 45, 26, 52, 51),
    Weights(158, 91, 86, 172, 122, 27, 6, 79, 70, 37, 67),
    Weights(227, 179, 567, 99, 170, 28, 8, 51, 72, 138, 91),
    Weights(192, 37, 202, 165, 98, 11, 12, 59, 57, 72, 81),
    Weights(171, 193, 348, 94, 111, 6, 3, 59, 79, 103, 75),
    Weights(82, 135, 591, 160, 119, 35, 7, 46, 77, 101, 84),
    Weights(108, 145, 577, 26, 162, 34, 18, 62, 67, 93, 99),
    Weights(149, 42, 532, 125, 60, 23, 11, 35, 34, 95, 107),
    Weights(198, 126, 90, 65, 56, 25, 18, 66, 66, 134, 56),
    Weights(258, 171, 119, 28, 28, 31, 7, 18, 54, 68, 30),
    Weights(79, 141, 163, 73, 150, 21, 8, 43, 12, 74, 79),
    Weights(87, 53, 547, 114, 62, 26, 17, 11, 11, 41, 121),
    Weights(80, 178, 431, 120, 64, 39, 16, 46, 26, 111, 75),
)
"""What the searches mind. On average that is 150 for a card that lies face down, 120 for a broken
run, 300 for a card in a column and so on; each has a quarter to twice of that, drawn by lot once.

They stand here and are not the solver's own weights, so that a deal does not become harder because
the solver becomes better.
"""

MEASURED: Final[dict[str, Borders]] = {
    # yatsuhashi
    "667080a9eb44b058285922fac0685b157e8235d7c50212454194c0957d704cf6": Borders(98, 211),
}
"""The borders of rules, by their digests; by those of the deals 0 to 299 that can be won.

Of Yatsuhashi's 295, half take 128 or more, and 33 take :data:`MOST_EFFORT`.
"""


def effort(engine: Tableau, state: TableauState) -> int:
    """How many positions the middle one of the searches plays on from until it wins.

    Args:
        engine: the rules.
        state: a position that can be won.
    """
    if not can_pack(engine.program):
        return _nodes(EngineSpace(engine, state))  # which knows no weights, and so no tempers
    space, needed = PackedSpace(engine.program, state), []
    for temper in _TEMPERS:
        space.weigh(temper, narrow=True)
        needed.append(_nodes(space))
    return sorted(needed)[len(_TEMPERS) // 2]


def _nodes(space: PackedSpace | EngineSpace) -> int:
    for news in search(space, Budget(MOST_EFFORT, _POSITIONS)):
        if isinstance(news, Found) and news.verdict is Verdict.WON:
            return min(news.nodes, MOST_EFFORT)
    return MOST_EFFORT
