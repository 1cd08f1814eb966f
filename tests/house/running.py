"""Finds the Qt timers and animations that a test left running."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import shiboken6
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QObject,
    QTimeLine,
    QTimer,
    QVariantAnimation,
)

__all__ = ["watching"]

# Every class whose own "start" Python may call: PySide6 finds the method on the class itself.
_STARTED = (QTimer, QAbstractAnimation, QTimeLine)


@contextmanager
def watching() -> Iterator[Callable[[], list[str]]]:
    """Note everything started within; what is yielded tells what of it still runs.

    Starting is watched, rather than all of Qt's objects searched, because a search costs some ten
    milliseconds for every test. Animations that a group starts are the group's.
    """
    started: list[weakref.ref[QObject]] = []
    with ExitStack() as stack:
        for kind in _STARTED:
            stack.enter_context(patch.object(kind, "start", _recorder(kind.start, started)))
        yield lambda: _still_running(started)


def _recorder(start: Callable[..., Any], started: list[weakref.ref[QObject]]) -> Callable[..., Any]:
    def recorder(self: QObject, *args: Any) -> Any:
        started.append(weakref.ref(self))
        return start(self, *args)

    return recorder


def _still_running(started: list[weakref.ref[QObject]]) -> list[str]:
    if QCoreApplication.instance() is not None:
        # What was handed to deleteLater is gone as soon as the event loop turns: turn it.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    alive = {id(found): found for ref in started if (found := ref()) is not None}
    return sorted(_describe(found) for found in alive.values() if _runs(found))


def _runs(found: QObject) -> bool:
    if not shiboken6.isValid(found):
        return False
    match found:
        case QTimer():
            return found.isActive()
        case QAbstractAnimation():
            return found.state() == QAbstractAnimation.State.Running
        case QTimeLine():
            return found.state() == QTimeLine.State.Running
        case _:
            raise AssertionError(found)


def _describe(found: QObject) -> str:
    owner = found.parent()
    parts = [type(found).__name__]
    if found.objectName():
        parts.append(f"'{found.objectName()}'")
    if isinstance(found, QTimer):
        parts.append(f"every {found.interval()} ms")
    elif isinstance(found, QVariantAnimation):
        parts.append(f"of {found.duration()} ms")
    if owner is not None:
        parts.append(f"of a {type(owner).__name__}")
    return " ".join(parts)
