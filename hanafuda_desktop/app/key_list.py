"""The list of all commands with their keys, and of the keys that are always the same."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from hanafuda_desktop.app.actions import keys_text
from hanafuda_desktop.app.fitting import Fitting
from hanafuda_desktop.app.menus import MENUS, without_key
from hanafuda_desktop.app.settings import Keys
from hanafuda_desktop.app.shortcuts import COMMANDS, keys_in_use
from hanafuda_desktop.app.table_keys import fixed_keys
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.plain_text import plain_text

__all__ = ["KeyList"]

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
