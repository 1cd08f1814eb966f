"""What Qt has to say goes to our log, and not onto the terminal of a person who plays cards."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

__all__ = ["collected", "into_log"]

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
