"""A game in which seats do not take turns, with those who sit around it.

Nobody holds a hand, so nothing is hidden between turns. What one player alone knows is the last
card of a layout, which lies face down: people who share a screen do not get to see it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.families.speed.view import turn_of
from hanafuda_desktop.play import seats as sittings
from hanafuda_desktop.play.seats import NOBODY, Seating, Sitting


class SpeedSitting(Sitting):
    """See :class:`Sitting`."""

    def __init__(self, game: Game, seating: Seating, *, chance: int, taken_back: int = 0) -> None:
        super().__init__(game, seating, chance=chance, taken_back=taken_back)
        self.veiled = False

    @property
    def _eyes(self) -> int:
        return NOBODY if self.seating.is_shared else self.shown_seat

    @property
    def dealt_events(self) -> tuple[Event, ...]:
        """What is seen of the deal."""
        return self.game.seen(self.game.dealt.events, self._eyes)

    def _now(self) -> tuple[object, View, tuple[Any, ...]]:
        game = self.game
        if self._shown is None or self._shown[0] is not game.state:
            view = game.view(self.shown_seat)
            if self.seating.is_shared:
                view = replace(view, piles=game.view(NOBODY).piles)
            self._shown = (game.state, view, self._moves_of_people(view))
        return self._shown

    def _moves_of_people(self, view: View) -> tuple[Any, ...]:
        """What all people at this screen may do; who counts, and deals again, is the program."""
        if turn_of(view).asked != "play":
            return ()
        game = self.game
        return tuple(move for seat in self.seating.persons for move in game.legal_moves(seat))

    @property
    def secrets(self) -> dict[int, int]:
        """The last cards that lie face down, of people whose seats are not shown (HP-9)."""
        if not self.seating.is_shared:
            return {}
        found = {}
        for seat in self.seating.persons:
            view = self.game.view(seat)
            for pile in view.piles:
                is_own = pile.owner == seat and pile.kind is PileKind.COLUMN
                if is_own and pile.cards and turn_of(view).secret[seat]:
                    found[seat] = pile.cards[0] or 0
        return found

    @property
    def waiting_person(self) -> int | None:
        """Nobody waits for his turn."""
        return None

    @property
    def waiting_computer(self) -> int | None:
        """Nobody waits for his turn."""
        return None

    def _seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return self.game.seen(events, self._eyes)

    def restart(self) -> None:
        """Take back every move; whoever begins a deal again has taken nothing back, but plays it
        as another game.
        """
        self.game.restart()
        self.chance = sittings.new_chance()
