"""Where a list is asked for and one entry is enough, that entry can stand alone: everywhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from rule_examples import FIRST_GAME
from rule_language import game_schema

from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.rules.diagnostics import render
from hanafuda_desktop.rules.fingerprint import to_json
from hanafuda_desktop.rules.form import FormChanges
from hanafuda_desktop.rules.loader import LoadedGame
from hanafuda_desktop.rules.source import MapNode, SourceText, content
from hanafuda_desktop.rules.tree import parse
from tests.rules.of_forms import form_of, with_value, without

Write = Callable[[str, str], Path]
Load = Callable[[Path], LoadedGame]

_FISHING = """\
extends: mushi
name: Mine
"""
_ALONE = [
    (_FISHING, "redeal", "{cards: {month: 1}, count: 4}"),
    (_FISHING, "redeal", "{cards: [pine-crane, plum-warbler], count: 2}"),
    (_FISHING, "values", "{id: chaff, points: 3}"),
    (_FISHING, "yaku", "{id: go-ko, points: 40}"),
    (_FISHING, "yaku", "{id: own, name: Own, points: 4, needs: {cards: {month: 2}, count: 4}}"),
    (_FISHING, "yaku", "{id: own, name: Own, points: 4, needs: pine-crane}"),
    (_FISHING, "wild", "{id: lightning, odd_mates: nobody}"),
    (_FISHING, "counts_as", "{id: cup, cards: chrysanthemum-cup, category: chaff}"),
    (_FISHING, "dealt_hands", "{id: teshi, name: Teshi, months: 4, points: 6}"),
    (_FISHING, "credits", "{author: Me, work: This}"),
    ("extends: yatsuhashi\nname: Mine\n", "yaku", "{id: early-chaff, points: 3}"),
    ("extends: untitled\nname: Mine\n", "values", "{id: joker, cards: pine-crane, points: 9}"),
    (FIRST_GAME, "foundations", "{id: months, name: month, each: month, order: value}"),
]


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(("start", "key", "entry"), _ALONE, ids=lambda part: part[:60])
def test_an_entry_alone_is_a_list_of_one(
    start: str, key: str, entry: str, write: Write, load: Load
) -> None:
    known: list[Any] = []
    for text in (entry, f"[{entry}]"):
        kept = start if f"\n{key}:" not in start else start[: start.index(f"\n{key}:") + 1]
        rest = "" if kept == start else "win:\n  foundations: full\n"
        loaded = load(write("mine.yaml", f"{kept}{key}: {text}\n{rest}"))
        assert loaded.rules is not None, render(loaded.diagnostics, loaded.sources)
        known.append(to_json(loaded.rules))
        root = parse(SourceText(Path("mine.yaml"), f"{kept}{key}: {text}\n{rest}")).root
        assert isinstance(root, MapNode)
        said = _as_json(content(root))
        assert [
            e.message for e in Draft202012Validator(game_schema(our_games())).iter_errors(said)
        ] == []
    assert known[0] == known[1]


def _as_json(value: Any) -> Any:
    """Words as the numbers and flags that a JSON Schema speaks of."""
    match value:
        case dict():
            return {key: _as_json(inner) for key, inner in value.items()}
        case list():
            return [_as_json(inner) for inner in value]
        case "true" | "false":
            return value == "true"
        case str() if value.lstrip("-").isdigit():
            return int(value)
        case _:
            return value


def test_a_part_alone_in_a_base_is_changed_and_removed_by_its_id(write: Write, load: Load) -> None:
    write("base.yaml", _FISHING + "yaku: {id: own, name: Own, points: 4, needs: pine-crane}\n")
    loaded = load(write("mine.yaml", "extends: base\nname: More\nyaku: {id: own, points: 7}\n"))
    assert loaded.rules is not None, render(loaded.diagnostics, loaded.sources)
    assert {each.id: each.points for each in _yaku(loaded)}["own"] == 7
    loaded = load(write("less.yaml", "extends: base\nname: Less\nremove: yaku.own\n"))
    assert loaded.rules is not None, render(loaded.diagnostics, loaded.sources)
    assert "own" not in {each.id for each in _yaku(loaded)}


def _yaku(loaded: LoadedGame) -> tuple[Any, ...]:
    assert loaded.rules is not None
    assert isinstance(loaded.rules, FishingRules)
    return loaded.rules.yaku


def test_what_is_wrong_in_it_is_told_where_it_stands(write: Write, load: Load) -> None:
    text = _FISHING + "yaku:\n  id: go-ko\n  pionts: 4\nredeal: {cards: {month: 13}}\n"
    found = [(each.start, each.message) for each in load(write("mine.yaml", text)).diagnostics]
    assert [(start.line, start.column) for start, _ in found] == [(5, 3), (6, 25)]


_LISTS = frozenset({"yaku", "wild", "values"})


@pytest.mark.parametrize(
    ("before", "path", "value", "after"),
    [
        ("yaku: {id: own}\n", "yaku.own.points", 3, "yaku: {id: own, points: 3}\n"),
        ("yaku:\n  id: own\n", "yaku.own.points", 3, "yaku:\n  id: own\n  points: 3\n"),
        (
            "yaku: {id: own}\n",
            "yaku.new.points",
            3,
            "yaku: [{id: own}, {id: new, points: 3}]\n",
        ),
        (
            "yaku: # mine\n  id: own\n\n  # why\n  points: 2\nrounds: 3\n",
            "yaku.new.points",
            3,
            (
                "yaku: # mine\n  - id: own\n\n    # why\n    points: 2\n  - {id: new, points: 3}\n"
                "rounds: 3\n"
            ),
        ),
        ("wild: {id: wild}\n", "wild.wild.points", 3, "wild: {id: wild, points: 3}\n"),
        ("wild: [{id: wild}]\n", "wild.wild.points", 3, "wild: [{id: wild, points: 3}]\n"),
    ],
)
def test_a_part_alone_is_edited_and_joined(before: str, path: str, value: int, after: str) -> None:
    assert with_value(before, tuple(path.split(".")), value, _LISTS) == after


@pytest.mark.parametrize(
    ("before", "path", "after"),
    [
        ("yaku: {id: own}\nrounds: 3\n", "yaku.own", "rounds: 3\n"),
        ("yaku:\n  id: own\n  points: 3\n", "yaku.own.points", "yaku:\n  id: own\n"),
    ],
)
def test_a_part_alone_is_taken_out(before: str, path: str, after: str) -> None:
    assert without(before, tuple(path.split("."))) == after


def test_the_form_shows_changes_and_adds_to_a_part_alone() -> None:
    text = _FISHING + "yaku: {id: own, name: Own, points: 4, needs: pine-crane}\n"
    form = FormChanges(form_of(text))
    changed = form.set(("yaku", "own", "points"), 9)
    assert "yaku: {id: own, name: Own, points: 9, needs: pine-crane}" in changed
    changed = form.set(("yaku", "own", "needs"), [{"cards": {"month": 1}, "count": 4}])
    assert "needs: [{cards: {month: 1}, count: 4}]" in changed
    added = form.set(("yaku", "go-ko", "points"), 35)
    assert "yaku: [{id: own" in added
    assert "{id: go-ko, points: 35}]" in added
    assert "yaku" not in form.remove(("yaku", "own")).split("name: Mine")[1]
