"""The way of the Tab key through widgets of which some are made later than their neighbours."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLayout, QWidget

__all__ = ["step_focus"]


def step_focus(within: QWidget, *, forward: bool) -> bool:
    """Give the focus to the next widget, or the one before, as they stand on the screen.

    Qt goes from widget to widget as they were made.

    Returns:
        whether there was one; else the focus leaves.
    """
    stops = list(_stops(within.layout()))
    focus = QApplication.focusWidget()
    at = next((place for place, stop in enumerate(stops) if stop is focus), None)
    first = 0 if forward else len(stops) - 1
    place = first if at is None else at + (1 if forward else -1)
    if not 0 <= place < len(stops):
        return False
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    stops[place].setFocus(reason)
    return True


def _stops(layout: QLayout | None) -> Iterator[QWidget]:
    for place in range(0 if layout is None else layout.count()):
        item = layout.itemAt(place) if layout is not None else None
        widget = None if item is None else item.widget()
        if item is not None and item.layout() is not None:
            yield from _stops(item.layout())
        elif widget is None or not widget.isVisible() or not widget.isEnabled():
            continue
        elif widget.layout() is not None:
            yield from _stops(widget.layout())
        elif widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield widget
