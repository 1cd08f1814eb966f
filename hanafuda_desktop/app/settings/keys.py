"""Where every command gets the keys that a person wants it to have."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.settings.editors import SettingEditor
from hanafuda_desktop.app.window.actions import (
    COMMANDS,
    MENUS,
    ActionSpec,
    keys_in_use,
    owner,
    swapped,
    with_key,
    with_keys,
    with_usual,
    without_key,
)
from hanafuda_desktop.app.window.flow_layout import FlowLayout
from hanafuda_desktop.app.window.keyboard import fixed_keys, table_use
from hanafuda_desktop.app.window.letters import Fitting
from hanafuda_desktop.app.window.menus import keys_text
from hanafuda_desktop.play.settings import Keys
from hanafuda_desktop.table.lettering import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr
from hanafuda_desktop.text.vocabulary import paragraph

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
        heads = {menu: self._head(without_key(tr(menu))) for menu in MENUS}
        for spec in COMMANDS:
            head = heads.get(spec.menu)
            if head is None:
                head = heads[spec.menu] = self._head(without_key(tr(spec.menu)))
            item = QTreeWidgetItem(head, [spec.name, ""])
            item.setData(0, _ID, spec.id)
            item.setToolTip(0, plain_text(spec.does))
            self._items[spec.id] = item
        for title, keys in fixed_keys():
            head = self._head(tr("{title} (always the same)", title=title))
            for key, does in keys:
                item = QTreeWidgetItem(head, [does, key])
                item.setToolTip(0, plain_text(does))
        self.expandAll()

    def _head(self, text: str) -> QTreeWidgetItem:
        head = QTreeWidgetItem(self, [text])
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = head.font(0)
        font.setBold(True)
        head.setFont(0, font)
        head.setFirstColumnSpanned(True)
        return head

    def _parts(self) -> list[list[QTreeWidgetItem]]:
        """The entries below each heading, that first."""
        heads = [self.topLevelItem(row) for row in range(self.topLevelItemCount())]
        return [
            [head, *filter(None, (head.child(row) for row in range(head.childCount())))]
            for head in heads
            if head is not None
        ]

    @property
    def command(self) -> str:
        """The id of the chosen command, or the empty string."""
        item = self.currentItem()
        return str(item.data(0, _ID) or "") if item is not None else ""

    def choose(self, command: str) -> None:
        """Choose a command by its id."""
        self.setCurrentItem(self._items[command])

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
        for head, *entries in self._parts():
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
        entries = [item for _, *below in self._parts() for item in below]
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


_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText


class KeyEditor(SettingEditor):
    """All commands with their keys, and beneath them what the chosen one should have.

    Args:
        told: what is done here.
        parent: the widget it stands in.
    """

    def __init__(self, told: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys: Keys = ()
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Search for a command or a key"))
        self.search.setAccessibleName(tr("Search for a command or a key"))
        self.search.setToolTip(plain_text(self.search.placeholderText()))
        self.search.setClearButtonEnabled(True)
        self.list = KeyList(self)
        self.name = PlainLabel(told, self)
        self.name.setWordWrap(True)
        self.field = QKeySequenceEdit(self)
        self.field.setMaximumSequenceLength(1)
        self.field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.field.setAccessibleName(tr("New key"))
        self.said = PlainLabel(parent=self)
        self.said.setWordWrap(True)
        self.use = self._button(tr("&Use it alone"), self._use)
        self.add = self._button(tr("&Add it"), self._add)
        self.swap = self._button(tr("S&wap"), self._swap)
        self.clear = self._button(tr("&No key"), self._clear)
        self.usual = self._button(tr("As u&sual"), self._as_usual)
        self._arrange()
        self.search.textChanged.connect(self.list.search)
        self.list.currentItemChanged.connect(lambda *_: self._choose_command())
        self.field.keySequenceChanged.connect(lambda _keys: self._show())
        self._show()

    def _button(self, text: str, press: Any) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.clicked.connect(press)
        return button

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.name)
        row = FlowLayout()
        label = PlainLabel(tr("Press the new &key:"), self)
        label.setBuddy(self.field)
        row.addWidget(label)
        row.addWidget(self.field)
        layout.addLayout(row)
        layout.addWidget(self.said)
        buttons = FlowLayout()
        for button in (self.use, self.add, self.swap, self.clear, self.usual):
            buttons.addWidget(button)
        layout.addLayout(buttons)

    @property
    def command(self) -> str:
        """The id of the chosen command, or the empty string."""
        return self.list.command

    @property
    def key(self) -> str:
        """The key that was pressed, or the empty string."""
        return str(self.field.keySequence().toString(_PORTABLE))

    def choose(self, command: str) -> None:
        """Choose a command by its id."""
        self.list.choose(command)

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
            self.name.setText(f"<b>{spec.name}</b> {spec.does}")
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

    def _use(self) -> None:
        self.chosen.emit(with_key(self._keys, self.command, self.key, alone=True))

    def _add(self) -> None:
        self.chosen.emit(with_key(self._keys, self.command, self.key, alone=False))

    def _swap(self) -> None:
        self.chosen.emit(swapped(self._keys, self.command, self.key))

    def _clear(self) -> None:
        self.chosen.emit(with_keys(self._keys, {self.command: ()}))

    def _as_usual(self) -> None:
        self.chosen.emit(with_usual(self._keys, self.command))


def _owned(key: str, other: ActionSpec, *, mine: bool) -> str:
    if mine:
        return tr("This command has it already.")
    return tr(
        "{key} is the key of “{command}”, which would lose it; swap, and that gets the key of "
        "this command.",
        key=keys_text((key,)),
        command=other.name,
    )
