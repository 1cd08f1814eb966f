"""Shedding games on the table: where things lie, and how a turn is shown step by step.

Hand cards are laid one upon the other, then the effect is called out at the seat at which it is
aimed, then come the cards that are drawn; at the end of a round the winner's palm comes down, the
others' hands race for it, and counters fly.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hanafuda_desktop.engine.events import (
    CardsDealt,
    CardsMoved,
    Event,
    PileTurnedOver,
    RaceRun,
    RoundEnded,
)
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.ui.script import deal_script
from hanafuda_desktop.families.shedding.moves import (
    DirectionTurned,
    EffectStruck,
    HandsSwapped,
    PalmLaid,
    SheddingMove,
    TurnLost,
    TurnPassed,
)
from hanafuda_desktop.families.shedding.schema import SheddingRules
from hanafuda_desktop.families.shedding.ui.choices import SheddingChoices
from hanafuda_desktop.families.shedding.ui.layout import SheddingLayout, lay_out
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.animation import Flight, Motion, Script, VisualEffect
from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.card_items import CardItems
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.layout import Z_OF_PILE, TableShape

_SEEN_BEFORE: Final = 0.45
"""So much of the time for which something is called out passes before the next thing begins."""
_OVER_ALL: Final = 12 * Z_OF_PILE
_RIFFLED: Final = 5
"""A pile is riffled in so many steps."""


class SheddingScript:
    """A turn told as a script, event by event.

    Args:
        cast: the items, which follow the events.
        before: the table before them.
        layout: where things lie now.
    """

    def __init__(self, cast: CardItems, before: Board, layout: SheddingLayout) -> None:
        self.script = Script()
        self._cast = cast
        self._layout = layout
        self._now = 0.0
        self._order = 0
        self._places: dict[int, int] = {}
        for pile in before.piles:
            known = zip(pile.cards, pile.slots, strict=False)
            self._places |= {card: place for card, place in known if card is not None}

    def tell(self, events: Sequence[Event]) -> Script:
        """Tell these events."""
        for number, event in enumerate(events):
            match event:
                case CardsMoved():
                    rest = events[number + 1 :]
                    self._move(event, rest[0] if rest else None)
                case PileTurnedOver():
                    self._riffle(event)
                case HandsSwapped(seat, other):
                    self._swap(seat, other)
                case EffectStruck():
                    self._see(event, durations.EFFECT, _SEEN_BEFORE)
                case TurnLost() | DirectionTurned() | TurnPassed():
                    self._see(event, durations.TURN_LOST, _SEEN_BEFORE)
                case PalmLaid():
                    self._see(event, durations.PALM, 0.6)
                case RaceRun():
                    self._see(event, durations.HANDS_RACE, 1.0)
                case RoundEnded(result) if result.payments:
                    self._see(event, durations.PAYING, 1.0)
                case _:
                    self._cast.follow(event)
        self.script.ends = max(self.script.ends, self._now)
        return self.script

    def _see(self, event: Event, time: int, before_next: float) -> None:
        self._cast.follow(event)
        self.script.show(VisualEffect(event, self._now, time))
        self._now += time * before_next

    def _fly(self, item: CardItem, flight: Flight) -> None:
        self.script.fly(item, flight)
        self._order += 1

    def _move(self, event: CardsMoved, following: Event | None) -> None:
        moved = self._cast.follow(event)
        for pile in (event.source, event.target):
            self.script.waits.setdefault(pile, self._now)
        match event.target:
            case "f":
                self._to_field(event, moved)
            case "d":
                self._discard(event, moved)
            case _:
                self._draw(event, moved)
        again = isinstance(following, CardsMoved) and following.target == event.target
        step = durations.SHED_STAGGER if again else durations.MOVE
        self._now += step + durations.MOVE_STAGGER * (len(moved) - 1)

    def _to_field(self, event: CardsMoved, moved: Sequence[CardItem]) -> None:
        """A hand card on its mate, one that is laid down, or one that fills the field up."""
        turned = event.source == "s"
        time = durations.FLIP if turned else durations.MOVE
        for item, card, place in zip(moved, event.cards, event.places, strict=True):
            if card is not None:
                under = sum(other == place for other in self._places.values())
                self._places[card] = place
                goal = self._layout.field.put(card, place, under)
                way = Motion.TURN if turned else Motion.MOVE
                self._fly(item, Flight(way, self._now, self._order, goal, time))

    def _discard(self, event: CardsMoved, moved: Sequence[CardItem]) -> None:
        for number, (item, card) in enumerate(zip(moved, event.cards, strict=True)):
            if card is not None:
                begin = self._now + number * durations.MOVE_STAGGER
                goal = self._layout.discard.discarded(card, _OVER_ALL + self._order)
                self._fly(item, Flight(Motion.MOVE, begin, self._order, goal, durations.MOVE))
                self._places.pop(card, None)

    def _draw(self, event: CardsMoved, moved: Sequence[CardItem]) -> None:
        """Into a hand, or beside the stock to be asked about."""
        self.script.waits[event.target] = self._now
        for item in moved:
            self._fly(item, Flight(Motion.MOVE, self._now, self._order, time=durations.FLIP))

    def _riffle(self, event: PileTurnedOver) -> None:
        """The discard pile becomes the stock, in packets that fall into one another."""
        moved = self._cast.follow(event)
        for number, item in enumerate(moved):
            begin = self._now + number % _RIFFLED * durations.RIFFLE / (2 * _RIFFLED)
            time = durations.RIFFLE / 2
            self._fly(item, Flight(Motion.OVER, begin, self._order, time=time))
        self._now += durations.RIFFLE

    def _swap(self, seat: int, other: int) -> None:
        for item in self._cast.swap(f"h{seat}", f"h{other}"):
            flight = Flight(Motion.MOVE, self._now, self._order, time=durations.SWAP_HANDS)
            self._fly(item, flight)
        self._now += durations.SWAP_HANDS


class SheddingTable:
    """The table of a shedding game.

    Args:
        rules: the game's rules.
    """

    lay_out = staticmethod(lay_out)
    """The layout in which the cards come out best."""

    def __init__(self, rules: SheddingRules) -> None:
        self._rules = rules

    def shape(self, view: View) -> TableShape:
        """Seats, and room for the cards on the field."""
        players = len(view.points)
        deal = self._rules.deal[str(players)]
        used = max((place + 1 for place in view.pile("f").slots), default=0)
        return TableShape(
            players=players,
            seat=view.seat,
            clockwise=self._rules.direction == "clockwise",
            hand=deal.hand,
            places=max(deal.field, used),
        )

    def labels(self, view: View) -> dict[str, str]:
        """None: the empty places of stock and discard pile need no word."""
        return {}

    def choices(self, view: View, moves: Iterable[SheddingMove]) -> SheddingChoices:
        """What gestures mean now."""
        return SheddingChoices(self._rules, view, moves)

    def follow(
        self, events: Sequence[Event], cast: CardItems, before: Board, board: Board
    ) -> Script:
        """A deal, or a turn told step by step."""
        layout = board.layout
        assert isinstance(layout, SheddingLayout)
        if any(isinstance(event, CardsDealt) for event in events):
            return deal_script(events, board)
        return SheddingScript(cast, before, layout).tell(events)
