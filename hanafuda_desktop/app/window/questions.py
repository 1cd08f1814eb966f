"""Asks whether something is really meant, or tells what must not be missed.

Neither keeps the rest of the program waiting.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

Then = Callable[[], object]
"""What is done after a yes."""


def ask_first(
    parent: QWidget, title: str, question: str, yes: str, then: Then, *, lost: str = ""
) -> None:
    """Ask, and do it only after a yes; Escape is a no.

    Args:
        parent: the window that it is about.
        title: of the question's window.
        question: what is asked.
        yes: what the button says that does it.
        then: does it.
        lost: what is lost by it for good, if anything; then the usual answer is no.
    """
    asked = QMessageBox(
        QMessageBox.Icon.Question, title, question, QMessageBox.StandardButton.Cancel, parent
    )
    asked.setTextFormat(Qt.TextFormat.PlainText)
    asked.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    button = asked.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    button.clicked.connect(lambda _checked=False: then())
    asked.setInformativeText(lost)
    if lost:
        asked.setDefaultButton(QMessageBox.StandardButton.Cancel)
    else:
        asked.setDefaultButton(button)
    asked.open()


def tell(parent: QWidget, title: str, said: str) -> None:
    """Say something that stays until it was read, and whose words can be copied."""
    told = QMessageBox(
        QMessageBox.Icon.Information, title, said, QMessageBox.StandardButton.Close, parent
    )
    told.setTextFormat(Qt.TextFormat.PlainText)
    told.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    told.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    told.setModal(False)
    told.show()
