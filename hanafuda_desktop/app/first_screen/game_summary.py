"""What a game is: its picture, its name, how long it takes, and one sentence."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from hanafuda_desktop.app.first_screen.facts import GameFacts
from hanafuda_desktop.app.first_screen.picturing import Painted
from hanafuda_desktop.app.first_screen.words import japanese_name, length_and_players
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.lettering import letter_font
from hanafuda_desktop.table.plain_text import PlainLabel

__all__ = ["GameSummary"]

_TITLE: Final = 1.7
_BETWEEN: Final = 0.5


class GameSummary(QWidget):
    """Tells of one game, or of a variant of it, under its picture or beside that.

    Args:
        facts: what is known of the game; ``None`` for a rule file from elsewhere.
        parent: the widget it stands in.
    """

    def __init__(self, facts: GameFacts | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._known = facts
        self._paint: Painted | None = None
        self.picture, self.title = PlainLabel(parent=self), PlainLabel(parent=self)
        self.facts, self.summary = PlainLabel(parent=self), PlainLabel(parent=self)
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._both.setContentsMargins(0, 0, 0, 0)
        self._both.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        self._words = QVBoxLayout()
        for label in (self.title, self.facts, self.summary):
            label.setWordWrap(True)
            self._words.addWidget(label)
        self._words.addStretch(1)
        self._both.addLayout(self._words, 1)

    def paint_by(self, paint: Painted) -> None:
        """Show the picture that is painted so."""
        self._paint = paint

    def tell(self, rules: GameRules) -> None:
        """Tell of these rules, in the language that is spoken."""
        self.title.setText(plain(rules.name))
        self.summary.setText(plain(rules.summary))
        known = self._known
        if known is not None:
            said = [japanese_name(known)] if known.id == rules.id else []
            self.facts.setText("\n".join(filter(None, (*said, length_and_players(known)))))

    def fit(self, letters: int, picture: QSize, *, is_column: bool) -> None:
        """Write in letters of this size.

        Args:
            letters: their size.
            picture: the size of the picture.
            is_column: whether the words stand under it, and not beside it.
        """
        self.title.setFont(letter_font(round(letters * _TITLE), bold=True))
        self._words.setSpacing(round(_BETWEEN * letters))
        ways = QBoxLayout.Direction
        self._both.setDirection(ways.TopToBottom if is_column else ways.LeftToRight)
        self._both.setSpacing(round(_BETWEEN * letters) if is_column else letters)
        if self._paint is not None:
            self.picture.setPixmap(self._paint(picture, self.devicePixelRatioF()))
