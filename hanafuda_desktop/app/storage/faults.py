"""What happens when the program has a fault: it is written down and shown, and the game goes on.

The hook itself must never make things worse. A fault while a fault is being reported goes to the
log and the error output alone, and one that comes again and again, as from a picture that cannot be
painted, is one report that is counted, and few lines in the log.
"""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Final, NamedTuple

from hanafuda_desktop import __version__

_LOG: Final = logging.getLogger(__name__)
_MOST_REPORTS: Final = 20
_LONGEST_TRACEBACK: Final = 20_000
_installed: list[ExceptionHook] = []


@dataclass(eq=False, slots=True)
class FaultReport:
    """One fault, for people: what went wrong, and the text to send to us; counted as it comes.

    Attributes:
        summary: the fault in a line.
        text: all that is known of it.
        times: how often it has come by now.
        total: how many faults of all kinds there were when it was reported last.
        was_shown: whether it was shown to somebody.
    """

    summary: str
    text: str
    times: int = 0
    total: int = 0
    was_shown: bool = False


class FaultElsewhere(NamedTuple):
    """A fault that was caught, as in a process that thinks for the program.

    Attributes:
        summary: the fault in a line.
        trace: where in the program it came; the same text is the same fault.
    """

    summary: str
    trace: str


class ExceptionHook:
    """Takes the place of Python's own hooks between :meth:`install` and :meth:`remove`.

    Args:
        game_text: the game as text at this instant; may fail.
        show: shows a report, or how often it came by now; called in whatever thread the fault came;
            may fail.
    """

    def __init__(self, game_text: Callable[[], str], show: Callable[[FaultReport], None]) -> None:
        self._game_text = game_text
        self._show = show
        self._lock = threading.RLock()
        self._busy = False
        self._total = 0
        self._known: dict[object, FaultReport] = {}
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)

    def install(self) -> None:
        """Catch what nothing else catches from now on."""
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self.caught
        threading.excepthook = self._caught_elsewhere
        sys.unraisablehook = self._caught_elsewhere
        _installed.append(self)

    def remove(self) -> None:
        """Give Python its hooks back."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        if self in _installed:
            _installed.remove(self)

    def caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """An exception that nothing caught."""
        if issubclass(kind, KeyboardInterrupt):
            return
        text = "".join(traceback.format_exception(kind, error, trace))[-_LONGEST_TRACEBACK:]
        # The same place in the program is the same fault, whatever it says this time.
        places = [(frame.f_code, line) for frame, line in traceback.walk_tb(trace)]
        self.take(_summary(kind, error), text, (kind, *places) if places else text)

    def take(self, summary: str, trace: str, key: object) -> None:
        """A fault, wherever it came from.

        Args:
            summary: it in a line.
            trace: where in the program it came.
            key: the same for the same fault.
        """
        with self._lock:
            self._total += 1
            known = self._known.get(key)
            if known is None:
                _LOG.error("unexpected error\n%s", trace)
            elif str(known.times + 1).rstrip("0") == "1":  # a power of ten
                _LOG.error("unexpected error, %d times by now: %s", known.times + 1, summary)
            if self._busy:
                self._print(trace)
                return
            self._busy = True
            try:
                self._show(self._counted(summary, trace, key))
            except Exception:  # noqa: BLE001 - whatever it is, the game goes on
                second = traceback.format_exc()
                _LOG.error("the report could not be shown\n%s", second)
                self._print(trace + second)
            finally:
                self._busy = False

    def _counted(self, summary: str, trace: str, key: object) -> FaultReport:
        """The report about this fault; too many kinds of them are only counted."""
        if key not in self._known and len(self._known) == _MOST_REPORTS:
            self._print(trace)
            report = list(self._known.values())[-1]
        else:
            if key not in self._known:
                self._known[key] = FaultReport(summary, self._text(trace))
            report = self._known[key]
            report.times += 1
        report.total = self._total
        return report

    def _text(self, trace: str) -> str:
        try:
            game = self._game_text()
        except Exception as error:  # noqa: BLE001 - a report without the game is still a report
            game = f"(no game: {error})\n"
        return f"Hanafuda Desktop {__version__}\n{_system()}\n\n{trace}\n{game}"

    def _caught_elsewhere(self, args: threading.ExceptHookArgs | sys.UnraisableHookArgs) -> None:
        if args.exc_value is not None:
            self.caught(args.exc_type, args.exc_value, args.exc_traceback)

    @staticmethod
    def _print(text: str) -> None:
        # A program without a console (Windows) has no error output.
        if sys.__stderr__ is not None:
            sys.__stderr__.write(text)


def tell_fault(fault: FaultElsewhere) -> None:
    """Report a fault that was caught elsewhere, from any thread."""
    if _installed:
        _installed[-1].take(fault.summary, fault.trace, fault.trace)
    else:
        _LOG.error("unexpected error\n%s", fault.trace)


def _system() -> str:
    """What the program runs on."""
    import platform  # not needed in a start, and not cheap

    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    parts = [system, f"Python {platform.python_version()}"]
    qt = sys.modules.get("PySide6.QtCore")
    if qt is not None:
        parts.append(f"Qt {qt.qVersion()}")
    return ", ".join(parts)


def _summary(kind: type[BaseException], error: BaseException) -> str:
    said = str(error).strip().splitlines()
    return f"{kind.__name__}: {said[0][:200]}" if said else kind.__name__
