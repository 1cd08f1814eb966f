"""Cards in a hand: they hang from the pointer, tilt with its speed, and never leave it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from hanafuda_desktop.table import durations
from hanafuda_desktop.table.animation import FLYING_Z, Spring
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.cards.card_item import (
    LIFT_SCALE,
    CardItem,
    lean_of,
    lifted_rect,
    paint_lifted_shadow,
)
from hanafuda_desktop.table.cloth import PaintedItem, blank
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.layout import Rect

_STIFF: Final = 17.0
_DEGREES: Final = 0.0115
"""Tilt for each logical pixel a second of the pointer, at a card width of 100."""
_MOST: Final = 11.0
_QUIET: Final = 55.0
"""Milliseconds without movement after which the pointer counts as still."""
_POINTER_WEIGHT: Final = 0.6
"""The pointer inside a target counts like so much of a card's area over it."""


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
