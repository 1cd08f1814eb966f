"""Which commands a game can never use, and why: many are made for some kinds of games only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["SETTINGS_OF_SOME", "reasons_of"]

_PATIENCE: Final = tr_noop("Only patiences have this.")
_COMPANY: Final = tr_noop("Only games against others have this.")
_IN_TURN: Final = tr_noop("Only games in which one plays after the other have this.")
_IN_TIME: Final = tr_noop("Only games that wait for nobody have this.")
_YAKU: Final = tr_noop("Only games with yaku against others have this.")
_RACE: Final = tr_noop("Only games that ask who is the fastest have this.")

_OF_PATIENCES: Final = ("deals", "outlook", "back-to-won", "demo")
_OF_COMPANY: Final = ("take-back", "sheet", "history", "again", "why", "review")
_OF_YAKU: Final = ("yaku", "nearest")
_OF_RACES: Final = ("races-by-lot",)
_IN_REAL_TIME: Final = (
    *("pause", "turns-up", "right-hand", "count"),
    *("month-names", "month-wheel", "key-caps"),
)

SETTINGS_OF_SOME: Final = frozenset(
    {"deals", "outlook", "take-back", "races-by-lot", "nearest", *_IN_REAL_TIME[1:]}
)
"""What can be set at any time where no game is on the table; the others need one anyway."""


def reasons_of(rules: GameRules) -> dict[str, str]:
    """Why some commands can never be given in this game, by their ids."""
    return {command: tr(why) for commands, why in _never(rules) for command in commands}


def _never(rules: GameRules) -> Iterator[tuple[tuple[str, ...], str]]:
    in_turn: Mapping[str, str] = {"tableau": _COMPANY, "speed": _IN_TURN}
    if rules.family != "tableau":
        yield _OF_PATIENCES, _PATIENCE
    if rules.family in in_turn:
        yield _OF_COMPANY, in_turn[rules.family]
    if rules.family != "speed":
        yield _IN_REAL_TIME, _IN_TIME
    if rules.family != "fishing" or not rules.yaku:
        yield _OF_YAKU, _YAKU
    if rules.family != "shedding" or rules.race.settled_by == "nobody":
        yield _OF_RACES, _RACE
