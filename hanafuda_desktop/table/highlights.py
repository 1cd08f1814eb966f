"""Light on the table: glowing targets, the picked card, hints, and the keyboard's cursor."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from hanafuda_desktop.table import durations
from hanafuda_desktop.table.adapter import Choices, Target
from hanafuda_desktop.table.animation import Stage, breath
from hanafuda_desktop.table.board import Board, Hit, Stop
from hanafuda_desktop.table.cards.looks import Looks
from hanafuda_desktop.table.cloth import (
    GOLD,
    PAPER,
    PaintedItem,
    edged,
    faded,
    paint_cursor,
    remove,
    seat_colour,
)
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.layout import Rect, RestingCard
from hanafuda_desktop.table.yaku_shelf import YakuShelf

# Soft edges on the cards that were played of late, each in the colour of the seat that did it.

_OVER_CARD = 0.5
"""An edge lies on its card and beneath the next."""


class EdgeItem(PaintedItem):
    """The edge of one card."""

    def __init__(self, lying: RestingCard, corner: float, colour: QColor) -> None:
        super().__init__(lying.z + _OVER_CARD)
        self.colour = colour
        self._size = QRectF(0, 0, lying.width, lying.height)
        self._corner = corner
        self.setPos(QPointF(lying.x, lying.y))
        self.setTransformOriginPoint(self._size.center())
        self.setRotation(lying.tilt)

    def boundingRect(self) -> QRectF:
        """The card with the half of its line that stands out."""
        return self._size.adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, *_: object) -> None:
        """A line along the edge that fades inwards."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = max(2.0, self._size.width() * 0.034)
        for step, strength in enumerate((1.0, 0.4, 0.16)):
            inset = line * (step + 0.25)
            painter.setPen(QPen(faded(self.colour, strength), line))
            corner = max(1.0, self._corner - inset)
            painter.drawRoundedRect(
                self._size.adjusted(inset, inset, -inset, -inset), corner, corner
            )


class FreshMarks:
    """The edges of a scene, wherever their cards lie.

    Attributes:
        cards: the cards that have an edge, and the seats whose colours these have.
        items: the edges.
    """

    def __init__(self, scene: QGraphicsScene, looks: Looks) -> None:
        self._scene = scene
        self._looks = looks
        self.cards: Mapping[int, int] = {}
        self.items: list[EdgeItem] = []

    def follow(self, board: Board) -> None:
        """Lie where the board has the cards."""
        remove(self.items)
        self.items = []
        for pile in board.piles if self.cards else ():
            for card, lying in zip(pile.shown, board.lying(pile.id), strict=True):
                if card is not None and card in self.cards:
                    corner = self._looks.corner * lying.width / self._looks.width
                    item = EdgeItem(lying, corner, seat_colour(self.cards[card]))
                    self._scene.addItem(item)
                    self.items.append(item)


# A covered card shown whole, on top and a little larger, while a button or key is held.

_Z: Final = 400_000
_LARGER: Final = 1.32
_RIM: Final = 6


class PeekItem(PaintedItem):
    """One card, for a look."""

    def __init__(self, looks: Looks) -> None:
        super().__init__(_Z)
        self._looks = looks
        self.card: int | None = None
        self.hide()

    def show_card(self, card: int, at: Rect, window: QRectF) -> None:
        """Show a card over the place where it lies, wholly inside the window."""
        self.prepareGeometryChange()
        self.card = card
        width, height = self._size
        x = at.x + (at.width - width) / 2
        y = at.y + (at.height - height) / 2
        room = window.adjusted(_RIM, _RIM, -width - _RIM, -height - _RIM)
        self.setPos(
            round(min(max(x, room.left()), max(room.left(), room.right()))),
            round(min(max(y, room.top()), max(room.top(), room.bottom()))),
        )
        self.show()
        self.update()

    @property
    def _size(self) -> tuple[int, int]:
        width = round(self._looks.width * _LARGER)
        return width, round(width * self._looks.pictures.aspect)

    def boundingRect(self) -> QRectF:
        """The enlarged card and its shadow."""
        width, height = self._size
        reach = self._looks.reach * _LARGER
        return QRectF(-reach, -reach, width + 2 * reach, height + 2 * reach)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Copy shadow and picture; the picture is made for this size, so it is as crisp."""
        looks = self._looks
        shadow, reach = looks.lifted_shadow(), looks.reach * _LARGER
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = self.boundingRect().translated(0, reach * 0.2)
        painter.drawPixmap(area, shadow, QRectF(shadow.rect()))
        painter.drawPixmap(0, 0, looks.pictures.pixmap(self.card, self._size[0], looks.ratio))


GLOW_Z: Final = 50_000
CURSOR_Z: Final = 60_000


class GlowItem(PaintedItem):
    """A ring of light around a rectangle."""

    def __init__(self, looks: Looks, rect: QRectF, ink: QColor) -> None:
        super().__init__(GLOW_Z)
        self._looks = looks
        self._ink = ink
        self.rect = rect
        self.setPos(rect.topLeft())

    def boundingRect(self) -> QRectF:
        """The rectangle and its light."""
        reach = self._looks.glow_reach
        return QRectF(QPointF(), self.rect.size()).adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Copy the light."""
        pixmap = self._looks.glow(self.rect.size(), self._ink)
        painter.drawPixmap(self.boundingRect().topLeft(), pixmap)


class CursorItem(PaintedItem):
    """Where the keyboard is: a pale broken frame on a dark one, not to be taken for a glow."""

    def __init__(self, looks: Looks) -> None:
        super().__init__(CURSOR_Z)
        self._looks = looks
        self._size = QSizeF(1, 1)
        self.hide()

    def surround(self, rect: QRectF) -> None:
        """Frame this rectangle and be seen."""
        self.prepareGeometryChange()
        self._size = rect.size()
        self.setPos(rect.topLeft())
        self.show()

    def boundingRect(self) -> QRectF:
        """The frame with its line."""
        return QRectF(QPointF(), self._size).adjusted(-9, -9, 9, 9)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Draw both frames."""
        rect = QRectF(QPointF(), self._size)
        paint_cursor(painter, rect, self._looks.corner + 4, edged(1))


_HINT: Final = "hint"
_GLOW: Final = "glow"
_DIM: Final = 0.5
_OTHERS: Final = 0.85
"""How strongly targets glow at least, and other cards always."""
_STEPS: Final = 14
_AT_REST: Final = float(durations.PULSE * durations.PULSES_AT_REST)


class Lights:
    """The glows on cards and on the shelf, lit for one thing at a time.

    Targets breathe while a card is held, and then glow steadily.

    Attributes:
        hot: the target that would take the held card; it shines.
        pace: how fast everything moves.
    """

    def __init__(self, scene: QGraphicsScene, looks: Looks, stage: Stage, shelf: YakuShelf) -> None:
        self._scene = scene
        self._looks = looks
        self._stage = stage
        self._shelf = shelf
        self._glows: dict[Stop, GlowItem] = {}
        self._others: list[GlowItem] = []
        self._strength = 1.0
        self.hot: Stop | None = None
        self.pace = Pace()

    @property
    def lit(self) -> tuple[Stop, ...]:
        """The places that glow as targets."""
        return tuple(self._glows)

    @property
    def hinting(self) -> bool:
        """Whether a hint glows."""
        return self._stage.playing(_HINT)

    def heat(self, target: Stop | None) -> None:
        """Let one target shine, the one that would take the held card."""
        if target != self.hot:
            self.hot = target
            self._light(self._strength)

    def out(self) -> None:
        """Put out every glow, a hint's too."""
        self._stage.drop(_HINT)
        self._clear()
        self._shelf.set_glow(())

    def targets(
        self, board: Board, targets: Iterable[Target], source: Hit | None, *, held: bool
    ) -> None:
        """Light up where a card can go, as long as it is held, or for some breaths.

        Args:
            board: the table.
            targets: where; quiet ones stay dark.
            source: the card itself, to be marked as well where it lies.
            held: whether it is in a hand.
        """
        stops = [target.place for target in targets if not target.quiet]
        # Numbers beyond the shelf are slips among the cards, which are seen well enough.
        on_shelf = range(len(board.layout.places))
        self._shelf.set_glow([stop for stop in stops if isinstance(stop, int) and stop in on_shelf])
        others = () if held or source is None else (board.gripped(source.pile, source.index),)
        self._show(_rects(stops, board.mark_rect), others, lasts=None if held else _AT_REST)

    def chosen(self, board: Board, targets: Iterable[Target], chosen: Iterable[Hit]) -> None:
        """Mark the cards that are chosen, and those that may join them."""
        stops = [target.place for target in targets]
        others = [board.strip(hit.pile, hit.index) for hit in chosen]
        lit = _rects(stops, lambda hit: board.strip(hit.pile, hit.index))
        self._show(lit, others, lasts=_AT_REST)

    def hint(self, board: Board, choices: Choices, move: object, then: Callable[[], None]) -> None:
        """Let the cards of a move, and where they go, glow for a while."""
        cards, place = choices.marks(move)
        rects = [board.strip(pile, index) for pile, index in cards]
        if isinstance(place, int):
            self._shelf.set_glow((place,))
        if place is None:
            self._show(dict(enumerate(rects)))
        else:
            self._show(_rects((place,), board.mark_rect), rects)
        left = self.pace.stay(durations.HINT)

        def count(milliseconds: float) -> bool:
            nonlocal left
            left -= milliseconds
            if left <= 0:
                then()
            return left > 0

        self._stage.loop(_HINT, count)

    def related(self, board: Board, hits: Iterable[Hit]) -> None:
        """Let cards shine that the one under the pointer can meet."""
        self._show(_rects(hits, board.mark_rect), lasts=0.0)

    def cards(self, board: Board, wanted: Iterable[int]) -> None:
        """Mark these cards wherever they lie open."""
        cards = set(wanted)
        rects = [
            board.strip(pile.id, index)
            for pile in board.piles
            for index, card in enumerate(pile.shown)
            if card in cards
        ]
        self._show({}, rects)

    def _show(
        self,
        targets: Mapping[Stop, Rect],
        others: Iterable[Rect] = (),
        *,
        lasts: float | None = None,
    ) -> None:
        """Light up targets, and other cards more softly, instead of what glowed before.

        Args:
            targets: rectangles by where they are.
            others: what else to mark: the picked card, the cards of a yaku.
            lasts: milliseconds to breathe, after which targets glow steadily; ``None`` for as long
                as they are shown.
        """
        self._clear()
        self._glows = {name: self._add(rect, GOLD) for name, rect in targets.items()}
        self._others = [self._add(rect, PAPER) for rect in others]
        self._light(1.0)
        elapsed = 0.0

        def breathe(milliseconds: float) -> bool:
            nonlocal elapsed
            elapsed += milliseconds
            over = lasts is not None and elapsed >= lasts
            # In steps too small to see, so that not every frame paints every target again.
            step = _STEPS if over else round(breath(elapsed, durations.PULSE) * _STEPS)
            if step / _STEPS != self._strength:
                self._light(step / _STEPS)
            return not over

        if targets and not self.pace.reduced:
            self._stage.loop(_GLOW, breathe)

    def _clear(self) -> None:
        self._stage.drop(_GLOW)
        remove((*self._glows.values(), *self._others))
        self._glows, self._others, self.hot = {}, [], None

    def _add(self, rect: Rect, ink: QColor) -> GlowItem:
        item = GlowItem(self._looks, QRectF(*rect), ink)
        item.setOpacity(_OTHERS)
        self._scene.addItem(item)
        return item

    def _light(self, strength: float) -> None:
        self._strength = strength
        top = 0.75 if self.hot is not None else 1.0
        for name, item in self._glows.items():
            item.setOpacity(1.0 if name == self.hot else _DIM + (top - _DIM) * strength)


def _rects(stops: Iterable[Stop], where: Callable[[Hit], Rect]) -> dict[Stop, Rect]:
    """The rectangles of those that are on the board."""
    return {stop: where(stop) for stop in stops if isinstance(stop, Hit)}
