"""What both hands, mouse and keyboard, work on: the board, what can be done, and what is picked up.

A surface turns "this card" and "there" into one of the legal moves and says which was chosen; it
never changes the board itself. The board changes when the scene is given a new view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, Signal

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.board import Board, Hit
from hanafuda_desktop.table.card_item import CardItem
from hanafuda_desktop.table.choices import (
    Choices,
    Offer,
    Target,
    card_target,
    place_target,
    stop_of,
)
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.marks import Marks
from hanafuda_desktop.table.motion import Stage, Track
from hanafuda_desktop.table.presenter import Presenter
from hanafuda_desktop.table.shelf_item import YakuShelf

__all__ = ["Surface"]

_HOVER_LIFT: Final = 0.24
_HINT: Final = "hint"
_STANDING: Final = "standing"


class Surface(QObject):
    """The table as hands see it.

    Attributes:
        choices: what can be done.
        picked: the card that was picked up by a click or key, to be put somewhere by another.
    """

    move_chosen = Signal(object)
    move_refused = Signal(object)

    def __init__(
        self,
        presenter: Presenter,
        marks: Marks,
        stage: Stage,
        shelf: YakuShelf,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self.stage = stage
        self.cast = presenter.cast
        self.marks = marks
        self.choreography = presenter.choreography
        self.shelf = shelf
        self.choices: Choices | None = None
        self.picked: Hit | None = None
        self.changes = 0
        """How often the board has changed: tells a hand whether its move was played."""
        self.hovers = True
        self._targets: tuple[Target, ...] = ()
        self._hovered: tuple[CardItem, ...] = ()
        self._related: tuple[Hit, ...] = ()

    @property
    def board(self) -> Board | None:
        """Where everything lies."""
        return self._presenter.board

    @property
    def places(self) -> tuple[Rect, ...]:
        """The numbered places: those of the shelf, and the buttons among the cards."""
        if self.board is None:
            return ()
        return (*self.board.layout.places, *(offer.rect for offer in self.offers))

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The moves that are offered on buttons."""
        if self.board is None or self.choices is None:
            return ()
        return self.choices.offers(self.board)

    @property
    def window(self) -> Rect:
        """The whole table."""
        return Rect(0, 0, *self._presenter.size)

    def land(self) -> None:
        """Bring everything that moves to its place."""
        self.stage.land()
        self.shelf.finish_stamps()

    def hit(self, point: QPointF) -> Hit | None:
        """What lies at a point."""
        return self.board.hit(point.x(), point.y()) if self.board is not None else None

    def targets(self, at: Hit) -> tuple[Target, ...]:
        """Where a card can go."""
        return self.choices.targets(at.pile, at.index) if self.choices is not None else ()

    def liftable(self, at: Hit) -> bool:
        """Whether a hand can take this card."""
        return self.board is not None and self.board.liftable(at.pile, at.index)

    def light(self, targets: tuple[Target, ...], at: Hit | None, *, held: bool) -> None:
        """Let targets glow: as long as a card is held, or for some breaths."""
        board = self.board
        if board is None:
            return
        stops = {target.place: stop_of(target.place) for target in targets if not target.quiet}
        lit = {
            place: board.mark_rect(stop) for place, stop in stops.items() if isinstance(stop, Hit)
        }
        self.shelf.set_glow([stop for stop in stops.values() if isinstance(stop, int)])
        picked = () if held or at is None else (board.gripped(at.pile, at.index),)
        breaths = None if held else float(durations.PULSE * durations.PULSES_AT_REST)
        self.marks.show(lit, picked, lasts=breaths)

    def darken(self) -> None:
        """Put out every glow, a hint's too."""
        self.stage.drop(_HINT)
        self.marks.clear()
        self.shelf.set_glow(())

    def rest(self) -> None:
        """Put out what a gesture lit, but for the card that has to be put somewhere first."""
        self.darken()
        standing = self.choices.standing if self.choices is not None else None
        if standing is not None:
            self._targets = self.targets(standing)
            self.light(self._targets, standing, held=False)

    def begin(self, choices: Choices, after: float) -> None:
        """The board has changed.

        Args:
            choices: what can be done now.
            after: milliseconds at which a card that has to be put somewhere has come there.
        """
        self.changes += 1
        self.choices = choices
        if choices.standing is not None:
            self.picked = choices.standing
            self._targets = self.targets(choices.standing)
            wait = self.choreography.pace.time(after)
            self.stage.play(_STANDING, Track(lambda _: None, 0.0, delay=wait, then=self.rest))

    def pick(self, at: Hit) -> None:
        """Pick a card up where it lies and show where it can go."""
        self.darken()
        self.picked = at
        self._targets = self.targets(at)
        self.light(self._targets, at, held=False)

    def unpick(self) -> bool:
        """Let go of the picked card; returns whether there was one."""
        picked, self.picked = self.picked, None
        self._targets = ()
        self.rest()
        return picked is not None

    @property
    def picked_targets(self) -> tuple[Target, ...]:
        """Where the picked card can go."""
        return self._targets

    def play_picked(self, place: str) -> bool:
        """Put the picked card there, if that is legal; returns whether it is."""
        for target in self._targets:
            if target.place == place:
                # Where several moves go there, the card stays picked, and what it can take glows.
                if target.move is not None:
                    self.choose(target.move)
                return True
        return False

    def act_on_place(self, number: int) -> None:
        """Collect what this place of the shelf wants, with the picked card if there is one."""
        if self.choices is None or self.play_picked(place_target(number)):
            return
        picked = self.picked
        self.unpick()
        move = self.choices.collect(number)
        if move is not None:
            self.choose(move)
        elif picked is not None:
            self.refuse(picked, place_target(number))
        else:
            attempt = self.choices.collect_attempt(number)
            if attempt is not None:
                self.move_refused.emit(attempt)

    def act_on(self, at: Hit) -> None:
        """What a click, or the key for it, does on a pile."""
        if self.choices is None or self.board is None:
            return
        place = self.choices.place(at)
        if self.picked is not None and self.play_picked(place):
            return
        if self.picked == at:
            self.unpick()
            return
        picked = self.picked
        self.unpick()
        move = self.choices.press(at.pile, at.index)
        if move is not None:
            self.choose(move)
        elif self.board.view.pile(at.pile).kind is PileKind.STOCK:
            self.move_refused.emit(self.choices.press_attempt(at.pile))
        elif self.liftable(at) and (picked is None or self.targets(at)):
            self.pick(at)
        elif picked is not None and picked.pile != at.pile:
            self.refuse(picked, place)

    def play_obvious(self, at: Hit) -> None:
        """What a double-click does: the obvious move, or a shake of the head."""
        if self.choices is None:
            return
        self.unpick()
        move = self.choices.obvious(at.pile, at.index)
        if move is not None:
            self.choose(move)
        elif any(target.move is None for target in self.targets(at)):
            self.pick(at)
        elif self.liftable(at):
            self.choreography.nudge(self.items(at))

    def items(self, at: Hit) -> tuple[CardItem, ...]:
        """The items of a card and of all that a hand takes with it."""
        count = self.board.grip(at.pile, at.index) if self.board is not None else 0
        return self.cast.some(at.pile, at.index, count)

    def choose(self, move: object) -> None:
        """Tell that this move is to be played."""
        self.unpick()
        self.move_chosen.emit(move)

    def refuse(self, at: Hit, place: str) -> None:
        """Tell that a card was to go where it may not."""
        move = self.choices.attempt(at.pile, at.index, place) if self.choices else None
        if move is not None:
            self.move_refused.emit(move)

    def hint(self, move: object) -> None:
        """Let the cards of a move, and where they go, glow for a while."""
        board, choices = self.board, self.choices
        if board is None or choices is None:
            return
        self.unpick()
        cards, place = choices.marks(move)
        rects = tuple(board.strip(pile, index) for pile, index in cards)
        stop = stop_of(place) if place is not None else None
        targets: dict[str, Rect] = {}
        if isinstance(stop, Hit) and place is not None:
            targets = {place: board.mark_rect(stop)}
        elif isinstance(stop, int):
            self.shelf.set_glow([stop])
        else:
            targets, rects = {str(at): rect for at, rect in enumerate(rects)}, ()
        self.marks.show(targets, rects)
        stay = self.choreography.pace.stay(durations.HINT)
        self.stage.loop(_HINT, _Countdown(stay, self.rest))

    def hover(self, at: Hit | None) -> bool:
        """Lift what the pointer rests on a little, if it can move; returns whether it can."""
        movable = at is not None and self.liftable(at) and bool(self.targets(at))
        items = self.items(at) if at is not None and movable and self.hovers else ()
        if any(self.stage.playing(item) for item in items):
            items = ()
        if items != self._hovered:
            self._sink(self._hovered)
            self._hovered = items
            for order, item in enumerate(items):
                item.cast(items[-1].y() - items[0].y() if order == 0 else None)
                self._float(item, _HOVER_LIFT)
        self._relate(at)
        if at is None or self.choices is None:
            return movable
        return movable or self.choices.press(at.pile, at.index) is not None

    def _relate(self, at: Hit | None) -> None:
        """Let the cards shine that the one under the pointer can meet."""
        board, choices = self.board, self.choices
        if board is None or choices is None:
            return
        busy = self.picked not in (None, choices.standing) or self.stage.playing_loop(_HINT)
        related = () if at is None or busy else choices.related(at.pile, at.index)
        if related == self._related:
            return
        self._related = related
        if busy:
            return
        if not related:
            self.rest()
            return
        rects = {card_target(hit.pile, hit.index): board.mark_rect(hit) for hit in related}
        self.marks.show(rects, lasts=0.0)

    def hover_place(self, number: int) -> None:
        """Mark the cards that a place of the shelf could take now; -1 marks none."""
        board = self.board
        if board is None or self.picked is not None or self.stage.playing_loop(_HINT):
            return
        self.darken()
        if number < 0:
            return
        wanted = {card for card in board.view.yaku[number].reachable if card is not None}
        rects = tuple(
            board.strip(pile.id, index)
            for pile in board.piles
            for index, card in enumerate(pile.shown)
            if card in wanted
        )
        self.marks.show({}, rects)

    def forget_hover(self) -> None:
        """Take no notice of where the pointer was."""
        self._hovered = ()
        self._related = ()

    def _sink(self, items: tuple[CardItem, ...]) -> None:
        for item in items:
            self._float(item, 0.0)

    def _float(self, item: CardItem, lift: float) -> None:
        start = item.lift
        if start == lift or self.choreography.pace.reduced:
            return
        time = self.choreography.pace.time(durations.HOVER)
        self.stage.play(
            (item, "hover"), Track(lambda part: item.pose(lift=start + (lift - start) * part), time)
        )


class _Countdown:
    """A loop that calls something when its time is over."""

    def __init__(self, milliseconds: float, then: Callable[[], None]) -> None:
        self._left = milliseconds
        self._then = then

    def __call__(self, milliseconds: float) -> bool:
        self._left -= milliseconds
        if self._left > 0:
            return True
        self._then()
        return False
