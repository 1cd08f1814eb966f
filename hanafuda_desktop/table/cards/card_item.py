"""A card on the table. It knows what it shows and how it is held, and nothing of rules."""

from __future__ import annotations

from enum import Enum, auto
from math import ceil, cos, pi
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTransform

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table.cards.looks import Looks
from hanafuda_desktop.table.cloth import NIGHT, PAPER, PaintedItem, faded, inks
from hanafuda_desktop.table.lettering import letter_font, roomier

LIFT_SCALE: Final = 0.06
"""How much larger a fully lifted card is."""
_SHADOW_DROP: Final = 0.075
_SHADOW_LEAN: Final = 0.05
_EVEN: Final = 0.5
"""Cards whose edges are nearer to each other than this lie exactly upon each other."""
_SMOOTH: Final = QPainter.RenderHint.SmoothPixmapTransform


class CardItem(PaintedItem):
    """One card; its position is the upper left corner of the card at rest.

    Attributes:
        looks: what it is painted with, at its size.
        card: the card, or ``None`` while it lies face down.
        lift: 0 at rest to 1 in the hand: size and shadow grow with it.
        tilt: degrees.
        turn: 0 to 1, a turn about its long axis; the face is swapped half-way by whoever turns it.
        shrink: 1 for its own size.
        lean: which way the shadow of the lifted card leans, -1 left to 1 right.
        under: how much longer than the card its lifted shadow is, because a run is held with it;
            ``None`` for a card that lies on another of the run and casts none.
        cover: the card that lies next upon this one, if any does; what it hides is not painted.
    """

    def __init__(self, looks: Looks, card: int | None) -> None:
        super().__init__()
        self._sizes = looks
        self.looks = looks
        self.card = card
        self.lift = 0.0
        self.tilt = 0.0
        self.turn = 0.0
        self.shrink = 1.0
        self.lean = 0.0
        self.under: float | None = 0.0
        self.cover: CardItem | None = None
        self._plain = True

    def show_face(self, card: int | None) -> None:
        """Show this card from now on, or the back."""
        if card != self.card:
            self.card = card
            self.update()

    def dress(self, width: int) -> None:
        """Be so wide from now on, with pictures made for that; the corner stays where it is."""
        looks = self._sizes.sized(width)
        if looks is not self.looks:
            self.prepareGeometryChange()
            self.looks = looks
            self._transform()

    @property
    def broad(self) -> float:
        """How wide it is seen, not lifted."""
        return self.looks.width * self.shrink

    @property
    def middle(self) -> QPointF:
        """The middle of the card."""
        return self.pos() + QPointF(self.looks.width / 2, self.looks.height / 2)

    def resized(self) -> None:
        """Take notice that the looks have another size."""
        self.prepareGeometryChange()
        self._transform()

    def pose(
        self,
        *,
        lift: float | None = None,
        tilt: float | None = None,
        turn: float | None = None,
        shrink: float | None = None,
    ) -> None:
        """Change how the card is held; what is left out stays."""
        if lift is not None and lift != self.lift:
            if (lift > 0) != (self.lift > 0):
                self.prepareGeometryChange()
            self.lift = lift
            self.update()
        if tilt is not None:
            self.tilt = tilt
        if turn is not None:
            self.turn = turn
        if shrink is not None:
            self.shrink = shrink
        self._transform()

    def rest(self, tilt: float = 0.0) -> None:
        """Lie flat, askew by so many degrees."""
        self.cast(0.0)
        self.pose(lift=0.0, tilt=tilt, turn=0.0, shrink=1.0)
        self.setOpacity(1.0)

    def cast(self, under: float | None) -> None:
        """Cast a shadow for so much more than the card itself, or none."""
        if under != self.under:
            self.prepareGeometryChange()
            self.under = under

    def _transform(self) -> None:
        scale = (1 + LIFT_SCALE * self.lift) * self.shrink
        across = scale * max(0.02, abs(cos(pi * self.turn)))
        if scale == 1.0 and across == 1.0 and self.tilt == 0.0:
            if not self._plain:
                self._plain = True
                self.resetTransform()
            return
        self._plain = False
        middle_x, middle_y = self.looks.width / 2, self.looks.height / 2
        transform = QTransform()
        transform.translate(middle_x, middle_y)
        if self.tilt:
            transform.rotate(self.tilt)
        transform.scale(across, scale)
        transform.translate(-middle_x, -middle_y)
        self.setTransform(transform)

    def boundingRect(self) -> QRectF:
        """The card and its shadow."""
        looks = self.looks
        if self.lift > 0 and self.under is not None:
            return lifted_rect(looks, self.under)
        return looks.rim_rect

    def paint(self, painter: QPainter, *_: object) -> None:
        """Copy the shadow and the picture."""
        looks = self.looks
        if self.lift > 0 and self.under is not None:
            paint_lifted_shadow(painter, looks, self.lift, self.lean, self.under)
        corner = QPointF(-looks.rim, -looks.rim)
        seen = self._seen()
        if seen is not None:
            if not seen.isEmpty():
                painter.drawPixmap(corner, looks.resting(self.card), seen)
            return
        # A card that is being turned over is narrowed so fast that nobody sees it done roughly.
        painter.setRenderHint(_SMOOTH, not self._plain and (self.turn == 0.0 or self.tilt != 0.0))
        painter.drawPixmap(corner, looks.resting(self.card))

    @property
    def hides(self) -> bool:
        """Whether nothing can be seen through it."""
        return self._plain and self.lift == 0 and self.isVisible() and self.opacity() == 1.0

    def _seen(self) -> QRectF | None:
        """The part of the picture that is not hidden, in its pixels; ``None`` for all of it.

        A column of six costs little more than two cards so. It is asked anew each time, because
        the card upon this one may be taken up or be on its way at any moment.
        """
        cover, looks = self.cover, self.looks
        if cover is None or not self._plain or not cover.hides or cover.looks is not looks:
            return None
        if cover.zValue() <= self.zValue():
            return None  # on its way it may lie below
        away = cover.pos() - self.pos()
        across, down = away.x(), away.y()
        level, below = abs(down) < _EVEN, abs(across) < _EVEN
        if level and below:
            return QRectF()
        # As far as the other's corners are round, this one is seen beside them.
        margin = looks.rim + looks.corner + 1
        wide, high = looks.width + 2 * looks.rim, looks.height + 2 * looks.rim
        if below and 0 < down < looks.height:
            high = min(high, down + margin)
        elif level and 0 < across < looks.width:
            wide = min(wide, across + margin)
        else:
            return None
        return QRectF(0, 0, ceil(wide * looks.ratio), ceil(high * looks.ratio))


def lifted_rect(looks: Looks, longer: float) -> QRectF:
    """A card and the shadow it casts when it is lifted, together with a run that much longer."""
    out = looks.reach + (_SHADOW_DROP + _SHADOW_LEAN) * looks.width
    return looks.card_rect.adjusted(-out, -out, out, out + longer)


def lean_of(looks: Looks, lift: float, lean: float) -> float:
    """How far to the side a lifted card's shadow falls."""
    return _SHADOW_LEAN * looks.width * lift * lean


def paint_lifted_shadow(
    painter: QPainter, looks: Looks, lift: float, lean: float, longer: float
) -> None:
    """Paint the shadow of a lifted card, or of a run that much longer than a card."""
    # Not because a blur needed it: Qt has no quick way to turn a picture without it.
    painter.setRenderHint(_SMOOTH)
    drop = _SHADOW_DROP * looks.width * lift
    aside = lean_of(looks, lift, lean)
    opacity = painter.opacity()
    if lift < 1:
        painter.setOpacity(opacity * lift)
    corner = QPointF(aside - looks.reach, drop - looks.reach)
    painter.drawPixmap(corner, looks.lifted_shadow(longer))
    painter.setOpacity(opacity)


_SLOT_Z: Final = -10
_COUNT_Z: Final = 40_000
_EDGES: Final = 2
_NUMERAL: Final = 0.42
_WORD: Final = 0.23
_SMALLEST: Final = 9
_GROUND: Final = 0.20
_SHADE: Final = 0.30
_EDGE: Final = 0.34
_SIGN: Final = 0.62
"""How strongly the ground of a place is seen, its edges, and the sign on it."""


class SlotSign(Enum):
    """What an empty slot says."""

    NOTHING = auto()
    REDEAL = auto()
    """The waste may be turned over."""
    SPENT = auto()
    """No redeal is left."""


class PileItem(PaintedItem):
    """The place in which a pile's cards lie, seen while it is empty."""

    def __init__(self, looks: Looks, label: str = "", kind: PileKind = PileKind.COLUMN) -> None:
        super().__init__(_SLOT_Z)
        self._looks = looks
        self.label = label
        self.kind = kind
        self.sign = SlotSign.NOTHING

    def show_sign(self, sign: SlotSign) -> None:
        """Say this while empty."""
        if sign is not self.sign:
            self.sign = sign
            self.update()

    def boundingRect(self) -> QRectF:
        """The slot with its edge."""
        return self._looks.card_rect.adjusted(-_EDGES, -_EDGES, _EDGES, _EDGES)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Copy the hollow with what it says."""
        size = self.boundingRect().size()
        key = f"{self.kind}:{self.sign.name}:{self.label}"
        pixmap = self._looks.drawn(key, size, self._draw)
        painter.drawPixmap(QPointF(-_EDGES, -_EDGES), pixmap)

    def _draw(self, painter: QPainter) -> None:
        painter.translate(_EDGES, _EDGES)
        _draw_hollow(painter, self._looks, self.kind)
        match self.sign:
            case SlotSign.REDEAL:
                _draw_ring(painter, self._looks)
            case SlotSign.SPENT:
                _draw_cross(painter, self._looks)
            case SlotSign.NOTHING:
                _draw_label(painter, self._looks, self.label)


def _draw_hollow(painter: QPainter, looks: Looks, kind: PileKind) -> None:
    """A shallow hollow in the cloth; its edge tells what kind of pile lies in it."""
    rect = looks.card_rect.adjusted(1, 1, -1, -1)
    inks(painter, faded(NIGHT, _GROUND), faded(NIGHT, _SHADE), max(1.5, looks.width * 0.016))
    painter.drawRoundedRect(rect, looks.corner, looks.corner)
    inner = rect.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = QPen(faded(PAPER, _EDGE), 1)
    match kind:
        case PileKind.CELL:
            edge = QPen(faded(PAPER, _SIGN), max(1.5, looks.width * 0.016))
            edge.setDashPattern([5, 4])
        case PileKind.WASTE:
            edge = QPen(faded(PAPER, _SIGN), max(1.5, looks.width * 0.016))
            edge.setCapStyle(Qt.PenCapStyle.RoundCap)
            edge.setDashPattern([0.1, 3.2])
        case PileKind.FOUNDATION:
            painter.setPen(edge)
            step = max(3.0, looks.width * 0.05)
            second = inner.adjusted(step, step, -step, -step)
            painter.drawRoundedRect(second, looks.corner * 0.8, looks.corner * 0.8)
        case _:
            pass
    painter.setPen(edge)
    painter.drawRoundedRect(inner, looks.corner, looks.corner)


def _sign_pen(looks: Looks) -> QPen:
    pen = QPen(faded(PAPER, _SIGN), max(2.0, looks.width * 0.05))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _draw_ring(painter: QPainter, looks: Looks) -> None:
    """A ring with an arrow's head: round again."""
    middle = looks.card_rect.center()
    radius = looks.width * 0.24
    painter.setPen(_sign_pen(looks))
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawArc(box, 70 * 16, 300 * 16)
    head = looks.width * 0.10
    tip = QPointF(middle.x() + radius * 0.34, middle.y() - radius * 0.94)
    painter.drawLine(tip, tip + QPointF(-head * 0.25, -head * 1.05))
    painter.drawLine(tip, tip + QPointF(-head * 1.1, head * 0.55))


def _draw_cross(painter: QPainter, looks: Looks) -> None:
    arm = looks.width * 0.19
    middle = looks.card_rect.center()
    painter.setPen(_sign_pen(looks))
    painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
    painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))


def _draw_label(painter: QPainter, looks: Looks, label: str) -> None:
    if not label:
        return
    room = looks.card_rect.width() * 0.84
    share = _NUMERAL if len(label) <= 2 else _WORD
    font = letter_font(max(_SMALLEST, round(looks.width * share)))
    # Words all in one size and each in a line, unless one is too long for that.
    lines = label.split()
    while _widest(font, lines) > room and font.pixelSize() > _SMALLEST:
        font.setPixelSize(font.pixelSize() - 1)
    metrics = QFontMetricsF(font)
    lines = lines[: max(1, int(looks.card_rect.height() * 0.84 / metrics.height()))]
    cut = [metrics.elidedText(line, Qt.TextElideMode.ElideRight, room) for line in lines]
    painter.setFont(font)
    painter.setPen(faded(PAPER, 0.68))
    painter.drawText(looks.card_rect, Qt.AlignmentFlag.AlignCenter, "\n".join(cut))


def _widest(font: QFont, lines: list[str]) -> float:
    return max(map(QFontMetricsF(font).horizontalAdvance, lines))


class CountItem(PaintedItem):
    """How many cards a pile holds, on a small plate at its lower edge."""

    def __init__(self, looks: Looks) -> None:
        super().__init__(_COUNT_Z)
        self._sizes = looks
        self._looks = looks
        self.count = 0
        self.hide()

    def dress(self, width: int) -> None:
        """Stand on cards so wide."""
        looks = self._sizes.sized(width)
        if looks is not self._looks:
            self.prepareGeometryChange()
            self._looks = looks
            self.update()

    def show_count(self, count: int) -> None:
        """Show this number; none is shown for an empty pile."""
        self.setVisible(count > 0)
        if count != self.count:
            self.count = count
            self.update()

    @property
    def _plate(self) -> QRectF:
        looks = self._looks
        high = round(roomier(max(18, looks.width * 0.21), 0.6))
        wide = round(high * 1.55)
        left, top = round((looks.width - wide) / 2), round(looks.height - high * 0.72)
        return QRectF(left, top, wide, high)

    def boundingRect(self) -> QRectF:
        """The plate."""
        return self._plate.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Copy the plate with the number."""
        box = self.boundingRect()
        pixmap = self._looks.drawn(f"count:{self.count}", box.size(), self._draw)
        painter.drawPixmap(box.topLeft(), pixmap)

    def _draw(self, painter: QPainter) -> None:
        plate = self._plate
        painter.translate(-self.boundingRect().topLeft())
        inks(painter, faded(NIGHT, 0.9), QColor(PAPER), 1.2)
        painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
        painter.setFont(letter_font(round(plate.height() * 0.66), bold=True))
        painter.setPen(PAPER)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(self.count))
