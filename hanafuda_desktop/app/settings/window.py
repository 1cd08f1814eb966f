"""The window of settings: pages on the left, and every change seen at once on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.library.deck_box import DeckBox
from hanafuda_desktop.app.settings.editors import (
    Pictures,
    SettingChoice,
    SettingEditor,
    Switch,
    cloth_pictures,
    deck_pictures,
)
from hanafuda_desktop.app.settings.keys import KeyEditor
from hanafuda_desktop.app.settings.specs import (
    SETTINGS,
    Picker,
    SettingsPage,
    SettingSpec,
    choices_of,
    usual,
)
from hanafuda_desktop.app.window.dialogs import ask_first
from hanafuda_desktop.app.window.flow_layout import FlowLayout, foot_of
from hanafuda_desktop.app.window.window_state import roomy
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.text.language import tr

# The buttons that make settings as usual again, on one page or on all of them.


class SettingsResets:
    """Two buttons, and the questions before keys are lost: whatever else there is to set is chosen
    again in a moment.

    Args:
        parent: the window they belong to.
        wish: told all settings, as they should be from now on.

    Attributes:
        page: makes the page as usual that is shown.
        everything: makes all of them as usual, after a question.
        row: what they stand in.
    """

    def __init__(self, parent: QWidget, wish: Callable[[Settings], object]) -> None:
        self._parent = parent
        self._wish = wish
        self._settings, self._page = Settings(), SettingsPage.TABLE
        self.row = FlowLayout()
        self.page = self._button(tr("&Reset this page"), self._reset_page)
        self.everything = self._button(tr("Reset &everything..."), self._ask_everything)

    def _button(self, text: str, press: Callable[[], None]) -> QPushButton:
        button = QPushButton(text, self._parent)
        button.setAutoDefault(False)
        self.row.addWidget(button)
        button.clicked.connect(lambda _checked=False: press())
        return button

    def show(self, settings: Settings, page: SettingsPage) -> None:
        """Offer what there is to reset, by what is set now and the page that is shown."""
        self._settings, self._page = settings, page
        self.page.setEnabled(bool(usual(page, settings)))
        self.everything.setEnabled(settings != Settings())

    def _reset_page(self) -> None:
        changes = usual(self._page, self._settings)
        wanted = replace(self._settings, **changes)
        if "keys" in changes:
            question = tr("Should all keys be as usual again?")
            self._ask(tr("Reset the keys"), question, tr("&Reset the keys"), wanted)
        else:
            self._wish(wanted)

    def _ask_everything(self) -> None:
        question = tr("Should every setting on every page be as usual again, the keys too?")
        self._ask(tr("Reset everything"), question, tr("&Reset everything"), Settings())

    def _ask(self, title: str, question: str, yes: str, wanted: Settings) -> None:
        lost = tr("Keys that you have changed are lost.") if self._settings.keys else ""
        ask_first(self._parent, title, question, yes, partial(self._wish, wanted), lost=lost)


_SIZE: Final = QSize(860, 620)
_BESIDE_WORDS: Final = 36
_MOST_PAGES: Final = 0.36
"""How much of the width the list of pages takes at most; it wraps its words then."""
_SPACE: Final = 14


class SettingsWindow(QDialog):
    """Shows all settings; what is changed is used at once.

    Args:
        box: the decks there are.
        settings: what is set now.
        parent: the window it belongs to.
    """

    wanted = Signal(object)
    """All settings, as they should be from now on."""
    sound_wanted = Signal()
    """A sound should be heard as loud as is set."""

    def __init__(self, box: DeckBox, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Settings"))
        self._box = box
        self._settings = settings
        self._editors: dict[str, SettingEditor] = {}
        self.pages = QListWidget(self)
        self.pages.setAccessibleName(tr("Pages"))
        self.pages.setWordWrap(True)
        self.pages.addItems([page.called for page in SettingsPage])
        self._stack = QStackedWidget(self)
        for _page in SettingsPage:
            self._stack.addWidget(QWidget(self._stack))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.resets = SettingsResets(self, self.wanted.emit)
        self._arrange()
        self.buttons.rejected.connect(self.reject)
        self.pages.currentRowChanged.connect(self._open)
        self.pages.setCurrentRow(0)
        self.pages.setFocus()

    def _arrange(self) -> None:
        both = QHBoxLayout()
        both.addWidget(self.pages)
        both.addWidget(self._stack, 1)
        whole = QVBoxLayout(self)
        whole.addLayout(both, 1)
        whole.addLayout(foot_of(self.resets.row, self.buttons))
        self._fit()

    def _fit(self) -> None:
        """Give the words the room that they need in their size; never more than the screen has."""
        wanted = roomy(_SIZE)
        self.resize(self.size().expandedTo(wanted) if self.isVisible() else wanted)
        self._fit_pages()

    def _fit_pages(self) -> None:
        wanted = self.pages.sizeHintForColumn(0) + _BESIDE_WORDS
        self.pages.setFixedWidth(min(wanted, round(self.width() * _MOST_PAGES)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The settings have at least as much room as the list of their pages."""
        super().resizeEvent(event)
        self._fit_pages()

    @property
    def page(self) -> SettingsPage:
        """The page that is shown."""
        return tuple(SettingsPage)[self.pages.currentRow()]

    def show_page(self, page: SettingsPage) -> None:
        """Show this page."""
        self.pages.setCurrentRow(tuple(SettingsPage).index(page))

    def editor(self, field: str) -> SettingEditor:
        """What a setting is chosen with; its page is made if it was not yet seen."""
        if field not in self._editors:
            self._make(next(spec.page for spec in SETTINGS if spec.field == field))
        return self._editors[field]

    def show_settings(self, settings: Settings) -> None:
        """Show what is set now."""
        self._settings = settings
        for spec in SETTINGS:
            editor = self._editors.get(spec.field)
            if editor is not None:
                editor.show_value(getattr(settings, spec.field))
                editor.setEnabled(not spec.needs or getattr(settings, spec.needs))
        self.resets.show(settings, self.page)

    def show_pictures(self, _pictures: CardPictures) -> None:
        """Another deck is on the table, or more of it is ready."""
        self._draw("deck")

    def go_on_from(self, before: SettingsWindow) -> None:
        """Show the page that this one did, where it was, with the focus where it was."""
        self.show_page(before.page)
        self._area.verticalScrollBar().setValue(before._area.verticalScrollBar().value())
        focus: QWidget | None = before.focusWidget()
        for field, editor in before._editors.items():
            if focus is not None and editor.isAncestorOf(focus):
                self.editor(field).setFocus()

    @property
    def _area(self) -> QScrollArea:
        area = self._stack.currentWidget()
        assert isinstance(area, QScrollArea)
        return area

    def changeEvent(self, event: QEvent) -> None:
        """The letters may have another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def show_legibly(self) -> None:
        """Words and colours are others for the whole program."""
        self._draw("cloth")
        self._draw("deck")

    def _draw(self, field: str) -> None:
        pictures = self._editors.get(field)
        if isinstance(pictures, Pictures):
            pictures.draw()

    # --- pages -----------------------------------------------------------------------------------

    def _open(self, row: int) -> None:
        page = tuple(SettingsPage)[row]
        self._make(page)
        self._stack.setCurrentIndex(row)
        self.show_settings(self._settings)

    def _make(self, page: SettingsPage) -> None:
        """Make a page when it is first looked at: pictures of decks take their time."""
        specs = [spec for spec in SETTINGS if spec.page is page]
        if specs[0].field in self._editors:
            return
        row = tuple(SettingsPage).index(page)
        body = QWidget()
        layout = QVBoxLayout(body)
        layout.setSpacing(_SPACE)
        fills = False
        for spec in specs:
            if spec.part:
                layout.addWidget(_heading(tr(spec.part, meaning="part of the settings"), body))
            editor = self._editors[spec.field] = self._editor_of(spec, body)
            editor.chosen.connect(partial(self._choose, spec.field))
            fills = spec.picker is Picker.KEYS
            layout.addWidget(editor, 1 if fills else 0)
        if not fills:
            layout.addStretch(1)
        old = self._stack.widget(row)
        self._stack.insertWidget(row, _scrolled(body, page.called))
        assert old is not None
        self._stack.removeWidget(old)
        old.deleteLater()
        self.show_settings(self._settings)

    def _editor_of(self, spec: SettingSpec, parent: QWidget) -> SettingEditor:
        words, told = tr(spec.words), tr(spec.told)
        match spec.picker:
            case Picker.SWITCH:
                return Switch(words, told, parent)
            case Picker.WORDS | Picker.LANGUAGES:
                choices = choices_of(spec, getattr(self._settings, spec.field))
                choice = SettingChoice(words, told, choices, parent)
                if spec.field == "volume":
                    choice.add_button(tr("&Try it")).clicked.connect(self.sound_wanted)
                return choice
            case Picker.CLOTHS:
                return cloth_pictures(words, told, parent)
            case Picker.DECKS:
                return deck_pictures(words, told, self._box, parent)
            case Picker.KEYS:
                return KeyEditor(told, parent)

    # --- changing --------------------------------------------------------------------------------

    def _choose(self, field: str, value: Any) -> None:
        self.wanted.emit(replace(self._settings, **{field: value}))
        if field in ("sound", "volume"):
            self.sound_wanted.emit()


def _scrolled(body: QWidget, name: str) -> QScrollArea:
    """A page that is scrolled where it is longer than the window."""
    area = QScrollArea()
    area.setAccessibleName(name)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
    area.setWidget(body)
    return area


def _heading(text: str, parent: QWidget) -> PlainLabel:
    label = PlainLabel(text, parent)
    letters = QFont()  # bold is all that it says, so that the size follows that of the window
    letters.setBold(True)
    label.setFont(letters)
    label.setWordWrap(True)
    label.setContentsMargins(0, _SPACE // 2, 0, 0)
    return label
