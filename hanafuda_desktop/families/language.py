"""The language of rule files with what each family says in it, and the games that come with us."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.language import Dialect, Language, Piles
from hanafuda_desktop.rules.schema.game import GameBase

if TYPE_CHECKING:
    from hanafuda_desktop.families.fishing.schema import FishingRules
    from hanafuda_desktop.families.shedding.schema import SheddingRules
    from hanafuda_desktop.families.speed.schema import SpeedRules
    from hanafuda_desktop.families.tableau.schema import TableauRules

    GameRules = TableauRules | FishingRules | SheddingRules | SpeedRules
else:
    GameRules = GameBase


def _tableau() -> Dialect[TableauRules]:
    from hanafuda_desktop.families.tableau import checks, schema

    return Dialect(schema.TableauRules, checks.CHECKS)


def _fishing() -> Dialect[FishingRules]:
    from hanafuda_desktop.families.fishing import checks, schema

    return Dialect(schema.FishingRules, checks.CHECKS)


def _shedding() -> Dialect[SheddingRules]:
    from hanafuda_desktop.families.shedding import checks, schema

    return Dialect(schema.SheddingRules, checks.CHECKS)


def _speed() -> Dialect[SpeedRules]:
    from hanafuda_desktop.families.speed import checks, schema

    return Dialect(schema.SpeedRules, checks.CHECKS)


def _piles() -> Mapping[str, Piles]:
    from hanafuda_desktop.families.tableau.checks import PILES

    return PILES


def known(rules: GameBase) -> GameRules:
    """Any game's rules, to be told apart by their family."""
    return cast("GameRules", rules)


LANGUAGE: Final = Language[GameRules](
    {"tableau": _tableau, "fishing": _fishing, "shedding": _shedding, "speed": _speed},
    _piles,
)
"""The language of all families."""


def our_games() -> Catalogue[GameRules]:
    """The games that come with the program, and no others."""
    return Catalogue([rule_files()], LANGUAGE)
