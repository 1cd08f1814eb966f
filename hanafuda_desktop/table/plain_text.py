"""Words shown as they are: where some look like HTML, Qt reads it and draws the pictures in it.

Names and texts come from rule files, saved games and the command line. Labels and message boxes are
told what they hold; tooltips cannot be told, so words for them are written so that they look like
nothing else.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as QtGui
from PySide6.QtWidgets import QLabel, QWidget

_NO_WIDTH: Final = "\N{WORD JOINER}"


class PlainLabel(QLabel):
    """A label that shows its words as they are.

    Args:
        words: what it says.
        parent: the widget it stands in.
        wraps: whether they are broken into lines.
    """

    def __init__(
        self, words: str = "", parent: QWidget | None = None, *, wraps: bool = False
    ) -> None:
        super().__init__(parent, wordWrap=wraps)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)


def plain_text(words: str) -> str:
    """The same words for a tooltip: none that Qt would take for HTML."""
    if not QtGui.mightBeRichText(words):
        return words
    # What has no width and no name after a '<' makes it none of a tag, to the eye the same.
    return words.replace("<", f"<{_NO_WIDTH}").replace("&", f"&{_NO_WIDTH}")
