"""YAML text to a tree: what it means, where it stands, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from hanafuda_desktop.rules import tree as source_module
from hanafuda_desktop.rules.files import read_tree
from hanafuda_desktop.rules.source import (
    ListNode,
    MapNode,
    Node,
    Parsed,
    Scalar,
    SourceText,
    content,
)
from hanafuda_desktop.rules.tree import MAX_DEPTH, MAX_NODES, parse

FILE = Path("game.yaml")


def parsed(text: str) -> Parsed:
    return parse(SourceText(FILE, text))


def told(result: Parsed) -> list[tuple[int, int, str]]:
    return [(each.start.line, each.start.column, each.message) for each in result.diagnostics]


def root(text: str) -> MapNode:
    result = parsed(text)
    assert result.diagnostics == ()
    assert result.root is not None
    return result.root


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("yes", "yes"),
        ("1:30", "1:30"),
        ("012", "012"),
        ("0x1f", "0x1f"),
        ("1e3", "1e3"),
        ("true", "true"),
        ("2026-11-21", "2026-11-21"),
        ("=", "="),
        ("''", ""),
        ("'null'", "null"),
        ('"~"', "~"),
        ("'it''s'", "it's"),
        ('"a\\u82b1"', "a花"),
        ("null", None),
        ("Null", None),
        ("~", None),
        ("", None),
        ("|\n  two\n  lines", "two\nlines\n"),
        (">\n  one\n  line", "one line\n"),
    ],
)
def test_scalars_stay_text(written: str, meant: str | None) -> None:
    assert content(root(f"a: {written}\n")) == {"a": meant}


def test_maps_and_lists_keep_their_order() -> None:
    text = "b: [1, {y: 2, x: 3}]\na:\n  - c\n  - d: e\n"
    assert list(content(root(text)).items()) == [
        ("b", ["1", {"y": "2", "x": "3"}]),
        ("a", ["c", {"d": "e"}]),
    ]


def test_every_key_and_value_knows_its_place() -> None:
    tree = root("name: 花 # a flower\nneeds: [花札, {月: [1,\n  22]}]\n")
    name, needs = tree.entries["name"], tree.entries["needs"]
    assert (name.key.start, name.key.end) == ((1, 1), (1, 5))
    assert (name.value.span.start, name.value.span.end) == ((1, 7), (1, 8))
    assert isinstance(needs.value, ListNode)
    assert (needs.value.span.start, needs.value.span.end) == ((2, 8), (3, 8))
    card, month = needs.value.items
    assert (card.span.start, card.span.end) == ((2, 9), (2, 11))
    assert isinstance(month, MapNode)
    months = month.entries["月"].value
    assert isinstance(months, ListNode)
    assert months.items[1].span.start == (3, 3)


def test_a_block_ends_where_its_last_value_does() -> None:
    tree = root("a:\n  b: c\n\n# comment\nd: e\n")
    inner = tree.entries["a"].value
    assert isinstance(inner, MapNode)
    assert (inner.span.start, inner.span.end) == ((2, 3), (2, 7))
    assert (inner.head.start, inner.head.end) == ((2, 3), (2, 4))


def test_the_text_at_a_span_is_what_was_written() -> None:
    text = Path(__file__).parents[2].joinpath("rules", "yatsuhashi.yaml").read_text("utf-8")
    lines = text.split("\n")

    def walk(node: Node) -> int:
        match node:
            case Scalar(text=str(value)) if node.span.start.line == node.span.end.line:
                line = lines[node.span.start.line - 1]
                there = line[node.span.start.column - 1 : node.span.end.column - 1]
                assert there.strip("\"'") == value
                return 1
            case Scalar():
                return 0
            case ListNode():
                return sum(walk(item) for item in node.items)
            case MapNode():
                for key, entry in node.entries.items():
                    line = lines[entry.key.start.line - 1]
                    assert line[entry.key.start.column - 1 : entry.key.end.column - 1] == key
                return sum(walk(entry.value) for entry in node.entries.values())

    assert walk(root(text)) > 100


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("between", ["", " ", "  ", "\t", "\u00a0", "\u3000"])
@pytest.mark.parametrize("mark", ["img src='a.png'>", "/b>", "!DOCTYPE html>", "?xml?>"])
def test_a_mark_of_a_page_is_refused_with_spaces_in_it_too(between: str, mark: str) -> None:
    (line, column, message), *others = told(parsed(f'name: "Our <{between}{mark}"\n'))
    assert (line, column, others) == (1, 7, [])
    assert "a mark of its own" in message


@pytest.mark.parametrize("text", ["3 < 4", "<3", "a <= b", "<- this", "<"])
def test_a_less_than_that_begins_no_mark_is_read(text: str) -> None:
    assert content(root(f'name: "{text}"\n')) == {"name": text}


TEXTS = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Cf", "Zl", "Zp"))
).filter(lambda text: not re.search(r"<\s*[A-Za-z/!?]", text))
DATA = st.recursive(
    TEXTS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(TEXTS.filter(bool), inner, max_size=4)
    ),
    max_leaves=12,
)


@pytest.mark.deep
@given(st.dictionaries(TEXTS.filter(lambda text: text != "<<"), DATA, min_size=1, max_size=4))
def test_what_is_written_is_read(data: dict[str, object]) -> None:
    for flow in (True, False):
        text = yaml.safe_dump(data, allow_unicode=True, default_flow_style=flow, width=60)
        result = parsed(text.replace("<<", "'<<'") if "\n<<" in text else text)
        if not result.diagnostics:
            assert result.root is not None
            assert content(result.root) == data
        else:
            assert any("key" in each.message for each in result.diagnostics)


@pytest.mark.parametrize("loader", ["CSafeLoader", "SafeLoader"])
def test_both_of_yamls_parsers_will_do(loader: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source_module, "_LOADER", getattr(yaml, loader))
    tree = root("a: [b, 花]\nc: {d: ''}\n")
    assert content(tree) == {"a": ["b", "花"], "c": {"d": ""}}
    assert tree.entries["c"].key.start == (2, 1)
    faults = [
        ("a: b\n\tc: d\n", (2, 1, "a tab cannot indent a line")),
        ("a: b: c\n", (1, 5, "a second ':' cannot stand on this line")),
        ("a: [b\n", (1, 4, "this '[' is not closed by ']'")),
        ("a: 'b\n", (1, 4, "this quote is never closed")),
        ("a: @b\n", (1, 4, "'@' cannot begin a text")),
        ("a:\n  b: c\n d: e\n", (3, 2, "this does not fit the lines above it")),
        ("a\nb: c\n", (1, 1, "a ':' is missing after this key")),
        ('a: "\\q"\n', (1, 6, "this escape after a backslash is unknown")),
        ("a: - b\n", (1, 4, "a list entry ('- ') cannot stand here")),
        ("a: [b, , c]\n", (1, 8, "a value is missing here")),
        ("a: *\n", (1, 4, "'*' cannot begin a text")),
        ("a: &\nb: c\n", (1, 4, "'&' cannot begin a text")),
        ("a: |x\n y\n", (1, 5, "the text after '|' or '>' cannot be read")),
        ("a: {b: c}}\n", (1, 10, "this '}' closes nothing")),
        ('a: "b" c\n', (1, 8, "this cannot follow what stands before it on the line")),
    ]
    for text, expected in faults:
        line, column, message = told(parsed(text))[0]
        # The two place some faults a character or two apart.
        assert (line, message) == (expected[0], expected[2]), text
        assert abs(column - expected[1]) <= 2, text


def test_problems_that_can_be_passed_over_are_told_together() -> None:
    text = "a: &x 1\nb: *x\nc: !t 2\na: 3\n<<: {d: 4}\n[e]: 5\nf: 6\n"
    result = parsed(text)
    assert told(result) == [
        (1, 4, "anchors ('&') are not read here"),
        (2, 4, "aliases ('*') are not read here"),
        (3, 4, "tags ('!') are not read here"),
        (4, 1, "the key 'a' is repeated"),
        (5, 1, "merge keys ('<<') are not read here"),
        (6, 1, "a key must be a single word"),
    ]
    assert result.root is not None
    assert list(result.root.entries) == ["a", "b", "c", "f"]


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("", (1, 1), "the file is empty"),
        ("\n\n# nothing\n", (1, 1), "the file is empty"),
        ("null\n", (1, 1), "the file is empty"),
        ("- a\n", (1, 1), "a list stands at the top, where keys are needed"),
        ("a b\n", (1, 1), "a text stands at the top, where keys are needed"),
        ("a: b\n---\nc: d\n", (2, 1), "a second document begins here"),
        ("%TAG ! x\n---\na: b\n", (1, 1), "YAML directives are not read here"),
        ('a: "\\e[31m"\n', (1, 4), "this text holds the unseen character U+001B"),
        ('a: "\\0"\n', (1, 4), "this text holds the unseen character U+0000"),
        ("~: b\n", (1, 1), "a key is missing before the ':'"),
    ],
)
def test_what_is_refused(text: str, place: tuple[int, int], message: str) -> None:
    assert told(parsed(text)) == [(*place, message)]


@pytest.mark.parametrize("version", ["1.1", "1.2"])
def test_a_version_may_be_said(version: str) -> None:
    assert content(root(f"%YAML {version}\n---\na: b\n")) == {"a": "b"}


def nested(depth: int) -> str:
    return "a: " + "[" * depth + "]" * depth + "\n"


def test_depth_is_capped_exactly() -> None:
    assert list(root(nested(MAX_DEPTH - 1)).entries) == ["a"]
    message = f"maps and lists lie more than {MAX_DEPTH} deep in one another here"
    assert told(parsed(nested(MAX_DEPTH))) == [(1, MAX_DEPTH + 3, message)]


def test_nodes_are_capped_exactly() -> None:
    assert list(root("a: [" + "b, " * (MAX_NODES - 3) + "]\n").entries) == ["a"]
    result = parsed("a: [" + "b, " * (MAX_NODES - 2) + "]\n")
    assert result.root is None
    assert [each.message for each in result.diagnostics] == [
        f"the file has more than {MAX_NODES} keys and values"
    ]


def test_a_file_that_is_wrong_all_over_is_not_read_to_its_end() -> None:
    result = parsed("a: b\n" * 2000)
    assert len(result.diagnostics) == 100


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_bytes(b"\xef\xbb\xbfa: b\r\nc: d\re: f")
    result = read_tree(file)
    assert result.root is not None
    assert content(result.root) == {"a": "b", "c": "d", "e": "f"}
    assert result.root.entries["e"].key.start == (3, 1)
