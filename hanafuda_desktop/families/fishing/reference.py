"""What the reference says in words of fishing games: an example of each part."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.rules.language import ReferenceSection

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

FISHING_PARTS: Final = (
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
