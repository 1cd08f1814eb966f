"""The rules of a shedding game as sections: the aim, the deal, a turn, effects, what is paid."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.rulebook.blocks import (
    Block,
    CardRow,
    CardTable,
    Heading,
    Paragraph,
    Points,
    Section,
)
from hanafuda_desktop.rulebook.sentences import Sentences, Setting, Untold, tell
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
    told = " ".join(tell(rules, LENGTH, setting))
    return Section("The aim", (Paragraph(summary(rules, setting)), Paragraph(told)))


def _deal(rules: SheddingRules, setting: Setting) -> Section:
    facts = Paragraph(" ".join(tell(rules, FACTS, setting)))
    told = Points(tuple(tell(rules, SHEDDING_DEALING, setting)))
    return Section("The deal", (facts, Points(deals(rules, setting)), told))


_FIRST_WINS: Final = (
    "Whoever has no card left has won the round at once, whatever was played last; an effect that "
    "was still to come is dropped."
)
_NEW_STOCK: Final = (
    "When the stock is used up, the discard pile is shuffled and becomes the new stock{kept}. "
    "Where there is nothing to draw at all, drawing is left out."
)


def _turn(rules: SheddingRules, setting: Setting) -> Section:
    lines = []
    for each in rules.combinations:
        told = " ".join(tell(each, COMBINATION, setting))
        lines.append(f"{setting.say(each.name)}: {told[:1].lower()}{told[1:]}")
    rest: list[str] = []
    if any(deal.field for deal in rules.deal.values()):
        rest.append("At the end of your turn the field is filled up again from the stock.")
    kept = "; its top card stays" if any(c.onto == "discard" for c in rules.combinations) else ""
    rest += [_NEW_STOCK.format(kept=kept), _FIRST_WINS, *tell(rules, ENDLESS, setting)]
    blocks: list[Block] = [
        Paragraph("Your turn is one of these combinations, or a struggle."),
        Points(tuple(tell(rules, MATCHING, setting))),
        Points(tuple(lines)),
        Heading("The struggle"),
        Points(tuple(tell(rules.struggle, STRUGGLE, setting))),
        Heading("Then"),
        Points(tuple(rest)),
    ]
    return Section("A turn", tuple(blocks))


def _effects(rules: SheddingRules, setting: Setting) -> list[Section]:
    if not rules.effects:
        return []
    words = (
        "The card on top of the discard pile acts after the turn that laid it there, one time. "
        "You choose that card by the order in which you lay your cards. Where several of these "
        "fit, the first does."
    )
    rows = tuple(
        CardRow(effect_words(each, setting), shown_of(selected(each.cards) & setting.deck))
        for each in rules.effects
    )
    return [Section("Effects", (Paragraph(words), CardTable(rows)))]


def _paying(rules: SheddingRules, setting: Setting) -> Section:
    told = [*tell(rules, PAYMENT, setting), *tell(rules.race, RACE, setting)]
    blocks: list[Block] = [
        Points(tuple(told)),
        Heading("What a card costs"),
        CardTable(values(rules.values, setting)),
    ]
    return Section("Paying", tuple(blocks))


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
