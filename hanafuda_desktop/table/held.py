"""Cards in the hand: they hang from the pointer, tilt with its speed, and never leave it."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsObject

from hanafuda_desktop.table import durations
from hanafuda_desktop.table.animation import FLYING_Z, Spring
from hanafuda_desktop.table.cards.card_item import (
    LIFT_SCALE,
    CardItem,
    lean_of,
    lifted_rect,
    paint_lifted_shadow,
)
from hanafuda_desktop.table.cards.looks import Looks
from hanafuda_desktop.table.cloth import blank
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.layout import Rect

_STIFF: Final = 17.0
_DEGREES: Final = 0.0115
"""Tilt for each logical pixel a second of the pointer, at a card width of 100."""
_MOST: Final = 11.0
_QUIET: Final = 55.0
"""Milliseconds without movement after which the pointer counts as still."""


class HeldItem(QGraphicsObject):
    """The held cards and their shadow as one picture: a run costs a frame no more than a card.

    Its position is the pointer; it turns and grows about the point that the pointer holds.
    """

    def __init__(
        self, looks: Looks, cards: tuple[int | None, ...], offsets: list[QPointF], grip: QPointF
    ) -> None:
        super().__init__()
        self._looks = looks
        self._longer = offsets[-1].y()
        self._corner = -grip
        self.lift = 0.0
        self.lean = 0.0
        self._cards = self._compose(cards, offsets)
        self._picture = QPixmap()
        self._made_for: tuple[float, int] | None = None
        self.setZValue(FLYING_Z * 2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def _compose(self, cards: tuple[int | None, ...], offsets: list[QPointF]) -> QPixmap:
        looks = self._looks
        size = QSizeF(looks.width + 2 * looks.rim, looks.height + self._longer + 2 * looks.rim)
        picture = blank(size, looks.ratio)
        painter = QPainter(picture)
        for card, offset in zip(cards, offsets, strict=True):
            painter.drawPixmap(offset, looks.resting(card))
        painter.end()
        return picture

    def hang(self, pointer: QPointF, lift: float, tilt: float, lean: float) -> None:
        """Hang from the pointer, so high and so tilted."""
        self.lift, self.lean = lift, lean
        scale = 1 + LIFT_SCALE * lift
        self.setPos(pointer)
        self.setTransform(QTransform().rotate(tilt).scale(scale, scale))

    def boundingRect(self) -> QRectF:
        """The cards and the shadow they cast."""
        return self._bounds.translated(self._corner)

    @property
    def _bounds(self) -> QRectF:
        return lifted_rect(self._looks, self._longer)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Copy the picture."""
        # To turn a picture is what costs, so there is one of both; it is put together again when
        # the shadow has moved on by a pixel.
        shadow = self.lift, round(lean_of(self._looks, self.lift, self.lean) * self._looks.ratio)
        if shadow != self._made_for:
            self._made_for = shadow
            self._put_together()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self._corner + self._bounds.topLeft(), self._picture)

    def _put_together(self) -> None:
        bounds = self._bounds
        if self._picture.isNull():
            self._picture = blank(bounds.size(), self._looks.ratio)
        else:
            self._picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._picture)
        painter.translate(-bounds.topLeft())
        paint_lifted_shadow(painter, self._looks, self.lift, self.lean, self._longer)
        painter.drawPixmap(QPointF(-self._looks.rim, -self._looks.rim), self._cards)
        painter.end()


class Held:
    """A card, or a run, that a hand has taken. While it is held one picture stands for its items.

    Attributes:
        pile: where it was taken from.
        index: the lowest of its cards there.
        items: the cards, lowest first.
        picture: what is seen of them.
    """

    def __init__(
        self, pile: str, index: int, items: tuple[CardItem, ...], pointer: QPointF, middle: float
    ) -> None:
        self.pile = pile
        self.index = index
        self.items = items
        self._looks = items[0].looks
        self._middle = middle
        # The point of the first card that the pointer holds.
        self._grip = pointer - items[0].pos()
        self._offsets = [item.pos() - items[0].pos() for item in items]
        self._pointer = pointer
        self._moved = 0.0
        self._still = 0.0
        self._age = 0.0
        self._spring = Spring(_STIFF)
        cards = tuple(item.card for item in items)
        self.picture = HeldItem(self._looks, cards, self._offsets, self._grip)
        items[0].scene().addItem(self.picture)
        for item in items:
            item.setVisible(False)
        self._hang()

    @property
    def rect(self) -> Rect:
        """Where the lowest held card is, untilted."""
        corner = self._pointer - self._grip
        return Rect(corner.x(), corner.y(), self._looks.width, self._looks.height)

    @property
    def pointer(self) -> QPointF:
        """Where the pointer is."""
        return self._pointer

    @property
    def tilt(self) -> float:
        """Degrees."""
        return self._spring.value

    @property
    def lift(self) -> float:
        """0 to 1: how far the cards have risen."""
        return min(1.0, 0.25 + self._age / durations.LIFT)

    @property
    def _lean(self) -> float:
        lean = (self._pointer.x() - self._middle) / max(1.0, self._middle)
        return max(-1.0, min(1.0, lean))

    def move_to(self, pointer: QPointF) -> None:
        """Follow the pointer, at once."""
        self._moved += pointer.x() - self._pointer.x()
        self._pointer = pointer
        self._hang()

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
            self._hang()
        return True

    def _hang(self) -> None:
        self.picture.hang(self._pointer, self.lift, self.tilt, self._lean)

    def hand_back(self) -> None:
        """Let the items be seen again, exactly where and how the picture showed them."""
        lift, tilt = self.lift, self.tilt
        scale = 1 + LIFT_SCALE * lift
        across, along = cos(radians(tilt)) * scale, sin(radians(tilt)) * scale
        half = QPointF(self._looks.width / 2, self._looks.height / 2)
        for order, (item, offset) in enumerate(zip(self.items, self._offsets, strict=True)):
            arm = offset + half - self._grip
            turned = QPointF(arm.x() * across - arm.y() * along, arm.x() * along + arm.y() * across)
            item.setPos(self._pointer + turned - half)
            item.lean = self._lean
            item.pose(lift=lift, tilt=tilt)
            item.cast(self._offsets[-1].y() if order == 0 else None)
            item.setZValue(FLYING_Z * 2 + order)
            item.setVisible(True)
        self.picture.scene().removeItem(self.picture)
        self.picture.deleteLater()
