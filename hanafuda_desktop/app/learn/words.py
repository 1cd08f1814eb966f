"""The sheet of paper beside the table: what is said, what is to be done, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QGridLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.announcing import announce
from hanafuda_desktop.app.first_screen.paper import PaperSheet
from hanafuda_desktop.app.learn.course import Course
from hanafuda_desktop.app.learn.lesson import Offer
from hanafuda_desktop.app.learn.part_mark import PartMark
from hanafuda_desktop.app.learn.reading import Reading
from hanafuda_desktop.app.menus import without_key
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.table.lettering import letter_font, line_height
from hanafuda_desktop.table.palette import VERMILION
from hanafuda_desktop.table.panel_face import paint_button
from hanafuda_desktop.table.panel_layout import PanelButton
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text

__all__ = ["LessonWords"]

_TITLE: Final = 1.45
_SMALL: Final = 0.88
_SMALLEST: Final = 0.74
_MORE_ROOM: Final = 1000
"""How much more of the height is for words than for bare paper."""
_ROOMY: Final = 32
"""Where fewer lines than this have room, words stand closer."""
_LEAST: Final = 0.8
"""How much smaller words may be written for nothing of them to be scrolled away."""
_ANSWER: Final = 2.0
"""How many lines are kept free for an answer, where something is to be done."""
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
        self._letters, self._high = 14, 0
        self._mark = PartMark(self)
        self._reading = Reading(self)
        self.task, self.answer = PlainLabel(), PlainLabel()
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
        for label in (self.task, self.answer):
            label.setWordWrap(True)
        self._ways = QGridLayout()
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        for widget in (self._mark, self._reading, self.task, self.answer):
            self._whole.addWidget(widget, _MORE_ROOM if widget is self._reading else 0)
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
        self.setAccessibleName(tr("Lesson"))
        for name, (text, tip) in _BUTTONS.items():
            self.buttons[name].setText(tr(text))
            self.buttons[name].setToolTip(plain_text(tr(tip)))
            self.buttons[name].setAccessibleDescription(tr(tip))
        for offer, text in _OFFERS.items():
            self.offers[offer].setText(tr(text))

    # --- what is said ----------------------------------------------------------------------------

    def show_step(self, course: Course, *, task: str, tell: Callable[[str], str]) -> None:
        """Say what the step says that one is at.

        Args:
            course: where one is.
            task: what is to be done now, in the language that is spoken.
            tell: says a text of the step in that language.
        """
        step = course.step
        self._mark.show_part(course)
        self._reading.read(tell(step.title), [tell(each) for each in step.said])
        self.show_task(task)
        self._answer("")
        for offer, button in self.offers.items():
            button.setVisible(offer in step.offers)
        announce(self, self.spoken)

    def show_task(self, task: str) -> None:
        """Say what is to be done."""
        self.task.setText(task)
        self.task.setVisible(bool(task))
        self.setAccessibleDescription(self.spoken)

    def show_answer(self, answer: str) -> None:
        """Say something of what was done."""
        self._answer(answer)
        announce(self, answer)

    def _answer(self, answer: str) -> None:
        self.answer.setText(answer)
        self.answer.setVisible(bool(answer))
        self.setAccessibleDescription(self.spoken)

    @property
    def spoken(self) -> str:
        """All that is said, for who does not see it."""
        said = (self._mark.accessibleName(), *self._reading.spoken)
        return "\n".join(filter(None, (*said, self.task.text(), self.answer.text())))

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
        self._letters, self._high = letters, high
        tight = self._is_tight
        self.fit(letters)
        edge = 24 + round((0.4 if tight else 0.8) * letters)
        self.setContentsMargins(edge, edge - 8, edge, edge)
        self._whole.setSpacing(round((0.3 if tight else 0.6) * letters))
        self._ways.setSpacing(round(0.3 * letters))
        small = max(12, round(letters * (_SMALLEST if tight else _SMALL)))
        self._mark.fit_to(small)
        for button in (*self.buttons.values(), *self.offers.values()):
            button.setFont(letter_font(small))
        self._arrange()
        self.fit_words()

    @property
    def _is_tight(self) -> bool:
        return self._high < _ROOMY * self._letters

    def fit_words(self) -> None:
        """Write what the step says somewhat smaller, where else it would have to be scrolled."""
        least = round(_LEAST * self._letters)
        for letters in range(self._letters, least - 1, -1):
            self._write(letters)
            if self._wanted(letters) <= self._high:
                break

    def _write(self, letters: int) -> None:
        self._reading.write(round(letters * (1.2 if self._is_tight else _TITLE)), letters)
        for label in (self.task, self.answer):
            label.setFont(letter_font(letters, bold=True))
        self._reading.fit_to(self._room)  # so that what is to be done follows the words

    def _wanted(self, letters: int) -> int:
        """How high the sheet would have to be for all its words, an answer among them."""
        labels = [label for label in (self.task, self.answer) if not label.isHidden()]
        highs = [label.heightForWidth(self._room) for label in labels]
        if self.answer.isHidden() and not self.buttons["show"].isHidden():
            highs.append(round(_ANSWER * line_height(letters)))
        margins = self.contentsMargins()
        highs += [
            self._mark.height(),
            self._reading.maximumHeight(),
            self._ways.sizeHint().height(),
        ]
        spaces = self._whole.spacing() * len(highs)
        return sum(highs) + spaces + margins.top() + margins.bottom()

    @property
    def _room(self) -> int:
        """The width for words and buttons."""
        margins = self.contentsMargins()
        return self.minimumWidth() - margins.left() - margins.right()  # it is of a fixed width

    def _arrange(self) -> None:
        """The way on across the whole sheet; the other ways side by side as far as they fit."""
        while self._ways.count():
            self._ways.takeAt(0)
        room = self._room
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
