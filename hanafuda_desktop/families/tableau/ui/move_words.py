"""A move of a patience in a few words."""

from __future__ import annotations

from typing import Final, assert_never

from hanafuda_desktop.families.tableau.state import Collect, Redeal, Shift, TableauMove, TurnStock
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.text.language import tr, tr_noop, trn

_PILES: Final = {"s": tr_noop("the stock"), "w": tr_noop("the waste")}
_NUMBERED: Final = {
    "c": tr_noop("column {number}"),
    "h": tr_noop("cell {number}"),
    "f": tr_noop("foundation {number}"),
}


def patience_move(rules: GameBase, move: TableauMove) -> str:
    """What was done.

    Args:
        rules: the rules of the patience.
        move: the move.
    """
    match move:
        case Shift(source, target, count):
            return trn(
                "{n} card from {source} to {target}",
                "{n} cards from {source} to {target}",
                count,
                source=_pile(source),
                target=_pile(target),
            )
        case Collect(yaku, _):
            names = {each.id: plain(each.name) for each in rules.all_yaku}
            return tr("Yaku collected: {yaku}", yaku=names[yaku])
        case TurnStock():
            return tr("Turned from the stock")
        case Redeal():
            return tr("The waste becomes the stock again")
    assert_never(move)


def _pile(pile_id: str) -> str:
    if pile_id in _PILES:
        return tr(_PILES[pile_id])
    return tr(_NUMBERED[pile_id[0]], number=pile_id[1:])
