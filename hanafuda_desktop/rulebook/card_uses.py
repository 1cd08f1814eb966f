"""What a card is good for in a game: which yaku want it, and what it is worth by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.selectors import CardsWanted, Kinds, selected

if TYPE_CHECKING:
    from hanafuda_desktop.families.fishing.schema import FishingYaku
    from hanafuda_desktop.families.tableau.schema import TableauYaku


def in_game(rules: GameRules, card: int) -> bool:
    """Whether a game is played with this card."""
    return bool(selected(rules.deck.cards) >> card & 1)


def yaku_of(rules: GameRules) -> tuple[TableauYaku | FishingYaku, ...]:
    """The yaku of a game; games of getting rid of cards have none."""
    match rules.family:
        case "tableau" | "fishing":
            return rules.yaku
        case "shedding" | "speed":
            return ()


def wanting(rules: GameRules, card: int) -> tuple[TableauYaku | FishingYaku, ...]:
    """The yaku that this card can be a part of, in the order of the rule file.

    A card that may count as another kind is wanted for what it may count as; one that can only add
    to a yaku that is there without it is not wanted for that. Of a yaku that only counts cards of
    the round's month, every card that it could choose among is a part in some month.
    """
    if not in_game(rules, card):
        return ()
    kinds = _kinds(rules, card)
    return tuple(
        yaku
        for yaku in yaku_of(rules)
        if any(_meant(need.cards, card, kinds) for need in yaku.needs)
    )


def _kinds(rules: GameRules, card: int) -> set[Category]:
    """As which kinds a card can count."""
    own = CARDS[card].category
    kinds = {own}
    if rules.family == "fishing":
        for entry in rules.counts_as:
            if selected(entry.cards) >> card & 1:
                kinds.add(entry.category)
                if entry.when == "instead" and entry.category is not own:
                    kinds.discard(own)
    return kinds


def _meant(wanted: CardsWanted, card: int, kinds: set[Category]) -> bool:
    own = CARDS[card].category
    ways: list[Kinds] = [() if kind is own else ((card, kind),) for kind in kinds]
    return any(selected(wanted, way) >> card & 1 for way in ways)


def points_of(rules: GameRules, card: int) -> int | None:
    """What a card is worth by itself; nothing where only yaku or none are paid, or without it."""
    if not in_game(rules, card) or rules.family == "speed":
        return None
    if rules.family == "tableau":
        return CARDS[card].value
    if rules.family == "fishing" and (rules.stopping is not None or not rules.round_score.cards):
        return None
    entries = (entry for entry in reversed(rules.values) if selected(entry.cards) >> card & 1)
    return next((entry.points for entry in entries), 0)
