"""A good next move in a patience, judged from what the player can see.

Every legal move is played on a table whose unknown cards are filled with any cards at all, and
weighed by what it does to the cards that are known; whatever a move would turn up counts for
nothing, so that a hint can never give a hidden card away.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hanafuda_desktop.engine.events import CardsMoved, CardTurnedUp, Event, YakuMade
from hanafuda_desktop.engine.families import compile_tableau
from hanafuda_desktop.engine.family import Step
from hanafuda_desktop.engine.tableau.family import Tableau
from hanafuda_desktop.engine.tableau.moves import Collect, Redeal, Shift, TableauMove, Turn
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["Advice", "hints", "shows_unknown", "weigh_hints"]

_COLLECTS = 1000
_TO_FOUNDATION = 500
_TURNS_UP = 300
_MAKES_READY = 200
_EMPTIES_COLUMN = 120
_OUT_OF_WASTE = 80
_FREES_YAKU_CARD = 15
_PUSHES = 20
_TURN = 10
_REDEAL = 5
_BREAKS_RUN = -60
_FILLS_EMPTY_COLUMN = -70
_IDLE = -1000


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player had best do.

    Attributes:
        moves: the legal moves, the most promising first, without those that change nothing.
        plan: what to do after one another, beginning with the first of them, until a card is seen
            that nobody could know before; empty if no guessed table could be won. Whoever is asked
            again while the plan is followed should follow it, too: another line, however good,
            might lead back to where this one began.
    """

    moves: tuple[TableauMove, ...]
    plan: tuple[TableauMove, ...] = ()


def hints(rules: TableauRules, view: View) -> tuple[TableauMove, ...]:
    """The legal moves, the most promising first; moves that change nothing are left out.

    Only the view is read: two tables that look the same get the same hints.
    """
    found: tuple[TableauMove, ...] = ()
    for moves in weigh_hints(rules, view):
        found = moves or ()
    return found


def weigh_hints(rules: TableauRules, view: View) -> Iterator[tuple[TableauMove, ...] | None]:
    """Weigh one legal move at a time: yields ``None`` after each, last what :func:`hints` gives.

    A caller with a window to paint takes a few steps at a time.
    """
    if view.outcome is not None:
        yield ()
        return
    engine = compile_tableau(rules)
    state = engine.guessed(view, engine.unseen(view))
    worth = _yaku_worth(engine, state)
    weighed: list[tuple[int, int, TableauMove]] = []
    for number, move in enumerate(engine.legal_moves(state)):
        weighed.append((_weight(engine, state, move, view, worth), -number, move))
        yield None
    weighed.sort(key=lambda entry: entry[:2], reverse=True)
    yield tuple(move for weight, _, move in weighed if weight > _IDLE)


def _weight(engine: Tableau, state: TableauState, move: TableauMove, view: View, worth: int) -> int:
    match move:
        case Turn():
            return _TURN
        case Redeal():
            return _REDEAL
        case Shift():
            weight = _shift_weight(engine, state, move)
            if weight <= _IDLE:
                return weight
        case Collect():
            weight = _COLLECTS
    step = engine.apply(state, move)
    weight += sum(_event_weight(event) for event in step.events)
    if not shows_unknown(step, view):
        weight += _yaku_worth(engine, step.state) - worth
    return weight


def _event_weight(event: Event) -> int:
    match event:
        case CardTurnedUp():
            return _TURNS_UP
        case YakuMade(points=points):
            return points
        case _:
            return 0


def _shift_weight(engine: Tableau, state: TableauState, move: Shift) -> int:
    program = engine.program
    source, target = program.places[move.source], program.places[move.target]
    cards = state.piles[source]
    kind = program.piles[source].kind
    left = len(cards) - move.count
    to_empty = not state.piles[target]
    same_group = program.piles[source].group == program.piles[target].group
    if left == 0 and to_empty and same_group and kind is program.piles[target].kind:
        return _IDLE  # the same table with two places exchanged
    weight = _PUSHES
    if program.piles[target].kind is PileKind.FOUNDATION:
        weight += _TO_FOUNDATION
    elif kind is PileKind.WASTE:
        weight += _OUT_OF_WASTE
    if to_empty and program.piles[target].kind is PileKind.COLUMN:
        weight += _FILLS_EMPTY_COLUMN
    if kind is PileKind.COLUMN:
        if left == 0 and program.piles[source].base:
            weight += _EMPTIES_COLUMN
        runs = program.piles[source].runs
        if left > state.face_down[source] and runs[cards[left]] >> cards[left - 1] & 1:
            weight += _BREAKS_RUN
    return weight


def shows_unknown(step: Step[TableauState], view: View) -> bool:
    """Whether the move brought up a card that the player could not know."""
    known = {card for pile in view.piles for card in pile.cards if card is not None}
    shown = {event.card for event in step.events if isinstance(event, CardTurnedUp)}
    for event in step.events:
        if isinstance(event, CardsMoved) and event.source == "s":
            shown.update(card for card in event.cards if card is not None)
    return bool(shown - known)


def _yaku_worth(engine: Tableau, state: TableauState) -> int:
    """How near the yaku still to be collected are."""
    return _MAKES_READY * _ready(engine, state) + _FREES_YAKU_CARD * _in_reach(engine, state)


def _ready(engine: Tableau, state: TableauState) -> int:
    moves = engine.legal_moves(state)
    return len({move.yaku for move in moves if isinstance(move, Collect)})


def _in_reach(engine: Tableau, state: TableauState) -> int:
    """How many slots of yaku are filled by cards in reach."""
    return sum(
        slot is not None
        for place in engine.view(state).yaku
        if not place.collected
        for slot in place.reachable
    )
