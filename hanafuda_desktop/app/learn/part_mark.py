"""Which part of the lesson one is in: a seal, the part's name, and a dot for each part."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hanafuda_desktop.app.learn.course import Course
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.lettering import letter_font, line_height
from hanafuda_desktop.table.palette import INK, VERMILION, faded
from hanafuda_desktop.table.plain_text import PlainLabel
from hanafuda_desktop.table.seal import paint_seal

__all__ = ["PartMark"]


class PartMark(QWidget):
    """The seal, and beside it which part it is, and how many of them are behind one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = PlainLabel(parent=self)
        self._dots = _Dots(self)
        beside = QVBoxLayout(self)
        beside.setSpacing(0)
        beside.addWidget(self.name)
        beside.addWidget(self._dots)

    def show_part(self, course: Course) -> None:
        """Show the part that one is in."""
        number, count = course.part + 1, len(course.parts)
        title = tr(course.parts[course.part].title)
        self.name.setText(title)
        said = tr("Part {number} of {count}: {part}", number=number, count=count, part=title)
        self.setAccessibleName(said)
        self._dots.show_part(number, count)

    def fit_to(self, letters: int) -> None:
        """Write in letters of this size."""
        self.name.setFont(letter_font(letters))
        self._dots.setFixedHeight(round(1.25 * letters))
        high = round(line_height(letters) + 1.6 * letters)
        self.setFixedHeight(high)
        beside = self.layout()
        if beside is not None:
            beside.setContentsMargins(round(high * 1.02), 0, 0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the seal."""
        side = self.height() * 0.84
        paint_seal(QPainter(self), QPointF(side * 0.55, self.height() / 2), side)


class _Dots(QWidget):
    """A dot for each part: full for those behind one, and ringed for the one that one is in."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._part = self._count = 1

    def show_part(self, number: int, count: int) -> None:
        """One is in the part of this number, 1 for the first, of so many."""
        self._part, self._count = number, count
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dots."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.height() * 0.24
        for number in range(1, self._count + 1):
            centre = QPointF(radius * (3.4 * number - 1.6), self.height() / 2)
            painter.setPen(faded(INK, 0.75))
            painter.setBrush(VERMILION if number <= self._part else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, radius, radius)
            if number == self._part:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(centre, radius * 1.6, radius * 1.6)
