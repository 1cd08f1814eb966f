"""A move of a patience in a few words."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.app.round_words import times
from hanafuda_desktop.engine.tableau.moves import Collect, Redeal, Shift, TableauMove, Turn
from hanafuda_desktop.rulebook.card_uses import yaku_of
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain

__all__ = ["patience_move"]

_PILES: Final = {"s": "the stock", "w": "the waste"}
_NUMBERED: Final = {"c": "column", "h": "cell", "f": "foundation"}


def patience_move(rules: GameRules, move: TableauMove) -> str:
    """What was done.

    Args:
        rules: the rules of the patience.
        move: the move.
    """
    match move:
        case Shift(source, target, count):
            return f"{times(count, 'card')} from {_pile(source)} to {_pile(target)}"
        case Collect(yaku, _):
            names = {each.id: plain(each.name) for each in yaku_of(rules)}
            return f"Yaku collected: {names[yaku]}"
        case Turn():
            return "Turned from the stock"
        case Redeal():
            return "The waste becomes the stock again"
    assert_never(move)


def _pile(pile_id: str) -> str:
    if pile_id in _PILES:
        return _PILES[pile_id]
    return f"{_NUMBERED[pile_id[0]]} {pile_id[1:]}"
