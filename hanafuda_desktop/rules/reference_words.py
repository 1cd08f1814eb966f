"""What the reference of rule files says in words: the way into the language, and examples.

A test loads the games and reads every example by the models.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.rules.layering import MAX_BASES
from hanafuda_desktop.rules.reading import MAX_BYTES
from hanafuda_desktop.rules.reference_fishing import FISHING_PARTS
from hanafuda_desktop.rules.reference_part import Part
from hanafuda_desktop.rules.reference_shedding import SHEDDING_PARTS
from hanafuda_desktop.rules.reference_speed import SPEED_PARTS

__all__ = ["FIRST_GAME", "INTRODUCTION", "PARTS", "VARIANT"]


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

PARTS: Final = (
    Part(
        "TableauRules",
        "A patience: `family: tableau`",
        FIRST_GAME,
        "These keys stand at the top of the file.",
        chapter="Patiences",
    ),
    Part(
        "ColumnGroup",
        "`columns`",
        "columns:\n"
        "  - id: beds\n"
        "    name: {en: bed, fr: massif}\n"
        "    sizes: [7, 7, 7, 7, 7, 7]\n"
        "    face_up: 1\n"
        "    build: {month: earlier}\n"
        "    move: run\n"
        "    empty: {category: bright}\n"
        "  - id: reserve\n"
        "    name: reserve\n"
        "    sizes: [6]\n"
        "    build: nothing\n"
        "    empty: nothing\n",
    ),
    Part("Stock", "`stock`", "stock: {turn: 3, redeals: 2}\n"),
    Part("Cells", "`cells`", "cells: {count: 3}\n"),
    Part(
        "FoundationGroup",
        "`foundations`",
        "foundations:\n  - id: kinds\n    name: pile\n    each: category\n    order: month\n",
    ),
    Part(
        "TableauYaku",
        "`yaku` of a patience",
        "yaku:\n"
        "  - id: late-chaff\n"
        "    name: {en: Late Chaff}\n"
        "    times: 2\n"
        "    needs:\n"
        "      - {cards: {category: chaff, month: [6, 7, 8, 9, 10]}, each: month}\n"
        "  - id: aka-tan\n"
        "    name: {en: Aka-Tan, ja: 赤短}\n"
        "    needs: [pine-ribbon, plum-ribbon, cherry-ribbon]\n"
        "    after: 1\n",
    ),
    Part("Collecting", "`collecting`", "collecting: {columns_at_least: 1, waste_at_most: all}\n"),
    Part("Win", "`win`", "win: {foundations: full}\n"),
    *FISHING_PARTS,
    *SHEDDING_PARTS,
    *SPEED_PARTS,
    Part(
        "Credit",
        "`credits`",
        "credits:\n  - {author: Ryan Sartor, work: Yatsuhashi Solitaire}\n",
        chapter="In games of every family",
    ),
    Part("Players", "`players`", "players: {least: 1, most: 1}\n"),
    Part(
        "Deck",
        "`deck`",
        "deck:\n  name: {en: Hanafuda without the willow}\n  cards: {without: {month: 11}}\n",
        "`deck: hanafuda-48` fetches `decks/hanafuda-48.yaml`, beside the rule file or in the "
        "program's list. A deck that one game alone uses can stand in its rule file.",
    ),
    Part(
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
    Part(
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
    Part(
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

<!-- Written by `python -m hanafuda_desktop.rules.reference`; change the models, not this page. -->

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
