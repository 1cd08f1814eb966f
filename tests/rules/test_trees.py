"""Trees that are remembered mean what the file means, and damaged ones are not believed."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules import tree as source_module
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.files import read_tree, tree_from, tree_text
from hanafuda_desktop.rules.fingerprint import digest
from hanafuda_desktop.rules.source import Entry, MapNode, Node, Span, content

SHIPPED = sorted(rule_files().rglob("*.yaml"))


class Notes:
    """A memory that lies in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.recalled = 0

    def recall(self, name: str) -> str | None:
        found = self.kept.get(name)
        self.recalled += found is not None
        return found

    def keep(self, name: str, text: str) -> None:
        self.kept[name] = text


def _spans(node: Node | Entry) -> list[tuple[object, ...]]:
    """Every place in a tree, in its order."""
    match node:
        case Entry(key, value):
            return [_place(key), *_spans(value)]
        case MapNode(entries, span, head):
            inner = [place for entry in entries.values() for place in _spans(entry)]
            return [_place(span), _place(head), *inner]
        case _:
            inner = [place for item in getattr(node, "items", ()) for place in _spans(item)]
            return [_place(node.span), *inner]


def _place(span: Span) -> tuple[object, ...]:
    return (span.file, span.start, span.end)


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_a_remembered_tree_is_the_parsed_one_in_every_place(file: Path) -> None:
    parsed = read_tree(file)
    assert parsed.root is not None
    again = tree_from(tree_text(parsed.root), parsed.source)
    assert again is not None
    assert content(again) == content(parsed.root)
    assert list(again.entries) == list(parsed.root.entries)
    assert _spans(again) == _spans(parsed.root)


def test_games_are_the_same_from_memory_and_nothing_is_parsed_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    notes = Notes()
    first = [
        digest(Catalogue([rule_files()], LANGUAGE, notes).game(name))
        for name in ("koi-koi", "mushi")
    ]
    files = len(notes.kept)
    assert files >= 3
    monkeypatch.setattr(source_module, "parse", pytest.fail)
    again = [
        digest(Catalogue([rule_files()], LANGUAGE, notes).game(name))
        for name in ("koi-koi", "mushi")
    ]
    assert again == first
    assert notes.recalled >= files


def test_another_text_is_another_tree(tmp_path: Path) -> None:
    notes, file = Notes(), tmp_path / "mine.yaml"
    for points in (3, 5):
        file.write_text(f"extends: koi-koi\npoints: {points}\n", encoding="utf-8")
        root = read_tree(file, memory=notes).root
        assert root is not None
        assert root.text("points") == str(points)
    assert len(notes.kept) == 2


@pytest.mark.parametrize("text", ["a: *b\n", "a: [\n", "", "- a\n", "a: 1\na: 2\n"])
def test_a_faulty_text_is_not_remembered(tmp_path: Path, text: str) -> None:
    notes, file = Notes(), tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    assert read_tree(file, memory=notes).diagnostics == read_tree(file, memory=notes).diagnostics
    assert read_tree(file, memory=notes).diagnostics
    assert notes.kept == {}


@pytest.mark.parametrize(
    "damaged",
    [
        "",
        "{",
        "null",
        "[]",
        "{}",
        "[1,1,1,2,null]",
        "[1,1,1,2,[]]",
        '[1,1,1,2,1,1,1,2,{"a":[1,1,1,2]}]',
        '[1,1,1,2,1,1,1,2,{"a":[1,1,1,2,[1,1,1,2,7]]}]',
        "[" * 100_000,
    ],
)
def test_what_is_damaged_is_parsed_again(tmp_path: Path, damaged: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("a: {b: [1, 2]}\n", encoding="utf-8")
    notes = Notes()
    read_tree(file, memory=notes)
    (name,) = notes.kept
    notes.kept[name] = damaged
    root = read_tree(file, memory=notes).root
    assert root is not None
    assert content(root) == {"a": {"b": ["1", "2"]}}
    assert notes.kept[name] != damaged
