"""Light on the table: glowing targets, the picked card, hints, and the keyboard's cursor."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from hanafuda_desktop.table import durations
from hanafuda_desktop.table.adapter import Choices, Target, card_target, stop_of
from hanafuda_desktop.table.animation import Stage, breath
from hanafuda_desktop.table.board import Board, Hit
from hanafuda_desktop.table.cards.looks import Looks
from hanafuda_desktop.table.cloth import GOLD, PAPER, edged, faded, paint_cursor, seat_colour
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.layout import Rect, RestingCard
from hanafuda_desktop.table.yaku_shelf import YakuShelf

# Soft edges on the cards that were played of late, each in the colour of the seat that did it.

_OVER_CARD = 0.5
"""An edge lies on its card and beneath the next."""


class EdgeItem(QGraphicsObject):
    """The edge of one card."""

    def __init__(self, lying: RestingCard, corner: float, colour: QColor) -> None:
        super().__init__()
        self.colour = colour
        self._size = QRectF(0, 0, lying.width, lying.height)
        self._corner = corner
        self.setPos(QPointF(lying.x, lying.y))
        self.setTransformOriginPoint(self._size.center())
        self.setRotation(lying.tilt)
        self.setZValue(lying.z + _OVER_CARD)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

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
    """The edges of a scene, wherever their cards lie."""

    def __init__(self, scene: QGraphicsScene, looks: Looks) -> None:
        self._scene = scene
        self._looks = looks
        self._cards: dict[int, int] = {}
        self._items: list[EdgeItem] = []

    @property
    def items(self) -> tuple[EdgeItem, ...]:
        """The edges."""
        return tuple(self._items)

    @property
    def cards(self) -> dict[int, int]:
        """The cards that have an edge, and whose colour it is."""
        return dict(self._cards)

    def mark(self, cards: Mapping[int, int], board: Board | None) -> None:
        """Have exactly these cards marked.

        Args:
            cards: the seats whose colours they have.
            board: where they lie.
        """
        self._cards = dict(cards)
        self.follow(board)

    def follow(self, board: Board | None) -> None:
        """Lie where the board has the cards."""
        remove(self._items)
        self._items = []
        for pile in board.piles if board is not None and self._cards else ():
            for card, lying in zip(pile.shown, board.lying(pile.id) if board else (), strict=True):
                if card is not None and card in self._cards:
                    corner = self._looks.corner * lying.width / self._looks.width
                    item = EdgeItem(lying, corner, seat_colour(self._cards[card]))
                    self._scene.addItem(item)
                    self._items.append(item)


# A covered card shown whole, on top and a little larger, while a button or key is held.

_Z: Final = 400_000
_LARGER: Final = 1.32
_RIM: Final = 6


class PeekItem(QGraphicsObject):
    """One card, for a look."""

    def __init__(self, looks: Looks) -> None:
        super().__init__()
        self._looks = looks
        self.card: int | None = None
        self.setZValue(_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
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
        width, height = self._size
        looks = self._looks
        reach = looks.reach * _LARGER
        shadow = looks.lifted_shadow()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(-reach, -reach * 0.8, width + 2 * reach, height + 2 * reach)
        painter.drawPixmap(area, shadow, QRectF(shadow.rect()))
        painter.drawPixmap(QPointF(0, 0), looks.pictures.pixmap(self.card, width, looks.ratio))


GLOW_Z: Final = 50_000
CURSOR_Z: Final = 60_000
_HINT: Final = "hint"
_DIM: Final = 0.5
_STEPS: Final = 14


def to_qrect(rect: Rect) -> QRectF:
    """The same rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def remove(items: Iterable[QGraphicsObject]) -> None:
    """Take items off their scene for good."""
    for item in items:
        item.scene().removeItem(item)
        item.deleteLater()


class GlowItem(QGraphicsObject):
    """A ring of light around a rectangle."""

    def __init__(self, looks: Looks, rect: QRectF, ink: QColor) -> None:
        super().__init__()
        self._looks = looks
        self._ink = ink
        self.rect = rect
        self.setPos(rect.topLeft())
        self.setZValue(GLOW_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The rectangle and its light."""
        reach = self._looks.glow_reach
        size = self.rect.size()
        return QRectF(QPointF(0, 0), size).adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Copy the light."""
        reach = self._looks.glow_reach
        pixmap = self._looks.glow(self.rect.size(), self._ink)
        painter.drawPixmap(QPointF(-reach, -reach), pixmap)


class CursorItem(QGraphicsObject):
    """Where the keyboard is: a pale broken frame on a dark one, not to be taken for a glow."""

    def __init__(self, looks: Looks) -> None:
        super().__init__()
        self._looks = looks
        self._size = QSizeF(1, 1)
        self.setZValue(CURSOR_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def surround(self, rect: QRectF) -> None:
        """Frame this rectangle and be seen."""
        self.prepareGeometryChange()
        self._size = rect.size()
        self.setPos(rect.topLeft())
        self.show()

    def boundingRect(self) -> QRectF:
        """The frame with its line."""
        return QRectF(QPointF(0, 0), self._size).adjusted(-9, -9, 9, 9)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Draw both frames."""
        rect = QRectF(QPointF(0, 0), self._size)
        paint_cursor(painter, rect, self._looks.corner + 4, edged(1))


class Marks:
    """The glows of a scene. Targets breathe while a card is held, and then glow steadily."""

    def __init__(self, scene: QGraphicsScene, looks: Looks, stage: Stage) -> None:
        self._scene = scene
        self._looks = looks
        self._stage = stage
        self._targets: dict[str, GlowItem] = {}
        self._others: list[GlowItem] = []
        self._hot: str | None = None
        self._elapsed = 0.0
        self._lasts: float | None = None
        self._shown = -1
        self.pace = Pace()

    @property
    def targets(self) -> tuple[str, ...]:
        """The places that glow as targets."""
        return tuple(self._targets)

    @property
    def hot(self) -> str | None:
        """The target that would take the held card."""
        return self._hot

    def show(
        self,
        targets: dict[str, Rect],
        others: tuple[Rect, ...] = (),
        *,
        lasts: float | None = None,
    ) -> None:
        """Light up targets, and other cards more softly, instead of what glowed before.

        Args:
            targets: rectangles by the target's name.
            others: what else to mark: the picked card, the cards of a yaku.
            lasts: milliseconds to breathe, after which targets glow steadily; ``None`` for as long
                as they are shown.
        """
        self.clear()
        for name, rect in targets.items():
            self._targets[name] = self._add(rect, GOLD)
        self._others = [self._add(rect, PAPER) for rect in others]
        self._elapsed, self._lasts, self._shown = 0.0, lasts, -1
        self._light(1.0)
        if self._targets and not self.pace.reduced:
            self._stage.loop("glow", self._breathe)

    def heat(self, target: str | None) -> None:
        """Let one target shine, the one that would take the held card."""
        if target == self._hot:
            return
        self._hot = target
        self._light(self._shown / _STEPS if self._shown >= 0 else 1.0)

    def clear(self) -> None:
        """Put out all lights."""
        self._stage.drop("glow")
        remove((*self._targets.values(), *self._others))
        self._targets = {}
        self._others = []
        self._hot = None

    def _add(self, rect: Rect, ink: QColor) -> GlowItem:
        item = GlowItem(self._looks, to_qrect(rect), ink)
        self._scene.addItem(item)
        return item

    def _breathe(self, milliseconds: float) -> bool:
        self._elapsed += milliseconds
        if self._lasts is not None and self._elapsed >= self._lasts:
            self._light(1.0)
            return False
        # In steps too small to see, so that not every frame paints every target again.
        step = round(breath(self._elapsed, durations.PULSE) * _STEPS)
        if step != self._shown:
            self._shown = step
            self._light(step / _STEPS)
        return True

    def _light(self, strength: float) -> None:
        for name, item in self._targets.items():
            item.setOpacity(1.0 if name == self._hot else self._soft(strength))
        for item in self._others:
            item.setOpacity(0.85)

    def _soft(self, strength: float) -> float:
        top = 0.75 if self._hot is not None else 1.0
        return _DIM + (top - _DIM) * strength


class Lights:
    """The glows on cards and on the shelf, lit for one thing at a time."""

    def __init__(self, marks: Marks, stage: Stage, shelf: YakuShelf) -> None:
        self._marks = marks
        self._stage = stage
        self._shelf = shelf

    @property
    def hinting(self) -> bool:
        """Whether a hint glows."""
        return self._stage.playing_loop(_HINT)

    def heat(self, target: str | None) -> None:
        """Let one target shine, the one that would take the held card."""
        self._marks.heat(target)

    def out(self) -> None:
        """Put out every glow, a hint's too."""
        self._stage.drop(_HINT)
        self._marks.clear()
        self._shelf.set_glow(())

    def targets(
        self,
        board: Board,
        targets: Iterable[Target],
        source: Rect | None,
        *,
        lasts: float | None = None,
    ) -> None:
        """Light up where a card can go.

        Args:
            board: the table.
            targets: where; quiet ones stay dark.
            source: where the card itself lies, to mark it as well.
            lasts: for how long they breathe; ``None`` for as long as they glow.
        """
        stops = {target.place: stop_of(target.place) for target in targets if not target.quiet}
        lit = {
            place: board.mark_rect(stop) for place, stop in stops.items() if isinstance(stop, Hit)
        }
        # Numbers beyond the shelf are slips among the cards, which are seen well enough.
        on_shelf = range(len(board.layout.places))
        places = [stop for stop in stops.values() if isinstance(stop, int)]
        self._shelf.set_glow([place for place in places if place in on_shelf])
        self._marks.show(lit, () if source is None else (source,), lasts=lasts)

    def chosen(self, board: Board, targets: Iterable[Target], chosen: Iterable[Hit]) -> None:
        """Mark the cards that are chosen, and those that may join them."""
        stops = {target.place: stop_of(target.place) for target in targets}
        lit = {
            place: board.strip(stop.pile, stop.index)
            for place, stop in stops.items()
            if isinstance(stop, Hit)
        }
        others = tuple(board.strip(hit.pile, hit.index) for hit in chosen)
        self._marks.show(lit, others, lasts=float(durations.PULSE * durations.PULSES_AT_REST))

    def hint(
        self, board: Board, choices: Choices, move: object, pace: Pace, then: Callable[[], None]
    ) -> None:
        """Let the cards of a move, and where they go, glow for a while."""
        cards, place = choices.marks(move)
        rects = tuple(board.strip(pile, index) for pile, index in cards)
        stop = stop_of(place) if place is not None else None
        targets: dict[str, Rect] = {}
        if isinstance(stop, Hit) and place is not None:
            targets = {place: board.mark_rect(stop)}
        elif isinstance(stop, int):
            self._shelf.set_glow([stop])
        else:
            targets, rects = {str(at): rect for at, rect in enumerate(rects)}, ()
        self._marks.show(targets, rects)
        self._stage.loop(_HINT, _Countdown(pace.stay(durations.HINT), then))

    def related(self, board: Board, hits: Iterable[Hit]) -> None:
        """Let cards shine that the one under the pointer can meet."""
        rects = {card_target(hit.pile, hit.index): board.mark_rect(hit) for hit in hits}
        self._marks.show(rects, lasts=0.0)

    def cards(self, board: Board, wanted: Iterable[int]) -> None:
        """Mark these cards wherever they lie open."""
        cards = set(wanted)
        rects = tuple(
            board.strip(pile.id, index)
            for pile in board.piles
            for index, card in enumerate(pile.shown)
            if card in cards
        )
        self._marks.show({}, rects)


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
