"""Takes captured cards from the opponents, where a turn earns that (GS-6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from hanafuda_desktop.cards.card import CARDS_PER_MONTH
from hanafuda_desktop.cards.cardset import whole_months
from hanafuda_desktop.engine.fishing.program import FishingProgram, StealProgram

__all__ = ["Occasion", "occasions", "robbed", "stolen"]

Occasion = Literal["empty-field", "whole-month", "own-pair"]
"""Why cards are taken."""


def occasions(rule: StealProgram, field: int, gained: int, laid: int) -> tuple[Occasion, ...]:
    """What a turn has earned, one entry for each card that every opponent gives.

    Args:
        rule: what earns how much.
        field: the cards left on the field.
        gained: the cards that the turn captured.
        laid: the turn's own hand card that had matched nothing, as a set, or 0.
    """
    found: list[Occasion] = []
    if not field:
        found += ["empty-field"] * rule.empty_field
    months = whole_months(gained)
    if months:
        found += ["whole-month"] * (rule.whole_month * months.bit_count() // CARDS_PER_MONTH)
    if laid & gained:
        found += ["own-pair"] * rule.own_pair
    return tuple(found)


def stolen(
    program: FishingProgram, rule: StealProgram, piles: list[int], number: int, mine: int
) -> Iterator[tuple[int, int]]:
    """Moves one card from each opposing side that has any, the one that counts least, and gives
    each with the side that had it.

    Args:
        program: the game.
        rule: which cards may be taken.
        piles: each side's captured cards; they are changed.
        number: the round.
        mine: the side that takes.
    """
    weights = program.tally(number).weights
    for side in range(len(piles)):
        if side == mine:
            continue
        for card in rule.cheapest:
            if piles[side] >> card & 1:
                piles[side] -= weights[1 << card]
                piles[mine] += weights[1 << card]
                yield card, side
                break


def robbed(
    program: FishingProgram,
    rule: StealProgram,
    piles: tuple[int, ...],
    mine: int,
    number: int,
    times: int,
) -> tuple[int, ...]:
    """The piles once a side has taken so many cards from each opposing one."""
    changed = list(piles)
    for _ in range(times):
        for _ in stolen(program, rule, changed, number, mine):
            pass
    return tuple(changed)
