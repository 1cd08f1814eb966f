"""Commands that a game can never use are not offered there, and say why."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.app.settings.settings import SWITCHES
from hanafuda_desktop.app.window.actions import ACTIONS
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.shedding.schema import PalmRace
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.controller import SETTINGS_OF_SOME, Only

PATIENCE = {"deals", "outlook", "demo", "back-to-won"}
COMPANY = {"take-back", "sheet", "history", "again", "why", "review"}
IN_TIME = {"count", "turns-up", "right-hand", "month-names", "month-wheel", "key-caps", "pause"}
YAKU = {"yaku", "nearest"}
RACES = {"races-by-lot"}
TAKEN_BACK = {"undo", "redo"}


@pytest.mark.parametrize(
    ("game", "never"),
    [
        ("yatsuhashi", COMPANY | IN_TIME | YAKU | RACES),
        ("koi-koi", PATIENCE | IN_TIME | RACES),
        ("hanapette", PATIENCE | COMPANY | YAKU | RACES | TAKEN_BACK),
        ("untitled", PATIENCE | IN_TIME | YAKU),
    ],
)
def test_what_a_kind_of_game_can_never_use(window: MainWindow, game: str, never: set[str]) -> None:
    if window.session.ref != GameRef(game):
        window.session.open(GameRef(game), seed=3)
    assert set(window.driver.controller.reasons()) == never


@pytest.mark.parametrize(
    ("game", "house_rule", "never"),
    [
        ("higo-bana", {"yaku": ()}, PATIENCE | IN_TIME | RACES | YAKU),
        ("untitled", {"race": PalmRace(settled_by="nobody")}, PATIENCE | IN_TIME | YAKU | RACES),
    ],
)
def test_a_house_rule_may_take_more_away(
    window: MainWindow, tmp_path: Path, game: str, house_rule: dict[str, object], never: set[str]
) -> None:
    rules = our_games().game(game).model_copy(update=house_rule)
    window.session.open(GameRef(game, tmp_path / "ours.yaml"), rules, seed=3)
    assert set(window.driver.controller.reasons()) == never


def test_every_command_that_is_named_is_one() -> None:
    named = {command for kind in Only for command in kind.commands}
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
    never = window.driver.controller.reasons()
    for command in SETTINGS_OF_SOME:
        assert _offered(window, command) == (command not in never), command
    for command in never:
        assert not _offered(window, command), command
    action = window.menu_actions[next(command for command in never if command in SWITCHES)]
    assert action.toolTip() == action.statusTip() == never[action.objectName()]
    menu = next(menu for menu in window.menu_actions._menus.values() if action in menu.actions())
    assert menu.toolTipsVisible()
    window.screens.show_first()
    assert all(_offered(window, command) for command in SETTINGS_OF_SOME)
    assert action.statusTip() != never[action.objectName()]
