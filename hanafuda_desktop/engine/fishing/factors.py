"""What multiplies a payment, compiled."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, cast, get_args

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.engine.fishing.compiling import (
    compile_count,
    compile_needs,
    compile_needs_by_reading,
)
from hanafuda_desktop.engine.fishing.counts import Count, NeedCount
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.rules.schema.fishing_pay import Multiplier
from hanafuda_desktop.rules.schema.numbers import for_players

__all__ = ["FactorProgram", "Measure", "PayerProgram", "compile_factor", "triple_factor"]


@dataclass(frozen=True, slots=True)
class PayerProgram:
    """A condition on an opponent who pays: how many of some cards it captured.

    Cards that may count as one kind or another count in the payer's favour, so the condition
    holds only if it does in every way of counting.
    """

    ways: tuple[Count, ...]
    least: int
    most: int

    def holds(self, captured: int) -> bool:
        """Whether it holds for an opponent who captured these cards."""
        # Asked at the end of every round that is played out, where a loop is quicker than all().
        for way in self.ways:  # noqa: SIM110
            if not self.least <= way.of(captured) <= self.most:
                return False
        return True


Measure = Literal[
    "own_calls",
    "opponent_calls",
    "shown",
    "bombs",
    "shown_or_bombs",
    "drawn_rounds",
    "total",
]
"""Numbers of which a multiplier may want so many, in the order in which the first counts."""
_MEASURES: Final = cast("tuple[Measure, ...]", get_args(Measure))


@dataclass(frozen=True, slots=True)
class FactorProgram:
    """A multiplier, compiled; ``captured`` has an entry for each reading of the yaku, ``measures``
    one for each number that must be reached.
    """

    rule: Multiplier
    yaku: frozenset[str]
    captured: tuple[tuple[NeedCount, ...], ...]
    opening: tuple[NeedCount, ...]
    measures: tuple[tuple[Measure, int], ...]
    payer: PayerProgram | None


def compile_factor(rules: FishingRules, rule: Multiplier, players: int) -> FactorProgram:
    """Compile a multiplier for a number of players."""
    when = rule.when
    payer = None
    if rule.payer is not None:
        payer = PayerProgram(
            compile_count(rules, rule.payer.cards),
            for_players(rule.payer.least, players),
            for_players(rule.payer.most, players, CARD_COUNT),
        )
    return FactorProgram(
        rule,
        frozenset(when.yaku),
        compile_needs_by_reading(rules, when.captured) if when.captured is not None else (),
        compile_needs(rules, when.opening_field) if when.opening_field is not None else (),
        tuple((what, least) for what in _MEASURES if (least := getattr(when, what)) is not None),
        payer,
    )


def triple_factor(factors: Iterable[FactorProgram], *, bomb: bool) -> FactorProgram | None:
    """The multiplier that a bomb, or a triple that is shown, counts for; ``None`` without one."""
    counted = {"shown_or_bombs", "bombs" if bomb else "shown"}
    return next((each for each in factors if counted & {what for what, _ in each.measures}), None)
