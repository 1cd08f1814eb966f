"""Real time without a window: whose card comes first, what is late, when no time passes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hanafuda_desktop.app import alarm
from hanafuda_desktop.app.input_times import InputTimes
from hanafuda_desktop.app.real_time import RealTime
from hanafuda_desktop.app.saves import GameRef, Slot
from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.engine.record import read_record, replay
from hanafuda_desktop.engine.speed.moves import Count, Put, SpeedMove, TurnUp, moved_at
from hanafuda_desktop.players.speed.player import Act
from tests.app.in_real_time import HandAlarm, pass_time
from tests.app.test_stopwatch import HandClock

ROOT = Path(__file__).resolve().parents[2]


class Live:
    """A real-time game of a session, without a table."""

    def __init__(self, session: Session, clock: HandClock, *seats: str, seed: int = 3) -> None:
        self.session, self.clock = session, clock
        session.open(GameRef("hanapette"), seed=seed, seating=Seating(seats))
        self.time = RealTime(session)
        self.refused: list[tuple[SpeedMove, str]] = []
        self.beats: list[tuple[int, int]] = []
        self.time.refused.connect(lambda move, why: self.refused.append((move, why)))
        self.time.beat.connect(lambda beat: self.beats.append((beat, self.time.now)))
        self.time.begin()

    def wait(self, ms: int) -> None:
        pass_time(self.clock, ms)

    def count(self) -> None:
        self.time.run()
        while self.time.asked == "count":
            self.wait(100)

    def puts(self, seat: int) -> list[Put]:
        moves = self.session.game.legal_moves(seat)
        return [move for move in moves if isinstance(move, Put)]

    @property
    def moves(self) -> tuple[SpeedMove, ...]:
        return self.session.game.moves


@pytest.fixture
def live(
    make_session: Callable[[], Session], clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Live]:
    monkeypatch.setattr(alarm, "Alarm", HandAlarm)
    monkeypatch.setattr(HandAlarm, "clock", clock, raising=False)
    monkeypatch.setattr(HandAlarm, "all", [])
    return lambda *seats, **more: Live(make_session(), clock, *seats, **more)


def contested(live: Callable[..., Live]) -> tuple[Live, Put, Put]:
    """A table of two people who both can cover one stack, with what each would put there; after
    one of them the other does not fit.
    """
    for seed in range(200):
        table = live("person", "person", seed=seed)
        table.count()
        game = table.session.game
        for first in table.puts(0):
            for second in table.puts(1):
                if first.stack != second.stack:
                    continue
                state = game.state
                for one, other in ((first, second), (second, first)):
                    after = game.family.apply(state, one).state
                    if game.family.refusal(after, other.seat, other) is None:
                        break
                else:
                    return table, first, second
    raise AssertionError("nobody is ever in anybody's way")


def meant_by_the_computer(live: Callable[..., Live]) -> tuple[Live, Act, Put]:
    """A table at which both can put a card, what the computer is about to do, and the person's."""
    for seed in range(50):
        table = live("person", "expert", seed=seed)
        table.count()
        act = table.time._players[1].next_act()
        if act is not None and act.at > table.time.now + 20 and table.puts(0):
            return table, act, table.puts(0)[0]
    raise AssertionError("nobody can play")


def test_the_count_has_three_beats_and_turns_the_cards_at_the_last(
    live: Callable[..., Live],
) -> None:
    table = live("person", "person")
    table.time.beat_ms = 500
    table.time.run(lead_ms=1000)
    table.wait(1999)
    assert table.beats == [(1, 1000), (2, 1500)]
    assert table.moves == ()
    table.wait(1)
    assert table.beats[-1] == (3, 2000)
    assert table.moves == (Count(2000),)


@pytest.mark.rule("HP-13")
def test_of_two_cards_in_one_millisecond_that_of_the_feeder_counts(
    live: Callable[..., Live],
) -> None:
    table, first, second = contested(live)
    feeder = first if first.stack == first.seat else second
    other = second if feeder is first else first
    table.wait(777)
    now = table.time.now
    table.time.offer(other)
    table.time.offer(feeder)
    table.wait(0)
    assert table.moves[-1] == moved_at(feeder, now)
    assert [move for move, _ in table.refused] == [moved_at(other, now)]
    assert table.refused[0][1].startswith("Too late")


@pytest.mark.rule("HP-13")
@pytest.mark.parametrize("late", [0, 1])
def test_a_card_counts_from_when_the_key_went_down_not_from_when_it_was_told(
    live: Callable[..., Live], late: int
) -> None:
    table, first, second = contested(live)
    cards = (first, second)
    table.wait(500)
    now = table.time.now
    # The one that was pressed first is told last.
    table.time.offer(cards[late], age_ms=4)
    table.time.offer(cards[1 - late], age_ms=5)
    table.wait(0)
    assert table.moves[-1] == moved_at(cards[1 - late], now - 5)
    assert [move.at for move, _ in table.refused] == [now - 4]


def test_a_late_card_is_told_why_and_changes_nothing(live: Callable[..., Live]) -> None:
    table, first, second = contested(live)
    table.wait(300)
    table.time.offer(first)
    table.wait(200)
    before = table.session.game.state
    table.time.offer(second)
    table.wait(0)
    assert table.session.game.state is before
    assert table.refused[0][1].startswith("Too late: ")


def test_no_time_passes_while_the_game_stands_still(live: Callable[..., Live]) -> None:
    table = live("person", "expert")
    table.count()
    table.wait(700)
    table.time.halt()
    now, moves = table.time.now, table.moves
    table.wait(60_000)
    assert (table.time.now, table.moves) == (now, moves)
    table.time.offer(table.puts(0)[0])
    table.wait(0)
    assert table.moves == moves
    table.time.run()
    table.wait(10_000)
    assert len(table.moves) > len(moves)
    assert table.moves[len(moves)].at < now + 10_000


def test_the_time_for_which_the_program_was_held_up_is_not_played(
    live: Callable[..., Live],
) -> None:
    table = live("person", "expert")
    table.count()
    table.wait(200)
    moves = len(table.moves)
    table.clock.now += 30  # the whole program was stopped for half a minute
    table.wait(0)
    assert len(table.moves) <= moves + 1
    assert table.time.now < 10_000


@pytest.mark.rule("HP-13")
def test_a_computer_that_was_first_is_first_though_its_alarm_rings_later(
    live: Callable[..., Live],
) -> None:
    table, act, put = meant_by_the_computer(live)
    table.clock.now += (act.at + 3 - table.time.now) / 1000
    assert act.move not in table.moves
    table.time.offer(put)
    table.wait(0)
    assert act.move in table.moves
    made = moved_at(put, act.at + 3)
    assert made in table.moves[table.moves.index(act.move) :] or table.refused[0][0] == made


@pytest.mark.rule("HP-13")
def test_keys_that_wait_come_in_before_a_computers_card_counts(live: Callable[..., Live]) -> None:
    """After a long frame the alarm is told before the key that was pressed meanwhile."""
    table, act, put = meant_by_the_computer(live)
    table.clock.now += (act.at + 40 - table.time.now) / 1000
    table.time._alarm.rang.emit()
    assert act.move not in table.moves
    table.time.offer(put, age_ms=42)
    table.wait(0)
    assert moved_at(put, act.at - 2) in table.moves


@pytest.mark.rule("HP-13")
def test_a_computers_card_counts_after_a_frame_if_nobody_else_did_anything(
    live: Callable[..., Live],
) -> None:
    table, act, _ = meant_by_the_computer(live)
    table.wait(act.at + 15 - table.time.now)
    assert act.move not in table.moves
    table.wait(1)
    assert act.move in table.moves


@pytest.mark.rule("HP-13")
def test_a_person_who_was_first_is_first_though_the_key_is_told_after_the_computer_was_due(
    live: Callable[..., Live],
) -> None:
    table, act, put = meant_by_the_computer(live)
    table.wait(act.at + 4 - table.time.now)
    assert act.move not in table.moves
    table.time.offer(put, age_ms=6)
    table.wait(0)
    assert moved_at(put, act.at - 2) in table.moves
    table.wait(100)
    made = moved_at(put, act.at - 2)
    assert (
        table.moves.index(made) == len(table.moves) - 1
        or act.move not in table.moves[: table.moves.index(made)]
    )


def test_a_computer_sees_its_own_view_and_nothing_else(live: Callable[..., Live]) -> None:
    table = live("person", "standard")
    seen: list[int] = []
    player = table.time._players[1]
    see = player.see

    def spy(view: object, at: int) -> None:
        seen.append(view.seat)  # type: ignore[attr-defined]
        see(view, at)  # type: ignore[arg-type]

    player.see = spy  # type: ignore[method-assign]
    table.count()
    table.wait(20_000)
    assert len(seen) > 5
    assert set(seen) == {1}


def test_cards_turn_up_by_themselves_if_that_is_set(live: Callable[..., Live]) -> None:
    for by_itself in (False, True):
        table = live("person", "person", seed=5)
        table.time.turns_up = by_itself
        table.count()
        put = table.puts(0)[0]
        table.wait(400)
        table.time.offer(put)
        table.wait(0)
        turned = [move for move in table.moves if isinstance(move, TurnUp)]
        assert [move.seat for move in turned] == ([0] if by_itself else [])


def test_whoever_plays_into_the_count_is_told_to_wait(live: Callable[..., Live]) -> None:
    table = live("person", "person")
    table.time.run(lead_ms=500)
    table.time.offer(Put(0, 0, 0, 0))
    table.wait(0)
    assert [why for _, why in table.refused] == ["Wait for the count: one, two, three."]
    table.wait(5000)
    assert isinstance(table.moves[0], Count)


@pytest.mark.parametrize("level", ["beginner", "keeps-pace", "expert"])
def test_two_computers_play_a_game_that_its_record_plays_again(
    live: Callable[..., Live], level: str
) -> None:
    table = live(level, level)
    for _ in range(40_000):
        if table.session.is_over:
            break
        if table.time.asked == "next":
            table.time.halt()
            table.time.next_round()
        table.time.run(lead_ms=900)
        table.wait(500)
    assert table.session.is_over
    again = replay(read_record(table.session.text()))
    assert again.state == table.session.game.state
    assert again.moves == table.moves


# --- nothing that was shown is lost -------------------------------------------------------------


def test_each_move_is_kept_before_it_is_shown_without_writing_the_record_anew(
    live: Callable[..., Live], tmp_path: Path
) -> None:
    table = live("person", "person")
    table.count()
    path = tmp_path / "saves" / "hanapette.txt"
    record = path.read_text()
    kept: list[tuple[SpeedMove, ...]] = []

    def shown(_: object) -> None:
        found = Slot(path, None).read()
        assert found.trouble == ""
        assert found.game is not None
        assert found.game.moves == table.moves
        kept.append(found.game.moves)

    table.session.happened.connect(shown)
    for _ in range(6):
        table.wait(500)
        moves = table.session.game.legal_moves(0) or table.session.game.legal_moves(1)
        table.time.offer(moves[0])
        table.wait(0)
    assert len(kept) >= 5
    assert path.read_text() == record
    table.session.save()
    assert path.read_text() != record
    assert Slot(path, None).read().game.moves == table.moves  # type: ignore[union-attr]


def test_what_is_left_of_an_older_record_is_not_taken_for_new(
    live: Callable[..., Live], tmp_path: Path
) -> None:
    table = live("person", "person")
    table.count()
    path = tmp_path / "saves" / "hanapette.txt"
    older = (tmp_path / "saves" / "hanapette.moves.txt").read_text()
    assert older.endswith("count\n")
    table.session.deal(seed=99)
    assert (tmp_path / "saves" / "hanapette.moves.txt").read_text() == older
    found = Slot(path, None).read().game
    assert found is not None
    assert (found.seed, found.moves) == (99, ())


def test_a_move_that_was_cut_off_is_left_out(live: Callable[..., Live], tmp_path: Path) -> None:
    table = live("person", "person")
    table.count()
    moves = tmp_path / "saves" / "hanapette.moves.txt"
    with moves.open("a") as file:
        file.write("0@9000:c1")
    found = Slot(tmp_path / "saves" / "hanapette.txt", None).read()
    assert found.game is not None
    assert found.game.moves == table.moves


@pytest.mark.parametrize("lost", [1, 3])
@pytest.mark.parametrize("bad", [b"0@99999999:c4>c4\n", b"\xff\xfe\n", b"hello\n", b"\0\0\n"])
def test_a_move_that_cannot_be_played_again_hides_none_before_it(
    live: Callable[..., Live], tmp_path: Path, bad: bytes, lost: int
) -> None:
    table = live("person", "person")
    table.count()
    for _ in range(4):
        table.wait(500)
        table.time.offer(next(iter(table.session.game.legal_moves(0))))
        table.wait(0)
    assert len(table.moves) == 5
    with (tmp_path / "saves" / "hanapette.moves.txt").open("ab") as file:
        file.write(bad * lost)
    found = Slot(tmp_path / "saves" / "hanapette.txt", None).read()
    assert found.game is not None
    assert found.game.moves == table.moves
    what = "The last move" if lost == 1 else "The last 3 moves"
    assert found.trouble == f"{what} of the saved game could not be read."


def test_where_nothing_can_be_added_the_whole_game_is_saved(
    live: Callable[..., Live], tmp_path: Path
) -> None:
    table = live("person", "person")
    moves = tmp_path / "saves" / "hanapette.moves.txt"
    moves.mkdir()
    table.count()
    found = Slot(tmp_path / "saves" / "hanapette.txt", None).read()
    assert found.game is not None
    assert found.game.moves == table.moves != ()


KILLED = """
import os, signal, sys
from pathlib import Path
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.saves import GameRef, Saves
from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.engine.speed.moves import moved_at

folder = Path(sys.argv[1])
session = Session(Library(folder / "rules"), Saves(folder / "saves"))
session.open(GameRef("hanapette"), seed=3, seating=Seating(("person", "person")))
session.save()

def shown(_events):
    words = " ".join(map(session.game.family.write_move, session.game.moves))
    os.write(1, f"{words}\\n".encode())
    if len(session.game.moves) == int(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)

session.happened.connect(shown)
while True:
    moves = session.game.legal_moves(0) or session.game.legal_moves(1)
    assert not session.play_in_time(moved_at(moves[0], session.game.state.now + 400))
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
@pytest.mark.parametrize("after", [1, 9])
def test_killed_right_after_a_card_was_shown_it_is_still_there(tmp_path: Path, after: int) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", KILLED, str(tmp_path), str(after)],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ended.returncode == -signal.SIGKILL, ended.stderr
    shown = ended.stdout.splitlines()[-1].split()
    found = Slot(tmp_path / "saves" / "hanapette.txt", None).read()
    assert found.game is not None
    assert list(map(found.game.family.write_move, found.game.moves)) == shown
    assert len(shown) == after


# --- how old an event is -------------------------------------------------------------------------


def test_an_event_is_as_old_as_it_came_later_than_the_soonest() -> None:
    times = InputTimes()
    assert times.age_ms(100, 5000.0) == 0.0
    assert times.age_ms(200, 5130.0) == pytest.approx(30.0, abs=1.0)
    assert times.age_ms(300, 5195.0) == 0.0  # it came sooner than any before
    assert times.age_ms(400, 5300.0) == pytest.approx(5.0, abs=1.0)


def test_an_event_that_says_nothing_or_nonsense_is_taken_for_new() -> None:
    times = InputTimes()
    times.age_ms(100, 5000.0)
    assert times.age_ms(0, 5300.0) == 0.0
    assert times.age_ms(120, 9000.0) == 0.0  # the system's clock was set
    assert times.age_ms(130, 9010.0) == pytest.approx(0.0, abs=0.1)
