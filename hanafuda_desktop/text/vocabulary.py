"""Small words of every sentence, in the language that is spoken: numbers, lists, months, kinds.

Sentences elsewhere are whole templates, which a translation may order as it likes. What stands
here is what they have in common and put in: numbers, months, noun phrases that can stand anywhere
in a sentence, and how sentences become a paragraph.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Final, Literal, NamedTuple

from hanafuda_desktop.cards.card import MONTH_COUNT, MONTHS, Card, Category, Ribbon
from hanafuda_desktop.text.language import Text, tr, tr_noop, trn

# Cards by name within a sentence, in the language that is spoken.

_PLURAL: Final = frozenset({"peony-butterflies", "susuki-geese"})
"""Cards whose figures are several: the Butterflies *are* wild."""


def called(card: Card) -> str:
    """A card within a sentence: ``Pine Crane``; in French ``la grue du pin``."""
    return tr(card.called)


def is_figure(card: Card) -> bool:
    """Whether the deck has one such card alone, known by what it shows: the Crane."""
    return bool(card.figure)


def is_plural(card: Card) -> bool:
    """Whether a card is spoken of in the plural: the Butterflies."""
    return card.id in _PLURAL


def the_card(card: Card) -> str:
    """A card that is spoken of: ``the Crane``, ``the Plum chaff``."""
    return tr(card.figure) if card.figure else tr("the {card}", card=called(card))


Link = Literal["and", "or", "conditions"]
"""How the last of several is joined to the others; conditions are clauses that must all hold."""

_LAST: Final[dict[Link, tuple[str, str]]] = {
    "and": (tr_noop("{first} and {last}"), ""),
    "or": (tr_noop("{first} or {last}"), ""),
    "conditions": (tr_noop("{first} and {last}", meaning="conditions"), "conditions"),
}
_LAST_APART: Final[dict[Link, tuple[str, str]]] = {
    "and": (tr_noop("{first}; and {last}"), ""),
    "or": (tr_noop("{first}; or {last}"), ""),
    "conditions": (tr_noop("{first}; and {last}", meaning="conditions"), "conditions"),
}
"""The same where a part has a comma of its own."""

_ENDINGS: Final = (".", "!", "?", "。", "！", "？")  # noqa: RUF001 (Japanese full stops)
_TWO: Final = 2


# Numbers


def times(count: int) -> str:
    """How often: ``once``, ``twice``, ``three times``."""
    match count:
        case 0:
            return tr("never")
        case 1:
            return tr("once")
        case 2:
            return tr("twice")
        case _:
            return trn("{number} time", "{number} times", count)


def cards(count: int) -> str:
    """``one card``, ``five cards``, ``no cards``."""
    return trn("{number} card", "{number} cards", count)


def points(count: int) -> str:
    """``one point``, ``five points``."""
    return trn("{number} point", "{number} points", count)


def players(count: int) -> str:
    """``one player``, ``five players``."""
    return trn("{number} player", "{number} players", count)


# Lists and sentences


def listed(parts: Sequence[str], link: Link = "and") -> str:
    """``A``, ``A and B``, ``A, B and C``; semicolons where a part has a comma of its own."""
    if len(parts) <= 1:
        return "".join(parts)
    *first, last = parts
    is_apart = any("," in part for part in (first if len(parts) == _TWO else parts))
    if is_apart:
        before = reduce(lambda one, two: tr("{first}; {next}", first=one, next=two), first)
    else:
        before = in_a_row(first)
    text, meaning = (_LAST_APART if is_apart else _LAST)[link]
    return tr(text, meaning=meaning, first=before, last=last)


def in_a_row(parts: Iterable[str]) -> str:
    """``A, B, C``; nothing for none."""
    return reduce(lambda one, two: tr("{first}, {next}", first=one, next=two), list(parts) or [""])


def capital(words: str) -> str:
    """The words with a capital letter in front, in languages that have such letters."""
    return f"{words[:1].upper()}{words[1:]}"


def sentence(words: str) -> str:
    """The words with a capital letter in front and a full stop behind."""
    told = capital(words)
    return told if told.endswith(_ENDINGS) else tr("{sentence}.", sentence=told)


def paragraph(sentences: Iterable[str]) -> str:
    """Sentences one behind the other; those without words are left out."""
    told = [each for each in sentences if each]
    return reduce(lambda one, two: tr("{sentence} {next}", sentence=one, next=two), told or [""])


# Months


def month_name(month: int) -> str:
    """A month within a sentence: ``January``."""
    return tr(MONTHS[(month - 1) % MONTH_COUNT].calendar)


def of_month(month: int) -> str:
    """A month that says whose something is: ``of January``."""
    return tr(MONTHS[(month - 1) % MONTH_COUNT].of_calendar)


def _stretches(numbers: Iterable[int]) -> list[list[int]]:
    """Neighbouring numbers, put together."""
    stretches: list[list[int]] = []
    for month in sorted(set(numbers)):
        if stretches and stretches[-1][-1] == month - 1:
            stretches[-1].append(month)
        else:
            stretches.append([month])
    return stretches


def months(numbers: Iterable[int], link: Link = "and") -> str:
    """Months by name: ``January to May``, ``March and April``, ``June, September and October``."""
    parts: list[str] = []
    for stretch in _stretches(numbers):
        names = [month_name(month) for month in stretch]
        if len(names) > _TWO:
            names = [tr("{first} to {last}", meaning="months", first=names[0], last=names[-1])]
        parts += names
    return listed(parts, link)


# Kinds of card


class CardNoun(NamedTuple):
    """What cards of a kind are called, in each way that sentences need.

    Attributes:
        one: one of them, without an article: ``bright``.
        many: several of them, without an article: ``brights``.
        a: any one of them: ``a bright``.
        the: those that are spoken of: ``the brights``.
        all: all that there are: ``all brights``.
        counted: so many of them: ``three brights``.
        other: so many of them beside those just named: ``two other brights``.
    """

    one: Text
    many: Text
    a: Text
    the: Text
    all: Text
    counted: Callable[[int], str]
    other: Callable[[int], str]


CARD: Final = CardNoun(
    "card",
    "cards",
    "a card",
    "the cards",
    "all cards",
    cards,
    lambda n: trn("{number} other card", "{number} other cards", n),
)
KINDS: Final = {
    Category.BRIGHT: CardNoun(
        "bright",
        "brights",
        "a bright",
        "the brights",
        "all brights",
        lambda n: trn("{number} bright", "{number} brights", n),
        lambda n: trn("{number} other bright", "{number} other brights", n),
    ),
    Category.ANIMAL: CardNoun(
        "animal",
        "animals",
        "an animal",
        "the animals",
        "all animals",
        lambda n: trn("{number} animal", "{number} animals", n),
        lambda n: trn("{number} other animal", "{number} other animals", n),
    ),
    Category.RIBBON: CardNoun(
        "ribbon",
        "ribbons",
        "a ribbon",
        "the ribbons",
        "all ribbons",
        lambda n: trn("{number} ribbon", "{number} ribbons", n),
        lambda n: trn("{number} other ribbon", "{number} other ribbons", n),
    ),
    Category.CHAFF: CardNoun(
        "chaff card",
        "chaff",
        "a chaff card",
        "the chaff",
        "all chaff",
        lambda n: trn("{number} chaff card", "{number} chaff", n),
        lambda n: trn("{number} other chaff card", "{number} other chaff", n),
    ),
}
"""The four kinds. Their words are English here, and said with ``tr``."""

RIBBONS: Final = {
    Ribbon.POETRY: CardNoun(
        "poetry ribbon",
        "poetry ribbons",
        "a poetry ribbon",
        "the poetry ribbons",
        "all poetry ribbons",
        lambda n: trn("{number} poetry ribbon", "{number} poetry ribbons", n),
        KINDS[Category.RIBBON].other,
    ),
    Ribbon.BLUE: CardNoun(
        "blue ribbon",
        "blue ribbons",
        "a blue ribbon",
        "the blue ribbons",
        "all blue ribbons",
        lambda n: trn("{number} blue ribbon", "{number} blue ribbons", n),
        KINDS[Category.RIBBON].other,
    ),
    Ribbon.RED: CardNoun(
        "red ribbon",
        "red ribbons",
        "a red ribbon",
        "the red ribbons",
        "all red ribbons",
        lambda n: trn("{number} red ribbon", "{number} red ribbons", n),
        KINDS[Category.RIBBON].other,
    ),
}
