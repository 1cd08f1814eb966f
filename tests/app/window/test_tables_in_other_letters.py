"""Every text at the tables can be translated: nothing is left in our letters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.families.speed.ui import panels as speed_words
from hanafuda_desktop.families.tableau.solver.search import Solution, Verdict
from hanafuda_desktop.families.tableau.solver.winnability import Picked, Standing
from hanafuda_desktop.families.tableau.ui.hints import standing_words
from hanafuda_desktop.families.tableau.ui.panels import DealSearch, Demo, why_not
from hanafuda_desktop.play.settings import DealWish
from tests.app.at_shedding_table import SEED, AtSheddingTable
from tests.app.at_the_table import AtRounds, AtTable
from tests.app.in_a_window import controller_of, play
from tests.app.in_other_letters import Eyes, in_other_letters
from tests.app.in_real_time import InRealTime, Live
from tests.app.play.test_speed_rounds import stick

__all__ = ["in_other_letters"]

Lay = Callable[..., AtTable]
LayShedding = Callable[..., AtSheddingTable]
LayLive = Callable[..., InRealTime]


def test_a_patience(in_other_letters: Eyes, window: MainWindow, qtbot: QtBot) -> None:
    eyes, controller = in_other_letters, controller_of(window)
    window.use(replace(window.settings, outlook=True), save=False)
    play(window, 3)
    qtbot.waitUntil(lambda: controller.outlook.words not in ("", standing_words(_standing(None))))
    window.menu_actions["hint"].trigger()
    qtbot.waitUntil(lambda: controller.scene.interaction.lights.hinting)
    eyes.look()
    controller.panels.say_stuck()
    eyes.look()
    controller.panels.celebrate(still=True)
    eyes.look()
    controller.panels.end()
    controller.show_demo()
    eyes.look()
    demo = controller.demo
    demo.question.press("show")
    demo._show(window.session.moves[:1])
    eyes.look()
    demo.end()
    for standing in (
        *map(_standing, Verdict),
        Standing(Verdict.LOST, 0, -1, is_settled=True),
        Standing(Verdict.LOST, 7, 6, is_settled=True),
        Standing(Verdict.LOST, 7, 3, is_settled=True),
        Standing(Verdict.LOST, 7, 3, is_settled=False),
    ):
        eyes.hear(standing_words(standing))


def _standing(verdict: Verdict | None) -> Standing:
    return Standing(verdict, None, -1, is_settled=False)


def test_the_demo_and_the_search_for_a_deal(in_other_letters: Eyes, window: MainWindow) -> None:
    eyes, controller = in_other_letters, controller_of(window)
    for solution in (None, Solution(Verdict.UNKNOWN, (), 9), Solution(Verdict.LOST, (), 9)):
        for moves in (0, 3):
            eyes.hear(why_not(solution, moves=moves))
    table = controller._table
    demo = Demo(table, controller)
    demo._searched(12345)
    search = DealSearch(table, controller)
    for wish in set(DealWish) - {DealWish.ANY}:  # any deal is dealt at once
        search._wish = wish
        search._show_panel()
        eyes.hear(search.panel.description)
        eyes.hear(search.words)
    search._found(Picked(None, 7), "")
    eyes.look()
    search._found(Picked(None, 0), "")
    eyes.look()
    search.end()


def _look_back(table: AtRounds, eyes: Eyes) -> None:
    """Look at all that tells of a round that is over."""
    controller = table.controller
    for show in (controller.show_sheet, controller.show_history, controller.show_why):
        show()
        table.until(lambda: not controller.thinking.is_busy, hurried=False)
        eyes.look()
        table.key(Qt.Key.Key_Escape)
    controller.show_review()
    table.until(lambda: not controller.thinking.is_busy, hurried=False)
    eyes.look()
    table.key(Qt.Key.Key_Escape)


def test_a_round_of_a_fishing_game(in_other_letters: Eyes, lay: Lay) -> None:
    eyes = in_other_letters
    table = lay("person", "greedy", rounds=2, seed=8)
    table.until_asked()
    table.controller.hint()
    table.until(lambda: not table.controller.thinking.is_busy, hurried=False)
    eyes.look()
    table.play_on(lambda: table.panels.question.is_open or table.panels.summary.is_open)
    eyes.look()
    table.play_on(lambda: table.panels.summary.is_open)
    eyes.look()
    _look_back(table, eyes)
    table.play_on(lambda: table.window.session.is_over)
    table.until(lambda: table.panels.is_open)
    eyes.look()
    table.panels.show_result(still=True)
    eyes.look()


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("game", ["go-stop-korean", "hana-awase", "higo-bana"])
def test_a_round_of_three(in_other_letters: Eyes, lay: Lay, game: str) -> None:
    table = lay("person", "greedy", "greedy", game=game, rounds=1, seed=5)
    table.play_on(lambda: table.panels.summary.is_open)
    in_other_letters.look()
    table.panels.show_sheet()
    in_other_letters.look()


def test_people_who_share_a_screen(in_other_letters: Eyes, lay: Lay) -> None:
    table = lay("person", "person", rounds=1)
    table.until(lambda: table.panels.curtain.is_open)
    in_other_letters.look()


def test_a_round_of_a_shedding_game(in_other_letters: Eyes, lay_shedding: LayShedding) -> None:
    eyes = in_other_letters
    table = lay_shedding("person", "greedy", "greedy", seed=SEED, rounds=2)
    table.until_asked()
    eyes.look()
    table.controller.hint()
    table.until(lambda: not table.controller.thinking.is_busy, hurried=False)
    eyes.look()
    table.to_race()
    eyes.look()
    table.start_race()
    table.let_pass(250)
    table.key(Qt.Key.Key_Space)
    eyes.look()
    table.to_signal()
    table.let_pass(1500)
    eyes.look()
    table.play_on(lambda: table.panels.summary.is_open)
    eyes.look()
    _look_back(table, eyes)
    table.play_on(lambda: table.window.session.is_over)
    table.until(lambda: table.panels.is_open)
    table.panels.show_result(still=True)
    eyes.look()


def test_a_race_of_several_people(in_other_letters: Eyes, lay_shedding: LayShedding) -> None:
    table = lay_shedding("person", "person", "greedy", seed=SEED)
    table.to_race()
    in_other_letters.look()


def _glance(table: InRealTime, eyes: Eyes) -> None:
    """Look at a table that is painted at no other time."""
    port = table.window.table.viewport()
    port.setUpdatesEnabled(True)
    eyes.look()
    port.setUpdatesEnabled(False)


def test_a_round_in_real_time(in_other_letters: Eyes, lay_live: LayLive) -> None:
    eyes = in_other_letters
    table = lay_live("person", "keeps-pace")
    _glance(table, eyes)
    table.begin()
    _glance(table, eyes)
    table.controller.pause()
    _glance(table, eyes)


def test_the_end_of_a_round_in_real_time(in_other_letters: Eyes, lay_live: LayLive) -> None:
    table = lay_live("expert", "beginner")
    table.begin()
    table.until(lambda: table.asked == "next")
    table.end_round()
    _glance(table, in_other_letters)


@pytest.mark.parametrize("fed", ["31", "31 32 33 34 41 42 43 44 51 52 53 54 63 64"])
def test_a_round_laid_out_again(in_other_letters: Eyes, lay_live: LayLive, fed: str) -> None:
    table = lay_live("person", "person")
    stick(table, fed=fed)
    table.end_round()
    _glance(table, in_other_letters)
    table.answer()
    _glance(table, in_other_letters)


@pytest.mark.parametrize("game", ["hanapette", "hanapette-speed-winner"])
def test_the_result_of_a_real_time_game(
    in_other_letters: Eyes, live: Callable[..., Live], game: str
) -> None:
    table = live("expert", "beginner", game=game)
    for _ in range(2000):
        if table.time.asked == "next":
            table.time.halt()
            table.time.next_round()
        table.time.run()
        table.wait(2000)
        if table.session.is_over:
            break
    outcome = table.session.game.outcome
    assert outcome is not None
    title, lines = speed_words.result_told(table.session, outcome)
    for said in (title, *lines, *speed_words.facts(table.session, stands="").values()):
        in_other_letters.hear(said)


@pytest.mark.parametrize("seats", [("person", "person"), ("keeps-pace", "keeps-pace")])
def test_who_is_ready(in_other_letters: Eyes, lay_live: LayLive, seats: tuple[str, ...]) -> None:
    table = lay_live(*seats, game="hanapette-speed-winner")
    _glance(table, in_other_letters)
