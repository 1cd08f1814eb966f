"""Small buttons among the cards, for moves that no card can be dragged for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hanafuda_desktop.table.adapter import MoveOffer, stop_of
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.cloth import GOLD, INK, NIGHT, PAPER, faded
from hanafuda_desktop.table.interaction import Interaction
from hanafuda_desktop.table.keyboard import KeyHand
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.lettering import LEAST, advance, letter_font, wrapped
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.panels.typeset import Sheet
from hanafuda_desktop.text.language import tr

# The question which card the drawn one takes, asked loudly: words over it, a number on each.

_BADGE_Z: Final = 58_000
"""Over glows, under the cursor."""
_RIM: Final = 4.0


class BadgeItem(QGraphicsObject):
    """A gold slip with a number or a few words."""

    def __init__(self, text: str, middle: QPointF, pixels: int) -> None:
        super().__init__()
        self.text = text
        self._pixels = pixels
        high = pixels * 1.7
        wide = max(high, advance(text, pixels, bold=True) + pixels * 1.2)
        self._slip = QRectF(-wide / 2, -high / 2, wide, high)
        self.setPos(middle)
        self.setZValue(_BADGE_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The slip and its shadow."""
        return self._slip.adjusted(-_RIM, -_RIM, _RIM, 2 * _RIM)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint it."""
        slip, corner = self._slip, self._slip.height() / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(NIGHT, 0.5))
        painter.drawRoundedRect(slip.translated(0, 2.5), corner, corner)
        painter.setPen(QPen(INK, 2))
        painter.setBrush(GOLD)
        painter.drawRoundedRect(slip, corner, corner)
        painter.setFont(letter_font(self._pixels, bold=True))
        painter.setPen(INK)
        painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, self.text)


class WhichItems:
    """The slips of a scene: there as long as a card has to be put somewhere."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[BadgeItem] = []

    @property
    def items(self) -> tuple[BadgeItem, ...]:
        """The question, and a number for each answer."""
        return tuple(self._items)

    def clear(self) -> None:
        """Ask nothing."""
        for item in self._items:
            self._scene.removeItem(item)
            item.deleteLater()
        self._items = []

    def show(self, interaction: Interaction) -> None:
        """Ask what is open now."""
        self.clear()
        board = interaction.board
        standing = interaction.choices.standing if interaction.choices is not None else None
        if board is None or standing is None:
            return
        rect = board.card_rect(standing.pile, standing.index)
        letters = max(12, round(rect.width * 0.15))
        gathering = interaction.gatherer.gathering
        question = gathering.question if gathering is not None else tr("Which one?")
        # Where it covers neither the number of the card nor that of the stock over it.
        self._add(question, QPointF(rect.x + rect.width / 2, rect.bottom), letters)
        for number, place in enumerate(interaction.answers, start=1):
            stop = stop_of(place)
            if isinstance(stop, Hit):
                self._add(str(number), _corner_of(board.mark_rect(stop)), round(letters * 1.3))

    def _add(self, text: str, middle: QPointF, pixels: int) -> None:
        item = BadgeItem(text, middle, pixels)
        self._scene.addItem(item)
        self._items.append(item)


def _corner_of(rect: Rect) -> QPointF:
    """Where a number covers nothing by which a card is known."""
    return QPointF(rect.right - rect.width * 0.16, rect.y + rect.width * 0.08)


# The slips that lie among the cards: moves that can be pressed, and a question about cards.


class Slips:
    """The slips of one table.

    Args:
        scene: the table.
        interaction: knows what is offered and asked, and plays what was pressed.
        keys: the keyboard's cursor, which is of no use to whoever presses.
    """

    def __init__(self, scene: QGraphicsScene, interaction: Interaction, keys: KeyHand) -> None:
        self._scene = scene
        self._interaction = interaction
        self._keys = keys
        self._offers: OfferItems | None = None
        self.which = WhichItems(scene)

    def follow(self) -> None:
        """Lie where the board now says."""
        offers = self._interaction.offers
        if offers and self._offers is None:
            self._offers = OfferItems(self._scene, self._take)
        if self._offers is not None:
            self._offers.show(offers)
        self.ask()

    def _take(self, move: object) -> None:
        self._keys.hide()
        # Not now: the button that was pressed is about to be taken away.
        QTimer.singleShot(0, self._scene, lambda: self._interaction.choose(move))

    def ask(self) -> None:
        """Ask which cards are meant, if that is open."""
        self.which.show(self._interaction)

    def clear(self) -> None:
        """Ask nothing: the table is about to change."""
        self.which.clear()


_Z: Final = 55_000
_LINE: Final = 1.15
"""The height of a line of a note, counted in its letters."""
_SHADOW: Final = 3


class OfferItem(QGraphicsObject):
    """A paper slip with a word on it, that can be pressed."""

    def __init__(self, offer: MoveOffer, pressed: Callable[[object], None]) -> None:
        super().__init__()
        self.offer = offer
        self._pressed = pressed
        self._near = False
        self.setPos(to_qrect(offer.rect).topLeft())
        self.setZValue(_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setAcceptHoverEvents(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def _slip(self) -> QRectF:
        return QRectF(0, 0, self.offer.rect.width, self.offer.rect.height)

    def boundingRect(self) -> QRectF:
        """The slip and its shadow."""
        return self._slip.adjusted(-_SHADOW, -_SHADOW, _SHADOW, 2 * _SHADOW)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw it."""
        slip, note = self._slip, self.offer.note
        corner = slip.height() / (5 if note else 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(NIGHT, 0.45))
        painter.drawRoundedRect(slip.translated(0, _SHADOW * 0.7), corner, corner)
        painter.setBrush(GOLD if self.offer.strong else PAPER)
        edge = INK if self.offer.strong else GOLD
        painter.setPen(QPen(edge if self._near else faded(INK, 0.5), 2.4 if self._near else 1.2))
        painter.drawRoundedRect(slip.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        self.sheet.paint(painter, None, self.boundingRect())

    @property
    def sheet(self) -> Sheet:
        """The words, and the note beneath them in letters as large as it has room for."""
        offer, slip, sheet = self.offer, self._slip, Sheet()
        middle = Qt.AlignmentFlag.AlignHCenter
        inset = slip.height() * (0.12 if offer.note else 0.35)
        head = slip.adjusted(inset, 0, -inset, 0)
        if not offer.note:
            sheet.write(head, offer.text, round(slip.height() * 0.56), bold=True, align=middle)
            return sheet
        head.setTop(slip.height() * 0.05)
        head.setBottom(slip.height() * 0.41)
        sheet.write(head, offer.text, round(slip.height() * 0.31), bold=True, align=middle)
        room = QRectF(head.left(), head.bottom(), head.width(), slip.height() * 0.56)
        size, lines = _note_lines(offer.note, room)
        for number, line in enumerate(lines):
            high = room.height() / len(lines)
            at = QRectF(room.left(), room.top() + number * high, room.width(), high)
            sheet.write(at, line, size, ink=faded(INK, 0.85), align=middle)
        return sheet

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Answer to the pointer."""
        self._near = True
        self.update()
        super().hoverEnterEvent(event)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """No longer."""
        self._near = False
        self.update()
        super().hoverLeaveEvent(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Be ready to be let go."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Play the move, unless the pointer has gone elsewhere."""
        if self._slip.contains(QPointF(event.pos())):
            self._pressed(self.offer.move)


def _note_lines(note: str, room: QRectF) -> tuple[int, list[str]]:
    """The largest letters in which a note fits its room, and its lines."""
    for size in range(round(room.height() * 0.5), LEAST, -1):
        lines = wrapped(note, room.width(), size)
        if len(lines) * size * _LINE <= room.height():
            return size, lines
    return LEAST, wrapped(note, room.width(), LEAST)


class OfferItems:
    """The buttons of a scene, kept in step with what is offered."""

    def __init__(self, scene: QGraphicsScene, pressed: Callable[[object], None]) -> None:
        self._scene = scene
        self._pressed = pressed
        self._items: list[OfferItem] = []

    @property
    def items(self) -> tuple[OfferItem, ...]:
        """The buttons, in the order of the offers."""
        return tuple(self._items)

    def show(self, offers: Iterable[MoveOffer]) -> None:
        """Have exactly these buttons."""
        wanted = list(offers)
        if wanted == [item.offer for item in self._items]:
            return
        for item in self._items:
            self._scene.removeItem(item)
            item.deleteLater()
        self._items = [OfferItem(offer, self._pressed) for offer in wanted]
        for item in self._items:
            self._scene.addItem(item)
