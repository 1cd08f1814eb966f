"""Who plays at a table, what may be taken back, and games that go on later."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library.library import FIRST_GAME, Library
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.app.window.actions import ACTIONS, without_key
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.program import make_window, open_game
from hanafuda_desktop.app.workers.clients import NOT_UP, TOO_LATE, ComputerClient
from hanafuda_desktop.engine.record import read_record, replay
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules, mind_of
from hanafuda_desktop.families.tableau.ui.controller import PatienceController
from hanafuda_desktop.play import seats as seated
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.computers import Answer, Decision, Question, coach_question
from hanafuda_desktop.play.rounds_controller import RoundController
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.players.search import SearchPlayer
from tests.app.at_the_table import AtTable
from tests.app.of_a_session import read_text
from tests.app.thinking_here import COACH_PLAYOUTS

KOI_KOI = GameRef("koi-koi")
Lay = Callable[..., AtTable]


# --- taking back ---------------------------------------------------------------------------------


def test_moves_are_taken_back_only_where_that_is_allowed(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    window, session = table.window, table.window.session
    actions = window.menu_actions
    table.until_asked()
    window.driver.scene.move_chosen.emit(session.moves[0])
    table.until_asked()
    moves = session.game.moves
    for action in ("undo", "redo", "restart"):
        assert not actions[action].isEnabled()
    actions["take-back"].trigger()
    assert actions["undo"].isEnabled()
    actions["undo"].trigger()
    assert len(session.game.moves) < len(moves)
    assert session.moves
    assert session.seated.taken_back == 1
    assert actions["redo"].isEnabled()
    actions["redo"].trigger()
    assert session.game.moves == moves
    actions["undo"].trigger()
    assert session.seated.taken_back == 2
    assert "\ntaken-back 2\n" in session.text()
    actions["take-back"].trigger()
    assert not actions["undo"].isEnabled()


def test_what_was_taken_back_is_said_in_the_result(lay: Lay) -> None:
    table = lay("person", "random", rounds=1, seed=8)
    session = table.window.session
    table.window.use(replace(table.window.settings, take_back=True), save=False)
    table.until_asked()
    table.window.driver.scene.move_chosen.emit(session.moves[0])
    table.until_asked()
    table.window.menu_actions["undo"].trigger()
    table.play_on(lambda: session.is_over)
    table.until(lambda: table.panels.summary.is_open)
    table.panels.summary.press("result")
    assert "With 1 move taken back" in table.panels.result.description


@pytest.mark.parametrize("seed", [3, 8])
def test_a_hint_is_the_move_that_the_coach_would_make(lay: Lay, seed: int) -> None:
    table = lay("person", "greedy", seed=seed)
    table.until_asked()
    hinted: list[Any] = []
    table.window.driver.scene.show_hint = hinted.append  # type: ignore[assignment,method-assign]
    session = table.window.session
    choice = _choice_now(session)
    table.window.menu_actions["hint"].trigger()
    table.until(lambda: hinted, hurried=False)
    (hint,) = hinted
    assert _choice_now(session) == choice  # nothing was played
    player = SearchPlayer(
        mind_of, coach_question(session.rules, choice, session.game.seed).seed, COACH_PLAYOUTS
    )
    assert hint == player.weigh(session.rules, choice.view, choice.moves).best
    assert hint != choice.moves[0]  # or anything would do
    session.play(hint)
    coach = cast("RoundController", table.controller).coach
    chosen = replace(choice, played=hint)
    asked: list[None] = []
    assert coach.look_up(chosen) == (False, None)
    coach.judge(chosen, lambda: asked.append(None))
    table.until(lambda: asked, hurried=False)
    _, judged = coach.look_up(chosen)
    assert judged is not None
    assert judged.best.move == hint
    assert judged.is_best


def _choice_now(session: Session) -> Decision:
    """What the person at the table has to choose from."""
    game, seat = session.game, session.game.to_move
    assert seat is not None
    return Decision(len(game.moves), seat, game.view(seat), session.moves)


# --- saved games ---------------------------------------------------------------------------------


def test_a_record_without_chance_is_read_and_given_one(lay: Lay) -> None:
    table = lay("person", "random", seed=8)
    table.play_on(lambda: len(table.window.session.game.moves) > 4)
    session = table.window.session
    lines = session.text().splitlines()
    assert "chance 4711" in lines
    old = [line for line in lines if not line.startswith(("chance ", "end "))]
    read_text(session, "\n".join([*old, "end"]))
    assert session.seated.chance == 4711
    assert "chance 4711" in session.text().splitlines()
    read_text(session, "\n".join([*old, "chance 12", "end"]))
    assert session.seated.chance == 12


def test_who_is_not_known_here_is_told_and_played_for_and_kept(
    lay: Lay, qtbot: QtBot, folders: Folders
) -> None:
    table = lay("person", "greedy", seed=8)
    session = table.window.session
    table.play_on(lambda: len(session.game.moves) > 4)
    lines = [line for line in session.text().splitlines() if not line.startswith("end ")]
    moves = session.game.moves
    text = "\n".join([*lines, "end"]).replace("seats person greedy", "seats person oracle")
    with qtbot.waitSignal(session.said) as said:
        read_text(session, text)
    assert said.args == ["This version knows no computer player 'oracle'; 'Casual' plays instead."]
    assert session.game.moves == moves
    table.play_on(lambda: len(session.game.moves) > len(moves) + 4)
    assert "\nseats person oracle\n" in session.text()
    assert "\nseats person oracle\n" in (folders.saves / "koi-koi.txt").read_text()


def test_a_remembered_table_with_somebody_unknown_is_laid_with_the_usual_player(
    lay: Lay, qtbot: QtBot, folders: Folders
) -> None:
    folders.tables.parent.mkdir(parents=True, exist_ok=True)
    folders.tables.write_text(
        '{"version": 1, "tables": {"mushi": {"seats": ["oracle", "person"], "rounds": 3}}}'
    )
    table = lay("person", "greedy")
    session = table.window.session
    with qtbot.waitSignal(session.said) as said:
        table.window.opener.open(GameRef("mushi"))
    assert "'oracle'" in str(said.args)
    table.play_on(lambda: len(session.game.moves) > 6)
    assert session.seating.rounds == 3
    assert "oracle" in folders.tables.read_text()


def test_a_record_that_does_not_tell_who_played_gives_the_first_seat(
    lay: Lay, qtbot: QtBot
) -> None:
    table = lay("random", "person", seed=8)
    session = table.window.session
    lines = [
        line for line in session.text().splitlines() if not line.startswith(("end ", "seats "))
    ]
    with qtbot.waitSignal(session.said) as said:
        read_text(session, "\n".join([*lines, "end"]))
    assert "you have the first seat" in str(said.args)
    assert session.seating.seats == ("person", "casual")


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("where", ["mid-round", "between-rounds", "over"])
def test_a_game_goes_on_where_it_was(lay: Lay, where: str) -> None:
    table = lay("person", "random", seed=8, rounds=2)
    session = table.window.session
    match where:
        case "mid-round":
            table.play_on(lambda: len(session.game.moves) == 7)
        case "between-rounds":
            table.play_on(lambda: table.panels.summary.is_open)
        case _:
            table.play_on(lambda: session.is_over)
    state, seating = session.game.state, session.seating
    table.window.close()
    again = lay(saved=True)
    assert again.window.session.resumed
    assert again.window.session.game.state == state
    assert again.window.session.seating == seating
    again.until_asked()
    match where:
        case "between-rounds":
            assert again.panels.summary.is_open
        case "over":
            assert again.panels.result.isVisible()
        case _:
            assert again.window.session.game.moves


def test_a_resumed_game_of_two_people_begins_behind_the_curtain(lay: Lay) -> None:
    table = lay("person", "person", seed=8)
    table.until(lambda: table.panels.curtain.is_open)
    table.panels.curtain.close()
    table.window.driver.scene.move_chosen.emit(table.window.session.moves[0])
    table.window.close()
    again = lay(saved=True)
    assert again.panels.curtain.is_open
    assert again.hands_in_view() == []


def test_each_move_is_on_the_disk_before_it_is_shown(lay: Lay, folders: Folders) -> None:
    table = lay("person", "greedy", seed=8)
    session = table.window.session
    path = folders.saves / "koi-koi.txt"
    same: list[bool] = []

    def look() -> None:
        saved = replay(read_record(path.read_text(), LANGUAGE), compile_rules)
        same.append(saved.moves == session.game.moves and saved.state == session.game.state)

    session.happened.connect(look)
    table.play_on(lambda: len(session.game.moves) > 12)
    assert len(same) > 12
    assert all(same)


@pytest.mark.parametrize("game", ["koi-koi", "hanapette", "yatsuhashi"])
def test_no_two_commands_are_called_the_same(make: Callable[[], MainWindow], game: str) -> None:
    window = make()
    window.session.open(GameRef(game), seed=8)
    actions = window.menu_actions
    names = [without_key(actions[spec.id].text()) for spec in ACTIONS if spec.id in actions]
    assert len(names) > 20
    assert len(names) == len(set(names))


def test_a_patience_and_a_game_of_several_take_turns_in_one_window(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    window = table.window
    table.until_asked()
    assert isinstance(window.driver.controller, RoundController)
    assert window.menu_actions["new-deal"].text() == "&New game"
    assert window.menu_actions["sheet"].isEnabled()
    window.opener.open(FIRST_GAME)
    assert isinstance(window.driver.controller, PatienceController)
    assert window.menu_actions["new-deal"].text() == "&New deal"
    assert not window.menu_actions["sheet"].isEnabled()
    window.driver.scene.move_chosen.emit(window.session.moves[0])
    window.opener.open(KOI_KOI)
    assert window.session.seating.seats == ("person", "greedy")
    table.until_asked()
    assert window.session.moves


# --- who plays -----------------------------------------------------------------------------------


def test_a_newcomer_is_dealt_in_at_once(lay: Lay) -> None:
    table = lay("person", "greedy")
    table.window.opener.open(GameRef("higo-bana"))
    assert table.window.is_at_table
    assert table.window.session.seating.seats == ("person", "casual")


def test_the_company_is_remembered(lay: Lay, qtbot: QtBot) -> None:
    table = lay("person", "greedy", game="go-stop")
    window = table.window
    window.menu_actions["new-table"].trigger()
    page = window.screens.page
    assert page is not None
    page.form.players.group.button(3).click()
    page.form.seats.who[2].setCurrentIndex(page.form.seats.who[2].findData("beginner"))
    page.form.rounds.setValue(4)
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert window.is_at_table
    wanted = Seating(("person", "casual", "beginner"), 4)
    assert window.session.seating == wanted
    assert window.session.view.round is not None
    assert window.session.view.round.rounds == 4
    window.menu_actions["new-deal"].trigger()
    assert window.session.seating == wanted
    window.opener.open(KOI_KOI)
    window.session.open(GameRef("go-stop"), seed=77)
    assert window.session.seating == wanted


def test_a_variant_is_chosen_on_the_same_page(lay: Lay) -> None:
    table = lay("person", "greedy")
    window = table.window
    window.menu_actions["new-table"].trigger()
    page = window.screens.page
    assert page is not None
    names = [page.form.games.itemText(index) for index in range(page.form.games.count())]
    assert len(names) == 3
    assert page.form.games.currentIndex() == 0
    page.form.games.setCurrentIndex(2)
    page.start.click()
    assert window.session.rules.variant_of == "koi-koi"


def test_a_deal_by_number_is_the_whole_game_again(lay: Lay) -> None:
    table = lay("greedy", "random", seed=21, rounds=2)
    session = table.window.session
    table.play_on(lambda: session.is_over)
    moves = session.game.moves
    session.deal(seed=21)
    table.play_on(lambda: session.is_over)
    assert session.game.moves == moves


def test_computers_play_a_deal_in_the_same_way_whenever_it_is_begun(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = iter(range(100, 200))
    monkeypatch.setattr(seated, "new_chance", lambda: next(numbers))
    table = lay("greedy", "random", seed=21, rounds=2)
    session = table.window.session
    table.play_on(lambda: session.is_over)
    moves, dealt = session.game.moves, session.game.dealt.state
    session.restart()
    table.play_on(lambda: session.is_over)
    assert session.game.moves == moves
    read_text(session, session.text())
    session.restart()
    table.play_on(lambda: session.is_over)
    assert session.game.moves == moves
    number = session.seated.chance
    session.deal(seed=21)
    assert session.game.dealt.state == dealt
    table.play_on(lambda: session.is_over)
    assert session.game.moves == moves, "so it is for a friend who is told the number"
    assert session.seated.chance != number, "and yet it is another game"


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(
    "how", [{"is_cut_short": True}, {"fault": TOO_LATE}, {"fault": NOT_UP}], ids=str
)
def test_the_record_says_which_moves_were_not_thought_through(
    lay: Lay, monkeypatch: pytest.MonkeyPatch, how: dict[str, Any]
) -> None:
    table = lay("person", "greedy", seed=3)
    session = table.window.session
    think, asked = ComputerClient.ask, list[int]()

    def hurried(
        thinking: ComputerClient, question: Question, take: Callable[[Answer], None]
    ) -> None:
        asked.append(len(session.game.moves) + 1)
        is_first = len(asked) == 1

        def taken(answer: Answer) -> None:
            take(replace(answer, **how) if is_first else answer)

        think(thinking, question, taken)

    monkeypatch.setattr(ComputerClient, "ask", hurried)
    table.play_on(lambda: len(asked) > 2)
    record = read_record(session.text(), LANGUAGE)
    assert record.cut_short == (asked[0],)
    read_text(session, session.text())
    assert read_record(session.text(), LANGUAGE).cut_short == (asked[0],), "a saved game keeps it"
    while len(session.game.moves) >= asked[0]:
        session.seated.take_back()
    assert read_record(session.text(), LANGUAGE).cut_short == (asked[0],), "it could be redone"
    session.play(session.moves[-1])
    assert read_record(session.text(), LANGUAGE).cut_short == ()


def test_a_record_seats_the_same_company(lay: Lay, folders: Folders) -> None:
    table = lay("person", "random", "greedy", game="go-stop", rounds=3)
    table.play_on(lambda: len(table.window.session.game.moves) > 4)
    text = table.window.session.text()
    table.window.close()
    other = lay("person", "greedy")
    read_text(other.window.session, text)
    assert other.window.session.seating == Seating(("person", "random", "greedy"), 3)
    assert other.window.session.text().split("end ")[0] == text.split("end ")[0]
    assert Saves(folders.saves).take(GameRef("mushi")).read().game is None


def test_the_last_table_is_opened_again(lay: Lay, folders: Folders, qtbot: QtBot) -> None:
    table = lay("person", "random", seed=8)
    table.play_on(lambda: len(table.window.session.game.moves) > 2)
    moves = table.window.session.game.moves
    table.window.close()
    window = make_window(folders, Library(folders.rules))
    qtbot.addWidget(window)
    assert open_game(window.session)
    assert window.session.rules.id == "koi-koi"
    assert window.session.game.moves == moves
    window.close()
