"""Brings faults to a window, whichever thread they came in, and also where there is none yet."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from hanafuda_desktop.app.storage.faults import FaultReport

if TYPE_CHECKING:
    from hanafuda_desktop.app.window.main_window import MainWindow


class FaultReports(QObject):
    """Shows the reports of a program.

    A report waits for the event loop: nothing is opened in the midst of a painting or a drag.
    """

    _came = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._window: MainWindow | None = None
        self._lock = Lock()
        self._waiting: dict[int, FaultReport] = {}
        self._came.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def use(self, window: MainWindow) -> None:
        """From now on there is a window, to which reports belong."""
        self._window = window

    def game_text(self) -> str:
        """The game on the table.

        Raises:
            RuntimeError: there is none.
            RecordError: it has more moves than a record holds.
        """
        if self._window is None:
            raise RuntimeError("there is no window yet")
        return self._window.session.text()

    def take(self, report: FaultReport) -> None:
        """Show a report soon; may be called in any thread."""
        # Of a flood only the last is shown: as many events as faults would hold up the window.
        with self._lock:
            is_first = not self._waiting
            self._waiting[report.number] = report
        if is_first:
            self._came.emit()

    def _taken(self) -> list[FaultReport]:
        with self._lock:
            reports, self._waiting = self._waiting, {}
        return list(reports.values())

    def _show(self) -> None:
        for report in self._taken():
            if self._window is not None:
                self._window.side.report(report)

    def show_alone(self) -> None:
        """The program has no window and will have none: say why, and wait until that was read."""
        from hanafuda_desktop.app.window.pages import FaultWindow

        for report in self._taken()[-1:]:
            FaultWindow(report, is_start=True).exec()
