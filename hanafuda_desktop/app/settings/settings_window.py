"""The window of settings: pages on the left, and every change seen at once on the table.

It is built from a table of every setting as a person meets it: its page, its words, what it does.
So a new setting appears as soon as it has an entry there; a test finds the one that has none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from functools import partial
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.settings.editors import (
    KeyEditor,
    Pictures,
    SettingChoice,
    SettingEditor,
    Switch,
    cloth_pictures,
    deck_pictures,
)
from hanafuda_desktop.app.window.actions import without_key
from hanafuda_desktop.app.window.desk import Desk
from hanafuda_desktop.app.window.dialogs import ask_first, dialog_buttons
from hanafuda_desktop.app.window.flow_layout import FlowLayout, filled, foot_of
from hanafuda_desktop.app.window.language import SYSTEM, languages
from hanafuda_desktop.app.window.menus import CHOICE_WORDS
from hanafuda_desktop.app.window.window_state import roomy
from hanafuda_desktop.play.settings import AutoCollect, Settings, TextSize
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.lettering import PlainLabel
from hanafuda_desktop.text.language import Text, tr, tr_noop


class SettingsPage(StrEnum):
    """The pages of the window, as people call them."""

    TABLE = tr_noop("Table", meaning="page of settings")
    CARDS = tr_noop("Cards", meaning="page of settings")
    MOTION = tr_noop("Motion", meaning="page of settings")
    SOUND = tr_noop("Sound", meaning="page of settings")
    PLAY = tr_noop("Play", meaning="page of settings")
    TEXT = tr_noop("Text and contrast", meaning="page of settings")
    LANGUAGE = tr_noop("Language", meaning="page of settings")
    KEYS = tr_noop("Keys", meaning="page of settings")

    @property
    def called(self) -> str:
        """The same in the language that is spoken."""
        return tr(self.value, meaning="page of settings")


_CHOICES: Final = {
    **CHOICE_WORDS,
    "collecting": {
        AutoCollect.NEVER: tr_noop("Never"),
        AutoCollect.HARMLESS: tr_noop("When it can do no harm"),
        AutoCollect.ALWAYS: tr_noop("Whenever it is possible"),
    },
    "text_size": {
        TextSize.USUAL: tr_noop("100 %"),
        TextSize.LARGER: tr_noop("125 %"),
        TextSize.LARGE: tr_noop("150 %"),
        TextSize.LARGEST: tr_noop("175 %"),
        TextSize.DOUBLE: tr_noop("200 %"),
    },
}
"""What the values of a setting are called that is chosen among words."""


class SettingSpec(NamedTuple):
    """One setting.

    Attributes:
        field: its name in :class:`Settings`.
        words: what it is called.
        told: what it does, as a sentence or two.
        part: the heading that it begins a part of the page with, if it does.
        needs: the name of a switch without which it does nothing.

    Its words are said with ``tr``.
    """

    field: str
    words: Text
    told: Text
    part: str = ""
    needs: str = ""

    @property
    def choices(self) -> Mapping[Any, str]:
        """What each value is called, where it is chosen among words."""
        return _CHOICES.get(self.field, {})


_IN_TIME: Final = tr_noop("Games that wait for nobody", meaning="part of the settings")

SETTINGS: Final = {
    SettingsPage.TABLE: (
        SettingSpec(
            "cloth",
            "Table cloth",
            "What the cards lie on. With high contrast it is darker and has no pattern.",
        ),
        SettingSpec(
            "nearest",
            "Nearest yaku on the table",
            "Always show the yaku that you are nearest to, in games that score them.",
            part=tr_noop("On the table", meaning="part of the settings"),
        ),
        SettingSpec("clock", "Time played", "Show it at the foot of the window."),
        SettingSpec(
            "month_names",
            "Say the months",
            "Show each month's name where a card of it has been played.",
            part=_IN_TIME,
        ),
        SettingSpec("month_wheel", "Month wheel", "The ring of the months lies on the table."),
        SettingSpec("key_caps", "Keys on the table", "Show beside each place which key plays it."),
    ),
    SettingsPage.CARDS: (
        SettingSpec(
            "deck",
            "Deck",
            "The cards that you play with. All cards of a deck are seen with View, Deck.",
        ),
        SettingSpec(
            "marks",
            "Month and kind on the cards",
            "Lay small marks over a deck that does not show them itself.",
        ),
    ),
    SettingsPage.MOTION: (
        SettingSpec("speed", "Animation speed", "How fast cards move, and how long words stay."),
        SettingSpec(
            "reduced_motion",
            "Reduced motion",
            "Cards change place at once; nothing flies, sways or breathes.",
        ),
        SettingSpec("hover", "Cards rise under the pointer", "Lift what can be taken a little."),
    ),
    SettingsPage.SOUND: (
        SettingSpec("sound", "Hear the table", "Sounds of cards, yaku and clappers."),
        SettingSpec("volume", "Volume", "How loud the sounds are.", needs="sound"),
    ),
    SettingsPage.PLAY: (
        SettingSpec(
            "deals",
            "New deals of a patience",
            "A deal that can be won is looked for first, which can take a moment.",
            part=tr_noop("Patiences", meaning="part of the settings"),
        ),
        SettingSpec(
            "outlook",
            "Say if it can be won",
            "Whether a patience can still be won stands below; whoever knows that knows more "
            "than the table shows.",
        ),
        SettingSpec(
            "collecting",
            "Collect by itself",
            "After a move of yours, what is ready is collected as further moves, which you can "
            "take back. It can do no harm where no other card could serve as well, and no card "
            "on the table could still be laid on the cards that go.",
        ),
        SettingSpec(
            "take_back",
            "Allow taking back",
            "Against others too; the result says how often it was done.",
            part=tr_noop("Games against others", meaning="part of the settings"),
        ),
        SettingSpec(
            "races_by_lot", "Races by lot", "Draw lots where a game asks who is the fastest."
        ),
        SettingSpec(
            "count", "Speed of the count", "How fast one, two, three is counted.", part=_IN_TIME
        ),
        SettingSpec("turns_up", "Cards turn up by themselves", "Yours, when they are bared."),
        SettingSpec(
            "right_hand",
            "Keys on the right",
            "Who plays alone has the keys on the right of the keyboard.",
        ),
        SettingSpec(
            "ask_new_deal",
            "Before a new deal",
            "Ask while a game is in progress. Without it, the game before is one command away.",
            part=tr_noop("Ask first", meaning="part of the settings"),
        ),
        SettingSpec(
            "ask_restart",
            "Before a restart",
            "Ask before a deal begins again. Without it, Redo plays your moves again.",
        ),
        SettingSpec(
            "ask_leave",
            "Before a table with others is left",
            "Ask when several people at this screen are in the middle of a game. It is saved "
            "anyway.",
        ),
    ),
    SettingsPage.TEXT: (
        SettingSpec(
            "text_size",
            "Size of words",
            "In windows, menus and on the table; cards make room where they must.",
        ),
        SettingSpec(
            "high_contrast",
            "High contrast",
            "Plates and sheets in black and white, bold edges, and a dark cloth without a pattern.",
        ),
    ),
    SettingsPage.LANGUAGE: (
        SettingSpec(
            "language",
            "The program speaks",
            "Menus, windows, tables and rules. A game that has no words in a language says "
            "them in English.",
        ),
    ),
    SettingsPage.KEYS: (
        SettingSpec(
            "keys",
            "Keys of the commands",
            "Choose a command, and press the key that it should have.",
        ),
    ),
}
"""Every setting, page by page, in the order in which they stand there."""


def _changed(page: SettingsPage, settings: Settings) -> dict[str, Any]:
    """What has to be changed so that a page is as usual."""
    usual = Settings()
    return {
        spec.field: getattr(usual, spec.field)
        for spec in SETTINGS[page]
        if getattr(settings, spec.field) != getattr(usual, spec.field)
    }


_SIZE: Final = QSize(860, 620)
_BESIDE_WORDS: Final = 36
_MOST_PAGES: Final = 0.36
"""How much of the width the list of pages takes at most; it wraps its words then."""
_SPACE: Final = 14


class SettingsWindow(QDialog):
    """Shows all settings; what is changed is used at once.

    Args:
        desk: whose settings they are.

    Attributes:
        reset_page: makes the page as usual that is shown.
        reset_all: makes all of them as usual, after a question.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.window())
        self.setWindowTitle(tr("Settings"))
        self._desk = desk
        self._editors: dict[str, SettingEditor] = {}
        self.pages = QListWidget(self)
        self.pages.setAccessibleName(tr("Pages"))
        self.pages.setWordWrap(True)
        self.pages.addItems([page.called for page in SettingsPage])
        self._stack = QStackedWidget(self)
        self._areas: dict[SettingsPage, QScrollArea] = {}
        self.buttons = dialog_buttons(self)
        self.reset_page = QPushButton(tr("&Reset this page"), self, autoDefault=False)
        self.reset_all = QPushButton(tr("Reset &everything..."), self, autoDefault=False)
        self._arrange()
        self.reset_page.clicked.connect(self._reset_page)
        self.reset_all.clicked.connect(self._ask_everything)
        self.pages.currentRowChanged.connect(self._open)
        self.pages.setCurrentRow(0)
        self.pages.setFocus()

    def _arrange(self) -> None:
        both = filled(QHBoxLayout(), self.pages, (self._stack, 1))
        resets = filled(FlowLayout(), self.reset_page, self.reset_all)
        filled(QVBoxLayout(self), (both, 1), foot_of(resets, self.buttons))
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
        self._area_of(next(page for page in SETTINGS if _spec_of(field) in SETTINGS[page]))
        return self._editors[field]

    def show_settings(self, settings: Settings) -> None:
        """Show what is set now."""
        for field, editor in self._editors.items():
            editor.show_value(getattr(settings, field))
            needed = _spec_of(field).needs
            editor.setEnabled(not needed or getattr(settings, needed))
        self.reset_page.setEnabled(bool(_changed(self.page, settings)))
        self.reset_all.setEnabled(settings != Settings())

    def show_pictures(self, _pictures: CardPictures) -> None:
        """Another deck is on the table, or more of it is ready."""
        self._draw("deck")

    def go_on_from(self, before: SettingsWindow) -> None:
        """Show the page that this one did, where it was, with the focus where it was."""
        self.show_page(before.page)
        scrolled = before._area_of(before.page).verticalScrollBar().value()
        self._area_of(self.page).verticalScrollBar().setValue(scrolled)
        focus: QWidget | None = before.focusWidget()
        for field, editor in before._editors.items():
            if focus is not None and editor.isAncestorOf(focus):
                self.editor(field).setFocus()

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
        self._stack.setCurrentWidget(self._area_of(tuple(SettingsPage)[row]))
        self.show_settings(self._desk.settings)

    def _area_of(self, page: SettingsPage) -> QScrollArea:
        """A page, made when it is first looked at: pictures of decks take their time."""
        if page in self._areas:
            return self._areas[page]
        body = QWidget()
        layout = filled(QVBoxLayout(body), spacing=_SPACE)
        for spec in SETTINGS[page]:
            if spec.part:
                layout.addWidget(_heading(tr(spec.part, meaning="part of the settings"), body))
            editor = self._editors[spec.field] = self._editor_of(spec, body)
            editor.chosen.connect(partial(self._choose, spec.field))
            layout.addWidget(editor)
        if isinstance(editor, KeyEditor):
            layout.setStretchFactor(editor, 1)  # which fills its page
        else:
            layout.addStretch(1)
        area = self._areas[page] = QScrollArea(widgetResizable=True)
        area.setAccessibleName(page.called)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        area.setWidget(body)
        self._stack.addWidget(area)
        self.show_settings(self._desk.settings)
        return area

    def _editor_of(self, spec: SettingSpec, parent: QWidget) -> SettingEditor:
        words, told = tr(spec.words), tr(spec.told)
        match spec.field:
            case "cloth":
                return cloth_pictures(words, told, parent)
            case "deck":
                return deck_pictures(words, told, self._desk.decks, parent)
            case "keys":
                return KeyEditor(told, parent)
            case "language":
                now = self._desk.settings.language
                offered = {SYSTEM: tr("That of the system")} | languages()
                if now not in offered:  # it is not there any more
                    offered[now] = now
                return SettingChoice(words, told, offered, parent)
        if not spec.choices:
            return Switch(words, told, parent)
        choices = {value: without_key(tr(text)) for value, text in spec.choices.items()}
        choice = SettingChoice(words, told, choices, parent)
        if spec.field == "volume":
            choice.add_button(tr("&Try it")).clicked.connect(self._desk.sounds.sample)
        return choice

    # --- changing --------------------------------------------------------------------------------

    def _choose(self, field: str, value: Any) -> None:
        self._desk.use(replace(self._desk.settings, **{field: value}))
        if field in ("sound", "volume"):
            self._desk.sounds.sample()

    def _reset_page(self) -> None:
        changes = _changed(self.page, self._desk.settings)
        wanted = replace(self._desk.settings, **changes)
        if "keys" in changes:
            question = tr("Should all keys be as usual again?")
            self._ask(tr("Reset the keys"), question, tr("&Reset the keys"), wanted)
        else:
            self._desk.use(wanted)

    def _ask_everything(self) -> None:
        question = tr("Should every setting on every page be as usual again, the keys too?")
        self._ask(tr("Reset everything"), question, tr("&Reset everything"), Settings())

    def _ask(self, title: str, question: str, yes: str, wanted: Settings) -> None:
        """Ask before keys are lost: whatever else there is to set is chosen again in a moment."""
        lost = tr("Keys that you have changed are lost.") if self._desk.settings.keys else ""
        ask_first(self, title, question, yes, lambda: self._desk.use(wanted), lost=lost)


def _spec_of(field: str) -> SettingSpec:
    return next(spec for specs in SETTINGS.values() for spec in specs if spec.field == field)


def _heading(text: str, parent: QWidget) -> PlainLabel:
    label = PlainLabel(text, parent, wraps=True)
    letters = QFont()  # bold is all that it says, so that the size follows that of the window
    letters.setBold(True)
    label.setFont(letters)
    label.setContentsMargins(0, _SPACE // 2, 0, 0)
    return label
