"""What settings are chosen with: a box to tick, a list of words, pictures to click, keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.library.deck_box import DeckBox
from hanafuda_desktop.app.library.decks import DeckPlace, deck_facts
from hanafuda_desktop.app.window.actions import (
    COMMANDS,
    MENUS,
    Command,
    keys_in_use,
    owner,
    swapped,
    with_key,
    with_keys,
    with_usual,
    without_key,
)
from hanafuda_desktop.app.window.flow_layout import FlowLayout, filled
from hanafuda_desktop.app.window.fonts import Fitting
from hanafuda_desktop.app.window.keyboard import fixed_keys, table_use
from hanafuda_desktop.app.window.menus import CHOICE_WORDS, keys_text
from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.play.settings import ClothName, Keys
from hanafuda_desktop.table.cloth import CLOTHS, GOLD, INK, NIGHT, PAPER, VERMILION, paint_cloth
from hanafuda_desktop.table.lettering import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import paragraph

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
        layout.setHorizontalSpacing(_GAP)
        layout.setVerticalSpacing(2)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.box, 0, 0)
        layout.addWidget(_BesideBox(words, self.box), 0, 1)
        layout.addWidget(PlainLabel(told, self, wraps=True), 1, 1)
        layout.setColumnStretch(1, 1)

    def show_value(self, value: Any) -> None:
        """Tick the box or not."""
        with QSignalBlocker(self.box):
            self.box.setChecked(bool(value))


class _InOneLine(PlainLabel):
    """Words that stand in one line where there is room; Qt wraps what may be wrapped sooner."""

    def sizeHint(self) -> QSize:
        """The size of all words in one line."""
        wide = self.fontMetrics().size(0, self.text())
        return wide.grownBy(self.contentsMargins())


class _BesideBox(PlainLabel):
    """The words of a box, which tick it too; those that Qt sets beside it stay in one line."""

    def __init__(self, words: str, box: QCheckBox) -> None:
        super().__init__(words, box.parentWidget(), wraps=True)
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
        label = _InOneLine(words, self, wraps=True)
        label.setBuddy(self.list)
        # The list stands beside its words, or below them where there is no room.
        self.row = filled(FlowLayout(), label, self.list, spacing=_GAP)
        about = PlainLabel(told, self, wraps=True)
        filled(QVBoxLayout(self), self.row, about, margins=(0, 0, 0, 0), spacing=2)

    def add_button(self, words: str) -> QPushButton:
        """Put a button behind the list."""
        button = QPushButton(words, self, autoDefault=False)
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
        for value, (name, _) in shown.items():
            button = QToolButton(self)
            button.setIconSize(_TILE)
            button.setText(name)
            button.setAccessibleName(name)
            button.setCheckable(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _on=False, value=value: self.chosen.emit(value))
            group.addButton(button)
            self._buttons[value] = button
        self.draw()
        filled(grid, *self._buttons.values(), spacing=8)
        parts = (PlainLabel(words, self), grid, PlainLabel(told, self, wraps=True))
        filled(QVBoxLayout(self), *parts, margins=(0, 0, 0, 0))

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
    names = CHOICE_WORDS["cloth"]
    shown = {
        cloth: (without_key(tr(names[cloth])), partial(_draw_cloth, cloth)) for cloth in ClothName
    }
    return Pictures(words, told, shown, parent)


def _draw_cloth(cloth: ClothName, picture: QPixmap) -> None:
    painter = QPainter(picture)
    rect = QRectF(QPointF(), picture.deviceIndependentSize())
    paint_cloth(painter, rect, CLOTHS[cloth.value], picture.devicePixelRatioF())
    painter.end()


def deck_pictures(words: str, told: str, box: DeckBox, parent: QWidget) -> Pictures:
    """The decks to choose from, each with some of its cards."""
    shown = {
        place.key: (deck_facts(place).name, partial(_draw_deck, box, place))
        for place in box.places()
    }
    return Pictures(words, told, shown, parent)


def _draw_deck(box: DeckBox, place: DeckPlace, picture: QPixmap) -> None:
    """Three cards of a deck beside one another."""
    cards = box.glance(place)
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


# The list of all commands with their keys, and of the keys that are always the same.

_ID: Final = Qt.ItemDataRole.UserRole
_BESIDE: Final = 4
"""Pixels that a cell leaves free at each side of its words, at least."""


class KeyList(QTreeWidget):
    """Names and keys in two columns; what is longer than its column goes on in a further line.

    Args:
        parent: the widget it stands in.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: dict[str, QTreeWidgetItem] = {}
        self._parts: list[list[QTreeWidgetItem]] = []
        self.setAccessibleName(tr("Commands"))
        self.setHeaderLabels([tr("Command"), tr("Keys")])
        self.setRootIsDecorated(False)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setWordWrap(True)
        # The list is always longer than its place, and so its columns keep their widths.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        self._fill()
        Fitting(self).due.connect(self._fit)

    def _fill(self) -> None:
        parts = {menu: self._part(without_key(tr(menu))) for menu in MENUS}
        for spec in COMMANDS:
            if spec.menu not in parts:
                parts[spec.menu] = self._part(without_key(tr(spec.menu)))
            item = self._items[spec.id] = self._entry(parts[spec.menu], spec.name, "", spec.does)
            item.setData(0, _ID, spec.id)
        for title, keys in fixed_keys():
            part = self._part(tr("{title} (always the same)", title=title))
            for key, does in keys:
                self._entry(part, does, key, does)
        self.expandAll()

    def _part(self, text: str) -> list[QTreeWidgetItem]:
        """A heading, behind which the entries below it are to stand."""
        head = QTreeWidgetItem(self, [text])
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = head.font(0)
        font.setBold(True)
        head.setFont(0, font)
        head.setFirstColumnSpanned(True)
        self._parts.append([head])
        return self._parts[-1]

    def _entry(
        self, part: list[QTreeWidgetItem], name: str, keys: str, does: str
    ) -> QTreeWidgetItem:
        item = QTreeWidgetItem(part[0], [name, keys])
        item.setToolTip(0, plain_text(does))
        part.append(item)
        return item

    def show_keys(self, changed: Keys) -> None:
        """Show which command has which keys; those that are not as usual stand out."""
        for command, keys in keys_in_use(changed).items():
            item = self._items[command]
            item.setText(1, keys_text(keys))
            font = item.font(1)
            font.setBold(command in dict(changed))
            item.setFont(1, font)
        self._fit()

    def search(self, text: str) -> None:
        """Show only what has these words in its name or its keys."""
        words = text.casefold().split()
        for head, *entries in self._parts:
            some = False
            for item in entries:
                said = f"{item.text(0)} {item.text(1)}".casefold()
                found = all(word in said for word in words)
                item.setHidden(not found)
                some = some or found
            head.setHidden(not some)

    # --- room ------------------------------------------------------------------------------------

    def _fit(self) -> None:
        """Give the keys the room that they need, but no more than half of it."""
        room, metrics = self.viewport().width(), self.fontMetrics()
        entries = [item for _, *below in self._parts for item in below]
        needed = max(metrics.horizontalAdvance(item.text(1)) for item in entries)
        title = self.header().sectionSizeHint(1)
        keys = min(max(needed + 3 * _BESIDE, title), room // 2)
        self.header().resizeSection(1, keys)
        for item in entries:
            # Qt makes rows as high as one line, whatever is written there.
            for column, wide in enumerate((room - keys - self.indentation(), keys)):
                box = QRect(0, 0, wide - 2 * _BESIDE, 9999)
                high = metrics.boundingRect(box, Qt.TextFlag.TextWordWrap, item.text(column))
                item.setSizeHint(column, QSize(0, high.height() + _BESIDE))


class KeyEditor(SettingEditor):
    """All commands with their keys, and beneath them what the chosen one should have.

    Args:
        told: what is done here.
        parent: the widget it stands in.
    """

    def __init__(self, told: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys: Keys = ()
        words = tr("Search for a command or a key")
        self.search = QLineEdit(self, placeholderText=words, clearButtonEnabled=True)
        self.search.setAccessibleName(words)
        self.search.setToolTip(plain_text(words))
        self.list = KeyList(self)
        self.name = PlainLabel(told, self, wraps=True)
        self.field = QKeySequenceEdit(self, maximumSequenceLength=1)
        self.field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.field.setAccessibleName(tr("New key"))
        self.said = PlainLabel(parent=self, wraps=True)
        self.use = self._button(
            tr("&Use it alone"), lambda: with_keys(self._keys, {self.command: (self.key,)})
        )
        self.add = self._button(tr("&Add it"), lambda: with_key(self._keys, self.command, self.key))
        self.swap = self._button(tr("S&wap"), lambda: swapped(self._keys, self.command, self.key))
        self.clear = self._button(tr("&No key"), lambda: with_keys(self._keys, {self.command: ()}))
        self.usual = self._button(tr("As u&sual"), lambda: with_usual(self._keys, self.command))
        self._arrange()
        self.search.textChanged.connect(self.list.search)
        self.list.currentItemChanged.connect(lambda *_: self._choose_command())
        self.field.keySequenceChanged.connect(lambda _keys: self._show())
        self._show()

    def _button(self, text: str, keys: Callable[[], Keys]) -> QPushButton:
        """A button that chooses other keys."""
        button = QPushButton(text, self, autoDefault=False)
        button.clicked.connect(lambda: self.chosen.emit(keys()))
        return button

    def _arrange(self) -> None:
        label = PlainLabel(tr("Press the new &key:"), self)
        label.setBuddy(self.field)
        row = filled(FlowLayout(), label, self.field)
        buttons = filled(FlowLayout(), self.use, self.add, self.swap, self.clear, self.usual)
        parts = (self.search, (self.list, 1), self.name, row, self.said, buttons)
        filled(QVBoxLayout(self), *parts, margins=(0, 0, 0, 0))

    @property
    def command(self) -> str:
        """The id of the chosen command, or the empty string."""
        item = self.list.currentItem()
        return str(item.data(0, _ID) or "") if item is not None else ""

    @property
    def key(self) -> str:
        """The key that was pressed, or the empty string."""
        return str(self.field.keySequence().toString())

    def show_value(self, value: Any) -> None:
        """Show which command has which keys."""
        self._keys = value
        self.list.show_keys(value)
        self.list.search(self.search.text())
        self._choose_command()

    # --- what can be done ------------------------------------------------------------------------

    def _choose_command(self) -> None:
        with QSignalBlocker(self.field):
            self.field.clear()
        self._show()

    def _show(self) -> None:
        """Say what the pressed key is for now, and offer what can be done with it."""
        command, key = self.command, self.key
        if command:
            spec = next(spec for spec in COMMANDS if spec.id == command)
            self.name.setText(f"{spec.name}\n{spec.does}")
        own = keys_in_use(self._keys).get(command, ())
        other = owner(self._keys, key) if key else None
        use = table_use(key) if key else None
        free = bool(command and key) and not (use is not None and use.needed)
        taken = free and other is not None and other.id != command
        self.field.setEnabled(bool(command))
        self.use.setEnabled(free and own != (key,))
        self.add.setEnabled(free and key not in own)
        self.swap.setEnabled(taken)
        self.clear.setEnabled(bool(own))
        self.usual.setEnabled(command in dict(self._keys))
        words = []
        if key and other is not None:
            words.append(_owned(key, other, mine=other.id == command))
        if use is not None:
            words.append(use.told)
        self.said.setText(paragraph(words))


def _owned(key: str, other: Command, *, mine: bool) -> str:
    if mine:
        return tr("This command has it already.")
    return tr(
        "{key} is the key of “{command}”, which would lose it; swap, and that gets the key of "
        "this command.",
        key=keys_text((key,)),
        command=other.name,
    )
