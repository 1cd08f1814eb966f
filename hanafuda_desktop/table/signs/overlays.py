"""A banner across the table that calls out a yaku: one at a time, and gone by itself."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import inf
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.table.animation import presence
from hanafuda_desktop.table.cloth import (
    CLOTHS,
    GOLD,
    INK,
    NIGHT,
    PAPER,
    PAPER_SHADE,
    VERMILION,
    Cloth,
    PaintedItem,
    faded,
    lay_cloth,
    seat_colour,
)
from hanafuda_desktop.table.lettering import (
    advance,
    letter_font,
    letters_for,
    number_text,
)
from hanafuda_desktop.table.panels.panel import (
    PRESS,
    PanelButton,
    PanelLayout,
    TablePanel,
    panel_letters,
)
from hanafuda_desktop.table.panels.typeset import Sheet, TextColumn, cells, paint_paper
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.signs.emblems import paint_seal
from hanafuda_desktop.table.signs.sign import RibbonSign


class Banner(PaintedItem):
    """A paper slip with a seal and large letters in the middle of the table.

    A further call replaces the one that is shown; two are never there at once. Clicks and keys go
    through it to the table.

    Attributes:
        text: what is called out now, or the empty string.
    """

    finished = Signal()
    """The banner is gone."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self._area = QRectF()
        self._progress = 1.0
        self._running = QVariantAnimation(self)
        self._running.valueChanged.connect(self._advance)
        self._running.finished.connect(self.dismiss)
        self.setVisible(False)

    def set_area(self, area: QRectF) -> None:
        """The part of the scene that is seen; the banner stands in its middle."""
        self.prepareGeometryChange()
        self._area = QRectF(area)

    def call(self, text: str, duration: float, *, still: bool = False) -> None:
        """Call this out for ``duration`` milliseconds.

        Args:
            text: what to say.
            duration: how long it is there; 0 or less shows nothing.
            still: reduced motion: it does not glide or fade.
        """
        self.dismiss()
        if duration <= 0 or not text:
            return
        self.prepareGeometryChange()
        self.text = text
        self._progress = 0.5 if still else 0.0
        self.setVisible(True)
        self._running.setStartValue(self._progress)
        self._running.setEndValue(1 - self._progress)
        self._running.setDuration(round(duration))
        self._running.start()

    def dismiss(self) -> None:
        """Take the banner away at once."""
        was_there = bool(self.text)
        # Hidden while its place is still known: what it covered is then painted again.
        self.setVisible(False)
        self.prepareGeometryChange()
        self.text = ""
        self._running.stop()
        if was_there:
            self.finished.emit()

    def _advance(self, progress: float) -> None:
        self._progress = progress
        self.update()

    def _letters(self) -> QFont:
        pixels = max(20, min(76, self._area.height() * 0.085))
        font = letter_font(round(pixels), bold=True)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 106)
        room = self._area.width() * 0.86 - 3.4 * pixels
        wide = QFontMetricsF(font).horizontalAdvance(self.text)
        if wide > room > 0:
            font.setPixelSize(max(12, int(pixels * room / wide)))
        return font

    def _slip(self) -> QRectF:
        font = self._letters()
        high = font.pixelSize() * 2.0
        wide = QFontMetricsF(font).horizontalAdvance(self.text) + high * 1.75
        slip = QRectF(0, 0, min(wide, self._area.width() * 0.96), high)
        slip.moveCenter(
            QPointF(self._area.center().x(), self._area.top() + self._area.height() * 0.44)
        )
        return slip

    def boundingRect(self) -> QRectF:
        """The slip, its shadow, and the way it glides."""
        if not self.text:
            return QRectF()
        return self._slip().adjusted(-70, -12, 70, 22)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Paint the slip where its time has brought it."""
        shown = presence(self._progress)
        slip = self._slip().translated((1 - shown) * (-48 if self._progress < 0.5 else 48), 0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(shown)
        _paint_slip(painter, slip)
        side = slip.height() * 0.6
        paint_seal(painter, QPointF(slip.left() + slip.height() * 0.62, slip.center().y()), side)
        painter.setFont(self._letters())
        painter.setPen(INK)
        words = slip.adjusted(slip.height() * 1.08, 0, -slip.height() * 0.4, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text)


def _paint_slip(painter: QPainter, slip: QRectF) -> None:
    edge = slip.height() * 0.16
    shape = QPainterPath(slip.topLeft())
    shape.lineTo(slip.topRight())
    shape.lineTo(slip.right() - edge, slip.center().y())
    shape.lineTo(slip.bottomRight())
    shape.lineTo(slip.bottomLeft())
    shape.lineTo(slip.left() + edge, slip.center().y())
    shape.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(4):
        painter.setBrush(faded(NIGHT, 0.09))
        painter.drawPath(shape.translated(0, 3 + step * 3))
    painter.setPen(QPen(INK, 1.6))
    painter.setBrush(PAPER)
    painter.drawPath(shape)
    for inset, thick, colour in ((0.11, 0.028, VERMILION), (0.15, 0.01, PAPER_SHADE.darker(130))):
        painter.setPen(QPen(colour, slip.height() * thick))
        for y in (slip.top() + slip.height() * inset, slip.bottom() - slip.height() * inset):
            notch = edge * (inset * 2) + 2
            painter.drawLine(QPointF(slip.left() + notch, y), QPointF(slip.right() - notch, y))


class CurtainItem(TablePanel):
    """The curtain. While it is down it has mouse and keyboard, and the table has neither.

    It is a panel without buttons that covers the whole table; it closes when it is lifted.
    """

    _veiled = True
    _wide = 34.0
    _cloth = next(iter(CLOTHS.values()))

    def set_cloth(self, cloth: Cloth) -> None:
        """Let it be of another cloth."""
        self._cloth = cloth
        self.update()

    def _arrange(self) -> None:
        """Hang a sign in the middle: a seal, and all its words under it."""
        letters, area = self._letters(), self._area
        column = TextColumn(min(letters * self._wide, area.width() * 0.8), letters)
        column.skip(5.8)
        edge, centre = letters * 3, Qt.AlignmentFlag.AlignHCenter
        column.paragraph(self.title, letters * 2, inset=edge, aside=edge, bold=True, align=centre)
        column.skip(0.5)
        edge, pale = letters * 2, faded(INK, 0.8)
        for line in self._lines:
            column.paragraph(line, inset=edge, aside=edge, ink=pale, align=centre)
        column.skip(2.7)
        sign = QRectF(QPointF(), column.size)
        sign.moveCenter(area.center())
        self._layout = PanelLayout(sign, sign, sign, (), letters)
        self._sheet = Sheet()
        self._sheet.take(column.sheet, sign.topLeft())

    def paint(self, painter: QPainter, *_: object) -> None:
        """Paint the cloth, and the sign on it."""
        area, sign, letters = self._area, self._layout.box, self._layout.letters
        ratio = painter.device().devicePixelRatioF()
        lay_cloth(painter, area, self._cloth, (area.width(), area.height()), ratio)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_paper(painter, sign)
        spot = QPointF(sign.center().x(), sign.top() + letters * 3.6)
        paint_seal(painter, spot, letters * 3.6)
        self._sheet.paint(painter, None, sign)

    def sceneEvent(self, event: QEvent) -> bool:
        """Return, Space and a click lift it; nothing beneath hears of any event."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride:
            return False  # keys of the menu, as Escape for a pause, are the window's
        if isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            if event.key() in PRESS and not event.isAutoRepeat():
                self.close()
        elif kind == QEvent.Type.GraphicsSceneMousePress:
            self._pressed = 0 if _is_left(event) else None
        elif kind == QEvent.Type.GraphicsSceneMouseRelease:
            pressed, self._pressed = self._pressed, None
            if pressed is not None and _is_left(event):
                self.close()
        event.accept()
        return True


def _is_left(event: QEvent) -> bool:
    return (
        isinstance(event, QGraphicsSceneMouseEvent) and event.button() == Qt.MouseButton.LeftButton
    )


_COUNT: Final = 90
_FALL_MS: Final = 7000
_FALL: Final = 0.55
"""The part of the whole time that one petal needs from top to bottom."""
_TINTS: Final = (QColor("#f4c3cc"), QColor("#eb9aae"), QColor("#fbe6e4"), QColor("#d9607f"))
_SPRITE: Final = 64


@dataclass(frozen=True, slots=True)
class Petal:
    """One falling petal; all its numbers are parts of the whole, 0 to 1, unless said otherwise."""

    tint: int
    size: float
    left: float
    start: float
    sway: float
    turns: float
    phase: float

    def at(self, progress: float) -> tuple[float, float, float, float] | None:
        """Where it is: x and y as parts of the area, its turn in degrees, how wide it shows.

        ``None`` before it sets off and when it has fallen.
        """
        way = (progress - self.start) / _FALL
        if not 0 <= way < 1:
            return None
        swing = math.sin((way * 2.2 + self.phase) * math.tau)
        x = self.left + self.sway * swing + 0.06 * way
        turn = 360 * (self.turns * way + self.phase) + 26 * swing
        tumble = 0.35 + 0.65 * abs(math.cos((way * 3 * self.turns + self.phase) * math.pi))
        return x, -0.06 + 1.14 * way, turn, tumble


def petals(seed: int) -> tuple[Petal, ...]:
    """The petals of one celebration; the same for the same seed."""
    chance = SplitMix64(seed)

    def part() -> float:
        return chance.below(1 << 20) / (1 << 20)

    return tuple(
        Petal(
            tint=chance.below(len(_TINTS)),
            size=0.018 + 0.02 * part(),
            left=part() * 1.06 - 0.06,
            start=(1 - _FALL) * index / _COUNT,
            sway=0.012 + 0.03 * part(),
            turns=0.6 + 1.2 * part(),
            phase=part(),
        )
        for index in range(_COUNT)
    )


@cache
def _sprite(tint: int) -> QPixmap:
    """A cherry petal with its notch, painted once."""
    sprite = QPixmap(_SPRITE, _SPRITE)
    sprite.fill(Qt.GlobalColor.transparent)
    with QPainter(sprite) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QPainterPath(QPointF(32, 61))
        shape.cubicTo(8, 50, 6, 20, 22, 5)
        shape.cubicTo(26, 5, 29, 10, 32, 16)
        shape.cubicTo(35, 10, 38, 5, 42, 5)
        shape.cubicTo(58, 20, 56, 50, 32, 61)
        painter.setPen(QPen(_TINTS[tint].darker(128), 1.6))
        painter.setBrush(_TINTS[tint])
        painter.drawPath(shape)
        painter.setPen(QPen(_TINTS[tint].darker(114), 1.4))
        for x in (24, 32, 40):
            painter.drawLine(QPointF(32, 55), QPointF(x, 26))
    return sprite


@dataclass(frozen=True, slots=True)
class Ranked:
    """A player's place.

    Attributes:
        place: 1 for the first; those with equal points share it.
        seat: who it is.
        name: the player's name.
        points: at the end.
    """

    place: int
    seat: int
    name: str
    points: int

    @property
    def said(self) -> str:
        """All of it: ``1. Haru 34``."""
        return f"{self.place}. {self.name} {number_text(self.points)}"


def ranking(names: Sequence[str], points: Sequence[int]) -> tuple[Ranked, ...]:
    """The players in the order in which they have come out."""
    rows = [
        Ranked(1 + sum(other > mine for other in points), seat, name, mine)
        for seat, (name, mine) in enumerate(zip(names, points, strict=True))
    ]
    return tuple(sorted(rows, key=lambda row: (row.place, row.seat)))


class Celebration(TablePanel):
    """The result of a game, and perhaps petals over the whole table, which stop by themselves.

    A click beside the paper, Escape or an answer ends it all. With a ranking Escape folds it up
    instead, so that the table can be seen.
    """

    _veiled = True
    _leaves = True
    _wide = 20.0

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[Ranked, ...] = ()
        self._petals: tuple[Petal, ...] = ()
        self._progress = 1.0
        self._falling = QVariantAnimation(self)
        self._falling.setStartValue(0.0)
        self._falling.setEndValue(1.0)
        self._falling.setDuration(_FALL_MS)
        self._falling.valueChanged.connect(self._advance)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    def celebrate(
        self,
        title: str,
        lines: Sequence[str],
        buttons: Sequence[PanelButton],
        *,
        seed: int | None = None,
        ranking: Sequence[Ranked] = (),
    ) -> None:
        """Show the result, and perhaps let petals fall.

        Args:
            title: the large line.
            lines: the result: moves, time.
            buttons: what can be done now.
            seed: how petals fall; ``None`` for none.
            ranking: how everybody has come out, where several played.
        """
        self._falling.stop()
        self._petals = petals(seed) if seed is not None else ()
        self._progress = 0.0
        self._rows, self._folds = tuple(ranking), bool(ranking)
        self.ask(title, lines, buttons, sealed=True)
        if self._petals:
            self._falling.start()

    def put_away(self) -> None:
        """Take everything away."""
        self._falling.stop()
        self._petals = ()
        super().put_away()

    def _advance(self, progress: float) -> None:
        self._progress = progress
        self.update()

    def boundingRect(self) -> QRectF:
        """The whole area, though the paper is folded."""
        return QRectF(self._area)

    def _paint_beneath(self, painter: QPainter) -> None:
        """Paint the petals where they are now."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for petal in self._petals:
            place = petal.at(self._progress)
            if place is None:
                continue
            x, y, turn, tumble = place
            side = petal.size * max(700.0, self._area.height()) / _SPRITE
            painter.save()
            painter.translate(
                self._area.left() + x * self._area.width(),
                self._area.top() + y * self._area.height(),
            )
            painter.rotate(turn)
            painter.scale(side * tumble, side)
            painter.drawPixmap(-_SPRITE // 2, -_SPRITE // 2, _sprite(petal.tint))
            painter.restore()

    def _letters(self) -> int:
        return letters_for(self._area) if self._rows else panel_letters(self._area)

    def _say_body(self) -> Sequence[str]:
        return [row.said for row in self._rows]

    def _set_body(self, room: QSizeF, letters: int) -> TextColumn:
        column = super()._set_body(room, letters) if self._rows else TextColumn(0.0, letters)
        for row in self._rows:
            self._set_row(column.sheet, column.row(letters * 1.75), row, letters)
        return column

    def _set_row(self, sheet: Sheet, box: QRectF, row: Ranked, letters: int) -> None:
        first = row.place == 1
        inner = box.adjusted(1, 1.5, -1, -1.5)
        ground = faded(GOLD, 0.35) if first else faded(INK, 0.05)
        line = GOLD.darker(125) if first else None
        sheet.fill(inner, ground, line=line, thick=1.6, corner=4)
        bar = QRectF(inner.left() + 4, inner.top() + 4, letters * 0.3, inner.height() - 8)
        sheet.fill(bar, seat_colour(row.seat).darker(115), corner=2)
        points = number_text(row.points)
        widths = letters * 1.3, inf, advance(points, letters, bold=True) + 4
        words = inner.adjusted(4 + letters * 0.7, 0, -letters * 0.5, 0)
        place, name, last = cells(words, widths, letters * 0.5)
        sheet.write(place, f"{row.place}.", letters, ink=faded(INK, 0.75))
        sheet.write(name, row.name, letters, bold=first)
        sheet.write(last, points, letters, bold=True, align=Qt.AlignmentFlag.AlignRight)


_PANELS_Z: Final = 1_000_000.0
_CURTAIN_Z: Final = 2_000_000.0


def lay_over(scene: TableScene, *items: Banner | RibbonSign | TablePanel) -> None:
    """Put things above all else on a table, curtains uppermost; all of it that is seen is theirs.

    What they say when they open is told as something that came up over the table.
    """
    for item in items:
        item.setZValue(_CURTAIN_Z if isinstance(item, CurtainItem) else _PANELS_Z)
        scene.addItem(item)
        if isinstance(item, TablePanel):
            item.described.connect(scene.came_up)
            item.moved.connect(scene.button_focused)
        scene.sceneRectChanged.connect(item.set_area)
        item.set_area(scene.sceneRect())
