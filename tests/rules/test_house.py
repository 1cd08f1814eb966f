"""House rules as files: what they begin with, what they are called, and written out."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.differences import differences
from hanafuda_desktop.rules.fingerprint import digest
from hanafuda_desktop.rules.house_rules import NoName, beginning, file_stem, in_one_file
from hanafuda_desktop.rules.loader import LoadedGame
from hanafuda_desktop.rules.schema.game import GameBase

SHIPPED = our_games()
GAMES = [entry.id for entry in SHIPPED.entries()]


def _loaded(folder: Path, text: str, name: str = "house") -> LoadedGame:
    path = folder / f"{name}.yaml"
    path.write_text(text, encoding="utf-8")
    return SHIPPED.load(path)


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Our Koi-Koi", "our-koi-koi"),
        ("  Grandma's  rules! ", "grandma-s-rules"),
        ("Œufs à la Straße", "oeufs-a-la-strasse"),
        ("家の花札", "house-rule"),
        ("家の花札 2", "2"),
        ("x" * 100, "x" * 60),
        ("mushi", "mushi-2"),
        ("Koi-Koi, modern", "koi-koi-modern-2"),
    ],
)
def test_the_file_of_a_name(name: str, stem: str) -> None:
    assert file_stem(name, GAMES) == stem


def test_a_taken_long_name_stays_short_enough() -> None:
    taken = {"x" * 60, f"{'x' * 58}-2"}
    assert file_stem("x" * 80, taken) == f"{'x' * 58}-3"


@pytest.mark.parametrize("name", ["", "   "])
def test_a_name_is_needed(name: str) -> None:
    with pytest.raises(NoName):
        file_stem(name, ())
    with pytest.raises(NoName):
        beginning(SHIPPED.game("mushi"), name)


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["Ours", "A: #1 'quoted' \"twice\" \\", "家の花札"])
def test_a_new_house_rule_plays_as_its_base(tmp_path: Path, game: str, name: str) -> None:
    base = SHIPPED.game(game)
    loaded = _loaded(tmp_path, beginning(base, name))
    assert loaded.diagnostics == ()
    assert loaded.rules is not None
    assert loaded.rules.name["en"] == name
    assert loaded.rules.variant_of == game
    assert differences(base, loaded.rules) == ()


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_written_out_is_the_same_game_and_needs_no_other_file(
    tmp_path: Path, game: str
) -> None:
    entry = SHIPPED.entry(game)
    text = in_one_file(entry.loaded)
    path = tmp_path / f"{game}.yaml"
    path.write_text(text, encoding="utf-8")
    alone = Catalogue([tmp_path], LANGUAGE).load(path)
    assert alone.diagnostics == ()
    assert alone.rules is not None
    assert digest(_without_base(alone.rules)) == digest(_without_base(SHIPPED.game(game)))
    assert max(map(len, text.split("\n"))) < 300


def _without_base(rules: GameBase) -> GameBase:
    return rules.model_copy(update={"variant_of": None})


def test_a_house_rule_of_a_house_rule_is_written_out_with_both(tmp_path: Path) -> None:
    (tmp_path / "ours.yaml").write_text(
        "extends: koi-koi\nname: Ours\nrounds: 6\nremove: [yaku.kasu]\n", encoding="utf-8"
    )
    loaded = _loaded(tmp_path, "extends: ours\nname: Later\nyaku: [{id: hanami-zake, points: 3}]\n")
    text = in_one_file(loaded)
    assert "extends" not in text
    assert "remove" not in text
    (tmp_path / "sent").mkdir()
    alone = _loaded(tmp_path / "sent", text, "later")
    assert alone.rules is not None
    said = [str(each) for each in differences(SHIPPED.game("koi-koi"), alone.rules)]
    assert said == ["rounds 12 → 6", "Hanami-zake: points 5 → 3", "Kasu: taken out"]


def test_broken_rules_are_not_written_out(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="errors"):
        in_one_file(_loaded(tmp_path, "extends: koi-koi\nname: Ours\nrouns: 6\n"))


def test_the_schema_stands_where_the_first_line_says() -> None:
    assert (rule_files() / "schema.json").is_file()
