"""Rule files with slips of the pen: numbers, words, lines and whole parts changed by chance."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from rule_language import game_schema

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.resources import rule_files

__all__ = ["MADE_UP", "SHIPPED", "Mutator"]

T = TypeVar("T")

SHIPPED: Final = sorted(Path(str(rule_files())).glob("*.yaml"))
"""Every game and variant that comes with the program."""
_FAMILIES: Final = Path(__file__).parents[1] / "families"
MADE_UP: Final = sorted(_FAMILIES.glob("*/made_up/*.yaml"))
"""Games of the tests that go where no shipped one does."""

_NUMBERS: Final = [*map(str, (-1, 0, 1, 2, 3, 4, 5, 7, 8, 12, 24, 48, 1.5, 10**12)), "+3"]
_PIECES: Final = [
    "{cards: all, count: 2, same: month}",
    "{cards: {category: chaff}, count: 3}",
    "{cards: all, each: month, count: 1}",
    "{month: 1}",
    "[4]",
    "[]",
    "{}",
    "'",
    ": ",
    "~",
]
_WORD: Final = r"[a-z_-]{4,}"
_MOST_CHANGES: Final = 3


def _words(schema: object) -> set[str]:
    """Every word that the language knows, and every key."""
    match schema:
        case dict():
            found = {each for each in schema.get("enum", ()) if isinstance(each, str)}
            found |= {each for each in schema.get("properties", {}) if isinstance(each, str)}
            return found.union(*(_words(each) for each in schema.values()))
        case list():
            return set().union(*(_words(each) for each in schema))
        case _:
            return set()


_LANGUAGE: Final = sorted(_words(game_schema(our_games())))
_PARTS: Final = re.compile(r"^[a-z_]+:.*\n(?:[ #].*\n|\n)*", re.MULTILINE)


def _parts(files: Sequence[Path]) -> list[str]:
    """What stands under each key at the top of these files, with its key."""
    return [part for file in files for part in _PARTS.findall(file.read_text("utf-8"))]


_ALL_PARTS: Final = _parts([*SHIPPED, *MADE_UP])


@dataclass(frozen=True, slots=True)
class Mutator:
    """Changes texts by chance.

    Attributes:
        below: chance: a number from 0 up to but not including this one.
    """

    below: Callable[[int], int]

    def mutated(self, text: str) -> str:
        """The text with one to three of its parts changed."""
        for _ in range(1 + self.below(_MOST_CHANGES)):
            text = self._changed(text)
        return text

    def _changed(self, text: str) -> str:
        match self.below(10):
            case 0:
                return self._line(text)
            case 1 | 2:
                return self._in(text, r"(?<![\w-])\d+\b", _NUMBERS)
            case 3:
                return self._in(text, r"(?<=: )[a-z-]+", _LANGUAGE)
            case 4:
                return self._in(text, r"\{[^{}]*\}", _PIECES)
            case 5:
                return self._in(text, _WORD, re.findall(_WORD, text))
            case 6:
                return self._in(text, r"\b(true|false)\b", ["true", "false"])
            case 7:
                return self._in(text, _PARTS.pattern, ["", *_ALL_PARTS])
            case 8:
                return text.rstrip("\n") + "\n" + self._one(_ALL_PARTS)
            case _:
                return self._in(text, r"(?<=[\[ ])[a-z]+-[a-z]+(-\d)?", _LANGUAGE)

    def _line(self, text: str) -> str:
        lines = text.split("\n")
        at = self.below(len(lines))
        match self.below(4):
            case 0:
                del lines[at]
            case 1:
                lines.insert(self.below(len(lines)), lines[at])
            case 2:
                lines[at] = " " * self.below(5) + lines[at]
            case _:
                lines[at] = lines[at].replace("{", "[", 1)
        return "\n".join(lines)

    def _in(self, text: str, pattern: str, pieces: Sequence[str]) -> str:
        """The text with a piece in one of the places that look like the pattern."""
        places = list(re.finditer(pattern, text, re.MULTILINE))
        if not places or not pieces:
            return text
        start, end = self._one(places).span()
        return text[:start] + self._one(pieces) + text[end:]

    def _one(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]
