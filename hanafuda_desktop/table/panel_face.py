"""How a paper panel is painted: its words, its seal, its buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hanafuda_desktop.table.lettering import fitted, letter_font
from hanafuda_desktop.table.palette import INK, PAPER, PAPER_SHADE, VERMILION, faded
from hanafuda_desktop.table.panel_layout import PanelButton, PanelLayout
from hanafuda_desktop.table.seal import paint_seal
from hanafuda_desktop.table.typeset import paint_paper

__all__ = ["paint_button", "paint_buttons", "paint_panel_seal", "paint_words"]


def paint_words(
    painter: QPainter, layout: PanelLayout, title: str, title_size: float, lines: Sequence[str]
) -> None:
    """Paint the paper with the title and the lines.

    Args:
        painter: the panel's.
        layout: where everything stands.
        title: the large line.
        title_size: how large its letters are, counted in ordinary ones.
        lines: the others, one for each place of the layout.
    """
    paint_paper(painter, layout.box)
    painter.setPen(INK)
    large = round(layout.letters * title_size)
    _write_line(painter, layout.title, title, large, bold=True)
    for rect, line in zip(layout.lines, lines, strict=True):
        _write_line(painter, rect, line, layout.letters, bold=False)


def paint_panel_seal(painter: QPainter, layout: PanelLayout) -> None:
    """Paint the red seal in the panel's corner."""
    side = layout.letters * 3.0
    corner = layout.box.topRight() + QPointF(-side * 0.78, side * 0.78)
    paint_seal(painter, corner, side)


def paint_buttons(
    painter: QPainter,
    layout: PanelLayout,
    buttons: Sequence[PanelButton],
    current: int,
    pressed: int | None,
) -> None:
    """Paint the buttons.

    Args:
        painter: the panel's.
        layout: where everything stands.
        buttons: one for each place of the layout.
        current: the number of the chosen one.
        pressed: the number of the one that is held down, if one is.
    """
    for index, (rect, button) in enumerate(zip(layout.buttons, buttons, strict=True)):
        state = (index == current, index == pressed)
        paint_button(painter, rect, button, layout.letters, state)


def paint_button(
    painter: QPainter, rect: QRectF, button: PanelButton, letters: int, state: tuple[bool, bool]
) -> None:
    """Paint a button; ``state``: whether it is the chosen one, and whether it is held down."""
    current, down = state
    painter.setPen(QPen(INK, 1.4))
    painter.setBrush(VERMILION.darker(118) if down else VERMILION if current else PAPER_SHADE)
    painter.drawRoundedRect(rect, 5, 5)
    if current:
        painter.setPen(QPen(PAPER, 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 3, 3)
    ink = PAPER if current or down else INK
    room = rect.adjusted(letters * 0.5, 0, -letters * 0.5, 0)
    if button.key:
        cap = QRectF(0, 0, letters * 1.5, letters * 1.5)
        cap.moveCenter(QPointF(room.right() - letters * 0.9, rect.center().y()))
        painter.setPen(QPen(faded(ink, 0.55), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 4, 4)
        painter.setPen(faded(ink, 0.8))
        _write_line(painter, cap, button.key, round(letters * 0.85), bold=False)
        room.adjust(letters * 1.8, 0, -letters * 1.8, 0)
    painter.setPen(ink)
    _write_line(painter, room, button.label, letters, bold=True)


def _write_line(painter: QPainter, rect: QRectF, text: str, pixels: int, *, bold: bool) -> None:
    """Write a line into the middle of a room: somewhat smaller if need be, and then cut."""
    pixels, shown = fitted(text, rect.width(), pixels, bold=bold, least=round(pixels * 0.75))
    painter.setFont(letter_font(pixels, bold=bold))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, shown)
