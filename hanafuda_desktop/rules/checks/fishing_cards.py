"""Cards that a fishing game speaks of: what matches what, wild cards, kinds and values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.checks.named_cards import deck_has_cards, names_cards
from hanafuda_desktop.rules.checks.names import repeated
from hanafuda_desktop.rules.checks.problem import Path, Problem, reads
from hanafuda_desktop.rules.diagnostics import Severity
from hanafuda_desktop.rules.schema.fishing_yaku import MOST_EITHER
from hanafuda_desktop.rules.schema.selectors import fits_mask, selected
from hanafuda_desktop.rules.suggestions import and_more

__all__ = ["CHECKS"]

_NAMED = (
    "match",
    "redeal",
    "wild",
    "stealing",
    "counts_as",
    "values",
    "yaku",
    "multipliers",
)


def _some(cards: list[int]) -> str:
    """A few of these cards in a sentence, and how many more there are."""
    return and_more(CARDS[cards[0]].id, len(cards) - 1)


@reads("match", "wild", "deck")
def cards_capture(rules: Any) -> Iterator[Problem]:
    """Cards can be captured at all."""
    deck = selected(rules.deck.cards)
    wild = 0
    for entry in rules.wild:
        wild |= selected(entry.cards)
    if not rules.match and not wild & deck:
        yield Problem(
            ("match",), tr("no card captures another"), tr("write 'match: {month: same}'")
        )
        return
    alone = [c for c in members(deck & ~wild) if not fits_mask(rules.match, c) & deck]
    if alone and len(alone) < deck.bit_count() and rules.match:
        message = tr("{cards} can never capture anything by this rule", cards=_some(alone))
        yield Problem(("match",), message, None, Severity.WARNING)


@reads("wild", "deck")
def wild_cards_make_sense(rules: Any) -> Iterator[Problem]:
    """A card is wild in one way, and what it says can happen."""
    yield from repeated("wild", rules.wild)
    seen = 0
    for number, wild in enumerate(rules.wild):
        cards = selected(wild.cards)
        at: Path = ("wild", number)
        if cards & seen:
            message = tr(
                "wild already, in another way: {cards}", cards=_some(list(members(cards & seen)))
            )
            yield Problem((*at, "cards"), message)
        seen |= cards
        if wild.drawn_must and wild.drawn_takes == "nothing":
            message = tr("no drawn card captures it, so none must")
            hint = tr("say in 'drawn_takes' which do")
            yield Problem((*at, "drawn_must"), message, hint, on_key=True)


@reads("counts_as", "deck")
def kinds_make_sense(rules: Any) -> Iterator[Problem]:
    """A card that counts as another kind is not of that kind already, and choices stay few."""
    yield from repeated("counts_as", rules.counts_as)
    deck = selected(rules.deck.cards)
    either = 0
    for number, entry in enumerate(rules.counts_as):
        cards = list(members(selected(entry.cards) & deck))
        already = [card for card in cards if CARDS[card].category is entry.category]
        if already and entry.count == 1:
            message = tr("of this kind in any case: {cards}", cards=_some(already))
            yield Problem(("counts_as", number, "category"), message, None, Severity.WARNING)
        if entry.when == "either":
            either += len(cards)
            if either > MOST_EITHER:
                message = tr(
                    "no more than {most} cards may count as one kind or the other",
                    most=MOST_EITHER,
                )
                hint = tr(
                    "these make {either}; write 'when: also' or 'when: instead'", either=either
                )
                yield Problem(("counts_as", number, "cards"), message, hint)
                return


@reads("values", "deck", "round_score", "stopping")
def values_cover_the_deck(rules: Any) -> Iterator[Problem]:
    """Where card points count, each card has a value, and each entry gives one."""
    yield from repeated("values", rules.values)
    if "values" not in rules.model_fields_set:
        return
    deck = selected(rules.deck.cards)
    given = 0
    hidden: Counter[int] = Counter()
    for number in reversed(range(len(rules.values))):
        cards = selected(rules.values[number].cards) & deck
        if cards and not cards & ~given:
            hidden[number] += 1
        given |= cards
    for number in sorted(hidden):
        message = tr("later entries name all of these cards, and the last one counts")
        yield Problem(("values", number), message, tr("move it down"), Severity.WARNING)
    missing = list(members(deck & ~given))
    if missing and rules.stopping is None and rules.round_score.cards:
        message = tr(
            "no value is given for {cards}, so that it counts nothing", cards=_some(missing)
        )
        hint = tr("add an entry with 'points: 0' if it is meant so")
        yield Problem(("values",), message, hint, Severity.WARNING, on_key=True)


@reads("stealing")
def stealing_happens(rules: Any) -> Iterator[Problem]:
    """Captured cards go to another player on some occasion."""
    steal = rules.stealing
    if steal is not None and not (steal.empty_field or steal.whole_month or steal.own_pair):
        message = tr("no card is ever taken from an opponent")
        hint = tr("give one of 'empty_field', 'whole_month' and 'own_pair' a number")
        yield Problem(("stealing",), message, hint, Severity.WARNING, on_key=True)


CHECKS = (
    deck_has_cards,
    *(names_cards(key) for key in _NAMED),
    cards_capture,
    wild_cards_make_sense,
    kinds_make_sense,
    values_cover_the_deck,
    stealing_happens,
)
