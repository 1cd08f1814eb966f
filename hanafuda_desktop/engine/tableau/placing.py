"""Moving cards from pile to pile: how many at once, onto what, and why not."""

from __future__ import annotations

from typing import NamedTuple

from hanafuda_desktop.engine.tableau.facts import TableFacts
from hanafuda_desktop.engine.tableau.moves import Shift
from hanafuda_desktop.engine.tableau.program import WASTE, Program
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.engine.view import PileKind

__all__ = ["Way", "most_moved", "shift_refusal", "ways_between"]


class Way(NamedTuple):
    """A pile to which cards may be moved from another.

    Attributes:
        target: the pile's place.
        shifts: the move of one card, of two, and so on: made once, since they are used all day.
        all_at_once: whether all cards that lift together may always go there together.
    """

    target: int
    shifts: tuple[Shift, ...]
    all_at_once: bool


def ways_between(program: Program) -> tuple[tuple[int, tuple[Way, ...]], ...]:
    """For each pile from which cards may be moved at all, the ways to others."""
    sources = (WASTE, *program.columns, *program.cells, *program.foundations)
    targets = [*program.columns, *program.foundations, *program.cells]
    if any(program.piles[WASTE].onto):
        targets.append(WASTE)
    return tuple(
        (
            source,
            tuple(
                _way(program, source, target)
                for target in targets
                if target != source and program.feeds[target] >> source & 1
            ),
        )
        for source in sources
        if program.piles[source].move != "none"
    )


def _way(program: Program, source: int, target: int) -> Way:
    start, end = program.piles[source], program.piles[target]
    most = len(program.deck) if end.kind is PileKind.COLUMN else 1
    return Way(
        target,
        tuple(Shift(start.id, end.id, count) for count in range(1, most + 1)),
        start.move == "single"
        or (end.kind is PileKind.COLUMN and start.move != "by-cells" and end.limit >= most),
    )


def most_moved(program: Program, state: TableauState, source: int, target: int, lift: int) -> int:
    """How many of the ``lift`` cards that hang together at the source may go to the target at once.

    Only columns take several; and where cards are carried one by one over free places, those limit
    how many.
    """
    if program.piles[target].kind is not PileKind.COLUMN:
        return min(lift, 1)
    lift = min(lift, program.piles[target].limit - len(state.piles[target]))
    if program.piles[source].move != "by-cells":
        return lift
    free = sum(not state.piles[cell] for cell in program.cells)
    empty = sum(
        not state.piles[column] and program.piles[column].base != 0 and column != target
        for column in program.columns
    )
    return min(lift, int((free + 1) << min(empty, 6)))


def shift_refusal(
    facts: TableFacts, state: TableauState, source: int, target: int, count: int
) -> str | None:
    """Why the top ``count`` cards of one pile may not move onto another, or ``None``."""
    if source == target:
        return "The cards lie there already."
    program = facts.program
    kind = program.piles[target].kind
    if kind is PileKind.STOCK:
        return "No card goes back to the stock."
    if kind is PileKind.WASTE and not any(program.piles[target].onto):
        return "No card goes back to the turned cards."
    if not program.feeds[target] >> source & 1:
        return "No card may be moved there from here."
    lift = facts.of(source, state.piles[source], state.face_down[source]).lift
    if not 1 <= count <= lift:
        return _lift_refusal(program, state, source, count, lift)
    taken = facts.of(target, state.piles[target], state.face_down[target]).takes
    most = most_moved(program, state, source, target, lift)
    if count <= most and taken >> state.piles[source][-count] & 1:
        return None
    if kind is PileKind.COLUMN and count > most:
        return f"At most {most} card{'s' if most > 1 else ''} at once may go there."
    return _target_refusal(state, kind, target, count)


def _lift_refusal(program: Program, state: TableauState, source: int, count: int, lift: int) -> str:
    if not 1 <= count <= len(state.piles[source]):
        return "There are not so many cards."
    if lift == 0:
        return "No card may be taken from here."
    if count > len(state.piles[source]) - state.face_down[source]:
        return "A card that lies face down cannot be moved."
    if source == WASTE or program.piles[source].move == "single":
        return "Only the top card can be moved."
    return "These cards are not a run that moves together."


def _target_refusal(state: TableauState, kind: PileKind, target: int, count: int) -> str:
    match kind:
        case PileKind.CELL if state.piles[target]:
            return "This place holds a card already."
        case PileKind.CELL | PileKind.FOUNDATION if count > 1:
            return "Only one card at a time goes there."
        case PileKind.FOUNDATION:
            return "This card does not come next on that pile."
        case _ if not state.piles[target]:
            return "This empty place does not take that card."
        case _:
            return "This card does not fit on that one."
