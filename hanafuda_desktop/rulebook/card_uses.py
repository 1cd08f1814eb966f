"""Which yaku of a game want a card: what a player asks who holds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.selectors import selected

if TYPE_CHECKING:
    from hanafuda_desktop.rules.schema.fishing import FishingYaku
    from hanafuda_desktop.rules.schema.tableau import TableauYaku

__all__ = ["in_game", "wanting"]


def in_game(rules: GameRules, card: int) -> bool:
    """Whether a game is played with this card."""
    return bool(selected(rules.deck.cards) >> card & 1)


def wanting(rules: GameRules, card: int) -> tuple[TableauYaku | FishingYaku, ...]:
    """The yaku that this card can be a part of, in the order of the rule file."""
    if not in_game(rules, card):
        return ()
    return tuple(
        yaku for yaku in rules.yaku if any(selected(need.cards) >> card & 1 for need in yaku.needs)
    )
