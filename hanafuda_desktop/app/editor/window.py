"""The window in which a rule file is written: its text, what is wrong with it, and how it plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMainWindow, QSplitter, QTabWidget, QVBoxLayout, QWidget

from hanafuda_desktop.app.editor.checker import (
    Checked,
    Checker,
    DifferencePage,
    FoundList,
    TrialStrip,
    list_problems,
)
from hanafuda_desktop.app.editor.file import FileKeeper, MessageBar, RuleFile
from hanafuda_desktop.app.editor.form.page import FormPage
from hanafuda_desktop.app.editor.sandbox import SandboxPage
from hanafuda_desktop.app.editor.text import RuleText
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.library.rulebook_page import RulebookPage
from hanafuda_desktop.app.window.actions import without_key
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.app.window.window_state import FileDrop
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.rules.diagnostics import Diagnostic, Severity
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.source import Span
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.text.language import Text, tr, tr_noop, trn
from hanafuda_desktop.text.vocabulary import in_a_row

# The editor's commands: where they stand in its menus, their words and their keys.


class EditorCommand(NamedTuple):
    """One command.

    Attributes:
        menu: the menu it stands in; its words are marked here and said where they are shown.
        id: its name in code.
        words: what the menu says.
        keys: its shortcut.
        act: does it.
    """

    menu: str
    id: str
    words: Text
    keys: str
    act: Callable[[EditorWindow], object]

    @property
    def told(self) -> str:
        """What it does, for a list of keys."""
        return without_key(tr(self.words))


_FILE: Final = tr_noop("&File")
_EDIT: Final = tr_noop("&Edit")
_GO: Final = tr_noop("&Go")


# The parts of the editor's window, and where they stand.

_SIZE: Final = QSize(1280, 800)
_SMALLEST: Final = QSize(720, 480)
_EXAMPLE_AFTER_MS: Final = 700
"""The rulebook's example is played when nobody has written for so long."""
_EXAMPLE_PAUSE_MS: Final = 4
"""Between two steps of it, so that writing on is never slowed down."""


class EditorWindow(QMainWindow):
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
    """A house rule is to be made from the game that is shown: its :class:`GameBase`."""
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
        super().__init__(parent)
        self._listed: tuple[Diagnostic, ...] | None = None
        self.setMinimumSize(_SMALLEST)
        self.text = RuleText(self)
        self.problems = FoundList(tr("Problems"), self)
        self.problems.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.bar = MessageBar(self)
        self.sandbox = SandboxPage(library, pictures, settings, self)
        self.form = FormPage(pictures, self)
        self.differences = DifferencePage(self)
        self.rulebook = RulebookPage(
            pictures, self, after_ms=_EXAMPLE_AFTER_MS, pause_ms=_EXAMPLE_PAUSE_MS
        )
        self.rulebook.setAccessibleName(tr("Rulebook"))
        self.trial = TrialStrip(self)
        self.pages = QTabWidget(self)
        self.pages.setAccessibleName(tr("Beside the text"))
        self.state = PlainLabel(parent=self)
        self.commands: dict[str, QAction] = {}
        self._lay_out()
        self.file = file
        self.keeper = FileKeeper(file, self.text, self.bar, self)
        self.checker = Checker(library, file.path, lambda: self.text.text, self)
        self._unseen: dict[QWidget, Checked] = {}
        self._first = QTimer(self, singleShot=True)
        self._make_menus()
        self._load()
        self._connect()
        self._first.start(0)  # the window is seen before its table is laid, which takes a moment

    # --- making ----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.pages.addTab(self.sandbox, tr("&Try it"))
        self.pages.addTab(self.form, tr("F&orm"))
        self.pages.addTab(self.differences, tr("What &differs"))
        self.pages.addTab(self.rulebook, tr("Rule&book"))
        left = QSplitter(Qt.Orientation.Vertical, self)
        left.addWidget(self.text)
        left.addWidget(self.problems)
        left.setStretchFactor(0, 4)
        left.setStretchFactor(1, 1)
        right = QWidget(self)
        filled(QVBoxLayout(right), (self.pages, 1), self.trial, margins=(0, 0, 0, 0), spacing=0)
        self.halves = QSplitter(Qt.Orientation.Horizontal, self, childrenCollapsible=False)
        self.halves.addWidget(left)
        self.halves.addWidget(right)
        whole = QWidget(self)
        filled(QVBoxLayout(whole), self.bar, (self.halves, 1), margins=(6, 6, 6, 0))
        self.setCentralWidget(whole)
        self.state.setIndent(6)
        self.statusBar().addWidget(self.state, 1)
        self.statusBar().setSizeGripEnabled(False)
        room = QGuiApplication.primaryScreen().availableSize()
        self.resize(_SIZE.boundedTo(room * 0.94))
        self.halves.setSizes([1000, 1000])
        left.setSizes([800, 200])

    def _make_menus(self) -> None:
        menus = {name: self.menuBar().addMenu(tr(name)) for name in (_FILE, _EDIT, _GO)}
        for command in COMMANDS:
            action = menus[command.menu].addAction(tr(command.words))
            action.setShortcut(QKeySequence(command.keys))
            action.triggered.connect(lambda _checked=False, act=command.act: act(self))
            self.commands[command.id] = action

    def _allow_edits(self, allowed: bool) -> None:  # noqa: FBT001 - a signal's argument
        """Offer to change and save the text, or only to look at it."""
        self.form.context.can_edit = allowed
        for name in ("save", "undo", "redo", "complete"):
            self.commands[name].setEnabled(allowed)

    def _connect(self) -> None:
        self.keeper.saved.connect(self._saved)
        self.text.textChanged.connect(self._typed)
        self.text.moved.connect(self._show_state)
        self.text.document().modificationChanged.connect(self._show_name)
        self._first.timeout.connect(self.checker.check)
        self.checker.checked.connect(self._show_checked)
        self.checker.settled.connect(self._show_settled)
        self.problems.asked.connect(self._to_problem)
        self.differences.list.asked.connect(lambda difference: self._to_span(difference.span))
        self.form.context.place_asked.connect(self._to_span)
        self.form.context.change_begins.connect(self._settle_text)
        self.form.context.edited.connect(self._write)
        self.pages.currentChanged.connect(self._show_page)
        FileDrop(self, self.sandbox.view.viewport()).dropped.connect(self.arrived)

    def _load(self) -> None:
        """Show the file as it was read."""
        self.keeper.loaded.connect(self._allow_edits)
        self.keeper.load()
        self._show_name()
        if not self.file.is_text:
            self.bar.say(tr("This file is not text in UTF-8, so it is only shown."))
        elif not self.file.can_be_saved:
            offer = {tr("&New house rule from it..."): self._ask_house_rule}
            self.bar.say(tr("This game came with the program; its file is only shown."), offer)

    # --- going about -----------------------------------------------------------------------------

    def next_part(self) -> None:
        """Bring the focus to the next part, which Tab does not in a text."""
        page = self.pages.currentWidget()
        beside = self.sandbox.view if page is self.sandbox else page
        beside = self.differences.list if page is self.differences else beside
        parts = (self.text, self.problems, self.pages.tabBar(), beside)
        at = next((place for place, part in enumerate(parts) if part.hasFocus()), -1)
        parts[(at + 1) % len(parts)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def next_problem(self) -> None:
        """Go to the next problem of this file, or say that there is none."""
        problem = self.text.next_problem()
        if problem is None:
            self.statusBar().showMessage(tr("There are no problems in this file."), 4000)
        else:
            self._to_problem(problem)

    def _to_problem(self, problem: Diagnostic) -> None:
        """Go to a problem, or say in which file it is, and offer to open that."""
        if problem.file == self.file.path:
            self.text.go_to(problem.start, problem.end)
        else:
            offer = {tr("&Open it"): lambda: self.file_asked.emit(problem.file)}
            words = tr("This is to be mended in {file}, not here.", file=problem.file.name)
            self.bar.say(words, offer)

    def _to_span(self, span: Span | None) -> None:
        """Go to what stands here, if it stands in this file."""
        if span is not None and span.file == self.file.path:
            self.text.go_to(span.start, span.end)

    def next_page(self) -> None:
        """Show the next page beside the text."""
        self.pages.setCurrentIndex((self.pages.currentIndex() + 1) % self.pages.count())

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self.sandbox.show_pictures(pictures)
        self.rulebook.show_pictures(pictures)
        self.form.show_pictures(pictures)

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
    def rules(self) -> GameBase | None:
        """The rules as they were checked last, if they were sound."""
        return None if self.checker.last is None else self.checker.last.rules

    def _typed(self) -> None:
        self.checker.note()
        if self.checker.is_due:
            self.trial.stop()

    def _show_checked(self, checked: Checked) -> None:
        self.text.names = checked.names
        self.text.show_problems(checked.own_problems)
        if checked.problems != self._listed:
            self._listed = checked.problems
            list_problems(self.problems, checked.problems, self.file.path)
        self._show_state()

    def _show_settled(self, checked: Checked) -> None:
        self._unseen |= {self.sandbox: checked, self.form: checked}
        if checked.rules is not None:
            self._unseen[self.rulebook] = checked
        self._show_page()
        self.differences.show_checked(checked)
        self.trial.show_rules(checked.rules)

    def _show_page(self) -> None:
        """Show on the page that is seen what it has not shown so far."""
        page = self.pages.currentWidget()
        checked = self._unseen.pop(page, None)
        if checked is None:
            return
        if isinstance(page, SandboxPage | FormPage):
            page.show_checked(checked)
        elif checked.rules is not None:
            self.rulebook.show_rules(checked.rules, checked.base)

    def _settle_text(self) -> None:
        """Look at what was typed so far, of which the form may know nothing yet."""
        if self.checker.last is None or self.checker.last.text != self.text.text:
            self.checker.check()

    def _write(self, text: str) -> None:
        """Take a change of the form as a step that can be undone, and check it at once."""
        self.text.change_to(text)
        self.checker.check()

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
        if event.type() == QEvent.Type.PaletteChange and self._listed is not None:
            list_problems(self.problems, self._listed, self.file.path)
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


COMMANDS: Final = (
    EditorCommand(_FILE, "save", "&Save", "Ctrl+S", EditorWindow.save),
    EditorCommand(_FILE, "play", "&Play it", "Ctrl+P", EditorWindow.play),
    EditorCommand(_FILE, "close", "&Close", "Ctrl+W", EditorWindow.close),
    EditorCommand(_EDIT, "undo", "&Undo", "Ctrl+Z", lambda it: it.text.undo()),
    EditorCommand(_EDIT, "redo", "&Redo", "Ctrl+Shift+Z", lambda it: it.text.redo()),
    EditorCommand(
        _EDIT,
        "complete",
        "Show &what can stand here",
        "Ctrl+Space",
        lambda it: it.text.complete(),
    ),
    EditorCommand(
        _EDIT, "explain", "&Explain this word", "Ctrl+I", lambda it: it.text.explain_here()
    ),
    EditorCommand(_GO, "problem", "Next &problem", "F8", EditorWindow.next_problem),
    EditorCommand(_GO, "part", "Next part of the &window", "F6", EditorWindow.next_part),
    EditorCommand(_GO, "page", "Next pa&ge beside the text", "Ctrl+Tab", EditorWindow.next_page),
)
"""In the order of the menus."""
