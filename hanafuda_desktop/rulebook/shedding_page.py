"""The rules of a shedding game as sections: the aim, the deal, a turn, effects, what is paid."""

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
)
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, clauses, tell
from hanafuda_desktop.rulebook.sentences_game import FACTS, summary
from hanafuda_desktop.rulebook.sentences_needs import shown_of
from hanafuda_desktop.rulebook.sentences_shedding import (
    COMBINATION,
    MATCHING,
    STRUGGLE,
    effect_words,
)
from hanafuda_desktop.rulebook.sentences_shedding_rounds import (
    ENDLESS,
    LENGTH,
    PAYMENT,
    RACE,
    SHEDDING_DEALING,
    deals,
)
from hanafuda_desktop.rulebook.sentences_values import values
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.shedding import SheddingRules

__all__ = ["SHEDDING", "shedding_sections"]


def _aim(rules: SheddingRules, setting: Setting) -> Section:
    told = paragraph(tell(rules, LENGTH, setting))
    return Section(tr("The aim"), (Paragraph(summary(rules, setting)), Paragraph(told)))


def _deal(rules: SheddingRules, setting: Setting) -> Section:
    facts = Paragraph(paragraph(tell(rules, FACTS, setting)))
    told = Points(tuple(tell(rules, SHEDDING_DEALING, setting)))
    return Section(tr("The deal"), (facts, Points(deals(rules, setting)), told))


_FIRST_WINS: Final = tr_noop(
    "Whoever has no card left has won the round at once, whatever was played last; an effect that "
    "was still to come is dropped."
)
_NEW_STOCK: Final = tr_noop(
    "When the stock is used up, the discard pile is shuffled and becomes the new stock. Where "
    "there is nothing to draw at all, drawing is left out."
)
_NEW_STOCK_BUT_ONE: Final = tr_noop(
    "When the stock is used up, the discard pile is shuffled and becomes the new stock; its top "
    "card stays. Where there is nothing to draw at all, drawing is left out."
)


def _turn(rules: SheddingRules, setting: Setting) -> Section:
    lines = []
    for each in rules.combinations:
        hand, *others = clauses(each, COMBINATION, setting)
        made = tr("{combination}: {hand}", combination=setting.say(each.name), hand=hand)
        lines.append(paragraph(map(sentence, [made, *others])))
    rest: list[str] = []
    if any(deal.field for deal in rules.deal.values()):
        rest.append(tr("At the end of your turn the field is filled up again from the stock."))
    keeps_top = any(each.onto == "discard" for each in rules.combinations)
    rest.append(tr(_NEW_STOCK_BUT_ONE if keeps_top else _NEW_STOCK))
    rest += [tr(_FIRST_WINS), *tell(rules, ENDLESS, setting)]
    blocks: list[Block] = [
        Paragraph(tr("Your turn is one of these combinations, or a struggle.")),
        Points(tuple(tell(rules, MATCHING, setting))),
        Points(tuple(lines)),
        Heading(tr("The struggle")),
        Points(tuple(tell(rules.struggle, STRUGGLE, setting))),
        Heading(tr("Then")),
        Points(tuple(rest)),
    ]
    return Section(tr("A turn"), tuple(blocks))


def _effects(rules: SheddingRules, setting: Setting) -> list[Section]:
    if not rules.effects:
        return []
    words = tr(
        "The card on top of the discard pile takes effect once, at the end of the turn that laid "
        "it there. You choose that card by the order in which you lay your cards. If several of "
        "these apply, only the first counts."
    )
    rows = tuple(
        CardRow(effect_words(each, setting), shown_of(selected(each.cards) & setting.deck))
        for each in rules.effects
    )
    return [Section(tr("Effects"), (Paragraph(words), CardTable(rows)))]


def _paying(rules: SheddingRules, setting: Setting) -> Section:
    told = [*tell(rules, PAYMENT, setting), *tell(rules.race, RACE, setting)]
    blocks: list[Block] = [
        Points(tuple(told)),
        Heading(tr("What a card costs")),
        CardTable(values(rules.values, setting)),
    ]
    return Section(tr("Paying"), tuple(blocks))


def shedding_sections(rules: SheddingRules, setting: Setting) -> tuple[Section, ...]:
    """Everything a player has to know of a shedding game, in the order of reading."""
    return (
        _aim(rules, setting),
        _deal(rules, setting),
        _turn(rules, setting),
        *_effects(rules, setting),
        _paying(rules, setting),
    )


_OWN_SECTION: Final = Untold("told key by key, in a section of its own")

SHEDDING: Final[Sentences[SheddingRules]] = {
    "family": Untold("decides which page is written"),
    "deal": _OWN_SECTION,
    "combinations": _OWN_SECTION,
    "struggle": _OWN_SECTION,
    "effects": _OWN_SECTION,
    "values": _OWN_SECTION,
    "race": _OWN_SECTION,
}
