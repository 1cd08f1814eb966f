"""What both hands, mouse and keyboard, work on: the board, what can be done, and what is picked up.

It turns "this card" and "there" into one of the legal moves and says which was chosen; it never
changes the board itself. The board changes when the scene is given a new view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPointF, Signal

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.adapter import (
    Choices,
    MoveOffer,
    Target,
    card_target,
    place_number,
    place_target,
    stop_of,
)
from hanafuda_desktop.table.animation import Stage, Track
from hanafuda_desktop.table.board import Board, Hit
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.held import Held
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.marks import Lights, Marks, PeekItem, to_qrect
from hanafuda_desktop.table.presenter import Presenter
from hanafuda_desktop.table.yaku_shelf import YakuShelf

_HOVER_LIFT: Final = 0.24


class Interaction(QObject):
    """The table as hands see it, and what they can do there: pick up, put down, press, collect.

    Attributes:
        choices: what can be done.
        lights: what glows.
        hovering: what answers to a pointer that only rests here.
        picked: the card that was picked up by a click or key, to be put somewhere by another.
        pointed: where the keyboard's cursor is seen.
        gatherer: where several cards are chosen before they are played.
    """

    move_chosen = Signal(object)
    move_refused = Signal(object)
    pointed_elsewhere = Signal()
    """The keyboard's cursor is seen elsewhere, or no more."""
    taken_up = Signal()
    """A hand has taken a card up, or chosen one."""
    arrived = Signal()
    """Everything lies where it belongs."""

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
        self.lights = Lights(marks, stage, shelf)
        self.hovering = Hovering(self)
        self.choreography = presenter.choreography
        self.shelf = shelf
        self.choices = Choices()
        self.picked: Hit | None = None
        self.pointed: Hit | int | None = None
        self.changes = 0
        """How often the board has changed: tells a hand whether its move was played."""
        self._targets: tuple[Target, ...] = ()
        self.gatherer = Gatherer(self)

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
    def offers(self) -> tuple[MoveOffer, ...]:
        """The moves that are offered on buttons."""
        return self.choices.offers(self.board) if self.board is not None else ()

    @property
    def window(self) -> Rect:
        """The whole table."""
        return Rect(0, 0, *self._presenter.size)

    def land(self) -> None:
        """Bring everything that moves to its place."""
        self.stage.land()
        self.shelf.finish_stamps()

    def point_at(self, at: Hit | int | None) -> None:
        """The keyboard's cursor is seen there."""
        if at != self.pointed:
            self.pointed = at
            self.pointed_elsewhere.emit()

    def hit(self, point: QPointF) -> Hit | None:
        """What lies at a point."""
        return self.board.hit(point.x(), point.y()) if self.board is not None else None

    def targets(self, at: Hit) -> tuple[Target, ...]:
        """Where a card can go."""
        return self.choices.targets(at.pile, at.index)

    def liftable(self, at: Hit) -> bool:
        """Whether a hand can take this card."""
        return self.board is not None and self.board.liftable(at.pile, at.index)

    def light(self, targets: tuple[Target, ...], at: Hit | None, *, held: bool) -> None:
        """Let targets glow: as long as a card is held, or for some breaths."""
        board = self.board
        if board is None:
            return
        source = None if held or at is None else board.gripped(at.pile, at.index)
        breaths = None if held else float(durations.PULSE * durations.PULSES_AT_REST)
        self.lights.targets(board, targets, source, lasts=breaths)

    def rest(self) -> None:
        """Put out what a gesture lit, but for the card that has to be put somewhere first."""
        self.lights.out()
        standing = self.choices.standing
        if standing is not None:
            self._targets = self.targets(standing)
            self.light(self._targets, standing, held=False)

    def stand_out(self, cards: Iterable[Hit]) -> None:
        """Let exactly these cards stand out from where they lie."""
        self._presenter.stand_out(cards)

    @property
    def answers(self) -> tuple[str, ...]:
        """Where the card can go that has to be put somewhere before anything else."""
        standing = self.choices.standing
        if standing is None or self.picked != standing:
            return ()
        return tuple(target.place for target in self._targets if not target.quiet)

    def items(self, at: Hit) -> tuple[CardItem, ...]:
        """The items of a card and of all that a hand takes with it."""
        count = self.board.grip(at.pile, at.index) if self.board is not None else 0
        return self.cast.some(at.pile, at.index, count)

    def begin(self, choices: Choices) -> None:
        """The board has changed, and this can be done now."""
        self.changes += 1
        self.choices = choices
        if choices.standing is not None:
            self.picked = choices.standing
            self._targets = self.targets(choices.standing)

    def arrive(self) -> None:
        """Everything lies where it belongs: let it be seen where a card has to be put."""
        if self.choices.standing is not None:
            self.rest()
        self.arrived.emit()

    def pick(self, at: Hit, place: str = "") -> None:
        """Pick a card up where it lies and show where it can go.

        Args:
            at: the card.
            place: what it was let go over, where that is not enough to know the move.
        """
        if place and self.gatherer.drop(at, place):
            return
        self.taken_up.emit()
        self.lights.out()
        self.picked = at
        self._targets = self.targets(at)
        self.light(self._targets, at, held=False)

    def mark_chosen(self, chosen: Sequence[Hit], targets: tuple[Target, ...]) -> None:
        """Show which of several cards are chosen, and which may join them."""
        self.lights.out()
        self.picked = chosen[-1] if chosen else None
        self._targets = targets
        if self.board is not None:
            self.lights.chosen(self.board, targets, chosen)

    def unpick(self) -> bool:
        """Let go of the picked card; returns whether there was one."""
        picked, self.picked = self.picked, None
        self._targets = ()
        self.gatherer.release()
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
        self.land()
        if self.play_picked(place_target(number)):
            return
        picked, move = self.picked, self.choices.collect(number)
        if move is not None and self.gatherer.complete(move):
            return
        self.unpick()
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
        if self.board is None or self.gatherer.toggle(at):
            return
        place = self.choices.place(at)
        if self.picked is not None and self.play_picked(place):
            return
        if self.picked == at:
            self.unpick()
            return
        picked, move = self.picked, self.choices.press(at.pile, at.index)
        self.unpick()
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
        move = self.choices.obvious(at.pile, at.index)
        if move is None and self.gatherer.has(at):
            return
        self.unpick()
        if move is not None:
            self.choose(move)
        elif any(target.move is None for target in self.targets(at)):
            self.pick(at)
        elif self.liftable(at):
            self.choreography.nudge(self.items(at))

    def choose(self, move: object) -> None:
        """Tell that this move is to be played; an offer of more cards only chooses them."""
        if self.gatherer.complete(move):
            return
        self.land()
        self.unpick()
        self.move_chosen.emit(move)

    def refuse(self, at: Hit, place: str) -> None:
        """Tell that a card was to go where it may not."""
        move = self.choices.attempt(at.pile, at.index, place)
        if move is not None:
            self.move_refused.emit(move)

    def hint(self, move: object) -> None:
        """Let the cards of a move, and where they go, glow for a while."""
        if self.board is None:
            return
        self.unpick()
        pace = self.choreography.pace
        self.lights.hint(self.board, self.choices, move, pace, self.rest)


# Several cards chosen, one after the other, before they are played together: chosen cards stand out
# from where they lie, cards that may join them glow, and nothing is played before it is said so.


class Gatherer(QObject):
    """Cards being chosen on the table."""

    changed = Signal()
    """Something else is chosen, or lies on top."""
    foreseen = Signal(object)
    """This move would be played if the held card were let go now; ``None`` for none."""

    def __init__(self, interaction: Interaction) -> None:
        super().__init__(interaction)
        self._interaction = interaction
        self._foreseen: object | None = None

    @property
    def _choices(self) -> Choices:
        return self._interaction.choices

    @property
    def ready(self) -> object | None:
        """The move that is played if nothing more is chosen."""
        return self._choices.ready

    def has(self, at: Hit) -> bool:
        """Whether a card is chosen."""
        return at in self._choices.chosen

    def toggle(self, at: Hit) -> bool:
        """Choose a card, or no longer; returns whether this is a place of cards to choose."""
        choices, interaction = self._choices, self._interaction
        before = choices.chosen
        if not choices.toggle(at):
            return False
        if choices.chosen == before:
            interaction.choreography.nudge(interaction.items(at))
            refused = choices.refused(at)
            if refused is not None:
                interaction.move_refused.emit(refused)
        else:
            interaction.taken_up.emit()
            self.show()
        return True

    def drop(self, at: Hit, place: str) -> bool:
        """Choose a card with what it was let go over; returns whether cards are chosen here."""
        if not self._choices.gathers or self._choices.standing == at:
            return False
        self._choices.drop(at, place)
        self.show()
        return True

    def complete(self, move: object) -> bool:
        """Choose all that an offer takes; returns whether it is such an offer, and no move."""
        if not self._choices.complete(move):
            return False
        self.show()
        return True

    def bring_up(self, step: int) -> bool:
        """Let another card lie on top; returns whether there is one."""
        if not self._choices.bring_up(step):
            return False
        self.changed.emit()
        return True

    def show(self) -> None:
        """Let it be seen what is chosen, and what may join it."""
        chosen, interaction = self._choices.chosen, self._interaction
        interaction.stand_out(chosen)
        joining = self._choices.joining if chosen else ()
        targets = tuple(Target(card_target(at.pile, at.index), None) for at in joining)
        interaction.mark_chosen(chosen, targets)
        self.changed.emit()

    def restore(self) -> None:
        """Show again what is chosen, after other lights have been put out."""
        if self._choices.chosen:
            self.show()

    def release(self) -> None:
        """Choose nothing."""
        if self._choices.chosen:
            self._choices.clear()
            self._interaction.stand_out(())
            self.changed.emit()

    def foresee(self, move: object | None) -> None:
        """Say what would be played if the held card were let go now."""
        if move != self._foreseen:
            self._foreseen = move
            self.foreseen.emit(move)


class Hovering:
    """The pointer over one table.

    Attributes:
        lifts: whether a card rises a little under it,
        lights: and whether those shine that it can meet.
    """

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self.lifts = self.lights = True
        self._risen: tuple[CardItem, ...] = ()
        self._related: tuple[Hit, ...] = ()

    def over(self, at: Hit | None) -> bool:
        """Lift what the pointer rests on a little, if it can move; returns whether it can."""
        interaction = self._interaction
        movable = at is not None and interaction.liftable(at) and bool(interaction.targets(at))
        items = interaction.items(at) if at is not None and movable and self.lifts else ()
        if any(interaction.stage.playing(item) for item in items):
            items = ()
        if items != self._risen:
            for item in self._risen:
                self._float(item, 0.0)
            self._risen = items
            for order, item in enumerate(items):
                item.cast(items[-1].y() - items[0].y() if order == 0 else None)
                self._float(item, _HOVER_LIFT)
        self._relate(at)
        if at is None:
            return movable
        return movable or interaction.choices.press(at.pile, at.index) is not None

    def _relate(self, at: Hit | None) -> None:
        """Let the cards shine that the one under the pointer can meet."""
        interaction = self._interaction
        board, choices = interaction.board, interaction.choices
        if board is None:
            return
        busy = interaction.picked not in (None, choices.standing) or interaction.lights.hinting
        related = (
            () if at is None or busy or not self.lights else choices.related(at.pile, at.index)
        )
        if related == self._related:
            return
        self._related = related
        if busy:
            return
        if related:
            interaction.lights.related(board, related)
        else:
            interaction.rest()

    def over_place(self, number: int) -> None:
        """Mark the cards that a place of the shelf could take now; -1 marks none."""
        interaction = self._interaction
        board = interaction.board
        if board is None or interaction.picked is not None or interaction.lights.hinting:
            return
        interaction.lights.out()
        if number >= 0:
            reachable = board.view.yaku[number].reachable
            interaction.lights.cards(board, (card for card in reachable if card is not None))

    def forget(self) -> None:
        """Take no notice of where the pointer was."""
        self._risen = ()
        self._related = ()

    def _float(self, item: CardItem, lift: float) -> None:
        interaction, start = self._interaction, item.lift
        if start == lift or interaction.choreography.pace.reduced:
            return
        time = interaction.choreography.pace.time(durations.HOVER)
        interaction.stage.play(
            (item, "hover"), Track(lambda part: item.pose(lift=start + (lift - start) * part), time)
        )


# Where held cards go if they are let go now, and where they may have been meant to go.

_POINTER_WEIGHT: Final = 0.6
"""The pointer inside a target counts like so much of a card's area over it."""
_LEAST: Final = 0.10
"""So much of a card must be over a target."""
_ONTO: Final = 0.5
"""So much of it over a card of the field says that it is no longer on the free cloth."""
_MEANT: Final = 0.25
"""So much of it over another pile says that this one was meant, though it is not allowed."""


class DropTargets:
    """What held cards are over.

    Args:
        interaction: the table as hands see it.
        held: the cards.
        targets: where they may be let go.
    """

    def __init__(self, interaction: Interaction, held: Held, targets: tuple[Target, ...]) -> None:
        self._interaction = interaction
        self.held = held
        self.targets = targets

    def _score(self, rect: Rect) -> float:
        """How much held cards are over a rectangle, as a share of a card."""
        held = self.held
        over = held.rect.shared(rect) / (held.rect.width * held.rect.height)
        inside = rect.holds(held.pointer.x(), held.pointer.y())
        return over + (_POINTER_WEIGHT if inside else 0.0)

    def best(self) -> Target | None:
        """The legal target that takes the held cards if they are let go now."""
        board = self._interaction.board
        if board is None:
            return None
        at_home = self._score(board.whole(self.held.pile))
        shelf = [target for target in self.targets if place_number(target.place) is not None]
        covers = self._covers_field_card(board)
        for quiet in (False, True):
            best, most = None, max(_LEAST, at_home)
            for target in self.targets:
                if target.quiet is quiet and not (covers and _is_cloth(board, target)):
                    score = self._score(self._drop_rect(board, target, alone=len(shelf) == 1))
                    if score > most:
                        best, most = target, score
            if best is not None:
                return best
        return None

    def _covers_field_card(self, board: Board) -> bool:
        """Whether they are over a card of the field that is not chosen to be played with them."""
        return any(
            self._score(rect) >= _ONTO
            for pile in board.piles
            if pile.kind is PileKind.FIELD
            for at, rect in board.aims(pile)
            if at.index >= 0 and at not in board.standing_out
        )

    def _drop_rect(self, board: Board, target: Target, *, alone: bool) -> Rect:
        stop = stop_of(target.place)
        if isinstance(stop, Hit):
            return board.drop_rect(stop)
        # Where only one yaku can take the card, the whole shelf does.
        whole = board.layout.shelf
        return whole if alone and whole is not None else self._interaction.places[stop].grown(6)

    def meant(self) -> str | None:
        """The place that the held cards are over, though they may not lie there."""
        board, held = self._interaction.board, self.held
        if board is None:
            return None
        choices = self._interaction.choices
        scores = {
            choices.place(at): self._score(rect)
            for pile in board.piles
            if pile.id != held.pile
            for at, rect in board.aims(pile)
        }
        for number, place in enumerate(self._interaction.places):
            if place.holds(held.pointer.x(), held.pointer.y()):
                scores[place_target(number)] = 1.0
        best = max(scores, key=lambda place: scores[place], default=None)
        if best is None or scores[best] < max(_MEANT, self._score(board.whole(held.pile))):
            return None
        return best


def _is_cloth(board: Board, target: Target) -> bool:
    """Whether this is the field beside its cards."""
    stop = stop_of(target.place)
    if not isinstance(stop, Hit) or stop.index >= 0:
        return False
    return board.view.pile(stop.pile).kind is PileKind.FIELD


# The mouse, or a finger, on the table: click, double-click, drag and drop, and a look beneath.

_THRESHOLD: Final = 6.0
_THRESHOLD_TOUCH: Final = 14.0
_HELD: Final = "held"


@dataclass(slots=True)
class Press:
    """A press that may become a click or a drag."""

    at: Hit | None
    point: QPointF
    threshold: float
    double: bool


class MouseHand:
    """What the pointer does, from press to release."""

    def __init__(self, interaction: Interaction, peek: PeekItem) -> None:
        self._interaction = interaction
        self._peek = peek
        self._press: Press | None = None
        self._last_click: Hit | None = None
        self._drop: DropTargets | None = None

    @property
    def held(self) -> Held | None:
        """The cards that are held, if there are any."""
        return self._drop.held if self._drop is not None else None

    @property
    def active(self) -> bool:
        """Whether a button is down over the table or cards are held."""
        return self._press is not None or self.held is not None

    def press(self, point: QPointF, *, touch: bool = False, double: bool = False) -> None:
        """The main button goes down."""
        interaction = self._interaction
        interaction.land()
        at = interaction.hit(point)
        # A double-click means a card only if both its clicks went to that card: the first may
        # have put another one there.
        double = double and at is not None and at == self._last_click
        threshold = _THRESHOLD_TOUCH if touch else _THRESHOLD
        self._press = Press(at, point, threshold, double)

    def move(self, point: QPointF) -> None:
        """The pointer moves while the button is down."""
        press = self._press
        if self.held is None and press is not None and press.at is not None:
            away = point - press.point
            if abs(away.x()) + abs(away.y()) >= press.threshold and self._interaction.liftable(
                press.at
            ):
                self._grab(press.at, press.point)
        if self._drop is not None:
            self._drop.held.move_to(point)
            best = self._drop.best()
            self._interaction.lights.heat(best.place if best is not None else None)
            self._interaction.gatherer.foresee(best.move if best is not None else None)

    def release(self, point: QPointF) -> None:
        """The button goes up."""
        press, self._press = self._press, None
        if self._drop is not None:
            self._drop.held.move_to(point)
            self._let_go(self._drop)
        elif press is not None:
            self._click(press, point)

    def _click(self, press: Press, point: QPointF) -> None:
        interaction = self._interaction
        self._last_click = None
        if press.at is None or interaction.hit(point) != press.at:
            interaction.unpick()
        elif press.double and interaction.liftable(press.at):
            interaction.play_obvious(press.at)
        else:
            interaction.act_on(press.at)
            if interaction.picked == press.at or interaction.gatherer.has(press.at):
                self._last_click = press.at

    def _grab(self, at: Hit, point: QPointF) -> None:
        interaction = self._interaction
        if not interaction.choices.keeps(at):
            interaction.unpick()
        interaction.hovering.over(None)
        interaction.hovering.forget()
        interaction.land()
        self._last_click = None
        interaction.taken_up.emit()
        items = interaction.items(at)
        held = Held(at.pile, at.index, items, point, interaction.choreography.middle)
        self._offer_targets(held, at)
        interaction.stage.loop(
            _HELD, lambda passed: held.step(passed, interaction.choreography.pace)
        )

    def _offer_targets(self, held: Held, at: Hit) -> None:
        """Let what is held, which lay there, be let go where it now can."""
        self._drop = DropTargets(self._interaction, held, self._interaction.targets(at))
        self._interaction.light(self._drop.targets, at, held=True)

    def _let_go(self, drop: DropTargets) -> None:
        held, interaction = drop.held, self._interaction
        best = drop.best()
        meant = None if best is not None else drop.meant()
        self._drop = None
        interaction.stage.drop(_HELD)
        held.hand_back()
        interaction.gatherer.foresee(None)
        interaction.rest()
        before = interaction.changes
        at = Hit(held.pile, held.index)
        if best is not None and best.move is not None:
            interaction.choose(best.move)
        elif meant is not None:
            interaction.refuse(at, meant)
        if interaction.changes == before:
            self._home(held)
            if best is not None:
                # It can take several cards: which, is said by a click on one of them.
                interaction.pick(at, best.place)
            else:
                interaction.gatherer.restore()

    def _home(self, held: Held) -> None:
        board = self._interaction.board
        assert board is not None
        lyings = board.lying(held.pile)[held.index : held.index + len(held.items)]
        self._interaction.choreography.home(held.items, lyings)

    def cancel(self) -> bool:
        """Give up what the hand was doing; held cards spring back. Returns whether it did."""
        was_active = self.active
        held, self._drop = self.held, None
        self._press = None
        self._last_click = None
        self._peek.hide()
        self._interaction.gatherer.foresee(None)
        if held is not None:
            self._interaction.stage.drop(_HELD)
            held.hand_back()
            self._interaction.rest()
            self._home(held)
            self._interaction.gatherer.restore()
        return was_active

    def forget(self) -> None:
        """Drop everything without a movement, for the board is about to change."""
        held, self._drop = self.held, None
        if held is not None:
            held.hand_back()
        self._press = None
        self._last_click = None
        self._interaction.stage.drop(_HELD)
        self._peek.hide()
        self._interaction.gatherer.foresee(None)

    def peek(self, at: Hit | None) -> bool:
        """Show a face-up card whole; returns whether there is one."""
        board = self._interaction.board
        if board is None or at is None or at.index < 0:
            return False
        card = board.lying(at.pile)[at.index].card
        if card is None:
            return False
        self._peek.show_card(
            card, board.card_rect(at.pile, at.index), to_qrect(self._interaction.window)
        )
        return True

    def stop_peeking(self) -> None:
        """The look is over."""
        self._peek.hide()
