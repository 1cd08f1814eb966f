"""What is offered and explained while a rule file is being written, sound or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.completion import (
    Completion,
    KnownNames,
    WordRole,
    base_named,
    completion,
    explanation,
    names_known,
    outline,
)
from hanafuda_desktop.rules.files import read_tree
from hanafuda_desktop.rules.schema_places import Way
from hanafuda_desktop.rules.source import ListNode, MapNode, Node, Scalar

CATALOGUE = our_games()
HERE = Path("elsewhere") / "ours.yaml"
SHIPPED = sorted(rule_files().glob("**/*.yaml"))

OURS = "extends: koi-koi\nname: Ours\n"
PATIENCE = "extends: yatsuhashi\nname: Ours\ncolumns:\n  - id: beds\n    "
YAKU = f"{OURS}yaku:\n  - id: kasu\n    "


def _place(marked: str) -> tuple[str, int, int]:
    """A text without the bar in it, and the bar's line and column."""
    at = marked.index("|")
    line = marked.count("\n", 0, at) + 1
    return marked.replace("|", "", 1), line, at - marked.rfind("\n", 0, at)


def _completed(marked: str) -> Completion | None:
    text, line, column = _place(marked)
    return completion(text, line, column, names_known(CATALOGUE, HERE, base_named(text)))


def _words(marked: str) -> list[str]:
    found = _completed(marked)
    return [] if found is None else [each.text for each in found.suggestions]


# --- what stands where ---------------------------------------------------------------------------


def _parsed(node: Node, way: Way, found: set[tuple[int, int, bool, Way]]) -> None:
    match node:
        case MapNode():
            for key, entry in node.entries.items():
                found.add((*entry.key.start, True, way))
                _parsed(entry.value, (*way, key), found)
        case ListNode():
            for number, item in enumerate(node.items):
                _parsed(item, (*way, number), found)
        case Scalar(text=str()):
            found.add((*node.span.start, False, way))


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_the_outline_of_a_sound_file_is_what_the_parser_reads(file: Path) -> None:
    root = read_tree(file).root
    assert root is not None
    wanted: set[tuple[int, int, bool, Way]] = set()
    _parsed(root, (), wanted)
    spots = outline(file.read_text("utf-8"))
    assert {(s.line, s.start, s.role is WordRole.KEY, s.path) for s in spots} == wanted


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_nothing_that_is_cut_off_stops_the_outline(file: Path) -> None:
    text = file.read_text("utf-8")
    names = KnownNames()
    for cut in range(0, len(text), max(1, len(text) // 60)):
        line = text.count("\n", 0, cut) + 1
        completion(text[:cut], line, cut - text.rfind("\n", 0, cut), names)


def test_braces_that_are_never_closed_end_at_the_next_key() -> None:
    keys = {s.text for s in outline("deal: {2: {hand: 8\nrounds: 6\n") if not s.path}
    assert keys == {"deal", "rounds"}


# --- keys ----------------------------------------------------------------------------------------


def test_a_new_file_begins_with_a_family_or_a_base() -> None:
    assert _words("|")[:2] == ["extends", "family"]


def test_keys_of_the_family_are_offered_with_what_they_mean() -> None:
    found = _completed(f"{OURS}must|")
    assert found is not None
    (key,) = found.suggestions
    assert (key.text, key.insert, found.start) == ("must_match", "must_match: ", 1)
    assert "must play such a card" in key.about


def test_keys_that_stand_there_already_are_not_offered() -> None:
    words = _words(f"{YAKU}|\n    points: 3\nrounds: 6\n")
    assert "name" in words
    assert not {"id", "points", "rounds"} & set(words)


def test_a_base_has_given_the_family_and_the_file_its_id() -> None:
    assert not {"family", "id", "extends"} & set(_words(f"{OURS}|"))


def test_keys_in_braces() -> None:
    assert _words(f"{OURS}deal: {{2: {{hand: 8, |}}}}\n") == ["field", "packet"]


def test_a_key_that_has_its_colon_is_written_without_another() -> None:
    found = _completed(f"{YAKU}poi|: 3\n")
    assert found is not None
    assert found.suggestions[0].insert == "points"


def test_a_list_of_parts_begins_with_an_id() -> None:
    assert _words(f"{OURS}yaku:\n  |") == ["- id:"]


# --- values --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("marked", "words"),
    [
        ("family: |", ["tableau", "fishing", "shedding", "speed"]),
        (f"{OURS}must_match: |", ["true", "false"]),
        (f"{OURS}round_ends: |", ["hands", "stock", "both"]),
        (f"{YAKU}needs: [{{cards: {{category: |", ["bright", "animal", "ribbon", "chaff"]),
        (f"{YAKU}needs:\n      - willow-l|", ["willow-lightning"]),
        ("extends: koi-koi-m|", ["koi-koi-modern"]),
        ("deck: |", ["hanafuda-40", "hanafuda-48"]),
        (f"{YAKU}group: b|", ["brights"]),
        (f"{OURS}remove: [yaku.has|]", []),
        (f"{OURS}remove: [yaku.hana|]", ["yaku.hanami-zake"]),
        (f"{PATIENCE}takes_from: f|", ["foundations"]),
        (f"{PATIENCE}takes_from: [waste, |]", ["beds", "cells", "columns", "foundations", "waste"]),
        (f"{PATIENCE}refill: |", ["stock", "waste", "foundations", "beds"]),
        (f"{PATIENCE}refill: [b|", ["beds"]),
        (f"{OURS}remove:\n  - mult|", ["multipliers", "multipliers.opponent-called"]),
    ],
)
def test_values(marked: str, words: list[str]) -> None:
    assert sorted(_words(marked)) == sorted(words)


def test_ids_of_the_bases_parts_are_offered_by_their_names() -> None:
    found = _completed(f"{YAKU}points: 2\n  - id: |")
    assert found is not None
    named = {each.text: each.about for each in found.suggestions}
    assert named["hanami-zake"] == "Hanami-zake"
    assert "kasu" not in named  # it is changed already


def test_yaku_of_the_file_and_of_its_base_can_be_named() -> None:
    words = _words(f"{OURS}yaku:\n  - id: rain\n    over: [|]")
    assert {"rain", "kasu"} <= set(words)


def test_what_is_written_comes_first_and_what_only_holds_it_last() -> None:
    assert _words(f"{YAKU}over: tan|") == ["tan", "tane", "aka-tan-ao-tan", "aka-tan", "ao-tan"]


def test_a_card_is_told_by_its_name() -> None:
    found = _completed(f"{YAKU}needs: [pine-cr|")
    assert found is not None
    assert [each.about for each in found.suggestions] == ["Pine, Crane"]


@pytest.mark.parametrize("marked", [f"{OURS}# fam|", f"{OURS}summary: |\n  a"])
def test_nothing_is_offered_in_comments_and_free_texts(marked: str) -> None:
    assert _words(marked) == []


# --- explanations --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("marked", "title", "says", "kind"),
    [
        (f"{OURS}rou|nds: 6\n", "rounds", "How many rounds", "a number from 1 to 99; usually 12"),
        (f"{OURS}rounds: |6\n", "rounds", "How many rounds", "a number from 1 to 99; usually 12"),
        (f"{OURS}must_|match: true\n", "must_match", "must play", "true or false; usually false"),
        (f"{YAKU}needs: [pine-|crane]\n", "pine-crane", "Pine, Crane", ""),
    ],
)
def test_what_stands_under_the_pointer_is_explained(
    marked: str, title: str, says: str, kind: str
) -> None:
    text, line, column = _place(marked)
    found = explanation(text, line, column, names_known(CATALOGUE, HERE, base_named(text)))
    assert found is not None
    assert (found.title, found.kind) == (title, kind)
    assert says in found.text


@pytest.mark.parametrize("marked", [f"{OURS}|# a comment", f"{OURS}unknown|: 3", f"{OURS}  |"])
def test_nothing_is_explained_where_nothing_is_known(marked: str) -> None:
    text, line, column = _place(marked)
    assert explanation(text, line, column, KnownNames()) is None


def test_every_key_of_every_shipped_file_is_explained() -> None:
    for file in sorted(rule_files().glob("*.yaml")):
        text = file.read_text("utf-8")
        names = names_known(CATALOGUE, file, base_named(text))
        for spot in outline(text):
            is_number = spot.text in ("any", *map(str, range(10)))
            if spot.role is WordRole.KEY and not is_number and len(spot.text.partition("-")[0]) > 2:
                found = explanation(text, spot.line, spot.start, names)
                assert found is not None, f"{file.name}:{spot.line}: {spot.text}"


# --- drafts --------------------------------------------------------------------------------------


def test_a_text_is_loaded_as_the_file_would_be() -> None:
    loaded = CATALOGUE.load_draft(HERE, f"{OURS}rounds: 6\n")
    assert loaded.rules is not None
    assert (loaded.rules.id, loaded.rules.variant_of) == ("ours", "koi-koi")
    assert loaded.sources[HERE].startswith("extends")


def test_a_draft_of_a_shipped_file_is_not_what_stands_on_the_disk() -> None:
    file = rule_files() / "koi-koi.yaml"
    text = file.read_text("utf-8").replace("rounds: 12", "rounds: 3")
    assert CATALOGUE.load_draft(file, text).rules != CATALOGUE.load(file).rules


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "the file is empty"),
        ("name: \x07", "control character"),
        ("a: " + "x" * 300_000, "larger than 256 kB"),
        ("extends: koi-koy\n", "unknown base 'koi-koy'"),
    ],
    ids=["empty", "control", "large", "base"],
)
def test_what_is_wrong_with_a_draft_is_said(text: str, says: str) -> None:
    loaded = CATALOGUE.load_draft(HERE, text)
    assert loaded.rules is None
    assert says in loaded.diagnostics[0].message
