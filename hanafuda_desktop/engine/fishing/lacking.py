"""How far captured cards are from a yaku: which cards are lacking, and which would help."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.fishing.counts import NeedCount
from hanafuda_desktop.engine.fishing.yaku import YakuWorth

__all__ = ["cards_lacked", "cards_needed", "distance"]

_FARTHEST: Final = 1 << 30
"""Farther from a yaku than any cards can be."""


def cards_lacked(yaku: YakuWorth, captured: int, reachable: int) -> list[int]:
    """The fewest cards that make it; where they cannot all be had, as many as it would take."""
    cards: list[int] = []
    held = captured
    deficit = distance(yaku, held, reachable)
    needed = cards_needed(yaku) & ~yaku.spoiled
    most = 1 + max((len(way.heavy) for need in yaku.needs for way in need.ways), default=0)
    while deficit:
        for pool in (needed & reachable & ~held, needed & ~held):
            best, card = _nearest(yaku, held, reachable, pool, deficit - most)
            if best < deficit:
                break
        else:
            break
        deficit = best
        held |= 1 << card
        cards.append(card)
    return cards


def _nearest(yaku: YakuWorth, held: int, reachable: int, pool: int, enough: int) -> tuple[int, int]:
    """The card of these that brings a yaku nearest, and how far it then is."""
    best = (_FARTHEST, -1)
    for card in members(pool):
        best = min(best, (distance(yaku, held | 1 << card, reachable), card))
        if best[0] <= enough:
            break
    return best


def cards_needed(yaku: YakuWorth) -> int:
    """The cards that can help to make it."""
    cards = yaku.all_of
    for need in yaku.needs:
        cards |= need.cards
    return cards


def distance(yaku: YakuWorth, captured: int, reachable: int) -> int:
    """How far cards are from a yaku, so that each card that brings it nearer makes it smaller."""
    short = contested = 0
    for contest in yaku.contests:
        contested |= contest.cards
        short += contest.lacking(captured, reachable)
    short += (yaku.all_of & ~contested & ~captured).bit_count()
    for need in yaku.needs:
        if not contested or not need.cards & contested:
            short += _need_short(need, captured, reachable)
    return short


def _need_short(need: NeedCount, captured: int, reachable: int) -> int:
    """The smallest gap among the ways that can still be gone, else among all ways."""
    gaps = [
        (way.of(captured | reachable) < need.count, max(0, need.count - way.of(captured)))
        for way in need.ways
    ]
    return min(gaps, default=(True, need.count))[1]
