from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from hanafuda_desktop.app.library.library import FIRST_GAME, Library
from hanafuda_desktop.app.storage import saves as saves_module
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.engine.family import DealError
from hanafuda_desktop.engine.game import Deal
from hanafuda_desktop.families.registry import computer_kinds, deal_for
from hanafuda_desktop.families.tableau.state import Redeal
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.session import MOST_DEALS, Session, new_seed
from hanafuda_desktop.rules.catalogue import UnknownGame
from tests.app.of_a_session import Heard, play, read_text
from tests.play.test_stopwatch import HandClock

Make = Callable[[], Session]


def test_a_new_game_has_a_number_by_chance(make_session: Make) -> None:
    session = make_session()
    heard = Heard(session)
    session.open(FIRST_GAME)
    assert session.game.seed == 100
    assert heard.order == ["began"]
    assert not session.resumed
    session.deal()
    assert session.game.seed == 101


def test_numbers_by_chance_can_be_told_to_a_friend() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) > 90
    assert all(0 <= seed < MOST_DEALS for seed in seeds)


def test_all_goes_on_where_it_was(make_session: Make, clock: HandClock) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    play(session, 6)
    clock.now += 65
    session.undo()
    session.undo()
    game = session.game
    state, moves, undone = game.state, game.moves, game.undone
    session.close()
    again = make_session()
    again.open(FIRST_GAME)
    assert again.resumed
    assert (again.game.state, again.game.moves, again.game.undone) == (state, moves, undone)
    assert again.stopwatch.elapsed_ms == 65_000
    assert again.last() == FIRST_GAME
    again.redo()
    again.redo()
    assert len(again.game.moves) == 6


def test_a_move_is_on_the_disk_before_it_is_shown(make_session: Make, tmp_path: Path) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    path = tmp_path / "saves" / "yatsuhashi.txt"
    seen: list[bool] = []
    session.happened.connect(lambda events: seen.append(path.read_text() == session.text()))
    session.stepped.connect(lambda: seen.append(path.read_text() == session.text()))
    play(session, 3)
    session.undo()
    session.redo()
    session.restart()
    assert seen == [True] * 6


def test_what_may_not_be_played_is_said_and_changes_nothing(
    make_session: Make, caplog: pytest.LogCaptureFixture
) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    heard = Heard(session)
    with caplog.at_level(logging.ERROR):
        session.play(Redeal())
    assert len(heard.said) == 1
    assert "illegal move, Redeal" in caplog.text  # the table offers no such move: our fault
    assert heard.order == []
    assert session.game.moves == ()


def test_nothing_to_undo_is_no_fault(make_session: Make) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    heard = Heard(session)
    session.undo()
    session.redo()
    session.restart()
    assert heard.order == []


def test_restart_can_be_taken_back(make_session: Make) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    play(session, 4)
    state = session.game.state
    session.restart()
    assert session.game.moves == ()
    for _ in range(4):
        session.redo()
    assert session.game.state == state


def test_a_new_deal_keeps_the_game_before(make_session: Make, clock: HandClock) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    play(session, 4)
    clock.now += 30
    session.deal()
    play(session, 2)
    session.previous()
    assert (session.game.seed, len(session.game.moves)) == (7, 4)
    assert session.stopwatch.elapsed_ms == 30_000
    session.previous()
    assert (session.game.seed, len(session.game.moves)) == (100, 2)


def test_a_deal_on_the_command_line_keeps_the_saved_game(make_session: Make) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    play(session, 4)
    session.close()
    session = make_session()
    session.open(FIRST_GAME, seed=9)
    assert session.game.seed == 9
    session.previous()
    assert (session.game.seed, len(session.game.moves)) == (7, 4)


def test_there_may_be_no_earlier_game(make_session: Make) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    session.deal()  # nothing was played, so nothing is kept
    heard = Heard(session)
    session.previous()
    assert "no earlier game" in heard.said[0]
    assert heard.order == []


def test_each_game_has_a_place_of_its_own(make_session: Make) -> None:
    other = GameRef("yatsuhashi-open-stock")
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    play(session, 3)
    session.open(other, seed=8)
    play(session, 2)
    session.open(FIRST_GAME)
    assert (session.game.seed, len(session.game.moves)) == (7, 3)
    session.open(other)
    assert (session.game.seed, len(session.game.moves)) == (8, 2)
    session.close()
    assert make_session().last() == other


def _nothing(session: Session) -> None:
    with pytest.raises(UnknownGame):
        session.open(GameRef("nosuchgame"))


def _no_deal(session: Session) -> None:
    with pytest.raises(DealError):
        session.open(GameRef("yatsuhashi-open-stock"), deal=Deal(order=(1, 2)))


@pytest.mark.parametrize("fail", [_nothing, _no_deal])
def test_what_cannot_be_opened_leaves_the_game_and_its_place(
    make_session: Make, clock: HandClock, tmp_path: Path, fail: Callable[[Session], None]
) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    play(session, 3)
    heard = Heard(session)
    clock.now += 5
    fail(session)
    assert session.ref == FIRST_GAME
    assert session.stopwatch.running
    assert heard.order == []
    other = make_session()
    other.open(FIRST_GAME)
    assert not other.game.moves  # the first window still holds the place of its own game
    other.close()
    play(session, 2)
    session.close()
    assert {path.name for path in (tmp_path / "saves").glob("*.txt")} == {
        "yatsuhashi.txt",
        "yatsuhashi.2.txt",
    }
    session = make_session()
    session.open(FIRST_GAME)
    assert (session.game.seed, len(session.game.moves)) == (7, 5)


def test_the_earlier_game_stays_where_it_is_while_this_one_cannot_be_kept(
    make_session: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    play(session, 4)
    session.deal()
    play(session, 2)
    heard = Heard(session)

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch, caplog.at_level(logging.WARNING):
        patch.setattr(saves_module, "write_atomic", full)
        session.previous()
    assert "was not taken out" in heard.said[-1]
    assert heard.order == []
    session.previous()
    assert (session.game.seed, len(session.game.moves)) == (7, 4)
    session.previous()
    assert (session.game.seed, len(session.game.moves)) == (100, 2)


def test_the_clock_runs_from_the_first_move_to_the_last(
    make_session: Make, clock: HandClock
) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    clock.now += 100
    session.go_on()
    assert not session.stopwatch.running
    play(session, 1)
    clock.now += 3
    session.pause()
    clock.now += 50
    session.go_on()
    clock.now += 4
    assert session.stopwatch.elapsed_ms == 7000
    session.restart()
    assert not session.stopwatch.running


def test_a_written_out_deal(make_session: Make) -> None:
    session = make_session()
    session.open(FIRST_GAME, deal=Deal(order=tuple(range(48))))
    assert session.game.laid == Deal(order=tuple(range(48)))
    with pytest.raises(DealError):
        session.deal(deal=Deal(order=(1, 2)))
    assert session.game.laid == Deal(order=tuple(range(48)))


def test_a_game_as_text_goes_to_another_player(make_session: Make, tmp_path: Path) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    play(session, 5)
    text, state = session.text(), session.game.state
    session.close()
    other = Session(
        Library(tmp_path / "none"),
        Saves(tmp_path / "elsewhere"),
        deal=deal_for,
        kinds=computer_kinds,
    )
    other.open(GameRef("yatsuhashi-open-stock"), seed=1)
    play(other, 1)
    read_text(other, text)
    assert other.game.state == state
    assert other.ref == FIRST_GAME
    other.close()
