"""Commands that only some games have, and what is said of them where a game has them not.

Each kind of attendant knows which of these its games have; nobody asks a game for its family here.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from hanafuda_desktop.language import tr, tr_noop

__all__ = ["SETTINGS_OF_SOME", "Only", "lacking"]

_IN_REAL_TIME: Final = ("turns-up", "right-hand", "count", "month-names", "month-wheel", "key-caps")
_OF_COMPANY: Final = ("take-back", "sheet", "history", "again", "why", "review")


class Only(Enum):
    """What only some games have: its commands, by their ids, and why others have them not."""

    PATIENCES = (
        ("deals", "outlook", "back-to-won", "demo"),
        tr_noop("Only patiences have this."),
    )
    COMPANY = _OF_COMPANY, tr_noop("Only games against others have this.")
    TURNS = (
        _OF_COMPANY,
        tr_noop("Only games in which one plays after the other have this."),
    )
    REAL_TIME = ("pause", *_IN_REAL_TIME), tr_noop("Only games that wait for nobody have this.")
    YAKU = ("yaku", "nearest"), tr_noop("Only games with yaku against others have this.")
    RACES = ("races-by-lot",), tr_noop("Only games that ask who is the fastest have this.")

    def __init__(self, commands: tuple[str, ...], why: str) -> None:
        self.commands = commands
        self.why = why


SETTINGS_OF_SOME: Final = frozenset(
    {"deals", "outlook", "take-back", "races-by-lot", "nearest", *_IN_REAL_TIME}
)
"""What can be set at any time where no game is on the table; the others need one anyway."""


def lacking(*kinds: Only) -> dict[str, str]:
    """Why a game that has none of these can never be given some commands, by their ids."""
    return {command: tr(kind.why) for kind in kinds for command in kind.commands}
