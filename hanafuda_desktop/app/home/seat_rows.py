"""The seats of a table as lines to fill in: who is called what there, and who plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from hanafuda_desktop.play.seats import MOST_SEATS, PERSON, Seating
from hanafuda_desktop.table.cloth import seat_colour
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr, trn

# How many play: a row of buttons, one for each number that a game allows.


class PlayerCounts(QWidget):
    """How many play: a row of buttons, of which one is pressed.

    Attributes:
        group: the buttons, by the number on each.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for count in range(1, MOST_SEATS + 1):
            button = QToolButton(self)
            button.setText(str(count))
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setMinimumWidth(2 * button.fontMetrics().height())
            self.group.addButton(button, count)
            row.addWidget(button)
        row.addStretch(1)
        self.say_words()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(tr("Players"))
        for button in self.group.buttons():
            count = self.group.id(button)
            button.setAccessibleName(trn("{n} player", "{n} players", count))

    @property
    def count(self) -> int:
        """The number that is chosen."""
        return self.group.checkedId()

    def offer(self, counts: Sequence[int], chosen: int) -> None:
        """Show a button for each of these numbers.

        Args:
            counts: the numbers.
            chosen: the one that is pressed.
        """
        for button in self.group.buttons():
            button.setVisible(self.group.id(button) in counts)
        self.group.button(chosen).setChecked(True)
        self.setFocusProxy(self.group.button(chosen))


_CHIP: Final = 12


class _Chip(QWidget):
    """The colour of a seat, as on its plate at the table."""

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour = seat_colour(seat)
        self.setFixedSize(_CHIP, _CHIP)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a round spot."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawEllipse(QRectF(self.rect()))


class SeatRows(QFrame):
    """A line for each seat.

    Args:
        kinds: the kinds of computer players: the word for each, and what people call it.
        usual: the kind that sits where nobody else was chosen.
        parent: the widget it stands in.
    """

    changed = Signal()
    """Somebody else sits in one of the seats."""

    def __init__(self, kinds: Mapping[str, str], usual: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._usual = usual
        self._count = MOST_SEATS
        self._teams: tuple[tuple[int, ...], ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(2, 1)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(6)
        self.who = tuple(self._combo(kinds) for _ in range(MOST_SEATS))
        self.names = tuple(self._label(combo) for combo in self.who)
        self.teams = tuple(PlainLabel(parent=self) for _ in self.who)
        for seat, combo in enumerate(self.who):
            row = (_Chip(seat, self), self.names[seat], combo, self.teams[seat])
            for column, widget in enumerate(row):
                self._grid.addWidget(widget, seat, column)
            combo.currentIndexChanged.connect(self._chosen)
        self.say_words(kinds)

    def _combo(self, kinds: Mapping[str, str]) -> QComboBox:
        combo = QComboBox(self)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for word in (PERSON, *kinds):
            combo.addItem("", word)
        combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return combo

    def _label(self, combo: QComboBox) -> PlainLabel:
        label = PlainLabel(parent=self)
        label.setBuddy(combo)
        return label

    def say_words(self, kinds: Mapping[str, str]) -> None:
        """Say everything in the language that is spoken now; everybody stays seated.

        Args:
            kinds: the same as at first, in this language.
        """
        for seat, combo in enumerate(self.who):
            combo.setAccessibleName(tr("Seat {number}", number=seat + 1))
            for place, name in enumerate(kinds.values(), start=1):
                combo.setItemText(place, tr("Computer: {level}", level=name))
        self._say_names()
        self._fit_names()

    def _fit_names(self) -> None:
        """Leave room for about the longest names, so that nothing moves when names change."""
        longest = (tr("Computer {number}", number=8), tr("Player {number}", number=8))
        for label in self.names:
            metrics = label.fontMetrics()
            label.setMinimumWidth(max(metrics.horizontalAdvance(f"8  {name}") for name in longest))

    def changeEvent(self, event: QEvent) -> None:
        """Other letters need other room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_names()

    @property
    def words(self) -> tuple[str, ...]:
        """Who is chosen for each seat."""
        return tuple(str(combo.currentData()) for combo in self.who[: self._count])

    def set_words(self, words: Sequence[str]) -> None:
        """Seat these, and the usual computer player wherever else there may be a seat.

        A kind that this version does not know gives its place to the usual one.
        """
        for seat, combo in enumerate(self.who):
            known = combo.findData(words[seat]) if seat < len(words) else -1
            with QSignalBlocker(combo):
                combo.setCurrentIndex(known if known >= 0 else combo.findData(self._usual))
        self._chosen()

    def set_sides(self, count: int, sides: Sequence[Sequence[int]]) -> None:
        """Show so many seats.

        Args:
            count: how many.
            sides: the seats of each side; who plays for oneself is a side alone.
        """
        self._count = count
        self._teams = tuple(tuple(side) for side in sides if len(side) > 1)
        for seat in range(MOST_SEATS):
            for column in range(self._grid.columnCount()):
                item = self._grid.itemAtPosition(seat, column)
                widget = item.widget() if item is not None else None
                if widget is not None:
                    widget.setVisible(seat < count and (column < 3 or bool(self._teams)))
        self._chosen()

    def _chosen(self) -> None:
        self._say_names()
        self.changed.emit()

    def _say_names(self) -> None:
        """Call everybody as the table will."""
        seating = Seating(self.words)
        persons = seating.persons
        for seat in range(self._count):
            self.names[seat].setText(f"&{seat + 1}  {seating.name(seat)}")
            others = [person for person in persons if person != seat]
            person = tr("A person at this screen") if others else tr("You play")
            self.who[seat].setItemText(0, person)
        for combo in self.who:  # which may be too narrow for large letters
            combo.setToolTip(plain_text(combo.currentText()))
        for number, team in enumerate(self._teams, start=1):
            for seat in team:
                self.teams[seat].setText(tr("Team {number}", number=number))
