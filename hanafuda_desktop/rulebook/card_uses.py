"""What a card is good for in a game: which yaku want it, and what it is worth by itself."""

from __future__ import annotations

from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.rules.schema.game import GameBase, Yaku
from hanafuda_desktop.rules.schema.selectors import CardsWanted, Kinds, selected


def in_game(rules: GameBase, card: int) -> bool:
    """Whether a game is played with this card."""
    return bool(selected(rules.deck.cards) >> card & 1)


def wanting(rules: GameBase, card: int) -> tuple[Yaku, ...]:
    """The yaku that this card can be a part of, in the order of the rule file.

    A card that may count as another kind is wanted for what it may count as; one that can only add
    to a yaku that is there without it is not wanted for that. Of a yaku that only counts cards of
    the round's month, every card that it could choose among is a part in some month.
    """
    if not in_game(rules, card):
        return ()
    kinds = rules.kinds_of(card)
    return tuple(
        yaku
        for yaku in rules.all_yaku
        if any(_meant(need.cards, card, kinds) for need in yaku.needs)
    )


def _meant(wanted: CardsWanted, card: int, kinds: frozenset[Category]) -> bool:
    own = CARDS[card].category
    ways: list[Kinds] = [() if kind is own else ((card, kind),) for kind in kinds]
    return any(selected(wanted, way) >> card & 1 for way in ways)


def points_of(rules: GameBase, card: int) -> int | None:
    """What a card is worth by itself; nothing where only yaku or none are paid, or without it."""
    return rules.points_for(card) if in_game(rules, card) else None
