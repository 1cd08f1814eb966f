"""What other editors say about rule files: they ask the YAML language server, and so is it here.

The first line of a rule file names the schema beside it. That editors accept the shipped files is
shown with a validator in any case (``test_schemas_and_reference.py``); here the server itself runs.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanafuda_desktop.app.library.house_rules import new_house_rule
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.house_rules import SCHEMA_LINE
from tests.rules.language_server import LanguageServer, server_command, started

pytestmark = pytest.mark.language_server

RULES = Path(str(rule_files()))
SHIPPED = sorted(RULES.glob("**/*.yaml"))
OURS = f"{SCHEMA_LINE}\nextends: koi-koi\nname: Ours\n"
YAKU = f"{OURS}yaku:\n  - id: kasu\n    "


@pytest.fixture(scope="module")
def server() -> Iterator[LanguageServer]:
    command = server_command()
    if command is None:
        # Whoever says where it is wants it to be there.
        assert "YAML_LANGUAGE_SERVER" not in os.environ
        pytest.skip("yaml-language-server (npm) or Node.js is not on this machine")
    with started(command, RULES) as server:
        yield server


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A user's folder, with the house rule that the program has put there."""
    library = Library(tmp_path)
    return new_house_rule(library, library.catalogue.game("koi-koi"), "Ours")


def _place(marked: str) -> tuple[str, int, int]:
    """A text without the bar in it, and the bar's line and column."""
    at = marked.index("|")
    line = marked.count("\n", 0, at) + 1
    return marked.replace("|", "", 1), line, at - marked.rfind("\n", 0, at)


# --- no false errors -----------------------------------------------------------------------------


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_nothing_is_wrong_with_a_shipped_file(server: LanguageServer, file: Path) -> None:
    assert server.problems(file) == []
    server.close(file)


def test_nothing_is_wrong_with_a_new_house_rule(server: LanguageServer, house: Path) -> None:
    assert server.problems(house) == []


def test_a_house_rule_of_a_house_rule_may_be_of_any_family(
    server: LanguageServer, house: Path
) -> None:
    text = f"{SCHEMA_LINE}\nextends: ours\nname: Later\nstopping: {{least: 3}}\n"
    assert server.problems(house, text) == []


# --- errors --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"{OURS}rouns: 6\n", "4:1 Property rouns is not allowed."),
        (f"{OURS}stock: {{redeals: 1}}\n", "4:1 Property stock is not allowed."),
        (f"{OURS}rounds: 600\n", "4:9 Value is above the maximum of 99."),
        (f"{OURS}round_ends: never\n", '4:13 Value is not accepted. Valid values: "hands"'),
        (f"{SCHEMA_LINE}\nfamily: speed\nname: Ours\n", '2:1 Missing property "columns".'),
    ],
    ids=["key", "key of another family", "number", "word", "missing"],
)
def test_what_is_wrong_is_said_where_it_stands(
    server: LanguageServer, house: Path, text: str, said: str
) -> None:
    problems = server.problems(house, text)
    assert any(each.startswith(said) for each in problems), problems


# --- completion ----------------------------------------------------------------------------------


def _offered(server: LanguageServer, house: Path, marked: str) -> dict[str, str]:
    text, line, column = _place(marked)
    server.problems(house, text)
    return server.completions(house, line, column)


def test_the_keys_of_the_bases_family_are_offered(server: LanguageServer, house: Path) -> None:
    found = _offered(server, house, f"{OURS}|")
    assert {"remove", "rounds", "yaku", "stopping", "must_match"} <= set(found)
    assert not {"columns", "stock", "win", "race", "fits", "name", "extends"} & set(found)
    assert found["rounds"].startswith("How many rounds a game has")


def test_the_keys_of_a_yaku_are_offered(server: LanguageServer, house: Path) -> None:
    found = _offered(server, house, f"{YAKU}|\n")
    assert {"name", "points", "needs", "over", "group"} <= set(found)
    assert not {"id", "columns_at_least"} & set(found)


def test_cards_are_offered_by_their_names(server: LanguageServer, house: Path) -> None:
    found = _offered(server, house, f"{YAKU}needs: [|]\n")
    assert found["willow-rainman"] == "Willow, Rain Man"
    assert len([each for each in found if "-" in each]) >= 48


@pytest.mark.parametrize("begun", ["", "koi"])
def test_games_to_start_from_are_offered(server: LanguageServer, house: Path, begun: str) -> None:
    found = _offered(server, house, f"{SCHEMA_LINE}\nextends: {begun}|\n")
    assert set(found) == {entry.id for entry in our_games().entries()}


@pytest.mark.parametrize(
    ("marked", "words"),
    [
        (f"{SCHEMA_LINE}\nfamily: |\n", {"tableau", "fishing", "shedding", "speed"}),
        (f"{OURS}must_match: |\n", {"true", "false"}),
        (f"{OURS}round_ends: |\n", {"hands", "stock", "both"}),
        (f"{OURS}deck: |\n", {"hanafuda-40", "hanafuda-48"}),
    ],
    ids=["family", "flag", "word", "deck"],
)
def test_values_are_offered(
    server: LanguageServer, house: Path, marked: str, words: set[str]
) -> None:
    assert set(_offered(server, house, marked)) - {"Default value"} == words


# --- explanations --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("marked", "said"),
    [
        (f"{OURS}rou|nds: 6\n", "How many rounds a game has"),
        (f"{YAKU}poi|nts: 3\n", "What it is worth; left out, `yaku_points`."),
        (f"{YAKU}needs: [pine-|crane]\n", "`pine-crane`: Pine, Crane"),
    ],
    ids=["key", "key with code in its text", "card"],
)
def test_what_stands_under_the_pointer_is_explained(
    server: LanguageServer, house: Path, marked: str, said: str
) -> None:
    text, line, column = _place(marked)
    server.problems(house, text)
    assert said in server.hover(house, line, column)
