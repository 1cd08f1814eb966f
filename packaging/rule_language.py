"""``rules/README.md`` and the JSON Schemas of rule files, for those who write them and for editors.

``python packaging/rule_language.py`` writes them. The schemas come from the models, and the tables
of the reference from the schemas; the way into the language and an example for each part stand in
:mod:`rule_examples`.
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
from rule_examples import INTRODUCTION, SECTIONS, ReferenceSection

from hanafuda_desktop.cards.card import CARDS, MONTHS
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.files import DECKS
from hanafuda_desktop.rules.language import Language
from hanafuda_desktop.rules.schema.game import Deck, GameBase
from hanafuda_desktop.rules.schema.selectors import CardsWanted, Selector
from hanafuda_desktop.rules.schema.values import Named
from hanafuda_desktop.rules.schema_places import CHANGES, REF, is_one_or_more
from hanafuda_desktop.rules.validation import Shape

# The language as JSON Schema, from which editors complete, check and explain rule files.
#
# Everything in it comes from the models: keys and types from their annotations, explanations from
# the texts beneath the attributes. A file that ``extends`` another needs few keys, so every part
# has a second form, in which only the ``id`` that says which part is meant is required. Which
# family a file is of is told by its ``family``, or by the game of ours that it extends, so that an
# editor offers and demands that family's keys alone.

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

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
_TITLES: Final = [f"{card.flower.english}, {card.english}" for card in CARDS]

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


def _default_in_schema(value: Any, annotation: Any) -> Any:
    """A default as a rule file writes it."""
    if value == _EVERY_CARD and Shape(annotation).is_alias(CardsWanted):
        return "all"
    if value == () and (word := Shape(annotation).empty) is not None:
        return word
    if isinstance(value, dict) and set(value) == {"any"}:
        return value["any"]
    if isinstance(value, tuple):
        return [_default_in_schema(each, None) for each in value]
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
                schema["default"] = _default_in_schema(field.default, field.annotation)
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
                each["$ref"] += CHANGES
        form.pop("required", None)
        if name in named:
            form["required"] = ["id"]
        forms[f"{name}{CHANGES}"] = form
    return forms


def _target(schema: Mapping[str, Any]) -> str:
    return str(schema["$ref"]).removeprefix(REF)


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
    games: dict[str, list[str]] = {family: [] for family in catalogue.files.language.dialects}
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
    tops = {each: {"$ref": f"{REF}{language[each].model.__name__}{form}"} for each in told}
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
    language = catalogue.files.language
    families = tuple(language[family].model for family in language.dialects)
    decks = catalogue.files.names(rule_files() / "any.yaml", DECKS)
    definitions = _definitions(*families, decks=decks)
    models = _models_of(*families)
    named = {name for name, model in models.items() if issubclass(model, Named)}
    roots = {family.__name__ for family in families}
    forms = _forms(definitions, roots, named)
    shipped = _shipped(catalogue)
    games = sorted(game for of_family in shipped.values() for game in of_family)
    extends = _EXTENDS | {"defaultSnippets": _offered(games)}
    for family in families:
        form = forms[f"{family.__name__}{CHANGES}"]
        form["properties"] = {"extends": extends, "remove": _REMOVE, **form["properties"]}
        form["required"] = ["extends"]
    return {
        "$schema": _DIALECT,
        "title": "A rule file of Hanafuda Desktop",
        "type": "object",
        "if": {"required": ["extends"]},
        "then": _told_by("extends", shipped, CHANGES, language),
        "else": _told_by("family", {each: [each] for each in language.dialects}, "", language),
        "$defs": _walked(dict(sorted((definitions | forms).items())), _mark),
    }


def deck_schema() -> dict[str, Any]:
    """The JSON Schema of a deck's file."""
    return {
        "$schema": _DIALECT,
        "title": "A deck of Hanafuda Desktop",
        "$ref": f"{REF}{Deck.__name__}",
        "$defs": _walked(dict(sorted(_definitions(Deck).items())), _mark),
    }


_ANCHORS: Final = {
    "Words": "words-for-people",
    "CardsWanted": "cards",
    "CardId": "card-ids",
    "PerPlayers": "numbers-for-players",
    "LeastPerPlayers": "numbers-for-players",
}
_ANCHORS_OF_FITS: Final = {"Fits": "what-fits-on-what", "Fit": "what-fits-on-what"}
_NAMES: Final = {
    "Words": "words",
    "CardsWanted": "cards",
    "CardId": "card id",
    "Fits": "what fits",
    "PerPlayers": "a number for players",
    "LeastPerPlayers": "a number for players, 1 or more",
}
_KEYS: Final = {"^[2-7]$": "each number of players, `2` to `7`"}
"""What the keys of a map from names to parts are, by their pattern."""


def anchor(title: str) -> str:
    """The anchor that a Markdown page has for a heading."""
    kept = "".join(char for char in title.lower() if char.isalnum() or char in " -_")
    return kept.strip().replace(" ", "-")


class _Types:
    """Says in words what a schema allows.

    Args:
        definitions: the schema's parts.
        sections: the sections of the reference.
    """

    def __init__(
        self, definitions: Mapping[str, Any], sections: tuple[ReferenceSection, ...]
    ) -> None:
        self._definitions = definitions
        self._anchors = {part.model: anchor(part.title) for part in sections}
        self._anchors |= _ANCHORS | _ANCHORS_OF_FITS

    def words(self, schema: Mapping[str, Any]) -> str:
        """The type as a phrase in Markdown."""
        match schema:
            case {"$ref": str(ref)}:
                return self._named(ref.rpartition("/")[2])
            case {"anyOf": branches}:
                return self._union(branches)
            case {"const": word}:
                return f"`{word}`"
            case {"enum": choices}:
                return ", ".join(f"`{word}`" for word in choices)
            case {"type": "integer"}:
                return _bounds(schema)
            case {"type": "boolean"}:
                return "`true` or `false`"
            case {"type": "array", "items": items}:
                return self._listed(items) + _most(schema)
            case {"patternProperties": patterns}:
                ((pattern, values),) = patterns.items()
                return f"{self.words(values)} for {_KEYS[pattern]}"
            case {"type": "string"}:
                return "a name" if "pattern" in schema else "a text"
        raise ValueError(schema)

    def _listed(self, items: Mapping[str, Any]) -> str:
        return f"list of {self.words(items)}".replace("list of [a map]", "list of [maps]")

    def _named(self, name: str) -> str:
        part = self._definitions[name]
        if name not in self._anchors:
            return self.words(part)
        return f"[{_NAMES.get(name, 'a map')}](#{self._anchors[name]})"

    def _union(self, branches: list[Mapping[str, Any]]) -> str:
        real = [branch for branch in branches if branch.get("type") != "null"]
        words = [
            f"a list of such{_most(branch)}" if branch.get("items") in real else self.words(branch)
            for branch in real
        ]
        return " or ".join(dict.fromkeys(words))


def _most(schema: Mapping[str, Any]) -> str:
    """How many entries a list may have."""
    most = schema.get("maxItems")
    return "" if most is None else f" (at most {most})"


def _bounds(schema: Mapping[str, Any]) -> str:
    match schema:
        case {"minimum": least, "maximum": most}:
            return f"{least} to {most}"
        case {"minimum": least}:
            return f"{least} or more"
        case _:
            return "a whole number"


def _default(schema: Mapping[str, Any], *, required: bool) -> str:
    if required:
        return "**needed**"
    match schema.get("default"):
        case None | "" | [] | {}:
            return ""
        case bool(value):
            return f"`{str(value).lower()}`"
        case value:
            return f"`{_flow(value)}`"


def _flow(value: Any) -> str:
    """A value as a rule file would write it on one line."""
    match value:
        case [single]:
            return _flow(single)
        case list():
            return f"[{', '.join(_flow(each) for each in value)}]"
        case dict():
            return f"{{{', '.join(f'{key}: {_flow(each)}' for key, each in value.items())}}}"
        case _:
            return str(value)


def _table(part: Mapping[str, Any], types: _Types) -> Iterator[str]:
    yield "| key | value | if left out | meaning |"
    yield "|---|---|---|---|"
    required = part.get("required", [])
    for key, schema in part["properties"].items():
        default = _default(schema, required=key in required)
        meaning = schema.get("description", "").replace("|", "\\|")
        yield f"| `{key}` | {types.words(schema)} | {default} | {meaning} |"


def _section(
    part: ReferenceSection, definitions: Mapping[str, Any], types: _Types
) -> Iterator[str]:
    schema = definitions[part.model]
    if part.chapter:
        yield f"## {part.chapter}\n"
    more = f" {part.more}" if part.more else ""
    yield f"### {part.title}\n\n{schema['description']}{more}\n"
    yield f"```yaml\n{part.example.rstrip()}\n```\n"
    yield from _table(schema, types)
    yield ""


def _card_table() -> Iterator[str]:
    yield "## Card ids\n"
    yield "| month | flower | ids, by place in the month | kinds |"
    yield "|---|---|---|---|"
    for month in MONTHS:
        cards = [card for card in CARDS if card.month == month.number]
        ids = ", ".join(f"`{card.id}`" for card in cards)
        kinds = ", ".join(
            f"{card.ribbon} ribbon" if card.ribbon else str(card.category) for card in cards
        )
        yield f"| {month.number} | {month.english} | {ids} | {kinds} |"
    roles = ", ".join(f"`{card.role}` ({card.id})" for card in CARDS if card.role)
    yield f"\nRoles: {roles}."


def reference_text(catalogue: Catalogue) -> str:
    """What ``rules/README.md`` must hold.

    Args:
        catalogue: the games that come with the program.
    """
    definitions = game_schema(catalogue)["$defs"]
    types = _Types(definitions, SECTIONS)
    lines = [INTRODUCTION]
    for part in SECTIONS:
        lines += _section(part, definitions, types)
    lines += _card_table()
    return "\n".join(lines) + "\n"


def write(folder: Path, catalogue: Catalogue) -> None:
    """Write the reference and the JSON Schemas into a folder of rule files."""
    (folder / "README.md").write_text(reference_text(catalogue), "utf-8", newline="\n")
    for below, schema in ((".", game_schema(catalogue)), ("decks", deck_schema())):
        text = json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        (folder / below / "schema.json").write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    write(rule_files(), our_games())
