"""What stands where in a YAML text that need not be sound: keys and values with their paths.

A parser gives up at the first fault, and whoever writes has one most of the time. This reads line
by line what a person sees: indents, dashes, colons and braces. It only guides completion and
explanations; what a file means is decided by :mod:`.tree` alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

Way = tuple[str | int, ...]
"""Keys, and numbers of the entries of lists."""

_MARK: Final = "\ue000"
"""Stands at the cursor, so that there is something even where nothing is written yet."""
_QUOTED: Final = r"'(?:[^']|'')*'?|\"(?:[^\"\\]|\\.)*\"?"
_KEY: Final = re.compile(rf"({_QUOTED}|[^\s#'\"{{\[\-,][^#:]*?|-[^\s#:][^#:]*?)\s*:(?=\s|$)")
_PLAIN: Final = re.compile(rf"{_QUOTED}|(?:[^\s#]|(?<!\s)#|\s+(?=[^\s#]))+")
_IN_FLOW: Final = re.compile(
    rf"{_QUOTED}|(?:[^\s#,:{{}}\[\]]|:(?![\s,}}\]]|$)|[ \t]+(?=[^\s#,:{{}}\[\]]))+"
)
_COLON: Final = re.compile(r"\s*:(?=[\s,}\]]|$)")
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
    for number, line in enumerate(text.split("\n"), start=1):
        reader.read(number, line)
    return tuple(reader.spots)


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
            found = SourceWord(spot.line, spot.start, begun, spot.role, spot.path, spot.has_colon)
        else:
            others.append(spot)
    return found, tuple(others)


@dataclass(slots=True)
class _Level:
    """A map or list in block style that goes on.

    Attributes:
        indent: the column of its keys or dashes, from 0.
        path: where it stands.
        is_list: whether dashes stand there.
        count: how many entries there were.
        pending: where the next deeper line would stand.
    """

    indent: int
    path: Way
    is_list: bool
    count: int = 0
    pending: Way | None = None


@dataclass(slots=True)
class _Braces:
    """A map or list in braces that goes on."""

    path: Way
    is_list: bool
    count: int = 0
    key: str | None = None


@dataclass(slots=True)
class _Reader:
    """Reads line after line."""

    spots: list[SourceWord] = field(default_factory=list)
    levels: list[_Level] = field(default_factory=list)
    braces: list[_Braces] = field(default_factory=list)
    text_above: int | None = None
    line: int = 0

    def read(self, number: int, text: str) -> None:
        """Take a line."""
        self.line = number
        bare = text.lstrip(" ")
        indent = len(text) - len(bare)
        if not bare.strip() or bare.startswith("#"):
            return
        if self.text_above is not None:
            if indent > self.text_above:
                return
            self.text_above = None
        if self.braces:
            outside = indent <= (self.levels[-1].indent if self.levels else -1)
            if not (outside and _KEY.match(bare)):
                self._flow(text, indent)
                return
            self.braces.clear()  # they were never closed
        self._block(text, indent, None)

    def _block(self, text: str, at: int, place: Way | None) -> None:
        """What stands on a line from a column on.

        Args:
            text: the line.
            at: the column, from 0.
            place: where it stands, if a dash before it says so.
        """
        rest = text[at:]
        if not rest.strip() or rest.startswith("#"):
            return
        dash = re.match(r"-(\s+|$)", rest)
        level = self._level(at, is_list=dash is not None, place=place)
        if dash is not None:
            self._item(text, at + dash.end(), level)
            return
        key = _KEY.match(rest)
        if key is not None and rest[0] not in "{[":
            self._key(text, at, key, level)
        elif rest[0] in "{[":
            self._flow_from(text, at, self._place_of(level, place))
        else:
            is_key = level is not None and level.count > 0 and not level.is_list
            where = level.path if is_key and level is not None else self._place_of(level, place)
            self._word(text, at, WordRole.KEY if is_key else WordRole.EITHER, where)

    def _level(self, at: int, *, is_list: bool, place: Way | None) -> _Level | None:
        """The map or list that goes on in this column; a new one is opened where none does."""
        while self.levels and self.levels[-1].indent > at:
            self.levels.pop()
        if self.levels and self.levels[-1].indent == at and self.levels[-1].is_list > is_list:
            self.levels.pop()
        top = self.levels[-1] if self.levels else None
        if top is not None and top.indent == at and (top.is_list or not is_list):
            return top
        where = place
        if where is None:
            where = top.pending if top is not None and top.pending is not None else ()
            if top is not None and top.pending is None:
                where = top.path
        self.levels.append(_Level(at, where, is_list))
        return self.levels[-1]

    @staticmethod
    def _place_of(level: _Level | None, place: Way | None) -> Way:
        return place if place is not None else (level.path if level is not None else ())

    def _item(self, text: str, at: int, level: _Level | None) -> None:
        assert level is not None
        place = (*level.path, level.count)
        level.count += 1
        level.pending = place
        self._block(text, at, place)

    def _key(self, text: str, at: int, key: re.Match[str], level: _Level | None) -> None:
        assert level is not None
        name = _bare(key[1])
        path = (*level.path, name)
        self.spots.append(
            SourceWord(self.line, at + 1, name, WordRole.KEY, level.path, has_colon=True)
        )
        level.count += 1
        level.pending = path
        after = at + key.end()
        value = text[after:]
        start = after + len(value) - len(value.lstrip())
        if _NESTED_TEXT.match(value.strip()):
            self.text_above = level.indent
        elif start < len(text) and text[start] in "{[":
            self._flow_from(text, start, path)
        elif start < len(text) and text[start] != "#":
            self._word(text, start, WordRole.VALUE, path)

    def _word(self, text: str, at: int, role: WordRole, path: Way) -> None:
        found = _PLAIN.match(text, at)
        if found is not None:
            self.spots.append(SourceWord(self.line, at + 1, _bare(found[0]), role, path))

    # --- braces ----------------------------------------------------------------------------------

    def _flow_from(self, text: str, at: int, path: Way) -> None:
        self.braces.append(_Braces(path, text[at] == "["))
        self._flow(text, at + 1)

    def _flow(self, text: str, at: int) -> None:
        """What stands in braces on a line from a column on."""
        while at < len(text) and self.braces:
            char = text[at]
            if char == "#" and (at == 0 or text[at - 1].isspace()):
                return
            if char in "{[":
                self.braces.append(_Braces(self._inner(), char == "["))
            elif char in "}]":
                self.braces.pop()
            elif char == ",":
                self.braces[-1].count += 1
                self.braces[-1].key = None
            elif not char.isspace() and char != ":":
                found = _IN_FLOW.match(text, at)
                at = self._flow_word(text, at, found) if found is not None else at + 1
                continue
            at += 1

    def _inner(self) -> Way:
        """Where the next value in braces stands."""
        top = self.braces[-1]
        if top.is_list:
            return (*top.path, top.count)
        return top.path if top.key is None else (*top.path, top.key)

    def _flow_word(self, text: str, at: int, found: re.Match[str]) -> int:
        top, word = self.braces[-1], _bare(found[0])
        colon = _COLON.match(text, found.end())
        if not top.is_list and top.key is None:
            self.spots.append(
                SourceWord(
                    self.line, at + 1, word, WordRole.KEY, top.path, has_colon=colon is not None
                )
            )
            if colon is not None:
                top.key = word
        else:
            role = WordRole.VALUE if not top.is_list else WordRole.EITHER
            self.spots.append(SourceWord(self.line, at + 1, word, role, self._inner()))
        return found.end() if colon is None else colon.end()


def _bare(word: str) -> str:
    """A word less its quotes."""
    if word[:1] in ("'", '"'):
        return word[1:-1] if len(word) > 1 and word[-1] == word[0] else word[1:]
    return word
