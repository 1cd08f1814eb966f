"""What hands do on the table: what mouse and keyboard both work on (the board, what can be done,
what is picked up), and the mouse, from click to drop; the keyboard stands in :mod:`.keyboard`.

It turns "this card" and "there" into one of the legal moves and says which was chosen; it never
changes the board itself. The board changes when the scene is given a new view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.adapter import (
    Choices,
    MoveOffer,
    Target,
)
from hanafuda_desktop.table.animation import Track
from hanafuda_desktop.table.board import Board, Hit, Stop
from hanafuda_desktop.table.cards.card_item import CardItem
from hanafuda_desktop.table.cards.held_cards import HeldCards
from hanafuda_desktop.table.highlights import Lights, PeekItem
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.presenter import Presenter

_HOVER_LIFT: Final = 0.24


class Interaction(QObject):
    """The table as hands see it, and what they can do there: pick up, put down, press, collect.

    Attributes:
        presenter: shows the game on the table.
        lights: what glows.
        choices: what can be done.
        hover_lifts: whether a card rises a little under a pointer that only rests here,
        hover_lights: and whether those shine that it can meet.
        picked: the card that was picked up by a click or key, to be put somewhere by another.
        picked_targets: where that can go.
        pointed: where the keyboard's cursor is seen.
        changes: how often the board has changed: tells a hand whether its move was played.
    """

    move_chosen = Signal(object)
    move_refused = Signal(object)
    pointed_elsewhere = Signal()
    """The keyboard's cursor is seen elsewhere, or no more."""
    taken_up = Signal()
    """A hand has taken a card up, or chosen one."""
    arrived = Signal()
    """Everything lies where it belongs."""
    rechosen = Signal()
    """Of several cards to be played together others are chosen, or lie on top."""
    foreseen = Signal(object)
    """This move would be played if the held card were let go now; ``None`` for none."""

    def __init__(self, presenter: Presenter, lights: Lights, parent: QObject) -> None:
        super().__init__(parent)
        self.presenter = presenter
        self.stage = presenter.stage
        self.cast, self.choreography = presenter.cast, presenter.choreography
        self.lights = lights
        self.choices = Choices()
        self.picked: Hit | None = None
        self.picked_targets: tuple[Target, ...] = ()
        self.pointed: Stop | None = None
        self.changes = 0
        self.hover_lifts = self.hover_lights = True
        self._risen: tuple[CardItem, ...] = ()
        self._related: tuple[Hit, ...] = ()
        self._foreseen: object | None = None

    @property
    def board(self) -> Board:
        """Where everything lies."""
        return self.presenter.board

    @property
    def places(self) -> tuple[Rect, ...]:
        """The numbered places: those of the shelf, and the buttons among the cards."""
        return (*self.board.layout.places, *(offer.rect for offer in self.offers))

    @property
    def offers(self) -> tuple[MoveOffer, ...]:
        """The moves that are offered on buttons."""
        return self.choices.offers(self.board)

    @property
    def answers(self) -> tuple[Stop, ...]:
        """Where the card can go that has to be put somewhere before anything else."""
        standing = self.choices.standing
        if standing is None or self.picked != standing:
            return ()
        return tuple(target.place for target in self.picked_targets if not target.quiet)

    def land(self) -> None:
        """Bring everything that moves to its place."""
        self.stage.land()

    def point_at(self, at: Stop | None) -> None:
        """The keyboard's cursor is seen there."""
        if at != self.pointed:
            self.pointed = at
            self.pointed_elsewhere.emit()

    def hit(self, point: QPointF) -> Hit | None:
        """What lies at a point."""
        return self.board.hit(point.x(), point.y())

    def targets(self, at: Hit) -> tuple[Target, ...]:
        """Where a card can go."""
        return self.choices.targets(at.pile, at.index)

    def liftable(self, at: Hit) -> bool:
        """Whether a hand can take this card."""
        return self.board.liftable(at.pile, at.index)

    def items(self, at: Hit) -> tuple[CardItem, ...]:
        """The items of a card and of all that a hand takes with it."""
        return self.cast.some(at.pile, at.index, self.board.grip(at.pile, at.index))

    def light(self, targets: tuple[Target, ...], at: Hit | None, *, held: bool) -> None:
        """Let targets glow: as long as a card is held, or for some breaths."""
        self.lights.targets(self.board, targets, at, held=held)

    def rest(self) -> None:
        """Put out what a gesture lit, but for the card that has to be put somewhere first."""
        self.lights.out()
        standing = self.choices.standing
        if standing is not None:
            self.picked_targets = self.targets(standing)
            self.light(self.picked_targets, standing, held=False)

    def begin(self, choices: Choices) -> None:
        """The board has changed, and this can be done now."""
        self.changes += 1
        self.choices = choices
        if choices.standing is not None:
            self.picked = choices.standing
            self.picked_targets = self.targets(choices.standing)

    def arrive(self) -> None:
        """Everything lies where it belongs: let it be seen where a card has to be put."""
        if self.choices.standing is not None:
            self.rest()
        self.arrived.emit()

    def pick(self, at: Hit, place: Stop | None = None) -> None:
        """Pick a card up where it lies and show where it can go.

        Args:
            at: the card.
            place: what it was let go over, where that is not enough to know the move.
        """
        if place is not None and self.choices.gathers and self.choices.standing != at:
            self.choices.drop(at, place)
            self.show_chosen()
            return
        self.taken_up.emit()
        self.lights.out()
        self.picked = at
        self.picked_targets = self.targets(at)
        self.light(self.picked_targets, at, held=False)

    def unpick(self) -> bool:
        """Let go of the picked card; returns whether there was one."""
        picked, self.picked = self.picked, None
        self.picked_targets = ()
        if self.choices.chosen:
            self.choices.clear()
            self.presenter.stand_out(())
            self.rechosen.emit()
        self.rest()
        return picked is not None

    def play_picked(self, place: Stop) -> bool:
        """Put the picked card there, if that is legal; returns whether it is."""
        for target in self.picked_targets:
            if target.place == place:
                # Where several moves go there, the card stays picked, and what it can take glows.
                if target.move is not None:
                    self.choose(target.move)
                return True
        return False

    def act_on_place(self, number: int) -> None:
        """Collect what this place of the shelf wants, with the picked card if there is one."""
        self.land()
        if self.play_picked(number):
            return
        picked, move = self.picked, self.choices.collect(number)
        if move is not None and self._completes(move):
            return
        self.unpick()
        if move is not None:
            self.choose(move)
        elif picked is not None:
            self.refuse(picked, number)
        else:
            attempt = self.choices.collect_attempt(number)
            if attempt is not None:
                self.move_refused.emit(attempt)

    def act_on(self, at: Hit) -> None:
        """What a click, or the key for it, does on a pile."""
        if self._toggle(at):
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
        if move is None and at in self.choices.chosen:
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
        if self._completes(move):
            return
        self.land()
        self.unpick()
        self.move_chosen.emit(move)

    def refuse(self, at: Hit, place: Stop) -> None:
        """Tell that a card was to go where it may not."""
        move = self.choices.attempt(at.pile, at.index, place)
        if move is not None:
            self.move_refused.emit(move)

    def hint(self, move: object) -> None:
        """Let the cards of a move, and where they go, glow for a while."""
        self.unpick()
        self.lights.hint(self.board, self.choices, move, self.rest)

    # --- where several cards are chosen, one after the other, before they are played together -----

    def _toggle(self, at: Hit) -> bool:
        """Choose a card, or no longer; returns whether this is a place of cards to choose."""
        choices = self.choices
        before = choices.chosen
        if not choices.toggle(at):
            return False
        if choices.chosen != before:
            self.taken_up.emit()
            self.show_chosen()
            return True
        self.choreography.nudge(self.items(at))
        refused = choices.refused(at)
        if refused is not None:
            self.move_refused.emit(refused)
        return True

    def _completes(self, move: object) -> bool:
        """Choose all that an offer takes; returns whether it is such an offer, and no move."""
        completed = self.choices.complete(move)
        if completed:
            self.show_chosen()
        return completed

    def bring_up(self, step: int) -> bool:
        """Let another card lie on top; returns whether there is one."""
        brought = self.choices.bring_up(step)
        if brought:
            self.rechosen.emit()
        return brought

    def show_chosen(self) -> None:
        """Let chosen cards stand out from where they lie, and those glow that may join them."""
        chosen = self.choices.chosen
        self.presenter.stand_out(chosen)
        joining = self.choices.joining if chosen else ()
        self.picked_targets = tuple(Target(at, None) for at in joining)
        self.picked = chosen[-1] if chosen else None
        self.lights.out()
        self.lights.chosen(self.board, self.picked_targets, chosen)
        self.rechosen.emit()

    def foresee(self, move: object | None) -> None:
        """Say what would be played if the held card were let go now."""
        if move != self._foreseen:
            self._foreseen = move
            self.foreseen.emit(move)

    # --- what answers to a pointer that only rests here ------------------------------------------

    def hover(self, at: Hit | None) -> bool:
        """Lift what the pointer rests on a little, if it can move; returns whether it can."""
        movable = at is not None and self.liftable(at) and bool(self.targets(at))
        items = self.items(at) if at is not None and movable and self.hover_lifts else ()
        if any(self.stage.playing(item) for item in items):
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
        return movable or self.choices.press(at.pile, at.index) is not None

    def _relate(self, at: Hit | None) -> None:
        """Let the cards shine that the one under the pointer can meet."""
        choices = self.choices
        busy = self.picked not in (None, choices.standing) or self.lights.hinting
        lights = at is not None and not busy and self.hover_lights
        related = choices.related(at.pile, at.index) if at is not None and lights else ()
        if related == self._related:
            return
        self._related = related
        if related:
            self.lights.related(self.board, related)
        elif not busy:
            self.rest()

    def hover_place(self, number: int) -> None:
        """Mark the cards that a place of the shelf could take now; -1 marks none."""
        if self.picked is not None or self.lights.hinting:
            return
        self.lights.out()
        if number >= 0:
            reachable = self.board.view.yaku[number].reachable
            cards = [card for card in reachable if card is not None]
            self.lights.cards(self.board, cards)

    def forget_hover(self) -> None:
        """Take no notice of where the pointer was."""
        self._risen = ()
        self._related = ()

    def _float(self, item: CardItem, lift: float) -> None:
        start = item.lift
        pace = self.choreography.pace
        if start != lift and not pace.reduced:
            rise = Track(
                lambda part: item.pose(lift=start + (lift - start) * part),
                pace.time(durations.HOVER),
            )
            self.stage.play((item, "hover"), rise)


# The mouse, or a finger, on the table: click, double-click, drag and drop, and a look beneath.

_LEAST: Final = 0.10
"""So much of a card must be over a target."""
_ONTO: Final = 0.5
"""So much of it over a card of the field says that it is no longer on the free cloth."""
_MEANT: Final = 0.25
"""So much of it over another pile says that this one was meant, though it is not allowed."""
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
    """What the pointer does, from press to release.

    Attributes:
        held: the cards that are held, if there are any.
    """

    def __init__(self, interaction: Interaction, peek: PeekItem) -> None:
        self._interaction = interaction
        self._peek = peek
        self._press: Press | None = None
        self._last_click: Hit | None = None
        self.held: HeldCards | None = None
        self._targets: tuple[Target, ...] = ()

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
        press, interaction = self._press, self._interaction
        if self.held is None and press is not None and press.at is not None:
            far = (point - press.point).manhattanLength() >= press.threshold
            if far and interaction.liftable(press.at):
                self._grab(press.at, press.point)
        if self.held is not None:
            self.held.move_to(point)
            best = self._best(self.held)
            interaction.lights.heat(best.place if best is not None else None)
            interaction.foresee(best.move if best is not None else None)

    def release(self, point: QPointF) -> None:
        """The button goes up."""
        press, self._press = self._press, None
        if self.held is not None:
            self.held.move_to(point)
            self._let_go(self.held)
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
            if interaction.picked == press.at or press.at in interaction.choices.chosen:
                self._last_click = press.at

    def _grab(self, at: Hit, point: QPointF) -> None:
        interaction = self._interaction
        if not interaction.choices.keeps(at):
            interaction.unpick()
        interaction.hover(None)
        interaction.forget_hover()
        interaction.land()
        self._last_click = None
        interaction.taken_up.emit()
        choreography, items = interaction.choreography, interaction.items(at)
        held = HeldCards(at, items, point, choreography.middle)
        self._offer_targets(held, at)
        interaction.stage.loop(_HELD, lambda passed: held.step(passed, choreography.pace))

    def _offer_targets(self, held: HeldCards, at: Hit) -> None:
        """Let what is held, which lay there, be let go where it now can."""
        self.held, self._targets = held, self._interaction.targets(at)
        self._interaction.light(self._targets, at, held=True)

    def _let_go(self, held: HeldCards) -> None:
        interaction, best = self._interaction, self._best(held)
        meant = None if best is not None else self._meant(held)
        self._put_down()
        interaction.rest()
        before = interaction.changes
        if best is not None and best.move is not None:
            interaction.choose(best.move)
        elif meant is not None:
            interaction.refuse(held.at, meant)
        if interaction.changes == before:
            self._home(held)
            if best is not None:
                # It can take several cards: which, is said by a click on one of them.
                interaction.pick(held.at, best.place)

    def _put_down(self) -> HeldCards | None:
        """Let the items of what is held be seen again, where it is; returns what was held."""
        held, self.held = self.held, None
        self._interaction.stage.drop(_HELD)
        if held is not None:
            held.hand_back()
        self._interaction.foresee(None)
        return held

    def _home(self, held: HeldCards) -> None:
        first, lyings = held.at.index, self._interaction.board.lying(held.at.pile)
        lyings = lyings[first : first + len(held.items)]
        self._interaction.choreography.home(held.items, lyings)
        if self._interaction.choices.chosen:
            self._interaction.show_chosen()  # other lights have been put out

    def cancel(self) -> bool:
        """Give up what the hand was doing; held cards spring back. Returns whether it did."""
        was_active = self.active
        held = self.forget()
        if held is not None:
            self._interaction.rest()
            self._home(held)
        return was_active

    def forget(self) -> HeldCards | None:
        """Drop everything without a movement, for the board is about to change."""
        self._press = self._last_click = None
        self._peek.hide()
        return self._put_down()

    def peek(self, at: Hit | None) -> bool:
        """Show a face-up card whole; returns whether there is one."""
        if at is None or at.index < 0:
            return False
        board = self._interaction.board
        return self.show_whole(at, board.lying(at.pile)[at.index].card)

    def show_whole(self, at: Hit, card: int | None) -> bool:
        """Show a card over the place where it lies, if it is known; returns whether it is."""
        if card is not None:
            rect = self._interaction.board.card_rect(at.pile, at.index)
            self._peek.show_card(card, rect, QRectF(0, 0, *self._interaction.presenter.size))
        return card is not None

    def stop_peeking(self) -> None:
        """The look is over."""
        self._peek.hide()

    # --- where held cards go if they are let go now ----------------------------------------------

    def _best(self, held: HeldCards) -> Target | None:
        """The legal target that takes the held cards."""
        board = self._interaction.board
        at_home = held.over(board.whole(held.at.pile))
        # Of a card that is over one of the field, which is not chosen to be played with it, the
        # free cloth is not meant.
        covers = any(
            held.over(rect) >= _ONTO
            for pile in board.piles
            if pile.kind is PileKind.FIELD
            for at, rect in board.aims(pile)
            if at.index >= 0 and at not in board.standing_out
        )
        for quiet in (False, True):
            best, most = None, max(_LEAST, at_home)
            for target in self._targets:
                if target.quiet is quiet and not (covers and _is_cloth(board, target)):
                    score = held.over(self._drop_rect(board, target))
                    if score > most:
                        best, most = target, score
            if best is not None:
                return best
        return None

    def _drop_rect(self, board: Board, target: Target) -> Rect:
        if isinstance(target.place, Hit):
            return board.drop_rect(target.place)
        # Where only one yaku can take the card, the whole shelf does.
        alone = sum(isinstance(each.place, int) for each in self._targets) == 1
        if alone and board.layout.shelf is not None:
            return board.layout.shelf
        return self._interaction.places[target.place].grown(6)

    def _meant(self, held: HeldCards) -> Stop | None:
        """The place that the held cards are over, though they may not lie there."""
        board, choices = self._interaction.board, self._interaction.choices
        scores: dict[Stop, float] = {
            choices.place(at): held.over(rect)
            for pile in board.piles
            if pile.id != held.at.pile
            for at, rect in board.aims(pile)
        }
        for number, place in enumerate(self._interaction.places):
            if place.holds(held.x(), held.y()):
                scores[number] = 1.0
        best = max(scores, key=lambda place: scores[place], default=None)
        if best is None or scores[best] < max(_MEANT, held.over(board.whole(held.at.pile))):
            return None
        return best


def _is_cloth(board: Board, target: Target) -> bool:
    """Whether this is the field beside its cards."""
    at = target.place
    if not isinstance(at, Hit) or at.index >= 0:
        return False
    return board.view.pile(at.pile).kind is PileKind.FIELD
