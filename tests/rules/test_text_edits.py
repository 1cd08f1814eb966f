"""Edits of a rule file's text: what was asked for is changed, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import ndiff
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.source import ListNode, MapNode, Node, SourceText, content, id_of
from hanafuda_desktop.rules.text_edits import CannotEdit, Plain, flow
from hanafuda_desktop.rules.tree import parse
from tests.rules.of_forms import with_value, without

FILES = sorted(rule_files().glob("*.yaml"))
LISTS = frozenset({"yaku", "multipliers", "columns"})
EDITS_EACH = 12

HOUSE = """\
# ours
extends: koi-koi     # the old one
name: Ours

yaku:  # what we changed
  # cheaper
  - {id: hanami-zake, points: 3}  # on Sundays
  - id: tsukimi-zake
    points: 4  # too

rounds: 6
notes: |
  One.

  Two.
"""


def _root(text: str) -> MapNode:
    root = parse(SourceText(rule_files(), text)).root
    assert root is not None
    return root


def _changed(before: str, after: str) -> list[str]:
    lines = ndiff(before.split("\n"), after.split("\n"))
    return [line for line in lines if line[0] in "+-"]


@pytest.mark.parametrize(
    ("path", "value", "changed"),
    [
        (("rounds",), 12, ["- rounds: 6", "+ rounds: 12"]),
        (
            ("yaku", "hanami-zake", "points"),
            1,
            [
                "-   - {id: hanami-zake, points: 3}  # on Sundays",
                "+   - {id: hanami-zake, points: 1}  # on Sundays",
            ],
        ),
        (
            ("yaku", "tsukimi-zake", "points"),
            1,
            ["-     points: 4  # too", "+     points: 1  # too"],
        ),
        (
            ("yaku", "hanami-zake", "group"),
            "wine",
            [
                "-   - {id: hanami-zake, points: 3}  # on Sundays",
                "+   - {id: hanami-zake, points: 3, group: wine}  # on Sundays",
            ],
        ),
        (("yaku", "tsukimi-zake", "group"), "wine", ["+     group: wine"]),
        (("yaku", "kasu", "points"), 2, ["+   - {id: kasu, points: 2}"]),
        (("multipliers", "seven", "when"), {"total": 7}, None),
        (("bombs", "draws"), 2, ["+ bombs: {draws: 2}"]),
        (("name",), "Our: own", ["- name: Ours", "+ name: 'Our: own'"]),
        (
            ("notes",),
            "Three.",
            ["- notes: |", "-   One.", "- ", "-   Two.", "+ notes: Three."],
        ),
    ],
)
def test_a_value_is_set(path: tuple[str, ...], value: Plain, changed: list[str] | None) -> None:
    after = with_value(HOUSE, path, value, LISTS)
    if changed is None:
        assert _changed(HOUSE, after) == [
            "+ multipliers:",
            "+   - {id: seven, when: {total: 7}}",
        ]
    else:
        assert sorted(_changed(HOUSE, after)) == sorted(changed)


@pytest.mark.parametrize(
    ("path", "changed"),
    [
        (("rounds",), ["- rounds: 6"]),
        (("yaku", "hanami-zake"), ["-   - {id: hanami-zake, points: 3}  # on Sundays"]),
        (("yaku", "tsukimi-zake"), ["-   - id: tsukimi-zake", "-     points: 4  # too"]),
        (("yaku", "tsukimi-zake", "points"), ["-     points: 4  # too"]),
        (
            ("yaku", "hanami-zake", "points"),
            [
                "-   - {id: hanami-zake, points: 3}  # on Sundays",
                "+   - {id: hanami-zake}  # on Sundays",
            ],
        ),
        (("notes",), ["- notes: |", "-   One.", "- ", "-   Two."]),
    ],
)
def test_a_value_is_taken_out(path: tuple[str, ...], changed: list[str]) -> None:
    assert sorted(_changed(HOUSE, without(HOUSE, path))) == sorted(changed)


def test_what_is_left_empty_goes_too() -> None:
    assert without("a: 1\nb:\n  c: {d: [e]}\n", ("b", "c", "d", "0")) == "a: 1\n"


def test_an_empty_text_gets_its_first_key_below_its_comments() -> None:
    assert with_value("", ("extends",), "koi-koi", LISTS) == "extends: koi-koi\n"


def test_a_key_without_a_value_gets_one() -> None:
    assert with_value("a:\nb: 1\n", ("a", "c"), True, LISTS) == "a: {c: true}\nb: 1\n"
    assert with_value("a:   # why\n", ("a",), 3, LISTS) == "a: 3   # why\n"


@pytest.mark.parametrize(
    ("text", "path", "says"),
    [
        ("a: [", ("a",), "errors"),
        ("a: 1\na: 2\n", ("a",), "errors"),
        ("- a\n", ("a",), "errors"),
        ("? a\n: 2\nb:\n", ("a",), "question mark"),
        ("? a\n:\n", ("a",), "question mark"),
    ],
)
def test_what_cannot_be_edited_is_refused(text: str, path: tuple[str, ...], says: str) -> None:
    with pytest.raises(CannotEdit, match=says):
        with_value(text, path, 1, LISTS)


# --- every place of every rule file --------------------------------------------------------------


def _places(node: Node, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Node]]:
    if isinstance(node, MapNode):
        inner = [(key, entry.value) for key, entry in node.entries.items()]
    elif isinstance(node, ListNode):
        inner = [(id_of(item) or str(place), item) for place, item in enumerate(node.items)]
    else:
        return
    for part, value in inner:
        yield (*path, part), value
        yield from _places(value, (*path, part))


def _comments(text: str) -> list[str]:
    return [line[line.index("#") :] for line in text.split("\n") if "#" in line]


@pytest.mark.deep_but(5)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_any_value_of_a_shipped_file_can_be_changed_alone(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    places = list(_places(_root(text)))
    chance = SplitMix64(len(text))
    for _ in range(EDITS_EACH):
        path, node = places[chance.below(len(places))]
        after = with_value(text, path, "zz", LISTS)
        _only_within(text, after, node)
        gone = without(text, path)
        assert len(content(_root(gone))) in (len(_root(text).entries), len(_root(text).entries) - 1)
        added = with_value(text, (*path[:-1], "brand-new"), {"a": [1, 2]}, LISTS)
        assert _comments(added) == _comments(text)


def _only_within(before: str, after: str, node: Node) -> None:
    """All lines above and below the value are as they were, and a comment beside it too."""
    old, new = before.split("\n"), after.split("\n")
    first, last = node.span.start.line - 2, node.span.end.line
    assert new[:first] == old[:first]
    below = old[last:]
    assert not below or new[-len(below) :] == below
    if node.span.start.line == node.span.end.line:
        assert _comments(after) == _comments(before)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(codec="utf-8"), max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.from_regex(r"[a-z_]{1,8}", fullmatch=True), inner, max_size=3)
    ),
    max_leaves=8,
)


@pytest.mark.deep
@given(value=VALUES)
@settings(max_examples=200)
def test_whatever_is_written_is_read_again_or_refused(value: Plain) -> None:
    try:
        after = with_value(HOUSE, ("yaku", "new", "x"), value, LISTS)
    except CannotEdit:
        return
    yaku = content(_root(after))["yaku"]
    assert yaku[:-1] == content(_root(HOUSE))["yaku"]
    assert parse(SourceText(rule_files(), f"x: {flow(value)}")).root is not None


def test_a_part_of_several_keys_is_written_as_its_neighbours_are() -> None:
    text = "yaku:\n  - id: tane\n    points: 1\n"
    after = with_value(text, ("yaku", "tan"), {"name": "Tan", "points": 2}, LISTS)
    assert after == text + "  - id: tan\n    name: Tan\n    points: 2\n"
