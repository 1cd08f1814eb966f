"""What can be said of a pile by looking at its cards alone, remembered for each set of cards.

A move changes one or two piles and leaves the rest, so what was found out about a pile (how many
cards lift as one, which of its cards a yaku could take) is kept by the pile's cards and looked up
again. This is where the engine's speed comes from.

The cards that each yaku could take are held in one wide integer: 48 bits for each way of each
yaku, one after the other, so that the piles of a whole table are joined by a handful of ``|``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.tableau.program import WASTE, Program
from hanafuda_desktop.engine.tableau.yaku import Alternative, YakuProgram
from hanafuda_desktop.engine.view import PileKind

__all__ = ["PileFacts", "TableFacts"]

_MOST_KEPT: Final = 200_000
"""So many piles are remembered (some 60 MB at the very most); then it starts afresh."""


class PileFacts(NamedTuple):
    """What a pile's cards alone tell.

    Attributes:
        lift: how many cards may be lifted at most, wherever they go.
        lifted: those cards, topmost first.
        lifted_mask: the same as a set.
        takes: the set of cards that may be placed on the pile as it is (YA-3, YA-6).
        reach: the cards that each way of each yaku could take from here, in one wide integer.
    """

    lift: int
    lifted: tuple[int, ...]
    lifted_mask: int
    takes: int
    reach: int


class TableFacts:
    """Facts about piles of one game, computed once for each set of cards.

    Attributes:
        ways: every way of every yaku, in the order of the wide integer.
        program: the game's rules, compiled.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.ways: tuple[tuple[YakuProgram, Alternative], ...] = tuple(
            (yaku, way) for yaku in program.yaku for way in yaku.ways
        )
        self._sieve = tuple(
            (
                way.members << CARD_COUNT * at,
                way.size,
                tuple((mask << CARD_COUNT * at, count) for mask, count in way.needs),
                yaku,
            )
            for at, (yaku, way) in enumerate(self.ways)
        )
        # For each card, the ways that could take it, a bit for each way.
        self._ways_with = tuple(
            sum(1 << at for at, (_, way) in enumerate(self.ways) if way.members >> card & 1)
            for card in range(CARD_COUNT)
        )
        self._deep_enough = tuple(self._ways_by_depth(place) for place in range(len(program.piles)))
        self._over = tuple(_over(pile.onto) for pile in program.piles)
        # Columns of one group share their rules, so they share what is remembered; other piles
        # may differ within a group (a foundation for each month).
        kept: dict[str, dict[tuple[tuple[int, ...], int], PileFacts]] = {}
        self._kept = tuple(
            kept.setdefault(pile.group if pile.kind is PileKind.COLUMN else f"/{pile.id}", {})
            for pile in program.piles
        )

    def _ways_by_depth(self, place: int) -> tuple[int, ...]:
        """The ways that may take the pile's top card; that may take its second as well; and so on.

        A bit stands for each way.
        """
        most = []
        for yaku, way in self.ways:
            if place in self.program.columns:
                most.append(way.size)
            elif place == WASTE:
                most.append(min(way.size, yaku.waste_at_most))
            else:
                most.append(min(1, yaku.cells_at_most) if place in self.program.cells else 0)
        return tuple(
            sum(1 << at for at, count in enumerate(most) if count > depth)
            for depth in range(max(most, default=0))
        )

    def of(self, place: int, cards: tuple[int, ...], face_down: int) -> PileFacts:
        """The facts of a pile that holds these cards."""
        kept = self._kept[place]
        facts = kept.get((cards, face_down))
        if facts is None:
            if len(kept) >= _MOST_KEPT:
                kept.clear()
            facts = kept[cards, face_down] = self._find(place, cards, face_down)
        return facts

    def _find(self, place: int, cards: tuple[int, ...], face_down: int) -> PileFacts:
        lift = self._lift(place, cards, face_down)
        lifted = cards[: -lift - 1 : -1] if lift else ()
        face_up = cards[: face_down - len(cards) - 1 : -1] if len(cards) > face_down else ()
        takes = self._takes(place, cards)
        return PileFacts(lift, lifted, mask_of(lifted), takes, self._reach(place, face_up))

    def _takes(self, place: int, cards: tuple[int, ...]) -> int:
        pile = self.program.piles[place]
        if not cards:
            return pile.base
        if len(cards) >= pile.limit or not pile.onto:
            return 0
        takes = self._over[place][cards[-1]]
        lying = mask_of(cards)
        for card in members(takes) if pile.lowers else ():
            if pile.lowers[card] & ~lying:
                takes &= ~(1 << card)
        return takes

    def run_length(self, place: int, cards: tuple[int, ...], face_down: int) -> int:
        """How many face-up cards at the top are a run, each fitting the one beneath (YA-4)."""
        face_up = len(cards) - face_down
        runs = self.program.piles[place].runs
        length = min(face_up, 1)
        while length < face_up and runs[cards[-length]] >> cards[-length - 1] & 1:
            length += 1
        return length

    def _lift(self, place: int, cards: tuple[int, ...], face_down: int) -> int:
        """How many cards lift as one; where they may go is not asked here."""
        pile = self.program.piles[place]
        match pile.move:
            case "none":
                return 0
            case "single":
                most = 1
            case "any":
                most = len(cards)
            case _:
                most = self.run_length(place, cards, face_down)
        return max(0, min(most, len(cards) - face_down, pile.move_at_most))

    def _reach(self, place: int, face_up: tuple[int, ...]) -> int:
        """Which of the topmost cards each way could take: it stops at the first foreign card."""
        deep_enough = self._deep_enough[place]
        wide = 0
        alive = -1
        for card, deep in zip(face_up, deep_enough, strict=False):
            alive &= self._ways_with[card] & deep
            if not alive:
                break
            for at in members(alive):
                wide |= 1 << card + CARD_COUNT * at
        return wide

    def promising(self, reach: int) -> list[YakuProgram]:
        """The yaku for which enough cards of every need are in reach.

        Args:
            reach: the joined ``reach`` of all piles.
        """
        found: list[YakuProgram] = []
        for lane, size, needs, yaku in self._sieve:
            # Too few cards in all is by far the most frequent answer.
            if (reach & lane).bit_count() < size or (found and found[-1] is yaku):
                continue
            for mask, count in needs:
                if (reach & mask).bit_count() < count:
                    break
            else:
                found.append(yaku)
        return found


def _over(onto: tuple[int, ...]) -> tuple[int, ...]:
    """Turns "on which cards may this one lie" into "which cards may lie on this one"."""
    if not onto:
        return ()
    over = [0] * len(CARDS)
    for card, beneath in enumerate(onto):
        for other in members(beneath):
            over[other] |= 1 << card
    return tuple(over)
