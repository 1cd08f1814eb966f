"""Where everything on a panel stands, and how large its letters are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from hanafuda_desktop.table.lettering import advance, enlarged, wrapped

__all__ = [
    "PanelButton",
    "PanelLayout",
    "PanelParts",
    "arranged",
    "button_width",
    "panel_letters",
    "panel_lines",
]

_BUTTON_HEIGHT: Final = 44.0
"""What a finger can hit."""
_WIDEST: Final = 0.94
"""How wide a panel may be, as a share of what there is."""
_SQUEEZED: Final = 0.85
"""A line is rather written so much smaller than broken in two."""
_TALLEST: Final = 0.55
"""Lines are broken in two only if all of them take no more of the height than this."""


@dataclass(frozen=True, slots=True)
class PanelButton:
    """A button.

    Attributes:
        id: what is told when it is pressed.
        label: what stands on it.
        key: a letter that presses it, too; it is shown on the button.
    """

    id: str
    label: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """Where everything stands, in the scene's coordinates; ``letters`` is their size."""

    box: QRectF
    title: QRectF
    lines: tuple[QRectF, ...]
    body: QRectF
    buttons: tuple[QRectF, ...]
    letters: int


@dataclass(frozen=True, slots=True)
class PanelParts:
    """What has to fit into a panel besides its body: how wide each part would be."""

    title: float
    lines: tuple[float, ...]
    buttons: tuple[float, ...]
    letters: int
    even: bool
    bodied: bool
    title_size: float = 1.7
    """How large the letters of the title are, counted in ordinary ones."""

    @property
    def head(self) -> float:
        """How high the title is."""
        return self.letters * self.title_size * 1.41 if self.title else 0.0

    @property
    def pad(self) -> float:
        """The paper's edge."""
        return self.letters * 1.5

    @property
    def gap(self) -> float:
        """What lies between buttons."""
        return self.letters * 0.8

    @property
    def tall(self) -> float:
        """How high the buttons are."""
        return max(_BUTTON_HEIGHT, self.letters * 2.5)

    @property
    def above(self) -> float:
        """What lies above the body."""
        lines = len(self.lines) * self.letters * 1.6
        return self.pad + self.head + lines + (self.letters * 0.8 if self.bodied else 0)

    @property
    def below(self) -> float:
        """What lies beneath it."""
        return self.pad + (self.tall + self.pad * 0.8 if self.buttons else 0)

    def body_room(self, area: QRectF) -> QSizeF:
        """What is left of an area for the body."""
        return QSizeF(
            max(60.0, area.width() * _WIDEST - 2 * self.pad),
            max(60.0, area.height() * 0.95 - self.above - self.below),
        )


def panel_letters(area: QRectF) -> int:
    """The size of ordinary letters on a panel in an area."""
    high = area.height()
    return enlarged(max(13, min(24, high * 0.026)), high * 0.052)


def panel_lines(lines: Sequence[str], area: QRectF, letters: int) -> tuple[str, ...]:
    """The lines of a panel, those that are too long in several, if there is the height for it."""
    room = max(60.0, area.width() * _WIDEST - 3 * letters)
    parts: list[str] = []
    for line in lines:
        fits = advance(line, letters) * _SQUEEZED <= room
        parts += (line,) if fits else wrapped(line, room, letters)
    tall = len(parts) * letters * 1.6 > area.height() * _TALLEST
    return tuple(lines) if tall else tuple(parts)


def button_width(button: PanelButton, letters: int) -> float:
    """The room that a button asks for."""
    wide = advance(button.label, letters, bold=True) + 2.4 * letters
    return wide + (2.2 * letters if button.key else 0)


def arranged(
    area: QRectF, wanted: PanelParts, body: QSizeF, middle: QPointF | None, *, sealed: bool
) -> PanelLayout:
    """Fit the words into a panel in the area; what is too long is cut later.

    Args:
        area: what there is.
        wanted: the words.
        body: size of what stands between them.
        middle: where the panel should stand; left out, low in the area.
        sealed: whether a seal is on it.
    """
    letters, pad, gap = wanted.letters, wanted.pad, wanted.gap
    # room for the seal on both sides of the title, so that the words stay in the middle
    wide = max([wanted.title, *wanted.lines]) + (letters * 7 if sealed else 0)
    widths = wanted.buttons
    if wanted.even and widths:
        widths = (max(widths),) * len(widths)
    gaps = gap * max(0, len(widths) - 1)
    wide = max(wide, sum(widths) + gaps, body.width())
    wide = min(wide, max(60.0, area.width() * _WIDEST - 2 * pad))
    if wanted.even and widths:
        widths = ((wide - gaps) / len(widths),) * len(widths)
    squeeze = min(1.0, (wide - gaps) / max(1.0, sum(widths)))
    line = letters * 1.6
    box = QRectF(0, 0, wide + 2 * pad, wanted.above + body.height() + wanted.below)
    _place(box, area, middle, pad)
    head = QRectF(box.left() + pad, box.top() + pad, wide, wanted.head)
    rows = (
        QRectF(head.left(), head.bottom() + n * line, wide, line) for n in range(len(wanted.lines))
    )
    between = QRectF(0, box.top() + wanted.above, body.width(), body.height())
    between.moveLeft(round(box.center().x() - body.width() / 2))
    between.moveTop(round(between.top()))
    buttons = _button_row(box, [width * squeeze for width in widths], wanted)
    return PanelLayout(box, head, tuple(rows), between, buttons, letters)


def _place(box: QRectF, area: QRectF, middle: QPointF | None, pad: float) -> None:
    """Let a panel stand around its middle, or low, and in any case in the area."""
    box.moveCenter(area.center() if middle is None else middle)
    edge = area.height() * 0.02
    if middle is None:
        box.moveBottom(max(box.bottom(), area.bottom() - max(pad, 2 * edge)))
    box.moveLeft(max(area.left() + edge, min(box.left(), area.right() - edge - box.width())))
    box.moveTop(max(area.top() + edge, min(box.top(), area.bottom() - edge - box.height())))


def _button_row(box: QRectF, widths: Sequence[float], wanted: PanelParts) -> tuple[QRectF, ...]:
    """The buttons beside one another, in the middle of the foot."""
    top = box.bottom() - wanted.pad - wanted.tall
    left = box.center().x() - (sum(widths) + wanted.gap * max(0, len(widths) - 1)) / 2
    buttons = []
    for width in widths:
        buttons.append(QRectF(left, top, width, wanted.tall))
        left += width + wanted.gap
    return tuple(buttons)
