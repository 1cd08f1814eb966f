"""What a command of the window is, in which menus they stand, and what these are called."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from hanafuda_desktop.language import tr, tr_noop

__all__ = [
    "CHOOSE",
    "CLOTH",
    "COUNT",
    "DEALS",
    "GAME",
    "HELP",
    "HOUSE",
    "LOOK",
    "MENUS",
    "MOVE",
    "SPEED",
    "SUBMENUS",
    "VOLUME",
    "ActionSpec",
    "without_key",
]

GAME: Final = tr_noop("&Game")
MOVE: Final = tr_noop("&Move")
LOOK: Final = tr_noop("&View")
HELP: Final = tr_noop("&Help")
CHOOSE: Final = tr_noop("&Choose a game")
SPEED: Final = tr_noop("Animation &speed")
CLOTH: Final = tr_noop("Table &cloth")
VOLUME: Final = tr_noop("Vol&ume")
COUNT: Final = tr_noop("Speed of the c&ount")
DEALS: Final = tr_noop("&Deals of a patience")
HOUSE: Final = tr_noop("&House rules")

MENUS: Final = (GAME, MOVE, LOOK, HELP)
SUBMENUS: Final = {
    "choose": CHOOSE,
    "house": HOUSE,
    "deals": DEALS,
    "speed": SPEED,
    "cloth": CLOTH,
    "volume": VOLUME,
    "count": COUNT,
}
"""The submenus, by the ids of the commands that open them."""

_KEY_BEHIND: Final = re.compile(r"\(&\w\)")
"""In languages without letters of ours, the key stands behind the words."""


def without_key(text: str) -> str:
    """What a menu entry says, without the sign of its key and the dots of a question to come."""
    return _KEY_BEHIND.sub("", text).replace("&", "").rstrip(".…")


class ActionSpec(NamedTuple):
    """One command.

    Attributes:
        id: its name in code.
        menu: the menu it stands in.
        text: what the menu says.
        keys: its shortcuts.
        tip: one sentence that says what it does.
        checkable: whether it is switched on and off.
        ruled: whether a line is drawn above it.
    """

    id: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    tip: str = ""
    checkable: bool = False
    ruled: bool = False

    @property
    def name(self) -> str:
        """What it is called where it is not a menu entry."""
        return without_key(tr(self.text))

    @property
    def does(self) -> str:
        """What it does, in one sentence, or the empty string."""
        return tr(self.tip) if self.tip else ""
