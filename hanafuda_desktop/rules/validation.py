"""A tree against a model: the value, or what is wrong at exactly which key or value."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Generic, NamedTuple, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails
from typing_extensions import TypeAliasType

from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.rules.diagnostics import (
    Diagnostic,
    did_you_mean,
    nearest,
    one_of,
    quoted,
    shortened,
)
from hanafuda_desktop.rules.schema.selectors import MonthFit
from hanafuda_desktop.rules.schema.values import EmptyIs, Named, Words
from hanafuda_desktop.rules.source import ListNode, MapNode, Node, Scalar, Span, content, id_of
from hanafuda_desktop.text.language import tr, tr_noop
from hanafuda_desktop.text.vocabulary import listed

# What pydantic says is wrong, in words for people who write rules and not programs.

Wording = tuple[str, str | None]
"""A message, and perhaps a hint."""

_MAPS: Final[Mapping[str, str]] = {
    "Selector": tr_noop("a card's id, or a map such as {month: 1, category: chaff}, is needed"),
    "Fit": tr_noop("'nothing', or a map such as {month: earlier}, is needed"),
    "Need": tr_noop("cards, or a map such as {cards: {month: 12}, count: 3}, is needed"),
    "Deck": tr_noop("the name of a deck, or a map with its cards, is needed"),
}
_A_MAP: Final = tr_noop("keys and values are needed")
_FLAGS: Final = {
    **dict.fromkeys(("yes", "on", "y", "1", "true"), "true"),
    **dict.fromkeys(("no", "off", "n", "0", "false"), "false"),
}
_CARD_IDS: Final = tuple(card.id for card in CARDS)
_KINDS: Final = {"hikari": "bright", "tane": "animal", "tan": "ribbon", "kasu": "chaff"}
_NOT_ID: Final = re.compile(r"[^a-z0-9]+")


def sayable(error: ErrorDetails, *, is_words: bool = True) -> Wording:
    """The message and hint for one of pydantic's errors.

    Args:
        error: the error.
        is_words: whether words for people are needed there.
    """
    value = error["input"]
    needed = _needed(error) if is_words or error["type"] != "dict_type" else tr(_A_MAP)
    if value is None:
        return tr("a value is missing here: {needed}", needed=needed), None
    if error["type"] == "all_said":
        return error["msg"], None
    say = _SAYERS.get(error["type"])
    if say is not None:
        return say(value, error.get("ctx", {}))
    return _wrong(_not_here(value), needed), _as_fit(error) or _as_text(error)


def _wrong(wrong: str, needed: str) -> str:
    """What is wrong, and what would be right."""
    return tr("{wrong}: {needed}", wrong=wrong, needed=needed)


def _as_fit(error: ErrorDetails) -> str | None:
    """``build: earlier`` is a slip that everybody makes once."""
    is_fit = error.get("ctx", {}).get("class_name") == "Fit"
    if is_fit and error["input"] in get_args(MonthFit):
        return tr("did you mean {found}?", found=f"{{month: {error['input']}}}")
    return None


def _as_text(error: ErrorDetails) -> str | None:
    """``files: {id}`` is a map to YAML; whoever writes it means the braces."""
    value = error["input"]
    is_meant = error["type"] == "string_type" and isinstance(value, dict)
    if is_meant and len(value) == 1 and None in value.values():
        return tr("did you mean {found}, in quotes?", found=f"'{{{next(iter(value))}}}'")
    return None


def _not_here(value: Any) -> str:
    match value:
        case str():
            return (
                tr("{value} is not allowed here", value=quoted(value))
                if value
                else tr("an empty text is not allowed here")
            )
        case list() | tuple():
            return tr("a list is not allowed here")
        case dict():
            return tr("a map is not allowed here")
        case _:
            return tr("{value} is not allowed here", value=quoted(str(value)))


def _needed(error: ErrorDetails) -> str:
    """What would have been right."""
    context = error.get("ctx", {})
    match error["type"]:
        case "needed":
            like = context.get("like")
            needed = error["msg"]
            return tr("{needed}, {like}", needed=needed, like=like) if like else needed
        case "literal_error" | "enum":
            return _choice(context)
        case "model_type" | "model_attributes_type":
            return tr(_MAPS.get(str(context.get("class_name")), _A_MAP))
        case "tuple_type" | "list_type":
            return tr("a list is needed: entries in [ ], or each after a '- '")
        case "dict_type":
            return tr("a text, or a text for each language, is needed")
        case "string_type":
            return tr("a text is needed")
        case "unknown_card":
            return tr("a card's id is needed, such as pine-crane")
        case _:
            return _sentence(error["msg"])


def _sentence(message: str) -> str:
    """Another's message without its capital letter and full stop."""
    return message[:1].lower() + message[1:].rstrip(".")


def _choices(context: Mapping[str, Any]) -> list[str]:
    return re.findall(r"'([^']*)'", str(context.get("expected", "")))


def _choice(context: Mapping[str, Any]) -> str:
    words = _choices(context)
    if len(words) == 1:
        return tr("only {word} is", word=quoted(words[0]))
    return tr("one of {listed} is needed", listed=", ".join(words))


def _say_choice(value: Any, context: Mapping[str, Any]) -> Wording:
    hint = did_you_mean(value, _choices(context)) if isinstance(value, str) else None
    return _wrong(_not_here(value), _choice(context)), hint


def _say_flag(value: Any, _: Mapping[str, Any]) -> Wording:
    meant = _FLAGS.get(str(value).strip().lower())
    hint = tr("did you mean {found}?", found=quoted(meant)) if meant else None
    return _wrong(_not_here(value), tr("true or false is needed")), hint


def _say_card(value: Any, _: Mapping[str, Any]) -> Wording:
    if not isinstance(value, str):
        return _wrong(_not_here(value), tr("a card's id is needed, such as pine-crane")), None
    kind = _KINDS.get(value.lower()) or nearest(value, [*Category])
    hint = (
        did_you_mean(value, _CARD_IDS)
        or (kind and tr("did you mean {found}?", found=f"{{category: {kind}}}"))
        or tr("cards are named like 'pine-crane'")
    )
    return tr("unknown card {value}", value=quoted(value)), hint


def _say_pattern(value: Any, context: Mapping[str, Any]) -> Wording:
    """A pattern is that of an identifier, of a language or of a number of players."""
    pattern = str(context.get("pattern", ""))
    if "[2-7]" in pattern:
        needed = (
            tr("a number of players from 2 to 7 or 'any' is needed")
            if "any" in pattern
            else tr("a number of players from 2 to 7 is needed")
        )
        return _wrong(_not_here(value), needed), None
    if "[a-z]{2,3}" in pattern:
        return tr("{value} is not a language", value=quoted(value)), tr(
            "a language is written 'en', 'ja' or 'pt-BR'"
        )
    meant = _NOT_ID.sub("-", value.lower()).strip("-")
    hint = (
        tr("did you mean {found}?", found=quoted(meant))
        if meant
        else tr("write a name such as 'early-chaff'")
    )
    needed = tr("a name of small letters, digits and single hyphens is needed")
    return _wrong(tr("{value} is not allowed here", value=quoted(value)), needed), hint


def _say_beyond(value: Any, context: Mapping[str, Any]) -> Wording:
    shown = shortened(str(value))
    if "ge" in context:
        least = context["ge"]
        said = tr("{value} is too small: at least {least} is needed", value=shown, least=least)
    else:
        most = context["le"]
        said = tr("{value} is too large: at most {most} is allowed", value=shown, most=most)
    return said, None


def _say_too_long(value: Any, context: Mapping[str, Any]) -> Wording:
    most = context.get("max_length")
    if isinstance(value, str):
        return tr("this text is too long: at most {most} characters are allowed", most=most), None
    if isinstance(value, dict):
        return tr("this map is too long: at most {most} entries are allowed", most=most), None
    return tr("this list is too long: at most {most} entries are allowed", most=most), None


def _say_too_short(value: Any, _: Mapping[str, Any]) -> Wording:
    match value:
        case str():
            return tr("this text is empty"), None
        case dict():
            return tr("this map is empty: a text is needed"), None
        case _:
            return tr("this list is empty: at least one entry is needed"), None


_SAYERS: Final[Mapping[str, Callable[[Any, Mapping[str, Any]], Wording]]] = {
    "flag": _say_flag,
    "literal_error": _say_choice,
    "enum": _say_choice,
    "unknown_card": _say_card,
    "string_pattern_mismatch": _say_pattern,
    "greater_than_equal": _say_beyond,
    "less_than_equal": _say_beyond,
    "too_long": _say_too_long,
    "string_too_long": _say_too_long,
    "too_short": _say_too_short,
    "string_too_short": _say_too_short,
}


# Which models may stand at a place of a rule file: what its keys are, and how it merges.
#
# Merging and good hints both need to know what a map is before it is validated. The models say it;
# this module reads their annotations, so that it is not written down a second time.


class Shape:
    """What may stand at one place, seen through lists, unions and aliases.

    Args:
        annotation: the type that reads the place, such as a model.
    """

    __slots__ = ("_annotation",)

    def __init__(self, annotation: Any) -> None:
        self._annotation = annotation

    @property
    def models(self) -> tuple[type[BaseModel], ...]:
        """The models that may read the map, or the maps of the list, that stands here."""
        return tuple(
            leaf
            for leaf in _leaves(self._annotation)
            if isinstance(leaf, type) and issubclass(leaf, BaseModel)
        )

    @property
    def parts(self) -> tuple[type[BaseModel], ...]:
        """The same, and the models that may stand under the keys of a map from names to parts."""
        under = (model for value in self._values for model in Shape(value).models)
        return tuple(dict.fromkeys((*self.models, *under)))

    @property
    def _values(self) -> tuple[Any, ...]:
        """What a map from names to something holds, where such a map may stand here."""
        leaves = _leaves(self._annotation)
        return tuple(get_args(leaf)[1] for leaf in leaves if get_origin(leaf) is dict)

    @property
    def is_list_of_named(self) -> bool:
        """Whether a list of parts that are known by their ``id`` stands here."""
        return _is_list(self._annotation) and any(issubclass(model, Named) for model in self.models)

    @property
    def is_words(self) -> bool:
        """Whether words for people stand here: alone, in a list, or under the keys of a map."""
        return self.is_alias(Words) or any(Shape(value).is_words for value in self._values)

    def is_alias(self, alias: TypeAliasType) -> bool:
        """Whether what this alias stands for may stand here."""
        return any(leaf is alias for leaf in _leaves(self._annotation))

    @property
    def empty(self) -> str | None:
        """The word for an empty list that may stand here, where there is one."""
        aliases = (leaf for leaf in _leaves(self._annotation) if isinstance(leaf, TypeAliasType))
        marks = (mark for alias in aliases for mark in get_args(alias.__value__)[1:])
        return next((mark.word for mark in marks if isinstance(mark, EmptyIs)), None)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that a map here may have."""
        return tuple(dict.fromkeys(key for model in self.models for key in model.model_fields))

    def has(self, key: str) -> bool:
        """Whether the map here may have this key."""
        return key in self.keys or bool(self._values)

    def needs(self, key: str) -> bool:
        """Whether the map here must have this key, whatever of it is meant."""
        fields = [model.model_fields.get(key) for model in self.models]
        return bool(fields) and all(field is not None and field.is_required() for field in fields)

    def at(self, key: str) -> Shape:
        """What may stand under a key of the map here; nothing is known of an unknown key."""
        found = [
            model.model_fields[key].annotation for model in self.models if key in model.model_fields
        ]
        found += self._values
        return Shape(Union[tuple(found)] if found else None)  # noqa: UP007

    def homes_of(self, key: str) -> list[str]:
        """The keys of the map here under which a key of this name could stand."""
        return [
            home
            for home in self.keys
            if any(key in model.model_fields for model in self.at(home).parts)
        ]


def _is_list(annotation: Any) -> bool:
    """Whether a list may stand here, and not only deeper."""
    if isinstance(annotation, TypeAliasType):
        return _is_list(annotation.__value__)
    if get_origin(annotation) is Annotated:
        return _is_list(get_args(annotation)[0])
    if get_origin(annotation) in (Union, UnionType):
        return any(map(_is_list, get_args(annotation)))
    return get_origin(annotation) in (tuple, list)


@cache
def _leaves(annotation: Any) -> tuple[Any, ...]:
    return tuple(dict.fromkeys(_walk(annotation)))


def _walk(annotation: Any) -> Iterator[Any]:
    if isinstance(annotation, TypeAliasType):
        yield annotation
        yield from _walk(annotation.__value__)
    elif get_origin(annotation) is Annotated:
        yield from _walk(get_args(annotation)[0])
    elif get_origin(annotation) in (Union, UnionType, tuple, list):
        for part in get_args(annotation):
            yield from _walk(part)
    else:
        yield annotation


MOST_ERRORS: Final = 200
"""So many errors of one file are looked at; nobody reads more, and each costs time."""

ModelT = TypeVar("ModelT", bound=BaseModel)
Location = Sequence[int | str]


class Validated(NamedTuple, Generic[ModelT]):
    """What came of it.

    Attributes:
        value: the model, or ``None`` if anything is wrong.
        diagnostics: what is wrong.
        faulty: the keys at the top in whose values something is wrong.
    """

    value: ModelT | None
    diagnostics: tuple[Diagnostic, ...] = ()
    faulty: frozenset[str] = frozenset()


class TreePlace(NamedTuple):
    """Where a location of the model lies in the tree.

    Attributes:
        node: the innermost node on the way.
        key: the key under which it stands, if it stands in a map.
        shape: what may stand there.
        siblings: the list it stands in, if it does.
        broken: whether something on the way was reported already.
    """

    node: Node
    key: Span | None
    shape: Shape
    siblings: ListNode | None = None
    broken: bool = False

    @property
    def span(self) -> Span:
        """What to underline: the value, or its key where no value is written."""
        empty = isinstance(self.node, Scalar) and self.node.text is None
        return self.key if empty and self.key is not None else self.node.span


def locate(tree: MapNode, model: type[BaseModel], location: Location) -> TreePlace:
    """Follow a location of the model into the tree.

    A model may read one value as a list of one, or a word as a map, so its locations have parts
    that nobody wrote: those are passed over.
    """
    place = TreePlace(tree, None, Shape(model))
    for part in location:
        node, key, shape = place.node, place.key, place.shape
        siblings = place.siblings
        if isinstance(part, str) and shape.has(part):
            shape = shape.at(part)
        if isinstance(node, MapNode) and isinstance(part, str) and part in node.entries:
            entry = node.entries[part]
            node, key, siblings = entry.value, entry.key, None
        elif isinstance(node, ListNode) and isinstance(part, int) and part < len(node.items):
            siblings = node
            node, key = node.items[part], None
        broken = place.broken or (isinstance(node, Scalar) and node.broken)
        place = TreePlace(node, key, shape, siblings, broken)
    return place


def validate(tree: MapNode, model: type[ModelT], *, incomplete: bool = False) -> Validated[ModelT]:
    """Read a tree by a model.

    Args:
        tree: the map.
        model: what it must be.
        incomplete: parts of the map could not be read, so a missing key is no news.
    """
    try:
        return Validated(model.model_validate(content(tree)))
    except ValidationError as error:
        errors = error.errors(include_url=False)
    faulty = frozenset(str(each["loc"][0]) for each in errors if each["loc"])
    found = _Errors(tree, model, errors[:MOST_ERRORS])
    told = [*found.unknown(), *found.wrong()] + ([] if incomplete else [*found.missing()])
    return Validated(None, tuple(told), faulty)


def sound_part(tree: MapNode, model: type[ModelT], needed: Mapping[str, object]) -> ModelT | None:
    """What a tree says when each part that the model refuses is left out of it.

    Args:
        tree: the map.
        model: what it must be.
        needed: values for keys at the top that must be there, where none is left.

    Returns:
        the model, or ``None`` if it cannot do without what is faulty.
    """
    data = content(tree)
    for _ in range(MOST_ERRORS):
        try:
            return model.model_validate(data)
        except ValidationError as error:
            errors = error.errors(include_url=False)
        if not _left_out(data, errors, needed):
            return None
    return None


def _left_out(
    data: dict[str, Any], errors: Iterable[ErrorDetails], needed: Mapping[str, object]
) -> bool:
    """Take out of the data what is faulty; tells whether there was anything to be done."""
    ways: set[tuple[int | str, ...]] = set()
    for error in errors:
        location = error["loc"]
        if error["type"] == "missing":
            location = location[:-1]
            if not location and error["loc"][0] in needed:
                data[str(error["loc"][0])] = needed[str(error["loc"][0])]
                continue
        way = _way(data, location)
        if not way:
            return False
        ways.add(way)
    for *above, last in sorted(
        ways, reverse=True
    ):  # of a list the last first, or places would move
        part: Any = data
        for step in above:
            part = part[step]
        del part[last]
    return True


def _way(data: object, location: Location) -> tuple[int | str, ...]:
    """The part of a location that somebody wrote: see :func:`locate`."""
    way: list[int | str] = []
    for step in location:
        if (isinstance(data, dict) and step in data) or (
            isinstance(data, list) and isinstance(step, int) and step < len(data)
        ):
            data = data[step]  # type: ignore[index]
            way.append(step)
    return tuple(way)


class _Errors:
    """Pydantic's errors of one tree, told one kind after the other."""

    def __init__(
        self, tree: MapNode, model: type[BaseModel], errors: Iterable[ErrorDetails]
    ) -> None:
        self._top = Shape(model)
        self._unknown: list[tuple[TreePlace, MapNode, str]] = []
        self._missing: dict[MapNode, tuple[TreePlace, list[str]]] = {}
        self._wrong: list[tuple[TreePlace, ErrorDetails]] = []
        errors = list(errors)
        inner = {each["loc"][:at] for each in errors for at in range(len(each["loc"]))}
        for error in errors:
            if error["type"] == "too_short" and error["loc"] in inner:
                continue  # pydantic counts sound entries alone, and the others are reported
            *above, last = error["loc"] or ("",)
            is_key = error["type"] in {"extra_forbidden", "missing"}
            place = locate(tree, model, above if is_key else error["loc"])
            if not place.broken:
                self._sort(place, str(last), error)

    def _sort(self, place: TreePlace, key: str, error: ErrorDetails) -> None:
        match error["type"], place.node:
            case "extra_forbidden", MapNode() as node if key in node.entries:
                self._unknown.append((place, node, key))
            case "missing", MapNode() as node:
                self._missing.setdefault(node, (place, []))[1].append(key)
            case _:
                self._wrong.append((place, error))

    def unknown(self) -> Iterator[Diagnostic]:
        """Keys that do not exist."""
        for place, node, key in self._unknown:
            if node in self._keyed:
                continue
            hint = self._hint(place.shape, key)
            yield node.entries[key].key.diagnostic(tr("unknown key {key}", key=quoted(key)), hint)
        for node in self._keyed:
            message = tr("a list is needed: entries in [ ], or each after a '- '")
            hint = tr("such as {example}", example=f"'- id: {next(iter(node.entries))}'")
            yield node.head.diagnostic(message, hint)

    @property
    def _keyed(self) -> tuple[MapNode, ...]:
        """The maps from ids to parts that stand where a list of parts is needed."""
        shapes = {node: place.shape for place, node, _ in self._unknown if not place.siblings}
        return tuple(
            node
            for node, shape in shapes.items()
            if shape.is_list_of_named and not any(nearest(key, shape.keys) for key in node.entries)
        )

    def _hint(self, shape: Shape, key: str) -> str | None:
        """What was meant by an unknown key: one below, one like it, or one of the top."""
        below = _belongs(key, shape.homes_of(key))
        near = below or did_you_mean(key, shape.keys)
        if near is not None:
            return near
        if key in self._top.keys:
            return tr("{key} belongs at the top of the file, without indentation", key=quoted(key))
        known = one_of(shape.keys)
        known_here = tr("known here: {listed}", listed=known) if known else None
        elsewhere = _belongs(key, self._top.homes_of(key))
        return elsewhere or known_here if shape.models == self._top.models else known_here

    def wrong(self) -> Iterator[Diagnostic]:
        """Values that are not what is needed."""
        for place, error in self._wrong:
            is_key = error["loc"][-1:] == ("[key]",) and place.key is not None
            span = place.key if is_key and place.key is not None else place.span
            message, hint = sayable(error, is_words=place.shape.is_words)
            yield span.diagnostic(message, hint or _map_hint(place, error))

    def missing(self) -> Iterator[Diagnostic]:
        """Keys that must be there; one diagnostic for each map."""
        for node, (place, keys) in self._missing.items():
            if node in self._keyed:
                continue
            unknown = [key for _, owner, key in self._unknown if owner is node]
            lacking = [key for key in keys if not _meant_by(key, unknown, place.shape)]
            if lacking:
                yield node.head.diagnostic(_missing(place, lacking), _lack_hint(place, lacking))


def _belongs(key: str, homes: list[str]) -> str | None:
    """Under which keys a key can stand, if under any."""
    if not homes:
        return None
    home = listed([quoted(each) for each in homes], "or")
    return tr("{key} belongs under {home}", key=quoted(key), home=home)


def _meant_by(key: str, unknown: Iterable[str], shape: Shape) -> bool:
    """Whether an unknown key that was reported already is this one, misspelt or misplaced."""
    return any(nearest(other, [key]) or key in shape.homes_of(other) for other in unknown)


def _missing(place: TreePlace, keys: list[str]) -> str:
    """That a map lacks these keys; of a list, which part it is."""
    part = None if place.siblings is None else id_of(place.node)
    said = {"keys": listed([quoted(key) for key in keys]), "part": quoted(part or "")}
    if len(keys) == 1:
        return (
            tr("{keys} is missing in {part}", **said) if part else tr("{keys} is missing", **said)
        )
    return tr("{keys} are missing in {part}", **said) if part else tr("{keys} are missing", **said)


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


_MAP_TYPES: Final = ("model_type", "model_attributes_type", "dict_type")
_MOST_SHOWN: Final = 3


def _map_hint(place: TreePlace, error: ErrorDetails) -> str | None:
    """What a map looks like that is needed where a single value stands."""
    if error["type"] not in _MAP_TYPES or place.shape.is_words:
        return None
    for model in place.shape.parts:
        needed = [key for key, each in model.model_fields.items() if each.is_required()]
        keys = needed or [*model.model_fields][:_MOST_SHOWN]
        if keys == ["least", "most"] and str(error["input"]).isdigit():
            return tr(
                "such as {example}", example="'{{least: {0}, most: {0}}}'".format(error["input"])
            )
        lines = [line for key in keys if (line := example_of(model.__name__, key))]
        if lines and (needed or len(lines) == len(keys)):
            example = f"{{{', '.join(lines)}}}"
            if error["type"] == "dict_type":  # a map for each number of players
                example = f"{{2: {example}}}"
            return tr("such as {example}", example=f"'{example}'")
    known = one_of(place.shape.keys)
    return tr("known here: {listed}", listed=known) if known else None


def _lack_hint(place: TreePlace, keys: list[str]) -> str | None:
    """The part that was meant, as a misspelt id makes a new one; else what could be written."""
    from hanafuda_desktop.rules.schema_places import (  # noqa: PLC0415 - for a faulty file
        first_sentence,
    )

    name = id_of(place.node)
    if name is not None and place.siblings is not None:
        ids = (id_of(item) for item in place.siblings.items)
        near = did_you_mean(name, [other for other in ids if other is not None and other != name])
        if near is not None:
            return near
    found = [
        (each.__name__, key)
        for key in keys
        for each in place.shape.models
        if key in each.model_fields
    ]
    lines = dict.fromkeys(line for model, key in found if (line := example_of(model, key)))
    examples = ", ".join(f"'{line}'" for line in lines)
    such = tr("such as {example}", example=examples) if lines else None
    what = first_sentence(*found[0]) if len(found) == 1 else None
    if what is None or what == f"the {keys[0]}":
        return such
    if such is None:
        return tr("{key}: {what}", key=keys[0], what=what)
    return tr("{key}: {what}; {such}", key=keys[0], what=what, such=such)
