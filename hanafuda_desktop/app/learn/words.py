"""The sheet of paper beside the table: what is said, what is to be done, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.first_screen.paper import PaperSheet
from hanafuda_desktop.app.learn.lesson import Offer, Part, Step
from hanafuda_desktop.app.menus import without_key
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.table.lettering import letter_font, line_height
from hanafuda_desktop.table.palette import INK, VERMILION, faded
from hanafuda_desktop.table.panel_layout import PanelButton, paint_button
from hanafuda_desktop.table.seal import paint_seal

__all__ = ["LessonWords"]

_TITLE: Final = 1.45
_SMALL: Final = 0.88
_SMALLEST: Final = 0.74
_MORE_ROOM: Final = 1000
"""How much more of the height is for words than for bare paper."""
_ROOMY: Final = 32
"""Where fewer lines than this have room, words stand closer."""
_BUTTONS: Final = {
    "on": (tr_noop("Go &on"), tr_noop("On to the next step: Enter or Page Down.")),
    "show": (tr_noop("Sho&w me"), tr_noop("Let the card glow that is meant: H.")),
    "back": (tr_noop("&Back"), tr_noop("One step back: Page Up.")),
    "skip": (tr_noop("S&kip"), tr_noop("Leave this out: Page Down.")),
    "leave": (tr_noop("&Leave"), tr_noop("Leave the lesson: Esc. It goes on here next time.")),
}
_OFFERS: Final = {
    Offer.PLAY: tr_noop("&Play Koi-Koi now"),
    Offer.RULES: tr_noop("R&ules"),
    Offer.CARDS: tr_noop("&Cards"),
}


class _PartMark(QWidget):
    """The seal, and beside it which part it is, and how many of them are behind one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._part = Part.MONTHS
        self.name = QLabel(self)
        self._dots = _Dots(self)
        beside = QVBoxLayout(self)
        beside.setSpacing(0)
        beside.addWidget(self.name)
        beside.addWidget(self._dots)

    def show_part(self, part: Part) -> None:
        """One is in this part."""
        number, title = int(part), tr(part.title)
        self.name.setText(title)
        said = tr_noop("Part {number} of {count}: {part}")
        self.setAccessibleName(tr(said, number=number, count=len(Part), part=title))
        self._dots.part = number
        self.update()

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

    part = 1

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dots."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.height() * 0.24
        for number in range(1, len(Part) + 1):
            centre = QPointF(radius * (3.4 * number - 1.6), self.height() / 2)
            painter.setPen(faded(INK, 0.75))
            painter.setBrush(VERMILION if number <= self.part else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, radius, radius)
            if number == self.part:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(centre, radius * 1.6, radius * 1.6)


class PaperButton(QPushButton):
    """A button as the table's panels have them: red while it has the focus.

    Args:
        name: its id.
        parent: the widget that it stands in.
    """

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Room for its words, and for the line around them."""
        letters = self.font().pixelSize()
        words = self.fontMetrics().horizontalAdvance(without_key(self.text()))
        return QSize(round(words + 1.8 * letters), round(2.5 * letters))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        button = PanelButton(self.objectName(), without_key(self.text()))
        paint_button(
            painter, box, button, self.font().pixelSize(), (self.hasFocus(), self.isDown())
        )


class LessonWords(PaperSheet):
    """The sheet; its buttons say what they do, and so do their keys."""

    wanted = Signal(str)
    """A button was pressed: ``on``, ``show``, ``back``, ``skip`` or ``leave``."""
    offered = Signal(object)
    """The :class:`Offer` that was taken."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self._mark = _PartMark(self)
        self.title, self.said, self.task, self.answer = (QLabel() for _ in range(4))
        self.buttons = {name: PaperButton(name, self) for name in _BUTTONS}
        self.offers = {offer: PaperButton(offer.value, self) for offer in Offer}
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, which=name: self.wanted.emit(which))
        for offer, button in self.offers.items():
            button.clicked.connect(lambda _=False, which=offer: self.offered.emit(which))
        self._lay_out()
        self.colour()
        self.say_words()

    def _lay_out(self) -> None:
        self._column = QWidget()
        self._lines = QVBoxLayout(self._column)
        self._lines.setContentsMargins(0, 0, 0, 0)
        for label in (self.title, self.said, self.task, self.answer):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._lines.addWidget(self.title)
        self._lines.addWidget(self.said)
        self._lines.addStretch(1)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._column)
        self._ways = QGridLayout()
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        for widget in (self._mark, self._area, self.task, self.answer):
            self._whole.addWidget(widget, _MORE_ROOM if widget is self._area else 0)
        self._whole.addStretch(1)
        self._whole.addLayout(self._ways)

    def colour(self) -> None:
        """Take the colours that hold now."""
        super().colour()
        if not hasattr(self, "task"):
            return  # the sheet colours itself before there is anything on it
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, VERMILION.darker(112))
        self.task.setPalette(palette)

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        for name, (text, tip) in _BUTTONS.items():
            self.buttons[name].setText(tr(text))
            self.buttons[name].setToolTip(tr(tip))
            self.buttons[name].setAccessibleDescription(tr(tip))
        for offer, text in _OFFERS.items():
            self.offers[offer].setText(tr(text))

    # --- what is said ----------------------------------------------------------------------------

    def show_step(self, step: Step, *, task: str, tell: Callable[[str], str]) -> None:
        """Say what a step says.

        Args:
            step: the step.
            task: what is to be done now, in the language that is spoken.
            tell: says a text of the step in that language.
        """
        self._mark.show_part(step.part)
        self.title.setText(tell(step.title))
        self.said.setText("\n\n".join(map(tell, step.said)))
        self.show_task(task)
        self.show_answer("")
        for offer, button in self.offers.items():
            button.setVisible(offer in step.offers)
        self._area.verticalScrollBar().setValue(0)

    def show_task(self, task: str) -> None:
        """Say what is to be done."""
        self.task.setText(task)
        self.task.setVisible(bool(task))

    def show_answer(self, answer: str) -> None:
        """Say something of what was done."""
        self.answer.setText(answer)
        self.answer.setVisible(bool(answer))

    @property
    def spoken(self) -> str:
        """All that is said, for who does not see it."""
        said = [self._mark.accessibleName()]
        said += [label.text() for label in (self.title, self.said, self.task, self.answer)]
        return "\n".join(filter(None, said))

    def show_ways(self, **shown: bool) -> None:
        """Show these buttons, by their names, and not the others."""
        for name, button in self.buttons.items():
            button.setVisible(shown.get(name, False))
        self._arrange()

    # --- where it stands -------------------------------------------------------------------------

    def fit_to(self, letters: int, high: int) -> None:
        """Write in letters of this size.

        Args:
            letters: the size.
            high: how high the window is; where that is little, words stand closer.
        """
        tight = high < _ROOMY * letters
        self.fit(letters)
        edge = 24 + round((0.4 if tight else 0.8) * letters)
        self.setContentsMargins(edge, edge - 8, edge, edge)
        self._whole.setSpacing(round((0.3 if tight else 0.6) * letters))
        self._lines.setSpacing(round(0.6 * letters))
        self._ways.setSpacing(round(0.3 * letters))
        small = max(12, round(letters * (_SMALLEST if tight else _SMALL)))
        self._mark.fit_to(small)
        title = round(letters * (1.2 if tight else _TITLE))
        self.title.setFont(letter_font(title, bold=True))
        self.said.setFont(letter_font(letters))
        self.task.setFont(letter_font(letters, bold=True))
        self.answer.setFont(letter_font(letters, bold=True))
        for button in (*self.buttons.values(), *self.offers.values()):
            button.setFont(letter_font(small))
        self._arrange()

    def _arrange(self) -> None:
        """The way on across the whole sheet; the other ways side by side as far as they fit."""
        while self._ways.count():
            self._ways.takeAt(0)
        margins = self.contentsMargins()
        room = self.minimumWidth() - margins.left() - margins.right()  # it is of a fixed width
        # As high as its words need, so that what is to be done follows them; less if need be.
        # Measured beside a bar: Qt takes one away only if the words would fit with it.
        beside = room - self._area.verticalScrollBar().sizeHint().width()
        words = sum(label.heightForWidth(beside) for label in (self.title, self.said))
        self._area.setMaximumHeight(max(1, words + self._lines.spacing() + 4))
        chief = [self.offers[Offer.PLAY], self.buttons["on"], self.buttons["show"]]
        rows = [[button] for button in chief if not button.isHidden()]
        rows += self._in_rows([self.offers[Offer.RULES], self.offers[Offer.CARDS]], room)
        rows += self._in_rows([self.buttons[name] for name in ("back", "skip", "leave")], room)
        for number, row in enumerate(rows):
            wide = 6 // len(row)
            for place, button in enumerate(row):
                self._ways.addWidget(button, number, place * wide, 1, wide)

    def _in_rows(self, buttons: list[PaperButton], room: int) -> list[list[PaperButton]]:
        seen = [button for button in buttons if not button.isHidden()]
        most = max((button.sizeHint().width() + 4 for button in seen), default=1)
        across = max(1, min(len(seen), room // most, 3))
        return [seen[at : at + across] for at in range(0, len(seen), across)]

    def announce(self) -> None:
        """Let a screen reader say what has come up."""
        self.setAccessibleName(tr("Lesson"))
        self.setAccessibleDescription(self.spoken)
        event = QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
        QAccessible.updateAccessibility(event)
