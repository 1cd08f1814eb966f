"""Collecting yaku: every way to take one from the table, or why not (YA-7, YA-8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.tableau.facts import TableFacts
from hanafuda_desktop.engine.tableau.program import WASTE, Program
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.engine.tableau.yaku import Alternative, YakuProgram

__all__ = ["collect_refusal", "reachable", "ready_ways"]


@dataclass(frozen=True, slots=True)
class _Source:
    """A pile from whose top cards of a yaku may come: those cards, topmost first."""

    run: tuple[int, ...]
    column: bool


def _run(cards: tuple[int, ...], face_down: int, wanted: int, most: int) -> tuple[int, ...]:
    """The cards at the top that are all wanted, topmost first."""
    length = 0
    limit = min(len(cards) - face_down, most)
    while length < limit and wanted >> cards[-length - 1] & 1:
        length += 1
    return cards[: -length - 1 : -1] if length else ()


def _sources(
    program: Program, state: TableauState, yaku: YakuProgram, way: Alternative
) -> list[_Source]:
    size = way.size
    sources = [
        _Source(run, column=True)
        for place in program.columns
        if (run := _run(state.piles[place], state.face_down[place], way.members, size))
    ]
    waste = _run(state.piles[WASTE], 0, way.members, min(size, yaku.waste_at_most))
    if waste:
        sources.append(_Source(waste, column=False))
    if yaku.cells_at_most:
        sources += [
            _Source(run, column=False)
            for place in program.cells
            if (run := _run(state.piles[place], 0, way.members, 1))
        ]
    return sources


def _allowed(
    facts: TableFacts, state: TableauState, yaku: YakuProgram, cards: int, from_columns: int
) -> bool:
    """Whether the yaku may be made of cards that lie in these places."""
    if from_columns < yaku.columns_at_least:
        return False
    program = facts.program
    taken = {
        place: (mask_of(state.piles[place]) & cards).bit_count()
        for place in (WASTE, *program.columns, *program.cells)
    }
    if sum(taken[place] for place in program.cells) > yaku.cells_at_most:
        return False
    if sum(count > 0 for count in taken.values()) > yaku.piles_at_most:
        return False
    return not yaku.as_run or all(
        taken[place] <= facts.run_length(place, state.piles[place], state.face_down[place])
        for place in program.columns
    )


def _choose(
    sources: list[_Source], way: Alternative, at: int, held: int, from_columns: int
) -> Iterator[tuple[int, int]]:
    """Each set of cards that fills the way, with how many of them come from columns."""
    left = way.size - held.bit_count()
    if left == 0:
        yield held, from_columns
        return
    if at == len(sources) or sum(len(source.run) for source in sources[at:]) < left:
        return
    source = sources[at]
    yield from _choose(sources, way, at + 1, held, from_columns)
    for taken, card in enumerate(source.run, start=1):
        held |= 1 << card
        if not way.admits(held):
            return
        yield from _choose(sources, way, at + 1, held, from_columns + taken * source.column)


def ready_ways(facts: TableFacts, state: TableauState, yaku: YakuProgram) -> Iterator[int]:
    """Every set of cards with which the yaku can be collected now."""
    done = sum(number == yaku.number for number, _ in state.collected)
    if done >= yaku.times or yaku.waits_for(state.collected):
        return
    told: set[int] = set()
    for way in yaku.ways:
        sources = _sources(facts.program, state, yaku, way)
        if not way.within(sum(mask_of(source.run) for source in sources)):
            continue
        for cards, from_columns in _choose(sources, way, 0, 0, 0):
            if cards not in told and _allowed(facts, state, yaku, cards, from_columns):
                told.add(cards)
                yield cards


def reachable(program: Program, state: TableauState, yaku: YakuProgram, way: Alternative) -> int:
    """The set of cards of the yaku that lie where it could take them now."""
    return mask_of(card for source in _sources(program, state, yaku, way) for card in source.run)


def collect_refusal(
    facts: TableFacts, state: TableauState, yaku: YakuProgram, cards: tuple[int, ...]
) -> str | None:
    """Why the yaku cannot be collected with these cards, or ``None``."""
    if sum(number == yaku.number for number, _ in state.collected) >= yaku.times:
        return "This yaku has been collected already."
    waits = yaku.waits_for(state.collected)
    if waits:
        return f"First {waits} other yaku must be collected."
    wanted = mask_of(cards)
    ways = [way for way in yaku.ways if wanted.bit_count() == way.size and way.admits(wanted)]
    if not ways or tuple(members(wanted)) != cards:
        return "These cards do not make the yaku."
    if wanted in ready_ways(facts, state, yaku):
        return None
    in_reach = reachable(facts.program, state, yaku, ways[0])
    if wanted & ~in_reach:
        return "Not all of its cards are free: each must lie on top, under cards of the yaku alone."
    if yaku.as_run:
        return "Its cards must lie as a run."
    if yaku.piles_at_most < yaku.ways[0].size:
        return "Its cards come from too many places."
    return "Too few of its cards come from the columns."
