"""What happens when the program has a fault: it is written down and shown, and the game goes on.

The hook itself must never make things worse. A fault while a fault is being reported goes to the
log and the error output alone, and many faults in a row fill one report, not a hundred windows.
"""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import Final, NamedTuple

from hanafuda_desktop import __version__

__all__ = ["ExceptionHook", "Report"]

_LOG: Final = logging.getLogger(__name__)
_MOST_REPORTS: Final = 20
_LONGEST_TRACEBACK: Final = 20_000


class Report(NamedTuple):
    """One fault, for people: what went wrong, and the text to send to us."""

    summary: str
    text: str


class ExceptionHook:
    """Takes the place of Python's own hooks between :meth:`install` and :meth:`remove`.

    Args:
        game_text: the game as text at this instant; may fail.
        show: shows a report; called in the window's thread only; may fail.
    """

    def __init__(self, game_text: Callable[[], str], show: Callable[[Report], None]) -> None:
        self._game_text = game_text
        self._show = show
        self._busy = False
        self._count = 0
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)

    def install(self) -> None:
        """Catch what nothing else catches from now on."""
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self.caught
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._unraisable

    def remove(self) -> None:
        """Give Python its hooks back."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """An exception that nothing caught."""
        if issubclass(kind, KeyboardInterrupt):
            return
        text = "".join(traceback.format_exception(kind, error, trace))[-_LONGEST_TRACEBACK:]
        _LOG.error("unexpected error\n%s", text)
        in_window = threading.current_thread() is threading.main_thread()
        self._count += 1
        if self._busy or not in_window or self._count > _MOST_REPORTS:
            self._print(text)
            return
        self._busy = True
        try:
            self._show(Report(_summary(kind, error), self._text(text)))
        except Exception:  # noqa: BLE001 - whatever it is, the game goes on
            second = traceback.format_exc()
            _LOG.error("the report could not be shown\n%s", second)
            self._print(text + second)
        finally:
            self._busy = False

    def _text(self, trace: str) -> str:
        import platform  # not needed in a start, and not cheap

        try:
            game = self._game_text()
        except Exception as error:  # noqa: BLE001 - a report without the game is still a report
            game = f"(no game: {error})\n"
        system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
        return f"Hanafuda Desktop {__version__}\n{system}\n\n{trace}\n{game}"

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.caught(args.exc_type, args.exc_value, args.exc_traceback)

    def _unraisable(self, args: sys.UnraisableHookArgs) -> None:
        if args.exc_value is not None:
            self.caught(args.exc_type, args.exc_value, args.exc_traceback)

    @staticmethod
    def _print(text: str) -> None:
        # A program without a console (Windows) has no error output.
        if sys.__stderr__ is not None:
            sys.__stderr__.write(text)


def _summary(kind: type[BaseException], error: BaseException) -> str:
    said = str(error).strip().splitlines()
    return f"{kind.__name__}: {said[0][:200]}" if said else kind.__name__
