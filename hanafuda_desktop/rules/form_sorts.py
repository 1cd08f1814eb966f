"""What kind of value stands at a place of a rule file, so that a form can offer the right thing.

All of it is read off the JSON Schema: a new key of the language is in the form by itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any, Final

from hanafuda_desktop.rules.schema_places import CARD_IDS, SchemaPlace, root

__all__ = ["ANY_ENTRY", "Kind", "Sort", "Whereabouts", "keys_at", "place_at", "sort_at"]

ANY_ENTRY: Final = "*"
"""Stands in a way through the schema for any entry of a list."""
Whereabouts = tuple[str, ...]
"""A way through the schema: keys, and :data:`ANY_ENTRY`."""

_MOST: Final = 999_999_999
"""The largest number that the language reads."""


class Kind(Enum):
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

    kind: Kind
    least: int = 0
    most: int = _MOST
    words: tuple[str, ...] = ()
    may_be_left_out: bool = False
    one_alone: bool = False
    short: str = ""
    is_named: bool = False

    @property
    def is_small(self) -> bool:
        """Whether it takes little room on a line."""
        return self.kind in (Kind.SWITCH, Kind.NUMBER, Kind.CHOICE)

    @property
    def is_large(self) -> bool:
        """Whether it holds other fields."""
        return self.kind in (Kind.GROUP, Kind.PARTS, Kind.KEYED)


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
    return _of_need(found) if _is_need(found.options) else found


@cache
def keys_at(family: str | None, way: Whereabouts, *, extends: bool = False) -> tuple[str, ...]:
    """The keys that a map there may have; see :func:`place_at`."""
    return tuple(place_at(family, way, extends=extends).keys)


@cache
def sort_at(family: str | None, way: Whereabouts, *, extends: bool = False) -> Sort:
    """What kind of value stands there; see :func:`place_at`."""
    return _sort(place_at(family, way, extends=extends))


def _sort(place: SchemaPlace) -> Sort:
    options = [each for each in place.options if each.get("type") != "null"]
    is_optional = len(options) < len(place.options)
    entries = next((each for each in options if "items" in each), None)
    if _is_need(options):
        return Sort(Kind.GROUP, may_be_left_out=is_optional, short="cards")
    if _has_cards(options):
        return Sort(Kind.CARDS, words=_constants(options), may_be_left_out=is_optional)
    if entries is not None:
        return _list_sort(place, options, entries, is_optional=is_optional)
    if any("properties" in each or "patternProperties" in each for each in options):
        return _map_sort(options, is_optional=is_optional)
    return _single_sort(options, is_optional=is_optional)


def _is_need(options: Sequence[Mapping[str, Any]]) -> bool:
    """Whether cards may stand here, or a map that holds them under a key."""
    return _has_cards(options) and any("cards" in each.get("properties", {}) for each in options)


def _has_cards(options: Sequence[Mapping[str, Any]]) -> bool:
    return any(set(each.get("enum", ())) == CARD_IDS for each in options)


def _of_need(place: SchemaPlace) -> SchemaPlace:
    """The place less the keys with which cards are chosen: those are no keys of the map."""
    return SchemaPlace(
        tuple({**each, "properties": {}} if _chooses(each) else each for each in place.options),
        place.text,
        place.default,
        place.usual,
    )


def _chooses(option: Mapping[str, Any]) -> bool:
    return "properties" in option and "cards" not in option["properties"]


def _constants(options: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    return tuple(each["const"] for each in options if isinstance(each.get("const"), str))


def _words(options: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    lists = [each["enum"] for each in options if "enum" in each]
    return (*(word for words in lists for word in words), *_constants(options))


def _integer(options: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | None:
    return next((each for each in options if each.get("type") == "integer"), None)


def _list_sort(
    place: SchemaPlace,
    options: list[Mapping[str, Any]],
    entries: Mapping[str, Any],
    *,
    is_optional: bool,
) -> Sort:
    inner = _sort(place.at(0))
    least, most = entries.get("minItems", 0), entries.get("maxItems", _MOST)
    words, alone = _words(options), len(options) > 1 or "alone" in entries
    if inner.kind is Kind.NUMBER:
        kind = Kind.STEPS if words else Kind.NUMBERS
        return Sort(kind, inner.least, inner.most, words, is_optional, one_alone=alone)
    if inner.kind in (Kind.NAME, Kind.TEXT):
        return Sort(Kind.NAMES, least, most, words, is_optional, one_alone=alone)
    if inner.kind in (Kind.GROUP, Kind.WORDS):
        is_named = "id" in place.at(0).keys and not inner.short
        return Sort(Kind.PARTS, least, most, words, is_optional, alone, is_named=is_named)
    return Sort(Kind.OTHER, may_be_left_out=is_optional)


def _map_sort(options: list[Mapping[str, Any]], *, is_optional: bool) -> Sort:
    patterns = [each["patternProperties"] for each in options if "patternProperties" in each]
    inner = [schema for each in patterns for schema in each.values()]
    if any(schema.get("type") == "string" for schema in inner):
        return Sort(Kind.WORDS, may_be_left_out=is_optional)
    number = _integer(inner)
    if number is not None:
        least, most = _limits(number)
        return Sort(Kind.BY_PLAYERS, least, most, may_be_left_out=is_optional, short="any")
    if inner:
        return Sort(Kind.KEYED, *_sizes(options), may_be_left_out=is_optional)
    if any("pattern" in each for each in options):
        return Sort(Kind.NAME, may_be_left_out=is_optional)
    short = ANY_ENTRY if _integer(options) is not None else ""
    return Sort(Kind.GROUP, may_be_left_out=is_optional, short=short)


def _sizes(options: list[Mapping[str, Any]]) -> tuple[int, int]:
    found = next(each for each in options if "patternProperties" in each)
    return found.get("minProperties", 0), found.get("maxProperties", _MOST)


def _limits(option: Mapping[str, Any]) -> tuple[int, int]:
    return option.get("minimum", -_MOST), option.get("maximum", _MOST)


def _single_sort(options: list[Mapping[str, Any]], *, is_optional: bool) -> Sort:
    number, words = _integer(options), _words(options)
    if any(each.get("type") == "boolean" for each in options):
        if is_optional:
            return Sort(Kind.CHOICE, words=("true", "false"), may_be_left_out=True)
        return Sort(Kind.SWITCH)
    if number is not None:
        return Sort(Kind.NUMBER, *_limits(number), words, is_optional)
    if words:
        return Sort(Kind.CHOICE, words=words, may_be_left_out=is_optional)
    texts = [each for each in options if each.get("type") == "string"]
    if texts:
        kind = Kind.NAME if any("pattern" in each for each in texts) else Kind.TEXT
        return Sort(kind, may_be_left_out=is_optional)
    return Sort(Kind.OTHER, may_be_left_out=is_optional)
