"""Whether anything useful can still be done in a patience, from what the player can know.

A move makes progress when it turns up a card, collects a yaku, puts a card on a foundation from
which none may be taken back, or takes a card for good out of the waste or the stock: none of these
can be undone by further moves, so they come to an end. All other moves only push face-up cards to
and fro. If no order of such moves ever allows progress, the table is dead, whatever the face-down
cards are; and no face-down card is needed to see it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from hanafuda_desktop.engine.events import CardsMoved, CardTurnedUp, Event, YakuMade
from hanafuda_desktop.engine.families import compile_tableau
from hanafuda_desktop.engine.tableau.moves import Redeal
from hanafuda_desktop.engine.tableau.program import STOCK, WASTE, Program
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["MOST_POSITIONS", "Judge", "no_useful_move", "search_useful_move"]

MOST_POSITIONS = 1_500
"""So many positions are looked at before the question is left open."""


class Judge:
    """What counts as progress in a game, and which of its tables do not differ."""

    def __init__(self, program: Program) -> None:
        self._kept = {
            pile.id
            for pile in program.piles
            if pile.kind is PileKind.FOUNDATION and pile.move == "none"
        }
        self._given = {program.piles[STOCK].id}
        if not any(program.piles[WASTE].onto):
            self._given.add(program.piles[WASTE].id)
        self._waste = program.piles[WASTE].id
        alike: dict[tuple[PileKind, str], list[int]] = {}
        for place in (*program.columns, *program.cells):
            pile = program.piles[place]
            alike.setdefault((pile.kind, pile.group), []).append(place)
        self._alike = tuple(map(tuple, alike.values()))
        self._foundations = program.foundations

    def is_progress(self, events: tuple[Event, ...]) -> bool:
        """Whether something happened that no further move can undo."""
        for event in events:
            match event:
                case CardTurnedUp() | YakuMade():
                    return True
                case CardsMoved(_, source, target):
                    if target in self._kept:
                        return True
                    if source in self._given and target != self._waste:
                        return True
                case _:
                    pass
        return False

    def key(self, state: TableauState) -> tuple[object, ...]:
        """The state with places that do not differ (columns of a group, cells) in one order."""
        return (
            state.piles[:2],
            state.redeals_used if state.redeals_used > 1 else 0,
            tuple(state.piles[place] for place in self._foundations),
            tuple(
                tuple(sorted((state.piles[place], state.face_down[place]) for place in places))
                for places in self._alike
            ),
        )


def _redeals_without_end(view: View) -> bool:
    return view.redeals_left is None


def search_useful_move(rules: TableauRules, view: View) -> Iterator[bool | None]:
    """Look for progress, a move at a time.

    Yields ``None`` after each move that settles nothing, and at last ``True`` (something useful
    can be done, or the search was too large to tell) or ``False`` (nothing can). A caller with a
    window to paint takes a few steps at a time.
    """
    engine = compile_tableau(rules)
    if view.outcome is not None:
        yield bool(view.outcome.winners)
        return
    if None in view.piles[STOCK].cards:
        yield True  # a stock that was never seen through may hold anything
        return
    start = engine.guessed(view, engine.unseen(view))
    judge = Judge(engine.program)
    seen = {judge.key(start)}
    waiting = deque([start])
    while waiting:
        state = waiting.popleft()
        for move in engine.legal_moves(state):
            step = engine.apply(state, move)
            if judge.is_progress(step.events):
                yield True
                return
            after = step.state
            if _redeals_without_end(view) and isinstance(move, Redeal):
                after = after._replace(redeals_used=1)
            key = judge.key(after)
            if key not in seen:
                seen.add(key)
                waiting.append(after)
            yield None
        if len(seen) > MOST_POSITIONS:
            yield True
            return
    yield False


def no_useful_move(rules: TableauRules, view: View) -> bool:
    """Whether it is certain that nothing useful can be done any more."""
    for found in search_useful_move(rules, view):
        if found is not None:
            return not found
    return False
