from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hanafuda_desktop.app import saves as saves_module
from hanafuda_desktop.app import storage
from hanafuda_desktop.app.library import FIRST_GAME, Library
from hanafuda_desktop.app.saves import GameRef, Saves
from hanafuda_desktop.app.session import MOST_DEALS, Session, new_seed
from hanafuda_desktop.app.stopwatch import Stopwatch
from hanafuda_desktop.engine.dealing import Deal
from hanafuda_desktop.engine.errors import DealError, RecordError
from hanafuda_desktop.engine.tableau.moves import Redeal
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.schema.tableau import TableauRules
from tests.app.test_stopwatch import HandClock

Make = Callable[[], Session]


class Heard:
    """What a session told."""

    def __init__(self, session: Session) -> None:
        self.said: list[str] = []
        self.order: list[str] = []
        session.said.connect(self.said.append)
        session.began.connect(lambda: self.order.append("began"))
        session.happened.connect(lambda events: self.order.append("happened"))
        session.stepped.connect(lambda: self.order.append("stepped"))


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def make(tmp_path: Path, clock: HandClock) -> Iterator[Make]:
    """Makes sessions of one user; each closes the one before, as ending the program does."""
    made: list[Session] = []
    numbers = iter(range(100, 200))

    def session() -> Session:
        made.append(
            Session(
                Library(tmp_path / "rules"),
                Saves(tmp_path / "saves"),
                stopwatch=Stopwatch(clock),
                seeds=lambda: next(numbers),
            )
        )
        return made[-1]

    yield session
    for each in made:
        each.close()


def _play(session: Session, moves: int) -> None:
    for _ in range(moves):
        session.play(session.moves[0])


def test_a_new_game_has_a_number_by_chance(make: Make) -> None:
    session = make()
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


def test_all_goes_on_where_it_was(make: Make, clock: HandClock) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    _play(session, 6)
    clock.now += 65
    session.undo()
    session.undo()
    game = session.game
    state, moves, undone = game.state, game.moves, game.undone
    session.close()
    again = make()
    again.open(FIRST_GAME)
    assert again.resumed
    assert (again.game.state, again.game.moves, again.game.undone) == (state, moves, undone)
    assert again.stopwatch.elapsed_ms == 65_000
    assert again.last() == FIRST_GAME
    again.redo()
    again.redo()
    assert len(again.game.moves) == 6


def test_a_move_is_on_the_disk_before_it_is_shown(make: Make, tmp_path: Path) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    path = tmp_path / "saves" / "yatsuhashi.txt"
    seen: list[bool] = []
    session.happened.connect(lambda events: seen.append(path.read_text() == session.text()))
    session.stepped.connect(lambda: seen.append(path.read_text() == session.text()))
    _play(session, 3)
    session.undo()
    session.redo()
    session.restart()
    assert seen == [True] * 6


def test_what_may_not_be_played_is_said_and_changes_nothing(
    make: Make, caplog: pytest.LogCaptureFixture
) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    heard = Heard(session)
    with caplog.at_level(logging.ERROR):
        session.play(Redeal())
    assert len(heard.said) == 1
    assert "illegal move, Redeal" in caplog.text  # the table offers no such move: our fault
    assert heard.order == []
    assert session.game.moves == ()


def test_nothing_to_undo_is_no_fault(make: Make) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    heard = Heard(session)
    session.undo()
    session.redo()
    session.restart()
    assert heard.order == []


def test_restart_can_be_taken_back(make: Make) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    _play(session, 4)
    state = session.game.state
    session.restart()
    assert session.game.moves == ()
    for _ in range(4):
        session.redo()
    assert session.game.state == state


def test_a_new_deal_keeps_the_game_before(make: Make, clock: HandClock) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    _play(session, 4)
    clock.now += 30
    session.deal()
    _play(session, 2)
    session.previous()
    assert (session.game.seed, len(session.game.moves)) == (7, 4)
    assert session.stopwatch.elapsed_ms == 30_000
    session.previous()
    assert (session.game.seed, len(session.game.moves)) == (100, 2)


def test_a_deal_on_the_command_line_keeps_the_saved_game(make: Make) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    _play(session, 4)
    session.close()
    session = make()
    session.open(FIRST_GAME, seed=9)
    assert session.game.seed == 9
    session.previous()
    assert (session.game.seed, len(session.game.moves)) == (7, 4)


def test_there_may_be_no_earlier_game(make: Make) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    session.deal()  # nothing was played, so nothing is kept
    heard = Heard(session)
    session.previous()
    assert "no earlier game" in heard.said[0]
    assert heard.order == []


def test_each_game_has_a_place_of_its_own(make: Make) -> None:
    other = GameRef("yatsuhashi-open-stock")
    session = make()
    session.open(FIRST_GAME, seed=7)
    _play(session, 3)
    session.open(other, seed=8)
    _play(session, 2)
    session.open(FIRST_GAME)
    assert (session.game.seed, len(session.game.moves)) == (7, 3)
    session.open(other)
    assert (session.game.seed, len(session.game.moves)) == (8, 2)
    session.close()
    assert make().last() == other


def _nothing(session: Session) -> None:
    with pytest.raises(UnknownGame):
        session.open(GameRef("nosuchgame"))


def _no_deal(session: Session) -> None:
    with pytest.raises(DealError):
        session.open(GameRef("yatsuhashi-open-stock"), deal=Deal(order=(1, 2)))


@pytest.mark.parametrize("fail", [_nothing, _no_deal])
def test_what_cannot_be_opened_leaves_the_game_and_its_place(
    make: Make, clock: HandClock, tmp_path: Path, fail: Callable[[Session], None]
) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    _play(session, 3)
    heard = Heard(session)
    clock.now += 5
    fail(session)
    assert session.ref == FIRST_GAME
    assert session.stopwatch.running
    assert heard.order == []
    other = make()
    other.open(FIRST_GAME)
    assert not other.game.moves  # the first window still holds the place of its own game
    other.close()
    _play(session, 2)
    session.close()
    assert {path.name for path in (tmp_path / "saves").glob("*.txt")} == {
        "yatsuhashi.txt",
        "yatsuhashi.2.txt",
    }
    session = make()
    session.open(FIRST_GAME)
    assert (session.game.seed, len(session.game.moves)) == (7, 5)


def test_the_earlier_game_stays_where_it_is_while_this_one_cannot_be_kept(
    make: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    _play(session, 4)
    session.deal()
    _play(session, 2)
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


def test_the_clock_runs_from_the_first_move_to_the_last(make: Make, clock: HandClock) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    clock.now += 100
    session.go_on()
    assert not session.stopwatch.running
    _play(session, 1)
    clock.now += 3
    session.pause()
    clock.now += 50
    session.go_on()
    clock.now += 4
    assert session.stopwatch.elapsed_ms == 7000
    session.restart()
    assert not session.stopwatch.running


def test_a_written_out_deal(make: Make) -> None:
    session = make()
    session.open(FIRST_GAME, deal=Deal(order=tuple(range(48))))
    assert session.game.order == tuple(range(48))
    with pytest.raises(DealError):
        session.deal(deal=Deal(order=(1, 2)))
    assert session.game.order == tuple(range(48))


def test_a_game_as_text_goes_to_another_player(make: Make, tmp_path: Path) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    _play(session, 5)
    text, state = session.text(), session.game.state
    session.close()
    other = Session(Library(tmp_path / "none"), Saves(tmp_path / "elsewhere"))
    other.open(GameRef("yatsuhashi-open-stock"), seed=1)
    _play(other, 1)
    other.read(text)
    assert other.game.state == state
    assert other.ref == FIRST_GAME
    with pytest.raises(RecordError):
        other.read("nonsense")
    assert other.game.state == state
    other.close()


# --- rule files that change ----------------------------------------------------------------------


def _own(tmp_path: Path, text: str) -> GameRef:
    folder = tmp_path / "rules"
    folder.mkdir(exist_ok=True)
    (folder / "mine.yaml").write_text(text)
    return GameRef("mine")


def _redeals(session: Session) -> object:
    assert isinstance(session.rules, TableauRules)
    assert session.rules.stock is not None
    return session.rules.stock.redeals


def test_an_edited_rule_file_does_not_break_an_old_game(make: Make, tmp_path: Path) -> None:
    ref = _own(tmp_path, "extends: yatsuhashi\nname: {en: Mine}\n")
    session = make()
    session.open(ref, seed=7)
    _play(session, 4)
    state = session.game.state
    session.close()
    _own(tmp_path, "extends: yatsuhashi\nname: {en: Mine}\nstock: {redeals: 0}\n")
    session = make()
    session.open(ref)
    assert session.game.state == state
    assert session.rules_changed()
    assert _redeals(session) == "unlimited"
    session.deal()
    assert _redeals(session) == 0
    assert not session.rules_changed()


@pytest.mark.parametrize("gone", [True, False], ids=["removed", "broken"])
def test_a_rule_file_that_is_gone_does_not_break_an_old_game(
    make: Make, tmp_path: Path, gone: bool
) -> None:
    ref = _own(tmp_path, "extends: yatsuhashi\nname: {en: Mine}\n")
    session = make()
    session.open(ref, seed=7)
    _play(session, 4)
    session.close()
    file = tmp_path / "rules" / "mine.yaml"
    if gone:
        file.unlink()
    else:
        file.write_text("extends: [")
    session = make()
    heard = Heard(session)
    session.open(ref)
    assert len(session.game.moves) == 4
    assert not session.rules_changed()
    session.deal()
    assert "cannot be read now" in heard.said[-1]
    assert session.game.moves == ()
    session.open(FIRST_GAME)
    file.unlink(missing_ok=True)
    for save in (tmp_path / "saves").glob("mine*"):
        save.unlink()
    fresh = make()
    with pytest.raises((UnknownGame, BrokenRules)):
        fresh.open(ref)
    assert not fresh.is_open


def test_a_rule_file_anywhere(make: Make, tmp_path: Path) -> None:
    file = tmp_path / "elsewhere" / "yatsuhashi.yaml"
    file.parent.mkdir()
    file.write_text("extends: yatsuhashi-open-stock\nname: {en: Mine}\n")
    session = make()
    ref, rules = session.library.find(str(file))
    assert ref == GameRef("yatsuhashi", file.resolve())
    session.open(FIRST_GAME, seed=3)
    session.open(ref, rules, seed=4)
    session.close()
    session = make()
    assert session.last() == ref
    session.open(ref)
    assert session.game.seed == 4
    session.deal()
    assert session.rules == rules


def test_a_path_into_our_own_folder_is_the_game_itself(make: Make) -> None:
    ref, _ = make().library.find(str(rule_files() / "yatsuhashi.yaml"))
    assert ref == FIRST_GAME


# --- disks that fail -----------------------------------------------------------------------------


def test_a_full_disk_is_said_once_and_survived(
    make: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    heard = Heard(session)

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch, caplog.at_level(logging.WARNING):
        patch.setattr(saves_module, "write_atomic", full)
        _play(session, 3)
        assert [s for s in heard.said if "No space left" in s] == [heard.said[0]]
        assert heard.order == ["happened"] * 3
    _play(session, 1)
    assert "being saved again" in heard.said[-1]
    session.close()
    session = make()
    session.open(FIRST_GAME)
    assert len(session.game.moves) == 4


def test_a_folder_that_cannot_be_written_is_said_and_survived(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("not a folder")  # also stops root, whom no permission stops
    session = Session(Library(tmp_path / "rules"), Saves(tmp_path / "file" / "saves"))
    heard = Heard(session)
    with caplog.at_level(logging.WARNING):
        session.open(FIRST_GAME, seed=7)
        _play(session, 3)
        session.deal()
        session.close()
    assert len([s for s in heard.said if "cannot be saved" in s]) == 1
    assert heard.order == ["began", "happened", "happened", "happened", "began"]


def test_a_damaged_save_is_said_and_a_new_game_dealt(make: Make, tmp_path: Path) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    _play(session, 3)
    session.close()
    path = tmp_path / "saves" / "yatsuhashi.txt"
    text = path.read_text()
    path.write_text(text.replace("seed 7", "seed 8"))
    session = make()
    heard = Heard(session)
    session.open(FIRST_GAME)
    assert session.game.seed == 100
    assert "check number" in heard.said[-1]
    assert (tmp_path / "saves" / "yatsuhashi.txt.damaged-1").exists()


def test_two_programs_at_once_do_not_meet(make: Make, tmp_path: Path) -> None:
    first, second = make(), make()
    first.open(FIRST_GAME, seed=1)
    second.open(FIRST_GAME, seed=2)
    for _ in range(10):
        _play(first, 1)
        _play(second, 1)
    first.close()
    second.close()
    assert not list((tmp_path / "saves").glob("*.damaged*"))
    first, second = make(), make()
    first.open(FIRST_GAME)
    second.open(FIRST_GAME)
    assert [(s.game.seed, len(s.game.moves)) for s in (first, second)] == [(1, 10), (2, 10)]


def test_nothing_half_written_is_left(make: Make, tmp_path: Path) -> None:
    session = make()
    session.open(FIRST_GAME, seed=7)
    _play(session, 5)
    assert not list((tmp_path / "saves").glob(".*.part"))
    assert storage.tidy(tmp_path / "saves", now=0) == 0
