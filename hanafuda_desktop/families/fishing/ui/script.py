"""How a turn of a fishing game is told on the table: one thing after the other, each to be seen.

A hand card goes to the field and lies on what it takes; the stock's card is turned, looked at, and
goes there too; then everything captured is taken aside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMoved,
    CardTurnedUp,
    DealtAgain,
    Event,
    PairPending,
    RoundBegun,
)
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.fishing.ui.layout import FishingLayout
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.animation import Flight, Motion, Script
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.card_items import CardItems
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.layout import FieldZone, RestingCard

_PACKET = 4
"""Cards are dealt by so many at a time."""
_BESIDE = 0.4
"""How far cards that are stolen in one turn are held up from one another, in card widths."""


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


class Telling:
    """A turn told as a script, event by event.

    Args:
        cast: the items, which follow the events.
        before: the table before them.
        layout: where things lie now.
    """

    def __init__(self, cast: CardItems, before: Board, layout: FishingLayout) -> None:
        self.script = Script()
        self._cast = cast
        self._layout = layout
        self._now = 0.0
        self._order = self._stolen = 0
        self._places: dict[int, int] = {}
        for pile in before.piles:
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
            for item, card, place in zip(moved, event.cards, event.places, strict=False):
                if card is not None:
                    self._to_field(item, card, place)
            more = next(iter(rest), None)
            bomb = isinstance(more, CardsMoved) and more.source == event.source
            self._now += durations.BOMB_STAGGER if bomb else durations.MOVE
        elif event.source[0] == "p":
            self._steal(event, moved)
        else:
            self._take_aside(event, moved)

    def _to_field(self, item: CardItem, card: int, place: int) -> None:
        under = sum(other == place for other in self._places.values())
        self._places[card] = place
        goal = self._layout.field.put(card, place, under)
        self._fly(item, Flight(Motion.MOVE, self._now, self._order, goal, durations.MOVE))

    def _turn_up(self, items: Sequence[CardItem], card: int) -> None:
        for item in items:
            goal = self._layout.stock.shown_large(card)
            self._fly(item, Flight(Motion.TURN, self._now, self._order, goal, durations.FLIP))
        self._now += durations.FLIP + durations.TURNED

    def _take_aside(self, event: CardsMoved, moved: Sequence[CardItem]) -> None:
        self.script.waits.setdefault(event.target, self._now + durations.CAPTURE_GATHER)
        rise, time = durations.CAPTURE_GATHER, durations.CAPTURE
        for number, item in enumerate(moved):
            leave = self._now + rise + number * durations.MOVE_STAGGER
            self._fly(item, Flight(Motion.RISE, self._now, self._order, time=rise))
            self._fly(item, Flight(Motion.MOVE, leave, self._order, time=time))
        for card in event.cards:
            if card is not None:
                self._places.pop(card, None)
        self._now += rise + time + max(0, len(moved) - 1) * durations.MOVE_STAGGER

    def _steal(self, event: CardsMoved, moved: Sequence[CardItem]) -> None:
        """A card taken from somebody is held up in the middle, so that it is noticed."""
        rise, time = durations.CAPTURE_GATHER, durations.CAPTURE
        shown = self._now + rise + time + durations.STOLEN
        for pile in (event.source, event.target):
            self.script.waits.setdefault(pile, self._now)
        for item, card in zip(moved, event.cards, strict=True):
            self._fly(item, Flight(Motion.RISE, self._now, self._order, time=rise))
            if card is not None:
                goal = self._held_up(card)
                self._fly(item, Flight(Motion.MOVE, self._now + rise, self._order, goal, time))
            self._fly(item, Flight(Motion.MOVE, shown, self._order, time=time))
            self._stolen += 1
        self._now += durations.BOMB_STAGGER
        self.script.ends = max(self.script.ends, shown + time)

    def _held_up(self, card: int) -> RestingCard:
        """Where a stolen card is shown: over the field, beside those stolen before it."""
        field, size = self._layout.field.rect, self._layout.stock.shown_large(card)
        left = field.x + field.width / 2 - size.width / 2 + self._stolen * size.width * _BESIDE
        top = field.y + (field.height - size.height) / 2
        return size._replace(x=left, y=top)
