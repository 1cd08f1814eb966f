"""A bar above the text that says something and offers what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from hanafuda_desktop.language import tr
from hanafuda_desktop.table.plain_text import PlainLabel

__all__ = ["MessageBar"]


class MessageBar(QFrame):
    """One sentence at a time; it goes when something was chosen.

    Args:
        parent: the window it stands in.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(tr("Message"))
        self.words = PlainLabel(parent=self)
        self.words.setWordWrap(True)
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.buttons: dict[str, QPushButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 6, 6, 6)
        self._row.addWidget(self.words, 1)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether there is something to be read."""
        return not self.isHidden()

    def say(self, sentence: str, offers: Mapping[str, Callable[[], object]] | None = None) -> None:
        """Say something.

        Args:
            sentence: what.
            offers: what can be done: words for a button, and what that does. Without any, the bar
                can only be put away.
        """
        for button in self.buttons.values():
            self._row.removeWidget(button)
            button.deleteLater()
        self.buttons = {}
        for word, act in {**(offers or {}), tr("&Hide"): None}.items():
            button = QPushButton(word, self)
            button.setAutoDefault(False)
            button.clicked.connect(self.hide)
            if act is not None:
                button.clicked.connect(_without_argument(act))
            self._row.addWidget(button)
            self.buttons[word] = button
        self.words.setText(sentence)
        self.show()


def _without_argument(act: Callable[[], object]) -> Callable[[bool], None]:
    def clicked(_checked: bool) -> None:  # noqa: FBT001 - Qt's signature
        act()

    return clicked
