"""Sentences for piles that are built up, and for what wins."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.rulebook.card_words import any_of, several
from hanafuda_desktop.rulebook.english import are, counted, listed, number, plural
from hanafuda_desktop.rulebook.fit_words import fits_sentences
from hanafuda_desktop.rulebook.nouns import column_nouns, each_of, those_of, verb_of
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold
from hanafuda_desktop.rulebook.sentences_tableau import FREE_PLACE, foundation_noun, piles_named
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.tableau import FoundationGroup, Win

__all__ = ["FOUNDATIONS", "FOUNDATIONS_DEAL", "WIN"]


def _dealt(group: FoundationGroup, setting: Setting) -> str:
    if not group.dealt:
        return ""
    noun = foundation_noun(group, setting)
    each = f"{'Each' if noun.count > 1 else 'The'} {noun.one}"
    cards = "the first card" if group.dealt == 1 else f"the first {counted(group.dealt, 'card')}"
    return f"{each} is dealt, face up, {cards} of the shuffled deck that it takes"


FOUNDATIONS_DEAL: Final[Sentences[FoundationGroup]] = {"dealt": _dealt}


def _count(group: FoundationGroup, setting: Setting) -> str:
    noun = foundation_noun(group, setting)
    match group.each:
        case None:
            split = ""
        case "month":
            split = ", one for each month"
        case "category":
            split = ", one for each kind of card"
        case "place":
            split = ", one for each place that a card can have in its month"
        case _:
            assert_never(group.each)
    return f"There {are(noun.count)} {noun.counted} to build up{split}, one card at a time"


def _cards(group: FoundationGroup, setting: Setting) -> str:
    wanted = selected(group.cards) & setting.deck
    if wanted == setting.deck:
        return ""
    return f"Only {several(wanted, setting.deck)} go there"


_ORDER: Final = {
    "value": "kind by kind, from chaff over ribbons and animals to brights",
    "value-down": "kind by kind, from brights over animals and ribbons to chaff",
    "month": "month by month, from January on",
    "month-down": "month by month, from December backwards",
    "place": "by their places in the month, from the first to the fourth",
    "place-down": "by their places in the month, from the fourth to the first",
}
_EQUALS: Final = {
    "value": ("category", "cards of one kind"),
    "month": ("month", "cards of one month"),
    "place": ("place", "cards that have the same place"),
}
"""By what cards are equal for each order, and what equal ones are called."""


def _order(group: FoundationGroup, setting: Setting) -> str:
    if group.order is None:
        return ""
    words = f"Each pile takes its cards {_ORDER[group.order]}"
    attribute, equals = _EQUALS[group.order.removesuffix("-down")]
    keys = [attribute] if group.each is None else [group.each, attribute]
    turns = [
        tuple(getattr(CARDS[card], key) for key in keys)
        for card in members(selected(group.cards) & setting.deck)
    ]
    return words if len(set(turns)) == len(turns) else f"{words}; {equals} come in any order"


def _start(group: FoundationGroup, setting: Setting) -> str:
    wanted = selected(group.start) & selected(group.cards) & setting.deck
    if wanted == selected(group.cards) & setting.deck:
        return ""
    return f"An empty pile begins with {any_of(wanted, setting.deck)}"


def _build(group: FoundationGroup, setting: Setting) -> str:
    if group.build is None:
        return "" if group.order is not None else "The cards may come in any order"
    if not group.build:
        return "Nothing is laid on the first card"
    besides = " besides" if group.order is not None else ""
    return f"On the top card{besides} goes {fits_sentences(group.build, setting.deck)}"


def _takes_from(group: FoundationGroup, setting: Setting) -> str:
    if not group.takes_from:
        return "Whatever card may be moved, from anywhere, may go there when it comes next"
    return f"Cards come there only from {piles_named(group.takes_from, setting)}"


def _limit(group: FoundationGroup, setting: Setting) -> str:
    if group.limit is None:
        return ""
    noun = foundation_noun(group, setting)
    each = f"{'Each' if noun.count > 1 else 'The'} {noun.one}"
    return f"{each} takes cards until it has {counted(group.limit, 'card')}, and no more"


def _take_back(group: FoundationGroup, _: Setting) -> str:
    if group.take_back:
        return "The top card may be taken back into play"
    return "A card that lies there stays there"


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
        return f"{'the' if every == 1 else 'all'} {number(every)} yaku {are(every)} collected"
    return f"{counted(win.yaku, 'yaku')} {are(win.yaku)} collected"


def _win_foundations(win: Win, setting: Setting) -> str:
    if win.foundations is None:
        return ""
    nouns = [foundation_noun(group, setting) for group in setting.patience.foundations]
    return f"{those_of(nouns)} {verb_of(nouns)} complete"


def _win_columns(win: Win, setting: Setting) -> str:
    nouns = column_nouns(setting)
    match win.columns:
        case None:
            return ""
        case "empty":
            return f"{those_of(nouns)} {verb_of(nouns)} empty"
        case "runs":
            return (
                f"{each_of(nouns)} is empty or holds one unbroken run, all face up, "
                "and no card is left elsewhere"
            )
        case _:
            assert_never(win.columns)


def _win_cards(win: Win, setting: Setting) -> str:
    if win.cards_left is None:
        return ""
    rules = setting.patience
    most = counted(win.cards_left, "card")
    left = f"no more than {most} {are(win.cards_left)}" if win.cards_left else "no card is"
    if not rules.foundations:
        return f"{left} left"
    places = list(dict.fromkeys(noun.all for noun in column_nouns(setting)))
    places += ["stock", "turned cards"] if rules.stock is not None else []
    places += [plural(FREE_PLACE)] if rules.cells is not None else []
    return f"{left} left in the {listed(places, 'or')}"


def _win_points(win: Win, _: Setting) -> str:
    if win.points is None:
        return ""
    return f"your yaku are worth {win.points} {'point' if win.points == 1 else 'points'} or more"


WIN: Final[Sentences[Win]] = {
    "yaku": _win_yaku,
    "foundations": _win_foundations,
    "columns": _win_columns,
    "cards_left": _win_cards,
    "points": _win_points,
}
"""Conditions without a subject; the page says "You win when" before them."""
