"""Any YAML file against any model."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import pytest
from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from hanafuda_desktop.rules.diagnostics import render
from hanafuda_desktop.rules.loader import read_document
from hanafuda_desktop.rules.schema.values import Model, Named, Whole, Words

Write = Callable[[str, str], Path]


def _even(value: int) -> int:
    if value % 2:
        raise PydanticCustomError("even", "an even number is needed")
    return value


class Drawer(Named):
    """A drawer of the shelf."""

    label: Words


class Shelf(Model):
    """A document of another kind."""

    width: Annotated[Whole, Field(ge=1), AfterValidator(_even)]
    depth: float = 1.5
    files: dict[str, str] = Field(default_factory=dict)
    drawers: tuple[Drawer, ...] = ()


def test_a_sound_document(write: Write) -> None:
    path = write(
        "shelf.yaml", "width: 4\ndepth: 2.5\nfiles: {a: b}\ndrawers: [{id: x, label: X}]\n"
    )
    read = read_document(path, Shelf)
    assert read.diagnostics == ()
    assert read.value == Shelf(
        width=4, depth=2.5, files={"a": "b"}, drawers=(Drawer(id="x", label={"en": "X"}),)
    )


def test_a_faulty_one(write: Write) -> None:
    text = "width: 3\ndepth: deep\nfiles: {a: [b]}\ndrawers: [{id: x, labl: X}]\nwide: 4\n"
    read = read_document(write("shelf.yaml", text), Shelf)
    assert read.value is None
    assert render(read.diagnostics, read.sources) == (
        "shelf.yaml:1:8: error: '3' is not allowed here: an even number is needed\n"
        "    1 | width: 3\n"
        "      |        ^\n"
        "shelf.yaml:2:8: error: 'deep' is not allowed here: input should be a valid number, "
        "unable to parse string as a number\n"
        "    1 | width: 3\n"
        "    2 | depth: deep\n"
        "      |        ^^^^\n"
        "shelf.yaml:3:12: error: a list is not allowed here: a text is needed\n"
        "    2 | depth: deep\n"
        "    3 | files: {a: [b]}\n"
        "      |            ^^^\n"
        "shelf.yaml:4:19: error: unknown key 'labl'\n"
        "    3 | files: {a: [b]}\n"
        "    4 | drawers: [{id: x, labl: X}]\n"
        "      |                   ^^^^\n"
        "   hint: did you mean 'label'?\n"
        "shelf.yaml:5:1: error: unknown key 'wide'\n"
        "    4 | drawers: [{id: x, labl: X}]\n"
        "    5 | wide: 4\n"
        "      | ^^^^\n"
        "   hint: did you mean 'width'?\n"
    )


def test_no_document_at_all(tmp_path: Path) -> None:
    read = read_document(tmp_path / "none.yaml", Shelf)
    assert read.value is None
    assert [each.message for each in read.diagnostics] == ["there is no such file"]


def test_faults_of_yaml_and_of_the_model_are_told_together(write: Write) -> None:
    read = read_document(write("shelf.yaml", "width: 4\nwidth: 5\ndepth: x\n"), Shelf)
    assert [each.start for each in read.diagnostics] == [(2, 1), (3, 8)]
    assert read.value == Shelf(width=4)


@pytest.mark.parametrize(
    ("faulty", "places"),
    [
        ("depth: deep\n", [(1, 8)]),
        ("wide: 4\n", [(1, 1)]),
        ("drawers: [{id: x, labl: X}]\n", [(1, 19)]),
        ("drawers: [{id: x}, {id: y}]\n", [(1, 11), (1, 20)]),
        ("depth: {id}.jpg\n", [(1, 12)]),
        ("depth: 'two\n", [(1, 8)]),
        ("depth 2\n", [(1, 1)]),
        ("depth: 2: 3\n", [(1, 9)]),
        ("depth:\n\t- 2\n", [(2, 1)]),
        ("depth: {a: {b: c}\n", [(1, 8)]),
        ("depth: &a 2\n", [(1, 8)]),
        ("depth: 'two\ndrawers: {id}x\n", [(1, 8), (2, 14)]),
    ],
)
def test_what_is_sound_beside_a_fault_is_taken(
    write: Write, faulty: str, places: list[tuple[int, int]]
) -> None:
    """Whether the fault stands before or behind it."""
    sound = "width: 4\nfiles: {a: b}\n"
    for text, moved in ((faulty + sound, 0), (sound + faulty, 2)):
        read = read_document(write("shelf.yaml", text), Shelf)
        assert read.value == Shelf(width=4, files={"a": "b"})
        found = [each.start for each in read.diagnostics]
        assert found[:1] == [(places[0][0] + moved, places[0][1])]
        assert len(found) == len(places)


def test_the_sound_entries_of_a_part_are_taken_too(write: Write) -> None:
    text = "width: 4\nfiles: {a: b, c: [d], e: f}\ndrawers: [{id: A}, {id: x, label: X}, {id: y}]\n"
    read = read_document(write("shelf.yaml", text), Shelf)
    assert read.value == Shelf(
        width=4, files={"a": "b", "e": "f"}, drawers=(Drawer(id="x", label={"en": "X"}),)
    )


def test_what_is_needed_may_be_given(write: Write, tmp_path: Path) -> None:
    needed = {"width": 8}
    for text in ("depth: 2\n", "width: 3\ndepth: 2\n", "width: 'x\ndepth: 2\n"):
        read = read_document(write("shelf.yaml", text), Shelf, needed)
        assert read.value == Shelf(width=8, depth=2)
        assert len(read.diagnostics) == 1
    for text in ("", "- a\n- b\n", "words\n", "width: [\n"):
        read = read_document(write("shelf.yaml", text), Shelf, needed)
        assert read.value == Shelf(width=8)
        assert len(read.diagnostics) == 1
    assert read_document(tmp_path / "none.yaml", Shelf, needed).value == Shelf(width=8)


def test_a_text_in_braces_is_meant_in_quotes(write: Write) -> None:
    read = read_document(write("shelf.yaml", "width: 4\nfiles: {a: {id}}\n"), Shelf)
    assert [each.hint for each in read.diagnostics] == ["did you mean '{id}', in quotes?"]
