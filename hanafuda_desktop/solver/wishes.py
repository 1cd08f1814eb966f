"""How the cards of a level shall lie, and the fewest moves to it.

All other cards lie where they lie meanwhile, and go along with what they lie on.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Final

from hanafuda_desktop.solver.laid_out import LaidOut
from hanafuda_desktop.solver.levels import Level
from hanafuda_desktop.solver.lines import LineError

__all__ = ["Wish"]

_MOST: Final = 2_000
"""So many arrangements of a level are looked at before it is given up."""
_LOWEST: Final = -1
"""Lies lowest in a column, and on no place."""
_COMES: Final = -2
"""Lies on the card that shall come."""

_Lie = tuple[int, ...]
"""For each card of a level the number of the place on which it lies, or :data:`_LOWEST`."""


class Wish:
    """How the cards of a level shall lie.

    Attributes:
        cards: its loose cards.
        places: the open cards that they may lie on.
        lowest: how many of them lie lowest in a column.
        comes: the card that shall come to the level, if any.
    """

    def __init__(self, table: LaidOut, level: Level, comes: int | None = None) -> None:
        """Look at how they lie.

        Args:
            table: where all cards lie.
            level: the level.
            comes: the card that shall come to the level, if any.
        """
        self.cards = [card for card in table.loose_cards() if level.cards >> card & 1]
        self.places = [card for card in table.open_cards() if level.places >> card & 1]
        numbers = {card: number for number, card in enumerate(self.places)}
        on = [table.beneath(card) for card in self.cards]
        self._lie: _Lie = tuple(_LOWEST if card is None else numbers[card] for card in on)
        self.lowest = self._lie.count(_LOWEST)
        self.comes = comes
        self._table = table
        # For each place, the card of the level that lies beneath it.
        stops = {card: number for number, card in enumerate(self.cards)}
        if comes is not None:
            stops[comes] = _COMES
        self._owners = [self._owner(place, stops) for place in self.places]

    def _owner(self, place: int, stops: Mapping[int, int]) -> int | None:
        card: int | None = place
        while card is not None and card not in stops:
            card = self._table.beneath(card)
        return None if card is None else stops[card]

    def way(
        self, wanted: Mapping[int, set[int | None]], lowest: int
    ) -> list[tuple[int, int | None]]:
        """The fewest moves until they lie as they shall.

        Args:
            wanted: for places that matter, the cards one of which shall lie on it; with ``None``
                if it may be bare.
            lowest: how many cards may lie lowest in a column.

        Returns:
            cards, and the place to which each goes; ``None`` for an empty column.

        Raises:
            LineError: there is no way.
        """
        fit = {number: wanted[card] for number, card in enumerate(self.places) if card in wanted}
        came_from: dict[_Lie, _Lie] = {self._lie: self._lie}
        waiting, empty = deque((self._lie,)), len(self._table.empty())
        while waiting and len(came_from) < _MOST:
            lie = waiting.popleft()
            more = lie.count(_LOWEST) - self.lowest
            if self.lowest + more <= lowest and self._is_right(lie, fit, empty - more):
                return self._moves(lie, came_from)
            for after in self._after(lie, empty - more):
                if after not in came_from:
                    came_from[after] = lie
                    waiting.append(after)
        raise LineError("the cards of a level cannot be arranged")

    def _is_right(self, lie: _Lie, fit: Mapping[int, set[int | None]], empty: int) -> bool:
        on = {place: card for card, place in zip(self.cards, lie, strict=True)}
        lacking = [place for place, cards in fit.items() if on.get(place) not in cards]
        if self.comes is None:
            return not lacking
        if lacking:
            first = lacking[0]
            return (
                len(lacking) == 1 and self.comes in fit[first] and first in self._bare(lie, _COMES)
            )
        return empty > 0 or bool(self._bare(lie, _COMES))

    def _bare(self, lie: _Lie, card: int) -> list[int]:
        """The bare places that do not lie on a card themselves."""
        bare = []
        for place in set(range(len(self.places))).difference(lie):
            at = self._owners[place]
            while at is not None and at not in (card, _COMES):
                at = None if lie[at] == _LOWEST else self._owners[lie[at]]
            if at != card:
                bare.append(place)
        return bare

    def _after(self, lie: _Lie, empty: int) -> list[_Lie]:
        """What becomes of an arrangement by one move."""
        found = []
        for at, place in enumerate(lie):
            targets = self._bare(lie, at)
            if empty and place != _LOWEST:
                targets.append(_LOWEST)
            found += [(*lie[:at], target, *lie[at + 1 :]) for target in targets]
        return found

    def _moves(self, lie: _Lie, came_from: Mapping[_Lie, _Lie]) -> list[tuple[int, int | None]]:
        moves: list[tuple[int, int | None]] = []
        while lie != self._lie:
            before = came_from[lie]
            at = next(at for at, place in enumerate(lie) if place != before[at])
            target = None if lie[at] == _LOWEST else self.places[lie[at]]
            moves.append((self.cards[at], target))
            lie = before
        return moves[::-1]
