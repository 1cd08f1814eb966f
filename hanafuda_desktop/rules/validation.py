"""A tree against a model: the value, or what is wrong at exactly which key or value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from hanafuda_desktop.cards.vocabulary import listed
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.descriptions import first_sentence
from hanafuda_desktop.rules.diagnostics import Diagnostic
from hanafuda_desktop.rules.nodes import ListNode, MapNode, Node, Scalar, Span, content, id_of
from hanafuda_desktop.rules.shapes import Shape
from hanafuda_desktop.rules.suggestions import did_you_mean, nearest, one_of, quoted

__all__ = ["MOST_ERRORS", "Place", "Validated", "locate", "sound_part", "validate"]

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


class Place(NamedTuple):
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


def locate(tree: MapNode, model: type[BaseModel], location: Location) -> Place:
    """Follow a location of the model into the tree.

    A model may read one value as a list of one, or a word as a map, so its locations have parts
    that nobody wrote: those are passed over.
    """
    place = Place(tree, None, Shape(model))
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
        place = Place(node, key, shape, siblings, broken)
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
        self._unknown: list[tuple[Place, MapNode, str]] = []
        self._missing: dict[MapNode, tuple[Place, list[str]]] = {}
        self._wrong: list[tuple[Place, ErrorDetails]] = []
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

    def _sort(self, place: Place, key: str, error: ErrorDetails) -> None:
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
        from hanafuda_desktop.rules.wording import sayable  # noqa: PLC0415 - for a faulty file

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


def _missing(place: Place, keys: list[str]) -> str:
    """That a map lacks these keys; of a list, which part it is."""
    part = None if place.siblings is None else id_of(place.node)
    said = {"keys": listed([quoted(key) for key in keys]), "part": quoted(part or "")}
    if len(keys) == 1:
        return (
            tr("{keys} is missing in {part}", **said) if part else tr("{keys} is missing", **said)
        )
    return tr("{keys} are missing in {part}", **said) if part else tr("{keys} are missing", **said)


_MAP_TYPES: Final = ("model_type", "model_attributes_type", "dict_type")
_MOST_SHOWN: Final = 3


def _map_hint(place: Place, error: ErrorDetails) -> str | None:
    """What a map looks like that is needed where a single value stands."""
    from hanafuda_desktop.rules.examples import example_of  # noqa: PLC0415 - for a faulty file

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


def _lack_hint(place: Place, keys: list[str]) -> str | None:
    """The part that was meant, as a misspelt id makes a new one; else what could be written."""
    from hanafuda_desktop.rules.examples import example_of  # noqa: PLC0415 - for a faulty file

    name = id_of(place.node)
    if name is not None and place.siblings is not None:
        ids = (id_of(item) for item in place.siblings.items)
        near = did_you_mean(name, [other for other in ids if other is not None and other != name])
        if near is not None:
            return near
    found = [(each.__name__, key) for key in keys for each in place.shape.models if _has(each, key)]
    lines = dict.fromkeys(line for model, key in found if (line := example_of(model, key)))
    examples = ", ".join(f"'{line}'" for line in lines)
    such = tr("such as {example}", example=examples) if lines else None
    what = first_sentence(*found[0]) if len(found) == 1 else None
    if what is None or what == f"the {keys[0]}":
        return such
    if such is None:
        return tr("{key}: {what}", key=keys[0], what=what)
    return tr("{key}: {what}; {such}", key=keys[0], what=what, such=such)


def _has(model: type[BaseModel], key: str) -> bool:
    return key in model.model_fields
