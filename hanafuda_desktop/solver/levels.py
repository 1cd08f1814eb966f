"""Where cards may lie, as levels: whoever can lie on one of some cards can lie on each of them.

So it is with months: every January can lie on every February. Then how many cards look for a place
and how many places there are says nearly all; which card lies on which can be chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from hanafuda_desktop.cards.cardset import mask_of
from hanafuda_desktop.engine.tableau.program import UNLIMITED, Program
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.solver.packing import can_pack, runs_can_merge

__all__ = ["Count", "Level", "can_count", "levels_of", "loose_cards", "stuck_cards"]


class Level(NamedTuple):
    """Cards that may lie on the same cards.

    Attributes:
        cards: the set of these cards.
        places: the set of cards on which each of them may lie, and no other card may.
    """

    cards: int
    places: int


class Count(NamedTuple):
    """How many cards look for a place, and how many places there are.

    Attributes:
        cards: for each level, how many cards of it are loose: lie on a place or lowest in a column.
        places: for each level, how many open cards are places for them.
        empty: how many columns are empty when as many cards as possible lie on places.
    """

    cards: Sequence[int]
    places: Sequence[int]
    empty: int

    def is_fast(self, level: int) -> bool:
        """Whether no card of a level can change its place, though it has places."""
        return not self.empty and self.cards[level] >= self.places[level] > 0


def levels_of(program: Program) -> tuple[Level, ...]:
    """The levels of a game's columns; none if its cards do not part into levels."""
    return _levels(program.deck, program.piles[program.columns[0]].onto)


@lru_cache(maxsize=16)
def _levels(deck: tuple[int, ...], onto: tuple[int, ...]) -> tuple[Level, ...]:
    whole, taken = mask_of(deck), 0
    cards_on: dict[int, int] = {}
    for card in deck:
        places = onto[card] & whole
        cards_on[places] = cards_on.get(places, 0) | 1 << card
    for places, cards in cards_on.items():
        # A card that may lie on its like would look for a place and be one.
        if places & (taken | cards):
            return ()
        taken |= places
    return tuple(Level(cards, places) for places, cards in cards_on.items())


def can_count(program: Program, state: TableauState) -> bool:
    """Whether the open cards may be counted, wherever they lie.

    All columns must be alike, take every card when they are empty, and give whatever is built; all
    that is open must lie in them, as one run in each, or be at hand in the stock at any time.
    """
    rule = program.rules.stock
    return (
        can_pack(program)
        and runs_can_merge(program)
        and not program.cells
        and not program.foundations
        and (rule is None or (rule.turn == 1 and program.redeals == UNLIMITED))
        and bool(levels_of(program))
        and all(_is_run(program, state, place) for place in program.columns)
    )


def _is_run(program: Program, state: TableauState, place: int) -> bool:
    cards, runs = state.piles[place][state.face_down[place] :], program.piles[place].runs
    return all(runs[card] >> beneath & 1 for beneath, card in pairwise(cards))


def loose_cards(program: Program, state: TableauState) -> dict[int, int | None]:
    """The open cards that lie on no face-down card, and the card that each lies on, if any."""
    loose: dict[int, int | None] = {}
    for place in program.columns:
        cards, down = state.piles[place], state.face_down[place]
        for at in range(down + 1 if down else 0, len(cards)):
            loose[cards[at]] = cards[at - 1] if at else None
    return loose


def stuck_cards(program: Program, state: TableauState) -> dict[int, int | None]:
    """Those of the loose cards that cannot change their places, though there are places for them.

    Returns:
        for each the card that it lies on, if any.
    """
    levels, loose = levels_of(program), loose_cards(program, state)
    lying = mask_of(loose)
    down = [(state.piles[place], state.face_down[place]) for place in program.columns]
    opened = lying | mask_of(cards[hidden] for cards, hidden in down if hidden)
    cards = [(lying & level.cards).bit_count() for level in levels]
    places = [(opened & level.places).bit_count() for level in levels]
    over = sum(max(0, some - room) for some, room in zip(cards, places, strict=True))
    count = Count(cards, places, sum(1 for _, hidden in down if not hidden) - over)
    fast = [level for at, level in enumerate(levels) if count.is_fast(at)]
    return {
        card: on for card, on in loose.items() if any(level.cards >> card & 1 for level in fast)
    }
