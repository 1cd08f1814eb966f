"""The JSON Schema of rule files, walked from place to place: what may stand there, and why.

Completion and explanations come from the same file as those of other editors, so that nothing
about the language is written down twice.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.diagnostics import either
from hanafuda_desktop.rules.outline import Way
from hanafuda_desktop.text.language import tr, tr_noop

# The words of the language of rule files as a form says them: keys as labels, and values.
#
# A rule file is written in one language whatever its writer speaks. A form shows the same keys and
# words to people, in theirs: the translations know them by the English that is made of them here.

LABEL: Final = "the label of a field in the form of a rule file"
"""What a key means to translators."""
WORD: Final = "a value that is chosen in the form of a rule file"
"""What a word that stands for a value means to translators."""
_YES_NO: Final = {"true": "yes", "false": "no"}


def label_of(key: str) -> str:
    """A key as a label, in English."""
    words = key.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]


def word_of(word: str) -> str:
    """A word that stands for a value, for people, in English."""
    return _YES_NO.get(word, word.replace("-", " "))


def texts_of(schema: Mapping[str, Any], names: frozenset[str]) -> Iterator[tuple[str, str]]:
    """What a form shows of a JSON Schema, each text with its meaning for translators.

    Args:
        schema: the schema of rule files.
        names: words that stand for what has a name of its own, such as cards.
    """
    yield from ((word_of(word), WORD) for word in _YES_NO)
    yield from _texts(schema, names)


def _texts(part: Any, names: frozenset[str]) -> Iterator[tuple[str, str]]:
    if isinstance(part, list):
        for each in part:
            yield from _texts(each, names)
    if not isinstance(part, dict):
        return
    for key, inner in part.get("properties", {}).items():
        yield label_of(key), LABEL
        if "description" in inner:
            yield inner["description"], ""
    for word in (*part.get("enum", ()), part.get("const")):
        if isinstance(word, str) and word not in names:
            yield word_of(word), WORD
    for inner in part.values():
        yield from _texts(inner, names)


# What may be written under a key: for the hints about keys that are missing.

_EXAMPLES: Final[Mapping[str, str]] = {
    "id": "ours",
    "name": "Our Way",
    "summary": "Collect what belongs together.",
    "deck": "hanafuda-48",
    "author": "Our club",
    "cards": "{category: bright}",
    "category": "chaff",
    "needs": "[{cards: {category: bright}, count: 3}]",
    "points": "5",
    "least": "2",
    "most": "2",
    "count": "4",
    "hand": "8",
    "field": "8",
    "months": "[2, 2]",
    "stop": "Stop",
    "go": "Go on",
    "win": "{cards_left: 0}",
    "sizes": "[8, 8, 8, 8, 8, 8]",
    "TableauRules.columns": "[{id: beds, name: Bed, sizes: [8, 8, 8, 8, 8, 8]}]",
    "SpeedRules.columns": "[1, 2, 3, 4, 5]",
    "FishingRules.deal": "{2: {hand: 8, field: 8}}",
    "SheddingRules.deal": "{2: {hand: 12}}",
    "combinations": "[{id: single, name: Single}]",
}
"""By the key; by the model and the key where a key says different things in different places."""


def example_of(model: str, key: str) -> str | None:
    """A line such as ``deck: hanafuda-48``; ``None`` for a key that may be left out."""
    value = _EXAMPLES.get(f"{model}.{key}") or _EXAMPLES.get(key)
    return None if value is None else f"{key}: {value}"


_REF: Final = "#/$defs/"
_CHANGES: Final = "Changes"
_EXTENDS: Final[Mapping[str, Any]] = {
    "properties": {
        "extends": {
            "type": "string",
            "description": tr_noop(
                "The game that this one changes: the name of its file. What is not written here is "
                "as it is there."
            ),
        }
    }
}
_KINDS: Final = {
    "boolean": tr_noop("true or false"),
    "integer": tr_noop("a number"),
    "object": tr_noop("a map"),
    "string": tr_noop("a text"),
}
CARD_IDS: Final = frozenset(card.id for card in CARDS)


@dataclass(frozen=True, slots=True)
class SchemaPlace:
    """A place of a rule file.

    Attributes:
        options: the schemas of which any may hold there, without references and choices.
        text: what the key means under which it stands, to be said with ``tr``; empty where nothing
            is known.
        default: what holds where nothing is written, as a rule file would say it.
        usual: the same, if it is no single value, too; ``None`` where nothing holds.
    """

    options: tuple[Mapping[str, Any], ...] = ()
    text: str = ""
    default: str = ""
    usual: Any = None

    @property
    def keys(self) -> dict[str, SchemaPlace]:
        """The keys that a map here may have, in their order."""
        found: dict[str, SchemaPlace] = {}
        for option in self._maps:
            for key, schema in option.get("properties", {}).items():
                found.setdefault(key, _place(schema))
        return found

    @property
    def needed(self) -> frozenset[str]:
        """The keys that a map here must have."""
        return frozenset(key for option in self._maps for key in option.get("required", ()))

    @property
    def _maps(self) -> Iterator[Mapping[str, Any]]:
        """The schemas of the maps that may stand here, in place of a list of one, too."""
        for option in self.options:
            yield from _flat(option["items"]) if "alone" in option else (option,)

    @property
    def words(self) -> tuple[str, ...]:
        """The words that may stand here, where the language knows them all."""
        found: list[str] = []
        for option in self.options:
            found += [each for each in option.get("enum", ()) if isinstance(each, str)]
            if isinstance(option.get("const"), str):
                found.append(option["const"])
            if option.get("type") == "boolean":
                found += ["true", "false"]
        return tuple(dict.fromkeys(found))

    @property
    def takes_name(self) -> bool:
        """Whether the name of some part may stand here, or a list of them."""
        return any("pattern" in option for each in (self, self.at(0)) for option in each.options)

    @property
    def holds_parts(self) -> bool:
        """Whether a list of maps stands here."""
        return any(
            _has_keys(_place(option["items"])) for option in self.options if "items" in option
        )

    @property
    def holds_map(self) -> bool:
        """Whether a map with keys that are known may stand here."""
        return _has_keys(self)

    @property
    def kind(self) -> str:
        """What may stand here, in words; empty where there is nothing to be said."""
        said = [word for option in self.options for word in _kind(option)]
        return either(dict.fromkeys(said)) if said else ""

    def at(self, part: str | int) -> SchemaPlace:
        """The place under a key, or of an entry of a list."""
        schemas = [each for option in self.options for each in _under(option, part)]
        if not schemas:
            return SchemaPlace()
        first = _place(schemas[0])
        options = tuple(each for schema in schemas for each in _flat(schema))
        return SchemaPlace(options, first.text, first.default, first.usual)

    def follow(self, way: Way) -> SchemaPlace:
        """The place at the end of a path."""
        place = self
        for part in way:
            place = place.at(part)
        return place


@cache
def _definitions() -> Mapping[str, Any]:
    file = rule_files() / "schema.json"
    found: Mapping[str, Any] = (
        json.loads(file.read_text("utf-8"))["$defs"] if file.is_file() else {}
    )
    return found


def root(family: str | None, *, extends: bool) -> SchemaPlace:
    """The top of a rule file.

    Args:
        family: the family of its game; ``None`` where that is not known yet.
        extends: whether it changes another game.
    """
    tops = [
        schema
        for name, schema in _definitions().items()
        if name.endswith(_CHANGES) == extends and _family_of(schema) is not None
    ]
    own = [schema for schema in tops if _family_of(schema) == family]
    if extends or own:
        return SchemaPlace(tuple(own or tops))
    # Nothing but these two can be told apart from keys of other families.
    return SchemaPlace((_EXTENDS, *({"properties": _only_family(each)} for each in tops)))


def _family_of(schema: Mapping[str, Any]) -> Any:
    """The family of whose files this is the top."""
    return schema.get("properties", {}).get("family", {}).get("const")


def _only_family(schema: Mapping[str, Any]) -> Mapping[str, Any]:
    text = tr_noop(
        "What kind of game it is: a patience, or one of fishing, of shedding or of speed."
    )
    return {"family": {**schema["properties"]["family"], "description": text}}


def _place(schema: Mapping[str, Any]) -> SchemaPlace:
    usual = schema.get("default")
    return SchemaPlace(tuple(_flat(schema)), schema.get("description", ""), _written(usual), usual)


def _written(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str() | int():
            return str(value)
        case _:
            return ""


def is_one_or_more(schema: Mapping[str, Any]) -> bool:
    """Whether it is for a list, or for one entry in its place."""
    match schema:
        case {"anyOf": [single, {"items": items}]}:
            return bool(single == items)
        case _:
            return False


def _flat(schema: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The schema without references and choices.

    A map that may stand for a list of one is no choice of its own: its list says ``alone``.
    """
    if "$ref" in schema:
        yield from _flat(_definitions().get(schema["$ref"].removeprefix(_REF), {}))
    elif is_one_or_more(schema) and _has_keys(_place(schema["anyOf"][0])):
        yield {**schema["anyOf"][1], "alone": True}
    elif "anyOf" in schema:
        for each in schema["anyOf"]:
            yield from _flat(each)
    else:
        yield schema


def _under(option: Mapping[str, Any], part: str | int) -> Iterator[Mapping[str, Any]]:
    if isinstance(part, int):
        if isinstance(option.get("items"), dict):
            yield option["items"]
        return
    if part in option.get("properties", {}):
        yield option["properties"][part]
        return
    if "alone" in option:
        for each in _flat(option["items"]):
            yield from _under(each, part)
    for pattern, schema in option.get("patternProperties", {}).items():
        if re.search(pattern, part):
            yield schema


def _has_keys(place: SchemaPlace) -> bool:
    return any("properties" in option for option in place.options)


def _kind(option: Mapping[str, Any]) -> Iterator[str]:
    match option:
        case {"enum": _} if set(option["enum"]) == CARD_IDS:
            yield tr("a card")
        case {"enum": [*words]}:
            yield either(map(str, words))
        case {"const": word}:
            yield str(word)
        case {"type": "integer", "minimum": least, "maximum": most}:
            yield tr("a number from {least} to {most}", least=least, most=most)
        case {"type": "array", "items": dict(items)}:
            inner = _place(items).kind
            is_single = inner not in ("", tr(_KINDS["object"]))
            yield tr("a list: {entries}", entries=inner) if is_single else tr("a list")
        case {"type": "string", "pattern": _}:
            yield tr("a name")
        case {"type": str(kind)} if kind in _KINDS:
            yield tr(_KINDS[kind])
