"""House rules in the user's folder: made, taken in, sent; and that nothing is overwritten."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hanafuda_desktop.app.library import house_rules
from hanafuda_desktop.app.library.house_rules import (
    HouseRuleProblem,
    admit,
    arrived,
    export_to,
    new_house_rule,
)
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.cli import main
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.fingerprint import digest
from tests.patience import PATIENCE

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "own")


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_a_new_house_rule_is_a_game_at_once(library: Library) -> None:
    base = library.catalogue.game("koi-koi")
    path = new_house_rule(library, base, "Our Koi-Koi")
    assert path == library.own / "our-koi-koi.yaml"
    rules = library.catalogue.game("our-koi-koi")
    assert rules.variant_of == "koi-koi"
    assert (library.own / "schema.json").read_bytes() == (rule_files() / "schema.json").read_bytes()


def test_a_second_of_the_same_name_overwrites_nothing(library: Library) -> None:
    base = library.catalogue.game("koi-koi")
    first = new_house_rule(library, base, "Ours")
    _write(first, first.read_text("utf-8") + "rounds: 6\n")
    library.forget()
    second = new_house_rule(library, base, "Ours")
    assert second.name == "ours-2.yaml"
    assert "rounds: 6" in first.read_text("utf-8")


def test_of_two_that_make_one_at_once_neither_overwrites_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = Library(tmp_path / "own"), Library(tmp_path / "own")
    base = first.catalogue.game("koi-koi")
    second.catalogue.entries()
    monkeypatch.setattr(second, "refresh", lambda: False)  # it has looked, and the other is sooner
    files = [new_house_rule(each, base, "Ours") for each in (first, second)]
    assert [file.name for file in files] == ["ours.yaml", "ours-2.yaml"]
    assert all(file.is_file() for file in files)


@pytest.mark.deep
def test_commands_at_once_make_a_file_each(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "hanafuda_desktop", "new", "koi-koi", "Our Koi-Koi"]
    env = os.environ | {"HANAFUDA_HOME": str(tmp_path)}
    running = [subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True) for _ in "1234"]
    told = [program.communicate(timeout=PATIENCE)[0].splitlines()[0] for program in running]
    assert [program.returncode for program in running] == [0] * 4
    assert sorted(told) == sorted(map(str, (tmp_path / "rules").glob("*.yaml")))
    assert len(set(told)) == 4


def test_an_old_schema_is_brought_up_to_date(library: Library) -> None:
    schema = _write(library.own / "schema.json", "{}")
    new_house_rule(library, library.catalogue.game("mushi"), "Ours")
    assert schema.read_bytes() == (rule_files() / "schema.json").read_bytes()


def test_a_name_is_needed(library: Library) -> None:
    with pytest.raises(HouseRuleProblem, match="needs a name"):
        new_house_rule(library, library.catalogue.game("mushi"), "  ")


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    _write(tmp_path / "own", "a file where the folder should be")
    library = Library(tmp_path / "own")
    with pytest.raises(HouseRuleProblem, match="own"):
        new_house_rule(library, library.catalogue.game("mushi"), "Ours")


# --- from elsewhere ------------------------------------------------------------------------------


def test_a_file_from_elsewhere_is_shown_before_it_is_taken_in(
    library: Library, tmp_path: Path
) -> None:
    file = _write(tmp_path / "sent" / "ours.yaml", "extends: koi-koi\nname: Ours\nrounds: 6\n")
    arrival = arrived(library, file)
    assert [str(each) for each in arrival.differences] == ["rounds 12 → 6"]
    assert not library.own.exists()
    path = admit(library, arrival)
    assert path.read_text("utf-8") == file.read_text("utf-8")  # comments and all
    assert library.catalogue.game("ours").variant_of == "koi-koi"


def test_a_broken_file_is_not_taken_in(library: Library, tmp_path: Path) -> None:
    arrival = arrived(library, _write(tmp_path / "sent" / "ours.yaml", "extends: koi-koy\n"))
    assert arrival.loaded.diagnostics
    with pytest.raises(HouseRuleProblem, match="errors"):
        admit(library, arrival)
    assert not library.own.exists()


def test_a_file_whose_base_lies_only_beside_it_comes_with_it(
    library: Library, tmp_path: Path
) -> None:
    _write(tmp_path / "sent" / "club.yaml", "extends: koi-koi\nname: Club\nrounds: 6\n")
    file = _write(tmp_path / "sent" / "ours.yaml", "extends: club\nname: Ours\nmust_match: true\n")
    arrival = arrived(library, file)
    assert arrival.loaded.rules is not None
    admit(library, arrival)
    taken = library.catalogue.game("ours")
    assert taken.variant_of is None or taken.variant_of == "koi-koi"
    assert taken.rounds == 6  # type: ignore[attr-defined]


def _as_shown(library: Library, file: Path) -> Path:
    """Take a file in, and see that it is the game that was shown."""
    arrival = arrived(library, file)
    assert arrival.loaded.rules is not None, arrival.loaded.diagnostics
    taken = admit(library, arrival)
    shown = arrival.loaded.rules
    now = library.catalogue.game(taken.stem)
    assert now == shown.model_copy(
        update={"id": now.id, "variant_of": now.variant_of, "deck": now.deck}
    )
    assert (now.deck.cards, now.deck.name) == (shown.deck.cards, shown.deck.name)
    return taken


def test_a_base_of_the_same_name_as_one_of_our_games_is_not_taken_for_it(
    library: Library, tmp_path: Path
) -> None:
    _write(library.own / "ours.yaml", "extends: mushi\nname: Mine\nrounds: 9\n")
    _write(tmp_path / "sent" / "ours.yaml", "extends: koi-koi\nname: The friend's\nrounds: 3\n")
    child = "extends: ours\nname: Child\nyaku: [{id: kasu, points: 2}]\n"
    taken = _as_shown(library, _write(tmp_path / "sent" / "child.yaml", child))
    game = library.catalogue.game(taken.stem)
    assert (game.rounds, game.variant_of) == (3, "koi-koi")  # type: ignore[attr-defined]


@pytest.mark.parametrize("theirs", ["extends: koi-koi\nname: Club\n", "# ours\nextends: koi-koi\n"])
def test_a_base_that_says_the_same_here_may_stay_one(
    library: Library, tmp_path: Path, theirs: str
) -> None:
    _write(library.own / "club.yaml", "extends: koi-koi\nname: Club\n")
    _write(tmp_path / "sent" / "club.yaml", theirs)
    text = "extends: club\nname: Child\nrounds: 3 # short\n"
    taken = _as_shown(library, _write(tmp_path / "sent" / "child.yaml", text))
    is_the_same = theirs == (library.own / "club.yaml").read_text("utf-8")
    assert (taken.read_text("utf-8") == text) is is_the_same


def test_a_base_beside_it_comes_before_one_of_the_program(library: Library, tmp_path: Path) -> None:
    _write(tmp_path / "sent" / "koi-koi.yaml", "extends: koi-koi-additive\nname: X\nrounds: 2\n")
    child = _write(tmp_path / "sent" / "child.yaml", "extends: koi-koi\nname: Child\n")
    taken = _as_shown(library, child)
    game = library.catalogue.game(taken.stem)
    assert game.rounds == 2  # type: ignore[attr-defined]


_SMALL = "name: Small\ncards: {without: {role: lightning}}\n"


def test_a_deck_that_lies_beside_it_comes_with_it(library: Library, tmp_path: Path) -> None:
    _write(tmp_path / "sent" / "decks" / "small.yaml", _SMALL)
    text = "extends: koi-koi\nname: Moons\ndeck: small\nrounds: 2\n"
    taken = _as_shown(library, _write(tmp_path / "sent" / "moons.yaml", text))
    assert not (library.own / "decks").exists()
    assert "role: lightning" in taken.read_text("utf-8")


def test_a_deck_of_the_same_name_as_one_of_ours_is_not_taken_for_it(
    library: Library, tmp_path: Path
) -> None:
    _write(library.own / "decks" / "small.yaml", _SMALL.replace("lightning", "sake-cup"))
    _write(tmp_path / "sent" / "decks" / "small.yaml", _SMALL)
    _as_shown(
        library,
        _write(tmp_path / "sent" / "moons.yaml", "extends: koi-koi\nname: Moons\ndeck: small\n"),
    )


def test_a_deck_in_the_file_itself_is_copied_as_it_is_under_another_name(
    library: Library, tmp_path: Path
) -> None:
    _write(library.own / "moons.yaml", "extends: koi-koi\nname: Mine\n")
    text = "extends: koi-koi # as ever\nname: Moons\ndeck: {name: Mine, cards: all}\n"
    taken = _as_shown(library, _write(tmp_path / "sent" / "moons.yaml", text))
    assert taken.name == "moons-2.yaml"
    assert taken.read_text("utf-8") == text


def test_what_would_be_another_game_here_is_not_written(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _write(tmp_path / "sent" / "club.yaml", "extends: koi-koi\nname: Club\n")
    file = _write(tmp_path / "sent" / "ours.yaml", "extends: club\nname: Ours\nrounds: 6\n")
    monkeypatch.setattr(
        house_rules, "in_one_file", lambda *_: "extends: koi-koi\nname: Ours\nrounds: 7\n"
    )
    with pytest.raises(HouseRuleProblem, match="not be the game"):
        admit(library, arrived(library, file))
    assert not library.own.exists()


def test_a_name_that_is_taken_gets_a_number(library: Library, tmp_path: Path) -> None:
    file = _write(tmp_path / "sent" / "mushi.yaml", "extends: koi-koi\nname: Ours\n")
    assert admit(library, arrived(library, file)).name == "mushi-2.yaml"


# --- to be sent ----------------------------------------------------------------------------------


def test_what_is_sent_is_the_same_game_and_a_variant_of_what_everybody_has(
    library: Library, tmp_path: Path
) -> None:
    _write(library.own / "club.yaml", "extends: koi-koi\nname: Club\nrounds: 6\n")
    ours = _write(library.own / "ours.yaml", "extends: club\nname: Ours\nmust_match: true\n")
    sent = tmp_path / "sent" / "ours.yaml"
    export_to(library, library.load(ours), sent)
    other = Library(tmp_path / "other")
    arrival = arrived(other, sent)
    assert [str(each) for each in arrival.differences] == ["rounds 12 → 6", "must match no → yes"]
    rules, mine = arrival.loaded.rules, library.load(ours).rules
    assert rules is not None
    assert mine is not None
    assert digest(rules.model_copy(update={"variant_of": "club"})) == digest(mine)


# --- commands ------------------------------------------------------------------------------------


def test_new_and_export(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture) -> None:
    monkeypatch.setenv("HANAFUDA_HOME", str(tmp_path / "home"))
    assert main(["new", "koi-koi", "Our Koi-Koi"]) == 0
    made = tmp_path / "home" / "rules" / "our-koi-koi.yaml"
    assert capsys.readouterr().out.splitlines()[0] == str(made)
    assert main(["check", str(made)]) == 0
    assert main(["export", "our-koi-koi", "-o", str(tmp_path / "sent.yaml")]) == 0
    assert main(["check", str(tmp_path / "sent.yaml")]) == 0


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["new", "koi-koy", "Ours"], 2, "did you mean 'koi-koi'"),
        (["new", "koi-koi", " "], 1, "needs a name"),
        (["export", "koi-koy", "-o", "x"], 2, "did you mean 'koi-koi'"),
        (["export", "koi-koi", "-o", "/dev/null/x.yaml"], 1, "/dev/null/x.yaml"),
    ],
)
def test_what_cannot_be_is_said(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: Capture,
    words: list[str],
    code: int,
    says: str,
) -> None:
    monkeypatch.setenv("HANAFUDA_HOME", str(tmp_path / "home"))
    assert main(words) == code
    assert says in capsys.readouterr().err
