"""The tray on the table: the cards that are about to be played, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.families.shedding.ui.layout import Tray
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import GOLD, GROUND, INK, NIGHT, PAPER, faded
from hanafuda_desktop.table.lettering import LEAST, advance, roomier, wrapped
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.panels.typeset import CardLook, Sheet
from hanafuda_desktop.table.signs.sign import TableSign

_Z: Final = 45_000.0
"""Over the cards, under glows and slips."""


_SIGN: Final = 0.5
"""A sign's side, as a share of the height of the words' room."""
_LEADING: Final = 1.2
"""From line to line, counted in the letters."""


class _Broken(NamedTuple):
    """Words that are broken into lines.

    Attributes:
        lines: the lines,
        pixels: how large their letters are,
        title_high: and how much room is left above them for the title; 0 if none is.
    """

    lines: tuple[str, ...]
    pixels: int
    title_high: float


@dataclass(frozen=True, slots=True)
class TrayFace:
    """What the tray shows.

    Attributes:
        cards: the cards that are discarded, in the order of laying,
        laid: and those that are laid on the field.
        tops: those that can be brought on top.
        title: the combination.
        said: what comes of it.
        signs: the signs of its effect.
        strong: whether what comes of it is worth a second look.
        on_top: what is said of the top card, where it matters which that is.
        help: what can be done in the tray; said when the pointer rests on it.
    """

    cards: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()
    tops: tuple[int, ...] = ()
    title: str = ""
    said: str = ""
    signs: tuple[tuple[str, Callable[[QPainter, QRectF], None]], ...] = ()
    strong: bool = False
    on_top: str = ""
    help: str = ""


class TrayItem(TableSign):
    """Shows what is about to be played. A click on a card lets it lie on top."""

    card_pressed = Signal(int)
    """A card was clicked that may lie on top."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__(pictures)
        self._tray: Tray | None = None
        self.face = TrayFace()
        self.setZValue(_Z)

    def present(self, tray: Tray, face: TrayFace) -> None:
        """Show this there."""
        if tray == self._tray and face == self.face:
            return
        self._tray, self.face = tray, face
        takes = Qt.MouseButton.LeftButton if len(face.tops) > 1 else Qt.MouseButton.NoButton
        self.setAcceptedMouseButtons(takes)
        self.setVisible(bool(face.cards or face.title or face.said))
        before = self.rect
        self.set_geometry(to_qrect(tray.rect))
        if self.rect == before:
            self.renew()

    @property
    def description(self) -> str:
        """What comes of it, in words, and what can be done."""
        face = self.face
        return " ".join(filter(None, (face.title, face.said, face.help)))

    def places(self) -> dict[int, QRectF]:
        """Where each of the cards that are discarded lies, in the scene."""
        if self._tray is None:
            return {}
        return dict(zip(self.face.cards, map(to_qrect, self._tray.cards), strict=True))

    def _at(self, point: QPointF) -> int | None:
        for card, rect in self.places().items():
            if card in self.face.tops and rect.contains(point):
                return card
        return None

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click on a card; any other goes on to the table."""
        if self._at(event.scenePos()) is None:
            event.ignore()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let the card lie on top."""
        card = self._at(event.scenePos())
        if card is not None:
            self.card_pressed.emit(card)

    # --- how it looks ----------------------------------------------------------------------------

    def _set(self, size: QSizeF) -> Sheet:
        sheet, tray, face = Sheet(), self._tray, self.face
        if tray is None:
            return sheet
        by = QPointF(-tray.rect.x, -tray.rect.y)
        if face.cards or face.title:
            box = QRectF(QPointF(), size).adjusted(1, 1, -1, -1)
            sheet.fill(box, faded(NIGHT, GROUND), line=faded(PAPER, 0.25), corner=9)
        self._set_cards(sheet, tray, by)
        self._set_words(sheet, to_qrect(tray.words).translated(by))
        return sheet

    def _set_cards(self, sheet: Sheet, tray: Tray, by: QPointF) -> None:
        face = self.face
        rects = [to_qrect(rect).translated(by) for rect in (*tray.cards, *tray.laid)]
        for card, rect in zip((*face.cards, *face.laid), rects, strict=True):
            top = bool(face.on_top and face.cards) and card == face.cards[-1]
            if top:
                edge = max(2.5, rect.width() * 0.08)
                ring = rect.adjusted(-edge, -edge, edge, edge)
                sheet.fill(ring, GOLD, line=INK, corner=edge * 1.6)
            size = int(rect.width()), rect.height()
            sheet.card(rect.topLeft(), card, size, CardLook.PLAIN)
            if top and len(face.cards) > 1:
                self._set_top(sheet, rect)
        if face.laid and face.cards:
            sheet.draw(to_qrect(tray.arrow).translated(by), _paint_arrow, "arrow")

    def _set_top(self, sheet: Sheet, rect: QRectF) -> None:
        """A slip across the foot of the card that lies on top."""
        pixels = int(max(9, rect.width() * 0.26))
        wide = advance(self.face.on_top, pixels, bold=True) + pixels
        slip = QRectF(0, 0, wide, pixels * 1.45)
        slip.moveCenter(QPointF(rect.center().x(), rect.bottom() - pixels * 0.4))
        slip.moveLeft(max(1.0, slip.left()))
        sheet.fill(slip, GOLD, line=INK, corner=slip.height() / 2)
        centre = Qt.AlignmentFlag.AlignHCenter
        sheet.write(slip, self.face.on_top, pixels, bold=True, ink=INK, align=centre)

    def _set_words(self, sheet: Sheet, room: QRectF) -> None:
        face = self.face
        large = int(max(12, min(roomier(26), room.height() * 0.34)))
        small = int(max(11, min(roomier(22), room.height() * 0.29)))
        ink = GOLD if face.strong else faded(PAPER, 0.92)
        if not face.title:
            centre = Qt.AlignmentFlag.AlignHCenter
            sheet.write(room, face.said, small, ink=faded(PAPER, 0.8), align=centre)
            return
        if not face.said:
            sheet.write(room, face.title, large, bold=True, ink=PAPER)
            return
        side = room.height() * _SIGN
        beside = room.adjusted(self._signs_wide(side), 0, 0, 0)
        said = self._broken(beside, room, small)
        words = beside if said.title_high else room
        upper = QRectF(room.left(), room.top(), room.width(), said.title_high)
        if said.title_high:
            least = min(large, round(said.title_high / _LEADING))
            sheet.write(upper, face.title, least, bold=True, ink=PAPER)
            lower = room.height() - upper.height()
            self._set_signs(sheet, QRectF(room.left(), upper.bottom(), side, lower))
        high = (room.height() - upper.height()) / len(said.lines)
        for number, line in enumerate(said.lines):
            row = QRectF(words.left(), upper.bottom() + number * high, words.width(), high)
            sheet.write(row, line, said.pixels, bold=face.strong, ink=ink)

    def _broken(self, beside: QRectF, room: QRectF, most: int) -> _Broken:
        """What comes of it in lines: it must not lose its end, rather its letters are smaller, or
        in the end there is neither the combination's name nor a sign.

        Args:
            beside: the room beside the signs.
            room: the whole of it.
            most: how large its letters are, if they can be.
        """
        said, bold = self.face.said, self.face.strong
        if advance(said, most, bold=bold) <= beside.width():
            return _Broken((said,), most, room.height() * 0.48)
        broken = _Broken((said,), LEAST, 0.0)
        for words, named in ((beside, True), (room, False)):
            for pixels in range(most, LEAST - 1, -1):
                lines = tuple(wrapped(said, words.width(), pixels, bold=bold))
                title = _LEADING * (pixels + 1) if named else 0.0
                broken = _Broken(lines, pixels, title)
                if title + len(lines) * pixels * _LEADING <= room.height():
                    return broken
        return broken

    def _signs_wide(self, side: float) -> float:
        """The room of the signs before the words."""
        signs = len(self.face.signs)
        return side * (1.12 * signs + 0.15) if signs else 0.0

    def _set_signs(self, sheet: Sheet, first: QRectF) -> None:
        """The signs of the effect, beside the middle of the words."""
        side = min(first.width(), first.height())
        spot = QRectF(first.left(), first.center().y() - side / 2, side, side)
        for number, (name, paint) in enumerate(self.face.signs):
            sheet.draw(spot.translated(number * first.width() * 1.12, 0), paint, name)


def _paint_arrow(painter: QPainter, rect: QRectF) -> None:
    """To the field."""
    middle, size = rect.center(), rect.width() * 0.3
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(PAPER, 0.85))
    points = [
        middle + QPointF(-size * 0.6, -size),
        middle + QPointF(size, 0),
        middle + QPointF(-size * 0.6, size),
    ]
    painter.drawPolygon(QPolygonF(points))
