"""A patience's rules, compiled: every question of the rules answered beforehand, card by card.

The engine reads no rule file while it plays. What may lie on what is a 48-bit set for each card,
what a yaku needs is a list of sets and counts, and every pile knows its own answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from itertools import product
from operator import or_

from hanafuda_desktop.cards.assignment import assigned
from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.tableau.schema import Cells, FoundationGroup, TableauRules, rank
from hanafuda_desktop.rules.schema.game import Need
from hanafuda_desktop.rules.schema.selectors import Fits, fits_mask, selected, split

# The yaku of a patience, compiled: which cards they need, from where, and when.

NO_LIMIT = 48
"""A number of cards that no yaku exceeds."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to make a yaku: every slot filled by a card of its own.

    Attributes:
        slots: for each card that is needed, the set of cards that would serve.
        needs: the same as pairs of a set and how many cards of it, for quick refusals.
        members: the set of all cards that can serve at all.
        disjoint: whether no card could serve two different needs.
    """

    slots: tuple[int, ...]
    needs: tuple[tuple[int, int], ...]
    members: int
    disjoint: bool

    @property
    def size(self) -> int:
        """How many cards it takes."""
        return len(self.slots)

    def within(self, available: int) -> bool:
        """Whether these cards could hold the whole yaku, seen need by need."""
        return all((available & mask).bit_count() >= count for mask, count in self.needs)

    def admits(self, cards: int) -> bool:
        """Whether each of these cards can have a slot of its own."""
        if cards & ~self.members:
            return False
        if self.disjoint:
            return all((cards & mask).bit_count() <= count for mask, count in self.needs)
        return assigned(self.slots, cards) is not None

    def fill(self, cards: int) -> tuple[int | None, ...]:
        """The cards placed in the slots, as many of them as fit; ``None`` for an empty slot."""
        held = 0
        for card in members(cards & self.members):
            if self.admits(held | 1 << card):
                held |= 1 << card
        by_slot = assigned(self.slots, held) or {}
        return tuple(by_slot.get(slot) for slot in range(self.size))


@dataclass(frozen=True, slots=True)
class CompiledYaku:
    """A yaku, compiled.

    Attributes:
        number: its place in the rule file's list.
        id: its id.
        times: how often it can be collected.
        points: what it scores each time.
        ways: the alternatives; more than one where cards must be ``same``.
        after: how many other yaku must come before it.
        after_these: the places of yaku that must come before it.
        columns_at_least, waste_at_most, cells_at_most, piles_at_most: from where its cards may
            come.
        as_run: whether its cards from one column must be a run.
    """

    number: int
    id: str
    times: int
    points: int
    ways: tuple[Alternative, ...]
    after: int
    after_these: tuple[int, ...]
    columns_at_least: int
    waste_at_most: int
    cells_at_most: int
    piles_at_most: int
    as_run: bool

    def waits_for(self, counts: Sequence[int]) -> int:
        """How many yaku must still be collected before this one can be.

        Args:
            counts: how often each yaku was collected.
        """
        others = sum(counts) - counts[self.number]
        missing = sum(not counts[number] for number in self.after_these)
        return max(self.after - others, missing, 0)

    def may_come(self, counts: Sequence[int]) -> bool:
        """Whether it need not wait, and was not collected as often as it can be."""
        return counts[self.number] < self.times and not self.waits_for(counts)


def _choices(need: Need, deck: int) -> Iterator[list[tuple[int, int]]]:
    """The ways to meet one need, each as pairs of a set and how many cards of it."""
    mask = selected(need.cards) & deck
    if need.each is not None:
        yield [(part, need.count) for part in split(mask, need.each).values()]
    elif need.same is not None:
        for part in split(mask, need.same).values():
            if part.bit_count() >= need.count:
                yield [(part, need.count)]
    else:
        yield [(mask, need.count)]


def _alternative(needs: list[tuple[int, int]]) -> Alternative:
    masks = [mask for mask, _ in needs]
    union = reduce(or_, masks, 0)
    disjoint = sum(map(int.bit_count, masks)) == union.bit_count()
    slots = tuple(mask for mask, count in needs for _ in range(count))
    return Alternative(slots, tuple(needs), union, disjoint)


def compile_yaku(rules: TableauRules, number: int) -> CompiledYaku:
    """Compile the yaku at this place of the rules' list."""
    yaku = rules.yaku[number]
    deck = selected(rules.deck.cards)
    places = {other.id: place for place, other in enumerate(rules.yaku)}
    common = rules.collecting
    ways = product(*(list(_choices(need, deck)) for need in yaku.needs))
    return CompiledYaku(
        number=number,
        id=yaku.id,
        times=yaku.times,
        points=yaku.points,
        ways=tuple(_alternative([pair for part in way for pair in part]) for way in ways),
        after=yaku.after,
        after_these=tuple(places[other] for other in yaku.after_yaku),
        columns_at_least=_given(yaku.columns_at_least, common.columns_at_least),
        waste_at_most=_given(yaku.waste_at_most, common.waste_at_most),
        cells_at_most=_given(yaku.cells_at_most, common.cells_at_most),
        piles_at_most=_given(yaku.piles_at_most, common.piles_at_most),
        as_run=common.as_run if yaku.as_run is None else yaku.as_run,
    )


def _given(own: int | str | None, common: int | str) -> int:
    value = common if own is None else own
    return NO_LIMIT if isinstance(value, str) else value


STOCK = 0
"""Place of the stock in a state's piles."""
WASTE = 1
"""Place of the waste in a state's piles."""
UNLIMITED = 1 << 30
"""A count that is never reached."""


@dataclass(frozen=True, slots=True)
class Pile:
    """What the rules say of one pile.

    Attributes:
        id: its name in views and moves.
        kind: its part in the game.
        group: the id of the rule file's group, or the empty string.
        base: the set of cards that it takes when it is empty.
        onto: for each card, the set of cards on which it may be placed here.
        runs: for each card, the set of cards on which it must lie to move together with them.
        lowers: for each card, the set of cards that must be in the pile before it (foundations
            that are built in an order), else empty.
        move: how many cards move at once: ``single``, ``run``, ``any``, ``by-cells``, or ``none``
            when no card may be taken from it.
        move_at_most: and no more than so many.
        limit: it takes no card that would make it hold more than so many.
        size: how many cards it is dealt.
        face_up: how many of them, at the top, face up; at least the top one.
        takes_from: from which piles cards may be moved here, as the rule file names them; from
            all if from none.
        refill: from which piles it is filled when it is emptied, in the same way.
    """

    id: str
    kind: PileKind
    group: str = ""
    base: int = 0
    onto: tuple[int, ...] = ()
    runs: tuple[int, ...] = ()
    lowers: tuple[int, ...] = ()
    move: str = "none"
    move_at_most: int = CARD_COUNT
    limit: int = CARD_COUNT
    size: int = 0
    face_up: int = CARD_COUNT
    takes_from: tuple[str, ...] = ()
    refill: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CompiledTableau:
    """A patience, compiled.

    Attributes:
        rules: the rules it was compiled from.
        deck: the deck's cards, lowest first.
        piles: every pile; a state's piles stand in the same order, stock and waste first.
        places: the place of each pile by its id.
        feeds: for each pile, the set of piles (a bit each) from which cards may be moved there.
        refills: for each pile, the piles from which it is filled when it is emptied, in order.
        refilled: the columns that are refilled at all.
        turned_to: the piles that get a card, one after the other, when the stock is turned.
        turns_over_gaps: whether the stock may be turned while a column is empty.
        columns, cells, foundations: the places of those piles.
        cell_set: the cells as a set of places, a bit for each.
        open_column_set: the columns that take a card when they are empty, in the same way.
        yaku: the yaku, compiled.
        yaku_by_id: the same by their ids.
        yaku_to_win: how many yaku must be collected to win; 0 when they do not matter.
        redeals: how many redeals there are; :data:`UNLIMITED` for no end.
        foundation_cards: the set of all cards that foundations take.
    """

    rules: TableauRules
    deck: tuple[int, ...]
    piles: tuple[Pile, ...]
    places: dict[str, int]
    feeds: tuple[int, ...]
    refills: tuple[tuple[int, ...], ...]
    refilled: tuple[int, ...]
    turned_to: tuple[int, ...]
    turns_over_gaps: bool
    columns: tuple[int, ...]
    cells: tuple[int, ...]
    foundations: tuple[int, ...]
    cell_set: int
    open_column_set: int
    yaku: tuple[CompiledYaku, ...]
    yaku_by_id: dict[str, CompiledYaku]
    yaku_to_win: int
    redeals: int
    foundation_cards: int

    def counts(self, collected: Iterable[tuple[int, int]]) -> list[int]:
        """How often each yaku was collected, by a state's pairs of its place and its cards."""
        counts = [0] * len(self.yaku)
        for number, _ in collected:
            counts[number] += 1
        return counts

    def points(self, counts: Sequence[int]) -> int:
        """What the yaku score that were collected so often."""
        return sum(count * yaku.points for count, yaku in zip(counts, self.yaku, strict=True))

    def is_won(self, counts: Sequence[int], in_columns: int, elsewhere: int, *, full: bool) -> bool:
        """Whether everything that the rules ask for holds, but for runs in columns (YA-10).

        Args:
            counts: how often each yaku was collected.
            in_columns: how many cards lie in columns.
            elsewhere: how many lie in the stock, the waste and in cells.
            full: whether every card that foundations take lies on them.
        """
        win = self.rules.win
        return (
            sum(counts) >= self.yaku_to_win
            and not (win.columns == "empty" and in_columns)
            and (win.cards_left is None or in_columns + elsewhere <= win.cards_left)
            and (win.foundations is None or full)
            and (win.points is None or self.points(counts) >= win.points)
        )


@cache
def _fits_table(fits: Fits) -> tuple[int, ...]:
    return tuple(fits_mask(fits, card.index) for card in CARDS)


_NEVER = (0,) * CARD_COUNT


def _columns(rules: TableauRules) -> Iterator[Pile]:
    columns = ((group, size) for group in rules.columns for size in group.sizes)
    for number, (group, size) in enumerate(columns, start=1):
        onto = _fits_table(group.build)
        yield Pile(
            id=f"c{number}",
            kind=PileKind.COLUMN,
            group=group.id,
            base=0 if group.empty == "nothing" else selected(group.empty),
            onto=onto,
            runs=onto if group.run is None else _fits_table(group.run),
            move=group.move,
            move_at_most=group.move_at_most or CARD_COUNT,
            limit=group.limit or CARD_COUNT,
            size=size,
            face_up=size if group.face_up == "all" else min(size, max(1, group.face_up)),
            takes_from=group.takes_from,
            refill=group.refill,
        )


def _cells(cells: Cells) -> Iterator[Pile]:
    taken = selected(cells.cards)
    for number in range(1, cells.count + 1):
        yield Pile(
            f"h{number}",
            PileKind.CELL,
            base=taken,
            onto=_NEVER,
            runs=_NEVER,
            move="single",
            limit=1,
            size=int(number <= cells.dealt),
            takes_from=cells.takes_from,
        )


def _foundations(rules: TableauRules, deck: int) -> Iterator[Pile]:
    parts = ((group, part) for group in rules.foundations for part in _in_order(group, deck))
    for number, (group, part) in enumerate(parts, start=1):
        beneath = (part,) * CARD_COUNT if group.build is None else _fits_table(group.build)
        yield Pile(
            id=f"f{number}",
            kind=PileKind.FOUNDATION,
            group=group.id,
            base=group.beginnings(part),
            onto=tuple(mask if part >> card & 1 else 0 for card, mask in enumerate(beneath)),
            lowers=group.lowers(part),
            runs=_NEVER,
            move="single" if group.take_back else "none",
            limit=group.limit or CARD_COUNT,
            size=group.dealt,
            takes_from=group.takes_from,
        )


def _in_order(group: FoundationGroup, deck: int) -> list[int]:
    """What each pile of a group takes; kinds stand from bright to chaff, as people list them."""
    parts = group.parts(deck)
    if group.each is None:
        return parts
    order = "value-down" if group.each == "category" else group.each
    return sorted(parts, key=lambda part: rank(next(members(part)), order))


def _piles(rules: TableauRules, deck: int) -> Iterator[Pile]:
    """Every pile, in the order of a state's."""
    onto_waste = _fits_table(rules.stock.build if rules.stock is not None else ())
    yield Pile("s", PileKind.STOCK)
    yield Pile("w", PileKind.WASTE, onto=onto_waste, runs=_NEVER, move="single")
    yield from _columns(rules)
    if rules.cells is not None:
        yield from _cells(rules.cells)
    yield from _foundations(rules, deck)


_WORDS = {
    PileKind.STOCK: "stock",
    PileKind.WASTE: "waste",
    PileKind.COLUMN: "columns",
    PileKind.CELL: "cells",
    PileKind.FOUNDATION: "foundations",
}


def _named(piles: list[Pile], names: tuple[str, ...]) -> tuple[int, ...]:
    """The places of the piles that these words name, in the words' order.

    The word for a kind of pile means all of that kind, even where a group has it as its id.
    """
    return tuple(
        place
        for name in names
        for place, pile in enumerate(piles)
        if name == (_WORDS[pile.kind] if name in _WORDS.values() else pile.group)
    )


def compile_tableau(rules: TableauRules) -> CompiledTableau:
    """Compile the rules of a patience."""
    deck, stock = selected(rules.deck.cards), rules.stock
    piles = list(_piles(rules, deck))
    places = {kind: _named(piles, (word,)) for kind, word in _WORDS.items()}
    columns = places[PileKind.COLUMN]
    to_columns = stock is not None and stock.to == "columns"  # which leaves no say to ``turn``
    redeals = 0 if stock is None or to_columns else stock.redeals
    refills = tuple(_named(piles, pile.refill) for pile in piles)
    yaku = tuple(compile_yaku(rules, number) for number in range(len(rules.yaku)))
    to_win = sum(each.times for each in yaku) if rules.win.yaku == "all" else rules.win.yaku
    return CompiledTableau(
        rules=rules,
        deck=tuple(members(deck)),
        piles=tuple(piles),
        places={pile.id: place for place, pile in enumerate(piles)},
        feeds=tuple(
            mask_of(_named(piles, pile.takes_from) if pile.takes_from else range(len(piles)))
            for pile in piles
        ),
        refills=refills,
        refilled=tuple(place for place, sources in enumerate(refills) if sources),
        turned_to=columns if to_columns else (WASTE,) * (0 if stock is None else stock.turn),
        turns_over_gaps=stock is None or stock.with_empty_columns,
        columns=columns,
        cells=places[PileKind.CELL],
        foundations=places[PileKind.FOUNDATION],
        cell_set=mask_of(places[PileKind.CELL]),
        open_column_set=mask_of(place for place in columns if piles[place].base),
        yaku=yaku,
        yaku_by_id={each.id: each for each in yaku},
        yaku_to_win=to_win or 0,
        redeals=UNLIMITED if redeals == "unlimited" else redeals,
        foundation_cards=rules.foundation_cards,
    )
