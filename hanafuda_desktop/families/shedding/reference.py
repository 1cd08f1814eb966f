"""What the reference says in words of shedding games: an example of each part."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.rules.language import ReferenceSection

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

SHEDDING_PARTS: Final = (
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
