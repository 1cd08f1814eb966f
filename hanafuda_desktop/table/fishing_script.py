"""How a turn of a fishing game is told on the table: one thing after the other, each to be seen.

A hand card goes to the field and lies on what it takes; the stock's card is turned, looked at, and
goes there too; then everything captured is taken aside. Where a card lies in between, the events
say only by what it takes, so the places of the field are followed along.
"""

from __future__ import annotations

from collections.abc import Sequence

from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMatched,
    CardsMoved,
    CardTurnedUp,
    DealtAgain,
    Event,
    PairPending,
    RoundBegun,
)
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.card_item import CardItem
from hanafuda_desktop.table.cast import Cast
from hanafuda_desktop.table.fishing_layout import FishingLayout
from hanafuda_desktop.table.script import Flight, Script, Way

__all__ = ["Telling", "deal_script"]

_PACKET = 4
"""Cards are dealt by so many at a time."""


def deal_script(events: Sequence[Event], board: Board, layout: FishingLayout) -> Script:
    """The deal: in packets around the table, the field before the dealer."""
    script = Script()
    dealt = {event.pile for event in events if isinstance(event, CardsDealt)}
    dealer = next((event.dealer for event in events if isinstance(event, RoundBegun)), 0)
    players = layout.shape.players
    # What the dealer captures at once is dealt there.
    piles = [pile for pile in board.piles if pile.id in dealt or pile.kind is PileKind.CAPTURED]
    rank = {
        pile.id: (pile.owner - dealer - 1) % players * 2
        if pile.kind is PileKind.HAND and pile.owner is not None
        else 2 * players - 3
        for pile in piles
    }
    places = [(pile.id, index) for pile in piles for index in range(len(pile.cards))]
    script.dealt = sorted(places, key=lambda at: (at[1] // _PACKET, rank[at[0]], at[1]))
    for event in events:
        if isinstance(event, DealtAgain):
            script.discarded = tuple(
                layout.on_field(card, place, 0) for place, card in enumerate(event.field)
            )
    return script


class Telling:
    """A turn told as a script, event by event.

    Args:
        cast: the items, which follow the events.
        before: the table before them.
        layout: where things lie now.
    """

    def __init__(self, cast: Cast, before: Board | None, layout: FishingLayout) -> None:
        self.script = Script()
        self._cast = cast
        self._layout = layout
        self._now = 0.0
        self._order = 0
        self._places: dict[int, int] = {}
        for pile in before.piles if before is not None else ():
            known = zip(pile.cards, pile.slots, strict=False)
            self._places |= {card: place for card, place in known if card is not None}

    def tell(self, events: Sequence[Event]) -> Script:
        """Tell these events."""
        for number, event in enumerate(events):
            rest = events[number + 1 :]
            match event:
                case CardsMoved():
                    self._move(event, rest)
                case CardTurnedUp(card, _):
                    self._turn_up(self._cast.follow(event), card)
                case PairPending():
                    self._cast.follow(event)
                    self.script.waits["f"] = self._now
                case _:
                    self._cast.follow(event)
        self.script.ends = max(self.script.ends, self._now)
        return self.script

    def _fly(self, item: CardItem, flight: Flight) -> None:
        self.script.fly(item, flight)
        self._order += 1

    def _move(self, event: CardsMoved, rest: Sequence[Event]) -> None:
        moved = self._cast.follow(event)
        if event.target == "f":
            for item, card in zip(moved, event.cards, strict=False):
                if card is not None:
                    self._to_field(item, card, rest)
            more = next(iter(rest), None)
            bomb = isinstance(more, CardsMoved) and more.source == event.source
            self._now += durations.BOMB_STAGGER if bomb else durations.MOVE
        elif event.source[0] == "p":
            self._steal(event, moved)
        else:
            self._take_aside(event, moved)

    def _to_field(self, item: CardItem, card: int, rest: Sequence[Event]) -> None:
        place = self._place_of(card, rest)
        under = sum(other == place for other in self._places.values())
        self._places[card] = place
        goal = self._layout.on_field(card, place, under)
        self._fly(item, Flight(Way.MOVE, self._now, self._order, goal, durations.MOVE))

    def _place_of(self, card: int, rest: Sequence[Event]) -> int:
        """Where a card comes to lie: on what it captures, on a pair, or on the first free place."""
        last = 0
        for event in rest:
            match event:
                case CardsMatched(taker, mates, _):
                    last = self._places.get(mates[0], last) if mates else last
                    if taker == card:
                        return last
                case PairPending(cards, _) if card in cards:
                    return next(self._places[each] for each in cards if each in self._places)
                case CardTurnedUp():
                    break
                case _:
                    pass
        used = set(self._places.values())
        return next(place for place in range(len(used) + 1) if place not in used)

    def _turn_up(self, items: Sequence[CardItem], card: int) -> None:
        for item in items:
            goal = self._layout.shown_large(card)
            self._fly(item, Flight(Way.TURN, self._now, self._order, goal, durations.FLIP))
        self._now += durations.FLIP + durations.TURNED

    def _take_aside(self, event: CardsMoved, moved: Sequence[CardItem]) -> None:
        self.script.waits.setdefault(event.target, self._now + durations.CAPTURE_GATHER)
        rise, time = durations.CAPTURE_GATHER, durations.CAPTURE
        for number, item in enumerate(moved):
            leave = self._now + rise + number * durations.MOVE_STAGGER
            self._fly(item, Flight(Way.RISE, self._now, self._order, time=rise))
            self._fly(item, Flight(Way.MOVE, leave, self._order, time=time))
        for card in event.cards:
            if card is not None:
                self._places.pop(card, None)
        self._now += rise + time + max(0, len(moved) - 1) * durations.MOVE_STAGGER

    def _steal(self, event: CardsMoved, moved: Sequence[CardItem]) -> None:
        for item in moved:
            self._fly(item, Flight(Way.MOVE, self._now, self._order, time=durations.CAPTURE))
        for pile in (event.source, event.target):
            self.script.waits.setdefault(pile, self._now)
        self._now += durations.BOMB_STAGGER
        self.script.ends = max(self.script.ends, self._now + durations.CAPTURE)
