"""Asks what a new house rule is called, and whether one from elsewhere is to be taken in."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.house_rules import Arrival
from hanafuda_desktop.rules.checks.labels import LONGEST_NAME
from hanafuda_desktop.rules.diagnostics import render
from hanafuda_desktop.rules.house import NoName, file_stem
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain

__all__ = ["ArrivalDialog", "NameDialog"]


class NameDialog(QDialog):
    """Asks what a new house rule is called.

    Args:
        base: the game it is made from.
        taken: names of files that are in use.
        parent: the window it belongs to.
    """

    def __init__(
        self, base: GameRules, taken: Collection[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("New house rule")
        self._taken = taken
        name = plain(base.name)
        self.name = QLineEdit(f"Our {name}", self)
        self.name.setAccessibleName("Name of the house rule")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.selectAll()
        spelled = name.replace("&", "&&")  # a label of a field takes one for the sign of a key
        label = QLabel(f"What is your way to play {spelled} called?", self)
        label.setBuddy(self.name)
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.make = self.buttons.addButton("&Make it", QDialogButtonBox.ButtonRole.AcceptRole)
        self.make.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for widget in (label, self.name, self.note, self.buttons):
            layout.addWidget(widget)
        self.setMinimumWidth(420)
        self.name.textChanged.connect(self._say)
        self._say()

    def _say(self) -> None:
        try:
            said = f"It is kept in your folder as {file_stem(self.name.text(), self._taken)}.yaml."
            possible = True
        except NoName:
            said, possible = "It needs a name.", False
        self.note.setText(said)
        self.make.setEnabled(possible)


class ArrivalDialog(QDialog):
    """Shows what is in a rule file from elsewhere; a sound one can be added.

    Args:
        arrival: the file.
        parent: the window it belongs to.
    """

    def __init__(self, arrival: Arrival, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("A rule file")
        self.heading = QLabel(self)
        self.heading.setWordWrap(True)
        self.heading.setTextFormat(Qt.TextFormat.PlainText)  # a stranger's file may be called so
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setAccessibleName("What is in the file")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.add = self.buttons.addButton(
            "&Add to my games", QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.add.setVisible(arrival.loaded.rules is not None)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.heading)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.buttons)
        self._tell(arrival)
        self.resize(640, 420)

    def _tell(self, arrival: Arrival) -> None:
        rules, file = arrival.loaded.rules, arrival.file.name
        problems = render(arrival.problems, arrival.loaded.sources)
        if rules is None:
            self.heading.setText(f"'{file}' has errors, so it cannot be added:")
            self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
            self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
            self.text.setPlainText(problems)
            return
        name = plain(rules.name)
        if arrival.base is None:
            self.heading.setText(f"'{file}' is a game of its own, {name}:")
            said = [plain(rules.summary)]
        else:
            self.heading.setText(f"'{file}' is {name}. It differs from {plain(arrival.base.name)}:")
            said = [str(each) for each in arrival.differences] or ["Nothing differs in play."]
        self.text.setPlainText("\n".join([*said, *([f"\n{problems}"] if problems else [])]))
