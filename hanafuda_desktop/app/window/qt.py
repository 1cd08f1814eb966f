"""What Qt has to say goes to our log, and not onto the terminal of a person who plays cards."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QWidget

# Waits until a window was painted for the first time; what could wait is done after that.


class FirstPainting(QObject):
    """Watches whatever a window shows first, until one of it has been painted.

    Args:
        parent: the object it belongs to.

    Attributes:
        is_over: whether something was painted.
    """

    over = Signal()
    """Something has been painted."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_over = False

    def watch(self, shown: QWidget) -> None:
        """Let it count, too: it may be what is painted first."""
        shown.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first painting, and say so after it."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            if self.is_over:
                return False
            self.is_over = True
            # A timer of its own goes with the window; PySide keeps the window of a static single
            # shot for ever if it closes before that.
            timer = QTimer(self, singleShot=True)
            timer.timeout.connect(self.over)
            timer.start(0)
        return super().eventFilter(watched, event)


_LOG: Final = logging.getLogger(__name__)
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
# Said by Qt's offscreen platform for windows and menus; it means nothing.
_NOISE: Final = ("This plugin does not support",)


def _handler(take: Callable[[int, str], None]) -> Callable[..., None]:
    def handle(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if not message.startswith(_NOISE):
            take(_LEVELS.get(kind, logging.WARNING), message)

    return handle


def into_log() -> None:
    """From now on Qt's messages go to the log."""
    qInstallMessageHandler(_handler(lambda level, message: _LOG.log(level, "%s", message)))


@contextmanager
def collected() -> Iterator[list[str]]:
    """Qt's warnings within the block, as a list that grows."""
    found: list[str] = []
    before = qInstallMessageHandler(
        _handler(lambda level, message: found.append(message) if level >= logging.WARNING else None)
    )
    try:
        yield found
    finally:
        qInstallMessageHandler(before)
