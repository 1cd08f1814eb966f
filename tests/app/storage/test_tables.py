from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from hanafuda_desktop.app.storage.files import NewerFile
from hanafuda_desktop.app.storage.last_tables import LastTables
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.play.seats import Seating, usual_seating
from hanafuda_desktop.rules.catalogue import Catalogue

THREE = Seating(("person", "random", "casual"), 6)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return our_games()


def test_who_sat_there_last_sits_there_again(tmp_path: Path, catalogue: Catalogue) -> None:
    rules = catalogue.game("go-stop")
    path = tmp_path / "tables.json"
    tables = LastTables(path)
    assert tables.seating(rules) == usual_seating(rules)
    assert tables.kept(rules) is None
    tables.remember("go-stop", THREE)
    assert tables.seating(rules) == tables.kept(rules) == THREE
    assert LastTables(path).seating(rules) == THREE
    assert LastTables(path).seating(catalogue.game("mushi")).seats == ("person", "casual")


def test_a_table_that_the_rules_no_longer_allow_is_laid_as_usual(
    tmp_path: Path, catalogue: Catalogue
) -> None:
    tables = LastTables(tmp_path / "tables.json")
    tables.remember("koi-koi", THREE)
    rules = catalogue.game("koi-koi")
    assert tables.seating(rules) == usual_seating(rules)
    assert tables.kept(rules) is None


def test_a_patience_asks_for_no_company(tmp_path: Path, catalogue: Catalogue) -> None:
    path = tmp_path / "tables.json"
    path.write_text("{")
    assert LastTables(path).seating(catalogue.game("yatsuhashi")).seats == ("person",)
    assert path.exists()  # it was not even read


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"version": 1}', "[" * 100_000, "\0"],
    ids=["empty", "open", "list", "no-tables", "deep", "nul"],
)
def test_a_damaged_file_is_set_aside(
    tmp_path: Path, catalogue: Catalogue, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.json"
    path.write_text(text)
    tables = LastTables(path)
    with caplog.at_level(logging.WARNING):
        assert tables.seating(catalogue.game("koi-koi")).seats == ("person", "casual")
    assert "could not be read" in caplog.text
    assert not path.exists()
    assert path.with_name("tables.json.damaged-1").read_text() == text
    tables.remember("koi-koi", Seating(("person", "random")))
    assert LastTables(path).seating(catalogue.game("koi-koi")).seats == ("person", "random")


@pytest.mark.parametrize(
    "table",
    [
        "3",
        '{"seats": [], "rounds": null}',
        '{"seats": ["person", 3], "rounds": null}',
        '{"seats": ["person", ""], "rounds": null}',
        '{"seats": ["person", "two words"], "rounds": null}',
        '{"seats": ["person", "casual"], "rounds": 0}',
        '{"seats": ["person", "casual"], "rounds": 100}',
        '{"seats": ["person", "casual"], "rounds": true}',
        '{"seats": ["person", "casual"]}',
    ],
)
def test_one_table_that_makes_no_sense_harms_no_other(
    tmp_path: Path, catalogue: Catalogue, table: str
) -> None:
    path = tmp_path / "tables.json"
    mushi = '{"seats": ["random", "person"], "rounds": 3}'
    path.write_text(f'{{"version": 1, "tables": {{"koi-koi": {table}, "mushi": {mushi}}}}}')
    tables = LastTables(path)
    assert tables.seating(catalogue.game("koi-koi")) == Seating(("person", "casual"))
    assert tables.seating(catalogue.game("mushi")) == Seating(("random", "person"), 3)
    tables.remember("go-stop", THREE)
    written = json.loads(path.read_text())["tables"]
    assert written["koi-koi"] == json.loads(table)  # a later version may know better
    assert set(written) == {"go-stop", "koi-koi", "mushi"}


def test_tables_of_a_newer_version_are_left_alone(tmp_path: Path, catalogue: Catalogue) -> None:
    path = tmp_path / "tables.json"
    text = '{"version": 2, "tables": []}'
    path.write_text(text)
    tables = LastTables(path)
    koi_koi = catalogue.game("koi-koi")
    assert tables.seating(koi_koi).seats == ("person", "casual")
    with pytest.raises(NewerFile, match="newer version"):
        tables.remember("koi-koi", Seating(("person", "random")))
    assert tables.seating(koi_koi).seats == ("person", "random")  # until the program ends
    assert path.read_text() == text
    assert not list(tmp_path.glob("*damaged*"))
