"""Whether anything useful can still be done in a patience, from what the player can know.

A move makes progress when it turns up a card, collects a yaku, builds a foundation, or takes a card
out of the waste or the stock: none of these can be undone by further moves, so they come to an end.
All other moves only push face-up cards to and fro. If no order of such moves ever allows progress,
the table is dead, whatever the face-down cards are; and no face-down card is needed to see it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import lru_cache

from hanafuda_desktop.engine.events import CardsMoved, CardTurnedUp, Event, YakuMade
from hanafuda_desktop.engine.tableau.family import Tableau
from hanafuda_desktop.engine.tableau.moves import Redeal
from hanafuda_desktop.engine.tableau.program import STOCK
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["MOST_POSITIONS", "engine_of", "no_useful_move", "search_useful_move"]

MOST_POSITIONS = 1_500
"""So many positions are looked at before the question is left open."""


@lru_cache(maxsize=8)
def _engine(rules_json: str) -> Tableau:
    return Tableau(TableauRules.model_validate_json(rules_json))


def engine_of(rules: TableauRules) -> Tableau:
    """The rules' engine, compiled once for the rules last asked about."""
    return _engine(rules.model_dump_json())


def _is_progress(events: tuple[Event, ...]) -> bool:
    for event in events:
        match event:
            case CardTurnedUp() | YakuMade():
                return True
            case CardsMoved(_, source, target):
                if target.startswith("f"):
                    return True
                if source in ("s", "w") and target != "w":
                    return True
            case _:
                pass
    return False


def _key(state: TableauState) -> tuple[object, ...]:
    """The state with places that do not differ put in one order."""
    return (
        state.piles[:2],
        state.redeals_used if state.redeals_used > 1 else 0,
        tuple(sorted(zip(state.piles[2:], state.face_down[2:], strict=True))),
    )


def _redeals_without_end(view: View) -> bool:
    return view.redeals_left is None


def search_useful_move(rules: TableauRules, view: View) -> Iterator[bool | None]:
    """Look for progress, a position at a time.

    Yields ``None`` after each position that settles nothing, and at last ``True`` (something useful
    can be done, or the search was too large to tell) or ``False`` (nothing can). A caller with a
    window to paint takes a few steps at a time.
    """
    engine = engine_of(rules)
    if view.outcome is not None:
        yield bool(view.outcome.winners)
        return
    if None in view.piles[STOCK].cards:
        yield True  # a stock that was never seen through may hold anything
        return
    start = engine.guessed(view, engine.unseen(view))
    seen = {_key(start)}
    waiting = deque([start])
    while waiting:
        state = waiting.popleft()
        for move in engine.legal_moves(state):
            step = engine.apply(state, move)
            if _is_progress(step.events):
                yield True
                return
            after = step.state
            if _redeals_without_end(view) and isinstance(move, Redeal):
                after = after._replace(redeals_used=1)
            if _key(after) not in seen:
                seen.add(_key(after))
                waiting.append(after)
        if len(seen) > MOST_POSITIONS:
            yield True
            return
        yield None
    yield False


def no_useful_move(rules: TableauRules, view: View) -> bool:
    """Whether it is certain that nothing useful can be done any more."""
    for found in search_useful_move(rules, view):
        if found is not None:
            return not found
    return False
