"""Which cards are meant: selectors by month, kind, ribbon, role or id, and what fits on what."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from typing import Annotated, Any, Final, Literal

from pydantic import BeforeValidator, Discriminator, Field, Tag, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError
from typing_extensions import TypeAliasType

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS, Card, Category, Ribbon, Role, card_by_id
from hanafuda_desktop.cards.cardset import FULL_DECK, mask_of, mask_where, members
from hanafuda_desktop.rules.schema.values import (
    EmptyIs,
    Flag,
    Model,
    OneOrMore,
    Whole,
    listed,
)


def _known_card(value: Any) -> Any:
    try:
        card_by_id(value)
    except (KeyError, TypeError):
        raise PydanticCustomError("unknown_card", "unknown card") from None
    return value


CardId = TypeAliasType(
    "CardId",
    Annotated[
        str,
        BeforeValidator(
            _known_card,
            json_schema_input_type=Literal[tuple(card.id for card in CARDS)],
        ),
    ],
)
"""A card by its id: ``willow-lightning``."""

_MonthNumber = Annotated[Whole, Field(ge=1, le=12)]
_Place = Annotated[Whole, Field(ge=1, le=4)]


class Selector(Model):
    """A set of cards: those for which every key that is given holds.

    A key with several values holds for each of them.
    """

    month: Annotated[tuple[_MonthNumber, ...], OneOrMore(12, least=1)] | None = None
    """Months, 1 to 12."""
    place: Annotated[tuple[_Place, ...], OneOrMore(4, least=1)] | None = None
    """Places in the month, 1 to 4, from its highest card to its last chaff."""
    category: Annotated[tuple[Category, ...], OneOrMore(4, least=1)] | None = None
    """Kinds of card: bright, animal, ribbon, chaff."""
    ribbon: Annotated[tuple[Ribbon, ...], OneOrMore(3, least=1)] | None = None
    """Kinds of ribbon: poetry, blue, red."""
    role: Annotated[tuple[Role, ...], OneOrMore(8, least=1)] | None = None
    """Cards with a part of their own, such as lightning or sake-cup."""
    id: Annotated[tuple[CardId, ...], OneOrMore(48, least=1)] | None = None
    """Cards by their ids."""
    without: CardsWanted | None = None
    """Cards to leave out again."""


def _read_cards(value: Any) -> Any:
    """``all``, one card id, one selector, or a list of ids and selectors."""
    if value == "all":
        return ({},)
    return tuple({"id": [part]} if isinstance(part, str) else part for part in listed(value))


CardsWanted = TypeAliasType(
    "CardsWanted",
    Annotated[
        tuple[Selector, ...],
        Field(min_length=1, max_length=48),
        BeforeValidator(
            _read_cards,
            json_schema_input_type=Literal["all"]
            | CardId
            | Selector
            | Annotated[tuple[CardId | Selector, ...], Field(min_length=1, max_length=48)],
        ),
    ],
)
"""Cards: ``all``, a card id, a selector, or a list of these (a card that any of them names)."""

CardsOrNothing = Annotated[
    Annotated[Literal["nothing"], Tag("(nothing)")] | Annotated[CardsWanted, Tag("(cards)")],
    Discriminator(lambda value: "(nothing)" if value == "nothing" else "(cards)"),
]
"""Cards as above, or ``nothing``."""


Kinds = tuple[tuple[int, Category], ...]
"""Cards that are taken as another kind than their own."""


@lru_cache(maxsize=4096)
def _selector_mask(selector: Selector, kinds: Kinds) -> int:
    wanted_ids = selector.id
    taken_as = dict(kinds)
    mask = mask_where(
        lambda card: (
            (selector.month is None or card.month in selector.month)
            and (selector.place is None or card.place in selector.place)
            and (
                selector.category is None
                or taken_as.get(card.index, card.category) in selector.category
            )
            and (selector.ribbon is None or card.ribbon in selector.ribbon)
            and (selector.role is None or card.role in selector.role)
            and (wanted_ids is None or card.id in wanted_ids)
        )
    )
    return mask & ~selected(selector.without, kinds) if selector.without else mask


def selected(cards: tuple[Selector, ...], kinds: Kinds = ()) -> int:
    """The set of cards that any of these selectors names, as a 48-bit integer.

    Args:
        cards: the selectors.
        kinds: cards that are taken as another kind than their own.
    """
    mask = 0
    for selector in cards:
        mask |= _selector_mask(selector, kinds)
    return mask


PlaceFit = Literal["any", "same", "different", "next", "previous"]
MonthFit = Literal["any", "same", "different", "earlier", "later", "adjacent"]
CategoryFit = Literal["any", "same", "different", "lower", "higher", "next-lower", "next-higher"]

_MonthSteps = Annotated[tuple[Annotated[Whole, Field(ge=-11, le=11)], ...], OneOrMore(23, least=1)]
_PlaceSteps = Annotated[tuple[Annotated[Whole, Field(ge=-3, le=3)], ...], OneOrMore(7, least=1)]


def split(mask: int, by: str) -> dict[object, int]:
    """The set, parted by month, kind or place in the month."""
    parts: dict[object, int] = {}
    for card in members(mask):
        key = getattr(CARDS[card], by)
        parts[key] = parts.get(key, 0) | 1 << card
    return parts


def _word_or_steps(value: Any) -> str:
    """Which of the two a key means, so that an error speaks of that one alone."""
    is_word = isinstance(value, str) and not value.strip().lstrip("+-").isdecimal()
    return "(word)" if is_word else "(steps)"


class Fit(Model):
    """When one card may be placed on another: every key that is given must hold."""

    month: Annotated[
        Annotated[MonthFit, Tag("(word)")] | Annotated[_MonthSteps, Tag("(steps)")],
        Discriminator(_word_or_steps),
    ] = "any"
    """The placed card's month beside that of the card beneath: same, different, earlier (by exactly
    one), later (by one), adjacent (either), or a list of steps such as [-2, 2]."""
    wrap: Flag = True
    """Whether the months go round, so that December is one earlier than January."""
    category: CategoryFit = "any"
    """The placed card's kind beside that of the card beneath, in the order chaff, ribbon, animal,
    bright: same, different, lower, higher, next-lower or next-higher."""
    place: Annotated[
        Annotated[PlaceFit, Tag("(word)")] | Annotated[_PlaceSteps, Tag("(steps)")],
        Discriminator(_word_or_steps),
    ] = "any"
    """The placed card's place in its month (1 to 4, from its highest card to its last chaff) beside
    that of the card beneath: same, different, next (by exactly one), previous, or a list of
    steps."""
    twins: Flag = True
    """Whether cards of one month and kind, such as its two chaff, stand in for one another where
    places are compared."""
    cards: CardsWanted = (Selector(),)
    """Only these cards may be placed by this rule."""
    onto: CardsWanted = (Selector(),)
    """Only on these cards may one be placed by this rule."""


Fits = TypeAliasType(
    "Fits",
    Annotated[
        tuple[Fit, ...],
        Field(max_length=16),
        BeforeValidator(
            lambda value: () if value == "nothing" else listed(value),
            json_schema_input_type=Literal["nothing"]
            | Fit
            | Annotated[tuple[Fit, ...], Field(max_length=16)],
        ),
        EmptyIs("nothing"),
    ],
)
"""``nothing``, one :class:`Fit`, or a list of which any may hold."""

_STEPS: Final[Mapping[str, Collection[int]]] = {
    "same": (0,),
    "different": tuple(step for step in range(-11, 12) if step),
    "earlier": (-1,),
    "later": (1,),
    "adjacent": (-1, 1),
    "next": (1,),
    "previous": (-1,),
    "lower": range(-3, 0),
    "higher": range(1, 4),
    "next-lower": (-1,),
    "next-higher": (1,),
}
_RISING: Final = (Category.CHAFF, Category.RIBBON, Category.ANIMAL, Category.BRIGHT)


@cache
def _numbers(key: str, index: int, *, loosely: bool) -> tuple[int, ...]:
    """As what a card counts where months, kinds or places are compared.

    Args:
        key: what is compared.
        index: the card.
        loosely: whether months go round, and twins stand in for one another.
    """
    card = CARDS[index]
    match key:
        case "month":
            return (card.month, card.month - 12, card.month + 12) if loosely else (card.month,)
        case "category":
            return (_RISING.index(card.category),)
        case _:
            twins = [each for each in CARDS if each.month == card.month]
            same = [each.place for each in twins if each.category is card.category]
            return tuple(same) if loosely else (card.place,)


@lru_cache(maxsize=1024)
def _beneath(
    key: str, relation: str | tuple[int, ...], numbers: tuple[int, ...], *, loosely: bool
) -> int:
    """The set of cards on which one fits that counts as any of these, as far as this key goes."""
    steps = _STEPS[relation] if isinstance(relation, str) else relation
    return mask_of(
        card
        for card in range(CARD_COUNT)
        if any(
            number - other in steps
            for other in _numbers(key, card, loosely=loosely)
            for number in numbers
        )
    )


def fits_mask(fits: tuple[Fit, ...], placed: int) -> int:
    """The set of cards on which ``placed`` may be laid."""
    mask = 0
    for fit in fits:
        if selected(fit.cards) >> placed & 1:
            beneath = selected(fit.onto)
            for key, relation, loosely in (
                ("month", fit.month, fit.wrap),
                ("category", fit.category, False),
                ("place", fit.place, fit.twins),
            ):
                if relation != "any":
                    numbers = _numbers(key, placed, loosely=loosely)
                    beneath &= _beneath(key, relation, numbers, loosely=loosely)
            mask |= beneath
    return mask & ~(1 << placed)


Selector.model_rebuild()

# Sets of cards as rule files write them: read, and written in the shortest way that says them.

ALL: Final = "all"
NOTHING: Final = "nothing"

_FEW: Final = 3
"""Up to so many cards are left out of a kind by name."""


@cache
def _adapter() -> TypeAdapter[Any]:
    return TypeAdapter(CardsWanted)


def cards_in(value: Any) -> int | None:
    """The set of cards that a written value means, as an integer; ``None`` if it means none.

    Args:
        value: as a rule file has it: ``all``, ``nothing``, an id, a map of keys, a list of these.
    """
    if value in (None, NOTHING):
        return 0
    try:
        return selected(_adapter().validate_python(value))
    except ValidationError:
        return None


def cards_written(mask: int) -> Any:
    """A set of cards as one would write it: by what its cards have in common, or card by card."""
    if mask in (0, FULL_DECK):
        return ALL if mask else NOTHING
    cards = _cards(mask)
    if len(cards) == 1:
        return cards[0].id
    for way in (_by_kind, _by_rest, _by_months):
        found = way(mask, cards)
        if found is not None:
            return found
    return [card.id for card in cards]


def cards_changed(before: Any, mask: int) -> Any:
    """The same, but a list of single cards goes on as it was: cards leave it, and come to its end.

    Args:
        before: what is written so far.
        mask: the cards that are wanted.
    """
    is_list = isinstance(before, list) and all(isinstance(each, str) for each in before)
    if mask == 0 or not is_list:
        return cards_written(mask)
    ids = [CARDS[card].id for card in members(mask)]
    return [
        *(each for each in before if each in ids),
        *(each for each in ids if each not in before),
    ]


def _by_kind(mask: int, _: list[Card]) -> Any:
    """The set, if a word or two say it."""
    for key, kinds in (("category", Category), ("ribbon", Ribbon)):
        whole = [kind for kind in kinds if not _all(key, kind) & ~mask]
        if mask == sum(_all(key, kind) for kind in whole):
            words = [kind.value for kind in whole]
            return {key: words[0] if len(words) == 1 else words}
    return None


def _by_rest(mask: int, cards: list[Card]) -> Any:
    """The set, if it lacks just a few cards of a kind, or a month or a few cards of the deck."""
    rest = FULL_DECK & ~mask
    if rest.bit_count() <= _FEW or {"month"} == set(_by_months(rest, _cards(rest)) or ()):
        return {"without": cards_written(rest)} if rest.bit_count() < len(cards) else None
    for kind in Category:
        lacking = _all("category", kind) & ~mask
        if mask & ~_all("category", kind) == 0 and lacking.bit_count() <= _FEW < len(cards):
            return {"category": kind.value, "without": cards_written(lacking)}
    return None


def _by_months(mask: int, cards: list[Card]) -> Any:
    """The set, if it is all cards of some months, or all of one kind in some months."""
    months = sorted({card.month for card in cards})
    in_months = mask_where(lambda card: card.month in months)
    value: Any = months[0] if len(months) == 1 else months
    if in_months == mask:
        return {"month": value}
    kinds = {card.category for card in cards}
    if (
        len(kinds) == 1
        and len(cards) > _FEW
        and in_months & _all("category", cards[0].category) == mask
    ):
        return {"category": cards[0].category.value, "month": value}
    return None


def _cards(mask: int) -> list[Card]:
    return [CARDS[card] for card in members(mask)]


@cache
def _all(key: str, kind: Category | Ribbon) -> int:
    """All cards of a kind, or with a kind of ribbon."""
    return mask_where(lambda card: getattr(card, key) is kind)
