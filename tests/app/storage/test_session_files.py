"""A session whose rule files change, and whose disk fails."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from hanafuda_desktop.app.library.library import FIRST_GAME, Library
from hanafuda_desktop.app.storage import files
from hanafuda_desktop.app.storage import saves as saves_module
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.families.registry import computer_kinds, deal_for
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from tests.app.of_a_session import Heard, play

Make = Callable[[], Session]


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


def test_an_edited_rule_file_does_not_break_an_old_game(make_session: Make, tmp_path: Path) -> None:
    ref = _own(tmp_path, "extends: yatsuhashi\nname: {en: Mine}\n")
    session = make_session()
    session.open(ref, seed=7)
    play(session, 4)
    state = session.game.state
    session.close()
    _own(tmp_path, "extends: yatsuhashi\nname: {en: Mine}\nstock: {redeals: 0}\n")
    session = make_session()
    session.open(ref)
    assert session.game.state == state
    assert session.rules_changed()
    assert session.play_changed()
    assert _redeals(session) == "unlimited"
    session.deal()
    assert _redeals(session) == 0
    assert not session.rules_changed()
    assert not session.play_changed()


def test_another_name_changes_the_rules_but_not_the_play(
    make_session: Make, tmp_path: Path
) -> None:
    session = make_session()
    session.open(_own(tmp_path, "extends: yatsuhashi\nname: {en: Mine}\n"), seed=7)
    session.close()
    ref = _own(tmp_path, "extends: yatsuhashi\nname: {en: Mine, ja: 私}\nminutes: 3\n")
    session = make_session()
    session.open(ref)
    assert session.rules_changed()
    assert not session.play_changed()


@pytest.mark.parametrize("gone", [True, False], ids=["removed", "broken"])
def test_a_rule_file_that_is_gone_does_not_break_an_old_game(
    make_session: Make, tmp_path: Path, gone: bool
) -> None:
    ref = _own(tmp_path, "extends: yatsuhashi\nname: {en: Mine}\n")
    session = make_session()
    session.open(ref, seed=7)
    play(session, 4)
    session.close()
    file = tmp_path / "rules" / "mine.yaml"
    if gone:
        file.unlink()
    else:
        file.write_text("extends: [")
    session = make_session()
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
    fresh = make_session()
    with pytest.raises((UnknownGame, BrokenRules)):
        fresh.open(ref)
    assert not fresh.is_open


def test_a_rule_file_anywhere(make_session: Make, tmp_path: Path) -> None:
    file = tmp_path / "elsewhere" / "yatsuhashi.yaml"
    file.parent.mkdir()
    file.write_text("extends: yatsuhashi-open-stock\nname: {en: Mine}\n")
    session = make_session()
    ref, rules = Library(tmp_path / "rules").find(str(file))
    assert ref == GameRef("yatsuhashi", file.resolve())
    session.open(FIRST_GAME, seed=3)
    session.open(ref, rules, seed=4)
    session.close()
    session = make_session()
    assert session.last() == ref
    session.open(ref)
    assert session.game.seed == 4
    session.deal()
    assert session.rules == rules


def test_a_path_into_our_own_folder_is_the_game_itself(tmp_path: Path) -> None:
    ref, _ = Library(tmp_path / "rules").find(str(rule_files() / "yatsuhashi.yaml"))
    assert ref == FIRST_GAME


# --- disks that fail -----------------------------------------------------------------------------


def test_a_full_disk_is_said_once_and_survived(
    make_session: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    heard = Heard(session)

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch, caplog.at_level(logging.WARNING):
        patch.setattr(saves_module, "write_atomic", full)
        play(session, 3)
        assert [s for s in heard.said if "No space left" in s] == [heard.said[0]]
        assert heard.order == ["happened"] * 3
    play(session, 1)
    assert "being saved again" in heard.said[-1]
    session.close()
    session = make_session()
    session.open(FIRST_GAME)
    assert len(session.game.moves) == 4


def test_a_folder_that_cannot_be_written_is_said_and_survived(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("not a folder")  # also stops root, whom no permission stops
    session = Session(
        Library(tmp_path / "rules"),
        Saves(tmp_path / "file" / "saves"),
        deal=deal_for,
        kinds=computer_kinds,
    )
    heard = Heard(session)
    with caplog.at_level(logging.WARNING):
        session.open(FIRST_GAME, seed=7)
        play(session, 3)
        session.deal()
        session.close()
    assert len([s for s in heard.said if "cannot be saved" in s]) == 1
    assert heard.order == ["began", "happened", "happened", "happened", "began"]


def test_a_damaged_save_is_said_and_a_new_game_dealt(make_session: Make, tmp_path: Path) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    play(session, 3)
    session.close()
    path = tmp_path / "saves" / "yatsuhashi.txt"
    text = path.read_text()
    path.write_text(text.replace("seed 7", "seed 8"))
    session = make_session()
    heard = Heard(session)
    session.open(FIRST_GAME)
    assert session.game.seed == 100
    assert "check number" in heard.said[-1]
    assert (tmp_path / "saves" / "yatsuhashi.txt.damaged-1").exists()


def test_two_programs_at_once_do_not_meet(make_session: Make, tmp_path: Path) -> None:
    first, second = make_session(), make_session()
    first.open(FIRST_GAME, seed=1)
    second.open(FIRST_GAME, seed=2)
    for _ in range(10):
        play(first, 1)
        play(second, 1)
    first.close()
    second.close()
    assert not list((tmp_path / "saves").glob("*.damaged*"))
    first, second = make_session(), make_session()
    first.open(FIRST_GAME)
    second.open(FIRST_GAME)
    assert [(s.game.seed, len(s.game.moves)) for s in (first, second)] == [(1, 10), (2, 10)]


def test_nothing_half_written_is_left(make_session: Make, tmp_path: Path) -> None:
    session = make_session()
    session.open(FIRST_GAME, seed=7)
    play(session, 5)
    assert not list((tmp_path / "saves").glob(".*.part"))
    assert files.tidy(tmp_path / "saves", now=0) == 0
