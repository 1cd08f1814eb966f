"""How a part of the rules is told: tables from a key's name to its sentence.

A page tells a table's sentences in their order. A test changes every key of the schema and looks
whether the page then says something else, so that a key cannot be added without its sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar

from hanafuda_desktop.cards.card import CARDS, MONTHS, Category
from hanafuda_desktop.cards.cardset import FULL_DECK, mask_of, mask_where, members
from hanafuda_desktop.engine.family import Family
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rulebook.blocks import (
    Block,
    CardRow,
    Months,
    Paragraph,
    PileRow,
    Points,
    Section,
    YakuRow,
)
from hanafuda_desktop.rulebook.card_words import (
    all_of,
    card_name,
    every_one,
    number_of,
    number_or_more,
    several,
)
from hanafuda_desktop.rules.schema.game import CardValue, Credit, GameBase, Need, Yaku
from hanafuda_desktop.rules.schema.selectors import selected, split
from hanafuda_desktop.rules.schema.values import Model, plain
from hanafuda_desktop.text.language import Text, number, tr, trn, trn_noop
from hanafuda_desktop.text.vocabulary import (
    CARD,
    KINDS,
    capital,
    cards,
    listed,
    months,
    paragraph,
    sentence,
    times,
)
from hanafuda_desktop.text.vocabulary import points as counted

PartT = TypeVar("PartT", bound=Model)
RulesT = TypeVar("RulesT", bound=GameBase)


@dataclass(frozen=True, slots=True)
class Setting:
    """What a sentence may need to know beside its own part of the rules.

    Attributes:
        rules: the whole game.
        base_name: what people call the game that this is a variant of, where that is known.
        can_show: whether the reader sees these words and not boxes in their place.
    """

    rules: GameBase
    base_name: str = ""
    can_show: Callable[[str], bool] = bool

    def of(self, model: type[RulesT]) -> RulesT:
        """The game, where a sentence speaks of games of one family."""
        assert isinstance(self.rules, model)
        return self.rules

    @property
    def deck(self) -> int:
        """The set of cards that the game is played with."""
        return selected(self.rules.deck.cards)

    def say(self, words: dict[str, str]) -> str:
        """A rule file's own words, in the language that is spoken."""
        return plain(words)

    def original(self, words: dict[str, str]) -> str:
        """The Japanese of these words, where it is not what is told anyway and can be shown."""
        japanese = words.get("ja", "")
        return japanese if japanese != self.say(words) and self.can_show(japanese) else ""


@dataclass(frozen=True, slots=True)
class FamilyRulebook:
    """How games of a family are told.

    Attributes:
        engine: the class of the engines that play them.
        sections: the rules: the aim, the deal, and what then follows.
        example: a round that was really played, told and counted line by line as the engine scored
            it; nothing if nothing of it is worth telling.
        rows: all that lies on a table, from its far side to the near one.
        empty: what has a place on the table, but no card yet, before the discard pile.
    """

    engine: Callable[[Any, int, int | None], Family[Any, Any]]
    sections: Callable[[Any, Setting], tuple[Section, ...]]
    example: Callable[[Game, Setting], tuple[Block, ...]]
    rows: Callable[[View, Setting], Iterable[PileRow]]
    empty: Callable[[View, Setting], list[str]]


ValueText = Text | tuple[Text, Text]
"""A text, or two that are marked by ``trn_noop``, with ``{number}``, ``{cards}``, ``{points}`` or
``{times}`` for the value of a key; or nothing, where nothing is to be said."""


class Filled(NamedTuple):
    """A text, and what stands in it, made of the value; nothing is said where there is no value."""

    text: Text
    words: Callable[[Any, Setting], Mapping[str, str]]


Sentence = ValueText | Filled | Mapping[Any, ValueText] | Callable[[PartT, Setting], str]
"""What a key makes one say: a text, unless its value is none, zero, no or empty; a text for each of
its values, and for all others under ``...``; or a function of the part and its setting."""

Sentences = Mapping[str, Sentence[PartT]]
"""A sentence for each key, in the order of telling."""


def clauses(part: PartT, sentences: Sentences[Any], setting: Setting, **words: str) -> list[str]:
    """What is said of a part, to be put into sentences; what has nothing to say is left out.

    Args:
        part: the part.
        sentences: what each of its keys makes one say.
        setting: what else there is to know.
        words: what else stands in the texts.
    """
    told = [_told(part, key, each, setting, words) for key, each in sentences.items()]
    return [words for words in told if words]


def _told(
    part: PartT, key: str, each: Sentence[PartT], setting: Setting, words: Mapping[str, str]
) -> str:
    if callable(each):
        return each(part, setting)
    value = getattr(part, key)
    if isinstance(each, Mapping):
        if value not in each and not value:
            return ""
        return said_of(value, each[value if value in each else ...], **words)
    if not value:
        return ""
    if isinstance(each, Filled):
        return tr(each.text, **each.words(value, setting))
    return said_of(value, each, **words)


def said_of(value: object, text: ValueText, **words: str) -> str:
    """A text about a value."""
    if isinstance(text, tuple):
        assert isinstance(value, int)
        return trn(*text, value, **words)
    if not text or not isinstance(value, int):
        return tr(text, **words) if text else ""
    return tr(
        text,
        number=number(value),
        cards=cards(value),
        points=counted(value),
        times=times(value),
        **words,
    )


def told(*words: str) -> tuple[str, ...]:
    """Words as sentences, in their order; what has nothing to say is left out."""
    return tuple(sentence(each) for each in words if each)


def tell(part: PartT, sentences: Sentences[Any], setting: Setting, **words: str) -> list[str]:
    """The sentences of a part, those that have nothing to say left out."""
    return list(told(*clauses(part, sentences, setting, **words)))


# Sentences for the keys that every game has: deck, players, length, sources, advice.


def _players(game: GameBase, _: Setting) -> str:
    most = game.players.most
    if most == 1:
        return tr("For one player")
    counts = game.player_counts or (most,)
    if len(counts) > 2 and counts[-1] - counts[0] == len(counts) - 1:
        return tr("For {least} to {most} players", least=number(counts[0]), most=number(counts[-1]))
    words = listed([number(count) for count in counts], "or")
    return trn("For {counts} player", "For {counts} players", counts[-1], counts=words)


def _deck(game: GameBase, setting: Setting) -> str:
    words = sentence(tr("Deck: {deck}", deck=setting.say(game.deck.name)))
    left_out = FULL_DECK & ~setting.deck
    if not left_out:
        return words
    count, others = cards(setting.deck.bit_count()), all_of(left_out)
    less = tr("It leaves out {others}: {cards} in all", cards=count, others=others)
    return paragraph([words, sentence(less)])


FACTS: Final[Sentences[GameBase]] = {
    "players": _players,
    "minutes": trn_noop(
        "A game takes about {number} minute", "A game takes about {number} minutes"
    ),
    "deck": _deck,
}
"""What one asks before the first game."""


def _credit(credit: Credit) -> str:
    said: dict[str, Any] = {"author": credit.author, "work": credit.work, "year": credit.year}
    if credit.work and credit.year is not None:
        return tr("{author}: {work} ({year})", **said)
    if credit.work:
        return tr("{author}: {work}", **said)
    return credit.author if credit.year is None else tr("{author} ({year})", **said)


def summary(game: GameBase, setting: Setting) -> str:
    """What a newcomer reads first: what kind of game this is, or which game it changes."""
    words = setting.say(game.summary)
    if game.variant_of is None:
        return words
    name = setting.base_name or game.variant_of.replace("-", " ").capitalize()
    return paragraph([sentence(tr("This is a variant of {game}", game=name)), words])


# Sentences for the cards that a yaku needs, in games of every family.

_MOST_SHOWN: Final = 12
_SAME: Final[dict[str, tuple[tuple[Text, Text], ...]]] = {
    "month": (
        ("{cards} of one month", "{number} {cards} of one month"),
        (
            "{number} or more cards of one month",
            "{number} or more {cards} of one month",
        ),
    ),
    "category": (
        ("{cards} of one kind", "{number} {cards} of one kind"),
        (
            "{number} or more cards of one kind",
            "{number} or more {cards} of one kind",
        ),
    ),
}
"""What is the same, so many of it or more: of any cards, and of some of them."""


def wanted(need: Need, setting: Setting) -> int:
    """The set of cards among which a need chooses."""
    return selected(need.cards) & setting.deck


def _of_each_month(words: str, mask: int) -> str:
    """So many cards of each month, or of each of those months that a set has cards of."""
    own = sorted({CARDS[card].month for card in members(mask)})
    if len(own) == len({card.month for card in CARDS}):
        return tr("{cards} of each month", cards=words)
    if len(own) > 2 and own[-1] - own[0] == len(own) - 1:
        return tr("{cards} of each month from {months}", cards=words, months=months(own))
    return tr("{cards} of each month among {months}", cards=words, months=months(own))


def _each(need: Need, mask: int, deck: int) -> str:
    if need.each == "category":
        return tr(
            "{cards} of each kind among {all}", cards=cards(need.count), all=all_of(mask, deck)
        )
    kinds = {CARDS[card].category for card in members(mask)}
    noun = KINDS[kinds.pop()] if len(kinds) == 1 else None
    words = _of_each_month((noun or CARD).counted(need.count), mask)
    if mask == deck or noun is not None:
        return words
    return tr("{words}, from among {cards}", words=words, cards=all_of(mask, deck))


def _same(need: Need, mask: int, deck: int, *, or_more: bool = False) -> str:
    """So many cards of one month or of one kind, or that many and more."""
    exactly, more = _SAME[need.same or ""]
    of_any, of_some = more if or_more else exactly
    if mask == deck:
        return tr(of_any, number=number(need.count), cards=cards(need.count))
    return tr(of_some, number=number(need.count), cards=several(mask, deck))


def _need(need: Need, setting: Setting) -> str:
    mask, deck = wanted(need, setting), setting.deck
    if need.each is not None:
        return _each(need, mask, deck)
    if need.same is not None:
        return _same(need, mask, deck)
    if need.count >= mask.bit_count() and 1 < mask.bit_count() <= _MOST_SHOWN:
        return every_one(mask, deck)
    return number_of(need.count, mask, deck)


def _of_singles(cards: list[int], deck: int) -> list[str]:
    """Single cards in words: ribbons or chaff together, others by name as the file has them."""
    kinds = {CARDS[card].category for card in cards}
    if len(cards) > 1 and len(kinds) == 1 and kinds <= {Category.RIBBON, Category.CHAFF}:
        return [all_of(sum(1 << card for card in cards), deck)]
    return [card_name(CARDS[card]) for card in cards]


def needed_or_more(need: Need, setting: Setting) -> str:
    """What a need takes, where more of these cards do as well."""
    mask, deck = wanted(need, setting), setting.deck
    if need.each is not None or need.count >= mask.bit_count():
        return needed([need], setting)
    if need.same is None:
        return number_or_more(need.count, mask, deck)
    most = max((part.bit_count() for part in split(mask, need.same).values()), default=0)
    if 1 < need.count < most:
        return _same(need, mask, deck, or_more=True)
    return _same(need, mask, deck)


def _others(need: Need, named: list[int], setting: Setting) -> str:
    """Cards of the kind of those just named, which may not serve again: ``two other brights``."""
    mask, kinds = wanted(need, setting), {CARDS[card].category for card in named}
    if len(kinds) != 1 or need.each is not None or need.same is not None:
        return ""
    kind = kinds.pop()
    whole = mask_where(lambda card: card.category is kind) & setting.deck
    if mask | mask_of(named) != whole or need.count >= mask.bit_count():
        return ""
    return KINDS[kind].other(need.count)


def needed(needs: Iterable[Need], setting: Setting) -> str:
    """All that a yaku takes: ``the Boar, the Deer and the Butterflies``."""
    parts: list[str] = []
    singles: list[int] = []
    for need in needs:
        mask = wanted(need, setting)
        if mask.bit_count() == 1:
            singles += members(mask)
            continue
        parts += _of_singles(singles, setting.deck)
        parts.append(_others(need, singles, setting) or _need(need, setting))
        singles = []
    return listed([*parts, *_of_singles(singles, setting.deck)])


def _spread(need: Need, setting: Setting) -> list[int]:
    cards = list(members(wanted(need, setting)))
    if need.each is not None:
        return cards
    if need.same is not None:
        first, *_ = split(wanted(need, setting), need.same).values()
        return list(members(first))[: need.count]
    return cards if len(cards) <= _MOST_SHOWN else cards[: need.count]


def shown_cards(needs: Iterable[Need], setting: Setting) -> tuple[int, ...]:
    """Cards to picture beside a yaku: all that can serve, or an example where these are many."""
    shown = [card for need in needs for card in _spread(need, setting)]
    return tuple(dict.fromkeys(shown))[:_MOST_SHOWN]


def yaku_row(yaku: Yaku, conditions: Iterable[str], setting: Setting) -> YakuRow:
    """A yaku and what it takes, with the conditions that its family knows."""
    return YakuRow(
        name=setting.say(yaku.name),
        original=setting.original(yaku.name),
        needed=sentence(needed(yaku.needs, setting)),
        conditions=tuple(conditions),
        cards=shown_cards(yaku.needs, setting),
    )


def shown_of(mask: int) -> tuple[int, ...]:
    """The cards of a set to picture; none where they are so many that words say it better."""
    return tuple(members(mask)) if mask.bit_count() <= _MOST_SHOWN else ()


# Sentences for what cards are worth by themselves, in games of several families.


def values(entries: tuple[CardValue, ...], setting: Setting) -> tuple[CardRow, ...]:
    """What the cards of this deck are worth by themselves, the dearest first."""
    worth: dict[int, int] = {}
    left = setting.deck
    for entry in reversed(entries):
        mask = selected(entry.cards) & left
        left &= ~mask
        worth[entry.points] = worth.get(entry.points, 0) | mask
    worth[0] = worth.get(0, 0) | left
    return tuple(
        CardRow(_worth(points, mask, setting.deck), shown_of(mask))
        for points, mask in sorted(worth.items(), reverse=True)
        if mask
    )


def _worth(points: int, mask: int, deck: int) -> str:
    said = {"points": capital(counted(points)), "cards": all_of(mask, deck)}
    if points and mask.bit_count() > 1:
        return tr("{points} each: {cards}.", **said)
    return tr("{points}: {cards}.", **said)


# Sections with which the page of every game ends: advice, the months, where it comes from.


def notes(rules: GameBase, setting: Setting) -> list[Section]:
    """Advice for players, if the rule file gives any."""
    if not rules.notes:
        return []
    return [Section(tr("Advice"), (Points(tuple(setting.say(note) for note in rules.notes)),))]


def months_section(setting: Setting) -> Section:
    """The deck, month by month, for those who do not know it yet."""
    by_month = [
        tuple(card for card in members(setting.deck) if CARDS[card].month == month.number)
        for month in MONTHS
    ]
    words = tr(
        "Every card belongs to a month, told by its flower, and is a bright, an animal, a ribbon "
        "or chaff. The cards of a month stand here in its order."
    )
    kanji = setting.can_show("".join(month.kanji for month in MONTHS))
    return Section(
        tr("The months"), (Paragraph(words), Months(tuple(filter(None, by_month)), kanji))
    )


def sources(rules: GameBase) -> list[Section]:
    """Where the game comes from."""
    told = paragraph(sentence(_credit(credit)) for credit in rules.credits)
    return [Section(tr("Where it comes from"), (Points((told,)),))] if told else []
