"""What searches of a patience have in common: the positions that they go through, and their end.

They know nothing of cards. A space says which positions come after one and what each costs.
"""

from __future__ import annotations

import gc
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from hanafuda_desktop.solver.verdict import Verdict

__all__ = ["SLICE", "STEPS", "WON", "Found", "Search", "Space", "bit_by_bit", "path_to"]

WON: Final = -(1 << 30)
"""The cost of a position that is won."""

SLICE: Final = 256
"""A caller gets a word in after so many positions."""

STEPS: Final = 512
"""And after so many steps from one to another: a single position may have tens of thousands."""


class Space(Protocol):
    """Positions as values, equal where nothing that matters differs."""

    whole: bool
    """Whether no position was left out so far, so that a search that ends proves a loss."""

    def start(self) -> tuple[int, Hashable]:
        """What the position to begin from costs, and the position."""
        ...

    def after(self, position: Any) -> Iterable[tuple[int, Hashable]]:
        """What each position after this one costs (more than :data:`WON`, if it is not won), and
        the position.
        """
        ...

    def held(self) -> int:
        """How much it keeps besides, in as many positions as would take the same memory."""
        ...


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to.

    Attributes:
        verdict: lost if the space was seen through and nothing was left out.
        path: the positions from the first to one that is won, else empty.
        nodes: how many positions were played on from.
    """

    verdict: Verdict
    path: tuple[Any, ...]
    nodes: int


class Search(Protocol):
    """A search under way."""

    nodes: int
    """From so many positions it played on so far."""

    def go_on(self) -> Found | None:
        """Play on from some more positions, and tell if that came to an end."""
        ...


def bit_by_bit(search: Search) -> Iterator[int | Found]:
    """Carry a search out: yields the nodes so far now and then, at last what was found."""
    while True:
        # A search makes hundreds of thousands of values and not one cycle; looking for some over
        # and over would take a third of the time.
        collects = gc.isenabled()
        gc.disable()
        try:
            found = search.go_on()
        finally:
            if collects:
                gc.enable()
        if found is not None:
            yield found
            return
        yield search.nodes


def path_to(position: Hashable, came_from: Mapping[Hashable, Hashable]) -> tuple[Hashable, ...]:
    """The positions from the first to this one, by where each came from; the first from none."""
    path = [position]
    while (before := came_from[path[-1]]) is not None:
        path.append(before)
    return tuple(reversed(path))
