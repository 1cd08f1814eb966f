"""The games there are, ours and the user's; a broken one harms nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rule_examples import FIRST_GAME, VARIANT

from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules import files as files_module
from hanafuda_desktop.rules.catalogue import BrokenRules, Catalogue, UnknownGame
from hanafuda_desktop.rules.files import read_tree

Write = Callable[[str, str | bytes], Path]


@pytest.fixture
def own(write: Write) -> Catalogue:
    """Our games, and a user's folder with good and bad ones."""
    write("own/fans.yaml", FIRST_GAME)
    write("own/mine.yml", VARIANT)
    write("own/broken.yaml", "family: tableau\n")
    write("own/binary.yaml", bytes(range(256)))
    write("own/yatsuhashi.yaml", FIRST_GAME)
    write("own/.hidden.yaml", "a: b")
    write("own/notes.txt", "not a game")
    Path("own/folder.yaml").mkdir()
    return Catalogue([rule_files(), Path("own")], LANGUAGE)


def test_ours_come_first_then_the_users(own: Catalogue) -> None:
    ids = [(entry.id, entry.shipped) for entry in own.entries()]
    ours = [entry.id for entry in our_games().entries()]
    theirs = ["binary", "broken", "fans", "folder", "mine", "yatsuhashi"]
    assert ids == [*((game, True) for game in ours), *((game, False) for game in theirs)]
    assert "yatsuhashi" in ours


def test_broken_ones_show_their_errors_and_harm_nothing(own: Catalogue) -> None:
    sound = {entry.id for entry in own.entries() if entry.loaded.rules is not None}
    assert {"fans", "mine", "yatsuhashi"} <= sound
    assert own.game("fans").name == {"en": "Fans"}
    assert own.game("mine").variant_of == "yatsuhashi"
    for game in ("broken", "binary", "folder"):
        with pytest.raises(BrokenRules) as caught:
            own.game(game)
        assert caught.value.diagnostics
        assert str(caught.value) == "the rule file has 1 problem"
        assert all(each.file.name.startswith(game) for each in caught.value.diagnostics)


def test_a_name_that_is_taken_is_told(own: Catalogue) -> None:
    entry = own.entries()[-1]
    assert (entry.id, entry.shipped) == ("yatsuhashi", False)
    assert entry.loaded.rules is None
    first = entry.loaded.diagnostics[0]
    assert first.message == "a game called 'yatsuhashi' is there already"
    assert first.hint == "give this file another name"
    ours = own.game("yatsuhashi")
    assert isinstance(ours, TableauRules)
    assert ours.columns[0].id == "foundations"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("yatsuhasi", "unknown game 'yatsuhasi'; did you mean 'yatsuhashi'?"),
        ("Yatsuhashi", "unknown game 'Yatsuhashi'; did you mean 'yatsuhashi'?"),
        ("poker", "unknown game 'poker'"),
        ("bridge", "unknown game 'bridge'; did you mean 'yatsuhashi-bridge-from-stock'?"),
        ("../yatsuhashi", "unknown game '../yatsuhashi'; did you mean 'yatsuhashi'?"),
        ("", "unknown game ''"),
    ],
)
def test_an_unknown_game(name: str, message: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        our_games().game(name)
    assert str(caught.value) == message


def test_only_what_is_asked_for_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def noted(path: Path, **options: Any) -> object:
        read.append(path.name)
        return read_tree(path, **options)

    monkeypatch.setattr(files_module, "read_tree", noted)
    catalogue = our_games()
    assert catalogue.entries()
    assert read == []
    catalogue.game("yatsuhashi")
    assert read == ["yatsuhashi.yaml", "hanafuda-48.yaml"]
    catalogue.game("yatsuhashi-open-stock")
    assert read == ["yatsuhashi.yaml", "hanafuda-48.yaml", "yatsuhashi-open-stock.yaml"]
    assert catalogue.game("yatsuhashi") is catalogue.game("yatsuhashi")


def test_folders_that_are_not_there_are_empty(tmp_path: Path) -> None:
    assert Catalogue([tmp_path / "none"], LANGUAGE).entries() == ()


def test_a_folder_that_may_not_be_listed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = Path.iterdir

    def refuse(folder: Path) -> object:
        if folder == tmp_path:
            raise PermissionError(13, "Permission denied")
        return listed(folder)

    monkeypatch.setattr(Path, "iterdir", refuse)
    catalogue = Catalogue([rule_files(), tmp_path], LANGUAGE)
    assert [entry.shipped for entry in catalogue.entries()] == [True] * len(catalogue.entries())
    (problem,) = catalogue.problems
    assert problem.message == "this folder cannot be listed: Permission denied"
    assert problem.file == tmp_path
    with pytest.raises(UnknownGame):
        catalogue.game("mine")


def test_a_folder_that_links_to_itself_is_told(tmp_path: Path) -> None:
    loop = tmp_path / "rules"
    loop.symlink_to("rules")
    catalogue = Catalogue([rule_files(), loop], LANGUAGE)
    assert catalogue.game("koi-koi").id == "koi-koi"
    assert catalogue.files.find("no-such-game", rule_files() / "koi-koi.yaml") is None
    (problem,) = catalogue.problems
    assert problem.message == ("this folder cannot be listed: Too many levels of symbolic links")
    with pytest.raises(UnknownGame):
        catalogue.game("mine")


def test_a_folder_whose_name_is_too_long_is_told(tmp_path: Path) -> None:
    catalogue = Catalogue([rule_files(), tmp_path / ("x" * 300)], LANGUAGE)
    assert catalogue.game("koi-koi").id == "koi-koi"
    assert catalogue.files.find("no-such-game", rule_files() / "koi-koi.yaml") is None
    (problem,) = catalogue.problems
    assert problem.message == "this folder cannot be listed: File name too long"


def test_a_name_with_a_path_in_it_leads_nowhere(write: Write) -> None:
    write("secret.yaml", FIRST_GAME)
    write("own/mine.yaml", "extends: ../secret\nname: Mine\n")
    (problem,) = Catalogue([Path("own")], LANGUAGE).entries()[0].loaded.diagnostics
    assert problem.message == "unknown base '../secret'"


def test_it_is_read_once(own: Catalogue) -> None:
    assert own.game("fans").minutes == 10
    Path("own/fans.yaml").write_text(FIRST_GAME + "minutes: 44\n", "utf-8")
    assert own.game("fans").minutes == 10
    assert Catalogue(own.files.folders, own.files.language).game("fans").minutes == 44


def test_a_file_whose_name_cannot_be_an_id(write: Write) -> None:
    write("own/My Game.yaml", FIRST_GAME)
    (entry,) = Catalogue([Path("own"), rule_files()], LANGUAGE).entries()[:1]
    (problem,) = entry.loaded.diagnostics
    assert problem.hint == "call the file 'my-game.yaml'"
