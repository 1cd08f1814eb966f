"""The rules of a fishing game as sections: the aim, the deal, a turn, yaku, what a round pays."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.vocabulary import paragraph, sentence
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rulebook.blocks import (
    Block,
    CardRow,
    CardTable,
    Heading,
    Paragraph,
    Points,
    Section,
    YakuRow,
    YakuTable,
)
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, clauses, tell
from hanafuda_desktop.rulebook.sentences_fishing import BOMBS, CAPTURING, STEALING, WILD
from hanafuda_desktop.rulebook.sentences_fishing_deal import (
    DEALING,
    DEALT_HAND,
    SEVERAL_HANDS,
    deals,
)
from hanafuda_desktop.rulebook.sentences_fishing_yaku import (
    COUNTS_AS,
    FISHING_YAKU,
    FISHING_YAKU_CARDS,
    groups,
)
from hanafuda_desktop.rulebook.sentences_game import FACTS, summary
from hanafuda_desktop.rulebook.sentences_multiplying import MULTIPLIER
from hanafuda_desktop.rulebook.sentences_needs import shown_cards, shown_of
from hanafuda_desktop.rulebook.sentences_paying import (
    BEST,
    EXHAUSTED,
    LENGTH,
    PAYMENT,
    ROUND_SCORE,
    STOPPING,
)
from hanafuda_desktop.rulebook.sentences_values import values
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.rules.schema.fishing_yaku import FishingYaku
from hanafuda_desktop.rules.schema.selectors import selected

__all__ = ["FISHING", "fishing_sections"]


def _aim(rules: FishingRules, setting: Setting) -> Section:
    told = paragraph(tell(rules, LENGTH, setting))
    return Section(tr("The aim"), (Paragraph(summary(rules, setting)), Paragraph(told)))


def _deal(rules: FishingRules, setting: Setting) -> Section:
    facts = Paragraph(paragraph(tell(rules, FACTS, setting)))
    return Section(
        tr("The deal"),
        (facts, Points(deals(rules, setting)), Points(tuple(tell(rules, DEALING, setting)))),
    )


def _dealt_hands(rules: FishingRules, setting: Setting) -> list[Section]:
    if not rules.dealt_hands:
        return []
    lines = []
    for hand in rules.dealt_hands:
        cards, *others = clauses(hand, DEALT_HAND, setting)
        named = tr("{name}: {words}", name=setting.say(hand.name), words=cards)
        lines.append(paragraph(map(sentence, [named, *others])))
    lines += tell(rules, SEVERAL_HANDS, setting)
    words = tr("Before the first turn, look whether a hand was dealt that ends the round at once.")
    return [Section(tr("Dealt hands"), (Paragraph(words), Points(tuple(lines))))]


_STOCK: Final = tr_noop("Then turn up the top card of the stock and play it in the same way.")
_ASIDE: Final = tr_noop(
    "At the end of your turn, take aside the captured cards together with those that captured "
    "them. Captured cards lie face up for all to see; hands and stock stay secret."
)


def _turn(rules: FishingRules, setting: Setting) -> Section:
    capture, may_play, *others = tell(rules, CAPTURING, setting)
    blocks: list[Block] = [Points((capture, may_play, tr(_STOCK), tr(_ASIDE), *others))]
    for wild in rules.wild:
        blocks.append(Heading(setting.say(wild.name)))
        cards = shown_of(selected(wild.cards) & setting.deck)
        blocks.append(CardTable((CardRow("", cards),)))
        blocks.append(Points(tuple(tell(wild, WILD, setting))))
    bombs = tell(rules.bombs, BOMBS, setting)
    if bombs:
        blocks += [Heading(tr("Three of a month")), Points(tuple(bombs))]
    if rules.stealing is not None:
        told = tuple(tell(rules.stealing, STEALING, setting))
        blocks += [Heading(tr("Taking from the others")), Points(told)]
    return Section(tr("A turn"), tuple(blocks))


def _row(yaku: FishingYaku, setting: Setting) -> YakuRow:
    return YakuRow(
        name=setting.say(yaku.name),
        original=setting.original(yaku.name),
        needed=paragraph(tell(yaku, FISHING_YAKU_CARDS, setting)),
        conditions=tuple(tell(yaku, FISHING_YAKU, setting)),
        cards=shown_cards(yaku.needs, setting),
    )


def _some_do_not_count(rules: FishingRules) -> bool:
    return any(yaku.group or yaku.over or yaku.spoiled_by for yaku in rules.yaku)


_EACH_COUNTS: Final = tr_noop(
    "A yaku is a set of captured cards that is worth points. A card may serve several yaku, and "
    "each of them counts."
)
_UNLESS: Final = tr_noop(
    "A yaku is a set of captured cards that is worth points. A card may serve several yaku, and "
    "each of them counts, unless it says otherwise here."
)


def _yaku(rules: FishingRules, setting: Setting) -> list[Section]:
    if not rules.yaku:
        return []
    told = groups(rules, setting)
    kinds = tuple(
        CardRow(paragraph(tell(entry, COUNTS_AS, setting)), shown_of(selected(entry.cards)))
        for entry in rules.counts_as
    )
    blocks: list[Block] = [Paragraph(tr(_UNLESS if _some_do_not_count(rules) else _EACH_COUNTS))]
    if kinds:
        blocks.append(CardTable(kinds))
    if told:
        blocks.append(Points(tuple(told)))
    blocks.append(YakuTable(tuple(_row(yaku, setting) for yaku in rules.yaku)))
    return [Section(tr("Yaku"), tuple(blocks))]


def _scoring(rules: FishingRules, setting: Setting) -> Section:
    if rules.stopping is not None:
        return Section(tr("Stopping and paying"), _stopped(rules, setting))
    return Section(tr("What a round is worth"), _counted(rules, setting))


def _stopped(rules: FishingRules, setting: Setting) -> tuple[Block, ...]:
    assert rules.stopping is not None
    told = tell(rules.stopping, STOPPING, setting) + tell(rules, PAYMENT, setting)
    told += tell(rules.exhausted, EXHAUSTED, setting)
    blocks: list[Block] = [Points(tuple(told))]
    if rules.multipliers:
        lines = tuple(paragraph(tell(rule, MULTIPLIER, setting)) for rule in rules.multipliers)
        blocks.append(Heading(tr("What multiplies a payment")))
        if len(lines) > 1:
            blocks.append(Paragraph(tr("If several of these hold, they multiply one another.")))
        blocks.append(Points(lines))
    return tuple(blocks)


def _counted(rules: FishingRules, setting: Setting) -> tuple[Block, ...]:
    blocks: list[Block] = [Points(tuple(tell(rules.round_score, ROUND_SCORE, setting)))]
    if rules.best_earns:
        best = [words for rule in rules.best_earns for words in tell(rule, BEST, setting)]
        best.append(tr("If several are tied for best, nobody earns anything."))
        best.append(tr("Only what the best results earn is added up over the rounds."))
        blocks.append(Points(tuple(best)))
    else:
        blocks.append(Paragraph(tr("The results of all rounds are added up.")))
    return tuple(blocks)


def _values(rules: FishingRules, setting: Setting) -> list[Section]:
    if rules.stopping is not None or not rules.round_score.cards:
        return []
    return [Section(tr("What cards are worth"), (CardTable(values(rules.values, setting)),))]


def fishing_sections(rules: FishingRules, setting: Setting) -> tuple[Section, ...]:
    """Everything a player has to know of a fishing game, in the order of reading."""
    return (
        _aim(rules, setting),
        _deal(rules, setting),
        *_dealt_hands(rules, setting),
        _turn(rules, setting),
        *_yaku(rules, setting),
        *_values(rules, setting),
        _scoring(rules, setting),
    )


_OWN_SECTION: Final = Untold("told key by key, in a section of its own")

FISHING: Final[Sentences[FishingRules]] = {
    "family": Untold("decides which page is written"),
    "deal": _OWN_SECTION,
    "wild": _OWN_SECTION,
    "bombs": _OWN_SECTION,
    "stealing": _OWN_SECTION,
    "counts_as": _OWN_SECTION,
    "values": _OWN_SECTION,
    "yaku": _OWN_SECTION,
    "yaku_points": Untold("told with each yaku that has no points of its own"),
    "dealt_hands": _OWN_SECTION,
    "stopping": _OWN_SECTION,
    "exhausted": _OWN_SECTION,
    "multipliers": _OWN_SECTION,
    "round_score": _OWN_SECTION,
    "best_earns": _OWN_SECTION,
}
