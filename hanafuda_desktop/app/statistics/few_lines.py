"""Words in a few lines, whose number never changes; what has no room in them is told elsewhere."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from hanafuda_desktop.table.lettering import cut_at_word, letter_font, wrapped
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text

__all__ = ["FewLines"]


class FewLines(PlainLabel):
    """Shows as much as has room, up to a whole word, and all of it under the pointer.

    Args:
        lines: how many there are; what stands above never moves for want of another.
        sample: some words of the language that is spoken: letters are not equally high.
        parent: the widget it stands in.
    """

    def __init__(self, lines: int, sample: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._most = lines
        self._sample = sample
        self._told = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.show_legibly()

    @property
    def told(self) -> str:
        """All that is said, with what is not seen of it."""
        return self._told

    def tell(self, words: str) -> None:
        """Show these words."""
        self._told = words
        self.setToolTip(plain_text(words))
        self.setAccessibleDescription(words)
        self._show_lines()

    def _show_lines(self) -> None:
        pixels, width = self.font().pixelSize(), self.width()
        lines = [
            line
            for paragraph in self._told.split("\n")
            for line in wrapped(paragraph, width, pixels)
        ]
        if len(lines) > self._most:
            # What follows is longer than the line in any case, and so it is cut where a word ends.
            rest = " ".join(lines[self._most - 1 :])
            lines[self._most - 1 :] = [cut_at_word(rest, QFontMetricsF(self.font()), width)]
        self.setText("\n".join(lines))

    def show_legibly(self) -> None:
        """Take the letters of the table, in which lines are broken, as large as all others are."""
        self.setFont(letter_font(QFontInfo(QApplication.font()).pixelSize()))
        room = self.fontMetrics().size(0, "\n".join([self._sample] * self._most))
        self.setFixedHeight(room.height())
        self._show_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines are longer or shorter now."""
        super().resizeEvent(event)
        self._show_lines()
