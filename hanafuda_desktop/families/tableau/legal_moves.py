"""What may be done in a patience: every legal move at once, and why another is not legal.

From one state to the next only a few piles change, and with them the moves from those piles, and
from others whose cards go there. So :class:`MoveFinder` remembers the state that it saw last, and
looks only at what differs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress
from operator import is_not, or_
from typing import NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.tableau.compiled import (
    STOCK,
    WASTE,
    Alternative,
    CompiledTableau,
    CompiledYaku,
)
from hanafuda_desktop.families.tableau.facts import PileFacts, TableFacts, most_given, serving
from hanafuda_desktop.families.tableau.state import (
    Collect,
    Redeal,
    Shift,
    TableauMove,
    TableauState,
    TurnStock,
    shifts_between,
)
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


# Collecting yaku: every way to take one from the table, or why not (YA-7, YA-8).

_OpenRun = tuple[int, tuple[int, ...]]
"""A pile's place, and the cards at its top that a yaku could take, topmost first."""


def _sources(
    compiled: CompiledTableau, state: TableauState, yaku: CompiledYaku, way: Alternative
) -> list[_OpenRun]:
    """The piles that have cards for a way of a yaku: columns, then the waste, then cells."""
    sources = []
    for place, most in most_given(compiled, yaku, way).items():
        cards = state.piles[place]
        count = serving(way, cards, state.face_down[place], most)
        if count:
            sources.append((place, cards[: -count - 1 : -1]))
    return sources


def _cards_of(sources: Iterable[_OpenRun]) -> int:
    return sum(mask_of(cards) for _, cards in sources)


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
        taken[place] > facts.run_length(state, place) for place in compiled.columns
    ):
        return tr_noop("Its cards must lie as a run.")
    return None


def _choose(sources: list[_OpenRun], way: Alternative, at: int, held: int) -> Iterator[int]:
    """Each set of cards that fills the way."""
    left = way.size - held.bit_count()
    if left == 0:
        yield held
        return
    if at == len(sources) or sum(len(cards) for _, cards in sources[at:]) < left:
        return
    yield from _choose(sources, way, at + 1, held)
    for card in sources[at][1]:
        held |= 1 << card
        if not way.admits(held):
            return
        yield from _choose(sources, way, at + 1, held)


def ready_ways(facts: TableFacts, state: TableauState, yaku: CompiledYaku) -> Iterator[int]:
    """Every set of cards with which the yaku can be collected now."""
    if not yaku.may_come(facts.compiled.counts(state.collected)):
        return
    found: set[int] = set()
    for way in yaku.ways:
        sources = _sources(facts.compiled, state, yaku, way)
        if not way.within(_cards_of(sources)):
            continue
        for cards in _choose(sources, way, 0, 0):
            if cards not in found and _places_refusal(facts, state, yaku, cards) is None:
                found.add(cards)
                yield cards


def reachable(facts: TableFacts, state: TableauState, yaku: CompiledYaku, way: Alternative) -> int:
    """The set of cards of the yaku that lie where it could take them together."""
    sources = _sources(facts.compiled, state, yaku, way)
    if yaku.as_run:
        lengths = {place: facts.run_length(state, place) for place in facts.compiled.columns}
        sources = [(place, cards[: lengths.get(place)]) for place, cards in sources]
    # Where they may come from few piles only, those that hold most of them count.
    sources.sort(key=lambda source: len(source[1]), reverse=True)
    return _cards_of(sources[: yaku.piles_at_most])


def collect_refusal(
    facts: TableFacts, state: TableauState, yaku: CompiledYaku, cards: tuple[int, ...]
) -> str | None:
    """Why the yaku cannot be collected with these cards, or ``None``."""
    counts = facts.compiled.counts(state.collected)
    if counts[yaku.number] >= yaku.times:
        return tr("This yaku has been collected already.")
    waits = yaku.waits_for(counts)
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
    free = _cards_of(_sources(facts.compiled, state, yaku, ways[0]))
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


_TURN, _REDEAL = TurnStock(), Redeal()


class _Seen(NamedTuple):
    """What is known of a state.

    Attributes:
        state: the state.
        piles: the facts of each of its piles.
        takes: the cards that each of them takes.
        tally: the sum of the piles' tallies.
        gaps: the places of the empty piles, a bit for each.
        shifts: the moves of cards from each source.
    """

    state: TableauState
    piles: list[PileFacts]
    takes: list[int]
    tally: int
    gaps: int
    shifts: list[Sequence[Shift]]


class MoveFinder:
    """Finds the legal moves of one game's states."""

    def __init__(self, facts: TableFacts) -> None:
        self._facts = facts
        self._compiled = facts.compiled
        self._every_place = range(len(facts.compiled.piles))
        self._sources = sources_of(facts.compiled)
        self._seen = self._bare_table()

    def moves(self, state: TableauState) -> tuple[TableauMove, ...]:
        """Every legal move of a game that is not over: yaku, then cards, then the stock."""
        self._seen = seen = self._look(state)
        moves: list[TableauMove] = [
            Collect(yaku.id, tuple(members(cards)))
            for yaku in self._facts.tallies.promising(seen.tally)
            for cards in ready_ways(self._facts, state, yaku)
        ]
        for shifts in seen.shifts:
            moves += shifts
        moves += self.stock_moves(state)
        return tuple(moves)

    def _bare_table(self) -> _Seen:
        """A table without cards, to have something to compare the first state with."""
        count = len(self._every_place)
        piles = [self._facts.of(place, (), 0) for place in self._every_place]
        nothing = TableauState(((),) * count, (0,) * count)
        takes = [pile.takes for pile in piles]
        return _Seen(nothing, piles, takes, 0, gaps_of(nothing), [()] * len(self._sources))

    def _look(self, state: TableauState) -> _Seen:
        """What is known of a state: the same as of the one before, but for the piles changed."""
        before, piles, takes, tally, gaps_before, shifts = self._seen
        piles, takes, gaps = piles.copy(), takes.copy(), gaps_before
        differs = map(is_not, state.piles, before.piles)
        if state.face_down is not before.face_down:
            differs = map(or_, differs, map(is_not, state.face_down, before.face_down))
        touched = 0
        for place in compress(self._every_place, differs):
            if place == STOCK:  # which takes no card, and gives none but to be turned
                continue
            cards, old, bit = state.piles[place], piles[place], 1 << place
            new = self._facts.of(place, cards, state.face_down[place])
            piles[place] = new
            takes[place] = new.takes
            tally += new.tally - old.tally
            gaps = gaps & ~bit if cards else gaps | bit
            touched |= old.takes | new.takes | new.lifted_mask
        shifts = shifts.copy()
        seen = _Seen(state, piles, takes, tally, gaps, shifts)
        # Only such sources may have other moves than before.
        for at, source in enumerate(self._sources):
            pile = piles[source.place]
            if not pile.lifted:
                shifts[at] = ()
            elif pile.lifted_mask & touched or (
                # How many cards go at once may hang on how many places are free.
                gaps != gaps_before and not source.all_at_once and len(pile.lifted) > 1
            ):
                shifts[at] = self._shifts(seen, source, pile)
        return seen

    def _shifts(self, seen: _Seen, source: Source, pile: PileFacts) -> list[Shift]:
        """The moves from one pile."""
        lifted, takes = pile.lifted, seen.takes
        moves: list[Shift] = []
        top = lifted[0]
        if len(lifted) > 1:
            self._add_runs(seen, source, pile, moves)
            ones = source.others[top]
        else:
            ones = source.ones[top]
        bit = 1 << top
        for target, shift in ones:
            if takes[target] & bit:
                moves.append(shift)
        return moves

    def _add_runs(self, seen: _Seen, source: Source, pile: PileFacts, moves: list[Shift]) -> None:
        """Add the moves to columns from a pile that lifts several cards."""
        state, _, takes, _, gaps, _ = seen
        lifted, lifted_mask, _, _ = pile
        most = lift = len(lifted)
        top = 1 << lifted[0]
        for target, shifts in source.runs:
            hit = lifted_mask & takes[target]
            if not hit:
                continue
            if hit == top:
                moves.append(shifts[0])
                continue
            if not source.all_at_once:
                most = most_moved(self._compiled, state, gaps, source.place, target, lift)
            if hit == lifted_mask:  # an empty column takes them all
                moves += shifts[:most]
                continue
            while hit:
                lowest = hit & -hit
                hit ^= lowest
                depth = lifted.index(lowest.bit_length() - 1)
                if depth < most:
                    moves.append(shifts[depth])

    def stock_moves(self, state: TableauState) -> tuple[TableauMove, ...]:
        """The legal moves of the stock alone."""
        if state.piles[STOCK]:
            return (_TURN,) if turn_refusal(self._compiled, state) is None else ()
        if state.piles[WASTE]:
            return (_REDEAL,) if redeal_refusal(self._compiled, state) is None else ()
        return ()
