"""Sentences for the yaku of a fishing game, what counts as what, and what cards are worth."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.rulebook.card_words import all_of, any_of, noun_for
from hanafuda_desktop.rulebook.english import KINDS, article, counted, listed, number
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, tell
from hanafuda_desktop.rulebook.sentences_needs import needed
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.rules.schema.fishing_yaku import CountsAs, Extra, FishingYaku
from hanafuda_desktop.rules.schema.selectors import CardsWanted, selected

__all__ = [
    "COUNTS_AS",
    "EXTRA",
    "FISHING_YAKU",
    "FISHING_YAKU_CARDS",
    "every_one",
    "groups",
    "yaku_names",
]


def every_one(cards: CardsWanted, setting: Setting) -> str:
    """All cards of the deck that are wanted, in words."""
    return all_of(selected(cards) & setting.deck, setting.deck)


def _yaku_points(yaku: FishingYaku, setting: Setting) -> str:
    points = setting.fishing.yaku_points if yaku.points is None else yaku.points
    return counted(points, "point")


def _extra_cards(extra: Extra, setting: Setting) -> str:
    if extra.cards is None:
        return _further(("card", "cards"), "", extra)
    mask = selected(extra.cards) & setting.deck
    nouns = noun_for(mask, setting.deck)
    if nouns is not None:
        return _further(nouns, "", extra)
    return _further(("card", "cards"), f" among {every_one(extra.cards, setting)}", extra)


def _further(nouns: tuple[str, str], which: str, extra: Extra) -> str:
    one, many = nouns
    first, *steps = extra.points
    if not steps:
        return f"{counted(first, 'point')} more for each further {one}{which}"
    *middle, last = (number(points) for points in steps)
    between = "".join(f", the next {points}" for points in middle)
    return (
        f"Further {many}{which}: {counted(first, 'point')} for the first{between}, and {last} for "
        "each after that"
    )


EXTRA: Final[Sentences[Extra]] = {
    "cards": _extra_cards,
    "points": Untold("told with the cards"),
}


def _extra(yaku: FishingYaku, setting: Setting) -> str:
    if yaku.extra is None:
        return ""
    extra = yaku.extra
    if extra.cards is None:
        chosen = tuple(each for need in yaku.needs for each in need.cards)
        extra = extra.model_copy(update={"cards": chosen})
    return " ".join(tell(extra, EXTRA, setting))


def _round_month(yaku: FishingYaku, _: Setting) -> str:
    if not yaku.round_month:
        return ""
    return "Only cards of the round's month count: the first round is January, and so on"


def yaku_names(ids: tuple[str, ...], setting: Setting) -> list[str]:
    """What people call these yaku."""
    names = {yaku.id: setting.say(yaku.name) for yaku in setting.fishing.yaku}
    return [names.get(each, each) for each in ids]


def groups(rules: FishingRules, setting: Setting) -> list[str]:
    """One sentence for each group of yaku of which only one counts."""
    members_of: dict[str, list[str]] = {}
    for yaku in rules.yaku:
        if yaku.group is not None:
            members_of.setdefault(yaku.group, []).append(yaku.id)
    return [
        f"Of {listed(yaku_names(tuple(ids), setting))}, only your best counts."
        for ids in members_of.values()
        if len(ids) > 1
    ]


def _over(yaku: FishingYaku, setting: Setting) -> str:
    if not yaku.over:
        return ""
    return f"Counts in place of {listed(yaku_names(yaku.over, setting))}"


def _spoiled(yaku: FishingYaku, setting: Setting) -> str:
    if yaku.spoiled_by is None:
        return ""
    cards = any_of(selected(yaku.spoiled_by) & setting.deck, setting.deck)
    return f"Does not count if you have also captured {cards}"


FISHING_YAKU_CARDS: Final[Sentences[FishingYaku]] = {
    "needs": lambda yaku, setting: needed(yaku.needs, setting),
}
FISHING_YAKU: Final[Sentences[FishingYaku]] = {
    "id": Untold("a name for other keys and records"),
    "name": Untold("stands before the yaku's cards"),
    "points": _yaku_points,
    "extra": _extra,
    "round_month": _round_month,
    "group": Untold("told above the yaku, once for all of them"),
    "over": _over,
    "spoiled_by": _spoiled,
}


def _counts_as(entry: CountsAs, setting: Setting) -> str:
    cards = every_one(entry.cards, setting)
    one, many = KINDS[entry.category]
    what = article(one) if entry.count == 1 else f"{number(entry.count)} {many}"
    mask = selected(entry.cards) & setting.deck
    several = mask.bit_count() > 1
    count = "each count" if several else "counts"
    kinds = {CARDS[card].category for card in members(mask)}
    if kinds == {entry.category}:
        return f"{cards} {count} as {what}"
    own = article(KINDS[kinds.pop()][0]) if len(kinds) == 1 else "a card of its own kind"
    match entry.when:
        case "also":
            return f"{cards} {count} both as {own} and as {what}"
        case "instead":
            return f"{cards} {count} as {what}, and not as {own}"
        case "either":
            return (
                f"{cards} {count} either as {own} or as {what}, whichever scores better, but never "
                "as both"
            )
        case _:
            assert_never(entry.when)


COUNTS_AS: Final[Sentences[CountsAs]] = {
    "id": Untold("a name for other keys"),
    "cards": _counts_as,
    "category": Untold("told with the cards"),
    "count": Untold("told with the cards"),
    "when": Untold("told with the cards"),
}
