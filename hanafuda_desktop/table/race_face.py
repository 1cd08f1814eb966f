"""How a race for the winner's palm looks: ground, palm, reaching hands, words and keys."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient

from hanafuda_desktop.table.hand_picture import paint_hand, paint_slap
from hanafuda_desktop.table.palette import (
    GOLD,
    INK,
    NIGHT,
    PAPER,
    PAPER_SHADE,
    VERMILION,
    faded,
    seat_colour,
)
from hanafuda_desktop.table.typeset import advance, letter_font

__all__ = [
    "RaceWords",
    "RaceZones",
    "Racer",
    "paint_ground",
    "paint_key",
    "paint_note",
    "paint_racer",
    "paint_winner",
    "paint_word",
]

_PALM: Final = 0.52
"""The size of the winner's hand, as a share of the middle's height,"""
_HAND: Final = 0.34
"""and of a racer's."""
_WAITING: Final = 0.98
"""Where a hand waits, from the middle to the edge of the zone around it."""
_NEAR: Final = 0.4


@dataclass(frozen=True, slots=True)
class RaceWords:
    """What a race says, in the language of the table."""

    ready: str = "Get ready …"
    hint: str = "Whoever presses before the signal is out."
    signal: str = "NOW!"
    by_lot: str = "The hands race"
    over: str = "The race is over"
    time: str = "{ms} ms"
    early: str = "too early, out"
    never: str = "did not press"
    exempt: str = "pays nothing"
    forfeit: str = "plays a forfeit"


@dataclass(frozen=True, slots=True)
class RaceZones:
    """Where a race is on the table.

    Attributes:
        table: the whole table.
        middle: where the palm lies.
        seats: each seat's own zone.
        plates: each seat's plate.
    """

    table: QRectF
    middle: QRectF
    seats: Mapping[int, QRectF]
    plates: Mapping[int, QRectF]


@dataclass(slots=True)
class Racer:
    """One who races.

    Attributes:
        seat: whose hand it is.
        ms: how long it took.
        early: whether it was out before the signal.
        reached: 0 for a hand that waits to 1 for one on the palm.
        landing: the number in which it came down, from 1; 0 if it did not.
        place: the place in the end, from 0.
        exempt: whether it pays nothing.
        forfeit: whether it plays a forfeit.
        said: what is said of it meanwhile.
        note: what is said of it in the end.
    """

    seat: int
    ms: int | None = None
    early: bool = False
    reached: float = 0.0
    landing: int = 0
    place: int = 0
    exempt: bool = False
    forfeit: bool = False
    said: str = ""
    note: str = ""


def _direction(zones: RaceZones, seat: int) -> QPointF:
    """From the middle towards a seat, as a direction of length 1."""
    away = zones.seats[seat].center() - zones.middle.center()
    length = math.hypot(away.x(), away.y()) or 1.0
    return away / length


def _reach(zones: RaceZones, towards: QPointF) -> float:
    """How far it is from the middle to the edge of its zone in a direction."""
    half = zones.middle.width() / 2, zones.middle.height() / 2
    across = half[0] / abs(towards.x()) if towards.x() else math.inf
    along = half[1] / abs(towards.y()) if towards.y() else math.inf
    return min(across, along, 1.5 * half[1])


def _degrees(towards: QPointF) -> float:
    """Where a hand points that comes from there."""
    return math.degrees(math.atan2(towards.x(), -towards.y())) + 180


def paint_ground(painter: QPainter, zones: RaceZones, *, signalled: bool) -> None:
    """Darken the table around a lit middle."""
    painter.save()
    middle = zones.middle
    light = QRadialGradient(middle.center(), max(middle.width(), middle.height()) * 0.75)
    if signalled:
        light.setColorAt(0, faded(GOLD, 0.62))
        light.setColorAt(0.55, faded(VERMILION, 0.42))
    else:
        light.setColorAt(0, faded(NIGHT, 0.45))
    light.setColorAt(1, faded(NIGHT, 0.62))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawRect(zones.table)
    painter.restore()


def paint_winner(painter: QPainter, zones: RaceZones, seat: int, *, signalled: bool) -> None:
    """The winner's palm in the middle; with the signal it slaps down."""
    middle, size = zones.middle.center(), zones.middle.height() * _PALM
    towards = _direction(zones, seat) if seat in zones.seats else QPointF(0, 1)
    if signalled:
        paint_slap(painter, middle, size, 0.9)
    turn = _degrees(towards)
    paint_hand(painter, middle, size, seat_colour(seat), degrees=turn, lift=0.0)


def _spot(zones: RaceZones, racer: Racer) -> QPointF:
    """The middle of a racer's hand."""
    towards, high = _direction(zones, racer.seat), zones.middle.height()
    edge = _reach(zones, towards) * _WAITING
    near = high * _PALM * _NEAR + racer.landing * high * _HAND * 0.04
    return zones.middle.center() + towards * (edge + (near - edge) * racer.reached)


def paint_racer(painter: QPainter, zones: RaceZones, racer: Racer) -> None:
    """A hand that waits at the edge, or lies on the palm; and what is said of it."""
    towards = _direction(zones, racer.seat)
    size, spot = zones.middle.height() * _HAND, _spot(zones, racer)
    painter.save()
    if racer.early:
        painter.setOpacity(0.55)
    paint_hand(
        painter,
        spot,
        size,
        seat_colour(racer.seat),
        degrees=_degrees(towards),
        lift=0.35 * (1 - racer.reached),
        mirrored=racer.seat % 2 == 1,
    )
    painter.restore()


def paint_note(painter: QPainter, zones: RaceZones, racer: Racer) -> None:
    """How long it took and what came of it: gold for who is first, red for who is out or last."""
    text = racer.note or racer.said
    if not text:
        return
    towards, size = _direction(zones, racer.seat), zones.middle.height() * _HAND
    middle = _spot(zones, racer) + towards * size * 0.9
    pixels = round(max(13, min(30, zones.table.height() * 0.024)))
    slip = QRectF(0, 0, advance(text, pixels, bold=True) + pixels * 1.6, pixels * 1.9)
    slip.moveCenter(middle)
    inside = zones.table.adjusted(6, 6, -6, -6)
    slip.moveLeft(max(inside.left(), min(slip.left(), inside.right() - slip.width())))
    slip.moveTop(max(inside.top(), min(slip.top(), inside.bottom() - slip.height())))
    bad = racer.early or racer.forfeit
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(INK, 1.6))
    painter.setBrush(GOLD if racer.exempt else VERMILION if bad else PAPER)
    painter.drawRoundedRect(slip, slip.height() / 2, slip.height() / 2)
    painter.setFont(letter_font(pixels, bold=True))
    painter.setPen(PAPER if bad and not racer.exempt else INK)
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, text)


def paint_word(
    painter: QPainter,
    zones: RaceZones,
    word: str,
    hint: str,
    *,
    waits: bool,
    over: bool,
) -> None:
    """The word over the middle, on a slip of paper; with what to beware of while it waits.

    When all is over it stands at the foot: what is said of the hands must not lie under it.
    """
    if not word:
        return
    pixels = round(max(24, zones.table.height() * 0.052))
    wide = advance(word, pixels, bold=True) + pixels * 2
    slip = QRectF(0, 0, wide, pixels * 1.7)
    top = zones.middle.center().y() - zones.middle.height() * 0.5
    slip.moveCenter(QPointF(zones.middle.center().x(), top))
    slip.moveTop(max(zones.table.top() + 8, slip.top()))
    if over:
        slip.moveBottom(zones.table.bottom() - pixels)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(INK, 2))
    painter.setBrush(PAPER if waits else GOLD)
    painter.drawRoundedRect(slip, 8, 8)
    painter.setPen(QPen(VERMILION, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(slip.adjusted(5, 5, -5, -5), 5, 5)
    painter.setFont(letter_font(pixels, bold=True))
    painter.setPen(INK)
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, word)
    if waits:
        small = round(pixels * 0.42)
        line = QRectF(slip.left() - 200, slip.bottom() + 3, slip.width() + 400, small * 1.6)
        painter.setFont(letter_font(small, bold=True))
        painter.setPen(faded(NIGHT, 0.9))
        painter.drawText(line.translated(1, 1.5), Qt.AlignmentFlag.AlignCenter, hint)
        painter.setPen(PAPER)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, hint)


def paint_key(painter: QPainter, plate: QRectF, label: str) -> None:
    """The cap of a key on somebody's plate."""
    if plate.isEmpty() or not label:
        return
    high = plate.height() * 1.1
    pixels = round(high * 0.48)
    cap = QRectF(0, 0, max(high, advance(label, pixels, bold=True) + high * 0.6), high)
    cap.moveCenter(plate.center())
    # its name stays in sight
    cap.moveRight(plate.right() - 3)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    path.addRoundedRect(cap, high * 0.16, high * 0.16)
    painter.setPen(QPen(INK, 2))
    painter.setBrush(PAPER_SHADE.darker(125))
    painter.drawPath(path.translated(0, high * 0.09))
    painter.setBrush(PAPER)
    painter.drawPath(path)
    painter.setPen(QPen(faded(INK, 0.25), 1))
    painter.drawRoundedRect(cap.adjusted(4, 2, -4, -6), high * 0.12, high * 0.12)
    painter.setFont(letter_font(pixels, bold=True))
    painter.setPen(INK)
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, label)
