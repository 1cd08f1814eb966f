"""How a round of a real-time game ends in the window, and what is said of it and of the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.engine.game import Deal
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.speed.moves import Put
from hanafuda_desktop.families.speed.view import turn_of
from hanafuda_desktop.play.seats import SeatedGame, Seating
from tests.app.in_real_time import InRealTime, pass_time, words
from tests.families.speed.tables import table as position

Lay = Callable[..., InRealTime]

STUCK = """
asked: play 40
c0-1: | 94
c0-2: | 91
c0-3: | 23
c1-1: | 83
c1-2: | 84
m0: {m0} 12
m1: 62
rest: m1
"""
"""Plum is played onto Pine, and then nobody can play."""
LAST_CARD = "c0-1: | c1\nc0-2: 22 | 81\nc1-1: 51 |\nm0: 11\nm1: 21"
"""Seat 1's last card is an Iris, which fits nowhere."""


def put_there(table: InRealTime, picture: str, *seats: str) -> None:
    """Let this position lie on the table, and go on from it."""
    rules = table.session.rules
    here = position(rules.id, picture)
    game = new_game(rules, laid=Deal(position=here.family.position(here.state)))
    table.session._put(SeatedGame(game, Seating(seats), chance=1))
    assert table.answer()
    table.until(lambda: table.controller.real_time.is_running)


def reasons(table: InRealTime) -> list[str]:
    return [table.reason(seat) for seat in (0, 1)]


# --- HP-9 ----------------------------------------------------------------------------------------


@pytest.mark.rule("HP-9")
def test_a_refusal_names_no_last_card_where_two_sit(lay_live: Lay) -> None:
    table = lay_live("person", "person")
    put_there(table, LAST_CARD, "person", "person")
    QTest.keyClick(table.window.table, Qt.Key.Key_J)
    table.wait(20)
    said = [*reasons(table), table.window.status.currentMessage()]
    assert said[1].startswith("Your last card does not go on P")
    assert not any(CARDS[16].flower.english in each for each in said)


@pytest.mark.rule("HP-9")
def test_a_computer_s_refused_card_comes_back_without_a_word(lay_live: Lay) -> None:
    table = lay_live("person", "beginner")
    put_there(table, LAST_CARD, "person", "beginner")
    cues: list[str] = []
    table.scene.cue.connect(cues.append)
    table.controller.real_time._try(Put(1, table.controller.real_time.now, 0, 0))
    assert cues == ["late"]
    assert reasons(table) == ["", ""]
    assert table.window.status.currentMessage() == ""


@pytest.mark.rule("HP-9")
@pytest.mark.parametrize(("other", "lit"), [("person", False), ("beginner", True)])
def test_a_last_card_in_the_hand_lights_nothing_where_two_sit(
    lay_live: Lay, other: str, lit: bool
) -> None:
    table = lay_live("person", other)
    put_there(table, "c1-1: | c1\nc1-2: 22 | 81\nc0-1: 12 |\nm0: 83\nm1: 21", "person", other)
    view, slot = table.window.table, table.scene.board.top_rect("c0-1")
    at = view.mapFromScene(slot.x + slot.width / 2, slot.y + slot.height / 2)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    for step in (1, 2):
        QTest.mouseMove(view.viewport(), at + QPoint(30, -20) * step)
    assert table.scene.mouse.held is not None
    assert bool(table.scene.interaction.lights.lit) is lit
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


# --- HP-12 ---------------------------------------------------------------------------------------


def stick(table: InRealTime, *, fed: str) -> None:
    put_there(table, STUCK.format(m0=fed), "person", "person")
    table.move(next(m for m in table.session.game.legal_moves(0) if isinstance(m, Put)))


@pytest.mark.rule("HP-12")
def test_a_round_that_nobody_wins_is_told_before_it_is_laid_out_again(lay_live: Lay) -> None:
    table = lay_live("person", "person")
    stick(table, fed="31 32 33 34 41 42 43 44 51 52 53 54 63 64")
    assert table.asked == "next"
    assert not table.controller.real_time.is_running
    board = table.scene.board
    assert board.view.pile("m0").cards[-1] == 6  # the card that was played last is still seen
    table.wait(60_000)
    assert table.asked == "next"
    table.end_round()
    panel = table.controller.open_panel
    assert panel is table.controller.summary
    assert "nobody wins the round" in panel.description
    assert "laid out again" in panel.description
    assert table.answer()
    turn = turn_of(table.session.view)
    assert (turn.number, turn.again, turn.undecided) == (1, 1, False)
    table.until(lambda: table.asked == "play")


@pytest.mark.rule("HP-11", "HP-12")
def test_a_round_laid_out_again_with_one_stack_is_explained(lay_live: Lay) -> None:
    """Seat 0 has fed hardly anything, and has too few cards for a deck."""
    table = lay_live("person", "person")
    stick(table, fed="31")
    table.end_round()
    assert table.answer()
    assert turn_of(table.session.view).short == (0,)
    panel = table.controller.open_panel
    assert panel is table.controller.ready
    assert "only one stack" in panel.description


# --- HP-11 ---------------------------------------------------------------------------------------

_WINS = "Whoever wins this round wins the game."


@pytest.mark.deep_but(1)
@pytest.mark.rule("HP-11", "HP-14")
@pytest.mark.parametrize(
    ("game", "says"),
    [
        ("hanapette", _WINS),
        ("hanapette-relaxed", _WINS),
        ("hanapette-spit", "If {short} wins this round, the game is won; if not, it goes on."),
        ("hanapette-speed-winner", "whoever has the fewest points after it wins the game."),
    ],
)
def test_sudden_death_says_what_the_rules_do(lay_live: Lay, game: str, says: str) -> None:
    """In a game played from the deal, until somebody is short of cards."""
    table = lay_live("person", "person", game=game)
    sudden = table.controller.ready
    table.answer()
    table.play_on(lambda: sudden.is_open or table.session.is_over)
    assert sudden.is_open
    (short,) = turn_of(table.session.view).short
    assert says.format(short=table.session.seating.name(short)) in sudden.description
    assert (_WINS in sudden.description) == (says == _WINS)


# --- watching ------------------------------------------------------------------------------------


def test_no_round_begins_while_nobody_watches(lay_live: Lay) -> None:
    table = lay_live("expert", "beginner")
    table.begin()
    table.until(lambda: table.asked == "next")
    controller = table.controller
    controller.look_away()
    table.end_round()  # the panel may come, but nothing after it
    assert table.controller.summary.is_open
    assert not controller._watched.isActive()
    controller.look_back()
    assert controller._watched.isActive()
    controller.look_away()
    assert not controller._watched.isActive()


# --- the status line -----------------------------------------------------------------------------


def test_what_goes_on_is_said_at_once(lay_live: Lay) -> None:
    """With cards still in the air: nothing is waited for."""
    table = lay_live("person", "person")
    table.window.use(replace(table.window.settings, reduced_motion=False), save=False)
    put_there(table, "c0-1: 12 |\nc1-1: 92 | 93\nm0: 51 21\nm1: 61", "person", "person")
    assert "Play!" in words(table)
    table.scene.move_chosen.emit(Put(0, 0, 0, 0))
    pass_time(table.clock, 0)  # and nothing is painted or advanced
    assert table.asked == "next"
    assert not table.scene.has_arrived
    assert "The round is over" in words(table)


def test_the_end_of_a_speed_winner_game_fits_a_small_window(lay_live: Lay) -> None:
    table = lay_live("person", "person", game="hanapette-speed-winner")
    table.window.resize(900, 600)
    end = "c0-1: 12 |\nc1-1: 92 | 93\nm0: 61 21\nshort: 1\nround: 26 again 0 seed 7\ntotals: 40 39"
    put_there(table, end, "person", "person")
    table.move(Put(0, 0, 0, 0))
    assert table.session.is_over
    table.end_round()
    status = table.window.status
    shown = [each for each in (*status.facts.values(), status.time) if not each.isHidden()]
    assert sum(each.sizeHint().width() + 6 for each in shown) <= 900
    assert "Player 1 is the Speed winner" in table.controller.result.description
