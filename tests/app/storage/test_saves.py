from __future__ import annotations

import os
from pathlib import Path

import pytest

from hanafuda_desktop.app.storage import saves as saves_module
from hanafuda_desktop.app.storage.saves import Saves, Slot
from hanafuda_desktop.engine.record import write_record
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.rules.schema.game import GameBase

YATSUHASHI = GameRef("yatsuhashi")


@pytest.fixture(scope="module")
def rules() -> GameBase:
    return our_games().game("yatsuhashi")


def test_an_empty_place_holds_no_game_and_no_trouble(tmp_path: Path) -> None:
    found = Saves(tmp_path / "saves").take(YATSUHASHI).read()
    assert (found.game, found.record, found.trouble) == (None, None, "")


def test_a_second_window_gets_a_place_of_its_own(tmp_path: Path, rules: GameBase) -> None:
    saves = Saves(tmp_path)
    first, second = saves.take(YATSUHASHI), saves.take(YATSUHASHI)
    assert first.path != second.path
    first.write(write_record(new_game(rules, seed=1)))
    second.write(write_record(new_game(rules, seed=2)))
    first.close()
    second.close()
    seeds = []
    for slot in (saves.take(YATSUHASHI), saves.take(YATSUHASHI)):
        game = slot.read().game
        assert game is not None
        seeds.append(game.seed)
    assert seeds == [1, 2]


class Killed(BaseException):
    """Stands for a kill."""


def _seeds(slot: Slot) -> tuple[int | None, int | None]:
    games = (slot.read().game, slot.read(previous=True).game)
    return tuple(game and game.seed for game in games)  # type: ignore[return-value]


@pytest.mark.parametrize("steps", range(4))
def test_games_that_change_places_are_both_kept_by_a_kill(
    tmp_path: Path, rules: GameBase, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    saves = Saves(tmp_path)
    slot = saves.take(YATSUHASHI)
    slot.write(write_record(new_game(rules, seed=1)))
    slot.write(write_record(new_game(rules, seed=2)), previous=True)
    left = steps

    def until_killed(patch: pytest.MonkeyPatch, name: str) -> None:
        real = getattr(saves_module, name)

        def step(*args: object) -> None:
            nonlocal left
            if left == 0:
                raise Killed
            left -= 1
            real(*args)

        patch.setattr(saves_module, name, step)

    with monkeypatch.context() as patch:
        until_killed(patch, "write_atomic")
        until_killed(patch, "move_file")
        try:
            slot.exchange(write_record(new_game(rules, seed=1)))
        except Killed:
            assert steps < 3
    slot.close()
    slot = saves.take(YATSUHASHI)
    assert _seeds(slot) == ((1, 2) if steps < 2 else (2, 1))
    assert {path.name for path in tmp_path.glob("*.txt")} == {
        "yatsuhashi.txt",
        "yatsuhashi.previous.txt",
    }
    slot.close()


def test_games_change_places_only_if_both_can(
    tmp_path: Path, rules: GameBase, monkeypatch: pytest.MonkeyPatch
) -> None:
    slot = Saves(tmp_path).take(YATSUHASHI)
    slot.write(write_record(new_game(rules, seed=1)))
    slot.write(write_record(new_game(rules, seed=2)), previous=True)

    def refused(source: Path, target: Path) -> None:
        raise OSError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(saves_module, "move_file", refused)
        with pytest.raises(OSError, match="Permission"):
            slot.exchange(write_record(new_game(rules, seed=1)))
    assert _seeds(slot) == (1, 2)
    slot.close()


def test_rule_files_of_one_name_in_two_folders_do_not_clash(tmp_path: Path) -> None:
    refs = (
        GameRef("a"),
        GameRef("a", tmp_path / "a.yaml"),
        GameRef("a", tmp_path / "b" / "a.yaml"),
    )
    slots = [Saves(tmp_path).take(ref) for ref in refs]
    assert len({slot.path for slot in slots}) == 3
    assert len({slot.previous_path for slot in slots}) == 3
    for slot in slots:
        slot.close()


@pytest.mark.parametrize(
    "content",
    [b"", b"hanafuda-record 1\n", b"\xff\xfe\x00\x01", b"x" * 3_000_000, b"\0" * 4096],
    ids=["empty", "cut", "binary", "long", "zeros"],
)
@pytest.mark.parametrize("previous", [False, True])
def test_a_damaged_save_is_set_aside_and_said(
    tmp_path: Path, content: bytes, previous: bool
) -> None:
    slot = Saves(tmp_path).take(YATSUHASHI)
    path = slot.previous_path if previous else slot.path
    path.write_bytes(content)
    found = slot.read(previous=previous)
    assert found.game is None
    assert "could not be read" in found.trouble
    assert "damaged-1" in found.trouble
    assert not path.exists()
    assert path.with_name(f"{path.name}.damaged-1").read_bytes() == content
    assert slot.read(previous=previous).trouble == ""
    slot.close()


def test_a_folder_in_a_saves_place_is_set_aside(tmp_path: Path) -> None:
    slot = Saves(tmp_path).take(YATSUHASHI)
    slot.path.mkdir()
    assert "could not be read" in slot.read().trouble
    slot.close()


@pytest.mark.skipif(os.name == "nt", reason="folders have no pipes in them there")
def test_a_pipe_in_a_saves_place_is_set_aside(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "yatsuhashi.txt")
    found = Saves(tmp_path).take(GameRef("yatsuhashi")).read()
    assert found.game is None
    assert "This is not an ordinary file." in found.trouble
    assert (tmp_path / "yatsuhashi.txt.damaged-1").is_fifo()


def test_the_last_game_is_remembered(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    assert saves.last() is None
    for ref in (YATSUHASHI, GameRef("mine", tmp_path / "mine.yaml")):
        saves.remember(ref)
        assert saves.last() == ref


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"game": 5, "file": null}', '{"game": "../../x", "file": null}', "[" * 99999],
)
def test_a_damaged_note_of_the_last_game_is_set_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / "last.json").write_text(text)
    saves = Saves(tmp_path)
    assert saves.last() is None
    assert not (tmp_path / "last.json").exists()
    saves.remember(YATSUHASHI)
    assert saves.last() == YATSUHASHI


def test_a_folder_that_cannot_be_made_still_gives_a_place(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    slot = Saves(tmp_path / "file").take(YATSUHASHI)
    assert slot.read().game is None
    with pytest.raises(OSError, match=r"."):
        slot.write("text")


NEWER = b"hanafuda-record 2\nsomething else\n"


@pytest.mark.parametrize("name", ["yatsuhashi.txt", "yatsuhashi.previous.txt"])
def test_a_save_of_a_newer_version_is_left_alone_and_the_next_place_taken(
    tmp_path: Path, name: str
) -> None:
    (tmp_path / name).write_bytes(NEWER)
    saves = Saves(tmp_path)
    assert saves.glance(YATSUHASHI).game is None
    slot = saves.take(YATSUHASHI)
    found = slot.read()
    assert found.game is None
    assert "newer version" in found.trouble
    assert str(tmp_path / name) in found.trouble
    slot.write(write_record(new_game(our_games().game("yatsuhashi"), seed=5)))
    slot.close()
    again = saves.take(YATSUHASHI)
    assert _seeds(again)[0] == 5
    assert again.read().trouble == ""
    again.close()
    glanced = saves.glance(YATSUHASHI).game
    assert glanced is not None
    assert glanced.seed == 5
    assert (tmp_path / name).read_bytes() == NEWER
    assert not list(tmp_path.glob("*damaged*"))


def test_a_newer_save_in_a_place_that_is_held_is_not_renamed(tmp_path: Path) -> None:
    slot = Saves(tmp_path).take(YATSUHASHI)
    slot.path.write_bytes(NEWER)
    slot.previous_path.write_bytes(NEWER)
    for previous in (False, True):
        assert "newer version" in slot.read(previous=previous).trouble
    assert slot.path.read_bytes() == slot.previous_path.read_bytes() == NEWER
    slot.close()
