"""Moving cards from pile to pile: how many at once, onto what, and why not."""

from __future__ import annotations

from typing import NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.engine.tableau.facts import TableFacts
from hanafuda_desktop.engine.tableau.moves import Shift, shifts_between
from hanafuda_desktop.engine.tableau.program import WASTE, Program
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.language import tr, trn

__all__ = ["Source", "gaps_of", "most_moved", "shift_refusal", "sources_of"]


class Source(NamedTuple):
    """A pile from which cards may be moved.

    Attributes:
        place: its place.
        ones: for each card, the piles that could ever take it alone from here, each with the move.
        runs: the columns, which could take several cards, each with the move of one card, of two,
            and so on.
        others: as ``ones``, but without columns.
        all_at_once: whether all cards that lift together may always go to a column together.
    """

    place: int
    ones: tuple[tuple[tuple[int, Shift], ...], ...]
    runs: tuple[tuple[int, tuple[Shift, ...]], ...]
    others: tuple[tuple[tuple[int, Shift], ...], ...]
    all_at_once: bool


def sources_of(program: Program) -> tuple[Source, ...]:
    """The piles from which cards may be moved at all, in the order in which moves are listed."""
    places = (WASTE, *program.columns, *program.cells, *program.foundations)
    return tuple(_source(program, place) for place in places if program.piles[place].move != "none")


def _source(program: Program, source: int) -> Source:
    start, most = program.piles[source], len(program.deck)
    shifts = [
        (target, shifts_between(start.id, program.piles[target].id, most))
        for target in (*program.columns, *program.foundations, *program.cells, WASTE)
        if target != source and program.feeds[target] >> source & 1
    ]
    runs = tuple(way for way in shifts if way[0] in program.columns)
    ones = tuple(
        tuple((target, ways[0]) for target, ways in shifts if _could_take(program, target, card))
        for card in range(CARD_COUNT)
    )
    return Source(
        source,
        ones,
        runs,
        tuple(tuple(way for way in ways if way[0] not in program.columns) for ways in ones),
        start.move != "by-cells" and all(program.piles[target].limit >= most for target, _ in runs),
    )


def _could_take(program: Program, place: int, card: int) -> bool:
    """Whether the pile takes the card in any state at all."""
    pile = program.piles[place]
    return bool(pile.base >> card & 1 or (pile.onto and pile.onto[card]))


def most_moved(
    program: Program, state: TableauState, gaps: int, source: int, target: int, lift: int
) -> int:
    """How many of the ``lift`` cards that hang together at the source may go to the target at once.

    Only columns take several; and where cards are carried one by one over free places, those limit
    how many.

    Args:
        program: the rules.
        state: the table.
        gaps: the places of its empty piles, a bit for each; see :func:`gaps_of`.
        source: the place of the pile that is moved from.
        target: the place of the pile that is moved to.
        lift: how many cards hang together.
    """
    end = program.piles[target]
    if end.kind is not PileKind.COLUMN:
        return min(lift, 1)
    most = min(lift, end.limit - len(state.piles[target]))
    if program.piles[source].move != "by-cells":
        return most
    free = (gaps & program.cell_set).bit_count()
    empty = (gaps & program.open_column_set & ~(1 << target)).bit_count()
    return min(most, (free + 1) << min(empty, 6))


def gaps_of(state: TableauState) -> int:
    """The places of a table's empty piles, a bit for each."""
    return sum(1 << place for place, cards in enumerate(state.piles) if not cards)


def shift_refusal(
    facts: TableFacts, state: TableauState, source: int, target: int, count: int
) -> str | None:
    """Why the top ``count`` cards of one pile may not move onto another, or ``None``."""
    if source == target:
        return tr("The cards lie there already.")
    program = facts.program
    kind = program.piles[target].kind
    if kind is PileKind.STOCK:
        return tr("No card goes back to the stock.")
    if kind is PileKind.WASTE and not any(program.piles[target].onto):
        return tr("No card goes back to the turned cards.")
    if not program.feeds[target] >> source & 1:
        return tr("No card may be moved there from here.")
    lift = len(facts.of(source, state.piles[source], state.face_down[source]).lifted)
    if not 1 <= count <= lift:
        return _lift_refusal(program, state, source, count, lift)
    taken = facts.of(target, state.piles[target], state.face_down[target]).takes
    most = most_moved(program, state, gaps_of(state), source, target, lift)
    if count <= most and taken >> state.piles[source][-count] & 1:
        return None
    if kind is PileKind.COLUMN and count > most:
        return trn(
            "At most {n} card at once may go there.",
            "At most {n} cards at once may go there.",
            most,
        )
    return _target_refusal(state, kind, target, count)


def _lift_refusal(program: Program, state: TableauState, source: int, count: int, lift: int) -> str:
    if not 1 <= count <= len(state.piles[source]):
        return tr("There are not so many cards.")
    if lift == 0:
        return tr("No card may be taken from here.")
    if count > len(state.piles[source]) - state.face_down[source]:
        return tr("A card that lies face down cannot be moved.")
    if source == WASTE or program.piles[source].move == "single":
        return tr("Only the top card can be moved.")
    return tr("These cards are not a run that moves together.")


def _target_refusal(state: TableauState, kind: PileKind, target: int, count: int) -> str:
    match kind:
        case PileKind.CELL if state.piles[target]:
            return tr("This place holds a card already.")
        case PileKind.CELL | PileKind.FOUNDATION if count > 1:
            return tr("Only one card at a time goes there.")
        case PileKind.FOUNDATION:
            return tr("This card does not come next on that pile.")
        case _ if not state.piles[target]:
            return tr("This empty place does not take that card.")
        case _:
            return tr("This card does not fit on that one.")
