"""Puts a view on the table: lays it out, gives every card an item, and sends the items there.

This is the half of the scene that faces the game; the other half, which faces the player, is
:mod:`.interaction` with its two hands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import pi, sin
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from hanafuda_desktop.engine.events import CardsMatched, Event
from hanafuda_desktop.engine.view import PileKind, View
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.adapter import TableAdapter
from hanafuda_desktop.table.animation import (
    Flight,
    Journey,
    Late,
    Motion,
    Script,
    Stage,
    Track,
    ease_in_out,
    lay,
    lies,
    linear,
)
from hanafuda_desktop.table.board import NO_BOARD, Board, Hit
from hanafuda_desktop.table.card_items import CardItems
from hanafuda_desktop.table.cards.card_item import CardItem, CountItem, PileItem, SlotSign
from hanafuda_desktop.table.cards.looks import Looks
from hanafuda_desktop.table.cloth import remove
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.layout import Insets, Layout, Rect, RestingCard
from hanafuda_desktop.table.sound_cues import TableCues
from hanafuda_desktop.table.yaku_shelf import YakuShelf

T = TypeVar("T", bound=QGraphicsObject)
_SQUARE: Final = (PileKind.STOCK, PileKind.MIDDLE)
"""Piles whose cards lie exactly one upon the other."""


# Moves the cards of a table: performs a script, deals, springs back, shakes a card's head.
#
# A flight always ends exactly where the board says its card lies, so whatever is played here comes
# to the same picture as putting everything in place at once; only the way there differs.


class Choreography:
    """Moves the items of a cast across a stage."""

    def __init__(self, stage: Stage, cast: CardItems) -> None:
        self._stage = stage
        self._cast = cast
        self.pace = Pace()
        self.middle = 0.0
        """Half the table's width, away from which shadows lean."""
        self.in_hand: tuple[CardItem, ...] = ()
        """Items that a hand holds though the table changes, and that stay there."""
        self.cues = TableCues(stage)
        self._bound: WeakKeyDictionary[CardItem, RestingCard] = WeakKeyDictionary()

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
        self.cues.matched = matched
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

    def _is_bound(self, item: CardItem, lying: RestingCard) -> bool:
        """Whether an item is on its way to this place already; it goes on."""
        bound = self._bound.get(item)
        if bound is None or not self._stage.playing(item) or bound[:6] != lying[:6]:
            return False
        self._bound[item] = lying
        return True

    def home(self, items: Iterable[CardItem], lyings: Iterable[RestingCard]) -> None:
        """Let held cards spring back."""
        for order, (item, lying) in enumerate(zip(items, lyings, strict=True)):
            self._send(item, lying, (Flight(Motion.HOME, 0.0, order),))

    def deal(
        self, board: Board, script: Script, deck: RestingCard, new: frozenset[CardItem]
    ) -> None:
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
            script.fly(item, Flight(Motion.DEAL, begin + order * step, order))
        for item, flights in script.flights.items():
            self._send(item, lying_of[item], flights)

    def _lay_out_of_the_way(
        self, board: Board, script: Script, deck: RestingCard, new: frozenset[CardItem]
    ) -> dict[CardItem, RestingCard]:
        """Put what was not there before into the deck, and let what lies fly there."""
        dealt = set(script.dealt)
        lying_of: dict[CardItem, RestingCard] = {}
        for pile in board.piles:
            for index, lying in enumerate(board.lying(pile.id)):
                item = self._cast.piles[pile.id][index]
                lying_of[item] = lying
                is_dealt = (pile.id, index) in dealt
                if item not in new:
                    goal = script.decks.get(pile.id, deck) if is_dealt else lying
                    script.fly(item, Flight(Motion.GATHER, goal=goal, time=durations.GATHER))
                    continue
                lay(item, lying)
                if is_dealt:
                    own = script.decks.get(pile.id, deck)
                    item.dress(own.width)
                    item.setPos(own.x, own.y)
                    item.show_face(None)
                    item.setVisible(False)
        return lying_of

    def _show_discarded(self, script: Script, deck: RestingCard, begin: float) -> float:
        """Deal what did not count, let it be seen, and gather it in; returns how long it takes."""
        if not script.discarded:
            return 0.0
        gather = begin + durations.DEAL_FLIGHT + durations.DISCARDED
        for order, (place, goal) in enumerate(zip(script.dealt, script.discarded, strict=False)):
            item = self._cast.piles[place[0]][place[1]]
            script.fly(item, Flight(Motion.DEAL, begin, order, goal, durations.DEAL_FLIGHT))
            script.fly(item, Flight(Motion.GATHER, gather, order, deck, durations.GATHER))
        return gather + durations.GATHER - begin

    def late(
        self,
        items: Iterable[CardItem],
        lyings: Iterable[RestingCard],
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
            shake = partial(_shake, item, item.pos())
            self._stage.play(item, Track(shake, self.pace.time(durations.NUDGE), ease=linear))

    def _send(self, item: CardItem, lying: RestingCard, flights: Sequence[Flight]) -> None:
        self._bound[item] = lying
        self._stage.finish((item, "hover"))
        journey = Journey(item, lying, flights, self.middle)
        self.cues.follow(item, journey.travels, self.pace)
        time, arrived = self.pace.time(journey.total), partial(self._arrive, item)
        self._stage.play(item, Track(journey, time, ease=linear, then=arrived))

    def capture(self, items: Iterable[CardItem], goal: QRectF, then: Callable[[], None]) -> None:
        """Let the cards of a yaku rise together, and fly to their place on the shelf.

        Args:
            items: the cards.
            goal: their place.
            then: is called when all of them have come there.
        """
        # From the top of the piles down, so that each card leaves uncovered.
        flying = sorted(items, key=lambda item: -item.zValue())

        def gone(item: CardItem) -> None:
            flying.remove(item)
            if not flying:
                then()

        for order, item in enumerate(tuple(flying)):
            item.cast(0.0)
            begin = durations.CAPTURE_GATHER + order * durations.CAPTURE_STAGGER
            rise = Flight(Motion.RISE, order=1000 - order)
            leave = Flight(Motion.GATHER, begin, time=durations.CAPTURE)
            journey = Journey(item, _within(item, goal), (rise, leave), self.middle)
            time, left = self.pace.time(journey.total), partial(gone, item)
            fade = partial(_fade, item, journey, begin / journey.total)
            self._stage.play(item, Track(fade, time, ease=linear, then=left))


def _shake(item: CardItem, start: QPointF, part: float) -> None:
    width = item.looks.width * 0.045
    offset = 0.0 if part == 1.0 else sin(part * 4 * pi) * (1 - part) * width
    item.setPos(start.x() + offset, start.y())


def _within(item: CardItem, goal: QRectF) -> RestingCard:
    """An item's card, so small that it lies in a place of the shelf."""
    looks = item.looks
    size = min(goal.height() / looks.height, goal.width() / looks.width) * 0.7
    wide, high = round(looks.width * size), round(looks.height * size)
    corner = goal.center() - QPointF(wide / 2, high / 2)
    return RestingCard(item.card, corner.x(), corner.y(), wide, high, 0)


def _fade(item: CardItem, journey: Journey, begin: float, part: float) -> None:
    journey(part)
    on_way = ease_in_out(max(0.0, part - begin) / (1 - begin))
    item.setOpacity(min(1.0, (1 - on_way) * 4))


def _sign(view: View, stock: str) -> SlotSign:
    """What the stock says once it is empty."""
    if view.pile(stock).cards or view.round is not None or view.turn is not None:
        # Where rounds are played, the next one's deal fills it again.
        return SlotSign.NOTHING
    return SlotSign.SPENT if view.redeals_left == 0 else SlotSign.REDEAL


_FIRST_SIZE: Final = (1280.0, 800.0)


class Presenter:
    """Everything on the table that shows the game.

    Attributes:
        stage: moves everything.
        shelf: the places of the yaku.
        board: where everything lies.
        cast: the cards' items.
        choreography: how they move.
        size: of the table.
        insets: what is kept free at its edges.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        adapter: TableAdapter,
        looks: Looks,
        stage: Stage,
        shelf: YakuShelf,
    ) -> None:
        self._scene, self._adapter, self._looks = scene, adapter, looks
        self.stage = stage
        self.shelf = shelf
        self._slots: dict[str, PileItem] = {}
        self._counts: dict[str, CountItem] = {}
        self.cast = CardItems(scene, looks)
        self.choreography = Choreography(stage, self.cast)
        self.board = NO_BOARD
        self._view: View | None = None
        self.size = _FIRST_SIZE
        self.insets = Insets()
        self._shape: Any = None
        self._layout: Layout | None = None

    def present(self, view: View) -> None:
        """Put everything where this view has it, at once."""
        board = self._change(view)
        self.cast.match(board)
        self.choreography.settle(board)
        self.shelf.present(view.yaku)

    def play(self, events: Sequence[Event], view: View) -> Script:
        """Let the cards go where :meth:`present` would put them, as the events tell it.

        Returns:
            What the events asked for, whose times are those of an unhurried table.
        """
        before = self.board
        board = self._change(view)
        script = self._adapter.follow(events, self.cast, before, board)
        new = frozenset(self.cast.match(board))
        if script.dealt:
            self.choreography.deal(board, script, self._deck(board), new)
            self.shelf.present(view.yaku)
            return script
        self._bring_in(new, board, before)
        matched = any(isinstance(event, CardsMatched) for event in events)
        self.choreography.perform(board, script, matched=matched)
        self._capture(script, view)
        return script

    def stand_out(self, cards: Iterable[Hit]) -> None:
        """Let exactly these cards lie a little further up than they would."""
        if frozenset(cards) != self.board.standing_out:
            self.board = Board(self.board.view, self.board.layout, frozenset(cards))
            self.choreography.perform(self.board, Script())

    def _change(self, view: View) -> Board:
        """Take a new view; cards stay where they are seen until they are sent off."""
        self._view = view
        self.cast.dismiss()
        shape = self._adapter.shape(view)
        if shape != self._shape or self._layout is None:
            self._shape = shape
            self._layout = self._lay_out(self._looks.ratio)
        self.board = Board(view, self._layout)
        self._furnish()
        return self.board

    def _furnish(self) -> None:
        """Let the piles' places, and their numbers of cards, be seen where the board has them."""
        board, labels = self.board, self._adapter.labels(self.board.view)
        hollows = {pile.id: pile for pile in board.piles if board.layout.zones[pile.id].is_hollow}
        self._keep(
            self._slots,
            hollows,
            lambda pile: PileItem(self._looks, labels.get(pile, ""), hollows[pile].kind),
        )
        for pile, slot in self._slots.items():
            kind, place = hollows[pile].kind, board.layout.slot(pile)
            slot.setPos(place.x, place.y)
            # Under two cards nobody sees it, not even while the upper one is taken away.
            cards = board.lying(pile) if kind in _SQUARE else ()
            slot.setVisible(len(cards) < 2 or cards[-1][1:3] != (place.x, place.y))
            if kind is PileKind.STOCK:
                slot.show_sign(_sign(board.view, pile))
        counted = board.layout.counted(board.view)
        self._keep(self._counts, counted, lambda _: CountItem(self._looks))
        for pile, count in self._counts.items():
            lying = counted[pile]
            count.dress(lying.width)
            count.setPos(lying.x, lying.y)
            count.show_count(len(board.view.pile(pile).cards))

    def _keep(self, items: dict[str, T], wanted: Iterable[str], make: Callable[[str], T]) -> None:
        """Have an item for each of these piles, and for no others."""
        remove([items.pop(pile) for pile in items.keys() - set(wanted)])
        for pile in wanted:
            if pile not in items:
                items[pile] = make(pile)
                self._scene.addItem(items[pile])

    def _deck(self, board: Board) -> RestingCard:
        """From where cards are dealt: the stock, or the player's side of the table."""
        layout = board.layout
        size = layout.card_width, layout.card_height
        for pile in board.piles:
            if pile.kind is PileKind.STOCK:
                slot = layout.slot(pile.id)
                return RestingCard(None, slot.x, slot.y, *size, 0)
        return RestingCard(None, (layout.width - layout.card_width) / 2, layout.height, *size, 0)

    def _bring_in(self, new: frozenset[CardItem], board: Board, before: Board) -> None:
        """Cards that come back to the table come from the shelf, where they were."""
        collected = {
            card: number
            for number, place in enumerate(before.view.yaku)
            for card in place.collected
        }
        for pile in board.piles if new else ():
            for item, lying in zip(self.cast.piles[pile.id], board.lying(pile.id), strict=True):
                if item not in new:
                    continue
                deck = self._deck(board)
                item.setPos(deck.x, deck.y)
                if lying.card in collected:
                    place = board.layout.places[collected[lying.card]]
                    item.setPos(place.x, place.y)
                    item.show_face(lying.card)

    def _capture(self, script: Script, view: View) -> None:
        if not script.captures:
            self.shelf.present(view.yaku)
            return
        made = [
            number
            for number, place in enumerate(view.yaku)
            if place.collected and place.yaku == script.yaku
        ]
        places = self.board.layout.places
        goal = QRectF(*places[made[-1]]) if made else QRectF(0, 0, *self.size)

        def arrived() -> None:
            self.cast.dismiss()
            self.shelf.present(view.yaku)
            for number in made[-1:]:
                self.shelf.stamp(number, self.choreography.pace.time(durations.STAMP))

        self.choreography.capture(script.captures, goal, arrived)

    def resize(self, ratio: float) -> None:
        """Lay everything out anew for :attr:`size`, without a movement."""
        self._layout = self._lay_out(ratio) if self._shape is not None else None
        if self._layout is None:
            self._looks.resize(self._looks.width, ratio)
            return
        if self._view is not None and self.board is NO_BOARD:
            # A view came, and could not be shown at the size before.
            self.present(self._view)
            return
        self.board = Board(self.board.view, self._layout)
        self._furnish()
        self.choreography.settle(self.board)

    def _lay_out(self, ratio: float) -> Layout:
        aspect = self._looks.pictures.aspect
        layout = self._adapter.lay_out(self._shape, *self.size, aspect, self.insets)
        if self._looks.resize(layout.card_width, ratio):
            for item in self.cast:
                item.resized()
            for slot in (*self._slots.values(), *self._counts.values()):
                slot.prepareGeometryChange()
        self.choreography.middle = self.size[0] / 2
        self.shelf.set_geometry(tuple(QRectF(*rect) for rect in layout.places))
        return layout
