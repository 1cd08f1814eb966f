"""What the reference of rule files says in words: the way into the language, and examples.

A test loads the games and reads every example by the models.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.rules.inheritance import MAX_BASES
from hanafuda_desktop.rules.source import MAX_BYTES

__all__ = [
    "FIRST_GAME",
    "FISHING_GAME",
    "INTRODUCTION",
    "SECTIONS",
    "SHEDDING_GAME",
    "SPEED_GAME",
    "VARIANT",
    "ReferenceSection",
]

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
"""The game by which the reference shows what a rule file is."""

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

_REPORT: Final = """\
fans.yaml:10:20: error: 'next' is not allowed here: one of any, same, different, earlier, later, \
adjacent is needed
    9 |     sizes: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]
   10 |     build: {month: next}
      |                    ^^^^
"""

INTRODUCTION: Final = f"""\
# The language of rule files

<!-- Written by `python packaging/rule_language.py`; change the models. -->

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


@dataclass(frozen=True, slots=True)
class ReferenceSection:
    """A section of the reference.

    Attributes:
        model: the name of the part in the JSON Schema.
        title: its heading.
        example: some lines of a rule file; the test reads them as part of a whole game.
        more: what the table cannot say.
        family: the family of the game that the example is a part of.
        chapter: the heading of the chapter that begins with it.
    """

    model: str
    title: str
    example: str
    more: str = ""
    family: str = "tableau"
    chapter: str = ""


_TABLEAU: Final = (
    ReferenceSection(
        "TableauRules",
        "A patience: `family: tableau`",
        FIRST_GAME,
        "These keys stand at the top of the file.",
        chapter="Patiences",
    ),
    ReferenceSection(
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
    ReferenceSection("Stock", "`stock`", "stock: {turn: 3, redeals: 2}\n"),
    ReferenceSection("Cells", "`cells`", "cells: {count: 3}\n"),
    ReferenceSection(
        "FoundationGroup",
        "`foundations`",
        "foundations:\n  - id: kinds\n    name: pile\n    each: category\n    order: month\n",
    ),
    ReferenceSection(
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
    ReferenceSection(
        "Collecting", "`collecting`", "collecting: {columns_at_least: 1, waste_at_most: all}\n"
    ),
    ReferenceSection("Win", "`win`", "win: {foundations: full}\n"),
)

FISHING_GAME: Final = """\
family: fishing
name: Three Flowers
summary: Capture flowers by month; brights count most, and three yaku hurt all the others.
players: {least: 2, most: 3}
deck: hanafuda-48
rounds: 6

deal:
  2: {hand: 8, field: 8}
  3: {hand: 7, field: 6}

round_score: {others_yaku: true}
yaku_points: 30

yaku:
  - {id: poems, name: Poems, needs: [{cards: {ribbon: poetry}, count: 3}]}
  - {id: moon, name: Moon Viewing, needs: [susuki-moon, chrysanthemum-cup]}
  - {id: beasts, name: Beasts, needs: [clover-boar, maple-deer], points: 20}
"""

_FISHING: Final = (
    ReferenceSection(
        "FishingRules",
        "A fishing game: `family: fishing`",
        FISHING_GAME,
        "These keys stand at the top of the file. A turn is a hand card and then a stock card: "
        "each captures what it matches on the field, or stays there.",
        family="fishing",
        chapter="Fishing games",
    ),
    ReferenceSection(
        "FishingDeal",
        "`deal`",
        "deal:\n  2: {hand: 8, field: 8, packet: 4}\n  3: {hand: 7, field: 6}\n",
        "It stands under the number of players.",
        family="fishing",
    ),
    ReferenceSection(
        "Wild",
        "`wild`",
        "wild:\n"
        "  - id: lightning\n"
        "    name: Lightning\n"
        "    cards: {role: lightning}\n"
        "    takes: {without: {month: 11}}\n"
        "    drawn_takes: {without: {month: 11}}\n"
        "    drawn_must: true\n"
        "    last_takes_all: true\n",
        family="fishing",
    ),
    ReferenceSection(
        "Bombs",
        "`bombs`",
        "bombs: {show: first-turn, bomb: true, draws: 2}\n",
        family="fishing",
    ),
    ReferenceSection(
        "Stealing",
        "`stealing`",
        "stealing: {cards: {category: chaff}, empty_field: 2}\n",
        family="fishing",
    ),
    ReferenceSection(
        "DealtHand",
        "`dealt_hands`",
        "dealt_hands:\n"
        "  - {id: teshi, name: {en: Teshi, ja: 手四}, months: 4, points: 6}\n"
        "  - {id: pairs, name: Pairs, months: [2, 2, 2, 2], exact: true, ends: redeal}\n",
        family="fishing",
    ),
    ReferenceSection(
        "CountsAs",
        "`counts_as`",
        "counts_as:\n"
        "  - {id: cup, cards: {role: sake-cup}, category: chaff, count: 2, when: either}\n"
        "  - {id: lightning, cards: {role: lightning}, category: chaff, count: 2}\n",
        "At most six cards may count as one kind or the other, since every choice is tried.",
        family="fishing",
    ),
    ReferenceSection(
        "CardValue",
        "`values`",
        "values:\n"
        "  - {id: all, cards: all, points: 1}\n"
        "  - {id: brights, cards: {category: bright}, points: 20}\n"
        "  - {id: rain-man, cards: {role: rain-man}, points: 5}\n",
        family="fishing",
    ),
    ReferenceSection(
        "FishingYaku",
        "`yaku` of a fishing game",
        "yaku:\n"
        "  - id: goko\n"
        "    name: {en: Goko, ja: 五光}\n"
        "    needs: [{cards: {category: bright}, count: 5}]\n"
        "    points: 10\n"
        "    group: brights\n"
        "  - id: sanko\n"
        "    name: {en: Sanko, ja: 三光}\n"
        "    needs: [{cards: {category: bright, without: willow-rainman}, count: 3}]\n"
        "    points: 5\n"
        "    group: brights\n"
        "  - id: aka-tan\n"
        "    name: {en: Aka-tan, ja: 赤短}\n"
        "    needs: [{cards: {ribbon: poetry}, count: 3}]\n"
        "    points: 5\n"
        "    extra: {cards: {category: ribbon}}\n"
        "    over: tan\n"
        "  - id: tan\n"
        "    name: {en: Tan, ja: 短冊}\n"
        "    needs: [{cards: {category: ribbon}, count: 5}]\n"
        "    points: 1\n"
        "    extra: {}\n"
        "  - id: month\n"
        "    name: The month's four\n"
        "    needs: [{cards: all, count: 4}]\n"
        "    round_month: true\n"
        "    points: 4\n",
        family="fishing",
    ),
    ReferenceSection(
        "Extra",
        "`extra` of a yaku",
        "yaku:\n"
        "  - id: seven-ribbons\n"
        "    name: Seven Ribbons\n"
        "    needs: [{cards: {category: ribbon}, count: 7}]\n"
        "    points: 10\n"
        "    extra: {points: [2, 4, 8]}\n",
        "`extra: {}` is one point for each further card.",
        family="fishing",
    ),
    ReferenceSection(
        "RoundScore",
        "`round_score`",
        "round_score: {par: {2: 132, 3: 88}, others_yaku: true}\n",
        "What a side's round is worth is its card points, less `par`, plus its own yaku, less the "
        "yaku of all others: as far as each is switched on.",
        family="fishing",
    ),
    ReferenceSection(
        "BestPoints",
        "`best_earns`",
        "best_earns:\n  - {points: 1}\n  - {lead: 100, points: 2}\n",
        family="fishing",
    ),
    ReferenceSection(
        "Stopping",
        "`stopping`",
        "stopping:\n"
        "  least: {2: 7, 3: 3}\n"
        "  stop: {en: Stop, ko: 스톱}\n"
        "  go: {en: Go, ko: 고}\n"
        "  go_points: 1\n",
        "With `stopping`, a player with yaku ends the round and is paid for them; without it, "
        "every round is played to its end and counted by `round_score`.",
        family="fishing",
    ),
    ReferenceSection(
        "Exhausted",
        "`exhausted`",
        "stopping: {stop: Game, go: Koi-koi}\nexhausted: {scores: dealer, points: 6}\n",
        family="fishing",
    ),
    ReferenceSection(
        "Multiplier",
        "`multipliers`",
        "stopping: {stop: Stop, go: Go}\n"
        "multipliers:\n"
        "  - id: called\n"
        "    name: The others had called\n"
        "    when: {opponent_calls: 1}\n"
        "    repeat: sum\n"
        "  - id: seven-or-more\n"
        "    name: Seven points or more\n"
        "    when: {total: 7}\n"
        "  - id: few-chaff\n"
        "    name: Hardly any chaff\n"
        "    payer: {cards: {category: chaff}, most: 4}\n",
        family="fishing",
    ),
    ReferenceSection(
        "When",
        "`when` of a multiplier",
        "stopping: {stop: Stop, go: Go}\n"
        "multipliers:\n"
        "  - id: seven-animals\n"
        "    name: Seven animals of the dealer's\n"
        "    when: {dealer: true, captured: {cards: {category: animal}, count: 7}}\n",
        "Without any of these keys it always holds.",
        family="fishing",
    ),
    ReferenceSection(
        "PayerHas",
        "`payer` of a multiplier",
        "stopping: {stop: Stop, go: Go}\n"
        "multipliers:\n"
        "  - id: few-chaff\n"
        "    name: Few chaff, but some\n"
        "    payer: {cards: {category: chaff}, least: 1, most: {2: 7, 3: 5}}\n",
        family="fishing",
    ),
)

SHEDDING_GAME: Final = """\
family: shedding
name: Falling Leaves
summary: Match the field, and hand the others more to rake.
players: {least: 2, most: 3}
deck: hanafuda-48

deal:
  2: {hand: 6, field: 4}
  3: {hand: 5, field: 4}

combinations:
  - {id: rake, name: Rake, hand: 1, onto: field}
  - {id: pair, name: Pair, hand: 2}

effects:
  - {id: gust, name: Gust, cards: {category: bright}, draw: 2}
  - {id: rest, name: Rest, cards: {category: animal}, skip: true}
"""

_SHEDDING: Final = (
    ReferenceSection(
        "SheddingRules",
        "A shedding game: `family: shedding`",
        SHEDDING_GAME,
        "These keys stand at the top of the file. A turn is one combination, or a struggle: a card "
        "drawn in its place. Whoever is first without cards wins the round, and the others pay for "
        "what they have left.",
        family="shedding",
        chapter="Shedding games",
    ),
    ReferenceSection(
        "SheddingDeal",
        "`deal` of a shedding game",
        "deal:\n  2: {hand: 7, field: 4, discard: 1}\n  3: {hand: 5, field: 4, discard: 1}\n",
        "It stands under the number of players.",
        family="shedding",
    ),
    ReferenceSection(
        "Combination",
        "`combinations`",
        "combinations:\n"
        "  - {id: cover, name: Cover, hand: 1, onto: field}\n"
        "  - {id: sweep, name: Sweep, field: 2, lay: 1, effect: false}\n"
        "  - id: follow\n"
        "    name: Follow\n"
        "    hand: {least: 1, most: 2}\n"
        "    onto: discard\n"
        "    cards: {without: {category: bright}}\n"
        "    match: [{month: same}, {category: same}]\n",
        "A combination takes hand cards, which come to lie one upon the other on the discard pile; "
        "or field cards; or both, the field cards beneath.",
        family="shedding",
    ),
    ReferenceSection(
        "HandCount",
        "`hand` of a combination",
        "combinations:\n  - {id: some, name: Some, hand: {least: 2, most: 4}}\n",
        "A number by itself is both.",
        family="shedding",
    ),
    ReferenceSection(
        "StruggleRules",
        "`struggle`",
        "struggle: {discard: true, effect: true, only_if_stuck: true}\n",
        family="shedding",
    ),
    ReferenceSection(
        "Effect",
        "`effects`",
        "effects:\n"
        "  - {id: rain, name: Rain, cards: {role: rain-man}, draw: 1, who: others}\n"
        "  - {id: bright, name: Bright, cards: {category: bright}, draw: 1, skip: true}\n"
        "  - {id: cup, name: Cup, cards: {role: sake-cup}, swap: choose}\n"
        "  - {id: bridge, name: Bridge, cards: {role: bridge}, reverse: true}\n"
        "  - {id: swallow, name: Swallow, cards: {role: swallow}, again: true}\n",
        "An effect acts one time, on whoever is next; with two players a reversal changes nothing.",
        family="shedding",
    ),
    ReferenceSection(
        "PalmRace",
        "`race`",
        "race: {least_players: 3, settled_by: hands, first: exempt, last: forfeit}\n",
        family="shedding",
    ),
)

SPEED_GAME: Final = """\
family: speed
name: Whirlwind
summary: Blow your petals onto the months beside them, before the other does.
players: {least: 2, most: 2}
deck: hanafuda-48

columns: [3, 3, 3, 3]
fits:
  - {month: adjacent}
  - {cards: {role: lightning}}
  - {onto: {role: lightning}}
turning: by-itself
"""

_SPEED: Final = (
    ReferenceSection(
        "SpeedRules",
        "A real-time game: `family: speed`",
        SPEED_GAME,
        "These keys stand at the top of the file. Each player has half the deck, lays out columns "
        "from it and keeps the rest as his own deck. On a count of three everybody turns a card of "
        "his deck into the middle, and plays from his columns until nobody can.",
        family="speed",
        chapter="Real-time games",
    ),
    ReferenceSection(
        "Joining",
        "`joining`",
        "joining: {fits: [{month: same}, {month: adjacent}], to_middle: block}\n",
        "`joining: {fits: nothing}` forbids it.",
        family="speed",
    ),
    ReferenceSection(
        "Spoils",
        "`spoils`",
        "spoils: {winner: larger}\n",
        "Everybody keeps his deck, and the loser what he has laid out besides.",
        family="speed",
    ),
    ReferenceSection(
        "TooFew",
        "`too_few`",
        "too_few: {stacks: one, decides: short}\n",
        "Such a player lays out his cards as far as they go. The rules apply as well where both "
        "are short of cards. A stack in the middle that no deck begins takes any first card.",
        family="speed",
    ),
    ReferenceSection(
        "CardsLeft",
        "`points` of a real-time game",
        "points: {counts: all}\n",
        family="speed",
    ),
)

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

SECTIONS: Final = (*_TABLEAU, *_FISHING, *_SHEDDING, *_SPEED, *_SHARED)
"""All sections, those of each family first."""
