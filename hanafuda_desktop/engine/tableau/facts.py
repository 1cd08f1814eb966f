"""What can be said of a pile by looking at its cards alone, remembered for each set of cards.

A move changes one or two piles and leaves the rest, so what was found out about a pile (how many
cards lift as one, which of its cards a yaku could take) is kept by the pile's cards and looked up
again. This is where the engine's speed comes from.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.tableau.program import WASTE, Program
from hanafuda_desktop.engine.tableau.tallies import Tallies
from hanafuda_desktop.engine.view import PileKind

__all__ = ["PileFacts", "TableFacts"]

_MOST_KEPT: Final = 100_000
"""So many piles are remembered (some 60 MB at the very most); then it starts afresh."""


class PileFacts(NamedTuple):
    """What a pile's cards alone tell.

    Attributes:
        lifted: the cards that may be lifted at most, wherever they go, topmost first.
        lifted_mask: the same as a set.
        takes: the set of cards that may be placed on the pile as it is (YA-3, YA-6).
        tally: how many of its cards could go into each part of a yaku; see
            :mod:`~hanafuda_desktop.engine.tableau.tallies`.
    """

    lifted: tuple[int, ...]
    lifted_mask: int
    takes: int
    tally: int


class TableFacts:
    """Facts about piles of one game, computed once for each set of cards.

    Attributes:
        program: the game's rules, compiled.
        tallies: how the cards for yaku are counted.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.tallies = Tallies(program)
        self._over = tuple(_over(pile.onto) for pile in program.piles)
        # Of the waste, only so many cards at the top matter.
        self._waste_shows = max(1, self.tallies.depth(WASTE))
        # Columns of one group share their rules, so they share what is remembered; other piles
        # may differ within a group (a foundation for each month).
        kept: dict[str, dict[tuple[tuple[int, ...], int], PileFacts]] = {}
        self._kept = tuple(
            kept.setdefault(pile.group if pile.kind is PileKind.COLUMN else f"/{pile.id}", {})
            for pile in program.piles
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
        lift = self._lift(place, cards, face_down)
        lifted = cards[: -lift - 1 : -1] if lift else ()
        return PileFacts(
            lifted,
            mask_of(lifted),
            self._takes(place, cards),
            self.tallies.of(place, cards, face_down),
        )

    def _takes(self, place: int, cards: tuple[int, ...]) -> int:
        pile = self.program.piles[place]
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

    def run_length(self, place: int, cards: tuple[int, ...], face_down: int) -> int:
        """How many face-up cards at the top are a run, each fitting the one beneath (YA-4)."""
        if len(cards) <= face_down:
            return 0
        runs = self.program.piles[place].runs
        length = 1
        above = cards[-1]
        for beneath in cards[-2 : face_down - len(cards) - 1 : -1]:
            if not runs[above] >> beneath & 1:
                break
            above = beneath
            length += 1
        return length

    def _lift(self, place: int, cards: tuple[int, ...], face_down: int) -> int:
        """How many cards lift as one; where they may go is not asked here."""
        pile = self.program.piles[place]
        face_up = len(cards) - face_down
        if face_up <= 0 or pile.move == "none":
            return 0
        if pile.move == "single":
            return 1
        most = face_up if pile.move == "any" else self.run_length(place, cards, face_down)
        return min(most, pile.move_at_most)


def _over(onto: tuple[int, ...]) -> tuple[int, ...]:
    """Turns "on which cards may this one lie" into "which cards may lie on this one"."""
    if not onto:
        return ()
    over = [0] * len(CARDS)
    for card, beneath in enumerate(onto):
        for other in members(beneath):
            over[other] |= 1 << card
    return tuple(over)
