"""The steps along a path of counted positions, with the very cards that each moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from hanafuda_desktop.engine.tableau.program import STOCK, WASTE, Program
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.solver.choosing import Choice, Root
from hanafuda_desktop.solver.counted import CountedSpace
from hanafuda_desktop.solver.levels import loose_cards, stuck_cards
from hanafuda_desktop.solver.stocks import turned_of

__all__ = ["Act", "acts_of"]


class Act(NamedTuple):
    """A step.

    Attributes:
        yaku: the id of the yaku that is collected, or none.
        cards: the cards of columns that are collected, or the root that goes to a place.
        drawn: the cards of the stock that are collected, or the one that goes to a place.
        turned: how many cards of the stock are turned when they are drawn.
        fast: the levels whose cards cannot change places afterwards.
    """

    yaku: str | None
    cards: tuple[int, ...]
    drawn: tuple[int, ...]
    turned: int
    fast: frozenset[int]

    @property
    def comes(self) -> int | None:
        """The card that looks for a place."""
        return None if self.yaku else (*self.cards, *self.drawn)[0]


def acts_of(
    program: Program, space: CountedSpace, state: TableauState, path: Sequence[int]
) -> list[Act]:
    """The acts along a path that begins with a state's own position."""
    return list(_Acting(program, space, state).along(path))


class _Acting:
    """Follows a path and keeps account of which card is loose, and which is stuck."""

    def __init__(self, program: Program, space: CountedSpace, state: TableauState) -> None:
        self._space = space
        self._stock = (*state.piles[WASTE], *reversed(state.piles[STOCK]))
        self._loose = set(loose_cards(program, state))
        self._stuck = set(stuck_cards(program, state))
        self._columns = [
            list(state.piles[place][: state.face_down[place] + 1]) for place in program.columns
        ]

    def along(self, path: Sequence[int]) -> Iterator[Act]:
        """The acts along a path."""
        for position, wanted in pairwise(path):
            step = self._space.step(position, wanted)
            before, after = self._space.unfold(position).stock, self._space.unfold(wanted)
            drawn = tuple(
                card for at, card in enumerate(self._stock) if before & ~after.stock & 1 << at
            )
            if isinstance(step, Choice):
                yaku, cards = step.yaku.id, self._collected(step)
            else:
                yaku, cards = None, self._gone((step,) if isinstance(step, Root) else ())
                self._loose |= {*cards, *drawn}
            fast = self._space.counting.fast(after.loose, after.hidden)
            level = self._space.counting.level
            self._stuck = {card for card in self._stuck if level[card] in fast}
            yield Act(yaku, cards, drawn, turned_of(before, after.stock), fast)

    def _collected(self, choice: Choice) -> tuple[int, ...]:
        """The cards of columns that a choice takes."""
        fixed = self._taken(choice.stuck, self._stuck)
        cards = {*fixed, *self._taken(choice.loose, self._loose - self._stuck)}
        self._loose -= cards
        self._stuck -= cards
        return (*cards, *self._gone(choice.roots))

    def _gone(self, roots: Iterable[Root]) -> tuple[int, ...]:
        """The cards of roots that go; what the last of a column bares is loose, and stuck."""
        cards = []
        for root in roots:
            column = self._columns[root.column]
            cards.append(column.pop())
            if root.last:
                self._loose.add(column[0])
                self._stuck.add(column[0])
        return tuple(cards)

    def _taken(self, kinds: Iterable[int], cards: set[int]) -> list[int]:
        """Cards for kinds out of a set, each taken but once."""
        left, taken = sorted(cards), []
        for kind in kinds:
            card = next(card for card in left if self._space.kinds.twin[card] == kind)
            left.remove(card)
            taken.append(card)
        return taken
