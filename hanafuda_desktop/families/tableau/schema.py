"""The language of patiences: columns, stock, cells, foundations, yaku to collect, what wins."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field
from typing_extensions import TypeAliasType

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.rules.schema.game import GameBase, NeedWritten, Yaku
from hanafuda_desktop.rules.schema.selectors import (
    CardsOrNothing,
    CardsWanted,
    Fits,
    Selector,
    selected,
    split,
)
from hanafuda_desktop.rules.schema.values import (
    EmptyIs,
    Flag,
    Identifier,
    Model,
    Named,
    NumberOr,
    OneOrMore,
    Positive,
    Whole,
    Words,
    listed,
)

EVERY_CARD = (Selector(),)

PileNames = Annotated[
    tuple[Identifier, ...],
    OneOrMore(32),
]
"""Names of piles: kinds of pile, and ids of groups."""

Sources = TypeAliasType(
    "Sources",
    Annotated[
        tuple[Identifier, ...],
        Field(max_length=32),
        BeforeValidator(
            lambda value: () if value == "all" else listed(value),
            json_schema_input_type=Literal["all"] | Identifier | tuple[Identifier, ...],
        ),
        EmptyIs("all"),
    ],
)
"""``all``, or which piles: ``columns``, ``waste``, ``cells``, ``foundations``, ids of groups."""
Count = Annotated[Whole, Field(ge=0, le=48)]
CountOrAll = Annotated[int | Literal["all"], NumberOr("all", 0, 48)]
PositiveOrAll = Annotated[int | Literal["all"], NumberOr("all", 1, 48)]


def rank(card: int, order: str) -> int:
    """The place of a card in an order of a foundation: ``month``, ``value-down``, and so on."""
    by, _, down = order.partition("-")
    found = int(getattr(CARDS[card], by))
    return -found if down else found


class ColumnGroup(Named):
    """Columns side by side that share their rules; a reserve is one on which nothing builds."""

    name: Words
    """What people call one of them."""
    plural: Words | None = None
    """What people call several of them, where it is not just the name with an ending: ``leaves``. A
    variant that gives another name gives this anew as well."""
    sizes: Annotated[tuple[Count, ...], OneOrMore(16, least=1)]
    """How many cards each column is dealt, from left to right."""
    face_up: CountOrAll = "all"
    """How many cards at the top of each column are dealt face up."""
    build: Fits = ()
    """What a card placed on a column's top card must be like, or nothing."""
    run: Fits | None = None
    """What makes face-up cards a run that moves as one. Left out, it is the same as ``build``."""
    move: Literal["single", "run", "any", "by-cells"] = "run"
    """What moves together: a single top card; a run or any tail of it; any face-up card with all on
    it; or a run as long as free cells and empty columns would let single cards carry it."""
    move_at_most: Positive | None = None
    """At most so many cards move together."""
    empty: CardsOrNothing = EVERY_CARD
    """Which cards an empty column takes (of a run, its lowest card), or nothing."""
    takes_from: Sources = ()
    """From which piles cards may be moved here: all, or any of columns, waste, cells, foundations
    and the ids of groups."""
    limit: Positive | None = None
    """At most so many cards lie in one column by moves; the deal may give it more."""
    refill: PileNames = ()
    """From where an emptied column gets a card at once, if it does: stock, waste, or the ids of
    groups of columns, the first of them that has one."""


class Stock(Model):
    """The face-down cards that are left after the deal, and how they come into play."""

    turn: Positive = 1
    """How many cards are turned at a time; not beside ``to: columns``, where each column gets one
    card."""
    to: Literal["waste", "columns"] = "waste"
    """Where they go: face up onto the waste, whose top card is in play, or one on every column."""
    redeals: Annotated[int | Literal["unlimited"], NumberOr("unlimited", 0, 99)] = "unlimited"
    """How often the waste may be turned over to be the stock again; beside ``to: columns`` there is
    no waste, and nothing but 0 can be written."""
    shuffle: Flag = False
    """Whether a redeal shuffles the cards; not beside ``to: columns``."""
    build: Fits = ()
    """What a card placed on the top of the waste must be like, where cards may be played there; not
    beside ``to: columns``."""
    with_empty_columns: Flag = True
    """Whether the stock may be turned while a column is empty."""


class Cells(Model):
    """Single places that hold one card each."""

    count: Annotated[Whole, Field(ge=1, le=12)]
    """How many there are."""
    cards: CardsWanted = EVERY_CARD
    """Which cards they take."""
    dealt: Annotated[Whole, Field(ge=0, le=12)] = 0
    """How many of them are dealt a card, after the columns."""
    takes_from: Sources = ()
    """From which piles cards may be moved here, as for columns."""


class FoundationGroup(Named):
    """Piles that are built up one card at a time until they are complete."""

    name: Words
    """What people call one of them."""
    plural: Words | None = None
    """What people call several of them, as for columns."""
    each: Literal["month", "category", "place"] | None = None
    """One pile for each month, kind, or place in the month, among ``cards``; it takes only cards of
    it."""
    count: Annotated[Whole, Field(ge=1, le=24)] = 1
    """How many piles there are when ``each`` is not given."""
    cards: CardsWanted = EVERY_CARD
    """Which cards these piles take."""
    start: CardsWanted = EVERY_CARD
    """Which cards may begin an empty pile."""
    order: Literal["value", "value-down", "month", "month-down", "place", "place-down"] | None = (
        None
    )
    """A pile takes all its cards in this order, equal ones in any: by kind from chaff to bright, by
    month from January, by place in the month from 1 to 4; or each the other way."""
    build: Fits | None = None
    """What a card placed on the pile's top card must be like, where ``order`` does not say it."""
    dealt: Count = 0
    """How many cards each pile is dealt, face up, before anything else: the first ones of the
    shuffled deck that it takes."""
    takes_from: Sources = ()
    """From which piles cards may be moved here, as for columns."""
    limit: Positive | None = None
    """At most so many cards lie on one pile by moves; the deal may give it more."""
    take_back: Flag = False
    """Whether the top card may be moved to a column again."""

    def parts(self, deck: int) -> list[int]:
        """The set of cards that each of the piles takes."""
        wanted = selected(self.cards) & deck
        if self.each is None:
            return [wanted] * self.count
        return list(split(wanted, self.each).values())

    def lowers(self, part: int) -> tuple[int, ...]:
        """For each card of a pile's, those that must lie there before it, as a set."""
        order = self.order
        if order is None:
            return (0,) * CARD_COUNT
        return tuple(
            mask_of(other for other in members(part) if rank(other, order) < rank(card, order))
            if part >> card & 1
            else 0
            for card in range(CARD_COUNT)
        )

    def beginnings(self, part: int) -> int:
        """The set of a pile's cards that may begin it."""
        lowers = self.lowers(part)
        return mask_of(card for card in members(selected(self.start) & part) if not lowers[card])


class TableauYaku(Named):
    """A set of cards that is collected all at once and leaves the table."""

    name: Words
    """What people call it."""
    times: Positive = 1
    """How often it can be collected."""
    needs: Annotated[tuple[NeedWritten, ...], OneOrMore(48, least=1)]
    """The cards it takes; each card serves one need."""
    points: Annotated[Whole, Field(ge=-9999, le=9999)] = 0
    """What it scores, in games that count points."""
    after: Annotated[Whole, Field(ge=0, le=48)] = 0
    """How many other yaku must have been collected before it."""
    after_yaku: Annotated[tuple[Identifier, ...], OneOrMore(64)] = ()
    """Yaku that must have been collected before it."""
    columns_at_least: Count | None = None
    """As in ``collecting``, for this yaku alone."""
    waste_at_most: CountOrAll | None = None
    """As in ``collecting``, for this yaku alone."""
    cells_at_most: CountOrAll | None = None
    """As in ``collecting``, for this yaku alone."""
    piles_at_most: PositiveOrAll | None = None
    """As in ``collecting``, for this yaku alone."""
    as_run: Flag | None = None
    """As in ``collecting``, for this yaku alone."""


class Collecting(Model):
    """From where the cards of a yaku are taken: always from the top, nothing foreign above them."""

    columns_at_least: Count = 1
    """How many of a yaku's cards must come from columns."""
    waste_at_most: CountOrAll = 1
    """How many may come from the waste, counted from its top card."""
    cells_at_most: CountOrAll = "all"
    """How many may come from cells."""
    piles_at_most: PositiveOrAll = "all"
    """From how many different piles they may come."""
    as_run: Flag = False
    """Whether the cards that come from one column must be a run, in the order that its rules ask
    for."""


class Win(Model):
    """What wins: everything that is named here, together."""

    yaku: Annotated[int | Literal["all"], NumberOr("all", 1, 99)] | None = None
    """So many yaku collected, or all of them."""
    cards_left: Count | None = None
    """At most so many cards left in stock, waste, columns and cells."""
    foundations: Literal["full"] | None = None
    """Every card that foundations take lies on them."""
    columns: Literal["empty", "runs"] | None = None
    """No card left in a column; or each column empty or one unbroken run, all face up, with nothing
    left outside the columns and foundations."""
    points: Annotated[Whole, Field(ge=1, le=9999)] | None = None
    """So many points from yaku."""


class TableauRules(GameBase):
    """A patience: cards laid out in columns, moved, built up and collected."""

    family: Literal["tableau"]
    """``tableau``: a patience."""
    columns: Annotated[tuple[ColumnGroup, ...], OneOrMore(16, least=1)]
    """The columns, in groups that share their rules."""
    stock: Stock | None = None
    """How the cards that the deal leaves over come into play."""
    cells: Cells | None = None
    """Places for single cards."""
    foundations: Annotated[tuple[FoundationGroup, ...], OneOrMore(16)] = ()
    """Piles to build up."""
    yaku: Annotated[tuple[TableauYaku, ...], OneOrMore(64)] = ()
    """Yaku to collect."""
    collecting: Collecting = Collecting()
    """From where yaku are collected."""
    win: Win
    """What wins."""

    @property
    def groups(self) -> tuple[ColumnGroup | FoundationGroup, ...]:
        """All groups of piles: those of columns come first."""
        return (*self.columns, *self.foundations)

    @property
    def foundation_cards(self) -> int:
        """The set of all cards that foundations take."""
        cards = (part for group in self.foundations for part in group.cards)
        return selected(tuple(cards)) & selected(self.deck.cards)

    @property
    def all_yaku(self) -> tuple[Yaku, ...]:
        """The yaku of the game."""
        return self.yaku

    def points_for(self, card: int) -> int | None:
        """What a card is worth by itself."""
        return CARDS[card].value
