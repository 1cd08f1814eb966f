"""Sentences for the yaku of a fishing game, what counts as what, and what cards are worth."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.rulebook.card_words import all_of
from hanafuda_desktop.rulebook.english import KINDS, article, counted, listed, number
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, tell
from hanafuda_desktop.rulebook.sentences_needs import needed
from hanafuda_desktop.rules.schema.fishing import (
    CardValue,
    CountsAs,
    Extra,
    FishingRules,
    FishingYaku,
)
from hanafuda_desktop.rules.schema.selectors import CardsWanted, selected

__all__ = [
    "COUNTS_AS",
    "EXTRA",
    "FISHING_YAKU",
    "FISHING_YAKU_CARDS",
    "VALUE",
    "every_one",
    "values",
    "yaku_names",
]


def every_one(cards: CardsWanted, setting: Setting) -> str:
    """All cards of the deck that are wanted, in words."""
    return all_of(selected(cards) & setting.deck, setting.deck)


def _yaku_points(yaku: FishingYaku, setting: Setting) -> str:
    points = setting.fishing.yaku_points if yaku.points is None else yaku.points
    return counted(points, "point")


def _extra_cards(extra: Extra, setting: Setting) -> str:
    which = f" among {every_one(extra.cards, setting)}" if extra.cards is not None else ""
    if len(extra.points) == 1:
        return f"{counted(extra.points[0], 'point')} more for each further card{which}"
    steps = listed([str(points) for points in extra.points], "then")
    return f"Further cards{which} add {steps} points, the last number for each after that"


EXTRA: Final[Sentences[Extra]] = {
    "cards": _extra_cards,
    "points": Untold("told with the cards"),
}


def _extra(yaku: FishingYaku, setting: Setting) -> str:
    return " ".join(tell(yaku.extra, EXTRA, setting)) if yaku.extra is not None else ""


def _round_month(yaku: FishingYaku, _: Setting) -> str:
    return "Only cards of the round's month count" if yaku.round_month else ""


def yaku_names(ids: tuple[str, ...], setting: Setting) -> list[str]:
    """What people call these yaku."""
    names = {yaku.id: setting.say(yaku.name) for yaku in setting.fishing.yaku}
    return [names.get(each, each) for each in ids]


def _group(yaku: FishingYaku, setting: Setting) -> str:
    if yaku.group is None:
        return ""
    others = tuple(
        other.id
        for other in setting.fishing.yaku
        if other.group == yaku.group and other.id != yaku.id
    )
    if not others:
        return ""
    return f"Of this and {listed(yaku_names(others, setting))} only the best counts"


def _over(yaku: FishingYaku, setting: Setting) -> str:
    if not yaku.over:
        return ""
    verb = "does" if len(yaku.over) == 1 else "do"
    return f"{listed(yaku_names(yaku.over, setting))} {verb} not count beside it"


def _spoiled(yaku: FishingYaku, setting: Setting) -> str:
    if yaku.spoiled_by is None:
        return ""
    cards = every_one(yaku.spoiled_by, setting)
    return f"It does not count for a player who captured any of these: {cards}"


FISHING_YAKU_CARDS: Final[Sentences[FishingYaku]] = {
    "needs": lambda yaku, setting: needed(yaku.needs, setting),
}
FISHING_YAKU: Final[Sentences[FishingYaku]] = {
    "id": Untold("a name for other keys and records"),
    "name": Untold("stands before the yaku's cards"),
    "points": _yaku_points,
    "extra": _extra,
    "round_month": _round_month,
    "group": _group,
    "over": _over,
    "spoiled_by": _spoiled,
}


def _counts_as(entry: CountsAs, setting: Setting) -> str:
    cards = every_one(entry.cards, setting)
    one, many = KINDS[entry.category]
    what = article(one) if entry.count == 1 else f"{number(entry.count)} {many}"
    mask = selected(entry.cards) & setting.deck
    several = mask.bit_count() > 1
    count = "count" if several else "counts"
    each = " each" if several else ""
    if all(CARDS[card].category is entry.category for card in members(mask)):
        return f"{cards} {count} as {what}{each}"
    match entry.when:
        case "also":
            return f"{cards} {count} as {what}{each} too"
        case "instead":
            return f"{cards} {count} as {what}{each}"
        case "either":
            return (
                f"{cards} {count} as {what}{each} or as what it is, whichever scores better, but "
                "never as both at a time"
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


VALUE: Final[Sentences[CardValue]] = {
    "id": Untold("a name for other keys"),
    "cards": Untold("told for all entries together, the last one first that names a card"),
    "points": Untold("told with the cards"),
}


def values(rules: FishingRules, setting: Setting) -> tuple[str, ...]:
    """What the cards of this deck are worth by themselves, the dearest first."""
    worth: dict[int, int] = {}
    left = setting.deck
    for entry in reversed(rules.values):
        mask = selected(entry.cards) & left
        left &= ~mask
        worth[entry.points] = worth.get(entry.points, 0) | mask
    worth[0] = worth.get(0, 0) | left
    return tuple(
        f"{counted(points, 'point').capitalize()} each: {all_of(mask, setting.deck)}."
        if mask.bit_count() > 1
        else f"{counted(points, 'point').capitalize()}: {all_of(mask, setting.deck)}."
        for points, mask in sorted(worth.items(), reverse=True)
        if mask
    )
