"""``extends``: maps merge, lists of named parts merge by id, ``remove`` removes."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.rules.inheritance import CannotRemove, merge, removed
from hanafuda_desktop.rules.source import (
    START,
    Entry,
    ListNode,
    MapNode,
    Node,
    Scalar,
    SourceText,
    content,
    find,
)
from hanafuda_desktop.rules.validation import Shape

SHAPE = Shape(TableauRules)


def tree(data: Any, file: str = "base.yaml") -> Any:
    """Nodes of plain data, all at the beginning of one file."""
    span = SourceText(Path(file)).span(START)
    match data:
        case dict():
            entries = {key: Entry(span, tree(value, file)) for key, value in data.items()}
            return MapNode(entries, span, span)
        case list():
            return ListNode(tuple(tree(item, file) for item in data), span)
        case _:
            return Scalar(data, span)


def said(game: MapNode, path: tuple[str, ...]) -> Any:
    """What stands at the end of a path."""
    found = find(game, path)
    assert found is not None
    return content(found)


def merged(base: Any, over: Any) -> Any:
    return content(merge(tree(base), tree(over, "over.yaml"), SHAPE))


NAMES = st.sampled_from(["a", "b", "c", "d"])
WORDS = st.text("xyz", min_size=1, max_size=3)
NUMBERS = st.integers(0, 9).map(str)
LANGUAGES = st.dictionaries(st.sampled_from(["en", "ja", "fr"]), WORDS, min_size=1)
FITS = st.dictionaries(st.sampled_from(["month", "wrap", "category"]), WORDS) | WORDS


def parts(**keys: st.SearchStrategy[Any]) -> st.SearchStrategy[list[dict[str, Any]]]:
    """A list of parts with ids, each id once."""
    part = st.fixed_dictionaries({"id": NAMES}, optional=keys)
    return st.lists(part, max_size=4, unique_by=lambda part: part["id"])


GAMES = st.fixed_dictionaries(
    {},
    optional={
        "name": LANGUAGES,
        "minutes": NUMBERS,
        "columns": parts(name=LANGUAGES, sizes=st.lists(NUMBERS), build=FITS),
        "yaku": parts(name=LANGUAGES, after=NUMBERS, needs=st.lists(WORDS)),
        "stock": st.fixed_dictionaries({}, optional={"turn": NUMBERS, "redeals": NUMBERS}),
        "notes": st.lists(WORDS),
    },
)


@given(GAMES)
def test_nothing_changes_nothing(game: dict[str, Any]) -> None:
    assert merged(game, {}) == game
    assert merged({}, game) == game


@given(GAMES)
def test_the_same_again_changes_nothing(game: dict[str, Any]) -> None:
    assert merged(game, game) == game


@given(GAMES, GAMES)
def test_a_change_made_twice_is_made_once(base: dict[str, Any], over: dict[str, Any]) -> None:
    once = merged(base, over)
    assert merged(once, over) == once


@given(GAMES, GAMES)
def test_what_the_change_says_holds(base: dict[str, Any], over: dict[str, Any]) -> None:
    result = merged(base, over)
    assert list(result)[: len(base)] == list(base)
    assert set(result) == {*base, *over}
    for key in ("name", "minutes", "notes"):
        assert result.get(key) == over.get(key, base.get(key))
    for key in ("columns", "yaku"):
        before = {part["id"]: part for part in base.get(key, [])}
        change = {part["id"]: part for part in over.get(key, [])}
        after = {part["id"]: part for part in result.get(key, [])}
        assert list(after) == [*before, *(name for name in change if name not in before)]
        for name, part in after.items():
            for inner in {*before.get(name, {}), *change.get(name, {})} - {"build"}:
                source = change if inner in change.get(name, {}) else before
                assert part[inner] == source[name][inner]


def leaves(node: Node, path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], Node]]:
    match node:
        case MapNode():
            inner = [(key, entry.value) for key, entry in node.entries.items()]
        case ListNode():
            inner = [(str(number), item) for number, item in enumerate(node.items)]
        case _:
            return [(path, node)]
    return [leaf for key, value in inner for leaf in leaves(value, (*path, key))]


@given(GAMES, GAMES)
def test_every_value_remembers_its_file(base: dict[str, Any], over: dict[str, Any]) -> None:
    old, new = tree(base), tree(over, "over.yaml")
    theirs = {id(leaf) for _, leaf in leaves(old)}
    ours = {id(leaf) for _, leaf in leaves(new)}
    result = merge(old, new, SHAPE)
    for _, leaf in leaves(result):
        expected = "over.yaml" if id(leaf) in ours else "base.yaml"
        assert id(leaf) in ours | theirs
        assert leaf.span.file == Path(expected)
    kept = {id(leaf) for _, leaf in leaves(result)}
    assert ours <= kept  # nothing of the change is lost


@given(GAMES, st.data())
def test_what_is_removed_is_gone_and_nothing_else(
    game: dict[str, Any], data: st.DataObject
) -> None:
    paths = list(game)
    paths += [f"{key}.{part['id']}" for key in ("columns", "yaku") for part in game.get(key, [])]
    paths += [f"stock.{key}" for key in game.get("stock", {})]
    if not paths:
        return
    path = data.draw(st.sampled_from(paths))
    result = removed(tree(game), path)
    assert find(result, tuple(path.split("."))) is None
    expected = copy.deepcopy(game)
    key, _, inner = path.partition(".")
    if not inner:
        del expected[key]
    elif key == "stock":
        del expected[key][inner]
    else:
        expected[key] = [part for part in expected[key] if part["id"] != inner]
    assert content(result) == expected


def test_words_are_replaced_as_one() -> None:
    base = {"name": {"en": "Beds", "ja": "花壇"}}
    assert merged(base, {"name": {"en": "Fans"}}) == {"name": {"en": "Fans"}}
    assert merged(base, {"name": "Fans"}) == {"name": "Fans"}
    part = {"columns": [{"id": "a", "name": {"en": "bed", "fr": "massif"}, "sizes": ["6"]}]}
    change = {"columns": [{"id": "a", "name": {"en": "fan"}}]}
    expected = {"columns": [{"id": "a", "name": {"en": "fan"}, "sizes": ["6"]}]}
    assert merged(part, change) == expected


def test_maps_merge_however_deep() -> None:
    base = {"columns": [{"id": "a", "build": {"month": "earlier", "wrap": "true"}}]}
    change = {"columns": [{"id": "a", "build": {"wrap": "false"}}]}
    expected = {"columns": [{"id": "a", "build": {"month": "earlier", "wrap": "false"}}]}
    assert merged(base, change) == expected


def test_cards_with_ids_are_no_named_parts() -> None:
    base = {"cells": {"cards": [{"id": "pine-crane", "month": "1"}]}}
    change = {"cells": {"cards": [{"id": "pine-crane"}]}}
    assert merged(base, change) == change


def test_an_id_that_is_repeated_stays_so_and_is_told() -> None:
    change = {"yaku": [{"id": "a", "after": "1"}, {"id": "a", "after": "2"}]}
    assert merged({"yaku": [{"id": "a", "times": "2"}]}, change) == {
        "yaku": [{"id": "a", "times": "2", "after": "1"}, {"id": "a", "after": "2"}]
    }


def test_parts_without_an_id_are_kept_and_told() -> None:
    base = {"yaku": [{"id": "a"}]}
    assert merged(base, {"yaku": [{"after": "1"}]}) == {"yaku": [{"id": "a"}, {"after": "1"}]}


@pytest.mark.parametrize(
    ("path", "message", "hint"),
    [
        ("yaku.b", "the base has no 'yaku.b' to remove", "there is: yaku.kasu"),
        ("yaku.kas", "the base has no 'yaku.kas' to remove", "did you mean 'yaku.kasu'?"),
        ("yaku.kasu.a.b", "the base has no 'yaku.kasu.a' to remove", "there is: yaku.kasu.id"),
        ("yakus.kasu", "the base has no 'yakus' to remove", "did you mean 'yaku.kasu'?"),
        (
            "notes.0",
            "the base has no 'notes.0' to remove",
            "the parts of 'notes' have no ids: write the whole list anew",
        ),
        ("minutes.x", "the base has no 'minutes.x' to remove", None),
        ("", "the base has no '' to remove", "there is: yaku, notes, minutes"),
        ("yaku.", "the base has no 'yaku.' to remove", "there is: yaku.kasu"),
    ],
)
def test_a_path_that_leads_nowhere(path: str, message: str, hint: str | None) -> None:
    base = tree({"yaku": [{"id": "kasu"}], "notes": ["x"], "minutes": "5"})
    with pytest.raises(CannotRemove) as caught:
        removed(base, path)
    assert caught.value.args == (message, hint)


def test_finding_goes_by_key_id_and_number() -> None:
    game = tree({"yaku": [{"id": "a", "needs": ["x", "y"]}]})
    assert said(game, ("yaku", "a", "needs", "1")) == "y"
    assert said(game, ("yaku", "0", "id")) == "a"
    for path in (("yaku", "b"), ("yaku", "7"), ("yaku", "a", "id", "x"), ("cells",)):
        assert find(game, path) is None
