"""Sets of cards in words: "the ribbons of April, May and July", "any card but the Lightning".

The words are made from the set itself and not from how a rule file happened to select it, so two
ways of writing the same cards read the same, and a new kind of selector needs no new words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias, TypeVar

from hanafuda_desktop.cards.card import CARDS, CARDS_PER_MONTH, Card, Category, Ribbon, Role
from hanafuda_desktop.cards.cardset import FULL_DECK, mask_where, members
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.text.language import Text, number, tr, trn
from hanafuda_desktop.text.vocabulary import (
    CARD,
    KINDS,
    RIBBONS,
    Link,
    called,
    cards,
    in_a_row,
    is_figure,
    is_plural,
    listed,
    months,
    of_month,
    the_card,
)

EventT = TypeVar("EventT")

# Words that examples of every family share: the players' names, cards by name, signed points.

_Name: TypeAlias = Annotated[Text, "a player's name"]
NAMES: Final[tuple[_Name, ...]] = ("Aki", "Haru", "Natsu", "Fuyu", "Ren", "Sora", "Yuki")
"""As many as there are seats; see :func:`name`."""


def name(seat: int) -> str:
    """What the player at a seat is called."""
    return tr(NAMES[seat], meaning="a player's name")


def names(seats: Iterable[int]) -> str:
    """A side by its players' names."""
    return listed([name(seat) for seat in seats])


def card(index: int) -> str:
    """A card by its name within a sentence: ``Pine Crane``."""
    return called(CARDS[index])


def cards_named(indices: Iterable[int]) -> str:
    """Several of them."""
    return listed([card(each) for each in indices])


def total(points: int) -> str:
    """A sum, which shows its sign only below nothing."""
    return f"\N{MINUS SIGN}{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    """Points with their sign, as one writes them in a column."""
    return f"+{points}" if points > 0 else total(points)


def gained(gains: Iterable[int]) -> str:
    """What everybody gained or lost, seat by seat: ``Aki +5, Haru -5``."""
    return in_a_row(
        [
            tr(
                "{player} {points}",
                meaning="on the score sheet",
                player=name(seat),
                points=signed(gain),
            )
            for seat, gain in enumerate(gains)
        ]
    )


def deal_words(game: Game) -> str:
    """Which round this is, so that anybody can play it too; more is said behind it."""
    seats = game.family.seats
    if seats == 1:
        return tr("This is deal {deal}", deal=game.seed)
    return trn(
        "This is deal {deal} with {number} player, {names}",
        "This is deal {deal} with {number} players, {names}",
        seats,
        deal=game.seed,
        names=names(range(seats)),
    )


def first_event(game: Game, kind: type[EventT]) -> EventT | None:
    """The first event of a kind in a game."""
    happened = (event for _, events in game.history for event in events)
    return next((event for event in happened if isinstance(event, kind)), None)


_BY_KIND: Final = {
    kind: mask_where(lambda card, kind=kind: card.category is kind)  # type: ignore[misc]
    for kind in Category
}
_BY_RIBBON: Final = {
    ribbon: mask_where(lambda card, ribbon=ribbon: card.ribbon is ribbon)  # type: ignore[misc]
    for ribbon in Ribbon
}
_FEW: Final = 4
"""Up to so many brights or animals are called by their names."""
_EXCEPTED: Final = 2
"""At most so many cards are named as exceptions."""

_Place: TypeAlias = Annotated[Text, "place in its month"]
_PLACES: Final[tuple[_Place, ...]] = ("first", "second", "third", "fourth")
_PLAIN_CHAFF: Final[tuple[Text, ...]] = (
    "the first plain chaff {of_month}",
    "the second plain chaff {of_month}",
    "the third plain chaff {of_month}",
    "the fourth plain chaff {of_month}",
)


def card_name(card: Card) -> str:
    """The card with its article, as it stands within a sentence: ``the Crane``."""
    if is_figure(card):
        return the_card(card)
    month = of_month(card.month)
    if card.role is Role.COLOURED_PAULOWNIA:
        return tr("the coloured chaff {of_month}", of_month=month)
    if card.ribbon is not None:
        return tr("the ribbon {of_month}", of_month=month)
    alike = [
        other
        for other in CARDS
        if other.month == card.month and other.category is Category.CHAFF and other.role is None
    ]
    return tr(_PLAIN_CHAFF[alike.index(card)], of_month=month)


def _months_of(mask: int) -> list[int]:
    return sorted({CARDS[card].month for card in members(mask)})


def _whole_months(mask: int, among: int) -> bool:
    """Whether the set holds, of every month that is in it, all the cards that are among these."""
    present = set(_months_of(mask))
    return mask == among & mask_where(lambda card: card.month in present)


def _names(mask: int) -> list[str]:
    return [card_name(CARDS[card]) for card in members(mask)]


def _excepted(mask: int, among: int) -> int:
    """The few cards that are missing from the set, where nearly all of these are in it."""
    missing = among & ~mask
    few = 0 < missing.bit_count() <= min(_EXCEPTED, mask.bit_count() // 3)
    return missing if few else 0


def _of_months(words: str, numbers: list[int], link: Link) -> str:
    """Cards, and the months that they are of."""
    if len(numbers) == 1:
        return tr("{cards} {of_month}", cards=words, of_month=of_month(numbers[0]))
    return tr("{cards} of {months}", cards=words, months=months(numbers, link))


_WITHOUT: Final[dict[bool, Text]] = {
    True: "{cards} but {exceptions}",
    False: "{cards} other than {exceptions}",
}
"""What is said of all cards or of any, and what of some cards."""
_WITHOUT_MONTH: Final[dict[bool, Text]] = {
    True: "{cards} but those {of_month}",
    False: "{cards} other than those {of_month}",
}
_WITHOUT_MONTHS: Final[dict[bool, Text]] = {
    True: "{cards} but those of {months}",
    False: "{cards} other than those of {months}",
}


def _without(words: str, excepted: int, *, is_all: bool) -> str:
    """Cards, and the few that are left out."""
    return tr(_WITHOUT[is_all], cards=words, exceptions=listed(_names(excepted)))


def _without_months(words: str, left_out: list[int], *, is_all: bool) -> str:
    """The same with the months that are left out."""
    if len(left_out) == 1:
        return tr(_WITHOUT_MONTH[is_all], cards=words, of_month=of_month(left_out[0]))
    return tr(_WITHOUT_MONTHS[is_all], cards=words, months=months(left_out))


@dataclass(frozen=True, slots=True)
class SetNoun:
    """What the cards of a set are called.

    Attributes:
        one: one of them, without an article.
        many: several of them, without an article.
        counted: so many of them.
    """

    one: str
    many: str
    counted: Callable[[int], str]


class _Kind:
    """The cards of one kind in a set, as words in the singular and in the plural."""

    def __init__(self, kind: Category, mask: int, deck: int) -> None:
        whole = _BY_KIND[kind] & deck
        self.mask = mask
        self.noun = KINDS[kind]
        self.complete = mask == whole
        self.where: list[int] = []
        self.excepted = 0 if self.complete else _excepted(mask, whole)
        self.by_name = False
        ribbon = next((each for each, cards in _BY_RIBBON.items() if mask == cards & deck), None)
        if self.complete or self.excepted:
            return
        if ribbon is not None:
            self.noun = RIBBONS[ribbon]
        elif kind in (Category.BRIGHT, Category.ANIMAL) and mask.bit_count() <= _FEW:
            self.by_name = True
        elif _whole_months(mask, whole):
            self.where = _months_of(mask)
        else:
            self.by_name = True

    def which(self, words: str, link: Link) -> str:
        """Words for the kind, and which of it: their months, or the few that are left out."""
        if self.where:
            return _of_months(words, self.where, link)
        return _without(words, self.excepted, is_all=False) if self.excepted else words

    def _one_by_one_or(self, words: str, link: Link) -> list[str]:
        """Their names, where they have no other name or there is just one; else these words."""
        is_named = self.by_name or self.mask.bit_count() == 1
        return _names(self.mask) if is_named else [self.which(words, link)]

    def all(self) -> list[str]:
        """Words for all of them."""
        if self.excepted:
            return [_without(tr(self.noun.all), self.excepted, is_all=True)]
        return self._one_by_one_or(tr(self.noun.all if self.complete else self.noun.the), "and")

    def any(self) -> list[str]:
        """Words for one of them, whichever."""
        return self._one_by_one_or(tr(self.noun.a), "or")

    def several(self) -> list[str]:
        """Words for some of them, without an article."""
        return self._one_by_one_or(tr(self.noun.many), "and")

    def counted(self, count: int) -> str:
        """Words for so many of them."""
        return self.which(self.noun.counted(count), "or" if count == 1 else "and")


def _kinds(mask: int, deck: int) -> list[_Kind]:
    return [_Kind(kind, mask & cards, deck) for kind, cards in _BY_KIND.items() if mask & cards]


def _places_of(mask: int, deck: int) -> list[int]:
    """The places in the months that the set consists of, or none when it is no such set."""
    places = {CARDS[card].place for card in members(mask)}
    whole = deck & mask_where(lambda card: card.place in places)
    return sorted(places) if mask == whole and len(places) < CARDS_PER_MONTH else []


def _at_large(
    mask: int, deck: int, words: str, *, is_one: bool = False, is_all: bool = False
) -> str:
    """Words for a set that is best told without its kinds: all, nearly all, whole months.

    Args:
        mask: the set.
        deck: the cards that are in the game at all.
        words: how cards are called: all cards, any card, so many cards.
        is_one: whether these words speak of one card.
        is_all: whether they speak of every card, or of any.
    """
    if mask == deck:
        return words
    if excepted := _excepted(mask, deck):
        return _without(words, excepted, is_all=is_all)
    if mask.bit_count() >= CARDS_PER_MONTH and _whole_months(mask, deck):
        missing = _months_of(deck & ~mask)
        if not len(missing) <= _EXCEPTED < len(_months_of(mask)):
            link: Link = "or" if is_one else "and"
            return _of_months(words, _months_of(mask), link)
        return _without_months(words, missing, is_all=is_all)
    if places := _places_of(mask, deck):
        said = [tr(_PLACES[place - 1], meaning="place in its month") for place in places]
        ordinals = listed(said, "or")
        if is_one:
            return tr("{card} that is {ordinals} in its month", card=words, ordinals=ordinals)
        return tr("{cards} that are {ordinals} in their months", cards=words, ordinals=ordinals)
    return ""


def all_of(mask: int, deck: int = FULL_DECK) -> str:
    """All cards of the set: ``the ribbons of April, May and July``, ``all cards``.

    Args:
        mask: the set.
        deck: the cards that are in the game at all.
    """
    mask &= deck
    if not mask:
        return tr("no cards")
    if at_large := _at_large(mask, deck, tr(CARD.all), is_all=True):
        return at_large
    return listed([words for kind in _kinds(mask, deck) for words in kind.all()])


def every_one(mask: int, deck: int = FULL_DECK) -> str:
    """All cards of the set with their number, where that can be said: ``all five brights``."""
    mask &= deck
    count = mask.bit_count()
    if _excepted(mask, deck):
        return _at_large(mask, deck, tr("the {cards}", cards=cards(count)))
    if at_large := _at_large(mask, deck, tr("all {cards}", cards=cards(count)), is_all=True):
        return at_large
    kinds = _kinds(mask, deck)
    if len(kinds) == 1 and kinds[0].excepted:
        return kinds[0].which(tr("the {cards}", cards=kinds[0].noun.counted(count)), "and")
    if len(kinds) == 1 and kinds[0].complete:
        return tr("all {cards}", cards=kinds[0].noun.counted(count))
    return all_of(mask, deck)


def any_of(mask: int, deck: int = FULL_DECK) -> str:
    """One card of the set, whichever: ``a red ribbon``, ``the Crane or the Phoenix``."""
    mask &= deck
    if not mask:
        return tr("no card")
    if mask == deck:
        return tr("any card")
    words = tr("any card", meaning="of a part of the deck")
    if at_large := _at_large(mask, deck, words, is_one=True, is_all=True):
        return at_large
    return listed([words for kind in _kinds(mask, deck) for words in kind.any()], "or")


def several(mask: int, deck: int = FULL_DECK) -> str:
    """Cards of the set in general: ``ribbons``, ``chaff of January to May``, ``cards``."""
    mask &= deck
    if not mask:
        return tr("no cards")
    if at_large := _at_large(mask, deck, tr(CARD.many)):
        return at_large
    return listed([words for kind in _kinds(mask, deck) for words in kind.several()])


def noun_for(mask: int, deck: int = FULL_DECK) -> SetNoun | None:
    """What cards of the set are called where they have such a name: ``chaff``, ``red ribbons``;
    nothing where they can only be listed.
    """
    mask &= deck
    if mask == deck:
        return SetNoun(tr(CARD.one), tr(CARD.many), CARD.counted)
    kinds = _kinds(mask, deck)
    if len(kinds) != 1 or kinds[0].by_name or mask.bit_count() == 1:
        return None
    (kind,) = kinds
    one, many = kind.which(tr(kind.noun.one), "or"), kind.which(tr(kind.noun.many), "and")
    return SetNoun(one, many, kind.counted)


def number_of(count: int, mask: int, deck: int = FULL_DECK) -> str:
    """So many cards of the set: ``three chaff of December``, ``two from among all brights``."""
    mask &= deck
    if count >= mask.bit_count():
        return all_of(mask, deck)
    if at_large := _at_large(mask, deck, cards(count), is_one=count == 1):
        return at_large
    kinds = _kinds(mask, deck)
    if len(kinds) == 1 and not kinds[0].by_name:
        return kinds[0].counted(count)
    if count == 1:
        return listed([words for kind in kinds for words in kind.any()], "or")
    return tr("{number} from among {cards}", number=number(count), cards=all_of(mask, deck))


def number_or_more(count: int, mask: int, deck: int = FULL_DECK) -> str:
    """So many cards of the set, or more: ``four brights or more``; of a few, any one of them."""
    mask &= deck
    words = number_of(count, mask, deck)
    if count >= mask.bit_count():
        return words
    kinds = _kinds(mask, deck)
    at_large = _at_large(mask, deck, cards(count))
    if not at_large and (len(kinds) > 1 or kinds[0].by_name):
        if count == 1:
            return words
        said = {"number": number(count), "cards": all_of(mask, deck)}
        return tr("{number} or more from among {cards}", **said)
    return words if count == 1 and at_large else tr("{cards} or more", cards=words)


def told_as(mask: int) -> int:
    """How many the words for a set speak of: the Butterflies are several, though one card."""
    one = mask.bit_count() == 1 and not any(is_plural(CARDS[card]) for card in members(mask))
    return 1 if one else 2
