"""Cards that a game speaks of: whether the deck has them, and whether anything ever fits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.checks.problem import Check, Path, Problem, reads
from hanafuda_desktop.rules.schema.selectors import Fit, Selector, fits_mask, selected

__all__ = ["deck_has_cards", "names_cards"]


@reads("deck")
def deck_has_cards(rules: Any) -> Iterator[Problem]:
    """There is a card in the deck."""
    if not selected(rules.deck.cards):
        yield Problem(("deck", "cards"), tr("no card is in this deck"))


def _empty_parts(part: Any, at: Path, deck: int) -> Iterator[Problem]:
    """Selectors and fits below a part that name no card of the deck."""
    match part:
        case Selector():
            if not selected((part,)):
                yield Problem(at, tr("no card is like this"))
            elif not selected((part,)) & deck:
                yield Problem(at, tr("none of these cards is in the deck"))
        case BaseModel():
            found = False
            for name in part.model_fields_set:
                for problem in _empty_parts(getattr(part, name), (*at, name), deck):
                    found = True
                    yield problem
            if isinstance(part, Fit) and not found and not _ever_fits(part, deck):
                hint = tr("look at what each key of it leaves over")
                yield Problem(at, tr("no card ever fits on another by this rule"), hint)
        case tuple():
            for number, inner in enumerate(part):
                yield from _empty_parts(inner, (*at, number), deck)


def _ever_fits(fit: Fit, deck: int) -> bool:
    return any(fits_mask((fit,), card) & deck for card in members(deck))


def names_cards(key: str) -> Check:
    """The check that looks through one key at the top."""

    @reads("deck", key)
    def in_the_deck(rules: Any) -> Iterator[Problem]:
        deck = selected(rules.deck.cards)
        part = getattr(rules, key)
        # What a file leaves out says nothing of its deck.
        if deck and part is not None and key in rules.model_fields_set:
            yield from _empty_parts(part, (key,), deck)

    return in_the_deck
