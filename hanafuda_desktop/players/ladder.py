"""The five levels of computer players that people choose from, the same in every family of games.

What a level can do is told for each kind of game: by :mod:`.levels` where seats take turns, by
:mod:`.speed.levels` where they do not.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hanafuda_desktop.language import tr_noop

__all__ = ["BEGINNER", "CASUAL", "EXPERT", "LADDER", "STANDARD", "STRONG", "Rung"]


class Rung(NamedTuple):
    """A level.

    Attributes:
        id: the word for it in settings, records and on the command line.
        name: what people call it, in English.
    """

    id: str
    name: str


BEGINNER: Final = Rung("beginner", tr_noop("Beginner"))
CASUAL: Final = Rung("casual", tr_noop("Casual"))
STANDARD: Final = Rung("standard", tr_noop("Standard"))
STRONG: Final = Rung("strong", tr_noop("Strong"))
EXPERT: Final = Rung("expert", tr_noop("Expert"))

LADDER: Final = (BEGINNER, CASUAL, STANDARD, STRONG, EXPERT)
"""The weakest first."""
