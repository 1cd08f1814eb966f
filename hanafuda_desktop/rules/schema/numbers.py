"""Points, and numbers that depend on how many play."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator, Field
from typing_extensions import TypeAliasType

from hanafuda_desktop.rules.schema.values import Whole

__all__ = ["LeastPerPlayers", "PerPlayers", "Points", "for_players"]

_PlayersOrAny = Annotated[str, Field(pattern=r"^([2-7]|any)$")]

Points = Annotated[Whole, Field(ge=-9999, le=9999)]
"""Points that something is worth."""


def _for_any(value: Any) -> Any:
    """One number holds for any number of players."""
    return value if isinstance(value, dict) else {"any": value}


PerPlayers = TypeAliasType(
    "PerPlayers",
    Annotated[
        dict[_PlayersOrAny, Points],
        Field(min_length=1, max_length=7),
        BeforeValidator(_for_any, json_schema_input_type=Points | dict[_PlayersOrAny, Points]),
    ],
)
"""A number, or one for each number of players: ``{2: 7, 3: 3}``; ``any`` stands for the others."""

_Least = Annotated[Whole, Field(ge=1, le=9999)]

LeastPerPlayers = TypeAliasType(
    "LeastPerPlayers",
    Annotated[
        dict[_PlayersOrAny, _Least],
        Field(min_length=1, max_length=7),
        BeforeValidator(_for_any, json_schema_input_type=_Least | dict[_PlayersOrAny, _Least]),
    ],
)
"""The same of what is never less than one."""


def for_players(numbers: dict[str, int], players: int, otherwise: int = 0) -> int:
    """The number that holds for so many players."""
    return numbers.get(str(players), numbers.get("any", otherwise))
