"""The window in which a rule file is written: its text, what is wrong with it, and how it plays."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.editor.checking import Checked, Checker
from hanafuda_desktop.app.editor.form.writer import FormWriter
from hanafuda_desktop.app.editor.guide import Guide
from hanafuda_desktop.app.editor.keeping import FileKeeper
from hanafuda_desktop.app.editor.parts import EditorParts
from hanafuda_desktop.app.editor.rule_file import RuleFile
from hanafuda_desktop.app.file_drop import FileDrop
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.cards.vocabulary import in_a_row
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.rules.diagnostics import Diagnostic, Severity
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["EditorWindow"]


class EditorWindow(EditorParts):
    """One rule file.

    Args:
        file: the file.
        library: where other files come from.
        pictures: the cards.
        settings: how cards move, and on which cloth.
        parent: the window it belongs to.
    """

    saved = Signal(object)
    """The file was written: its path."""
    house_rule_asked = Signal(object)
    """A house rule is to be made from the game that is shown: its :class:`GameRules`."""
    play_asked = Signal(object)
    """The game is to be played at the program's table: the path of its file."""
    file_asked = Signal(object)
    """Another file is to be opened: its path."""
    arrived = Signal(object)
    """A rule file was dropped on the window: its path."""
    closed = Signal(object)
    """The window was closed: the path of its file."""

    def __init__(
        self,
        file: RuleFile,
        library: Library,
        pictures: CardPictures,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(library, pictures, settings, parent)
        self.file = file
        self.keeper = FileKeeper(file, self.text, self.bar, self)
        self.checker = Checker(library, file.path, lambda: self.text.text, self)
        self.guide = Guide(file, self)
        FormWriter(self.form, self.text, self.checker, self)
        self._first = QTimer(self, singleShot=True)
        self.make_menus(self._acts())
        self._load()
        self._connect()
        self._first.start(0)  # the window is seen before its table is laid, which takes a moment

    # --- making ----------------------------------------------------------------------------------

    def _acts(self) -> dict[str, Callable[[], object]]:
        """What the commands do."""
        return {
            "save": self.save,
            "play": self.play,
            "close": self.close,
            "undo": self.text.undo,
            "redo": self.text.redo,
            "complete": self.text.complete,
            "explain": self.text.explain_here,
            "problem": self.guide.to_next_problem,
            "part": self.next_part,
            "page": self.next_page,
        }

    def _connect(self) -> None:
        self.keeper.saved.connect(self._saved)
        self.text.textChanged.connect(self._typed)
        self.text.moved.connect(self._show_state)
        self.text.document().modificationChanged.connect(self._show_name)
        self._first.timeout.connect(self.checker.check)
        self.checker.checked.connect(self._show_checked)
        self.checker.settled.connect(self._show_settled)
        self.problems.asked.connect(self.guide.to_problem)
        self.differences.asked.connect(lambda difference: self.guide.to_span(difference.span))
        self.form.place_asked.connect(self.guide.to_span)
        self.guide.file_asked.connect(self.file_asked)
        FileDrop(self, self.sandbox.view.viewport()).dropped.connect(self.arrived)

    def _load(self) -> None:
        """Show the file as it was read."""
        self.keeper.loaded.connect(self.allow_edits)
        self.keeper.load()
        self._show_name()
        if not self.file.is_text:
            self.bar.say(tr("This file is not text in UTF-8, so it is only shown."))
        elif not self.file.can_be_saved:
            offer = {tr("&New house rule from it..."): self._ask_house_rule}
            self.bar.say(tr("This game came with the program; its file is only shown."), offer)

    def _ask_house_rule(self) -> None:
        rules = self.checker.check().rules
        if rules is not None:
            self.house_rule_asked.emit(rules)

    def go_on_from(self, before: EditorWindow) -> None:
        """Show what is written there, saved or not, at the same place."""
        before.form.commit()
        self.setGeometry(before.geometry())
        if before.is_unsaved:
            self.text.change_to(before.text.text)
        cursor = self.text.textCursor()
        cursor.setPosition(before.text.textCursor().position())
        self.text.setTextCursor(cursor)
        self.pages.setCurrentIndex(before.pages.currentIndex())
        self.show()

    # --- what is written -------------------------------------------------------------------------

    @property
    def is_unsaved(self) -> bool:
        """Whether something is written that is not in the file."""
        return self.keeper.is_unsaved

    @property
    def rules(self) -> GameRules | None:
        """The rules as they were checked last, if they were sound."""
        return None if self.checker.last is None else self.checker.last.rules

    def _typed(self) -> None:
        self.checker.note()
        if self.checker.is_due:
            self.trial.stop()

    def _show_checked(self, checked: Checked) -> None:
        own = tuple(each for each in checked.problems if each.file == self.file.path)
        self.text.names = checked.names
        self.text.show_problems(own)
        self.problems.show_problems(checked.problems, self.file.path)
        self._show_state()

    def _show_settled(self, checked: Checked) -> None:
        self.sandbox.show_checked(checked)
        self.form.show_checked(checked)
        self.differences.show_checked(checked)
        self.rulebook.show_checked(checked)
        self.trial.show_rules(checked.rules)

    def _show_name(self) -> None:
        self.setWindowTitle(f"{self.file.path.name}[*]")
        self.setWindowModified(self.is_unsaved)
        self._show_state()

    def _show_state(self) -> None:
        line, column = self.text.place
        said = [tr("Line {line}, column {column}", line=line, column=column)]
        if self.checker.last is not None:
            said.append(_counted(self.checker.last.problems))
        if self.file.can_be_saved:
            said.append(tr("not saved yet") if self.is_unsaved else tr("saved"))
        self.state.setText("   \N{MIDDLE DOT}   ".join(said))

    # --- the file --------------------------------------------------------------------------------

    def save(self) -> bool:
        """Save, or say why not; returns whether it was saved."""
        self.form.commit()
        return self.keeper.save()

    def _saved(self) -> None:
        self.checker.check()
        self.saved.emit(self.file.path)

    def play(self) -> None:
        """Play what is written, once it is saved and sound."""
        self.form.commit()
        if self.is_unsaved and not self.save():
            return
        if self.checker.check().rules is None:
            self.bar.say(tr("It can be played when nothing is wrong."))
        else:
            self.play_asked.emit(self.file.path)

    # --- Qt --------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Look whether the file is still what it was, whenever one comes back to it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.keeper.look_outside()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask what becomes of what is not saved."""
        self.form.commit()
        if not self.keeper.may_close():
            event.ignore()
            return
        self._first.stop()
        self.checker.stop()
        self.trial.stop()
        self.sandbox.stop()
        super().closeEvent(event)
        self.closed.emit(self.file.path)


def _counted(problems: tuple[Diagnostic, ...]) -> str:
    errors = sum(each.severity is Severity.ERROR for each in problems)
    warnings = len(problems) - errors
    parts = [
        trn("{n} error", "{n} errors", errors) if errors else "",
        trn("{n} warning", "{n} warnings", warnings) if warnings else "",
    ]
    return in_a_row(filter(None, parts)) if problems else tr("no problems")
