"""Forms for tests: of shipped files, of texts, and all fields that are in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from hanafuda_desktop.cards.cardset import FULL_DECK
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.completion import KnownNames, base_named, names_known
from hanafuda_desktop.rules.form import Field, Form, FormPath
from hanafuda_desktop.rules.schema.selectors import cards_in, cards_written
from hanafuda_desktop.rules.schema_places import ValueKind

__all__ = ["FILES", "another", "form_of", "leaves", "names_of", "text_of"]

FILES = tuple(sorted(path.stem for path in rule_files().glob("*.yaml")))


@cache
def _catalogue() -> Catalogue:
    return our_games()


@cache
def text_of(name: str) -> str:
    return (rule_files() / f"{name}.yaml").read_text("utf-8")


@cache
def names_of(base: str | None) -> KnownNames:
    return names_known(_catalogue(), rule_files() / "mine.yaml", base)


def form_of(text: str, name: str = "mine") -> Form:
    """The form of a file of this name that says this."""
    file: Path = rule_files() / f"{name}.yaml"
    tree = _catalogue().load_draft(file, text).tree
    return Form(file, text, tree, names_of(base_named(text)))


def leaves(form: Form, path: FormPath = ()) -> Iterator[Field]:
    """All values that hold no fields of their own."""
    for field in form.fields(path):
        yield from _below(form, field)


def _below(form: Form, field: Field) -> Iterator[Field]:
    match field.sort.kind:
        case ValueKind.GROUP:
            yield from leaves(form, field.path) if field.value is not None else ()
        case ValueKind.PARTS | ValueKind.KEYED:
            for part in form.parts(field.path):
                if part.is_removed:
                    continue
                if form.sort(part.path).kind is ValueKind.GROUP:
                    yield from leaves(form, part.path)
                else:
                    yield form.field(part.path)
        case _:
            yield field


def another(field: Field) -> Any:
    """Another value that can stand there."""
    sort, value = field.sort, field.value
    match sort.kind:
        case ValueKind.SWITCH:
            return str(value).lower() != "true"
        case ValueKind.NUMBER | ValueKind.BY_PLAYERS:
            return sort.least if str(value) != str(sort.least) else sort.least + 1
        case ValueKind.CHOICE | ValueKind.STEPS:
            return next(word for word in sort.words if word != str(value).lower())
        case ValueKind.NUMBERS:
            return [sort.least, sort.least + 1, sort.least]
        case ValueKind.NAME:
            return f"{value}-too"
        case ValueKind.NAMES:
            return ["one", "another"]
        case ValueKind.CARDS:
            return cards_written((cards_in(value) or 0) ^ FULL_DECK or 1)
        case _:
            return "Others: it's so"
