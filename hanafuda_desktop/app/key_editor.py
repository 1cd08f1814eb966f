"""Where every command gets the keys that a person wants it to have."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.actions import keys_text
from hanafuda_desktop.app.flow_layout import FlowLayout
from hanafuda_desktop.app.key_list import KeyList
from hanafuda_desktop.app.menus import ActionSpec
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
from hanafuda_desktop.app.table_keys import table_use
from hanafuda_desktop.cards.vocabulary import paragraph
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text

__all__ = ["KeyEditor"]

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
