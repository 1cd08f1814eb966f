"""Lays everything anew when another language is chosen, with every game and text where it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanafuda_desktop.app.translations import use_language

if TYPE_CHECKING:
    from hanafuda_desktop.app.main_window import MainWindow

__all__ = ["speak_anew"]


def speak_anew(window: MainWindow) -> None:
    """Let a window and all that stands beside it speak the language that is set now.

    What follows from the state of the game, such as the window's title, says whoever changes the
    settings.
    """
    use_language(window.settings.language)
    window.menu_actions.say_words()
    window.game_menu.forget()
    window.status.say_words()
    window.pages.say_words()
    window.driver.lay_anew()
    if window.isActiveWindow() and window.pages.is_at_table:
        window.driver.look_back()
    if window.has_house_rules:
        window.house_rules.editors.say_words()
    window.side.open.say_words()
