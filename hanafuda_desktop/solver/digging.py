"""How deep the cards lie that are wanted: what must be moved before they are free."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.engine.tableau.program import Program

__all__ = ["Digging"]

_BITS: Final = 8
_MOST: Final = 31
"""So much is counted for a yaku in one column at most."""
_ONE: Final = 4
"""What a move counts for a card that a yaku cannot do without; for one of two, half as much."""


class Digging:
    """Counts what lies above the cards of yaku, eight bits a yaku in one integer."""

    def __init__(self, program: Program, twin: Mapping[int, int]) -> None:
        """Prepare a game's yaku and foundations.

        Args:
            program: the rules.
            twin: for each card, the one of its twins that stands for all.
        """
        self._yaku = program.yaku
        # Together they must fit eight bits, below what is laid over for yaku that are collected.
        self._most = min(_MOST, 254 // len(program.columns))
        self.bytes = len(program.yaku) + 1
        """How many bytes a count has: one for each yaku, and one that is never the least."""
        # For each kind of card: the yaku that it serves, and how much it counts for each.
        serves: list[dict[int, int]] = [{} for _ in range(CARD_COUNT)]
        for yaku in program.yaku:
            for way in yaku.ways:
                for mask, count in way.needs:
                    share = max(1, _ONE * count // (mask.bit_count() * len(yaku.ways)))
                    for card, kind in twin.items():
                        if mask >> card & 1:
                            served = serves[kind]
                            served[yaku.number] = max(served.get(yaku.number, 0), share)
        self._serves = tuple(tuple(served.items()) for served in serves)
        lowers = [0] * CARD_COUNT
        for place in program.foundations:
            for card, mask in enumerate(program.piles[place].lowers):
                lowers[card] |= mask
        self._lowers = lowers
        self._done: dict[int, int] = {}

    def of(self, cards: bytes, hidden: int, runs: list[int]) -> int:
        """What lies above the cards of each yaku in a column.

        That is, for each card: the runs above its own, and one more if its own goes on with cards
        that are not the yaku's.
        """
        runs_above, above = 0, -1
        served: tuple[tuple[int, int], ...] = ()
        deep: dict[int, int] = {}
        for at in range(len(cards) - 1, -1, -1):
            card, in_run = cards[at], False
            if above >= 0:
                in_run = at >= hidden and runs[above] >> card & 1 == 1
                runs_above += not in_run
            serves = self._serves[card]
            for number, share in serves:
                lies = runs_above
                if in_run and (number not in deep or serves != served):
                    lies += 1
                deep[number] = deep.get(number, 0) + lies * share
            served, above = serves, card
        most = self._most
        return sum(min(dug, most) << _BITS * number for number, dug in deep.items())

    def total(self, dug: int) -> int:
        """The counts of all yaku together."""
        return sum(dug.to_bytes(self.bytes, "little"))

    def done(self, collected: int, counts: list[int]) -> int:
        """What, laid over a count, leaves out the yaku that are collected.

        Args:
            collected: what stands for these yaku.
            counts: how often each was collected.
        """
        done = self._done.get(collected)
        if done is None:
            done = 0xFF << _BITS * len(self._yaku)
            for yaku, count in zip(self._yaku, counts, strict=True):
                if count >= yaku.times:
                    done |= 0xFF << _BITS * yaku.number
            self._done[collected] = done
        return done

    def before(self, cards: bytes) -> int:
        """How many cards lie above one that foundations want before them."""
        beneath = count = 0
        for card in cards:
            if self._lowers[card] & beneath:
                count += 1
            beneath |= 1 << card
        return count
