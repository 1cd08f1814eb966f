"""How a race for the winner's palm looks: ground, palm, reaching hands, words, names and keys."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QRadialGradient

from hanafuda_desktop.table.hand_picture import paint_hand, paint_slap
from hanafuda_desktop.table.lettering import advance, fitted, letter_font
from hanafuda_desktop.table.marks import to_qrect
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
from hanafuda_desktop.table.race_zones import Circle, RaceZones

__all__ = [
    "NOTE_BREAK",
    "Racer",
    "paint_ground",
    "paint_note",
    "paint_racer",
    "paint_tag",
    "paint_winner",
    "paint_word",
    "paint_zone",
]

NOTE_BREAK: Final = " · "
"""Between the parts of a note; each is written on a line of its own."""
_PALM: Final = 1.9
"""The size of the winner's hand, counted in the radius of where it lies,"""
_HAND: Final = 1.15
"""and of a racer's, in the radius of its zone."""
_NEAR: Final = 0.6
"""Where a hand lies that has come down: so far from the middle, in the radius of the palm,"""
_HEAPED: Final = 0.07
"""and each by so much farther than the one before."""
_TAG: Final = 0.7
"""Under a zone's middle stands whose it is, in its radius,"""
_NOTE: Final = 0.1
"""and over it what is said of the hand."""


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


def _middle(circle: Circle) -> QPointF:
    return QPointF(circle.x, circle.y)


def _degrees(towards: tuple[float, float]) -> float:
    """Where a hand points that comes from there."""
    return math.degrees(math.atan2(towards[0], -towards[1])) + 180


def _letters(zones: RaceZones) -> int:
    return round(max(13, min(30, zones.table.height * 0.024)))


def paint_ground(painter: QPainter, zones: RaceZones, *, signalled: bool) -> None:
    """Darken the table around a lit middle."""
    painter.save()
    light = QRadialGradient(_middle(zones.palm), zones.table.height * 0.6)
    if signalled:
        light.setColorAt(0, faded(GOLD, 0.62))
        light.setColorAt(0.55, faded(VERMILION, 0.5))
    else:
        light.setColorAt(0, faded(NIGHT, 0.55))
    light.setColorAt(1, faded(NIGHT, 0.78))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawRect(to_qrect(zones.table))
    painter.restore()


def paint_zone(painter: QPainter, zone: Circle, seat: int) -> None:
    """The circle in which a click is somebody's hand."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(seat_colour(seat).lighter(125), 3))
    painter.setBrush(faded(PAPER, 0.16))
    painter.drawEllipse(_middle(zone), zone.radius - 1.5, zone.radius - 1.5)


def paint_winner(painter: QPainter, zones: RaceZones, seat: int, *, signalled: bool) -> None:
    """The winner's palm in the middle; with the signal it slaps down."""
    middle, size = _middle(zones.palm), zones.palm.radius * _PALM
    if signalled:
        paint_slap(painter, middle, size, 0.9)
    turn = _degrees(zones.towards(seat))
    paint_hand(painter, middle, size, seat_colour(seat), degrees=turn, lift=0.0)


def paint_racer(painter: QPainter, zones: RaceZones, racer: Racer) -> None:
    """A hand that waits in its zone, or lies on the palm."""
    zone, palm = zones.seats[racer.seat], _middle(zones.palm)
    near = palm + QPointF(*zones.towards(racer.seat)) * zones.palm.radius * (
        _NEAR + _HEAPED * racer.landing
    )
    painter.save()
    if racer.early:
        painter.setOpacity(0.55)
    paint_hand(
        painter,
        _middle(zone) + (near - _middle(zone)) * racer.reached,
        zone.radius * _HAND,
        seat_colour(racer.seat),
        degrees=_degrees(zones.towards(racer.seat)),
        lift=0.2 * (1 - racer.reached),
        mirrored=racer.seat % 2 == 1,
    )
    painter.restore()


def paint_note(painter: QPainter, zones: RaceZones, racer: Racer) -> None:
    """How long it took and what came of it: gold for who is first, red for who is out or last."""
    lines = [line for line in (racer.note or racer.said).split(NOTE_BREAK) if line]
    if not lines:
        return
    zone, pixels = zones.seats[racer.seat], _letters(zones)
    wide = max(advance(line, pixels, bold=True) for line in lines) + pixels * 1.4
    slip = QRectF(0, 0, wide, pixels * (0.6 + 1.3 * len(lines)))
    slip.moveCenter(QPointF(zone.x, zone.y - _NOTE * zone.radius))
    bad = racer.early or racer.forfeit
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(INK, 1.6))
    painter.setBrush(GOLD if racer.exempt else VERMILION if bad else PAPER)
    painter.drawRoundedRect(slip, pixels * 0.7, pixels * 0.7)
    painter.setFont(letter_font(pixels, bold=True))
    painter.setPen(PAPER if bad and not racer.exempt else INK)
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, "\n".join(lines))


def paint_word(painter: QPainter, zones: RaceZones, word: str, hint: str, *, waits: bool) -> None:
    """The word over all hands, on a slip of paper; with what to beware of while it waits."""
    room = to_qrect(zones.word)
    pixels = round(room.height() / 1.7)
    slip = QRectF(0, room.top(), advance(word, pixels, bold=True) + pixels * 2, room.height())
    slip.moveLeft(room.center().x() - slip.width() / 2)
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
        _paint_hint(painter, to_qrect(zones.hint), hint, round(pixels * 0.46))


def _paint_hint(painter: QPainter, room: QRectF, hint: str, pixels: int) -> None:
    """A line on a dark slip: there may be a sleeve behind it."""
    slip = QRectF(0, room.top(), advance(hint, pixels, bold=True) + 2 * pixels, room.height())
    slip.moveLeft(room.center().x() - slip.width() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(NIGHT, 0.8))
    painter.drawRoundedRect(slip, slip.height() / 2, slip.height() / 2)
    painter.setFont(letter_font(pixels, bold=True))
    painter.setPen(PAPER)
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, hint)


def paint_tag(painter: QPainter, zones: RaceZones, seat: int, name: str, key: str) -> None:
    """Whose zone it is, at its foot, and the cap of its key.

    Args:
        painter: with what.
        zones: where it is.
        seat: whose zone.
        name: what the seat is called, or the empty string.
        key: what stands on its key, or the empty string.
    """
    zone, pixels = zones.seats[seat], _letters(zones)
    high = pixels * (2.1 if key else 1.6)
    cap = max(high, advance(key, round(pixels * 1.2), bold=True) + high * 0.6) if key else 0.0
    room = 2 * zone.radius - cap - pixels * 1.5
    letters, said = fitted(name, room, pixels, bold=True, least=10)
    wide = (advance(said, letters, bold=True) + pixels * 1.5 if said else 0.0) + cap
    slip = QRectF(zone.x - wide / 2, zone.y + _TAG * zone.radius - high / 2, wide, high)
    slip.moveBottom(min(slip.bottom(), zones.table.bottom - 4))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if said:
        painter.setPen(QPen(seat_colour(seat), 2))
        painter.setBrush(faded(NIGHT, 0.85))
        painter.drawRoundedRect(slip, high * 0.22, high * 0.22)
        painter.setFont(letter_font(letters, bold=True))
        painter.setPen(PAPER)
        words = slip.adjusted(0, 0, -cap, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, said)
    if key:
        _paint_key(painter, QRectF(slip.right() - cap, slip.top(), cap, high), key, pixels)


def _paint_key(painter: QPainter, cap: QRectF, label: str, pixels: int) -> None:
    high = cap.height()
    painter.setPen(QPen(INK, 2))
    painter.setBrush(PAPER_SHADE.darker(125))
    painter.drawRoundedRect(cap.translated(0, high * 0.09), high * 0.16, high * 0.16)
    painter.setBrush(PAPER)
    painter.drawRoundedRect(cap, high * 0.16, high * 0.16)
    painter.setPen(QPen(faded(INK, 0.25), 1))
    painter.drawRoundedRect(cap.adjusted(4, 2, -4, -6), high * 0.12, high * 0.12)
    painter.setFont(letter_font(round(pixels * 1.2), bold=True))
    painter.setPen(INK)
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, label)
