"""The window that tells of faults of the program, with a text to send to us."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.exception_hook import Report
from hanafuda_desktop.app.text_window import TextWindow
from hanafuda_desktop.language import tr, trn

__all__ = ["FaultWindow"]


class FaultWindow(TextWindow):
    """Shows faults, one below the other; one that comes again is counted.

    Args:
        report: the first.
        parent: the window it belongs to.
        is_start: whether the program could not be started for it.
    """

    def __init__(
        self, report: Report, parent: QWidget | None = None, *, is_start: bool = False
    ) -> None:
        self._said = _start_words(report) if is_start else _words(report)
        super().__init__(tr("Fault report"), self._said, report.text, parent)
        self._reports = {report.number: report}
        self._say_total(report)

    def go_on_from(self, before: TextWindow) -> None:
        """Show all that was shown there."""
        super().go_on_from(before)
        if isinstance(before, FaultWindow):
            self._reports = dict(before._reports)  # noqa: SLF001 - one of its own kind
            self._say_total(max(self._reports.values(), key=lambda each: each.total))

    def take(self, report: Report) -> None:
        """There is another fault, or one that is shown has come again."""
        if report.number not in self._reports:
            self.add(report.text)
        self._reports[report.number] = report
        self._say_total(report)

    @property
    def copied(self) -> str:
        """The text, and before it how often each fault came."""
        often = [each for each in self._reports.values() if each.times > 1]
        told = "".join(f"{each.times} times: {each.summary}\n" for each in often)
        return f"{told}\n{super().copied}".lstrip()

    def _say_total(self, report: Report) -> None:
        if report.total > 1:
            count = trn(
                "There was {n} fault since the program was started.",
                "There were {n} faults since the program was started.",
                report.total,
            )
            self.intro.setText(f"{self._said}\n\n{count}")


def _words(report: Report) -> str:
    return tr(
        "Something in the program went wrong ({fault}). Your game is safe and goes "
        "on. If you tell us, please send this text along.",
        fault=report.summary,
    )


def _start_words(report: Report) -> str:
    return tr(
        "The program could not be started ({fault}). Your games are safe. If you tell us, please "
        "send this text along.",
        fault=report.summary,
    )
