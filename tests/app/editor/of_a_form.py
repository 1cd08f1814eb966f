"""Hands and eyes for tests of the form beside the text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.checker import Checked
from hanafuda_desktop.app.editor.form.cards import CardPicker
from hanafuda_desktop.app.editor.form.page import FieldLine, FormPage, GroupBody, Row, Rows
from hanafuda_desktop.app.editor.text import RuleText
from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.app.library.library import Library, deck_folder
from hanafuda_desktop.cards.card import card_by_id
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.completion import base_named, names_known
from hanafuda_desktop.table.cards.pictures import CardPictures
from tests.app.editor.of_an_editor import checked

__all__ = [
    "Desk",
    "OpenDesk",
    "click_card",
    "line",
    "lines_of",
    "look_at_form",
    "picker",
    "row",
    "section",
]


OpenDesk = Callable[..., "Desk"]


class Desk(QWidget):
    """A text and its form, without the table, the difference and the rulebook of an editor.

    Args:
        text: what the file says.
        can_edit: whether it may be changed.
    """

    def __init__(self, text: str, *, can_edit: bool = True) -> None:
        super().__init__()
        self.library = Library(rule_files())
        self.text = RuleText(self)
        self.text.setPlainText(text)
        self.form = FormPage(CardPictures(deck_folder()), self)
        self.form.context.can_edit = can_edit
        self.form.context.edited.connect(self._take)
        self.form.context.place_asked.connect(lambda span: self.text.go_to(span.start, span.end))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.text, 1)
        row.addWidget(self.form, 1)
        self.resize(900, 600)

    def _take(self, text: str) -> None:
        self.text.change_to(text)
        self.check()

    def check(self) -> None:
        """Read what is written."""
        file, text = Path("mine.yaml"), self.text.text
        names = names_known(self.library.catalogue, file, base_named(text))
        self.form.show_checked(Checked(self.library, file, text, names))

    def replace(self, old: str, new: str) -> None:
        """Write something else, as if it were typed."""
        self.text.change_to(self.text.text.replace(old, new))
        self.check()


def look_at_form(qtbot: QtBot, editor: EditorWindow) -> None:
    """Show the form."""
    checked(qtbot, editor)
    editor.pages.setCurrentWidget(editor.form)
    qtbot.waitUntil(editor.form.isVisible)


def section(editor: EditorWindow | Desk, title: str) -> QWidget:
    """What stands in a section, which opens if it is closed."""
    block = editor.form.sections[title]
    block.open()
    assert block.body is not None
    return block.body


def line(editor: EditorWindow | Desk, title: str, *path: str) -> FieldLine:
    """The line of a value."""
    body = section(editor, title)
    assert isinstance(body, GroupBody)
    return body.lines[path]


def row(editor: EditorWindow | Desk, title: str, part: str) -> Row:
    """The row of a part of a list."""
    body = section(editor, title)
    assert isinstance(body, Rows)
    return next(each for path, each in body.rows.items() if path[-1] == part)


def lines_of(one: Row) -> GroupBody:
    """All that opens below a row."""
    one.open()
    assert isinstance(one.body, GroupBody)
    return one.body


def picker(editor: EditorWindow | Desk) -> CardPicker:
    """The dialog in which cards are chosen."""
    found = editor.findChildren(CardPicker)
    return found[-1]


def click_card(qtbot: QtBot, dialog: CardPicker, card: str) -> None:
    """Click a card."""
    at = dialog.grid.visualItemRect(dialog.grid.faces[card_by_id(card).index]).center()
    qtbot.mouseClick(dialog.grid.viewport(), Qt.MouseButton.LeftButton, pos=at)
