"""A change of a form changes the lines of its value and no others, and loses no comment."""

from __future__ import annotations

import re

import pytest

from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.rules.form import Field, Form, FormChanges, Origin
from hanafuda_desktop.rules.inheritance import merge
from hanafuda_desktop.rules.schema_places import ValueKind
from hanafuda_desktop.rules.source import SourceText
from hanafuda_desktop.rules.text_edits import as_read
from hanafuda_desktop.rules.tree import parse
from hanafuda_desktop.rules.validation import Shape
from tests.rules.of_forms import FILES, another, form_of, leaves, names_of, text_of

MANY = 30
"""Of a file that says more than this every fourth value is tried, of each file others."""
NOT_WRITTEN = 6
"""So many of the others, or a few more."""
_COMMENT = re.compile(r"(?:^|\s)(#.*)$", re.MULTILINE)


def _own(form: Form, text: str) -> Form:
    """The same file with another text, quickly: nothing is checked."""
    file = form.own.span.file
    if form.base is None:
        return Form(file, text, None, form.names)
    own = parse(SourceText(file, text)).root
    assert own is not None
    assert form.family is not None
    tree = merge(form.base, own, Shape(LANGUAGE[form.family].model))
    return Form(file, text, tree, form.names)


def _comments(text: str) -> list[str]:
    return _COMMENT.findall(text)


def _outside(text: str, field: Field) -> tuple[list[str], list[str]]:
    """The lines above and below a value."""
    assert field.span is not None
    lines = text.split("\n")
    after = field.span.end.line - (field.span.end.column == 1)
    return lines[: field.span.start.line - 1], lines[after:]


def _tried(form: Form, name: str, *, are_written: bool) -> list[Field]:
    found = [
        each
        for each in leaves(form)
        if (each.origin is Origin.WRITTEN) is are_written
        and each.path[-1] != "id"  # its path is another then
        and (each.sort.kind is not ValueKind.CHOICE or len(each.sort.words) > 1)
    ]
    step = max(1, len(found) // NOT_WRITTEN)
    if are_written:
        step = 4 if len(found) > MANY else 1
    return found[FILES.index(name) % step :: step]


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("name", FILES)
def test_a_value_that_is_written_changes_in_its_lines(name: str) -> None:
    text, form = text_of(name), form_of(text_of(name), name)
    tried = _tried(form, name, are_written=True)
    assert tried
    for field in tried:
        new = another(field)
        changes = FormChanges(form)
        is_words = field.sort.kind is ValueKind.WORDS
        after = changes.set_words(field.path, new) if is_words else changes.set(field.path, new)
        assert _comments(after) == _comments(text), field.path
        above, below = _outside(text, field)
        lines = after.split("\n")
        assert lines[: len(above)] == above, field.path
        assert lines[len(lines) - len(below) :] == below, field.path
        changed = _own(form, after)
        held = changed.value(field.path)
        if isinstance(held, dict) and is_words:
            held = held.get("en", next(iter(held.values())))
        assert held == as_read(new), field.path
        back = FormChanges(changed).set(field.path, field.value)
        assert _comments(back) == _comments(text), field.path
        assert _own(form, back).value(field.path) == field.value, field.path


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("name", FILES)
def test_a_value_that_is_not_written_comes_and_goes_without_a_trace(name: str) -> None:
    text, form = text_of(name), form_of(text_of(name), name)
    tried = _tried(form, name, are_written=False)
    assert len(tried) >= NOT_WRITTEN - 1
    for field in tried:
        after = FormChanges(form).set(field.path, another(field))
        assert _comments(after) == _comments(text), field.path
        assert _own(form, after).value(field.path) != field.value, field.path
        alone = _path_written(form, field)
        if alone is not None:
            assert FormChanges(_own(form, after)).go_back(alone) == text, field.path


def _path_written(form: Form, field: Field) -> tuple[str, ...] | None:
    """What is to be taken back: the value, or what had to be written with it as a whole.

    ``None`` where that is a value of the text, which was written shorter before.
    """
    for depth in range(1, len(field.path)):
        path = field.path[:depth]
        sort = form.sort(path)
        is_short = form.written(path) is not None and bool(sort.short)
        said = form.node(form.tree, path)
        if form.written(path) is not None:
            if is_short or (sort.kind is ValueKind.PARTS and sort.one_alone):
                return None
        elif (
            (sort.kind is ValueKind.PARTS and not (sort.is_named and said))
            or (said is None and form.usual(path))
            or (sort.short and form.inherited(path) is not None)
        ):
            return path
    return field.path


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("name", FILES)
def test_parts_that_are_added_and_taken_out_again_leave_the_text_as_it_was(name: str) -> None:
    text, form = text_of(name), form_of(text_of(name), name)
    lists = [each for each in form.fields(()) if each.sort.kind is ValueKind.PARTS]
    for field in (each for each in lists if each.sort.is_named):
        if form.node(form.tree, field.path) is None and form.usual(field.path):
            continue  # the usual ones are written with it
        after = FormChanges(form).add(field.path)
        assert _comments(after) == _comments(text)
        more = _own(form, after)
        before = {part.path for part in form.parts(field.path)}
        (path,) = {part.path for part in more.parts(field.path)} - before
        assert FormChanges(more).remove(path) == text


def test_the_names_of_the_base_are_known() -> None:
    assert "yaku" in names_of("koi-koi").parts
