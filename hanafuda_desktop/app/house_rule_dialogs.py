"""Asks what a new house rule is called, and whether one from elsewhere is to be taken in."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.house_rules import Arrival
from hanafuda_desktop.app.letters import fixed_letters
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.checks.labels import LONGEST_NAME
from hanafuda_desktop.rules.diagnostics import render
from hanafuda_desktop.rules.house import NoName, file_stem
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.plain_text import PlainLabel

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
        self.setWindowTitle(tr("New house rule"))
        self._taken = taken
        name = plain(base.name)
        self.name = QLineEdit(tr("Our {game}", game=name), self)
        self.name.setAccessibleName(tr("Name of the house rule"))
        self.name.setMaxLength(LONGEST_NAME)
        self.name.selectAll()
        spelled = name.replace("&", "&&")  # a label of a field takes one for the sign of a key
        label = PlainLabel(tr("What is your way to play {game} called?", game=spelled), self)
        label.setBuddy(self.name)
        label.setWordWrap(True)
        self.note = PlainLabel(parent=self)
        self.note.setWordWrap(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.make = self.buttons.addButton(tr("&Make it"), QDialogButtonBox.ButtonRole.AcceptRole)
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
            file = f"{file_stem(self.name.text(), self._taken)}.yaml"
            said, possible = tr("It is kept in your folder as {file}.", file=file), True
        except NoName:
            said, possible = tr("It needs a name."), False
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
        self.setWindowTitle(tr("A rule file"))
        self.heading = PlainLabel(parent=self)
        self.heading.setWordWrap(True)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("What is in the file"))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.add = self.buttons.addButton(
            tr("&Add to my games"), QDialogButtonBox.ButtonRole.AcceptRole
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
            self.heading.setText(tr("'{file}' has errors, so it cannot be added:", file=file))
            self.text.setFont(fixed_letters(self.font()))
            self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
            self.text.setPlainText(problems)
            return
        name = plain(rules.name)
        if arrival.base is None:
            own = tr("'{file}' is a game of its own, {game}:", file=file, game=name)
            self.heading.setText(own)
            said = [plain(rules.summary)]
        else:
            is_like = tr_noop("'{file}' is {game}. It differs from {base}:")
            base = plain(arrival.base.name)
            self.heading.setText(tr(is_like, file=file, game=name, base=base))
            said = [str(each) for each in arrival.differences] or [tr("Nothing differs in play.")]
        self.text.setPlainText("\n".join([*said, *([f"\n{problems}"] if problems else [])]))
