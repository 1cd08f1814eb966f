"""A game's rules, of whichever family.

The language of a family is imported when a file of that family is first read: a program that opens
a patience does not wait for the words of all other games to be understood.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from hanafuda_desktop.rules.schema.game import GameBase

if TYPE_CHECKING:
    from hanafuda_desktop.families.fishing.schema import FishingRules
    from hanafuda_desktop.families.shedding.schema import SheddingRules
    from hanafuda_desktop.families.speed.schema import SpeedRules
    from hanafuda_desktop.families.tableau.schema import TableauRules

    GameRules = TableauRules | FishingRules | SheddingRules | SpeedRules
else:
    GameRules = GameBase


def _tableau() -> type[TableauRules]:
    from hanafuda_desktop.families.tableau.schema import TableauRules  # noqa: PLC0415 - when needed

    return TableauRules


def _fishing() -> type[FishingRules]:
    from hanafuda_desktop.families.fishing.schema import FishingRules  # noqa: PLC0415 - when needed

    return FishingRules


def _shedding() -> type[SheddingRules]:
    from hanafuda_desktop.families.shedding.schema import SheddingRules  # noqa: PLC0415 - when needed

    return SheddingRules


def _speed() -> type[SpeedRules]:
    from hanafuda_desktop.families.speed.schema import SpeedRules  # noqa: PLC0415 - when needed

    return SpeedRules


class _Families(Mapping[str, type[GameRules]]):
    """The models by the names of their families; to know the names, no model is imported."""

    _models: Final[Mapping[str, Callable[[], type[GameRules]]]] = {
        "tableau": _tableau,
        "fishing": _fishing,
        "shedding": _shedding,
        "speed": _speed,
    }

    def __getitem__(self, family: str) -> type[GameRules]:
        return self._models[family]()

    def __contains__(self, family: object) -> bool:
        return family in self._models

    def __iter__(self) -> Iterator[str]:
        return iter(self._models)

    def __len__(self) -> int:
        return len(self._models)


FAMILIES: Final[Mapping[str, type[GameRules]]] = _Families()
"""The model that reads a rule file of each family."""
