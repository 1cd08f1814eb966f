"""Any YAML file against any model."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from hanafuda_desktop.rules.diagnostics import render
from hanafuda_desktop.rules.documents import read_document
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
    assert read.value is None
