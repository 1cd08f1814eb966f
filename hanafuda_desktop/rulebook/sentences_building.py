"""Sentences for piles that are built up, and for what wins."""

from __future__ import annotations

from typing import Final, Literal, assert_never

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.cards.vocabulary import cards, number, paragraph, sentence
from hanafuda_desktop.language import tr, tr_noop, trn
from hanafuda_desktop.rulebook.card_words import any_of, several
from hanafuda_desktop.rulebook.fit_words import fits_remarks, fits_told
from hanafuda_desktop.rulebook.nouns import Noun, column_nouns, each_of, the, those_of
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold
from hanafuda_desktop.rulebook.sentences_tableau import foundation_noun, piles_named
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.tableau import FoundationGroup, Win

__all__ = ["FOUNDATIONS", "FOUNDATIONS_DEAL", "WIN"]


def _dealt(group: FoundationGroup, setting: Setting) -> str:
    if not group.dealt:
        return ""
    noun = foundation_noun(group, setting)
    if noun.count > 1 and group.dealt == 1:
        return tr(
            "Each {pile} is dealt, face up, the first card of the shuffled deck that it takes",
            pile=noun.one,
        )
    if noun.count > 1:
        return tr(
            "Each {pile} is dealt, face up, the first {cards} of the shuffled deck that it takes",
            pile=noun.one,
            cards=cards(group.dealt),
        )
    if group.dealt == 1:
        return tr(
            "{pile} is dealt, face up, the first card of the shuffled deck that it takes",
            pile=the(noun),
        )
    return tr(
        "{pile} is dealt, face up, the first {cards} of the shuffled deck that it takes",
        pile=the(noun),
        cards=cards(group.dealt),
    )


FOUNDATIONS_DEAL: Final[Sentences[FoundationGroup]] = {"dealt": _dealt}


def _count(group: FoundationGroup, setting: Setting) -> str:
    noun = foundation_noun(group, setting)
    if group.each is not None:
        return _one_for_each(group.each, noun)
    return trn(
        "There is {piles} to build up, one card at a time",
        "There are {piles} to build up, one card at a time",
        noun.count,
        piles=noun.counted,
    )


def _one_for_each(each: Literal["month", "category", "place"], noun: Noun) -> str:
    count, piles = noun.count, noun.counted
    match each:
        case "month":
            return trn(
                "There is {piles} to build up, one for each month, one card at a time",
                "There are {piles} to build up, one for each month, one card at a time",
                count,
                piles=piles,
            )
        case "category":
            return trn(
                "There is {piles} to build up, one for each kind of card, one card at a time",
                "There are {piles} to build up, one for each kind of card, one card at a time",
                count,
                piles=piles,
            )
        case "place":
            return trn(
                "There is {piles} to build up, one for each place that a card can have in its "
                "month, one card at a time",
                "There are {piles} to build up, one for each place that a card can have in its "
                "month, one card at a time",
                count,
                piles=piles,
            )
        case _:
            assert_never(each)


def _cards(group: FoundationGroup, setting: Setting) -> str:
    wanted = selected(group.cards) & setting.deck
    if wanted == setting.deck:
        return ""
    return tr("Only {cards} go there", cards=several(wanted, setting.deck))


_ORDER: Final = {
    "value": tr_noop(
        "Each pile takes its cards kind by kind, from chaff over ribbons and animals to brights"
    ),
    "value-down": tr_noop(
        "Each pile takes its cards kind by kind, from brights over animals and ribbons to chaff"
    ),
    "month": tr_noop("Each pile takes its cards month by month, from January on"),
    "month-down": tr_noop("Each pile takes its cards month by month, from December backwards"),
    "place": tr_noop(
        "Each pile takes its cards by their places in the month, from the first to the fourth"
    ),
    "place-down": tr_noop(
        "Each pile takes its cards by their places in the month, from the fourth to the first"
    ),
}
_EQUALS: Final = {
    "value": ("category", tr_noop("{order}; cards of one kind come in any order")),
    "month": ("month", tr_noop("{order}; cards of one month come in any order")),
    "place": ("place", tr_noop("{order}; cards that have the same place come in any order")),
}
"""By what cards are equal for each order, and how it is told of those that are."""


def _order(group: FoundationGroup, setting: Setting) -> str:
    if group.order is None:
        return ""
    words = tr(_ORDER[group.order])
    attribute, equals = _EQUALS[group.order.removesuffix("-down")]
    keys = [attribute] if group.each is None else [group.each, attribute]
    turns = [
        tuple(getattr(CARDS[card], key) for key in keys)
        for card in members(selected(group.cards) & setting.deck)
    ]
    return words if len(set(turns)) == len(turns) else tr(equals, order=words)


def _start(group: FoundationGroup, setting: Setting) -> str:
    wanted = selected(group.start) & selected(group.cards) & setting.deck
    if wanted == selected(group.cards) & setting.deck:
        return ""
    return tr("An empty pile begins with {cards}", cards=any_of(wanted, setting.deck))


def _build(group: FoundationGroup, setting: Setting) -> str:
    if group.build is None:
        return "" if group.order is not None else tr("The cards may come in any order")
    if not group.build:
        return tr("Nothing is laid on the first card")
    told = fits_told(group.build, setting.deck)
    if group.order is None:
        words = tr("On the top card goes {cards}", cards=told)
    else:
        words = tr("On the top card besides goes {cards}", cards=told)
    return paragraph([sentence(words), *fits_remarks(group.build)])


def _takes_from(group: FoundationGroup, setting: Setting) -> str:
    if not group.takes_from:
        return tr("Whatever card may be moved, from anywhere, may go there when it comes next")
    return tr(
        "Cards come there only from {sources}", sources=piles_named(group.takes_from, setting)
    )


def _limit(group: FoundationGroup, setting: Setting) -> str:
    if group.limit is None:
        return ""
    noun, most = foundation_noun(group, setting), cards(group.limit)
    if noun.count > 1:
        return tr(
            "Each {pile} takes cards until it has {cards}, and no more", pile=noun.one, cards=most
        )
    return tr("{pile} takes cards until it has {cards}, and no more", pile=the(noun), cards=most)


def _take_back(group: FoundationGroup, _: Setting) -> str:
    if group.take_back:
        return tr("The top card may be taken back into play")
    return tr("A card that lies there stays there")


FOUNDATIONS: Final[Sentences[FoundationGroup]] = {
    "id": Untold("a name for other keys and records"),
    "name": Untold("told in the sentences about the piles"),
    "plural": Untold("told in the sentences about the piles"),
    "each": _count,
    "count": Untold("told with how the cards are split among the piles"),
    "cards": _cards,
    "order": _order,
    "start": _start,
    "build": _build,
    "limit": _limit,
    "takes_from": _takes_from,
    "take_back": _take_back,
}


def _win_yaku(win: Win, setting: Setting) -> str:
    if win.yaku is None:
        return ""
    every = sum(yaku.times for yaku in setting.patience.yaku)
    if win.yaku == "all" or win.yaku >= every:
        return trn(
            "the {number} yaku is collected",
            "all {number} yaku are collected",
            every,
            number=number(every),
        )
    return trn(
        "{number} yaku is collected",
        "{number} yaku are collected",
        win.yaku,
        number=number(win.yaku),
    )


def _win_foundations(win: Win, setting: Setting) -> str:
    if win.foundations is None:
        return ""
    nouns = [foundation_noun(group, setting) for group in setting.patience.foundations]
    return trn(
        "{piles} is complete",
        "{piles} are complete",
        sum(noun.count for noun in nouns),
        piles=those_of(nouns),
    )


def _win_columns(win: Win, setting: Setting) -> str:
    nouns = column_nouns(setting)
    match win.columns:
        case None:
            return ""
        case "empty":
            return trn(
                "{piles} is empty",
                "{piles} are empty",
                sum(noun.count for noun in nouns),
                piles=those_of(nouns),
            )
        case "runs":
            return tr(
                "{piles} is empty or holds one unbroken run, all face up, and no card is left "
                "elsewhere",
                piles=each_of(nouns),
            )
        case _:
            assert_never(win.columns)


def _win_cards(win: Win, setting: Setting) -> str:
    if win.cards_left is None:
        return ""
    if not setting.patience.foundations:
        if not win.cards_left:
            return tr("no card is left")
        return trn(
            "no more than {number} card is left",
            "no more than {number} cards are left",
            win.cards_left,
            number=number(win.cards_left),
        )
    piles = _in_play(setting)
    if not win.cards_left:
        return tr("no card is left in {piles}", piles=piles)
    return trn(
        "no more than {number} card is left in {piles}",
        "no more than {number} cards are left in {piles}",
        win.cards_left,
        number=number(win.cards_left),
        piles=piles,
    )


def _in_play(setting: Setting) -> str:
    """Where cards lie that are not built up yet: ``the beds, stock, turned cards``."""
    rules = setting.patience
    more: list[str] = []
    if rules.stock is not None:
        more += [tr("stock", meaning="after “the”"), tr("turned cards", meaning="after “the”")]
    if rules.cells is not None:
        more.append(tr("free places", meaning="after “the”"))
    return those_of(column_nouns(setting), "or", more)


def _win_points(win: Win, _: Setting) -> str:
    if win.points is None:
        return ""
    return trn(
        "your yaku are worth {n} point or more",
        "your yaku are worth {n} points or more",
        win.points,
    )


WIN: Final[Sentences[Win]] = {
    "yaku": _win_yaku,
    "foundations": _win_foundations,
    "columns": _win_columns,
    "cards_left": _win_cards,
    "points": _win_points,
}
"""Conditions without a subject; the page says "You win when" before them."""
