"""Moves the cards of a table: performs a script, deals, springs back, shakes a card's head.

A flight always ends exactly where the board says its card lies, so whatever is played here comes to
the same picture as putting everything in place at once; only the way there differs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from math import pi, sin
from weakref import WeakKeyDictionary

from PySide6.QtCore import QPointF

from hanafuda_desktop.table import durations
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.card_item import CardItem
from hanafuda_desktop.table.cast import Cast
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.hearing import Hearing
from hanafuda_desktop.table.layout import Lying, Rect
from hanafuda_desktop.table.motion import Stage, Track, linear
from hanafuda_desktop.table.script import Flight, Script, Way
from hanafuda_desktop.table.speed_late import Late
from hanafuda_desktop.table.travel import Journey, Travel, ease_of, lay, lies

__all__ = ["Choreography"]


class Choreography:
    """Moves the items of a cast across a stage."""

    def __init__(self, stage: Stage, cast: Cast) -> None:
        self._stage = stage
        self._cast = cast
        self.pace = Pace()
        self.middle = 0.0
        """Half the table's width, away from which shadows lean."""
        self.in_hand: tuple[CardItem, ...] = ()
        """Items that a hand holds though the table changes, and that stay there."""
        self.hearing = Hearing(stage)
        """Tells how cards come to their places."""
        self._bound: WeakKeyDictionary[CardItem, Lying] = WeakKeyDictionary()

    def settle(self, board: Board) -> None:
        """Put every item where the board has its card, now."""
        for pile in board.piles:
            items = self._cast.piles[pile.id]
            for item, lying in zip(items, board.lying(pile.id), strict=True):
                lay(item, lying)

    def perform(self, board: Board, script: Script, *, matched: bool = False) -> None:
        """Send every item that is not in its place there, and all on the way that the script says.

        Args:
            board: where everything belongs.
            script: the manner; its times are those of an unhurried table.
            matched: whether cards lie down on their mates, which is heard.
        """
        self.hearing.matched = matched
        for pile in board.piles:
            items = self._cast.piles[pile.id]
            room = (Flight(delay=script.waits.get(pile.id, 0.0)),)
            for item, lying in zip(items, board.lying(pile.id), strict=True):
                flights = script.flights.get(item)
                if flights is None and (item in self.in_hand or self._is_bound(item, lying)):
                    continue
                if flights is None and lies(item, lying):
                    lay(item, lying)
                else:
                    self._send(item, lying, flights or room)

    def _is_bound(self, item: CardItem, lying: Lying) -> bool:
        """Whether an item is on its way to this place already; it goes on."""
        bound = self._bound.get(item)
        if bound is None or not self._stage.playing(item) or bound[:6] != lying[:6]:
            return False
        self._bound[item] = lying
        return True

    def home(self, items: Iterable[CardItem], lyings: Iterable[Lying]) -> None:
        """Let held cards spring back."""
        for order, (item, lying) in enumerate(zip(items, lyings, strict=True)):
            self._send(item, lying, (Flight(Way.HOME, 0.0, order),))

    def deal(self, board: Board, script: Script, deck: Lying, new: frozenset[CardItem]) -> None:
        """Deal: cards fly from the deck one by one, after those that still lie are gathered in.

        Args:
            board: where they come to lie.
            script: what is dealt, in which order, and what was dealt in vain before.
            deck: from where, as a card that lies there.
            new: items that were not on the table before.
        """
        if not self.pace.time(1):
            self.settle(board)
            return
        lying_of = self._lay_out_of_the_way(board, script, deck, new)
        old = any(item not in new for item in lying_of)
        begin = float(durations.GATHER) if old else 0.0
        room = durations.DEAL - begin - durations.DEAL_FLIGHT
        begin += self._show_discarded(script, deck, begin)
        step = room / max(1, len(script.dealt) - 1)
        for order, (pile, index) in enumerate(script.dealt):
            item = self._cast.piles[pile][index]
            script.fly(item, Flight(Way.DEAL, begin + order * step, order))
        for item, flights in script.flights.items():
            self._send(item, lying_of[item], flights)

    def _lay_out_of_the_way(
        self, board: Board, script: Script, deck: Lying, new: frozenset[CardItem]
    ) -> dict[CardItem, Lying]:
        """Put what was not there before into the deck, and let what lies fly there."""
        dealt = set(script.dealt)
        lying_of: dict[CardItem, Lying] = {}
        for pile in board.piles:
            for index, lying in enumerate(board.lying(pile.id)):
                item = self._cast.piles[pile.id][index]
                lying_of[item] = lying
                is_dealt = (pile.id, index) in dealt
                if item not in new:
                    goal = script.decks.get(pile.id, deck) if is_dealt else lying
                    script.fly(item, Flight(Way.GATHER, goal=goal, time=durations.GATHER))
                    continue
                lay(item, lying)
                if is_dealt:
                    own = script.decks.get(pile.id, deck)
                    item.dress(own.width)
                    item.setPos(own.x, own.y)
                    item.show_face(None)
                    item.setVisible(False)
        return lying_of

    def _show_discarded(self, script: Script, deck: Lying, begin: float) -> float:
        """Deal what did not count, let it be seen, and gather it in; returns how long it takes."""
        if not script.discarded:
            return 0.0
        gather = begin + durations.DEAL_FLIGHT + durations.DISCARDED
        for order, (place, goal) in enumerate(zip(script.dealt, script.discarded, strict=False)):
            item = self._cast.piles[place[0]][place[1]]
            script.fly(item, Flight(Way.DEAL, begin, order, goal, durations.DEAL_FLIGHT))
            script.fly(item, Flight(Way.GATHER, gather, order, deck, durations.GATHER))
        return gather + durations.GATHER - begin

    def late(
        self,
        items: Iterable[CardItem],
        lyings: Iterable[Lying],
        goal: Rect,
        back_ms: float,
        *,
        again: bool = False,
    ) -> None:
        """Let cards fly towards where they do not fit or came too late, and back in this time.

        Args:
            items: the cards.
            lyings: where they belong.
            goal: where they fly.
            back_ms: after so many milliseconds they are back.
            again: whether those that are on their way already begin it anew from where they are.
        """
        for item, lying in zip(items, lyings, strict=True):
            goes_on = again and self._is_bound(item, lying)
            if not goes_on:
                self._stage.finish(item)
            self._bound[item] = lying
            late = Late(item, lying, goal)
            gone = late.gone if goes_on else 0.0
            time = 0.0 if self.pace.reduced else back_ms / (1 - gone)
            track = Track(late, time, ease=linear, then=partial(self._arrive, item))
            track.elapsed = gone * time
            self._stage.play(item, track)

    def _arrive(self, item: CardItem) -> None:
        lay(item, self._bound[item])

    def nudge(self, items: Iterable[CardItem]) -> None:
        """Shake cards that can go nowhere."""
        for item in items:
            start = item.pos()
            width = item.looks.width * 0.045

            def shake(
                part: float, item: CardItem = item, start: QPointF = start, width: float = width
            ) -> None:
                offset = 0.0 if part == 1.0 else sin(part * 4 * pi) * (1 - part) * width
                item.setPos(start.x() + offset, start.y())

            self._stage.play(item, Track(shake, self.pace.time(durations.NUDGE), ease=linear))

    def _send(self, item: CardItem, lying: Lying, flights: Sequence[Flight]) -> None:
        pace = self.pace

        self._bound[item] = lying
        self._stage.finish((item, "hover"))
        arrived = partial(self._arrive, item)
        if len(flights) > 1 or flights[0].goal is not None:
            journey = Journey(item, lying, flights, self.middle)
            self.hearing.follow(item, flights, pace)
            time = pace.time(journey.total)
            self._stage.play(item, Track(journey, time, ease=linear, then=arrived))
            return
        flight = flights[0]
        travel = Travel(item, lying, flight, self.middle)
        time, delay = pace.time(travel.duration), pace.time(flight.delay)
        ease = ease_of(item, flight.way)
        track = Track(travel, time, delay=delay, ease=ease, then=arrived)
        self.hearing.land(item, flight, travel.duration, pace)
        if flight.way is not Way.DEAL and flight.delay < durations.MOVE:
            # A run rises as one; a card that sets off much later lies still until then.
            travel.launch()
        self._stage.play(item, track)
