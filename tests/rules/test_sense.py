"""Odd games that make sense all the same: the checks raise no false alarm."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.rules.diagnostics import render
from hanafuda_desktop.rules.fingerprint import from_json, to_json
from hanafuda_desktop.rules.loader import LoadedGame

HEAD = """\
family: tableau
name: Odd
summary: An odd game.
deck: hanafuda-48
"""
EIGHT = """\
columns:
  - {id: beds, name: bed, sizes: [6, 6, 6, 6, 6, 6, 6, 6], build: {month: earlier}}
"""
MONTHS = """\
foundations:
  - {id: months, name: month, each: month, order: value}
win: {foundations: full}
"""

SOUND = {
    "a stock onto the columns": f"""
{HEAD}{MONTHS}
columns:
  - {{id: a, name: a, sizes: [5, 5, 5, 5]}}
stock: {{to: columns}}
""",
    "no redeals of a stock that goes onto the columns": f"""
{HEAD}{MONTHS}
columns:
  - {{id: a, name: a, sizes: [5, 5, 5, 5]}}
stock: {{to: columns, redeals: 0}}
""",
    "foundations of twelve cards": f"""
{HEAD}{EIGHT}
foundations:
  - {{id: ones, name: ones, plural: ones, start: {{month: 1}}, build: {{month: +1}}, limit: 12}}
  - {{id: fives, name: fives, start: {{month: 5}}, build: {{month: +5}}, limit: 12}}
  - {{id: sevens, name: sevens, start: {{month: 7}}, build: {{month: +7}}, limit: 12}}
  - {{id: elevens, name: elevens, start: {{month: 11}}, build: {{month: +11}}, limit: 12}}
win: {{foundations: full}}
""",
    "columns dealt nothing": f"""
{HEAD}{MONTHS}
columns:
  - {{id: a, name: a, sizes: [0, 0, 0, 0], empty: all}}
stock: {{redeals: 0}}
""",
    "foundations dealt their first card": f"""
{HEAD}
columns:
  - {{id: a, name: a, sizes: [12, 12, 12]}}
foundations:
  - {{id: m, name: m, each: month, order: value, dealt: 1}}
win: {{foundations: full}}
""",
    "foundations that go round": f"""
{HEAD}{EIGHT}
foundations:
  - {{id: r, name: r, count: 4, start: {{month: 1}}, build: {{month: later}}}}
win: {{foundations: full}}
""",
    "foundations in any order": f"""
{HEAD}{EIGHT}
foundations:
  - {{id: m, name: m, each: month}}
win: {{foundations: full}}
""",
    "foundations begun by one card": f"""
{HEAD}{EIGHT}
foundations:
  - {{id: m, name: m, each: month, order: value-down, start: {{place: 1}}}}
win: {{foundations: full}}
""",
    "one pile for all cards": f"""
{HEAD}{EIGHT}
foundations:
  - {{id: all, name: all, order: month}}
win: {{foundations: full, cards_left: 0, columns: empty}}
""",
    "pairs that add up to the deck": f"""
{HEAD}{EIGHT}
yaku:
  - {{id: pair, name: pair, times: 24, needs: [{{cards: all, count: 2, same: month}}]}}
collecting: {{columns_at_least: 2}}
win: {{yaku: all, cards_left: 0}}
""",
    "needs that share cards and still can be met": f"""
{HEAD}{EIGHT}
yaku:
  - id: pines
    name: pines
    needs: [{{cards: {{month: 1}}, count: 3}}, {{cards: {{month: 1, category: bright}}}}]
win: {{yaku: 1}}
""",
    "more yaku than can be had at once": f"""
{HEAD}{EIGHT}
yaku:
  - {{id: a, name: a, needs: [pine-crane], points: 3}}
  - {{id: b, name: b, needs: [pine-crane], points: -1}}
win: {{yaku: 1, points: 3}}
""",
    "yaku in a row": f"""
{HEAD}{EIGHT}
yaku:
  - {{id: c, name: c, needs: [iris-bridge], after_yaku: [a, b], after: 2}}
  - {{id: b, name: b, needs: [plum-warbler], after_yaku: a}}
  - {{id: a, name: a, needs: [pine-crane]}}
win: {{yaku: all}}
""",
    "won by runs alone": f"{HEAD}{EIGHT}win: {{columns: runs}}\n",
    "cells are dealt the rest": f"""
{HEAD}{MONTHS}
columns:
  - {{id: a, name: a, sizes: [11, 11, 11, 11], build: {{month: adjacent}}}}
cells: {{count: 6, dealt: 4}}
""",
    "groups that feed each other": f"""
{HEAD}{MONTHS}
columns:
  - id: a
    name: a
    sizes: [11, 11, 11]
    takes_from: [b, waste, columns]
    refill: [b, stock]
  - {{id: b, name: b, sizes: [12], empty: nothing}}
stock: {{}}
""",
    "a waste that can be played on": f"""
{HEAD}
columns:
  - {{id: a, name: a, sizes: [5, 5, 5, 5, 5, 5, 5], build: nothing}}
stock: {{redeals: 0, build: {{month: adjacent}}}}
win: {{columns: empty}}
""",
    "a smaller deck": f"""
{HEAD.replace("hanafuda-48", "{name: Small, cards: {without: [{month: [6, 7]}]}}")}{MONTHS}
columns:
  - {{id: a, name: a, sizes: [8, 8, 8, 8, 8]}}
""",
    "a real-time game of one column that is never joined": """
family: speed
name: Odd
summary: An odd game.
players: {least: 2, most: 2}
deck: hanafuda-48
columns: 12
fits: [{category: same}, {month: later, wrap: false}]
joining: {fits: nothing}
turning: by-itself
points: {counts: all}
""",
    "a real-time game in which any card fits": """
family: speed
name: Odd
summary: An odd game.
players: {least: 2, most: 2}
deck: {name: Half, cards: {month: [1, 2, 3, 4, 5, 6]}}
columns: [1, 1, 1, 1, 1, 1, 1, 1]
fits: {cards: all}
empty_columns: {category: bright}
too_few: {stacks: two, decides: nobody}
rounds: 1
""",
    "rules that overlap": f"""
{HEAD}{MONTHS}
columns:
  - id: beds
    name: bed
    sizes: [6, 6, 6, 6, 6, 6, 6, 6]
    build: [{{month: earlier}}, {{month: [-2, +2], wrap: false}}, {{place: next}}]
""",
}


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("text", SOUND.values(), ids=SOUND)
def test_no_false_alarm(
    text: str, write: Callable[[str, str], Path], load: Callable[[Path], LoadedGame]
) -> None:
    loaded = load(write("odd.yaml", text))
    assert render(loaded.diagnostics, loaded.sources) == ""
    assert loaded.rules is not None
    assert from_json(to_json(loaded.rules), LANGUAGE) == loaded.rules


def test_a_sign_that_is_no_mark_of_a_page_can_be_written(
    write: Callable[[str, str], Path], load: Callable[[Path], LoadedGame]
) -> None:
    text = "extends: koi-koi\nname: We <3 cards\nnotes: 1 < 2 and 3 > 2, R&D; <- and <<\n"
    assert load(write("odd.yaml", text)).diagnostics == ()
