"""The JSON Schema and the reference: they say what the models say, and the files are current."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
import rule_language
import yaml
from jsonschema import Draft202012Validator
from pydantic import BaseModel
from rule_examples import FIRST_GAME, FISHING_GAME, SECTIONS, SHEDDING_GAME, SPEED_GAME, VARIANT
from rule_language import of_source

from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.families.tableau.schema import ColumnGroup
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.diagnostics import Severity
from hanafuda_desktop.rules.loader import problems
from hanafuda_desktop.rules.schema_places import first_sentence, of_key
from hanafuda_desktop.rules.source import SourceText, content
from hanafuda_desktop.rules.tree import parse
from hanafuda_desktop.rules.validation import Shape

OURS = our_games()
GAMES = Draft202012Validator(rule_language.game_schema(OURS))
DECKS = Draft202012Validator(rule_language.deck_schema())
BROKEN = Path(__file__).parent / "broken"


def test_writing_them_again_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    rule_language.write(tmp_path, OURS)
    command = "python packaging/rule_language.py"
    for name in ("schema.json", "decks/schema.json", "README.md"):
        is_current = (tmp_path / name).read_bytes() == (rule_files() / name).read_bytes()
        assert is_current, f"rules/{name} is not what the models say: run {command}"


def test_they_are_schemas() -> None:
    Draft202012Validator.check_schema(rule_language.game_schema(OURS))
    Draft202012Validator.check_schema(rule_language.deck_schema())


def as_editors_read(text: str) -> Any:
    """What a YAML language server checks: the keys of maps are texts in JSON."""
    return json.loads(json.dumps(yaml.safe_load(text)))


def first_line(path: Path) -> str:
    return path.read_text("utf-8").splitlines()[0]


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("path", sorted(rule_files().glob("*.yaml")), ids=lambda path: path.stem)
def test_editors_accept_our_games(path: Path) -> None:
    data = as_editors_read(path.read_text("utf-8"))
    assert [error.message for error in GAMES.iter_errors(data)] == []
    assert first_line(path) == "# yaml-language-server: $schema=schema.json"


@pytest.mark.parametrize(
    "path", sorted((rule_files() / "decks").glob("*.yaml")), ids=lambda path: path.stem
)
def test_editors_accept_our_decks(path: Path) -> None:
    data = yaml.safe_load(path.read_text("utf-8"))
    assert [error.message for error in DECKS.iter_errors(data)] == []
    assert first_line(path) == "# yaml-language-server: $schema=schema.json"


@pytest.mark.parametrize(
    "name",
    [
        "unknown-key",
        "unknown-key-inside",
        "keys-missing",
        "key-missing-in-a-part",
        "not-a-number",
        "number-too-large",
        "number-or-word",
        "number-or-word-too-large",
        "one-of-some-words",
        "word-where-a-map-is-needed",
        "step-out-of-reach",
        "unknown-card",
        "month-thirteen",
        "not-a-language",
        "not-a-name",
        "list-empty",
        "list-too-long",
        "text-empty",
        "remove-without-base",
    ],
)
def test_editors_refuse_what_we_refuse(name: str) -> None:
    data = yaml.safe_load((BROKEN / f"{name}.yaml").read_text("utf-8"))
    assert list(GAMES.iter_errors(data))


def test_a_variant_needs_little_and_a_new_part_its_id() -> None:
    assert GAMES.is_valid({"extends": "yatsuhashi"})
    assert GAMES.is_valid({"extends": "x", "yaku": [{"id": "a", "after": 3}], "cells": {}})
    assert not GAMES.is_valid({"extends": "x", "yaku": [{"after": 3}]})
    assert not GAMES.is_valid({"extends": "x", "colums": []})
    assert not GAMES.is_valid({"extends": "x", "yaku": [{"id": "a", "needs": [{"count": 3}]}]})


def test_every_key_is_explained() -> None:
    definitions = rule_language.game_schema(OURS)["$defs"]
    unexplained = [
        f"{name}.{key}"
        for name, schema in definitions.items()
        for key, value in schema.get("properties", {}).items()
        if not value.get("description")
    ]
    assert unexplained == []


def test_explanations_are_plain() -> None:
    text = json.dumps([rule_language.game_schema(OURS), rule_language.deck_schema()])
    assert "``" not in text
    assert ":class:" not in text
    assert "(C-" not in text


def test_explanations_come_from_the_texts_beneath_the_attributes() -> None:
    texts = of_source(ColumnGroup)
    assert texts["sizes"] == "How many cards each column is dealt, from left to right."
    assert texts["id"].startswith("The name by which")  # of the class above
    assert of_key("ColumnGroup", "sizes") == texts["sizes"]
    assert of_key("ColumnGroup", "no-such") is None
    assert of_key("NoSuch", "sizes") is None
    hint = "how many cards each column is dealt, from left to right"
    assert first_sentence("ColumnGroup", "sizes") == hint
    assert first_sentence("NoSuch", "sizes") is None


def test_every_part_has_its_section() -> None:
    waiting: list[type[BaseModel]] = [LANGUAGE[each].model for each in LANGUAGE.dialects]
    found: set[str] = set()
    while waiting:
        model = waiting.pop()
        if model.__name__ not in found:
            found.add(model.__name__)
            shape = Shape(model)
            waiting += [inner for key in shape.keys for inner in shape.at(key).parts]
    assert found == {part.model for part in SECTIONS}


def test_every_key_stands_in_the_reference() -> None:
    text = rule_language.reference_text(OURS)
    definitions = rule_language.game_schema(OURS)["$defs"]
    for part in SECTIONS:
        section = text.split(f"### {part.title}\n")[1].split("\n#")[0]
        for key in definitions[part.model]["properties"]:
            assert f"\n| `{key}` | " in section


def test_the_reference_says_how_long_lists_may_be() -> None:
    text = rule_language.reference_text(OURS)
    assert "| `sizes` | 0 to 48 or a list of such (at most 16) |" in text
    assert "| `yaku` | [a map](#yaku-of-a-patience) or a list of such (at most 64) |" in text


def test_every_link_in_the_reference_leads_somewhere() -> None:
    text = rule_language.reference_text(OURS)
    headings = [line.lstrip("# ") for line in text.splitlines() if line.startswith("##")]
    anchors = {rule_language.anchor(heading) for heading in headings}
    links = {part.split(")")[0] for part in text.split("](#")[1:]}
    assert links <= anchors
    assert len(links) > 10


BASES = {
    "tableau": FIRST_GAME,
    "fishing": FISHING_GAME,
    "shedding": SHEDDING_GAME,
    "speed": SPEED_GAME,
}


def merged_examples(example: str, family: str) -> dict[str, Any]:
    game = content_of(BASES[family].replace("deck: hanafuda-48", "deck: {id: a, name: A}"))
    part = content_of(example)
    if isinstance(part.get("deck"), str):
        del part["deck"]
    if isinstance(part.get("deck"), dict):
        part["deck"]["id"] = "a"
    return copy.deepcopy(game) | {"id": "fans"} | part


def content_of(text: str) -> dict[str, Any]:
    result = parse(SourceText(Path("example.yaml"), text))
    assert result.diagnostics == ()
    assert result.root is not None
    found: dict[str, Any] = content(result.root)
    return found


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("part", SECTIONS, ids=lambda part: part.model)
def test_every_example_is_read_by_the_models(part: Any) -> None:
    rules = LANGUAGE[part.family].model.model_validate(merged_examples(part.example, part.family))
    assert rules.id == "fans"
    if part.family != "tableau":
        checks = LANGUAGE[part.family].checks
        found = [each for each, _ in problems(rules, checks)]
        assert [each for each in found if each.severity is Severity.ERROR] == []


@pytest.mark.parametrize(
    "text",
    [FIRST_GAME, FISHING_GAME, SHEDDING_GAME, SPEED_GAME, VARIANT],
    ids=["first game", "fishing game", "shedding game", "speed game", "variant"],
)
def test_the_games_of_the_introduction_can_be_played(
    text: str, write: Any, load: Any, shipped: Catalogue
) -> None:
    loaded = load(write("example.yaml", text))
    assert loaded.diagnostics == ()
    assert GAMES.is_valid(as_editors_read(text))


@pytest.mark.deep
def test_the_report_of_the_introduction_is_true(write: Any, load: Any) -> None:
    from hanafuda_desktop.rules.diagnostics import render  # noqa: PLC0415

    loaded = load(write("fans.yaml", FIRST_GAME.replace("adjacent", "next")))
    report = render(loaded.diagnostics, loaded.sources)
    assert f"```\n{report}```" in rule_language.reference_text(OURS)
