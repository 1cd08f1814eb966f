"""The colours of everything on the table that is neither card nor cloth.

Each colour is one object for the whole program. With high contrast the objects themselves change,
so that whatever is painted afterwards has the other colours; pictures that were painted before have
to be painted anew.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

__all__ = [
    "GOLD",
    "GROUND",
    "INK",
    "NIGHT",
    "PAPER",
    "PAPER_SHADE",
    "VERMILION",
    "edged",
    "faded",
    "has_high_contrast",
    "seat_colour",
    "set_high_contrast",
]

_USUAL: Final = ("#f5edda", "#e3d6b8", "#221d1e", "#0e1420", "#c8341f", "#f0c75e")
_HIGH: Final = ("#ffffff", "#e8e8e8", "#000000", "#000000", "#9c1404", "#ffe14d")
_USUAL_SEATS: Final = (
    "#4db6e8",
    "#f0803c",
    "#6cc070",
    "#c58be0",
    "#f27ea9",
    "#35c9bd",
    "#d9c24a",
)
_HIGH_SEATS: Final = (
    "#7fd4ff",
    "#ffa25c",
    "#8ff094",
    "#e2b4ff",
    "#ffa8c8",
    "#5cf5e8",
    "#fff06a",
)

PAPER: Final = QColor(_USUAL[0])
PAPER_SHADE: Final = QColor(_USUAL[1])
INK: Final = QColor(_USUAL[2])
NIGHT: Final = QColor(_USUAL[3])
VERMILION: Final = QColor(_USUAL[4])
GOLD: Final = QColor(_USUAL[5])
_COLOURS: Final = (PAPER, PAPER_SHADE, INK, NIGHT, VERMILION, GOLD)
_SEATS: Final = tuple(QColor(name) for name in _USUAL_SEATS)
GROUND: Final = 0.62
"""How strongly the night of plates and places covers the cloth, at least: over the lightest thread
of the lightest cloth, what is written on them can be read."""
_THROUGH: Final = 0.25
"""With high contrast, what is fainter than this stays so: shadows, and threads of a pattern."""
_EDGE: Final = 1.8


def has_high_contrast() -> bool:
    """Whether the colours are those of high contrast."""
    return INK.name() == _HIGH[2]


def set_high_contrast(high: bool) -> None:  # noqa: FBT001 - one setting, set as Qt sets flags
    """Let the colours be those of high contrast, or the usual ones."""
    names = (*_HIGH, *_HIGH_SEATS) if high else (*_USUAL, *_USUAL_SEATS)
    for colour, name in zip((*_COLOURS, *_SEATS), names, strict=True):
        colour.setRgba(QColor(name).rgba())


def seat_colour(seat: int) -> QColor:
    """The colour that tells a seat from the others: on its plate, and on what it has played."""
    return QColor(_SEATS[seat % len(_SEATS)])


def faded(colour: QColor, opacity: float) -> QColor:
    """The same colour, ``opacity`` from 0 to 1; with high contrast little shines through it."""
    other = QColor(colour)
    if opacity > _THROUGH and has_high_contrast():
        opacity = 1 - (1 - opacity) ** 6
    other.setAlphaF(opacity)
    return other


def edged(thick: float) -> float:
    """How thick a line is that marks something; with high contrast it is bolder."""
    return thick * _EDGE if has_high_contrast() else thick
