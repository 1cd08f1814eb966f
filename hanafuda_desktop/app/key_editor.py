"""Where every command gets the keys that a person wants it to have."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.actions import keys_text
from hanafuda_desktop.app.menus import MENUS, ActionSpec, without_key
from hanafuda_desktop.app.setting_editors import SettingEditor
from hanafuda_desktop.app.settings import Keys
from hanafuda_desktop.app.shortcuts import (
    COMMANDS,
    keys_in_use,
    owner,
    swapped,
    with_key,
    with_keys,
    with_usual,
)
from hanafuda_desktop.app.table_keys import fixed_keys, table_use
from hanafuda_desktop.cards.vocabulary import paragraph
from hanafuda_desktop.language import tr

__all__ = ["KeyEditor"]

_ID: Final = Qt.ItemDataRole.UserRole
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
        self._items: dict[str, QTreeWidgetItem] = {}
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Search for a command or a key"))
        self.search.setAccessibleName(tr("Search for a command or a key"))
        self.search.setClearButtonEnabled(True)
        self.list = _tree(self)
        self.name = QLabel(told, self)
        self.name.setWordWrap(True)
        self.field = QKeySequenceEdit(self)
        self.field.setMaximumSequenceLength(1)
        self.field.setAccessibleName(tr("New key"))
        self.said = QLabel(self)
        self.said.setWordWrap(True)
        self.use = self._button(tr("&Use it alone"), self._use)
        self.add = self._button(tr("&Add it"), self._add)
        self.swap = self._button(tr("S&wap"), self._swap)
        self.clear = self._button(tr("&No key"), self._clear)
        self.usual = self._button(tr("As u&sual"), self._as_usual)
        self._fill()
        self._arrange()
        self.search.textChanged.connect(self._search)
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
        row = QHBoxLayout()
        label = QLabel(tr("Press the new &key:"), self)
        label.setBuddy(self.field)
        row.addWidget(label)
        row.addWidget(self.field, 1)
        layout.addLayout(row)
        layout.addWidget(self.said)
        buttons = QGridLayout()
        for number, button in enumerate((self.use, self.add, self.swap, self.clear, self.usual)):
            buttons.addWidget(button, 0, number)
        layout.addLayout(buttons)

    def _fill(self) -> None:
        heads = {menu: _head(self.list, without_key(tr(menu))) for menu in MENUS}
        for spec in COMMANDS:
            head = heads.get(spec.menu)
            if head is None:
                head = heads[spec.menu] = _head(self.list, without_key(tr(spec.menu)))
            item = QTreeWidgetItem(head, [spec.name, ""])
            item.setData(0, _ID, spec.id)
            item.setToolTip(0, spec.does)
            self._items[spec.id] = item
        for title, keys in fixed_keys():
            head = _head(self.list, tr("{title} (always the same)", title=title))
            for key, does in keys:
                item = QTreeWidgetItem(head, [does, key])
                item.setToolTip(0, does)
        self.list.expandAll()

    @property
    def command(self) -> str:
        """The id of the chosen command, or the empty string."""
        item = self.list.currentItem()
        return str(item.data(0, _ID) or "") if item is not None else ""

    @property
    def key(self) -> str:
        """The key that was pressed, or the empty string."""
        return str(self.field.keySequence().toString(_PORTABLE))

    def choose(self, command: str) -> None:
        """Choose a command by its id."""
        self.list.setCurrentItem(self._items[command])

    def show_value(self, value: Any) -> None:
        """Show which command has which keys."""
        self._keys = value
        changed = dict(value)
        for command, keys in keys_in_use(value).items():
            item = self._items[command]
            item.setText(1, keys_text(keys))
            font = item.font(1)
            font.setBold(command in changed)
            item.setFont(1, font)
        self._search(self.search.text())
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

    def _search(self, text: str) -> None:
        """Show only what has these words in its name or its keys."""
        words = text.casefold().split()
        for row in range(self.list.topLevelItemCount()):
            head = self.list.topLevelItem(row)
            assert head is not None
            some = False
            for number in range(head.childCount()):
                item = head.child(number)
                assert item is not None
                said = f"{item.text(0)} {item.text(1)}".casefold()
                found = all(word in said for word in words)
                item.setHidden(not found)
                some = some or found
            head.setHidden(not some)


def _owned(key: str, other: ActionSpec, *, mine: bool) -> str:
    if mine:
        return tr("This command has it already.")
    return tr(
        "{key} is the key of “{command}”, which would lose it; swap, and that gets the key of "
        "this command.",
        key=keys_text((key,)),
        command=other.name,
    )


def _head(tree: QTreeWidget, text: str) -> QTreeWidgetItem:
    head = QTreeWidgetItem(tree, [text])
    head.setFlags(Qt.ItemFlag.ItemIsEnabled)
    font = head.font(0)
    font.setBold(True)
    head.setFont(0, font)
    head.setFirstColumnSpanned(True)
    return head


def _tree(parent: QWidget) -> QTreeWidget:
    tree = QTreeWidget(parent)
    tree.setAccessibleName(tr("Commands"))
    tree.setHeaderLabels([tr("Command"), tr("Keys")])
    tree.setRootIsDecorated(False)
    tree.setFrameShape(QFrame.Shape.StyledPanel)
    tree.setUniformRowHeights(True)
    header = tree.header()
    header.setStretchLastSection(False)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
    return tree
