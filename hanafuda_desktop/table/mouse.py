"""The mouse, or a finger, on the table: click, double-click, drag and drop, and a look beneath.

Cards in the hand hang from the pointer, tilt with its speed, and never leave it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table import durations
from hanafuda_desktop.table.adapter import (
    Target,
)
from hanafuda_desktop.table.animation import FLYING_Z, Spring
from hanafuda_desktop.table.board import Board, Hit, Stop
from hanafuda_desktop.table.cards.card_item import (
    LIFT_SCALE,
    CardItem,
    lean_of,
    lifted_rect,
    paint_lifted_shadow,
)
from hanafuda_desktop.table.cloth import PaintedItem, blank
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.highlights import PeekItem
from hanafuda_desktop.table.interaction import Interaction
from hanafuda_desktop.table.layout import Rect

_STIFF: Final = 17.0
_DEGREES: Final = 0.0115
"""Tilt for each logical pixel a second of the pointer, at a card width of 100."""
_MOST: Final = 11.0
_QUIET: Final = 55.0
"""Milliseconds without movement after which the pointer counts as still."""


class HeldCards(PaintedItem):
    """A card, or a run, that a hand has taken. While it is held, one picture with its shadow stands
    for its items: a run costs a frame no more than a card.

    Its position is the pointer; it turns and grows about the point that the pointer holds.

    Attributes:
        at: the lowest of its cards, where it was taken from.
        items: the cards, lowest first.
        lean: which way its shadow leans, -1 left to 1 right.
    """

    def __init__(
        self, at: Hit, items: tuple[CardItem, ...], pointer: QPointF, middle: float
    ) -> None:
        super().__init__(FLYING_Z * 2)
        self.at = at
        self.items = items
        self.lean = 0.0
        self._looks = items[0].looks
        self._middle = middle
        # The point of the first card that the pointer holds.
        self._grip = pointer - items[0].pos()
        self._offsets = [item.pos() - items[0].pos() for item in items]
        self._longer = self._offsets[-1].y()
        self._moved = self._still = self._age = 0.0
        self._spring = Spring(_STIFF)
        self._cards = self._compose()
        self._picture = QPixmap()
        self._made_for: tuple[float, int] | None = None
        items[0].scene().addItem(self)
        for item in items:
            item.setVisible(False)
        self.move_to(pointer)
        self._moved = 0.0

    def _compose(self) -> QPixmap:
        looks = self._looks
        size = QSizeF(looks.width + 2 * looks.rim, looks.height + self._longer + 2 * looks.rim)
        picture = blank(size, looks.ratio)
        with QPainter(picture) as painter:
            for item, offset in zip(self.items, self._offsets, strict=True):
                painter.drawPixmap(offset, looks.resting(item.card))
        return picture

    @property
    def rect(self) -> Rect:
        """Where the lowest held card is, untilted."""
        corner = self.pos() - self._grip
        return Rect(corner.x(), corner.y(), self._looks.width, self._looks.height)

    @property
    def tilt(self) -> float:
        """Degrees."""
        return self._spring.value

    @property
    def lift(self) -> float:
        """0 to 1: how far the cards have risen."""
        return min(1.0, 0.25 + self._age / durations.LIFT)

    def move_to(self, pointer: QPointF) -> None:
        """Follow the pointer, at once."""
        self._moved += pointer.x() - self.x()
        self.setPos(pointer)
        self.lean = max(-1.0, min(1.0, (pointer.x() - self._middle) / max(1.0, self._middle)))
        self._turn()

    def step(self, milliseconds: float, pace: Pace) -> bool:
        """Let the tilt swing by so much time; returns true, for it goes on while cards are held."""
        rising = self.lift < 1
        self._age += milliseconds
        self._still = 0.0 if self._moved else self._still + milliseconds
        if pace.reduced or milliseconds <= 0:
            self._moved = 0.0
        if self._moved:
            speed = self._moved / milliseconds * 1000
            goal = speed * _DEGREES * (100 / self._looks.width)
            self._spring.goal = max(-_MOST, min(_MOST, goal))
        elif self._still > _QUIET:
            self._spring.goal = 0.0
        self._moved = 0.0
        before = self._spring.value
        self._spring.step(milliseconds)
        if self._spring.at_rest:
            self._spring.value, self._spring.velocity = self._spring.goal, 0.0
        if rising or self._spring.value != before:
            self._turn()
        return True

    def _turn(self) -> None:
        scale = 1 + LIFT_SCALE * self.lift
        self.setTransform(QTransform().rotate(self.tilt).scale(scale, scale))

    @property
    def _bounds(self) -> QRectF:
        return lifted_rect(self._looks, self._longer)

    def boundingRect(self) -> QRectF:
        """The cards and the shadow they cast."""
        return self._bounds.translated(-self._grip)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Copy the picture."""
        # To turn a picture is what costs, so there is one of both; it is put together again when
        # the shadow has moved on by a pixel.
        shadow = self.lift, round(lean_of(self._looks, self.lift, self.lean) * self._looks.ratio)
        if shadow != self._made_for:
            self._made_for = shadow
            self._put_together()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.boundingRect().topLeft(), self._picture)

    def _put_together(self) -> None:
        bounds = self._bounds
        if self._picture.isNull():
            self._picture = blank(bounds.size(), self._looks.ratio)
        else:
            self._picture.fill(Qt.GlobalColor.transparent)
        with QPainter(self._picture) as painter:
            painter.translate(-bounds.topLeft())
            paint_lifted_shadow(painter, self._looks, self.lift, self.lean, self._longer)
            painter.drawPixmap(QPointF(-self._looks.rim, -self._looks.rim), self._cards)

    def over(self, rect: Rect) -> float:
        """How much they are over a rectangle, as a share of a card."""
        own = self.rect
        over = own.shared(rect) / (own.width * own.height)
        return over + (_POINTER_WEIGHT if rect.holds(self.x(), self.y()) else 0.0)

    def hand_back(self) -> None:
        """Let the items be seen again, exactly where and how the picture showed them."""
        half = QPointF(self._looks.width / 2, self._looks.height / 2)
        for order, (item, offset) in enumerate(zip(self.items, self._offsets, strict=True)):
            item.setPos(self.mapToScene(offset + half - self._grip) - half)
            item.lean = self.lean
            item.pose(lift=self.lift, tilt=self.tilt)
            item.cast(self._longer if order == 0 else None)
            item.setZValue(FLYING_Z * 2 + order)
            item.setVisible(True)
        self.scene().removeItem(self)
        self.deleteLater()


# The mouse, or a finger, on the table: click, double-click, drag and drop, and a look beneath.

_POINTER_WEIGHT: Final = 0.6
"""The pointer inside a target counts like so much of a card's area over it."""
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
