"""What stands on a lesson's page beside its table: the board of cards, and the sheet of words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from hanafuda_desktop.app.home.cloth_page import (
    ClothPage,
    PaperSheet,
    PlainScrollArea,
    ScaledLabel,
    ScaledSign,
    write,
)
from hanafuda_desktop.app.home.plates import Plate
from hanafuda_desktop.app.learn.lesson import CardGroup, LessonCourse, LessonExit, captions
from hanafuda_desktop.app.window.actions import without_key
from hanafuda_desktop.app.window.announcer import announce
from hanafuda_desktop.app.window.flow_layout import ACROSS, beside_if_room, filled
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import INK, PAPER, VERMILION, faded, inks
from hanafuda_desktop.table.lettering import (
    PlainLabel,
    advance,
    fitted,
    letter_font,
    letters_for,
    line_height,
    plain_text,
)
from hanafuda_desktop.table.panels.panel import PanelButton, paint_button
from hanafuda_desktop.table.signs.emblems import paint_seal
from hanafuda_desktop.text.language import tr, tr_noop
from hanafuda_desktop.text.vocabulary import in_a_row

# Cards on the cloth to look at, or to point out: by mouse, or with arrows and Return.

_WIDEST: Final = 176
"""A card is never wider,"""
_NARROWEST: Final = 2.8
"""nor narrower than this, counted in letters: rather the board is scrolled."""
_BETWEEN: Final = 0.08
"""Between the cards of a group, in widths of a card."""
_SMALLER: Final = 0.7
"""How much smaller words may be written for cards to stand in more columns."""
_LEAST_LETTERS: Final = 9
_EDGE: Final = 10
_GAP: Final = 12


class CardsPlate(Plate):
    """Some cards on a plate, and what they are called.

    Args:
        group: the cards.
        lines: what stands under them.
        parent: the widget that it stands in.
    """

    def __init__(self, group: CardGroup, lines: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.cards = group.numbers
        self.lines = lines
        self._pictures: CardPictures | None = None
        self._width = _WIDEST
        self.is_found = False
        self._name()

    def _name(self) -> None:
        titles = in_a_row(CARDS[card].title for card in self.cards)
        said = in_a_row((titles, *self.lines))
        self.setAccessibleName(tr("{cards}: found", cards=said) if self.is_found else said)

    def stamp(self) -> None:
        """It is one of those that were meant: stamp it."""
        self.is_found = True
        self._name()
        self.update()

    def show_cards(self, pictures: CardPictures, width: int) -> None:
        """Show the cards of this deck so large."""
        self._pictures, self._width = pictures, width
        self.update()

    def paint_face(self, painter: QPainter) -> None:
        """Paint the cards side by side, and the words under them."""
        box, width, pictures = self.box, self._width, self._pictures
        assert pictures is not None
        step = width * (1 + _BETWEEN)
        x = box.center().x() - (step * len(self.cards) - width * _BETWEEN) / 2
        y = box.top() + _EDGE
        for number, card in enumerate(self.cards):
            picture = pictures.pixmap(card, width, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(round(x + number * step), round(y)), picture)
        high = width * pictures.aspect
        if self.is_found:
            side = max(22.0, width * 0.5)
            centre = QPointF(box.right() - side * 0.62, y + high - side * 0.55)
            paint_seal(painter, centre, side)
        line_room = QRectF(box.left() + 4, y + high + 4, box.width() - 8, 0)
        painter.setPen(PAPER)
        for number, line in enumerate(self.lines):
            bold, room = number == 0, line_room.width()
            pixels, text = fitted(line, room, self.letters, bold=bold, least=_LEAST_LETTERS)
            line_room.setHeight(line_height(pixels))
            painter.setFont(letter_font(pixels, bold=bold))
            painter.drawText(line_room, Qt.AlignmentFlag.AlignCenter, text)
            line_room.translate(0, line_room.height())


class CardBoard(ClothPage):
    """The board.

    Args:
        cloth: the id of the cloth.
        pictures: the deck.
        parent: the widget that it stands in.

    Attributes:
        plates: the groups of cards that are shown, in order.
    """

    chosen = Signal(object)
    """A group was pressed that may be pointed at: its :class:`CardsPlate`."""

    def __init__(self, cloth: str, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(cloth, parent)
        self._pictures = pictures
        self.plates: tuple[CardsPlate, ...] = ()
        self._contents = QWidget()
        self.lay(self._contents)

    def show_board(
        self, groups: Sequence[CardGroup], rules: FishingRules, *, pointing: bool, named: str
    ) -> None:
        """Show these cards.

        Args:
            groups: the cards.
            rules: the rules by whose names yaku are called.
            pointing: whether they can be chosen.
            named: what the board is called for who does not see it.
        """
        for plate in self.plates:
            plate.hide()
            plate.deleteLater()
        self.plates = tuple(
            CardsPlate(group, captions(group, rules), self._contents) for group in groups
        )
        self.setAccessibleName(named)
        self._arrange()
        for plate in self.plates:
            if pointing:
                plate.clicked.connect(lambda _=False, plate=plate: self.chosen.emit(plate))
            else:
                plate.setCursor(Qt.CursorShape.ArrowCursor)
            plate.show()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show the cards of this deck."""
        self._pictures = pictures
        self._arrange()

    def show_legibly(self) -> None:
        """Take words and colours as they are now for the whole program."""
        super().show_legibly()
        self._arrange()

    # --- where they lie --------------------------------------------------------------------------

    def _arrange(self) -> None:
        """As large as they all have room, in the number of columns that allows that."""
        room, many = self.viewport().size(), len(self.plates)
        if not many or room.isEmpty():
            return
        lines = [line for plate in self.plates for line in plate.lines]
        letters = letters_for(QRectF(0, 0, room.width() * 1.4, room.height()))
        least = round(_NARROWEST * letters)
        # No more columns than leave room for the smallest cards, and the words under them.
        small = round(letters * _SMALLER)
        words = max((advance(line, small, bold=True) for line in lines), default=0.0) + 8
        narrowest = max(words, least * self._across + 2 * _EDGE) + _GAP
        most = max(1, min(many, int((room.width() - _GAP) / narrowest)))
        # The first of the best: as few as have room in as many rows.
        columns = max(range(1, most + 1), key=lambda columns: self._card_width(columns, letters))
        wide = (room.width() - _GAP * (columns + 1)) / columns - 8
        for line in lines:
            letters = min(letters, fitted(line, wide, letters, bold=True, least=_LEAST_LETTERS)[0])
        self._contents.setFont(letter_font(letters))
        width = max(least, min(_WIDEST, int(self._card_width(columns, letters))))
        high = round(width * self._pictures.aspect) + 2 * _EDGE + self._under(letters)
        size = QSize(round(width * self._across) + 2 * _EDGE, high)
        if lines:
            beside = (room.width() - _GAP * (columns + 1)) // columns
            size.setWidth(max(size.width(), min(beside, 9 * letters)))
        self._place(size, columns, width)

    @property
    def _across(self) -> float:
        """How many widths of a card the largest group takes."""
        most = max(len(each.cards) for each in self.plates)
        return most + _BETWEEN * (most - 1)

    def _under(self, letters: int) -> int:
        """The room for words under the cards."""
        lines = max(len(each.lines) for each in self.plates)
        return round(line_height(letters)) * lines + 8 if lines else 0

    def _card_width(self, columns: int, letters: int) -> float:
        room, rows = self.viewport().size(), -(-len(self.plates) // columns)
        across = (room.width() - _GAP * (columns + 1)) / columns - 2 * _EDGE
        down = (room.height() - _GAP * (rows + 1)) / rows - 2 * _EDGE - self._under(letters)
        return min(across / self._across, down / self._pictures.aspect)

    def _place(self, size: QSize, columns: int, card_width: int) -> None:
        """Lay plates of a size in the middle of the room."""
        room, many = self.viewport().size(), len(self.plates)
        rows = -(-many // columns)
        total = rows * (size.height() + _GAP) - _GAP
        top = max(_GAP, (room.height() - total) // 2)
        for number, plate in enumerate(self.plates):
            row, column = divmod(number, columns)
            in_row = min(columns, many - row * columns)
            left = (room.width() - in_row * (size.width() + _GAP) + _GAP) // 2
            at = QPoint(left + column * (size.width() + _GAP), top + row * (size.height() + _GAP))
            plate.show_cards(self._pictures, card_width)
            plate.setGeometry(QRect(at, size))
        self._contents.resize(room.width(), max(room.height(), total + 2 * _GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay them anew."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from card to card."""
        if self.focusWidget() not in self.plates or not self.walk(self.plates, event.key()):
            event.ignore()


# Words of a sheet: a title and paragraphs, to be scrolled where they have no room.

_BETWEEN_PARAGRAPHS = 0.5
"""Between paragraphs, in lines."""


class ReadingPane(PlainScrollArea):
    """As high as its words if there is room for that; else it ends between two lines of them.

    Args:
        parent: the widget that it stands in.
    """

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._labels: list[PlainLabel] = []
        self._letters = self._title_letters = 14
        column = QWidget()
        self._lines = filled(QVBoxLayout(column), 1, margins=(0, 0, 0, 0))
        self.setWidgetResizable(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(column)

    @property
    def spoken(self) -> tuple[str, ...]:
        """All of its words."""
        return tuple(label.text() for label in self._labels)

    def read(self, title: str, paragraphs: Sequence[str]) -> None:
        """Show these words, from their beginning."""
        for label in self._labels:
            label.setParent(None)
        self._labels = [PlainLabel(words, wraps=True) for words in (title, *paragraphs)]
        for number, label in enumerate(self._labels):
            self._lines.insertWidget(number, label)
            label.show()
        self.write(self._title_letters, self._letters)
        self.verticalScrollBar().setValue(0)

    def write(self, title: int, letters: int) -> None:
        """Write in letters of this size.

        Args:
            title: the size of the title's letters.
            letters: that of all the others.
        """
        self._title_letters, self._letters = title, letters
        self._lines.setSpacing(round(_BETWEEN_PARAGRAPHS * line_height(letters)))
        for number, label in enumerate(self._labels):
            label.setFont(letter_font(letters if number else title, bold=not number))

    def fit_to(self, width: int) -> None:
        """Take no more height than the words need in this width."""
        self.setMaximumHeight(self._needed(width))
        self._settle()

    def _needed(self, width: int) -> int:
        highs = sum(label.heightForWidth(width) for label in self._labels)
        return highs + self._lines.spacing() * max(0, len(self._labels) - 1)

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


class PartMark(QWidget):
    """Which part of the lesson one is in: a seal, the part's name, and a dot for each part.

    Dots are full for the parts behind one, and that of the part that one is in is ringed.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._part = self._count = 1
        self.name = ScaledLabel("", self, ink=INK)
        seal = ScaledSign(self, (2.9, 2.9), self._paint_seal)
        dots = ScaledSign(self, (6.0, 1.25), self._paint_dots)
        beside = filled(QVBoxLayout(), self.name, dots, spacing=0)
        beside.setAlignment(dots, Qt.AlignmentFlag.AlignLeft)
        filled(QHBoxLayout(self), seal, (beside, 1), margins=(0, 0, 0, 0), spacing=0)

    def show_part(self, course: LessonCourse) -> None:
        """Show the part that one is in."""
        self._part, self._count = course.part + 1, len(course.parts)
        title = tr(course.parts[course.part].title)
        self.name.setText(title)
        told = tr_noop("Part {number} of {count}: {part}")
        self.setAccessibleName(tr(told, number=self._part, count=self._count, part=title))
        self.update()

    def _paint_seal(self, painter: QPainter, rect: QRectF) -> None:
        side = rect.height() * 0.84
        paint_seal(painter, QPointF(side * 0.55, rect.center().y()), side)

    def _paint_dots(self, painter: QPainter, rect: QRectF) -> None:
        inks(painter, None, faded(INK, 0.75))
        radius = rect.height() * 0.24
        for number in range(1, self._count + 1):
            centre = QPointF(radius * (3.4 * number - 1.6), rect.center().y())
            painter.setBrush(VERMILION if number <= self._part else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, radius, radius)
            if number == self._part:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(centre, radius * 1.6, radius * 1.6)


# The sheet of paper beside the table: what is said, what is to be done, and the way on.

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
    LessonExit.PLAY: tr_noop("&Play Koi-Koi now"),
    LessonExit.RULES: tr_noop("R&ules"),
    LessonExit.CARDS: tr_noop("&Cards"),
}


class PaperButton(QPushButton):
    """A button as the table's panels have them: red while it has the focus.

    Args:
        name: its id.
        text: what stands on it.
        parent: the widget that it stands in.
    """

    def __init__(self, name: str, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
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
        letters, down = self.font().pixelSize(), self.isDown()
        paint_button(painter, box, button, letters, current=self.hasFocus(), down=down)


class LessonWords(PaperSheet):
    """The sheet; its buttons say what they do, and so do their keys.

    Attributes:
        task: what is to be done.
        answer: something said of what was done.
        buttons: ``on``, ``show``, ``back``, ``skip`` and ``leave``.
        offers: where the last step leads.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._letters, self._high = 14, 0
        self._mark = PartMark(self)
        self._reading = ReadingPane(self)
        self.task, self.answer = PlainLabel(wraps=True), PlainLabel(wraps=True)
        self.buttons = {
            name: PaperButton(name, tr(text), self) for name, (text, _) in _BUTTONS.items()
        }
        for name, (_, tip) in _BUTTONS.items():
            self.buttons[name].setToolTip(plain_text(tr(tip)))
            self.buttons[name].setAccessibleDescription(tr(tip))
        self.offers = {
            offer: PaperButton(offer.value, tr(text), self) for offer, text in _OFFERS.items()
        }
        offers, buttons = self.offers, self.buttons
        chief = offers[LessonExit.PLAY], buttons["on"], buttons["show"]
        self._rows = [
            filled(QBoxLayout(ACROSS), *((button, 1) for button in row))
            for row in (
                (offers[LessonExit.RULES], offers[LessonExit.CARDS]),
                (buttons["back"], buttons["skip"], buttons["leave"]),
            )
        ]
        self._ways = filled(QVBoxLayout(), *chief, *self._rows)
        parts = (self._mark, (self._reading, _MORE_ROOM), self.task, self.answer, 1, self._ways)
        self._whole = filled(QVBoxLayout(self), *parts, margins=(0, 0, 0, 0))
        self.show_legibly()
        self.setAccessibleName(tr("Lesson"))

    def show_legibly(self) -> None:
        """Take colours as they are now for the whole program."""
        super().show_legibly()
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, VERMILION.darker(112))
        self.task.setPalette(palette)

    # --- what is said ----------------------------------------------------------------------------

    def show_step(self, course: LessonCourse, *, task: str, tell: Callable[[str], str]) -> None:
        """Say what the step says that one is at.

        Args:
            course: where one is.
            task: what is to be done now, in the language that is spoken.
            tell: says a text of the step in that language.
        """
        step = course.step
        self._mark.show_part(course)
        self._reading.read(tell(step.title), [tell(each) for each in step.said])
        self._say(self.task, task)
        self._say(self.answer, "")
        for offer, button in self.offers.items():
            button.setVisible(offer in step.offers)
        announce(self, self.spoken)

    def show_answer(self, task: str, answer: str) -> None:
        """Say what is to be done now, and something of what was done, if there is anything."""
        self._say(self.task, task)
        if answer:
            self._say(self.answer, answer)
            announce(self, answer)

    def _say(self, label: PlainLabel, words: str) -> None:
        label.setText(words)
        label.setVisible(bool(words))
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
        edge = 24 + round((0.4 if tight else 0.8) * letters)
        self.setContentsMargins(edge, edge - 8, edge, edge)
        self._whole.setSpacing(round((0.3 if tight else 0.6) * letters))
        self._ways.setSpacing(round(0.3 * letters))
        small = max(12, round(letters * (_SMALLEST if tight else _SMALL)))
        write(self._mark, small)
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
            self._reading.write(round(letters * (1.2 if self._is_tight else _TITLE)), letters)
            for label in (self.task, self.answer):
                label.setFont(letter_font(letters, bold=True))
            self._reading.fit_to(self._room)  # so that what is to be done follows the words
            if self._wanted(letters) <= self._high:
                break

    def _wanted(self, letters: int) -> int:
        """How high the sheet would have to be for all its words, an answer among them."""
        labels = [label for label in (self.task, self.answer) if not label.isHidden()]
        highs = [label.heightForWidth(self._room) for label in labels]
        if self.answer.isHidden() and not self.buttons["show"].isHidden():
            highs.append(round(_ANSWER * line_height(letters)))
        highs.append(self._mark.sizeHint().height())
        highs.append(self._reading.maximumHeight())
        highs.append(self._ways.sizeHint().height())
        margins = self.contentsMargins()
        return sum(highs) + self._whole.spacing() * len(highs) + margins.top() + margins.bottom()

    @property
    def _room(self) -> int:
        """The width for words and buttons."""
        margins = self.contentsMargins()
        return self.minimumWidth() - margins.left() - margins.right()  # it is of a fixed width

    def _arrange(self) -> None:
        """The way on across the whole sheet; the other ways side by side if they fit."""
        self._ways.activate()
        for row in self._rows:
            beside_if_room(row, self._room)
