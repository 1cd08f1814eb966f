"""Collecting yaku: every way to take one from the table, or why not (YA-7, YA-8)."""

from __future__ import annotations

from collections.abc import Iterator

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.tableau.facts import TableFacts
from hanafuda_desktop.engine.tableau.program import WASTE, Program
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.engine.tableau.yaku import Alternative, YakuProgram
from hanafuda_desktop.language import tr, tr_noop, trn

__all__ = ["collect_refusal", "reachable", "ready_ways"]


_Source = tuple[int, ...]
"""The cards of one pile that a yaku could take, topmost first."""


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
        run
        for place in program.columns
        if (run := _run(state.piles[place], state.face_down[place], way.members, size))
    ]
    waste = _run(state.piles[WASTE], 0, way.members, min(size, yaku.waste_at_most))
    if waste:
        sources.append(waste)
    if yaku.cells_at_most:
        sources += [
            run for place in program.cells if (run := _run(state.piles[place], 0, way.members, 1))
        ]
    return sources


def _places_refusal(
    facts: TableFacts, state: TableauState, yaku: YakuProgram, cards: int
) -> str | None:
    """Why the yaku may not be made of cards that lie in these places, or ``None``.

    In English: most of these are told to nobody, while moves are looked for.
    """
    program = facts.program
    taken = {
        place: (mask_of(state.piles[place]) & cards).bit_count()
        for place in (WASTE, *program.columns, *program.cells)
    }
    if sum(taken[place] for place in program.columns) < yaku.columns_at_least:
        return tr_noop("Too few of its cards come from the columns.")
    if sum(taken[place] for place in program.cells) > yaku.cells_at_most:
        return tr_noop("Too many of its cards come from the free places.")
    if sum(count > 0 for count in taken.values()) > yaku.piles_at_most:
        return tr_noop("Its cards come from too many places.")
    if yaku.as_run and any(
        taken[place] > facts.run_length(place, state.piles[place], state.face_down[place])
        for place in program.columns
    ):
        return tr_noop("Its cards must lie as a run.")
    return None


def _choose(sources: list[_Source], way: Alternative, at: int, held: int) -> Iterator[int]:
    """Each set of cards that fills the way."""
    left = way.size - held.bit_count()
    if left == 0:
        yield held
        return
    if at == len(sources) or sum(len(run) for run in sources[at:]) < left:
        return
    yield from _choose(sources, way, at + 1, held)
    for card in sources[at]:
        held |= 1 << card
        if not way.admits(held):
            return
        yield from _choose(sources, way, at + 1, held)


def ready_ways(facts: TableFacts, state: TableauState, yaku: YakuProgram) -> Iterator[int]:
    """Every set of cards with which the yaku can be collected now."""
    done = sum(number == yaku.number for number, _ in state.collected)
    if done >= yaku.times or yaku.waits_for(state.collected):
        return
    told: set[int] = set()
    for way in yaku.ways:
        sources = _sources(facts.program, state, yaku, way)
        if not way.within(sum(map(mask_of, sources))):
            continue
        for cards in _choose(sources, way, 0, 0):
            if cards not in told and _places_refusal(facts, state, yaku, cards) is None:
                told.add(cards)
                yield cards


def reachable(facts: TableFacts, state: TableauState, yaku: YakuProgram, way: Alternative) -> int:
    """The set of cards of the yaku that lie where it could take them together."""
    sources = _sources(facts.program, state, yaku, way)
    if yaku.as_run:
        sources = [run[: _run_length_of(facts, state, run)] for run in sources]
    # Where they may come from few piles only, those that hold most of them count.
    sources.sort(key=len, reverse=True)
    return sum(map(mask_of, sources[: yaku.piles_at_most]))


def _run_length_of(facts: TableFacts, state: TableauState, run: _Source) -> int:
    place = next(place for place, pile in enumerate(state.piles) if run[0] in pile)
    if place not in facts.program.columns:
        return len(run)
    return facts.run_length(place, state.piles[place], state.face_down[place])


def collect_refusal(
    facts: TableFacts, state: TableauState, yaku: YakuProgram, cards: tuple[int, ...]
) -> str | None:
    """Why the yaku cannot be collected with these cards, or ``None``."""
    if sum(number == yaku.number for number, _ in state.collected) >= yaku.times:
        return tr("This yaku has been collected already.")
    waits = yaku.waits_for(state.collected)
    if waits:
        return trn(
            "First {n} other yaku must be collected.",
            "First {n} other yaku must be collected.",
            waits,
        )
    ready = list(ready_ways(facts, state, yaku))
    if not ready and len(yaku.ways) > 1:
        return tr("No cards that make it are free together yet.")
    wanted = mask_of(cards)
    ways = [way for way in yaku.ways if wanted.bit_count() == way.size and way.admits(wanted)]
    if not ways or tuple(members(wanted)) != cards:
        return tr("These cards do not make the yaku.")
    if wanted in ready:
        return None
    if not ready and (missing := _missing(facts, state, yaku, ways[0])):
        return tr("Not free yet: {cards}.", cards=missing)
    free = sum(map(mask_of, _sources(facts.program, state, yaku, ways[0])))
    if wanted & ~free:
        return tr("These very cards are not free, but others of the yaku are.")
    return tr(
        _places_refusal(facts, state, yaku, wanted) or tr_noop("These cards are not free together.")
    )


def _missing(facts: TableFacts, state: TableauState, yaku: YakuProgram, way: Alternative) -> str:
    """The cards of the yaku that nothing in reach stands for, in words."""
    slots = way.fill(reachable(facts, state, yaku, way))
    named = mask_of(card for card in slots if card is not None)
    titles = []
    for wanted, card in zip(way.slots, slots, strict=True):
        if card is None:
            missing = next(members(wanted & ~named))
            named |= 1 << missing
            titles.append(CARDS[missing].title)
    return tr("; ", meaning="between cards").join(titles)
