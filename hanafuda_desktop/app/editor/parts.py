"""The parts of the editor's window, and where they stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMainWindow, QSplitter, QTabWidget, QVBoxLayout, QWidget

from hanafuda_desktop.app.editor.commands import COMMANDS
from hanafuda_desktop.app.editor.difference_page import DifferencePage
from hanafuda_desktop.app.editor.form.page import FormPage
from hanafuda_desktop.app.editor.message_bar import MessageBar
from hanafuda_desktop.app.editor.problem_list import ProblemList
from hanafuda_desktop.app.editor.rule_text import RuleText
from hanafuda_desktop.app.editor.rulebook_page import RulebookPage
from hanafuda_desktop.app.editor.sandbox_page import SandboxPage
from hanafuda_desktop.app.editor.trial_strip import TrialStrip
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.plain_text import PlainLabel

__all__ = ["EditorParts"]

_SIZE: Final = QSize(1280, 800)
_SMALLEST: Final = QSize(720, 480)
_MENUS: Final = tuple(command.menu for command in COMMANDS)


class EditorParts(QMainWindow):
    """The text, what is wrong with it, and the pages beside it.

    Args:
        library: where other files come from.
        pictures: the cards.
        settings: how cards move, and on which cloth.
        parent: the window it belongs to.
    """

    def __init__(
        self,
        library: Library,
        pictures: CardPictures,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setMinimumSize(_SMALLEST)
        self.text = RuleText(self)
        self.problems = ProblemList(self)
        self.bar = MessageBar(self)
        self.sandbox = SandboxPage(library, pictures, settings, self)
        self.form = FormPage(pictures, self)
        self.differences = DifferencePage(self)
        self.rulebook = RulebookPage(pictures, self)
        self.trial = TrialStrip(self)
        self.pages = QTabWidget(self)
        self.state = PlainLabel(parent=self)
        self.commands: dict[str, QAction] = {}
        self.lay_out()

    def _add_pages(self) -> None:
        self.pages.addTab(self.sandbox, tr("&Try it"))
        self.pages.addTab(self.form, tr("F&orm"))
        self.pages.addTab(self.differences, tr("What &differs"))
        self.pages.addTab(self.rulebook, tr("Rule&book"))
        self.pages.setAccessibleName(tr("Beside the text"))

    def lay_out(self) -> None:
        """Put the parts into their places."""
        self._add_pages()
        left = QSplitter(Qt.Orientation.Vertical, self)
        left.addWidget(self.text)
        left.addWidget(self.problems)
        left.setStretchFactor(0, 4)
        left.setStretchFactor(1, 1)
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.pages, 1)
        column.addWidget(self.trial)
        self.halves = QSplitter(Qt.Orientation.Horizontal, self)
        self.halves.addWidget(left)
        self.halves.addWidget(right)
        self.halves.setChildrenCollapsible(False)
        whole = QWidget(self)
        rows = QVBoxLayout(whole)
        rows.setContentsMargins(6, 6, 6, 0)
        rows.addWidget(self.bar)
        rows.addWidget(self.halves, 1)
        self.setCentralWidget(whole)
        self.state.setIndent(6)
        self.statusBar().addWidget(self.state, 1)
        self.statusBar().setSizeGripEnabled(False)
        room = QGuiApplication.primaryScreen().availableSize()
        self.resize(_SIZE.boundedTo(room * 0.94))
        self.halves.setSizes([1000, 1000])
        left.setSizes([800, 200])

    def make_menus(self, acts: Mapping[str, Callable[[], object]]) -> None:
        """Fill the menu bar; ``acts`` says what each command does."""
        menus = {name: self.menuBar().addMenu(tr(name)) for name in dict.fromkeys(_MENUS)}
        for command in COMMANDS:
            action = menus[command.menu].addAction(tr(command.words))
            action.setShortcut(QKeySequence(command.keys))
            action.triggered.connect(lambda _checked=False, act=acts[command.id]: act())
            self.commands[command.id] = action

    def allow_edits(self, allowed: bool) -> None:  # noqa: FBT001 - a signal's argument
        """Offer to change and save the text, or only to look at it."""
        self.form.context.can_edit = allowed
        for name in ("save", "undo", "redo", "complete"):
            self.commands[name].setEnabled(allowed)

    # --- going about -----------------------------------------------------------------------------

    def next_part(self) -> None:
        """Bring the focus to the next part, which Tab does not in a text."""
        page = self.pages.currentWidget()
        beside = self.sandbox.view if page is self.sandbox else page
        beside = self.differences.list if page is self.differences else beside
        parts = (self.text, self.problems, self.pages.tabBar(), beside)
        at = next((place for place, part in enumerate(parts) if part.hasFocus()), -1)
        parts[(at + 1) % len(parts)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def next_page(self) -> None:
        """Show the next page beside the text."""
        self.pages.setCurrentIndex((self.pages.currentIndex() + 1) % self.pages.count())

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self.sandbox.show_pictures(pictures)
        self.rulebook.show_pictures(pictures)
        self.form.show_pictures(pictures)
