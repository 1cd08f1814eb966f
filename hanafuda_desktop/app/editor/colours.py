"""The editor's colours, on a light ground and on a dark one."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QPalette

__all__ = ["Colours", "colours_on"]

_MIDDLE: Final = 128


class Colours(NamedTuple):
    """Colours that can be read on one ground.

    Attributes:
        key: of keys.
        value: of values.
        card: of cards' ids.
        comment: of comments.
        error: of what is wrong.
        warning: of what is doubtful.
        margin: behind the numbers of lines.
        number: of those numbers.
        line: behind the line that is being written.
    """

    key: QColor
    value: QColor
    card: QColor
    comment: QColor
    error: QColor
    warning: QColor
    margin: QColor
    number: QColor
    line: QColor


def _colours(*names: str) -> Colours:
    return Colours(*map(QColor, names))


_LIGHT: Final = _colours(
    "#1d4f91",
    "#1f2328",
    "#8a2a6b",
    "#5f6b57",
    "#c8241f",
    "#9a6400",
    "#f1f0ec",
    "#6f6c66",
    "#f6f4ea",
)
_DARK: Final = _colours(
    "#8ec5ff",
    "#e8e6e1",
    "#f0a8d8",
    "#9fb08f",
    "#ff7b6e",
    "#f0c060",
    "#2a2a2c",
    "#a09c94",
    "#303034",
)


def colours_on(palette: QPalette) -> Colours:
    """The colours for a window of this palette."""
    return _DARK if palette.color(QPalette.ColorRole.Base).lightness() < _MIDDLE else _LIGHT
