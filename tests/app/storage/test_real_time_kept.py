"""Real time without a window: nothing that was shown is lost, whatever happens."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hanafuda_desktop.app.storage.saves import Slot
from hanafuda_desktop.families.speed.moves import SpeedMove
from tests.app.in_real_time import Live
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[3]


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
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.families.registry import computer_kinds, deal_for
from hanafuda_desktop.families.speed.moves import moved_at

folder = Path(sys.argv[1])
library, saves = Library(folder / "rules"), Saves(folder / "saves")
session = Session(library, saves, deal=deal_for, kinds=computer_kinds)
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
        timeout=PATIENCE,
    )
    assert ended.returncode == -signal.SIGKILL, ended.stderr
    shown = ended.stdout.splitlines()[-1].split()
    found = Slot(tmp_path / "saves" / "hanapette.txt", None).read()
    assert found.game is not None
    assert list(map(found.game.family.write_move, found.game.moves)) == shown
    assert len(shown) == after
