"""The fingerprint of what is played: every rule counts, and nothing that people only read does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from pydantic import BaseModel
from rule_examples import FIRST_GAME

from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.rules.catalogue import CatalogueEntry
from hanafuda_desktop.rules.fingerprint import digest, from_json, play_digest, to_json
from hanafuda_desktop.rules.loader import LoadedGame
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import Flag, Model, Whole, Words
from hanafuda_desktop.rules.validation import Shape

ENTRIES = our_games().entries()
OTHER_WORDS = {"ja": "別の言葉", "pt-BR": "outras palavras"}


def _rules(entry: CatalogueEntry) -> GameBase:
    assert entry.loaded.rules is not None
    return entry.loaded.rules


def _is_read_only_by_people(name: str, annotation: object) -> bool:
    return name in ("minutes", "credits") or "Words" in str(annotation)


# --- words ---------------------------------------------------------------------------------------


def _reworded(value: Any) -> Any:
    """The same with other words wherever there are any, and with notes and credits of its own."""
    match value:
        case BaseModel():
            update = {name: _reworded(getattr(value, name)) for name in type(value).model_fields}
            more = {"minutes": 599, "credits": (), "notes": (OTHER_WORDS,), "plural": OTHER_WORDS}
            update |= {name: each for name, each in more.items() if name in update}
            return value.model_copy(update=update)
        case dict() if value and all(isinstance(text, str) for text in value.values()):
            return OTHER_WORDS
        case dict():
            return {key: _reworded(each) for key, each in value.items()}
        case tuple():
            return tuple(map(_reworded, value))
        case _:
            return value


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_no_word_makes_a_difference(entry: CatalogueEntry) -> None:
    rules = _rules(entry)
    other = _reworded(rules)
    assert digest(other) != digest(rules)
    assert "別の言葉" in to_json(other)
    assert '"en"' not in to_json(other)  # every word is another one
    assert play_digest(other) == play_digest(rules)


# --- rules ---------------------------------------------------------------------------------------


def _changes(value: Any) -> Iterator[tuple[str, Any]]:
    """Where something played can be changed, and the value with that change."""
    match value:
        case BaseModel():
            for name, field in type(value).model_fields.items():
                if not _is_read_only_by_people(name, field.annotation):
                    for place, new in _changes_of(getattr(value, name), field):
                        yield f"{name}.{place}", value.model_copy(update={name: new})
        case tuple() if value:
            yield from _changes_of_list(value)
        case dict() if value:
            for key, each in value.items():
                yield f"without {key}", {k: v for k, v in value.items() if k != key}
                for place, new in _changes(each):
                    yield f"{key}.{place}", value | {key: new}
        case _:
            yield "", _other(value)


def _changes_of_list(value: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    yield "less", value[:-1]
    if value != value[::-1]:
        yield "turned", value[::-1]
    for at, each in enumerate(value):
        for place, new in _changes(each):
            yield f"{at}.{place}", (*value[:at], new, *value[at + 1 :])


def _changes_of(value: Any, field: Any) -> Iterator[tuple[str, Any]]:
    """All changes of what is said, and one of what is left out."""
    changes = _changes(value)
    is_said = field.is_required() or value != field.default
    yield from changes if is_said else [next(changes)]


def _other(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case tuple():
            return ("other",)
        case dict():
            return {"other": 1}
        case _:
            return "other"


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_every_rule_makes_a_difference(entry: CatalogueEntry) -> None:
    rules = _rules(entry)
    now = play_digest(rules)
    base = our_games().game(rules.variant_of) if rules.variant_of else None
    tried = set()
    for place, other in _changes(rules):
        key = place.partition(".")[0]
        if base is None or getattr(base, key) != getattr(rules, key):  # else tried with the base
            tried.add(place)
            assert play_digest(other) != now, place
    assert {"id.", "deck.id."} - (set() if base is None else {"deck.id."}) <= tried
    assert len(tried) > (40 if base is None else 2)


def test_every_game_is_a_game_of_its_own() -> None:
    assert len({play_digest(_rules(entry)) for entry in ENTRIES}) == len(ENTRIES)


# --- the same rules ------------------------------------------------------------------------------


def test_it_is_pinned(
    write: Callable[[str, str], Path], load: Callable[[Path], LoadedGame]
) -> None:
    """What is counted or measured today must know its rules in ten years: it never changes."""
    rules = load(write("fans.yaml", FIRST_GAME)).rules
    assert rules is not None
    assert play_digest(rules) == "76e57b354f58e8f0c1ad35326b5bc79377ce54f28bc59414c8b16f0c82817aac"


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_it_is_the_same_for_rules_that_were_kept(entry: CatalogueEntry) -> None:
    rules = _rules(entry)
    assert play_digest(from_json(to_json(rules), LANGUAGE)) == play_digest(rules)


# --- what somebody may add to the language -------------------------------------------------------


class _Part(Model):
    name: Words = {"en": "part"}  # noqa: RUF012 - frozen, and pydantic copies it
    size: Whole = 1


class _Extended(TableauRules):
    """A family with new keys; nobody has told the fingerprint of them."""

    motto: Words | None = None
    cheers: tuple[Words, ...] = ()
    calls: dict[str, Words] = {}  # noqa: RUF012
    part: _Part = _Part()
    parts: dict[str, tuple[_Part, ...]] = {}  # noqa: RUF012
    lucky: Flag = False


def _extended(**changes: object) -> GameBase:
    plain = our_games().game("tsukinami")
    said = {name: getattr(plain, name) for name in type(plain).model_fields}
    return cast("GameBase", _Extended.model_construct(**said | changes))


def test_a_new_text_is_left_out_and_a_new_rule_counts() -> None:
    now = play_digest(our_games().game("tsukinami"))
    assert play_digest(_extended()) == now
    words = {"en": "Hana yori dango"}
    texts = {"motto": words, "cheers": (words,), "calls": {"win": words}, "part": _Part(name=words)}
    for name, value in texts.items():
        assert play_digest(_extended(**{name: value})) == now, name
    rules = {"lucky": True, "part": _Part(size=2), "parts": {"one": (_Part(),)}}
    for name, other in rules.items():
        assert play_digest(_extended(**{name: other})) != now, name


def _models(model: type[BaseModel], found: set[type[BaseModel]]) -> set[type[BaseModel]]:
    if model not in found:
        found.add(model)
        for field in model.model_fields.values():
            for inner in Shape(field.annotation).parts:
                _models(inner, found)
    return found


def _texts(schema: object) -> Iterator[dict[str, Any]]:
    """The schemas of texts that may say anything."""
    if isinstance(schema, dict):
        is_bound = {"enum", "const", "pattern"} & set(schema)
        if schema.get("type") == "string" and not is_bound:
            yield schema
        for value in schema.values():
            yield from _texts(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _texts(value)


@pytest.mark.parametrize("family", LANGUAGE.dialects)
def test_no_rule_is_a_free_text(family: str) -> None:
    """A key for people is of type ``Words``, or it is marked; so it cannot slip in as a rule."""
    parts = LANGUAGE[family].model.model_json_schema()
    by_name = parts["$defs"] | {LANGUAGE[family].model.__name__: parts}
    aliases = {name for name, schema in by_name.items() if "properties" not in schema}
    assert {name for name in aliases if list(_texts(by_name[name]))} == {"Words"}
    models = {model.__name__: model for model in _models(LANGUAGE[family].model, set())}
    assert models.keys() == by_name.keys() - aliases
    found = {
        (name, key)
        for name, model in models.items()
        for key, schema in by_name[name]["properties"].items()
        if not _is_read_only_by_people(key, model.model_fields[key].annotation)
        and list(_texts(schema))
    }
    assert found == {("Credit", "author"), ("Credit", "work")}
