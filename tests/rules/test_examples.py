"""The examples in hints about missing keys: there is one for each, and it can be written so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import BaseModel

from hanafuda_desktop.app.commands.rule_files import check_files
from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.rules.source import SourceText, content
from hanafuda_desktop.rules.tree import parse
from hanafuda_desktop.rules.validation import Shape, example_of, validate


def _models(top: type[BaseModel], seen: set[type[BaseModel]]) -> Iterator[type[BaseModel]]:
    if top in seen:
        return
    seen.add(top)
    yield top
    for field in top.model_fields.values():
        for inner in Shape(field.annotation).parts:
            yield from _models(inner, seen)


SEEN: set[type[BaseModel]] = set()
MODELS = [model for each in LANGUAGE.dialects for model in _models(LANGUAGE[each].model, SEEN)]


def _needed(model: type[BaseModel]) -> list[str]:
    keys = [key for key, field in model.model_fields.items() if field.is_required()]
    return [key for key in keys if key != "family"]


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_what_must_be_there_has_an_example_that_the_model_reads(model: type[BaseModel]) -> None:
    for key in _needed(model):
        line = example_of(model.__name__, key)
        assert line is not None, key
        root = parse(SourceText(Path("x.yaml"), f"{line}\n")).root
        assert root is not None
        if key == "deck":
            assert content(root)["deck"] == "hanafuda-48"
            continue
        told = validate(root, model, incomplete=True)
        assert told.diagnostics == (), line


@pytest.mark.parametrize("family", LANGUAGE.dialects)
def test_a_file_that_follows_the_hint_is_a_game(family: str, tmp_path: Path) -> None:
    model = LANGUAGE[family].model
    lines = [example_of(model.__name__, key) for key in _needed(model) if key != "id"]
    players = "" if family == "tableau" else "players: {least: 2, most: 2}\n"
    text = f"family: {family}\n{players}" + "".join(f"{line}\n" for line in lines)
    file = tmp_path / "ours.yaml"
    file.write_text(text, "utf-8")
    told = check_files([file], our_games()).diagnostics
    assert not [
        each.message for each in told if "missing" in each.message or "allowed" in each.message
    ]
