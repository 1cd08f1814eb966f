"""Which patiences were won, as the statistics have it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanafuda_desktop.app.first_screen.day import WonGame

if TYPE_CHECKING:
    from hanafuda_desktop.app.statistics.store import Store

__all__ = ["won_patiences"]

_WON: Final = """
SELECT game, deal, ended FROM games JOIN seats ON seats.game_id = games.id AND seats.seat = 0
WHERE counted AND family = 'tableau' AND seats.who = 'person' AND seats.result = 'won'
"""


def won_patiences(store: Store) -> tuple[WonGame, ...]:
    """Every patience that was won and counts.

    Raises:
        StoreProblem: the file cannot be read now.
    """
    return tuple(
        WonGame(row["game"], int(row["deal"]), row["ended"])
        for row in store.rows(_WON)
        if row["deal"].isdigit()  # what was laid out by hand is no deal of a day
    )
