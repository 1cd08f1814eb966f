"""Lets every part of a window go by the settings, and keeps them on the disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanafuda_desktop.app.settings import Settings, write_settings
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.palette import has_high_contrast
from hanafuda_desktop.table.text_scale import text_scale

if TYPE_CHECKING:
    from hanafuda_desktop.app.main_window import MainWindow

__all__ = ["SettingsInUse"]


class SettingsInUse:
    """The settings of one window.

    Args:
        window: the window, with everything in it already made.
        settings: those that are used and kept already.
    """

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        self._window = window
        self._kept = settings

    def follow(self, before: Settings) -> None:
        """Let everything go by the window's settings, which were others before."""
        window, settings = self._window, self._window.settings
        other_deck = settings.deck != before.deck
        if settings.language != before.language:
            from hanafuda_desktop.app.speaking import speak_anew

            speak_anew(window)
            other_deck |= window.decks.has_told
        if other_deck:
            window.decks.take(settings.deck)
        if other_deck or settings.marks != before.marks:
            window.decks.pictures.marks = settings.marks
            window.show_pictures()
        legible = settings.text_size.scale, settings.high_contrast
        if legible != (text_scale(), has_high_contrast()):
            from hanafuda_desktop.app.legibility import use_legibly

            use_legibly(settings)
        window.side.show_settings(settings)
        window.driver.apply(settings)
        window.pages.use(settings)
        window.sounds.use(settings)
        window.menu_actions.show_settings(settings)
        window.told.all()

    def keep(self) -> None:
        """Write down what is set now; if that cannot be, it is said, and tried again later."""
        self._window.unwritten.write(
            "settings",
            self._write,
            lambda why: tr("The settings cannot be saved ({why}).", why=why),
        )

    def _write(self) -> None:
        settings = self._window.settings
        write_settings(self._window.folders.settings, settings, self._kept)
        self._kept = settings
