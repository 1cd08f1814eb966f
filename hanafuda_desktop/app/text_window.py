"""A window with a text to read and to copy: fault reports, and what is wrong with a rule file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.letters import fixed_letters
from hanafuda_desktop.app.window_place import roomy
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.plain_text import PlainLabel

__all__ = ["TextWindow"]

_SIZE: Final = QSize(720, 460)


class TextWindow(QDialog):
    """Shows a sentence and, below it, a text in a fixed-width font.

    Args:
        title: the window's title.
        intro: what this is and what can be done.
        text: the text.
        parent: the window it belongs to.
    """

    def __init__(self, title: str, intro: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.intro = PlainLabel(intro, self)
        self.intro.setWordWrap(True)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.show_legibly()
        self.text.setPlainText(text)
        self.text.setAccessibleName(title)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.copy_button = self.buttons.addButton(
            tr("&Copy text"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.copy_button.clicked.connect(self.copy)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.intro)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.buttons)
        self.resize(roomy(_SIZE))

    def show_legibly(self) -> None:
        """Write the text in letters as large as all others are now."""
        self.text.setFont(fixed_letters(QApplication.font()))

    def offer(self, words: str, act: Callable[[], None]) -> None:
        """Add a button that does something about it and closes the window."""
        button = self.buttons.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
        button.clicked.connect(self.accept)
        button.clicked.connect(lambda _checked: act())

    def go_on_from(self, before: TextWindow) -> None:
        """Show all that was shown there."""
        self.text.setPlainText(before.text.toPlainText())

    def copy(self) -> None:
        """Put the text on the clipboard."""
        QGuiApplication.clipboard().setText(self.copied)

    @property
    def copied(self) -> str:
        """What comes on the clipboard."""
        return self.text.toPlainText()

    def add(self, text: str) -> None:
        """Put a further text below."""
        self.text.appendPlainText(f"\n{'=' * 72}\n\n{text}")
