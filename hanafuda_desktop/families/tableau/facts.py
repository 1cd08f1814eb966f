"""What can be said of a pile by looking at its cards alone, remembered for each set of cards.

A move changes one or two piles and leaves the rest, so what was found out about a pile (how many
cards lift as one, which of its cards a yaku could take) is kept by the pile's cards and looked up
again. This is where the engine's speed comes from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.tableau.compiled import (
    WASTE,
    Alternative,
    CompiledTableau,
    CompiledYaku,
    Pile,
)
from hanafuda_desktop.families.tableau.state import TableauState

# Counting the cards that yaku could take, for all yaku at once.
#
# Which yaku can be collected is asked after every move, and nearly always the answer is "none
# yet". So a pile's cards are counted into one wide integer: eight bits for each way of each yaku,
# and eight more for each thing that a way needs. The counts of the piles add up to those of the
# table, and adding :attr:`Tallies._short_of` carries a one into the highest bit of every part that
# has cards enough.

_BITS: Final = 8
"""Bits for one count: at most 48, and the highest bit tells whether it is enough."""
_ENOUGH: Final = 1 << _BITS - 1


class Tallies:
    """Counts the cards of one game's piles for its yaku."""

    def __init__(self, compiled: CompiledTableau) -> None:
        self._ways: tuple[tuple[CompiledYaku, Alternative], ...] = tuple(
            (yaku, way) for yaku in compiled.yaku for way in yaku.ways
        )
        given = [most_given(compiled, yaku, way) for yaku, way in self._ways]
        # For each pile the ways that may take its top card; its second as well; and so on.
        self._depths = tuple(
            _by_depth([most.get(place, 0) for most in given])
            for place in range(len(compiled.piles))
        )
        self._short_of = 0
        # The highest bits of the ways alone, and for each way those of its parts.
        self._any_way = 0
        self._whole: list[tuple[int, CompiledYaku]] = []
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

    def promising(self, tally: int) -> list[CompiledYaku]:
        """The yaku for which cards enough of every need can be taken, if their places allow it.

        Args:
            tally: the sum of the tallies of all piles.
        """
        enough = tally + self._short_of
        if not enough & self._any_way:  # by far the most frequent answer
            return []
        found: list[CompiledYaku] = []
        for whole, yaku in self._whole:
            if enough & whole == whole and not (found and found[-1] is yaku):
                found.append(yaku)
        return found


def _by_depth(most: list[int]) -> tuple[int, ...]:
    """The ways, a bit for each, that take one card or more of at most so many; two or more; ..."""
    return tuple(
        sum(1 << at for at, count in enumerate(most) if count > depth)
        for depth in range(max(most, default=0))
    )


def most_given(compiled: CompiledTableau, yaku: CompiledYaku, way: Alternative) -> dict[int, int]:
    """How many cards each pile may give for a way: columns, then the waste, then cells."""
    most = dict.fromkeys(compiled.columns, way.size)
    most[WASTE] = min(way.size, yaku.waste_at_most)
    if yaku.cells_at_most:
        most |= dict.fromkeys(compiled.cells, 1)
    return most


def serving(way: Alternative, cards: Sequence[int], face_down: int, most: int) -> int:
    """How many cards at the top of a pile could serve in a way of a yaku, up to so many."""
    most, count = min(most, len(cards) - face_down), 0
    while count < most and way.members >> cards[-count - 1] & 1:
        count += 1
    return count


_MOST_KEPT: Final = 100_000
"""So many piles are remembered (some 60 MB at the very most); then it starts afresh."""


class PileFacts(NamedTuple):
    """What a pile's cards alone tell.

    Attributes:
        lifted: the cards that may be lifted at most, wherever they go, topmost first.
        lifted_mask: the same as a set.
        takes: the set of cards that may be placed on the pile as it is (YA-3, YA-6).
        tally: how many of its cards could go into each part of a yaku; see
            :mod:`.facts`.
    """

    lifted: tuple[int, ...]
    lifted_mask: int
    takes: int
    tally: int


class TableFacts:
    """Facts about piles of one game, computed once for each set of cards.

    Attributes:
        compiled: the game's rules, compiled.
        tallies: how the cards for yaku are counted.
    """

    def __init__(self, compiled: CompiledTableau) -> None:
        self.compiled = compiled
        self.tallies = Tallies(compiled)
        self._over = tuple(over(pile.onto) for pile in compiled.piles)
        # Of the waste, only so many cards at the top matter.
        self._waste_shows = max(1, self.tallies.depth(WASTE))
        # Columns of one group share their rules, so they share what is remembered; other piles
        # may differ within a group (a foundation for each month).
        kept: dict[str, dict[tuple[tuple[int, ...], int], PileFacts]] = {}
        self._kept = tuple(
            kept.setdefault(pile.group if pile.kind is PileKind.COLUMN else f"/{pile.id}", {})
            for pile in compiled.piles
        )

    def of(self, place: int, cards: tuple[int, ...], face_down: int) -> PileFacts:
        """The facts of a pile that holds these cards."""
        if place == WASTE:
            cards = cards[-self._waste_shows :]
        kept = self._kept[place]
        key = (cards, face_down)
        facts = kept.get(key)
        if facts is None:
            if len(kept) >= _MOST_KEPT:
                kept.clear()
            facts = kept[key] = self._find(place, cards, face_down)
        return facts

    def _find(self, place: int, cards: tuple[int, ...], face_down: int) -> PileFacts:
        pile = self.compiled.piles[place]
        lift = most_lifted(pile, pile.runs, cards, face_down)
        lifted = cards[: -lift - 1 : -1] if lift else ()
        return PileFacts(
            lifted,
            mask_of(lifted),
            self._takes(place, cards),
            self.tallies.of(place, cards, face_down),
        )

    def _takes(self, place: int, cards: tuple[int, ...]) -> int:
        pile = self.compiled.piles[place]
        if not cards:
            return pile.base
        if len(cards) >= pile.limit or not pile.onto:
            return 0
        takes = self._over[place][cards[-1]]
        if pile.lowers and takes:
            lying = mask_of(cards)
            for card in members(takes):
                if pile.lowers[card] & ~lying:
                    takes &= ~(1 << card)
        return takes

    def run_length(self, state: TableauState, place: int) -> int:
        """How many face-up cards at the top of a pile are a run (YA-4)."""
        runs = self.compiled.piles[place].runs
        return run_length(runs, state.piles[place], state.face_down[place])


def run_length(runs: Sequence[int], cards: Sequence[int], face_down: int) -> int:
    """How many face-up cards at the top are a run, each fitting the one beneath (YA-4)."""
    if len(cards) <= face_down:
        return 0
    length = 1
    above = cards[-1]
    for beneath in cards[-2 : face_down - len(cards) - 1 : -1]:
        if not runs[above] >> beneath & 1:
            break
        above = beneath
        length += 1
    return length


def most_lifted(pile: Pile, runs: Sequence[int], cards: Sequence[int], face_down: int) -> int:
    """How many cards of a pile lift as one; where they may go is not asked here."""
    face_up = len(cards) - face_down
    if face_up <= 0 or pile.move == "none":
        return 0
    if pile.move == "single":
        return 1
    most = face_up if pile.move == "any" else run_length(runs, cards, face_down)
    return min(most, pile.move_at_most)


def over(onto: Sequence[int]) -> tuple[int, ...]:
    """Turns "on which cards may this one lie" into "which cards may lie on this one"."""
    if not onto:
        return ()
    above = [0] * CARD_COUNT
    for card, beneath in enumerate(onto):
        for other in members(beneath):
            above[other] |= 1 << card
    return tuple(above)
