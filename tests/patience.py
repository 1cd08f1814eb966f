"""How long tests wait for what is sure to happen, on the busiest machine too.

It is a limit: waiting ends as soon as the thing happens, so it costs nothing where all is well.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pytestqt.qtbot import QtBot

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import _WaitWidgetContextManager
    from pytestqt.wait_signal import CheckParamsCb, SignalBlocker

__all__ = ["PATIENCE", "PatientBot", "until"]

PATIENCE: Final = 200.0
"""Seconds; fewer than those after which pytest ends a run that hangs."""
_PATIENCE_MS: Final = round(1000 * PATIENCE)


def until(holds: Callable[[], object], *, meanwhile: Callable[[], object]) -> None:
    """Do something again and again until something holds.

    Raises:
        AssertionError: it did not come to that.
    """
    give_up = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < give_up, "it did not come to that"
        meanwhile()


class PatientBot(QtBot):
    """pytest-qt's, which by itself gives up after five seconds."""

    def waitUntil(  # noqa: N802 - pytest-qt's name
        self, callback: Callable[[], bool | None], *, timeout: int = _PATIENCE_MS
    ) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitExposed(  # noqa: N802 - pytest-qt's name
        self, widget: QWidget, *, timeout: int = _PATIENCE_MS
    ) -> _WaitWidgetContextManager:
        return super().waitExposed(widget, timeout=timeout)

    def waitSignal(  # noqa: N802 - pytest-qt's name
        self,
        signal: SignalInstance,
        *,
        timeout: int = _PATIENCE_MS,
        raising: bool | None = None,
        check_params_cb: CheckParamsCb | None = None,
    ) -> SignalBlocker:
        return super().waitSignal(
            signal, timeout=timeout, raising=raising, check_params_cb=check_params_cb
        )
