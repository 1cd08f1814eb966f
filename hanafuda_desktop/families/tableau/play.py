"""What a move of cards does to the table, and what it uncovers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMoved,
    CardTurnedUp,
    Event,
    PileShuffled,
    PileTurnedOver,
    YakuMade,
)
from hanafuda_desktop.engine.family import Step
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.tableau.compiled import (
    STOCK,
    WASTE,
    Alternative,
    CompiledTableau,
    CompiledYaku,
)
from hanafuda_desktop.families.tableau.facts import TableFacts
from hanafuda_desktop.families.tableau.moves import Shift, shifts_between
from hanafuda_desktop.families.tableau.state import TableauState
from hanafuda_desktop.text.language import tr, tr_noop, trn

# Moving cards from pile to pile: how many at once, onto what, and why not.


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


def sources_of(compiled: CompiledTableau) -> tuple[Source, ...]:
    """The piles from which cards may be moved at all, in the order in which moves are listed."""
    places = (WASTE, *compiled.columns, *compiled.cells, *compiled.foundations)
    return tuple(
        _source(compiled, place) for place in places if compiled.piles[place].move != "none"
    )


def _source(compiled: CompiledTableau, source: int) -> Source:
    start, most = compiled.piles[source], len(compiled.deck)
    shifts = [
        (target, shifts_between(start.id, compiled.piles[target].id, most))
        for target in (*compiled.columns, *compiled.foundations, *compiled.cells, WASTE)
        if target != source and compiled.feeds[target] >> source & 1
    ]
    runs = tuple(way for way in shifts if way[0] in compiled.columns)
    ones = tuple(
        tuple((target, ways[0]) for target, ways in shifts if _could_take(compiled, target, card))
        for card in range(CARD_COUNT)
    )
    return Source(
        source,
        ones,
        runs,
        tuple(tuple(way for way in ways if way[0] not in compiled.columns) for ways in ones),
        start.move != "by-cells"
        and all(compiled.piles[target].limit >= most for target, _ in runs),
    )


def _could_take(compiled: CompiledTableau, place: int, card: int) -> bool:
    """Whether the pile takes the card in any state at all."""
    pile = compiled.piles[place]
    return bool(pile.base >> card & 1 or (pile.onto and pile.onto[card]))


def most_moved(
    compiled: CompiledTableau, state: TableauState, gaps: int, source: int, target: int, lift: int
) -> int:
    """How many of the ``lift`` cards that hang together at the source may go to the target at once.

    Only columns take several; and where cards are carried one by one over free places, those limit
    how many.

    Args:
        compiled: the rules.
        state: the table.
        gaps: the places of its empty piles, a bit for each; see :func:`gaps_of`.
        source: the place of the pile that is moved from.
        target: the place of the pile that is moved to.
        lift: how many cards hang together.
    """
    end = compiled.piles[target]
    if end.kind is not PileKind.COLUMN:
        return min(lift, 1)
    most = min(lift, end.limit - len(state.piles[target]))
    if compiled.piles[source].move != "by-cells":
        return most
    free = (gaps & compiled.cell_set).bit_count()
    empty = (gaps & compiled.open_column_set & ~(1 << target)).bit_count()
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
    compiled = facts.compiled
    kind = compiled.piles[target].kind
    if kind is PileKind.STOCK:
        return tr("No card goes back to the stock.")
    if kind is PileKind.WASTE and not any(compiled.piles[target].onto):
        return tr("No card goes back to the turned cards.")
    if not compiled.feeds[target] >> source & 1:
        return tr("No card may be moved there from here.")
    lift = len(facts.of(source, state.piles[source], state.face_down[source]).lifted)
    if not 1 <= count <= lift:
        return _lift_refusal(compiled, state, source, count, lift)
    taken = facts.of(target, state.piles[target], state.face_down[target]).takes
    most = most_moved(compiled, state, gaps_of(state), source, target, lift)
    if count <= most and taken >> state.piles[source][-count] & 1:
        return None
    if kind is PileKind.COLUMN and count > most:
        return trn(
            "At most {n} card at once may go there.",
            "At most {n} cards at once may go there.",
            most,
        )
    return _target_refusal(state, kind, target, count)


def _lift_refusal(
    compiled: CompiledTableau, state: TableauState, source: int, count: int, lift: int
) -> str:
    if not 1 <= count <= len(state.piles[source]):
        return tr("There are not so many cards.")
    if lift == 0:
        return tr("No card may be taken from here.")
    if count > len(state.piles[source]) - state.face_down[source]:
        return tr("A card that lies face down cannot be moved.")
    if source == WASTE or compiled.piles[source].move == "single":
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


# The stock of a patience: turning its cards and turning the waste over (YA-2).


def turn_refusal(compiled: CompiledTableau, state: TableauState) -> str | None:
    """Why the stock may not be turned, in English, or ``None`` (YA-2)."""
    if not state.piles[STOCK]:
        return tr_noop("The stock is empty.")
    if not compiled.turns_over_gaps and not all(state.piles[place] for place in compiled.columns):
        return tr_noop("While a column is empty the stock may not be turned.")
    return None


def redeal_refusal(compiled: CompiledTableau, state: TableauState) -> str | None:
    """Why the waste may not be turned over, in English, or ``None`` (YA-2)."""
    if state.piles[STOCK]:
        return tr_noop("The stock is not used up yet.")
    if not state.piles[WASTE]:
        return tr_noop("There is no card to turn over.")
    if state.redeals_used >= compiled.redeals:
        return tr_noop("The stock may not be turned over again.")
    return None


def turned(compiled: CompiledTableau, state: TableauState, events: list[Event]) -> TableauState:
    """The state after cards of the stock were turned; ``events`` gets what happened."""
    piles = list(state.piles)
    for place in compiled.turned_to:
        if piles[STOCK]:
            card = piles[STOCK][-1]
            piles[STOCK] = piles[STOCK][:-1]
            piles[place] += (card,)
            events.append(CardsMoved((card,), "s", compiled.piles[place].id))
    face_down = (len(piles[STOCK]), *state.face_down[1:])
    return TableauState(tuple(piles), face_down, state.collected, state.redeals_used, state.chance)


def redealt(compiled: CompiledTableau, state: TableauState, events: list[Event]) -> TableauState:
    """The state after the waste was turned over; ``events`` gets what happened."""
    rule = compiled.rules.stock
    waste = state.piles[WASTE]
    stock, chance = waste[::-1], state.chance
    events.append(PileTurnedOver("w", "s", len(waste)))
    if rule is not None and rule.shuffle:
        chance = SplitMix64(chance).next()
        stock = shuffled(sorted(waste), chance)
        events.append(PileShuffled("s"))
    return state._replace(
        piles=(stock, (), *state.piles[2:]),
        face_down=(len(stock), *state.face_down[1:]),
        redeals_used=state.redeals_used + 1,
        chance=chance,
    )


# Collecting yaku: every way to take one from the table, or why not (YA-7, YA-8).

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
    compiled: CompiledTableau, state: TableauState, yaku: CompiledYaku, way: Alternative
) -> list[_Source]:
    size = way.size
    sources = [
        run
        for place in compiled.columns
        if (run := _run(state.piles[place], state.face_down[place], way.members, size))
    ]
    waste = _run(state.piles[WASTE], 0, way.members, min(size, yaku.waste_at_most))
    if waste:
        sources.append(waste)
    if yaku.cells_at_most:
        sources += [
            run for place in compiled.cells if (run := _run(state.piles[place], 0, way.members, 1))
        ]
    return sources


def _places_refusal(
    facts: TableFacts, state: TableauState, yaku: CompiledYaku, cards: int
) -> str | None:
    """Why the yaku may not be made of cards that lie in these places, or ``None``.

    In English: most of these are told to nobody, while moves are looked for.
    """
    compiled = facts.compiled
    taken = {
        place: (mask_of(state.piles[place]) & cards).bit_count()
        for place in (WASTE, *compiled.columns, *compiled.cells)
    }
    if sum(taken[place] for place in compiled.columns) < yaku.columns_at_least:
        return tr_noop("Too few of its cards come from the columns.")
    if sum(taken[place] for place in compiled.cells) > yaku.cells_at_most:
        return tr_noop("Too many of its cards come from the free places.")
    if sum(count > 0 for count in taken.values()) > yaku.piles_at_most:
        return tr_noop("Its cards come from too many places.")
    if yaku.as_run and any(
        taken[place] > facts.run_length(place, state.piles[place], state.face_down[place])
        for place in compiled.columns
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


def ready_ways(facts: TableFacts, state: TableauState, yaku: CompiledYaku) -> Iterator[int]:
    """Every set of cards with which the yaku can be collected now."""
    done = sum(number == yaku.number for number, _ in state.collected)
    if done >= yaku.times or yaku.waits_for(state.collected):
        return
    told: set[int] = set()
    for way in yaku.ways:
        sources = _sources(facts.compiled, state, yaku, way)
        if not way.within(sum(map(mask_of, sources))):
            continue
        for cards in _choose(sources, way, 0, 0):
            if cards not in told and _places_refusal(facts, state, yaku, cards) is None:
                told.add(cards)
                yield cards


def reachable(facts: TableFacts, state: TableauState, yaku: CompiledYaku, way: Alternative) -> int:
    """The set of cards of the yaku that lie where it could take them together."""
    sources = _sources(facts.compiled, state, yaku, way)
    if yaku.as_run:
        sources = [run[: _run_length_of(facts, state, run)] for run in sources]
    # Where they may come from few piles only, those that hold most of them count.
    sources.sort(key=len, reverse=True)
    return sum(map(mask_of, sources[: yaku.piles_at_most]))


def _run_length_of(facts: TableFacts, state: TableauState, run: _Source) -> int:
    place = next(place for place, pile in enumerate(state.piles) if run[0] in pile)
    if place not in facts.compiled.columns:
        return len(run)
    return facts.run_length(place, state.piles[place], state.face_down[place])


def collect_refusal(
    facts: TableFacts, state: TableauState, yaku: CompiledYaku, cards: tuple[int, ...]
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
    free = sum(map(mask_of, _sources(facts.compiled, state, yaku, ways[0])))
    if wanted & ~free:
        return tr("These very cards are not free, but others of the yaku are.")
    return tr(
        _places_refusal(facts, state, yaku, wanted) or tr_noop("These cards are not free together.")
    )


def _missing(facts: TableFacts, state: TableauState, yaku: CompiledYaku, way: Alternative) -> str:
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


# What wins a patience (YA-10), and what it scores.


def points_of(compiled: CompiledTableau, state: TableauState) -> int:
    """The points of the yaku collected so far."""
    return sum(compiled.yaku[number].points for number, _ in state.collected)


def _only_runs(facts: TableFacts, state: TableauState) -> bool:
    """Whether all cards outside foundations lie in columns, each of them one run."""
    compiled = facts.compiled
    if any(state.piles[place] for place in (STOCK, WASTE, *compiled.cells)):
        return False
    return all(
        facts.run_length(place, state.piles[place], state.face_down[place])
        == len(state.piles[place])
        for place in compiled.columns
    )


def _foundations_full(compiled: CompiledTableau, state: TableauState) -> bool:
    """Whether every card that foundations take lies on one."""
    wanted = compiled.foundation_cards
    for place in compiled.columns:  # a look at the first column tells, for nearly all of a game
        cards = state.piles[place]
        if cards and wanted >> cards[-1] & 1:
            return False
    lying = sum(mask_of(state.piles[place]) for place in compiled.foundations)
    return not wanted & ~lying


def is_won(facts: TableFacts, state: TableauState) -> bool:
    """Whether everything that the rules ask for holds."""
    compiled = facts.compiled
    # First what is quickest to see and fails for nearly all of a game.
    if len(state.collected) < compiled.yaku_to_win:
        return False
    win = compiled.rules.win
    if win.columns == "empty" and any(state.piles[place] for place in compiled.columns):
        return False
    if win.columns == "runs" and not _only_runs(facts, state):
        return False
    if win.cards_left is not None:
        places = (STOCK, WASTE, *compiled.columns, *compiled.cells)
        if sum(len(state.piles[place]) for place in places) > win.cards_left:
            return False
    if win.foundations is not None and not _foundations_full(compiled, state):
        return False
    return win.points is None or points_of(compiled, state) >= win.points


# The deal of a patience.


def _fitting(facts: TableFacts, place: int, left: list[int]) -> tuple[int, ...]:
    """The first cards, one after the other, that a foundation takes; they leave ``left``."""
    cards: tuple[int, ...] = ()
    for _ in range(facts.compiled.piles[place].size):
        takes = facts.of(place, cards, 0).takes
        card = next((card for card in left if takes >> card & 1), None)
        if card is None:
            break
        left.remove(card)
        cards += (card,)
    return cards


def dealt(facts: TableFacts, order: tuple[int, ...], seed: int) -> Step[TableauState]:
    """The deck dealt in this order; see :meth:`~.family.Tableau.deal`."""
    compiled = facts.compiled
    left = list(order)
    piles: list[tuple[int, ...]] = [()] * len(compiled.piles)
    for place in compiled.foundations:
        piles[place] = _fitting(facts, place, left)
    for place in (*compiled.columns, *compiled.cells):
        size = compiled.piles[place].size
        piles[place], left = tuple(left[:size]), left[size:]
    piles[STOCK] = tuple(reversed(left))
    face_down = [
        len(cards) if place == STOCK else max(0, len(cards) - pile.face_up)
        for place, (pile, cards) in enumerate(zip(compiled.piles, piles, strict=True))
    ]
    events: list[Event] = [
        CardsDealt(pile.id, (None,) * hidden + cards[hidden:])
        for pile, cards, hidden in zip(compiled.piles, piles, face_down, strict=True)
        if cards
    ]
    rule = compiled.rules.stock
    # Only a shuffle to come needs chance; without it equal tables are equal states.
    chance = seed if rule is not None and rule.shuffle else 0
    return Step(TableauState(tuple(piles), tuple(face_down), chance=chance), tuple(events))


def shifted(
    compiled: CompiledTableau,
    state: TableauState,
    source: int,
    target: int,
    count: int,
    events: list[Event],
) -> TableauState:
    """The state after cards moved from pile to pile; ``events`` gets what happened."""
    piles = list(state.piles)
    cards = piles[source][-count:]
    piles[source] = piles[source][:-count]
    piles[target] += cards
    events.append(CardsMoved(cards, compiled.piles[source].id, compiled.piles[target].id))
    face_down = _turned_up(compiled, piles, state.face_down, events)
    return TableauState(tuple(piles), face_down, state.collected, state.redeals_used, state.chance)


def _turned_up(
    compiled: CompiledTableau,
    piles: list[tuple[int, ...]],
    face_down: tuple[int, ...],
    events: list[Event],
) -> tuple[int, ...]:
    """Turn up bared top cards of columns (YA-5) and refill emptied columns.

    Args:
        compiled: the rules.
        piles: the cards of each pile, changed in place.
        face_down: how many cards of each lie face down.
        events: gets what happened.

    Returns:
        how many lie face down now; the very same object when nothing was turned.
    """
    for place in compiled.refilled:
        if not piles[place]:
            face_down = _refill(compiled, place, piles, face_down, events)
    for place in compiled.columns:
        hidden = face_down[place]
        if hidden and hidden == len(piles[place]):
            face_down = (*face_down[:place], hidden - 1, *face_down[place + 1 :])
            events.append(CardTurnedUp(piles[place][-1], compiled.piles[place].id))
    return face_down


def _refill(
    compiled: CompiledTableau,
    place: int,
    piles: list[tuple[int, ...]],
    face_down: tuple[int, ...],
    events: list[Event],
) -> tuple[int, ...]:
    for source in compiled.refills[place]:
        if piles[source] and source != place:
            card = piles[source][-1]
            piles[source] = piles[source][:-1]
            piles[place] = (card,)
            ids = (compiled.piles[source].id, compiled.piles[place].id)
            events.append(CardsMoved((card,), *ids))
            if source == STOCK:
                return (face_down[STOCK] - 1, *face_down[STOCK + 1 :])
            return face_down
    return face_down


def collected(
    compiled: CompiledTableau,
    state: TableauState,
    yaku: CompiledYaku,
    cards: tuple[int, ...],
    events: list[Event],
) -> TableauState:
    """The state after a yaku was collected with these cards; ``events`` gets what happened."""
    wanted = mask_of(cards)
    piles = list(state.piles)
    for place, pile in enumerate(piles):
        taken = tuple(card for card in pile if wanted >> card & 1)
        if taken and place not in (STOCK, *compiled.foundations):
            piles[place] = pile[: -len(taken)]
            events.append(CardsMoved(taken, compiled.piles[place].id, f"y:{yaku.id}"))
    events.append(YakuMade(0, yaku.id, cards, yaku.points))
    face_down = _turned_up(compiled, piles, state.face_down, events)
    return state._replace(
        piles=tuple(piles),
        face_down=face_down,
        collected=(*state.collected, (yaku.number, wanted)),
    )
