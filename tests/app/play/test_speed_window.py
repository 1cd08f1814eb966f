"""Real-time games in the window: people and computers play whole games by a clock of the test's."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hanafuda_desktop.app.commands.command import CommandProblem
from hanafuda_desktop.app.commands.window import table_asked, window_parser
from hanafuda_desktop.app.window.pages import PageWindow
from hanafuda_desktop.engine.record import read_record, replay
from hanafuda_desktop.engine.rounds import NextRound
from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.families.speed.moves import Count, Join, Put, moved_at
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.families.speed.ui.hands import KeyboardSide, block_of
from hanafuda_desktop.families.speed.ui.panels import speed_keys_told
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import Seating
from tests.app.in_real_time import HandAlarm, InRealTime, words

Lay = Callable[..., InRealTime]
REF = GameRef("hanapette")


def test_a_person_and_a_computer_play_a_whole_game(lay_live: Lay) -> None:
    table = lay_live("person", "standard")
    table.begin()
    table.play_on(lambda: table.session.is_over)
    table.end_round()
    session = table.session
    again = replay(read_record(session.text(), LANGUAGE), compile_rules)
    assert again.state == session.game.state
    assert table.controller.result.is_open


def test_it_waits_until_the_person_is_ready_and_then_counts(lay_live: Lay) -> None:
    table = lay_live("person", "expert")
    controller = table.controller
    table.wait(20_000)
    assert controller.ready.is_open
    assert table.session.game.moves == ()
    assert words(table) >= {"Ready?", "Round 1", "Cards: You 24, Computer 24", "0:00"}
    QTest.keyClick(table.window.table, Qt.Key.Key_Return)
    assert not controller.ready.is_open
    beats: list[int] = []
    table.scene.cue.connect(lambda cue: beats.append(int(cue[-1])) if "beat" in cue else None)
    for _ in range(40):
        table.wait(100)
    assert beats == [1, 2, 3]
    assert "Play!" in words(table)


def test_the_speed_of_the_count_is_a_setting(lay_live: Lay) -> None:
    times = {}
    for name in ("slow", "normal", "fast"):
        table = lay_live("person", "person")
        table.window.menu_actions.choices["count"].actions()[
            ["slow", "normal", "fast"].index(name)
        ].trigger()
        table.begin()
        times[name] = table.state.now
        table.window.close()
    assert times["slow"] > times["normal"] > times["fast"]


def test_two_people_play_a_whole_game_at_one_keyboard(lay_live: Lay) -> None:
    table = lay_live("person", "person")
    assert "Deal 3" not in words(table)
    assert "Player 1 has the lower columns" in table.controller.ready.description
    table.begin()
    for seat in itertools.islice(itertools.cycle((0, 1)), 4000):
        if table.session.is_over:
            break
        if table.asked == "play" and table.controller.real_time.is_running:
            press_keys(table, seat)
        else:
            table.end_round()
            table.answer()
        table.wait(150)
    moves = table.session.game.moves
    seats = {move.seat for move in moves if isinstance(move, Put)}
    assert seats == {0, 1}
    assert any(isinstance(move, NextRound) for move in moves)
    again = replay(read_record(table.session.text(), LANGUAGE), compile_rules)
    assert again.state == table.session.game.state


def _advance(table: InRealTime, ms: float) -> None:
    """Let the table's movements go on, frame by frame."""
    for _ in range(round(ms / 10)):
        table.scene.stage.advance(10)


def test_a_late_card_is_refused_kindly_on_the_table(lay_live: Lay) -> None:
    table = lay_live("person", "person")
    table.begin()
    game = table.session.game
    wrong = next(
        put
        for put in (Put(0, 0, column, stack) for column in range(4) for stack in range(2))
        if game.refusal(moved_at(put, game.state.now), 0) is not None
    )
    before = game.state
    table.window.use(replace(table.window.settings, reduced_motion=False), save=False)
    table.scene.stage.land()
    table.move(wrong)
    assert game.state == before._replace(now=game.state.now, busy=game.state.busy)
    assert isinstance(game.rules, SpeedRules)
    back_ms = game.rules.refused_ms
    assert game.state.busy[0].until == game.state.now + back_ms
    item = table.scene.interaction.cast.piles[f"c0-{wrong.column + 1}"][-1]
    lay, stage = item.pos(), table.scene.stage
    _advance(table, back_ms * 0.3)
    assert stage.playing(item)
    assert (item.pos() - lay).manhattanLength() > 20
    _advance(table, back_ms * 0.6)
    assert stage.playing(item)
    _advance(table, back_ms * 0.2)
    assert not stage.playing(item)
    assert (item.pos() - lay).manhattanLength() < 1
    reason = table.reason(0)
    assert "does not go on" in reason
    assert table.window.status.currentMessage() == reason


@pytest.mark.parametrize("seat", [0, 1])
def test_a_refused_card_flies_on_while_a_busy_hand_tries_more(lay_live: Lay, seat: int) -> None:
    table = lay_live("person", "person")
    table.begin()
    game, stage = table.session.game, table.scene.stage
    table.window.use(replace(table.window.settings, reduced_motion=False), save=False)
    stage.land()
    now = game.state.now
    puts = [Put(each, 0, column, 1) for each in (0, 1) for column in range(4)]
    wrong = [put for put in puts if game.refusal(moved_at(put, now), put.seat) is not None]
    tried = {put.seat: put for put in wrong}
    for put in tried.values():
        table.move(put)
    item = table.scene.interaction.cast.piles[f"c{seat}-{tried[seat].column + 1}"][-1]
    reason = table.reason(seat)
    for put in tried.values():
        table.move(put)
        assert game.state.busy[put.seat].tries > 1
        assert stage.playing(item)
    assert table.reason(seat) == reason != ""


def test_a_refused_card_is_on_its_way_for_as_long_as_its_hand_is_busy(lay_live: Lay) -> None:
    table = lay_live("person", "person")
    table.begin()
    game, stage = table.session.game, table.scene.stage
    table.window.use(replace(table.window.settings, reduced_motion=False), save=False)
    stage.land()
    puts = [Put(0, 0, column, stack) for column in range(4) for stack in range(2)]
    wrong = next(put for put in puts if game.refusal(moved_at(put, game.state.now), 0) is not None)
    right = next(put for put in puts if game.refusal(moved_at(put, game.state.now), 0) is None)
    assert isinstance(game.rules, SpeedRules)
    back_ms = game.rules.refused_ms
    table.move(wrong)
    item = table.scene.interaction.cast.piles[f"c0-{wrong.column + 1}"][-1]
    for _ in range(3):
        table.wait(round(back_ms * 0.6))
        _advance(table, back_ms * 0.6)
        table.move(right)
        assert game.state.busy[0].until == game.state.now + back_ms
    _advance(table, back_ms * 0.6)
    assert stage.playing(item)
    _advance(table, back_ms * 0.5)
    assert not stage.playing(item)


def test_a_game_is_found_again_as_it_was_left_and_waits(lay_live: Lay) -> None:
    table = lay_live("person", "standard")
    table.begin()
    table.play_on(lambda: len(table.session.game.moves) > 8)
    moves, state = table.session.game.moves, table.state
    table.window.close()
    back = lay_live(saved=True)
    assert (back.session.game.moves, back.state) == (moves, state)
    assert back.session.seating.seats == ("person", "standard")
    assert back.scene.paused
    back.wait(60_000)
    assert back.session.game.moves == moves
    back.answer()
    back.play_on(lambda: back.session.is_over)
    at = [move.at for move in back.session.game.moves]
    assert at == sorted(at)


def test_closed_while_it_runs_nothing_runs_on(lay_live: Lay) -> None:
    table = lay_live("expert", "expert")
    table.begin()
    table.wait(700)
    alarms = list(HandAlarm.all)
    assert any(alarm.due is not None for alarm in alarms)
    table.window.close()
    assert all(alarm.due is None for alarm in alarms)
    assert not table.session.stopwatch.running


def test_another_game_may_be_opened_in_the_middle(lay_live: Lay) -> None:
    table = lay_live("expert", "expert")
    table.begin()
    table.wait(3000)
    moves = table.session.game.moves
    for ref in ("koi-koi", "yatsuhashi"):
        table.window.opener.open(GameRef(ref))
        table.wait(30_000)
        assert table.session.rules.id == ref
    assert not table.window.menu_actions["pause"].isEnabled()
    table.window.opener.open(GameRef("hanapette"))
    assert table.session.game.moves == moves
    assert table.scene.paused


def test_computers_play_among_themselves_and_need_nobody(lay_live: Lay) -> None:
    table = lay_live("strong", "keeps-pace")
    table.begin()
    table.play_on(lambda: table.asked == "next")
    table.end_round()
    assert table.controller.summary.is_open
    assert table.controller._watched.isActive()
    table.controller.next_round()
    assert not table.controller.summary.is_open
    table.play_on(lambda: table.session.is_over)


def test_between_rounds_no_time_passes_and_return_deals_the_next(lay_live: Lay) -> None:
    table = lay_live("person", "beginner")
    table.begin()
    table.play_on(lambda: table.asked == "next")
    now = table.session.stopwatch.elapsed_ms
    assert not table.session.stopwatch.running
    table.wait(5000)
    table.end_round()
    assert table.controller.summary.is_open
    assert not table.window.menu_actions["pause"].isEnabled()
    QTest.keyClick(table.window.table, Qt.Key.Key_Return)
    assert table.session.game.moves[-1] == NextRound(now)
    assert "Round 2" in words(table)


def test_the_result_says_time_and_cards_a_minute(lay_live: Lay) -> None:
    table = lay_live("person", "beginner")
    table.begin()
    table.play_on(lambda: table.session.is_over)
    table.end_round()
    said = table.controller.result.description
    minutes = table.session.stopwatch.elapsed_ms / 60_000
    cards = sum(
        move.count for move in table.session.game.moves if isinstance(move, Put) and move.seat == 0
    )
    assert f"Cards a minute: You {round(cards / minutes)}" in said
    assert "Rounds won" in said
    table.controller.result.press("round")
    assert table.controller.summary.is_open


def test_the_fewest_points_are_told_where_they_count(lay_live: Lay) -> None:
    table = lay_live("person", "beginner", game="hanapette-speed-winner")
    table.begin()
    assert any("Points: You 0, Computer 0" in word for word in words(table))
    table.play_on(lambda: table.session.is_over)
    table.end_round()
    assert "the fewest win" in table.controller.result.description


def test_nothing_is_taken_back_and_the_menu_says_why(lay_live: Lay) -> None:
    table = lay_live("person", "beginner")
    actions = table.window.menu_actions
    table.begin()
    assert not actions["undo"].isEnabled()
    assert "real time" in actions["undo"].toolTip()
    table.window.session.open(GameRef("yatsuhashi"), seed=7)
    assert actions["undo"].toolTip() == actions["undo"].statusTip()


def test_begun_again_the_same_deal_begins_at_nought(lay_live: Lay) -> None:
    table = lay_live("person", "standard")
    table.begin()
    table.wait(8000)
    table.window.menu_actions["restart"].trigger()
    assert table.controller.ready.is_open
    assert (table.session.game.moves, table.session.stopwatch.elapsed_ms) == ((), 0)
    table.begin()
    assert table.session.game.moves[0] == Count(1100 + 2 * 700)


def test_settings_reach_the_table(lay_live: Lay) -> None:
    table = lay_live("person", "standard")
    window, scene = table.window, table.scene
    settings: dict[str, Callable[[], bool]] = {
        "month-names": lambda: scene.ornaments.months,
        "month-wheel": scene.ornaments.wheel.isVisible,
        "key-caps": lambda: bool(scene.ornaments._caps),
        "turns-up": lambda: table.controller.real_time.turns_up,
    }
    for action, holds in settings.items():
        before = holds()
        window.menu_actions[action].trigger()
        assert holds() is not before, action


def test_the_page_for_a_new_game_offers_the_levels_of_this_game(lay_live: Lay) -> None:
    table = lay_live("person", "expert")
    table.window.menu_actions["new-table"].trigger()
    page = table.window.screens.page
    assert page is not None
    combo = page.form.seats.who[1]
    names = [combo.itemText(place) for place in range(combo.count())]
    assert "Computer: Keeps pace" in names
    assert len(names) == 7
    assert page.form.seating == Seating(("person", "expert"))
    combo.setCurrentIndex(0)
    assert "one keyboard" in page.form.note.text()
    page.back.click()
    assert table.window.is_at_table


def test_words_on_the_command_line_for_who_plays() -> None:
    rules = our_games().game("hanapette")
    parser = window_parser()
    asked = table_asked(parser.parse_args(["hanapette", "--seats", "you,you"]), REF, rules)
    assert asked.seating == Seating(("person", "person"))
    asked = table_asked(parser.parse_args(["hanapette", "--seats", "you,strong"]), REF, rules)
    assert asked.seating == Seating(("person", "strong"))
    with pytest.raises(CommandProblem, match="nobody is called 'greedy'"):
        table_asked(parser.parse_args(["hanapette", "--seats", "you,greedy"]), REF, rules)


def test_people_who_share_a_screen_see_neither_last_card(lay_live: Lay) -> None:
    table = lay_live("person", "person")
    table.begin()

    def secret() -> bool:
        return any(table.session.view.turn.secret)  # type: ignore[union-attr]

    table.play_on(lambda: secret() or table.session.is_over)
    assert secret()
    seat = table.session.view.turn.secret.index(True)  # type: ignore[union-attr]
    piles = [p for p in table.session.view.piles if p.owner == seat and p.id[0] == "c" and p.cards]
    assert [pile.cards for pile in piles] == [(None,)]
    own = table.session.game.view(seat).pile(piles[0].id).cards
    assert table.scene.secret_of(seat, piles[0].id) == own[0]


def test_the_keys_of_both_hands_are_told(lay_live: Lay) -> None:
    told = dict(speed_keys_told())
    assert "A S D F" in told
    assert "J K L ; U I O P" in told
    table = lay_live("person", "person")
    table.window.menu_actions["keyboard"].trigger()
    page = table.window.findChild(PageWindow)
    assert page is not None
    assert "In real time" in page.page.toPlainText()
    page.close()


def press_keys(table: InRealTime, seat: int) -> None:
    """One hand on the keyboard: what it does first of what it may do."""
    block = block_of((KeyboardSide.LEFT, KeyboardSide.RIGHT)[seat], 4)
    moves = table.session.game.legal_moves(seat)
    if not moves:
        return
    move = moves[0]
    keys = [block.columns[move.column]]
    if isinstance(move, Put):
        others = [each for each in moves if isinstance(each, Put) and each.column == move.column]
        if len({each.stack for each in others}) > 1:
            keys.append(block.stacks[table.scene.interaction.stack_order.index(move.stack)])
    elif isinstance(move, Join):
        keys.append(block.columns[move.onto])
    for key in keys:
        QTest.keyClick(table.window.table, Qt.Key(ord(key)))
