"""Asks whether something is really meant, or tells what must not be missed.

Neither keeps the rest of the program waiting.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final
from unicodedata import normalize

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr

# Asks for a deal's number.

_LONGEST: Final = 60
_BETWEEN: Final = re.compile(r"[\s,.'_\u2019\u3001\u3002]")
"""What may stand around digits and between them, where a number was copied or is written nicely."""


class DealDialog(QDialog):
    """A line to type a number into; OK is there once it is one, and until then it is said why not.

    Args:
        seed: the number shown at first, the current deal's; ``None`` where that is a secret.
        parent: the window it belongs to.
    """

    def __init__(self, seed: int | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Deal by number"))
        self.number = QLineEdit("" if seed is None else str(seed), self)
        self.number.setAccessibleName(tr("Number of the deal"))
        self.number.setMaxLength(_LONGEST)
        self.number.selectAll()
        self.why = PlainLabel(parent=self)
        self.why.setWordWrap(True)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.number.textChanged.connect(self._changed)
        self._changed()
        label = PlainLabel(tr("The same number is the same deal, on every computer:"), self)
        label.setWordWrap(True)
        label.setBuddy(self.number)
        layout = QVBoxLayout(self)
        for widget in (label, self.number, self.why, self.buttons):
            layout.addWidget(widget)

    @property
    def _typed(self) -> str:
        """What was typed, in digits of ours: a Japanese keyboard writes wide ones."""
        return _BETWEEN.sub("", normalize("NFKC", self.number.text()))

    @property
    def seed(self) -> int | None:
        """The number, or ``None`` while what is typed is not one."""
        typed = self._typed
        if not typed.isdecimal() or int(typed) > MAX_SEED:
            return None
        return int(typed)

    def _reason(self) -> str:
        """Why what is typed is no number of a deal; no words if it is one."""
        if self.seed is not None:
            return ""
        if not self._typed:
            return tr("Type a number.")
        if not self._typed.isdecimal():
            return tr("The number of a deal has digits only.")
        return tr("The highest number of a deal is {most}.", most=MAX_SEED)

    def _changed(self) -> None:
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        why = self._reason()
        ok.setEnabled(not why)
        ok.setToolTip(plain_text(why))
        # One line of room is always there, or the dialog would jump with every key.
        self.why.setText(why or "\N{NO-BREAK SPACE}")
        self.number.setAccessibleDescription(why)


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
