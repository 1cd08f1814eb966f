"""What settings are chosen with: a box to tick, a list of words, pictures to click."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.library.deck_box import DeckBox
from hanafuda_desktop.app.library.decks import DeckPlace, deck_facts
from hanafuda_desktop.app.window.actions import without_key
from hanafuda_desktop.app.window.flow_layout import FlowLayout
from hanafuda_desktop.app.window.menus import CHOICE_WORDS
from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.play.settings import ClothName
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import CLOTHS, GOLD, INK, NIGHT, PAPER, VERMILION, paint_cloth
from hanafuda_desktop.table.lettering import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr

_TILE: Final = QSize(132, 84)
_FEW, _MANY = 2, 3
"""How many pictures stand beside one another: of four, and of any other number."""
_SAMPLE: Final = parse_cards("11 81 32")
_GAP: Final = 6
_LEAST_LIST: Final = 120
"""A list may become as narrow as this; what is chosen is then told under the pointer."""


class SettingEditor(QWidget):
    """Something with which one setting is chosen."""

    chosen = Signal(object)
    """A person chose this value."""

    def show_value(self, value: Any) -> None:
        """Show what is set now; that is no choice of a person."""
        raise NotImplementedError


def _explained(told: str, parent: QWidget) -> PlainLabel:
    """What a setting does, beneath it."""
    label = PlainLabel(told, parent)
    label.setWordWrap(True)
    return label


class Switch(SettingEditor):
    """A box to tick, beside it what it switches, and beneath that what it does."""

    def __init__(self, words: str, told: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox(self)
        self.setFocusProxy(self.box)
        self.box.setAccessibleName(words)
        self.box.setAccessibleDescription(told)
        self.box.toggled.connect(lambda on: self.chosen.emit(bool(on)))
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(_GAP)
        layout.setVerticalSpacing(2)
        layout.addWidget(self.box, 0, 0)
        layout.addWidget(_BesideBox(words, self.box), 0, 1)
        layout.addWidget(_explained(told, self), 1, 1)
        layout.setColumnStretch(1, 1)

    def show_value(self, value: Any) -> None:
        """Tick the box or not."""
        with QSignalBlocker(self.box):
            self.box.setChecked(bool(value))


class _InOneLine(PlainLabel):
    """Words that stand in one line where there is room; Qt wraps what may be wrapped sooner."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(words, parent)
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:
        """The size of all words in one line."""
        wide = self.fontMetrics().size(0, self.text())
        return wide.grownBy(self.contentsMargins())


class _BesideBox(PlainLabel):
    """The words of a box, which tick it too; those that Qt sets beside it stay in one line."""

    def __init__(self, words: str, box: QCheckBox) -> None:
        super().__init__(words, box.parentWidget())
        self.setWordWrap(True)
        self._box = box

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick the box or not."""
        is_inside = self.rect().contains(event.position().toPoint())
        if is_inside and event.button() == Qt.MouseButton.LeftButton:
            self._box.setFocus(Qt.FocusReason.MouseFocusReason)
            self._box.click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take it, so that the release comes here, too."""
        event.accept()


class SettingChoice(SettingEditor):
    """A list of words, one of which is chosen.

    Args:
        words: what the setting is called.
        told: what it does.
        choices: what each value is called.
        parent: the widget it stands in.
    """

    def __init__(
        self, words: str, told: str, choices: Mapping[Any, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.list = QComboBox(self)
        self.setFocusProxy(self.list)
        self._values = tuple(choices)
        self.list.addItems(list(choices.values()))
        self.list.setMinimumWidth(_LEAST_LIST)
        self.list.currentTextChanged.connect(lambda words: self.list.setToolTip(plain_text(words)))
        self.list.setAccessibleName(words)
        self.list.setAccessibleDescription(told)
        # The wheel is for the page: whoever scrolls past must not change anything.
        self.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.list.wheelEvent = lambda event: event.ignore()  # type: ignore[method-assign]
        self.list.currentIndexChanged.connect(lambda at: self.chosen.emit(self._values[at]))
        label = _InOneLine(words, self)
        label.setBuddy(self.list)
        # The list stands beside its words, or below them where there is no room.
        self.row = FlowLayout()
        self.row.setSpacing(_GAP)
        self.row.addWidget(label)
        self.row.addWidget(self.list)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(self.row)
        layout.addWidget(_explained(told, self))

    def add_button(self, words: str) -> QPushButton:
        """Put a button behind the list."""
        button = QPushButton(words, self)
        button.setAutoDefault(False)
        self.row.addWidget(button)
        return button

    def show_value(self, value: Any) -> None:
        """Choose this value in the list."""
        with QSignalBlocker(self.list):
            self.list.setCurrentIndex(self._values.index(value))
        self.list.setToolTip(plain_text(self.list.currentText()))


class Pictures(SettingEditor):
    """Pictures with a name beneath, one of which is chosen.

    Args:
        words: what the setting is called.
        told: what it does.
        shown: each value with its name and what draws its picture.
        parent: the widget it stands in.
    """

    def __init__(
        self,
        words: str,
        told: str,
        shown: Mapping[Any, tuple[str, Callable[[QPixmap], None]]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._buttons: dict[Any, QToolButton] = {}
        self._draw = {value: draw for value, (_, draw) in shown.items()}
        group = QButtonGroup(self)
        grid = FlowLayout(most=_FEW if len(shown) == _FEW * _FEW else _MANY, even=True)
        grid.setSpacing(8)
        for value, (name, _) in shown.items():
            button = self._button(name)
            button.clicked.connect(lambda _on=False, value=value: self.chosen.emit(value))
            group.addButton(button)
            grid.addWidget(button)
            self._buttons[value] = button
        self.draw()
        title = PlainLabel(words, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(title)
        layout.addLayout(grid)
        layout.addWidget(_explained(told, self))

    def __getitem__(self, value: Any) -> QToolButton:
        """The button of a value."""
        return self._buttons[value]

    def draw(self) -> None:
        """Draw the pictures as they are now."""
        ratio = self.devicePixelRatioF()
        for value, button in self._buttons.items():
            picture = QPixmap(_TILE * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            self._draw[value](picture)
            icon = QIcon(picture)
            icon.addPixmap(_ticked(picture), QIcon.Mode.Normal, QIcon.State.On)
            button.setIcon(icon)

    def _button(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setIconSize(_TILE)
        button.setText(name)
        button.setAccessibleName(name)
        button.setCheckable(True)
        button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        return button

    def show_value(self, value: Any) -> None:
        """Press the button of this value; none if it has none any more."""
        button = self._buttons.get(value)
        if button is not None:
            button.setChecked(True)


def _ticked(picture: QPixmap) -> QPixmap:
    """A picture that is chosen: in a frame, with a tick, so that no colour has to tell it."""
    done = QPixmap(picture)
    rect = QRectF(QPointF(), picture.deviceIndependentSize())
    painter = QPainter(done)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for ink, thick in ((NIGHT, 6), (GOLD, 3)):
        painter.setPen(QPen(ink, thick))
        painter.drawRect(rect.adjusted(3, 3, -3, -3))
    disc = QRectF(rect.right() - 32, rect.top() + 8, 24, 24)
    painter.setPen(QPen(PAPER, 1.5))
    painter.setBrush(VERMILION)
    painter.drawEllipse(disc)
    painter.setPen(QPen(PAPER, 3, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    middle = disc.center()
    tick = [QPointF(-6, 0), QPointF(-2, 5), QPointF(6, -5)]
    painter.drawPolyline([middle + point for point in tick])
    painter.end()
    return done


def cloth_pictures(words: str, told: str, parent: QWidget) -> Pictures:
    """The table cloths to choose from."""

    def drawn(cloth: ClothName) -> Callable[[QPixmap], None]:
        def draw(picture: QPixmap) -> None:
            painter = QPainter(picture)
            rect = QRectF(QPointF(), picture.deviceIndependentSize())
            paint_cloth(painter, rect, CLOTHS[cloth.value], picture.devicePixelRatioF())
            painter.end()

        return draw

    names = CHOICE_WORDS["cloth"]
    shown = {cloth: (without_key(tr(names[cloth])), drawn(cloth)) for cloth in ClothName}
    return Pictures(words, told, shown, parent)


def deck_pictures(words: str, told: str, box: DeckBox, parent: QWidget) -> Pictures:
    """The decks to choose from, each with some of its cards."""

    def drawn(place: DeckPlace) -> Callable[[QPixmap], None]:
        return lambda picture: _draw_deck(picture, box.glance(place))

    shown = {place.key: (deck_facts(place).name, drawn(place)) for place in box.places()}
    return Pictures(words, told, shown, parent)


def _draw_deck(picture: QPixmap, cards: CardPictures) -> None:
    """Three cards of a deck beside one another."""
    size = picture.deviceIndependentSize()
    wide = min(size.width() / len(_SAMPLE) - _GAP, (size.height() - 4) / cards.aspect)
    left = (size.width() - len(_SAMPLE) * (wide + _GAP) + _GAP) / 2
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, card in enumerate(_SAMPLE):
        x = round(left + number * (wide + _GAP))
        shown = cards.pixmap(card, int(wide), picture.devicePixelRatioF())
        top = round((size.height() - wide * cards.aspect) / 2)
        if cards.awaits(card):
            painter.setPen(QPen(INK, 1))
            painter.setBrush(PAPER)
            painter.drawRect(x, top, int(wide), round(wide * cards.aspect))
        else:
            painter.drawPixmap(x, top, shown)
    painter.end()
