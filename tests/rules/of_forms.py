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
from hanafuda_desktop.rules.source import SourceText, content, place_in
from hanafuda_desktop.rules.text_edits import rewritten
from hanafuda_desktop.rules.tree import parse

__all__ = [
    "FILES",
    "another",
    "form_of",
    "leaves",
    "names_of",
    "text_of",
    "with_value",
    "without",
]

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


def _said(text: str) -> Any:
    root = parse(SourceText(rule_files(), text)).root
    return {} if root is None else content(root)


def with_value(text: str, path: FormPath, value: Any, lists: frozenset[str] = frozenset()) -> str:
    """The text with a value set; what is missing on the way is made.

    Args:
        text: the text.
        path: where the value goes.
        value: the value.
        lists: keys at the top that hold a list of parts with an ``id``.
    """
    said = _said(text)
    if path[0] in lists:
        parts = said.get(path[0]) or []
        said[path[0]] = parts if isinstance(parts, list) else [parts]
    return rewritten(text, _placed(said, path, value))


def _placed(said: Any, path: FormPath, value: Any) -> Any:
    if not path:
        return value
    if not isinstance(said, list):
        known = said or {}
        return {**known, path[0]: _placed(known.get(path[0]), path[1:], value)}
    at = place_in(said, path[0])
    if at is not None:
        return [*said[:at], _placed(said[at], path[1:], value), *said[at + 1 :]]
    fresh = _placed({}, path[1:], value)
    return [*said, {"id": path[0], **fresh} if isinstance(fresh, dict) else fresh]


def without(text: str, path: FormPath) -> str:
    """The text without what stands at a path, and without what would be left empty."""
    return rewritten(text, _taken(_said(text), path))


def _taken(said: Any, path: FormPath) -> Any:
    if isinstance(said, list):
        at = place_in(said, path[0])
        assert at is not None
        inner = [_taken(said[at], path[1:])] if path[1:] else []
        return [*said[:at], *filter(None, inner), *said[at + 1 :]]
    if path[0] not in said:
        assert said["id"] == path[0]  # it stands alone in place of a list
        return _taken(said, path[1:]) if path[1:] else {}
    left = _taken(said[path[0]], path[1:]) if path[1:] else None
    return {key: left if key == path[0] else said[key] for key in said if key != path[0] or left}
