"""Arrow keys lead from one thing on a page to the next one there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.first_screen.layout import Rect
from hanafuda_desktop.app.first_screen.walking import Way, next_place

__all__ = ["neighbour", "places_of", "way_of"]

Placed = TypeVar("Placed", bound=QWidget)

_WAYS: Final = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}


def way_of(event: QKeyEvent) -> Way | None:
    """Whither a key points, if it is an arrow."""
    return _WAYS.get(Qt.Key(event.key()))


def places_of(widgets: Iterable[QWidget]) -> list[Rect]:
    """Where these stand in what they stand on."""
    boxes = (widget.geometry() for widget in widgets)
    return [Rect(box.x(), box.y(), box.width(), box.height()) for box in boxes]


def neighbour(widgets: Sequence[Placed], at: Placed, way: Way) -> Placed:
    """The one that comes next from one of them; that one itself where there is none.

    Args:
        widgets: all of them; they stand on one widget.
        at: the one to go on from.
        way: the direction.
    """
    return widgets[next_place(places_of(widgets), widgets.index(at), way)]
