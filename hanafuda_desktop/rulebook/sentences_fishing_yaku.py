"""Sentences for the yaku of a fishing game, what counts as what, and what cards are worth."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.cards.vocabulary import (
    CARD,
    KINDS,
    in_a_row,
    listed,
    number,
    paragraph,
    points,
    sentence,
)
from hanafuda_desktop.language import tr, tr_noop, trn
from hanafuda_desktop.rulebook.card_words import SetNoun, all_of, any_of, noun_for, told_as
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, tell
from hanafuda_desktop.rulebook.sentences_needs import needed
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.rules.schema.fishing_yaku import CountsAs, Extra, FishingYaku
from hanafuda_desktop.rules.schema.needs import Need
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
    return points(setting.fishing.yaku_points if yaku.points is None else yaku.points)


def _extra_points(extra: Extra, noun: SetNoun) -> str:
    first, *steps = extra.points
    if not steps:
        return tr("{points} more for each further {card}", points=points(first), card=noun.one)
    *middle, last = steps
    said = {"cards": noun.many, "points": points(first), "last": number(last)}
    if not middle:
        return tr("Further {cards}: {points} for the first, and {last} for each after that", **said)
    between = [tr("the next {number}", number=number(each)) for each in middle]
    return tr(
        "Further {cards}: {points} for the first, {between}, and {last} for each after that",
        between=in_a_row(between),
        **said,
    )


def _further_ones(extra: Extra, setting: Setting) -> SetNoun:
    """What further cards are called."""
    card = SetNoun(tr(CARD.one), tr(CARD.many), CARD.counted)
    if extra.cards is None:
        return card
    mask = selected(extra.cards) & setting.deck
    noun = noun_for(mask, setting.deck)
    if noun is not None:
        return noun
    among = every_one(extra.cards, setting)
    return SetNoun(
        tr("card among {cards}", cards=among), tr("cards among {cards}", cards=among), CARD.counted
    )


_CHOSEN: Final = {
    ("month", False): tr_noop("{card} of that month"),
    ("month", True): tr_noop("{card} of those months"),
    ("category", False): tr_noop("{card} of that kind"),
    ("category", True): tr_noop("{card} of those kinds"),
}
"""A card of the month (or kind) by which a yaku's one need, or several needs, are met."""


def _chosen_ones(noun: SetNoun, needs: tuple[Need, ...]) -> SetNoun:
    """The same, where further cards are only those of the month or kind that was chosen."""
    same, *others = {need.same for need in needs}
    if others:
        form = tr_noop("{card} of these")
    elif same is None:
        return noun
    else:
        form = _CHOSEN[same, len(needs) > 1]
    return SetNoun(tr(form, card=noun.one), tr(form, card=noun.many), noun.counted)


EXTRA: Final[Sentences[Extra]] = {
    "cards": lambda extra, setting: _extra_points(extra, _further_ones(extra, setting)),
    "points": Untold("told with the cards"),
}


def _extra(yaku: FishingYaku, setting: Setting) -> str:
    if yaku.extra is None:
        return ""
    if yaku.extra.cards is not None:
        return paragraph(tell(yaku.extra, EXTRA, setting))
    chosen = tuple(each for need in yaku.needs for each in need.cards)
    extra = yaku.extra.model_copy(update={"cards": chosen})
    return sentence(_extra_points(extra, _chosen_ones(_further_ones(extra, setting), yaku.needs)))


def _round_month(yaku: FishingYaku, _: Setting) -> str:
    if not yaku.round_month:
        return ""
    return tr("Only cards of the round's month count: the first round is January, and so on")


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
        tr("Of {yaku}, only your best counts.", yaku=listed(yaku_names(tuple(ids), setting)))
        for ids in members_of.values()
        if len(ids) > 1
    ]


def _over(yaku: FishingYaku, setting: Setting) -> str:
    if not yaku.over:
        return ""
    return tr("Counts in place of {yaku}", yaku=listed(yaku_names(yaku.over, setting)))


def _spoiled(yaku: FishingYaku, setting: Setting) -> str:
    if yaku.spoiled_by is None:
        return ""
    cards = any_of(selected(yaku.spoiled_by) & setting.deck, setting.deck)
    return tr("Does not count if you have also captured {cards}", cards=cards)


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
    mask = selected(entry.cards) & setting.deck
    count, noun = mask.bit_count(), KINDS[entry.category]
    said = {
        "cards": every_one(entry.cards, setting),
        "kind": tr(noun.a) if entry.count == 1 else noun.counted(entry.count),
    }
    kinds = {CARDS[card].category for card in members(mask)}
    if count == 1 < told_as(mask):
        own = "" if kinds == {entry.category} else tr(KINDS[kinds.pop()].a)
        return _plural_counts(entry, own, said)
    if kinds == {entry.category}:
        return trn("{cards} counts as {kind}", "{cards} each count as {kind}", count, **said)
    said["own"] = tr(KINDS[kinds.pop()].a) if len(kinds) == 1 else tr("a card of its own kind")
    return _counts_besides(entry, count, said)


def _plural_counts(entry: CountsAs, own: str, said: dict[str, str]) -> str:
    """What a card counts as that is spoken of in the plural: the Butterflies."""
    if not own:
        return tr("{cards} count as {kind}", **said)
    match entry.when:
        case "also":
            return tr("{cards} count both as {own} and as {kind}", own=own, **said)
        case "instead":
            return tr("{cards} count as {kind}, and not as {own}", own=own, **said)
        case "either":
            return tr(
                "{cards} count either as {own} or as {kind}, whichever scores better, but never as "
                "both",
                own=own,
                **said,
            )
        case _:
            assert_never(entry.when)


def _counts_besides(entry: CountsAs, count: int, said: dict[str, str]) -> str:
    """What becomes of the kind that the cards have."""
    match entry.when:
        case "also":
            return trn(
                "{cards} counts both as {own} and as {kind}",
                "{cards} each count both as {own} and as {kind}",
                count,
                **said,
            )
        case "instead":
            return trn(
                "{cards} counts as {kind}, and not as {own}",
                "{cards} each count as {kind}, and not as {own}",
                count,
                **said,
            )
        case "either":
            return trn(
                "{cards} counts either as {own} or as {kind}, whichever scores better, but never "
                "as both",
                "{cards} each count either as {own} or as {kind}, whichever scores better, but "
                "never as both",
                count,
                **said,
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
