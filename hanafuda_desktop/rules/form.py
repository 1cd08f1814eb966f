"""The fields of a rule file's form: what each is called, means and holds, and who says so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from hanafuda_desktop.cards.card import CARDS, Card, Category, Ribbon
from hanafuda_desktop.cards.cardset import FULL_DECK, mask_where, members
from hanafuda_desktop.rules.completion import YAKU_NAMES, KnownNames
from hanafuda_desktop.rules.diagnostics import Diagnostic
from hanafuda_desktop.rules.editing import says_anything
from hanafuda_desktop.rules.nodes import (
    ListNode,
    MapNode,
    Node,
    Scalar,
    SourceText,
    Span,
    content,
    id_of,
)
from hanafuda_desktop.rules.schema.selectors import CardsWanted, selected
from hanafuda_desktop.rules.schema.values import shown_in
from hanafuda_desktop.rules.schema_places import (
    CARD_IDS,
    LABEL,
    WORD,
    SchemaPlace,
    label_of,
    root,
    word_of,
)
from hanafuda_desktop.rules.tree import parse
from hanafuda_desktop.text.language import tr, trn

# What kind of value stands at a place of a rule file, so that a form can offer the right thing.
#
# All of it is read off the JSON Schema: a new key of the language is in the form by itself.

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
    def is_small(self) -> bool:
        """Whether it takes little room on a line."""
        return self.kind in (ValueKind.SWITCH, ValueKind.NUMBER, ValueKind.CHOICE)

    @property
    def is_large(self) -> bool:
        """Whether it holds other fields."""
        return self.kind in (ValueKind.GROUP, ValueKind.PARTS, ValueKind.KEYED)


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
        return Sort(ValueKind.GROUP, may_be_left_out=is_optional, short="cards")
    if _has_cards(options):
        return Sort(ValueKind.CARDS, words=_constants(options), may_be_left_out=is_optional)
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
    if inner.kind is ValueKind.NUMBER:
        kind = ValueKind.STEPS if words else ValueKind.NUMBERS
        return Sort(kind, inner.least, inner.most, words, is_optional, one_alone=alone)
    if inner.kind in (ValueKind.NAME, ValueKind.TEXT):
        return Sort(ValueKind.NAMES, least, most, words, is_optional, one_alone=alone)
    if inner.kind in (ValueKind.GROUP, ValueKind.WORDS):
        is_named = "id" in place.at(0).keys and not inner.short
        return Sort(ValueKind.PARTS, least, most, words, is_optional, alone, is_named=is_named)
    return Sort(ValueKind.OTHER, may_be_left_out=is_optional)


def _map_sort(options: list[Mapping[str, Any]], *, is_optional: bool) -> Sort:
    patterns = [each["patternProperties"] for each in options if "patternProperties" in each]
    inner = [schema for each in patterns for schema in each.values()]
    if any(schema.get("type") == "string" for schema in inner):
        return Sort(ValueKind.WORDS, may_be_left_out=is_optional)
    number = _integer(inner)
    if number is not None:
        least, most = _limits(number)
        return Sort(ValueKind.BY_PLAYERS, least, most, may_be_left_out=is_optional, short="any")
    if inner:
        return Sort(ValueKind.KEYED, *_sizes(options), may_be_left_out=is_optional)
    if any("pattern" in each for each in options):
        return Sort(ValueKind.NAME, may_be_left_out=is_optional)
    short = ANY_ENTRY if _integer(options) is not None else ""
    return Sort(ValueKind.GROUP, may_be_left_out=is_optional, short=short)


def _sizes(options: list[Mapping[str, Any]]) -> tuple[int, int]:
    found = next(each for each in options if "patternProperties" in each)
    return found.get("minProperties", 0), found.get("maxProperties", _MOST)


def _limits(option: Mapping[str, Any]) -> tuple[int, int]:
    return option.get("minimum", -_MOST), option.get("maximum", _MOST)


def _single_sort(options: list[Mapping[str, Any]], *, is_optional: bool) -> Sort:
    number, words = _integer(options), _words(options)
    if any(each.get("type") == "boolean" for each in options):
        if is_optional:
            return Sort(ValueKind.CHOICE, words=("true", "false"), may_be_left_out=True)
        return Sort(ValueKind.SWITCH)
    if number is not None:
        return Sort(ValueKind.NUMBER, *_limits(number), words, is_optional)
    if words:
        return Sort(ValueKind.CHOICE, words=words, may_be_left_out=is_optional)
    texts = [each for each in options if each.get("type") == "string"]
    if texts:
        kind = ValueKind.NAME if any("pattern" in each for each in texts) else ValueKind.TEXT
        return Sort(kind, may_be_left_out=is_optional)
    return Sort(ValueKind.OTHER, may_be_left_out=is_optional)


# A rule file as a form sees it: what stands at a place, who says so, and what would stand there.
#
# A path is a tuple of keys, of ids of the parts of lists, and of numbers in other lists. It always
# names the full form: an entry that is written alone in place of a list of one is its entry ``0``,
# a card that is written in place of a need is the need's ``cards``.

_UNKNOWN = "not looked for"

FormPath = tuple[str, ...]
"""The way to a value, in full."""


class FormTree:
    """The text of a rule file, merged over its base.

    Args:
        file: the file.
        text: what it says.
        tree: the same merged over its bases; ``None`` if that cannot be done.
        base: what its base says.

    Attributes:
        text: the same.
        own: what the text alone says.
        can_be_read: whether the text is sound YAML.
        tree: what the game says; what the text alone says if it cannot be merged over its base.
        base: what its base says; ``None`` if it has none.
        family: the family of the game, if that is known.
        is_variant: whether it changes another game.
    """

    def __init__(self, file: Path, text: str, tree: MapNode | None, base: MapNode | None) -> None:
        self.text = text
        source = SourceText(file, text)
        parsed = parse(source)
        self.own = parsed.root or MapNode({}, source.span(), source.span())
        self.can_be_read = not parsed.diagnostics or not says_anything(source)
        self.tree = self.own if tree is None else tree
        self.base = base
        self.family = self.tree.text("family")
        self.is_variant = "extends" in self.own.entries
        self._ways: dict[FormPath, FormPath] = {(): ()}
        self._nodes: dict[tuple[int, FormPath], Node | str | None] = {}

    # --- the language ----------------------------------------------------------------------------

    def _way(self, path: FormPath) -> FormPath:
        """The same path through the schema."""
        found = self._ways.get(path)
        if found is None:
            above = self._way(path[:-1])
            sort = sort_at(self.family, above)
            found = (*above, ANY_ENTRY if sort.kind is ValueKind.PARTS else path[-1])
            self._ways[path] = found
        return found

    def _of_variants(self, path: FormPath) -> bool:
        """Whether only a file that changes another may have this key."""
        return self.is_variant and path[:1] in (("extends",), ("remove",))

    def place(self, path: FormPath) -> SchemaPlace:
        """What the language says of a place."""
        return place_at(self.family, self._way(path), extends=self._of_variants(path))

    def keys(self, path: FormPath) -> tuple[str, ...]:
        """The keys that a map may have there."""
        return keys_at(self.family, self._way(path), extends=self._of_variants(path))

    def sort(self, path: FormPath) -> Sort:
        """What kind of value stands there."""
        return sort_at(self.family, self._way(path), extends=self._of_variants(path))

    # --- what is said ----------------------------------------------------------------------------

    def node(self, tree: MapNode | None, path: FormPath) -> Node | None:
        """What a tree says there, in whichever way it is written; ``None`` if it says nothing."""
        if not path or tree is None:
            return tree
        found = self._nodes.get((id(tree), path), _UNKNOWN)
        if isinstance(found, str):
            above = self.node(tree, path[:-1])
            found = None if above is None else self._inner(above, path)
            self._nodes[id(tree), path] = found
        return found

    def _inner(self, above: Node, path: FormPath) -> Node | None:
        at = path[:-1]
        return _inner(above, path[-1], self.sort(at), self.keys(at))

    def written(self, path: FormPath) -> Node | None:
        """What the text itself says there."""
        return self.node(self.own, path)

    def inherited(self, path: FormPath) -> Node | None:
        """What the base says there, unless it is taken out of it."""
        removed = self.removed
        if any(".".join(path[: depth + 1]) in removed for depth in range(len(path))):
            return None
        return self.node(self.base, path)

    def value(self, path: FormPath) -> Any:
        """What holds there: what is said, or what is usual where nothing is."""
        node = self.node(self.own if self._of_variants(path) else self.tree, path)
        return self.usual(path) if node is None else said(node)

    def usual(self, path: FormPath) -> Any:
        """What holds there where nothing is said."""
        if not path:
            return None
        above = path[:-1]
        if above and self.node(self.tree, above) is None:
            found = _part_of(self.usual(above), path[-1])
            if found is not None:
                return found
        return self.place(path).usual

    def is_misfit(self, path: FormPath) -> bool:
        """Whether the text has something there that can hold no parts: a map in place of a list."""
        node, sort = self.written(path), self.sort(path)
        if node is None or (isinstance(node, Scalar) and node.text in (None, *sort.words)):
            return False
        match sort.kind:
            case ValueKind.PARTS:
                is_part = id_of(node) is not None or not sort.is_named
                return not isinstance(node, ListNode) and not (sort.one_alone and is_part)
            case ValueKind.KEYED:
                return not isinstance(node, MapNode)
            case ValueKind.GROUP:
                return isinstance(node, ListNode) and not sort.short
            case _:
                return False

    @property
    def removed(self) -> tuple[str, ...]:
        """What the text takes out of its base."""
        node = self.own.get("remove") if self.is_variant else None
        items = node.items if isinstance(node, ListNode) else (node,)
        return tuple(each.text for each in items if isinstance(each, Scalar) and each.text)

    def real(self, path: FormPath) -> FormPath:
        """The path as the text has it: without the steps that are written short."""
        found: list[str] = []
        node: Node | None = self.own
        for depth, part in enumerate(path):
            inner = None if node is None else self._inner(node, path[: depth + 1])
            # The one part in place of a list is told by its id from a part that is new.
            if inner is None or inner is not node or self.sort(path[:depth]).is_named:
                found.append(part)
            node = inner
        return tuple(found)


def said(node: Node) -> Any:
    """What a node says; a deck that was fetched from its own file is said by its name."""
    return node.text("id") if isinstance(node, MapNode) and node.whole else content(node)


def _inner(node: Node, part: str, sort: Sort, keys: tuple[str, ...]) -> Node | None:
    """The part of a value, however short that is written."""
    match node:
        case ListNode() if sort.kind is ValueKind.PARTS:
            named = next((item for item in node.items if id_of(item) == part), None)
            is_place = part.isascii() and part.isdigit() and int(part) < len(node.items)
            return node.items[int(part)] if named is None and is_place else named
        case _ if sort.kind is ValueKind.PARTS:
            is_none = isinstance(node, Scalar) and (node.text is None or node.text in sort.words)
            is_it = part == (id_of(node) or "0") if sort.is_named else part == "0"
            return None if not is_it or is_none or not sort.one_alone else node
        case MapNode() if not sort.short or _is_full(node.entries, keys):
            return node.get(part)
        case Scalar(text=None):
            return None
        case _ if sort.short and part in (sort.short, *(keys if sort.short == ANY_ENTRY else ())):
            return node
        case _:
            return None


def expanded(value: Any, sort: Sort, keys: tuple[str, ...]) -> Any:
    """A value in full: see :class:`FormTree`."""
    if sort.kind is ValueKind.PARTS:
        if isinstance(value, list):
            return value
        is_part = not sort.is_named or (isinstance(value, dict) and "id" in value)
        is_said = value is not None and value not in sort.words
        return [value] if sort.one_alone and is_said and is_part else []
    if sort.kind is ValueKind.GROUP:
        if value is None or (isinstance(value, dict) and (not sort.short or _is_full(value, keys))):
            return value or {}
        return {key: value for key in keys if sort.short in (key, ANY_ENTRY)}
    return {} if sort.kind is ValueKind.KEYED and not isinstance(value, dict) else value


def _is_full(value: Any, keys: tuple[str, ...]) -> bool:
    """Whether a map has the keys of the full form, and is not what is written in its place."""
    return not value or any(key in keys for key in value)


def _part_of(value: Any, part: str) -> Any:
    match value:
        case dict():
            return value.get(part)
        case list():
            named = [item for item in value if isinstance(item, dict) and item.get("id") == part]
            if named:
                return named[0]
            return value[int(part)] if part.isdigit() and int(part) < len(value) else None
        case _:
            return None


# Sets of cards as rule files write them: read, and written in the shortest way that says them.

ALL: Final = "all"
NOTHING: Final = "nothing"

_FEW: Final = 3
"""Up to so many cards are left out of a kind by name."""


@cache
def _adapter() -> TypeAdapter[Any]:
    return TypeAdapter(CardsWanted)


def cards_in(value: Any) -> int | None:
    """The set of cards that a written value means, as an integer; ``None`` if it means none.

    Args:
        value: as a rule file has it: ``all``, ``nothing``, an id, a map of keys, a list of these.
    """
    if value in (None, NOTHING):
        return 0
    try:
        return selected(_adapter().validate_python(value))
    except ValidationError:
        return None


def cards_written(mask: int) -> Any:
    """A set of cards as one would write it: by what its cards have in common, or card by card."""
    if mask in (0, FULL_DECK):
        return ALL if mask else NOTHING
    cards = _cards(mask)
    if len(cards) == 1:
        return cards[0].id
    for way in (_by_kind, _by_rest, _by_months):
        found = way(mask, cards)
        if found is not None:
            return found
    return [card.id for card in cards]


def cards_changed(before: Any, mask: int) -> Any:
    """The same, but a list of single cards goes on as it was: cards leave it, and come to its end.

    Args:
        before: what is written so far.
        mask: the cards that are wanted.
    """
    is_list = isinstance(before, list) and all(isinstance(each, str) for each in before)
    if mask == 0 or not is_list:
        return cards_written(mask)
    ids = [CARDS[card].id for card in members(mask)]
    return [
        *(each for each in before if each in ids),
        *(each for each in ids if each not in before),
    ]


def _by_kind(mask: int, _: list[Card]) -> Any:
    """The set, if a word or two say it."""
    whole = [kind.value for kind in Category if _of_kind(kind) & mask == _of_kind(kind)]
    if mask == sum(_of_kind(Category(kind)) for kind in whole):
        return {"category": whole[0] if len(whole) == 1 else whole}
    ribbons = [kind.value for kind in Ribbon if _of_ribbon(kind) & mask == _of_ribbon(kind)]
    if mask == sum(_of_ribbon(Ribbon(kind)) for kind in ribbons):
        return {"ribbon": ribbons[0] if len(ribbons) == 1 else ribbons}
    return None


def _by_rest(mask: int, cards: list[Card]) -> Any:
    """The set, if it lacks just a few cards of a kind, or a month or a few cards of the deck."""
    rest = FULL_DECK & ~mask
    if rest.bit_count() <= _FEW or {"month"} == set(_by_months(rest, _cards(rest)) or ()):
        return {"without": cards_written(rest)} if rest.bit_count() < len(cards) else None
    for kind in Category:
        lacking = _of_kind(kind) & ~mask
        if mask & ~_of_kind(kind) == 0 and lacking.bit_count() <= _FEW < len(cards):
            return {"category": kind.value, "without": cards_written(lacking)}
    return None


def _by_months(mask: int, cards: list[Card]) -> Any:
    """The set, if it is all cards of some months, or all of one kind in some months."""
    months = sorted({card.month for card in cards})
    in_months = mask_where(lambda card: card.month in months)
    value: Any = months[0] if len(months) == 1 else months
    if in_months == mask:
        return {"month": value}
    kinds = {card.category for card in cards}
    if len(kinds) == 1 and len(cards) > _FEW and in_months & _of_kind(cards[0].category) == mask:
        return {"category": cards[0].category.value, "month": value}
    return None


def _cards(mask: int) -> list[Card]:
    return [CARDS[card] for card in members(mask)]


@cache
def _of_kind(kind: Category) -> int:
    return mask_where(lambda card: card.category is kind)


@cache
def _of_ribbon(kind: Ribbon) -> int:
    return mask_where(lambda card: card.ribbon is kind)


_HIDDEN: Final = frozenset({("id",), ("remove",)})
"""Keys that the form has no field for: the file's name says the one, and of parts that were taken
out the form says it where they stood."""
_TAKES: Final = ("columns", "waste", "cells", "foundations")
_REFILLS: Final = ("stock", "waste")


class Origin(Enum):
    """Where a value comes from."""

    WRITTEN = "the text"
    BASE = "the base"
    USUAL = "the language"
    NOWHERE = "nowhere"


@dataclass(frozen=True, slots=True)
class Field:
    """One value.

    Attributes:
        path: where it stands.
        sort: what kind of value it is.
        label: what it is called.
        about: what it means.
        value: what holds; ``None`` where nothing does.
        origin: where that comes from.
        behind: what would hold if the text did not say anything.
        can_go_back: whether the text says something that it need not.
        span: where the text says it.
    """

    path: FormPath
    sort: Sort
    label: str
    about: str
    value: Any
    origin: Origin
    behind: Any = None
    can_go_back: bool = False
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class FormPart:
    """An entry of a list, or of a map from numbers of players.

    Attributes:
        path: where it stands.
        title: what it is called.
        origin: where it comes from.
        is_changed: whether the base has it and the text says something of it, too.
        is_removed: whether the text takes it out of the base: nothing stands at its path.
        can_move_up: whether it can change places with the one before it.
        can_move_down: the same with the one after it.
        span: where the text says something of it.
    """

    path: FormPath
    title: str
    origin: Origin
    is_changed: bool = False
    is_removed: bool = False
    can_move_up: bool = False
    can_move_down: bool = False
    span: Span | None = None


def in_words(key: str) -> str:
    """A key as a label."""
    return tr(label_of(key), meaning=LABEL)


def word_shown(word: str) -> str:
    """A word that stands for a value, for people."""
    return tr(word_of(word), meaning=WORD)


def problems_in(span: Span | None, problems: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """Those of these problems of a file that stand in what it says of a value."""
    if span is not None:
        yield from (each for each in problems if span.start <= each.start <= span.end)


class Form(FormTree):
    """A rule file's form.

    Args:
        file: the file.
        text: what it says.
        tree: the same merged over its bases; ``None`` if that cannot be done.
        names: names that other files give, and what its base says.

    Attributes:
        names: the same.
    """

    def __init__(self, file: Path, text: str, tree: MapNode | None, names: KnownNames) -> None:
        super().__init__(file, text, tree, names.base)
        self.names = names
        self._fields: dict[FormPath, Field] = {}

    def groups(self) -> tuple[tuple[str, tuple[Field, ...]], ...]:
        """The fields at the top: about the game, about its play, and each larger part by itself."""
        fields = self.fields(())
        keys = list(self.keys(()))
        turn = keys.index("family") if "family" in keys else len(keys)
        first = [each for each in fields if _stands_before(each, keys[:turn])]
        rest = [each for each in fields if each not in first and not each.sort.is_large]
        large = [each for each in fields if each not in first and each.sort.is_large]
        found = [(tr("The game"), tuple(first)), (tr("Rules"), tuple(rest))]
        found += [(each.label, (each,)) for each in large]
        return tuple(group for group in found if group[1])

    def fields(self, path: FormPath) -> tuple[Field, ...]:
        """The fields of a map."""
        keys = list(self.keys(path))
        if not path and self.is_variant:
            keys = ["extends", *keys]
        paths = ((*path, key) for key in keys)
        return tuple(self.field(each) for each in paths if not self._is_hidden(each))

    def _is_hidden(self, path: FormPath) -> bool:
        """Whether there is nothing to be chosen there."""
        if path == ("variant_of",):
            return self.is_variant
        if path[-1] == "id" and self.inherited(path) is not None:
            return True  # it says which part of the base is meant
        sort = self.sort(path)
        is_fixed = (
            sort.kind is ValueKind.CHOICE and len(sort.words) == 1 and not sort.may_be_left_out
        )
        return path in _HIDDEN or (is_fixed and path == ("family",))

    def field(self, path: FormPath) -> Field:
        """The field of a value."""
        if path not in self._fields:
            self._fields[path] = self._made(path)
        return self._fields[path]

    def _made(self, path: FormPath) -> Field:
        place, sort = self.place(path), self.sort(path)
        written, inherited = self.written(path), self.inherited(path)
        is_needed = path[-1] in self.place(path[:-1]).needed or path[0] == "extends"
        behind = self.usual(path) if inherited is None else said(inherited)
        return Field(
            path,
            sort,
            self._label(path),
            tr(place.text).replace("`", ""),
            self.value(path),
            self._origin(path, written),
            behind,
            written is not None and (inherited is not None or not is_needed),
            None if written is None else self._span(path, written),
        )

    def _label(self, path: FormPath) -> str:
        if path[-1].isdecimal():
            return trn("{n} player", "{n} players", int(path[-1]))
        return in_words(path[-1])

    def _origin(self, path: FormPath, written: Node | None) -> Origin:
        if written is not None:
            return Origin.WRITTEN
        if self.node(self.tree, path) is not None:
            return Origin.BASE
        return Origin.NOWHERE if self.usual(path) is None else Origin.USUAL

    def _span(self, path: FormPath, written: Node) -> Span:
        """From the key to the end of the value."""
        above = self.written(path[:-1])
        entry = above.entries.get(path[-1]) if isinstance(above, MapNode) else None
        if entry is None or entry.value is not written:
            return written.span
        return Span(written.span.source, entry.key.start, written.span.end)

    # --- parts -----------------------------------------------------------------------------------

    def keys_of(self, path: FormPath) -> list[str]:
        """The last steps of the paths of a value's parts."""
        value = expanded(self.value(path), self.sort(path), ())
        if isinstance(value, dict):
            return sorted(value)
        ids = (each.get("id") if isinstance(each, dict) else None for each in value)
        return [part or str(at) for at, part in enumerate(ids)]

    def parts(self, path: FormPath) -> tuple[FormPart, ...]:
        """The entries of a list or of a map from numbers of players; then what was taken out."""
        if self.sort(path).kind is ValueKind.GROUP:
            return ()
        keys = self.keys_of(path)
        found = [self._part(path, keys, at) for at in range(len(keys))]
        prefix = ".".join(path) + "."
        gone = (each.removeprefix(prefix) for each in self.removed if each.startswith(prefix))
        found += [
            FormPart(
                (*path, each),
                self._title_in(self.base, (*path, each)),
                Origin.BASE,
                is_removed=True,
            )
            for each in gone
            if "." not in each and each not in keys
        ]
        return tuple(found)

    def _part(self, path: FormPath, keys: list[str], at: int) -> FormPart:
        inner = (*path, keys[at])
        written = self.written(inner)
        inherited = self.inherited(inner)
        return FormPart(
            inner,
            self._title_in(self.tree, inner) or in_words(keys[at]),
            self._origin(inner, written),
            is_changed=written is not None and inherited is not None,
            can_move_up=at > 0 and self._can_swap(path, keys[at - 1], keys[at]),
            can_move_down=at < len(keys) - 1 and self._can_swap(path, keys[at], keys[at + 1]),
            span=None if written is None else written.span,
        )

    def _can_swap(self, path: FormPath, one: str, other: str) -> bool:
        """Whether two neighbours can change places: not where their order is the base's."""
        sort = self.sort(path)
        if sort.kind is ValueKind.KEYED:
            return False
        if not sort.is_named:
            return True
        if any(self.inherited((*path, each)) is not None for each in (one, other)):
            return False
        node = self.written(path)
        ids = [id_of(item) for item in node.items] if isinstance(node, ListNode) else []
        return (one, other) in pairwise(ids)

    def _title_in(self, tree: MapNode | None, path: FormPath) -> str:
        """What a part is called, by its name; else by its key."""
        if self.sort(path[:-1]).kind is ValueKind.KEYED:
            return self._label(path)
        return _name_of(self.node(tree, path)) or in_words(path[-1])

    @property
    def base_name(self) -> str:
        """What the base is called; empty if there is none."""
        return "" if self.base is None else _name_of(self.base) or tr("the base")

    # --- names -----------------------------------------------------------------------------------

    def known(self, path: FormPath) -> dict[str, str]:
        """The names that can be chosen there, with what they are called."""
        key = path[-1]
        if key in ("extends", "variant_of"):
            return dict.fromkeys(self.names.games, "")
        if key == "deck":
            return dict.fromkeys(self.names.decks, "")
        if key == "group":
            groups = (self.value((*path[:-2], each, key)) for each in self.keys_of(path[:-2]))
            return {each: "" for each in groups if isinstance(each, str)}
        if key in YAKU_NAMES:
            return self._named(("yaku",))
        if self.sort(path).kind is not ValueKind.NAMES:
            return {}
        piles = _REFILLS if key == "refill" else _TAKES
        return {**dict.fromkeys(piles, ""), **self._named(("columns",))}

    def _named(self, path: FormPath) -> dict[str, str]:
        keys = self.keys_of(path) if self.sort(path).kind is ValueKind.PARTS else ()
        return {key: self._title_in(self.tree, (*path, key)) for key in keys}


def _name_of(node: Node | None) -> str | None:
    name = node.get("name") if isinstance(node, MapNode) else None
    value = None if name is None else said(name)
    if isinstance(value, dict):
        value = value[shown_in(value)] if value else None
    return value if isinstance(value, str) else None


def _stands_before(field: Field, keys: list[str]) -> bool:
    return field.path[0] in (*keys, "extends") or field.path == ("family",)
