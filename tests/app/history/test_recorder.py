"""Which games of a session are noted, and when; and that nobody waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.history import store as store_module
from hanafuda_desktop.app.history.queries import GameFilter, PlayedGame, played
from hanafuda_desktop.app.history.recorder import GameRecorder
from hanafuda_desktop.app.history.store import Store, StoreProblem, past_games
from hanafuda_desktop.families.registry import quick_move
from hanafuda_desktop.play import seats
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import PERSON, Seating
from hanafuda_desktop.play.session import Session
from tests.app.history.sample_games import entry, play_out, table
from tests.app.of_a_session import play, read_text
from tests.patience import PATIENCE

Make = Callable[[], Session]
KOI_KOI = GameRef("koi-koi")
YATSUHASHI = GameRef("yatsuhashi")


class Desk:
    """A session whose games are noted."""

    def __init__(self, session: Session, path: Path) -> None:
        self.session, self.path = session, path
        self.said: list[str] = []
        self.recorder = GameRecorder(session, path, clock=lambda: 1_700_000_000.0)
        self.recorder.said.connect(self.said.append)
        self.recorder.start()

    def deal(self, seed: int, *, chance: int) -> None:
        self.session.open(KOI_KOI, seed=seed, seating=Seating((PERSON, "casual"), 1))
        self.session.seated.chance = chance

    def finish(self) -> None:
        session = self.session
        while not session.is_over:
            game = session.game
            move = quick_move(game.view(game.to_move or 0), game.legal_moves(), game.rules)
            session.play(move, by_computer=True)

    def noted(self) -> list[PlayedGame]:
        """What is in the file once all was written."""
        self.recorder.stop()
        store = Store(self.path)
        try:
            return list(played(store, GameFilter()))
        finally:
            store.close()


@pytest.fixture
def sit(make_session: Make, tmp_path: Path) -> Iterator[Callable[[], Desk]]:
    desks: list[Desk] = []

    def desk() -> Desk:
        desks.append(Desk(make_session(), tmp_path / "statistics.sqlite"))
        return desks[-1]

    yield desk
    for each in desks:
        each.recorder.stop()


Sit = Callable[[], Desk]


def test_a_finished_game_is_noted_once_however_often_it_is_finished(sit: Sit) -> None:
    desk = sit()
    desk.deal(5, chance=1)
    desk.finish()
    desk.session.undo()
    desk.finish()
    (noted,) = desk.noted()
    assert (noted.game, noted.ending, noted.ended) == ("koi-koi", "finished", 1_700_000_000)
    assert (noted.rounds, noted.taken_back) == (1, 0)  # as it was when it ended first


def test_the_same_deal_played_again_is_another_game(sit: Sit) -> None:
    desk = sit()
    desk.deal(5, chance=1)
    desk.finish()
    desk.deal(5, chance=2)
    desk.finish()
    assert len(desk.noted()) == 2


def test_a_game_that_makes_room_for_another_was_left(sit: Sit) -> None:
    desk = sit()
    desk.session.open(YATSUHASHI, seed=7)
    play(desk.session, 3)
    desk.session.deal(seed=8)
    desk.session.deal(seed=9)  # nothing was played of that one
    assert [(each.deal, each.ending, each.moves) for each in desk.noted()] == [("7", "left", 3)]


def test_a_saved_game_waits_and_was_not_left(sit: Sit) -> None:
    desk = sit()
    desk.session.open(YATSUHASHI, seed=7)
    play(desk.session, 3)
    desk.session.open(KOI_KOI)
    desk.session.open(YATSUHASHI)
    assert len(desk.session.game.moves) == 3
    assert desk.noted() == []


def test_a_game_that_was_left_and_returns_is_played_again(sit: Sit) -> None:
    desk = sit()
    desk.session.open(YATSUHASHI, seed=7)
    play(desk.session, 3)
    desk.session.deal(seed=8)
    play(desk.session, 2)
    desk.session.previous()
    assert [(each.deal, each.moves) for each in desk.noted()] == [("8", 2)]


def test_hints_and_taking_back_are_told(sit: Sit) -> None:
    desk = sit()
    desk.session.open(YATSUHASHI, seed=7)
    play(desk.session, 3)
    desk.session.undo()
    desk.session.count_help()
    desk.session.deal(seed=8)
    (noted,) = desk.noted()
    assert (noted.taken_back, noted.helped) == (1, 1)


def test_what_was_not_noted_before_a_kill_is_noted_at_the_next_start(sit: Sit) -> None:
    desk = sit()
    desk.deal(5, chance=1)
    desk.session.happened.disconnect(desk.recorder._look)  # killed before it could
    desk.finish()
    assert desk.noted() == []
    desk.session.close()
    later = sit()
    later.session.open(KOI_KOI)
    assert later.session.is_over
    assert len(later.noted()) == 1
    later.session.close()
    again = sit()
    again.session.open(KOI_KOI)
    assert len(again.noted()) == 1


def test_a_game_in_real_time_is_noted_and_its_restart_is_another_game(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = iter(range(1, 9))
    monkeypatch.setattr(seats, "new_chance", lambda: next(numbers))
    moves = play_out(table("hanapette", PERSON, "keeps-pace", seed=3)).game.moves
    desk = sit()
    desk.session.open(GameRef("hanapette"), seed=3, seating=Seating((PERSON, "keeps-pace")))
    for _ in range(2):
        for move in moves:
            assert desk.session.play_in_time(move) == ""
        desk.session.restart()
    first, second = desk.noted()
    assert first.moves == second.moves == len(moves)
    assert first.rounds == second.rounds > 0
    assert (second.ending, second.taken_back) == ("finished", 0)


def test_a_pasted_game_that_is_over_does_not_count(sit: Sit) -> None:
    desk = sit()
    desk.deal(5, chance=1)
    desk.session.happened.disconnect(desk.recorder._look)
    desk.finish()
    text = desk.session.text()
    desk.session.deal(seed=6)
    read_text(desk.session, text)
    assert desk.noted() == []


def test_nothing_is_written_where_nothing_was_played(sit: Sit) -> None:
    desk = sit()
    desk.session.open(YATSUHASHI, seed=7)
    play(desk.session, 2)
    assert not desk.path.exists()
    desk.recorder.stop()
    assert not desk.path.exists()


def test_nobody_waits_for_the_disk(sit: Sit, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    may_write = threading.Event()
    note = Store.note

    def slow(store: Store, noted: object) -> bool:
        assert may_write.wait(PATIENCE)
        assert threading.current_thread() is not threading.main_thread()
        return note(store, noted)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "note", slow)
    desk = sit()
    desk.deal(5, chance=1)
    desk.finish()
    desk.session.deal(seed=6)  # and the game goes on
    play(desk.session, 1)
    with qtbot.waitSignal(desk.recorder.changed):
        may_write.set()
    assert len(desk.noted()) == 1


def test_what_cannot_be_written_is_said_once_and_tried_again(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = store_module.open_store
    fails = [True]

    def opened(path: Path, **_: object) -> tuple[Store, str]:
        if fails[0]:
            raise StoreProblem("database or disk is full")
        return real(path)

    monkeypatch.setattr(store_module, "open_store", opened)
    desk = sit()
    for seed in (5, 6):
        desk.deal(seed, chance=seed)
        desk.finish()
    desk.recorder.stop()
    QApplication.processEvents()
    assert len(desk.said) == 1
    assert "disk is full" in desk.said[0]
    fails[0] = False
    desk.deal(7, chance=7)
    desk.finish()
    assert [each.deal for each in desk.noted()] == ["5", "6", "7"]
    QApplication.processEvents()
    assert desk.said[1:] == ["The statistics are being written again."]


def test_a_damaged_file_is_said_and_the_game_noted(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "statistics.sqlite").write_text("no database" * 500)
    desk = sit()
    desk.deal(5, chance=1)
    desk.finish()
    assert len(desk.noted()) == 1
    QApplication.processEvents()
    assert "damaged-1" in desk.said[0]


def test_work_that_breaks_does_not_end_the_keeping(sit: Sit) -> None:
    """Whatever is wrong with one game, the next one is noted."""
    keeper = sit().recorder
    faults: list[object] = []
    before, threading.excepthook = threading.excepthook, faults.append
    try:

        def broken(store: Store) -> bool:
            raise RuntimeError("a fault of ours")

        keeper._do(broken)
        keeper.stop()
        keeper._do(lambda store: store.note(entry(1)))
        keeper.stop()
    finally:
        threading.excepthook = before
    assert len(faults) == 1
    store = Store(keeper.path)
    assert [each.deal for each in past_games(store)] == ["1"]
    store.close()


def test_an_answer_for_a_window_that_has_gone_is_dropped(sit: Sit) -> None:
    """Nothing is raised in the thread that writes: an exception there fails a test."""
    recorder, gone = sit().recorder, Event()
    recorder.ask(lambda _: gone.wait(PATIENCE), lambda _: pytest.fail("there is nobody to take it"))
    shiboken6.delete(recorder)
    gone.set()
    recorder.stop()
