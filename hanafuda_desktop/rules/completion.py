"""What can stand at a place of a rule file that is being written, and what its words mean.

A parser gives up at the first fault, and whoever writes has one most of the time. So the text is
read line by line as a person sees it: indents, dashes, colons and braces. That only guides
completion and explanations; what a file means is decided by :mod:`.tree` alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import Final

from hanafuda_desktop.cards.card import card_by_id
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.files import DECKS
from hanafuda_desktop.rules.language import Piles
from hanafuda_desktop.rules.schema_places import CARD_IDS, SchemaPlace, Way, root
from hanafuda_desktop.rules.source import Entry, ListNode, MapNode, Node, id_of, name_of
from hanafuda_desktop.text.language import tr

_MARK: Final = "\ue000"
"""Stands at the cursor, so that there is something even where nothing is written yet."""
_QUOTED: Final = r"'(?:[^']|'')*'?|\"(?:[^\"\\]|\\.)*\"?"
_KEY: Final = re.compile(rf"({_QUOTED}|[^\s#'\"{{\[\-,][^#:]*?|-[^\s#:][^#:]*?)\s*:(?=\s|$)")
_PLAIN: Final = re.compile(rf"{_QUOTED}|(?:[^\s#]|(?<!\s)#|\s+(?=[^\s#]))+")
_IN_FLOW: Final = re.compile(
    rf"{_QUOTED}|(?:[^\s#,:{{}}\[\]]|:(?![\s,}}\]]|$)|[ \t]+(?=[^\s#,:{{}}\[\]]))+"
)
_COLON: Final = re.compile(r"\s*:(?=[\s,}\]]|$)")
_DASH: Final = re.compile(r"-(\s+|$)")
_NESTED_TEXT: Final = re.compile(r"[|>][-+0-9]*\s*(?:#.*)?$")


class WordRole(Enum):
    """What a word is."""

    KEY = "key"
    VALUE = "value"
    EITHER = "either"
    """It stands where a value does, or the first key of a map."""


@dataclass(frozen=True, slots=True)
class SourceWord:
    """A word of the text.

    Attributes:
        line: its line, from 1.
        start: its first column, from 1.
        text: the word, less its quotes.
        role: what it is.
        path: of a key, where its map stands; else where the word itself does.
        has_colon: whether a colon stands behind it.
    """

    line: int
    start: int
    text: str
    role: WordRole
    path: Way
    has_colon: bool = False

    @property
    def end(self) -> int:
        """The first column after it, for a word without quotes."""
        return self.start + len(self.text)


def outline(text: str) -> tuple[SourceWord, ...]:
    """All words of a text in order."""
    reader = _Reader()
    for reader.line, line in enumerate(text.split("\n"), start=1):
        reader.read(line)
    return tuple(reader.words)


def spot_at(text: str, line: int, column: int) -> tuple[SourceWord | None, tuple[SourceWord, ...]]:
    """The word that would be written at a place, and all other words of the text.

    The word's text reaches up to the place; ``None`` stands for a comment or a text over several
    lines.

    Args:
        text: the text.
        line: the line, from 1.
        column: the column, from 1.
    """
    lines = text.split("\n")
    if not 1 <= line <= len(lines):
        return None, outline(text)
    here = lines[line - 1]
    lines[line - 1] = here[: column - 1] + _MARK + here[column - 1 :]
    found: SourceWord | None = None
    others: list[SourceWord] = []
    for spot in outline("\n".join(lines)):
        if _MARK in spot.text:
            begun = spot.text[: spot.text.index(_MARK)]
            found = replace(spot, text=begun)
        else:
            others.append(spot)
    return found, tuple(others)


@dataclass(slots=True)
class _Open:
    """A map or list that goes on.

    Attributes:
        path: where it stands.
        is_list: whether it is a list.
        indent: the column of its keys or dashes, from 0; of no meaning in braces.
        key: the key or the number of the value that stands there next.
    """

    path: Way
    is_list: bool
    indent: int = 0
    key: str | int | None = None

    @property
    def inner(self) -> Way:
        """Where the next value stands."""
        return self.path if self.key is None else (*self.path, self.key)

    def go_on(self) -> None:
        """Come to the next entry of a list; of a map, to its next key."""
        self.key = (self.key + 1 if isinstance(self.key, int) else 0) if self.is_list else None


@dataclass(slots=True)
class _Reader:
    """Reads line after line.

    Attributes:
        line: the number of the line.
        words: what was read.
        levels: maps and lists in block style, one in the other.
        braces: the same in braces, inside of them.
        text_above: the indentation of the key whose text goes on over several lines.
    """

    line: int = 0
    words: list[SourceWord] = field(default_factory=list)
    levels: list[_Open] = field(default_factory=list)
    braces: list[_Open] = field(default_factory=list)
    text_above: int | None = None

    def read(self, text: str) -> None:
        """Take a line."""
        bare = text.lstrip(" ")
        indent = len(text) - len(bare)
        if not bare.strip() or bare.startswith("#"):
            return
        if self.text_above is not None and indent > self.text_above:
            return
        self.text_above = None
        is_outside = indent <= (self.levels[-1].indent if self.levels else -1)
        if is_outside and _KEY.match(bare):
            self.braces.clear()  # they were never closed
        if self.braces:
            self._flow(text, indent)
        else:
            self._block(text, indent)

    def _add(
        self, at: int, word: str, role: WordRole, path: Way, *, has_colon: bool = False
    ) -> None:
        self.words.append(SourceWord(self.line, at + 1, _bare(word), role, path, has_colon))

    def _block(self, text: str, at: int) -> None:
        """What stands on a line from a column on."""
        place: Way | None = None
        while (dash := _DASH.match(text, at)) is not None:
            level = self._level(at, place, is_list=True)
            level.go_on()
            place, at = level.inner, dash.end()
        if text[at : at + 1] in ("", "#"):
            return
        level = self._level(at, place, is_list=False)
        role, path = WordRole.EITHER if level.key is None else WordRole.KEY, level.path
        key = _KEY.match(text, at)
        if key is not None:
            self._add(at, key[1], WordRole.KEY, path, has_colon=True)
            level.key = _bare(key[1])
            role, path = WordRole.VALUE, level.inner
            value = text[key.end() :].lstrip()
            at = len(text) - len(value)
            if _NESTED_TEXT.match(value.rstrip()):
                self.text_above = level.indent
                return
        if text[at : at + 1] in ("{", "["):
            self._open(text[at], path)
            self._flow(text, at + 1)
        elif text[at : at + 1] != "#" and (found := _PLAIN.match(text, at)) is not None:
            self._add(at, found[0], role, path)

    def _level(self, at: int, place: Way | None, *, is_list: bool) -> _Open:
        """The map or list that goes on in this column; a new one is opened where none does.

        Args:
            at: the column, from 0.
            place: where it stands, if a dash before it says so.
            is_list: whether a dash stands there.
        """
        while self.levels and (
            self.levels[-1].indent > at
            or (self.levels[-1].indent == at and self.levels[-1].is_list and not is_list)
        ):
            self.levels.pop()
        top = self.levels[-1] if self.levels else None
        if top is not None and top.indent == at and top.is_list >= is_list:
            return top
        if place is None:
            place = () if top is None else top.inner
        self.levels.append(_Open(place, is_list, at))
        return self.levels[-1]

    # --- braces ----------------------------------------------------------------------------------

    def _open(self, brace: str, path: Way) -> None:
        is_list = brace == "["
        self.braces.append(_Open(path, is_list, key=0 if is_list else None))

    def _flow(self, text: str, at: int) -> None:
        """What stands in braces on a line from a column on."""
        while at < len(text) and self.braces:
            char, top = text[at], self.braces[-1]
            found = None
            if char == "#" and (at == 0 or text[at - 1].isspace()):
                return
            if char in "{[":
                self._open(char, top.inner)
            elif char in "}]":
                self.braces.pop()
            elif char == ",":
                top.go_on()
            elif not char.isspace() and char != ":":
                found = _IN_FLOW.match(text, at)
            at = at + 1 if found is None else self._flow_word(text, found, top)

    def _flow_word(self, text: str, found: re.Match[str], top: _Open) -> int:
        """Take a word in braces; returns the column behind it."""
        colon = _COLON.match(text, found.end())
        if top.key is None:
            has_colon = colon is not None
            self._add(found.start(), found[0], WordRole.KEY, top.path, has_colon=has_colon)
            top.key = _bare(found[0]) if has_colon else None
        else:
            role = WordRole.EITHER if top.is_list else WordRole.VALUE
            self._add(found.start(), found[0], role, top.inner)
        return (colon or found).end()


def _bare(word: str) -> str:
    """A word less its quotes."""
    if word[:1] in ("'", '"'):
        return word[1:-1] if len(word) > 1 and word[-1] == word[0] else word[1:]
    return word


YAKU_NAMES: Final = frozenset({"over", "after_yaku", "yaku"})
"""Keys whose values are ids of yaku."""
_FAMILY: Final = "family"
_EXTENDS: Final = "extends"
_STAYS: Final = ("id", "name", "summary", _FAMILY, "deck", "players", "variant_of")
"""Keys that are not taken out of a base."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something that can stand there.

    Attributes:
        text: what is shown.
        insert: what is written.
        about: what it means.
        opens_more: whether something is to be chosen behind it at once.
    """

    text: str
    insert: str
    about: str = ""
    opens_more: bool = False


@dataclass(frozen=True, slots=True)
class Completion:
    """What can stand at a place.

    Attributes:
        start: the column in which the word begins that is being written, from 1.
        suggestions: what begins as it does; then what holds it elsewhere.
    """

    start: int
    suggestions: tuple[Suggestion, ...]


@dataclass(frozen=True)  # without slots: it remembers the parts of its base
class KnownNames:
    """Names that stand in other files, and those of piles.

    Attributes:
        games: the games that can be extended.
        decks: the decks.
        base: what the base says, its own bases merged into it.
        piles: keys whose values are names of piles.
    """

    games: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    base: MapNode | None = None
    piles: Mapping[str, Piles] = field(default_factory=dict)

    @property
    def _entries(self) -> Mapping[str, Entry]:
        return {} if self.base is None else self.base.entries

    @cached_property
    def parts(self) -> Mapping[str, Mapping[str, str]]:
        """The ids of the parts of the base's lists, with what they are called."""
        return {key: dict(_parts(entry.value)) for key, entry in self._entries.items()}

    @property
    def paths(self) -> Iterator[str]:
        """What can be taken out of the base."""
        for key, entry in self._entries.items():
            if key not in _STAYS:
                inner = entry.value.entries if isinstance(entry.value, MapNode) else self.parts[key]
                yield from (key, *(f"{key}.{each}" for each in inner))

    @property
    def groups(self) -> Iterator[str]:
        """Groups of yaku of the base."""
        yaku = self._entries.get("yaku")
        items = yaku.value.items if yaku and isinstance(yaku.value, ListNode) else ()
        groups = (item.text("group") for item in items if isinstance(item, MapNode))
        return filter(None, groups)


def names_known(catalogue: Catalogue, path: Path, base: str | None) -> KnownNames:
    """The names that a rule file can speak of.

    Args:
        catalogue: where other files come from.
        path: the file.
        base: the game that it extends.
    """
    files = catalogue.files
    file = None if base is None else files.find(base, path)
    tree = None if file is None or file == path else catalogue.load(file).tree
    return KnownNames(files.names(path), files.names(path, DECKS), tree, files.language.piles())


def _parts(node: Node) -> Iterator[tuple[str, str]]:
    """The ids in a list, with the names of its parts."""
    for item in node.items if isinstance(node, ListNode) else ():
        if (part := id_of(item)) is not None:
            yield part, name_of(item)


def root_of(spots: Iterable[SourceWord], names: KnownNames) -> SchemaPlace:
    """What may stand at the top of a file with these words."""
    top = {spot.path[0]: spot.text for spot in spots if len(spot.path) == 1}
    keys = {spot.text for spot in spots if spot.role is WordRole.KEY and not spot.path}
    extends = _EXTENDS in keys
    of_base = None if names.base is None else names.base.text(_FAMILY)
    return root(of_base if extends else top.get(_FAMILY), extends=extends)


def base_named(text: str) -> str | None:
    """The game that a text says it extends."""
    spots = outline(text)
    return next((spot.text for spot in spots if spot.path == (_EXTENDS,)), None)


def completion(text: str, line: int, column: int, names: KnownNames) -> Completion | None:
    """What can stand at a place of a text; ``None`` where nothing is to be said.

    Args:
        text: the text.
        line: the line, from 1.
        column: the column, from 1.
        names: names that other files give.
    """
    spot, others = spot_at(text, line, column)
    if spot is None:
        return None
    top = root_of(others, names)
    place = top.follow(spot.path)
    found: list[Suggestion] = []
    begins_list = spot.role is WordRole.EITHER and place.holds_parts and not spot.text
    if spot.role is not WordRole.VALUE and not begins_list:
        found += _keys(spot, others, place)
    if spot.role is not WordRole.KEY:
        found += _values(spot, others, place, names)
    if begins_list:
        found.append(Suggestion("- id:", "- id: ", tr("A part of this list."), opens_more=True))
    return Completion(spot.start, tuple(_fitting(found, spot.text)))


def _keys(
    spot: SourceWord, others: tuple[SourceWord, ...], place: SchemaPlace
) -> Iterator[Suggestion]:
    used = {each.text for each in others if each.role is WordRole.KEY and each.path == spot.path}
    if not spot.path and _EXTENDS in used:
        used.add(_FAMILY)  # a variant has its base's
    if not spot.path:
        used.add("id")  # the file's name says it
    for key, inner in place.keys.items():
        if key not in used:
            more = bool(inner.words)
            insert = key if spot.has_colon else f"{key}: "
            yield Suggestion(key, insert, tr(inner.text), opens_more=more and not spot.has_colon)


def _values(
    spot: SourceWord, others: tuple[SourceWord, ...], place: SchemaPlace, names: KnownNames
) -> Iterator[Suggestion]:
    for word, about in _named(spot, others, place, names).items():
        yield Suggestion(word, word, about)
    for word in place.words:
        yield Suggestion(word, word, card_by_id(word).title if word in CARD_IDS else "")


def _named(
    spot: SourceWord, others: tuple[SourceWord, ...], place: SchemaPlace, names: KnownNames
) -> Mapping[str, str]:
    """The names that can stand there, with what they are called."""
    match spot.path:
        case ("extends" | "variant_of",):
            return dict.fromkeys(names.games, "")
        case ("deck",):
            return dict.fromkeys(names.decks, "")
        case ("remove",) | ("remove", _):
            return dict.fromkeys(names.paths, "")
        case (str(key), int(), "id"):
            used = {each.text for each in others if _is_id_in(each, key)}
            known = names.parts.get(key, {})
            return {part: name for part, name in known.items() if part not in used}
    key = next((part for part in reversed(spot.path) if isinstance(part, str)), "")
    if key in YAKU_NAMES and place.takes_name:
        own = {each.text: "" for each in others if _is_id_in(each, "yaku")}
        return {**own, **names.parts.get("yaku", {})}
    if key in names.piles:
        return _piles(names.piles[key], others, names)
    if key == "group":
        own_groups = [each.text for each in others if each.path[-1:] == ("group",)]
        return dict.fromkeys((*own_groups, *names.groups), "")
    return {}


def _piles(piles: Piles, others: tuple[SourceWord, ...], names: KnownNames) -> Mapping[str, str]:
    """Kinds of pile, and the groups of piles of the file and of its base."""
    known = dict.fromkeys(piles.kinds, "")
    for part in piles.groups:
        known |= names.parts.get(part, {})
        known |= {each.text: "" for each in others if _is_id_in(each, part)}
    return known


def _is_id_in(spot: SourceWord, key: str) -> bool:
    return (
        spot.role is not WordRole.KEY
        and len(spot.path) == 3
        and (spot.path[0] == key and spot.path[2] == "id")
    )


def _fitting(found: Iterable[Suggestion], begun: str) -> list[Suggestion]:
    """What is written already; what begins with it; then what has it elsewhere."""
    word = begun.lower().replace(" ", "_")
    fitting = [each for each in dict.fromkeys(found) if word in each.text.lower()]
    fitting.sort(key=lambda each: not each.text.lower().startswith(word))
    return sorted(fitting, key=lambda each: each.text.lower() != word)


# What stands under the pointer in a rule file: what a key means, and what may follow it.


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a word of a rule file means.

    Attributes:
        title: the word, or what it stands for.
        text: what it means.
        kind: what may be written there, and what holds if nothing is.
    """

    title: str
    text: str
    kind: str = ""


def explanation(text: str, line: int, column: int, names: KnownNames) -> Explanation | None:
    """What the word at a place means; ``None`` where there is none, or nothing is known of it.

    Args:
        text: the text.
        line: the line, from 1.
        column: the column, from 1.
        names: names that other files give.
    """
    spots = outline(text)
    spot = next(
        (each for each in spots if each.line == line and each.start <= column < each.end), None
    )
    if spot is None:
        return None
    if spot.role is not WordRole.KEY and spot.text in CARD_IDS:
        return Explanation(spot.text, tr("{card}.", card=card_by_id(spot.text).title))
    way = (*spot.path, spot.text) if spot.role is WordRole.KEY else spot.path
    while way and isinstance(way[-1], int):
        way = way[:-1]  # an entry is explained by the key of its list
    place = root_of(spots, names).follow(way)
    if not place.text:
        return None
    kind = place.kind
    if place.default:
        said = {"kind": kind, "default": place.default}
        kind = tr("{kind}; usually {default}", **said) if kind else tr("usually {default}", **said)
    return Explanation(str(way[-1]), tr(place.text), kind)
