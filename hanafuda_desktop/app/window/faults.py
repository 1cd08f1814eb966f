"""Brings faults to a window, whichever thread they came in, and also where there is none yet."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)

from hanafuda_desktop.app.storage.faults import FaultReport


class FaultReports(QObject):
    """Shows the reports of a program.

    A report waits for the event loop: nothing is opened in the midst of a painting or a drag.
    """

    _came = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._report: Callable[[FaultReport], object] | None = None
        self._game_text: Callable[[], str] | None = None
        self._waiting: list[FaultReport] = []
        self._came.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def use(self, report: Callable[[FaultReport], object], game_text: Callable[[], str]) -> None:
        """From now on there is a window: it shows reports, and has a game as text."""
        self._report, self._game_text = report, game_text

    def game_text(self) -> str:
        """The game on the table.

        Raises:
            RuntimeError: there is none.
            RecordError: it has more moves than a record holds.
        """
        if self._game_text is None:
            raise RuntimeError("there is no window yet")
        return self._game_text()

    def take(self, report: FaultReport) -> None:
        """Show a report soon; may be called in any thread."""
        # A flood is shown once: as many events as faults would hold up the window.
        if report not in self._waiting:
            self._waiting.append(report)
            self._came.emit()

    def _show(self) -> None:
        report = self._waiting.pop(0)
        if self._report is not None:
            self._report(report)

    def show_alone(self) -> None:
        """The program has no window and will have none: say why, and wait until that was read."""
        from hanafuda_desktop.app.window.pages import FaultWindow

        for report in self._waiting[-1:]:
            FaultWindow([report], is_start=True).exec()


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
