"""Checks what is being written, shortly after one has stopped typing, and shows what it finds:
problems below the text, what differs from the game that a rule file changes, and what came of games
with random moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.editor.text import Colour
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.lab.trial import GAMES, Fault, Trial, tried_in_steps
from hanafuda_desktop.play.clocks import IdleSearch
from hanafuda_desktop.rules.completion import KnownNames, base_named, names_known
from hanafuda_desktop.rules.diagnostics import Diagnostic, Severity
from hanafuda_desktop.rules.differences import Difference, differences
from hanafuda_desktop.rules.fingerprint import play_digest
from hanafuda_desktop.rules.form import Form
from hanafuda_desktop.rules.loader import LoadedGame
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.text.language import tr, trn

# What is wrong with a rule file, below its text: a line each, and how to mend it.

_KEY: Final = Qt.ItemDataRole.UserRole
_SIGNS: Final = {Severity.ERROR: "\N{HEAVY BALLOT X}", Severity.WARNING: "\N{WARNING SIGN}"}


def problem_words(problem: Diagnostic, file: Path) -> str:
    """A problem in words, for whoever looks at this file."""
    place = f"{problem.start.line}:{problem.start.column}"
    if problem.file != file:
        place = f"{problem.file.name} {place}"
    hint = f"\n{problem.hint}" if problem.hint is not None else ""
    return f"{_SIGNS[problem.severity]} {place}  {problem.message}{hint}"


class FoundList(QListWidget):
    """What was found in a rule file, in lines; a click, or Return, goes there.

    Args:
        name: what it is called.
        parent: the widget it stands in.
    """

    asked = Signal(object)
    """Somebody wants to go to what a line tells of."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setWordWrap(True)
        self.setAlternatingRowColors(True)
        self.itemClicked.connect(self._ask)
        self.itemActivated.connect(self._ask)

    @property
    def words(self) -> list[str]:
        """What the list says."""
        return [self.item(row).text() for row in range(self.count())]

    def add(self, words: str, found: object = None) -> QListWidgetItem:
        """Add a line that tells of something."""
        item = QListWidgetItem(words, self)
        item.setData(_KEY, found)
        return item

    def _ask(self, item: QListWidgetItem) -> None:
        if (found := item.data(_KEY)) is not None:
            self.asked.emit(found)


def list_problems(found: FoundList, problems: tuple[Diagnostic, ...], file: Path) -> None:
    """List these problems for whoever looks at this file, or say that there are none."""
    found.clear()
    palette = found.window().palette()  # where it changes, the list's own is of old a moment longer
    for problem in problems:
        item = found.add(problem_words(problem, file), problem)
        item.setForeground(Colour[problem.severity.name].on(palette))
    if not problems:
        item = found.add(tr("No problems: this can be played."))
        item.setForeground(palette.color(QPalette.ColorRole.PlaceholderText))
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)


QUIET_MS: Final = 60
"""So long nobody has typed when the text is checked; with the few milliseconds that this takes,
problems are seen within a tenth of a second."""
SETTLED_MS: Final = 350
"""So long nobody has typed when what is sound is played: not every letter is worth a new deal."""


class Checked:
    """What there is to know of a text.

    Args:
        library: where other files come from.
        file: the file in which it would stand.
        text: the text.
        names: names of other files that it can speak of.

    Attributes:
        file: the same.
        text: the same.
        names: the same.
        loaded: its rules, or what is wrong.
        rules: the rules, if they are sound.
        problems: what is wrong, warnings among them.
        own_problems: what of that is to be mended in the file itself.
    """

    def __init__(self, library: Library, file: Path, text: str, names: KnownNames) -> None:
        self._library = library
        self.file = file
        self.text = text
        self.names = names
        self.loaded: LoadedGame = library.catalogue.listed(file, text)
        self.rules: GameBase | None = self.loaded.rules
        self.problems = self.loaded.diagnostics
        self.own_problems = tuple(each for each in self.problems if each.file == file)

    @cached_property
    def form(self) -> Form | None:
        """The rules as a form; ``None`` while the text, or its base, cannot be read."""
        tree = self.loaded.tree
        form = Form(self.file, self.text, tree, self.names)
        is_whole = tree is not None or not form.is_variant
        return form if form.can_be_read and is_whole else None

    @cached_property
    def base(self) -> GameBase | None:
        """The game of which it is a variant, if that is sound."""
        return None if self.rules is None else self._library.base_beside(self.file, self.rules)

    @cached_property
    def differences(self) -> tuple[Difference, ...]:
        """What it differs in from that."""
        if self.rules is None or self.base is None:
            return ()
        return differences(self.base, self.rules, self.loaded.tree)


class Checker(QObject):
    """Checks one file.

    Args:
        library: where other files come from.
        file: the file.
        text: gives the text as it is now.
        parent: the object it belongs to.
    """

    checked = Signal(object)
    """The text was checked: a :class:`Checked`."""
    settled = Signal(object)
    """Nobody has typed for a while since: the same again."""

    def __init__(
        self, library: Library, file: Path, text: Callable[[], str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._file = file
        self._text = text
        self.last: Checked | None = None
        self._names = lru_cache(maxsize=1)(names_known)  # they change with its base, or a file
        self._timer = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._timer.timeout.connect(self._check)
        self._settling = QTimer(self, singleShot=True, interval=SETTLED_MS - QUIET_MS)
        self._settling.timeout.connect(lambda: self.settled.emit(self.last))

    @property
    def is_due(self) -> bool:
        """Whether something was typed that is not checked, or has not settled yet."""
        return self._timer.isActive() or self._settling.isActive()

    def note(self) -> None:
        """Something was typed: check it when that is over."""
        if self.last is None or self.last.text != self._text():
            self._settling.stop()
            self._timer.start()

    def check(self) -> Checked:
        """Check the text as it is now, and take it as settled."""
        found = self._check()
        self._settling.stop()
        self.settled.emit(found)
        return found

    def _check(self) -> Checked:
        self._timer.stop()
        text = self._text()
        names = self._names(self._library.catalogue, self._file, base_named(text))
        self.last = found = Checked(self._library, self._file, text, names)
        self.checked.emit(found)
        self._settling.start()
        return found

    def stop(self) -> None:
        """The window closes."""
        self._timer.stop()
        self._settling.stop()


# The page that says what is otherwise than in the game that a rule file changes.


def chat_text(checked: Checked) -> str:
    """What differs, to be sent to somebody."""
    rules, base = checked.rules, checked.base
    if rules is None or base is None:
        return ""
    names = {"game": plain(rules.name), "base": plain(base.name)}
    if not checked.differences:
        return tr("{game} is played as {base} is.", **names)
    lines = [tr("{game} differs from {base}:", **names)]
    lines += [f"- {each}" for each in checked.differences]
    return "\n".join(lines)


class DifferencePage(QWidget):
    """A line for each difference; a click goes to where it is written.

    Args:
        parent: the window it stands in.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = PlainLabel(parent=self, wraps=True)
        self.list = FoundList(tr("What differs"), self)
        self.list.setSpacing(2)
        self.copy = QPushButton(tr("&Copy as text"), self)
        self.copy.setToolTip(tr("To be pasted into a chat."))
        self.copy.setEnabled(False)
        foot = filled(QHBoxLayout(), 1, self.copy)
        filled(QVBoxLayout(self), self.heading, (self.list, 1), foot, margins=(8, 8, 8, 8))
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._text or ""))
        self._text: str | None = None

    def show_checked(self, checked: Checked) -> None:
        """Show what differs now; while something is wrong, what differed last."""
        if checked.rules is None:
            self.heading.setText(
                tr("What differs is shown when there is nothing wrong with the rules.")
                if self._text is None
                else tr("As long as something is wrong, this is what differed last:")
            )
            self.copy.setEnabled(False)
            return
        self._text = chat_text(checked)
        self.copy.setEnabled(checked.base is not None)
        self.heading.setText(_differing_heading(checked))
        self.list.clear()
        for each in checked.differences:
            self.list.add(str(each), each)


def _differing_heading(checked: Checked) -> str:
    if checked.base is None:
        return tr("This game stands for itself: it changes no other.")
    name = plain(checked.base.name)
    if not checked.differences:
        return tr("Nothing differs from {base} so far.", base=name)
    count = len(checked.differences)
    return trn("One thing differs from {base}:", "{n} things differ from {base}:", count, base=name)


# A strip that says what came of many games played by chance, by the rules being written.

_AFTER_MS: Final = 900
"""So long nobody has typed when it begins."""
_PAUSE_MS: Final = 8
"""Nobody waits for it, so it leaves most of each frame alone."""


def trial_words(trial: Trial) -> str:
    """What came of it, in a sentence."""
    if not trial.faults:
        return tr("{played} games played with random moves: no problems.", played=trial.played)
    return trn(
        "A game of {played} with random moves broke: {fault}.",
        "{n} games of {played} with random moves broke: {fault}.",
        len(trial.faults),
        played=trial.played,
        fault=trial.faults[0],
    )


class TrialStrip(QWidget):
    """Plays a few milliseconds at a time; whoever types stops it.

    Args:
        parent: the window it stands in.

    Attributes:
        is_over: whether all games were played by the rules it was given last.
        faults: what broke in them.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Games with random moves"))
        self.words = PlainLabel(parent=self, wraps=True)
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.bar = QProgressBar(self, textVisible=False)
        self.bar.setMaximumWidth(120)
        self.bar.setAccessibleName(tr("Games played so far"))
        self.bar.hide()
        self.copy = QPushButton(tr("Cop&y"), self, autoDefault=False)
        self.copy.setToolTip(tr("Copy the deals that broke, with all their moves"))
        self.copy.setAccessibleName(tr("Copy what broke"))
        self.copy.clicked.connect(
            lambda: QGuiApplication.clipboard().setText("\n".join(map(Fault.report, self.faults)))
        )
        self.copy.hide()
        filled(QHBoxLayout(self), (self.words, 1), self.bar, self.copy, margins=(8, 2, 8, 4))
        self.is_over = False
        self._played_by = ""
        self.faults: tuple[Fault, ...] = ()
        self._search = IdleSearch(self, pause_ms=_PAUSE_MS)
        self._search.found.connect(self._found)
        self._search.failed.connect(
            lambda: self._say(tr("The games could not be played to their end."))
        )

    @property
    def is_busy(self) -> bool:
        """Whether games are being played, or are about to be."""
        return self._search.is_busy

    def show_rules(self, rules: GameBase | None) -> None:
        """Play by rules that were not tried yet; ``None`` while there are no sound ones."""
        if rules is None:
            self._played_by, self.is_over = "", False
            self._search.stop()
            self._say(tr("Games with random moves are played once nothing is wrong."))
        elif play_digest(rules) != self._played_by or not self.is_over:
            self._played_by = play_digest(rules)
            self.begin(rules)

    def begin(self, rules: GameBase) -> None:
        """Play by these rules from the first game on."""
        self.is_over = False
        self._say(tr("Playing {number} games with random moves…", number=GAMES))
        self.bar.setRange(0, GAMES)
        self.bar.setValue(0)
        self.bar.show()
        self._search.ask(self._played(rules), after_ms=_AFTER_MS)

    def _played(self, rules: GameBase) -> Iterator[Trial | None]:
        for trial in tried_in_steps(rules):
            if trial is not None:
                self.bar.setValue(trial.played)
            yield trial if trial is not None and trial.is_over else None

    def stop(self) -> None:
        """Play no more."""
        self._search.stop()
        self.bar.hide()

    def _found(self, trial: Trial) -> None:
        self.is_over = True
        self._say(trial_words(trial), trial.faults)

    def _say(self, words: str, faults: tuple[Fault, ...] = ()) -> None:
        """Say how it stands, when nothing is being played."""
        self.bar.hide()
        self.words.setText(words)
        self.faults = faults
        colour = f"color: {Colour.ERROR.on(self.palette()).name()}" if faults else ""
        self.words.setStyleSheet(colour)
        self.copy.setVisible(bool(faults))
