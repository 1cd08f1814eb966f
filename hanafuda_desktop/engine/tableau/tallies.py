"""Counting the cards that yaku could take, for all yaku at once.

Which yaku can be collected is asked after every move, and nearly always the answer is "none yet".
So a pile's cards are counted into one wide integer: eight bits for each way of each yaku, and
eight more for each thing that a way needs. The counts of the piles add up to those of the table,
and adding :attr:`Tallies._short_of` carries a one into the highest bit of every part that has
cards enough.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.tableau.program import WASTE, Program
from hanafuda_desktop.engine.tableau.yaku import Alternative, YakuProgram

__all__ = ["Tallies"]

_BITS: Final = 8
"""Bits for one count: at most 48, and the highest bit tells whether it is enough."""
_ENOUGH: Final = 1 << _BITS - 1


class Tallies:
    """Counts the cards of one game's piles for its yaku."""

    def __init__(self, program: Program) -> None:
        self._ways: tuple[tuple[YakuProgram, Alternative], ...] = tuple(
            (yaku, way) for yaku in program.yaku for way in yaku.ways
        )
        self._depths = tuple(self._by_depth(program, place) for place in range(len(program.piles)))
        self._short_of = 0
        # The highest bits of the ways alone, and for each way those of its parts.
        self._any_way = 0
        self._whole: list[tuple[int, YakuProgram]] = []
        self._way_of_lane: list[int] = []
        all_ones = self._lay_out()
        # For each card, the ways that could take it, a bit for each way, all together and each
        # with its ones.
        self._takers = tuple(
            tuple((1 << at, ones[card]) for at, ones in enumerate(all_ones) if ones[card])
            for card in range(CARD_COUNT)
        )
        self._ways_with = tuple(sum(way for way, _ in takers) for takers in self._takers)

    def _lay_out(self) -> list[list[int]]:
        """Give every part its bits.

        Returns:
            for each way and each card, a one in every part that the card counts for.
        """
        all_ones = []
        lane = 0
        for number, (yaku, way) in enumerate(self._ways):
            ones, whole = [0] * CARD_COUNT, 0
            self._any_way |= _ENOUGH << lane
            for mask, count in ((way.members, way.size), *way.needs):
                for card in members(mask):
                    ones[card] += 1 << lane
                # More than there are cards is never enough.
                self._short_of += _ENOUGH - min(count, CARD_COUNT + 1) << lane
                whole |= _ENOUGH << lane
                lane += _BITS
                self._way_of_lane.append(number)
            all_ones.append(ones)
            self._whole.append((whole, yaku))
        return all_ones

    def _by_depth(self, program: Program, place: int) -> tuple[int, ...]:
        """The ways that may take the pile's top card; that may take its second as well; and so on.

        A bit stands for each way.
        """
        most = []
        for yaku, way in self._ways:
            if place in program.columns:
                most.append(way.size)
            elif place == WASTE:
                most.append(min(way.size, yaku.waste_at_most))
            else:
                most.append(min(1, yaku.cells_at_most) if place in program.cells else 0)
        return tuple(
            sum(1 << at for at, count in enumerate(most) if count > depth)
            for depth in range(max(most, default=0))
        )

    def depth(self, place: int) -> int:
        """How many cards of a pile matter at most."""
        return len(self._depths[place])

    def of(self, place: int, cards: tuple[int, ...], face_down: int) -> int:
        """How many of a pile's cards each part could take; a way ends at the first foreign card."""
        depths = self._depths[place]
        if not depths or len(cards) <= face_down:
            return 0
        tally = 0
        alive = -1
        face_up = cards[: max(face_down - len(cards), -len(depths)) - 1 : -1]
        for card, deep_enough in zip(face_up, depths, strict=False):
            alive &= self._ways_with[card] & deep_enough
            if not alive:
                break
            for way, ones in self._takers[card]:
                if alive & way:
                    tally += ones
        return tally

    def loose(self, place: int, cards: tuple[int, ...]) -> int:
        """What a pile could give of these cards, whatever lies on them: as many as a way takes.

        Args:
            place: the pile.
            cards: any cards that it holds.
        """
        tally = sum(ones for card in cards for _, ones in self._takers[card])
        depths = self._depths[place]
        most = [sum(depth >> way & 1 for depth in depths) for way in self._way_of_lane]
        counts = tally.to_bytes(len(most), "little")
        return int.from_bytes(map(min, counts, most), "little")

    def promising(self, tally: int) -> list[YakuProgram]:
        """The yaku for which cards enough of every need can be taken, if their places allow it.

        Args:
            tally: the sum of the tallies of all piles.
        """
        enough = tally + self._short_of
        if not enough & self._any_way:  # by far the most frequent answer
            return []
        found: list[YakuProgram] = []
        for whole, yaku in self._whole:
            if enough & whole == whole and not (found and found[-1] is yaku):
                found.append(yaku)
        return found
