"""What a game's page tells otherwise than the page of the game it is a variant of.

Compared are the sentences, not the keys: a key such as ``over`` says nothing to a player, its
sentence does. As no key is without its sentence, no difference of the rules is missed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from difflib import SequenceMatcher
from typing import Final, NamedTuple, assert_never

from hanafuda_desktop.rulebook.blocks import (
    Block,
    CardTable,
    Change,
    Changes,
    Heading,
    Laid,
    Months,
    Paragraph,
    Points,
    Section,
    Sums,
    YakuTable,
)
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.text.vocabulary import capital, paragraph

_ALIKE: Final = 0.5
"""Of two sentences at least so alike, one stands in the other's place."""
_SENTENCE: Final = re.compile(r"(?<=[.!?])\s+(?=[A-ZÀ-ÖØ-Þ0-9“«])|(?<=[。！？])(?=[^」）])")  # noqa: RUF001
_NAMED: Final = re.compile(r"([^\s.:：“«。]+(?: [^\s.:：“«。]+){0,4})(?:\s?: |：)")  # noqa: RUF001
"""What stands before a colon, if it is as short as a name."""


class _Unit(NamedTuple):
    """What is told in one go: the part of the page, perhaps a name of its own, and the words."""

    part: str
    name: str
    words: str

    @property
    def sentences(self) -> list[str]:
        """The words, a sentence each."""
        return _SENTENCE.split(self.words)


def with_words_of(rules: GameBase, other: GameBase) -> GameBase:
    """A game with another's words about itself, so that only what is ruled differs."""
    about = ("name", "summary", "credits", "notes", "variant_of", "minutes")
    return rules.model_copy(update={key: getattr(other, key) for key in about})


def changes(before: Iterable[Section], after: Iterable[Section], names: tuple[str, str]) -> Changes:
    """What is told otherwise, in the order of the page.

    Args:
        before: the page of the game that is known.
        after: the page of the game that differs, with the same words about itself.
        names: what people call the two.
    """
    old, new = list(_units(before)), list(_units(after))
    gone = [unit for unit in old if unit not in new]
    come = [unit for unit in new if unit not in old]
    rows: list[tuple[int, Change]] = []
    for unit in come:
        match = _match(unit, gone)
        if match is not None:
            gone.remove(match)
        rows.append((new.index(unit), _change(match, unit)))
    for unit in gone:
        # what has gone stands where it stood, as far as both pages go together
        place = sum(each in new for each in old[: old.index(unit)])
        rows.append((place, _change(unit, None)))
    rows.sort(key=lambda row: row[0])
    return Changes(names[0], names[1], tuple(change for _, change in rows))


def _units(sections: Iterable[Section]) -> Iterator[_Unit]:
    for section in sections:
        part = section.title
        for block in section.blocks:
            if isinstance(block, Heading):
                part = block.words
            else:
                yield from _of_block(part, block)


def _of_block(part: str, block: Block) -> Iterator[_Unit]:
    match block:
        case Paragraph(words):
            yield _Unit(part, "", words)
        case Points(lines):
            yield from (_line(part, words) for words in lines)
        case YakuTable(yaku):
            for row in yaku:
                yield _Unit(part, row.name, paragraph((row.needed, *row.conditions)))
        case CardTable(rows):
            yield from (_line(part, each.words) for each in rows if each.words)
        case Heading() | Laid() | Months() | Sums() | Changes():
            return
        case _:
            assert_never(block)


def _line(part: str, words: str) -> _Unit:
    """A line, which may begin with the name of what it speaks of."""
    named = _NAMED.match(words)
    if named is None:
        return _Unit(part, "", words)
    rest = words[named.end() :]
    return _Unit(part, named.group(1), capital(rest))


def _match(unit: _Unit, gone: list[_Unit]) -> _Unit | None:
    """What stood in the unit's place."""
    ways: tuple[Callable[[_Unit], bool], ...] = (
        lambda other: bool(unit.name) and other.name == unit.name,
        lambda other: not (unit.name and other.name) and _alike(unit, other) >= _ALIKE,
    )
    own = [each for each in gone if each.part == unit.part]
    for way in ways:
        found = [each for each in own if way(each)]
        if found:
            return max(found, key=lambda each: _alike(unit, each))
    return None


def _alike(one: _Unit, other: _Unit) -> float:
    return SequenceMatcher(None, one.words, other.words, autojunk=False).ratio()


def _change(old: _Unit | None, new: _Unit | None) -> Change:
    """The sentences that are not in both."""
    told = new or old
    assert told is not None
    part = told.name or told.part
    before = old.sentences if old is not None else []
    after = new.sentences if new is not None else []
    return Change(
        part,
        paragraph(words for words in before if words not in after),
        paragraph(words for words in after if words not in before),
    )
