"""A language whose letters are not ours: whatever is shown in ours was never translated.

Every text that goes through :mod:`.language` is said in full-width letters, so
that it can be told from all others even in pieces: broken into lines, cut, or put into sentences.
Words of rule files are said in Japanese.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from string import Formatter
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPlainTextEdit,
    QTabWidget,
    QTextEdit,
    QWidget,
)

from hanafuda_desktop.app.window import language
from hanafuda_desktop.app.window.status import StatusLine

__all__ = ["LANGUAGE", "Eyes", "in_other_letters", "other_letters"]

LANGUAGE: Final = "ja"
"""The language that is spoken, as far as rule files know it."""
_OTHERS: Final = {
    ord(each): ord(each) + 0xFEE0 for each in map(chr, range(0x21, 0x7F)) if each.isalpha()
}
_WORD: Final = re.compile(r"[A-Za-z]{2,}")
_KEYS: Final = frozenset(
    {"Alt", "Ctrl", "Del", "Down", "End", "Enter", "Esc", "Home", "Ins", "Left", "Return"}
    | {"PgDown", "PgUp", "Right", "Shift", "Space", "Tab", "Up"}
)
_NAMES: Final = frozenset({"Hanafuda", "Desktop", "Hanagoyomi", "Python", "Qt", "yaml", "yml"})
"""What is called so everywhere."""


def other_letters(source: str, _meaning: str = "", _count: int = -1) -> str:
    """A translation; what is put into the text later keeps its place."""
    told = ""
    for text, name, form, _ in Formatter().parse(source):
        told += text.translate(_OTHERS).replace("{", "{{").replace("}", "}}")
        if name is not None:
            told += f"{{{name}:{form}}}" if form else f"{{{name}}}"
    return told


class Eyes:
    """Sees whatever is shown and is not in other letters.

    Attributes:
        untold: such texts.
        allowed: words that are right so in this test, such as a name that a person gave.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.untold: dict[str, str] = {}
        self.allowed: set[str] = set()
        self.count = 0
        draw = QPainter.drawText

        def drawn(painter: QPainter, *args: Any) -> Any:
            for each in args:
                if isinstance(each, str):
                    self._read(each, "painted")
            return draw(painter, *args)

        monkeypatch.setattr(QPainter, "drawText", drawn)
        say = StatusLine.say

        def said(status: StatusLine, sentence: str) -> None:
            self.hear(sentence)
            say(status, sentence)

        monkeypatch.setattr(StatusLine, "say", said)

    def look(self, *widgets: QWidget) -> None:
        """Look at widgets and all that is in them, or at every window that is shown."""
        for widget in widgets or [w for w in QApplication.topLevelWidgets() if w.isVisible()]:
            widget.grab()
            for each in (widget, *widget.findChildren(QWidget)):
                if each is widget or each.isVisibleTo(widget):
                    for text in _texts(each):
                        self._read(text, type(each).__name__)

    def hear(self, said: str) -> None:
        """Listen to a sentence."""
        self._read(said, "said")

    def _read(self, text: str, where: str) -> None:
        self.count += 1
        plain = re.sub(r"<[^<>]*>|&[a-z]+;", " ", text)
        words = set(_WORD.findall(plain)) - _KEYS - _NAMES - self.allowed
        if words:
            self.untold[text] = where


def _texts(widget: QWidget) -> Iterator[str]:
    """What a widget says."""
    yield widget.windowTitle()
    yield widget.toolTip()
    yield widget.statusTip()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    for kind, says in _SAYS.items():
        if isinstance(widget, kind):
            yield from says(widget)


def _is_qts_own(button: QAbstractButton) -> bool:
    """Whether Qt itself says what stands on a button; its own translation does that."""
    box = button.parentWidget()
    if isinstance(box, QDialogButtonBox):
        return box.standardButton(button) is not QDialogButtonBox.StandardButton.NoButton
    return False


def _menu(actions: Iterable[QAction]) -> Iterator[str]:
    for action in actions:
        yield action.text()
        yield action.toolTip()
        yield action.statusTip()


def _items(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    if model is None:
        return
    for row in range(model.rowCount()):
        for column in range(1 if isinstance(view, QListView) else model.columnCount()):
            index = model.index(row, column)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                yield str(model.data(index, role) or "")


_SAYS: Final[dict[type[QWidget], Callable[[Any], Iterable[str]]]] = {
    QLabel: lambda label: [label.text()],
    QAbstractButton: lambda button: [] if _is_qts_own(button) else [button.text()],
    QGroupBox: lambda box: [box.title()],
    QLineEdit: lambda line: [line.text(), line.placeholderText()],
    QPlainTextEdit: lambda text: [text.toPlainText(), text.placeholderText()],
    QTextEdit: lambda text: [text.toPlainText(), text.placeholderText()],
    QComboBox: lambda combo: [combo.itemText(index) for index in range(combo.count())],
    QAbstractSpinBox: lambda box: [box.text(), box.specialValueText()],
    QTabWidget: lambda tabs: [tabs.tabText(index) for index in range(tabs.count())],
    QMenu: lambda menu: _menu(menu.actions()),
    QAbstractItemView: _items,
}
"""What the kinds of widgets say that say something of their own."""


@pytest.fixture
def in_other_letters(monkeypatch: pytest.MonkeyPatch) -> Iterator[Eyes]:
    """Programs that begin in a test speak this language; whatever they show is seen."""
    monkeypatch.setattr(language, "system_languages", lambda: [LANGUAGE])
    monkeypatch.setattr(language, "_lookup", lambda _code: other_letters)
    monkeypatch.setattr(language, "_tell_qt", lambda _code: None)
    language.use_language(language.SYSTEM)
    eyes = Eyes(monkeypatch)
    yield eyes
    assert eyes.count
    if eyes.untold:
        pytest.fail(f"never translated: {eyes.untold}")
