"""Commands that a game can never use are not offered there, and say why."""

from __future__ import annotations

import pytest

from hanafuda_desktop.app.action_specs import ACTIONS
from hanafuda_desktop.app.apt_commands import SETTINGS_OF_SOME, reasons_of
from hanafuda_desktop.app.main_window import MainWindow
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.settings import SWITCHES
from hanafuda_desktop.rules.catalogue import Catalogue

PATIENCE = {"deals", "outlook", "demo", "back-to-won"}
COMPANY = {"take-back", "sheet", "history", "again", "why", "review"}
IN_TIME = {"count", "turns-up", "right-hand", "month-names", "month-wheel", "key-caps", "pause"}
YAKU = {"yaku", "nearest"}
RACES = {"races-by-lot"}


@pytest.mark.parametrize(
    ("game", "never"),
    [
        ("yatsuhashi", COMPANY | IN_TIME | YAKU | RACES),
        ("koi-koi", PATIENCE | IN_TIME | RACES),
        ("hanapette", PATIENCE | COMPANY | YAKU | RACES),
        ("untitled", PATIENCE | IN_TIME | YAKU),
    ],
)
def test_what_a_kind_of_game_can_never_use(game: str, never: set[str]) -> None:
    assert set(reasons_of(Catalogue.shipped().game(game))) == never


def test_every_command_that_is_named_is_one() -> None:
    named = {
        command
        for entry in Catalogue.shipped().entries()
        if entry.loaded.rules is not None
        for command in reasons_of(entry.loaded.rules)
    }
    assert named == PATIENCE | COMPANY | IN_TIME | YAKU | RACES
    assert named <= {spec.id for spec in ACTIONS}
    assert set(SETTINGS_OF_SOME) <= named
    assert set(SETTINGS_OF_SOME) - set(SWITCHES) == {"deals", "count"}


def _offered(window: MainWindow, command: str) -> bool:
    actions = window.menu_actions
    submenu = actions.submenus.get(command)
    return (actions[command] if submenu is None else submenu.menuAction()).isEnabled()


@pytest.mark.parametrize("game", ["koi-koi", "yatsuhashi"])
def test_they_are_offered_where_they_mean_something(window: MainWindow, game: str) -> None:
    if game == "koi-koi":
        window.session.open(GameRef(game), seed=3)
    never = reasons_of(window.session.rules)
    for command in SETTINGS_OF_SOME:
        assert _offered(window, command) == (command not in never), command
    for command in never:
        assert not _offered(window, command), command
    action = window.menu_actions[next(command for command in never if command in SWITCHES)]
    assert action.toolTip() == action.statusTip() == never[action.objectName()]
    menu = next(menu for menu in window.menu_actions._menus.values() if action in menu.actions())
    assert menu.toolTipsVisible()
    window.pages.screens.show_first()
    assert all(_offered(window, command) for command in SETTINGS_OF_SOME)
    assert action.statusTip() != never[action.objectName()]
