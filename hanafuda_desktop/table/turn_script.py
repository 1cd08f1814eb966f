"""How a deal, and a turn in which one thing happens after the other, are told on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import ClassVar

from hanafuda_desktop.engine.events import CardsDealt, DealtAgain, Event, RoundBegun
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.adapter import TableAdapter
from hanafuda_desktop.table.animation import Flight, Motion, Script
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.card_items import CardItems
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.layout import FieldZone, Layout, RestingCard

_PACKET = 4
"""Cards are dealt by so many at a time."""


def deal_script(events: Sequence[Event], board: Board) -> Script:
    """The deal: in packets around the table, the field before the dealer."""
    script = Script()
    dealt = {event.pile for event in events if isinstance(event, CardsDealt)}
    dealer = next((event.dealer for event in events if isinstance(event, RoundBegun)), 0)
    players, field = len(board.view.points), board.layout.zones["f"]
    assert isinstance(field, FieldZone)
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
            script.discarded = tuple(_lying(event, field))
    return script


def _lying(deal: DealtAgain, field: FieldZone) -> Iterator[RestingCard]:
    """The field of a deal that did not count, three of a month on one another."""
    lying: Counter[int] = Counter()
    for card, place in zip(deal.field, deal.places, strict=True):
        yield field.put(card, place, lying[place])
        lying[place] += 1


class TurnScript:
    """A turn told as a script, event by event.

    Args:
        cast: the items, which follow the events.
        before: the table before them.
        layout: where things lie now.
    """

    def __init__(self, cast: CardItems, before: Board, layout: Layout) -> None:
        field = layout.zones["f"]
        assert isinstance(field, FieldZone)
        self.script = Script()
        self._cast, self._field, self._layout = cast, field, layout
        self._now = 0.0
        self._order = 0
        self._places: dict[int, int] = {}
        for pile in before.piles:
            known = zip(pile.cards, pile.slots, strict=False)
            self._places |= {card: place for card, place in known if card is not None}

    def tell(self, events: Sequence[Event]) -> Script:
        """Tell these events."""
        for event, following in zip(events, (*events[1:], None), strict=False):  # none for none
            self._tell(event, following)
        self.script.ends = max(self.script.ends, self._now)
        return self.script

    def _tell(self, event: Event, following: Event | None) -> None:
        """Tell an event; what follows it may hurry it on."""
        self._cast.follow(event)

    def _fly(self, item: CardItem, flight: Flight) -> None:
        self.script.fly(item, flight)
        self._order += 1

    def _to_field(
        self,
        item: CardItem,
        card: int,
        place: int,
        way: Motion = Motion.MOVE,
        time: float = durations.MOVE,
    ) -> None:
        """A card comes to lie on a place of the field, over those that lie there."""
        under = sum(other == place for other in self._places.values())
        self._places[card] = place
        goal = self._field.put(card, place, under)
        self._fly(item, Flight(way, self._now, self._order, goal, time))


class TurnTable(TableAdapter):
    """The table of a game in which one turn follows the other."""

    _script: ClassVar[type[TurnScript]]

    def follow(
        self, events: Sequence[Event], cast: CardItems, before: Board, board: Board
    ) -> Script:
        """A deal, or a turn told step by step."""
        if any(isinstance(event, CardsDealt) for event in events):
            return deal_script(events, board)
        return self._script(cast, before, board.layout).tell(events)
