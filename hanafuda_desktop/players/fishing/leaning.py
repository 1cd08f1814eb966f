"""What players are taken to do in rounds that are only imagined: mostly what is sensible."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.engine.fishing.playout import Weights
from hanafuda_desktop.players.fishing.outlook import Outlook

__all__ = ["leanings"]

_LAY: Final = 1.0
_TAKE: Final = 3.0
_GO: Final = 0.2
_YAKU: Final = 20.0


def leanings(outlook: Outlook) -> Weights:
    """How likely each card is laid, or captured and used to capture, by what it is worth now.

    Args:
        outlook: what the seat to move expects.
    """
    table = outlook.table
    worth = [0.0] * CARD_COUNT
    for card in table.program.deck:
        if table.free >> card & 1:
            worth[card] = max(0.0, outlook.captures(1 << card))
    most = max(worth) or 1.0
    share = [each / most for each in worth]
    lay = tuple([_LAY / (1.0 + 4.0 * each) for each in share])
    take = tuple([_TAKE * (0.5 + 4.0 * each) for each in share])
    return Weights(lay, take, _GO, _YAKU)
