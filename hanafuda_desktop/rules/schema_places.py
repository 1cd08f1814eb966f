"""The JSON Schema of rule files, walked from place to place: what may stand there, and why.

Completion, explanations and the form come from the same file as those of other editors, so that
nothing about the language is written down twice, and a new key of it is there by itself.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache, cached_property, reduce
from typing import Any, Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.diagnostics import either
from hanafuda_desktop.text.language import tr, tr_noop

# The words of the language of rule files as a form says them: keys as labels, and values.
#
# A rule file is written in one language whatever its writer speaks. A form shows the same keys and
# words to people, in theirs: the translations know them by the English that is made of them here.

LABEL: Final = "the label of a field in the form of a rule file"
"""What a key means to translators."""
WORD: Final = "a value that is chosen in the form of a rule file"
"""What a word that stands for a value means to translators."""
YES_NO: Final = {"true": "yes", "false": "no"}


def label_of(key: str) -> str:
    """A key as a label, in English."""
    words = key.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]


def word_of(word: str) -> str:
    """A word that stands for a value, for people, in English."""
    return YES_NO.get(word, word.replace("-", " "))


def in_words(key: str) -> str:
    """A key as a label."""
    return tr(label_of(key), meaning=LABEL)


def word_shown(word: str) -> str:
    """A word that stands for a value, for people."""
    return tr(word_of(word), meaning=WORD)


_END: Final = re.compile(r"\. |\s?: |。|:")
"""Where a sentence ends, or says more, in the languages that are spoken."""
REF: Final = "#/$defs/"
"""How a reference within the schema begins."""
CHANGES: Final = "Changes"
"""What the name of a part's second form ends with: of a file that extends another."""
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


Way = tuple[str | int, ...]
"""Keys, and numbers of the entries of lists."""
ANY_ENTRY: Final = "*"
"""Stands in a way through the schema for any entry of a list."""
Whereabouts = tuple[str, ...]
"""A way through the schema: keys, and :data:`ANY_ENTRY`."""

_MOST: Final = 999_999_999
"""The largest number that the language reads."""


class ValueKind(Enum):
    """How a value is shown and changed."""

    SWITCH = "yes or no"
    NUMBER = "a number, or a word in its place"
    CHOICE = "one of some words"
    STEPS = "one of some words, or numbers"
    NUMBERS = "numbers in a row"
    TEXT = "a line of text"
    WORDS = "a text, in one language or several"
    NAME = "the name of something"
    NAMES = "names in a row"
    CARDS = "cards"
    BY_PLAYERS = "a number, or one for each number of players"
    GROUP = "a map with known keys"
    PARTS = "a list of maps or of texts"
    KEYED = "a map from numbers of players to maps"
    OTHER = "nothing that a form has a place for"


@dataclass(frozen=True, slots=True)
class Sort:
    """What kind of value a place takes.

    Attributes:
        kind: how it is shown.
        least: of numbers, the least; of lists, how few entries there may be.
        most: of numbers, the largest; of lists, how many entries there may be.
        words: words that may stand there.
        may_be_left_out: whether it can be nothing at all (``~``).
        one_alone: whether one entry may stand for a list of one.
        short: the key under which a value stands that is written in place of a map;
            :data:`ANY_ENTRY` where it stands under all of them.
        is_named: whether the entries of a list are known by their ``id``.
    """

    kind: ValueKind
    least: int = 0
    most: int = _MOST
    words: tuple[str, ...] = ()
    may_be_left_out: bool = False
    one_alone: bool = False
    short: str = ""
    is_named: bool = False

    @property
    def is_large(self) -> bool:
        """Whether it holds other fields."""
        return self.kind in (ValueKind.GROUP, ValueKind.PARTS, ValueKind.KEYED)


@dataclass(frozen=True, eq=False)  # without slots: it remembers its keys and its sort
class SchemaPlace:
    """A place of a rule file.

    Attributes:
        options: the schemas of which any may hold there, without references and choices.
        text: what the key means under which it stands, to be said with ``tr``; empty where nothing
            is known.
        usual: what holds where nothing is written; ``None`` where nothing does.
    """

    options: tuple[Mapping[str, Any], ...] = ()
    text: str = ""
    usual: Any = None

    @property
    def default(self) -> str:
        """What holds where nothing is written, on one line; empty if it is no single value."""
        match self.usual:
            case bool():
                return "true" if self.usual else "false"
            case str() | int():
                return str(self.usual)
            case _:
                return ""

    @cached_property
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
        return replace(first, options=options)

    def follow(self, way: Way) -> SchemaPlace:
        """The place at the end of a path."""
        return reduce(SchemaPlace.at, way, self)

    @cached_property
    def sort(self) -> Sort:
        """What kind of value stands here, for a form."""
        options = [each for each in self.options if each.get("type") != "null"]
        found, may_be_left_out = _sort(self, options), len(options) < len(self.options)
        if may_be_left_out and found.kind is ValueKind.SWITCH:
            found = Sort(ValueKind.CHOICE, words=("true", "false"))
        return replace(found, may_be_left_out=may_be_left_out)


@cache
def _definitions() -> Mapping[str, Any]:
    file = rule_files() / "schema.json"
    found: Mapping[str, Any] = (
        json.loads(file.read_text("utf-8"))["$defs"] if file.is_file() else {}
    )
    return found


def of_key(model: str, key: str) -> str | None:
    """What a key of a model means, or ``None`` where nothing is known of it."""
    properties = _definitions().get(model, {}).get("properties", {})
    found = properties.get(key, {}).get("description")
    return found if isinstance(found, str) else None


def first_sentence(model: str, key: str) -> str | None:
    """The same, cut after its first sentence, as a hint."""
    text = of_key(model, key)
    if text is None:
        return None
    sentence = _END.split(tr(text), maxsplit=1)[0].rstrip(".").replace("`", "'")
    return sentence[:1].lower() + sentence[1:]


def root(family: str | None, *, extends: bool) -> SchemaPlace:
    """The top of a rule file.

    Args:
        family: the family of its game; ``None`` where that is not known yet.
        extends: whether it changes another game.
    """
    tops = [
        schema
        for name, schema in _definitions().items()
        if name.endswith(CHANGES) == extends and _family_of(schema) is not None
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
    return SchemaPlace(tuple(_flat(schema)), schema.get("description", ""), schema.get("default"))


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
        yield from _flat(_definitions().get(schema["$ref"].removeprefix(REF), {}))
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


@cache
def place_at(family: str | None, way: Whereabouts, *, extends: bool = False) -> SchemaPlace:
    """The place at the end of a way through the schema.

    Args:
        family: the family of the game; ``None`` where that is not known.
        way: the way.
        extends: whether the file changes another game: then it may say which, and what it removes.
    """
    if not way:
        return root(family, extends=extends)
    above = place_at(family, way[:-1], extends=extends)
    found = above.at(0 if way[-1] == ANY_ENTRY else way[-1])
    if not _is_need(found.options):
        return found
    # The keys with which cards are chosen are no keys of the map that holds cards under a key.
    options = ({**each, "properties": {}} if _chooses(each) else each for each in found.options)
    return replace(found, options=tuple(options))


def _is_need(options: Sequence[Mapping[str, Any]]) -> bool:
    """Whether cards may stand here, or a map that holds them under a key."""
    return _has_cards(options) and any("cards" in each.get("properties", {}) for each in options)


def _has_cards(options: Sequence[Mapping[str, Any]]) -> bool:
    return any(set(each.get("enum", ())) == CARD_IDS for each in options)


def _chooses(option: Mapping[str, Any]) -> bool:
    return "properties" in option and "cards" not in option["properties"]


def _sort(place: SchemaPlace, options: Sequence[Mapping[str, Any]]) -> Sort:
    constants = tuple(each["const"] for each in options if isinstance(each.get("const"), str))
    words = (*(word for each in options for word in each.get("enum", ())), *constants)
    entries = next((each for each in options if "items" in each), None)
    maps = next((each for each in options if "patternProperties" in each), None)
    if _is_need(options):
        return Sort(ValueKind.GROUP, short="cards")
    if _has_cards(options):
        return Sort(ValueKind.CARDS, words=constants)
    if entries is not None:
        alone = len(options) > 1 or "alone" in entries
        return _list_sort(place.at(0), entries, words, one_alone=alone)
    return _single_sort(options, words) if maps is None else _keyed_sort(maps)


def _single_sort(options: Sequence[Mapping[str, Any]], words: tuple[str, ...]) -> Sort:
    number = _of_type("integer", options)
    is_map = any("properties" in each for each in options)
    if _of_type("boolean", options) is not None:
        return Sort(ValueKind.SWITCH)
    if any("pattern" in each for each in options) and (is_map or not words):
        return Sort(ValueKind.NAME)
    if is_map:
        return Sort(ValueKind.GROUP, short=ANY_ENTRY if number is not None else "")
    if number is not None:
        return Sort(ValueKind.NUMBER, *_limits(number), words)
    if words:
        return Sort(ValueKind.CHOICE, words=words)
    return Sort(ValueKind.OTHER if _of_type("string", options) is None else ValueKind.TEXT)


def _of_type(name: str, options: Iterable[Mapping[str, Any]]) -> Mapping[str, Any] | None:
    return next((each for each in options if each.get("type") == name), None)


def _list_sort(
    entry: SchemaPlace, schema: Mapping[str, Any], words: tuple[str, ...], *, one_alone: bool
) -> Sort:
    inner = entry.sort
    least, most, is_named = schema.get("minItems", 0), schema.get("maxItems", _MOST), False
    match inner.kind:
        case ValueKind.NUMBER:
            kind = ValueKind.STEPS if words else ValueKind.NUMBERS
            least, most = inner.least, inner.most
        case ValueKind.NAME | ValueKind.TEXT:
            kind = ValueKind.NAMES
        case ValueKind.GROUP | ValueKind.WORDS:
            kind = ValueKind.PARTS
            is_named = "id" in entry.keys and not inner.short
        case _:
            return Sort(ValueKind.OTHER)
    return Sort(kind, least, most, words, one_alone=one_alone, is_named=is_named)


def _keyed_sort(schema: Mapping[str, Any]) -> Sort:
    inner = schema["patternProperties"].values()
    number = _of_type("integer", inner)
    if _of_type("string", inner) is not None:
        return Sort(ValueKind.WORDS)
    if number is not None:
        return Sort(ValueKind.BY_PLAYERS, *_limits(number), short="any")
    return Sort(ValueKind.KEYED, schema.get("minProperties", 0), schema.get("maxProperties", _MOST))


def _limits(option: Mapping[str, Any]) -> tuple[int, int]:
    return option.get("minimum", -_MOST), option.get("maximum", _MOST)
