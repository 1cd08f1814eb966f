"""``rules/README.md``: the language of rule files, for people who write them.

The tables come from the JSON Schema and so from the models; the way into the language and an
example for each part stand here and with the families.

``python -m hanafuda_desktop.families.language`` writes the file, and the JSON Schemas with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.cards.card import CARDS, MONTHS
from hanafuda_desktop.rules import json_schema
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.language import Language, ReferenceSection
from hanafuda_desktop.rules.layers import MAX_BASES
from hanafuda_desktop.rules.source import MAX_BYTES

# What the reference of rule files says in words: the way into the language, and examples.
#
# A test loads the games and reads every example by the models.

FIRST_GAME: Final = """\
family: tableau
name: Fans
summary: Sixteen fans of three cards; build every month from its chaff up to its brightest card.
deck: hanafuda-48

columns:
  - id: fans
    name: fan
    sizes: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]
    build: {month: adjacent}
    move: single

foundations:
  - id: months
    name: month
    each: month
    order: value

win:
  foundations: full
"""

VARIANT: Final = """\
extends: yatsuhashi
name: {en: "Yatsuhashi, two rounds"}
summary: The stock goes through twice and no more, and the last chaff of December is left alone.
stock:
  redeals: 1
yaku:
  - id: early-chaff
    points: 3
remove:
  - yaku.kiri-kasu
win:
  cards_left: 3
"""

_SHARED: Final = (
    ReferenceSection(
        "Credit",
        "`credits`",
        "credits:\n  - {author: Ryan Sartor, work: Yatsuhashi Solitaire}\n",
        chapter="In games of every family",
    ),
    ReferenceSection("Players", "`players`", "players: {least: 1, most: 1}\n"),
    ReferenceSection(
        "Deck",
        "`deck`",
        "deck:\n  name: {en: Hanafuda without the willow}\n  cards: {without: {month: 11}}\n",
        "`deck: hanafuda-48` fetches `decks/hanafuda-48.yaml`, beside the rule file or in the "
        "program's list. A deck that one game alone uses can stand in its rule file.",
    ),
    ReferenceSection(
        "Need",
        "`needs` of a yaku",
        "yaku:\n"
        "  - id: kiri-kasu\n"
        "    name: Kiri-Kasu\n"
        "    needs:\n"
        "      - {cards: {category: chaff, month: 12}, count: 3}\n"
        "      - paulownia-phoenix\n",
        "A card's id, or a list of them, is a need of one of these cards.",
    ),
    ReferenceSection(
        "Selector",
        "Cards",
        "cells:\n"
        "  count: 4\n"
        "  cards:\n"
        "    - {category: [bright, animal], month: [1, 2, 3]}\n"
        "    - {ribbon: poetry, without: plum-ribbon}\n"
        "    - willow-lightning\n",
        "Wherever cards are meant, write `all`, a card's id, a map of the keys below, or a list of "
        "ids and maps: a card that any of them names is meant.",
    ),
    ReferenceSection(
        "Fit",
        "What fits on what",
        "columns:\n"
        "  - id: beds\n"
        "    name: bed\n"
        "    sizes: [6, 6, 6, 6, 6, 6, 6, 6]\n"
        "    build:\n"
        "      - {month: earlier}\n"
        "      - {month: same, category: lower}\n",
        "Where a rule for placing cards is meant, write `nothing`, a map of the keys below, or a "
        "list of maps: a card may be placed if any of them allows it.",
    ),
)

_REPORT: Final = """\
fans.yaml:10:20: error: 'next' is not allowed here: one of any, same, different, earlier, later, \
adjacent is needed
    9 |     sizes: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]
   10 |     build: {month: next}
      |                    ^^^^
"""

INTRODUCTION: Final = f"""\
# The language of rule files

<!-- Written by `python -m hanafuda_desktop.families.language`; change the models. -->

Every game of Hanafuda Desktop is one YAML file in this folder, and a file of yours is as good as
one of ours: open it by its path, `hanafuda my-game.yaml`, or put it into your own folder of rule
files, and it is listed after ours. Rule files hold no code, and a broken one harms nothing else.

## A first game

```yaml
{FIRST_GAME}```

Save it as `fans.yaml`: the file's name is the game's name for commands, in small letters, digits
and single hyphens. Then

```
hanafuda check fans.yaml
```

prints everything that is wrong with it, each problem with its line, its column and a hint:

```
{_REPORT}```

It ends with exit code 0 if the game can be played and 1 if it cannot. `hanafuda simulate fans.yaml`
plays the game many times by chance.

Editors that know YAML language servers complete and explain keys while you type, if the file begins
with this line (with the path to `schema.json`):

```yaml
# yaml-language-server: $schema=schema.json
```

## How a file is read

- YAML in its plain meaning: maps (`key: value`), lists (`- entry` or `[a, b]`), comments after `#`.
- A value means what its key asks for and nothing else: `yes` is a word, `1:30` is a text, `012` is
  twelve. A flag is `true` or `false`.
- A key with `null`, `~` or nothing after it says that there is none: `stock: null`. Where something
  is needed, that is an error.
- Where a list is asked for and one entry is enough, that entry can stand alone: `month: 12`.
- A key that is unknown, misspelt or given twice is an error, never ignored.
- Anchors, aliases, tags, merge keys and several documents in one file are refused, and so is a file
  of more than {MAX_BYTES // 1024} kB. Indent with spaces.

### Numbers for players

A number that may depend on how many play is one number for all, or a map: `least: {{2: 7, 3: 3}}`.
`any` stands for all numbers of players that the map does not name.

### Words for people

Names, summaries and notes are texts; one text is English. For several languages write a map:
`name: {{en: Aka-Tan, ja: 赤短}}`.

## Variants

```yaml
{VARIANT}```

- `extends` names another game's file, beside this one or in the program's list; it may itself
  extend another (at most {MAX_BASES} in a row). What is not written here is as it is there.
- Maps merge key by key, however deep.
- Lists of parts that have an `id` (`columns`, `foundations`, `yaku`, `multipliers`, `wild` ...)
  merge by it: the part of that id is changed, a part with a new id is added at the end.
- Everything else is replaced as a whole: other lists, single values, and words, so that no
  translation of an old text stays beside a new one.
- `remove` lists paths that are taken out first: `yaku.kiri-kasu`, `stock.redeals`, `cells`.
- A variant has a name and a summary of its own, and is listed under the game it extends.

## All keys

"Needed" keys must be there, except in a file that `extends` another.
"""


_ANCHORS: Final = {
    "Words": "words-for-people",
    "CardsWanted": "cards",
    "CardId": "card-ids",
    "PerPlayers": "numbers-for-players",
    "LeastPerPlayers": "numbers-for-players",
}
_ANCHORS_OF_FITS: Final = {"Fits": "what-fits-on-what", "Fit": "what-fits-on-what"}
_NAMES: Final = {
    "Words": "words",
    "CardsWanted": "cards",
    "CardId": "card id",
    "Fits": "what fits",
    "PerPlayers": "a number for players",
    "LeastPerPlayers": "a number for players, 1 or more",
}
_KEYS: Final = {"^[2-7]$": "each number of players, `2` to `7`"}
"""What the keys of a map from names to parts are, by their pattern."""


def anchor(title: str) -> str:
    """The anchor that a Markdown page has for a heading."""
    kept = "".join(char for char in title.lower() if char.isalnum() or char in " -_")
    return kept.strip().replace(" ", "-")


def parts(language: Language) -> tuple[ReferenceSection, ...]:
    """All sections, those of each family first."""
    return (*language.parts(), *_SHARED)


class _Types:
    """Says in words what a schema allows.

    Args:
        definitions: the schema's parts.
        sections: the sections of the reference.
    """

    def __init__(
        self, definitions: Mapping[str, Any], sections: tuple[ReferenceSection, ...]
    ) -> None:
        self._definitions = definitions
        self._anchors = {part.model: anchor(part.title) for part in sections}
        self._anchors |= _ANCHORS | _ANCHORS_OF_FITS

    def words(self, schema: Mapping[str, Any]) -> str:
        """The type as a phrase in Markdown."""
        match schema:
            case {"$ref": str(ref)}:
                return self._named(ref.rpartition("/")[2])
            case {"anyOf": branches}:
                return self._union(branches)
            case {"const": word}:
                return f"`{word}`"
            case {"enum": choices}:
                return ", ".join(f"`{word}`" for word in choices)
            case {"type": "integer"}:
                return _bounds(schema)
            case {"type": "boolean"}:
                return "`true` or `false`"
            case {"type": "array", "items": items}:
                return self._listed(items) + _most(schema)
            case {"patternProperties": patterns}:
                ((pattern, values),) = patterns.items()
                return f"{self.words(values)} for {_KEYS[pattern]}"
            case {"type": "string"}:
                return "a name" if "pattern" in schema else "a text"
        raise ValueError(schema)

    def _listed(self, items: Mapping[str, Any]) -> str:
        return f"list of {self.words(items)}".replace("list of [a map]", "list of [maps]")

    def _named(self, name: str) -> str:
        part = self._definitions[name]
        if name not in self._anchors:
            return self.words(part)
        return f"[{_NAMES.get(name, 'a map')}](#{self._anchors[name]})"

    def _union(self, branches: list[Mapping[str, Any]]) -> str:
        real = [branch for branch in branches if branch.get("type") != "null"]
        words = [
            f"a list of such{_most(branch)}" if branch.get("items") in real else self.words(branch)
            for branch in real
        ]
        return " or ".join(dict.fromkeys(words))


def _most(schema: Mapping[str, Any]) -> str:
    """How many entries a list may have."""
    most = schema.get("maxItems")
    return "" if most is None else f" (at most {most})"


def _bounds(schema: Mapping[str, Any]) -> str:
    match schema:
        case {"minimum": least, "maximum": most}:
            return f"{least} to {most}"
        case {"minimum": least}:
            return f"{least} or more"
        case _:
            return "a whole number"


def _default(schema: Mapping[str, Any], *, required: bool) -> str:
    if required:
        return "**needed**"
    match schema.get("default"):
        case None | "" | [] | {}:
            return ""
        case bool(value):
            return f"`{str(value).lower()}`"
        case value:
            return f"`{_flow(value)}`"


def _flow(value: Any) -> str:
    """A value as a rule file would write it on one line."""
    match value:
        case [single]:
            return _flow(single)
        case list():
            return f"[{', '.join(_flow(each) for each in value)}]"
        case dict():
            return f"{{{', '.join(f'{key}: {_flow(each)}' for key, each in value.items())}}}"
        case _:
            return str(value)


def _table(part: Mapping[str, Any], types: _Types) -> Iterator[str]:
    yield "| key | value | if left out | meaning |"
    yield "|---|---|---|---|"
    required = part.get("required", [])
    for key, schema in part["properties"].items():
        default = _default(schema, required=key in required)
        meaning = schema.get("description", "").replace("|", "\\|")
        yield f"| `{key}` | {types.words(schema)} | {default} | {meaning} |"


def _section(
    part: ReferenceSection, definitions: Mapping[str, Any], types: _Types
) -> Iterator[str]:
    schema = definitions[part.model]
    if part.chapter:
        yield f"## {part.chapter}\n"
    more = f" {part.more}" if part.more else ""
    yield f"### {part.title}\n\n{schema['description']}{more}\n"
    yield f"```yaml\n{part.example.rstrip()}\n```\n"
    yield from _table(schema, types)
    yield ""


def _card_table() -> Iterator[str]:
    yield "## Card ids\n"
    yield "| month | flower | ids, by place in the month | kinds |"
    yield "|---|---|---|---|"
    for month in MONTHS:
        cards = [card for card in CARDS if card.month == month.number]
        ids = ", ".join(f"`{card.id}`" for card in cards)
        kinds = ", ".join(
            f"{card.ribbon} ribbon" if card.ribbon else str(card.category) for card in cards
        )
        yield f"| {month.number} | {month.english} | {ids} | {kinds} |"
    roles = ", ".join(f"`{card.role}` ({card.id})" for card in CARDS if card.role)
    yield f"\nRoles: {roles}."


def reference_text(catalogue: Catalogue) -> str:
    """What ``rules/README.md`` must hold.

    Args:
        catalogue: the games that come with the program.
    """
    definitions = json_schema.game_schema(catalogue)["$defs"]
    sections = parts(catalogue.language)
    types = _Types(definitions, sections)
    lines = [INTRODUCTION]
    for part in sections:
        lines += _section(part, definitions, types)
    lines += _card_table()
    return "\n".join(lines) + "\n"


def write(folder: Path, catalogue: Catalogue) -> None:
    """Write the reference and the JSON Schemas into a folder of rule files."""
    (folder / "README.md").write_text(reference_text(catalogue), "utf-8", newline="\n")
    json_schema.write(folder, catalogue)
