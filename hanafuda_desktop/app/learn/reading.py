"""Words of a sheet: a title and paragraphs, to be scrolled where they have no room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from hanafuda_desktop.table.lettering import letter_font, line_height
from hanafuda_desktop.table.plain_text import PlainLabel

__all__ = ["Reading"]

_BETWEEN = 0.5
"""Between paragraphs, in lines."""


def _label() -> PlainLabel:
    label = PlainLabel()
    label.setWordWrap(True)
    return label


class Reading(QScrollArea):
    """As high as its words if there is room for that; else it ends between two lines of them.

    Args:
        parent: the widget that it stands in.
    """

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._title = _label()
        self._paragraphs: list[PlainLabel] = []
        self._letters = self._title_letters = 14
        column = QWidget()
        self._lines = QVBoxLayout(column)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.addWidget(self._title)
        self._lines.addStretch(1)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(column)

    @property
    def spoken(self) -> tuple[str, ...]:
        """All of its words."""
        return tuple(label.text() for label in self._labels)

    def read(self, title: str, paragraphs: Sequence[str]) -> None:
        """Show these words, from their beginning."""
        for _ in paragraphs[len(self._paragraphs) :]:
            self._paragraphs.append(_label())
            self._lines.insertWidget(len(self._paragraphs), self._paragraphs[-1])
        self._title.setText(title)
        for number, label in enumerate(self._paragraphs):
            is_said = number < len(paragraphs)
            label.setText(paragraphs[number] if is_said else "")
            label.setVisible(is_said)
        self.write(self._title_letters, self._letters)
        self.verticalScrollBar().setValue(0)

    def write(self, title: int, letters: int) -> None:
        """Write in letters of this size.

        Args:
            title: the size of the title's letters.
            letters: that of all the others.
        """
        self._title_letters, self._letters = title, letters
        self._lines.setSpacing(round(_BETWEEN * line_height(letters)))
        self._title.setFont(letter_font(title, bold=True))
        for label in self._paragraphs:
            label.setFont(letter_font(letters))

    def fit_to(self, width: int) -> None:
        """Take no more height than the words need in this width."""
        self.setMaximumHeight(self._needed(width))
        self._settle()

    def _needed(self, width: int) -> int:
        labels = self._labels
        highs = sum(max(0, label.heightForWidth(width)) for label in labels)  # or less, if empty
        return highs + self._lines.spacing() * (len(labels) - 1)

    @property
    def _labels(self) -> list[PlainLabel]:
        return [self._title, *(each for each in self._paragraphs if each.text())]

    def _settle(self) -> None:
        """Scroll if need be, and then show whole lines only."""
        policies, high = Qt.ScrollBarPolicy, self.height()
        if self._needed(self.width()) <= high:
            self.setVerticalScrollBarPolicy(policies.ScrollBarAlwaysOff)
            self.setViewportMargins(0, 0, 0, 0)
            return
        self.setVerticalScrollBarPolicy(policies.ScrollBarAlwaysOn)
        bar = self.verticalScrollBar().sizeHint().width()
        self.setViewportMargins(0, 0, 0, high - self._whole_lines(self.width() - bar, high))

    def _whole_lines(self, width: int, high: int) -> int:
        """How much of a height whole lines take."""
        top = 0
        ends: list[int] = []
        for label in self._labels:
            line, below = label.fontMetrics().lineSpacing(), top + label.heightForWidth(width)
            ends += range(top + line, below + 1, line)
            top = below + self._lines.spacing()
        return max((end for end in ends if end <= high), default=high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show whole lines only."""
        super().resizeEvent(event)
        self._settle()
