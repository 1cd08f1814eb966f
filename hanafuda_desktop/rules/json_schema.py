"""The language as JSON Schema, from which editors complete, check and explain rule files.

Everything in it comes from the models: keys and types from their annotations, explanations from
the texts beneath the attributes. A file that ``extends`` another needs few keys, so every part has
a second form, in which only the ``id`` that says which part is meant is required. Which family a
file is of is told by its ``family``, or by the game of ours that it extends, so that an editor
offers and demands that family's keys alone.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from pydantic import BaseModel
from pydantic.json_schema import GenerateJsonSchema

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.language import Language
from hanafuda_desktop.rules.schema.game import Deck, GameBase
from hanafuda_desktop.rules.schema.selectors import CardsWanted, Selector
from hanafuda_desktop.rules.schema.values import Named
from hanafuda_desktop.rules.schema_places import is_one_or_more
from hanafuda_desktop.rules.validation import Shape

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_REF: Final = "#/$defs/"
_CHANGES: Final = "Changes"
"""What the name of a part's second form ends with."""

_EXTENDS: Final = {
    "type": "string",
    "description": "The game that this one changes: the name of its file. What stands here is laid "
    "over it: maps merge, lists of parts with an id merge by it, all else is replaced.",
}
_REMOVE: Final = {
    "anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}],
    "description": "What to take out of the extended game first: paths such as yaku.kiri-kasu or "
    "stock.redeals.",
}

# pydantic writes bounds that it checks in Python under their Python names.
_BOUNDS: Final = {"ge": "minimum", "le": "maximum"}
_LENGTHS: Final = {"min_length": ("minLength", "minItems"), "max_length": ("maxLength", "maxItems")}

_CARDS: Final = "CardId"
_TITLES: Final = [card.english_title for card in CARDS]

_RULE_ID: Final = re.compile(r" \([A-Z]+-[0-9]+\)")
_EVERY_CARD: Final = (Selector(),)


class _Generator(GenerateJsonSchema):
    """Pydantic's generator, less what is written here in the manner of rule files."""

    def default_schema(self, schema: Any) -> dict[str, Any]:
        """Defaults are written by :func:`_default`, as a rule file writes them."""
        return self.generate_inner(schema["schema"])


def _walked(schema: Any, change: Callable[[dict[str, Any]], None]) -> Any:
    """Apply a change to every map of a schema, inner ones first."""
    match schema:
        case dict():
            for inner in schema.values():
                _walked(inner, change)
            change(schema)
        case list():
            for inner in schema:
                _walked(inner, change)
    return schema


def _mend(schema: dict[str, Any]) -> None:
    """Drop titles, which repeat keys, and bring bounds under their names in JSON Schema."""
    if isinstance(schema.get("title"), str):
        del schema["title"]
    for name, right in _BOUNDS.items():
        if name in schema:
            schema[right] = schema.pop(name)
    for name, (of_text, of_list) in _LENGTHS.items():
        if name in schema:
            schema[of_list if schema.get("type") == "array" else of_text] = schema.pop(name)
    if "oneOf" in schema:  # the branches of a union never overlap here
        schema["anyOf"] = schema.pop("oneOf")
    if "patternProperties" in schema:
        schema["additionalProperties"] = False
    if isinstance(schema.get("description"), str):
        schema["description"] = _prose(schema["description"])


def _mark(schema: dict[str, Any]) -> None:
    """Say it again for editors that show Markdown and escape what is not said to be any."""
    text = schema.get("description")
    if isinstance(text, str) and re.search(r"[`*]", text):
        schema["markdownDescription"] = text


def _prose(text: str) -> str:
    """A docstring for readers of rule files: one line, Markdown's code, no numbers of rules."""
    return _RULE_ID.sub("", " ".join(text.split())).replace("``", "`")


def _default(value: Any, annotation: Any) -> Any:
    """A default as a rule file writes it."""
    if value == _EVERY_CARD and Shape(annotation).is_alias(CardsWanted):
        return "all"
    if value == () and (word := Shape(annotation).empty) is not None:
        return word
    if isinstance(value, dict) and set(value) == {"any"}:
        return value["any"]
    if isinstance(value, tuple):
        return [_default(each, None) for each in value]
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", exclude_defaults=True)
    return value


# Python forgets the texts beneath attributes when it compiles a module: they are in its source.


def of_source(model: type[BaseModel]) -> dict[str, str]:
    """The text beneath each attribute of a model and of its bases, on one line."""
    texts: dict[str, str] = {}
    for each in reversed(model.__mro__):
        module = inspect.getmodule(each)
        if module is not None and issubclass(each, BaseModel) and each is not BaseModel:
            texts |= _of_module(module).get(each.__name__, {})
    return texts


@cache
def _of_module(module: ModuleType) -> dict[str, dict[str, str]]:
    tree = ast.parse(inspect.getsource(module))
    return {node.name: _of_class(node) for node in tree.body if isinstance(node, ast.ClassDef)}


def _of_class(node: ast.ClassDef) -> dict[str, str]:
    texts: dict[str, str] = {}
    for statement, following in zip(node.body, node.body[1:], strict=False):
        match statement, following:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                texts[name] = " ".join(text.split())
    return texts


def _explained(definitions: dict[str, Any], models: Mapping[str, type[BaseModel]]) -> None:
    """Give every key of the models its explanation and default."""
    for name, model in models.items():
        texts = of_source(model)
        for key, schema in definitions[name].get("properties", {}).items():
            field = model.model_fields[key]
            if key in texts:
                schema["description"] = _prose(texts[key])
            if not field.is_required() and field.default is not None:
                schema["default"] = _default(field.default, field.annotation)
        definitions[name]["description"] = _prose(model.__doc__ or "")


def _models_of(*roots: type[BaseModel]) -> dict[str, type[BaseModel]]:
    """These models and all that they are made of, by name."""
    found: dict[str, type[BaseModel]] = {}
    waiting = list(roots)
    while waiting:
        model = waiting.pop(0)
        if model.__name__ not in found:
            found[model.__name__] = model
            shape = Shape(model)
            waiting += [inner for key in shape.keys for inner in shape.at(key).parts]
    return found


def _definitions(*roots: type[BaseModel], decks: Iterable[str] = ()) -> dict[str, Any]:
    """The schema of each of these models and of all that they are made of.

    Args:
        roots: the models.
        decks: the decks that are offered to games.
    """
    definitions: dict[str, Any] = {}
    for root in roots:
        whole = root.model_json_schema(schema_generator=_Generator)
        definitions |= whole.pop("$defs", {})
        definitions[root.__name__] = whole
    _walked(definitions, _mend)
    models = _models_of(*roots)
    _explained(definitions, models)
    for name, model in models.items():
        if issubclass(model, GameBase | Deck):  # loading fills the id in from the file's name
            definitions[name]["required"].remove("id")
        if issubclass(model, GameBase):
            definitions[name]["properties"]["deck"]["defaultSnippets"] = _offered(decks)
    definitions[_CARDS]["enumDescriptions"] = _TITLES
    return definitions


def _forms(definitions: dict[str, Any], roots: set[str], named: set[str]) -> dict[str, Any]:
    """The second form of every part that needs one: what a file that extends another may write.

    Maps and the parts of lists that merge by id may be partial; the entries of other lists replace
    what was there, so they stay as they are.
    """
    merged = {
        name: {_target(each) for each in _merging(part, named)}
        for name, part in definitions.items()
    }
    reached, waiting = set(roots), list(roots)
    while waiting:
        more = merged[waiting.pop()] - reached
        reached |= more
        waiting += more
    partial = {name for name in reached if definitions[name].get("required")}
    while more := {name for name in reached - partial if merged[name] & partial}:
        partial |= more
    forms = {}
    for name in partial:
        form = deepcopy(definitions[name])
        for each in _merging(form, named):
            if _target(each) in partial:
                each["$ref"] += _CHANGES
        form.pop("required", None)
        if name in named:
            form["required"] = ["id"]
        forms[f"{name}{_CHANGES}"] = form
    return forms


def _target(schema: Mapping[str, Any]) -> str:
    return str(schema["$ref"]).removeprefix(_REF)


def _merging(schema: Any, named: set[str], *, in_list: bool = False) -> Iterator[dict[str, Any]]:
    """The references in a schema to parts that merge where they stand."""
    match schema:
        case {"$ref": _}:
            if not in_list or _target(schema) in named:
                yield schema
        case dict():
            in_list = in_list or is_one_or_more(schema)
            for key, each in schema.items():
                yield from _merging(each, named, in_list=in_list or key == "items")
        case list():
            for each in schema:
                yield from _merging(each, named, in_list=in_list)


def _offered(names: Iterable[str]) -> list[dict[str, str]]:
    """Names that editors offer, though others may stand there as well: of files of one's own."""
    return [{"label": name, "body": name} for name in names]


def _shipped(catalogue: Catalogue) -> dict[str, list[str]]:
    """The games that come with the program, by their families."""
    games: dict[str, list[str]] = {family: [] for family in catalogue.language}
    for entry in catalogue.entries():
        games[catalogue.game(entry.id).family].append(entry.id)
    return games


def _told_by(
    key: str, told: Mapping[str, list[str]], form: str, language: Language
) -> dict[str, Any]:
    """The top of a file whose family is told by a key, and any family's where it is not.

    Args:
        key: the key.
        told: for each family, what then stands there.
        form: what the names of the tops end with.
        language: which families there are.
    """
    tops = {each: {"$ref": f"{_REF}{language[each].model.__name__}{form}"} for each in told}
    schema: dict[str, Any] = {"anyOf": list(tops.values())}
    for family, words in reversed([*told.items()]):
        # No const and no enum: while a word is being written, editors take any that begins like it
        # for the one that is meant, and would offer the first family alone.
        value = {"type": "string", "pattern": f"^({'|'.join(words)})$"}
        is_told = {"required": [key], "properties": {key: value}}
        schema = {"if": is_told, "then": tops[family], "else": schema}
    return schema


def game_schema(catalogue: Catalogue) -> dict[str, Any]:
    """The JSON Schema of a game's rule file, with or without ``extends``.

    Args:
        catalogue: the games that come with the program.
    """
    language = catalogue.language
    families = tuple(each.model for each in language.values())
    decks = catalogue.deck_names(rule_files() / "any.yaml")
    definitions = _definitions(*families, decks=decks)
    models = _models_of(*families)
    named = {name for name, model in models.items() if issubclass(model, Named)}
    roots = {family.__name__ for family in families}
    forms = _forms(definitions, roots, named)
    shipped = _shipped(catalogue)
    games = sorted(game for of_family in shipped.values() for game in of_family)
    extends = _EXTENDS | {"defaultSnippets": _offered(games)}
    for family in families:
        form = forms[f"{family.__name__}{_CHANGES}"]
        form["properties"] = {"extends": extends, "remove": _REMOVE, **form["properties"]}
        form["required"] = ["extends"]
    return {
        "$schema": _DIALECT,
        "title": "A rule file of Hanafuda Desktop",
        "type": "object",
        "if": {"required": ["extends"]},
        "then": _told_by("extends", shipped, _CHANGES, language),
        "else": _told_by("family", {each: [each] for each in language}, "", language),
        "$defs": _walked(dict(sorted((definitions | forms).items())), _mark),
    }


def deck_schema() -> dict[str, Any]:
    """The JSON Schema of a deck's file."""
    return {
        "$schema": _DIALECT,
        "title": "A deck of Hanafuda Desktop",
        "$ref": f"{_REF}{Deck.__name__}",
        "$defs": _walked(dict(sorted(_definitions(Deck).items())), _mark),
    }


def write(folder: Path, catalogue: Catalogue) -> None:
    """Write both files below a folder of rule files."""
    for below, schema in ((".", game_schema(catalogue)), ("decks", deck_schema())):
        text = json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        (folder / below / "schema.json").write_text(text, "utf-8", newline="\n")
