"""The tray on the table: the cards that are about to be played, what comes of it, and its signs."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.families.shedding.moves import BareMove, Combine, DiscardDrawn
from hanafuda_desktop.families.shedding.schema import Effect
from hanafuda_desktop.families.shedding.ui.layout import Tray, set_tray
from hanafuda_desktop.families.shedding.ui.table import SheddingChoices
from hanafuda_desktop.families.shedding.ui.words import NO_EFFECT, foretell
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import (
    GOLD,
    GROUND,
    INK,
    NIGHT,
    PAPER,
    VERMILION,
    faded,
    inks,
)
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.lettering import LEAST, advance, letter_font, roomier, wrapped
from hanafuda_desktop.table.panels.typeset import CardLook, Sheet
from hanafuda_desktop.table.signs.emblems import boxed
from hanafuda_desktop.table.signs.sign import TableSign
from hanafuda_desktop.text.language import tr

_Z: Final = 45_000.0
"""Over the cards, under glows and slips."""


_SIGN: Final = 0.5
"""A sign's side, as a share of the height of the words' room."""
_LEADING: Final = 1.2
"""From line to line, counted in the letters."""


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
    """

    cards: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()
    tops: tuple[int, ...] = ()
    title: str = ""
    said: str = ""
    signs: tuple[tuple[str, Callable[[QPainter, QRectF], None]], ...] = ()
    strong: bool = False
    on_top: str = ""


class TrayItem(TableSign):
    """Shows what is about to be played. A click on a card lets it lie on top."""

    card_pressed = Signal(int)
    """A card was clicked that may lie on top."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__(pictures)
        self._tray = set_tray(Rect(0, 0, 0, 0), 1.0, 0, 0, ())
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
        self.set_geometry(QRectF(*tray.rect))
        if self.rect == before:
            self.renew()

    @property
    def description(self) -> str:
        """What comes of it, in words, and what can be done."""
        face = self.face
        can = tr("Click a card to lay it on top.") if len(face.tops) > 1 else ""
        return " ".join(filter(None, (face.title, face.said, can)))

    def places(self) -> dict[int, QRectF]:
        """Where each of the cards that are discarded lies, in the scene."""
        return dict(zip(self.face.cards, (QRectF(*rect) for rect in self._tray.cards), strict=True))

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
        by = QPointF(-tray.rect.x, -tray.rect.y)
        if face.cards or face.title:
            box = QRectF(QPointF(), size).adjusted(1, 1, -1, -1)
            sheet.fill(box, faded(NIGHT, GROUND), line=faded(PAPER, 0.25), corner=9)
        self._set_cards(sheet, tray, by)
        self._set_words(sheet, QRectF(*tray.words).translated(by))
        return sheet

    def _set_cards(self, sheet: Sheet, tray: Tray, by: QPointF) -> None:
        face = self.face
        rects = [QRectF(*rect).translated(by) for rect in (*tray.cards, *tray.laid)]
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
            sheet.draw(QRectF(*tray.arrow).translated(by), _paint_arrow, "arrow")

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
        signs, side = len(face.signs), room.height() * _SIGN
        beside = room.adjusted(side * (1.12 * signs + 0.15) if signs else 0, 0, 0, 0)
        words, lines, pixels, title_high = self._broken(beside, room, small)
        upper = QRectF(room.left(), room.top(), room.width(), title_high)
        lower = room.height() - upper.height()
        if title_high:
            large = min(large, round(title_high / _LEADING))
            sheet.write(upper, face.title, large, bold=True, ink=PAPER)
            # The signs of the effect, beside the middle of the words.
            high = min(side, lower)
            spot = QRectF(room.left(), upper.bottom() + (lower - high) / 2, high, high)
            for number, (name, paint) in enumerate(face.signs):
                sheet.draw(spot.translated(number * side * 1.12, 0), paint, name)
        high = lower / len(lines)
        for number, line in enumerate(lines):
            row = QRectF(words.left(), upper.bottom() + number * high, words.width(), high)
            sheet.write(row, line, pixels, bold=face.strong, ink=ink)

    def _broken(
        self, beside: QRectF, room: QRectF, most: int
    ) -> tuple[QRectF, list[str], int, float]:
        """What comes of it in lines: it must not lose its end, rather its letters are smaller, or
        in the end there is neither the combination's name nor a sign.

        Args:
            beside: the room beside the signs.
            room: the whole of it.
            most: how large its letters are, if they can be.

        Returns which of the rooms it takes, its lines, how large their letters are, and how much
        room is left above them for the title.
        """
        said, bold = self.face.said, self.face.strong
        if advance(said, most, bold=bold) <= beside.width():
            return beside, [said], most, room.height() * 0.48
        for words, named in ((beside, True), (room, False)):
            for pixels in range(most, LEAST - 1, -1):
                lines = wrapped(said, words.width(), pixels, bold=bold)
                title = _LEADING * (pixels + 1) if named else 0.0
                if title + len(lines) * pixels * _LEADING <= room.height():
                    return words, lines, pixels, title
        return room, wrapped(said, room.width(), LEAST, bold=bold), LEAST, 0.0


def _paint_arrow(painter: QPainter, rect: QRectF) -> None:
    """To the field."""
    middle, size = rect.center(), rect.width() * 0.3
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inks(painter, faded(PAPER, 0.85))
    _paint_head(painter, middle - QPointF(size * 0.6, 0), QPointF(1, 0), size * 1.6, size)


def _paint_head(painter: QPainter, foot: QPointF, run: QPointF, long: float, half: float) -> None:
    """An arrow's head: the middle of its foot, which way it points, its length, half its width."""
    aside = QPointF(-run.y(), run.x()) * half
    painter.drawPolygon(QPolygonF([foot + run * long, foot + aside, foot - aside]))


# The signs of a shedding game's effects, each told from the others by its shape alone.

_Painter = Callable[[QPainter, QRectF], None]
_ARROW: Final = 17.0


def effect_signs(effect: Effect | None) -> tuple[tuple[str, _Painter], ...]:
    """The signs of all that an effect does, with their names."""
    if effect is None:
        return ()
    signs: tuple[tuple[object, str, Callable[[QPainter], None]], ...] = (
        (effect.reverse, "reverse", _turn_round),
        (effect.swap != "nobody", "swap", _swap),
        (effect.draw, f"draw-{effect.draw}", _draw_of(effect.draw)),
        (effect.skip, "skip", _skip),
        (effect.again, "again", _again),
    )
    return tuple((name, _on_paper(draw)) for does, name, draw in signs if does)


def _on_paper(draw: Callable[[QPainter], None]) -> _Painter:
    """Draw in a box of 100 by 100 around the origin, on a round of paper."""

    @boxed
    def paint(painter: QPainter) -> None:
        inks(painter, PAPER, INK, 5)
        painter.drawEllipse(QPointF(), 47, 47)
        draw(painter)

    return paint


def _draw_of(count: int) -> Callable[[QPainter], None]:
    def draw(painter: QPainter) -> None:
        """A card with a plus and a number."""
        inks(painter, VERMILION, INK, 4.5)
        painter.drawRoundedRect(QRectF(-30, -36, 33, 54), 5, 5)
        letters = QPainterPath()
        letters.addText(QPointF(), letter_font(37, bold=True), f"+{count}")
        box = letters.boundingRect()
        letters.translate(QPointF(9, 15) - box.center())
        painter.setPen(QPen(PAPER, 9, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(PAPER)
        painter.drawPath(letters)
        inks(painter, INK)
        painter.drawPath(letters)

    return draw


def _skip(painter: QPainter) -> None:
    """A ring that is struck through."""
    painter.setPen(QPen(VERMILION, 11, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(), 25, 25)
    painter.drawLine(QPointF(-17, 17), QPointF(17, -17))


def _arc(painter: QPainter, start: float, sweep: float, radius: float = 25.0) -> None:
    """An arc with an arrow's head; angles in degrees, against the clock."""
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    painter.setPen(QPen(INK, 9, c=Qt.PenCapStyle.FlatCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(box, round(start * 16), round(sweep * 16))
    turn = math.radians(start + sweep)
    tip = QPointF(math.cos(turn) * radius, -math.sin(turn) * radius)
    ahead = turn + math.copysign(math.pi / 2, sweep)
    inks(painter, INK)
    run = QPointF(math.cos(ahead), -math.sin(ahead))
    _paint_head(painter, tip, run, _ARROW, _ARROW * 0.8)


def _turn_round(painter: QPainter) -> None:
    """Two arrows that go opposite ways round."""
    _arc(painter, 160, -110)
    _arc(painter, 200, 110)


def _again(painter: QPainter) -> None:
    """An arrow that comes back to where it began."""
    _arc(painter, 60, 265)


def _swap(painter: QPainter) -> None:
    """Two arrows past one another."""
    for way, y in ((1, -13), (-1, 13)):
        painter.setPen(QPen(INK, 9, c=Qt.PenCapStyle.FlatCap))
        painter.drawLine(QPointF(-26 * way, y), QPointF(14 * way, y))
        inks(painter, INK)
        _paint_head(painter, QPointF(13 * way, y), QPointF(way, 0), 19, 14)


# What the tray of a shedding game shows: what is about to be played, and what comes of it.


def tray_face(choices: SheddingChoices, move: object) -> TrayFace:
    """What the tray shows while this move is the one that would be played."""
    match move:
        case Combine(combination, field, hand, lay):
            told = foretell(choices.rules, choices.view, move)
            group = next(each for each in choices.groups if move in each.moves)
            each = next(each for each in choices.rules.combinations if each.id == combination)
            return TrayFace(
                cards=(*field, *hand),
                laid=lay,
                tops=group.tops if move.top in group.tops else (),
                title=choices.names[combination],
                said=told.said,
                signs=effect_signs(told.effect),
                strong=told.effect is not None or told.wins,
                on_top=tr("on top") if each.effect else "",
            )
        case DiscardDrawn(onto):
            return _face_of_drawn(choices, move, () if onto is None else (onto,))
    if choices.discards and move is not BareMove.KEEP:
        # With which mate makes no difference to what comes of it.
        return _face_of_drawn(choices, choices.discards[0], ())
    if choices.keeps_drawn:
        return TrayFace(title=tr("If you keep it"), said=tr(NO_EFFECT))
    if choices.cards:
        return TrayFace(title=tr("Add a glowing card."))
    return TrayFace(said=_hint(choices))


def _face_of_drawn(choices: SheddingChoices, move: DiscardDrawn, mate: tuple[int, ...]) -> TrayFace:
    """What comes of discarding the drawn card."""
    told = foretell(choices.rules, choices.view, move)
    drawn = tuple(card for card in choices.view.pile("x").cards if card is not None)
    return TrayFace(
        cards=(*mate, *drawn),
        title=tr("If you discard it"),
        said=told.said,
        signs=effect_signs(told.effect),
        strong=told.effect is not None,
        on_top=tr("on top") if choices.rules.struggle.effect else "",
    )


def _hint(choices: SheddingChoices) -> str:
    """What can be done, where nothing is chosen yet."""
    if choices.swaps:
        return tr("With whom do you swap hands?")
    if choices.groups and choices.draws is BareMove.STRUGGLE:
        return tr("Choose cards that go together, or draw from the stock.")
    if choices.groups:
        return tr("Choose cards that go together.")
    if choices.draws is BareMove.SIT_OUT:
        return tr("There is nothing to play and nothing to draw.")
    return tr("Nothing goes together: draw from the stock.") if choices.draws is not None else ""
