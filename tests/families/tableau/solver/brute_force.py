"""Decides small patiences the slow and sure way: every position that can come up is visited.

It asks the engine for its legal moves and for what becomes of them, and knows nothing else: no
order of the columns, no cards that stand in for one another, no pruning. What the solver says is
held against it.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from hanafuda_desktop.families.tableau.compiled import UNLIMITED
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.state import TableauState

__all__ = ["Decided", "decide"]


@dataclass(frozen=True)
class Decided:
    """All that can become of a position.

    Attributes:
        positions: every position that can be reached, the first one first.
        won: whether each of them can be won.
    """

    positions: tuple[TableauState, ...]
    won: tuple[bool, ...]


def decide(engine: Tableau, start: TableauState, most: int) -> Decided | None:
    """Every position that can be reached, and whether it can be won.

    Args:
        engine: the rules.
        start: the position to begin from.
        most: with more positions than this it is given up.

    Returns:
        what was found, or ``None`` if it was given up.
    """
    numbers = {_key(engine, start): 0}
    positions = [start]
    led_here: list[list[int]] = [[]]
    winners: list[int] = []
    at = 0
    while at < len(positions):
        state = positions[at]
        outcome = engine.outcome(state)
        if outcome is not None and outcome.winners:
            winners.append(at)
        for move in engine.legal_moves(state):
            after = engine.apply(state, move).state
            number = numbers.setdefault(_key(engine, after), len(positions))
            if number == len(positions):
                if number == most:
                    return None
                positions.append(after)
                led_here.append([])
            led_here[number].append(at)
        at += 1
    won = [False] * len(positions)
    while winners:
        at = winners.pop()
        if not won[at]:
            won[at] = True
            winners += led_here[at]
    return Decided(tuple(positions), tuple(won))


def _key(engine: Tableau, state: TableauState) -> Hashable:
    """What there is to a position: its history counts only as far as it limits what may follow."""
    stock = engine.compiled.rules.stock
    return (
        state.piles,
        state.face_down,
        tuple(sorted(state.collected)),
        0 if engine.compiled.redeals == UNLIMITED else state.redeals_used,
        state.chance if stock is not None and stock.shuffle else 0,
    )
