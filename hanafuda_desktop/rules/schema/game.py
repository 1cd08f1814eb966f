"""What every game's rule file says, whatever its family."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, Protocol

from pydantic import BeforeValidator, Field

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS, Category
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.rules.schema.selectors import (
    CardsWanted,
    Fit,
    Kinds,
    Selector,
    selected,
    split,
)
from hanafuda_desktop.rules.schema.values import (
    FOR_PEOPLE,
    Identifier,
    Model,
    Named,
    OneOrMore,
    Points,
    Positive,
    Whole,
    Words,
    walked,
)

# Which cards a yaku needs, in games of every family.


class Need(Model):
    """Cards that a yaku needs."""

    cards: CardsWanted
    """The cards among which to choose."""
    count: Positive = 1
    """How many of them."""
    each: Literal["month", "category"] | None = None
    """``count`` cards of each month, or of each kind, that is among ``cards``."""
    same: Literal["month", "category"] | None = None
    """Whether the ``count`` cards must all be of one month, or of one kind."""


def _read_need(value: Any) -> Any:
    """Cards by themselves are a need of one of them."""
    return {"cards": value} if isinstance(value, str | list | tuple) else value


NeedWritten = Annotated[
    Need,
    BeforeValidator(
        _read_need,
        json_schema_input_type=CardsWanted | Need,
    ),
]
"""A need as it is written: a map, or just the cards."""


@dataclass(frozen=True, slots=True)
class FieldNeed:
    """What an opening field must hold: so many cards of one of these sets, or of every one."""

    sets: tuple[int, ...]
    count: int
    every: bool

    @classmethod
    def of(cls, need: Need, deck: int) -> FieldNeed:
        """The need, compiled for a deck."""
        cards, by = selected(need.cards) & deck, need.each or need.same
        # Without any card of the deck it is never met.
        sets = tuple(split(cards, by).values()) if by is not None and cards else (cards,)
        return cls(sets, need.count, need.each is not None)

    def met_by(self, field: int) -> bool:
        """Whether the cards on the field meet it."""
        met = [(field & cards).bit_count() >= self.count for cards in self.sets]
        return all(met) if self.every else any(met)


class Yaku(Protocol):
    """What the yaku of every family say."""

    @property
    def id(self) -> str:
        """The name by which other keys and files speak of it."""

    @property
    def name(self) -> dict[str, str]:
        """What people call it."""

    @property
    def needs(self) -> tuple[Need, ...]:
        """The cards that it takes."""


# What cards are worth by themselves, in games of several families.


class CardValue(Named):
    """What cards are worth by themselves."""

    cards: CardsWanted
    """The cards; where several entries name one, the last of them counts."""
    points: Points
    """Points for each."""


def values_of(entries: tuple[CardValue, ...]) -> tuple[int, ...]:
    """What each card of the deck of forty-eight is worth by these entries; 0 if none names it."""
    values = [0] * CARD_COUNT
    for entry in entries:
        for card in members(selected(entry.cards)):
            values[card] = entry.points
    return tuple(values)


def points_by(entries: tuple[CardValue, ...], card: int) -> int:
    """What one card is worth by these entries."""
    naming = (entry for entry in reversed(entries) if selected(entry.cards) >> card & 1)
    return next((entry.points for entry in naming), 0)


class Deck(Model):
    """Which cards are in the deck. A file in ``rules/decks/`` holds one."""

    id: Identifier
    """The deck's name; a game says ``deck: hanafuda-48``. Left out, it is the file's name."""
    name: Words
    """What people call it."""
    cards: CardsWanted = (Selector(),)
    """The cards that are in it."""


class Players(Model):
    """How many may play."""

    least: Annotated[Whole, Field(ge=1, le=7)] = 1
    """The fewest."""
    most: Annotated[Whole, Field(ge=1, le=7)] = 1
    """The most."""


class Credit(Model):
    """Where a game, or these rules of it, come from."""

    author: Annotated[str, Field(min_length=1, max_length=200)]
    """Who devised or wrote down the rules."""
    work: Annotated[str, Field(max_length=300)] = ""
    """The text they stand in."""
    year: Annotated[Whole, Field(ge=1, le=9999)] | None = None
    """The year of that text."""


class GameBase(Model):
    """Keys that every rule file has."""

    id: Identifier
    """The game's name for commands and records. Left out, it is the file's name."""
    name: Words
    """The game's name for people."""
    summary: Words
    """One sentence that tells a newcomer what kind of game this is."""
    minutes: Annotated[Whole, Field(ge=1, le=600), FOR_PEOPLE] = 10
    """How long a game usually takes, in minutes."""
    credits: Annotated[tuple[Credit, ...], OneOrMore(20), FOR_PEOPLE] = ()
    """Where the rules come from."""
    players: Players = Players()
    """How many may play."""
    deck: Annotated[
        Deck, BeforeValidator(lambda value: value, json_schema_input_type=Identifier | Deck)
    ]
    """The deck: the name of a file in ``rules/decks/``, or the deck itself."""
    notes: Annotated[tuple[Words, ...], OneOrMore(40)] = ()
    """Advice for players, shown with the rules."""
    variant_of: Identifier | None = None
    """The game this is a variant of. Filled in from ``extends``; lists show it as a child."""
    family: str
    """Which family of games it is of."""

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many may play, fewest first."""
        return tuple(range(self.players.least, self.players.most + 1))

    @property
    def all_yaku(self) -> tuple[Yaku, ...]:
        """The yaku of the game; games of getting rid of cards have none."""
        return ()

    def kinds_of(self, card: int) -> frozenset[Category]:
        """As which kinds a card can count."""
        return frozenset((CARDS[card].category,))

    def points_for(self, card: int) -> int | None:
        """What a card is worth by itself; nothing where only yaku or none are paid."""
        del card
        return None


def likes_of(rules: GameBase) -> tuple[int, ...]:
    """For each card, the first card of its month and kind that is the same to these rules: whatever
    cards they mean, both are among them or neither, and no places are compared that set them apart.
    Mostly these are a month's chaff. Two needs of one card each set these apart, though together
    they may not.
    """
    parts = [part for _, part in walked(rules)]
    masks = [
        selected(part)
        for part in parts
        if isinstance(part, tuple) and part and isinstance(part[0], Selector)
    ]
    compares = any(
        isinstance(part, Fit) and part.place != "any" and not part.twins for part in parts
    )
    first: dict[tuple[object, ...], int] = {}
    return tuple(
        first.setdefault(
            (
                card.month,
                card.category,
                card.place if compares else None,
                *(mask >> card.index & 1 for mask in masks),
            ),
            card.index,
        )
        for card in CARDS
    )


# What a card is good for in a game: which yaku want it, and what it is worth by itself.


def in_game(rules: GameBase, card: int) -> bool:
    """Whether a game is played with this card."""
    return bool(selected(rules.deck.cards) >> card & 1)


def wanting(rules: GameBase, card: int) -> tuple[Yaku, ...]:
    """The yaku that this card can be a part of, in the order of the rule file.

    A card that may count as another kind is wanted for what it may count as; one that can only add
    to a yaku that is there without it is not wanted for that. Of a yaku that only counts cards of
    the round's month, every card that it could choose among is a part in some month.
    """
    if not in_game(rules, card):
        return ()
    kinds = rules.kinds_of(card)
    return tuple(
        yaku
        for yaku in rules.all_yaku
        if any(_meant(need.cards, card, kinds) for need in yaku.needs)
    )


def _meant(wanted: CardsWanted, card: int, kinds: frozenset[Category]) -> bool:
    own = CARDS[card].category
    ways: list[Kinds] = [() if kind is own else ((card, kind),) for kind in kinds]
    return any(selected(wanted, way) >> card & 1 for way in ways)


def points_of(rules: GameBase, card: int) -> int | None:
    """What a card is worth by itself; nothing where only yaku or none are paid, or without it."""
    return rules.points_for(card) if in_game(rules, card) else None
