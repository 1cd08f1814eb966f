"""The buttons that make settings as usual again, on one page or on all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QPushButton, QWidget

from hanafuda_desktop.app.asking import ask_first
from hanafuda_desktop.app.flow_layout import FlowLayout
from hanafuda_desktop.app.setting_specs import Page, usual
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.language import tr

__all__ = ["SettingsResets"]


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
        self._settings, self._page = Settings(), Page.TABLE
        self.row = FlowLayout()
        self.page = self._button(tr("&Reset this page"), self._reset_page)
        self.everything = self._button(tr("Reset &everything..."), self._ask_everything)

    def _button(self, text: str, press: Callable[[], None]) -> QPushButton:
        button = QPushButton(text, self._parent)
        button.setAutoDefault(False)
        self.row.addWidget(button)
        button.clicked.connect(lambda _checked=False: press())
        return button

    def show(self, settings: Settings, page: Page) -> None:
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
